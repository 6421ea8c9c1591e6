"""The standard attack: who attacks whom, and for how much."""

from matches import Match, arranged
from rule import rule

GREEN = "john-silver amy | stach@40 rex-blaze@20 zuri-makena@20 captain-gravy@40"
RED = "carlos-el-jefe-rojas ignacio | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"
DUO = "john-silver amy | ive-montana@20 rex-blaze@20 zuri-makena@20 stach@40"


def targets(match: Match, seat: int) -> set[str]:
    """Returns whom a seat may attack."""
    return {token.split(" ")[1] for token in match.offered(seat) if token.startswith("attack")}


def attackers(match: Match, seat: int) -> set[str]:
    """Returns with whom a seat may attack."""
    return {token.split(" ")[3] for token in match.offered(seat) if token.startswith("attack")}


@rule("SS-ATK-1")
def test_the_attacker_names_the_target() -> None:
    match = arranged(green=GREEN, red=RED)
    assert targets(match, 0) == {"ignacio", "tito-tambor", "whiz", "tuna-toni", "chalk"}
    match.play("0 attack chalk with stach")
    assert match.kt("chalk") == 30
    assert [match.kt(name) for name in ("ignacio", "tito-tambor", "whiz", "tuna-toni")] == [50, 20, 20, 20]


@rule("SS-ATK-1")
def test_a_5_an_attack_names_a_top_and_active_attacker() -> None:
    row = "john-silver amy | stach<echo-nova-byte@20 rex-blaze@20+rested zuri-makena@20+earworm captain-gravy@40"
    match = arranged(green=row, red=RED)
    assert attackers(match, 0) == {"john-silver", "amy", "echo-nova-byte", "captain-gravy"}
    for name in ("stach", "rex-blaze", "zuri-makena"):
        match.refuses(f"0 attack ignacio with {name}")


@rule("SS-ATK-1")
def test_a_40_nobody_attacks_the_own_side() -> None:
    match = arranged(green=GREEN, red=RED)
    assert not targets(match, 0) & {"john-silver", "amy", "stach", "rex-blaze", "zuri-makena", "captain-gravy"}
    match.refuses("0 attack amy with stach")
    match.refuses("0 attack ignacio with whiz")


@rule("SS-ATK-2")
def test_the_die_of_the_slot_goes_down_by_10() -> None:
    match = arranged(green=GREEN, red="carlos-el-jefe-rojas ignacio | tito-tambor@30 whiz tuna-toni chalk")
    match.play("0 attack tito-tambor with stach")
    assert match.game.kt[1][0] == 20
    assert match.told("hit") == [{"side": 1, "slot": "s1", "card": "tito-tambor", "kt": 10}]


@rule("SS-ATK-3")
def test_an_attack_takes_10_whoever_makes_it() -> None:
    for name in ("john-silver", "amy", "stach", "rex-blaze"):
        match = arranged(green=GREEN, red=RED).play(f"0 attack ignacio with {name}")
        assert match.kt("ignacio") == 40


@rule("SS-ATK-3")
def test_a_19_read_as_passive_ives_attack_takes_20_beside_stach() -> None:
    match = arranged(green=DUO, red=RED, duo_attack_is_passive=True).play("0 attack ignacio with ive-montana")
    assert match.kt("ignacio") == 30
    assert match.kt("ive-montana") == 20
    others = arranged(green=DUO, red=RED, duo_attack_is_passive=True).play("0 attack ignacio with stach")
    assert others.kt("ignacio") == 40


@rule("SS-ATK-3")
def test_a_19_by_default_even_ives_attack_takes_10() -> None:
    match = arranged(green=DUO, red=RED).play("0 attack ignacio with ive-montana")
    assert match.kt("ignacio") == 40


@rule("SS-ATK-4", "SS-CARD-3")
def test_an_immune_leader_is_no_target() -> None:
    match = arranged(green=GREEN, red=RED, turn="red")
    assert "john-silver" not in targets(match, 1)
    match.refuses("1 attack john-silver with whiz")
    assert match.game.is_immune(0, match.game.format.leader)
    bare = arranged(green="john-silver - | stach@40 rex-blaze zuri-makena -", red=RED, turn="red")
    assert "john-silver" in targets(bare, 1)
    assert not bare.game.is_immune(0, bare.game.format.leader)


@rule("SS-ATK-4")
def test_a_39_immunity_holds_against_skills_as_well() -> None:
    match = arranged(green="john-silver amy | rex-blaze@60 stach zuri-makena -", red=RED, dice=[2])
    match.play("0 use rex-blaze")
    assert "hit carlos-el-jefe-rojas" not in match.offered(0)
    assert "hit ignacio" in match.offered(0)
    all_of_them = arranged(green="john-silver amy | lola-loophole stach zuri-makena -", red=RED)
    all_of_them.play("0 use lola-loophole")
    assert all_of_them.kt("carlos-el-jefe-rojas") == 60
    assert [all_of_them.kt(name) for name in ("ignacio", "tito-tambor", "whiz", "chalk")] == [40, 10, 10, 30]


@rule("SS-ATK-4")
def test_a_39_an_fx_card_is_no_attack_and_hurts_the_immune() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="flying-pizza").play("0 draw fx")
    assert "hit carlos-el-jefe-rojas" in match.offered(0)
    match.play("0 hit carlos-el-jefe-rojas")
    assert match.kt("carlos-el-jefe-rojas") == 50
    everybody = arranged(green=GREEN, red=RED, green_fx="marching-gummy-bears").play("0 draw fx")
    assert everybody.kt("carlos-el-jefe-rojas") == 50
    assert everybody.kt("ignacio") == 40
    broken = arranged(green="john-silver amy | stach+pocket-weather-machine:10", red=RED, turn="red")
    broken.play("1 attack stach with whiz")
    assert broken.kt("carlos-el-jefe-rojas") == 50
    assert broken.kt("ignacio") == 40


@rule("SS-ATK-4")
def test_a_39_costs_and_own_fx_change_the_kt_of_the_immune() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="surprise-tax-audit").play("0 draw fx")
    assert match.kt("john-silver") == 50


@rule("SS-ATK-5")
def test_there_is_no_defence_and_no_blow_in_return() -> None:
    match = arranged(green=GREEN, red=RED).play("0 attack ignacio with stach")
    assert match.told("rolled") == []
    assert match.kt("stach") == 40
    assert match.events == ["attacked", "hit", "turn"]


@rule("SS-ATK-4", "SS-CARD-11")
def test_a_56_nobody_is_immune_through_the_very_card_underneath() -> None:
    row = "carlos-el-jefe-rojas ignacio | dakota-lawkins<jasper-lawkins@50 whiz tuna-toni chalk"
    match = arranged(green=GREEN, red=row)
    assert "jasper-lawkins" in targets(match, 0)
    match.play("0 attack jasper-lawkins with stach")
    assert match.kt("jasper-lawkins") == 40


@rule("SS-ATK-4", "SS-CARD-11")
def test_a_6_and_a_56_a_partner_covered_elsewhere_still_counts() -> None:
    row = "carlos-el-jefe-rojas ignacio | dakota-lawkins<whiz@20 jasper-lawkins@50 tuna-toni chalk"
    match = arranged(green=GREEN, red=row)
    assert "jasper-lawkins" not in targets(match, 0)
    assert "whiz" in targets(match, 0)


@rule("SS-ATK-4")
def test_a_56_two_bodyguards_on_the_core_team_leave_a_way_in() -> None:
    own = "carlos-el-jefe-rojas<dakota-lawkins<jasper-lawkins@50 ignacio | whiz tuna-toni chalk tito-tambor"
    assert "jasper-lawkins" in targets(arranged(green=GREEN, red=own), 0)
    split = "carlos-el-jefe-rojas<dakota-lawkins@40 ignacio<jasper-lawkins@50 | whiz tuna-toni chalk tito-tambor"
    match = arranged(green=GREEN, red=split)
    assert "jasper-lawkins" not in targets(match, 0)
    assert "dakota-lawkins" in targets(match, 0)
