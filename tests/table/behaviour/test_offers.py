"""What the table offers before anybody has sat down: games, decks and bots."""

from gloaming.games.showdown.champions import deck_named
from gloaming.table.doors import game_info


def test_every_deck_says_what_it_is_like() -> None:
    decks = game_info("showdown").decks
    assert len(decks) > 1
    for deck in decks:
        assert deck.pitch == deck_named(deck.name).pitch
        assert deck.pitch.endswith(".")
