"""Move."""

from __future__ import annotations

from dungeons import delve
from rule import rule


@rule("SHS-MOVE-1")
def test_any_card_moves_and_its_text_is_ignored() -> None:
    dungeon = delve(deck="beast")
    dungeon.play("0 move morning-prayer to 32")
    assert (dungeon.where("arani"), dungeon.face("morning-prayer"), dungeon.hand()) == ("32", "b", [])
    assert "exhausted" in dungeon.refuses("0 move morning-prayer to 33")


@rule("SHS-MOVE-2", "SHS-MOVE-4", "SHS-MOVE-5")
def test_the_movement_says_how_far() -> None:
    fengray = delve("fengray@33 durgen@15")
    assert fengray.rooms_offered("move") == ["23", "32", "33", "34", "43"]
    assert "out of reach" in fengray.refuses("0 move campfire to 22")
    arani = delve()
    assert len(arani.rooms_offered("move")) == 13


@rule("SHS-MOVE-3", "SHS-MOVE-9")
def test_move_symbols_lead_on_whatever_the_card_shows() -> None:
    dungeon = delve("fengray@33 durgen@15", hands="move move")
    dungeon.play("0 move tracks-in-snow to 32", "0 boost move", "0 boost move")
    assert "52" in dungeon.rooms_offered("go")
    dungeon.play("0 go 31")
    assert (dungeon.where("fengray"), dungeon.hand()) == ("31", [])


@rule("SHS-MOVE-6")
def test_an_enemy_stops_a_hero() -> None:
    dungeon = delve("arani@31 durgen@15", enemies="barrow-knight@32", hands="move")
    assert "33" not in dungeon.rooms_offered("move")
    dungeon.play("0 move mace-of-dawn to 32")
    assert dungeon.where("arani") == "32"
    assert not dungeon.offered("boost")


@rule("SHS-MOVE-7")
def test_example_ii_fengray_moves_one_room_and_an_enemy_stops_him_boosted_or_not() -> None:
    dungeon = delve("fengray@33 durgen@15", enemies="barrow-knight@31", hands="move move move")
    dungeon.play("0 move campfire to 32")
    assert dungeon.where("fengray") == "32"
    dungeon.play("0 boost move", "0 boost move", "0 boost move")
    assert "31" in dungeon.rooms_offered("go")
    dungeon.play("0 go 31")
    assert (dungeon.where("fengray"), dungeon.face("campfire")) == ("31", "b")
    assert not dungeon.offered("go")
    assert not dungeon.offered("boost")


@rule("SHS-MOVE-8")
def test_a_second_move_leaves_the_room_of_an_enemy() -> None:
    dungeon = delve("arani@31 durgen@15", enemies="barrow-knight@32")
    dungeon.play("0 move mace-of-dawn to 32", "0 move morning-prayer to 33")
    assert dungeon.where("arani") == "33"


@rule("SHS-MOVE-9")
def test_one_may_stop_early_or_not_go_at_all() -> None:
    dungeon = delve()
    dungeon.play("0 move mace-of-dawn to 33")
    assert (dungeon.where("arani"), dungeon.face("mace-of-dawn")) == ("33", "b")
    dungeon.play("0 move morning-prayer to 32")
    assert dungeon.where("arani") == "32"


def test_the_lord_stops_movement_like_an_enemy() -> None:
    dungeon = delve("arani@32 durgen@15", lord="sir-nobody@33")
    assert "34" not in dungeon.rooms_offered("move")
