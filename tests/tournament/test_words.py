"""What tournaments say of their stages before they begin."""

from __future__ import annotations

from typing import get_args

import pytest

from gloaming.games.syndicates.rules.tournament.stages import KNOCKOUT, QUALIFICATION
from gloaming.games.syndicates.rules.tournament.tournament import SyndicatesTournament
from gloaming.kernel.tournament.duels import State, Status
from gloaming.kernel.tournament.entrants import person
from gloaming.tournament.text import place_of, summary
from gloaming.tournament.words import words_for
from gloaming.words.tournaments import TournamentWords

HOUSE, PRINTED = words_for("showdown"), words_for("syndicates")


def by_the_book(**options: bool) -> dict[str, bool]:
    return SyndicatesTournament.options_of({"as_printed": True, **options})


def test_no_stage_is_promised_that_nobody_can_come_to() -> None:
    chapters = [[chapter.title for chapter in PRINTED.plan(size, by_the_book())] for size in (2, 3, 4)]
    assert chapters == [
        ["Qualification, Sumo Rush"],
        ["Qualification, Sumo Rush", "Knockout, Controlled"],
        ["Qualification, Sumo Rush", "Knockout, Controlled", "Semifinals and final, Fiasco"],
    ]
    assert "Six points win the tournament" in PRINTED.means(QUALIFICATION, 2, by_the_book())
    assert "The other is the champion" in PRINTED.means(KNOCKOUT, 3, by_the_book())


@pytest.mark.parametrize(("single", "told"), [(True, "Lose once"), (False, "Lose twice")])
def test_house_rules_change_what_is_said(single: bool, told: str) -> None:
    for as_printed in (True, False):
        options = by_the_book(as_printed=as_printed, single_elimination=single)
        assert told in PRINTED.means(KNOCKOUT, 16, options)


@pytest.mark.parametrize(
    ("entrants", "titles"),
    [
        (2, ["Final"]),
        (3, ["Swiss rounds", "Final"]),
        (8, ["Swiss rounds", "Semifinals and final"]),
        (16, ["Swiss rounds", "Quarterfinals, semifinals and final"]),
    ],
)
def test_swiss_rounds_and_a_knockout_are_explained_for_any_size(entrants: int, titles: list[str]) -> None:
    plan = HOUSE.plan(entrants, {})
    assert [chapter.title for chapter in plan] == titles
    assert "after 3 draws, it is decided by lot" in plan[-1].means
    assert ("so is a bye" in plan[0].means) == (entrants % 2 == 1)


@pytest.mark.parametrize("entrants", [2, 3, 4, 16, 40])
@pytest.mark.parametrize("as_printed", [False, True])
def test_what_a_best_of_three_is_worth_is_said_once_before_the_first(entrants: int, as_printed: bool) -> None:
    scored = "Each match won is a point, and winning the duel is another."
    plan = [chapter.means for chapter in PRINTED.plan(entrants, by_the_book(as_printed=as_printed))]
    assert [scored in means for means in plan] == [number == 1 for number in range(len(plan))]
    told = summary(by_luck(entrants, as_printed), "syndicates")
    assert told.count(scored) == told.count("a best of 3\n  Each match") == ("best of 3" in told)


def by_luck(entrants: int, as_printed: bool) -> SyndicatesTournament:
    tournament = SyndicatesTournament(
        [person(f"P{number}") for number in range(entrants)], 1, by_the_book(as_printed=as_printed)
    )
    while not tournament.over:
        duel = tournament.open[0]
        possible = tournament.possible(duel.stage)
        tournament.report(duel.id, possible[duel.seed % len(possible)])
    return tournament


def test_how_somebody_stands_is_a_state_and_a_reason_that_the_words_of_the_tournament_know() -> None:
    found = {
        tournament.status(stage, rank)
        for entrants in (2, 3, 16, 70, 88, 200)
        for as_printed in (True, False)
        for tournament in [by_luck(entrants, as_printed)]
        for stage in tournament.stages
        for rank in tournament.ranking(stage)
    }
    assert {status.reason for status in found} == {"", *PRINTED.reasons}
    assert PRINTED.status(Status("out", "short")) == "out, short of three wins"
    assert PRINTED.status(Status("through", "called-up")) == "called up"
    assert [HOUSE.status(Status(state)) for state in get_args(State)] == ["", "through", "out"]


def test_a_reason_is_told_in_the_words_of_whoever_gives_it() -> None:
    class Elsewhere(TournamentWords):
        reasons = {"rain": "rained off"}

    assert Elsewhere().status(Status("out", "rain")) == "out, rained off"
    assert Elsewhere().status(Status("playing", "rain")) == "rained off"


def test_whoever_has_won_a_single_match_has_one_point() -> None:
    tournament = SyndicatesTournament([person(f"Player {number}") for number in range(16)], 1, {"as_printed": True})
    won = [0] * 16
    while not tournament.over:
        duel = tournament.open[0]
        one, other = duel.entrants
        ahead = won[one] > won[other] if 0 not in duel.entrants else (one == 0) == (won[0] == 1)
        won[other if ahead else one] += 1
        tournament.report(duel.id, (0, 1) if ahead else (1, 0))
    assert place_of(tournament, 0) == "You have 1 point."
    assert place_of(tournament, 1) == f"You have {won[1]} points."


@pytest.mark.parametrize(
    ("entrants", "options", "series"),
    [
        (2, {}, True),
        (2, {"as_printed": True}, True),
        (16, {}, False),
        (16, {"as_printed": True}, False),
        (16, {"series_bonus_counts": True}, True),
    ],
)
def test_where_the_qualification_is_a_series_its_point_is_told(
    entrants: int, options: dict[str, bool], series: bool
) -> None:
    asked = by_the_book(**{"as_printed": False, **options})
    assert ("five or more wins earn another" in PRINTED.means(QUALIFICATION, entrants, asked)) is series
    tournament = SyndicatesTournament([person(f"P{number}") for number in range(entrants)], 1, asked)
    assert ("winning 5 or more is another" in summary(tournament, "syndicates")) is series
