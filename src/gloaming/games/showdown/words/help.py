"""Showdown in short."""

from __future__ import annotations

from gloaming.games.showdown.words.decks import SHAPES

DISCIPLINES = ", ".join(f"{shape} {name[0].upper()} {name.capitalize()}" for name, shape in SHAPES.items())

RULES = f"""\
You have four Aces face down. Each damage reveals one, and with the
last one you lose the duel. A face-up Ace helps you from then on.

A turn: Actions in turn until both pass; one combat; both draw two.
After each of these, discard down to seven cards.

Combat: the attacker feints face up, then the defender; both strike
face down. Feint and strike make your total.
  strikes of different disciplines   the higher total wins
  strikes of the same discipline     the lower total wins
  equal totals                       a tie, no damage
The loser takes one damage. A winner whose feint and strike have the
same discipline may use the champion's trigger of that discipline.
A feint's base value is the number printed on it. Texts change base
values in the order of use; bonuses and penalties come on top.

The Black Joker is a feint that costs no card and comes back; one of
its two edges counts. Whoever cannot strike takes damage at once;
whoever must draw from an empty deck loses.

{DISCIPLINES}; J, Q, K count 11, 12, 13.
✦ marks a card with text.\
"""
