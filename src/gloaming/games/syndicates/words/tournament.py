"""What the tournament says of its stages."""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.rules.tournament import stages
from gloaming.games.syndicates.rules.tournament.stages import KNOCKOUT, QUALIFICATION, SEMIFINALISTS, STRAIGHT, WINS
from gloaming.games.syndicates.rules.tournament.tournament import SyndicatesTournament
from gloaming.kernel.tournament.duels import Stage
from gloaming.kernel.tournament.entrants import Number
from gloaming.kernel.tournament.tournament import Ending, Tournament
from gloaming.words.tournaments import Chapter, HouseRule, Options, TournamentWords

BEST_OF_3 = "a best of 3"
SCORED = "Each match won is a point, and winning the duel is another."
SERIES = f"Each match won is a point, and winning {stages.MATCHES // 2 + 1} or more is another."


class SyndicatesTournamentWords(TournamentWords):
    """The words of the tournament of the book."""

    pitch = "From Sumo Rush through Controlled to a final in Fiasco."
    sizes = "4 or more play semifinals; with 9 or more, some are out after the qualification."
    reasons = {
        "qualified": "qualified",
        "called-up": "called up",
        "semifinalist": "semifinalist",
        "finalist": "finalist",
        "champion": "champion",
        "short": "short of three wins",
        "surplus": "not one of the best four",
    }
    house_rules = (
        HouseRule(
            "series_bonus_counts",
            "A bonus point in the qualification.",
            "Five or more wins out of eight earn an extra point, so five wins are enough to qualify. Otherwise it "
            "takes six.",
            "In the qualification, five or more wins earn an extra point, so five wins are enough to qualify.",
        ),
        HouseRule(
            "single_elimination",
            "One lost duel and you’re out.",
            "The knockout has three rounds at most. Otherwise it takes two lost duels, and there can be four rounds.",
            "In the knockout, one lost duel and you’re out.",
        ),
        HouseRule(
            "as_printed",
            "As printed.",
            "It takes six points to reach the knockout and three duels won to advance from there. Nobody is called "
            "up, so there may be no final, or even no champion.",
            "As printed: it takes six points, then three duels won, to advance, and nobody is called up.",
        ),
    )

    def over(self, stage: Stage) -> str:
        return "one match" if stages.contest_of(stage) == stages.MATCH else BEST_OF_3

    def plan(self, entrants: int, options: Options) -> list[Chapter]:
        planned = SyndicatesTournament.planned(entrants, options)
        final = "Semifinals and final" if stages.SEMIFINALS in planned else stages.FINAL.title
        titles = {stage: final if stage == stages.FINAL else stage.title for stage in planned if stage in MEANS}
        return [
            Chapter(f"{title}, {stage.options_told}", self.means(stage, entrants, options))
            for stage, title in titles.items()
        ]

    def means(self, stage: Stage, entrants: int, options: Options) -> str:
        return MEANS[stage](entrants, options) if stage in MEANS else ""

    def terms(self, tournament: Tournament, stage: Stage) -> list[str]:
        assert isinstance(tournament, SyndicatesTournament)
        as_printed, qualifies = tournament.options["as_printed"], KNOCKOUT in tournament.stages
        if stage == QUALIFICATION:
            straight = tournament.stages == STRAIGHT
            only = "the top two play the final" if straight else f"{stages.ENOUGH} points win the tournament"
            terms = [f"{stages.MATCHES} matches each, {f'{stages.ENOUGH} points qualify' if qualifies else only}"]
            if tournament.is_a_series(len(tournament.entrants), tournament.options):
                terms.append(SERIES)
            if as_printed and qualifies:
                terms.append("Nobody is called up, however few qualify.")
            elif qualifies:
                terms.append(f"If fewer than {stages.FIELD} qualify, the best of the rest are called up.")
            return terms
        if stage == stages.PLAY_OFFS:
            return [f"each duel {BEST_OF_3}, until {SEMIFINALISTS} are left"]
        if stage != KNOCKOUT:
            return [BEST_OF_3] if KNOCKOUT in tournament.stages else [BEST_OF_3, SCORED]
        onward = f"be among the last {SEMIFINALISTS}, to reach the semifinals."
        if as_printed:
            onward = "be the last one left, to advance; a bye is not a win."
        return [f"each duel {BEST_OF_3}", SCORED, f"Win {WINS} duels, or {onward}"]

    def through(self, tournament: Tournament, stage: Stage) -> tuple[str, list[Number]]:
        assert isinstance(tournament, SyndicatesTournament)
        if stage != KNOCKOUT or tournament.ending == Ending.ONE_LEFT:
            return "", []
        few = len(tournament.semifinalists) <= SEMIFINALISTS
        return "semifinalists" if few else "through", list(tournament.semifinalists)

    def without_final(self, tournament: Tournament) -> str:
        assert isinstance(tournament, SyndicatesTournament)
        wanted = f"has {stages.ENOUGH} points" if tournament.stage == QUALIFICATION else f"has won {WINS} duels"
        if tournament.ending == Ending.NOBODY_LEFT:
            return f"nobody {wanted}, so nobody advances."
        others = [one for one in tournament.ranking(tournament.stage) if one.entrant != tournament.champion]
        alone = tournament.stage == KNOCKOUT and all(map(tournament.is_knocked_out, others))
        return f"Nobody else {'is left' if alone else wanted}, so there is no final."

    def because(self, tournament: Tournament) -> str:
        if tournament.ending != Ending.NOBODY_LEFT:
            return super().because(tournament)
        missed = "reached six points" if tournament.stage == QUALIFICATION else "won three duels"
        return f"Nobody {missed}, so nobody advanced."


def qualification_means(entrants: int, options: Options) -> str:
    """Returns what the qualification is for."""
    series = "; five or more wins earn another" if SyndicatesTournament.is_a_series(entrants, options) else ""
    points = f"Everyone plays eight matches, and each win is a point{series}."
    if options["as_printed"] and entrants == 2:
        return f"{points} Six points win the tournament; after four wins each, nobody wins it."
    if options["as_printed"]:
        return f"{points} Six points qualify, and nobody is called up."
    if entrants < SEMIFINALISTS:
        return f"{points} The top two play the final."
    if entrants <= stages.FIELD:
        return f"{points} Everyone goes through; the points decide the pairings."
    return f"{points} Six points qualify; if fewer than eight get there, the best of the rest are called up."


def knockout_means(entrants: int, options: Options) -> str:
    """Returns what the knockout is for."""
    losses, rounds = ("once", "three") if options["single_elimination"] else ("twice", "four")
    each = f"Each duel is a best of three. {SCORED} Lose {losses} and you’re out; win three"
    if options["as_printed"] and entrants == 3:
        duels = f"If two qualify, they play duels, each a best of three, until one has lost {losses}."
        return f"{duels} {SCORED} The other is the champion."
    if options["as_printed"]:
        return f"{each} in {rounds} rounds and you advance, and so does the last one left. A bye isn’t a win."
    if entrants == SEMIFINALISTS:
        return f"A best of three for everyone, which decides the pairings of the semifinals. {SCORED}"
    return f"{each}, or be among the last four, and you’re in the semifinals."


def final_means(entrants: int, options: Options) -> str:
    """Returns what the final, and what leads to it, is for."""
    if options["as_printed"]:
        return "Each a best of three; the loser is out. If only one player is left before that, they’re the champion."
    return f"A best of three. {SCORED}" if entrants < SEMIFINALISTS else "Each a best of three; the loser is out."


# What the qualification, the knockout and the final are for.
MEANS: Final = {QUALIFICATION: qualification_means, KNOCKOUT: knockout_means, stages.FINAL: final_means}
