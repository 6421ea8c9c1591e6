"""The five actions of a turn."""

from matches import Match, arranged
from rule import rule

GREEN = "john-silver amy | stach@40 rex-blaze@20 zuri-makena@20 captain-gravy@40"
RED = "carlos-el-jefe-rojas ignacio | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"


def verbs(match: Match, seat: int) -> set[str]:
    """Returns the kinds of action a seat may choose from."""
    return {token.split(" ")[0] for token in match.offered(seat)}


@rule("SS-ACT-1")
def test_an_action_is_one_of_five() -> None:
    row = "john-silver amy | stach<echo-nova-byte@60 rex-blaze@60 zuri-makena@20 -"
    match = arranged(green=row, red=RED, green_held="the-golden-praline")
    assert verbs(match, 0) == {"attack", "use", "draw", "play", "move"}
    plain = arranged(green="john-silver@50 amy | stach@40 rex-blaze@20 - -", red=RED)
    assert verbs(plain, 0) == {"attack", "draw"}


@rule("SS-ACT-1")
def test_each_action_says_what_it_is() -> None:
    row = "john-silver amy | stach<echo-nova-byte@60 rex-blaze@60 zuri-makena@20 -"
    decision = arranged(green=row, red=RED, green_held="the-golden-praline").game.decisions[0]
    labels = {option.token: option.label for option in decision.options}
    assert labels["attack tuna-toni with rex-blaze"] == "Attack tuna toni with rex blaze"
    assert labels["move echo-nova-byte to amy"] == "Move echo nova byte to amy"
    assert labels["use rex-blaze"] == "Use the skill of rex blaze"
    assert labels["draw fx"] == "Draw an FX card"
    assert labels["play the-golden-praline"] == "Play the golden praline"


@rule("SS-ACT-1")
def test_a_51_giving_up_is_always_possible_and_no_action() -> None:
    match = arranged(green=GREEN, red=RED)
    assert "surrender" not in match.offered(0)
    match.play("1 surrender")  # in the other side's turn
    assert match.told("surrendered") == [{"seat": 1}]
    assert match.game.scores == [1, 0]


@rule("SS-ACT-2")
def test_a_standard_attack_is_free_and_takes_10() -> None:
    match = arranged(green=GREEN, red=RED).play("0 attack ignacio with rex-blaze")
    assert match.kt("ignacio") == 40
    assert match.kt("rex-blaze") == 20
    assert match.told("attacked") == [{"seat": 0, "attacker": "rex-blaze", "target": "ignacio", "kt": 10}]


@rule("SS-ACT-3", "SS-SKL-7")
def test_an_active_skill_needs_60_kt_and_costs_10() -> None:
    row = "john-silver amy@30 | doc-marzipan@{} rex-blaze@20 zuri-makena@20 stach@40"
    for kt in (10, 50):
        assert "use doc-marzipan" not in arranged(green=row.format(kt), red=RED).offered(0)
    match = arranged(green=row.format(60), red=RED).play("0 use doc-marzipan", "0 choose amy")
    assert match.kt("doc-marzipan") == 50
    assert match.kt("amy") == 50
    assert match.asked == [1]


@rule("SS-ACT-4", "SS-LAY-9")
def test_an_fx_card_drawn_is_used_at_once() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="vitamin-c-energy-shot").play("0 draw fx")
    assert match.asked == [0]
    assert sorted(match.offered(0)) == [
        "choose captain-gravy",
        "choose rex-blaze",
        "choose stach",
        "choose zuri-makena",
    ]
    match.play("0 choose rex-blaze")
    assert match.kt("rex-blaze") == 30
    assert match.fx_used(0) == ["vitamin-c-energy-shot"]
    assert match.asked == [1]


@rule("SS-ACT-4")
def test_a_17_an_empty_fx_deck_cannot_be_drawn_from() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="vitamin-c-energy-shot .")
    match.play("0 draw fx", "0 choose stach", "1 attack amy with whiz")
    assert "draw fx" not in match.offered(0)
    assert match.fx_deck(0) == []  # used cards do not come back


@rule("SS-ACT-5", "SS-SR-4")
def test_a_super_rare_kept_before_is_the_action_of_its_turn() -> None:
    match = arranged(
        green="john-silver amy@10 | stach rex-blaze zuri-makena -", red=RED, green_held="the-golden-praline"
    )
    match.play("0 play the-golden-praline", "0 choose amy")
    assert match.kt("amy") == 60
    assert match.asked == [1]
    assert match.held(0) == []
    assert match.fx_used(0) == ["the-golden-praline"]
    assert match.told("played_fx") == [{"seat": 0, "card": "the-golden-praline"}]
    match.play("1 attack amy with whiz")
    assert "play the-golden-praline" not in match.offered(0)


@rule("SS-ACT-6")
def test_a_bodyguard_at_60_may_be_sent_to_everybody_else() -> None:
    row = "john-silver amy | stach<echo-nova-byte@60 rex-blaze@20 zuri-makena<pebble@30 -"
    match = arranged(green=row, red=RED)
    moves = match.offered(0, "move")
    goals = ["amy", "john-silver", "pebble", "rex-blaze"]
    assert sorted(moves) == [f"move echo-nova-byte to {goal}" for goal in goals]
    match.play("0 move echo-nova-byte to rex-blaze")
    assert match.kt("echo-nova-byte") == 60
    assert match.kt("stach") == 60
    assert match.slot(0, "s2") == "rex-blaze<echo-nova-byte@60"
    assert match.asked == [1]


@rule("SS-ACT-6")
def test_a_bodyguard_below_60_stays() -> None:
    match = arranged(green="john-silver amy | stach<echo-nova-byte@50 rex-blaze zuri-makena -", red=RED)
    assert match.offered(0, "move") == []
    match.refuses("0 move echo-nova-byte to rex-blaze")


@rule("SS-ACT-6")
def test_a_43_a_bodyguard_under_an_fx_card_stays() -> None:
    match = arranged(green="john-silver amy | stach<echo-nova-byte@60+rested rex-blaze zuri-makena -", red=RED)
    assert match.offered(0, "move") == []
    late = arranged(green="john-silver amy | stach<echo-nova-byte@60+earworm rex-blaze zuri-makena -", red=RED)
    assert late.offered(0, "move") == []


@rule("SS-ACT-7")
def test_the_one_time_skill_is_the_action_of_its_turn() -> None:
    match = arranged(green=GREEN, red=RED, green_deck="echo-nova-byte").play("0 use john-silver")
    assert match.kt("john-silver") == 50
    assert match.asked == [1]
