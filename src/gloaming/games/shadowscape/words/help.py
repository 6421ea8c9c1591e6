"""Shadowscape in short."""

from __future__ import annotations

RULES = """\
Two Actions a turn, each with another Action Card. The card then turns
to its other side and is exhausted until your turn is over; a card with
a Wound on it cannot be used.

  move       with any card; you stop where an Enemy is
  attack     damage of at least its Defence eliminates an Enemy, and
             you may take it as a Trophy; anything less does nothing
  search     points of at least its value find the Treasure there
  prepare    draw Fate Cards, then discard down to your Hand Size
  heal       remove Wounds

Fate Cards boost an Action: each with the symbol at the bottom of the
card adds 1. MOVE boosts every Move, and DEFENCE cancels damage when
you are attacked. Trophies and Treasures may be three at most.

Once a turn you may claim a card that lies open: Equipment for a
Treasure, a General Action for Trophies, a Whisper for what it asks,
which you keep. Once a turn you may alter fate: discard a Fate Card
for its text.

Then a Fate Card is drawn, and every Enemy of the type on it is
activated. With a Hero in range it stays; otherwise it follows its
signs from door to door. Then it attacks. If there is none of that
type, one appears in each of its Lairs. Heroes never die.

The last Whisper brings the Lord of the Dungeon to the middle.
"""

COMPETITIVE = """\
Slay it, and you can claim that Whisper; then everybody else has one
more turn. The most Shadow Shards win, one more if you end in a room
that has one.\
"""

COOP = """\
Slay it, and you all win. When the last Fate Card has been drawn and
carried out, you have all lost.\
"""
