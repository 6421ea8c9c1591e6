"""Combat, step by step."""

import pytest

import gloaming
from duels import showdown
from rule import rule

TRIGGERS = "triggers: {physical: [look-at-hand: 1], intellect: [draw: 2], cunning: [draw: 1]}"


@rule("SD-CMB-1")
def test_feint_and_strike_are_compulsory() -> None:
    duel = showdown(hands="7P 9I 2C | 5C 8P 3I")
    assert all(option.startswith("feint") for option in duel.offered())
    with pytest.raises(gloaming.IllegalChoice):
        duel.play("0 pass")
    duel.fight("7P | 5C")
    assert duel.offered(0) == ["strike 9I", "strike 2C"]
    assert duel.offered(1) == ["strike 8P", "strike 3I"]
    with pytest.raises(gloaming.IllegalChoice):
        duel.play("1 pass")


@rule("SD-CMB-2", "SD-BJ-3")
def test_the_attacker_feints_first_from_hand_or_with_the_black_joker() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", attacker=0)
    assert duel.asked == [0]
    assert duel.offered() == ["feint 7P", "feint 9I", "feint BJ1", "feint BJ2"]


@rule("SD-CMB-3")
def test_the_defender_sees_the_feint_before_choosing() -> None:
    duel = showdown(hands="7P 9I | 5C 8P").play("0 feint 7P")
    assert duel.asked == [1]
    feint = duel.area(0, seen_by=1).feint
    assert feint is not None
    assert (feint.card, feint.value, feint.discipline) == ("7-of-clubs", 7, "physical")
    assert duel.offered() == ["feint 8P", "feint 5C", "feint BJ1", "feint BJ2"]


@rule("SD-CMB-4")
def test_each_has_one_feint_and_one_strike() -> None:
    window = "aces: {clubs: {ongoing: {when: strikes, limit: combat, effects: [draw: 1]}}}"
    duel = showdown(hands="7P 9I 2C | 5C 8P 3I", feints="7P | 5C", strikes="9I | 8P", aces="clubs:up", deck_0=window)
    for seat, cards in enumerate([("7-of-clubs", "9-of-diamonds"), ("5-of-hearts", "8-of-clubs")]):
        area = duel.area(seat)
        assert area.feint is not None
        assert area.strike is not None
        assert (area.feint.card, area.strike.card) == cards
        assert area.hand_size == 1


@rule("SD-CMB-5")
def test_both_strike_at_the_same_time() -> None:
    duel = showdown(hands="7P 9I 2C | 5C 8P 3I", feints="7P | 5C")
    assert sorted(duel.asked) == [0, 1]
    other = duel.game.clone()
    duel.play("0 strike 9I")
    other.choose(0, "strike 2-of-hearts")
    assert duel.game.view(1).to_json() == other.view(1).to_json()
    first = showdown(hands="7P 9I 2C | 5C 8P 3I", feints="7P | 5C").play("1 strike 8P", "0 strike 9I")
    second = showdown(hands="7P 9I 2C | 5C 8P 3I", feints="7P | 5C").play("0 strike 9I", "1 strike 8P")
    assert first.told("verdict") == second.told("verdict")


@rule("SD-CMB-6")
def test_both_strikes_are_turned_face_up() -> None:
    duel = showdown(hands="7P 9I 2C | 5C 8P 3I", feints="7P | 5C", strikes="9I | 8P")
    for seat in (0, 1, None):
        assert duel.told("revealed", seat) == [{"strikes": ["9-of-diamonds", "8-of-clubs"]}]


@rule("SD-CMB-7", "SD-CMB-8")
def test_different_disciplines_the_higher_total_wins() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", feints="7P | 5C", strikes="9I | 8P")
    assert duel.told("verdict") == [{"winner": 0, "totals": [16, 13], "same_discipline": False, "decided_by": "higher"}]


@rule("SD-CMB-7", "SD-CMB-9")
def test_the_same_discipline_the_lower_total_wins() -> None:
    duel = showdown(hands="7P 9I | 5C 8I", feints="7P | 5C", strikes="9I | 8I")
    assert duel.told("verdict") == [{"winner": 1, "totals": [16, 13], "same_discipline": True, "decided_by": "lower"}]


@rule("SD-CMB-10")
@pytest.mark.parametrize("strike", ["9I", "9P"])
def test_equal_totals_are_a_tie_whatever_the_disciplines(strike: str) -> None:
    duel = showdown(hands=f"7P 8I | 6C {strike}", feints="7P | 6C", strikes=f"8I | {strike}")
    assert duel.told("verdict")[0]["totals"] == [15, 15]
    assert duel.verdict() is None


@rule("SD-CMB-11")
@pytest.mark.parametrize(("feint_0", "feint_1"), [("5P", "4P"), ("5P", "4C"), ("5C", "4I")])
def test_the_disciplines_of_feints_decide_nothing(feint_0: str, feint_1: str) -> None:
    duel = showdown(hands=f"{feint_0} 9I | {feint_1} 8C", feints=f"{feint_0} | {feint_1}", strikes="9I | 8C")
    assert duel.verdict() == 0


@rule("SD-CMB-12", "SD-CMB-13")
@pytest.mark.parametrize(
    ("feint", "strike", "offer"),
    [
        ("4I", "9I", ["trigger intellect", "pass"]),
        ("4P", "9P", ["trigger physical", "pass"]),
        ("4C", "9C", ["trigger cunning", "pass"]),
    ],
)
def test_a_winner_with_a_matched_pair_may_use_that_trigger(feint: str, strike: str, offer: list[str]) -> None:
    loser = "2P 3C" if strike != "9C" else "2P 3I"
    loser = "2P 3I" if strike == "9P" else loser
    duel = showdown(hands=f"{feint} {strike} 2C | {loser} 2C", deck_0=TRIGGERS)
    duel.fight(f"{feint} | 2P", f"{strike} | {loser.split()[1]}")
    assert duel.asked == [0]
    assert duel.offered() == offer


@rule("SD-CMB-12")
def test_a_winner_without_a_matched_pair_has_no_trigger() -> None:
    duel = showdown(hands="4P 9I | 2P 3C", feints="4P | 2P", strikes="9I | 3C", deck_0=TRIGGERS)
    assert duel.verdict() == 0
    assert duel.game.view(None).phase == "action"


@rule("SD-CMB-14")
def test_a_trigger_may_be_declined() -> None:
    duel = showdown(hands="4I 9I 2C | 2P 3C 5C", feints="4I | 2P", strikes="9I | 3C", deck_0=TRIGGERS).play("0 pass")
    assert duel.told("trigger") == []
    assert duel.lives() == [4, 3]
    assert duel.sizes() == [3, 3]


@rule("SD-CMB-14")
def test_a_trigger_that_could_do_nothing_is_not_offered() -> None:
    duel = showdown(hands="4P 9P 2C | 2P 3C", feints="4P | 2P", strikes="9P | 3C", deck_0=TRIGGERS)
    assert duel.verdict() == 0  # its trigger looks at a hand, and there is none
    assert duel.told("trigger") == []
    assert duel.game.view(None).phase == "action"


@rule("SD-CMB-15")
def test_the_loser_never_triggers() -> None:
    duel = showdown(hands="4I 9C 2P | 6P 5P 2C", feints="4I | 6P", strikes="9C | 5P", decks=TRIGGERS)
    assert duel.verdict() == 0
    assert duel.game.view(None).phase == "action"


@rule("SD-CMB-16", "SD-CMB-19")
def test_a_tie_triggers_nothing_and_wounds_nobody() -> None:
    duel = showdown(hands="4I 9I 2P | 6C 7C 2C", feints="4I | 6C", strikes="9I | 7C", decks=TRIGGERS)
    assert duel.verdict() is None
    assert duel.game.view(None).phase == "action"
    assert duel.lives() == [4, 4]
    assert "trigger" not in duel.kinds()


@rule("SD-CMB-17")
def test_the_trigger_comes_before_the_damage() -> None:
    duel = showdown(hands="4I 9I 2C | 2P 3C 5C", feints="4I | 2P", strikes="9I | 3C", deck_0=TRIGGERS)
    assert duel.lives() == [4, 4]
    duel.play("0 trigger intellect")
    assert duel.kinds("trigger", "drew", "ace_turned")[:3] == ["trigger", "drew", "ace_turned"]


@rule("SD-CMB-18")
def test_the_loser_receives_one_damage() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", feints="7P | 5C", strikes="9I | 8P")
    assert duel.lives() == [4, 3]
    assert duel.count_aces(1, "up") == 1
    assert duel.told("ace_turned") == [{"seat": 1, "card": "ace-of-clubs"}]


@rule("SD-CMB-20", "SD-CMB-22")
def test_all_cards_of_the_combat_are_discarded_on_a_win_too() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", feints="7P | 5C", strikes="9I | 8P")
    assert duel.discards(0) == "7P 9I"
    assert duel.discards(1) == "5C 8P"
    assert [(duel.area(seat).feint, duel.area(seat).strike) for seat in range(2)] == [(None, None)] * 2


@rule("SD-CMB-20")
def test_the_cards_lie_on_the_table_until_the_damage_is_done() -> None:
    window = "aces: {clubs: {ongoing: {when: hit, limit: turn, effects: [draw: 1]}}}"
    duel = showdown(hands="7P 9I | 5C 8P", feints="7P | 5C", strikes="9I | 8P", deck_1=window)
    assert duel.offered(1) == ["use ace-of-clubs", "pass"]
    assert duel.lives() == [4, 3]
    assert [duel.discards(seat) for seat in range(2)] == ["", ""]
    assert duel.totals() == [16, 13]


@rule("SD-CMB-21")
def test_the_steps_come_in_order() -> None:
    duel = showdown(hands="4I 9I 2C | 2P 3C 5C", feints="4I | 2P", strikes="9I | 3C", deck_0=TRIGGERS)
    duel.play("0 trigger intellect")
    steps = ("feint", "strike", "revealed", "verdict", "trigger", "ace_turned", "cleared")
    in_order = ["feint", "feint", "strike", "strike", "revealed", "verdict", "trigger", "ace_turned", "cleared"]
    assert duel.kinds(*steps) == in_order
