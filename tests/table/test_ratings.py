from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.table.live.ratings import NEW_DEVIATION, NEW_VALUE, rated
from gloaming.table.store.store import RatingRow

results = st.lists(st.integers(-200, 200), min_size=2, max_size=6)


def people(number: int) -> list[str]:
    return [f"person {seat}" for seat in range(number)]


@given(results)
def test_among_strangers_who_scores_more_is_rated_higher(scores: list[int]) -> None:
    rows = rated([None] * len(scores), people(len(scores)), "showdown", scores)

    assert [(row.person, row.game, row.games) for row in rows] == [
        (name, "showdown", 1) for name in people(len(scores))
    ]
    for row, score in zip(rows, scores, strict=True):
        for other, other_score in zip(rows, scores, strict=True):
            if score > other_score:
                assert row.value > other.value
            elif score == other_score:
                assert row.value == pytest.approx(other.value)
        assert row.deviation < NEW_DEVIATION


@given(results)
def test_ranks_are_scores_from_the_other_end(scores: list[int]) -> None:
    nobody: list[RatingRow | None] = [None] * len(scores)
    names = people(len(scores))

    assert rated(nobody, names, "g", scores) == rated(nobody, names, "g", ranks=[-score for score in scores])


def test_a_tie_among_strangers_moves_nobody() -> None:
    rows = rated([None, None], ["amy", "bo"], "showdown", [7, 7])

    assert [row.value for row in rows] == [pytest.approx(NEW_VALUE)] * 2


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong = RatingRow("amy", "showdown", 1900.0, 100.0, 30)
    weak = RatingRow("bo", "showdown", 1200.0, 100.0, 30)

    expected, _ = rated([strong, weak], ["amy", "bo"], "showdown", [1, 0])
    surprised, _ = rated([strong, weak], ["amy", "bo"], "showdown", [0, 1])

    assert 0 < expected.value - 1900 < 1900 - surprised.value
    assert expected.games == 31


def test_who_wins_again_and_again_rises_ever_more_slowly() -> None:
    before: list[RatingRow | None] = [None, None]
    steps = []
    for _ in range(30):
        rows = rated(before, ["amy", "bo"], "showdown", [1, 0])
        steps.append(rows[0].value - (before[0].value if before[0] else NEW_VALUE))
        before = list(rows)

    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 0


@pytest.mark.parametrize(
    ("before", "names", "scores", "ranks"),
    [
        ([None, None], ["amy", "amy"], [1, 0], None),
        ([None], ["amy"], [1], None),
        ([None, None], ["amy", "bo"], [1], None),
        ([None, None], ["amy", "bo"], None, None),
        ([None, None], ["amy", "bo"], [1, 0], [1, 2]),
    ],
)
def test_what_makes_no_sense_is_not_rated(
    before: list[RatingRow | None], names: list[str], scores: list[float] | None, ranks: list[float] | None
) -> None:
    with pytest.raises(ValueError):
        rated(before, names, "showdown", scores, ranks=ranks)
