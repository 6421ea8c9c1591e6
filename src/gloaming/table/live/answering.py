"""Answers that no person gives: a bot's, the only one possible, one given beforehand, or one for who is too late."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.table.levels import level, usual_in
from gloaming.table.live.automatic import Settled
from gloaming.table.live.clocks import Clocks
from gloaming.table.live.course import Course
from gloaming.table.live.facts import Facts
from gloaming.table.live.tempo import Tempo, may_have_a_choice
from gloaming.table.protocol import AnyAnswer, Done, Refused

if TYPE_CHECKING:
    from gloaming.table.live.hall import Hall

Thought = Callable[[], Coroutine[Any, Any, str]]  # which comes to the token of a choice

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

    def settled(self, seat: Seat) -> Settled | None:
        """Returns how a seat answers what it is asked as it said beforehand."""

    def doing(self, seat: Seat, option: Option) -> str:
        """Returns what a seat does with an option, for the middle of a sentence."""

    async def guarded(self, ref: int, work: Coroutine[Any, Any, AnyAnswer]) -> AnyAnswer:
        """Returns an answer, whatever happens."""

    async def answer(self, seat: Seat, token: str, number: int, report: str) -> AnyAnswer:
        """Makes a choice for somebody, who reads the report of it."""

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
        course, now = self.table.played, self.table.hall.now()
        if course is None:
            self.clocks.run(set(), set(), now)
        else:
            people = {seat for seat in course.asked if self.table.facts.seats[seat].level is None}
            # A clock runs also where there is only one answer: that there is no other is a secret.
            self.clocks.run(people, self.table.gone, now)
            self.tempo.ask(course.game.decisions, now)
            self.wake()
        self.set_alarm()

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
        """Has bots answer what they are asked; a question with one answer, or one given beforehand, needs nobody."""
        course = self.table.played
        if course is None or self.table.closed:
            return
        for decision in course.game.decisions:
            if self.is_for_bots(decision):
                names = [self.table.facts.seats[seat].level for seat in decision.members]
                self.think_about(course, decision, decision.seat, names[0] or usual_in(self.table.facts.game))
            elif decision.number not in self.thinking and (told := self.table.settled(decision.seat)) is not None:
                self.answer_as_told(course, decision, told.token)

    def is_for_bots(self, decision: Decision) -> bool:
        """Tells whether a question needs no person's answer."""
        forced = len(decision.options) == 1 and decision.members == decision.seats
        return forced or all(self.table.facts.seats[seat].level is not None for seat in decision.members)

    def think_about(self, course: Course, decision: Decision, seat: Seat, name: str) -> None:
        """Sets a bot thinking for a seat that is asked, alone or with its team, unless one thinks already."""
        if decision.number not in self.thinking:
            world = course.world_of(seat)  # as it is now, whatever is chosen before the bot begins
            pause = self.pause_for(course, seat) if len(decision.options) == 1 else 0.0
            thinkers, bot = self.table.hall.thinkers, level(name).bot
            self.answer_soon(decision, seat, lambda: thinkers.choose(world, seat, bot), pause)

    def answer_as_told(self, course: Course, decision: Decision, token: str) -> None:
        """Has a question answered as its person said, in the time that the only possible answer would take."""

        async def remember() -> str:
            return token

        self.answer_soon(decision, decision.seat, remember, self.pause_for(course, decision.seat))

    def pause_for(self, course: Course, seat: Seat) -> float:
        """Returns how long an answer is kept back, so that people cannot tell by the time that there was only one.

        Not if everybody knows that, and not from what somebody has left for a whole game.
        """
        facts, hall = self.table.facts, self.table.hall
        if facts.clock.kind == "game" or not hall.pace:
            return 0.0
        rng = hall.thinkers.rng
        people = [number for number, each in enumerate(facts.seats) if number != seat and each.level is None]
        secret = may_have_a_choice(course.game, seat, people, rng)
        return self.tempo.like_a_choice(seat, rng) if secret else 0.0

    def answer_soon(self, decision: Decision, seat: Seat, thought: Thought, pause: float) -> None:
        """Has a question answered by a seat with what comes of a thought, but not before a pause is over."""
        work = self.think(seat, decision.number, thought, pause)
        self.thinking[decision.number] = self.table.hall.spawn(work)

    async def think(self, seat: Seat, number: int, thought: Thought, pause: float) -> None:
        """Answers a question for a seat, at a pace that people can follow."""
        table = self.table
        try:
            token, _ = await asyncio.gather(thought(), table.hall.pause(pause))
            async with table.lock:
                self.thinking.pop(number, None)
                if not self.may_answer(seat, number, token):
                    return
                answer = await table.guarded(0, table.answer(seat, token, number, self.report_of(seat, token)))
        except Exception as error:
            async with table.lock:
                self.thinking.pop(number, None)
                await table.break_down(error)
            raise
        if isinstance(answer, Refused):
            log.warning("table %s: a bot's choice was refused as %s", table.id, answer.kind)
            if answer.kind == "busy" and not table.closed:
                await asyncio.sleep(table.hall.retry)
                async with table.lock:
                    self.wake()
                    self.set_alarm()

    def may_answer(self, seat: Seat, number: int, token: str) -> bool:
        """Tells whether a question may still be answered for its person, who may be back, or may have chosen."""
        decision = self.decision_of(seat)
        if decision is None or decision.number != number or self.table.closed:
            return False
        return self.is_for_bots(decision) or self.is_late(seat) or self.told_before(seat, token) is not None

    def told_before(self, seat: Seat, token: str) -> Settled | None:
        """Returns what a seat said beforehand, if an answer is just that."""
        told = self.table.settled(seat)
        return told if told is not None and told.token == token else None

    def report_of(self, seat: Seat, token: str) -> str:
        """Returns what somebody reads of a choice made for them: it was given beforehand, or their time was up."""
        told = self.told_before(seat, token)
        if told is not None:
            return told.report
        return late_report(self.late_choices(seat, token)) if self.is_late(seat) else ""

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
                if course is not None and decision is not None and self.is_late(seat):
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
            await self.table.answer(seat, option.token, decision.number, late_report(done))
            if together is None or course.together is not together:
                break
        return Done(0, 0)


def late_report(done: list[str]) -> str:
    """Returns what somebody who was too late reads of all that was chosen for them."""
    return f"Your time ran out, so a move was made for you: {listed(done)}." if done else ""
