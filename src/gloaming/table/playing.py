"""A running game: choices, the bots that are asked, and the clocks that run."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING, Final

from gloaming.kernel.choices import Seat
from gloaming.table import protocol
from gloaming.table.levels import USUAL, level
from gloaming.table.protocol import AnyAnswer, Choose, Done
from gloaming.table.store.store import FinishedRow, PersonRow

if TYPE_CHECKING:
    from gloaming.table.table import Table

RETRY: Final = 1.0  # seconds until a bot tries again what the database could not keep

log = logging.getLogger(__name__)


async def play(table: Table, person: PersonRow, wish: Choose) -> None:
    """Makes somebody's choice."""
    await choose(table, table.seat_to_play(person), wish.token, wish.number)


async def choose(table: Table, seat: Seat, token: str, number: int | None) -> None:
    """Takes a choice; it is on disk before anyone hears of it."""
    match = table.running()
    move = match.choose(seat, token, number, time())
    running = dict(table.clocks.since)
    table.clocks.chosen(seat, table.hall.now())
    place = len(match.moves) - 1
    try:
        if match.game.over:
            table.facts.phase = "over"
        await table.save(place, [move], finished(table) if match.game.over else None)
    except BaseException:
        table.facts.phase = "playing"
        table.clocks.since = running
        match.go_back(match.moves[:place])
        table.rewound()
        raise
    table.undo_asked = None
    table.changed()
    table.after_change()
    if match.game.over:
        table.hall.rate(table)


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
    )


def wake_bots(table: Table) -> None:
    """Has bots answer what they are asked; a question with one answer needs nobody."""
    if table.match is None or table.facts.phase != "playing" or table.gone:
        return
    for decision in table.match.game.decisions:
        if decision.number in table.thinking:
            continue
        names = [table.facts.seats[seat].level for seat in decision.seats]
        bots = [name for name in names if name is not None]
        if len(decision.options) == 1 or (bots and len(bots) == len(names)):
            name = bots[0] if bots else USUAL
            task = table.hall.spawn(think(table, decision.seat, decision.number, name))
            table.thinking[decision.number] = task


async def think(table: Table, seat: Seat, number: int, name: str) -> None:
    """Answers a question for a seat, at a pace that people can follow."""
    assert table.match is not None
    try:
        world = table.match.world_of(seat, number)
        token, _ = await asyncio.gather(table.hall.thinkers.choose(world, seat, level(name).bot), table.hall.pause())
    except Exception:  # a table at which nobody will ever answer must not look as if somebody thought
        log.exception("table %s: nobody can answer for seat %s", table.id, seat)
        async with table.lock:
            if not table.gone:
                await table.break_down()
        return
    async with table.lock:
        table.thinking.pop(number, None)
        if not still_asked(table, seat, number):
            return
        answer = await table.guarded(0, choose_for(table, seat, token, number))
    if isinstance(answer, protocol.Refused) and not table.gone:
        log.warning("table %s: a bot's choice was refused as %s", table.id, answer.kind)
        await asyncio.sleep(RETRY)
        async with table.lock:
            wake_bots(table)


def still_asked(table: Table, seat: Seat, number: int) -> bool:
    """Tells whether a question still waits for a seat's answer."""
    decision = None if table.match is None else table.match.game.decision_of(seat)
    return decision is not None and decision.number == number and table.facts.phase == "playing" and not table.gone


async def choose_for(table: Table, seat: Seat, token: str, number: int) -> AnyAnswer:
    """Makes a bot's choice."""
    await choose(table, seat, token, number)
    return Done(0, table.version)


def set_alarm(table: Table) -> None:
    """Sets the alarm for the first clock that will run out."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    ends = deadlines(table)
    if ends:
        loop = asyncio.get_running_loop()
        table.alarm = loop.call_at(min(ends.values()), lambda: table.hall.spawn(time_is_up(table)))


def deadlines(table: Table) -> dict[Seat, float]:
    """Returns when the time of each seat that thinks is up."""
    away = {seat for seat in table.clocks.since if table.facts.seats[seat].person not in table.here}
    ends = {seat: table.clocks.deadline(seat, seat in away) for seat in table.clocks.since}
    return {seat: end for seat, end in ends.items() if end is not None}


async def time_is_up(table: Table) -> None:
    """Chooses for everyone whose time is up, as a bot would."""
    now = table.hall.now()
    late = [seat for seat, end in deadlines(table).items() if end <= now]
    for seat in late:
        decision = None if table.match is None else table.match.game.decision_of(seat)
        if decision is not None:
            await think(table, seat, decision.number, USUAL)
    if not late:
        set_alarm(table)
