"""What the cards say, carried out: every text on Fate Cards, Action Cards, Equipment and Hero Cards."""

from __future__ import annotations

from random import Random

import pytest

from dungeons import Dungeon, delve
from gloaming.games.shadowscape.rules.reading.boxes import box_named
from gloaming.games.shadowscape.rules.symbols import NONE, SEARCH

BOX = box_named("base")
HERE = "redsand-thrall@33 grave-levy@33 bristlemaw@34 bone-archer@23 toll-captain@11"
NO_CARDS = "battle heal search arcane"


def busy(heroes: str = "durgen@33 venda@33 quill@32", **more: object) -> Dungeon:
    """Sets up a dungeon in which almost anything could be done."""
    wounds = " ".join(f"{hero.split('@')[0]}:2" for hero in heroes.split())
    facts = {
        "enemies": HERE,
        "hands": f"{NO_CARDS} | {NO_CARDS} move | {NO_CARDS} defence",
        "wounds": wounds,
        "trophies": "bristlemaw-2 | mire-stalker | ",
        "held": "3 | 2 | 2",
        "gear": " | | padded-coat",
        "treasures": "2@33 3@52",
        "deck": "beast undead brigand beast",
    } | more
    dungeon = delve(heroes, **facts)  # type: ignore[arg-type]
    fates = dungeon.game.box.fates.symbols
    buried = next(card for card in dungeon.game.fate.cards[0] if fates[card] == SEARCH)
    dungeon.game.fate.move(buried, 1, start=0)
    dungeon.game.dead[2].append(dungeon.game.piles[2].pop())
    dungeon.game.ask_anew()
    return dungeon


def carried_out(dungeon: Dungeon, seed: int) -> None:
    """Answers whatever a text asks, until the Action Phase goes on, or is over."""
    luck = Random(seed)
    while not dungeon.game.over and "end actions" not in dungeon.offered():
        decision = luck.choice(dungeon.game.decisions)
        dungeon.game.choose(decision.seat, luck.choice(decision.options))


@pytest.mark.parametrize("mode", ["competitive", "coop"])
@pytest.mark.parametrize("card", BOX.fates.names)
def test_every_text_of_a_fate_card_is_played(card: str, mode: str) -> None:
    for seed in range(2):
        hands = f"{card} move | {NO_CARDS} move | {NO_CARDS} defence"
        dungeon = busy(hands=hands, mode=mode, seed=seed + 1)
        dungeon.play("0 move keystone to 33").enough()
        if dungeon.offered("go"):
            dungeon.play("0 go 33")
        before = dungeon.game.state()
        dungeon.play(f"0 alter {card}")
        carried_out(dungeon, seed)
        assert dungeon.happened("fate_altered", card=card)
        assert dungeon.game.state() != before


SIDES = [
    pytest.param(card, face, id=f"{BOX.actions.names[card]}-{'ab'[face]}")
    for card in range(len(BOX.actions.names))
    for face in range(2)
]


@pytest.mark.parametrize(("card", "face"), SIDES)
def test_every_side_of_an_action_card_is_used(card: int, face: int) -> None:
    owner, name = BOX.actions.owners[card], BOX.actions.names[card]
    hero = "brannoc" if owner == NONE else BOX.heroes.names[owner]
    others = [other for other in ("durgen", "venda", "quill") if other != hero][:2]
    for seed in range(2):
        dungeon = busy(
            f"{hero}@33 {others[0]}@33 {others[1]}@32",
            faces=name if face else "",
            actions=name if owner == NONE else "",
            seed=seed + 1,
        )
        other = next(each for each in dungeon.game.areas[0] if each != card)
        dungeon.play(f"0 move {BOX.actions.names[other]} to 33")
        carried_out(dungeon, seed)
        used = [token for token in dungeon.offered() if token.endswith(f"with {name}")]
        if owner == NONE and not used:
            assert BOX.actions.costs[card]
        assert used, dungeon.offered()
        dungeon.play(f"0 {used[seed % len(used)]}")
        carried_out(dungeon, seed)
        assert dungeon.happened("action_began", card=name, side="ab"[face])
        assert dungeon.face(name) == "ba"[face]


@pytest.mark.parametrize("hero", BOX.heroes.names)
def test_every_hero_plays_on_with_all_equipment(hero: str) -> None:
    others = [other for other in ("durgen", "venda", "quill") if other != hero][:2]
    for seed, gear in enumerate(BOX.gear.names):
        dungeon = busy(f"{hero}@33 {others[0]}@33 {others[1]}@32", gear=gear, seed=1, lord="sir-nobody@33")
        luck = Random(seed)
        for _ in range(60):
            if not dungeon.game.over:
                decision = luck.choice(dungeon.game.decisions)
                dungeon.game.choose(decision.seat, luck.choice(decision.options))


@pytest.mark.parametrize("lord", BOX.lords.names)
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_every_lord_and_every_enemy_card_is_at_work(lord: str, mode: str) -> None:
    for seed in range(3):
        dungeon = busy(lord=f"{lord}@33", mode=mode, advanced=True, seed=seed + 1)
        dungeon.play_until(lambda played: played.game.turn > 12, seed)


def test_brannoc_draws_for_every_kill_and_melekai_for_his_wounds() -> None:
    brannoc = delve("brannoc@33 durgen@15", enemies="ghoren-slinger@33")
    brannoc.play("0 attack ghoren-slinger-1 with crowd-pleaser", "0 take ghoren-slinger-1")
    assert len(brannoc.hand()) == 1
    melekai = delve("melekai@33 durgen@15", enemies="bristlemaw@33", deck="beast").end_turn()
    while melekai.offered("wound"):
        melekai.play(f"0 {melekai.offered()[0]}")
    assert len(melekai.hand()) == 1


def test_durgen_strikes_back_when_he_cancels_all_damage() -> None:
    dungeon = delve("durgen@33 arani@15", enemies="redsand-thrall@33", deck="brigand", hands="defence").end_turn()
    dungeon.play("0 boost defence")
    assert dungeon.offered() == ["take redsand-thrall-1", "leave redsand-thrall-1"]


def test_isolt_holds_an_enemy_for_a_turn() -> None:
    dungeon = delve("isolt@33 arani@15", enemies="bristlemaw@33", deck="beast", hands="move")
    dungeon.play("0 use isolt", "0 mark bristlemaw-1", "0 discard move").end_turn()
    assert not dungeon.happened("enemy_attacked")
    assert not dungeon.happened("spawned")


def test_oreth_puts_what_he_does_not_like_under_the_deck() -> None:
    dungeon = delve("oreth@33 arani@15", deck="beast undead", hands="move", enemies="barrow-knight@55 bristlemaw@51")
    dungeon.play("0 use oreth")
    seen = dungeon.game.view(0).fate_top
    assert seen is not None
    assert dungeon.game.view(1).fate_top is None
    dungeon.play("0 accept").end_turn()
    assert dungeon.happened("fate_drawn", foe="undead")


def test_a_fate_card_handed_over_is_known_to_both_alone() -> None:
    dungeon = delve("arani@33 durgen@33 venda@15", hands="loose-tongue-move battle | heal | search")
    dungeon.play("0 alter loose-tongue-move")
    dungeon.play(*[f"0 {token}" for token in dungeon.offered("choose")])
    dungeon.play("1 give heal")
    assert dungeon.hand() == ["battle", "heal"]
    known = [dungeon.game.view(seat).heroes[0].hand_known for seat in (1, 2)]
    assert (len(known[0]), known[1]) == (1, [])
