"""Active skills, last acts and passive skills."""

import json

import pytest

from gloaming.games.syndicates.rules.events import FxApplied, Rolled, Skill
from gloaming.rules import rule_of
from matches import Match, arranged, cards_with, season_1
from rule import rule

GREEN = "john-silver amy | rex-blaze@60 stach@40 zuri-makena@20 echo-nova-byte@20"
RED = "carlos-el-jefe-rojas ignacio | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"


@rule("SS-SKL-1")
def test_a_rested_character_with_60_kt_may_use_a_skill() -> None:
    assert "use rex-blaze" in arranged(green=GREEN, red=RED).offered(0)


@rule("SS-SKL-1")
@pytest.mark.parametrize("fx", ["earworm", "mandatory-software-update", "rested", "armored-glass"])
def test_a_8_under_a_timeout_or_an_fx_card_nobody_is_rested(fx: str) -> None:
    match = arranged(green=f"john-silver amy | rex-blaze@60+{fx} stach zuri-makena -", red=RED)
    assert "use rex-blaze" not in match.offered(0)
    match.refuses("0 use rex-blaze")


@rule("SS-SKL-1")
def test_a_10_a_card_may_say_that_its_character_stays_active() -> None:
    row = "john-silver amy | rex-blaze@60+pep-talk-from-mum stach zuri-makena -"
    match = arranged(green=row, red=RED, dice=[3])
    assert "attack ignacio with rex-blaze" in match.offered(0)
    match.play("0 use rex-blaze")
    assert match.kt("rex-blaze") == 50
    both = arranged(green="john-silver amy | rex-blaze@60+pep-talk-from-mum+rested stach zuri-makena -", red=RED)
    assert "use rex-blaze" not in both.offered(0)


@rule("SS-SKL-1")
def test_a_covered_character_uses_no_skill() -> None:
    match = arranged(green="john-silver amy | rex-blaze<echo-nova-byte@20 stach zuri-makena -", red=RED)
    assert "SS-CHR-10" in match.refuses("0 use rex-blaze")


@rule("SS-SKL-2")
def test_a_skill_is_named_then_paid_then_thrown_for() -> None:
    match = arranged(green=GREEN, red=RED, dice=[4]).play("0 use rex-blaze")
    assert match.events == ["skill", "paid", "rolled"]
    assert match.told("skill") == [{"seat": 0, "card": "rex-blaze", "name": "Guitar Smash", "text": "skill"}]
    assert match.told("paid") == [{"side": 0, "slot": "s1", "card": "rex-blaze", "kt": 10}]
    rolled = {"seat": 0, "die": 4, "success": True, "why": "rex-blaze", "text": "skill"}
    assert match.told("rolled") == [rolled]
    assert match.kt("rex-blaze") == 50


SPENDS = "10 KT"  # words of the rules for what costs KT
ROLLING_LAST_ACT = "16: {last-act: {name: Ruin, roll: even, effects: [hit: {kt: own, who: one-enemy}, leave]}}"


def cited(match: Match) -> list[str]:
    """Returns the rules that are told behind the use of a text and behind its roll."""
    told = [event.rule for event in match.heard if isinstance(event, Skill | Rolled | FxApplied)]
    texts = [found.text for id in told if (found := rule_of("syndicates", id))]
    assert len(texts) == len(told), "a rule that nobody can read"
    return texts


@rule("SS-SKL-2", "SS-WORD-1", "SS-FX-1")
def test_a_text_that_costs_nothing_cites_no_rule_that_names_a_cost() -> None:
    row = "john-silver@60 amy | zuri-makena@20 rex-blaze@60 - -"
    costly = ["use john-silver", "use rex-blaze"]
    for token in (*costly, "use zuri-makena", "draw fx"):
        game = arranged(green=row, red=RED, green_fx="espresso-for-forty", card_set=cards_with(ROLLING_LAST_ACT))
        texts = cited(game.play(f"0 {token}"))
        assert texts, token
        assert all((SPENDS in text) == (token in costly) for text in texts), (token, texts)
        assert game.happened("paid") == (token in costly)


@rule("SS-SKL-2")
def test_a_18_a_last_act_that_counts_as_a_skill_cites_the_rule_of_skills() -> None:
    row = "john-silver amy | zuri-makena@60 stach - -"
    for counts in (False, True):
        match = arranged(green=row, red=RED, final_blow_is_skill=counts).play("0 use zuri-makena")
        assert all((SPENDS in text) == counts for text in cited(match))
        assert match.happened("paid") == counts


@rule("SS-SKL-3")
@pytest.mark.parametrize("die", [2, 4, 6])
def test_rex_throws_even_and_takes_30(die: int) -> None:
    match = arranged(green=GREEN, red=RED, dice=[die]).play("0 use rex-blaze", "0 hit ignacio")
    assert match.kt("ignacio") == 20
    assert match.kt("rex-blaze") == 50
    assert match.asked == [1]


@rule("SS-SKL-4")
@pytest.mark.parametrize("die", [1, 3, 5])
def test_after_a_throw_that_fails_the_cost_stays_paid(die: int) -> None:
    match = arranged(green=GREEN, red=RED, dice=[die]).play("0 use rex-blaze")
    assert match.kt("rex-blaze") == 50
    assert match.told("hit") == []
    assert [match.kt(name) for name in ("ignacio", "tito-tambor", "whiz", "tuna-toni", "chalk")] == [50, 20, 20, 20, 40]
    assert match.asked == [1]


@rule("SS-SKL-4")
@pytest.mark.parametrize(
    ("side", "name", "rows"),
    [
        (0, "professor-kettle", ["john-silver amy | professor-kettle@30", "carlos-el-jefe-rojas ignacio | whiz@60"]),
        (1, "maestro-cascabel", ["john-silver amy | stach@60", "carlos-el-jefe-rojas ignacio | maestro-cascabel@30"]),
    ],
)
def test_a_18_after_a_throw_that_fails_a_last_act_has_not_happened(side: int, name: str, rows: list[str]) -> None:
    """The character stays, at no cost but the turn; after one that succeeds it leaves."""
    season, (green, red) = json.dumps(season_1()), rows
    failed = arranged(green=green, red=red, turn=side, dice=[3], card_set=season).play(f"{side} use {name}")
    assert (failed.kt(name), failed.told("hit"), failed.asked) == (30, [], [1 - side])
    lucky = arranged(green=green, red=red, turn=side, dice=[4], card_set=season).play(f"{side} use {name}")
    assert lucky.kt(name) is None
    assert [facts["kt"] for facts in lucky.told("hit")] == [20, 20]  # Family and Supporter: the Leader is immune


@rule("SS-SKL-5")
def test_a_skill_may_be_used_again_at_60() -> None:
    match = arranged(green=GREEN, red=RED, dice=[3, 2], green_fx="vitamin-c-energy-shot")
    match.play("0 use rex-blaze", "1 attack amy with whiz")
    assert "use rex-blaze" not in match.offered(0)
    match.play("0 draw fx", "0 choose rex-blaze", "1 attack amy with whiz")
    assert match.kt("rex-blaze") == 60
    match.play("0 use rex-blaze", "0 hit ignacio")
    assert match.kt("ignacio") == 20


@rule("SS-SKL-6")
def test_after_a_throw_that_succeeds_it_is_an_attack_like_others() -> None:
    row = "carlos-el-jefe-rojas ignacio | tito-tambor@20+rested whiz<chalk@40 tuna-toni -"
    match = arranged(green=GREEN, red=row, dice=[2]).play("0 use rex-blaze")
    assert sorted(match.offered(0)) == ["hit chalk", "hit ignacio", "hit tito-tambor", "hit tuna-toni"]
    match.play("0 hit tito-tambor")
    assert match.slot(1, "s1") == "tito-tambor@20"  # only the card on top was lost


@rule("SS-SKL-6")
def test_a_48_the_target_is_named_after_the_throw() -> None:
    match = arranged(green=GREEN, red=RED, dice=[3])
    assert match.offered(0, "hit") == []
    match.play("0 use rex-blaze")
    assert match.asked == [1]  # no target was ever asked for
    lucky = arranged(green=GREEN, red=RED, dice=[2]).play("0 use rex-blaze")
    assert lucky.told("rolled")
    assert set(lucky.offered(0)) == set(lucky.offered(0, "hit"))


@rule("SS-SKL-7")
@pytest.mark.parametrize("kt", [10, 20, 30, 40, 50])
def test_not_a_single_point_may_be_missing(kt: int) -> None:
    match = arranged(green=f"john-silver amy | rex-blaze@{kt} stach zuri-makena -", red=RED)
    assert "use rex-blaze" not in match.offered(0)
    match.refuses("0 use rex-blaze")


@rule("SS-SKL-2")
@pytest.mark.parametrize(
    ("name", "on"), [("disco-lenny", {5, 6}), ("madame-kaboomski", {2, 4, 6}), ("captain-gravy", {2, 4, 6})]
)
@pytest.mark.parametrize("die", range(1, 7))
def test_each_skill_succeeds_on_its_own_numbers(name: str, on: set[int], die: int) -> None:
    row = f"john-silver amy | {name}@60 stach zuri-makena -"
    match = arranged(green=row, red=RED, dice=[die]).play(f"0 use {name}")
    assert match.told("rolled")[0]["success"] == (die in on)


@rule("SS-SKL-2")
@pytest.mark.parametrize("die", range(1, 7))
def test_vito_needs_a_three_or_more(die: int) -> None:
    row = "carlos-el-jefe-rojas ignacio | vito-confetti@60 whiz tuna-toni chalk"
    match = arranged(green=GREEN, red=row, turn="red", dice=[die]).play("1 use vito-confetti")
    assert match.offered(1, "hit") == [] if die < 3 else "hit amy" in match.offered(1)


@rule("SS-SKL-6")
def test_damage_to_all_enemies_goes_to_the_top_card_of_each_slot() -> None:
    green = "john-silver amy | madame-kaboomski@60 stach zuri-makena -"
    row = "carlos-el-jefe-rojas - | tito-tambor@20 whiz<chalk@20 tuna-toni@30+rested -"
    match = arranged(green=green, red=row, dice=[2]).play("0 use madame-kaboomski")
    assert match.field(1) == "carlos-el-jefe-rojas@40 - | - whiz@60 tuna-toni@30 -"
    assert match.asked == [1]


@rule("SS-SKL-6", "SS-WIN-4")
def test_damage_to_all_enemies_stops_with_the_leader() -> None:
    green = "john-silver amy | madame-kaboomski@60 stach zuri-makena -"
    row = "carlos-el-jefe-rojas@20 - | tito-tambor@50 whiz@50 tuna-toni@50 chalk@50"
    match = arranged(green=green, red=row, dice=[2]).play("0 use madame-kaboomski")
    assert match.game.over
    assert [match.kt(name) for name in ("tito-tambor", "whiz", "tuna-toni", "chalk")] == [30, 30, 50, 50]


@rule("SS-SKL-1")
def test_a_17_a_skill_that_draws_needs_something_to_draw() -> None:
    row = "john-silver amy | captain-gravy@60 echo-nova-byte@60 mildred-mayhem -"
    full = arranged(green=row, red=RED)
    for name in ("captain-gravy", "echo-nova-byte", "mildred-mayhem"):
        assert f"use {name}" in full.offered(0)
    empty = arranged(green=row, red=RED, green_deck=".", green_fx=".")
    assert empty.offered(0, "use") == []


@rule("SS-SKL-2")
def test_a_33_a_teammate_is_somebody_else() -> None:
    row = "john-silver amy@30 | doc-marzipan@60 rex-blaze@20 zuri-makena<stach@40 -"
    match = arranged(green=row, red=RED).play("0 use doc-marzipan")
    assert sorted(match.offered(0)) == ["choose amy", "choose john-silver", "choose rex-blaze", "choose stach"]


@rule("SS-SKL-2")
def test_who_falls_by_their_own_skill_has_nothing_left_to_give() -> None:
    ruin = "effects: [lose: {kt: 50, who: team}, give: {kt: 10, to: Ive Montana}]"
    changed = cards_with(f"5: {{skill: {{name: Ruin, {ruin}}}}}")
    row = "john-silver@60 amy@60 | ive-montana@60 stach@60 - -"
    match = arranged(green=row, red=RED, card_set=changed).play("0 use stach")
    assert match.field(0) == "john-silver@10 amy@10 | ive-montana@10 - - -"
    assert match.told("no_target") == [{"card": "stach"}]
    assert match.asked == [1]


@rule("SS-SKL-2")
def test_who_falls_by_their_own_doing_hits_for_nothing() -> None:
    ruin = "{name: Ruin, effects: [lose: {kt: 20, who: team}, hit: {kt: own, who: one-enemy}, leave]}"
    row = "john-silver amy | zuri-makena@20 stach - -"
    match = arranged(green=row, red=RED, card_set=cards_with(f"16: {{last-act: {ruin}}}"))
    match.play("0 use zuri-makena", "0 hit ignacio")
    assert match.kt("zuri-makena") is None
    assert match.kt("ignacio") == 50


@rule("SS-SKL-1")
def test_a_17_a_skill_draws_as_much_as_there_is() -> None:
    row = "john-silver amy | echo-nova-byte@60 stach@20 zuri-makena -"
    match = arranged(green=row, red=RED, green_fx="vitamin-c-energy-shot .").play("0 use echo-nova-byte")
    assert match.told("drew_fx") == [{"seat": 0, "card": "vitamin-c-energy-shot"}]
    match.play("0 choose stach")
    assert match.kt("stach") == 30
    assert match.asked == [1]


@rule("SS-PAS-1", "SS-PAS-3")
@pytest.mark.parametrize("kt", [10, 50, 60])
def test_a_passive_skill_works_at_any_kt_and_costs_nothing(kt: int) -> None:
    match = arranged(green=f"john-silver amy@{kt} | stach rex-blaze zuri-makena -", red=RED, turn="red")
    match.refuses("1 attack john-silver with whiz")
    assert "use amy" not in match.play("1 attack stach with whiz").offered(0)
    assert match.kt("amy") == kt


@rule("SS-PAS-1")
def test_a_6_a_passive_skill_works_from_under_other_cards() -> None:
    for family in ("amy<echo-nova-byte@20", "amy+smart-lock-of-doom", "amy+rested"):
        match = arranged(green=f"john-silver {family} | stach rex-blaze zuri-makena -", red=RED, turn="red")
        assert "SS-ATK-4" in match.refuses("1 attack john-silver with whiz")


@rule("SS-PAS-2")
def test_a_passive_skill_is_over_when_its_card_leaves() -> None:
    match = arranged(green="john-silver amy@10 | stach rex-blaze zuri-makena -", red=RED, turn="red")
    match.play("1 attack amy with whiz", "0 attack ignacio with stach", "1 attack john-silver with whiz")
    assert match.kt("john-silver") == 50


@rule("SS-PAS-3")
def test_a_passive_skill_is_there_from_the_first_turn() -> None:
    match = arranged(green=GREEN, red=RED)
    assert match.game.is_immune(0, match.game.format.leader)
    assert match.game.is_immune(1, match.game.format.leader)


@rule("SS-SKL-1")
def test_everybody_sees_who_can_use_a_text() -> None:
    row = "john-silver@60 amy | ive-montana@60 {} zuri-makena@20 rex-blaze@50"
    for partner, ive in (("stach@40", True), ("sir-reginald-snood@60", False)):
        match = arranged(green=row.format(partner), red=RED, turn="red")
        slots = {slot.stack[-1]: slot.fit for slot in match.game.view(1).sides[0].slots if slot.stack}
        assert slots["ive-montana"] == ive  # her skill needs Stach
        assert slots["zuri-makena"]  # a last act needs no rest
        assert not slots["rex-blaze"]
        assert not slots["amy"]  # her skill is passive
