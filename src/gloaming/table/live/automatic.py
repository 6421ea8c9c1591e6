"""Automatic answers: abilities that somebody wants used always or never, so that they are not asked each time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Option, Seat
from gloaming.table.live.sights import asked

if TYPE_CHECKING:
    from gloaming.table.live.table import Table

PASS: Final = "pass"


@dataclass(frozen=True)
class Settled:
    """An answer that somebody has given beforehand: its token, and what the abilities are called that it is about."""

    token: str
    titles: list[str]

    @property
    def plan(self) -> str:
        """What will be done, as a sentence."""
        return f"{'Passing on' if self.token == PASS else 'Using'} {listed(self.titles)}, as you chose ..."

    @property
    def report(self) -> str:
        """What was done, as a sentence."""
        return f"{'Passed on' if self.token == PASS else 'Used'} {listed(self.titles)}, as you chose."


def abilities(table: Table, seat: Seat) -> list[tuple[Option, str]]:
    """Returns what a seat is asked now: each option, and the optional ability that it uses, by its id."""
    game = table.running().game
    decision = asked(game, seat)
    return [] if decision is None else [(option, game.optional_ability(seat, option)) for option in decision.options]


def titles(table: Table, seat: Seat, ids: Iterable[str]) -> list[str]:
    """Returns what abilities of a seat are called."""
    looker = table.looker(seat)
    known = looker.words.ability_titles(looker.scene(table.facts.names, seat))
    return [known[id] for id in ids]


def settled(table: Table, seat: Seat) -> Settled | None:
    """Returns how a seat answers what it is asked as it said beforehand: only if that leaves one way to answer.

    What is never used is no choice. If nothing else is left the seat passes; if one ability is left that is always
    used, it is used; if there are more, its person has to say which.
    """
    automatic = table.facts.seats[seat].automatic
    if not automatic or table.course is None or table.facts.phase != "playing":
        return None
    offered = abilities(table, seat)
    left = [(option, id) for option, id in offered if option.token != PASS and automatic.get(id) != "never"]
    if offered and not left:
        return Settled(PASS, titles(table, seat, [id for _, id in offered if id]))
    if len(left) == 1 and automatic.get(left[0][1]) == "always":
        return Settled(left[0][0].token, titles(table, seat, [left[0][1]]))
    return None
