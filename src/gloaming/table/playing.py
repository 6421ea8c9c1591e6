"""A running game: choices, the bots that are asked, and the clocks that run."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import time
from typing import TYPE_CHECKING, Any, Final

from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Decision, Seat
from gloaming.table import protocol
from gloaming.table.levels import level, usual_in
from gloaming.table.protocol import AnyAnswer, Choose, Done, Interject, StandingAnswer
from gloaming.table.refusing import Refusal
from gloaming.table.sights import deed
from gloaming.table.standing import Settled, abilities, settled
from gloaming.table.store.store import FinishedRow, PersonRow
from gloaming.table.tempo import may_have_a_choice

if TYPE_CHECKING:
    from gloaming.table.table import Table

Thought = Callable[[], Coroutine[Any, Any, str]]  # which comes to the token of a choice

QUESTIONS: Final = 2**20  # more than any game asks

log = logging.getLogger(__name__)


async def play(table: Table, person: PersonRow, wish: Choose) -> None:
    """Makes somebody's choice."""
    seat = table.seat_to_play(person)
    await choose(table, seat, wish.token, wish.number - told_number(table, seat, 0))


async def interject(table: Table, person: PersonRow, wish: Interject) -> None:
    """Makes a choice of somebody who need not be asked for it."""
    match, seat = table.running(), table.seat_to_play(person)
    if wish.number != interjection_number(table, seat):
        raise Refusal("stale", "the game has moved on; look again first")
    if wish.token not in [option.token for option in match.game.standing(seat)]:
        raise Refusal("illegal", "you can only do that when asked")
    await choose(table, seat, wish.token, None)


def interjection_number(table: Table, seat: Seat) -> int:
    """Returns the number under which a seat is told what it may choose at any time: another one after each reckoning.

    Who gives up just when a match ends must not give up the next one.
    """
    return told_number(table, seat, table.running().game.reckonings)


def told_number(table: Table, seat: Seat, number: int) -> int:
    """Returns the number under which a seat is told of a question: another one after each going back."""
    return number + table.facts.seats[seat].rewinds * QUESTIONS


async def choose(table: Table, seat: Seat, token: str, number: int | None) -> None:
    """Takes a choice; it is on disk before anyone hears of it."""
    match = table.running()
    place, clocks = len(match.moves), dict(table.clocks.running)
    decision = match.game.decision_of(seat)
    move = match.choose(seat, token, number, time())
    table.clocks.chosen(seat, table.hall.now())
    if match.game.over:
        table.facts.phase = "over"
    try:
        await table.save(place, [move], finished(table) if match.game.over else None)
    except BaseException:
        table.clocks.running = clocks
        match.go_back(match.moves[:place])
        raise
    if decision is not None and match.free[-1]:
        table.tempo.chosen(seat, decision.number, table.hall.now())
    table.undo_asked, table.undo_refused = None, {}
    table.changed()
    table.after_change()
    if match.game.over and table.facts.tournament is not None:
        table.hall.desk.heard(table.facts.tournament)


def finished(table: Table) -> FinishedRow:
    """Returns how the game ended."""
    assert table.match is not None
    game, facts = table.match.game, table.facts
    return FinishedRow(
        id=table.id,
        game=facts.game,
        names=facts.names,
        people=[seat.person for seat in facts.seats],
        scores=list(game.scores),
        winners=list(game.winners),
        choices=len(table.match.moves),
        finished=time(),
        rated=facts.rated,
        private=facts.private,
        rules=table.rules,
    )


def wake_bots(table: Table) -> None:
    """Has bots answer what they are asked; a question with one answer, or one given beforehand, needs nobody."""
    if table.match is None or table.facts.phase != "playing" or table.closed:
        return
    for decision in table.match.game.decisions:
        if is_for_bots(table, decision):
            names = [table.facts.seats[seat].level for seat in decision.members]
            think_about(table, decision, decision.seat, names[0] or usual_in(table.facts.game))
        elif decision.number not in table.thinking and (told := settled(table, decision.seat)) is not None:
            answer_as_told(table, decision, told.token)


def is_for_bots(table: Table, decision: Decision) -> bool:
    """Tells whether a question needs no person's answer."""
    forced = len(decision.options) == 1 and decision.members == decision.seats
    return forced or all(table.facts.seats[seat].level is not None for seat in decision.members)


def think_about(table: Table, decision: Decision, seat: Seat, name: str) -> None:
    """Sets a bot thinking for a seat that is asked, alone or with its team, unless one thinks already."""
    if decision.number not in table.thinking and table.match is not None:
        world = table.match.world_of(seat)  # as it is now, whatever is chosen before the bot begins
        pause = pause_for(table, seat) if len(decision.options) == 1 else 0.0
        bot = level(name).bot
        answer_soon(table, decision, seat, lambda: table.hall.thinkers.choose(world, seat, bot), pause)


def pause_for(table: Table, seat: Seat) -> float:
    """Returns how long an answer is kept back, so that people cannot tell by the time that there was only one.

    Not if everybody knows that, and not from what somebody has left for a whole game.
    """
    if table.match is None or table.facts.clock.kind == "game" or not table.hall.pace:
        return 0.0
    rng = table.hall.thinkers.rng
    people = [number for number, each in enumerate(table.facts.seats) if number != seat and each.level is None]
    secret = may_have_a_choice(table.match.game, seat, people, rng)
    return table.tempo.like_a_choice(seat, rng) if secret else 0.0


def answer_as_told(table: Table, decision: Decision, token: str) -> None:
    """Has a question answered as its person said beforehand, in the time that the only possible answer would take."""

    async def remember() -> str:
        return token

    answer_soon(table, decision, decision.seat, remember, pause_for(table, decision.seat))


async def answer_standing(table: Table, person: PersonRow, wish: StandingAnswer) -> None:
    """Has an ability used always or never from now on, or has its person asked again.

    It is kept with the next choice. If it were saved and shown by itself, all could count that somebody had one to use.
    """
    match, seat = table.running(), table.seat_to_play(person)
    seated = table.facts.seats[seat]
    if wish.ability not in seated.standing and wish.ability not in [name for _, name in abilities(table, seat) if name]:
        raise Refusal("illegal", "only an ability you can use or pass on now can be answered automatically")
    others = {name: answer for name, answer in seated.standing.items() if name != wish.ability}
    seated.standing = others if wish.answer == "ask" else {**others, wish.ability: wish.answer}
    decision = match.game.decision_of(seat)
    if decision is not None and (task := table.thinking.pop(decision.number, None)) is not None:
        task.cancel()  # there may be another answer now, or none
    wake_bots(table)
    set_alarm(table)
    for client in [client for client in table.clients if client.person.id == person.id]:
        table.show(client)


def answer_soon(table: Table, decision: Decision, seat: Seat, thought: Thought, pause: float) -> None:
    """Has a question answered by a seat with what comes of a thought, but not before a pause is over."""
    work = think(table, seat, decision.number, thought, pause)
    table.thinking[decision.number] = table.hall.spawn(work)


async def think(table: Table, seat: Seat, number: int, thought: Thought, pause: float) -> None:
    """Answers a question for a seat, at a pace that people can follow."""
    try:
        token, _ = await asyncio.gather(thought(), table.hall.pause(pause))
        async with table.lock:
            table.thinking.pop(number, None)
            if not may_answer(table, seat, number, token):
                return
            answer = await table.guarded(0, choose_for(table, seat, token, number, report_of(table, seat, token)))
    except Exception:
        async with table.lock:
            table.thinking.pop(number, None)
            await table.break_down()
        raise
    if isinstance(answer, protocol.Refused):
        log.warning("table %s: a bot's choice was refused as %s", table.id, answer.kind)
        if answer.kind == "busy" and not table.closed:
            await asyncio.sleep(table.hall.retry)
            async with table.lock:
                wake_bots(table)
                set_alarm(table)


def may_answer(table: Table, seat: Seat, number: int, token: str) -> bool:
    """Tells whether a question may still be answered for its person, who may be back, or may have chosen."""
    decision = None if table.match is None else table.match.game.decision_of(seat)
    if decision is None or decision.number != number or table.facts.phase != "playing" or table.closed:
        return False
    return is_for_bots(table, decision) or is_late(table, seat) or told_before(table, seat, token) is not None


def told_before(table: Table, seat: Seat, token: str) -> Settled | None:
    """Returns what a seat said beforehand, if an answer is just that."""
    told = settled(table, seat)
    return told if told is not None and told.token == token else None


def report_of(table: Table, seat: Seat, token: str) -> str:
    """Returns what somebody reads of a choice made for them: it was given beforehand, or their time was up."""
    told = told_before(table, seat, token)
    if told is not None:
        return told.report
    return late_report(late_deeds(table, seat, token)) if is_late(table, seat) else ""


async def choose_for(table: Table, seat: Seat, token: str, number: int, report: str) -> AnyAnswer:
    """Makes a choice for somebody, who reads the report of it."""
    if report:
        table.answered = {seat: report}
    try:
        await choose(table, seat, token, number)
    finally:
        table.answered = {}
    return Done(0, table.version)


# Clocks.


def late_report(deeds: list[str]) -> str:
    """Returns what somebody who was too late reads of all that was chosen for them."""
    return f"Your time ran out, so a move was made for you: {listed(deeds)}." if deeds else ""


def late_deeds(table: Table, seat: Seat, token: str) -> list[str]:
    """Returns what is done for one who is too late; nothing if they are not here, or had no choice."""
    seated = table.facts.seats[seat]
    decision = None if table.match is None else table.match.game.decision_of(seat)
    if decision is None or seated.level is not None or seated.person not in table.here:
        return []
    option = decision.find(token)
    if option is None or len(decision.options) == 1:
        return []
    looker = table.looker(seat)
    return [deed(looker.words, looker.scene(table.facts.names, seat), option)]


def set_alarm(table: Table) -> None:
    """Sets the alarm for the first clock that will run out."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    ends = deadlines(table)
    if ends and not table.closed:
        delay = max(0.0, min(ends.values()) - table.hall.now())
        loop = asyncio.get_running_loop()
        table.alarm = loop.call_later(delay, lambda: table.hall.spawn(time_is_up(table)))


def deadlines(table: Table) -> dict[Seat, float]:
    """Returns when the time of each seat is up for which nobody chooses already."""
    ends: dict[Seat, float] = {}
    for seat in table.clocks.running:
        decision = None if table.match is None else table.match.game.decision_of(seat)
        end = table.clocks.deadline(seat)
        if decision is not None and decision.number not in table.thinking and end is not None:
            ends[seat] = end
    return ends


def is_late(table: Table, seat: Seat) -> bool:
    """Tells whether a seat's time is up."""
    end = table.clocks.deadline(seat)
    return end is not None and end <= table.hall.now()


async def time_is_up(table: Table) -> None:
    """Chooses for everyone whose time is up: what the rulebook says, else what a bot would."""
    async with table.lock:
        table.alarm = None
        for seat in [seat for seat in deadlines(table) if is_late(table, seat)]:
            if table.facts.tournament is not None and table.facts.seats[seat].person not in table.here:
                await table.guarded(0, leave_to_bot(table, seat))
                continue
            await table.guarded(0, choose_by_the_book(table, seat))
            decision = None if table.match is None else table.match.game.decision_of(seat)
            if decision is not None and table.facts.phase == "playing" and is_late(table, seat):
                think_about(table, decision, seat, usual_in(table.facts.game))
        set_alarm(table)


async def leave_to_bot(table: Table, seat: Seat) -> AnyAnswer:
    """Has a bot play for one who does not come, so that a tournament goes on; the seat can be taken back."""
    table.facts.seats[seat].level = usual_in(table.facts.game)
    return await table.kept()


async def choose_by_the_book(table: Table, seat: Seat) -> AnyAnswer:
    """Answers all that a seat is asked now as the rulebook has it for those who do not answer, if it says anything."""
    match, deeds = table.running(), list[str]()
    while (decision := match.game.decision_of(seat)) is not None:
        option, together = match.game.rulebook.when_time_is_up(match.game, decision), match.together
        if option is None:
            break
        deeds += late_deeds(table, seat, option.token)  # each report tells of those before as well
        await choose_for(table, seat, option.token, decision.number, late_report(deeds))
        if together is None or match.together is not together:
            break
    return Done(0, table.version)
