"""The end of the game."""

from positions import round_scored
from rule import rule


@rule("SC-END-1")
def test_toms_first_game() -> None:
    first = round_scored("8 4 9 2 5 0 | =30 | =20 | =15", "=27", teaching=True)
    second = round_scored("14 7 | =30 | =20 | =15", "=21", sheet="27 | 0 | 0 | 0", teaching=True)
    third = round_scored("12 11 10 3 2 1 | =30 | =20 | =15", "=20", sheet="27 63 | 0 0 | 0 0 | 0 0", teaching=True)
    assert [first.scores[0], second.scores[0], third.scores[0]] == [27, 90, 117]
    assert [first.over, second.over, third.over] == [False, False, True]
    assert third.winners == [0]


@rule("SC-END-1")
def test_the_last_round_alone_decides_nothing() -> None:
    game = round_scored("14 7 | =30 | =20 | =15", "=21 | =10 | =27 | =26", sheet="1 1 | 2 2 | 40 41 | 3 3")
    assert game.over
    assert game.scores == [65, 34, 101, 21]
    assert game.winners == [2]


@rule("SC-END-2")
def test_ties_share_the_victory() -> None:
    game = round_scored("1 | 2 | 3 | 9", "=20 | =21 | =22 | =23", sheet="58 58 | 58 57 | 40 37 | 30 25")
    assert game.scores == [117, 117, 80, 64]
    assert game.winners == [0, 1]


@rule("SC-END-3")
def test_lessons_count_in_full() -> None:
    game = round_scored("9 8 5 4 2 0 | =20 | =15 | =9", "=27", sheet="27 55 | 0 0 | 0 0 | 0 0", teaching=True)
    assert game.scores[0] == 98
    assert game.over
