"""Games in which two choose at once, with known equilibria."""

from __future__ import annotations

import pytest

from gloaming.bots.matrix import RISK, Known, Matrix, Solution, Type, solve


def solved(mine: Matrix, columns: dict[Type, float] | None = None) -> Solution:
    """Solves a game in which the other loses what I win; it may choose any column unless its types are given."""
    others = [[-worth for worth in row] for row in mine]
    everything = tuple(range(len(mine[0])))
    return solve(mine, others, {all_rows(mine): 1.0}, columns or {everything: 1.0})


def all_rows(mine: Matrix) -> Type:
    return tuple(range(len(mine)))


def assured(mine: Matrix, mix: list[float]) -> float:
    """Returns what a mix wins at least, whatever the other chooses."""
    return min(
        sum(chance * row[column] for chance, row in zip(mix, mine, strict=True)) for column in range(len(mine[0]))
    )


@pytest.mark.parametrize(
    ("mine", "mix", "other", "value"),
    [
        ([[1.0, -1.0], [-1.0, 1.0]], [1 / 2, 1 / 2], [1 / 2, 1 / 2], 0.0),  # matching pennies
        ([[3.0, -1.0], [-2.0, 1.0]], [3 / 7, 4 / 7], [2 / 7, 5 / 7], 1 / 7),
        ([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]], [1 / 4, 1 / 2, 1 / 4], [1 / 4, 1 / 2, 1 / 4], 0.0),
        (
            [[3.0, -1.0], [-2.0, 1.0], [-3.0, 0.0]],
            [3 / 7, 4 / 7, 0.0],
            [2 / 7, 5 / 7],
            1 / 7,
        ),  # a row nobody would choose
        ([[2.0, 3.0], [1.0, 4.0]], [1.0, 0.0], [1.0, 0.0], 2.0),  # a saddle
        ([[5.0], [7.0]], [0.0, 1.0], [1.0], 7.0),
    ],
)
def test_equilibria(mine: Matrix, mix: list[float], other: list[float], value: float) -> None:
    solution = solved(mine)
    assert solution.mine[all_rows(mine)] == pytest.approx(mix, abs=0.01)
    assert next(iter(solution.others.values())) == pytest.approx(other, abs=0.01)
    assert assured(mine, solution.mine[all_rows(mine)]) == pytest.approx(value, abs=0.02)
    assert max(solution.worths) == pytest.approx(value, abs=0.02)


def test_equilibria_do_not_depend_on_the_size_of_the_stakes() -> None:
    mixes = [solved(mine).mine[0, 1] for mine in ([[3.0, -1.0], [-2.0, 1.0]], [[300.0, -100.0], [-200.0, 100.0]])]
    assert mixes[0] == pytest.approx(mixes[1])


def test_a_type_that_can_choose_makes_up_for_one_that_cannot() -> None:
    """One type in four must choose the first column, so the others choose it less: 1/4 + 3/4 * 1/5 = 2/5 in all."""
    solution = solved([[2.0, -1.0], [-1.0, 1.0]], {(0,): 1.0, (0, 1): 3.0})
    assert solution.mine[0, 1] == pytest.approx([2 / 5, 3 / 5], abs=0.01)
    assert solution.others[0, 1] == pytest.approx([1 / 5, 4 / 5], abs=0.02)
    assert solution.worths == pytest.approx([1 / 5, 1 / 5], abs=0.02)


def test_a_likely_type_is_played_against() -> None:
    """When most have no choice, it pays to answer them and to lose a little to the rest."""
    solution = solved([[2.0, -1.0], [-1.0, 1.0]], {(0,): 3.0, (0, 1): 1.0})
    assert solution.mine[0, 1] == pytest.approx([1.0, 0.0], abs=0.01)
    assert solution.worths[0] == pytest.approx(3 / 4 * 2 - 1 / 4, abs=0.02)


def test_my_own_types_make_up_for_each_other_too() -> None:
    """The same game seen from the other side. A type that is never met is told how to choose all the same."""
    mine = [[-2.0, 1.0], [1.0, -1.0]]
    others = [[-worth for worth in row] for row in mine]
    solution = solve(mine, others, {(0,): 1.0, (0, 1): 3.0, (1,): 0.0}, {(0, 1): 1.0})
    assert solution.mine[0, 1] == pytest.approx([1 / 5, 4 / 5], abs=0.02)
    assert solution.others[0, 1] == pytest.approx([2 / 5, 3 / 5], abs=0.01)
    assert solution.mine[1,] == [1.0]


def test_partners_meet() -> None:
    """Two who win together choose what is best for both."""
    together = [[2.0, 0.0], [0.0, 1.0]]
    solution = solve(together, together, {(0, 1): 1.0}, {(0, 1): 1.0})
    assert solution.mine[0, 1] == pytest.approx([1.0, 0.0], abs=0.01)
    assert solution.others[0, 1] == pytest.approx([1.0, 0.0], abs=0.01)


RING = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]
SPREAD = 4.0


@pytest.mark.parametrize("habit", range(3))
@pytest.mark.parametrize("share", [0.2, 0.5, 0.9, 1.0])
def test_who_follows_a_known_habit_is_gained_from_at_little_risk(habit: int, share: float) -> None:
    """A mix that only answered the habit would lose up to two points to one who foresees the answer."""
    known = Known([share * (column == habit) for column in range(3)])
    everything = all_rows(RING)
    losses = [[-worth for worth in row] for row in RING]
    mix = solve(RING, losses, {everything: 1.0}, {everything: 1.0}, known).mine[everything]
    assert sum(mix) == pytest.approx(1.0)
    assert assured(RING, mix) > -RISK * SPREAD - 0.05
    gained = sum(chance * row[habit] for chance, row in zip(mix, RING, strict=True))
    assert gained > (0.15 if share >= 0.9 else -0.05)


def test_nobody_known_is_the_equilibrium() -> None:
    everything = all_rows(RING)
    losses = [[-worth for worth in row] for row in RING]
    known = Known([0.0, 0.0, 0.0])
    assert solve(RING, losses, {everything: 1.0}, {everything: 1.0}, known) == solved(RING)
