"""The look of a game."""

import pytest

import gloaming
from gloaming.kernel.errors import BadSetup
from gloaming.terminal.face import face_of
from gloaming.words.scene import words_of


@pytest.mark.parametrize("game", gloaming.games())
def test_a_face_speaks_with_the_words_of_its_game(game: str) -> None:
    assert face_of(game).words is words_of(game)


def test_a_game_that_is_not_there_has_no_face() -> None:
    with pytest.raises(BadSetup, match="unknown game"):
        face_of("bridge")
