"""What the printed rules leave open: every ruling, its default and its alternatives.

The numbers are those of the points in docs/rules/showdown.md.
"""

from random import Random

import pytest

import gloaming
from duels import Options, Table, deck_text, showdown, started
from gloaming.games.showdown.rules.cards import FIRST_ACE, NAMES, card_named
from gloaming.games.showdown.rules.champions import champion, deck_from_json
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.kernel.rulebook import OptionValue
from rule import rule

DEFAULTS: dict[str, OptionValue] = {
    "deck_0": "choose",
    "deck_1": "choose",
    "mirror_allowed": True,
    "first_player": "cut",
    "ask_opening_cut": False,
    "force_strike_if_able": True,
    "simultaneous_loss": "draw",
    "ace_order": "choose",
    "bars_bind_hand_cards": False,
}
REFUSED: dict[str, list[OptionValue]] = {
    "deck_0": ["nobody", "", None, 1],
    "deck_1": ["[]", "Corvo", True],
    "mirror_allowed": [1, "yes", None],
    "first_player": ["dice", True, None],
    "ask_opening_cut": [0, None],
    "force_strike_if_able": [1, None],
    "simultaneous_loss": ["defender", None],
    "ace_order": ["random", None],
    "bars_bind_hand_cards": [1, None],
}


def test_every_ruling_has_its_default() -> None:
    assert {ruling.name: ruling.default for ruling in gloaming.rulebook("showdown").rulings} == DEFAULTS
    assert gloaming.start("showdown", seed=1).setting.options == DEFAULTS


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in REFUSED.items() for value in values])
def test_values_that_make_no_sense_are_refused(name: str, value: OptionValue) -> None:
    with pytest.raises(gloaming.BadSetup, match=name):
        gloaming.rulebook("showdown").setting(options={name: value})


def test_a_deck_that_cannot_be_read_is_refused_with_its_reason() -> None:
    with pytest.raises(gloaming.BadSetup, match="deck_1 is not a deck"):
        gloaming.start("showdown", deck_1='{"champion": "nobody"}')


@rule("SD-CARD-1")
def test_b_1_court_cards_count_11_12_and_13() -> None:
    deck = champion("ilse")
    assert [deck.value(NAMES.index(f"{rank}-of-hearts")) for rank in ("10", "jack", "queen", "king")] == [
        10,
        11,
        12,
        13,
    ]


@rule("SD-CARD-1", "SD-BJ-3")
def test_b_2_aces_and_jokers_have_no_value_of_their_own() -> None:
    deck = champion("ilse")
    assert len(deck.disciplines) == FIRST_ACE  # the Aces and jokers that follow have none
    assert len(deck.edges) == 2


@rule("SD-SETUP-1")
def test_b_3_decks_are_chosen_unseen_given_or_drawn_at_random() -> None:
    assert started(deck_0="choose", deck_1="choose").asked == [0, 1]
    assert started(deck_0="choose", deck_1="corvo").asked == [0]
    drawn = {started(seed, deck_0="random", deck_1="random").area(0).red_joker for seed in range(60)}
    assert drawn == set(ROSTER)
    assert started(deck_1="corvo").area(0).red_joker == "plain"


@rule("SD-SETUP-1")
def test_b_3_a_mirror_is_allowed() -> None:
    duel = started(deck_0="choose", deck_1="choose").play("0 pick ilse", "1 pick ilse")
    assert duel.game.view(None).champions == ["ilse", "ilse"]


@rule("SD-SETUP-1")
def test_b_3_where_a_mirror_is_not_allowed_they_choose_in_turn() -> None:
    duel = started(deck_0="choose", deck_1="choose", mirror_allowed=False)
    assert duel.asked == [0]
    duel.play("0 pick ilse")
    assert duel.game.view(1).champions[0] == "ilse"
    assert "pick ilse" not in duel.offered(1)
    assert len(duel.offered(1)) == 5
    for seed in range(40):
        for deck_0, deck_1 in (("random", "corvo"), ("corvo", "random")):
            champions = started(seed, deck_0, deck_1, mirror_allowed=False).game.view(None).champions
            assert champions.count("corvo") == 1
        both = started(seed, deck_0="random", deck_1="random", mirror_allowed=False).game.view(None).champions
        assert both[0] != both[1]
    with pytest.raises(gloaming.BadSetup, match="mirror_allowed"):
        gloaming.start("showdown", deck_0="ilse", deck_1="ilse", mirror_allowed=False)


@rule("SD-RAND-2", "SD-SETUP-10")
def test_b_4_the_first_player_is_found_by_cutting_or_by_a_coin() -> None:
    assert started(first_player="cut").told("cut_for_first")
    coins = [started(seed, first_player="coin") for seed in range(60)]
    assert all(duel.told("cut_for_first") == [] for duel in coins)
    assert {duel.game.attacker for duel in coins} == {0, 1}
    assert started(3, first_player="coin").hand(0) == started(3, first_player="cut").hand(0)  # no card has moved


@rule("SD-DECK-6")
def test_b_6_the_opening_cut_is_preset_or_asked() -> None:
    assert started().told("cut_offered") == [{"seat": 1, "asked": False}, {"seat": 0, "asked": False}]
    duel = started(ask_opening_cut=True)
    assert duel.asked == [1]
    assert duel.offered() == ["cut deck", "pass"]
    duel.play("1 cut deck", "0 pass")
    assert duel.told("cut") == [{"seat": 1, "cut": True}, {"seat": 0, "cut": False}]
    assert duel.sizes() == [5, 5]


@rule("SD-ACE-1")
def test_b_9_and_b_10_an_ace_is_a_free_extra_in_an_opportunity() -> None:
    text = "{aces: {clubs: {remove: [look-at-hand]}}, cards: {6P: {action: [draw: 1]}}}"
    duel = showdown(hands="6P 7P | 5C", phase="action", aces="clubs:up", deck_0=text)
    duel.play("0 use ace-of-clubs")
    assert duel.offered(0) == ["play 6P", "pass"]
    late = showdown(hands="7P | 5C", phase="action", aces="clubs:up", attacker=1, deck_0=text)
    late.play("1 pass", "0 use ace-of-clubs", "0 pass")  # the Ace does not break the row of passes
    assert late.game.view(None).phase == "combat"


@rule("SD-ACE-1")
def test_b_10_a_remove_effect_is_used_when_its_card_says() -> None:
    text = "aces: {clubs: {remove: {when: strikes, effects: [add: 4]}}}"
    duel = showdown(hands="7P 9I | 5C 8P", phase="action", aces="clubs:up", deck_0=text)
    assert duel.offered() == ["pass"]
    duel.pass_all().fight("7P | 5C", "9I | 8P")
    assert duel.offered(0) == ["use ace-of-clubs", "pass"]
    assert duel.play("0 use ace-of-clubs").told("verdict")[0]["totals"] == [20, 13]


@rule("SD-CMB-1", "SD-STRK-1")
@pytest.mark.parametrize("options", [{}, {"force_strike_if_able": True}])
def test_b_11_the_last_card_is_kept_for_the_strike(options: Options) -> None:
    duel = showdown(hands="7P | 5C 8P", **options)
    assert duel.offered() == ["feint BJ1", "feint BJ2"]
    with pytest.raises(gloaming.IllegalChoice, match="needed for the strike"):
        duel.play("0 feint 7P")


@rule("SD-STRK-1")
def test_b_11_or_may_be_feinted_away() -> None:
    duel = showdown(hands="7P | 5C 8P", force_strike_if_able=False)
    assert duel.offered() == ["feint 7P", "feint BJ1", "feint BJ2"]


@rule("SD-STRK-1")
@pytest.mark.parametrize("force", [True, False])
def test_b_12_a_last_card_is_the_feint_where_the_black_joker_is_barred(force: bool) -> None:
    bars = "aces: {clubs: {ongoing: [bar-joker]}}"
    duel = showdown(hands="7P | 5C 8P 3C", aces="| clubs:up", deck_1=bars, force_strike_if_able=force)
    assert duel.offered() == ["feint 7P"]
    duel.fight("7P | 5C")
    assert duel.told("unable") == [{"seats": [0]}]


@rule("SD-STRK-2", "SD-STRK-6")
def test_b_13_and_b_14_inability_is_found_after_both_feints_and_before_any_strike() -> None:
    duel = showdown(hands=" | 5C 8P 3C").play("0 feint BJ1")
    assert duel.told("unable") == []
    duel.play("1 feint 5C")
    assert duel.kinds("feint", "unable", "strike") == ["feint", "feint", "unable"]


@rule("SD-STRK-8")
@pytest.mark.parametrize(
    ("options", "winners"),
    [
        ({}, []),
        ({"simultaneous_loss": "draw"}, []),
        ({"simultaneous_loss": "attacker"}, [1]),
        ({"simultaneous_loss": "more-aces"}, [0]),
    ],
)
def test_b_15_both_losing_their_last_ace(options: Options, winners: list[int]) -> None:
    duel = showdown(
        hands=" | ",
        attacker=1,
        aces="clubs:up diamonds:up hearts:up spades | clubs:removed diamonds:up hearts:up spades",
        feints="BJ1 | BJ2",
        **options,
    )
    assert duel.game.over
    assert duel.game.winners == winners


@rule("SD-DECK-1")
@pytest.mark.parametrize(
    ("options", "winners"),
    [({}, []), ({"simultaneous_loss": "attacker"}, [1]), ({"simultaneous_loss": "more-aces"}, [0])],
)
def test_b_15_and_b_16_both_running_out_of_cards(options: Options, winners: list[int]) -> None:
    duel = showdown(hands="7P | 5C", attacker=1, deck_sizes="1 | 0", lives="3 | 2", phase="draw", **options)
    assert duel.game.over
    assert duel.game.winners == winners


@rule("SD-DECK-1")
def test_b_15_nobody_wins_with_equal_aces() -> None:
    duel = showdown(hands="7P | 5C", deck_sizes="1 | 0", phase="draw", simultaneous_loss="more-aces")
    assert duel.game.winners == []


@rule("SD-DRAW-1")
def test_b_16_both_draw_to_the_end() -> None:
    duel = showdown(hands="7P | 5C", deck_sizes="0 | 3", phase="draw")
    assert duel.sizes() == [1, 3]
    assert duel.game.winners == [1]


@rule("SD-DECK-1")
def test_b_16_holds_for_card_text_that_has_both_draw() -> None:
    text = "cards: {6P: {action: [draw: {who: both}]}}"
    duel = showdown(hands="6P | 5C", deck_sizes="0 | 0", phase="action", deck_0=text).play("0 play 6P")
    assert duel.game.winners == []
    duel = showdown(hands="6P | 5C", deck_sizes="0 | 1", phase="action", deck_0=text).play("0 play 6P")
    assert duel.game.winners == [1]
    assert duel.sizes() == [0, 2]


@rule("SD-CMB-12")
def test_b_19_changes_last_for_the_combat_and_count_for_everything() -> None:
    """A strike that counts as another discipline decides high or low and matches the feint for the trigger."""
    text = "{cards: {9I: {strike: [count-as: physical, add: -20]}}, triggers: {physical: [draw: 1]}}"
    duel = showdown(hands="7P 9I 2C | 5C 8P 2P", deck_0=text).fight("7P | 5C", "9I | 8P")
    assert duel.told("verdict") == [{"winner": 0, "totals": [-4, 13], "same_discipline": True, "decided_by": "lower"}]
    assert duel.offered() == ["trigger physical", "pass"]


@rule("SD-DMG-2")
def test_b_21_only_before_the_turn_of_an_ace_can_a_react_save() -> None:
    for when, saved in (("would-be-hit", True), ("hit", False)):
        effect = "cancel" if saved else "heal: 1"
        text = f"cards: {{2C: {{react: {{when: {when}, effects: [{effect}]}}}}}}"
        duel = showdown(hands="7P 9I | 5C 8P 2C", lives="4 | 1", deck_1=text).fight("7P | 5C", "9I | 8P")
        if saved:
            duel.play("1 react 2C")
        assert duel.game.over is not saved


@rule("SD-STRK-1")
def test_b_22_a_react_may_cost_the_card_needed_for_the_strike() -> None:
    text = "cards: {2P: {react: {when: feints, effects: [look-at-hand]}}}"
    duel = showdown(hands="2P 7P | 5C 8P", deck_0=text).fight("7P | 5C").play("0 react 2P")
    assert duel.told("unable") == [{"seats": [0]}]
    assert duel.lives() == [3, 4]


@rule("SD-CMB-17", "SD-CMB-18")
def test_b_25_the_damage_of_a_trigger_comes_apart_from_that_of_the_combat() -> None:
    text = "triggers: {intellect: [hurt: 1]}"
    duel = showdown(hands="4I 9I | 2P 3C", deck_0=text).fight("4I | 2P", "9I | 3C").play("0 trigger intellect")
    assert duel.lives() == [4, 2]
    deadly = showdown(hands="4I 9I | 2P 3C", lives="4 | 1", deck_0=text).fight("4I | 2P", "9I | 3C")
    deadly.play("0 trigger intellect")
    assert deadly.game.winners == [0]
    assert len(deadly.told("ace_turned")) == 1
    assert "cleared" not in deadly.kinds()


@rule("SD-DMG-1", "SD-HEAL-2")
@pytest.mark.parametrize(
    ("options", "asked"), [({}, True), ({"ace_order": "choose"}, True), ({"ace_order": "pile"}, False)]
)
def test_b_26_the_owner_chooses_the_ace_or_turns_the_first_of_the_pile(options: Options, asked: bool) -> None:
    duel = showdown(hands="7P 9I | 5C 8P", aces="| hearts spades:known", **options).fight("7P | 5C", "9I | 8P")
    assert (duel.offered() == ["turn 2", "turn 1"]) == asked
    if asked:
        duel.play("1 turn 2")
    assert duel.told("ace_turned") == [{"seat": 1, "card": "ace-of-spades" if asked else "ace-of-hearts"}]


@rule("SD-DMG-1")
def test_b_26_nobody_is_asked_about_aces_that_are_all_alike() -> None:
    duel = showdown(hands="7P 9I | 5C 8P").fight("7P | 5C", "9I | 8P")
    assert duel.told("ace_turned") == [{"seat": 1, "card": "ace-of-clubs"}]


@rule("SD-HEAL-1")
def test_b_27_and_b_28_the_owner_chooses_what_to_heal_and_nothing_is_healed_unhurt() -> None:
    text = "cards: {6P: {action: [heal: 1, draw: 1]}}"
    hurt = showdown(hands="6P | 5C", phase="action", lives="2 |", deck_0=text).play("0 play 6P")
    assert hurt.offered() == ["heal 1", "heal 2"]
    whole = showdown(hands="6P | 5C", phase="action", deck_0=text).play("0 play 6P")
    assert whole.asked == [1]
    assert whole.told("ace_healed") == []
    assert whole.sizes()[0] == 1


@rule("SD-ACE-2")
def test_b_29_immediate_effects_are_compulsory_unless_they_say_may() -> None:
    hurts = "cards: {5P: {action: [hurt: 1]}}"
    must = "aces: {clubs: {immediate: [discard: 1]}}"
    duel = showdown(hands="5P | 2C 3C", phase="action", deck_0=hurts, deck_1=must).play("0 play 5P")
    assert duel.offered(1) == ["discard 2C", "discard 3C"]
    may = "aces: {clubs: {immediate: {optional: true, effects: [discard: 1]}}}"
    duel = showdown(hands="5P | 2C 3C", phase="action", deck_0=hurts, deck_1=may).play("0 play 5P")
    assert duel.offered(1) == ["accept", "pass"]


@rule("SD-DMG-3")
def test_b_33_an_immediate_effect_may_end_the_game_before_the_next_ace_is_turned() -> None:
    hurts = "cards: {5P: {action: [hurt: 2]}}"
    back = "aces: {clubs: {immediate: [hurt: 1]}}"
    duel = showdown(hands="5P | 2C", phase="action", lives="1 | 4", deck_0=hurts, deck_1=back).play("0 play 5P")
    assert duel.game.winners == [1]
    assert duel.lives() == [0, 3]


@rule("SD-DECK-2", "SD-FLIP-1")
@pytest.mark.parametrize("effect", ["flip", "flip: 8", "take-from-top: 3", "reorder: 3"])
def test_b_34_only_drawing_from_an_empty_deck_loses(effect: str) -> None:
    text = f"cards: {{6P: {{action: [{effect}, look-at-hand]}}}}"
    duel = showdown(hands="6P | 5C", phase="action", deck_sizes="0 | 9", deck_0=text).play("0 play 6P")
    assert not duel.game.over
    assert len(duel.told("looked")) == 1


@rule("SD-VIS-2")
def test_b_35_taking_from_an_empty_discard_pile_does_nothing() -> None:
    text = "cards: {6P: {action: [recover: hand, look-at-hand]}}"
    duel = showdown(hands="6P | 5C", phase="action", deck_sizes="46 | 9", deck_0=text).play("0 play 6P")
    assert not duel.game.over
    assert duel.told("recovered") == []


@rule("SD-VIS-1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_b_36_discard_piles_may_be_looked_through(seat: int | None) -> None:
    duel = showdown(hands="7P | 5C", discards="9P 3C 2I |")
    assert duel.area(0, seen_by=seat).discards == ["9-of-clubs", "3-of-hearts", "2-of-diamonds"]


@rule("SD-LIM-1")
@pytest.mark.parametrize("attacker", [0, 1])
def test_b_37_the_attacker_discards_first(attacker: int) -> None:
    nine = "2P 3P 4P 5P 6P 7P 8P 9P 10P"
    duel = showdown(hands=f"{nine} | {nine}", attacker=attacker, phase="action").pass_all()
    asked = []
    while duel.offered()[0].startswith("discard"):
        asked.append(duel.asked[0])
        duel.play(f"{duel.asked[0]} {duel.offered()[0]}")
    assert asked == [attacker, attacker, 1 - attacker, 1 - attacker]


@rule("SD-DISC-1")
def test_b_38_who_discards_picks_the_card_unless_it_is_random() -> None:
    chosen = showdown(hands="6P | 4C 5C", phase="action", deck_0="cards: {6P: {action: [discard: {who: opponent}]}}")
    assert chosen.play("0 play 6P").asked == [1]
    text = "cards: {6P: {action: [discard: {who: opponent, random: true}]}}"
    drawn = showdown(hands="6P | 4C 5C", phase="action", deck_0=text).play("0 play 6P")
    assert len(drawn.told("discarded")) == 1


@rule("SD-ACT-7")
def test_b_43_an_action_phase_has_at_most_two_hundred_opportunities() -> None:
    """Two Actions that bring each other back could go on for ever."""
    text = "cards: {6P: {action: [recover: hand]}, 5P: {action: [recover: hand]}}"
    duel = showdown(hands="6P 9P | 7P 8P", phase="action", discards="5P |", deck_0=text)
    opportunities = 0
    while duel.game.view(None).phase == "action":
        if duel.asked == [1]:
            duel.play("1 pass")
        else:
            action = duel.offered()[0]
            assert action in ("play 6P", "play 5P")
            other = "5P" if action == "play 6P" else "6P"
            duel.play(f"0 {action}", f"0 choose {other}")
        opportunities += 1
    assert opportunities == 200
    assert duel.offered()[0].startswith("feint")


@rule("SD-TYPE-3")
def test_b_43_a_turn_has_at_most_two_hundred_answers() -> None:
    """Two Reacts that bring each other back could go on for ever, too."""
    react = "{react: {when: feints, effects: [recover: hand]}}"
    text = f"cards: {{6P: {react}, 5P: {react}}}"
    duel = showdown(hands="6P 9P 8P | 7P 8P", discards="5P |", deck_0=text).fight("9P | 7P")
    answers = 0
    while duel.offered(0)[0].startswith("react"):
        answer = duel.offered(0)[0]
        duel.play(f"0 {answer}", f"0 choose {'5P' if answer == 'react 6P' else '6P'}")
        answers += 1
    assert answers == 200
    assert duel.offered(0)[0].startswith("strike")
    duel.play("0 strike 8P", "1 strike 8P").pass_all().play("1 feint BJ1", "0 feint BJ1")
    assert duel.offered(0)[0].startswith("react")  # again in the next turn


@rule("SD-ACE-2")
def test_b_43_an_immediate_effect_works_at_most_four_times_in_a_turn() -> None:
    """An Ace that heals itself and is turned again could do so for ever, and nobody is asked whether it should."""
    loops = "aces: {clubs: {immediate: [heal: 1, hurt: {who: you}]}}"
    hurts = "cards: {5P: {action: [hurt: 1]}}"
    duel = showdown(hands="5P | 2C", phase="action", ace_order="pile", deck_0=hurts, deck_1=loops).play("0 play 5P")
    for _ in range(4):
        duel.play("1 heal 1")
    assert len(duel.told("ace_turned")) == 5
    assert duel.offered() == ["pass"]


@rule("SD-LIM-6")
def test_b_46_the_hand_limit_waits_for_the_end_of_the_phase() -> None:
    text = "triggers: {physical: [draw: 3]}"
    duel = showdown(hands="2P 3P 4P 5P 6P 7P 8P | 2C 3C", lives="4 | 4", deck_0=text).fight("7P | 2C", "8P | 3C")
    duel.play("0 trigger physical")
    assert duel.kinds("drew", "ace_turned", "cleared") == ["drew", "ace_turned", "cleared"]
    assert duel.offered()[0].startswith("discard")


@rule("SD-WIN-1")
def test_b_47_the_game_stops_at_once() -> None:
    nine = "2P 3P 4P 5P 6P 7P 8P 9P 10P 11P"
    duel = showdown(hands=f"{nine} | 5C 8C", lives="4 | 1").fight("11P | 5C", "10P | 8C")
    assert duel.game.over
    assert not {"discarded", "drew", "cleared"} & set(duel.kinds())


@rule("SD-PREC-3")
@pytest.mark.parametrize(
    ("options", "feints", "strikes"),
    [
        ({}, ["feint 8P", "feint 5C", "feint 9C", "feint BJ1", "feint BJ2"], ["strike 8P", "strike 9C"]),
        (
            {"bars_bind_hand_cards": False},
            ["feint 8P", "feint 5C", "feint 9C", "feint BJ1", "feint BJ2"],
            ["strike 8P", "strike 9C"],
        ),
        ({"bars_bind_hand_cards": True}, ["feint BJ1", "feint BJ2"], ["strike 8P"]),
    ],
)
def test_b_49_a_ban_on_hand_cards(options: Options, feints: list[str], strikes: list[str]) -> None:
    duel = banned("8P 5C 9C", **options).play("0 feint 7P")
    assert duel.offered() == feints
    duel.play("1 feint 5C" if "feint 5C" in feints else "1 feint BJ1")
    assert duel.offered(1) == strikes


def banned(hand: str, **options: object) -> Table:
    """Returns a duel in which the defender's Cunning cards are banned."""
    ban = "cards: {6P: {action: [bar: cunning, look-at-hand]}}"
    bound = options.get("bars_bind_hand_cards") is True
    duel = showdown(hands=f"6P 7P 8I | {hand}", phase="action", deck_0=ban, bars_bind_hand_cards=bound)
    return duel.play("0 play 6P", "1 pass", "0 pass")


@rule("SD-STRK-2")
def test_b_49_who_holds_only_banned_cards_cannot_strike_if_bans_bind() -> None:
    duel = banned("5C 9C 4C", bars_bind_hand_cards=True).play("0 feint 7P")
    assert duel.offered() == ["feint BJ1", "feint BJ2"]
    duel.play("1 feint BJ1")
    assert duel.told("unable") == [{"seats": [1]}]
    assert duel.lives() == [4, 3]
    assert {"4C", "5C", "9C"} <= set(duel.hand(1).split())


@rule("SD-PREC-3")
def test_b_49_the_black_joker_may_be_barred_and_a_strike_may_be_taxed() -> None:
    bars = "cards: {6P: {action: [bar-joker]}}"
    duel = showdown(hands="6P 7P 8I | 5C 9C", phase="action", deck_0=bars).play("0 play 6P", "1 pass", "0 pass")
    duel.play("0 feint 7P")
    assert duel.offered() == ["feint 5C", "feint 9C"]


@rule("SD-STRK-4")
def test_b_50_is_shown_with_missing_strikes() -> None:
    duel = showdown(hands=" | ", lives="2 | 1", feints="BJ1 | BJ2")
    assert duel.game.winners == [0]
    assert duel.kinds("ace_turned", "game_over") == ["ace_turned", "ace_turned", "game_over"]


def test_a_deck_of_ones_own_travels_with_the_game() -> None:
    deck = deck_from_json(deck_text("cards: {6P: {action: [draw: 2]}}"))
    assert deck.abilities[NAMES.index("6-of-clubs")][0].text() == "Action: Draw two cards."


@rule("SD-STRK-2")
def test_b_42_who_may_not_strike_at_all_is_unable_to_strike() -> None:
    text = "cards: {2C: {react: {when: feints, effects: [bar-strike]}}}"
    duel = showdown(hands="7P 9I 2C | 5C 8P", deck_0=text).fight("7P | 5C").play("0 react 2C")
    assert duel.told("unable") == [{"seats": [1]}]
    assert duel.lives() == [4, 3]
    assert "8P" in duel.hand(1)


@rule("SD-CMB-13")
def test_b_44_a_card_may_name_the_winner_and_the_trigger_follows_as_usual() -> None:
    text = "{cards: {2P: {strike: [win-combat]}}, triggers: {physical: [draw: 1]}}"
    duel = showdown(hands="3P 2P 4C | 12C 13I 5C", deck_0=text).fight("3P | 12C", "2P | 13I")
    assert duel.verdict() == 0
    assert duel.offered() == ["trigger physical", "pass"]


@rule("SD-CMB-13")
@pytest.mark.parametrize("attacker", [0, 1])
def test_b_44_the_last_card_that_names_a_winner_counts(attacker: int) -> None:
    text = "cards: {9I: {strike: [win-combat]}}"
    duel = showdown(hands="7P 9I 2C | 7C 9I 2P", attacker=attacker, decks=text).fight("7P | 7C", "9I | 9I")
    assert duel.verdict() == 1 - attacker  # the attacker's strike works first


@rule("SD-CMB-10")
@pytest.mark.parametrize(("both", "winner"), [(False, 0), (True, None)])
def test_b_51_if_both_win_ties_a_tie_stays_a_tie(both: bool, winner: int | None) -> None:
    text = "cards: {9I: {strike: [win-ties]}}"
    duel = showdown(hands="7P 9I 2C | 7C 9I 2P", deck_0=text, deck_1=text if both else "").fight("7P | 7C", "9I | 9I")
    assert duel.verdict() == winner


@rule("SD-TYPE-2")
def test_b_52_a_card_that_is_exchanged_in_does_not_use_its_ability() -> None:
    swap = "{cards: {2C: {react: {when: feints, effects: [swap-feint]}}, 9I: {feint: [add: {amount: 5, to: feint}]}}}"
    duel = showdown(hands="7P 9I 2C 4C | 5C 8P", deck_0=swap).fight("7P | 5C").play("0 react 2C", "0 choose 9I")
    feint = duel.area(0).feint
    assert feint is not None
    assert feint.value == 9


@rule("SD-ACT-2")
def test_an_exchange_is_not_offered_if_its_cost_would_leave_nothing_to_exchange() -> None:
    text = "aces: {spades: {remove: {when: strikes, cost: [discard: 1], effects: [strike-again]}}}"
    for hand, offered in (("7P 9I 2C", False), ("7P 9I 2C 4C", True)):
        duel = showdown(hands=f"{hand} | 5C 8P 3P", aces="spades:up | ", deck_0=text)
        duel.fight("7P | 5C", "9I | 8P")
        assert any(token.startswith("use") for token in duel.offered()) is offered


@rule("SD-VIS-2")
def test_a_card_seen_to_go_under_a_deck_is_not_imagined_in_hand() -> None:
    text = "cards: {6P: {action: [recover: bottom]}}"
    duel = showdown(hands="6P 7P 8I | 5C 8P", discards="13C | ", phase="action", deck_0=text)
    duel.play("0 play 6P", "0 choose 13C")
    sunk = duel.game.draw_deck(0)[0]
    for seed in range(30):
        imagined = duel.game.imagine(1, Random(seed))
        assert isinstance(imagined, Showdown)
        assert imagined.draw_deck(0)[0] == sunk


@rule("SD-VIS-2")
def test_a_card_seen_to_be_shuffled_into_a_deck_is_not_imagined_in_hand() -> None:
    text = "cards: {6P: {action: [shuffle-in: 1]}}"
    duel = showdown(hands="6P 7P 8I | 5C 8P", discards="13C | ", phase="action", deck_0=text)
    duel.play("0 play 6P", "0 choose 13C", "1 pass")
    card = card_named("king-of-hearts")
    for seed in range(60):
        imagined = duel.game.imagine(1, Random(seed))
        assert isinstance(imagined, Showdown)
        assert card in imagined.draw_deck(0)


@rule("SD-DECK-6")
def test_at_the_opening_cut_nothing_that_is_hidden_is_known() -> None:
    game = gloaming.start("showdown", seed=3, deck_0="ilse", deck_1="corvo", ask_opening_cut=True)
    assert isinstance(game, Showdown)
    assert "cut deck" in [option.token for option in game.decisions[0].options]
    seen: list[set[str]] = [set(), set(), set()]
    for seed in range(20):
        imagined = game.imagine(1, Random(seed))
        assert isinstance(imagined, Showdown)
        for place, hidden in enumerate((imagined.draw_deck(0), imagined.aces[0], imagined.aces[1])):
            seen[place].add(repr(hidden))
    assert all(len(varieties) > 5 for varieties in seen)


@rule("SD-PREC-2")
def test_an_effect_that_finds_nothing_to_do_does_not_keep_the_next_from_working() -> None:
    text = "cards: {6P: {action: [discard: 2, discard: {who: opponent}]}}"
    duel = showdown(hands="6P | 5C 8P", phase="action", deck_0=text).play("0 play 6P")
    assert duel.asked == [1]
    assert duel.offered() == ["discard 8P", "discard 5C"]


@rule("SD-BJ-1")
def test_b_49_a_refusal_says_what_bars_a_card() -> None:
    bars = "cards: {6P: {action: [bar-joker]}}"
    duel = showdown(hands="6P 7P 8I | 5C 9C", phase="action", deck_0=bars).play("0 play 6P", "1 pass", "0 pass")
    duel.play("0 feint 7P")
    with pytest.raises(gloaming.IllegalChoice, match="card text keeps the Black Joker from being the feint"):
        duel.game.choose(1, "feint first-edge")
    duel = banned("8P 5C 9C", bars_bind_hand_cards=True).play("0 feint 7P")
    with pytest.raises(gloaming.IllegalChoice, match="card text bars 5-of-hearts"):
        duel.game.choose(1, "feint 5-of-hearts")
