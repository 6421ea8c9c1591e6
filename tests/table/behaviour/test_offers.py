"""What the table offers before anybody has sat down: games, decks and bots."""

from itertools import pairwise
from pathlib import Path

import pytest

import gloaming
from gloaming.games.showdown.champions import deck_named
from gloaming.table.doors import game_info

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


def test_every_deck_says_what_it_is_like() -> None:
    decks = game_info("showdown").decks
    assert len(decks) > 1
    for deck in decks:
        assert deck.pitch == deck_named(deck.name).pitch
        assert deck.pitch.endswith(".")


@pytest.mark.parametrize("game", gloaming.games())
def test_every_level_says_how_often_it_beats_the_one_below_as_it_was_measured(game: str) -> None:
    measured = [line.split(" | ") for line in PAGE.read_text().splitlines() if line.startswith(f"| {game} |")]
    shares = {who: share for _, who, _, share in measured}
    lowest, *_ = levels = game_info(game).levels
    assert lowest.beats_previous is None
    for below, level in pairwise(levels):
        assert level.beats_previous is not None
        assert shares[f"{level.title} against {below.title}"].startswith(f"{level.beats_previous:.0%} (")
