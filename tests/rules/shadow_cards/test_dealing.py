"""Chapter 1: dealing the cards."""

import re
from random import Random

import pytest

import gloaming
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from positions import dealt, finish_predictions, finish_tricks, heard
from rule import rule

CARD = re.compile(r"(?:red|yellow|green|blue)-\d+")


def cards_in(view: ShadowCardsView) -> set[str]:
    """Returns every card that a view gives away."""
    return set(CARD.findall(view.to_json().decode()))


@rule("SC-DEAL-1")
def test_five_are_dealt_twelve_each() -> None:
    game = dealt(5)
    assert [len(game.view(seat).hand) for seat in range(5)] == [12] * 5
    assert (game.view(0).side_stack, game.view(0).stacks) == (0, [])
    assert len({card for seat in range(5) for card in game.view(seat).hand}) == 60


@rule("SC-DEAL-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_otherwise_there_are_four_stacks_of_fifteen(players: int) -> None:
    view = dealt(players).view(None)
    side = [view.side_stack] if view.side_stack else []
    assert [*view.hand_sizes, *side, *view.stacks] == [15, 15, 15, 15]


@rule("SC-DEAL-3")
def test_four_take_a_stack_each() -> None:
    game = dealt(4)
    assert [len(game.view(seat).hand) for seat in range(4)] == [15] * 4
    assert (game.view(0).side_stack, game.view(0).stacks) == (0, [])


@rule("SC-DEAL-4")
def test_three_leave_a_stack_for_the_tricks() -> None:
    game = dealt(3)
    assert [len(game.view(seat).hand) for seat in range(3)] == [15] * 3
    assert (game.view(0).side_stack, game.view(0).stacks) == (15, [])


@rule("SC-DEAL-5")
def test_two_leave_two_stacks_untouched() -> None:
    game = dealt(2)
    assert [len(game.view(seat).hand) for seat in range(2)] == [15, 15]
    assert (game.view(0).side_stack, game.view(0).stacks) == (0, [15, 15])
    finish_tricks(finish_predictions(game), 11)
    assert game.view(0).stacks == [15, 15]


@rule("SC-DEAL-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_hand_is_its_owners_secret(players: int) -> None:
    game = dealt(players, seed=6)
    for seat in range(players):
        view = game.view(seat)
        assert cards_in(view) == set(view.hand)
        assert view.hand_sizes == [len(view.hand)] * players
        assert set(CARD.findall(str(gloaming.events(game, seat)))) == set(view.hand)
    assert cards_in(game.view(None)) == set()
    assert CARD.findall(str(gloaming.events(game))) == []


@rule("SC-DEAL-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_other_hands_make_no_difference_to_a_view(players: int) -> None:
    game = finish_tricks(finish_predictions(dealt(players, seed=6)), 4)
    for seat in range(players):
        imagined = game.imagine(seat, Random(seat))
        other = (seat + 1) % players
        assert isinstance(imagined, ShadowCards)
        assert imagined.hands[other] != game.hands[other]
        assert imagined.view(seat).to_json() == game.view(seat).to_json()


@rule("SC-DEAL-7")
def test_nobody_knows_the_side_stack() -> None:
    game = finish_predictions(dealt(3, seed=6))
    hidden = set(heard(game)[0].hands[0])
    assert hidden
    in_hands = {card for seat in range(3) for card in (*game.view(seat).hand, *game.view(seat).prediction_cards)}
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert cards_in(view) - in_hands == {view.open_card}  # the one that was turned up, and none of the other 14
        assert view.side_stack == 14
