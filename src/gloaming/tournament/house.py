"""The tournament of the house, for games whose book has none: Swiss rounds, then a knockout of the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.tournament.duels import Duel, Pairs, Rank, Stage, Status
from gloaming.kernel.tournament.entrants import Entrant, Number
from gloaming.kernel.tournament.tournament import OUT, PLAYING, THROUGH, Tournament
from gloaming.tournament.swiss import draw_round, neighbours, ranked, ranks

FEWEST_ROUNDS: Final = 3  # of the Swiss kind, where there are so many opponents
MOST_ROUNDS: Final = 7
GAMES: Final = 3  # of a duel in the knockout, if all are drawn; then lots are drawn

SWISS: Final = Stage("swiss", "Swiss rounds", "swiss")
QUARTERFINALS: Final = Stage("quarterfinals", "Quarterfinals", "tree", "Quarterfinal")
SEMIFINALS: Final = Stage("semifinals", "Semifinals", "tree", "Semifinal")
FINAL: Final = Stage("final", "Final", "tree", "Final")
KNOCKOUT: Final = {8: QUARTERFINALS, 4: SEMIFINALS, 2: FINAL}  # by how many are left


def swiss_rounds(entrants: int) -> int:
    """Returns so many rounds that one at most wins all of them; fewer if there are too many or too few entrants.

    >>> [swiss_rounds(entrants) for entrants in (2, 3, 4, 5, 8, 9, 16, 17, 64, 256)]
    [0, 3, 3, 3, 3, 4, 4, 5, 6, 7]
    """
    if entrants == 2:
        return 0
    return min(max(FEWEST_ROUNDS, (entrants - 1).bit_length()), MOST_ROUNDS)


def field_of(entrants: int) -> int:
    """Returns how many play in the knockout: no more than half, if there are four or more.

    >>> [field_of(entrants) for entrants in (2, 3, 7, 8, 15, 16, 256)]
    [2, 2, 2, 4, 4, 8, 8]
    """
    return next((size for size in KNOCKOUT if entrants >= 2 * size), min(KNOCKOUT))


def seeded(best: Sequence[Number]) -> Pairs:
    """Pairs the best, so that the first and the second can meet only in the final.

    >>> seeded([1, 2, 3, 4, 5, 6, 7, 8])
    [(1, 8), (4, 5), (2, 7), (3, 6)]
    """
    places = [0]
    while len(places) < len(best):
        last = 2 * len(places) - 1
        places = [place for upper in places for place in (upper, last - upper)]
    return neighbours([best[place] for place in places])


class HouseTournament(Tournament):
    """A tournament of any game of two sides.

    >>> from gloaming.kernel.tournament.entrants import person
    >>> tournament = HouseTournament([person("Ada"), person("Ben"), person("Cleo")], seed=3)
    >>> [duel.id for duel in tournament.open]
    ['swiss-1-1']
    >>> tournament.report("swiss-1-1", (0.5, 0.5))
    >>> [duel.id for duel in tournament.open]
    ['swiss-2-1']
    """

    every_stage: ClassVar[tuple[Stage, ...]] = (SWISS, QUARTERFINALS, SEMIFINALS, FINAL)

    def __init__(
        self, entrants: Sequence[Entrant], seed: int, options: Mapping[str, OptionValue] | None = None
    ) -> None:
        self.field: list[Number] = []  # who plays in the knockout, the best of the Swiss rounds first
        super().__init__(entrants, seed, options)

    @classmethod
    def planned(cls, entrants: int, options: Mapping[str, bool]) -> tuple[Stage, ...]:
        """Returns the stages for so many entrants: two only play a final."""
        knockout = [stage for size, stage in KNOCKOUT.items() if size <= field_of(entrants)]
        return (SWISS, *knockout) if swiss_rounds(entrants) else tuple(knockout)

    def draw_next(self) -> None:
        """Draws another Swiss round, or the next round of the knockout."""
        played = len(self.rounds)
        if played < swiss_rounds(len(self.entrants)):
            pairs, _ = draw_round(self.ranking(SWISS))
            self.draw(SWISS, played + 1, self.seated(pairs), range(len(self.entrants)))
            return
        if self.field:
            self.left = self.rounds[-1].winners
            pairs = [] if self.over else neighbours(self.left)
        else:
            best = [rank.entrant for rank in self.ranking(SWISS)]
            self.field = self.left = best[: field_of(len(self.entrants))]
            pairs = seeded(self.field)
        if not self.over:
            self.draw(KNOCKOUT[len(self.left)], 1, pairs, self.left)

    def seated(self, pairs: Pairs) -> Pairs:
        """Puts into the first seat who has sat there less often; in the knockout it is the upper of the two."""
        first = [duel.entrants[0] for duel in self.duels.values()]
        return [(one, other) if first.count(one) <= first.count(other) else (other, one) for one, other in pairs]

    def follow(self, duel: Duel) -> None:
        """Has a duel of the knockout that is drawn played again with other dice, or draws lots."""
        if duel.stage == SWISS or not duel.is_drawn:
            return
        played = [each for each in self.rounds[-1].duels if each.place == duel.place]
        if len(played) < GAMES:
            self.open_duel(f"{played[0].id}-game-{len(played) + 1}", duel.place, duel.entrants)
        else:
            duel.lot = duel.entrants[self.lots(f"lot {duel.id}").below(2)]

    def ranking(self, stage: Stage) -> list[Rank]:
        """Returns how all stand in the Swiss rounds, the best first."""
        if stage != SWISS:
            return []
        rounds = [round for round in self.rounds if round.stage == SWISS]
        lots = self.lots("lots").shuffled(len(self.entrants))
        return ranked(ranks(rounds, len(self.entrants), SWISS), rounds, lots)

    def status(self, stage: Stage, rank: Rank) -> Status:
        """Returns who is through to the knockout, once that is settled."""
        if not self.field:
            return PLAYING
        return THROUGH if rank.entrant in self.field else OUT
