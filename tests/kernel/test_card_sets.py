"""Sets of cards in one machine word, held against Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from gloaming.kernel.card_sets import (
    NO_CARDS,
    card_at,
    cards_of,
    count_of,
    holds,
    just,
    lowest,
    set_of,
    with_card,
    without,
)

CARDS = st.integers(0, 61)
SETS = st.sets(CARDS)


@given(SETS)
def test_a_set_gives_its_cards_back_in_order(cards: set[int]) -> None:
    assert cards_of(set_of(list(cards))) == sorted(cards)
    assert count_of(set_of(list(cards))) == len(cards)


@given(SETS.filter(bool))
def test_cards_have_their_places_in_a_set(cards: set[int]) -> None:
    found = set_of(list(cards))
    assert [card_at(found, place) for place in range(len(cards))] == sorted(cards)
    assert lowest(found) == min(cards)


@given(SETS, CARDS)
def test_a_card_comes_and_goes(cards: set[int], card: int) -> None:
    found = set_of(list(cards))
    assert holds(found, card) == (card in cards)
    assert cards_of(with_card(found, card)) == sorted(cards | {card})
    assert cards_of(without(found, card)) == sorted(cards - {card})
    assert cards_of(just(card)) == [card]


def test_no_cards_are_none() -> None:
    assert cards_of(NO_CARDS) == []
    assert count_of(NO_CARDS) == 0
