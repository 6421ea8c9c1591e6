"""Runs: answers that need nobody, one after the other, which are saved and shown as one change.

A question needs nobody if there is one answer to it, or if its person has answered it beforehand. What comes of such an
answer may be asked in the same way, through several windows. All of it is looked ahead for in a copy of the game, and
again before it is made: whatever has changed meanwhile counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gloaming.kernel.choices import Decision, Seat
from gloaming.kernel.flow import Flow
from gloaming.kernel.game import Game
from gloaming.table.live.facts import Facts
from gloaming.table.live.sights import asked

if TYPE_CHECKING:
    from gloaming.table.live.answering import Asked

LONGEST: Final = 40  # answers; who would only ever pass shall see the game go on


@dataclass(frozen=True)
class Answer:
    """A seat's answer to the question of a number, or a choice that nobody asked for."""

    seat: Seat
    token: str
    number: int | None
    report: str = ""  # what its player reads of it, if it was given for them
    unasked: bool = False  # whether it needed nobody


@dataclass(frozen=True)
class Run:
    """Answers that need nobody, through a number of windows; the first may be given outside of them."""

    answers: list[Answer]
    windows: int
    begins_outside: bool


def run_from(table: Asked, game: Game, first: Answer, is_secret: Callable[[Game, Seat], bool]) -> Run:
    """Looks ahead in a copy of a game, from an answer to the first that somebody must give, or take their time for."""
    answers: list[Answer] = []
    windows: list[Flow] = []
    begins_outside = not game.open_window()
    following: Answer | None = first
    while following is not None and len(answers) < LONGEST:
        if not game.open_window():
            if answers and is_secret(game, following.seat):
                break
        elif game.stack[-1] not in windows:
            windows.append(game.stack[-1])
        answers.append(following)
        game.choose(following.seat, following.token, following.number)
        following = next_answer(table, game)
    return Run(answers, len(windows), begins_outside)


def next_answer(table: Asked, game: Game) -> Answer | None:
    """Returns the answer with which a game goes on that waits for nobody."""
    found: dict[int, Answer] = {}
    for decision in game.decisions:
        answer = answer_to(table, game, decision)
        if answer is not None:
            found.setdefault(decision.number, answer)
    waits = any(decision.number not in found for decision in game.decisions)
    return None if waits else next(iter(found.values()), None)


def answer_to(table: Asked, game: Game, decision: Decision) -> Answer | None:
    """Returns the answer to a question that needs nobody: the one given beforehand, or else the only one."""
    seat = decision.seat
    told = table.settled(game, seat) if table.facts.seats[seat].level is None else None
    if told is not None:
        return Answer(seat, told.token, decision.number, told.report, unasked=True)
    mates = [each for each in game.decisions if each.number == decision.number]
    if needs_person(table.facts, game, decision) or any(len(each.options) > 1 for each in mates):
        return None
    return Answer(seat, decision.options[0].token, decision.number, unasked=True)


def needs_person(facts: Facts, game: Game, decision: Decision) -> bool:
    """Tells whether somebody who may answer is a person with a choice, or one who wants to be asked anyway."""
    people = [seat for seat in decision.members if facts.seats[seat].level is None]
    return any(asked(game, seat, facts.seats[seat].stops) is not None for seat in people)


def still_stands(table: Asked, game: Game, answers: list[Answer]) -> bool:
    """Tells whether answers that needed nobody would be given just so now."""
    then = game.clone()
    for place, answer in enumerate(answers):
        open_now = [each for each in then.decisions if each.number == answer.number and each.seat == answer.seat]
        if place == 0 and [answer_to(table, then, decision) for decision in open_now] != [answer]:
            return False
        if place > 0 and next_answer(table, then) != answer:
            return False
        then.choose(answer.seat, answer.token, answer.number)
    return True
