"""What the tournament says of its stages."""

from __future__ import annotations

from gloaming.games.syndicates.rules.tournament.stages import (
    ENOUGH,
    FIELD,
    FINAL,
    KNOCKOUT,
    MATCH,
    MATCHES,
    PLAY_OFFS,
    QUALIFICATION,
    SEMIFINALISTS,
    SEMIFINALS,
    STRAIGHT,
    WINS,
)
from gloaming.games.syndicates.rules.tournament.tournament import SyndicatesTournament
from gloaming.kernel.tournament.duels import Stage
from gloaming.kernel.tournament.entrants import Number
from gloaming.kernel.tournament.tournament import Ending, Tournament
from gloaming.words.tournaments import Chapter, HouseRule, Options, TournamentWords

BEST_OF_3 = "a best of 3"


class SyndicatesTournamentWords(TournamentWords):
    """The words of the tournament of the book."""

    pitch = "From Sumo Rush through Controlled to a final in Fiasco."
    sizes = "4 or more play semifinals; with 9 or more, some are out after the qualification."
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
        """Returns that the qualification is played match by match, and all else over three."""
        return "one match" if stage.contest == MATCH else BEST_OF_3

    def plan(self, entrants: int, options: Options) -> list[Chapter]:
        """Returns what will be played by so many."""
        stages = SyndicatesTournament.planned(entrants, options)
        chapters = [stage for stage in (QUALIFICATION, KNOCKOUT, FINAL) if stage in stages]
        return [
            Chapter(title_of(stage, SEMIFINALS in stages), self.means(stage, entrants, options)) for stage in chapters
        ]

    def means(self, stage: Stage, entrants: int, options: Options) -> str:
        """Returns what the qualification, the knockout or the final is for."""
        if stage == QUALIFICATION:
            return qualification_means(entrants, options)
        if stage == KNOCKOUT:
            return knockout_means(entrants, options)
        return final_means(entrants, options) if stage == FINAL else ""

    def terms(self, tournament: Tournament, stage: Stage) -> list[str]:
        """Returns what a report says of a stage."""
        as_printed, qualifies = tournament.options["as_printed"], KNOCKOUT in tournament.stages
        if stage == QUALIFICATION:
            straight = tournament.stages == STRAIGHT
            only = "the top two play the final" if straight else f"{ENOUGH} points win the tournament"
            terms = [f"{MATCHES} matches each, {f'{ENOUGH} points qualify' if qualifies else only}"]
            if as_printed and qualifies:
                terms.append("Nobody is called up, however few qualify.")
            elif qualifies:
                terms.append(f"If fewer than {FIELD} qualify, the best of the rest are called up.")
            return terms
        if stage == PLAY_OFFS:
            return [f"each duel {BEST_OF_3}, until {SEMIFINALISTS} are left"]
        if as_printed:
            return [
                f"each duel {BEST_OF_3}",
                f"Win {WINS} duels, or be the last one left, to advance; a bye is not a win.",
            ]
        reach = f"Win {WINS} duels, or be among the last {SEMIFINALISTS}, to reach the semifinals."
        return [f"each duel {BEST_OF_3}", reach]

    def through(self, tournament: Tournament, stage: Stage) -> tuple[str, list[Number]]:
        """Returns who came through the knockout, unless only one was left."""
        assert isinstance(tournament, SyndicatesTournament)
        if stage != KNOCKOUT or tournament.ending == Ending.ONE_LEFT:
            return "", []
        few = len(tournament.semifinalists) <= SEMIFINALISTS
        return "semifinalists" if few else "through", tournament.semifinalists

    def without_final(self, tournament: Tournament) -> str:
        """Says in a report who lacked what."""
        assert isinstance(tournament, SyndicatesTournament)
        wanted = f"has {ENOUGH} points" if tournament.stage == QUALIFICATION else f"has won {WINS} duels"
        if tournament.ending == Ending.NOBODY_LEFT:
            return f"nobody {wanted}, so nobody advances."
        others = [one for one in tournament.ranking(tournament.stage) if one.entrant != tournament.champion]
        alone = tournament.stage == KNOCKOUT and all(map(tournament.is_knocked_out, others))
        return f"Nobody else {'is left' if alone else wanted}, so there is no final."

    def because(self, tournament: Tournament) -> str:
        """Says on the page what nobody had."""
        if tournament.ending != Ending.NOBODY_LEFT:
            return super().because(tournament)
        if tournament.stage == QUALIFICATION:
            return "Nobody reached six points, so nobody advanced."
        return "Nobody won three duels, so nobody advanced."


def title_of(stage: Stage, semifinals: bool) -> str:
    """Returns what a part of the tournament is called, with its format."""
    title = "Semifinals and final" if stage == FINAL and semifinals else stage.title
    return f"{title}, {stage.format_title}"


def qualification_means(entrants: int, options: Options) -> str:
    """Returns what the qualification is for."""
    series = "; five or more wins earn another" if options["series_bonus_counts"] else ""
    if options["as_printed"] and entrants == 2:
        series = "; winning more than half earns another"
    points = f"Everyone plays eight matches, and each win is a point{series}."
    if options["as_printed"]:
        if entrants == 2:
            return f"{points} Six points win the tournament; after four wins each, nobody wins it."
        return f"{points} Six points qualify, and nobody is called up."
    if entrants < SEMIFINALISTS:
        return f"{points} The top two play the final."
    if entrants <= FIELD:
        return f"{points} Everyone goes through; the points decide the pairings."
    return f"{points} Six points qualify; if fewer than eight get there, the best of the rest are called up."


def knockout_means(entrants: int, options: Options) -> str:
    """Returns what the knockout is for."""
    losses, rounds = ("once", "three") if options["single_elimination"] else ("twice", "four")
    if options["as_printed"]:
        if entrants == 3:
            return (
                f"If two qualify, they play duels, each a best of three, until one has lost {losses}. "
                "The other is the champion."
            )
        return (
            f"Each duel is a best of three. Lose {losses} and you’re out; win three in {rounds} rounds and you "
            "advance, and so does the last one left. A bye isn’t a win."
        )
    if entrants == SEMIFINALISTS:
        return "A best of three for everyone, which decides the pairings of the semifinals."
    return (
        f"Each duel is a best of three. Lose {losses} and you’re out; win three, or be among the last four, and "
        "you’re in the semifinals."
    )


def final_means(entrants: int, options: Options) -> str:
    """Returns what the final, and what leads to it, is for."""
    if options["as_printed"]:
        return "Each a best of three; the loser is out. If only one player is left before that, they’re the champion."
    return "A best of three." if entrants < SEMIFINALISTS else "Each a best of three; the loser is out."
