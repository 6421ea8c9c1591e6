"""Answers that no person gives now: a bot's, those that need nobody, or one for who is too late."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.game import Game
from gloaming.table.levels import level, usual_in
from gloaming.table.live.automatic import Settled
from gloaming.table.live.clocks import Clocks
from gloaming.table.live.course import Course
from gloaming.table.live.facts import Facts
from gloaming.table.live.runs import Answer, Run, answer_to, needs_person, run_from, still_stands
from gloaming.table.live.tempo import BEAT, Tempo, may_have_a_choice
from gloaming.table.protocol import AnyAnswer, Done, Refused

if TYPE_CHECKING:
    from gloaming.table.live.hall import Hall

Thought = Callable[[], Coroutine[Any, Any, list[Answer]]]  # which comes to answers when their time has come

log = logging.getLogger(__name__)


class Asked(Protocol):
    """All that those who answer for others know of their table, and may do there."""

    id: str
    facts: Facts
    hall: Hall
    lock: asyncio.Lock
    closed: bool

    @property
    def played(self) -> Course | None:
        """The game, while it is played."""

    @property
    def here(self) -> set[str]:
        """The people who are connected."""

    @property
    def gone(self) -> set[Seat]:
        """The seats of people who are not connected."""

    def settled(self, game: Game, seat: Seat) -> Settled | None:
        """Returns how a seat answers what it is asked in a game as it said beforehand."""

    def doing(self, seat: Seat, option: Option) -> str:
        """Returns what a seat does with an option, for the middle of a sentence."""

    async def guarded(self, ref: int, work: Coroutine[Any, Any, AnyAnswer]) -> AnyAnswer:
        """Returns an answer, whatever happens."""

    async def answer(self, answers: list[Answer]) -> AnyAnswer:
        """Makes choices for seats, whose players read the reports of them."""

    async def lend(self, seat: Seat, name: str) -> AnyAnswer:
        """Has a bot play at a seat from now on."""

    async def break_down(self, error: Exception) -> str:
        """Marks the table as broken."""


class Answering:
    """Whoever answers for the seats of a table: bots, the table itself, and the clocks that run."""

    def __init__(self, table: Asked) -> None:
        self.table = table
        self.clocks = Clocks(table.facts)
        self.tempo = Tempo()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # those at work, by the number of the question
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something will happen by itself."""
        return bool(self.thinking) or self.alarm is not None

    def decision_of(self, seat: Seat) -> Decision | None:
        """Returns what a seat is asked, while the game is played."""
        course = self.table.played
        return None if course is None else course.game.decision_of(seat)

    # After a change.

    def go_on(self) -> None:
        """Sets bots and clocks going for what is asked now."""
        course = self.table.played
        self.run_clocks()
        if course is not None:
            self.tempo.ask(course.game.decisions, self.table.hall.now())
            self.wake()
        self.set_alarm()

    def run_clocks(self) -> None:
        """Lets the clocks of the people run who are asked, also where there is one answer: that is a secret."""
        course, seats = self.table.played, self.table.facts.seats
        people = set() if course is None else {seat for seat in course.asked if seats[seat].level is None}
        self.clocks.run(people, self.table.gone, self.table.hall.now())

    def notice(self) -> None:
        """Lets the clocks of those who are gone stand, and of those who are back run."""
        self.clocks.notice(self.table.gone, self.table.hall.now())
        self.set_alarm()

    def asked_anew(self) -> None:
        """Forgets since when the questions are open."""
        self.tempo.ask([], self.table.hall.now())

    def reconsider(self, seat: Seat) -> None:
        """Has a seat's question answered another way, or left to its person."""
        decision = self.decision_of(seat)
        if decision is not None and (task := self.thinking.pop(decision.number, None)) is not None:
            task.cancel()
        self.wake()
        self.set_alarm()

    def forget(self) -> None:
        """Breaks off all thinking."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking = {}

    def stop(self) -> None:
        """Stops bots and clocks."""
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.thinking.values():
            task.cancel()

    # Bots, and answers that need nobody.

    def wake(self) -> None:
        """Has bots answer what they are asked, and the table what needs nobody."""
        course = self.table.played
        if course is None or self.table.closed:
            return
        for decision in course.game.decisions:
            if decision.number in self.thinking:
                continue
            answer = answer_to(self.table, course.game, decision)
            if answer is not None:
                self.run_on(course, decision.number, answer)
            elif len(decision.options) > 1 and not needs_person(self.table.facts, course.game, decision):
                name = self.table.facts.seats[decision.seat].level
                self.think_about(course, decision, decision.seat, name or usual_in(self.table.facts.game))

    def think_about(self, course: Course, decision: Decision, seat: Seat, name: str) -> None:
        """Sets a bot thinking for a seat that is asked, alone or with its team."""
        world = course.world_of(seat)  # as it is now, whatever is chosen before the bot begins
        hall, bot = self.table.hall, level(name).bot
        pause = self.beats_left(Run([], 1, False), decision.number) if course.game.open_window() else hall.pace

        async def think() -> list[Answer]:
            token, _ = await asyncio.gather(hall.thinkers.choose(world, seat, bot), hall.pause(pause))
            return [Answer(seat, token, decision.number)]

        self.answer_soon(decision.number, think)

    def run_on(self, course: Course, number: int, answer: Answer) -> None:
        """Has the game go on from a question that needs nobody to one that does."""
        game, hall = course.game.clone(), self.table.hall
        pause = 0.0 if game.open_window() else max(hall.pace, self.disguise(game, answer.seat))

        async def look_ahead() -> list[Answer]:
            run = run_from(self.table, game, answer, self.is_secret)
            await hall.pause(pause + self.beats_left(run, number))
            return run.answers

        self.answer_soon(number, look_ahead)

    def beats_left(self, run: Run, number: int) -> float:
        """Returns how long the windows of a run have yet to be open, the first perhaps since the question was asked.

        What somebody has left for a whole game is not waited away.
        """
        if run.windows == 0 or self.table.facts.clock.kind == "game":
            return 0.0
        first = BEAT if run.begins_outside else self.tempo.left_of(BEAT, number, self.table.hall.now())
        return first + BEAT * (run.windows - 1)

    def is_secret(self, game: Game, seat: Seat) -> bool:
        """Tells whether the only answer of a seat is kept back, so that people cannot tell that there was only one.

        Not if everybody knows that, and not from what somebody has left for a whole game.
        """
        facts, hall = self.table.facts, self.table.hall
        if facts.clock.kind == "game" or not hall.pace:
            return False
        people = [number for number, each in enumerate(facts.seats) if number != seat and each.level is None]
        return may_have_a_choice(game, seat, people, hall.thinkers.rng)

    def disguise(self, game: Game, seat: Seat) -> float:
        """Returns for how long the only answer of a seat is kept back outside of windows."""
        return self.tempo.like_a_choice(seat, self.table.hall.thinkers.rng) if self.is_secret(game, seat) else 0.0

    def answer_soon(self, number: int, thought: Thought) -> None:
        """Has a question answered with what comes of a thought."""
        self.thinking[number] = self.table.hall.spawn(self.answer(number, thought))

    async def answer(self, number: int, thought: Thought) -> None:
        """Answers a question with what comes of a thought, if that is still right then."""
        table = self.table
        try:
            answers = await thought()
            async with table.lock:
                self.thinking.pop(number, None)
                if not self.may_make(answers):
                    self.wake()
                    self.set_alarm()
                    return
                done = await table.guarded(0, table.answer([self.reported(each) for each in answers]))
        except Exception as error:
            async with table.lock:
                self.thinking.pop(number, None)
                await table.break_down(error)
            raise
        if isinstance(done, Refused):
            log.warning("table %s: a bot's choice was refused as %s", table.id, done.kind)
            if done.kind == "busy" and not table.closed:
                await asyncio.sleep(table.hall.retry)
                async with table.lock:
                    self.wake()
                    self.set_alarm()

    def may_make(self, answers: list[Answer]) -> bool:
        """Tells whether answers may still be made: a person may be back or have chosen, or want something else."""
        course, first = self.table.played, answers[0]
        decision = self.decision_of(first.seat)
        if course is None or decision is None or decision.number != first.number or self.table.closed:
            return False
        if first.unasked:
            return still_stands(self.table, course.game, answers)
        return not needs_person(self.table.facts, course.game, decision) or self.is_late(first.seat)

    def reported(self, answer: Answer) -> Answer:
        """Returns an answer with its report, if it is made for somebody because their time was up."""
        if answer.unasked or not self.is_late(answer.seat):
            return answer
        return replace(answer, report=late_report(self.late_choices(answer.seat, answer.token)))

    # Clocks.

    def late_choices(self, seat: Seat, token: str) -> list[str]:
        """Returns what is done for one who is too late; nothing if they are not here, or had no choice."""
        seated, decision = self.table.facts.seats[seat], self.decision_of(seat)
        if decision is None or seated.level is not None or seated.person not in self.table.here:
            return []
        option = decision.find(token)
        return [] if option is None or len(decision.options) == 1 else [self.table.doing(seat, option)]

    def set_alarm(self) -> None:
        """Sets the alarm for the first clock that will run out."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        ends, hall = self.deadlines(), self.table.hall
        if ends and not self.table.closed:
            delay = max(0.0, min(ends.values()) - hall.now())
            self.alarm = asyncio.get_running_loop().call_later(delay, lambda: hall.spawn(self.time_is_up()))

    def deadlines(self) -> dict[Seat, float]:
        """Returns when the time of each seat is up for which nobody chooses already."""
        ends: dict[Seat, float] = {}
        for seat in self.clocks.running:
            decision, end = self.decision_of(seat), self.clocks.deadline(seat)
            if decision is not None and decision.number not in self.thinking and end is not None:
                ends[seat] = end
        return ends

    def is_late(self, seat: Seat) -> bool:
        """Tells whether a seat's time is up."""
        end = self.clocks.deadline(seat)
        return end is not None and end <= self.table.hall.now()

    async def time_is_up(self) -> None:
        """Chooses for everyone whose time is up: what the rulebook says, else what a bot would."""
        table = self.table
        async with table.lock:
            self.alarm = None
            for seat in [seat for seat in self.deadlines() if self.is_late(seat)]:
                usual = usual_in(table.facts.game)
                if table.facts.tournament is not None and table.facts.seats[seat].person not in table.here:
                    await table.guarded(0, table.lend(seat, usual))  # so that the tournament goes on
                    continue
                await table.guarded(0, self.choose_by_the_book(seat))
                course, decision = table.played, self.decision_of(seat)
                waits = decision is not None and decision.number not in self.thinking
                if course is not None and decision is not None and waits and self.is_late(seat):
                    self.think_about(course, decision, seat, usual)
            self.set_alarm()

    async def choose_by_the_book(self, seat: Seat) -> AnyAnswer:
        """Answers all that a seat is asked now as the rulebook has it for those who do not answer, if it says so."""
        done = list[str]()
        while (course := self.table.played) is not None and (decision := course.game.decision_of(seat)) is not None:
            option, together = course.game.rulebook.when_time_is_up(course.game, decision), course.together
            if option is None:
                break
            done += self.late_choices(seat, option.token)  # each report tells of those before as well
            await self.table.answer([Answer(seat, option.token, decision.number, late_report(done))])
            if together is None or course.together is not together:
                break
        return Done(0, 0)


def late_report(done: list[str]) -> str:
    """Returns what somebody who was too late reads of all that was chosen for them."""
    return f"Your time ran out, so a move was made for you: {listed(done)}." if done else ""
