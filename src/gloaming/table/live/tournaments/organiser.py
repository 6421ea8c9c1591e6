"""The organiser of the tournaments: it takes requests and results, lays tables, has bots play, and tells what is new.

What is on disk is all there is: each change is read, made and saved anew, and made again if another process was faster.
So a result counts once, however often it is told, and a tournament goes on wherever a process lives.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import monotonic, time
from typing import TYPE_CHECKING, Final

from gloaming.games import why_missing
from gloaming.kernel.errors import BadSetup
from gloaming.table.levels import offered, usual_in
from gloaming.table.live.facts import STOPPED, fresh_id
from gloaming.table.live.gathering import begin
from gloaming.table.live.neighbours import Elsewhere
from gloaming.table.live.talking import tidy
from gloaming.table.live.tournaments.facts import Result, TournamentFacts, facts_of
from gloaming.table.refusing import Refusal
from gloaming.table.requests import Stand
from gloaming.table.store.store import Conflict, PersonRow, SavedTournament, StoreDown, Taken
from gloaming.table.tournament_protocol import NewTournament
from gloaming.tournament.kinds import first_printed, game_options_for, options_for
from gloaming.tournament.playing import options_in, points_for, sides_in

if TYPE_CHECKING:
    from gloaming.table.live.hall import Hall

PATIENCE: Final = 20.0  # seconds for which somebody is kept waiting for news
GLANCE: Final = 2.0  # seconds after which news from other processes are looked for
DUELS_AT_ONCE: Final = 4  # that bots play before their results are told
MOST_TOURNAMENTS: Final = 5  # that one person may have made and that are not over

log = logging.getLogger(__name__)


class Organiser:
    """What a process does for tournaments."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.waiting: dict[str, asyncio.Event] = {}  # for news, by tournament
        self.playing: set[str] = set()  # tournaments whose bots are at it
        self.stumbles: Counter[str] = Counter()  # how often a game among bots failed, by tournament
        self.closed = False

    # Requests.

    async def make(self, request: NewTournament, person: PersonRow) -> str:
        """Makes a tournament as somebody requests it."""
        name = tidy(request.name)
        if not name:
            raise BadSetup("a tournament needs a visible name")
        if request.clock.kind == "none":
            raise BadSetup("a tournament needs a clock, or everyone would wait for whoever does not turn up")
        game = first_printed() if request.game is None else request.game
        facts = TournamentFacts(
            name=name,
            host=person.id,
            host_name=person.name,
            size=request.entrants,
            level=offered(game, request.level or usual_in(game)).name,
            clock=request.clock,
            private=request.private,
            made=time(),
            options=options_for(game, request.options),
            game_options=game_options_for(game, request.game_options),
            game=game,
        )
        if request.join:
            facts.join(person)
        alive = [saved for saved in await self.store.tournaments() if saved.phase in ("gathering", "playing")]
        if sum(facts_of(saved.facts).host == person.id for saved in alive) >= MOST_TOURNAMENTS:
            raise Refusal("busy", f"you already have {MOST_TOURNAMENTS} unfinished tournaments; finish one first")
        id = fresh_id()
        saved = SavedTournament(id, facts.phase, 1, facts.to_json(), self.hall.home.process)
        await self.store.add_tournament(saved)
        return id

    async def join(self, id: str, person: PersonRow) -> None:
        """Lets somebody take part."""
        await self.change(id, lambda facts: facts.join(person))

    async def leave(self, id: str, person: PersonRow) -> None:
        """Lets somebody go, also from the table at which they play."""
        facts = await self.change(id, lambda facts: facts.leave(person))
        for duel in facts.tournament.open if facts.phase == "playing" else []:
            with suppress(Refusal, Elsewhere):  # there, their clock runs
                table = await self.hall.table(facts.tables.get(duel.id, ""))
                if table.facts.seat_of(person.id) is not None:
                    await table.ask(person, Stand(0))

    async def begin(self, id: str, person: PersonRow) -> None:
        """Begins a tournament."""
        await self.change(id, lambda facts: facts.begin(person))
        await self.tend(id)

    async def call_off(self, id: str, person: PersonRow) -> None:
        """Gives a tournament up that has not begun."""
        await self.change(id, lambda facts: facts.call_off(person))

    # Changes.

    async def find(self, id: str) -> SavedTournament:
        """Returns a tournament as it is on disk."""
        saved = await self.store.tournament(id)
        if saved is None:
            raise Refusal("illegal", f"there is no tournament {id}")
        return saved

    async def change(self, id: str, edit: Callable[[TournamentFacts], None], move_in: bool = False) -> TournamentFacts:
        """Changes a tournament on disk; the process that lays tables, or moves in, tends it from then on."""
        while True:
            saved = await self.find(id)
            facts = facts_of(saved.facts)
            before = facts.to_json()
            laid = len(facts.tables)
            edit(facts)
            if facts.to_json() == before and not move_in:
                return facts
            ours = move_in or facts.phase != saved.phase or len(facts.tables) > laid
            home = self.hall.home.process if ours else saved.home
            try:
                await self.store.save_tournament(
                    SavedTournament(id, facts.phase, saved.version + 1, facts.to_json(), home)
                )
            except Conflict:
                continue
            self.tell(id)
            return facts

    # Going on.

    async def look_after(self) -> None:
        """Goes on with the tournaments that are tended here, or by nobody who lives."""
        for id, home in await self.store.running_tournaments():
            if home in ("", self.hall.home.process):
                await self.tend(id, move_in=not home)

    def heard(self, id: str) -> None:
        """Notes that a game of a tournament is over."""
        self.hall.spawn(self.tend(id))

    async def tend(self, id: str, move_in: bool = False) -> None:
        """Takes results, lays the tables of the next round, and has bots play; asked twice, it does no more."""
        try:
            facts = facts_of((await self.find(id)).facts)
            if why_missing(facts.played):
                self.hall.miss(facts.played)  # it may be installed again
                return
            stopped = await self.stopped(facts)  # before the results: a table at which a game stopped has none later
            results = await self.results(facts)
            facts = await self.change(id, lambda facts: facts.hear(results, stopped), move_in)
            if facts.phase == "playing" and (await self.find(id)).home == self.hall.home.process:
                await self.lay(id, facts)
                self.set_bots_going(id, facts)
        except (StoreDown, BadSetup) as error:
            log.warning("tournament %s has to wait: %s", id, error)  # the hall looks after it again soon
        except Exception:  # one tournament must not stop the others, nor the hall
            log.exception("tournament %s cannot go on", id)

    async def results(self, facts: TournamentFacts) -> list[Result]:
        """Returns what came of open duels at tables whose games are over; also at one that broke down after the end."""
        found = []
        for duel in facts.tournament.open if facts.phase == "playing" else []:
            table = self.hall.tables.get(facts.tables.get(duel.id, ""))
            if duel.id in facts.tables and (table is None or table.facts.phase not in ("gathering", "playing")):
                row = await self.store.finished(facts.tables[duel.id])
                if row is not None:
                    sides = sides_in(row.game, len(row.scores), options_in(duel.stage, facts.game_options))
                    found.append(Result(duel.id, list(points_for(row.game, sides, row.scores, row.winners))))
        return found

    async def stopped(self, facts: TournamentFacts) -> dict[str, str]:
        """Returns the tables of open duels at which nothing can be played any more: broken, or closed for the rules."""
        duels = facts.tournament.open if facts.phase == "playing" else []
        places = [(duel, facts.tables[duel.id]) for duel in duels if duel.id in facts.tables]
        phases = {place: await self.phase(place, facts.is_played(duel)) for duel, place in places}
        return {place: phase for place, phase in phases.items() if phase in STOPPED}

    async def phase(self, place: str, played: bool) -> str:
        """Returns how far a table is; one that is not there can still be laid, if somebody will play at it."""
        try:
            table = await self.hall.table(place)
        except Elsewhere:
            saved = await self.store.load(place)
            return "gathering" if saved is None else saved.phase
        except Refusal as error:
            return "broken" if error.kind == "broken" or (error.kind != "busy" and not played) else "gathering"
        self.hall.noticed(table)
        return table.facts.phase

    async def lay(self, id: str, facts: TournamentFacts) -> None:
        """Makes the tables of open duels that are not there yet, and starts their games."""
        for duel in facts.tournament.open:
            place = facts.tables.get(duel.id)
            if place is None:
                continue
            if place not in self.hall.tables:
                with suppress(Taken):
                    await self.hall.add(facts.table(id, duel), [], start=True, id=place)
            with suppress(Refusal, Elsewhere):  # there, another process starts it
                table = await self.hall.table(place)
                async with table.lock:
                    if table.facts.phase == "gathering":  # a process died in between
                        await begin(table, [])
                self.hall.noticed(table)

    def set_bots_going(self, id: str, facts: TournamentFacts) -> None:
        """Has the bots of a tournament play, unless they do."""
        if id not in self.playing and facts.among_bots(1):
            self.playing.add(id)
            self.hall.spawn(self.play_among_bots(id))

    async def play_among_bots(self, id: str) -> None:
        """Plays the duels that need nobody, as long as there are any."""
        try:
            while duels := facts_of((await self.find(id)).facts).among_bots(DUELS_AT_ONCE):
                games = [replace(duel, seed=duel.seed + self.stumbles[id]) for duel in duels.values()]
                points = await self.hall.thinkers.play(games)
                results = [Result(duel, list(each)) for duel, each in zip(duels, points, strict=True)]
                facts = await self.change(id, partial(TournamentFacts.take, results=results))
                await self.lay(id, facts)
        except StoreDown as error:
            log.warning("tournament %s has to wait: %s", id, error)
        except Exception:  # the hall looks after it again soon, and other games may not fail
            self.stumbles[id] += 1
            log.exception("a duel among bots of tournament %s failed", id)
        finally:
            self.playing.discard(id)

    # News.

    def tell(self, id: str) -> None:
        """Wakes all who wait for news of a tournament."""
        if id in self.waiting:
            self.waiting.pop(id).set()

    async def news(self, id: str, after: int) -> SavedTournament:
        """Returns a tournament once it has changed after a version, or unchanged when patience is at its end."""
        until = monotonic() + PATIENCE
        while True:
            event = self.waiting.setdefault(id, asyncio.Event())
            saved = await self.find(id)
            if saved.version > after or self.closed or monotonic() >= until:
                return saved
            with suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), GLANCE)

    def close(self) -> None:
        """Lets everybody go who waits."""
        self.closed = True
        for id in list(self.waiting):
            self.tell(id)
