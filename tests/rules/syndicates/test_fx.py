"""FX cards: Boosts, Timeouts, Stuff, and what lies on a character."""

import json

import pytest

from gloaming.games.syndicates.rules.printing import set_from_json
from matches import arranged, cards_with, season_1, started
from rule import rule

GREEN = "john-silver amy | stach@40 rex-blaze@20 zuri-makena@20 pebble@40"
RED = "carlos-el-jefe-rojas ignacio | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"
ECHO = "john-silver amy | echo-nova-byte@60 rex-blaze@20 zuri-makena@20 stach@40"
SUPPORTERS = ["choose pebble", "choose rex-blaze", "choose stach", "choose zuri-makena"]


@rule("SS-FX-1", "SS-TYPE-4")
def test_half_of_what_can_be_drawn_helps_and_half_hurts() -> None:
    drawn = helping = 0
    for seed in range(30):
        game = started(seed=seed).set_up().game
        for deck in game.fx_decks:
            drawn += len(deck)
            helping += sum(game.cards.helps[card] for card in deck)
    assert drawn == 30 * 2 * 16
    assert 0.45 <= helping / drawn <= 0.55


@rule("SS-FX-1", "SS-GLO-5")
def test_an_fx_card_may_hurt_the_whole_team_of_whoever_draws_it() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="haunted-leftovers").play("0 draw fx")
    assert match.field(0) == "john-silver@50 amy@40 | stach@30 rex-blaze@10 zuri-makena@10 pebble@30"
    assert match.field(1) == "carlos-el-jefe-rojas@60 ignacio@50 | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"


@rule("SS-FX-2", "SS-FX-4")
def test_a_character_may_be_given_several_fx_cards() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="rested armored-glass")
    match.play("0 draw fx", "0 choose stach", "1 attack amy with whiz", "0 draw fx", "0 choose stach")
    assert match.slot(0, "s1") == "stach@40+rested:10+armored-glass:10"
    assert [(facts["slot"], facts["card"]) for facts in match.told("attached")] == [
        ("s1", "rested"),
        ("s1", "armored-glass"),
    ]


@rule("SS-FX-3")
def test_a_character_may_use_one_fx_card_after_another() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="vitamin-c-energy-shot jalapeno-honey-chips")
    match.play("0 use echo-nova-byte", "0 apply jalapeno-honey-chips", "0 choose echo-nova-byte")
    assert match.kt("echo-nova-byte") == 60
    match.play("0 choose echo-nova-byte")
    assert match.kt("echo-nova-byte") == 60  # there is no 70
    assert sorted(match.fx_used(0)) == ["jalapeno-honey-chips", "vitamin-c-energy-shot"]


@rule("SS-FX-5")
def test_an_attack_hits_only_the_uppermost_fx_card() -> None:
    row = "john-silver amy | stach@40+rested+spring-loaded-umbrella rex-blaze zuri-makena -"
    match = arranged(green=row, red=RED, turn="red").play("1 attack stach with whiz")
    assert match.slot(0, "s1") == "stach@40+rested:10+spring-loaded-umbrella:10"
    match.play("0 attack ignacio with rex-blaze", "1 attack stach with chalk")
    assert match.slot(0, "s1") == "stach@40+rested:10"
    match.play("0 attack ignacio with rex-blaze", "1 attack stach with chalk")
    assert match.slot(0, "s1") == "stach@40"
    assert match.fx_used(0) == ["spring-loaded-umbrella", "rested"]


@rule("SS-FX-6")
def test_nobody_in_a_slot_acts_while_an_fx_card_lies_there() -> None:
    row = "john-silver amy | rex-blaze@60+rested stach<doc-marzipan@60+armored-glass zuri-makena@20+rested -"
    match = arranged(green=row, red=RED)
    for token in ("attack ignacio with {}", "use {}"):
        for name in ("rex-blaze", "doc-marzipan", "zuri-makena", "stach"):
            match.refuses("0 " + token.format(name))
    match = arranged(green=row, red=RED, turn="red").play("1 attack rex-blaze with whiz")
    assert "attack ignacio with rex-blaze" in match.offered(0)
    assert "use rex-blaze" in match.offered(0)


@rule("SS-FX-7", "SS-WORD-1")
def test_a_card_that_says_so_may_be_kept_whatever_its_rarity() -> None:
    waiting = cards_with("41: {may-wait: true}")
    cards = set_from_json(waiting)
    text = cards.texts[cards.card("vitamin-c-energy-shot")]
    assert text is not None
    assert text.text().endswith("KT. You may keep it for later.")
    match = arranged(green=GREEN, red=RED, green_fx="vitamin-c-energy-shot", card_set=waiting).play("0 draw fx")
    match.play("0 keep vitamin-c-energy-shot", "1 attack amy with whiz")
    assert match.held(0) == ["vitamin-c-energy-shot"]
    match.play("0 play vitamin-c-energy-shot", "0 choose stach")
    assert match.kt("stach") == 50
    assert match.asked == [1]


@rule("SS-FX-7")
def test_a_common_fx_card_cannot_be_kept() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="vitamin-c-energy-shot").play("0 draw fx")
    assert match.offered(0, "keep") == []
    match.refuses("0 keep vitamin-c-energy-shot")


@rule("SS-FX-4")
def test_a_42_a_character_comes_under_the_fx_cards_of_its_slot() -> None:
    row = "john-silver amy | stach@10+rested rex-blaze zuri-makena pebble"
    match = arranged(green=row, red=RED, green_deck="captain-gravy", green_fx="all-you-can-eat-flyer")
    match.play("0 draw fx", "0 guard stach")
    assert match.slot(0, "s1") == "stach<captain-gravy@40+rested:10"
    match.play("1 attack captain-gravy with whiz")
    assert match.slot(0, "s1") == "stach<captain-gravy@40"


@rule("SS-FX-4")
def test_a_42_fx_cards_without_a_character_are_used_up() -> None:
    row = "john-silver amy | stach@10+earworm rex-blaze zuri-makena pebble"
    match = arranged(green=row, red=RED, turn="red").play("1 attack stach with whiz")
    assert match.slot(0, "s1") == "-"
    assert match.fx_used(0) == ["earworm"]
    assert match.game.attached[0][0] == []


@rule("SS-FX-4")
def test_a_47_an_fx_card_counts_its_kt_for_itself() -> None:
    row = "john-silver amy | stach@10+inflatable-decoy-boss rex-blaze zuri-makena pebble"
    match = arranged(green=row, red=RED, turn="red").play("1 attack stach with whiz")
    assert match.slot(0, "s1") == "stach@10+inflatable-decoy-boss:20"
    assert [(facts["slot"], facts["card"], facts["kt"]) for facts in match.told("fx_hit")] == [
        ("s1", "inflatable-decoy-boss", 10)
    ]


# Boosts.


@rule("SS-BOOST-1")
def test_a_boost_lends_or_drains_strength() -> None:
    drain = arranged(green=GREEN, red=RED, green_fx="expired-unicorn-milk").play("0 draw fx", "0 choose stach")
    assert drain.kt("stach") == 20
    lend = arranged(green=GREEN, red=RED, green_fx="beetroot-rocket").play("0 draw fx", "0 choose rex-blaze")
    assert lend.kt("rex-blaze") == 60


@rule("SS-BOOST-1")
def test_a_drain_may_knock_out() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="sugar-crash").play("0 draw fx", "0 choose rex-blaze")
    assert match.kt("rex-blaze") is None
    assert match.told("left")[0]["why"] == "ko"


@rule("SS-BOOST-2")
def test_whoever_drew_a_boost_chooses_and_puts_it_away() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="unicornish-jelly-beans").play("0 draw fx", "0 choose rex-blaze")
    assert match.kt("rex-blaze") == 30
    assert match.fx_used(0) == ["unicornish-jelly-beans"]
    assert match.told("fx_used") == [{"side": 0, "card": "unicornish-jelly-beans"}]


@rule("SS-BOOST-2")
@pytest.mark.parametrize("fx", ["beetroot-rocket", "mandatory-software-update", "pep-talk-from-mum"])
def test_a_11_a_character_of_choice_is_one_of_the_own_side(fx: str) -> None:
    match = arranged(green=GREEN, red=RED, green_fx=fx).play("0 draw fx")
    assert sorted(match.offered(0)) == sorted(["choose amy", "choose john-silver", *SUPPORTERS])


@rule("SS-BOOST-2")
def test_a_13_a_boost_goes_to_the_top_character() -> None:
    row = "john-silver amy | stach<echo-nova-byte@20 rex-blaze@20 zuri-makena pebble"
    match = arranged(green=row, red=RED, green_fx="vitamin-c-energy-shot").play("0 draw fx")
    match.refuses("0 choose stach")
    match.play("0 choose echo-nova-byte")
    assert match.kt("echo-nova-byte") == 30


@rule("SS-BOOST-2")
def test_a_13_a_slot_under_an_fx_card_gets_no_boost() -> None:
    row = "john-silver amy@40+smart-lock-of-doom | stach@40+rested rex-blaze@20+earworm zuri-makena@20 pebble@30"
    match = arranged(green=row, red=RED, green_fx="vitamin-c-energy-shot").play("0 draw fx")
    assert sorted(match.offered(0)) == ["choose pebble", "choose zuri-makena"]
    team = arranged(green=row, red=RED, green_fx="midnight-feast").play("0 draw fx")
    assert [team.kt(name) for name in ("amy", "stach", "rex-blaze", "zuri-makena", "pebble")] == [40, 40, 20, 40, 50]
    loss = arranged(green=row, red=RED, green_fx="haunted-leftovers").play("0 draw fx")
    assert [loss.kt(name) for name in ("amy", "stach", "rex-blaze", "zuri-makena", "pebble")] == [40, 40, 20, 10, 20]


@rule("SS-BOOST-2", "SS-FX-6")
def test_a_13_a_card_that_leaves_its_character_active_keeps_no_boost_off() -> None:
    row = "john-silver amy@40+pep-talk-from-mum | stach@40+main-character-energy rex-blaze@20+rested - -"
    match = arranged(green=row, red=RED, green_fx="vitamin-c-energy-shot").play("0 draw fx", "0 choose stach")
    assert match.slot(0, "s1") == "stach@50+main-character-energy:30"
    team = arranged(green=row, red=RED, green_fx="midnight-feast").play("0 draw fx")
    assert [team.kt(name) for name in ("amy", "stach", "rex-blaze")] == [60, 60, 20]


@rule("SS-BOOST-2", "SS-FX-6")
def test_a_13_nor_do_skills_and_last_acts_strengthen_whom_an_fx_card_keeps_from_acting() -> None:
    row = "john-silver@20 amy@20+smart-lock-of-doom | doc-marzipan@60 brother-bongo@20 rex-blaze@20+rested -"
    skill = arranged(green=row, red=RED).play("0 use doc-marzipan")
    assert sorted(skill.offered(0)) == ["choose brother-bongo", "choose john-silver"]
    last_act = arranged(green=row, red=RED).play("0 use brother-bongo")
    assert sorted(last_act.offered(0)) == ["choose doc-marzipan", "choose john-silver"]


@rule("SS-BOOST-2", "SS-FX-6")
def test_a_13_nobody_under_an_fx_card_is_sent_away_by_another() -> None:
    row = "john-silver amy | stach@40+rested rex-blaze@20+pep-talk-from-mum zuri-makena@20 -"
    match = arranged(green=row, red=RED, green_fx="better-offer-elsewhere", card_set=json.dumps(season_1()), dice=[1])
    assert sorted(match.play("0 draw fx").offered(0)) == ["choose rex-blaze", "choose zuri-makena"]


@rule("SS-BOOST-2")
def test_a_13_an_fx_card_that_finds_nobody_is_used_up() -> None:
    row = "john-silver amy | stach@40+rested - - -"
    match = arranged(green=row, red=RED, green_fx="vitamin-c-energy-shot").play("0 draw fx")
    assert match.asked == [1]
    assert match.kt("stach") == 40
    assert match.fx_used(0) == ["vitamin-c-energy-shot"]
    assert match.told("no_target") == [{"card": "vitamin-c-energy-shot"}]
    covered = arranged(
        green="john-silver<echo-nova-byte@20 amy | stach - - -", red=RED, green_fx="surprise-tax-audit"
    ).play("0 draw fx")
    assert covered.kt("echo-nova-byte") == 20
    assert covered.kt("john-silver") == 60
    assert covered.fx_used(0) == ["surprise-tax-audit"]
    unlocked = arranged(green="john-silver - | stach - - -", red=RED, green_fx="smart-lock-of-doom").play("0 draw fx")
    assert unlocked.told("no_target") == [{"card": "smart-lock-of-doom"}]
    assert unlocked.fx_used(0) == ["smart-lock-of-doom"]


def test_of_more_drawn_cards_than_are_used_the_others_are_laid_aside() -> None:
    buffet = cards_with("{65: {effects: [draw-fx: {count: 4, use: 2}]}}")
    deck = "all-you-can-eat-flyer heat-wave earworm rested extra-onions armored-glass"
    match = arranged(card_set=buffet, green=GREEN, red=RED, green_fx=deck).play("0 draw fx")
    assert sorted(match.offered(0)) == ["apply earworm", "apply extra-onions", "apply heat-wave", "apply rested"]
    assert match.game.view(0).to_use == 2
    match.play("0 apply rested", "0 choose stach")
    assert match.game.view(0).to_use == 1
    match.play("0 apply earworm", "0 choose rex-blaze")
    assert match.told("unused_fx") == [{"seat": 0, "cards": ["heat-wave", "extra-onions"]}]
    assert match.told("will_skip") == []
    assert match.fx_used(0) == ["heat-wave", "extra-onions", "all-you-can-eat-flyer"]
    assert match.asked == [1]


def test_what_is_not_used_is_laid_aside_before_the_last_card_draws_more() -> None:
    buffet = "{62: {effects: [draw-fx: {count: 3, use: 1}]}, 65: {effects: [draw-fx: {count: 3, use: 1}]}}"
    deck = "all-you-can-eat-flyer heat-wave flying-pizza earworm rested armored-glass extra-onions"
    match = arranged(card_set=cards_with(buffet), green=GREEN, red=RED, green_fx=deck)
    match.play("0 draw fx", "0 apply flying-pizza")
    assert match.told("unused_fx") == [{"seat": 0, "cards": ["heat-wave", "earworm"]}]
    assert match.game.view(0).drawn == ["rested", "armored-glass", "extra-onions"]
    assert match.game.view(0).to_use == 1


def test_no_more_is_used_than_the_deck_has_left() -> None:
    buffet = cards_with("{65: {effects: [draw-fx: {count: 7}]}}")
    deck = "all-you-can-eat-flyer heat-wave rested"
    match = arranged(card_set=buffet, green=GREEN, red=RED, green_fx=deck)
    match.game.fx_decks[0][:-3] = []
    match.play("0 draw fx")
    assert match.game.view(0).to_use == 2


@rule("SS-BOOST-3", "SS-GLO-6")
@pytest.mark.parametrize("fx", ["vitamin-c-energy-shot", "unicornish-jelly-beans", "jalapeno-honey-chips"])
def test_the_energy_boosts_of_the_book_are_for_supporters(fx: str) -> None:
    match = arranged(green=GREEN, red=RED, green_fx=fx).play("0 draw fx")
    assert sorted(match.offered(0)) == SUPPORTERS
    match.refuses("0 choose john-silver")
    match.refuses("0 choose amy")


@rule("SS-BOOST-3", "SS-GLO-6")
def test_a_12_a_bodyguard_is_a_supporter_wherever_it_lies() -> None:
    row = "john-silver<echo-nova-byte@20 amy<captain-gravy@30 | stach@40 - - -"
    match = arranged(green=row, red=RED, green_fx="jalapeno-honey-chips").play("0 draw fx")
    assert sorted(match.offered(0)) == ["choose captain-gravy", "choose echo-nova-byte", "choose stach"]
    match.play("0 choose echo-nova-byte")
    assert match.kt("echo-nova-byte") == 30


@rule("SS-BOOST-4", "SS-CARD-16")
def test_a_bungle_boost_harms_right_away() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="heat-wave").play("0 draw fx", "1 attack amy with whiz")
    assert match.asked == [1]
    assert match.told("skipped") == [{"seat": 0}]
    damage = arranged(green=GREEN, red=RED, green_fx="banana-peel-parade").play("0 draw fx")
    assert damage.kt("john-silver") == 40


@rule("SS-BOOST-4")
def test_a_15_two_such_cards_cost_two_turns() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="heat-wave liquorice-lasso")
    match.play("0 use echo-nova-byte", "0 apply heat-wave")
    match.play("1 attack amy with whiz", "1 attack amy with whiz", "1 attack amy with whiz")
    assert match.told("skipped") == [{"seat": 0}, {"seat": 0}]
    assert match.asked == [0]


@rule("SS-BOOST-4")
def test_a_15_a_kept_super_rare_cannot_be_played_in_a_skipped_turn() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="heat-wave", green_held="the-golden-praline")
    match.play("0 draw fx", "1 attack amy with whiz")
    assert match.told("skipped") == [{"seat": 0}]
    assert match.asked == [1]
    assert match.held(0) == ["the-golden-praline"]
    match.play("1 attack amy with whiz")
    assert match.offered(0, "play") == ["play the-golden-praline"]


@rule("SS-BOOST-4")
def test_a_16_skipped_turns_do_not_count_as_turns_with_nothing_to_do() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="heat-wave liquorice-lasso .", red_fx=".")
    match.play("0 use echo-nova-byte", "0 apply heat-wave")
    match.play("1 attack amy with whiz", "1 attack amy with whiz", "1 attack amy with whiz")
    assert match.told("match_drawn") == []
    assert match.told("passed") == []


# Timeouts.


@rule("SS-TIME-1")
def test_a_timeout_is_laid_on_a_character_of_choice() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="earworm").play("0 draw fx")
    assert sorted(match.offered(0)) == SUPPORTERS
    match.play("0 choose stach")
    assert match.slot(0, "s1") == "stach@40+earworm"
    assert match.asked == [1]
    anybody = arranged(green=GREEN, red=RED, green_fx="mandatory-software-update").play("0 draw fx")
    assert sorted(anybody.offered(0)) == sorted(["choose amy", "choose john-silver", *SUPPORTERS])


@rule("SS-TIME-2", "SS-GLO-8")
def test_a_14_a_timeout_keeps_its_character_from_acting_in_the_next_turn_of_its_owner() -> None:
    row = "john-silver amy | rex-blaze@60 stach@40 zuri-makena@20 -"
    match = arranged(green=row, red=RED, green_fx="earworm")
    match.play("0 draw fx", "0 choose rex-blaze", "1 attack amy with whiz")
    match.refuses("0 attack ignacio with rex-blaze")
    match.refuses("0 use rex-blaze")
    match.play("0 attack ignacio with stach", "1 attack amy with whiz")
    assert "attack ignacio with rex-blaze" in match.offered(0)
    assert "use rex-blaze" in match.offered(0)


@rule("SS-TIME-3")
def test_a_timeout_lies_there_for_all_to_see_until_it_is_over() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="earworm").play("0 draw fx", "0 choose stach")
    match.play("1 attack amy with whiz")
    assert match.slot(0, "s1") == "stach@40+earworm"
    assert match.fx_used(0) == []
    match.play("0 attack ignacio with rex-blaze")
    assert match.slot(0, "s1") == "stach@40"
    assert match.fx_used(0) == ["earworm"]
    assert [(facts["slot"], facts["card"]) for facts in match.told("timeout_over")] == [("s1", "earworm")]


@rule("SS-TIME-3")
def test_a_timeout_on_the_other_side_is_over_after_that_sides_next_turn() -> None:
    match = arranged(green=GREEN, red=RED, turn="red", red_fx="earworm").play("1 draw fx", "1 choose chalk")
    match.play("0 attack ignacio with stach")
    assert match.slot(1, "s4") == "chalk@40+earworm"
    match.play("1 attack amy with whiz")
    assert match.slot(1, "s4") == "chalk@40"
    assert match.fx_used(1) == ["earworm"]
    assert match.told("timeout_over") == [{"side": 1, "slot": "s4", "card": "earworm", "kt": 0}]


@rule("SS-TIME-2")
def test_a_54_a_skipped_turn_is_a_turn_for_a_timeout() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="earworm heat-wave")
    match.play("0 use echo-nova-byte", "0 apply earworm", "0 choose stach")
    assert match.slot(0, "s4") == "stach@40+earworm"
    match.play("1 attack amy with whiz")
    assert match.told("skipped") == [{"seat": 0}]
    assert match.slot(0, "s4") == "stach@40"
    match.play("1 attack amy with whiz")
    assert "attack ignacio with stach" in match.offered(0)


@rule("SS-TIME-2")
def test_a_54_so_is_one_whose_throw_fails() -> None:
    row = "john-silver amy | rex-blaze@60 stach@40 zuri-makena@20 -"
    match = arranged(green=row, red=RED, green_fx="earworm", dice=[3])
    match.play("0 draw fx", "0 choose stach", "1 attack amy with whiz", "0 use rex-blaze", "1 attack amy with whiz")
    assert match.told("rolled")[0]["success"] is False
    assert "attack ignacio with stach" in match.offered(0)


@rule("SS-TIME-2")
def test_a_9_a_timeout_lets_damage_through() -> None:
    row = "john-silver amy | stach@40+earworm rex-blaze zuri-makena -"
    match = arranged(green=row, red=RED, turn="red").play("1 attack stach with whiz")
    assert match.slot(0, "s1") == "stach@30+earworm"
    below = "john-silver amy | stach@40+rested+earworm rex-blaze zuri-makena -"
    match = arranged(green=below, red=RED, turn="red").play("1 attack stach with whiz")
    assert match.slot(0, "s1") == "stach@40+earworm"


# Stuff.


@rule("SS-STUFF-1")
def test_stuff_stays_until_its_text_ends_it() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="armored-glass").play("0 draw fx", "0 choose stach")
    for _ in range(3):
        match.play("1 attack amy with whiz", "0 attack ignacio with rex-blaze")
    assert match.slot(0, "s1") == "stach@40+armored-glass:10"
    match.play("1 attack stach with whiz")
    assert match.slot(0, "s1") == "stach@40"


@rule("SS-STUFF-2")
@pytest.mark.parametrize(
    ("fx", "kind"),
    [("armored-glass", "high-tech-stuff"), ("rested", "mental-boost"), ("zen-of-the-traffic-jam", "mental-boost")],
)
def test_stuff_may_be_gear_or_a_state_of_mind(fx: str, kind: str) -> None:
    match = arranged(green=GREEN, red=RED, green_fx=fx)
    assert match.game.cards.kinds[match.card(fx)] == kind
    match.play("0 draw fx", "0 choose stach")
    assert [match.name(facts[0]) for facts in match.game.attached[0][0]] == [fx]


@rule("SS-STUFF-3")
def test_a_mental_boost_is_laid_down_and_not_used_up() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="rested").play("0 draw fx", "0 choose stach")
    assert match.slot(0, "s1") == "stach@40+rested:10"
    assert match.fx_used(0) == []


@rule("SS-STUFF-1")
def test_what_happens_when_stuff_is_gone_happens_for_its_owner() -> None:
    row = "john-silver@40 amy@30 | stach@40+zen-of-the-traffic-jam:10 rex-blaze@20 zuri-makena@20 -"
    match = arranged(green=row, red=RED, turn="red").play("1 attack stach with whiz")
    assert match.field(0) == "john-silver@60 amy@50 | stach@60 rex-blaze@40 zuri-makena@40 -"
    assert match.asked == [0]


# What a text asks for.


@rule("SS-FX-7")
def test_one_of_three_drawn_is_used_and_the_others_are_put_away() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="party-bucket-of-surprises heat-wave beetroot-rocket earworm")
    match.play("0 draw fx")
    assert sorted(match.offered(0)) == ["apply beetroot-rocket", "apply earworm", "apply heat-wave"]
    match.play("0 apply beetroot-rocket", "0 choose amy")
    assert match.kt("amy") == 60
    assert sorted(match.fx_used(0)) == ["beetroot-rocket", "earworm", "heat-wave", "party-bucket-of-surprises"]
    assert match.told("will_skip") == []
    assert match.asked == [1]


@rule("SS-FX-1")
def test_two_straws_take_from_one_supporter_and_give_to_another_character() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="two-straws").play("0 draw fx")
    assert sorted(match.offered(0)) == SUPPORTERS
    match.play("0 choose stach")
    assert sorted(match.offered(0)) == [
        "choose amy",
        "choose john-silver",
        "choose pebble",
        "choose rex-blaze",
        "choose zuri-makena",
    ]
    match.play("0 choose rex-blaze")
    assert match.offered(0) == ["give 10", "give 20", "give 30", "give 40"]
    match.play("0 give 30")
    assert (match.kt("stach"), match.kt("rex-blaze")) == (10, 50)


@rule("SS-FX-1")
def test_an_fx_card_may_make_a_supporter_leave() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="better-offer-elsewhere").play("0 draw fx")
    assert sorted(match.offered(0)) == SUPPORTERS
    match.play("0 choose zuri-makena")
    assert match.kt("zuri-makena") is None
    assert match.told("left") == [{"side": 0, "slot": "s3", "card": "zuri-makena", "why": "fx"}]


@rule("SS-FX-1")
@pytest.mark.parametrize(("die", "kt"), [(1, 40), (2, 50), (3, 40), (4, 50), (5, 40), (6, 50)])
def test_an_fx_card_may_ask_for_a_throw(die: int, kt: int) -> None:
    match = arranged(green=GREEN, red=RED, green_fx="espresso-for-forty", dice=[die]).play("0 draw fx")
    assert match.kt("amy") == kt
    rolled = {"seat": 0, "die": die, "success": die % 2 == 1, "why": "espresso-for-forty", "text": "fx"}
    assert match.told("rolled") == [rolled]
    assert match.asked == [1]


@rule("SS-FX-1")
def test_a_50_the_owner_picks_the_empty_slot_for_a_newcomer() -> None:
    row = "john-silver amy | stach - zuri-makena -"
    match = arranged(green=row, red=RED, green_deck="captain-gravy", green_fx="all-you-can-eat-flyer")
    match.play("0 draw fx")
    assert sorted(match.offered(0)) == ["enter s2", "enter s4"]
    match.play("0 enter s4")
    assert match.field(0) == "john-silver@60 amy@50 | stach@40 - zuri-makena@20 captain-gravy@40"
