"""How a duel ends."""

import pytest

import gloaming
from duels import showdown, started
from rule import rule


@rule("SD-WIN-1")
def test_whose_last_ace_is_turned_loses_at_once() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", lives="2 | 1", feints="7P | 5C", strikes="9I | 8P")
    assert duel.game.over
    assert duel.game.winners == [0]
    assert duel.game.scores == [2, 0]
    assert duel.kinds()[-2:] == ["ace_turned", "game_over"]
    assert duel.game.view(1).phase == "over"


@rule("SD-WIN-2")
def test_who_cannot_draw_loses() -> None:
    duel = showdown(hands="7P | 5C", deck_sizes="0 | 3", lives="4 | 1", phase="draw")
    assert duel.game.winners == [1]
    assert duel.game.scores == [0, 1]


@rule("SD-WIN-3")
def test_a_game_has_at_most_seven_combats_with_a_loser() -> None:
    for seed in range(25):
        duel = started(seed).play_until(lambda duel: False)
        decided = [facts for facts in duel.told("verdict") if facts["winner"] != -1]
        unable = duel.told("unable")
        assert len(decided) + len(unable) <= 7
        assert len(duel.told("ace_turned")) <= 8 - (not unable)


@rule("SD-WIN-1", "SD-WIN-2")
def test_nothing_can_be_done_after_the_end() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", lives="2 | 1", feints="7P | 5C", strikes="9I | 8P")
    with pytest.raises(gloaming.StaleChoice, match="the game is over"):
        duel.play("0 pass")
    assert duel.game.decisions == ()
