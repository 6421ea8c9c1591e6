"""Roles and turns."""

import pytest

from duels import Table, showdown, started
from rule import rule


def whole_turn(duel: Table) -> Table:
    """Plays a turn without Actions."""
    turn = duel.game.view(None).turn
    return duel.play_until(lambda duel: duel.game.view(None).turn > turn)


@rule("SD-ROLE-1", "SD-ACT-1")
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_attacker_is_whose_turn_it_is(attacker: int) -> None:
    duel = showdown(phase="action", attacker=attacker)
    assert duel.game.view(None).attacker == attacker
    assert duel.asked == [attacker]
    duel.play(f"{attacker} pass", f"{1 - attacker} pass")
    assert duel.asked == [attacker]
    assert duel.offered()[0].startswith("feint")


@rule("SD-ROLE-2")
def test_roles_swap_every_turn() -> None:
    duel = showdown(phase="action", attacker=1)
    for _ in range(3):
        whole_turn(duel)
    assert [facts["attacker"] for facts in duel.told("turn")] == [0, 1, 0]


@rule("SD-ROLE-3")
def test_the_first_player_attacks_in_the_first_turn() -> None:
    for seed in range(10):
        duel = started(seed)
        first = duel.told("first_player")[0]["seat"]
        assert duel.told("turn") == [{"turn": 1, "attacker": first}]
        assert duel.asked == [first]


@rule("SD-ROLE-4")
def test_both_act_fight_and_draw_in_every_turn() -> None:
    action = "cards: {6P: {action: [look-at-hand]}}"
    duel = showdown(hands="6P 7P 8P | 6P 7I 9I", phase="action", decks=action)
    duel.play("0 play 6P", "1 play 6P", "0 pass", "1 pass").fight("7P | 7I", "8P | 9I")
    for kind in ("action", "feint", "strike"):
        assert sorted(str(facts["seat"]) for facts in duel.told(kind)) == ["0", "1"]
    assert duel.told("drew") == [{"seat": 0, "count": 2}, {"seat": 1, "count": 2}]


@rule("SD-TURN-1")
def test_a_turn_is_action_combat_draw() -> None:
    action = "cards: {6P: {action: [look-at-hand]}}"
    duel = showdown(hands="6P 7P 8P | 6P 7I 9I", phase="action", decks=action)
    phases = [duel.game.view(None).phase]
    for move in ("0 play 6P", "1 pass", "0 pass", "0 feint 7P", "1 feint 7I", "0 strike 8P"):
        duel.play(move)
        phases.append(duel.game.view(None).phase)
    assert phases == ["action"] * 3 + ["combat"] * 4
    assert duel.kinds("action", "feint", "drew") == ["action", "feint", "feint"]
    duel.play("1 strike 9I")
    assert duel.kinds("action", "feint", "drew", "turn") == ["action", "feint", "feint", "drew", "drew", "turn"]


@rule("SD-TURN-2")
def test_the_hand_limit_is_checked_after_every_phase() -> None:
    """Both draw in an Action, in a trigger and in the Draw phase, and discard each time."""
    draws = "{cards: {2P: {action: [draw: {count: 2, who: both}]}, 7P: {strike: [draw: {count: 3, who: both}]}}}"
    seven = "2P 3P 4P 5P 6P 7P 8P"
    duel = showdown(hands=f"{seven} | {seven}", phase="action", deck_0=draws)
    checks = []
    duel.play("0 play 2P", "1 pass", "0 pass")
    checks.append([duel.sizes(), duel.game.view(None).phase])
    discard_down(duel)
    duel.play("0 feint 3P", f"1 {duel.offered(1)[0]}" if duel.asked == [1] else "0 strike 7P")
    while duel.game.view(None).phase == "combat" and not duel.offered(duel.asked[0])[0].startswith("discard"):
        seat = duel.asked[0]
        wanted = [option for option in duel.offered(seat) if option == "strike 7P"] if seat == 0 else []
        duel.play(f"{seat} {(wanted or duel.offered(seat))[0]}")
    checks.append([duel.sizes(), duel.game.view(None).phase])
    discard_down(duel)
    checks.append([duel.sizes(), duel.game.view(None).phase])
    assert checks == [[[8, 9], "action"], [[8, 8], "combat"], [[9, 9], "draw"]]
    discard_down(duel)
    assert duel.sizes() == [7, 7]
    assert duel.game.view(None).turn == 2


def discard_down(duel: Table) -> None:
    phase = duel.game.view(None).phase
    while duel.game.view(None).phase == phase and duel.offered()[0].startswith("discard"):
        keep = [option for option in duel.offered() if option not in ("discard 3P", "discard 7P")]
        duel.play(f"{duel.asked[0]} {keep[-1]}")
