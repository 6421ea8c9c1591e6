"""What the glossary adds."""

import pytest

from matches import analysing, arranged, started
from rule import rule

GREEN = "john-silver amy | ive-montana@60 stach@40 rex-blaze@20 zuri-makena@20"
RED = "carlos-el-jefe-rojas ignacio | jasper-lawkins@50 whiz@20 tuna-toni@20 tito-tambor@20"


@rule("SS-GLO-1", "SS-CARD-11")
def test_a_duo_needs_the_two_of_them_in_play() -> None:
    match = arranged(green=GREEN, red=RED, red_deck="dakota-lawkins").play("0 attack jasper-lawkins with stach")
    assert match.kt("jasper-lawkins") == 40


@rule("SS-GLO-2", "SS-GLO-3")
@pytest.mark.parametrize("faction", [0, 1])
@pytest.mark.parametrize("kind", ["leader", "family"])
def test_a_faction_has_one_leader_and_one_family(faction: int, kind: str) -> None:
    cards = arranged().game.cards
    found = [card for card in range(len(cards)) if cards.kinds[card] == kind and cards.factions[card] == faction]
    assert len(found) == 1
    assert found[0] == (cards.leaders if kind == "leader" else cards.families)[faction]


@rule("SS-GLO-2", "SS-GLO-3")
@pytest.mark.parametrize("format", ["sumo-rush", "controlled", "fiasco"])
def test_every_side_starts_with_its_leader_and_its_family(format: str) -> None:
    match = started(format=format).set_up(green=0)
    assert match.field(0).startswith("john-silver@60 amy@50 | ")
    assert match.field(1).startswith("carlos-el-jefe-rojas@60 ignacio@50 | ")


@rule("SS-GLO-4", "SS-SETA-5")
def test_the_faction_card_tells_whom_a_player_is_with() -> None:
    match = started(dice=[5, 3])
    assert match.asked == [0]
    match.play("0 take red")
    assert match.told("factions") == [{"factions": ["red", "green"]}]
    assert match.game.factions == [1, 0]
    assert match.game.black == [False, False]
    assert match.kt("carlos-el-jefe-rojas") == 60
    assert match.game.top(0, match.game.format.leader) == match.card("carlos-el-jefe-rojas")


@rule("SS-GLO-5")
def test_an_fx_card_is_for_or_against_one_or_all() -> None:
    one = arranged(green=GREEN, red=RED, green_fx="cotton-candy-cumulus").play("0 draw fx", "0 choose rex-blaze")
    assert one.field(0) == "john-silver@60 amy@50 | ive-montana@60 stach@40 rex-blaze@50 zuri-makena@20"
    team = arranged(green=GREEN, red=RED, green_fx="midnight-feast").play("0 draw fx")
    assert team.field(0) == "john-silver@60 amy@60 | ive-montana@60 stach@60 rex-blaze@40 zuri-makena@40"
    enemies = arranged(green=GREEN, red=RED, green_fx="glitter-soda-geyser").play("0 draw fx")
    assert enemies.field(1) == "carlos-el-jefe-rojas@40 ignacio@30 | jasper-lawkins@30 - - -"


@rule("SS-GLO-6")
def test_all_but_leader_and_family_are_supporters() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="chocolate-fountain").play("0 draw fx")
    match.refuses("0 choose john-silver")
    match.refuses("0 choose amy")
    names = ["ive-montana", "rex-blaze", "stach", "zuri-makena"]
    assert sorted(match.offered(0)) == [f"choose {name}" for name in names]


@rule("SS-GLO-7")
def test_a_penalty_falls_due_by_the_characters_drawn_at_the_start() -> None:
    match = analysing(
        green="rex-blaze zuri-makena echo-nova-byte captain-gravy", red="seraphim-kade jasper-lawkins whiz tuna-toni"
    ).play("0 ready", "1 ready")
    assert match.kinds("left", "turn") == ["left", "turn"]


@rule("SS-GLO-8")
def test_a_timeout_costs_the_next_chance_to_act() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="earworm")
    first = match.game.turn
    match.play("0 draw fx", "0 choose ive-montana", "1 attack amy with whiz")
    assert match.game.turn == first + 2
    match.refuses("0 attack ignacio with ive-montana")
    match.play("0 attack ignacio with stach", "1 attack amy with whiz")
    assert match.game.turn == first + 4
    match.play("0 attack ignacio with ive-montana")
    assert match.kt("ignacio") == 30
