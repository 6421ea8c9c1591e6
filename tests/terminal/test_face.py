"""The look of a game."""

import pytest

from gloaming.kernel.errors import BadSetup
from gloaming.terminal.face import HOMES, face_of
from gloaming.words.scene import words_of


@pytest.mark.parametrize("game", HOMES)
def test_a_face_speaks_with_the_words_of_its_game(game: str) -> None:
    assert face_of(game).words is words_of(game)


def test_a_game_without_a_face_is_refused() -> None:
    with pytest.raises(BadSetup, match="cannot be shown in a terminal yet"):
        face_of("bridge")
