"""Before a game and after it: who sits down, who starts, and who plays again."""

from __future__ import annotations

from math import ceil
from time import time
from typing import TYPE_CHECKING

import gloaming
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue
from gloaming.table.levels import offered, usual_in
from gloaming.table.live.course import Course
from gloaming.table.live.facts import Facts, Seated
from gloaming.table.protocol import AnyAnswer, Done, NewTable
from gloaming.table.refusing import Refusal
from gloaming.table.requests import Close, Place, Rematch, Sit, Stand, Start
from gloaming.table.store.store import Choice, PersonRow

if TYPE_CHECKING:
    from gloaming.table.live.table import Table


def whole_game(facts: Facts) -> dict[str, OptionValue]:
    """Returns the options of a table for a game that is not a lesson, even if this one was."""
    taught = gloaming.rulebook(facts.game).lesson if facts.lesson else {}
    return {name: value for name, value in facts.options.items() if name not in taught}


async def sit(table: Table, person: PersonRow, request: Sit) -> None:
    """Seats somebody, or gives back the seat a bot has kept warm."""
    number = request.seat
    seat = table.seat_at(number)
    if seat.person == person.id:
        if seat.level is not None:
            seat.level = None
            await table.keep()
        return
    if not seat.is_open or table.facts.phase != "gathering":
        raise Refusal("illegal", f"seat {number + 1} is taken")
    if table.facts.seat_of(person.id) is not None:
        raise Refusal("illegal", "you already have a seat; stand up first")
    table.facts.seats[number] = Seated(person.id, table.free_name(person))
    table.watching.pop(person.id, None)
    await table.keep(fresh=True)


async def stand(table: Table, person: PersonRow, request: Stand) -> None:
    """Empties somebody's seat; in a running game a bot plays on, and the seat can be taken back."""
    number = table.facts.seat_of(person.id)
    if number is None:
        raise Refusal("illegal", "you have no seat at this table")
    if table.facts.phase == "gathering":
        table.facts.seats[number] = Seated()
        await table.keep(fresh=True)
    elif table.facts.phase == "playing" and table.facts.seats[number].level is None:
        table.facts.seats[number].level = usual_in(table.facts.game)
        await table.keep()


async def place(table: Table, person: PersonRow, request: Place) -> None:
    """Seats a bot, or opens its seat again; in a running game a bot takes over for one who is gone."""
    number, name = request.seat, request.level
    seat = table.seat_at(number)
    if name is not None:
        offered(table.facts.game, name)
    if table.facts.phase == "gathering":
        if not leads(table, person):
            raise Refusal("forbidden", "only the host can add bots")
        if seat.person is not None:
            raise Refusal("illegal", f"seat {number + 1} is taken")
        if table.facts.rated and name is not None:
            raise Refusal("illegal", "a rated table is for people only")
        table.facts.seats[number] = Seated() if name is None else bot_seat(table.facts, number, name)
        await table.keep()
        return
    table.running()
    if table.facts.seat_of(person.id) is None:
        raise Refusal("forbidden", "only players can hand a seat to a bot")
    grace = table.grace_left(number)
    if grace is None or seat.level is not None or name is None:
        raise Refusal("illegal", "a bot can take a seat only while its player is away")
    if grace > 0:
        raise Refusal("illegal", f"{seat.name} may be back soon; a bot can take the seat in {ceil(grace)} s")
    seat.level = name
    await table.keep()


def bot_seat(facts: Facts, number: int, name: str) -> Seated:
    """Returns a seat with a bot that has a name no one else at the table has."""
    return Seated(level=name, name=facts.free_name(offered(facts.game, name).title, but=number))


def leads(table: Table, person: PersonRow) -> bool:
    """Tells whether somebody seats bots and starts the game: who made the table, or who is left if they are gone."""
    if person.id == table.facts.host:
        return True
    here = [seat.person for seat in table.facts.seats if seat.person in table.here]
    return table.facts.host not in table.here and here[:1] == [person.id]


async def start(table: Table, person: PersonRow, request: Start) -> None:
    """Starts the game."""
    facts = table.facts
    if not leads(table, person):
        raise Refusal("forbidden", "only the host can start the game")
    if facts.phase != "gathering":
        raise Refusal("stale", "the game has already started")
    if any(seat.is_open for seat in facts.seats):
        raise Refusal("illegal", "a seat is still open: wait for someone, or add a bot")
    await begin(table, [])


async def close(table: Table, person: PersonRow, request: Close) -> None:
    """Gives a table up that has not started, and tells those who are there by whom."""
    if not leads(table, person):
        raise Refusal("forbidden", "only the host can close the table")
    if table.facts.phase != "gathering":
        raise Refusal("stale", "the game has already started")
    table.facts.phase = "closed"
    table.facts.trouble = f"{table.name_of(person)} closed this table before the game started."
    await table.keep()


async def begin(table: Table, choices: list[Choice]) -> None:
    """Deals."""
    table.course = Course.begin(
        table.facts.game, len(table.facts.seats), table.facts.seed, table.facts.options, choices
    )
    table.rules = gloaming.rulebook(table.facts.game).version
    table.facts.phase = "playing"
    table.answering.clocks.start_game()
    await table.keep(fresh=True)


async def rematch(table: Table, person: PersonRow, request: Rematch) -> None:
    """Makes another table for the same people, once all who are here want it."""
    number = table.facts.seat_of(person.id)
    if table.facts.phase != "over" or number is None:
        raise Refusal("illegal", "you can ask for a rematch only after a game you played")
    if table.facts.tournament is not None:
        raise Refusal("illegal", "there are no rematches in a tournament")
    if table.facts.next is None:
        table.facts.seats[number].ready = True
        if not await agreed(table):
            await table.keep()


async def agreed(table: Table) -> bool:
    """Makes the table for another game if all who are here want one, and tells whether they do."""
    facts = table.facts
    if facts.phase != "over" or facts.next is not None or not any(seat.ready for seat in facts.seats):
        return False
    if table.outdated is not None:
        return False
    if any(seat.person in table.here and not seat.ready for seat in facts.seats):
        return False
    staying = {seat.person for seat in facts.seats if seat.person is not None and seat.ready}
    facts.next = await table.hall.make_rematch(facts, staying)
    await table.keep()
    return True


async def agree(table: Table) -> AnyAnswer:
    """Makes the table for another game after somebody left who did not want one."""
    await agreed(table)
    return Done(0, table.version)


def new_facts(request: NewTable, person: PersonRow) -> Facts:
    """Returns the facts of a table as somebody requests it; refuses what cannot be played."""
    book = gloaming.rulebook(request.game)
    book.setting(len(request.seats), 0, request.options)
    facts = Facts(
        game=book.name,
        seats=[Seated() for _ in request.seats],
        host=person.id,
        options=dict(request.options),
        clock=request.clock,
        private=request.private,
        rated=request.rated,
        open_hands=request.open_hands,
        lesson=request.lesson,
        made=time(),
    )
    if request.lesson and not book.lesson:
        raise BadSetup(f"there is no guided game of {book.title} yet")
    facts.options |= book.lesson if request.lesson else {}
    if request.rated and (request.open_hands or any(plan.kind == "bot" for plan in request.seats)):
        raise BadSetup("a rated table is for people only, without open hands")
    if request.rated and len(facts.sides()) < 2:
        raise BadSetup("a game in which everyone plays on the same side cannot be rated")
    if len([plan for plan in request.seats if plan.kind == "me"]) > 1:
        raise BadSetup("one person can have only one seat")
    for number, plan in enumerate(request.seats):
        if plan.kind == "me":
            facts.seats[number] = Seated(person.id, person.name)
    for number, plan in enumerate(request.seats):
        if plan.kind == "bot":
            facts.seats[number] = bot_seat(facts, number, plan.level or usual_in(book.name))
    return facts
