"""Card types and terms."""

from random import Random

import pytest

import gloaming
from duels import showdown
from gloaming.games.showdown.rules.cards import card_named
from gloaming.games.showdown.rules.game import Showdown
from rule import rule


@rule("SD-RFG-1")
def test_a_card_removed_from_the_game_is_gone() -> None:
    text = "{aces: {clubs: {remove: [draw: 1]}}, cards: {6P: {action: [recover: hand]}, 5P: {action: [heal: 1]}}}"
    duel = showdown(hands="5P 6P | 2C", phase="action", aces="clubs:up", discards="9P |", deck_0=text)
    duel.play("0 use ace-of-clubs")
    assert duel.aces(0)[0] == "clubs:removed"
    assert duel.area(0).discards == ["9-of-clubs"]
    assert duel.offered() == ["play 6P", "pass"]  # nothing to heal
    duel.play("0 play 6P")
    assert duel.offered() == ["choose 9P"]


@rule("SD-RFG-1")
def test_a_hand_card_removed_from_the_game_cannot_be_recovered() -> None:
    text = "cards: {6P: {action: {cost: [remove-from-game: hand], effects: [draw: 1]}}, 5P: {action: [recover: hand]}}"
    duel = showdown(hands="5P 6P 9P | 2C", phase="action", discards="8P |", deck_0=text).play("0 play 6P")
    assert duel.offered() == ["choose 5P", "choose 9P"]
    duel.play("0 choose 9P")
    assert duel.area(0).removed == ["9-of-clubs"]
    assert duel.discards(0) == "8P 6P"
    for seat in (0, 1, None):
        assert duel.told("removed", seat) == [{"seat": 0, "card": "9-of-clubs"}]
    duel.play("1 pass", "0 play 5P")
    assert duel.offered() == ["choose 6P", "choose 8P"]
    for seed in range(20):
        world = duel.game.imagine(1, Random(seed))
        assert isinstance(world, Showdown)
        assert card_named("9-of-clubs") not in world.hand_of(0) + world.draw_deck(0)


@rule("SD-RFG-1")
@pytest.mark.parametrize(
    "part", ["cost: [remove-from-game], effects: [draw: 2]", "effects: [draw: 2, remove-from-game]"]
)
def test_an_action_may_leave_the_game_instead_of_being_discarded(part: str) -> None:
    duel = showdown(hands="6P | 2C", phase="action", deck_0=f"cards: {{6P: {{action: {{{part}}}}}}}").play("0 play 6P")
    assert (duel.area(0).removed, duel.discards(0)) == (["6-of-clubs"], "")
    assert duel.area(0).in_use == []


@rule("SD-RFG-1")
@pytest.mark.parametrize(("kind", "fight"), [("feint", ("8P | 2C", "9P | 3C")), ("strike", ("9P | 2C", "8P | 3C"))])
def test_a_feint_or_strike_leaves_the_game_when_the_combat_is_over(kind: str, fight: tuple[str, str]) -> None:
    text = f"cards: {{8P: {{{kind}: [add: 2, remove-from-game]}}}}"
    duel = showdown(hands="8P 9P | 2C 3C 4C", deck_0=text).fight(*fight)
    assert duel.told("verdict")[0]["totals"] == [19, 5]
    assert (duel.area(0).removed, duel.discards(0)) == (["8-of-clubs"], "9P")
    assert duel.kinds("verdict", "removed", "cleared") == ["verdict", "removed", "cleared"]


@rule("SD-RFG-1")
def test_a_card_that_goes_back_to_the_hand_stays_in_the_game() -> None:
    text = "cards: {8P: {feint: [remove-from-game]}, 7P: {react: {when: feints, effects: [swap-feint]}}}"
    duel = showdown(hands="7P 8P 9P 4P | 2C 3C 4C", deck_0=text).play("0 feint 8P", "1 feint 2C", "0 react 7P")
    duel.play("0 choose 9P").pass_all().play("0 strike 8P", "1 strike 3C")
    assert (duel.area(0).removed, duel.discards(0)) == ([], "7P 9P 8P")


@rule("SD-RFG-1", "SD-HEAL-3")
def test_an_ace_can_leave_the_game_by_its_own_effect() -> None:
    text = "{aces: {clubs: {immediate: [draw: 1, remove-from-game]}}, cards: {5P: {action: [heal: 1]}}}"
    duel = showdown(hands="5P 8P 9P | 2C 3P 4C", aces="clubs", deck_0=text).fight("8P | 2C", "9P | 3P")
    assert duel.aces(0)[0] == "clubs:removed"
    assert duel.told("removed") == [{"seat": 0, "card": "ace-of-clubs"}]


@rule("SD-FLIP-1")
def test_flipping_discards_the_top_card() -> None:
    text = "cards: {6P: {action: [flip]}}"
    duel = showdown(hands="6P 7P | 2C", phase="action", tops="9I |", deck_0=text)
    before = duel.deck_sizes()[0]
    duel.play("0 play 6P")
    assert duel.deck_sizes()[0] == before - 1
    assert duel.discards(0) == "9I 6P"


@rule("SD-FLIP-1")
@pytest.mark.parametrize(("top", "kept"), [("9I", True), ("8I", True), ("7I", False)])
def test_a_flipped_card_may_be_kept_where_the_effect_says_so(top: str, kept: bool) -> None:
    text = "cards: {6P: {action: [flip: 8]}}"
    duel = showdown(hands="6P 7P | 2C", phase="action", tops=f"{top} |", deck_0=text).play("0 play 6P")
    assert duel.hand(0) == (f"7P {top}" if kept else "7P")


@rule("SD-FLIP-2")
def test_a_flipped_card_becomes_public() -> None:
    text = "cards: {6P: {action: [flip]}}"
    duel = showdown(hands="6P 7P | 2C", phase="action", tops="9I |", deck_0=text).play("0 play 6P")
    for seat in (0, 1, None):
        assert duel.told("flipped", seat) == [{"seat": 0, "card": "9-of-diamonds", "kept": False}]


@rule("SD-TYPE-1")
def test_actions_are_played_in_the_action_phase_only() -> None:
    text = "cards: {6P: {action: [draw: 2]}}"
    duel = showdown(hands="6P 7P 8P | 2C 3C 4C", deck_0=text)
    with pytest.raises(gloaming.IllegalChoice):
        duel.play("0 play 6P")
    duel.fight("7P | 2C")
    with pytest.raises(gloaming.IllegalChoice):
        duel.play("0 play 6P")


@rule("SD-TYPE-2")
def test_a_combat_ability_works_only_in_combat() -> None:
    text = "cards: {8P: {combat: [look-at-hand]}}"
    duel = showdown(hands="2P 3P 4P 5P 6P 7P 8P 9P | 2C", phase="action", deck_0=text)
    duel.play("0 pass", "1 pass", "0 discard 8P")
    assert duel.told("looked") == []
    duel = showdown(hands="8P 9P | 2C 3C 4C", deck_0=text).play("0 feint 8P")
    assert len(duel.told("looked")) == 1
    duel = showdown(hands="8P 9P | 2C 3C 4C", deck_0=text).fight("9P | 2C", "8P | 3C")
    assert len(duel.told("looked")) == 1
    assert duel.discards(0) == "9P 8P"


@rule("SD-TYPE-2")
@pytest.mark.parametrize(("kind", "feint", "strike"), [("feint", 1, 0), ("strike", 0, 1), ("combat", 1, 1)])
def test_a_combat_ability_says_as_what_its_card_must_be_used(kind: str, feint: int, strike: int) -> None:
    text = f"cards: {{8P: {{{kind}: [look-at-hand: 1]}}}}"
    duel = showdown(hands="8P 9P | 2C 3C 4C", deck_0=text).fight("8P | 2C", "9P | 3C")
    assert len(duel.told("looked")) == feint
    duel = showdown(hands="8P 9P | 2C 3C 4C", deck_0=text).fight("9P | 2C", "8P | 3C")
    assert len(duel.told("looked")) == strike


@rule("SD-TYPE-3")
def test_a_react_is_offered_when_its_condition_arises() -> None:
    text = "cards: {2P: {react: {when: {would-lose: 2}, effects: [add: 2]}}}"
    duel = showdown(hands="2P 5P 9I | 6C 9P 3C", deck_0=text).fight("5P | 6C", "9I | 9P")
    assert duel.totals() == [14, 15]
    assert duel.offered(0) == ["react 2P", "pass"]
    duel.play("0 react 2P")
    assert duel.told("verdict")[0]["totals"] == [16, 15]
    assert "2P" in duel.discards(0)


@rule("SD-TYPE-3")
@pytest.mark.parametrize(("strike", "asked"), [("8P", False), ("9P", True), ("10P", True), ("11P", False)])
def test_a_react_is_not_offered_when_its_condition_does_not_arise(strike: str, asked: bool) -> None:
    text = "cards: {2P: {react: {when: {would-lose: 2}, effects: [add: 2]}}}"
    duel = showdown(hands=f"2P 5P 9I | 6C {strike} 3C", deck_0=text).fight("5P | 6C", f"9I | {strike}")
    assert (duel.told("verdict") == []) == asked


@rule("SD-TYPE-4")
@pytest.mark.parametrize("kind", ["action: [draw: 2]", "react: {when: feints, effects: [draw: 2]}"])
def test_an_action_or_react_used_in_combat_is_a_plain_card(kind: str) -> None:
    text = f"cards: {{6P: {{{kind}}}}}"
    duel = showdown(hands="6P 9I | 2C 3C", deck_0=text).play("0 feint 9I", "1 feint 2C").pass_all()
    duel.play("0 strike 6P", "1 strike 3C")
    assert duel.told("verdict")[0]["totals"] == [15, 5]
    assert duel.told("drew") == [{"seat": 0, "count": 2}, {"seat": 1, "count": 2}]  # of the Draw phase
    duel = showdown(hands="6P 9I | 2C 3C", deck_0=text).play("0 feint 6P")
    assert duel.told("drew") == []


@rule("SD-TYPE-5")
def test_reacts_may_be_played_in_the_action_phase() -> None:
    reacts = "cards: {2C: {react: {when: opponent-acts, effects: [draw: 1]}}}"
    duel = showdown(hands="6P | 2C 3C", phase="action", deck_0="cards: {6P: {action: [draw: 2]}}", deck_1=reacts)
    duel.play("0 play 6P")
    assert duel.asked == [1]
    assert duel.offered() == ["react 2C", "pass"]


@rule("SD-TYPE-5")
def test_reacts_may_be_played_in_the_draw_phase_and_by_either() -> None:
    reacts = "cards: {2C: {react: {when: drawn, effects: [look-at-hand: 1]}}}"
    duel = showdown(hands="2C | 2C 3C", phase="draw", attacker=1, decks=reacts)
    assert duel.asked == [1]
    duel.play("1 react 2C")
    assert duel.asked == [0]
    assert duel.offered() == ["react 2C", "pass"]


@rule("SD-DISC-1")
def test_a_discard_lies_face_up_on_the_own_pile() -> None:
    text = "cards: {6P: {action: [discard: {who: opponent}]}}"
    duel = showdown(hands="6P | 4C 5C", phase="action", deck_0=text).play("0 play 6P")
    assert duel.asked == [1]
    duel.play("1 discard 4C")
    for seat in (0, 1, None):
        assert duel.area(1, seen_by=seat).discards == ["4-of-hearts"]


@rule("SD-DISC-2")
def test_discards_come_from_the_hand() -> None:
    text = "cards: {6P: {action: [discard: 1, draw: 1]}}"
    duel = showdown(hands="6P 7P 8P | 4C", phase="action", aces="clubs:up", deck_0=text).play("0 play 6P")
    assert duel.offered() == ["discard 7P", "discard 8P"]
