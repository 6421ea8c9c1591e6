"""What the tournament of the house says, and whose words a tournament speaks."""

from __future__ import annotations

from gloaming.games import part, rulebook
from gloaming.kernel.tournament.duels import Stage
from gloaming.kernel.tournament.tournament import Tournament
from gloaming.tournament.house import GAMES, SWISS, HouseTournament, field_of, swiss_rounds
from gloaming.words.scene import Words
from gloaming.words.tournaments import Chapter, Options, TournamentWords

LEVELS = "Equal points are ranked by Buchholz (the opponents’ points), then by who beat whom, then by lot."
AGAIN = f"A drawn game is played again with other dice; after {GAMES} draws, it is decided by lot."


class HouseWords(TournamentWords):
    """The words of Swiss rounds and a knockout of the best."""

    pitch = "Swiss rounds, then a knockout of the best."
    sizes = "The best 8 of 16 or more reach the knockout, the best 4 of 8 or more, otherwise the best 2."
    opponents = "Buchholz"
    opponents_short = "Buchholz"

    def plan(self, entrants: int, options: Options) -> list[Chapter]:
        first, *others = HouseTournament.planned(entrants, options)
        if first != SWISS:
            return [Chapter(first.title, f"A single game. {AGAIN}")]
        *earlier, last = [stage.title for stage in others]
        title = f"{', '.join(earlier)} and {last}".capitalize() if earlier else last
        single = f"Single games; the loser is out. {AGAIN}" if earlier else f"A single game. {AGAIN}"
        return [Chapter(first.title, self.means(first, entrants, options)), Chapter(title, single)]

    def means(self, stage: Stage, entrants: int, options: Options) -> str:
        if stage != SWISS:
            return ""
        rounds, field = swiss_rounds(entrants), field_of(entrants)
        bye = ", and so is a bye" if entrants % 2 else ""
        onward = "The top two play the final." if field == 2 else f"The top {field} play the knockout."
        return (
            f"{rounds} rounds, in which you meet players who have done about as well as you. A win is a point{bye}; "
            f"a draw is half a point each. {onward} {LEVELS}"
        )

    def terms(self, tournament: Tournament, stage: Stage) -> list[str]:
        if stage != SWISS:
            return [self.over(stage)]
        entrants = len(tournament.entrants)
        field = field_of(entrants)
        onward = "the top two play the final" if field == 2 else f"the top {field} advance"
        return [f"{swiss_rounds(entrants)} rounds, a win is a point, a draw ½; {onward}"]


HOUSE = HouseWords()
PLAIN = TournamentWords()


def words_for(game: str) -> TournamentWords:
    """Returns the words of a game's tournament: its own where its book has one."""
    if rulebook(game).tournament is None:
        return HOUSE
    own: type[Words] | None = part(game, "words")
    return PLAIN if own is None or own.tournament is None else own.tournament
