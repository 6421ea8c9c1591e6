"""A running game: the choices that are made, each on disk before anyone hears of it."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Final

from gloaming.kernel.choices import Seat
from gloaming.table.live.automatic import abilities
from gloaming.table.refusing import Refusal
from gloaming.table.requests import AutomaticAnswer, Choose, Interject
from gloaming.table.store.store import FinishedRow, PersonRow

if TYPE_CHECKING:
    from gloaming.table.live.table import Table

QUESTIONS: Final = 2**20  # more than any game asks


async def play(table: Table, person: PersonRow, request: Choose) -> None:
    """Makes somebody's choice."""
    seat = table.seat_to_play(person)
    await choose(table, seat, request.token, request.number - told_number(table, seat, 0))


async def interject(table: Table, person: PersonRow, request: Interject) -> None:
    """Makes a choice of somebody who need not be asked for it."""
    course, seat = table.running(), table.seat_to_play(person)
    if request.number != interjection_number(table, seat):
        raise Refusal("stale", "the game has moved on; look again first")
    if request.token not in [option.token for option in course.game.anytime(seat)]:
        raise Refusal("illegal", "you can only do that when asked")
    await choose(table, seat, request.token, None)


def interjection_number(table: Table, seat: Seat) -> int:
    """Returns the number under which a seat is told what it may choose at any time: another one after each reckoning.

    Who gives up just when a part of the game ends must not give up the next one.
    """
    return told_number(table, seat, table.running().game.reckonings)


def told_number(table: Table, seat: Seat, number: int) -> int:
    """Returns the number under which a seat is told of a question: another one after each going back."""
    return number + table.facts.seats[seat].rewinds * QUESTIONS


async def choose(table: Table, seat: Seat, token: str, number: int | None, report: str = "") -> None:
    """Takes a choice; one that was made for somebody comes with the report of it."""
    course, clocks = table.running(), table.answering.clocks
    place, ran = len(course.choices), dict(clocks.running)
    decision = course.game.decision_of(seat)
    choice = course.choose(seat, token, number, time())
    clocks.chosen(seat, table.hall.now())
    if course.game.over:
        table.facts.phase = "over"
    try:
        await table.save(place, [choice], finished(table) if course.game.over else None)
    except BaseException:
        clocks.running = ran
        course.go_back(course.choices[:place])
        raise
    if decision is not None and course.free[-1]:
        table.answering.tempo.chosen(seat, decision.number, table.hall.now())
    table.chosen({seat: report} if report else {})


def finished(table: Table) -> FinishedRow:
    """Returns how the game ended."""
    assert table.course is not None
    game, facts = table.course.game, table.facts
    return FinishedRow(
        id=table.id,
        game=facts.game,
        names=facts.names,
        people=[seat.person for seat in facts.seats],
        scores=list(game.scores),
        winners=list(game.winners),
        choices=len(table.course.choices),
        finished=time(),
        rated=facts.rated,
        private=facts.private,
        rules=table.rules,
    )


async def answer_automatically(table: Table, person: PersonRow, request: AutomaticAnswer) -> None:
    """Has an ability used always or never from now on, or has its person asked again.

    It is kept with the next choice. If it were saved and shown by itself, all could count that somebody had one to use.
    """
    seat = table.seat_to_play(person)
    table.running()
    seated = table.facts.seats[seat]
    offered = [id for _, id in abilities(table, seat) if id]
    if request.ability not in seated.automatic and request.ability not in offered:
        raise Refusal("illegal", "only an ability you can use or pass on now can be answered automatically")
    others = {id: answer for id, answer in seated.automatic.items() if id != request.ability}
    seated.automatic = others if request.answer == "ask" else {**others, request.ability: request.answer}
    table.answering.reconsider(seat)
    table.show_person(person.id)
