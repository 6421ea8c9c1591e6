"""Precedence: card text, printed order, and what no card can forbid."""

from duels import showdown
from rule import rule


@rule("SD-PREC-1")
def test_card_text_beats_the_rules() -> None:
    nine = "2P 3P 4P 5P 6P 7P 8P 9P 10P"
    duel = showdown(
        hands=f"{nine} | {nine}",
        phase="action",
        aces="clubs:up",
        deck_0="aces: {clubs: {ongoing: [hand-limit: 9]}}",
    )
    duel.play("0 pass", "1 pass", "1 discard 2P", "1 discard 3P")
    assert duel.sizes() == [9, 7]
    assert duel.offered(0)[0].startswith("feint")


@rule("SD-PREC-2")
def test_effects_are_carried_out_in_printed_order() -> None:
    duel = showdown(
        hands="6P 7P 8P 9P |", phase="action", tops="2I 3I", deck_0="cards: {6P: {action: [discard: 1, draw: 2]}}"
    )
    duel.play("0 play 6P")
    assert duel.hand(0) == "7P 8P 9P"
    assert duel.offered() == ["discard 7P", "discard 8P", "discard 9P"]
    duel.play("0 discard 9P")
    assert duel.hand(0) == "7P 8P 2I 3I"
    duel = showdown(
        hands="6P 7P |", phase="action", tops="2I 3I", deck_0="cards: {6P: {action: [draw: 2, discard: 1]}}"
    )
    duel.play("0 play 6P")
    assert duel.offered() == ["discard 7P", "discard 2I", "discard 3I"]


@rule("SD-PREC-3")
def test_any_hand_card_may_be_feint_or_strike() -> None:
    cards = "cards: {5C: {react: {when: feints, effects: [draw: 1]}}, 9P: {action: [draw: 1]}, 4I: {strike: [add: 1]}}"
    duel = showdown(hands="5C 9P 4I | 2P 3I", deck_0=cards)
    assert duel.offered() == ["feint 9P", "feint 4I", "feint 5C", "feint BJ1", "feint BJ2"]
    duel.play("0 feint 4I", "1 feint 2P", "0 pass")
    assert duel.offered(0) == ["strike 9P", "strike 5C"]
    duel.play("0 strike 5C", "1 strike 3I")
    assert duel.told("revealed")[0]["strikes"] == ["5-of-hearts", "3-of-diamonds"]
    assert duel.told("verdict")[0] == {"winner": 0, "totals": [9, 5], "same_discipline": False, "decided_by": "higher"}


@rule("SD-PREC-3")
def test_a_ban_on_hand_cards_has_no_force() -> None:
    ban = "cards: {6P: {action: [bar: cunning, draw: 1]}}"
    duel = showdown(hands="6P 7P 8P | 5C 9C", phase="action", deck_0=ban)
    duel.play("0 play 6P", "1 pass", "0 pass", "0 feint 7P")
    assert duel.offered() == ["feint 5C", "feint 9C", "feint BJ1", "feint BJ2"]
    duel.play("1 feint 9C")
    assert duel.offered(1) == ["strike 5C"]
