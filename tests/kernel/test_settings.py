"""What a setting settles is worked out once, and checked as if it were the first time."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming import BadSetup
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import MOST_KEPT


def started(**options: Any) -> Game:
    return gloaming.start("shadow-cards", seed=1, **options)


@pytest.mark.parametrize("options", [{}, {"teaching": True}, {"exact_factor": 1, "zero_reward": "20"}])
def test_games_for_which_the_same_was_asked_share_it(options: dict[str, Any]) -> None:
    gloaming.rulebook("shadow-cards")._settled.clear()  # of other tests, whose options may have filled it
    one, other = started(**options), started(**options)
    assert isinstance(one, ShadowCards)
    assert isinstance(other, ShadowCards)
    assert one.setting.options is other.setting.options
    assert one.rulings is other.rulings
    assert one.setting.changed(one.rulebook) == options


def test_games_for_which_something_else_was_asked_do_not() -> None:
    one, other = started(exact_factor=1), started(exact_factor=2)
    assert isinstance(one, ShadowCards)
    assert isinstance(other, ShadowCards)
    assert (one.rulings.exact_factor, other.rulings.exact_factor) == (1, 2)
    assert started().setting.changed(one.rulebook) == {}


@pytest.mark.parametrize("value", [True, "1", 1.0, [1], 10**5])
def test_what_looks_like_a_value_known_to_be_allowed_is_still_refused(value: object) -> None:
    started(exact_factor=1)
    with pytest.raises(BadSetup, match="option exact_factor cannot be"):
        started(exact_factor=value)


def test_a_seat_that_is_not_there_is_refused_for_each_number_of_players() -> None:
    gloaming.start("shadow-cards", players=5, first_starter=4)
    with pytest.raises(BadSetup, match="seats are 0 to 2"):
        gloaming.start("shadow-cards", players=3, first_starter=4)


def test_a_rulebook_does_not_remember_without_end() -> None:
    book = gloaming.rulebook("shadow-cards")
    for reward in range(MOST_KEPT + 20):
        book.fresh_game(book.setting(4, 1, {"zero_reward": str(reward)}))
    assert len(book._settled) <= MOST_KEPT
    assert len(book._read) <= MOST_KEPT


def test_decks_are_read_each_time_as_their_files_may_change() -> None:
    one, other = (gloaming.start("showdown", seed=1, deck_0="twins", deck_1="oduya") for _ in range(2))
    assert one.setting.options == other.setting.options
    assert one.setting.options is not other.setting.options
