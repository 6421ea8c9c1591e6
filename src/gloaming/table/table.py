"""A table: seats, a game, and everyone who looks at it. One wish is carried out after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import gloaming
from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import GloamingError
from gloaming.table import protocol
from gloaming.table.clients import Client
from gloaming.table.clocks import Clocks
from gloaming.table.facts import Facts, Seated, facts_of
from gloaming.table.gathering import place, rematch, sit, stand, start
from gloaming.table.match import Eyes, Match
from gloaming.table.playing import play, set_alarm, wake_bots
from gloaming.table.protocol import AnyAnswer, AnyRequest, Done, Said, Sight, TableInfo
from gloaming.table.refusing import Refusal, refused
from gloaming.table.sights import Onlooker, asked, bare_sight, decks, told_sight
from gloaming.table.store.store import Change, Conflict, FinishedRow, Move, PersonRow, StoreDown
from gloaming.table.talking import chat, hint, look, why
from gloaming.table.undoing import alone, answer_undo, undo

if TYPE_CHECKING:
    from gloaming.table.hall import Hall

log = logging.getLogger(__name__)


class Table:
    """A table that lives in this process."""

    def __init__(self, id: str, facts: Facts, moves: list[Move], version: int, hall: Hall) -> None:
        self.id = id
        self.facts = facts
        self.version = version
        self.hall = hall
        self.clients: set[Client] = set()
        self.lookers: dict[Eyes, Onlooker] = {}
        self.lock = asyncio.Lock()
        self.clocks = Clocks(facts)
        self.match: Match | None = None
        self.undo_asked: Seat | None = None
        self.undo_allowed: set[Seat] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots at work, by the number of the question
        self.alarm: asyncio.TimerHandle | None = None
        self.saved = facts.to_json()  # the facts as they are on disk
        self.gone = False  # whether it lives elsewhere now
        if facts.phase in ("playing", "over"):
            self.match = Match.begin(facts.game, len(facts.seats), facts.seed, facts.options, moves)

    # Who is here.

    @property
    def here(self) -> set[str]:
        """The people who are connected."""
        return {client.person.id for client in self.clients}

    def info(self) -> TableInfo:
        """Returns the table as everyone may see it."""
        facts = self.facts
        now = self.hall.now()
        book = gloaming.rulebook(facts.game)
        seats = facts.seat_infos(self.here)
        for seat in seats:
            seat.running = seat.seat in self.clocks.since
            seat.seconds_left = self.clocks.left(seat.seat, now)
        started = facts.phase in ("playing", "over")
        return TableInfo(
            id=self.id,
            game=facts.game,
            title=book.title,
            phase=facts.phase,
            private=facts.private,
            rated=facts.rated,
            open_hands=facts.open_hands,
            lesson=facts.lesson,
            seats=seats,
            options={name: value for name, value in facts.options.items() if value != book.defaults.get(name)},
            clock=facts.clock,
            watching=len(self.here - facts.people),
            choices=len(self.match.moves) if self.match else 0,
            commitment=facts.commitment if started and not facts.forked else None,
            seed=facts.opening if facts.phase == "over" and not facts.forked else None,
            next=facts.next,
            trouble=facts.trouble,
        )

    async def join(self, client: Client) -> None:
        """Lets somebody look, from the beginning."""
        async with self.lock:
            self.clients.add(client)
            for message in await self.hall.store.messages(self.id):
                client.post(Said(message.id, message.name, message.seat, message.text, message.at))
            self.show(client)
            self.tell_others(client)
            set_alarm(self)

    async def part(self, client: Client) -> None:
        """Lets somebody go."""
        async with self.lock:
            self.clients.discard(client)
            self.forget_eyes()
            self.tell_others(client)
            set_alarm(self)
            self.hall.noticed(self)

    def tell_others(self, client: Client) -> None:
        """Tells those at the table that somebody came or went."""
        self.show_all([other for other in self.clients if other is not client])

    # Sights.

    def eyes_of(self, client: Client) -> Eyes:
        """Returns through whose eyes a client looks."""
        seat = self.facts.seat_of(client.person.id)
        if seat is not None:
            return seat
        return client.eyes if self.facts.open_hands else None

    def sight(self, client: Client, info: TableInfo) -> Sight:
        """Returns what a client sees now, with what is new to it."""
        you, eyes = self.facts.seat_of(client.person.id), self.eyes_of(client)
        host = client.person.id == self.facts.host
        sight = Sight(seq=self.version, table=info, you=you, host=host, eyes=eyes)
        match = self.match
        if match is None:
            return sight
        sight.log_begins = not client.up_to_date
        sight.undo_asked = self.undo_asked
        if you is not None and self.facts.phase == "playing":
            sight.may_undo = match.may_undo(you, alone(self, you), self.facts.rated)
            sight.locked = match.is_sealed(you)
        if client.texts:
            looker = self.looker(eyes)
            first = 0 if sight.log_begins else len(looker.seen) - len(match.news(eyes))
            known = decks(told_sight(sight, looker, self.facts.names, first))
            if known != client.decks:
                sight.texts = looker.texts(self.facts.names)
                client.decks = known
        else:
            bare_sight(sight, match, match.history(eyes) if sight.log_begins else match.news(eyes))
        client.up_to_date = True
        return sight

    def look_in(self, person: PersonRow) -> Sight:
        """Returns what somebody without a connection sees now."""
        sight = self.sight(Client(person), self.info())
        self.forget_eyes()
        return sight

    def looker(self, eyes: Eyes) -> Onlooker:
        """Returns the memory of a pair of eyes."""
        assert self.match is not None
        if eyes not in self.lookers:
            self.lookers[eyes] = Onlooker(self.match, eyes)
        return self.lookers[eyes]

    def forget_eyes(self) -> None:
        """Forgets what nobody looks at any more."""
        used = {self.eyes_of(client) for client in self.clients if client.texts}
        self.lookers = {eyes: looker for eyes, looker in self.lookers.items() if eyes in used}

    def show(self, client: Client, info: TableInfo | None = None) -> None:
        """Sends a client what it sees."""
        try:
            sight = self.sight(client, info or self.info())
        except Exception as error:  # one who cannot be shown the table must not stop the others
            log.exception("table %s could not be shown", self.id)
            client.post(protocol.Refused(None, "broken", f"this table cannot be shown: {error}"))
            return
        client.post(sight)

    def show_all(self, clients: list[Client] | None = None) -> None:
        """Sends everyone what they see."""
        info = self.info()
        for client in list(self.clients if clients is None else clients):
            self.show(client, info)

    def changed(self) -> None:
        """Has every pair of eyes look at the last change."""
        for looker in self.lookers.values():
            looker.watch()

    def rewound(self) -> None:
        """Has everyone look from the beginning again."""
        for looker in self.lookers.values():
            looker.recall()
        for client in self.clients:
            client.up_to_date = False

    # Wishes.

    async def ask(self, person: PersonRow, request: AnyRequest, client: Client | None = None) -> AnyAnswer:
        """Carries a wish out, or refuses it."""
        if isinstance(request, protocol.Hint):
            return await self.guarded(request.ref, hint(self, person, request))
        async with self.lock:
            return await self.guarded(request.ref, self.carry_out(person, request, client))

    async def guarded(self, ref: int, work: Awaitable[AnyAnswer]) -> AnyAnswer:
        """Returns an answer, whatever happens."""
        try:
            if self.gone:
                raise Refusal("busy", "this table has moved to another server; connect again")
            return await work
        except GloamingError as error:
            return refused(ref, error)
        except StoreDown as error:
            return protocol.Refused(ref, "busy", str(error))
        except Conflict:
            self.hall.lose(self)
            return protocol.Refused(ref, "busy", "this table has moved to another server; connect again")
        except Exception as error:
            log.exception("table %s failed", self.id)
            await self.break_down(f"{type(error).__name__}: {error}")
            return protocol.Refused(ref, "broken", "something went wrong at this table; it is kept as it was")

    async def carry_out(self, person: PersonRow, wish: AnyRequest, client: Client | None) -> AnyAnswer:
        """Carries a wish out, while nothing else changes the table."""
        if isinstance(wish, protocol.Why):
            return why(self, person, wish)
        if isinstance(wish, protocol.Look):
            look(self, person, wish, client)
        elif type(wish) in DEEDS:
            await DEEDS[type(wish)](self, person, wish)
        return Done(wish.ref, self.version)

    def seat_to_play(self, person: PersonRow) -> Seat:
        """Returns the seat that somebody plays."""
        seat = self.facts.seat_of(person.id)
        if seat is None:
            raise Refusal("forbidden", "you have no seat at this table; you are watching")
        if self.facts.seats[seat].level is not None:
            raise Refusal("forbidden", "a bot plays your seat now; take it back first")
        return seat

    def running(self) -> Match:
        """Returns the game that is being played."""
        if self.match is None or self.facts.phase != "playing":
            over = self.facts.phase == "over"
            raise Refusal("stale", "the game is over" if over else "the game has not started yet")
        return self.match

    def seat_at(self, number: Seat) -> Seated:
        """Returns a seat."""
        if number >= len(self.facts.seats):
            raise Refusal("illegal", f"there is no seat {number + 1} at this table")
        return self.facts.seats[number]

    # Changes.

    async def save(self, keep: int, moves: list[Move], finished: FinishedRow | None = None) -> None:
        """Puts a change on disk."""
        facts = self.facts.to_json()
        changed = facts if facts != self.saved else None
        change = Change(self.id, self.version + 1, self.facts.phase, changed, keep, moves)
        try:
            await self.hall.store.save(change, self.hall.home, finished)
        except BaseException:
            self.facts = facts_of(self.saved)
            self.clocks.facts = self.facts
            raise
        self.saved = facts
        self.version += 1

    async def keep(self, fresh: bool = False) -> None:
        """Puts what changed besides the choices on disk, and shows it."""
        kept = self.match.moves if self.match is not None else []
        first = fresh and self.match is not None
        await self.save(0 if first else len(kept), kept if first else [])
        if self.match is not None:
            self.match.fresh = []
        if fresh:
            self.lookers = {}
            for client in self.clients:
                client.up_to_date = False
        self.after_change()

    def after_change(self) -> None:
        """Shows a change to everyone, and sets bots and clocks going."""
        if self.match is not None and self.facts.phase == "playing":
            thinking = {seat for decision in self.match.game.decisions for seat in decision.seats}
            people = {seat for seat in thinking if self.facts.seats[seat].level is None}
            asked_something = {seat for seat in people if asked(self.match.game, seat) is not None}
            self.clocks.run(asked_something, self.hall.now())
            wake_bots(self)
        else:
            self.clocks.run(set(), self.hall.now())
        set_alarm(self)
        self.show_all()
        if self.match is not None:
            self.match.fresh = []  # has been told
        self.hall.noticed(self)

    # The end.

    async def break_down(self, reason: str) -> None:
        """Marks a table that failed, so that people know; its choices stay on disk."""
        self.facts.trouble = reason
        self.facts.phase = "broken"
        try:
            await self.save(len(self.match.moves) if self.match else 0, [])
            self.show_all()
        except Exception:
            log.exception("table %s could not be marked as broken", self.id)

    def close(self) -> None:
        """Stops bots and clocks."""
        self.gone = True
        for client in self.clients:
            client.hang_up()
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.thinking.values():
            task.cancel()


DEEDS: Final[dict[type, Callable[[Table, PersonRow, Any], Awaitable[None]]]] = {
    protocol.Choose: play,
    protocol.Sit: sit,
    protocol.Stand: stand,
    protocol.Place: place,
    protocol.Start: start,
    protocol.Rematch: rematch,
    protocol.Chat: chat,
    protocol.Undo: undo,
    protocol.AnswerUndo: answer_undo,
}
