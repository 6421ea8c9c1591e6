"""The character and the Black Joker."""

import pytest

import gloaming
from duels import showdown, started
from gloaming.games.showdown.rules.cards import RED_JOKER
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.questions import ROSTER
from rule import rule

DRAW_TWO = "triggers: {intellect: [draw: 2]}"


@rule("SD-CHAR-1")
@pytest.mark.parametrize("name", ROSTER)
def test_a_character_lists_a_benefit_for_each_discipline(name: str) -> None:
    kinds = [ability.kind for ability in champion(name).abilities[RED_JOKER]]
    assert kinds == ["physical", "intellect", "cunning"]


@rule("SD-CHAR-2")
def test_a_character_does_nothing_else() -> None:
    blank = started(8).play_until(lambda duel: False)
    rich = started(8, deck_0=DRAW_TWO, deck_1=DRAW_TWO)
    for seat, token in blank.game.choices:
        if "trigger intellect" in rich.offered(rich.asked[0]):
            rich.play(f"{rich.asked[0]} pass")
        rich.game.choose(seat, token)
    assert rich.game.scores == blank.game.scores


@rule("SD-CHAR-3")
def test_the_jack_of_diamonds_draws_two_for_a_pair_of_intellect() -> None:
    duel = showdown(hands="3I 8I 2C 3C 4C | 2P 3P 4P", feints="3I | 2P", strikes="8I | 3P", deck_0=DRAW_TWO)
    assert duel.told("verdict")[0] == {"winner": 0, "totals": [11, 5], "same_discipline": False, "decided_by": "higher"}
    assert duel.sizes()[0] == 3
    duel.play("0 trigger intellect")
    assert duel.told("drew")[0] == {"seat": 0, "count": 2}
    assert duel.told("trigger") == [{"seat": 0, "discipline": "intellect"}]
    assert duel.sizes()[0] == 5 + 2  # and two more in the Draw phase


@rule("SD-CHAR-3")
def test_the_jack_of_diamonds_draws_nothing_for_a_mixed_pair() -> None:
    duel = showdown(hands="3P 8I 2C 3C 4C | 2P 3P 4P", feints="3P | 2P", strikes="8I | 3P", deck_0=DRAW_TWO)
    assert duel.verdict() == 0
    assert duel.told("drew") == [{"seat": 0, "count": 2}, {"seat": 1, "count": 2}]  # of the Draw phase


@rule("SD-BJ-1")
@pytest.mark.parametrize("hand", [" ", "7P", "2P 3P 4P 5P 6P 7P 8P"])
def test_the_black_joker_may_always_be_the_feint(hand: str) -> None:
    duel = showdown(hands=f"{hand} | 5C 8P")
    assert duel.offered()[-2:] == ["feint BJ1", "feint BJ2"]


@rule("SD-BJ-2")
def test_the_black_joker_never_strikes() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", feints="7P | 5C")
    assert duel.offered(0) == ["strike 9I"]
    with pytest.raises(gloaming.UnreadableChoice):
        duel.play("0 strike BJ1")


@rule("SD-BJ-3", "SD-BJ-4")
@pytest.mark.parametrize(("edge", "value", "discipline"), [("BJ1", 5, "physical"), ("BJ2", 7, "cunning")])
def test_the_edge_that_points_at_the_opponent_counts(edge: str, value: int, discipline: str) -> None:
    duel = showdown(hands="7P 9C | 5C 8P").play(f"0 feint {edge}")
    feint = duel.area(0).feint
    assert feint is not None
    assert (feint.value, feint.discipline) == (value, discipline)
    assert not duel.area(0).black_joker


@rule("SD-BJ-4", "SD-BJ-9")
@pytest.mark.parametrize(
    ("edge", "strike", "total", "trigger"), [("BJ2", "9C", 16, "cunning"), ("BJ1", "9P", 14, "physical")]
)
def test_the_discipline_of_the_edge_counts_for_the_trigger(edge: str, strike: str, total: int, trigger: str) -> None:
    triggers = "triggers: {physical: [draw: 1], intellect: [draw: 1], cunning: [draw: 1]}"
    duel = showdown(hands=f"7P {strike} | 2C 3I", feints=f"{edge} | 2C", strikes=f"{strike} | 3I", deck_0=triggers)
    assert duel.told("verdict")[0]["totals"] == [total, 5]
    assert duel.offered() == [f"trigger {trigger}", "pass"]


@rule("SD-BJ-5")
def test_the_black_joker_stays_out_of_hand_deck_and_discards() -> None:
    """A feint that goes back to the hand, were it the Black Joker, goes to its place instead (B-39, B-41)."""
    swaps = "cards: {2P: {react: {when: feints, effects: [swap-feint]}}}"
    duel = showdown(hands="2P 7P 9I | 5C 8P", feints="BJ1 | 5C", deck_0=swaps)
    duel.play("0 react 2P", "0 choose 7P")
    assert duel.hand(0) == "9I"
    assert duel.area(0).black_joker
    assert duel.told("feint_swapped") == [{"seat": 0, "card": "7-of-clubs"}]


@rule("SD-BJ-6", "SD-BJ-8")
def test_the_black_joker_returns_to_its_place() -> None:
    duel = showdown(hands="7P 9I 2C 3C 4C | 5C 8P", feints="BJ1 | 5C", strikes="9I | 8P")
    assert duel.area(0).black_joker
    assert duel.discards(0) == "9I"
    assert duel.sizes()[0] == 6


@rule("SD-BJ-7")
def test_the_black_joker_can_be_used_again_and_again() -> None:
    ties = "aces: {clubs: {ongoing: {when: would-be-hit, limit: turn, effects: [cancel]}}}"
    duel = showdown(phase="action", aces="clubs:up | clubs:up", decks=ties)
    used = 0
    while used < 12:
        seat = duel.asked[0]
        wanted = [option for option in duel.offered(seat) if option == "feint BJ1" or option.startswith("use")]
        used += "feint BJ1" in wanted
        duel.play(f"{seat} {(wanted or duel.offered(seat))[0]}")
    assert duel.game.view(None).turn == 6


@rule("SD-BJ-10")
def test_the_black_joker_is_no_hand_card() -> None:
    duel = showdown(hands="2P 3P 4P 5P 6P 7P 8P | 5C", phase="action").play("0 pass", "1 pass")
    assert duel.told("discarded") == []
    duel = showdown(hands=" | 5C 8P", feints="BJ1 | 5C")
    assert duel.told("unable") == [{"seats": [0]}]


def test_the_edge_may_be_turned_only_by_card_text() -> None:
    """B-40."""
    turns = "cards: {2P: {react: {when: opponent-joker, effects: [turn-edge: {who: opponent}]}}}"
    duel = showdown(hands="7P 9I | 2P 5C 8P", deck_1=turns).play("0 feint BJ2")
    assert duel.offered(1) == ["react 2P", "pass"]
    duel.play("1 react 2P", "1 edge first")
    feint = duel.area(0).feint
    assert feint is not None
    assert (feint.value, feint.discipline) == (5, "physical")


def test_a_swap_away_from_the_black_joker_needs_a_card_for_the_strike() -> None:
    swaps = "cards: {2P: {react: {when: feints, effects: [swap-feint]}}}"
    duel = showdown(hands="2P 9I | 5C 8P", feints="BJ1 | 5C", deck_0=swaps)
    assert duel.offered(0) == ["pass"]
    duel = showdown(hands="2P 9I 7P | 5C 8P", feints="7P | 5C", deck_0=swaps)
    duel.play("0 react 2P", "0 choose 9I")
    assert duel.hand(0) == "7P"
    assert duel.area(0, seen_by=1).seen_hand == ["7-of-clubs"]


def test_effects_on_feint_values_read_the_black_joker_too() -> None:
    """B-41: it is a feint like any other."""
    for text, totals in (
        ("exchange-feints", [9 + 9, 5 + 8]),
        ("copy-feint", [9 + 9, 9 + 8]),
        ("blank-feints", [9, 8]),
        ("raise-edges: 2", [7 + 9, 9 + 8]),
    ):
        deck = f"cards: {{2P: {{react: {{when: feints, effects: [{text}]}}}}}}"
        duel = showdown(hands="2P 9I | 9C 8P", feints="BJ1 | 9C", deck_0=deck).play("0 react 2P")
        duel.pass_all().play("0 strike 9I", "1 strike 8P")
        assert duel.told("verdict")[0]["totals"] == totals
