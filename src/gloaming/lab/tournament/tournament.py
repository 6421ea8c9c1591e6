"""A tournament as plain data: which duels are open, what came of them, and who goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Any

from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadSetup, GloamingError
from gloaming.kernel.rulebook import SEEDS, OptionValue
from gloaming.kernel.spelling import LONG
from gloaming.lab.tournament.duels import Duel, Points, Round
from gloaming.lab.tournament.entrants import Entrant, Number, check_entrants
from gloaming.lab.tournament.kept import KeptTournament, understood
from gloaming.lab.tournament.knockout import Pairs, best_of_last, draw_round, folded, whose_turn_it_is
from gloaming.lab.tournament.qualification import schedule
from gloaming.lab.tournament.rulings import options_of
from gloaming.lab.tournament.stages import (
    ENOUGH,
    FEWEST,
    FIELD,
    FINAL,
    IN_ROUNDS,
    KNOCKOUT,
    PLAY_OFFS,
    QUALIFICATION,
    RESULTS,
    SEMIFINALISTS,
    SEMIFINALS,
    STRAIGHT,
    WINS,
    Ending,
    Stage,
    stages_for,
)
from gloaming.lab.tournament.standings import Standing, by_duels, by_points, standings

VERSION = 1


class BadResult(GloamingError):
    """A result that a tournament does not take: of no open duel, or one that cannot be."""


class Tournament:
    """A tournament. The same entrants, seed, options and results make the same tournament.

    >>> from gloaming.lab.tournament.entrants import person
    >>> tournament = Tournament([person("Ada"), person("Ben"), person("Cleo")], seed=3)
    >>> [duel.id for duel in tournament.open]
    ['qualification-1-1']
    >>> tournament.report("qualification-1-1", (1, 0))
    >>> [duel.id for duel in tournament.open]
    ['qualification-2-1']
    """

    def __init__(
        self, entrants: Sequence[Entrant], seed: int, options: Mapping[str, OptionValue] | None = None
    ) -> None:
        check_entrants(entrants)
        if type(seed) is not int or abs(seed) >= SEEDS:
            raise BadSetup("a seed is a whole number of at most 38 digits")
        self.entrants = list(entrants)
        self.seed = seed
        self.options = options_of(options or {})
        self.rounds: list[Round] = []
        self.duels: dict[str, Duel] = {}
        self.left = list(range(len(entrants)))  # who can still win it
        self.field: list[Number] = []  # who plays in the knockout, the best of the qualification first
        self.semifinalists: list[Number] = []  # the best of the knockout first; as printed any number
        places = self.dice("draw").shuffled(len(entrants))
        self.qualification = [[(places[one], places[other]) for one, other in pairs] for pairs in schedule(len(places))]
        self.go_on()

    def dice(self, what: str) -> Dice:
        """Returns the dice for one purpose."""
        return Dice(str(self.seed), f"tournament {what}")

    @property
    def as_printed(self) -> bool:
        """Whether exactly those go on who have what the book asks for."""
        return self.options["as_printed"]

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages of this tournament."""
        return stages_for(len(self.entrants), self.as_printed, len(self.semifinalists))

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
        if self.stage == FINAL:
            return Ending.FINAL
        return Ending.ONE_LEFT if self.left else Ending.NOBODY_LEFT

    @property
    def champion(self) -> Number | None:
        """Who has won the tournament; it may be over without one."""
        return self.left[0] if self.over and self.left else None

    def report(self, duel: str, points: Sequence[int]) -> None:
        """Takes the result of an open duel: the points of both entrants, for matches and for the series."""
        found = self.duels.get(duel)
        if found is None:
            opened = ", ".join(one.id for one in self.open) or "none, it is over"
            raise BadResult(f"there is no duel {duel[:LONG]!r} in this tournament so far. Open now: {opened}")
        if found.points is not None:
            raise BadResult(f"the duel {duel} is over, {found.points[0]}:{found.points[1]}")
        found.points = checked(found, points)
        self.go_on()

    def go_on(self) -> None:
        """Draws the next round once the last one is over."""
        while not self.rounds or (self.rounds[-1].over and not self.over):
            self.draw_next()

    def draw_next(self) -> None:
        """Draws the next round of the stage, or the first round of the stage after it."""
        played = len(self.rounds)
        if played < len(self.qualification):
            self.draw(QUALIFICATION, played + 1, self.qualification[played], range(len(self.entrants)))
        elif self.stage == QUALIFICATION:
            self.end_qualification()
        elif self.stage == KNOCKOUT:
            self.go_on_with_knockout()
        else:
            winners = [duel.winner for duel in self.rounds[-1].duels]
            self.go_on_in_fiasco([*self.rounds[-1].byes, *(winner for winner in winners if winner is not None)])

    def draw(self, stage: Stage, number: int, pairs: Pairs, among: Sequence[Number]) -> None:
        """Opens the duels of a round."""
        duels = []
        for place, pair in enumerate(pairs, start=1):
            id = duel_id(stage, number, place)
            duels.append(Duel(id, stage, number, pair, self.dice(id).below(2**48)))
        busy = {entrant for pair in pairs for entrant in pair}
        self.rounds.append(Round(stage, number, duels, [entrant for entrant in among if entrant not in busy]))
        self.duels.update((duel.id, duel) for duel in duels)

    def end_qualification(self) -> None:
        """Lets all with enough points into the knockout; if not as printed, also the best of the others up to eight."""
        ranking = self.ranking(QUALIFICATION)
        if self.stages == STRAIGHT:
            self.go_on_in_fiasco([standing.entrant for standing in ranking[:2]])
            return
        qualified = sum(standing.points >= ENOUGH for standing in ranking)
        fewest = 0 if self.as_printed else FIELD
        self.field = [standing.entrant for standing in ranking[: max(qualified, fewest)]]
        self.left = self.field
        if not self.over:
            self.draw_knockout(1)

    @property
    def knockout_rounds(self) -> int:
        """How many rounds the knockout has at most."""
        return 3 if self.options["single_elimination"] else 4

    @property
    def losses(self) -> int:
        """How many lost duels end the knockout for an entrant."""
        return 1 if self.options["single_elimination"] else 2

    def go_on_with_knockout(self) -> None:
        """Plays another round of the knockout while it is open who goes on."""
        ranking = self.ranking(KNOCKOUT)
        number = self.rounds[-1].number
        if number < self.knockout_rounds and self.is_open_who_goes_on(ranking):
            self.draw_knockout(number + 1)
            return
        self.semifinalists = [standing.entrant for standing in self.through(ranking)]
        self.go_on_in_fiasco(self.semifinalists)

    def is_open_who_goes_on(self, ranking: Sequence[Standing]) -> bool:
        """Tells whether there are still duels of the knockout to be played."""
        if self.as_printed:
            return sum(self.plays_on(standing) for standing in ranking) > 1
        return sum(not self.is_knocked_out(standing) for standing in ranking) > SEMIFINALISTS

    def through(self, ranking: Sequence[Standing]) -> list[Standing]:
        """Returns who goes on from the knockout, the best first."""
        if not self.as_printed:
            return sorted(ranking, key=self.is_knocked_out)[:SEMIFINALISTS]  # who is out fills up what is left
        left = [standing for standing in ranking if not self.is_knocked_out(standing)]
        return left if len(left) == 1 else [standing for standing in left if standing.won >= WINS]

    def plays_on(self, standing: Standing) -> bool:
        """Tells whether somebody has neither won nor lost enough duels of the knockout."""
        return not self.is_knocked_out(standing) and standing.won < WINS

    def is_knocked_out(self, standing: Standing) -> bool:
        """Tells whether somebody has lost too many duels."""
        return standing.lost >= self.losses

    def draw_knockout(self, number: int) -> None:
        """Draws a round of the knockout among those who have neither won nor lost enough."""
        ranking = self.ranking(KNOCKOUT)
        playing = [standing for standing in ranking if self.plays_on(standing)]
        groups = [[one.entrant for one in group] for _, group in groupby(playing, key=lambda standing: standing.won)]
        met = {standing.entrant: standing.met for standing in playing}
        byes = {standing.entrant: standing.byes for standing in playing}
        with_bye = whose_turn_it_is if self.as_printed else best_of_last
        pairs, free = draw_round(groups, byes, lambda one, other: other in met[one], with_bye)
        self.draw(KNOCKOUT, number, pairs, [*free, *(entrant for pair in pairs for entrant in pair)])

    def go_on_in_fiasco(self, left: list[Number]) -> None:
        """Draws the next round of the finals among those who are left, the best first; if one is left, that was it.

        As many of the last meet as are too many for the halves of the bracket after it; the others are free. So four
        play two semifinals, and of three the best is in the final.
        """
        self.left = left
        if self.over:
            return
        stage = FINAL if len(left) == 2 else SEMIFINALS if len(left) <= SEMIFINALISTS else PLAY_OFFS
        number = self.rounds[-1].number + 1 if self.stage == stage else 1
        after = 1 << (len(left) - 1).bit_length() - 1  # the largest power of two below their number
        self.draw(stage, number, folded(left[2 * after - len(left) :]), left)

    @property
    def is_a_series(self) -> bool:
        """Whether the eight matches of the qualification are a series, as those between the same two are (A-2)."""
        return self.options["series_bonus_counts"] or len(self.entrants) == 2

    def standings(self, stage: Stage) -> list[Standing]:
        """Returns how every entrant stands in a stage and those before it."""
        played = [round for round in self.rounds if self.stages.index(round.stage) <= self.stages.index(stage)]
        return standings(played, len(self.entrants), stage, self.is_a_series, not self.as_printed)

    def ranking(self, stage: Stage) -> list[Standing]:
        """Returns who takes part in the qualification or in the knockout, the best first."""
        found = self.standings(stage)
        lots = self.dice(f"lots {stage.name}").shuffled(len(self.entrants))
        if stage == QUALIFICATION:
            return sorted(found, key=lambda standing: by_points(standing, lots))
        if not any(round.stage == KNOCKOUT for round in self.rounds):
            return [found[entrant] for entrant in self.field]  # in the order of the qualification
        return sorted((found[entrant] for entrant in self.field), key=lambda standing: by_duels(standing, lots))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tournament) and self.as_json() == other.as_json()

    __hash__ = None  # type: ignore[assignment]  # it changes

    def as_json(self) -> dict[str, Any]:
        """Returns the tournament as plain data: how it was set up, and the results so far."""
        ended = [(duel.id, duel.points) for duel in self.duels.values() if duel.points is not None]
        return {
            "tournament": VERSION,
            "seed": self.seed,
            "options": dict(self.options),
            "entrants": [asdict(entrant) for entrant in self.entrants],
            "results": [{"duel": id, "points": list(points)} for id, points in ended],
        }

    @classmethod
    def from_json(cls, facts: Mapping[str, Any]) -> Tournament:
        """Returns the tournament that was written as plain data."""
        version = facts.get("tournament") if isinstance(facts, Mapping) else None
        if type(version) is int and version != VERSION:
            raise BadSetup(f"this is a tournament of version {str(version)[:LONG]}, not {VERSION}")
        kept = understood(facts, KeptTournament)
        entrants = [Entrant(one.name, one.kind, one.bot) for one in kept.entrants]
        tournament = cls(entrants, kept.seed, kept.options)
        for result in kept.results:
            tournament.report(result.duel, result.points)
        return tournament


def duel_id(stage: Stage, round: int, place: int) -> str:
    """Returns what a duel is called, such as `qualification-3-5`, `semifinal-2` or `final`."""
    if stage in IN_ROUNDS:
        return f"{stage.name}-{round}-{place}"
    return "final" if stage == FINAL else f"semifinal-{place}"


def checked(duel: Duel, points: Sequence[int]) -> Points:
    """Returns a result as it can be, or refuses it."""
    possible = RESULTS[duel.stage.contest]
    if all(type(one) is int for one in points) and tuple(points) in possible:
        return points[0], points[1]
    allowed = ", ".join(f"{one}:{other}" for one, other in possible)
    told = ":".join(repr(one) for one in points)[:LONG]
    what = "a match" if duel.stage.contest == "match" else "a best of 3, with the point for the series,"
    raise BadResult(f"the duel {duel.id} cannot have ended {told}: {what} ends {allowed}; a draw is played again")
