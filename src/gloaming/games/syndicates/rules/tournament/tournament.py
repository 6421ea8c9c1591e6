"""The tournament of the book, made to fit any number of entrants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import groupby
from typing import ClassVar, Final

from gloaming.games.syndicates.rules.tournament import stages
from gloaming.games.syndicates.rules.tournament.pairing import best_of_last, draw_round, schedule, whose_turn_it_is
from gloaming.games.syndicates.rules.tournament.stages import KNOCKOUT, QUALIFICATION, SEMIFINALISTS, STRAIGHT, WINS
from gloaming.kernel.choices import Seat
from gloaming.kernel.rulebook import Ruling, yes_or_no
from gloaming.kernel.tournament.duels import Pairs, Points, Rank, Round, Stage, Status, counted
from gloaming.kernel.tournament.entrants import Number
from gloaming.kernel.tournament.pairing import folded
from gloaming.kernel.tournament.tournament import OUT, PLAYING, THROUGH, Tournament, listed

# How somebody stands, beside those who play on, are through with three duels won, or are out with two lost.
QUALIFIED: Final = Status("through", "qualified")  # by points
CALLED_UP: Final = Status("through", "called-up")  # as one of the best of the others
SEMIFINALIST: Final = Status("through", "semifinalist")
SHORT: Final = Status("out", "short")  # of three wins, without having been knocked out, which is possible as printed
SURPLUS: Final = Status("out", "surplus")  # with three duels won, but not one of the best four
CHAMPION: Final = Status("through", "champion")  # already here, because nobody else is left
FINALIST: Final = Status("through", "finalist")  # from the qualification, where there is nothing before the final


class SyndicatesTournament(Tournament):
    """A tournament of Shadows & Syndicates.

    >>> from gloaming.kernel.tournament.entrants import person
    >>> tournament = SyndicatesTournament([person("Ada"), person("Ben"), person("Cleo")], seed=3)
    >>> [duel.id for duel in tournament.open]
    ['qualification-1-1']
    >>> tournament.report("qualification-1-1", (1, 0))
    >>> [duel.id for duel in tournament.open]
    ['qualification-2-1']
    """

    rulings: ClassVar[tuple[Ruling, ...]] = (
        yes_or_no(
            "as_printed",
            False,
            "Whether only those with six points, and then with three duels won, advance, however few they are.",
            "Among equals one in seven gets six points; a tournament for any number should end with a final.",
        ),
        yes_or_no(
            "series_bonus_counts",
            False,
            "Whether the eight matches of the qualification are a series, with a point for winning more than half.",
            "A series is between two, and with more the opponents differ; so six points take six wins (A-2).",
        ),
        yes_or_no(
            "single_elimination",
            False,
            "Whether one lost duel of Controlled is the end, in three rounds, instead of two, in four.",
            "Only with a duel to lose do the book's three duels, four rounds and three wins all make sense (A-3).",
        ),
    )
    every_stage: ClassVar[tuple[Stage, ...]] = stages.STAGES
    field: Sequence[Number] = ()  # who plays in the knockout, the best of the qualification first
    semifinalists: Sequence[Number] = ()  # the best of the knockout first; as printed any number

    @classmethod
    def planned(cls, entrants: int, options: Mapping[str, bool]) -> tuple[Stage, ...]:
        return cls.stages_for(entrants, options["as_printed"], through=0)

    @property
    def stages(self) -> tuple[Stage, ...]:
        return self.stages_for(len(self.entrants), self.as_printed, len(self.semifinalists))

    @classmethod
    def stages_for(cls, entrants: int, as_printed: bool, through: int) -> tuple[Stage, ...]:
        """Returns the stages that anybody can reach, if so many have come through the knockout.

        As printed, all who have won three duels go on, also if they are too many for two semifinals. Otherwise two or
        three entrants go from the qualification to the final.
        """
        if entrants < SEMIFINALISTS:
            return stages.FEW_AS_PRINTED[entrants] if as_printed else STRAIGHT
        return tuple(stage for stage in stages.STAGES if stage != stages.PLAY_OFFS or through > SEMIFINALISTS)

    @classmethod
    def for_players(cls, players: int | None) -> type[Tournament]:
        return TeamsTournament if players == 4 else cls

    @cached_property
    def qualification(self) -> list[Pairs]:
        """The rounds of the qualification, drawn by lot."""
        places = self.lots("draw").shuffled(len(self.entrants))
        return [[(places[one], places[other]) for one, other in pairs] for pairs in schedule(len(places))]

    @classmethod
    def points_for(cls, scores: Sequence[int], winners: Sequence[Seat]) -> Points:
        """Returns what both get for a game: their points for matches and for the series (SS-FMT-10, SS-FMT-11)."""
        return scores[0], scores[1]

    @classmethod
    def possible(cls, stage: Stage) -> tuple[Points, ...]:
        return stages.RESULTS[stages.contest_of(stage)]

    @classmethod
    def how_it_ends(cls, stage: Stage) -> str:
        what = "a match" if stages.contest_of(stage) == stages.MATCH else "a best of 3, with the point for the series,"
        return f"{what} ends {listed(cls.possible(stage))}; a draw is played again"

    @property
    def as_printed(self) -> bool:
        """Whether exactly those go on who have what the book asks for."""
        return self.options["as_printed"]

    def draw_next(self) -> None:
        played = len(self.rounds)
        if played < len(self.qualification):
            self.draw(QUALIFICATION, played + 1, self.qualification[played], range(len(self.entrants)))
        elif self.stage == QUALIFICATION:
            self.end_qualification()
        elif self.stage == KNOCKOUT:
            self.go_on_with_knockout()
        else:
            self.go_on_in_fiasco([*self.rounds[-1].byes, *self.rounds[-1].winners])

    def end_qualification(self) -> None:
        """Lets all with enough points into the knockout; if not as printed, also the best of the others up to eight."""
        ranking = self.ranking(QUALIFICATION)
        if self.stages == STRAIGHT:
            self.go_on_in_fiasco([rank.entrant for rank in ranking[:2]])
            return
        qualified = sum(rank.points >= stages.ENOUGH for rank in ranking)
        fewest = 0 if self.as_printed else stages.FIELD
        self.field = self.left = [rank.entrant for rank in ranking[: max(qualified, fewest)]]
        if not self.over:
            self.draw_knockout(1)

    @property
    def losses(self) -> int:
        """How many lost duels end the knockout for an entrant."""
        return 1 if self.options["single_elimination"] else 2

    def go_on_with_knockout(self) -> None:
        """Plays another round of the knockout while it is open who goes on."""
        ranking = self.ranking(KNOCKOUT)
        number = self.rounds[-1].number
        most = WINS + self.losses - 1  # rounds until everybody has won or lost enough
        if number < most and self.is_open_who_goes_on(ranking):
            self.draw_knockout(number + 1)
            return
        self.semifinalists = through = [rank.entrant for rank in self.through(ranking)]
        self.go_on_in_fiasco(through)

    def is_open_who_goes_on(self, ranking: Sequence[Rank]) -> bool:
        """Tells whether there are still duels of the knockout to be played."""
        if self.as_printed:
            return sum(self.plays_on(rank) for rank in ranking) > 1
        return sum(not self.is_knocked_out(rank) for rank in ranking) > SEMIFINALISTS

    def through(self, ranking: Sequence[Rank]) -> list[Rank]:
        """Returns who goes on from the knockout, the best first."""
        if not self.as_printed:
            return sorted(ranking, key=self.is_knocked_out)[:SEMIFINALISTS]  # who is out fills up what is left
        left = [rank for rank in ranking if not self.is_knocked_out(rank)]
        return left if len(left) == 1 else [rank for rank in left if rank.won >= WINS]

    def plays_on(self, rank: Rank) -> bool:
        """Tells whether somebody has neither won nor lost enough duels of the knockout."""
        return not self.is_knocked_out(rank) and rank.won < WINS

    def is_knocked_out(self, rank: Rank) -> bool:
        """Tells whether somebody has lost too many duels."""
        return rank.lost >= self.losses

    def draw_knockout(self, number: int) -> None:
        """Draws a round of the knockout among those who have neither won nor lost enough."""
        ranking = self.ranking(KNOCKOUT)
        playing = [rank for rank in ranking if self.plays_on(rank)]
        groups = [[one.entrant for one in group] for _, group in groupby(playing, key=lambda rank: rank.won)]
        met = {rank.entrant: rank.met for rank in playing}
        byes = {rank.entrant: rank.byes for rank in playing}
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
        stage = (
            stages.FINAL if len(left) == 2 else stages.SEMIFINALS if len(left) <= SEMIFINALISTS else stages.PLAY_OFFS
        )
        number = self.rounds[-1].number + 1 if self.stage == stage else 1
        after = 1 << (len(left) - 1).bit_length() - 1  # the largest power of two below their number
        self.draw(stage, number, folded(left[2 * after - len(left) :]), left)

    @classmethod
    def is_a_series(cls, entrants: int, options: Mapping[str, bool]) -> bool:
        """Tells whether the qualification is a series with a point of its own: between two it is (A-2)."""
        return options["series_bonus_counts"] or entrants == 2

    def ranks(self, stage: Stage) -> list[Rank]:
        """Returns how every entrant stands in a stage, in the order in which they entered.

        Points are those of the whole tournament so far, and those of the opponents the average of all whom one has met.
        """
        played = [round for round in self.rounds if self.stages.index(round.stage) <= self.stages.index(stage)]
        found = counted(played, len(self.entrants), stage)
        is_a_series = self.is_a_series(len(self.entrants), self.options)
        matches = [winner for round in played if round.stage == QUALIFICATION for winner in round.winners]
        for rank in found:
            rank.byes *= stage == KNOCKOUT  # in the qualification all play as many matches
            rank.won += 0 if self.as_printed else rank.byes  # without points: no match was won
            rank.points += is_a_series and 2 * matches.count(rank.entrant) > stages.MATCHES
        for rank in found:
            if rank.opponents:
                met = int(sum(found[other].points for other in rank.opponents))
                rank.opponents_points = Fraction(met, len(rank.opponents))
        return found

    def ranking(self, stage: Stage) -> list[Rank]:
        if stage not in (QUALIFICATION, KNOCKOUT):
            return []
        found = self.ranks(stage)
        lots = self.lots(f"lots {stage.name}").shuffled(len(self.entrants))
        ranking = sorted(found, key=lambda one: (-one.points, -one.opponents_points, lots[one.entrant]))
        if stage == QUALIFICATION:
            return ranking
        if not any(round.stage == KNOCKOUT for round in self.rounds):
            return [found[entrant] for entrant in self.field]  # in the order of the qualification
        playing = [rank for rank in ranking if rank.entrant in self.field]
        return sorted(playing, key=lambda rank: (-rank.won, rank.lost))  # then by points, as before

    def status(self, stage: Stage, rank: Rank) -> Status:
        if stage == QUALIFICATION:
            return self.status_in_qualification(rank)
        if self.is_out(rank.entrant) and rank.entrant not in self.semifinalists:
            short = SHORT if rank.won < WINS else SURPLUS
            return OUT if self.is_knocked_out(rank) else short  # not always by losing too many duels
        if self.stage == KNOCKOUT and self.over:
            return CHAMPION
        if 0 < len(self.semifinalists) <= SEMIFINALISTS:
            return SEMIFINALIST
        return THROUGH if rank.won >= WINS else PLAYING

    def status_in_qualification(self, rank: Rank) -> Status:
        """Returns how somebody stands in the qualification; six points are enough any time, if there is a knockout."""
        if self.stage == QUALIFICATION and self.champion == rank.entrant:
            return CHAMPION
        if KNOCKOUT in self.stages and rank.points >= stages.ENOUGH:
            return QUALIFIED
        if self.stage == QUALIFICATION and not self.over:
            return PLAYING
        if self.stages == STRAIGHT:
            return FINALIST if rank.entrant in self.rounds[-1].duels[0].entrants else OUT
        return CALLED_UP if rank.entrant in self.field else OUT

    def is_out(self, entrant: Number) -> bool:
        """Tells whether somebody has no duel left to play; in the knockout one may lose some."""
        if entrant in self.left and self.stage == KNOCKOUT:
            return self.is_knocked_out(self.ranks(KNOCKOUT)[entrant])
        return super().is_out(entrant)

    def dropped(self, round: Round) -> list[Number]:
        if round.stage != KNOCKOUT:
            return []
        before = [each for each in self.rounds if each.stage == KNOCKOUT and each.number <= round.number]
        lost = [loser for each in before for loser in each.losers]
        return [loser for loser in round.losers if lost.count(loser) == self.losses]


class TeamsTournament(SyndicatesTournament):
    """A tournament in whose duels two meet two (SS-2V2-14, A-60)."""

    every_stage: ClassVar[tuple[Stage, ...]] = tuple(map(stages.of_teams, stages.STAGES))

    @classmethod
    def stages_for(cls, entrants: int, as_printed: bool, through: int) -> tuple[Stage, ...]:
        return tuple(map(stages.of_teams, super().stages_for(entrants, as_printed, through)))

    def draw(self, stage: Stage, number: int, pairs: Pairs, among: Sequence[Number]) -> None:
        super().draw(stages.of_teams(stage), number, pairs, among)
