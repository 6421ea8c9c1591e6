"""Undoing a choice: freely while it is covered or nobody minds, else with the leave of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.kernel.choices import Seat
from gloaming.table.live.course import Course, Undoing
from gloaming.table.refusing import Refusal
from gloaming.table.requests import AnswerUndo, Undo
from gloaming.table.store.store import PersonRow

if TYPE_CHECKING:
    from gloaming.table.live.table import Table


def alone(table: Table, seat: Seat) -> bool:
    """Tells whether nobody but bots plays with a seat."""
    others = [other for number, other in enumerate(table.facts.seats) if number != seat]
    return all(other.level is not None or other.person is None for other in others)


def awaited(table: Table) -> list[Seat]:
    """Returns the seats of people who have yet to allow that a choice is undone."""
    if table.undo_asked is None:
        return []
    people = (number for number, each in enumerate(table.facts.seats) if each.level is None)
    return [number for number in people if number not in table.undo_allowed]


def may_undo(table: Table, course: Course, seat: Seat) -> Undoing:
    """Tells whether a seat may undo its last choice; the others are asked once, until another choice is made."""
    allowed = course.may_undo(seat, alone(table, seat), table.facts.is_serious)
    if allowed == "ask" and seat in table.undo_refused:
        return "no"
    if allowed == "ask" and seat == table.undo_asked and not awaited(table):
        return "free"
    return allowed


async def undo(table: Table, person: PersonRow, request: Undo) -> None:
    """Undoes somebody's last choice, or asks the others."""
    course, seat = table.running(), table.seat_to_play(person)
    allowed = may_undo(table, course, seat)
    if allowed == "no":
        raise Refusal("illegal", why_not(table, seat))
    if allowed == "free":
        await take_back(table, seat)
        return
    if table.undo_asked == seat:
        raise Refusal("illegal", "you have already asked; the others have yet to answer")
    if table.undo_asked is not None:
        raise Refusal("illegal", f"{table.facts.names[table.undo_asked]} has already asked; answer that first")
    table.undo_asked = seat
    table.undo_allowed = {seat}
    course.has_been_told()
    table.show_all()


def why_not(table: Table, seat: Seat) -> str:
    """Says why a seat may not undo anything."""
    if table.facts.is_serious:
        return "no undo in a tournament" if table.facts.tournament else "no undo at a rated table"
    if seat in table.undo_refused:
        return f"{table.facts.names[table.undo_refused[seat]]} refused; ask again after another move"
    return "you have nothing to undo"


async def answer_undo(table: Table, person: PersonRow, request: AnswerUndo) -> None:
    """Allows or refuses that somebody undoes a choice; all people at the table must allow it."""
    course, seat = table.running(), table.seat_to_play(person)
    asking = table.undo_asked
    if asking is None or seat not in awaited(table):
        raise Refusal("stale", "nobody is asking you to allow an undo")
    if request.allow:
        table.undo_allowed.add(seat)
        if not awaited(table):
            await take_back(table, asking)
            return
    else:
        table.undo_asked = None
        table.undo_refused = {**table.undo_refused, asking: seat}
    course.has_been_told()
    table.show_all()


def same_question(course: Course, back: Course, seat: Seat) -> bool:
    """Tells whether a seat goes on thinking about the same question after others undid something."""
    before, after = course.game.decision_of(seat), back.game.decision_of(seat)
    same = before is not None and after is not None and before.number == after.number
    return same and course.opened_at == back.opened_at and course.opened is not None and back.opened is not None


async def take_back(table: Table, seat: Seat) -> None:
    """Goes back to a seat's last choice."""
    course = table.running()
    choices = course.undone(seat)
    before = course.choices
    if choices is before:
        raise Refusal("illegal", "you have nothing to undo")
    kept = next((place for place, choice in enumerate(choices) if before[place] != choice), len(choices))
    back = Course(course.name, course.setting, choices)
    for number, each in enumerate(table.facts.seats):
        if number == seat or not same_question(course, back, number):
            each.rewinds += 1  # what was meant for a question that is gone must not answer another
            each.forget_answers()
    await table.save(kept, choices[kept:], back=back)
    table.answering.forget()
    course.go_back(choices)
    table.undo_asked, table.undo_refused = None, {}
    table.rewound()
    table.after_change()
