"""What a tournament remembers: how it was set up, who takes part, the results, and where its duels are played."""

from __future__ import annotations

import secrets

import msgspec
from msgspec import Struct, field

from gloaming.games import games
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.tournament.duels import Duel
from gloaming.kernel.tournament.entrants import BOT, Entrant, person
from gloaming.kernel.tournament.tournament import Tournament
from gloaming.table.levels import level
from gloaming.table.live.facts import Facts, Seated, fresh_id
from gloaming.table.names import distinct
from gloaming.table.protocol import Clock
from gloaming.table.refusing import Refusal
from gloaming.table.store.store import PersonRow
from gloaming.table.tournament_protocol import TournamentPhase
from gloaming.tournament.entrants import invented_names
from gloaming.tournament.kinds import first_printed, kind_of
from gloaming.tournament.playing import Sitting, options_in, sitting

Points = list[int | float]


class Entered(Struct):
    """Somebody who takes part; a bot has no id."""

    name: str
    person: str | None = None
    left: bool = False  # whether the person gave up, so that a bot plays on for them

    @property
    def is_played(self) -> bool:
        """Whether a person sits down for it."""
        return self.person is not None and not self.left


class Result(Struct):
    """What came of a duel."""

    duel: str
    points: Points


class TournamentFacts(Struct):
    """A tournament, on disk as JSON."""

    name: str
    host: str
    host_name: str
    size: int
    level: str
    clock: Clock
    private: bool = False
    phase: TournamentPhase = "gathering"
    entered: list[Entered] = []
    seed: int = field(default_factory=lambda: secrets.randbits(96))
    results: list[Result] = []
    tables: dict[str, str] = {}  # by the names of the duels
    anew: dict[str, int] = {}  # how often duels began anew, because their games stopped without a result
    why: dict[str, str] = {}  # as what their tables stopped the last time: "broken", or "closed" for new rules
    made: float = 0.0
    options: dict[str, bool] = {}  # those of the tournament itself
    game_options: dict[str, OptionValue] = {}  # those of the game, for all duels
    game: str = ""  # nothing in a tournament from before its host could choose

    def to_json(self) -> bytes:
        """Returns the facts as they are kept."""
        return msgspec.json.encode(self)

    @property
    def played(self) -> str:
        """The game that is played."""
        return self.game or first_printed()

    @property
    def is_playable(self) -> bool:
        """Whether the game is still installed."""
        return self.played in games()

    def number_of(self, person: str | None) -> int | None:
        """Returns somebody's number among those who take part."""
        return next((n for n, each in enumerate(self.entered) if person is not None and each.person == person), None)

    @property
    def people(self) -> int:
        """How many people take part."""
        return sum(each.person is not None for each in self.entered)

    @property
    def has_begun(self) -> bool:
        """Whether the first round is drawn."""
        return self.phase in ("playing", "over")

    # Before it begins.

    def join(self, person: PersonRow) -> None:
        """Lets somebody take part."""
        if self.number_of(person.id) is not None:
            return
        self.check_gathering()
        if len(self.entered) >= self.size:
            raise Refusal("illegal", f"all {self.size} entrants have joined")
        self.entered.append(Entered(self.free_name(person.name), person.id))

    def leave(self, person: PersonRow) -> None:
        """Lets somebody go; once it has begun, a bot plays on for them."""
        number = self.number_of(person.id)
        if number is None or self.entered[number].left:
            raise Refusal("illegal", "you are not in this tournament")
        if self.phase == "over":
            raise Refusal("stale", "this tournament is over")
        if not self.has_begun:
            self.check_gathering()
            del self.entered[number]
        else:
            self.entered[number].left = True

    def begin(self, person: PersonRow) -> None:
        """Fills up with bots, and draws the first round."""
        if person.id != self.host:
            raise Refusal("forbidden", "only the host can start the tournament")
        self.check_gathering()
        for name in invented_names(2 * self.size, self.seed):
            if len(self.entered) < self.size:
                self.entered.append(Entered(self.free_name(name)))
        self.phase = "playing"
        self.lay_tables(self.tournament)

    def call_off(self, person: PersonRow) -> None:
        """Gives the tournament up before it begins; who had joined stays on the list, and reads what became of it."""
        if person.id != self.host:
            raise Refusal("forbidden", "only the host can cancel the tournament")
        if self.phase == "called off":
            return
        self.check_gathering()
        self.phase = "called off"

    def check_gathering(self) -> None:
        """Refuses what comes too late."""
        if self.phase == "called off":
            raise Refusal("stale", f"{self.host_name} cancelled this tournament")
        if self.phase != "gathering":
            raise Refusal("stale", "this tournament has already started")

    def free_name(self, wanted: str) -> str:
        """Returns a name, with a number if somebody else has it."""
        return distinct(wanted, [each.name for each in self.entered])

    # Once it has begun.

    @property
    def tournament(self) -> Tournament:
        """The tournament as it stands, by the results so far."""
        entrants = [
            person(each.name) if each.is_played else Entrant(each.name, BOT, self.quick_bot) for each in self.entered
        ]
        tournament = kind_of(self.played)(entrants, self.seed, self.options)
        for result in self.results:
            tournament.report(result.duel, result.points)
        return tournament

    @property
    def quick_bot(self) -> str:
        """How bots play among themselves: all are equally strong, so the quick ones find a winner as fairly."""
        return "random" if level(self.level).bot == "random" else "careful"

    def hear(self, results: list[Result], stopped: dict[str, str]) -> None:
        """Takes what is new from the tables: results first, for a duel that is over is not played again."""
        if results:
            self.take(results)
        if stopped:
            self.begin_anew(stopped)

    def take(self, results: list[Result]) -> None:
        """Takes results; a duel that is over stays as it ended, whoever else tells of it."""
        ended = {result.duel for result in self.results}
        self.results += [result for result in results if result.duel not in ended]
        tournament = self.tournament
        if tournament.over:
            self.phase = "over"
        self.lay_tables(tournament)

    def lay_tables(self, tournament: Tournament) -> None:
        """Settles at which tables the people play whose duels are open; the tables can be made at any time after."""
        for duel in tournament.open:
            if duel.id not in self.tables and self.is_played(duel):
                self.tables[duel.id] = fresh_id()

    def begin_anew(self, stopped: dict[str, str]) -> None:
        """Settles fresh tables for open duels that stopped; if nobody is left to sit there, bots play."""
        tournament = self.tournament
        for duel in tournament.open:
            if self.tables.get(duel.id) in stopped:
                self.why[duel.id] = stopped[self.tables.pop(duel.id)]
                self.anew[duel.id] = self.anew.get(duel.id, 0) + 1
        self.lay_tables(tournament)

    def is_played(self, duel: Duel) -> bool:
        """Tells whether a person takes part in a duel."""
        return any(self.entered[entrant].is_played for entrant in duel.entrants)

    def among_bots(self, most: int) -> dict[str, Sitting]:
        """Returns some of the open duels that need nobody, as games to be played."""
        tournament = self.tournament
        duels = [duel for duel in tournament.open if duel.id not in self.tables]
        return {duel.id: sitting(tournament, duel, self.played, self.game_options) for duel in duels[:most]}

    def table(self, id: str, duel: Duel) -> Facts:
        """Returns a duel as a table, at which everybody has a seat."""
        entered = {each.name: each for each in (self.entered[entrant] for entrant in duel.entrants)}
        seats = sitting(self.tournament, duel, self.played, self.game_options).seats()
        return Facts(
            game=self.played,
            seats=[
                Seated(entered[each.name].person, each.name)
                if each.is_person
                else Seated(name=each.name, level=self.level)
                for each in seats.values()
            ],
            host=next(each.person for each in entered.values() if each.is_played and each.person is not None),
            options=options_in(duel.stage, self.game_options),
            clock=self.clock if self.people > 1 else Clock(),
            private=self.private,
            tournament=id,
        )


def facts_of(text: bytes) -> TournamentFacts:
    """Reads the facts of a tournament."""
    return msgspec.json.decode(text, type=TournamentFacts)
