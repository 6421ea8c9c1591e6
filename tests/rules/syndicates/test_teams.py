"""Two against two: seats 0 and 2 play against seats 1 and 3; 0 and 1 have the left flanks."""

import pytest

import gloaming
from matches import Match, analysing, arranged, started
from rule import rule

GREEN = "john-silver amy | stach@40 rex-blaze@20 zuri-makena@20 pebble@40"
RED = "carlos-el-jefe-rojas ignacio | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"
RED_DRAW = "tito-tambor whiz tuna-toni glitch-delgado"


def attackers(match: Match, seat: int) -> set[str]:
    """Returns with whom a seat may attack."""
    return {token.split(" ")[3] for token in match.offered(seat, "attack")}


def targets(match: Match, seat: int) -> set[str]:
    """Returns whom a seat may attack."""
    return {token.split(" ")[1] for token in match.offered(seat, "attack")}


@rule("SS-2V2-1")
@pytest.mark.parametrize(("players", "rivals"), [(2, [[1], [0]]), (4, [[1, 3], [0, 2], [1, 3], [0, 2]])])
def test_a_34_mates_play_against_the_seats_in_between(players: int, rivals: list[list[int]]) -> None:
    game = started(format="sumo-rush", players=players).game
    assert [game.rivals(seat) for seat in range(players)] == rivals


@rule("SS-2V2-1", "SS-2V2-12")
def test_what_the_right_mate_draws_is_used_up_on_the_side_of_both_and_kept_by_the_right_mate() -> None:
    drawn = "party-bucket-of-surprises vitamin-c-energy-shot heat-wave the-golden-praline"
    match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4, turn=2, green_fx=drawn).play("2 draw fx")
    match.play("2 keep the-golden-praline")
    assert [match.held(seat) for seat in range(4)] == [[], [], ["the-golden-praline"], []]
    assert match.fx_used(0) == ["vitamin-c-energy-shot", "heat-wave", "party-bucket-of-surprises"]


@rule("SS-2V2-1", "SS-GEN-4")
def test_a_team_has_one_deck_of_each_kind() -> None:
    match = started(format="sumo-rush", players=4).set_up()
    assert [len(deck) for deck in match.game.decks] == [14, 14]
    assert [len(deck) for deck in match.game.fx_decks] == [12, 12]
    match = arranged(
        green=GREEN,
        red=RED,
        format="sumo-rush",
        players=4,
        green_fx="vitamin-c-energy-shot jalapeno-honey-chips",
    )
    match.play("0 draw fx", "0 choose stach", "1 attack amy with whiz", "2 draw fx", "2 choose pebble")
    assert [facts["card"] for facts in match.told("drew_fx")] == ["vitamin-c-energy-shot", "jalapeno-honey-chips"]
    assert match.fx_used(0) == ["vitamin-c-energy-shot", "jalapeno-honey-chips"]


@rule("SS-2V2-2", "SS-2V2-3")
@pytest.mark.parametrize(("format", "flank"), [("sumo-rush", 2), ("controlled", 3)])
def test_each_flank_has_a_slot_more(format: str, flank: int) -> None:
    match = started(format=format, players=4)
    assert match.game.format.flank == flank
    assert match.game.format.slots == 2 * flank + 2
    draws = match.set_up().told("drew_supporters")
    assert {facts["side"] for facts in draws} == {0, 1}
    for side in range(2):
        drawn = [card for facts in draws if facts["side"] == side for card in facts["cards"]]
        assert len(drawn) == 2 * flank


@rule("SS-2V2-4")
def test_one_mate_has_the_left_flank_and_the_other_the_right() -> None:
    match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4)
    assert match.asked == [0]
    assert attackers(match, 0) == {"stach", "rex-blaze", "john-silver", "amy"}
    match.refuses("0 attack ignacio with pebble")
    right = arranged(green=GREEN, red=RED, format="sumo-rush", players=4, turn=2)
    assert right.asked == [2]
    assert attackers(right, 2) == {"zuri-makena", "pebble", "john-silver", "amy"}
    right.refuses("2 attack ignacio with stach")


@rule("SS-2V2-4")
def test_a_35_a_mate_uses_the_skills_of_the_own_flank() -> None:
    row = "john-silver amy | rex-blaze@60 stach doc-marzipan@60 pebble"
    left = arranged(green=row, red=RED, format="sumo-rush", players=4)
    assert sorted(left.offered(0, "use")) == ["use john-silver", "use rex-blaze"]
    right = arranged(green=row, red=RED, format="sumo-rush", players=4, turn=2)
    assert sorted(right.offered(2, "use")) == ["use doc-marzipan", "use john-silver"]


@rule("SS-2V2-4")
def test_a_35_ones_supporters_are_those_of_the_own_flank_and_ones_bodyguards() -> None:
    row = "john-silver<echo-nova-byte@20 amy | stach@40 rex-blaze@20 zuri-makena@20 pebble@40"
    match = arranged(green=row, red=RED, format="sumo-rush", players=4, green_fx="vitamin-c-energy-shot")
    match.play("0 draw fx")
    assert sorted(match.offered(0)) == ["choose echo-nova-byte", "choose rex-blaze", "choose stach"]
    mate = arranged(
        green=row,
        red=RED,
        format="sumo-rush",
        players=4,
        green_fx="vitamin-c-energy-shot",
        guards="echo-nova-byte:2",
    ).play("0 draw fx")
    assert sorted(mate.offered(0)) == ["choose rex-blaze", "choose stach"]


@rule("SS-2V2-4")
def test_a_35_the_whole_enemy_field_can_be_attacked() -> None:
    match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4, turn=2)
    assert targets(match, 2) == {"ignacio", "tito-tambor", "whiz", "tuna-toni", "chalk"}


@rule("SS-2V2-5")
def test_both_manage_the_core_team() -> None:
    for seat in (0, 2):
        match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4, turn=seat, green_deck="echo-nova-byte")
        assert {"john-silver", "amy"} <= attackers(match, seat)
        match.play(f"{seat} use john-silver")
        assert match.slot(0, "family") == "echo-nova-byte@20"


@rule("SS-2V2-5", "SS-TIME-2")
def test_a_14_a_timeout_in_the_core_team_holds_for_both_mates() -> None:
    match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4, green_fx="mandatory-software-update")
    match.play("0 draw fx", "0 choose amy", "1 attack pebble with whiz")
    assert "amy" not in attackers(match, 2)
    match.play("2 attack whiz with pebble", "3 attack pebble with chalk")
    assert "amy" not in attackers(match, 0)
    match.play("0 attack whiz with stach", "1 attack pebble with tito-tambor")
    assert "amy" in attackers(match, 2)


@rule("SS-2V2-6")
def test_the_team_whose_leader_falls_has_lost() -> None:
    row = "carlos-el-jefe-rojas@10 - | tito-tambor whiz tuna-toni chalk"
    match = arranged(green=GREEN, red=row, format="sumo-rush", players=4, turn=2)
    match.play("2 attack carlos-el-jefe-rojas with pebble")
    assert match.game.over
    assert match.game.scores == [1, 0, 1, 0]
    assert match.game.winners == [0, 2]


@rule("SS-2V2-6")
def test_either_mate_may_give_up_for_the_team() -> None:
    match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4).play("3 surrender")
    assert match.game.winners == [0, 2]


@rule("SS-2V2-6")
@pytest.mark.parametrize("seed", range(4))
def test_a_37_the_team_that_lost_the_throw_begins_with_its_left_mate(seed: int) -> None:
    match = started(format="sumo-rush", players=4, seed=seed)
    side = match.asked[0] % 2
    assert match.asked == [side, side + 2]  # either of them may take the faction
    dice = {facts["side"]: facts["die"] for facts in match.told("rolled")}
    assert dice[side] > dice[1 - side]
    match.play(f"{side + 2} take red")
    assert match.game.factions[side] == 1
    assert match.set_up().told("first") == [{"seat": 1 - side}]
    assert match.asked == [1 - side]


@rule("SS-2V2-7")
def test_both_mates_draw_characters_from_the_same_deck() -> None:
    row = "john-silver amy | stach - - pebble"
    match = arranged(
        green=row,
        red=RED,
        format="sumo-rush",
        players=4,
        green_deck="captain-gravy disco-lenny",
        green_fx="all-you-can-eat-flyer",
    )
    match.play("0 draw fx", "0 enter s2")
    assert match.slot(0, "s2") == "captain-gravy@40"
    assert match.deck(0)[0] == "disco-lenny"
    right = arranged(
        green=row,
        red=RED,
        format="sumo-rush",
        players=4,
        turn=2,
        green_deck="disco-lenny",
        green_fx="all-you-can-eat-flyer",
    ).play("2 draw fx", "2 enter s3")
    assert [facts["card"] for facts in right.told("drew_character")] == ["disco-lenny"]


@rule("SS-2V2-7")
def test_a_36_the_left_mate_draws_first_and_then_the_right_one() -> None:
    match = started(format="sumo-rush", players=4).set_up()
    draws = match.told("drew_supporters")
    row = match.field(0).split(" | ")[1].split()
    drawn = [card for facts in draws if facts["side"] == 0 for card in facts["cards"]]
    standing = [word.split("@")[0] for word in row]
    assert [name for name in standing if name != "-"] == [name for name in drawn if name in standing]


@rule("SS-2V2-8", "SS-2V2-9")
@pytest.mark.parametrize(("format", "cards"), [("sumo-rush", 12), ("controlled", 16)])
def test_a_team_has_its_fx_cards_together(format: str, cards: int) -> None:
    match = started(format=format, players=4).set_up()
    assert [len(deck) for deck in match.game.fx_decks] == [cards, cards]
    cuts = [{"side": side, "count": cards, "aside": 48 - cards} for side in range(2)]
    assert sorted(match.told("fx_cut"), key=str) == sorted(cuts, key=str)


@rule("SS-2V2-10")
def test_each_mate_keeps_the_half_of_a_duo_that_mate_drew() -> None:
    match = analysing(green="ive-montana rex-blaze stach zuri-makena", red=RED_DRAW, format="sumo-rush", players=4)
    assert match.offered(0, "fetch") == []
    assert sorted(match.offered(0, "swap")) == ["swap s1 s2", "swap s3 s4"]  # nobody changes flanks
    match.refuses("0 swap s1 s3")
    match.play("0 ready", "1 ready")
    assert attackers(match, 0) == {"ive-montana", "rex-blaze", "john-silver", "amy"}


@rule("SS-2V2-10")
def test_a_36_a_partner_comes_to_the_flank_of_whoever_made_room() -> None:
    match = analysing(
        green="ive-montana rex-blaze zuri-makena echo-nova-byte", red=RED_DRAW, format="sumo-rush", players=4
    )
    match.play("2 fetch stach")
    assert sorted(match.offered(2)) == ["discard echo-nova-byte", "discard rex-blaze", "discard zuri-makena"]
    match.play("0 discard zuri-makena", "2 ready", "3 ready")
    assert match.slot(0, "s3") == "stach@40"
    assert match.asked == [0]


@rule("SS-2V2-11")
def test_a_duo_works_across_two_mates() -> None:
    row = "john-silver amy | ive-montana@60 rex-blaze stach@10 zuri-makena"
    match = arranged(green=row, red=RED, format="sumo-rush", players=4).play("0 use ive-montana", "0 hit ignacio")
    assert match.kt("ignacio") == 30
    passive = arranged(green=row, red=RED, format="sumo-rush", players=4, duo_attack_is_passive=True)
    passive.play("0 attack ignacio with ive-montana")
    assert passive.kt("ignacio") == 30


@rule("SS-2V2-11")
def test_a_gift_goes_to_the_mates_partner_too() -> None:
    row = "john-silver amy | ive-montana@20 rex-blaze stach@60 zuri-makena"
    match = arranged(green=row, red=RED, format="sumo-rush", players=4, turn=2).play("2 use stach", "2 give 30")
    assert match.kt("ive-montana") == 50
    assert match.kt("stach") == 20


@rule("SS-2V2-12")
def test_whoever_draws_an_fx_card_is_its_user() -> None:
    match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4, turn=2, green_fx="heat-wave")
    match.play("2 draw fx", "3 attack amy with chalk", "0 attack ignacio with stach", "1 attack amy with whiz")
    assert match.told("skipped") == [{"seat": 2}]
    assert match.asked == [3]
    match.play("3 attack amy with chalk")
    assert match.asked == [0]


@rule("SS-2V2-12", "SS-SR-4")
def test_a_31_a_super_rare_is_played_by_the_mate_who_drew_it_and_by_nobody_else() -> None:
    match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4, green_fx="the-golden-praline")
    match.play("0 draw fx", "0 keep the-golden-praline", "1 attack amy with whiz")
    assert match.offered(2, "play") == []
    assert match.refuses("2 play the-golden-praline") == "the-golden-praline belongs to seat 0, who drew it (A-31)"
    match.play("2 attack ignacio with pebble", "3 attack amy with chalk")
    assert match.offered(0, "play") == ["play the-golden-praline"]
    match.play("0 play the-golden-praline", "0 choose pebble")
    assert (match.kt("pebble"), match.held(0)) == (60, [])


@rule("SS-2V2-12", "SS-SR-2")
def test_a_31_everybody_sees_which_mate_keeps_a_card() -> None:
    match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4, turn=2, green_fx="the-golden-praline")
    match.play("2 draw fx", "2 keep the-golden-praline")
    for seat in (0, 1, 2, 3, None):
        assert [(fx.card, fx.owner) for fx in match.game.view(seat).sides[0].reserve] == [("the-golden-praline", 2)]


@rule("SS-2V2-13")
def test_a_bodyguard_belongs_to_no_flank() -> None:
    row = "john-silver amy | stach<echo-nova-byte@60 rex-blaze zuri-makena pebble@10"
    match = arranged(green=row, red=RED, format="sumo-rush", players=4)
    match.play("0 move echo-nova-byte to pebble")
    assert match.slot(0, "s4") == "pebble<echo-nova-byte@60"
    match.play("1 attack amy with whiz")
    assert "echo-nova-byte" not in attackers(match, 2)  # it acts for the mate who drew it
    match.play("2 attack ignacio with zuri-makena", "3 attack amy with chalk")
    assert "attack ignacio with echo-nova-byte" in match.offered(0)


@rule("SS-2V2-13")
def test_a_newcomer_drawn_by_a_mate_may_guard_the_other_flank() -> None:
    match = arranged(
        green=GREEN,
        red=RED,
        format="sumo-rush",
        players=4,
        green_deck="captain-gravy",
        green_fx="all-you-can-eat-flyer",
    ).play("0 draw fx", "0 guard pebble", "1 attack amy with whiz")
    assert "captain-gravy" not in attackers(match, 2)
    match.play("2 attack ignacio with zuri-makena", "3 attack amy with chalk")
    assert "captain-gravy" in attackers(match, 0)


@rule("SS-2V2-14")
def test_a_34_the_teams_take_turns_and_so_do_the_mates() -> None:
    match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4)
    order = []
    for move in ("attack ignacio with john-silver", "attack amy with carlos-el-jefe-rojas") * 3:
        order += match.asked
        match.play(f"{match.asked[0]} {move}")
    assert order == [0, 1, 2, 3, 0, 1]


@rule("SS-2V2-14", "SS-TIME-2")
def test_a_14_a_timeout_lasts_to_the_end_of_the_next_turn_of_the_mate_who_drew_it() -> None:
    match = arranged(green=GREEN, red=RED, format="sumo-rush", players=4, turn=2, green_fx="earworm")
    match.play("2 draw fx", "2 choose pebble", "3 attack amy with chalk", "0 attack ignacio with stach")
    match.play("1 attack amy with whiz")
    assert attackers(match, 2) == {"zuri-makena", "john-silver", "amy"}
    match.play("2 attack ignacio with zuri-makena")
    assert match.slot(0, "s4") == "pebble@40"
    assert match.fx_used(0) == ["earworm"]


@rule("SS-2V2-14")
def test_all_other_rules_hold() -> None:
    row = "john-silver amy | rex-blaze@{} stach zuri-makena pebble"
    tired = arranged(green=row.format(50), red=RED, format="sumo-rush", players=4)
    tired.refuses("0 use rex-blaze")
    match = arranged(green=row.format(60), red=RED, format="sumo-rush", players=4, dice=[2])
    match.play("0 use rex-blaze", "0 hit ignacio")
    assert (match.kt("rex-blaze"), match.kt("ignacio")) == (50, 20)
    assert match.asked == [1]


@rule("SS-2V2-15")
def test_teams_have_no_fiasco() -> None:
    with pytest.raises(gloaming.BadSetup):
        gloaming.start("syndicates", players=4, seed=1, format="fiasco")
    assert gloaming.start("syndicates", players=2, seed=1, format="fiasco")
    for players in (1, 3, 5):
        with pytest.raises(gloaming.BadSetup):
            gloaming.start("syndicates", players=players, seed=1)
