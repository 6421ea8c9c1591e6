"""The stages of a tournament (SS-FMT-7, -8, -9, -12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from gloaming.games.syndicates.rules.tournament.stages import FINAL, KNOCKOUT, PLAY_OFFS, QUALIFICATION, SEMIFINALS
from gloaming.games.syndicates.rules.tournament.tournament import SyndicatesTournament as Tournament
from gloaming.games.syndicates.rules.tournament.tournament import TeamsTournament
from gloaming.games.syndicates.words.tournament import SyndicatesTournamentWords
from gloaming.kernel.tournament.duels import Status
from gloaming.kernel.tournament.entrants import Number, person
from gloaming.kernel.tournament.tournament import Ending
from gloaming.tournament.bracket import bracket
from rule import rule


def tournament_of(entrants: int, **options: bool) -> Tournament:
    return Tournament([person(f"Player {number}") for number in range(entrants)], 1, options)


def play_qualification(tournament: Tournament) -> None:
    """Lets whoever entered earlier win."""
    while tournament.stage == QUALIFICATION and not tournament.over:
        duel = tournament.open[0]
        tournament.report(duel.id, (1, 0) if duel.entrants[0] < duel.entrants[1] else (0, 1))


def between_two(wins: int, **options: bool) -> Tournament:
    """Two play the qualification, and the one who entered first wins so many of the eight matches."""
    tournament = tournament_of(2, **options)
    for match in range(8):
        (duel,) = tournament.open
        winner = 0 if match < wins else 1
        tournament.report(duel.id, (1, 0) if duel.entrants[0] == winner else (0, 1))
    return tournament


def play_evenly(tournament: Tournament) -> None:
    """Lets whoever has won fewer matches win, so that nearly everybody wins half of them."""
    while tournament.stage == QUALIFICATION and not tournament.over:
        duel = tournament.open[0]
        wins = [one.won for one in tournament.ranks(QUALIFICATION)]
        one, other = duel.entrants
        tournament.report(duel.id, (1, 0) if wins[one] < wins[other] else (0, 1))


def play_round(tournament: Tournament) -> None:
    """Lets whoever entered earlier win the duels of a round, each without losing a match."""
    for duel in tournament.open:
        tournament.report(duel.id, (3, 0) if duel.entrants[0] < duel.entrants[1] else (0, 3))


def play_knockout(tournament: Tournament) -> None:
    while tournament.stage == KNOCKOUT and not tournament.over:
        play_round(tournament)


def statuses(tournament: Tournament, stage: int) -> Iterator[tuple[int, int, str]]:
    """Yields of everybody in the table of a stage what was won, the points and the status."""
    for row in bracket(tournament)["stages"][stage]["table"]:
        yield row["won"], row["points"], in_words(Status(row["state"], row["reason"]))


def in_words(status: Status) -> str:
    return SyndicatesTournamentWords().status(status) or status.state


def duels_won(tournament: Tournament) -> dict[Number, int]:
    return {one.entrant: one.won for one in tournament.ranking(KNOCKOUT)}


@rule("SS-FMT-7")
def test_six_points_of_eight_matches_lead_on_to_controlled() -> None:
    tournament = tournament_of(40)
    play_qualification(tournament)
    assert [round.stage.options["format"] for round in tournament.rounds[:-1]] == ["sumo-rush"] * 8
    assert {duel.stage.options["contest"] for round in tournament.rounds[:-1] for duel in round.duels} == {"match"}
    found = list(statuses(tournament, stage=0))
    assert {5, 6} <= {points for _, points, _ in found}
    for won, points, status in found:
        assert points == won
        assert status == ("qualified" if points >= 6 else "out")


@rule("SS-FMT-7")
def test_six_points_are_enough_before_the_eighth_match() -> None:
    tournament = tournament_of(16)
    while len(tournament.rounds) < 7:
        duel = tournament.open[0]
        tournament.report(duel.id, (1, 0) if duel.entrants[0] < duel.entrants[1] else (0, 1))
    for _, points, status in statuses(tournament, stage=0):
        assert status == ("qualified" if points >= 6 else "playing")


@rule("SS-FMT-7")
def test_if_the_point_for_the_series_counts_five_wins_are_enough() -> None:
    tournament = tournament_of(40, series_bonus_counts=True)
    play_qualification(tournament)
    found = list(statuses(tournament, stage=0))
    assert {4, 5, 6} <= {won for won, _, _ in found}
    for won, points, status in found:
        assert points == won + (won >= 5)
        assert status == ("qualified" if won >= 5 else "out")


@rule("SS-FMT-7")
def test_the_best_of_the_others_are_called_up_if_too_few_have_six_points() -> None:
    tournament = tournament_of(16)
    play_evenly(tournament)
    found = list(statuses(tournament, stage=0))
    assert [status for _, _, status in found].count("called up") > 0
    assert [status for _, _, status in found[8:]] == ["out"] * 8
    assert len(tournament.field) == 8


@rule("SS-FMT-7")
def test_as_printed_exactly_those_with_six_points_go_on() -> None:
    tournament = tournament_of(16, as_printed=True)
    play_qualification(tournament)
    found = list(statuses(tournament, stage=0))
    assert [status for _, _, status in found] == ["qualified" if points >= 6 else "out" for _, points, _ in found]
    assert len(tournament.field) == sum(points >= 6 for _, points, _ in found) < 8


@rule("SS-FMT-7")
def test_as_printed_a_tournament_in_which_nobody_has_six_points_ends_without_a_champion() -> None:
    tournament = tournament_of(16, as_printed=True)
    play_evenly(tournament)
    assert max(points for _, points, _ in statuses(tournament, stage=0)) < 6
    assert (tournament.over, tournament.ending, tournament.champion) == (True, Ending.NOBODY_LEFT, None)
    assert tournament.open == []
    assert tournament.field == tournament.left == []
    shown = bracket(tournament)
    assert (shown["ending"], shown["champion"], shown["places"]) == ("nobody left", None, [])
    assert all(entrant["out"] for entrant in shown["entrants"])


@rule("SS-FMT-7", "SS-FMT-11")
def test_as_printed_the_eight_matches_of_two_are_a_series_and_five_wins_make_six_points() -> None:
    tournament = between_two(5, as_printed=True)
    assert list(statuses(tournament, stage=0)) == [(5, 6, "champion"), (3, 3, "out")]
    assert (tournament.over, tournament.ending, tournament.champion) == (True, Ending.ONE_LEFT, 0)
    assert bracket(tournament)["places"] == [{"place": 1, "entrant": 0}, {"place": 2, "entrant": 1}]


@rule("SS-FMT-7", "SS-FMT-11")
def test_as_printed_two_with_four_wins_each_have_no_series_won_and_nobody_goes_on() -> None:
    tournament = between_two(4, as_printed=True)
    assert list(statuses(tournament, stage=0)) == [(4, 4, "out"), (4, 4, "out")]
    assert (tournament.over, tournament.ending, tournament.champion) == (True, Ending.NOBODY_LEFT, None)


@rule("SS-FMT-11")
def test_two_have_the_point_for_their_series_also_if_both_go_to_the_final() -> None:
    tournament = between_two(5)
    assert list(statuses(tournament, stage=0)) == [(5, 6, "finalist"), (3, 3, "finalist")]
    assert tournament.stage == FINAL


@rule("SS-FMT-8")
def test_the_third_duel_won_leads_to_the_semifinals() -> None:
    tournament = tournament_of(32)
    play_qualification(tournament)
    play_knockout(tournament)
    assert {round.stage.options["format"] for round in tournament.rounds if round.stage == KNOCKOUT} == {"controlled"}
    assert KNOCKOUT.options["contest"] == "best-of-3"
    assert {2, 3} <= set(duels_won(tournament).values())
    for entrant, won in duels_won(tournament).items():
        assert (entrant in tournament.semifinalists) == (won == 3)


@rule("SS-FMT-8")
def test_the_second_duel_lost_is_the_end_and_there_are_four_rounds_at_most() -> None:
    tournament = tournament_of(40)
    play_qualification(tournament)
    play_knockout(tournament)
    rounds = [round for round in tournament.rounds if round.stage == KNOCKOUT]
    assert len(rounds) == 4
    for number, round in enumerate(rounds):
        for duel in round.duels:
            for entrant in duel.entrants:
                lost = sum(earlier.loser == entrant for before in rounds[:number] for earlier in before.duels)
                assert lost < 2


@rule("SS-FMT-8")
def test_with_single_elimination_the_first_duel_lost_is_the_end() -> None:
    tournament = tournament_of(200, single_elimination=True)
    play_qualification(tournament)
    play_knockout(tournament)
    rounds = [round for round in tournament.rounds if round.stage == KNOCKOUT]
    assert len(rounds) == 3
    for before, after in pairwise(rounds):
        losers = {duel.loser for duel in before.duels}
        assert losers.isdisjoint(entrant for duel in after.duels for entrant in duel.entrants)
    assert all(duels_won(tournament)[entrant] == 3 for entrant in tournament.semifinalists)


@rule("SS-FMT-8")
def test_of_many_with_three_wins_the_best_four_go_on() -> None:
    tournament = tournament_of(200)
    play_qualification(tournament)
    play_knockout(tournament)
    ranking = tournament.ranking(KNOCKOUT)
    assert sum(one.won == 3 for one in ranking) > 4
    assert tournament.semifinalists == [one.entrant for one in ranking[:4]]
    assert [one.lost for one in ranking[:4]] == [0] * 4


@rule("SS-FMT-8")
def test_as_printed_exactly_those_with_three_duels_won_go_on() -> None:
    tournament = tournament_of(64, as_printed=True)
    play_qualification(tournament)
    play_knockout(tournament)
    won = dict.fromkeys(tournament.field, 0)
    for duel in tournament.duels.values():
        if duel.stage == KNOCKOUT and duel.winner is not None:
            won[duel.winner] += 1
    assert any(round.byes for round in tournament.rounds if round.stage == KNOCKOUT)  # which do not count
    assert len(tournament.semifinalists) > 1
    assert sorted(tournament.semifinalists) == sorted(entrant for entrant in won if won[entrant] == 3)


@rule("SS-FMT-8")
def test_as_printed_one_with_three_duels_won_is_champion_without_a_final() -> None:
    tournament = tournament_of(24, as_printed=True, single_elimination=True)
    play_qualification(tournament)
    play_knockout(tournament)
    [champion] = tournament.semifinalists
    assert duels_won(tournament)[champion] == 3
    assert (tournament.ending, tournament.champion) == (Ending.ONE_LEFT, champion)
    found = [status for _, _, status in statuses(tournament, stage=1)]
    assert sorted(set(found)) == ["champion", "out", "out, short of three wins"]


@rule("SS-FMT-8")
def test_as_printed_of_two_who_qualify_the_one_who_is_not_knocked_out_is_champion() -> None:
    tournament = next(each for each in map(in_knockout, range(3, 99)) if len(each.field) == 2)
    play_knockout(tournament)
    assert sorted(duels_won(tournament).values()) == [0, 2]
    assert (tournament.ending, tournament.champion) == (Ending.ONE_LEFT, 0)


@rule("SS-FMT-8")
def test_as_printed_nobody_goes_on_if_nobody_has_won_three_duels_after_four_rounds() -> None:
    tournament = next(each for each in map(in_knockout, range(9, 99)) if len(each.field) == 3)
    while not tournament.over:
        won = duels_won(tournament)
        (duel,) = tournament.open
        one, other = duel.entrants
        tournament.report(duel.id, (3, 1) if won[one] < won[other] else (1, 3))
    assert tournament.rounds[-1].number == 4
    assert max(duels_won(tournament).values()) == 2
    assert (tournament.stage, tournament.ending, tournament.champion) == (KNOCKOUT, Ending.NOBODY_LEFT, None)
    told = {one.lost: in_words(tournament.status(KNOCKOUT, one)) for one in tournament.ranking(KNOCKOUT)}
    assert told == {1: "out, short of three wins", 2: "out"}


@rule("SS-FMT-8", "SS-FMT-9")
def test_as_printed_more_than_four_with_three_duels_won_play_in_fiasco_until_four_are_left() -> None:
    tournament = tournament_of(200, as_printed=True)
    play_qualification(tournament)
    play_knockout(tournament)
    many = len(tournament.semifinalists)
    assert many > 4
    assert {status for won, _, status in statuses(tournament, stage=1) if won == 3} == {"through"}
    assert tournament.stage == PLAY_OFFS
    assert tournament.rounds[-1].byes == tournament.semifinalists[: many - 2 * len(tournament.open)]
    while tournament.stage == PLAY_OFFS:
        assert {tuple(duel.stage.options.values()) for duel in tournament.open} == {("fiasco", "best-of-3")}
        play_round(tournament)
    assert tournament.stage == SEMIFINALS
    assert len(tournament.open) == 2
    while not tournament.over:
        play_round(tournament)
    assert tournament.ending == Ending.FINAL


@rule("SS-FMT-9")
def test_as_printed_the_best_of_three_semifinalists_is_in_the_final() -> None:
    tournament = next(each for each in map(through_knockout, range(9, 99)) if len(each.semifinalists) == 3)
    best, second, third = tournament.semifinalists
    assert [duel.entrants for duel in tournament.open] == [(second, third)]
    assert tournament.rounds[-1].byes == [best]
    play_round(tournament)
    assert [(duel.id, duel.entrants[0]) for duel in tournament.open] == [("final", best)]


@rule("SS-FMT-9")
def test_as_printed_two_with_three_duels_won_play_the_final() -> None:
    tournament = next(each for each in map(through_knockout, range(9, 99)) if len(each.semifinalists) == 2)
    assert [(duel.id, list(duel.entrants)) for duel in tournament.open] == [("final", tournament.semifinalists)]


def in_knockout(entrants: int) -> Tournament:
    tournament = tournament_of(entrants, as_printed=True)
    play_qualification(tournament)
    return tournament


def through_knockout(entrants: int) -> Tournament:
    tournament = in_knockout(entrants)
    play_knockout(tournament)
    return tournament


@rule("SS-FMT-9")
def test_two_semifinals_and_a_final_in_fiasco() -> None:
    tournament = tournament_of(16)
    play_qualification(tournament)
    play_knockout(tournament)
    first, second, third, fourth = tournament.semifinalists
    assert [(duel.id, duel.entrants) for duel in tournament.open] == [
        ("semifinal-1", (first, fourth)),
        ("semifinal-2", (second, third)),
    ]
    semifinals = tournament.open
    play_round(tournament)
    (final,) = tournament.open
    assert final.id == "final"
    assert {tuple(duel.stage.options.values()) for duel in [*semifinals, final]} == {("fiasco", "best-of-3")}
    tournament.report("final", (1, 3))
    assert tournament.over
    assert tournament.champion == final.entrants[1]


@rule("SS-FMT-12")
def test_the_path_leads_from_sumo_rush_through_controlled_to_fiasco() -> None:
    tournament = tournament_of(16)
    play_qualification(tournament)
    play_knockout(tournament)
    while not tournament.over:
        play_round(tournament)
    formats = [str(round.stage.options["format"]) for round in tournament.rounds]
    assert list(dict.fromkeys(formats)) == ["sumo-rush", "controlled", "fiasco"]
    assert formats == sorted(formats, key=["sumo-rush", "controlled", "fiasco"].index)
    stages = [stage["options"]["format"] for stage in bracket(tournament)["stages"]]
    assert stages == ["sumo-rush", "controlled", "fiasco", "fiasco"]


@rule("SS-2V2-14", "SS-2V2-15")
@pytest.mark.parametrize("entrants", [2, 3, 4, 16, 40])
@pytest.mark.parametrize("as_printed", [False, True])
def test_a_60_teams_play_the_same_stages_and_controlled_where_two_play_fiasco(entrants: int, as_printed: bool) -> None:
    players = [person(f"Player {number}") for number in range(entrants)]
    of_two, of_teams = (kind(players, 1, {"as_printed": as_printed}) for kind in (Tournament, TeamsTournament))
    for tournament in (of_two, of_teams):
        play_qualification(tournament)
        play_knockout(tournament)
        while not tournament.over:
            play_round(tournament)
    assert bracket(of_teams)["places"] == bracket(of_two)["places"]
    both = zip(of_two.rounds, of_teams.rounds, strict=True)
    formats = list(
        dict.fromkeys((round.stage.options["format"], other.stage.options["format"]) for round, other in both)
    )
    path = [("sumo-rush", "sumo-rush"), ("controlled", "controlled"), ("fiasco", "controlled")]
    assert formats == [pair for pair in path if pair in formats]
    assert all(stage["options_told"].endswith(" for teams") for stage in bracket(of_teams)["stages"])
    assert TeamsTournament.from_json(of_teams.as_json()) == of_teams
