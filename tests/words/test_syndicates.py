"""What is said of a match of Shadows & Syndicates."""

from random import Random
from typing import Any

import pytest

import gloaming
from gloaming.games.syndicates.words.cards import brief
from gloaming.games.syndicates.words.sentences import SENTENCES
from gloaming.kernel.events import Event, Facts
from gloaming.kernel.reasons import CardRefused
from gloaming.kernel.rulebook import OptionValue
from gloaming.words.foretelling import prospect
from gloaming.words.scene import Scene, words_of
from matches import Match, analysing, cards_with
from matches import arranged as any_arranged
from matches import started as any_started
from words.scenes import LONGEST, last_acts, preview_in, refused, scene_of, sentence_of

WORDS = words_of("syndicates")

# Cards of ours whose numbers may yet change, as they are in these tests.
CARDS = cards_with("""
18: {last-act: {name: Sue Everybody, effects: [hit: {kt: 10, who: all-enemies}, leave]}}
45: {effects: [give: {kt: any, from: one-supporter, to: teammate}]}
47: {roll: odd, effects: [lose: {kt: 10, who: family}]}
55: {effects: [draw-fx: {count: 4}]}
56: {rarity: SR, effects: [gain: {kt: 60, who: teammate}]}
65: {effects: [draw-character: {to: slot}]}
66: {effects: [lose: {kt: 10, who: one-supporter}]}
67: {roll: odd, effects: [lose: {kt: 10, who: leader}]}
69: {effects: [lose: {kt: 10, who: family}]}
72: {attach: {to: teammate, kt: 30, stays-active: true}}
73: {attach: {to: supporter, timeout: true}}
75: {attach: {to: teammate, kt: 20, stays-active: true, gone: [gain: {kt: 20, who: team}]}}
78: {attach: {to: teammate, kt: 20, stays-active: true}}
84: {effects: [lose: {kt: 10, who: leader}]}
88: {effects: [leave: {who: one-supporter}]}
""")


def arranged(**where: Any) -> Match:
    return any_arranged(card_set=CARDS, **where)


def started(**how: Any) -> Match:
    return any_started(card_set=CARDS, **how)


def seen_at(match: Match, seat: int | None = 0) -> Scene:
    return scene_of(match.game, match.heard, seat)


def preview(match: Match, token: str, seat: int = 0) -> str:
    scene = seen_at(match, seat)
    assert scene.decision is not None
    option = scene.decision.find(token)
    assert option is not None, [option.token for option in scene.decision.options]
    return preview_in(match.game, scene, option, seat)


def label(match: Match, token: str, seat: int = 0) -> str:
    scene = seen_at(match, seat)
    assert scene.decision is not None
    option = scene.decision.find(token)
    assert option is not None, [option.token for option in scene.decision.options]
    return WORDS.label(scene, option)


# What happened.


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"event": "match", "match": 2}, "Match 2 begins."),
        ({"event": "rolled", "side": 0, "die": 4, "why": "factions"}, "You roll a 4 for the factions."),
        (
            {"event": "factions", "factions": ["red", "green"]},
            'You play red, with Carlos "El Jefe" Rojas; Rook plays green, with John Silver.',
        ),
        ({"event": "shuffled", "side": 1}, "Rook's characters are shuffled."),
        (
            {"event": "fx_cut", "side": 0, "count": 12, "aside": 36},
            "Your FX deck has 12 cards; 36 more stay in the box.",
        ),
        ({"event": "drew_supporters", "side": 1, "cards": ["stach", "pebble"]}, "Rook draws Stach and Pebble."),
        ({"event": "swapped", "side": 0, "slots": ["s1", "s4"]}, "You swap the 1st and 4th slots."),
        ({"event": "discarded", "side": 1, "card": "stach"}, "Rook sends Stach away."),
        ({"event": "fetched", "side": 0, "card": "stach"}, "You bring in Stach from the deck."),
        ({"event": "ready", "side": 0}, "You are ready."),
        ({"event": "first", "seat": 1}, "Rook has the first turn."),
        ({"event": "turn", "turn": 3, "seat": 1}, "Turn 3: Rook's turn."),
        ({"event": "skipped", "seat": 1}, "Rook skips this turn."),
        ({"event": "passed", "seat": 0}, "You pass: there is nothing to do."),
        (
            {"event": "attacked", "seat": 0, "attacker": "stach", "target": "ignacio", "kt": 10},
            "You attack Ignacio with Stach for 10 KT.",
        ),
        (
            {"event": "skill", "seat": 1, "card": "tito-tambor", "name": "Nine-Minute Solo", "text": "skill"},
            "Rook uses Tito Tambor's Nine-Minute Solo. "
            "“They roll a die. If it is even, this character attacks one enemy for 30 KT.”",
        ),
        ({"event": "paid", "side": 1, "slot": "s1", "card": "tito-tambor", "kt": 10}, "Tito Tambor pays 10 KT."),
        (
            {"event": "rolled", "seat": 1, "die": 4, "success": True, "why": "tito-tambor", "text": "skill"},
            "Rook rolls a 4: Nine-Minute Solo works.",
        ),
        (
            {"event": "rolled", "seat": 0, "die": 4, "success": False, "why": "gas-station-sushi", "text": "fx"},
            "You roll a 4: Gas Station Sushi fails.",
        ),
        ({"event": "drew_fx", "seat": 0, "card": "heat-wave"}, "You draw Heat Wave. “Skip your next turn.”"),
        (
            {"event": "played_fx", "seat": 1, "card": "the-golden-praline"},
            "Rook plays The Golden Praline. “Someone on their team gains 60 KT.”",
        ),
        ({"event": "kept", "seat": 0, "card": "the-golden-praline"}, "You keep The Golden Praline for later."),
        ({"event": "fx_applied", "seat": 0, "card": "heat-wave"}, "You use Heat Wave."),
        ({"event": "fx_used", "side": 0, "card": "heat-wave"}, ""),
        ({"event": "unused_fx", "seat": 0, "cards": ["rested"]}, "Rested goes unused."),
        ({"event": "no_target", "card": "rested"}, "Rested affects nobody."),
        (
            {"event": "drew_character", "seat": 0, "card": "stach"},
            "You draw Stach. “Skill, Kinetic Trade: This character gives any amount of its KT to Ive Montana.”",
        ),
        (
            {"event": "entered", "side": 0, "slot": "s2", "card": "stach", "kt": 40},
            "Stach enters your 2nd slot with 40 KT.",
        ),
        (
            {"event": "moved", "seat": 1, "card": "whiz", "from": "s2", "to": "leader"},
            "Rook moves Whiz from the 2nd slot to the Leader slot.",
        ),
        ({"event": "gained", "side": 0, "slot": "s2", "card": "stach", "kt": 20}, "Stach gains 20 KT."),
        ({"event": "gained", "side": 0, "slot": "s2", "card": "stach", "kt": 0}, "Stach is already at 60 KT."),
        ({"event": "lost", "side": 0, "slot": "s2", "card": "stach", "kt": 20}, "Stach loses 20 KT."),
        ({"event": "hit", "side": 0, "slot": "s2", "card": "stach", "kt": 10}, "Stach loses 10 KT."),
        (
            {"event": "fx_hit", "side": 1, "slot": "s2", "card": "rested", "kt": 10},
            "Rested on Rook's 2nd slot stops it and loses 10 KT.",
        ),
        ({"event": "fx_gone", "side": 1, "slot": "s2", "card": "rested", "kt": 0}, "Rested is destroyed."),
        (
            {"event": "attached", "side": 1, "slot": "s2", "card": "rested", "kt": 10},
            "Rested is now on Rook's 2nd slot, with 10 KT.",
        ),
        (
            {"event": "attached", "side": 0, "slot": "family", "card": "earworm", "kt": 0},
            "Earworm is now on your Family slot.",
        ),
        (
            {"event": "timeout_over", "side": 0, "slot": "s1", "card": "earworm", "kt": 0},
            "Earworm wears off on your 1st slot.",
        ),
        ({"event": "left", "side": 0, "slot": "s1", "card": "stach", "why": "ko"}, "Stach is knocked out."),
        (
            {"event": "left", "side": 0, "slot": "s1", "card": "stach", "why": "penalty"},
            "Stach leaves because of a penalty.",
        ),
        (
            {"event": "left", "side": 0, "slot": "", "card": "stach", "why": "penalty"},
            "Stach leaves because of a penalty before taking a slot.",
        ),
        (
            {"event": "uncovered", "side": 0, "slot": "s1", "card": "stach", "kt": 60},
            "Stach is uncovered, with 60 KT.",
        ),
        ({"event": "turned_black", "side": 1}, "Rook's faction card turns black: the one-time skill is used."),
        ({"event": "will_skip", "seat": 0}, "You will skip the next turn."),
        ({"event": "surrendered", "seat": 0}, "You surrender the match."),
        ({"event": "match_won", "side": 1}, "Rook wins the match."),
        (
            {"event": "match_drawn", "why": "idle"},
            "The match is a draw: nobody can act any more. It is played again.",
        ),
        ({"event": "series_won", "side": 0}, "You win the series, which is worth another point."),
        ({"event": "contest_over", "scores": [3, 1]}, "You win the contest by 3 to 1 points."),
    ],
)
def test_events_are_sentences(facts: Facts, sentence: str) -> None:
    assert sentence_of("syndicates", facts, seen_at(started(contest="best-of-3"))) == sentence


def test_two_mates_are_told_as_a_team() -> None:
    match = started(players=4)
    scene = seen_at(match)
    mate, others = scene.names[2], f"{scene.names[1]} and {scene.names[3]}"
    assert sentence_of("syndicates", {"event": "ready", "side": 0}, scene) == f"You and {mate} are ready."
    assert sentence_of("syndicates", {"event": "match_won", "side": 1}, scene) == f"{others} win the match."
    assert sentence_of("syndicates", {"event": "shuffled", "side": 0}, scene) == "Your team's characters are shuffled."
    assert sentence_of("syndicates", {"event": "shuffled", "side": 1}, scene) == f"{others}'s characters are shuffled."


def test_who_enters_before_the_match_has_been_told_already() -> None:
    match = started().set_up()
    log = seen_at(match).log
    assert not any("comes to" in line for line in log)
    assert sum(" draws " in line or " draw " in line for line in log) == 2


def test_who_enters_during_the_match_is_told() -> None:
    match = arranged(green="john-silver amy | rex-blaze", green_deck="stach", fx="all-you-can-eat-flyer")
    match.play("0 draw fx", "0 enter s3")
    assert "Stach enters your 3rd slot with 40 KT." in seen_at(match).log


def test_a_card_that_was_just_drawn_is_not_named_twice() -> None:
    match = arranged(fx="heat-wave").play("0 draw fx")
    assert seen_at(match).log[:2] == ["You draw Heat Wave. “Skip your next turn.”", "You will skip the next turn."]


def test_which_of_several_drawn_cards_is_used_is_told() -> None:
    match = arranged(green="john-silver amy | echo-nova-byte@60", fx="rested heat-wave")
    match.play("0 use echo-nova-byte", "0 apply heat-wave")
    assert "You use Rested." in seen_at(match).log


# What is asked.


def test_a_question_names_what_is_in_use() -> None:
    match = arranged(green="john-silver amy | rex-blaze@60", dice=[4]).play("0 use rex-blaze")
    assert WORDS.prompt(seen_at(match)) == "Guitar Smash: choose whom to attack for 30 KT."
    assert label(match, "hit ignacio") == "Attack Ignacio"
    pizza = cards_with("{62: {effects: [hit: {kt: 20, who: one-enemy}]}}")
    match = any_arranged(card_set=pizza, fx="flying-pizza").play("0 draw fx")
    assert WORDS.prompt(seen_at(match)) == "Flying Pizza: choose whom to hit for 20 KT."
    assert label(match, "hit ignacio") == "Hit Ignacio"
    match = arranged(fx="vitamin-c-energy-shot").play("0 draw fx")
    assert WORDS.prompt(seen_at(match)) == "Vitamin C Energy Shot: choose who gains 10 KT."
    match = arranged(fx="extra-onions").play("0 draw fx")
    assert WORDS.prompt(seen_at(match)) == "Extra Onions: choose who loses 10 KT."
    match = arranged(fx="rested").play("0 draw fx")
    assert WORDS.prompt(seen_at(match)) == "Rested: choose whom to attach it to."
    match = arranged(fx="better-offer-elsewhere").play("0 draw fx")
    assert WORDS.prompt(seen_at(match)) == "Better Offer Elsewhere: choose who leaves."
    match = arranged(fx="the-golden-praline").play("0 draw fx")
    assert WORDS.prompt(seen_at(match)) == "You drew The Golden Praline: use it now, or keep it?"


def test_many_drawn_cards_are_counted_and_not_named() -> None:
    match = arranged(fx="chocolate-fountain rested earworm heat-wave extra-onions").play("0 draw fx")
    assert WORDS.prompt(seen_at(match)) == "Four FX cards are waiting: which one do you use next?"
    match.play("0 apply heat-wave")
    assert WORDS.prompt(seen_at(match)) == "You drew Rested, Earworm and Extra Onions: which one do you use next?"


def test_a_question_tells_how_many_of_the_drawn_cards_are_used() -> None:
    buffet = cards_with("{55: {effects: [draw-fx: {count: 4, use: 2}]}}")
    match = any_arranged(card_set=buffet, fx="chocolate-fountain rested earworm heat-wave extra-onions")
    match.play("0 draw fx")
    assert WORDS.prompt(seen_at(match)) == "Four FX cards are waiting: use two of them. Which one first?"
    match.play("0 apply heat-wave")
    drawn = "You drew Rested, Earworm and Extra Onions"
    assert WORDS.prompt(seen_at(match)) == f"{drawn}: use one of them. Which one?"
    match.play("0 apply rested", "0 choose rex-blaze")
    assert "Earworm and Extra Onions go unused." in seen_at(match).log


def test_only_cards_that_can_be_used_next_are_counted() -> None:
    chain = cards_with("{55: {effects: [draw-fx: {count: 2}]}, 65: {effects: [draw-fx: {count: 2}]}}")
    match = any_arranged(card_set=chain, fx="chocolate-fountain rested all-you-can-eat-flyer earworm heat-wave")
    match.play("0 draw fx", "0 apply all-you-can-eat-flyer")
    assert WORDS.prompt(seen_at(match)) == "You drew Earworm and Heat Wave: which one do you use next?"


def test_who_is_chosen_is_told_what_is_really_gained_or_lost() -> None:
    match = arranged(green="john-silver@60 amy | stach@50 rex-blaze@10", fx="cotton-candy-cumulus").play("0 draw fx")
    assert preview(match, "choose stach") == "Choose Stach. Stach gains 10 KT, to 60."
    assert preview(match, "choose rex-blaze") == "Choose Rex Blaze. Rex Blaze gains 30 KT, to 40."
    match = arranged(green="john-silver@60 amy | stach@50 rex-blaze@10", fx="extra-onions").play("0 draw fx")
    assert preview(match, "choose stach") == "Choose Stach. Stach loses 10 KT, to 40."
    assert preview(match, "choose rex-blaze") == "Choose Rex Blaze. Rex Blaze is knocked out."


def test_what_strikes_back_is_taken_by_the_uppermost_card_of_the_attacker() -> None:
    match = arranged(
        green="john-silver amy | stach+pep-talk-from-mum", red="carlos-el-jefe-rojas ignacio | whiz+armored-glass"
    )
    told = (
        "Attack Whiz with Stach. Armored Glass on Rook's 1st slot stops it and loses 10 KT. Armored Glass is "
        "destroyed. Pep Talk From Mum on your 1st slot stops it and loses 10 KT."
    )
    assert preview(match, "attack whiz with stach") == told


def test_cards_that_are_kept_tell_which_mate_keeps_them() -> None:
    match = arranged(fx="the-golden-praline", format="sumo-rush", players=4, turn=2)
    match.play("2 draw fx", "2 keep the-golden-praline")
    match.play("3 attack amy with carlos-el-jefe-rojas")
    scene = seen_at(match)
    kept = f"The Golden Praline ({scene.names[2]}): Someone on your team gains 60 KT."
    assert f"  Your team's kept FX cards: {kept}" in WORDS.describe(scene)


def test_a_gift_is_asked_for_in_three_steps() -> None:
    match = arranged(green="john-silver@50 amy | stach@40", fx="two-straws").play("0 draw fx")
    assert WORDS.prompt(seen_at(match)) == "Two Straws: choose who gives KT."
    assert label(match, "choose stach") == "Take KT from Stach"
    match.play("0 choose stach")
    assert WORDS.prompt(seen_at(match)) == "Two Straws: choose who receives KT."
    assert label(match, "choose amy") == "Give KT to Amy"
    match.play("0 choose john-silver")
    assert WORDS.prompt(seen_at(match)) == "Two Straws: how much does Stach give to John Silver?"
    assert preview(match, "give 20") == "Give 20 KT. John Silver gains 10 KT, to 60. Stach loses 20 KT, to 20."
    assert preview(match, "give 40").endswith("Stach is knocked out.")


def test_a_turn_names_the_kinds_of_actions_there_are() -> None:
    match = arranged(green="john-silver@50 amy | stach", green_held="the-golden-praline")
    asked = "Take your action: attack, draw an FX card or play a card you kept."
    assert WORDS.prompt(seen_at(match)) == asked
    assert WORDS.status(seen_at(match)).endswith(f"turn {match.game.turn} · your turn")


def test_a_turn_names_a_last_act_by_its_name() -> None:
    final = arranged(green="john-silver@50 amy | zuri-makena@20 stach", green_fx=".")
    assert WORDS.prompt(seen_at(final)) == "Take your action: attack or use a last act."
    both = arranged(green="john-silver@60 amy | zuri-makena@20 stach", green_fx=".")
    assert WORDS.prompt(seen_at(both)) == "Take your action: attack, use a skill or use a last act."


def test_team_analysis_tells_what_is_due_and_what_can_be_fetched() -> None:
    match = analysing(green="marty-caldwell mc-collins-de-alpha ive-montana rex-blaze")
    asked = WORDS.prompt(seen_at(match))
    assert "Marty Caldwell and MC Collins De Alpha must leave; Stach can be brought in." in asked
    told = "Let Marty Caldwell go. Marty Caldwell leaves because of a penalty."
    assert preview(match, "dismiss marty-caldwell") == told
    match.play("0 dismiss marty-caldwell")
    assert preview(match, "ready") == "Ready."
    assert label(match, "swap s1 s3") == "Move Ive Montana to the 1st slot"
    assert label(match, "swap s2 s3") == "Swap MC Collins De Alpha and Ive Montana"


def test_fetching_a_partner_tells_who_would_have_to_leave() -> None:
    match = analysing(green="sir-reginald-snood rex-blaze ive-montana zuri-makena")
    assert preview(match, "fetch stach") == "Bring in Stach from the deck."
    match = analysing(
        green="marty-caldwell rex-blaze disco-lenny zuri-makena", red="lorenzo-velvet chalk whiz tuna-toni"
    )
    match.play("0 ready")
    assert preview(match, "ready", seat=1) == "Ready. Lorenzo Velvet leaves because of a penalty."
    match.play("1 fetch paloma-vandal")
    assert WORDS.prompt(seen_at(match, 1)) == "Who makes room for Paloma Vandal?"
    told = "Send Whiz away. Rook brings in Paloma Vandal from the deck."
    assert preview(match, "discard whiz", seat=1).startswith(told)


def test_a_mate_is_told_that_both_may_answer() -> None:
    match = started(players=4)
    seat = match.asked[0]
    scene = seen_at(match, seat)
    assert WORDS.prompt(scene).endswith("can answer too.")


# What a choice leads to.


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("whiz@20", "Whiz loses 10 KT, to 10."),
        ("whiz@10", "Whiz is knocked out."),
        ("tuna-toni<whiz@10", "Whiz is knocked out. Tuna Toni is uncovered, with 60 KT."),
        (
            "whiz+armored-glass",
            "Armored Glass on Rook's 1st slot stops it and loses 10 KT. Armored Glass is destroyed. "
            "Stach loses 10 KT, to 30.",
        ),
        ("whiz+earworm", "Whiz loses 10 KT, to 10."),
        ("whiz+spring-loaded-umbrella", "Spring-Loaded Umbrella on Rook's 1st slot stops it and loses 10 KT."),
        ("whiz+rested+earworm", "Rested on Rook's 1st slot stops it and loses 10 KT. Rested is destroyed."),
        (
            "whiz+zen-of-the-traffic-jam:10",
            "Zen of the Traffic Jam on Rook's 1st slot stops it and loses 10 KT. Zen of the Traffic Jam is destroyed. "
            "Whiz gains 20 KT, to 40. Ignacio gains 10 KT, to 60.",
        ),
    ],
)
def test_an_attack_tells_what_is_left(target: str, told: str) -> None:
    match = arranged(green="john-silver amy | stach", red=f"carlos-el-jefe-rojas ignacio | {target}")
    assert preview(match, "attack whiz with stach") == f"Attack Whiz with Stach. {told}"


def test_bringing_the_family_down_exposes_the_leader_and_bringing_him_down_wins() -> None:
    match = arranged(red="carlos-el-jefe-rojas ignacio@10 | whiz")
    told = 'Attack Ignacio with Amy. Ignacio is knocked out. Carlos "El Jefe" Rojas is no longer immune.'
    assert preview(match, "attack ignacio with amy") == told
    match = arranged(red="carlos-el-jefe-rojas@10 - | whiz")
    assert preview(match, "attack carlos-el-jefe-rojas with amy").endswith("is knocked out. You win the match.")


def test_a_skill_tells_its_cost_its_chance_and_what_it_does() -> None:
    match = arranged(green="john-silver amy | rex-blaze@60 zuri-makena@30")
    told = "Use Guitar Smash (Rex Blaze). “Roll a die. If it is even, attack one enemy for 30 KT.”"
    assert (
        preview(match, "use rex-blaze") == f"{told} Rex Blaze pays 10 KT, to 50. A die is rolled: it works on 3 of 6."
    )
    assert label(match, "use rex-blaze") == "Use Guitar Smash (Rex Blaze)"


def test_a_hit_on_all_names_those_who_would_fall() -> None:
    match = arranged(
        green="john-silver amy | lola-loophole",
        red="carlos-el-jefe-rojas ignacio@10 | whiz@10+rested tuna-toni@10 chalk",
    )
    told = preview(match, "use lola-loophole")
    assert "Tuna Toni and Ignacio are knocked out." in told


def test_drawing_tells_how_many_cards_help_and_harm() -> None:
    match = arranged(green_held="the-golden-praline", fx="heat-wave .")
    told = "Draw an FX card. You draw an FX card: of those you have not seen, 23 help and 24 harm."
    assert preview(match, "draw fx").startswith(told)


def test_a_card_for_the_core_team_tells_the_new_kt() -> None:
    match = arranged(green="john-silver@50 amy | echo-nova-byte@60", fx="surprise-tax-audit ghost-pepper-dare")
    match.play("0 use echo-nova-byte")
    assert "John Silver loses 10 KT, to 40." in preview(match, "apply surprise-tax-audit")
    assert "Amy loses 10 KT, to 40." in preview(match, "apply ghost-pepper-dare")


def test_a_newcomer_tells_with_how_much_it_begins_and_whom_it_drives_away() -> None:
    row = "john-silver amy | marty-caldwell mc-collins-de-alpha"
    match = arranged(green=row, green_deck="stach", fx="all-you-can-eat-flyer").play("0 draw fx")
    told = "Enter the 3rd slot. Stach enters your 3rd slot with 40 KT. Marty Caldwell has to leave."
    assert preview(match, "enter s3") == told
    row = "john-silver amy | rex-blaze disco-lenny zuri-makena lola-loophole"
    match = arranged(green=row, green_deck="stach", fx="all-you-can-eat-flyer").play("0 draw fx")
    told = "Protect Amy. Stach enters your Family slot with 40 KT."
    assert preview(match, "guard amy") == told
    assert WORDS.prompt(seen_at(match)) == "No slot is free: whom does Stach protect as a Bodyguard?"


def test_a_bodyguard_that_moves_tells_who_is_uncovered() -> None:
    match = arranged(green="john-silver amy | rex-blaze<stach@60", bodyguard_may_step_down=True)
    assert preview(match, "move stach to amy") == "Move Stach onto Amy. Rex Blaze is uncovered, with 60 KT."
    assert label(match, "move stach to s2") == "Move Stach to the 2nd slot"


def test_what_is_laid_on_a_character_tells_what_it_does_there() -> None:
    match = arranged(green="john-silver amy | stach", fx="rested").play("0 draw fx")
    assert preview(match, "choose stach").endswith("Rested is now on your 1st slot, with 10 KT. Stach cannot act.")
    match = arranged(green="john-silver amy | stach", fx="pep-talk-from-mum").play("0 draw fx")
    assert preview(match, "choose stach").endswith("Pep Talk From Mum is now on your 1st slot, with 30 KT.")
    match = arranged(green="john-silver amy | stach", fx="earworm").play("0 draw fx")
    assert preview(match, "choose stach").endswith("Earworm is now on your 1st slot. Stach cannot act.")


@pytest.mark.parametrize(("contest", "what"), [("match", "match"), ("best-of-3", "contest")])
def test_the_end_of_a_single_match_is_not_that_of_a_contest(contest: str, what: str) -> None:
    match = arranged(contest=contest).play("0 surrender")
    if contest == "best-of-3":
        match.set_up().play("0 surrender")
    assert WORDS.status(seen_at(match)).endswith(f"the {what} is over")


def test_surrendering_tells_who_wins() -> None:
    match = arranged()
    [option] = match.game.anytime(0)
    assert preview_in(match.game, seen_at(match), option) == "Surrender the match. Rook wins the match."
    assert WORDS.label(seen_at(match), option) == "Surrender the match"


# What cannot be chosen.


def test_whatever_is_within_reach_and_cannot_be_used_says_why() -> None:
    match = arranged(green="john-silver amy | disco-lenny+rested", red="carlos-el-jefe-rojas ignacio | tuna-toni<whiz")
    scene = seen_at(match)
    reach = WORDS.within_reach(scene)
    assert set(reach) == {
        *("john-silver", "amy", "disco-lenny", "carlos-el-jefe-rojas", "ignacio", "tuna-toni", "whiz"),
    }
    for thing in ("disco-lenny", "carlos-el-jefe-rojas", "tuna-toni"):
        assert isinstance(refused(match.game, scene, reach[thing])[0], CardRefused)


def test_in_a_team_an_immune_enemy_is_not_excused_by_whom_a_mate_commands() -> None:
    match = arranged(
        players=4, turn=2, green="john-silver amy | stach rex-blaze", red="carlos-el-jefe-rojas ignacio | tuna-toni"
    )
    scene = seen_at(match, 2)
    tried = WORDS.within_reach(scene)["carlos-el-jefe-rojas"]
    assert "is immune as long as" in refused(match.game, scene, tried, seat=2)[1]


def test_a_hint_tells_the_chance_to_win_a_match_and_the_points_of_a_longer_contest() -> None:
    scene = seen_at(started())
    assert WORDS.measure(scene) == "your chance of winning the match"
    assert [WORDS.outlook(scene, worth) for worth in (-0.12, 0.5, 1.0)] == [
        *("44% to win", "75% to win", "over 99% to win"),
    ]
    assert WORDS.measure(seen_at(started(players=4))) == "your team's chance of winning the match"
    longer = seen_at(started(contest="best-of-3"))
    assert WORDS.measure(longer) == "your lead after this match"
    teams = seen_at(started(players=4, contest="casual"))
    assert WORDS.measure(teams) == "your team's lead after this match"
    assert [WORDS.outlook(longer, worth) for worth in (-0.12, 0.0, 1.5)] == [
        *("0.1 points behind", "level", "1.5 points ahead"),
    ]


# Cards, the sheet, the table in words.


def test_a_card_is_read_as_it_is_printed() -> None:
    text = WORDS.card_text(seen_at(started()), 0, "rex-blaze")
    assert text.title == "Rex Blaze"
    assert text.facts == "CO 09/88, green, passionate, 20 KT"
    assert text.text == "Skill, Guitar Smash: Roll a die. If it is even, attack one enemy for 30 KT."
    assert text.marks["rarity"] == "CO"
    assert text.marks["subtitle"] == "Unsuccessful Band Leader"
    glass = WORDS.card_text(seen_at(started()), 0, "armored-glass").marks
    assert (glass["kt"], glass["attached"], glass["timeout"]) == (10, 1, 0)


def test_a_leader_is_read_with_the_face_that_is_played() -> None:
    leader = WORDS.card_text(seen_at(started(leader_face="bodyguard")), 0, "john-silver")
    assert leader.text == "One-time skill, Bodyguard: Draw a character and place it on your Leader as a Bodyguard."


def test_all_cards_can_be_read_for_both_sides() -> None:
    texts = WORDS.texts(seen_at(started(), None))
    assert len(texts) == 2 * 88
    assert texts["1:amy"].title == "Amy"


def test_the_sheet_tells_matches_series_and_points() -> None:
    match = started(contest="best-of-3", format="sumo-rush").set_up()
    match.play("1 surrender").set_up().play("0 surrender").set_up().play("1 surrender")
    rows = WORDS.sheet(seen_at(match))
    assert [row.heading for row in rows] == [
        "",
        "Match 1",
        "Points",
        "Match 2",
        "Points",
        "Match 3",
        "Series",
        "Points",
    ]
    assert rows[0].cells == ["You", "Rook", ""]
    assert rows[1].cells[:2] == ["won", "-"]
    assert rows[1].cells[2].startswith("surrender, turn ")
    assert [rows[place].cells[:2] for place in (2, 4, 7)] == [["1", "0"], ["1", "1"], ["3", "1"]]
    assert [int(cell) for cell in rows[-1].cells[:2]] == match.game.scores
    assert [row.line for row in rows] == [0, 1, 1, 2, 2, 3, 3, 3]
    assert WORDS.reckonings(seen_at(match)) == 2
    assert WORDS.sheet_title(1) == "After 1 match"
    assert sum(WORDS.reckons(event) for event in match.heard) == 3


def test_the_table_is_told_slot_by_slot() -> None:
    match = arranged(
        green="john-silver amy | rex-blaze<stach@20+earworm",
        red="carlos-el-jefe-rojas - | whiz+rested",
        green_held="the-golden-praline",
    )
    told = WORDS.describe(seen_at(match))
    assert "  Leader slot: John Silver, 60 KT; immune to attacks." in "\n".join(told)
    stach = next(line for line in told if "Stach" in line)
    assert stach.startswith("  1st slot: Stach, 20 KT; Bodyguard on Rex Blaze; under Earworm ")
    assert "cannot act" in stach
    assert "  Family slot: closed." in told
    assert "  2nd slot: empty." in told
    assert any(line.startswith("  1st slot: Whiz, 20 KT; under Rested with 10 KT") for line in told)
    assert any(line.startswith("  Your kept FX cards: The Golden Praline") for line in told)


def test_the_table_tells_who_will_skip_how_many_turns() -> None:
    match = arranged()
    match.game.skips[:] = [2, 1]
    assert WORDS.describe(seen_at(match))[-2:] == ["You will skip two turns.", "Rook will skip a turn."]


def test_mates_are_told_apart_on_the_table() -> None:
    match = arranged(players=4)
    scene = seen_at(match)
    told = "\n".join(WORDS.describe(scene))
    assert f"acts for {scene.names[2]}" in told
    assert "acts for you" in told
    assert "Teammates take turns." in WORDS.help(scene)


def test_the_last_act_of_everybody_is_told_without_the_text_of_a_card() -> None:
    match = arranged(fx="heat-wave").play("0 draw fx", "1 attack amy with ignacio")
    assert last_acts(seen_at(match)) == ["You draw Heat Wave.", "Rook attacks Amy with Ignacio for 10 KT."]
    match = analysing().play("0 swap s1 s2")
    assert last_acts(seen_at(match)) == ["You swap the 1st and 2nd slots.", ""]


def test_names_are_shortened_only_where_they_have_no_room() -> None:
    assert brief("Seraphim Kade") == "Seraphim Kade"
    match = arranged(green="john-silver amy | mc-collins-de-alpha")
    assert label(match, "attack ignacio with mc-collins-de-alpha") == "Attack Ignacio with MC Collins De Alpha"
    match = arranged(red="carlos-el-jefe-rojas - | whiz", green="john-silver amy | mc-collins-de-alpha")
    assert label(match, "attack carlos-el-jefe-rojas with mc-collins-de-alpha") == "Attack Carlos Rojas with MC Collins"


MANY: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"format": "sumo-rush", "contest": "best-of-3"}),
    (2, {"format": "fiasco", "leader_face": "bodyguard", "bodyguard_may_step_down": True}),
    (2, {"final_blow_is_skill": True, "duo_attack_is_passive": True, "boosts_pass_under_attachments": True}),
    (4, {"format": "sumo-rush"}),
    (4, {}),
]


@pytest.mark.parametrize(("players", "options"), MANY)
def test_everything_can_be_said_at_any_moment(players: int, options: dict[str, OptionValue]) -> None:
    book, heard, rng = gloaming.rulebook("syndicates"), list[Event](), Random(4)
    game = book.start(book.setting(players, 4, options), heard.append)
    while not game.over and game.number < 250:
        decision = rng.choice(game.decisions)
        scene = scene_of(game, heard[-40:], decision.seat)
        said = [WORDS.label(scene, option) for option in decision.options]
        assert len(set(said)) == len(said)
        assert all(len(words) <= LONGEST for words in said)
        assert WORDS.prompt(scene).endswith((".", "?", ")"))
        reach = [token for token in WORDS.within_reach(scene).values() if decision.find(token) is None]
        assert all(refused(game, scene, token, decision.seat)[1] for token in reach)
        watched = scene_of(game, heard[-40:], None)
        assert WORDS.describe(watched)
        assert WORDS.prompt(watched)
        for event in heard[-5:]:
            assert WORDS.sentence(event, scene) is not None
        game.choose(decision.seat, rng.choice(decision.options))
    assert {type(event) for event in heard} <= set(SENTENCES.tellers)


def test_a_match_that_nobody_won_says_why() -> None:
    match = arranged()
    match.game.end_without_winner("length")
    drawn = "The match is a draw: two hundred turns have been played. It is played again."
    assert seen_at(match).log[-1] == drawn
    assert [row.cells[0] for row in WORDS.sheet(seen_at(match))] == ["You", "draw", "0"]


def test_what_is_paid_for_certain_is_told_without_what_a_die_may_do() -> None:
    match = any_arranged(
        card_set="season-1",
        green="john-silver amy | stach+armored-glass",
        red="carlos-el-jefe-rojas ignacio | duchess-dynamo@60",
        turn=1,
    )
    scene = seen_at(match, 1)
    assert scene.decision is not None
    option = scene.decision.find("use duchess-dynamo")
    assert option is not None
    told = {str(prospect(WORDS, scene, match.game, 1, option, Random(seed)).sure) for seed in range(8)}
    assert told == {"Duchess Dynamo pays 10 KT, to 50."}
