"""Showdown in short."""

from __future__ import annotations

RULES = """\
Four Aces lie face down before you: each hit turns one, the last one
loses the duel. An open Ace helps its owner from then on.

A turn: Actions in turn until both pass; one combat; both draw two.
After each of the three you keep at most seven cards.

Combat: the attacker feints face up, then the defender; both strike
face down. Feint and strike make your total.
  strikes of different disciplines   the higher total wins
  strikes of the same discipline     the lower total wins
  equal totals                       a tie, nobody is hit
The loser is hit. A winner whose feint and strike are of one
discipline may use the champion's trigger of that discipline.

The Black Joker is a feint that costs no card and comes back; one of
its two edges counts. Whoever cannot strike is hit at once, whoever
must draw from an empty deck has lost.

▲ P Physical, ● I Intellect, ■ C Cunning; J, Q, K count 11, 12, 13.
✦ marks a card with a text of its own.\
"""
