"""A table: seats, a game, and everyone who looks at it. One request is carried out after the other."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from time import time
from typing import TYPE_CHECKING, Any, Final

from gloaming.faults import at_fault
from gloaming.kernel.cards.english import sentence
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.game import Game
from gloaming.kernel.reasons import NoSuchSeat
from gloaming.table import protocol, requests
from gloaming.table.live.answering import Answering
from gloaming.table.live.automatic import Settled, answer_automatically, set_stop, settled
from gloaming.table.live.clients import Client
from gloaming.table.live.course import Course, Eyes
from gloaming.table.live.facts import Facts, Seated, facts_of
from gloaming.table.live.gathering import agree, close, place, rematch, sit, stand, start
from gloaming.table.live.looking_back import look_back
from gloaming.table.live.playing import interject, make, play
from gloaming.table.live.ratings import places_in, save_end
from gloaming.table.live.runs import Answer
from gloaming.table.live.showing import sight_of
from gloaming.table.live.sights import NO_STOPS, Onlooker, in_midsentence
from gloaming.table.live.talking import chat, foretell, hint, look, why
from gloaming.table.live.undoing import answer_undo, undo
from gloaming.table.live.versions import why_not
from gloaming.table.names import distinct
from gloaming.table.protocol import AnyAnswer, Done, Said, Sight, TableInfo
from gloaming.table.refusing import UNSAVED, Refusal, refused
from gloaming.table.requests import AnyRequest
from gloaming.table.store.store import Change, Choice, Conflict, FinishedRow, PersonRow, StoreDown

if TYPE_CHECKING:
    from gloaming.table.live.hall import Hall

TROUBLE: Final = "something went wrong at this table; its moves are saved"
UNSHOWN: Final = "this table cannot be shown right now"
FAULT: Final = "{game} failed at this table; its moves are saved"

log = logging.getLogger(__name__)


class Table:
    """A table that lives in this process."""

    def __init__(self, id: str, facts: Facts, choices: list[Choice], version: int, hall: Hall, rules: int = 1) -> None:
        self.id = id
        self.facts = facts
        self.version = version
        self.rules = rules  # the version by which its game is played, once it has begun
        self.length = len(choices)  # how many choices are on disk
        self.hall = hall
        self.clients: set[Client] = set()
        self.watching: dict[str, str] = {}  # what those are called who are here without a seat
        self.lookers: dict[Eyes, Onlooker] = {}
        self.lock = asyncio.Lock()
        self.course: Course | None = None
        self.undo_asked: Seat | None = None
        self.undo_allowed: set[Seat] = set()
        self.undo_refused: dict[Seat, Seat] = {}  # who refused since the last choice, by the seat that had asked
        self.sayings: deque[tuple[str, int, str]] = deque(maxlen=20)  # who said what lately, by reference
        self.advised: set[Seat] = set()  # seats that wait for a hint
        self.answered: dict[Seat, str] = {}  # what has just been chosen for seats, as they read it
        self.answering = Answering(self)
        self.saved = facts.to_json()  # the facts as they are on disk
        self.closed = False  # whether it lives elsewhere now, or only on disk
        self.began = hall.now()  # to live here
        self.stirred = self.began  # when somebody last came, went or asked for something
        self.last_here: dict[str, float] = {}  # when those who are gone were last heard of
        begun = facts.phase in ("playing", "over")
        self.outdated = why_not(facts.game, rules) if begun else None  # why its game cannot be played again
        if begun and self.outdated is None:
            self.course = Course.begin(facts.game, len(facts.seats), facts.seed, facts.options, choices)

    # Who is here.

    @property
    def here(self) -> set[str]:
        """The people who are connected."""
        return {client.person.id for client in self.clients}

    @property
    def gone(self) -> set[Seat]:
        """The seats of people who are not connected."""
        return {number for number, seat in enumerate(self.facts.seats) if seat.person and seat.person not in self.here}

    def grace_left(self, number: Seat) -> float | None:
        """Returns for how many seconds the seat of a player who is gone is still kept from bots."""
        person = self.facts.seats[number].person
        if self.facts.phase != "playing" or person is None or person in self.here:
            return None
        gone_for = self.hall.now() - self.last_here.get(person, self.began)
        return max(0.0, self.facts.clock.grace - gone_for)

    def stir(self, person: PersonRow) -> None:
        """Notes that somebody was heard of."""
        self.stirred = self.last_here[person.id] = self.hall.now()

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing will happen by itself."""
        return not (self.clients or self.answering.is_busy or self.lock.locked())

    def info(self, person: str | None = None) -> TableInfo:
        """Returns the table as everyone may see it, and which seat somebody has at it."""
        info = self.facts.info(self.id, len(self.course.choices) if self.course else self.length, self.here, person)
        info.asked = self.asked_in(self.course)
        if self.outdated is not None:
            info.trouble = sentence(self.outdated)
        now = self.hall.now()
        for seat in info.seats:
            seat.running = seat.seat in self.answering.clocks.running
            seat.seconds_left = self.answering.clocks.left(seat.seat, now)
            seat.grace_left = self.grace_left(seat.seat)
        return info

    def asked_in(self, course: Course | None) -> list[Seat]:
        """Returns whose turn it is in a game, as long as it is played."""
        return course.asked if course is not None and self.facts.phase == "playing" else []

    async def told_info(self, person: str | None = None) -> TableInfo:
        """Returns the table as it is on disk."""
        async with self.lock:
            return self.info(person)

    async def join(self, client: Client) -> None:
        """Lets somebody look, from the beginning."""
        async with self.lock:
            if self.closed:
                client.hang_up()
                return
            for message in await self.hall.store.messages(self.id):
                client.post(Said(message.id, message.name, message.seat, message.text, message.at))
            self.clients.add(client)
            self.stir(client.person)
            await self.call(client.person)
            self.moved()

    async def part(self, client: Client) -> None:
        """Lets somebody go."""
        async with self.lock:
            if client not in self.clients:
                return
            self.clients.discard(client)
            self.stir(client.person)
            if client.person.id not in self.here:
                self.watching.pop(client.person.id, None)
            self.forget_eyes()
            if not self.closed:
                await self.guarded(0, agree(self))
                self.moved()

    def moved(self) -> None:
        """Notes that somebody came or went: their clock stands or runs, and everyone is told."""
        self.answering.notice()
        self.show_all()
        self.hall.noticed(self)

    async def rename(self, person: PersonRow) -> None:
        """Calls somebody by another name."""
        async with self.lock:
            for client in self.clients:
                if client.person.id == person.id:
                    client.person = person
            if await self.call(person):
                self.show_all()

    async def call(self, person: PersonRow) -> bool:
        """Has somebody's seat bear their name, and tells whether it did not before."""
        seat = self.facts.seat_of(person.id)
        if seat is None:
            self.watching[person.id] = self.free_name(person)
        if seat is None or self.facts.phase not in ("gathering", "playing"):
            return False
        name = self.free_name(person)
        if name == self.facts.seats[seat].name:
            return False
        self.facts.seats[seat].name = name
        answer = await self.guarded(0, self.kept())
        return isinstance(answer, Done)

    def free_name(self, person: PersonRow) -> str:
        """Returns what somebody is called, with a number if another who plays or watches here is called the same."""
        own = self.facts.seat_of(person.id)
        playing = [seat.name for number, seat in enumerate(self.facts.seats) if number != own]
        return distinct(person.name, [*playing, *(name for id, name in self.watching.items() if id != person.id)])

    def name_of(self, person: PersonRow) -> str:
        """Returns what somebody who plays or watches is called here."""
        seat = self.facts.seat_of(person.id)
        return self.watching.get(person.id, self.free_name(person)) if seat is None else self.facts.seats[seat].name

    # Sights.

    def eyes_of(self, client: Client) -> Eyes:
        """Returns through whose eyes a client looks."""
        seat = self.facts.seat_of(client.person.id)
        if seat is not None:
            return seat
        return client.eyes if self.facts.open_hands else None

    async def look_in(self, person: PersonRow) -> Sight:
        """Returns what somebody without a connection sees now."""
        async with self.lock:  # a choice that is not on disk yet has not been made
            try:
                sight = sight_of(self, Client(person), self.info())
            except Exception as error:
                if game := at_fault(error, self.facts.game):
                    raise Refusal("broken", f"{game} failed") from error
                raise
            self.forget_eyes()
            self.hall.noticed(self)
            return sight

    def looker(self, eyes: Eyes) -> Onlooker:
        """Returns the memory of a pair of eyes."""
        assert self.course is not None
        if eyes not in self.lookers:
            self.lookers[eyes] = Onlooker(self.course, eyes)
        looker = self.lookers[eyes]
        looker.stops = NO_STOPS if eyes is None else self.facts.seats[eyes].stops
        return looker

    def forget_eyes(self) -> None:
        """Forgets what nobody looks at any more."""
        used = {self.eyes_of(client) for client in self.clients if client.texts}
        self.lookers = {eyes: looker for eyes, looker in self.lookers.items() if eyes in used}

    def show(self, client: Client, info: TableInfo | None = None) -> None:
        """Sends a client what it sees."""
        try:
            sight = sight_of(self, client, info or self.info())
        except Exception as error:  # who cannot be shown the table must not stop the others, nor be told what they hold
            log.exception("table %s could not be shown", self.id)
            client.up_to_date = False  # and has missed something
            game = at_fault(error, self.facts.game)
            client.post(protocol.Refused(None, "broken", f"{game} failed" if game else UNSHOWN))
            if game:
                self.hall.spawn(self.cannot_be_shown(error))
            return
        client.post(sight)

    def show_all(self) -> None:
        """Sends everyone what they see."""
        info = self.info()
        for client in list(self.clients):
            self.show(client, info)

    def show_person(self, person: str) -> None:
        """Sends somebody what they see, wherever they look from."""
        for client in [client for client in self.clients if client.person.id == person]:
            self.show(client)

    def chosen(self, answered: dict[Seat, str]) -> None:
        """Shows choices that are on disk; those for whom some were made are told so."""
        assert self.course is not None
        self.undo_asked, self.undo_refused = None, {}
        self.answered = answered
        try:
            for looker in self.lookers.values():
                looker.watch()
            self.after_change()
        finally:
            self.answered = {}
        if self.course.game.over and self.facts.tournament is not None:
            self.hall.organiser.heard(self.facts.tournament)

    def rewound(self) -> None:
        """Has everyone look from the beginning again; what is asked now is asked anew."""
        self.answering.asked_anew()
        for looker in self.lookers.values():
            looker.recall()
        for client in self.clients:
            client.up_to_date = False

    # For those who answer in somebody's place.

    @property
    def played(self) -> Course | None:
        """The game, while it is played."""
        return self.course if self.facts.phase == "playing" else None

    def settled(self, game: Game, seat: Seat) -> Settled | None:
        """Returns how a seat answers what it is asked in a game as it said beforehand."""
        return settled(self, game, seat)

    def doing(self, seat: Seat, option: Option) -> str:
        """Returns what a seat does with an option, for the middle of a sentence."""
        looker = self.looker(seat)
        return in_midsentence(looker.words, looker.scene(self.facts.names, seat), option)

    async def answer(self, answers: list[Answer]) -> AnyAnswer:
        """Makes choices for seats, whose players read the reports of them."""
        await make(self, answers)
        return Done(0, self.version)

    async def lend(self, seat: Seat, name: str) -> AnyAnswer:
        """Has a bot play at a seat from now on; its person can take it back."""
        self.facts.seats[seat].level = name
        return await self.kept()

    # Requests.

    async def ask(self, person: PersonRow, request: AnyRequest, client: Client | None = None) -> AnyAnswer:
        """Carries a request out, or refuses it."""
        self.stir(person)
        if isinstance(request, requests.Hint):
            return await self.guarded(request.ref, hint(self, person, request), harmless=True)
        if isinstance(request, requests.LookBack):
            return await self.guarded(request.ref, look_back(self, person, request, client), harmless=True)
        async with self.lock:
            harmless = isinstance(request, requests.Why | requests.Foretell | requests.Look | requests.Chat)
            return await self.guarded(request.ref, self.carry_out(person, request, client), harmless)

    async def guarded(self, ref: int, work: Coroutine[Any, Any, AnyAnswer], harmless: bool = False) -> AnyAnswer:
        """Returns an answer, whatever happens; a table whose game may have been harmed is marked as broken."""
        if self.closed:
            work.close()
            return protocol.Refused(ref, "busy", "this table has moved; connect again")
        try:
            return await work
        except GloamingError as error:
            return refused(ref, error)
        except StoreDown as error:
            log.warning("table %s cannot be saved: %s", self.id, error)
            return protocol.Refused(ref, "busy", UNSAVED)
        except Conflict:
            self.hall.lose(self)
            return protocol.Refused(ref, "busy", "this table has moved; connect again")
        except Exception as error:
            log.exception("table %s failed", self.id)
            if harmless:
                game = at_fault(error, self.facts.game)
                what = f"{game} failed" if game else "something went wrong"
                return protocol.Refused(ref, "broken", f"{what}; the game continues")
            return protocol.Refused(ref, "broken", await self.break_down(error))

    async def carry_out(self, person: PersonRow, request: AnyRequest, client: Client | None) -> AnyAnswer:
        """Carries a request out, while nothing else changes the table."""
        if self.facts.phase == "broken" and not isinstance(request, requests.Chat | requests.Ping):
            raise Refusal("broken", self.facts.trouble or TROUBLE)
        if self.facts.phase == "closed" and isinstance(request, requests.Command):
            raise Refusal("stale", "this table is closed")
        if self.outdated is not None and isinstance(request, requests.Command):
            raise Refusal("stale", self.outdated)
        if isinstance(request, requests.Why):
            return why(self, person, request)
        if isinstance(request, requests.Foretell):
            return foretell(self, person, request)
        if isinstance(request, requests.Look):
            look(self, person, request, client)
        elif type(request) in CARRIED_OUT_BY:
            await CARRIED_OUT_BY[type(request)](self, person, request)
        return Done(request.ref, self.version)

    def seat_to_play(self, person: PersonRow) -> Seat:
        """Returns the seat that somebody plays."""
        seat = self.facts.seat_of(person.id)
        if seat is None:
            raise Refusal("forbidden", "you have no seat at this table; you are watching")
        if self.facts.seats[seat].level is not None:
            raise Refusal("forbidden", "a bot is playing for you; take back your seat first")
        return seat

    def running(self) -> Course:
        """Returns the game that is being played."""
        if self.course is None or self.facts.phase != "playing":
            over = self.facts.phase == "over"
            raise Refusal("stale", "the game is over" if over else "the game has not started yet")
        return self.course

    def seat_at(self, number: Seat) -> Seated:
        """Returns a seat."""
        if number >= len(self.facts.seats):
            raise Refusal("illegal", str(NoSuchSeat.among(len(self.facts.seats), number)))
        return self.facts.seats[number]

    # Changes.

    async def save(
        self, keep: int, choices: list[Choice], finished: FinishedRow | None = None, back: Course | None = None
    ) -> None:
        """Puts a change on disk; one that goes back, with the game it goes back to."""
        facts = self.facts.to_json()
        changed = facts if facts != self.saved else None
        seats_may_change = changed is not None and self.facts.phase == "gathering"
        people = frozenset(self.facts.people) if seats_may_change else None
        asked = self.asked_in(back or self.course)
        change = Change(self.id, self.version + 1, self.facts.phase, changed, keep, choices, people, self.rules, asked)
        try:
            if finished is None or self.course is None:
                await self.hall.store.save(change, self.hall.home)
            else:
                ended, left_to_bots = places_in(self.course.game), [seat.level is not None for seat in self.facts.seats]
                await save_end(self.hall.store, change, self.hall.home, finished, ended, left_to_bots)
        except BaseException:
            said = self.facts.seats
            self.facts = facts_of(self.saved)
            for seat, before in zip(self.facts.seats, said, strict=False):
                seat.automatic, seat.stops = before.automatic, before.stops  # which only wait for a change to go with
            self.answering.clocks.facts = self.facts
            if self.facts.phase == "gathering":
                self.course = None
            raise
        self.saved = facts
        self.length = keep + len(choices)
        self.version += 1

    async def keep(self, fresh: bool = False) -> None:
        """Puts what changed besides the choices on disk, and shows it."""
        if fresh and self.course is not None:
            await self.save(0, self.course.choices)
        else:
            await self.save(self.length, [])
        if self.course is not None:
            self.course.has_been_told()
        if fresh:
            self.lookers = {}
            for client in self.clients:
                client.up_to_date = False
        self.after_change()

    async def kept(self) -> AnyAnswer:
        """Puts what changed besides the choices on disk, as a request that nobody expressed."""
        await self.keep()
        return Done(0, self.version)

    def after_change(self) -> None:
        """Shows a change to everyone, and sets bots and clocks going."""
        self.answering.go_on()
        self.show_all()
        if self.course is not None:
            self.course.has_been_told()
        self.hall.noticed(self)

    # The end.

    async def cannot_be_shown(self, error: Exception) -> None:
        """Marks a table as broken whose game fails when it is told of."""
        async with self.lock:
            if self.course is not None and self.facts.phase in ("playing", "broken") and not self.closed:
                await self.break_down(error, shown=False)

    async def break_down(self, error: Exception, shown: bool = True) -> str:
        """Marks a table that failed, so that people know, but not why, which may be a secret; its choices stay.

        Returns what they are told: which game it was, if that is a stranger's.
        """
        game = at_fault(error, self.facts.game)
        trouble = FAULT.format(game=game) if game else TROUBLE
        try:
            if self.course is not None and shown:
                self.course.go_back(self.course.choices)
            else:
                self.course, self.lookers = None, {}
        except Exception:
            self.course, self.lookers = None, {}
        self.facts.trouble = trouble
        self.facts.phase, self.facts.stopped = "broken", time()
        try:
            await self.save(self.length, [])
            self.rewound()
            self.after_change()
        except Exception:
            log.exception("table %s could not be marked as broken", self.id)
        return trouble

    def close(self) -> None:
        """Stops bots and clocks."""
        self.closed = True
        for client in self.clients:
            client.hang_up()
        self.answering.stop()


CARRIED_OUT_BY: Final[dict[type, Callable[[Table, PersonRow, Any], Awaitable[None]]]] = {
    requests.Choose: play,
    requests.Interject: interject,
    requests.Sit: sit,
    requests.Stand: stand,
    requests.Place: place,
    requests.Start: start,
    requests.Close: close,
    requests.Rematch: rematch,
    requests.Chat: chat,
    requests.Undo: undo,
    requests.AnswerUndo: answer_undo,
    requests.AutomaticAnswer: answer_automatically,
    requests.SetStop: set_stop,
}
