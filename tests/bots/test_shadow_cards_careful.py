"""How the careful bot plays Shadow Cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

import gloaming
from gloaming.bots import Eyes, bot
from gloaming.games.shadow_cards.rules.cards import DECK, sum_of, value_of
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.games.shadow_cards.rules.hidden import unseen_by
from gloaming.games.shadow_cards.rules.prediction import prediction_size
from gloaming.games.shadow_cards.rules.tricks import SCORE
from gloaming.kernel.choices import Decision, Option
from positions import play, shadow_cards


def last_point_cards(players: int, seed: int, teaching: bool) -> Iterator[tuple[ShadowCards, Decision, Option]]:
    """Yields every choice of a careful bot between the point cards of a round's last trick."""
    game = gloaming.start("shadow-cards", players=players, seed=seed, teaching=teaching)
    assert isinstance(game, ShadowCards)
    bots = [bot("careful", "shadow-cards", 100 * seed + seat) for seat in range(players)]
    while not game.over:
        decision = game.decisions[0]
        chosen = bots[decision.seat].choose(Eyes(game, decision.seat))
        if decision.question is SCORE and not any(game.hands) and len(decision.options) > 1:
            yield game, decision, chosen
        game.choose(decision.seat, chosen)


def experience_with(game: ShadowCards, seat: int, option: Option) -> int:
    """Returns what a seat receives for the round that ends with this choice."""
    world = game.clone()
    world.choose(seat, option)
    return world.scores[seat] - game.scores[seat]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("teaching", [False, True])
def test_the_last_point_card_is_the_one_that_brings_most(players: int, teaching: bool) -> None:
    """Unless a rival has as many points and may have predicted them: whether that is so is a secret."""
    weighed = 0
    for seed in range(12):
        for game, decision, chosen in last_point_cards(players, seed, teaching):
            seat = decision.seat
            earned = {option: experience_with(game, seat, option) for option in decision.options}
            weighed += 1
            assert earned[chosen] == max(earned.values()) or could_tie(game, seat, decision)
    assert weighed > 20


def could_tie(game: ShadowCards, seat: int, decision: Decision) -> bool:
    """Tells whether one of the cards gives the seat as many points as a rival has and may have predicted."""
    sums = {sum_of(list(cards)) for cards in combinations(unseen_by(game, seat), prediction_size(game.players))}
    totals = [sum_of(cards) for cards in game.point_cards]
    mine = {totals[seat] + value_of(option.value) for option in decision.options}
    return any(total in mine & sums for other, total in enumerate(totals) if other != seat)


def last_of_the_round(rivals: str) -> ShadowCards:
    """Returns a round whose last trick seat 0 has won, with 11 points so far; seat 1 has 14, and all else is gone.

    Picking 3 makes a tie, which brings 8 + 14 if seat 1 predicted its points, or else 3 + 2 + 2 less the other 7.
    Every other card makes seat 0 the one with the most.
    """
    hands, points = "red-6 | blue-3 | blue-4 | blue-5", "2 2 2 2 1 1 1 | =14 | =5 | =4"
    game = shadow_cards(4, hands=hands, predictions=f"=8 | {rivals}", points=points)
    play(game, "0 play red-6", "1 play blue-3", "2 play blue-4", "3 play blue-5")
    left = [card for cards in [game.trick, *game.predictions] for card in cards]
    game.played = [card for card in range(DECK) if card not in left]
    return game


@pytest.mark.parametrize(
    ("rivals", "picked"),
    [
        ("10 4 | 9 5 | 8 6", "score blue-3"),  # three pairs of fifteen are 14, and one who has 14 aimed at them
        ("14 13 | 12 11 | 10 9", "score red-6"),  # no two of these cards are 14
    ],
)
def test_a_tie_is_risked_with_one_who_may_have_predicted_as_many_points(rivals: str, picked: str) -> None:
    game = last_of_the_round(rivals)
    assert {bot("careful", "shadow-cards", seed).choose(Eyes(game, 0)).token for seed in range(8)} == {picked}
