"""What the table offers before anybody has sat down: games, decks and bots."""

from itertools import pairwise
from pathlib import Path

import pytest

import gloaming
from gloaming.games.showdown.champions import deck_named
from gloaming.kernel.rulebook import OptionValue
from gloaming.table.doors import game_info
from promises.games import can_be_set_up

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
        assert level.beats_previous >= 0.6


def test_where_two_levels_would_play_alike_there_is_one_and_it_says_so() -> None:
    assert [level.name for level in game_info("shadow-cards").levels] == ["moth", "wren", "fox", "owl"]
    showdown, syndicates = (game_info(game).levels for game in ("showdown", "syndicates"))
    assert [level.name for level in showdown] == ["moth", "wren", "owl"]
    assert "a Fox would play almost as well" in showdown[-1].pitch
    assert [level.name for level in syndicates] == ["moth", "owl"]
    assert "a Wren or a Fox would play almost as well" in syndicates[-1].pitch


@pytest.mark.parametrize("game", gloaming.games())
def test_every_value_that_is_listed_for_an_option_can_be_chosen(game: str) -> None:
    """Alone or together with another option: some formats are not for teams, and some rarities for one format only."""
    book, options = gloaming.rulebook(game), game_info(game).options
    others: list[dict[str, OptionValue]] = [{}, *({each.name: value} for each in options for value in each.choices)]
    for option in options:
        for value in option.choices:
            chosen = [{**other, option.name: value} for other in others]
            assert any(can_be_set_up(book, players, each) for players in book.seats for each in chosen), value
        assert not option.choices or option.default in option.choices


def test_options_list_what_the_rules_accept_and_nothing_that_only_stands_in_their_words() -> None:
    options = {option.name: option for option in [*game_info("shadow-cards").options, *game_info("showdown").options]}
    assert options["trick_history"].choices == ["none", "last", "all"]
    assert options["round_floor"].choices == [None, 0]
    assert options["zero_reward"].choices == []
    assert options["deck_0"].choices == ["choose", "random", *(deck.name for deck in game_info("showdown").decks)]
    assert [name for name, option in options.items() if option.takes_deck] == ["deck_0", "deck_1"]
    assert [name for name, option in options.items() if option.names_seat] == ["first_starter"]
