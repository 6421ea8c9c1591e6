"""A tournament as plain data: which duels are open, what came of them, and who advances."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from enum import StrEnum
from typing import Any, ClassVar, Final, Self

from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadSetup, GloamingError
from gloaming.kernel.kept import understood
from gloaming.kernel.rulebook import SEEDS, OptionValue, Ruling
from gloaming.kernel.spelling import LONG, unknown
from gloaming.kernel.tournament.duels import Duel, Pairs, Points, Rank, Round, Stage, Status, told
from gloaming.kernel.tournament.entrants import FEWEST, Entrant, Number, check_entrants
from gloaming.kernel.tournament.kept import KeptTournament
from gloaming.kernel.tournament.lots import Lots

VERSION: Final = 1
OPTION: Final = "option of this tournament"  # what is unknown, where somebody asks for another
WON: Final[Points] = (1, 0)
DRAWN: Final[Points] = (0.5, 0.5)
LOST: Final[Points] = (0, 1)

# How somebody stands, in every tournament; one may know reasons, too.
PLAYING: Final = Status("playing")
THROUGH: Final = Status("through")  # to what follows the stage
OUT: Final = Status("out")


class BadResult(GloamingError):
    """A result that a tournament does not take: of no open duel, or one that cannot be."""


class Ending(StrEnum):
    """How a tournament ended: with a final, or because fewer than two were left to play on."""

    FINAL = "final"
    ONE_LEFT = "one left"
    NOBODY_LEFT = "nobody left"


class Tournament(ABC):
    """A tournament. The same entrants, seed, options and results make the same tournament.

    What is the same in all of them is here: duels are open, results are taken, the next round is drawn. A kind of
    tournament, such as the one that a rulebook prints, adds its stages, how it draws a round, and who is how good.
    """

    rulings: ClassVar[tuple[Ruling, ...]] = ()  # the points one may settle otherwise, each true or false
    every_stage: ClassVar[tuple[Stage, ...]]  # that any such tournament has

    def __init__(
        self, entrants: Sequence[Entrant], seed: int, options: Mapping[str, OptionValue] | None = None
    ) -> None:
        check_entrants(entrants)
        if type(seed) is not int or abs(seed) >= SEEDS:
            raise BadSetup("a seed is a whole number of at most 38 digits")
        self.entrants = list(entrants)
        self.seed = seed
        self.options = self.options_of(options or {})
        self.rounds: list[Round] = []
        self.duels: dict[str, Duel] = {}
        self.left = list(range(len(entrants)))  # who can still win it
        self.go_on()

    # What a kind of tournament says.

    @classmethod
    @abstractmethod
    def planned(cls, entrants: int, options: Mapping[str, bool]) -> tuple[Stage, ...]:
        """Returns the stages of a tournament of so many that has not begun."""

    @abstractmethod
    def draw_next(self) -> None:
        """Draws the next round once the last one is over, or settles who is left."""

    @abstractmethod
    def ranking(self, stage: Stage) -> list[Rank]:
        """Returns who takes part in a stage, the best first; nobody where a lost duel is the end of it."""

    @abstractmethod
    def status(self, stage: Stage, rank: Rank) -> Status:
        """Returns how somebody stands in a stage with a ranking."""

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages of this tournament."""
        return self.planned(len(self.entrants), self.options)

    @classmethod
    def for_players(cls, players: int | None) -> type[Tournament]:
        """Returns the kind of tournament in whose duels so many play; None are the fewest who are two sides."""
        return cls

    @classmethod
    def points_for(cls, scores: Sequence[int], winners: Sequence[Seat]) -> Points:
        """Returns what both get for a game: the winner the point, or each a half if both have won or neither."""
        if len(winners) != 1:
            return DRAWN
        return WON if winners[0] == 0 else LOST

    @classmethod
    def possible(cls, stage: Stage) -> tuple[Points, ...]:
        """Returns how a duel of a stage can end."""
        return (WON, DRAWN, LOST)

    @classmethod
    def how_it_ends(cls, stage: Stage) -> str:
        """Says how a duel of a stage can end."""
        return f"a game ends {listed(cls.possible(stage))}"

    def follow(self, duel: Duel) -> None:
        """Does what follows from the end of a duel before its round is over; mostly nothing does."""
        return

    def is_out(self, entrant: Number) -> bool:
        """Tells whether somebody has no duel left to play; a lost one is the end where there is no table."""
        last = self.rounds[-1]
        return entrant not in self.left or (last.stage.shape in ("rounds", "tree") and entrant in last.losers)

    def dropped(self, round: Round) -> list[Number]:
        """Returns who has dropped out of a stage in one of its rounds, in a stage that one leaves that way."""
        return []

    # What is the same in all.

    @classmethod
    def options_of(cls, given: Mapping[str, OptionValue]) -> dict[str, bool]:
        """Returns the options of a tournament, with defaults for what was not asked for."""
        known = {ruling.name: ruling for ruling in cls.rulings}
        for name in given:
            if name not in known:
                raise BadSetup(unknown(OPTION, name, list(known)))
        return {name: bool(ruling.checked(given.get(name, ruling.default))) for name, ruling in known.items()}

    @classmethod
    def may_be_drawn(cls, stage: Stage) -> bool:
        """Tells whether a duel of a stage can end in a draw."""
        return any(one == other for one, other in cls.possible(stage))

    def lots(self, what: str) -> Lots:
        """Returns the lots for one purpose."""
        return Lots(self.seed, what)

    @property
    def stage(self) -> Stage:
        """The stage that is being played."""
        return self.rounds[-1].stage

    @property
    def open(self) -> list[Duel]:
        """The duels that can be played now; they do not depend on each other."""
        return [duel for duel in self.rounds[-1].duels if duel.points is None]

    @property
    def over(self) -> bool:
        """Whether nothing is left to be played."""
        return len(self.left) < FEWEST

    @property
    def ending(self) -> Ending | None:
        """How the tournament ended, once it is over."""
        if not self.over:
            return None
        if self.stage.shape == "tree":
            return Ending.FINAL
        return Ending.ONE_LEFT if self.left else Ending.NOBODY_LEFT

    @property
    def champion(self) -> Number | None:
        """Who has won the tournament; it may be over without one."""
        return self.left[0] if self.over and self.left else None

    def report(self, duel: str, points: Sequence[float]) -> None:
        """Takes the result of an open duel: the points of both entrants."""
        found = self.duels.get(duel)
        if found is None:
            opened = ", ".join(one.id for one in self.open) or "none, it is over"
            raise BadResult(f"there is no duel {duel[:LONG]!r} in this tournament so far. Open now: {opened}")
        if found.points is not None:
            raise BadResult(f"the duel {duel} is over, {listed([found.points])}")
        found.points = self.checked(found, points)
        self.follow(found)
        self.go_on()

    def checked(self, duel: Duel, points: Sequence[float]) -> Points:
        """Returns a result as it can be, or refuses it."""
        for possible in self.possible(duel.stage):
            if all(type(one) in (int, float) for one in points) and tuple(points) == possible:
                return possible
        wrong = ":".join(repr(one) for one in points)[:LONG]
        raise BadResult(f"the duel {duel.id} cannot have ended {wrong}: {self.how_it_ends(duel.stage)}")

    def go_on(self) -> None:
        """Draws the next round once the last one is over."""
        while not self.rounds or (self.rounds[-1].over and not self.over):
            self.draw_next()

    def draw(self, stage: Stage, number: int, pairs: Pairs, among: Sequence[Number]) -> None:
        """Opens the duels of a round."""
        busy = {entrant for pair in pairs for entrant in pair}
        self.rounds.append(Round(stage, number, [], [entrant for entrant in among if entrant not in busy]))
        for place, pair in enumerate(pairs, start=1):
            self.open_duel(duel_id(stage, number, place), place, pair)

    def open_duel(self, id: str, place: int, pair: tuple[Number, Number]) -> None:
        """Opens a duel of the last round."""
        round = self.rounds[-1]
        duel = Duel(id, round.stage, round.number, place, pair, self.lots(id).below(2**48))
        round.duels.append(duel)
        round.duels.sort(key=lambda each: each.place)  # in whichever order drawn ones are played again
        self.duels[id] = duel

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Tournament) and self.as_json() == other.as_json()

    __hash__ = None  # type: ignore[assignment]  # it changes

    def as_json(self) -> dict[str, Any]:
        """Returns the tournament as plain data: how it was set up, and the results so far."""
        duels = [duel for round in self.rounds for duel in round.duels]
        ended = [(duel.id, duel.points) for duel in duels if duel.points is not None]
        return {
            "tournament": VERSION,
            "seed": self.seed,
            "options": dict(self.options),
            "entrants": [asdict(entrant) for entrant in self.entrants],
            "results": [{"duel": id, "points": list(points)} for id, points in ended],
        }

    @classmethod
    def from_json(cls, facts: Mapping[str, Any]) -> Self:
        """Returns the tournament that was written as plain data."""
        version = facts.get("tournament") if isinstance(facts, Mapping) else None
        if type(version) is int and version != VERSION:
            raise BadSetup(f"this is a tournament of version {str(version)[:LONG]}, not {VERSION}")
        kept = understood(facts, KeptTournament, "a tournament")
        entrants = [Entrant(one.name, one.kind, one.bot) for one in kept.entrants]
        tournament = cls(entrants, kept.seed, kept.options)
        for result in kept.results:
            tournament.report(result.duel, result.points)
        return tournament


def duel_id(stage: Stage, round: int, place: int) -> str:
    """Returns what a duel is called, such as `qualification-3-5`, `semifinal-2` or `final`."""
    if stage.shape != "tree":
        return f"{stage.name}-{round}-{place}"
    return stage.name if stage.name == "final" else f"{stage.name.removesuffix('s')}-{place}"


def listed(results: Sequence[Points]) -> str:
    """Returns results as people write them.

    >>> listed([(1, 0), (0.5, 0.5)])
    '1:0, ½:½'
    """
    return ", ".join(f"{told(one)}:{told(other)}" for one, other in results)
