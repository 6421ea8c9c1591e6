"""Answers given beforehand: abilities that somebody wants used always or never, and windows in which to pass."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.game import Game
from gloaming.table.live.sights import asked
from gloaming.table.refusing import Refusal
from gloaming.table.requests import AutomaticAnswer, SetStop
from gloaming.table.store.store import PersonRow

if TYPE_CHECKING:
    from gloaming.table.live.table import Table

PASS: Final = "pass"


@dataclass(frozen=True)
class Settled:
    """An answer that somebody has given beforehand: its token, and what it is about in words, abilities or a window."""

    token: str
    about: str

    @property
    def plan(self) -> str:
        """What will be done, as a sentence."""
        return f"{'Passing' if self.token == PASS else 'Using'} {self.about}, as you chose ..."

    @property
    def report(self) -> str:
        """What was done, as a sentence."""
        return f"{'Passed' if self.token == PASS else 'Used'} {self.about}, as you chose."


def abilities(game: Game, seat: Seat) -> list[tuple[Option, str]]:
    """Returns what a seat is asked now: each option, and the optional ability that it uses, by its id."""
    decision = asked(game, seat)
    return [] if decision is None else [(option, game.optional_ability(seat, option)) for option in decision.options]


def called(table: Table, game: Game, seat: Seat, ids: Iterable[str]) -> str:
    """Returns what abilities of a seat are called, for the middle of a sentence."""
    looker = table.looker(seat)
    known = looker.words.ability_titles(looker.scene(table.facts.names, seat, then=game))
    return listed([known.get(id, id) for id in ids])


def window_called(table: Table, game: Game, seat: Seat) -> str:
    """Returns what the open window is called, for the middle of a sentence."""
    looker, id = table.looker(seat), game.open_window()
    title = looker.words.windows(looker.scene(table.facts.names, seat, then=game), [id])[id]
    return f"{title[:1].lower()}{title[1:]}"


def settled(table: Table, game: Game, seat: Seat) -> Settled | None:
    """Returns how a seat answers what it is asked as it said beforehand: only if that leaves one way to answer.

    What is never used is no choice. If nothing else is left the seat passes; if one ability is left that is always
    used, it is used; if there are more, its person has to say which, unless it passes in this window.
    """
    seated = table.facts.seats[seat]
    stop = seated.stops.get(game.open_window())
    if table.facts.phase != "playing" or stop == "always" or not (seated.automatic or stop):
        return None
    offered = abilities(game, seat)
    left = [(option, id) for option, id in offered if option.token != PASS and seated.automatic.get(id) != "never"]
    if offered and not left:
        return Settled(PASS, f"on {called(table, game, seat, [id for _, id in offered if id])}")
    if len(left) == 1 and seated.automatic.get(left[0][1]) == "always":
        return Settled(left[0][0].token, called(table, game, seat, [left[0][1]]))
    if stop == "never" and PASS in [option.token for option, _ in offered]:
        return Settled(PASS, f"({window_called(table, game, seat)})")
    return None


async def answer_automatically(table: Table, person: PersonRow, request: AutomaticAnswer) -> None:
    """Has an ability used always or never from now on, or has its person asked again."""
    seat = table.seat_to_play(person)
    game, automatic = table.running().game, table.facts.seats[seat].automatic
    if request.ability not in automatic and request.ability not in [id for _, id in abilities(game, seat) if id]:
        raise Refusal("illegal", "only an ability you can use or pass on now can be answered automatically")
    table.facts.seats[seat].automatic = {id: answer for id, answer in automatic.items() if id != request.ability}
    if request.answer != "ask":
        table.facts.seats[seat].automatic[request.ability] = request.answer
    settle(table, person, seat)


async def set_stop(table: Table, person: PersonRow, request: SetStop) -> None:
    """Has somebody asked in a window always, never, or whenever they can act."""
    seat = table.seat_to_play(person)
    game, stops = table.running().game, table.facts.seats[seat].stops
    if request.window not in stops and request.window not in game.windows():
        raise Refusal("illegal", "no such window can open in this game")
    table.facts.seats[seat].stops = {id: stop for id, stop in stops.items() if id != request.window}
    if request.stop != "ask":
        table.facts.seats[seat].stops[request.window] = request.stop
    settle(table, person, seat)


def settle(table: Table, person: PersonRow, seat: Seat) -> None:
    """Has what somebody said beforehand hold from now on.

    It is kept with the next choice. If it were saved and shown by itself, all could count that somebody had said it.
    """
    table.answering.reconsider(seat)
    table.show_person(person.id)
