"""Turns, boosting, Skill Symbols and disabled cards."""

from __future__ import annotations

import pytest

from dungeons import delve
from gloaming.games.shadowscape.rules.symbols import ATTACKING, HEALING, PREPARING, SEARCHING
from rule import rule


@rule("SHS-OVR-1", "SHS-TURN-1")
def test_turns_go_round_each_with_an_enemy_phase() -> None:
    dungeon = delve("arani@11 durgen@15 venda@51", deck="beast beast beast beast", enemies="bristlemaw@33")
    seats = []
    for _ in range(4):
        seats.append(dungeon.asked[0])
        dungeon.end_turn(dungeon.asked[0]).enough()
        while not dungeon.offered("end"):
            dungeon.play(f"{dungeon.asked[0]} {dungeon.offered()[0]}")
    assert seats == [0, 1, 2, 0]
    kinds = dungeon.kinds("enemy_phase_began", "turn_began")
    assert kinds[:4] == ["enemy_phase_began", "turn_began"] * 2


@rule("SHS-OVR-2", "SHS-TURN-2", "SHS-TURN-3", "SHS-TURN-4", "SHS-TURN-5", "SHS-TURN-6")
def test_two_actions_with_two_different_cards() -> None:
    dungeon = delve(enemies="barrow-knight@33", hands="move")
    dungeon.play("0 attack barrow-knight-1 with mace-of-dawn").enough()
    assert dungeon.happened("attacked", damage=2, defence=5)
    assert dungeon.face("mace-of-dawn") == "b"
    assert "exhausted" in dungeon.refuses("0 attack barrow-knight-1 with mace-of-dawn")
    dungeon.play("0 attack barrow-knight-1 with blinding-light").enough()
    assert "performed all Actions" in dungeon.refuses("0 move lay-on-hands to 32")
    assert not dungeon.offered("move")


@rule("SHS-TURN-6")
def test_with_one_usable_card_there_is_one_action() -> None:
    dungeon = delve(wounds="mace-of-dawn:1 blinding-light:1 morning-prayer:1", hands="battle")
    dungeon.play("0 heal with lay-on-hands").enough()
    while dungeon.offered("mend"):
        dungeon.play(f"0 {dungeon.offered()[0]}")
    assert dungeon.game.actions_left == 1


@rule("SHS-TURN-7")
def test_exhausted_cards_are_ready_in_the_next_turn() -> None:
    dungeon = delve(enemies="barrow-knight@33", deck="beast beast", hands="move | move")
    dungeon.play("0 attack barrow-knight-1 with mace-of-dawn").enough().end_turn()
    dungeon.end_turn(1)
    assert dungeon.asked == [0]
    assert "attack barrow-knight-1 with mace-of-dawn" in dungeon.offered()
    assert dungeon.face("mace-of-dawn") == "b"


@rule("SHS-BOOST-1", "SHS-ATK-1", "SHS-PLA-2")
def test_the_symbol_at_the_bottom_boosts_and_no_other() -> None:
    dungeon = delve(enemies="barrow-knight@33", hands="battle arcane")
    dungeon.play("0 attack barrow-knight-1 with mace-of-dawn")
    assert "does not have the symbol" in dungeon.refuses("0 boost arcane")
    dungeon.play("0 boost battle", "0 enough")
    dungeon.play("0 attack barrow-knight-1 with blinding-light")
    assert [token.split("-")[-1] for token in dungeon.offered("boost")] == ["arcane"]
    side = dungeon.game.box.side(dungeon.card("chain-and-bell"), 0)
    assert (side.kind, side.boost) == (ATTACKING, 3)  # a Regular Attack that Heal Symbols boost


@rule("SHS-BOOST-2")
def test_without_a_symbol_at_the_bottom_nothing_is_boosted() -> None:
    dungeon = delve("durgen@33 arani@15", enemies="barrow-knight@33", hands="battle battle")
    dungeon.play("0 attack barrow-knight-1 with hammerfall")
    assert dungeon.happened("attacked", damage=4)
    assert dungeon.hand() == ["battle", "battle"]


@rule("SHS-BOOST-3", "SHS-BOOST-4", "SHS-BOOST-5", "SHS-ATK-3")
def test_as_many_fate_cards_as_one_likes_each_adding_one() -> None:
    dungeon = delve(enemies="barrow-knight@33", hands="battle battle battle")
    dungeon.play("0 attack barrow-knight-1 with mace-of-dawn", "0 boost battle", "0 boost battle", "0 boost battle")
    assert dungeon.happened("attacked", damage=5)
    assert dungeon.happened("eliminated")
    assert dungeon.hand() == []
    assert not dungeon.happened("fate_altered")
    assert not dungeon.game.fate_altered


@rule("SHS-BOOST-6")
def test_equipment_generates_a_symbol_once_a_turn() -> None:
    dungeon = delve(enemies="redsand-thrall@33 redsand-thrall@33", gear="versatile-blade", faces="morning-prayer")
    dungeon.play("0 attack redsand-thrall-1 with mace-of-dawn")
    assert dungeon.offered() == ["tap versatile-blade", "enough"]
    dungeon.play("0 tap versatile-blade")
    assert dungeon.happened("eliminated", enemy="redsand-thrall-1")
    assert dungeon.game.taps(0, 0) == []


@rule("SHS-BOOST-7", "SHS-SHR-1", "SHS-SHR-3", "SHS-SHR-2")
@pytest.mark.parametrize(
    ("room", "card", "damage"),
    [
        ("armoury", "mace-of-dawn", 3),
        ("star-well", "blinding-light", 3),
        ("star-well", "mace-of-dawn", 2),
        ("ossuary", "mace-of-dawn", 2),
    ],
)
def test_shrines_boost_the_actions_in_their_room(room: str, card: str, damage: int) -> None:
    dungeon = delve(enemies="barrow-knight@33", rooms=f"33={room}")
    dungeon.play(f"0 attack barrow-knight-1 with {card}")
    assert dungeon.happened("attacked", damage=damage)


@rule("SHS-BOOST-8")
def test_nobody_has_to_boost() -> None:
    dungeon = delve(enemies="barrow-knight@33", hands="battle")
    dungeon.play("0 attack barrow-knight-1 with mace-of-dawn", "0 enough")
    assert dungeon.happened("attacked", damage=2)
    assert dungeon.hand() == ["battle"]


@rule("SHS-SKILL-1", "SHS-SKILL-2", "SHS-SKILL-3", "SHS-SKILL-4")
def test_example_i_aseke_draws_as_many_as_she_sees_skill_symbols() -> None:
    # 187 A itself shows one, and so do two other cards; that on the back of the fourth does not count.
    dungeon = delve("aseke@33 durgen@15", hands="battle", faces="mirror-waltz", wounds="")
    dungeon.game.faces[dungeon.card("mirror-waltz")] = 0
    game = dungeon.game
    shown = [game.box.side(card, game.faces[card]).skill for card in game.areas[0]]
    while sum(shown) < 3:
        card = next(
            c for c in range(len(game.box.actions.names)) if game.box.side(c, 0).skill and c not in game.areas[0]
        )
        game.areas[0].append(card)
        game.faces[card] = 0
        shown.append(1)
    game.ask_anew()
    dungeon.play("0 prepare with breath-of-mist")
    assert len(dungeon.hand()) == 4
    assert dungeon.face("breath-of-mist") == "b"


@rule("SHS-SKILL-5")
def test_skill_symbols_on_disabled_cards_count() -> None:
    dungeon = delve("aseke@33 durgen@15")
    before = dungeon.game.skill_of(0)
    dungeon.game.wounds[dungeon.card("veil-step")] = 1
    assert dungeon.game.skill_of(0) == before == 2


@rule("SHS-DIS-1", "SHS-DIS-2", "SHS-SPEC-5")
def test_cards_with_wounds_are_no_use_not_even_for_a_move() -> None:
    dungeon = delve("venda@33 arani@15", wounds="blood-price:1 twin-axes:1 scavenge:1", hands="battle", held="2")
    assert "Wounds on it" in dungeon.refuses("0 move blood-price to 32")
    assert {token.split(" ")[1] for token in dungeon.offered("move")} == {"ravencrag-brew"}
    assert dungeon.offered("claim")


@rule("SHS-DIS-3")
def test_wounds_on_the_hero_card_disable_nothing() -> None:
    dungeon = delve("arani@33 durgen@33", wounds="arani:3 durgen:1")
    assert "use arani" in dungeon.offered()
    dungeon.play("0 use arani", "0 choose durgen")
    assert dungeon.game.hurt == [3, 0]


@rule("SHS-PLA-1")
def test_there_are_five_actions() -> None:
    from gloaming.games.shadowscape.rules.reading.heroes import DEEDS

    assert DEEDS == ("attack", "cast", "search", "heal", "prepare")
    assert {ATTACKING, SEARCHING, PREPARING, HEALING} == {0, 1, 2, 3}
    dungeon = delve("arani@33 durgen@15", enemies="barrow-knight@33", wounds="arani:1", faces="blinding-light")
    verbs = {token.split(" ")[0] for token in dungeon.offered()}
    assert {"move", "attack", "heal", "prepare", "act"} <= verbs
    assert "search with snatch" in delve("tamsin@33 durgen@15").offered()


@rule("SHS-GOLD-1")
def test_a_card_that_contradicts_the_book_wins() -> None:
    ways = "31 32 33 34 35"
    tamsin = delve("tamsin@31 durgen@15", enemies="barrow-knight@32")
    assert set(ways.split()) - {"35"} <= set(tamsin.rooms_offered("move"))
    tamsin.play("0 move flying-knife to 33").enough()
    assert tamsin.where("tamsin") == "33"
