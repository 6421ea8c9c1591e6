"""Cards: value, suit, discipline, effect."""

import pytest

from duels import deck_text, showdown, started
from gloaming.games.showdown.rules.cards import DECK, DISCIPLINES, NAMES, RANKS, SUITS
from gloaming.games.showdown.rules.champions import champion, deck_from_json
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.kernel.errors import BadCards
from rule import rule


@rule("SD-CARD-1", "SD-CARD-4")
@pytest.mark.parametrize("name", ROSTER)
def test_every_card_has_a_value_a_suit_and_a_discipline(name: str) -> None:
    deck = champion(name)
    for card in range(DECK):
        rank, suit = NAMES[card].split("-of-")
        assert deck.value(card) == RANKS.index(rank) + 2
        assert suit in SUITS
        assert DISCIPLINES[deck.discipline(card)] in ("physical", "intellect", "cunning")
    assert {deck.discipline(card) for card in range(DECK)} == {0, 1, 2}


@rule("SD-CARD-2")
def test_the_value_counts_in_combat() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", feints="7P | 5C", strikes="9I | 8P")
    assert duel.told("verdict")[0]["totals"] == [16, 13]


@rule("SD-CARD-3")
def test_the_suit_has_no_function() -> None:
    plain = showdown(hands="8-of-clubs 9I | 5C 11-of-clubs".replace("11", "jack"), feints="8P | 5C", strikes="9I | 11P")
    other = showdown(hands="8-of-spades 9I | 5C jack-of-spades", feints="8P | 5C", strikes="9I | 11P")
    assert plain.told("verdict") == other.told("verdict")
    assert plain.lives() == other.lives()


@rule("SD-CARD-4")
def test_there_is_no_fourth_discipline() -> None:
    with pytest.raises(BadCards, match="12 letters P, I or C"):
        deck_from_json(deck_text("disciplines: {clubs: P P P P P P P P P P P X}"))
    with pytest.raises(BadCards, match="a value from 1 to 13 and a discipline"):
        deck_from_json(deck_text("black-joker: [5 luck, 6 cunning]"))


@rule("SD-CARD-5")
def test_a_card_in_hand_changes_nothing() -> None:
    booster = "cards: {6P: {strike: [add: 5]}}"
    held = showdown(hands="7P 9I 6P | 5C 8P", feints="7P | 5C", strikes="9I | 8P", deck_0=booster)
    assert held.told("verdict")[0]["totals"] == [16, 13]
    used = showdown(hands="7P 9I 6P | 5C 8P", feints="7P | 5C", strikes="6P | 8P", deck_0=booster)
    assert used.told("verdict")[0]["totals"] == [18, 13]


@rule("SD-CARD-5")
@pytest.mark.parametrize(("aces", "total"), [("clubs", 16), ("clubs:up", 21)])
def test_an_ace_works_when_it_has_been_revealed(aces: str, total: int) -> None:
    duel = showdown(
        hands="7P 9I | 5C 8P",
        feints="7P | 5C",
        strikes="9I | 8P",
        aces=aces,
        deck_0="aces: {clubs: {ongoing: [add: 5]}}",
    )
    assert duel.told("verdict")[0]["totals"] == [total, 13]


@rule("SD-CARD-6", "SD-FUN-1")
def test_the_fifty_four_cards_are_a_poker_deck() -> None:
    cards = [name for name in NAMES if not name.endswith("-edge")]
    ranks = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]
    suits = ["clubs", "diamonds", "hearts", "spades"]
    assert sorted(cards) == sorted([*[f"{rank}-of-{suit}" for rank in ranks for suit in suits], "red-joker"])
    assert [name for name in NAMES if name.endswith("-edge")] == ["first-edge", "second-edge"]  # of the Black Joker


@rule("SD-CARD-7")
def test_titles_and_names_change_nothing() -> None:
    plain = started(4).play_until(lambda duel: False)
    named = started(
        4, deck_0="{name: Another, pitch: Other words., aces: {clubs: {title: X, ongoing: [hand-limit: 7]}}}"
    )
    named.play_until(lambda duel: False)
    assert named.game.choices == plain.game.choices
    assert named.game.scores == plain.game.scores
