"""Unable to strike."""

import pytest

from duels import showdown
from rule import rule

TRIGGERS = "triggers: {physical: [draw: 1], intellect: [draw: 1], cunning: [draw: 1]}"


@rule("SD-STRK-1", "SD-BJ-10")
def test_without_hand_cards_there_is_no_strike() -> None:
    duel = showdown(hands=" | 5C 8P 3I 4P").play("0 feint BJ1", "1 feint 5C")
    assert duel.told("unable") == [{"seats": [0]}]


@rule("SD-STRK-1")
def test_a_last_card_spent_on_the_feint_is_missing_for_the_strike() -> None:
    duel = showdown(hands="7P | 5C 8P 3I 4P", force_strike_if_able=False).fight("7P | 5C")
    assert duel.told("unable") == [{"seats": [0]}]
    assert duel.lives() == [3, 4]


@rule("SD-STRK-2")
@pytest.mark.parametrize("unable", [0, 1])
def test_who_cannot_strike_takes_a_damage_and_the_combat_ends(unable: int) -> None:
    hands = [" ", " "]
    hands[1 - unable] = "5C 8P 3I 4P"
    feints = ["BJ1", "BJ1"]
    feints[1 - unable] = "5C"
    duel = showdown(hands="|".join(hands), feints="|".join(feints))
    assert duel.lives()[unable] == 3
    assert duel.lives()[1 - unable] == 4
    assert not {"strike", "revealed", "verdict", "trigger"} & set(duel.kinds())
    assert duel.kinds("unable", "ace_turned", "cleared") == ["unable", "ace_turned", "cleared"]


@rule("SD-STRK-3")
def test_the_feints_are_discarded() -> None:
    duel = showdown(hands="7P 2P | 3I", attacker=1).play("1 feint BJ1", "0 feint 7P")
    assert sorted(duel.asked) == [0, 1]
    duel = showdown(hands="7P 2P | ").play("0 feint 7P", "1 feint BJ2")
    assert duel.discards(0) == "7P"
    assert duel.discards(1) == ""
    assert duel.area(1).black_joker


@rule("SD-STRK-4")
def test_both_may_be_hit_at_the_same_time() -> None:
    duel = showdown(hands=" | ").play("0 feint BJ1", "1 feint BJ2")
    assert duel.told("unable") == [{"seats": [0, 1]}]
    assert duel.lives() == [3, 3]


@rule("SD-STRK-5")
def test_there_is_no_winner_no_trigger_and_no_second_damage() -> None:
    duel = showdown(hands="7P 9P 4P | ", feints="7P | BJ1", decks=TRIGGERS)
    assert duel.lives() == [4, 3]
    assert not {"verdict", "trigger"} & set(duel.kinds())
    assert duel.game.view(None).phase == "action"


@rule("SD-STRK-6")
def test_the_strike_of_who_could_stays_in_hand() -> None:
    duel = showdown(hands=" | 5C 8P 3I 4P 9C", tops="2P 2I | 2P 2I", feints="BJ1 | 5C")
    assert duel.hand(1) == "2P 4P 8P 2I 3I 9C"
    assert duel.discards(1) == "5C"


@rule("SD-STRK-7")
def test_the_turn_goes_on_with_the_draw_phase() -> None:
    duel = showdown(hands=" | 5C 8P 3I 4P", feints="BJ1 | 5C")
    assert duel.sizes() == [2, 5]
    assert duel.told("turn") == [{"turn": 2, "attacker": 1}]


@rule("SD-STRK-7")
def test_the_turn_goes_on_with_the_hand_limit() -> None:
    eight = "2P 3P 4P 5P 6P 7P 8P 9P 10P"
    duel = showdown(hands=f" | {eight}", feints="BJ1 | 10P")
    assert duel.asked == [1]
    assert all(option.startswith("discard") for option in duel.offered())
    assert "drew" not in duel.kinds()


@rule("SD-STRK-8")
def test_both_losing_the_last_ace_is_a_draw() -> None:
    duel = showdown(hands=" | ", lives="1 | 1", feints="BJ1 | BJ2")
    assert duel.game.over
    assert duel.game.scores == [0, 0]
    assert duel.game.winners == []


def test_immediate_effects_wait_until_both_aces_are_turned() -> None:
    """B-50: both Aces are turned together, then their effects follow, the attacker's first."""
    aces = "aces: {clubs: {immediate: [draw: 1]}}"
    for attacker in range(2):
        duel = showdown(hands=" | ", attacker=attacker, feints="BJ1 | BJ2", decks=aces)
        order = duel.kinds("ace_turned", "drew")[:4]
        assert order == ["ace_turned", "ace_turned", "drew", "drew"]
        assert [facts["seat"] for facts in duel.told("drew")[:2]] == [attacker, 1 - attacker]


def test_the_attackers_immediate_effect_may_not_save_the_defender() -> None:
    """B-50: losses are checked together before any effect."""
    aces = "aces: {spades: {immediate: [heal: 1]}}"
    duel = showdown(hands=" | ", lives="1 | 2", feints="BJ1 | BJ2", decks=aces)
    assert duel.game.winners == [1]
    assert duel.told("ace_healed") == []


def test_damage_for_both_is_warded_attacker_first() -> None:
    open_ward = "aces: {clubs: {remove: {when: would-be-hit, effects: [cancel]}}}"
    for attacker in range(2):
        duel = showdown(hands=" | ", aces="clubs:up | clubs:up", attacker=attacker, feints="BJ1 | BJ2", decks=open_ward)
        assert duel.asked == [attacker]
        duel.play(f"{attacker} use ace-of-clubs")
        assert duel.told("prevented") == [{"seat": attacker}]
        assert duel.asked == [1 - attacker]
        duel.play(f"{1 - attacker} pass")
        assert duel.lives()[attacker] == 3
        assert duel.lives()[1 - attacker] == 2


@pytest.mark.parametrize("attacker", [0, 1])
def test_nobody_feints_with_a_black_joker_that_is_barred_and_no_card_in_hand(attacker: int) -> None:
    """B-12: hand 0 has no feint, and the combat ends for want of a strike."""
    bars = "aces: {clubs: {ongoing: [bar-joker]}}"
    duel = showdown(hands=" | 5C 8P 3I", attacker=attacker, aces="| clubs:up", deck_1=bars)
    assert duel.asked == [1]
    duel.play("1 feint 5C")
    assert duel.told("feint") == [{"seat": 1, "card": "5-of-hearts"}]
    assert duel.told("unable") == [{"seats": [0]}]
    assert duel.lives() == [3, 3]


def test_a_card_gained_after_a_missing_feint_still_strikes() -> None:
    """The total is then the strike alone, and nothing matches it."""
    bars = "aces: {clubs: {ongoing: [bar-joker]}}"
    gains = (
        "{aces: {clubs: {ongoing: {when: feints, limit: turn, effects: [draw: 1]}}},"
        " triggers: {physical: [draw: 1], intellect: [draw: 1], cunning: [draw: 1]}}"
    )
    duel = showdown(
        hands=" | 5C 8P 3I", tops="13C |", attacker=1, aces="clubs:up | clubs:up", deck_0=gains, deck_1=bars
    )
    duel.play("1 feint 5C", "0 use ace-of-clubs").play("0 strike 13C", "1 strike 3I")
    assert duel.told("verdict")[0] == {"winner": 0, "totals": [13, 8], "same_discipline": False, "decided_by": "higher"}
    assert "trigger" not in duel.kinds()
    assert duel.game.view(None).phase == "action"
