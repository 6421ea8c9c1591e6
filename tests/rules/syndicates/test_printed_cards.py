"""The cards the book shows."""

import pytest

from matches import analysing, arranged, cards_with
from rule import rule

GREEN = "john-silver amy | stach@40 rex-blaze@20 zuri-makena@20 pebble@40"
RED = "carlos-el-jefe-rojas ignacio | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"
DUO = "john-silver amy | ive-montana@{} stach@{} rex-blaze@20 zuri-makena@20"
LAWKINS = "carlos-el-jefe-rojas ignacio | jasper-lawkins@{} dakota-lawkins@{} whiz@20 tuna-toni@20"
ECHO = "john-silver amy | echo-nova-byte@60 rex-blaze@20 zuri-makena@20 stach@40"


@rule("SS-CARD-1")
def test_out_of_concern_of_both_leaders() -> None:
    row = "carlos-el-jefe-rojas ignacio | tito-tambor chalk tuna-toni -"
    match = arranged(green=GREEN, red=row, turn="red", red_deck="whiz").play("1 use carlos-el-jefe-rojas")
    assert match.field(1) == "carlos-el-jefe-rojas@50 whiz@20 | tito-tambor@20 chalk@40 tuna-toni@20 -"
    assert match.used(1) == ["ignacio"]
    assert match.game.black == [False, True]
    match = arranged(green=GREEN, red=RED, green_deck="echo-nova-byte").play("0 use john-silver")
    assert match.field(0) == "john-silver@50 echo-nova-byte@20 | stach@40 rex-blaze@20 zuri-makena@20 pebble@40"


@rule("SS-CARD-2")
def test_a_20_with_his_other_face_a_leader_gets_a_bodyguard() -> None:
    row = "john-silver amy | stach - zuri-makena pebble"
    match = arranged(green=row, red=RED, green_deck="echo-nova-byte", leader_face="bodyguard")
    match.play("0 use john-silver")
    assert match.slot(0, "leader") == "john-silver<echo-nova-byte@20"
    assert match.slot(0, "s2") == "-"
    assert match.kt("john-silver") == 60
    assert match.kt("amy") == 50
    assert match.game.black == [True, False]
    assert match.asked == [1]


@rule("SS-CARD-3", "SS-PAS-1")
def test_the_family_shields_its_leader() -> None:
    match = arranged(green=GREEN, red="carlos-el-jefe-rojas ignacio@10 | tito-tambor whiz tuna-toni chalk")
    match.refuses("0 attack carlos-el-jefe-rojas with stach")
    match.play("0 attack ignacio with stach", "1 attack stach with whiz", "0 attack carlos-el-jefe-rojas with stach")
    assert match.kt("carlos-el-jefe-rojas") == 50


@rule("SS-CARD-4")
def test_a_19_ive_pays_10_and_takes_20_beside_stach() -> None:
    match = arranged(green=DUO.format(60, 40), red=RED).play("0 use ive-montana", "0 hit ignacio")
    assert match.kt("ive-montana") == 50
    assert match.kt("ignacio") == 30
    arranged(green=DUO.format(50, 40), red=RED).refuses("0 use ive-montana")
    alone = arranged(green="john-silver amy | ive-montana@60 - rex-blaze zuri-makena", red=RED)
    alone.refuses("0 use ive-montana")


@rule("SS-CARD-4")
def test_a_19_read_as_passive_ive_takes_20_for_free_and_has_no_skill() -> None:
    match = arranged(green=DUO.format(20, 40), red=RED, duo_attack_is_passive=True)
    match.play("0 attack ignacio with ive-montana")
    assert match.kt("ive-montana") == 20
    assert match.kt("ignacio") == 30
    arranged(green=DUO.format(60, 40), red=RED, duo_attack_is_passive=True).refuses("0 use ive-montana")


@rule("SS-CARD-5")
def test_stach_gives_ive_what_he_likes() -> None:
    match = arranged(green=DUO.format(20, 60), red=RED).play("0 use stach")
    assert match.offered(0) == ["give 10", "give 20", "give 30", "give 40", "give 50"]
    match.play("0 give 30")
    assert match.kt("stach") == 20
    assert match.kt("ive-montana") == 50
    assert match.asked == [1]


@rule("SS-CARD-5")
def test_a_59_a_covered_partner_cannot_be_given_anything() -> None:
    row = "john-silver amy | ive-montana<echo-nova-byte@20 stach@60 rex-blaze zuri-makena"
    arranged(green=row, red=RED).refuses("0 use stach")
    alone = arranged(green="john-silver amy | - stach@60 rex-blaze zuri-makena", red=RED)
    alone.refuses("0 use stach")


@rule("SS-CARD-5")
@pytest.mark.parametrize("fx", ["rested", "earworm"])
def test_a_59_a_partner_under_an_fx_card_can(fx: str) -> None:
    row = f"john-silver amy | ive-montana@20+{fx} stach@60 rex-blaze zuri-makena"
    match = arranged(green=row, red=RED).play("0 use stach", "0 give 20")
    assert match.kt("ive-montana") == 40
    assert match.kt("stach") == 30


@rule("SS-CARD-6", "SS-WORD-2")
def test_what_would_lift_ive_over_60_is_lost_and_stach_may_give_himself_up() -> None:
    match = arranged(green=DUO.format(50, 60), red=RED).play("0 use stach", "0 give 50")
    assert match.kt("ive-montana") == 60
    assert match.kt("stach") is None
    assert match.used(0) == ["stach"]


@rule("SS-CARD-7")
def test_echo_passes_one_card_on_and_uses_the_other() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="vitamin-c-energy-shot rested").play("0 use echo-nova-byte")
    assert sorted(match.offered(0)) == ["apply rested", "apply vitamin-c-energy-shot"]
    match.play("0 apply vitamin-c-energy-shot", "0 choose rex-blaze")
    assert match.offered(0) == ["choose echo-nova-byte"]
    match.play("0 choose echo-nova-byte")
    assert match.field(0) == "john-silver@60 amy@50 | echo-nova-byte@50+rested:10 rex-blaze@30 zuri-makena@20 stach@40"
    assert match.asked == [1]


@rule("SS-CARD-7")
def test_a_33_not_both_cards_can_be_passed_on() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="vitamin-c-energy-shot rested")
    match.play("0 use echo-nova-byte", "0 apply rested", "0 choose stach")
    assert match.offered(0) == ["choose echo-nova-byte"]
    own = arranged(green=ECHO, red=RED, green_fx="vitamin-c-energy-shot rested")
    own.play("0 use echo-nova-byte", "0 apply vitamin-c-energy-shot", "0 choose echo-nova-byte")
    names = ["echo-nova-byte", "rex-blaze", "stach", "zuri-makena"]
    assert sorted(own.offered(0)) == [f"choose {name}" for name in names]


@rule("SS-CARD-7")
def test_a_33_a_card_that_sends_somebody_else_away_has_been_passed_on() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="better-offer-elsewhere vitamin-c-energy-shot")
    match.play("0 use echo-nova-byte", "0 apply better-offer-elsewhere", "0 choose stach")
    assert match.kt("stach") is None
    assert match.offered(0) == ["choose echo-nova-byte"]


@rule("SS-CARD-7")
def test_a_58_both_cards_are_seen_before_either_is_used() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="vitamin-c-energy-shot beetroot-rocket").play("0 use echo-nova-byte")
    assert match.kinds("drew_fx", "fx_applied", "fx_used") == ["drew_fx", "drew_fx"]
    match.play("0 apply beetroot-rocket")
    assert "choose amy" in match.offered(0)  # a teammate is anybody else on top
    assert "choose john-silver" in match.offered(0)
    match.play("0 choose amy", "0 choose echo-nova-byte")
    assert match.kt("amy") == 60
    assert match.kt("echo-nova-byte") == 60


@rule("SS-CARD-7")
def test_a_58_a_card_goes_only_to_those_its_text_allows() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="vitamin-c-energy-shot beetroot-rocket")
    match.play("0 use echo-nova-byte", "0 apply vitamin-c-energy-shot")
    match.refuses("0 choose john-silver")
    names = ["echo-nova-byte", "rex-blaze", "stach", "zuri-makena"]
    assert sorted(match.offered(0)) == [f"choose {name}" for name in names]


@rule("SS-CARD-7")
def test_a_58_a_card_about_the_turn_simply_happens_and_passes_nothing_on() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="heat-wave vitamin-c-energy-shot")
    match.play("0 use echo-nova-byte", "0 apply heat-wave", "0 choose stach")
    assert match.kt("stach") == 50
    assert match.told("will_skip") == [{"seat": 0}]


@rule("SS-CARD-7")
def test_a_58_a_card_nobody_can_take_is_used_up() -> None:
    row = "john-silver amy | echo-nova-byte@60 - - -"
    match = arranged(green=row, red=RED, green_fx="rested vitamin-c-energy-shot")
    match.play("0 use echo-nova-byte", "0 apply rested", "0 choose echo-nova-byte")
    assert match.slot(0, "s1") == "echo-nova-byte@50+rested:10"
    assert match.told("no_target") == [{"card": "vitamin-c-energy-shot"}]
    assert match.fx_used(0) == ["vitamin-c-energy-shot"]
    assert match.asked == [1]


@rule("SS-CARD-8", "SS-SKL-3", "SS-SKL-4")
@pytest.mark.parametrize("die", range(1, 7))
def test_rex_smashes_on_an_even_throw(die: int) -> None:
    row = "carlos-el-jefe-rojas ignacio | tito-tambor@30 whiz tuna-toni chalk"
    green = "john-silver amy | rex-blaze@60 stach zuri-makena pebble"
    match = arranged(green=green, red=row, dice=[die]).play("0 use rex-blaze")
    assert match.kt("rex-blaze") == 50
    if die % 2 == 0:
        match.play("0 hit tito-tambor")
    assert match.kt("tito-tambor") == (None if die % 2 == 0 else 30)
    assert match.asked == [1]


@rule("SS-CARD-9")
def test_collins_leaves_beside_marty() -> None:
    match = analysing(
        green="mc-collins-de-alpha marty-caldwell rex-blaze zuri-makena", red="tito-tambor whiz tuna-toni chalk"
    ).play("0 ready")
    assert match.kt("mc-collins-de-alpha") is None
    assert match.kt("marty-caldwell") == 60
    assert match.told("turn") == []


@rule("SS-CARD-10")
@pytest.mark.parametrize("kt", [10, 30, 60])
def test_a_18_a_final_blow_takes_what_the_attacker_has_at_any_kt_and_for_free(kt: int) -> None:
    row = "carlos-el-jefe-rojas ignacio | tito-tambor@60 whiz tuna-toni chalk"
    match = arranged(green=f"john-silver amy | zuri-makena@{kt} stach rex-blaze pebble", red=row)
    match.play("0 use zuri-makena", "0 hit tito-tambor")
    assert match.kt("tito-tambor") == (60 - kt or None)
    assert match.kt("zuri-makena") is None
    assert match.used(0) == ["zuri-makena"]
    assert match.told("paid") == []
    assert match.asked == [1]


@rule("SS-CARD-10")
def test_whiz_has_the_same_blow() -> None:
    match = arranged(green=GREEN, red=RED, turn="red").play("1 use whiz", "1 hit amy")
    assert match.kt("amy") == 30
    assert match.kt("whiz") is None


@rule("SS-CARD-10")
def test_a_18_a_final_blow_needs_an_active_character_and_respects_immunity() -> None:
    row = "john-silver amy | zuri-makena@30+earworm stach rex-blaze pebble"
    assert "SS-FX-6" in arranged(green=row, red=RED).refuses("0 use zuri-makena")
    match = arranged(green=GREEN, red=RED).play("0 use zuri-makena")
    assert "hit ignacio" in match.offered(0)
    match.refuses("0 hit carlos-el-jefe-rojas")


@rule("SS-CARD-10")
def test_a_18_read_as_a_skill_it_needs_60_and_takes_50() -> None:
    row = "carlos-el-jefe-rojas ignacio | tito-tambor@60 whiz tuna-toni chalk"
    tired = "john-silver amy | zuri-makena@30 stach rex-blaze pebble"
    arranged(green=tired, red=row, final_blow_is_skill=True).refuses("0 use zuri-makena")
    rested = "john-silver amy | zuri-makena@60 stach rex-blaze pebble"
    match = arranged(green=rested, red=row, final_blow_is_skill=True).play("0 use zuri-makena", "0 hit tito-tambor")
    assert match.kt("tito-tambor") == 10
    assert match.kt("zuri-makena") is None
    assert [facts["kt"] for facts in match.told("paid")] == [10]


@rule("SS-CARD-11")
def test_jasper_is_a_fortress_while_dakota_is_in_play() -> None:
    match = arranged(green=GREEN, red=LAWKINS.format(50, 10))
    match.refuses("0 attack jasper-lawkins with stach")
    match.play("0 attack dakota-lawkins with stach", "1 attack amy with whiz", "0 attack jasper-lawkins with stach")
    assert match.kt("jasper-lawkins") == 40


@rule("SS-CARD-12")
def test_dakota_gives_jasper_10() -> None:
    match = arranged(green=GREEN, red=LAWKINS.format(30, 60), turn="red").play("1 use dakota-lawkins")
    assert match.kt("dakota-lawkins") == 40
    assert match.kt("jasper-lawkins") == 40
    assert match.asked == [0]


@rule("SS-CARD-12")
def test_a_59_without_jasper_to_give_to_dakota_keeps_hers() -> None:
    alone = "carlos-el-jefe-rojas ignacio | - dakota-lawkins@60 whiz tuna-toni"
    nothing = "the skill of dakota-lawkins could do nothing now"
    assert arranged(green=GREEN, red=alone, turn="red").refuses("1 use dakota-lawkins") == nothing
    covered = "carlos-el-jefe-rojas ignacio | jasper-lawkins<chalk dakota-lawkins@60 whiz tuna-toni"
    assert arranged(green=GREEN, red=covered, turn="red").refuses("1 use dakota-lawkins") == nothing


@rule("SS-CARD-13")
@pytest.mark.parametrize("other", ["jasper-lawkins", "dakota-lawkins"])
def test_kade_leaves_beside_a_lawkins(other: str) -> None:
    match = analysing(
        green="stach rex-blaze zuri-makena echo-nova-byte", red=f"seraphim-kade {other} whiz tuna-toni"
    ).play("0 ready", "1 ready")
    assert match.kt("seraphim-kade") is None
    assert match.kt(other) is not None


@rule("SS-CARD-14")
def test_bennett_leaves_beside_kade_who_stays() -> None:
    match = analysing(
        green="stach rex-blaze zuri-makena echo-nova-byte", red="seraphim-kade bennett-frost whiz tuna-toni"
    ).play("0 ready", "1 ready")
    assert match.kt("bennett-frost") is None
    assert match.kt("seraphim-kade") == 60


@rule("SS-CARD-15", "SS-KT-6")
@pytest.mark.parametrize("fx", ["vitamin-c-energy-shot", "unicornish-jelly-beans", "jalapeno-honey-chips"])
@pytest.mark.parametrize(("before", "after"), [(30, 40), (50, 60), (60, 60)])
def test_three_snacks_give_10(fx: str, before: int, after: int) -> None:
    row = f"john-silver amy | stach@{before} rex-blaze zuri-makena pebble"
    match = arranged(green=row, red=RED, green_fx=fx).play("0 draw fx", "0 choose stach")
    assert match.kt("stach") == after
    assert match.fx_used(0) == [fx]


@rule("SS-CARD-16")
def test_after_a_heat_wave_the_drawer_sits_out_a_turn() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="heat-wave")
    first = match.game.turn
    match.play("0 draw fx")
    assert match.asked == [1]
    assert match.game.turn == first + 1
    match.play("1 attack amy with whiz")
    assert match.asked == [1]
    assert match.game.turn == first + 3
    match.play("1 attack amy with whiz")
    assert match.asked == [0]
    assert match.told("skipped") == [{"seat": 0}]


@rule("SS-CARD-17")
def test_a_52_rested_is_laid_on_a_supporter_and_goes_at_0_kt() -> None:
    row = "john-silver amy | stach@20 rex-blaze zuri-makena pebble"
    match = arranged(green=row, red=RED, green_fx="rested").play("0 draw fx")
    match.refuses("0 choose amy")
    match.play("0 choose stach")
    assert match.slot(0, "s1") == "stach@20+rested:10"
    match.play("1 attack stach with whiz")
    assert match.slot(0, "s1") == "stach@20"
    assert match.fx_used(0) == ["rested"]
    assert [(facts["slot"], facts["card"]) for facts in match.told("fx_gone")] == [("s1", "rested")]
    assert match.kt("whiz") == 20


@rule("SS-CARD-18")
def test_armored_glass_costs_the_attacker_10_when_it_breaks() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="armored-glass").play("0 draw fx", "0 choose stach")
    assert match.slot(0, "s1") == "stach@40+armored-glass:10"
    match.play("1 attack stach with chalk")
    assert match.slot(0, "s1") == "stach@40"
    assert match.kt("chalk") == 30


@rule("SS-CARD-18", "SS-DMG-1")
def test_a_41_the_uppermost_card_of_the_attackers_slot_takes_what_the_glass_deals() -> None:
    green = "john-silver amy | stach@40+armored-glass rex-blaze zuri-makena pebble"
    row = "carlos-el-jefe-rojas@10+main-character-energy ignacio | tito-tambor whiz tuna-toni chalk"
    match = arranged(green=green, red=row, turn="red").play("1 attack stach with carlos-el-jefe-rojas")
    assert match.slot(0, "s1") == "stach@40"
    assert match.slot(1, "leader") == "carlos-el-jefe-rojas@10+main-character-energy:20"
    assert match.told("fx_hit")[-1] == {"side": 1, "slot": "leader", "card": "main-character-energy", "kt": 10}


@rule("SS-CARD-18", "SS-DMG-1")
def test_a_41_what_an_fx_card_breaks_has_no_attacker_to_answer() -> None:
    """The Glass breaks the attacker's own Umbrella, and nobody is left to pay for that."""
    green = "john-silver amy | stach@40+armored-glass rex-blaze zuri-makena pebble"
    row = "carlos-el-jefe-rojas ignacio | tito-tambor@20+spring-loaded-umbrella:10 whiz tuna-toni chalk"
    match = arranged(green=green, red=row, turn="red").play("1 attack stach with tito-tambor")
    assert match.slot(1, "s1") == "tito-tambor@20"
    assert (match.fx_used(0), match.fx_used(1)) == (["armored-glass"], ["spring-loaded-umbrella"])
    assert match.told("hit") == []


@rule("SS-CARD-18", "SS-DMG-1")
def test_a_41_a_bodyguard_drawn_before_the_blow_takes_what_the_glass_deals() -> None:
    cover = "[draw-character: {to: bodyguard-of-leader}, hit: {kt: 10, who: one-enemy}]"
    match = arranged(
        green="john-silver@60 amy | rex-blaze",
        red="carlos-el-jefe-rojas ignacio | whiz@20+armored-glass",
        green_deck="pebble",
        card_set=cards_with(f"1: {{one-time: {{name: Cover, effects: {cover}}}}}"),
    ).play("0 use john-silver", "0 hit whiz")
    assert match.slot(0, "leader") == "john-silver<pebble@30"


@rule("SS-CARD-18")
def test_armored_glass_against_ive() -> None:
    row = "carlos-el-jefe-rojas ignacio | tito-tambor@20+armored-glass whiz tuna-toni chalk"
    passive = arranged(green=DUO.format(50, 40), red=row, duo_attack_is_passive=True)
    passive.play("0 attack tito-tambor with ive-montana")
    assert passive.slot(1, "s1") == "tito-tambor@20"
    assert passive.kt("ive-montana") == 40
    skill = arranged(green=DUO.format(60, 40), red=row).play("0 use ive-montana", "0 hit tito-tambor")
    assert skill.slot(1, "s1") == "tito-tambor@20"
    assert skill.kt("ive-montana") == 40


@rule("SS-CARD-18")
def test_a_41_a_leader_who_breaks_the_glass_with_10_kt_has_lost() -> None:
    green = "john-silver amy | stach@40+armored-glass rex-blaze zuri-makena pebble"
    row = "carlos-el-jefe-rojas@10 ignacio | tito-tambor whiz tuna-toni chalk"
    match = arranged(green=green, red=row, turn="red").play("1 attack stach with carlos-el-jefe-rojas")
    assert match.game.over
    assert match.game.winners == [0]


@rule("SS-CARD-18")
def test_a_41_nobody_pays_for_a_glass_that_an_fx_card_broke() -> None:
    green = "john-silver amy | stach@40+armored-glass rex-blaze zuri-makena pebble"
    match = arranged(green=green, red=RED, turn="red", red_fx="flying-pizza").play("1 draw fx", "1 hit stach")
    assert match.slot(0, "s1") == "stach@40"
    assert match.field(1) == "carlos-el-jefe-rojas@60 ignacio@50 | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"


@rule("SS-CARD-18")
def test_a_41_who_pays_is_who_took_the_last_kt() -> None:
    green = "john-silver amy | stach@40+spring-loaded-umbrella rex-blaze zuri-makena pebble"
    match = arranged(green=green, red=RED, turn="red")
    match.play("1 attack stach with whiz", "0 attack ignacio with rex-blaze", "1 attack stach with chalk")
    assert match.kt("whiz") == 20
    assert match.kt("chalk") == 30


@rule("SS-CARD-18")
def test_a_41_nobody_pays_once_the_attacker_has_fallen() -> None:
    """The first card takes the attacker's last KT; nobody else pays for the second."""
    lying = "tito-tambor@20+armored-glass whiz@20+spring-loaded-umbrella:10"
    row = "john-silver amy | lola-loophole@10 stach@40 rex-blaze@20 pebble@40"
    match = arranged(green=row, red=f"carlos-el-jefe-rojas ignacio | {lying} tuna-toni@20 chalk@40")
    match.play("0 use lola-loophole")
    assert match.fx_used(1) == ["armored-glass", "spring-loaded-umbrella"]
    assert match.field(0) == "john-silver@60 amy@50 | - stach@40 rex-blaze@20 pebble@40"
    assert [facts["why"] for facts in match.told("left")] == ["ko"]
