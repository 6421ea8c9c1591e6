"""Answering: who is offered what, when, in which order, and how often (B-20)."""

from random import Random

from duels import Table, showdown
from gloaming.games.showdown.rules.game import Showdown
from rule import rule

LOOKS = "cards: {2P: {react: {when: feints, effects: [look-at-hand]}}, 3P: {react: {when: feints, effects: [add: 1]}}}"
CANCELS = "cards: {2C: {react: {when: opponent-acts, cost: [discard: 1], effects: [cancel]}}}"


def answering(attacker: int = 0) -> Table:
    """Returns a duel in which both can answer the feints, with two cards each."""
    duel = showdown(hands="2P 3P 9I 9P | 2P 3P 8I 8P", attacker=attacker, decks=LOOKS)
    return duel.fight("9I | 8I")


@rule("SD-TYPE-5")
def test_the_attacker_is_offered_first() -> None:
    for attacker in range(2):
        duel = answering(attacker)
        assert duel.asked == [attacker]
        assert duel.offered() == ["react 2P", "react 3P", "pass"]


def test_the_offer_alternates_until_both_pass_in_a_row() -> None:
    duel = answering()
    duel.play("0 pass")
    assert duel.asked == [1]
    duel.play("1 react 2P")
    assert duel.asked == [0]  # a pass is not final
    duel.play("0 react 3P")
    assert duel.asked == [1]
    duel.play("1 pass")
    assert duel.asked == [0]
    duel.play("0 pass")
    assert sorted(duel.asked) == [0, 1]
    assert duel.offered(0)[0].startswith("strike")


def test_one_event_may_be_answered_by_any_number_of_reacts() -> None:
    duel = answering().play("0 react 2P", "1 pass", "0 react 3P", "1 react 2P")
    assert duel.asked == [1]  # everyone can see that seat 0 has no more answers
    duel.play("1 react 3P")
    assert [facts["seat"] for facts in duel.told("react")] == [0, 0, 1, 1]
    assert duel.sizes() == [1, 1]
    assert sorted(duel.asked) == [0, 1]


def test_both_passing_closes_the_window_at_once() -> None:
    duel = answering().play("0 pass", "1 pass")
    assert duel.offered(0)[0].startswith("strike")
    assert duel.told("react") == []


def test_a_react_to_a_react_is_carried_out_first() -> None:
    """Last in, first out: the damage of a React is answered before the React is over."""
    hurts = "cards: {2P: {react: {when: feints, effects: [hurt: 1, draw: 1]}}}"
    wards = "cards: {3P: {react: {when: would-be-hit, effects: [cancel, look-at-hand]}}}"
    duel = showdown(hands="2P 9I 9P | 3P 8I 8P", deck_0=hurts, deck_1=wards).fight("9I | 8I").play("0 react 2P")
    assert duel.area(0).in_use == ["2-of-clubs"]
    assert duel.asked == [1]
    assert duel.offered() == ["react 3P", "pass"]
    duel.play("1 react 3P")
    assert duel.lives() == [4, 4]
    assert duel.kinds("react", "looked", "prevented", "drew") == ["react", "react", "looked", "prevented", "drew"]
    assert duel.discards(0) == "2P"
    assert duel.discards(1) == "3P"


def test_an_answer_to_the_answer_may_be_answered() -> None:
    """Three windows deep: hurt, ward by hurting back, ward that."""
    cards = (
        "cards: {2P: {react: {when: feints, effects: [hurt: 1]}},"
        " 3P: {react: {when: would-be-hit, effects: [hurt: 1, cancel]}},"
        " 4P: {react: {when: would-be-hit, effects: [cancel]}}}"
    )
    duel = showdown(hands="2P 4P 9I 9P | 3P 8I 8P", decks=cards).fight("9I | 8I")
    duel.play("0 react 2P", "1 react 3P")
    assert duel.asked == [0]
    assert duel.offered() == ["react 4P", "pass"]
    duel.play("0 react 4P").pass_all()
    assert duel.lives() == [4, 4]
    assert [facts["seat"] for facts in duel.told("prevented")] == [0, 1]
    assert [duel.discards(seat) for seat in range(2)] == ["4P 2P", "3P"]


@rule("SD-TYPE-3")
def test_an_action_that_is_cancelled_has_no_effect_and_is_discarded() -> None:
    duel = showdown(hands="6P | 2C 3C 4C", phase="action", deck_0="cards: {6P: {action: [draw: 2]}}", deck_1=CANCELS)
    duel.play("0 play 6P", "1 react 2C", "1 discard 3C")
    assert duel.sizes() == [0, 1]
    assert duel.discards(0) == "6P"
    assert duel.discards(1) == "3C 2C"
    assert duel.told("cancelled") == [{"seat": 1, "what": "action", "card": "6-of-clubs"}]
    assert duel.asked == [1]  # the opportunity was used


def test_what_happens_tells_by_which_ability_and_what_answers_it_is_not_by_it() -> None:
    duel = showdown(
        hands="6P 7P 8P | 2C 3C", phase="action", deck_0="cards: {6P: {action: [discard: 1]}}", deck_1=CANCELS
    )
    duel.play("0 play 6P", "1 pass", "0 discard 7P")
    assert duel.done_by("action") == [None]
    assert duel.done_by("discarded") == ["6-of-clubs/1"]
    answered = showdown(
        hands="6P | 2C 3C 4C", phase="action", deck_0="cards: {6P: {action: [draw: 2]}}", deck_1=CANCELS
    )
    answered.play("0 play 6P", "1 react 2C", "1 discard 3C")
    assert answered.done_by("react") == [None]
    assert answered.done_by("discarded") == ["2-of-hearts/1"]  # the price of the answer
    assert answered.done_by("cancelled") == ["2-of-hearts/1"]


def test_what_is_cancelled_is_not_cancelled_again() -> None:
    text = (
        "cards: {2C: {react: {when: opponent-acts, effects: [cancel]}},"
        " 3C: {react: {when: opponent-acts, effects: [cancel]}},"
        " 4C: {react: {when: opponent-acts, effects: [cancel, look-at-hand]}}}"
    )
    acts = "cards: {6P: {action: [draw: 2]}}"
    duel = showdown(hands="6P 7P | 2C 3C 4C", phase="action", deck_0=acts, deck_1=text).play("0 play 6P")
    assert duel.offered(1) == ["react 2C", "react 3C", "react 4C", "pass"]
    assert duel.play("1 react 2C").offered(1) == ["react 4C", "pass"]  # which does something else as well


@rule("SD-ACT-4")
def test_a_cancelled_action_still_breaks_the_row_of_passes() -> None:
    action = "cards: {6P: {action: [draw: 2]}}"
    duel = showdown(hands="7P 8P | 6P 3C 4C", phase="action", deck_1=action, deck_0=CANCELS.replace("2C", "7P"))
    duel.play("0 pass", "1 play 6P", "0 react 7P", "0 discard 8P")
    assert duel.asked == [0]
    assert duel.game.view(None).phase == "action"


def test_a_trigger_that_is_cancelled_has_no_effect() -> None:
    triggers = "triggers: {intellect: [draw: 2]}"
    stops = "aces: {clubs: {remove: {when: opponent-triggers, effects: [cancel]}}}"
    duel = showdown(hands="4I 9I | 2P 3C", aces="| clubs:up", deck_0=triggers, deck_1=stops)
    duel.fight("4I | 2P", "9I | 3C").play("0 trigger intellect")
    assert duel.offered(1) == ["use ace-of-clubs", "pass"]
    duel.play("1 use ace-of-clubs")
    assert duel.told("trigger") == []
    assert duel.lives() == [4, 2]  # the combat was lost all the same
    assert duel.sizes() == [2, 2]
    assert duel.aces(1)[0] == "clubs:removed"


def test_a_cost_is_paid_once_and_before_the_effect() -> None:
    text = "cards: {6P: {action: {cost: [discard: 1], effects: [draw: 1, draw: 1]}}}"
    duel = showdown(hands="6P 7P 8P | 2C", phase="action", tops="2I 3I |", deck_0=text).play("0 play 6P")
    assert duel.offered() == ["discard 7P", "discard 8P"]
    duel.play("0 discard 7P")
    assert duel.hand(0) == "8P 2I 3I"
    assert len(duel.told("discarded")) == 1


def test_an_ability_whose_cost_cannot_be_paid_is_not_offered() -> None:
    text = "cards: {6P: {action: {cost: [discard: 2], effects: [draw: 3]}}}"
    assert showdown(hands="6P 7P | 2C", phase="action", deck_0=text).offered() == ["pass"]
    assert showdown(hands="6P 7P 8P | 2C", phase="action", deck_0=text).offered() == ["play 6P", "pass"]


def test_an_ability_that_can_change_nothing_is_not_offered() -> None:
    for effect in ("recover: hand", "heal: 1", "look-at-hand", "discard: {who: opponent}", "shuffle-in: 1"):
        text = f"cards: {{6P: {{action: [{effect}]}}}}"
        assert showdown(hands="6P 7P |", phase="action", deck_0=text).offered() == ["pass"], effect
    for effect in ("put-back: top", "discard: 1"):
        text = f"cards: {{6P: {{action: [{effect}]}}}}"
        assert showdown(hands="6P |", phase="action", deck_0=text).offered() == ["pass"], effect
    for effect in ("flip", "take-from-top: 3", "reorder: 3"):
        text = f"cards: {{6P: {{action: [{effect}]}}}}"
        duel = showdown(hands="6P 7P |", phase="action", deck_sizes="0 | 9", deck_0=text)
        assert duel.offered() == ["pass"], effect


def test_an_ability_that_can_change_something_is_carried_out_as_far_as_possible() -> None:
    """B-23."""
    text = "cards: {6P: {action: [discard: {count: 2, who: opponent}, recover: hand, draw: 1]}}"
    duel = showdown(hands="6P | 2C", phase="action", deck_0=text).play("0 play 6P", "1 discard 2C")
    assert duel.sizes() == [1, 0]
    alone = "cards: {6P: {action: [discard: {count: 2, who: opponent}]}}"
    assert showdown(hands="6P | 2C", phase="action", deck_0=alone).offered() == ["play 6P", "pass"]


def test_both_discarding_discard_as_many_each_as_they_can() -> None:
    text = "cards: {6P: {action: [discard: {count: 2, who: both}]}}"
    duel = showdown(hands="6P 7P | 2C 3C 4C 5C", phase="action", deck_0=text)
    duel.play("0 play 6P", "0 discard 7P", "1 discard 2C", "1 discard 3C")
    assert duel.sizes() == [0, 2]


def test_an_optional_ability_may_be_left() -> None:
    text = "cards: {6P: {feint: {optional: true, effects: [draw: 1]}}}"
    duel = showdown(hands="6P 7P | 2C 3C", deck_0=text).play("0 feint 6P")
    assert duel.offered() == ["accept", "pass"]
    assert duel.play("0 pass").told("drew") == []
    duel = showdown(hands="6P 7P | 2C 3C", deck_0=text).play("0 feint 6P", "0 accept")
    assert duel.told("drew") == [{"seat": 0, "count": 1}]


def test_an_optional_ability_that_can_change_nothing_is_not_asked_about() -> None:
    text = "cards: {6P: {feint: {optional: true, effects: [recover: hand]}}}"
    assert showdown(hands="6P 7P | 2C 3C", deck_0=text).play("0 feint 6P").asked == [1]


def abilities(duel: Table) -> list[str]:
    """Returns the optional abilities that seat 0 is asked about."""
    decision = duel.game.decision_of(0)
    return [] if decision is None else [duel.game.optional_ability(0, option) for option in decision.options]


def test_the_game_says_which_ability_a_seat_may_use_or_leave() -> None:
    text = """
    cards:
      6P: {feint: {optional: true, effects: [draw: 1]}}
      7P: {feint: [draw: 1], react: {when: feints, effects: [draw: 1]}}
      9P: {strike: {optional: true, effects: [draw: 1]}}
    aces: {clubs: {ongoing: {when: feints, limit: turn, effects: [draw: 1]}}}
    triggers: {physical: [draw: 1]}
    """
    duel = showdown(hands="6P 7P 9P | 5C 8I", aces="clubs:up", deck_0=text)
    assert abilities(duel) == [""] * 5  # to feint is no ability
    assert abilities(duel.play("0 feint 6P")) == ["6-of-clubs/1", ""]
    assert abilities(duel.play("0 pass", "1 feint 5C")) == ["7-of-clubs/2", "ace-of-clubs/1", ""]
    duel.play("0 pass", "0 strike 9P", "1 strike 8I")
    assert abilities(duel) == ["9-of-clubs/1", ""]
    assert abilities(duel.play("0 pass")) == ["red-joker/1", ""]


def test_what_is_done_unasked_is_no_ability_to_leave() -> None:
    text = "cards: {6P: {action: [draw: 1]}}"
    assert abilities(showdown(hands="6P 7P | 5C 8I", phase="action", deck_0=text)) == ["", ""]


def test_once_per_combat_and_once_per_turn() -> None:
    for limit in ("combat", "turn"):
        text = f"aces: {{clubs: {{ongoing: {{when: feints, limit: {limit}, effects: [draw: 1]}}}}}}"
        duel = showdown(hands="7P 9I | 5C 8P", aces="clubs:up", deck_0=text).fight("7P | 5C")
        duel.play("0 use ace-of-clubs")
        assert duel.offered(0)[0].startswith("strike")
        duel.play("0 strike 9I", "1 strike 8P").pass_all()
        first = duel.game.attacker
        for seat in (first, 1 - first):
            duel.play(f"{seat} feint BJ1")
        assert "use ace-of-clubs" in duel.offered(0)  # again in the next turn


def test_once_per_game() -> None:
    text = "aces: {clubs: {ongoing: {when: feints, limit: game, effects: [draw: 1]}}}"
    duel = showdown(hands="7P 9I | 5C 8P", aces="clubs:up", deck_0=text).fight("7P | 5C").play("0 use ace-of-clubs")
    duel.play("0 strike 9I", "1 strike 8P").pass_all()
    duel.play("1 feint BJ1", "0 feint BJ1")
    assert duel.offered(0)[0].startswith("strike")


def test_twice_per_turn() -> None:
    text = "aces: {clubs: {ongoing: {when: feints, limit: {per: turn, times: 2}, effects: [draw: 1]}}}"
    duel = showdown(hands="7P 9I | 5C 8P", aces="clubs:up", deck_0=text).fight("7P | 5C")
    duel.play("0 use ace-of-clubs", "0 use ace-of-clubs")
    assert duel.offered(0)[0].startswith("strike")


def test_once_in_all_for_a_player_and_once_for_each_copy() -> None:
    for whose, left in (("player", ["pass"]), ("copy", ["play 7P", "pass"])):
        action = f"{{action: {{limit: {{per: game, by: {whose}}}, effects: [draw: 1]}}}}"
        text = f"cards: {{6P: {action}, 7P: {action}, 8P: {{action: [heal]}}}}"
        duel = showdown(hands="6P 7P 8P | 2C", phase="action", deck_0=text).play("0 play 6P", "1 pass")
        assert [token for token in duel.offered(0) if "6P" not in token] == left


def test_an_ability_may_answer_one_thing_or_another() -> None:
    text = "aces: {clubs: {ongoing: {when: [feints, strikes], limit: {per: turn, times: 2}, effects: [draw: 1]}}}"
    duel = showdown(hands="7P 9I | 5C 8P", aces="clubs:up", deck_0=text).fight("7P | 5C")
    duel.play("0 use ace-of-clubs", "0 pass", "0 strike 9I", "1 strike 8P")
    assert duel.offered(0) == ["use ace-of-clubs", "pass"]
    assert duel.play("0 use ace-of-clubs").asked != [0]


def test_the_limit_of_an_action_holds_although_the_card_comes_back() -> None:
    text = "cards: {6P: {action: {limit: turn, effects: [draw: 1]}}, 5P: {action: [recover: hand]}}"
    duel = showdown(hands="6P 5P 7P | 2C", phase="action", deck_0=text)
    duel.play("0 play 6P", "1 pass", "0 play 5P", "0 choose 6P", "1 pass")
    assert "6P" in duel.hand(0)
    assert duel.offered(0) == ["pass"]


def test_the_limit_of_a_trigger_and_of_a_combat_card() -> None:
    text = "triggers: {intellect: {limit: game, effects: [draw: 1]}}"
    duel = showdown(hands="4I 9I 5I 8I | 2P 3C 2C 3P", deck_0=text).fight("4I | 2P", "9I | 3C")
    duel.play("0 trigger intellect").pass_all().fight("5I | 2C", "8I | 3P")
    assert [facts["winner"] for facts in duel.told("verdict")] == [0, 0]
    assert duel.game.view(None).phase == "action"
    text = "cards: {7P: {feint: {limit: game, effects: [draw: 1]}}, 6P: {action: [recover: hand]}}"
    duel = showdown(hands="7P 9I 6P | 5C 8P 2C 3C", deck_0=text).fight("7P | 5C", "9I | 8P")
    duel.play("1 pass", "0 play 6P", "0 choose 7P").pass_all().play("1 feint 2C", "0 feint 7P")
    assert [facts["count"] for facts in duel.told("drew") if facts["seat"] == 0] == [1, 2]


def test_a_seat_is_asked_although_it_holds_nothing() -> None:
    """Whether a seat is asked must not tell what it holds."""
    duel = showdown(hands="9I 9P | 8I 8P 4C", deck_1=LOOKS).fight("9I | 8I")
    assert duel.asked == [1]
    assert duel.offered() == ["pass"]
    holding = showdown(hands="9I 9P | 8I 2P 4C", deck_1=LOOKS).fight("9I | 8I")
    assert holding.asked == [1]
    assert holding.offered() == ["react 2P", "pass"]


def test_a_seat_is_not_asked_when_everyone_can_see_that_it_has_no_answer() -> None:
    gone = showdown(hands="9I 9P | 8I 8P", discards="| 2P 3P", deck_1=LOOKS).fight("9I | 8I")
    assert sorted(gone.asked) == [0, 1]
    assert gone.offered(0)[0].startswith("strike")
    empty = showdown(hands="9I 9P | ", deck_1=LOOKS).fight("9I | BJ1")
    assert empty.told("unable") == [{"seats": [1]}]
    plain = showdown(hands="9I 9P | 8I 8P", deck_1=LOOKS).fight("9I | 8I")
    assert plain.asked == [1]


def test_what_is_asked_tells_the_opponent_nothing() -> None:
    duel = showdown(hands="9I 9P | 8I 2P 4C", deck_1=LOOKS).fight("9I | 8I")
    offers = set()
    for seed in range(40):
        imagined = duel.game.imagine(0, Random(seed))
        assert isinstance(imagined, Showdown)
        assert [decision.seat for decision in imagined.decisions] == [1]
        offers.add(len(imagined.decisions[0].options))
    assert len(offers) > 1


def test_modifiers_end_with_the_combat() -> None:
    text = "cards: {6P: {action: [add: 3]}}"
    duel = showdown(hands="6P 7P 9I 5P 8I | 5C 8P 4C 7P", phase="action", deck_0=text).play("0 play 6P")
    duel.pass_all().fight("7P | 5C", "9I | 8P").pass_all().fight("5P | 4C", "8I | 7P")
    assert [facts["totals"] for facts in duel.told("verdict")] == [[19, 13], [13, 11]]


def test_modifiers_for_the_next_combat_wait_for_it() -> None:
    text = "triggers: {intellect: [add: {amount: 3, until: next-combat}]}"
    duel = showdown(hands="4I 9I 5P 8I 6P 7I | 2P 3C 4C 7P 2C 3P", deck_0=text).fight("4I | 2P", "9I | 3C")
    duel.play("0 trigger intellect").pass_all().fight("5P | 4C", "8I | 7P").pass_all().fight("6P | 2C", "7I | 3P")
    assert [facts["totals"] for facts in duel.told("verdict")] == [[13, 5], [16, 11], [13, 5]]


def test_a_tax_of_the_next_combat_is_collected_after_it() -> None:
    text = "triggers: {intellect: [tax: {discipline-of: physical, until: next-combat}]}"
    duel = showdown(hands="4I 9I 5P 8I | 2P 3C 4C 7P 2C 3P", deck_0=text).fight("4I | 2P", "9I | 3C")
    duel.play("0 trigger intellect").pass_all()
    assert duel.told("discarded") == []
    duel.fight("5P | 4C", "8I | 7P")
    assert [facts["seat"] for facts in duel.told("discarded")] == [1]
    assert duel.kinds("discarded", "cleared")[-2:] == ["discarded", "cleared"]


def test_a_tax_falls_on_the_named_discipline_only() -> None:
    text = "cards: {6P: {action: {target: a-discipline, effects: [tax: named]}}}"
    for named, discards in (("physical", 1), ("cunning", 0)):
        duel = showdown(hands="6P 7P 9I | 5C 8P 3C", phase="action", deck_0=text)
        duel.play("0 play 6P", f"0 name {named}").pass_all().fight("7P | 5C", "9I | 8P")
        assert len(duel.told("discarded")) == discards


def test_a_tax_on_a_player_without_cards_takes_nothing() -> None:
    text = "cards: {6P: {action: [tax: physical]}}"
    duel = showdown(hands="6P 7P 9I | 5C 8P", phase="action", deck_0=text).play("0 play 6P")
    duel.pass_all().fight("7P | 5C", "9I | 8P")
    assert duel.told("discarded") == []


def test_strikes_work_attacker_first_and_feints_when_placed() -> None:
    """B-17, B-18."""
    text = "cards: {7P: {feint: [draw: 1]}, 8P: {strike: [look-at-hand: 1]}}"
    for attacker in range(2):
        duel = showdown(hands="7P 8P 2C | 7P 8P 2C", attacker=attacker, decks=text).fight("7P | 7P")
        assert duel.kinds() == ["feint", "drew", "feint", "drew"]
        assert [facts["seat"] for facts in duel.told("drew")] == [attacker, 1 - attacker]
        duel.play("1 strike 8P", "0 strike 8P")
        assert [facts["seat"] for facts in duel.told("looked")] == [attacker, 1 - attacker]


def test_a_feint_may_wait_for_the_end_of_the_combat() -> None:
    """B-17: unless its text names another moment."""
    text = (
        "cards: {7P: {feint: {when: you-win, effects: [draw: 1]}}, 6P: {feint: {when: you-lose, effects: [draw: 1]}}}"
    )
    won = showdown(hands="7P 9I | 6P 8C", decks=text).fight("7P | 6P")
    assert won.told("drew") == []
    won.play("0 strike 9I", "1 strike 8C")
    order = won.kinds("verdict", "drew", "ace_turned")
    assert order[:4] == ["verdict", "drew", "drew", "ace_turned"]
    tied = showdown(hands="7P 9I | 6P 10C", decks=text).fight("7P | 6P", "9I | 10C")
    assert [facts["count"] for facts in tied.told("drew")] == [2, 2]  # of the Draw phase


def test_effects_for_winning_come_before_the_trigger() -> None:
    text = "{cards: {4I: {feint: {when: you-win, effects: [draw: 1]}}}, triggers: {intellect: [look-at-hand]}}"
    duel = showdown(hands="4I 9I | 2P 3C 5C", deck_0=text).fight("4I | 2P", "9I | 3C").play("0 trigger intellect")
    assert duel.kinds("drew", "trigger", "looked", "ace_turned")[:4] == ["drew", "trigger", "looked", "ace_turned"]


def test_a_strike_that_is_exchanged_takes_no_other_cards_turn_away() -> None:
    """The attacker's strike leaves the table for a plain card; the defender's still works."""
    text = "cards: {8P: {strike: [strike-again]}}"
    other = "cards: {8P: {strike: [draw: 1]}}"
    duel = showdown(hands="7P 8P 2C | 7P 8P 2C", deck_0=text, deck_1=other).fight("7P | 7P", "8P | 8P")
    duel.play("0 choose 2C")
    assert duel.told("drew")[0] == {"seat": 1, "count": 1}
    assert duel.told("verdict")[0]["totals"] == [9, 15]


def test_an_immediate_ace_that_is_healed_and_turned_twice_draws_twice() -> None:
    heals = "{aces: {clubs: {immediate: [draw: 1]}}, cards: {6P: {action: [heal: 1]}}}"
    hurts = "cards: {5P: {action: [hurt: 1]}, 4P: {action: [hurt: 1]}}"
    duel = showdown(hands="6P 7P | 5P 4P 2C", phase="action", attacker=1, deck_0=heals, deck_1=hurts)
    duel.play("1 play 5P", "0 play 6P", "0 heal 1", "1 play 4P", "0 turn 1")
    assert duel.told("drew") == [{"seat": 0, "count": 1}] * 2


def test_a_remove_ace_that_is_healed_cannot_be_used() -> None:
    text = "{aces: {clubs: {remove: [draw: 1]}}, cards: {6P: {action: [heal: 1]}}}"
    duel = showdown(hands="6P 7P | 5P", phase="action", aces="clubs:up", deck_0=text)
    duel.play("0 play 6P", "0 heal 1", "1 pass")
    assert duel.offered(0) == ["pass"]


def test_an_effect_without_its_object_is_passed_over() -> None:
    """A feint or strike can be exchanged only while there is one."""
    for effect in ("swap-feint", "strike-again", "turn-edge"):
        text = f"cards: {{6P: {{action: [look-at-hand, {effect}]}}}}"
        duel = showdown(hands="6P 7P 8P | 2C 3C", phase="action", deck_0=text).play("0 play 6P")
        assert duel.asked == [1], effect
        assert duel.hand(0) == "7P 8P"
    text = "cards: {6P: {react: {when: feints, effects: [look-at-hand, strike-again]}}}"
    duel = showdown(hands="6P 7P 8P | 2C 3C", deck_0=text).fight("7P | 2C").play("0 react 6P")
    assert duel.offered(0) == ["strike 8P"]
