"""A table: seats, a game, and everyone who looks at it. One wish is carried out after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from time import time
from typing import TYPE_CHECKING, Any

import gloaming
from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadSetup, GloamingError
from gloaming.table import protocol
from gloaming.table.clients import Client
from gloaming.table.clocks import Clocks
from gloaming.table.facts import Facts, Seated
from gloaming.table.levels import STRONGEST, USUAL, level
from gloaming.table.match import Eyes, Match
from gloaming.table.protocol import Advice, AnyAnswer, AnyRequest, Because, Done, Hinted, Said, Sight, TableInfo
from gloaming.table.refusing import Refusal, refused
from gloaming.table.sights import Onlooker, asked, bare_sight, told_sight
from gloaming.table.store.store import Change, Conflict, FinishedRow, Move, PersonRow, StoreDown

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
        self.tasks: set[asyncio.Task[None]] = set()
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
            self.set_alarm()

    async def part(self, client: Client) -> None:
        """Lets somebody go."""
        async with self.lock:
            self.clients.discard(client)
            self.forget_eyes()
            self.tell_others(client)
            self.set_alarm()

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

    def sight(self, client: Client) -> Sight:
        """Returns what a client sees now, with what is new to it."""
        you, eyes = self.facts.seat_of(client.person.id), self.eyes_of(client)
        host = client.person.id == self.facts.host
        sight = Sight(seq=self.version, table=self.info(), you=you, host=host, eyes=eyes)
        match = self.match
        if match is None:
            return sight
        sight.log_begins = not client.up_to_date
        sight.undo_asked = self.undo_asked
        if you is not None and self.facts.phase == "playing":
            sight.may_undo = match.may_undo(you, self.alone(you), self.facts.rated)
            sight.locked = match.is_sealed(you)
        if client.texts:
            looker = self.looker(eyes)
            first = 0 if sight.log_begins else len(looker.seen) - len(match.news(eyes))
            told_sight(sight, looker, self.facts.names, first)
            decks = looker.decks()
            if decks != client.decks:
                sight.texts = looker.texts(self.facts.names)
                client.decks = decks
        else:
            bare_sight(sight, match, match.history(eyes) if sight.log_begins else match.news(eyes))
        client.up_to_date = True
        return sight

    def look_in(self, person: PersonRow) -> Sight:
        """Returns what somebody without a connection sees now."""
        sight = self.sight(Client(person))
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

    def show(self, client: Client) -> None:
        """Sends a client what it sees."""
        try:
            sight = self.sight(client)
        except Exception as error:  # one who cannot be shown the table must not stop the others
            log.exception("table %s could not be shown", self.id)
            client.post(protocol.Refused(None, "broken", f"this table cannot be shown: {error}"))
            return
        client.post(sight)

    def show_all(self, clients: list[Client] | None = None) -> None:
        """Sends everyone what they see."""
        for client in list(self.clients if clients is None else clients):
            self.show(client)

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
            return await self.guarded(request.ref, self.hint(person, request))
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

    async def carry_out(self, person: PersonRow, request: AnyRequest, client: Client | None) -> AnyAnswer:
        """Carries a wish out under the lock."""
        match request:
            case protocol.Choose():
                await self.choose(self.seat_to_play(person), request.token, request.number)
            case protocol.Sit():
                await self.sit(person, request.seat)
            case protocol.Stand():
                await self.stand(person)
            case protocol.Place():
                await self.place(person, request.seat, request.level)
            case protocol.Start():
                await self.start(person)
            case protocol.Rematch():
                await self.rematch(person)
            case protocol.Chat():
                await self.chat(person, request.text)
            case protocol.Undo():
                await self.undo(person)
            case protocol.AnswerUndo():
                await self.answer_undo(person, request.allow)
            case protocol.Look():
                self.look(person, request.eyes, client)
            case protocol.Why():
                return self.why(person, request)
            case _:
                pass
        return Done(request.ref, self.version)

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

    # Gathering.

    async def sit(self, person: PersonRow, number: Seat) -> None:
        """Seats somebody, or gives back the seat a bot has kept warm."""
        seat = self.seat_at(number)
        if seat.person == person.id:
            if seat.level is not None:
                seat.level = None
                await self.keep()
            return
        if not seat.is_open or self.facts.phase != "gathering":
            raise Refusal("illegal", f"seat {number + 1} is taken")
        if self.facts.seat_of(person.id) is not None:
            raise Refusal("illegal", "you have a seat already; stand up first")
        self.facts.seats[number] = Seated(person.id, person.name)
        await self.keep(fresh=True)

    async def stand(self, person: PersonRow) -> None:
        """Empties somebody's seat; in a running game a bot plays on, and the seat can be taken back."""
        number = self.facts.seat_of(person.id)
        if number is None:
            raise Refusal("illegal", "you have no seat at this table")
        if self.facts.phase == "gathering":
            self.facts.seats[number] = Seated()
            await self.keep(fresh=True)
        elif self.facts.phase == "playing" and self.facts.seats[number].level is None:
            self.facts.seats[number].level = USUAL
            await self.keep()

    async def place(self, person: PersonRow, number: Seat, name: str | None) -> None:
        """Seats a bot, or opens its seat again; in a running game a bot takes over for one who is gone."""
        seat = self.seat_at(number)
        if name is not None:
            level(name)
        if self.facts.phase == "gathering":
            if person.id != self.facts.host:
                raise Refusal("forbidden", "only who made the table seats bots")
            if seat.person is not None:
                raise Refusal("illegal", f"seat {number + 1} is taken")
            self.facts.seats[number] = Seated() if name is None else self.bot_seat(name)
            await self.keep()
            return
        self.running()
        if self.facts.seat_of(person.id) is None:
            raise Refusal("forbidden", "only those who play hand a seat to a bot")
        if seat.person is None or seat.person in self.here or seat.level is not None or name is None:
            raise Refusal("illegal", "a bot takes a seat only while its player is gone")
        seat.level = name
        await self.keep()

    def bot_seat(self, name: str) -> Seated:
        """Returns a seat with a bot that has a name no one else at the table has."""
        title = level(name).title
        taken = {seat.name for seat in self.facts.seats}
        numbered = [title, *(f"{title} {number}" for number in range(2, 12))]
        return Seated(level=name, name=next(each for each in numbered if each not in taken))

    def seat_at(self, number: Seat) -> Seated:
        """Returns a seat."""
        if number >= len(self.facts.seats):
            raise Refusal("illegal", f"there is no seat {number + 1} at this table")
        return self.facts.seats[number]

    async def start(self, person: PersonRow) -> None:
        """Starts the game."""
        facts = self.facts
        if person.id != facts.host:
            raise Refusal("forbidden", "only who made the table starts the game")
        if facts.phase != "gathering":
            raise Refusal("stale", "the game has started already")
        if any(seat.is_open for seat in facts.seats):
            raise Refusal("illegal", "a seat is still open: wait for somebody, or put a bot there")
        await self.begin([])

    async def begin(self, moves: list[Move]) -> None:
        """Deals."""
        self.match = Match.begin(self.facts.game, len(self.facts.seats), self.facts.seed, self.facts.options, moves)
        self.facts.phase = "playing"
        self.clocks.start_game()
        await self.keep(fresh=True)

    async def rematch(self, person: PersonRow) -> None:
        """Makes another table for the same people, once all who are here want it."""
        number = self.facts.seat_of(person.id)
        if self.facts.phase != "over" or number is None:
            raise Refusal("illegal", "a rematch follows a finished game one has played")
        if self.facts.next is None:
            self.facts.seats[number].ready = True
            waited_for = [seat for seat in self.facts.seats if seat.person in self.here and not seat.ready]
            if not waited_for:
                self.facts.next = await self.hall.make_rematch(self.facts)
            await self.keep()

    # Playing.

    async def choose(self, seat: Seat, token: str, number: int | None) -> None:
        """Takes a choice; it is on disk before anyone hears of it."""
        match = self.running()
        move = match.choose(seat, token, number, time())
        self.clocks.chosen(seat, self.hall.now())
        self.undo_asked = None
        place = len(match.moves) - 1
        try:
            if match.game.over:
                self.facts.phase = "over"
            await self.save(place, [move], self.finished() if match.game.over else None)
        except BaseException:
            self.facts.phase = "playing"
            match.go_back(match.moves[:place])
            self.rewound()
            raise
        self.changed()
        self.after_change()
        if match.game.over:
            await self.hall.rate(self)

    def finished(self) -> FinishedRow:
        """Returns how the game ended."""
        assert self.match is not None
        game, facts = self.match.game, self.facts
        return FinishedRow(
            id=self.id,
            game=facts.game,
            names=facts.names,
            people=[seat.person for seat in facts.seats],
            scores=list(game.scores),
            winners=list(game.winners),
            choices=len(self.match.moves),
            finished=time(),
            rated=facts.rated,
            private=facts.private,
        )

    async def save(self, keep: int, moves: list[Move], finished: FinishedRow | None = None) -> None:
        """Puts a change on disk."""
        change = Change(self.id, self.version + 1, self.facts.phase, self.facts.to_json(), keep, moves)
        await self.hall.store.save(change, self.hall.home, finished)
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
            self.wake_bots()
        else:
            self.clocks.run(set(), self.hall.now())
        self.set_alarm()
        self.show_all()
        self.hall.noticed(self)

    # Bots and clocks.

    def wake_bots(self) -> None:
        """Has bots answer what they are asked; a question with one answer needs nobody."""
        assert self.match is not None
        for decision in self.match.game.decisions:
            if decision.number in self.thinking:
                continue
            names = [self.facts.seats[seat].level for seat in decision.seats]
            bots = [name for name in names if name is not None]
            if len(decision.options) == 1 or (bots and len(bots) == len(names)):
                name = bots[0] if bots else USUAL
                task = self.hall.spawn(self.think(decision.seat, decision.number, name))
                self.thinking[decision.number] = task

    async def think(self, seat: Seat, number: int, name: str) -> None:
        """Answers a question for a seat, at a pace that people can follow."""
        try:
            assert self.match is not None
            moves = len(self.match.moves)
            world = self.match.world_of(seat, number)
            token = (await asyncio.gather(self.hall.thinkers.choose(world, seat, level(name).bot), self.hall.pause()))[
                0
            ]
            async with self.lock:
                self.thinking.pop(number, None)
                decision = self.match.game.decision_of(seat)
                still = decision is not None and decision.number == number and self.facts.phase == "playing"
                if still and not self.gone and self.match.is_where(moves, number):
                    answer = await self.guarded(0, self.choose_for(seat, token, number))
                    if isinstance(answer, protocol.Refused):
                        log.warning("table %s: a bot's choice was refused: %s", self.id, answer.reason)
                elif still and not self.gone:
                    self.wake_bots()
        finally:
            self.thinking.pop(number, None)

    async def choose_for(self, seat: Seat, token: str, number: int) -> AnyAnswer:
        """Makes a bot's choice."""
        await self.choose(seat, token, number)
        return Done(0, self.version)

    def set_alarm(self) -> None:
        """Sets the alarm for the first clock that will run out."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        deadlines = [
            deadline
            for seat in self.clocks.since
            if (deadline := self.clocks.deadline(seat, self.facts.seats[seat].person not in self.here)) is not None
        ]
        if deadlines:
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_at(min(deadlines), lambda: self.hall.spawn(self.time_is_up()))

    async def time_is_up(self) -> None:
        """Chooses for everyone whose time is up, as a bot would."""
        async with self.lock:
            now = self.hall.now()
            late = [
                seat
                for seat in self.clocks.since
                if (deadline := self.clocks.deadline(seat, self.facts.seats[seat].person not in self.here)) is not None
                and deadline <= now
            ]
        for seat in late:
            decision = None if self.match is None else self.match.game.decision_of(seat)
            if decision is not None:
                await self.think(seat, decision.number, USUAL)
        if not late:
            self.set_alarm()

    # Taking back.

    def alone(self, seat: Seat) -> bool:
        """Tells whether nobody but bots plays with a seat."""
        others = [other for number, other in enumerate(self.facts.seats) if number != seat]
        return all(other.level is not None or other.person is None for other in others)

    async def undo(self, person: PersonRow) -> None:
        """Takes somebody's last choice back, or asks the others."""
        match, seat = self.running(), self.seat_to_play(person)
        allowed = match.may_undo(seat, self.alone(seat), self.facts.rated)
        if allowed == "no":
            reason = "at a rated table a choice stays" if self.facts.rated else "there is nothing of yours to take back"
            raise Refusal("illegal", reason)
        if allowed == "free":
            await self.take_back(seat)
            return
        self.undo_asked = seat
        self.undo_allowed = {seat}
        match.fresh = []
        self.show_all()

    async def answer_undo(self, person: PersonRow, allow: bool) -> None:
        """Allows or refuses that somebody takes a choice back; all people at the table must allow it."""
        match, seat = self.running(), self.seat_to_play(person)
        if self.undo_asked is None or seat == self.undo_asked:
            raise Refusal("stale", "nobody asks to take a choice back")
        asking = self.undo_asked
        if not allow:
            self.undo_asked = None
            match.fresh = []
            self.show_all()
            return
        self.undo_allowed.add(seat)
        people = {number for number, each in enumerate(self.facts.seats) if each.level is None}
        if people <= self.undo_allowed:
            await self.take_back(asking)

    async def take_back(self, seat: Seat) -> None:
        """Goes back to a seat's last choice."""
        match = self.running()
        moves = match.undone(seat)
        before = match.moves
        if moves is before:
            raise Refusal("illegal", "there is nothing of yours to take back")
        kept = next((place for place, move in enumerate(moves) if before[place] != move), len(moves))
        await self.save(kept, moves[kept:])
        for task in self.thinking.values():
            task.cancel()
        self.thinking = {}
        match.go_back(moves)
        self.undo_asked = None
        self.rewound()
        self.after_change()

    # Words.

    async def chat(self, person: PersonRow, text: str) -> None:
        """Says something to everyone."""
        words = " ".join(text.split())
        if not words:
            raise Refusal("illegal", "say something")
        seat = self.facts.seat_of(person.id)
        message = await self.hall.store.say(self.id, person.name, seat, words, time())
        said = Said(message.id, message.name, message.seat, message.text, message.at)
        for client in list(self.clients):
            client.post(said)

    def look(self, person: PersonRow, eyes: Eyes, client: Client | None) -> None:
        """Looks through other eyes, at a table with open hands."""
        if self.facts.seat_of(person.id) is not None or not self.facts.open_hands:
            raise Refusal("forbidden", "at this table everyone looks through their own eyes")
        if eyes is not None:
            self.seat_at(eyes)
        if client is not None:
            client.eyes = eyes
            client.up_to_date = False
            self.forget_eyes()
            self.show(client)

    def why(self, person: PersonRow, request: protocol.Why) -> Because:
        """Says why a choice cannot be made."""
        seat = self.facts.seat_of(person.id)
        if self.match is None or seat is None:
            raise Refusal("illegal", "you are not playing")
        looker = self.looker(seat)
        return Because(request.ref, looker.words.refusal(looker.scene(self.facts.names, seat), request.token))

    async def hint(self, person: PersonRow, request: protocol.Hint) -> AnyAnswer:
        """Asks the strongest bot."""
        match, seat = self.running(), self.seat_to_play(person)
        if self.facts.rated:
            raise Refusal("forbidden", "there are no hints at a rated table")
        decision = asked(match.game, seat)
        if decision is None:
            raise Refusal("stale", "you are not asked anything now")
        found = await self.hall.thinkers.estimate(match.world_of(seat, decision.number), seat, level(STRONGEST).bot)
        if found is None:
            raise Refusal("busy", "the bot did not come to a conclusion; ask again")
        return Hinted(request.ref, decision.number, "", self.advice(seat, found))

    def advice(self, seat: Seat, found: list[tuple[str, float, int]]) -> list[Advice]:
        """Returns a bot's estimates in words, with the share of its tries that each option got."""
        looker = self.looker(seat)
        scene = looker.scene(self.facts.names, seat)
        tries = sum(each[2] for each in found) or 1
        labels: dict[str, Any] = {}
        if scene.decision is not None:
            labels = {option.token: looker.words.label(scene, option) for option in scene.decision.options}
        return [Advice(token, labels.get(token, token), worth, count / tries) for token, worth, count in found]

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


def new_facts(wish: protocol.NewTable, person: PersonRow) -> Facts:
    """Returns the facts of a table as somebody wishes it; refuses what cannot be played."""
    book = gloaming.rulebook(wish.game)
    book.setting(len(wish.seats), 0, wish.options)
    facts = Facts(
        game=book.name,
        seats=[Seated() for _ in wish.seats],
        host=person.id,
        options=dict(wish.options),
        clock=wish.clock,
        private=wish.private,
        rated=wish.rated,
        open_hands=wish.open_hands,
        lesson=wish.lesson,
        made=time(),
    )
    if wish.rated and (wish.open_hands or any(plan.kind == "bot" for plan in wish.seats)):
        raise BadSetup("a rated table is for people only, with hands that stay closed")
    if len([plan for plan in wish.seats if plan.kind == "me"]) > 1:
        raise BadSetup("one person has one seat")
    taken: dict[str, int] = {}
    for number, plan in enumerate(wish.seats):
        if plan.kind == "me":
            facts.seats[number] = Seated(person.id, person.name)
        elif plan.kind == "bot":
            chosen = level(plan.level or USUAL)
            taken[chosen.name] = taken.get(chosen.name, 0) + 1
            count = taken[chosen.name]
            facts.seats[number] = Seated(
                name=chosen.title if count == 1 else f"{chosen.title} {count}", level=chosen.name
            )
    return facts
