"""Decks that people bring to a table: checked as a whole, before anybody plays with them."""

import re
from pathlib import Path

import pytest

import gloaming
from gloaming.kernel.errors import BadSetup
from gloaming.table.protocol import CheckedDeck, DeckFile
from gloaming.table.web.decks import checked_deck
from table.tables import Evening, play_on

PAGE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text()
MARROW = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)[0]


def checked(text: str, game: str = "showdown") -> CheckedDeck:
    """Returns what is told of a deck file."""
    return checked_deck(DeckFile(game, "marrow.yaml", text))


async def test_a_good_deck_says_whose_it_is_and_is_played(evening: Evening) -> None:
    told = checked(MARROW)
    assert (told.title, told.problems) == ("Old Marrow", [])
    assert told.summary.startswith("Old Marrow, the bone-setter. ")
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown", options={"deck_0": told.deck})
    assert ann.sight.table.options == {"deck_0": "Old Marrow (custom deck)"}
    await play_on([ann])
    assert ann.sight.table.phase == "over"


def test_everything_that_is_wrong_is_told_at_once_each_with_file_line_and_card() -> None:
    told = checked(
        MARROW.replace("add: 3", "ad: 3").replace("draw: 2", "draw: lots").replace("6 cunning", "16 cunning")
    )
    assert told.deck is None
    assert len(told.problems) == 3
    lines = [int(re.fullmatch(r"marrow\.yaml, line (\d+).*", problem)[1]) for problem in told.problems]  # type: ignore[index]
    assert lines == sorted(lines)
    assert "ace-of-diamonds: " in told.problems[1]
    assert "6-of-clubs: " in told.problems[2]


@pytest.mark.parametrize("text", ["", "[", "!!python/object/apply:os.system [date]", "a" * 200_000, "\0"])
def test_what_is_no_deck_is_refused_with_a_reason(text: str) -> None:
    told = checked(text)
    assert told.deck is None
    assert [problem for problem in told.problems if not problem.startswith("marrow.yaml")] == []
    assert told.problems


def test_a_file_whose_name_cannot_be_seen_is_called_a_deck_file() -> None:
    [problem, *_] = checked_deck(DeckFile("showdown", "\x01\x02", "[")).problems
    assert problem.startswith("deck file, line ")


@pytest.mark.parametrize("game", [name for name in gloaming.games() if gloaming.rulebook(name).library is None])
def test_a_game_without_decks_says_so(game: str) -> None:
    with pytest.raises(BadSetup, match="no decks to choose"):
        checked(MARROW, game)
