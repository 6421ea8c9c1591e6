from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gloaming
from duels import showdown
from gloaming.bots import bot, play_bots
from gloaming.table.live.ratings import NEW_DEVIATION, NEW_VALUE, Places, places_in, rated
from gloaming.table.store.store import RatingRow
from kernel.beacon import Beacon, beacon

in_any_order = st.lists(st.integers(0, 5), min_size=2, max_size=6)
WON, LOST, DRAWN = (Places([[0], [1]], places) for places in ([0, 1], [1, 0], [0, 0]))
TEAMS = [[0, 2], [1, 3]]


def people(number: int) -> list[str]:
    return [f"person {seat}" for seat in range(number)]


def values(ended: Places, left: str = "") -> list[float]:
    """Returns the ratings of strangers after a game which those with an `x` have left."""
    seats = sum(map(len, ended.sides))
    gone = [sign == "x" for sign in left.ljust(seats, ".")]
    return [row.value for row in rated([None] * seats, people(seats), "showdown", ended, gone)]


@given(in_any_order)
def test_among_strangers_who_comes_first_is_rated_higher(places: list[int]) -> None:
    ended = Places([[seat] for seat in range(len(places))], places)
    rows = rated([None] * len(places), people(len(places)), "showdown", ended, [False] * len(places))

    assert [(row.person, row.game, row.games) for row in rows] == [
        (name, "showdown", 1) for name in people(len(places))
    ]
    for row, place in zip(rows, places, strict=True):
        for other, other_place in zip(rows, places, strict=True):
            if place < other_place:
                assert row.value > other.value
            elif place == other_place:
                assert row.value == pytest.approx(other.value)
        assert row.deviation < NEW_DEVIATION


def test_a_tie_among_strangers_moves_nobody() -> None:
    assert values(DRAWN) == [pytest.approx(NEW_VALUE)] * 2


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong = RatingRow("amy", "showdown", 1900.0, 100.0, 30)
    weak = RatingRow("bo", "showdown", 1200.0, 100.0, 30)

    expected, _ = rated([strong, weak], ["amy", "bo"], "showdown", WON, [False, False])
    surprised, _ = rated([strong, weak], ["amy", "bo"], "showdown", LOST, [False, False])

    assert 0 < expected.value - 1900 < 1900 - surprised.value
    assert expected.games == 31


def test_who_wins_again_and_again_rises_ever_more_slowly() -> None:
    before: list[RatingRow | None] = [None, None]
    steps = []
    for _ in range(30):
        rows = rated(before, ["amy", "bo"], "showdown", WON, [False, False])
        steps.append(rows[0].value - (before[0].value if before[0] else NEW_VALUE))
        before = list(rows)

    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 0


# Sides.


def test_mates_rise_and_fall_together() -> None:
    ann, bo, cat, dan = values(Places(TEAMS, [0, 1]))
    assert ann == cat > NEW_VALUE > bo == dan
    assert values(Places(TEAMS, [0, 0])) == [pytest.approx(NEW_VALUE)] * 4


def test_one_who_leaves_a_team_falls_whatever_the_team_achieves_and_the_mate_does_not() -> None:
    won, lost = values(Places(TEAMS, [0, 1])), values(Places(TEAMS, [1, 0]))
    assert values(Places(TEAMS, [0, 1]), "x...") == [lost[0], *won[1:]]
    assert values(Places(TEAMS, [0, 1]), "x.x.") == lost
    assert values(Places(TEAMS, [0, 1]), "xxxx") == values(Places(TEAMS, [0, 0]))


def ended(game: Beacon, scores: list[int], flame: int) -> Places:
    """Returns the places of a game that bots played, with another end."""
    play_bots(game, {seat: bot("random", "beacon", seat) for seat in range(game.players)})
    game.scores, game.flame = scores, flame
    return places_in(game)


@pytest.mark.parametrize(("flame", "places"), [(3, [0, 1]), (0, [0, 0])])
def test_sides_are_placed_by_who_won_and_not_by_the_points_of_their_members(flame: int, places: list[int]) -> None:
    """The third seat has the fewest points, and yet it has won; and where nobody has, nobody is better."""
    assert ended(beacon(4, mode="sides"), [9, 5, 1, 4], flame) == Places(TEAMS, places)


def test_behind_the_winner_those_come_first_who_came_closest() -> None:
    game = gloaming.start("shadow-cards", players=4, seed=2)
    play_bots(game, {seat: bot("random", "shadow-cards", seat) for seat in range(4)})
    game.scores[:] = [5, 9, 1, 5]
    assert places_in(game).places == [1, 0, 2, 1]


@pytest.mark.parametrize(("ruling", "places"), [("draw", [0, 0]), ("attacker", [1, 0]), ("more-aces", [0, 0])])
def test_a_duel_that_both_lose_is_a_tie_unless_the_ruling_names_who_has_won(
    ruling: Literal["draw", "attacker", "more-aces"], places: list[int]
) -> None:
    game = showdown(hands=" | ", lives="1 | 1", feints="BJ1 | BJ2", attacker=1, simultaneous_loss=ruling).game
    assert game.over
    assert places_in(game) == Places([[0], [1]], places)
    assert values(places_in(game)) == pytest.approx(values(Places([[0], [1]], places)))


@pytest.mark.parametrize("flame", [3, 0])
def test_mates_who_play_against_nobody_are_one_side(flame: int) -> None:
    assert ended(beacon(3), [9, 5, 1], flame) == Places([[0, 1, 2]], [0])


@pytest.mark.parametrize(
    ("before", "names", "sides"),
    [
        ([None, None], ["amy", "amy"], [[0], [1]]),
        ([None], ["amy"], [[0]]),
        ([None, None], ["amy", "bo"], [[0, 1]]),
        ([None, None], ["amy", "bo"], [[0], [2]]),
        ([None], ["amy", "bo"], [[0], [1]]),
    ],
)
def test_what_makes_no_sense_is_not_rated(
    before: list[RatingRow | None], names: list[str], sides: list[list[int]]
) -> None:
    with pytest.raises(ValueError):
        rated(before, names, "showdown", Places(sides, [0] * len(sides)), [False] * len(names))
