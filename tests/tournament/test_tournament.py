"""Tournaments of any size and with any results: they end, treat everybody alike, and can be kept and continued."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gloaming
from gloaming.games.syndicates.rules.tournament.pairing import draw_round, schedule, whose_turn_it_is
from gloaming.games.syndicates.rules.tournament.stages import (
    ENOUGH,
    FIELD,
    FINAL,
    KNOCKOUT,
    MATCHES,
    QUALIFICATION,
    RESULTS,
    SEMIFINALISTS,
    SEMIFINALS,
    contest_of,
)
from gloaming.games.syndicates.rules.tournament.tournament import SyndicatesTournament as Tournament
from gloaming.kernel.tournament.duels import Points, Round, Stage
from gloaming.kernel.tournament.entrants import Entrant, person
from gloaming.kernel.tournament.tournament import BadResult
from gloaming.tournament.bracket import bracket
from gloaming.tournament.entrants import invented_names, read_entrants

SIZES = st.one_of(st.integers(2, 20), st.integers(21, 256))
OPTIONS = st.fixed_dictionaries({"series_bonus_counts": st.booleans(), "single_elimination": st.booleans()})
ANY_OPTIONS = st.fixed_dictionaries({name: st.booleans() for name in Tournament.options_of({})})


def begun(entrants: int, seed: int = 1, **options: bool) -> Tournament:
    return Tournament([person(f"Player {number}") for number in range(entrants)], seed, options)


def play(tournament: Tournament, luck: Random, stop: int | None = None) -> Tournament:
    """Reports any results, a round's in any order, until it is over or so many were reported."""
    reported = 0
    while not tournament.over:
        for duel in luck.sample(tournament.open, len(tournament.open)):
            if reported == stop:
                return tournament
            tournament.report(duel.id, luck.choice(RESULTS[contest_of(duel.stage)]))
            reported += 1
    return tournament


def rounds_of(tournament: Tournament, stage: Stage) -> list[Round]:
    return [round for round in tournament.rounds if round.stage == stage]


# The qualification.


@pytest.mark.parametrize("places", [*range(2, 41), 99, 100, 255, 256])
def test_everybody_plays_eight_matches_against_as_many_opponents_as_there_are(places: int) -> None:
    rounds = schedule(places)
    matches: Counter[int] = Counter()
    meetings: Counter[frozenset[int]] = Counter()
    for pairs in rounds:
        busy = [place for pair in pairs for place in pair]
        assert len(busy) == len(set(busy))
        matches.update(busy)
        meetings.update(frozenset(pair) for pair in pairs)
    assert matches == dict.fromkeys(range(places), MATCHES)
    assert max(meetings.values()) == -(-MATCHES // (places - 1))
    if places <= MATCHES + 1:
        assert len(meetings) == places * (places - 1) // 2
        assert min(meetings.values()) == MATCHES // (places - 1)


@pytest.mark.parametrize(("places", "rounds"), [(2, 8), (3, 12), (5, 10), (7, 10), (8, 8), (9, 9), (11, 9), (255, 9)])
def test_with_an_odd_number_it_takes_longer(places: int, rounds: int) -> None:
    assert len(schedule(places)) == rounds


# Any tournament.


@given(SIZES, st.integers(), OPTIONS, st.integers())
def test_any_tournament_ends_with_one_champion(size: int, seed: int, options: dict[str, bool], luck: int) -> None:
    tournament = play(begun(size, seed % 10**9, **options), Random(luck))
    facts = bracket(tournament)
    assert tournament.champion == facts["champion"] == facts["places"][0]["entrant"]
    assert sorted(place["entrant"] for place in facts["places"]) == list(range(size))
    assert [number for number, one in enumerate(facts["entrants"]) if not one["out"]] == [tournament.champion]
    assert tournament.open == []
    assert len(rounds_of(tournament, FINAL)) == 1
    for duel in tournament.duels.values():
        assert len(set(duel.entrants)) == 2
    qualified = Counter(
        one for round in rounds_of(tournament, QUALIFICATION) for duel in round.duels for one in duel.entrants
    )
    assert qualified == dict.fromkeys(range(size), MATCHES)


@given(st.integers(4, 256), OPTIONS, st.integers())
def test_from_four_on_there_are_a_knockout_two_semifinals_and_a_final(
    size: int, options: dict[str, bool], luck: int
) -> None:
    tournament = play(begun(size, luck % 1000, **options), Random(luck))
    assert len(tournament.semifinalists) == len(set(tournament.semifinalists)) == SEMIFINALISTS
    (semifinals,) = rounds_of(tournament, SEMIFINALS)
    assert sorted(one for duel in semifinals.duels for one in duel.entrants) == sorted(tournament.semifinalists)
    (final,) = rounds_of(tournament, FINAL)
    assert final.duels[0].entrants == tuple(duel.winner for duel in semifinals.duels)
    enough = {one.entrant for one in tournament.ranks(QUALIFICATION) if one.points >= ENOUGH}
    assert enough <= set(tournament.field)
    assert len(tournament.field) == min(size, max(FIELD, len(enough)))


@given(SIZES, OPTIONS, st.integers())
def test_as_printed_exactly_those_go_on_who_have_what_the_book_asks_for(
    size: int, options: dict[str, bool], luck: int
) -> None:
    tournament = play(begun(size, luck % 1000, as_printed=True, **options), Random(luck))
    enough = {one.entrant for one in tournament.ranks(QUALIFICATION) if one.points >= ENOUGH}
    assert set(tournament.field) == enough
    through = enough
    if len(enough) > 1:
        won, lost = Counter[int](), Counter[int]()
        for round in rounds_of(tournament, KNOCKOUT):
            won.update(duel.winner for duel in round.duels if duel.winner is not None)
            lost.update(duel.loser for duel in round.duels if duel.loser is not None)
        left = {one for one in enough if lost[one] < (1 if options["single_elimination"] else 2)}
        through = left if len(left) == 1 else {one for one in left if won[one] == 3}
        assert set(tournament.semifinalists) == through
    assert len(rounds_of(tournament, SEMIFINALS)) == (len(through) > 2)
    assert len(rounds_of(tournament, FINAL)) == (len(through) > 1)
    assert tournament.ending == ("nobody left", "one left", "final")[min(len(through), 2)]
    facts = bracket(tournament)
    assert facts["champion"] == tournament.champion
    assert [number for number, one in enumerate(facts["entrants"]) if not one["out"]] == tournament.left
    assert len(tournament.left) == bool(through)
    assert len(facts["places"]) == (size if through else 0)


@given(st.integers(4, 256), OPTIONS, st.integers())
def test_the_knockout_is_fair(size: int, options: dict[str, bool], luck: int) -> None:
    tournament = play(begun(size, luck % 1000, **options), Random(luck))
    limit, losses = (3, 1) if options["single_elimination"] else (4, 2)
    rounds = rounds_of(tournament, KNOCKOUT)
    assert 1 <= len(rounds) <= limit
    won, lost = Counter[int](), Counter[int]()
    byes: Counter[int] = Counter()
    for round in rounds:
        playing = [one for duel in round.duels for one in duel.entrants] + round.byes
        assert len(playing) == len(set(playing))
        assert set(playing) == {one for one in tournament.field if won[one] < 3 and lost[one] < losses}
        assert len(round.byes) == len(playing) % 2
        for duel in round.duels:
            assert abs(won[duel.entrants[0]] - won[duel.entrants[1]]) <= 1
        byes.update(round.byes)
        won.update([*(duel.winner for duel in round.duels if duel.winner is not None), *round.byes])
        lost.update(duel.loser for duel in round.duels if duel.loser is not None)
    left = [one for one in tournament.field if lost[one] < losses]
    if len(left) <= SEMIFINALISTS:
        assert set(left) <= set(tournament.semifinalists)
    else:
        assert set(tournament.semifinalists) <= {one for one in left if won[one] == 3}
    assert not byes or max(byes.values()) == 1


@given(SIZES, st.integers(0, 999), ANY_OPTIONS, st.integers(), st.integers(0, 300))
def test_json_keeps_everything(size: int, seed: int, options: dict[str, bool], luck: int, stop: int) -> None:
    tournament = play(begun(size, seed, **options), Random(luck), stop)
    copy = Tournament.from_json(json.loads(json.dumps(tournament.as_json(), sort_keys=True)))
    assert copy == tournament
    assert bracket(copy) == bracket(tournament)
    assert copy.open == tournament.open
    assert json.loads(json.dumps(bracket(copy))) == bracket(copy)
    assert bracket(play(copy, Random(luck))) == bracket(play(tournament, Random(luck)))


@given(SIZES, st.integers(0, 999), st.integers())
def test_the_same_seed_makes_the_same_tournament(size: int, seed: int, luck: int) -> None:
    one, other = (play(begun(size, seed), Random(luck)) for _ in range(2))
    assert one == other
    assert one.rounds == other.rounds


def test_the_order_in_which_duels_of_a_round_end_makes_no_difference() -> None:
    def results(tournament: Tournament, backwards: bool) -> Tournament:
        while not tournament.over:
            for duel in tournament.open[:: -1 if backwards else 1]:
                tournament.report(duel.id, RESULTS[contest_of(duel.stage)][duel.seed % 2])
        return tournament

    assert results(begun(21), False).rounds == results(begun(21), True).rounds


def test_another_seed_draws_otherwise_and_deals_otherwise() -> None:
    one, other = begun(16, seed=1), begun(16, seed=2)
    assert [duel.entrants for duel in one.open] != [duel.entrants for duel in other.open]
    assert {duel.seed for duel in one.open}.isdisjoint(duel.seed for duel in other.open)


def test_no_two_duels_have_the_same_seed() -> None:
    tournament = play(begun(64), Random(1))
    assert len({duel.seed for duel in tournament.duels.values()}) == len(tournament.duels)


# Small tournaments.


def test_two_go_straight_to_the_final() -> None:
    tournament = play(begun(2), Random(1))
    assert [round.stage for round in tournament.rounds] == [QUALIFICATION] * 8 + [FINAL]


def test_of_three_the_best_two_play_the_final() -> None:
    tournament = begun(3)
    while tournament.stage == QUALIFICATION:
        (duel,) = tournament.open
        tournament.report(duel.id, (1, 0) if duel.entrants[0] < duel.entrants[1] else (0, 1))
    assert set(tournament.open[0].entrants) == {0, 1}
    statuses = {row["entrant"]: row["reason"] or row["state"] for row in bracket(tournament)["stages"][0]["table"]}
    assert statuses == {0: "finalist", 1: "finalist", 2: "out"}


@given(st.integers(2, 3), OPTIONS, st.integers())
def test_as_printed_two_or_three_never_come_to_a_final(size: int, options: dict[str, bool], luck: int) -> None:
    tournament = play(begun(size, luck % 1000, as_printed=True, **options), Random(luck))
    assert tournament.stages == (QUALIFICATION, KNOCKOUT)[: size - 1]
    assert tournament.over
    if tournament.stage == QUALIFICATION:
        statuses = {row["entrant"]: row["reason"] or row["state"] for row in bracket(tournament)["stages"][0]["table"]}
        assert {one for one, status in statuses.items() if status != "out"} == set(tournament.left)
        assert "qualified" not in statuses.values()


def test_four_play_every_stage() -> None:
    tournament = play(begun(4), Random(1))
    stages = list(dict.fromkeys(round.stage for round in tournament.rounds))
    assert stages == [QUALIFICATION, KNOCKOUT, SEMIFINALS, FINAL]


# The draw of the knockout.


def strangers(one: int, other: int) -> bool:
    return False


def test_the_best_meets_the_last() -> None:
    assert draw_round([[7, 3, 5, 1]], dict.fromkeys(range(8), 0), strangers) == ([(7, 1), (3, 5)], [])


def test_nobody_meets_twice_if_it_can_be_helped() -> None:
    def met(one: int, other: int) -> bool:
        return {one, other} in ({0, 3}, {1, 2})

    assert draw_round([[0, 1, 2, 3]], dict.fromkeys(range(4), 0), met) == ([(0, 2), (1, 3)], [])
    assert draw_round([[0, 3]], dict.fromkeys(range(4), 0), met) == ([(0, 3)], [])


def test_as_printed_the_bye_goes_round() -> None:
    byes = {0: 0, 1: 0, 2: 1}
    assert draw_round([[0, 1], [2]], byes, strangers, whose_turn_it_is) == ([(0, 2)], [1])
    assert draw_round([[0], [1, 2]], dict.fromkeys(range(3), 1), strangers, whose_turn_it_is) == ([(0, 1)], [2])


def test_the_bye_goes_to_the_best_of_the_last_group_who_has_had_none() -> None:
    assert draw_round([[0, 1], [2, 3, 4]], {0: 0, 1: 0, 2: 1, 3: 0, 4: 0}, strangers) == ([(0, 1), (2, 4)], [3])


# Results that are refused.


@pytest.mark.parametrize(
    ("duel", "points", "complaint"),
    [
        ("final", (3, 0), "there is no duel 'final' in this tournament so far. Open now: qualification-1-1, "),
        ("qualification-1-1", (1, 1), "cannot have ended 1:1: a match ends 1:0, 0:1; a draw is played again"),
        ("qualification-1-1", (0, 0), "cannot have ended 0:0"),
        ("qualification-1-1", (3, 0), "cannot have ended 3:0"),
        ("qualification-1-1", (1,), "cannot have ended 1:"),
        ("qualification-1-1", (1, 0, 0), "cannot have ended 1:0:0"),
        ("qualification-1-1", (True, False), "cannot have ended True:False"),
    ],
)
def test_results_that_cannot_be_are_refused(duel: str, points: Any, complaint: str) -> None:
    tournament = begun(8)
    before = tournament.as_json()
    with pytest.raises(BadResult, match=complaint):
        tournament.report(duel, points)
    assert tournament.as_json() == before


def test_a_result_is_taken_once() -> None:
    tournament = begun(8)
    tournament.report("qualification-1-1", (0, 1))
    with pytest.raises(BadResult, match="the duel qualification-1-1 is over, 0:1"):
        tournament.report("qualification-1-1", (1, 0))


def best_of_three(points: Points) -> None:
    tournament = begun(8)
    while tournament.stage == QUALIFICATION:
        tournament.report(tournament.open[0].id, (1, 0))
    tournament.report("knockout-1-1", points)


@pytest.mark.parametrize("points", [(2, 1), (3, 2), (3, 3), (1, 0), (2, 0)])
def test_a_best_of_three_has_a_point_for_the_series(points: Points) -> None:
    with pytest.raises(BadResult, match="a best of 3, with the point for the series, ends 3:0, 3:1, 1:3, 0:3"):
        best_of_three(points)


# Tournaments that are refused.


@pytest.mark.parametrize(
    ("entrants", "arguments", "complaint"),
    [
        ([person("Ada")], {}, "for 2 to 256 entrants, not 1"),
        ([person(str(number)) for number in range(257)], {}, "not 257"),
        ([person("Ada"), person("Ada")], {}, "two entrants are called 'Ada'"),
        ([person("Ada"), person(" ")], {}, "needs a name"),
        ([person("Ada"), Entrant("Ben", "ghost")], {}, "'Ben' is neither a person nor a bot"),
        ([person("Ada"), Entrant("Ben", "bot", "")], {}, "'Ben' is neither a person nor a bot"),
        ([person("Ada"), person("Ben")], {"seed": 10**40}, "at most 38 digits"),
        ([person("Ada"), person("Ben")], {"options": {"single_eliminaton": True}}, "did you mean 'single_elimination'"),
        ([person("Ada"), person("Ben")], {"options": {"single_elimination": 1}}, "true or false"),
    ],
)
def test_tournaments_that_cannot_be_held(entrants: list[Entrant], arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=complaint):
        Tournament(entrants, **{"seed": 1, **arguments})


@pytest.mark.parametrize("facts", [{}, {"tournament": 1}, {"tournament": 1, "entrants": 5}, []])
def test_other_json_is_no_tournament(facts: Any) -> None:
    with pytest.raises(gloaming.BadSetup, match="this is not a tournament"):
        Tournament.from_json(facts)


def test_a_tournament_of_other_rules_is_refused() -> None:
    with pytest.raises(gloaming.BadSetup, match="of version 2, not 1"):
        Tournament.from_json({**begun(4).as_json(), "tournament": 2})


def test_results_of_another_draw_are_refused() -> None:
    facts = play(begun(4), Random(1)).as_json()
    with pytest.raises(BadResult):
        Tournament.from_json({**facts, "results": facts["results"][::-1]})


# What is told.


def test_ties_are_broken_by_points_then_by_opponents_then_by_lot() -> None:
    tournament = begun(12)
    while tournament.stage == QUALIFICATION:
        duel = tournament.open[0]
        tournament.report(duel.id, RESULTS["match"][duel.seed % 2])
    ranking = tournament.ranking(QUALIFICATION)
    for one, other in pairwise(ranking):
        assert (one.points, one.opponents_points) >= (other.points, other.opponents_points)
    assert ranking != sorted(ranking, key=lambda rank: rank.entrant)


def test_a_bye_is_a_duel_won_without_points() -> None:
    tournament = begun(5)
    while tournament.stage == QUALIFICATION:
        tournament.report(tournament.open[0].id, (1, 0))
    (best,) = tournament.rounds[-1].byes
    assert best == tournament.field[0]
    before = tournament.ranks(QUALIFICATION)[best].points
    rank = tournament.ranks(KNOCKOUT)[best]
    assert (rank.won, rank.lost, rank.byes, rank.points) == (1, 0, 1, before)


def test_the_bracket_has_all_a_page_needs() -> None:
    tournament = play(begun(16), Random(4), stop=70)
    facts = bracket(tournament)
    assert [stage["stage"] for stage in facts["stages"]] == ["qualification", "knockout", "semifinals", "final"]
    assert [len(stage["rounds"]) for stage in facts["stages"]] == [8, 2, 0, 0]
    assert (facts["stage"], facts["over"], facts["champion"], facts["places"]) == ("knockout", False, None, [])
    duel = facts["stages"][1]["rounds"][1]["duels"][-1]
    assert duel == {
        "id": "knockout-2-4",
        "stage": "knockout",
        "round": 2,
        "place": 4,
        "options": {"format": "controlled", "contest": "best-of-3"},
        "entrants": duel["entrants"],
        "seed": tournament.duels["knockout-2-4"].seed,
        "points": None,
        "winner": None,
        "by_lot": False,
    }
    assert Counter(row["state"] for row in facts["stages"][0]["table"])["out"] == 8
    assert Counter((one["stage"], one["out"]) for one in facts["entrants"])["qualification", True] == 8


# Entrants.


def test_sixteen_are_sixteen_careful_bots_with_names_of_their_own() -> None:
    entrants = read_entrants("16", seed=3)
    assert {(one.kind, one.bot) for one in entrants} == {("bot", "careful")}
    assert len({one.name for one in entrants}) == 16
    assert entrants == read_entrants("16", seed=3) != read_entrants("16", seed=4)


def test_a_list_names_bots_and_the_person() -> None:
    entrants = read_entrants("careful, search:100,you,random,random,3", seed=3, usual="random")
    assert [one.bot for one in entrants] == ["careful", "search:100", "", "random", "random", *["random"] * 3]
    assert [one.name for one in entrants if one.is_person] == ["You"]


def test_the_longest_names_fit() -> None:
    assert max(len(name) for name in invented_names(400, seed=1)) <= 18


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("1", "not 1$"),
        ("careful", "not 1$"),
        ("257", "not 257$"),
        ("1000", "not 1000$"),
        ("you,200,200", "not 401$"),
        ("9" * 99, "not 9+$"),
        ("-3", "a number of entrants cannot be negative, like '-3'"),
        ("careful,-3,8", "cannot be negative"),
        ("banana", "unknown bot 'banana'. Known: random, careful, search"),
        ("cheerful,1000", "unknown bot 'cheerful', did you mean 'careful'"),
        ("careful,,8", "unknown bot ''"),
        ("you,you,2", "once"),
    ],
)
def test_lists_that_cannot_be(words: str, complaint: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=complaint):
        read_entrants(words, seed=1)
