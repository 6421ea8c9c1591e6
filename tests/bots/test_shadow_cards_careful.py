"""How the careful bot plays Shadow Cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gloaming
from gloaming.bots import Eyes, bot
from gloaming.games.shadow_cards.rules.cards import sum_of, value_of
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.games.shadow_cards.rules.tricks import SCORE
from gloaming.kernel.choices import Decision, Option


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
    """Unless a rival has as many points: whether that rival predicted them is a secret."""
    weighed = 0
    for seed in range(12):
        for game, decision, chosen in last_point_cards(players, seed, teaching):
            seat = decision.seat
            earned = {option: experience_with(game, seat, option) for option in decision.options}
            weighed += 1
            assert earned[chosen] == max(earned.values()) or could_tie(game, seat, decision)
    assert weighed > 20


def could_tie(game: ShadowCards, seat: int, decision: Decision) -> bool:
    """Tells whether one of the cards would give the seat as many points as a rival has."""
    totals = [sum_of(cards) for cards in game.point_cards]
    mine = {totals[seat] + value_of(option.value) for option in decision.options}
    return any(total in mine for other, total in enumerate(totals) if other != seat)
