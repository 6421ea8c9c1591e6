"""What tournaments say of their stages before they begin."""

from __future__ import annotations

import pytest

from gloaming.games.syndicates.rules.tournament.stages import KNOCKOUT, QUALIFICATION
from gloaming.games.syndicates.rules.tournament.tournament import SyndicatesTournament
from gloaming.kernel.tournament.entrants import person
from gloaming.tournament.text import place_of
from gloaming.tournament.words import words_for

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
    assert "after 3 draws, lots decide" in plan[-1].means
    assert ("so is a bye" in plan[0].means) == (entrants % 2 == 1)


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
