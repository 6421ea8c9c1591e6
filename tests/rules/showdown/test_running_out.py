"""Running out of cards."""

import pytest

from duels import showdown, started
from rule import rule

DRAWS = "cards: {6P: {action: [draw: 2, discard: {who: opponent}]}}"


@rule("SD-DECK-1")
def test_who_must_draw_from_an_empty_deck_loses() -> None:
    duel = showdown(hands="7P | 5C", deck_sizes="0 | 9", phase="draw")
    assert duel.game.over
    assert duel.game.winners == [1]


@rule("SD-DECK-2")
def test_an_empty_deck_alone_does_not_lose() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", deck_sizes="0 | 9", phase="action").play("0 pass", "1 pass")
    assert not duel.game.over
    duel.fight("7P | 5C").play("0 strike 9I")
    assert not duel.game.over
    duel.play("1 strike 8P")
    assert duel.game.winners == [1]  # not before the Draw phase
    assert duel.kinds("ace_turned", "game_over") == ["ace_turned", "game_over"]


@rule("SD-DECK-3")
def test_a_draw_of_several_loses_at_the_first_card_missing() -> None:
    duel = showdown(hands="6P 7P | 5C 8P", deck_sizes="1 | 9", phase="action", deck_0=DRAWS).play("0 play 6P")
    assert duel.told("drew") == [{"seat": 0, "count": 1}]
    assert duel.game.winners == [1]


@rule("SD-DECK-3")
@pytest.mark.parametrize("more", ["discard: {who: opponent}", "draw: {who: both}", "hurt: 1", "look-at-hand"])
def test_the_game_ends_in_the_middle_of_an_effect(more: str) -> None:
    duel = showdown(
        hands="6P 7P | 5C 8P",
        deck_sizes="0 | 9",
        phase="action",
        deck_0=f"cards: {{6P: {{action: [draw: 2, {more}]}}}}",
    ).play("0 play 6P")
    assert duel.game.over
    assert duel.kinds() == ["action", "game_over"]
    assert duel.sizes() == [1, 2]
    assert duel.game.decisions == ()


@rule("SD-DECK-3")
def test_the_game_ends_in_the_middle_of_a_combat() -> None:
    """Nothing else happens: no other card works, no damage is dealt, nothing is discarded."""
    duel = showdown(
        hands="7P 9I 2P | 5C 8P 2P",
        feints="7P | 5C",
        strikes="9I | 8P",
        deck_sizes="0 | 9",
        deck_0="cards: {9I: {strike: [draw: 1, look-at-hand]}}",
        deck_1="cards: {8P: {strike: [draw: 1]}}",
    )
    assert duel.game.winners == [1]
    assert duel.kinds()[-2:] == ["revealed", "game_over"]
    assert duel.lives() == [4, 4]
    assert duel.game.scores == [0, 4]


@rule("SD-DECK-3")
def test_the_game_ends_in_the_middle_of_an_answer() -> None:
    duel = showdown(
        hands="7P 9I 2P | 5C 8P 2P",
        deck_sizes="0 | 9",
        deck_0="cards: {2P: {react: {when: feints, effects: [draw: 1]}}}",
        deck_1="cards: {2P: {react: {when: feints, effects: [draw: 1]}}}",
    )
    duel.fight("7P | 5C").play("0 react 2P")
    assert duel.game.winners == [1]
    assert duel.game.decisions == ()


@rule("SD-DECK-4")
def test_the_discard_pile_never_becomes_a_deck() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", deck_sizes="0 | 9", phase="action").play("0 pass", "1 pass")
    assert len(duel.area(0).discards) == 46
    duel.fight("7P | 5C", "9I | 8P")
    assert duel.game.winners == [1]
    assert "shuffled" not in duel.kinds()


@rule("SD-DECK-5")
def test_a_deck_lasts_for_twenty_one_draw_phases() -> None:
    """An Ace wards off the damage of every combat."""
    ward = "aces: {clubs: {ongoing: {when: would-be-hit, limit: turn, effects: [cancel]}}}"
    duel = showdown(phase="action", aces="clubs:up | clubs:up", decks=ward)
    assert duel.deck_sizes() == [43, 43]
    while not duel.game.over:
        seat = duel.asked[0]
        wards = [option for option in duel.offered(seat) if option.startswith("use")]
        duel.play(f"{seat} {(wards or duel.offered(seat))[0]}")
    for seat in range(2):
        assert [facts["count"] for facts in duel.told("drew") if facts["seat"] == seat] == [*[2] * 21, 1]
    assert duel.game.view(None).turn == 22
    assert duel.game.scores == [0, 0]


@rule("SD-DECK-6")
@pytest.mark.parametrize("answer", ["cut deck", "pass"])
def test_the_opponent_may_cut_a_deck_that_was_shuffled(answer: str) -> None:
    duel = showdown(
        hands="6P 7P | 5C 8P", phase="action", discards="12P 5I |", deck_0="cards: {6P: {action: [shuffle-in: 2]}}"
    )
    before = duel.deck_sizes()[0]
    duel.play("0 play 6P", "0 choose 12P", "0 choose 5I")
    assert duel.told("cut_offered") == [{"seat": 1, "asked": True}]
    assert duel.asked == [1]
    assert duel.offered(1) == ["cut deck", "pass"]
    duel.play(f"1 {answer}")
    assert duel.told("cut") == [{"seat": 1, "cut": answer == "cut deck"}]
    assert duel.deck_sizes()[0] == before + 2
    assert duel.discards(0) == "6P"


@rule("SD-DECK-6")
def test_the_opening_shuffle_is_offered_for_a_cut_too() -> None:
    duel = started()
    assert duel.told("cut_offered") == [{"seat": 1, "asked": False}, {"seat": 0, "asked": False}]
