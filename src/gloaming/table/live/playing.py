"""A running game: the choices that are made, each on disk before anyone hears of it."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Final

from gloaming.kernel.choices import Seat
from gloaming.table.live.runs import Answer
from gloaming.table.refusing import Refusal
from gloaming.table.requests import Choose, Interject
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


async def choose(table: Table, seat: Seat, token: str, number: int | None) -> None:
    """Takes a choice."""
    await make(table, [Answer(seat, token, number)])


async def make(table: Table, answers: list[Answer]) -> None:
    """Takes choices as one change: all of them are saved and shown, or none is made."""
    course, clocks, now = table.running(), table.answering.clocks, table.hall.now()
    place, ran = len(course.choices), dict(clocks.running)
    try:
        for answer in answers:
            choose = course.choose
            if len(course.choices) > place:
                choose = course.choose_then
                table.answering.run_clocks()
            choose(answer.seat, answer.token, answer.number, time())
            clocks.chosen(answer.seat, now)
        if course.game.over:
            table.facts.phase = "over"
        await table.save(place, course.choices[place:], finished(table) if course.game.over else None)
    except BaseException:
        clocks.running = ran
        if len(course.choices) > place:
            course.go_back(course.choices[:place])
        raise
    for answer, free in zip(answers, course.free[place:], strict=True):
        if free and answer.number is not None and not answer.unasked:
            table.answering.tempo.chosen(answer.seat, answer.number, now)
    table.chosen(reports(answers))


def reports(answers: list[Answer]) -> dict[Seat, str]:
    """Returns what each seat reads of all that was answered for it."""
    told = {answer.seat: [each.report for each in answers if each.seat == answer.seat] for answer in answers}
    return {seat: " ".join(dict.fromkeys(filter(None, said))) for seat, said in told.items() if any(said)}


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
