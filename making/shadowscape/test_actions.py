"""Attack, Search, Prepare and Heal."""

from __future__ import annotations

import pytest

from dungeons import delve
from rule import rule


@rule("SHS-ATK-2", "SHS-ATK-8")
def test_an_attack_reaches_enemies_where_its_card_says_and_no_heroes() -> None:
    dungeon = delve("arani@33 durgen@33", enemies="redsand-thrall@32")
    assert "is not where mace-of-dawn reaches" in dungeon.refuses("0 attack redsand-thrall-1 with mace-of-dawn")
    assert "attack redsand-thrall-1 with blinding-light" in dungeon.offered()
    assert dungeon.knows_no("0 attack durgen with mace-of-dawn")


@rule("SHS-ATK-4", "SHS-ATK-10")
def test_damage_is_compared_attack_by_attack() -> None:
    dungeon = delve(enemies="redsand-thrall@33")
    dungeon.play("0 attack redsand-thrall-1 with mace-of-dawn", "0 attack redsand-thrall-1 with blinding-light")
    assert dungeon.where("redsand-thrall-1") == "33"
    assert not dungeon.happened("eliminated")


@rule("SHS-ATK-5")
def test_an_eliminated_enemy_may_be_taken_or_left() -> None:
    for answer, trophies, dead in (("take", ["redsand-thrall-1"], 0), ("leave", [], 1)):
        dungeon = delve(enemies="redsand-thrall@33", faces="mace-of-dawn")
        dungeon.play("0 attack redsand-thrall-1 with mace-of-dawn", f"0 {answer} redsand-thrall-1")
        assert dungeon.trophies() == trophies
        assert len(dungeon.game.dead[1]) == dead


@rule("SHS-ATK-6", "SHS-ATK-7")
@pytest.mark.parametrize("goes", ["grave-levy-1", "redsand-thrall-2"])
def test_of_four_tokens_one_must_go(goes: str) -> None:
    dungeon = delve(
        enemies="redsand-thrall-2@33", trophies="grave-levy redsand-thrall-1", held="3", faces="mace-of-dawn"
    )
    dungeon.play("0 attack redsand-thrall-2 with mace-of-dawn")
    assert len(dungeon.offered("drop")) == 4
    dungeon.play(f"0 drop {goes}")
    assert sorted(dungeon.trophies()) == sorted({"grave-levy-1", "redsand-thrall-1", "redsand-thrall-2"} - {goes})


@rule("SHS-ATK-9")
def test_example_iii_arani_eliminates_a_redsand_thrall() -> None:
    dungeon = delve(enemies="redsand-thrall@33", hands="battle move")
    dungeon.play("0 attack redsand-thrall-1 with mace-of-dawn", "0 boost battle", "0 take redsand-thrall-1")
    assert dungeon.happened("attacked", damage=3, defence=3)
    assert dungeon.where("redsand-thrall-1") == ""
    assert (dungeon.trophies(), dungeon.hand(), dungeon.face("mace-of-dawn")) == (["redsand-thrall-1"], ["move"], "b")


def test_some_attacks_hit_everybody_there() -> None:
    dungeon = delve("durgen@33 arani@15", enemies="ghoren-slinger@33 ghoren-slinger@33", faces="hammerfall")
    dungeon.play("0 attack ghoren-slinger-1 with hammerfall", "0 take ghoren-slinger-1", "0 leave ghoren-slinger-2")
    assert dungeon.trophies() == ["ghoren-slinger-1"]


@rule("SHS-SRCH-1", "SHS-SRCH-2", "SHS-SRCH-8")
def test_enough_points_find_a_treasure() -> None:
    for boosts, found in ((0, 0), (1, 1)):
        dungeon = delve("tamsin@33 durgen@15", treasures="3@33", hands="search search")
        dungeon.play("0 search with snatch")
        dungeon.play(*["0 boost search"] * boosts).enough()
        if found:
            dungeon.play(f"0 {dungeon.offered('take')[0]}")
        dungeon.play_until(lambda played: bool(played.offered("end")) or bool(played.offered("go")))
        assert len(dungeon.game.found[0]) == found
        assert (dungeon.game.treasure_at[dungeon.number("33")] == -1) == bool(found)


@rule("SHS-SRCH-3")
def test_a_treasure_may_be_left() -> None:
    dungeon = delve("tamsin@33 durgen@15", treasures="2@33")
    dungeon.play("0 search with snatch")
    dungeon.play(f"0 {dungeon.offered('leave')[0]}")
    assert dungeon.game.found[0] == []
    assert dungeon.game.treasure_at[dungeon.number("33")] != -1


@rule("SHS-SRCH-4")
def test_treasures_count_among_the_three_tokens() -> None:
    trophies = "grave-levy redsand-thrall bristlemaw"
    dungeon = delve("tamsin@33 durgen@15", treasures="2@33", trophies=trophies)
    dungeon.play("0 search with snatch")
    assert len(dungeon.offered("drop")) + len(dungeon.offered("leave")) == 4
    dungeon.play("0 drop bristlemaw-1")
    assert (len(dungeon.trophies()), len(dungeon.game.found[0])) == (2, 1)


@rule("SHS-SRCH-5", "SHS-SRCH-6")
@pytest.mark.parametrize("treasure", ["", "2@33"])
def test_a_search_counts_for_a_whisper_with_or_without_a_treasure(treasure: str) -> None:
    whisper = "what-the-moss-remembers"
    dungeon = delve("tamsin@33 durgen@15", rooms="33=moss-hall", whispers=whisper, treasures=treasure)
    assert "is not fulfilled" in dungeon.refuses(f"0 claim {whisper}")
    dungeon.play("0 search with snatch")
    if treasure:
        dungeon.play(f"0 {dungeon.offered('take')[0]}")
    dungeon.play("0 go 33", f"0 claim {whisper}")
    assert dungeon.game.view(0).heroes[0].whispers == [whisper]
    assert len(dungeon.game.found[0]) == (1 if treasure else 0)


@rule("SHS-SRCH-7")
def test_a_search_next_door_counts_as_being_there() -> None:
    whisper = "what-the-moss-remembers"
    dungeon = delve("celenthia@32 durgen@15", rooms="33=moss-hall", whispers=whisper)
    dungeon.play("0 search with grimoire", "0 in 33", f"0 claim {whisper}")
    # At the Hero Shrine next door, one more Skill Symbol counts.
    there = delve("quill@32 durgen@15", rooms="33=hall-of-names", faces="stitches")
    assert there.game.skill_of(0, there.number("33")) == there.game.skill_of(0) + 1


def test_a_face_down_treasure_is_seen_when_its_room_is_searched() -> None:
    dungeon = delve("tamsin@33 durgen@15", treasures="4@33", hidden_treasures=True, hands="battle")
    room = dungeon.number("33")
    assert room in dungeon.game.unseen
    dungeon.play("0 search with snatch", "0 enough")
    assert room not in dungeon.game.unseen


@rule("SHS-PREP-1", "SHS-PREP-4", "SHS-PREP-3")
def test_prepare_draws_what_the_card_says_and_nothing_boosts_it() -> None:
    dungeon = delve(hands="battle", deck="beast beast beast")
    dungeon.play("0 prepare with morning-prayer")
    assert len(dungeon.hand()) == 4
    assert not dungeon.offered("boost")
    full = delve(hands="battle battle battle battle battle battle")
    full.play("0 move mace-of-dawn to 33").enough()
    assert len(full.hand()) == 6
    assert not full.offered("discard")


@rule("SHS-PREP-5")
def test_equipment_raises_the_hand_size() -> None:
    dungeon = delve("celenthia@33 durgen@15", hands="battle battle", faces="grimoire", gear="seers-lens")
    dungeon.play("0 prepare with grimoire")
    assert len(dungeon.hand()) == 5
    assert not dungeon.offered("discard")


@rule("SHS-PREP-6")
def test_example_iv_celenthia_draws_three_and_discards_one() -> None:
    dungeon = delve("celenthia@33 durgen@15", hands="battle battle", faces="grimoire", deck="beast beast beast")
    dungeon.play("0 prepare with grimoire")
    assert len(dungeon.hand()) == 5
    dungeon.play("0 discard battle")
    assert len(dungeon.hand()) == 4
    assert not dungeon.offered("discard")


@rule("SHS-DRAW-1")
def test_all_cards_are_drawn_unless_it_says_up_to() -> None:
    dungeon = delve("quill@33 durgen@15", faces="nimble-fingers")
    dungeon.play("0 prepare with nimble-fingers")
    assert dungeon.offered() == [f"draw {count}" for count in range(5)]
    dungeon.play("0 draw 1")
    assert len(dungeon.hand()) == 1
    plain = delve()
    plain.play("0 prepare with morning-prayer")
    assert len(plain.hand()) == 3


@rule("SHS-HEAL-1", "SHS-HEAL-2", "SHS-HEAL-3", "SHS-HEAL-4", "SHS-SHR-4")
def test_each_point_removes_a_wound_from_a_card_one_likes() -> None:
    wounds = "blood-price:2 venda:3"
    dungeon = delve("venda@33 durgen@15", wounds=wounds, hands="heal battle")
    dungeon.play("0 heal with ravencrag-brew", "0 enough")
    for _ in range(3):
        assert dungeon.offered() == ["mend blood-price", "mend venda"]
        dungeon.play("0 mend venda" if dungeon.game.hurt[0] > 1 else "0 mend blood-price")
        if dungeon.game.wounds_of(0) == 2:
            break
    dungeon.play(f"0 {dungeon.offered('mend')[0]}")
    assert dungeon.game.wounds_of(0) == 1
    boosted = delve("venda@33 durgen@15", wounds=wounds, hands="heal")
    boosted.play("0 heal with ravencrag-brew", "0 boost heal")
    assert boosted.game.wounds_of(0) == 0
    shrine = delve("venda@33 durgen@15", wounds=wounds, hands="heal", rooms="33=warm-spring")
    shrine.play("0 heal with ravencrag-brew")
    assert shrine.game.wounds_of(0) == 0


@rule("SHS-HEAL-6", "SHS-DIS-4")
def test_example_v_venda_heals_four_wounds() -> None:
    dungeon = delve("venda@33 durgen@15", wounds="blood-price:2 venda:2", hands="heal")
    assert "Wounds on it" in dungeon.refuses("0 move blood-price to 32")
    dungeon.play("0 heal with ravencrag-brew")
    assert dungeon.game.wounds_of(0) == 0
    assert dungeon.hand() == ["heal"]
    dungeon.play("0 move blood-price to 32")
    assert dungeon.where("venda") == "32"


def test_who_has_no_wounds_cannot_heal() -> None:
    assert "no Wounds" in delve("venda@33 durgen@15").refuses("0 heal with ravencrag-brew")


def test_a_special_side_does_what_it_says() -> None:
    dungeon = delve("brannoc@33 durgen@15", enemies="ghoren-slinger@33")
    dungeon.play("0 act with sand-in-the-eyes", "0 mark ghoren-slinger-1", "0 take ghoren-slinger-1")
    assert dungeon.trophies() == ["ghoren-slinger-1"]
    assert len(dungeon.hand()) == 1  # Brannoc draws a card for the kill
