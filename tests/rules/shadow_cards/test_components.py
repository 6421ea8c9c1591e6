"""The deck, the score sheet and the seats."""

from random import Random

import pytest

import gloaming
from gloaming.games.shadow_cards.rules.cards import SUITS, TRIBES
from gloaming.games.shadow_cards.rules.game import ShadowCards
from positions import before_prediction, dealt, finish_game, heard, round_scored
from rule import rule


def deck(players: int, seed: int) -> list[tuple[str, int]]:
    """Returns the deck as it comes out of the box: all that lies on a freshly dealt table."""
    table = dealt(players, seed)
    cards = [name for seat in range(players) for name in table.view(seat).hand]
    pairs = [name.split("-") for name in cards]
    return [(suit, int(value)) for suit, value in pairs]


@rule("SC-COMP-1")
@pytest.mark.parametrize("players", [4, 5])
def test_the_deck_holds_sixty_different_cards(players: int) -> None:
    cards = deck(players, seed=3)
    assert len(cards) == 60
    assert len(set(cards)) == 60


@rule("SC-COMP-2")
def test_values_run_from_0_to_14() -> None:
    values = [value for _, value in deck(4, seed=3)]
    assert set(values) == set(range(15))
    assert sum(values) == 420


@rule("SC-COMP-3")
def test_every_value_is_there_once_in_each_of_four_suits() -> None:
    cards = deck(5, seed=3)
    assert {suit for suit, _ in cards} == {"red", "yellow", "green", "blue"}
    assert sorted(suit for suit, value in cards if value == 14) == ["blue", "green", "red", "yellow"]
    assert all(sum(1 for suit, _ in cards if suit == one) == 15 for one in SUITS)


@rule("SC-COMP-4")
def test_the_sheet_keeps_prediction_trick_points_total_and_the_starter() -> None:
    game = round_scored(points="8 4 9 2 5 0 | =30 | =20 | =15", predictions="=27", sheet="27 | 0 | 5 | 9")
    line = game.view(0).sheet[-1]
    assert (line.predictions[0], line.trick_points[0], line.totals[0]) == (27, 28, 27 + 55)
    assert line.starter == 0  # who led the round carries the x


@rule("SC-COMP-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_may_play(players: int) -> None:
    assert len(dealt(players).decisions) == players


@rule("SC-COMP-5")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_fewer_or_more_may_not(players: int) -> None:
    with pytest.raises(gloaming.BadSetup, match="2 to 5 players"):
        dealt(players)


@rule("SC-COMP-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_red_is_trump_in_every_round(players: int) -> None:
    rounds = heard(finish_game(dealt(players, seed=8)))
    for played in rounds:
        trumped = [trick for trick in played.tricks if any(card.startswith("red-") for card in trick.cards)]
        assert trumped
        for trick in trumped:
            winning = trick.cards[trick.seats.index(trick.winner)]
            assert winning.startswith("red-")


@rule("SC-COMP-6")
def test_no_option_makes_another_suit_trump() -> None:
    assert not [ruling for ruling in gloaming.rulebook("shadow-cards").rulings if "trump" in ruling.name]
    game = finish_game(dealt())
    assert {token.split()[0] for _, token in game.choices} == {"predict", "play", "score"}


@rule("SC-COMP-7")
def test_suits_stand_for_tribes() -> None:
    assert dict(zip(SUITS, TRIBES, strict=True)) == {
        "red": "Ignis",
        "green": "Emerald Serpents",
        "yellow": "Desert Blades",
        "blue": "Soul Shadows",
    }


@rule("SC-COMP-7")
def test_the_tribes_names_change_nothing() -> None:
    def evening() -> ShadowCards:
        game = before_prediction(seed=5)
        game.playout(Random(5))
        return game

    one = evening()
    TRIBES.reverse()
    try:
        other = evening()
    finally:
        TRIBES.reverse()
    assert one == other
