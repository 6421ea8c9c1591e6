"""Shadows & Syndicates in short."""

from __future__ import annotations

RULES = """\
Bring the other side's Leader down to 0 KT. A Family in play makes its
Leader immune to attacks, so the Family usually has to go first.

KT are counted in tens, from 10 to 60; at 0 a character is out. Team
analysis comes before the match: move your Supporters, bring in the other
half of a duo in place of somebody you drew, and see who has to leave
because of a penalty.

A turn is one action:
  attack              free, takes 10 KT from an enemy
  skill               for a character at 60 KT, costs 10 of them
  last act            at any KT; then its character leaves, unless
                      the card needs a roll that fails
  draw an FX card     used at once; about half of them hurt you
  play a kept card    a helpful Super Rare that you kept when drawn
  move a Bodyguard    one at 60 KT, onto another of your characters

Attacks, those of skills too, cannot hurt an immune character. A hit by
an FX card can.

In a slot only the top character acts and takes damage; whoever it
covers has 60 KT when uncovered. An FX card on a slot takes the damage as
long as it has KT, and its character cannot act unless the card says
it stays active. Any damage left over is lost.

A newcomer fills an empty slot; if there is none, it becomes a
Bodyguard for one of yours. The Leader's one-time skill needs 60 KT
too; the faction card turns black when it is used.

A match won is worth a point, and so is a series. You can surrender a
match at any time.\
"""

TEAMS = """

Two against two: you act with the characters of your own flank, with
Leader and Family, and with the Bodyguards you drew. Teammates take turns.
A kept Super Rare belongs to whoever drew it.\
"""
