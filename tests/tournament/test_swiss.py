"""Swiss rounds and a knockout of the best, for any number of entrants and with any results."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.kernel.tournament.duels import Duel, Rank, Round
from gloaming.kernel.tournament.entrants import person
from gloaming.kernel.tournament.tournament import DRAWN, BadResult
from gloaming.tournament.bracket import bracket
from gloaming.tournament.house import FINAL, QUARTERFINALS, SEMIFINALS, SWISS, HouseTournament, field_of, swiss_rounds
from gloaming.tournament.swiss import draw_round, ranked, ranks

SIZES = st.integers(2, 64)


def begun(entrants: int, seed: int = 1) -> HouseTournament:
    return HouseTournament([person(f"Player {number}") for number in range(entrants)], seed)


def play(tournament: HouseTournament, luck: Random, stop: int | None = None) -> HouseTournament:
    """Reports any results, a round's in any order, until it is over or so many were reported."""
    reported = 0
    while not tournament.over:
        for duel in luck.sample(tournament.open, len(tournament.open)):
            if reported == stop:
                return tournament
            tournament.report(duel.id, luck.choice(tournament.possible(duel.stage)))
            reported += 1
    return tournament


def play_swiss(tournament: HouseTournament) -> HouseTournament:
    """Lets whoever entered earlier win, until the knockout is drawn."""
    while tournament.stage == SWISS:
        for duel in tournament.open:
            tournament.report(duel.id, (1, 0) if duel.entrants[0] < duel.entrants[1] else (0, 1))
    return tournament


def swiss_of(tournament: HouseTournament) -> list[Round]:
    return [round for round in tournament.rounds if round.stage == SWISS]


def lasting(*groups: str, met: str = "", byes: str = "") -> list[Rank]:
    """Returns standings, the best first: groups of equal points such as `0 1 2`, who have met such as `0-1`."""
    points = dict(zip(groups, range(len(groups) - 1, -1, -1), strict=True))
    pairs = [tuple(map(int, pair.split("-"))) for pair in met.split()]
    return [
        Rank(
            int(one),
            points=points[group],
            byes=byes.split().count(one),
            met=[other for pair in pairs if int(one) in pair for other in pair if other != int(one)],
        )
        for group in groups
        for one in group.split()
    ]


# Who meets whom.


def test_the_upper_half_meets_the_lower_half() -> None:
    assert draw_round(lasting("7 3 5 1")) == ([(7, 5), (3, 1)], [])


def test_those_meet_who_have_as_many_points() -> None:
    assert draw_round(lasting("0 1", "2 3 4 5", "6 7")) == ([(0, 1), (2, 4), (3, 5), (6, 7)], [])


def test_whoever_is_left_over_meets_somebody_with_fewer_points() -> None:
    assert draw_round(lasting("0 1 2", "3 4 5")) == ([(0, 1), (2, 3), (4, 5)], [])


def test_nobody_meets_twice_if_it_can_be_helped() -> None:
    assert draw_round(lasting("0 1", "2 3", met="0-1 2-3")) == ([(0, 2), (1, 3)], [])
    assert draw_round(lasting("0 1 2 3", met="0-2 1-3 0-1 2-3")) == ([(0, 3), (1, 2)], [])
    assert draw_round(lasting("0", "1", met="0-1")) == ([(0, 1)], [])


def test_a_pair_further_up_is_changed_so_that_the_last_do_not_meet_again() -> None:
    assert draw_round(lasting("0 1", "2", "3", met="2-3")) == ([(0, 2), (1, 3)], [])


def test_the_bye_is_for_the_last_who_has_had_none() -> None:
    assert draw_round(lasting("0", "1", "2"))[1] == [2]
    assert draw_round(lasting("0", "1", "2", byes="2"))[1] == [1]
    assert draw_round(lasting("0", "1", "2", byes="0 1 2"))[1] == [2]


def test_the_bye_moves_up_if_the_others_would_meet_again() -> None:
    assert draw_round(lasting("0", "1", "2", met="0-1")) == ([(0, 2)], [1])


@given(st.one_of(SIZES, st.integers(65, 256)), st.integers(0, 999), st.integers())
def test_in_the_swiss_rounds_nobody_meets_twice_and_nobody_sits_out_twice(size: int, seed: int, luck: int) -> None:
    tournament = play(begun(size, seed), Random(luck))
    rounds = swiss_of(tournament)
    assert len(rounds) == swiss_rounds(size)
    met: Counter[frozenset[int]] = Counter()
    byes: Counter[int] = Counter()
    for round in rounds:
        assert sorted([*(one for duel in round.duels for one in duel.entrants), *round.byes]) == list(range(size))
        assert len(round.byes) == size % 2
        met.update(frozenset(duel.entrants) for duel in round.duels)
        byes.update(round.byes)
    assert {*met.values(), *byes.values()} <= {1}


@given(SIZES, st.integers())
def test_everybody_sits_first_about_as_often_as_second(size: int, luck: int) -> None:
    rounds = swiss_of(play(begun(size, luck % 1000), Random(luck)))
    first = Counter(duel.entrants[0] for round in rounds for duel in round.duels)
    second = Counter(duel.entrants[1] for round in rounds for duel in round.duels)
    assert all(abs(first[entrant] - second[entrant]) <= 3 for entrant in range(size))


# How they stand.


def test_a_win_or_a_bye_is_a_point_and_a_draw_half_of_one() -> None:
    tournament = begun(3)
    [duel] = tournament.open
    [free] = tournament.rounds[0].byes
    tournament.report(duel.id, DRAWN)
    found = ranks(tournament.rounds[:1], 3, SWISS)  # the second round has another bye
    assert (found[free].points, found[free].won, found[free].byes) == (1, 1, 1)
    assert [(found[one].points, found[one].drawn) for one in duel.entrants] == [(0.5, 1), (0.5, 1)]


def met(*results: tuple[int, int, tuple[float, float]]) -> list[Round]:
    return [Round(SWISS, 1, [Duel("", SWISS, 1, 1, (one, other), 0, points) for one, other, points in results])]


def test_equal_points_are_ordered_by_buchholz_then_by_who_beat_whom_then_by_lot() -> None:
    equals = [
        Rank(0, points=2, opponents_points=4),
        *(Rank(one, points=2, opponents_points=3) for one in (1, 2)),
    ]
    first, *others = [Rank(3, points=1, opponents_points=9), *equals]
    rounds = met((1, 2, (0, 1)))
    assert [one.entrant for one in ranked([first, *others], rounds, lots=[3, 0, 1, 2])] == [0, 2, 1, 3]
    assert [one.entrant for one in ranked(equals[1:], met((1, 2, DRAWN)), lots=[0, 2, 1])] == [2, 1]


@given(SIZES, st.integers())
def test_points_are_wins_and_half_of_the_draws_and_buchholz_those_of_the_opponents(size: int, luck: int) -> None:
    tournament = play(begun(size, luck % 1000), Random(luck))
    ranking = tournament.ranking(SWISS)
    points = {rank.entrant: rank.points for rank in ranking}
    for rank in ranking:
        assert rank.points == rank.won + rank.drawn / 2
        assert rank.won + rank.drawn + rank.lost == swiss_rounds(size)
        own = rank.byes * rank.points
        assert rank.opponents_points == own + sum(points[other] for other in rank.met)
    for one, other in pairwise(ranking):
        assert (one.points, one.opponents_points) >= (other.points, other.opponents_points)


# The knockout.


@given(SIZES, st.integers(0, 999), st.integers())
def test_any_tournament_ends_with_a_final_and_one_champion(size: int, seed: int, luck: int) -> None:
    tournament = play(begun(size, seed), Random(luck))
    facts = bracket(tournament)
    assert (tournament.ending, facts["champion"]) == ("final", facts["places"][0]["entrant"])
    assert sorted(place["entrant"] for place in facts["places"]) == list(range(size))
    assert [number for number, one in enumerate(facts["entrants"]) if not one["out"]] == [tournament.champion]
    assert len(tournament.field) == field_of(size) <= max(2, size // 2)
    assert [round.stage for round in tournament.rounds if round.stage != SWISS] == [
        stage for stage in tournament.stages if stage != SWISS
    ]


@pytest.mark.parametrize(
    ("size", "stages"),
    [
        (2, (FINAL,)),
        (3, (SWISS, FINAL)),
        (7, (SWISS, FINAL)),
        (8, (SWISS, SEMIFINALS, FINAL)),
        (16, (SWISS, QUARTERFINALS, SEMIFINALS, FINAL)),
    ],
)
def test_the_more_take_part_the_more_play_in_the_knockout(size: int, stages: tuple[object, ...]) -> None:
    assert begun(size).stages == stages


def test_the_best_two_can_meet_only_in_the_final() -> None:
    tournament = play_swiss(begun(16))
    best = tournament.field
    assert [set(duel.entrants) for duel in tournament.open] == [
        {best[0], best[7]},
        {best[3], best[4]},
        {best[1], best[6]},
        {best[2], best[5]},
    ]
    while not tournament.over:
        for duel in tournament.open:
            better = min(duel.entrants, key=best.index)
            tournament.report(duel.id, (1, 0) if duel.entrants[0] == better else (0, 1))
    assert set(tournament.duels["final"].entrants) == {best[0], best[1]}
    places = [place["place"] for place in bracket(tournament)["places"]]
    assert places == [1, 2, 3, 3, 5, 5, 5, 5, *range(9, 17)]


def test_a_drawn_game_of_the_knockout_is_played_again_with_other_dice() -> None:
    tournament = play_swiss(begun(8))
    first, second = tournament.open
    tournament.report(first.id, DRAWN)
    tournament.report(second.id, (1, 0))
    [again] = tournament.open
    assert (again.id, again.place, again.entrants) == ("semifinal-1-game-2", 1, first.entrants)
    assert again.seed != first.seed
    tournament.report(again.id, (0, 1))
    assert [duel.entrants for duel in tournament.open] == [(first.entrants[1], second.entrants[0])]


def test_after_three_drawn_games_lots_decide() -> None:
    tournament = play_swiss(begun(4))
    for game in ("final", "final-game-2", "final-game-3"):
        assert [duel.id for duel in tournament.open] == [game]
        tournament.report(game, DRAWN)
    assert tournament.over
    last = tournament.duels["final-game-3"]
    assert tournament.champion == last.lot == last.winner
    assert bracket(tournament)["stages"][-1]["rounds"][0]["duels"][-1]["by_lot"]
    assert [place["place"] for place in bracket(tournament)["places"]] == [1, 2, 3, 4]


def test_lots_do_not_always_fall_on_the_same_side() -> None:
    sides = set()
    for seed in range(20):
        tournament = begun(2, seed)
        while not tournament.over:
            tournament.report(tournament.open[0].id, DRAWN)
        sides.add(tournament.duels["final"].entrants.index(tournament.left[0]))
    assert sides == {0, 1}


# What is kept, and what is refused.


@given(SIZES, st.integers(0, 999), st.integers(), st.integers(0, 200))
def test_json_keeps_everything(size: int, seed: int, luck: int, stop: int) -> None:
    tournament = play(begun(size, seed), Random(luck), stop)
    copy = HouseTournament.from_json(json.loads(json.dumps(tournament.as_json(), sort_keys=True)))
    assert copy == tournament
    assert bracket(copy) == bracket(tournament)
    assert bracket(play(copy, Random(luck))) == bracket(play(tournament, Random(luck)))


@pytest.mark.parametrize("points", [(2, 0), (1, 1), (0.5, 0), (0.25, 0.75), (True, False), (1,)])
def test_results_that_cannot_be_are_refused(points: tuple[float, ...]) -> None:
    with pytest.raises(BadResult, match=r"the duel swiss-1-1 cannot have ended .*: a game ends 1:0, ½:½, 0:1$"):
        begun(8).report("swiss-1-1", points)


@pytest.mark.parametrize(("winners", "points"), [([0], (1, 0)), ([1], (0, 1)), ([0, 1], DRAWN), ([], DRAWN)])
def test_a_game_that_both_win_or_both_lose_is_drawn(winners: list[int], points: tuple[float, float]) -> None:
    assert HouseTournament.points_for([7, 7], winners) == points
