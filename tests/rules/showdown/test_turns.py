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
    """Both draw in an Action, by a strike and in the Draw phase, and discard each time."""
    draws = "cards: {2P: {action: [draw: {count: 2, who: both}]}, 7P: {strike: [draw: {count: 3, who: both}]}}"
    seven, next_cards = "2P 3P 4P 5P 6P 7P 8P", "2I 3I 4I 5I 6I 7I 8I"
    duel = showdown(hands=f"{seven} | {seven}", tops=f"{next_cards} | {next_cards}", phase="action", deck_0=draws)
    duel.play("0 play 2P", "1 pass", "0 pass")
    assert duel.sizes() == [8, 9]
    duel.play("0 discard 2I", "1 discard 2I", "1 discard 3I")
    duel.fight("3P | 3P", "7P | 8P")
    assert duel.sizes() == [8, 8]
    duel.play("0 discard 4I", "1 discard 4I")
    assert duel.sizes() == [9, 9]
    duel.play("0 discard 5I", "0 discard 6I", "1 discard 5I", "1 discard 6I")
    assert duel.sizes() == [7, 7]
    order = duel.kinds("feint", "discarded", "drew", "turn", "cleared")
    assert order == [
        *["drew", "drew", "discarded", "discarded", "discarded"],
        *["feint", "feint", "drew", "drew", "cleared", "discarded", "discarded"],
        *["drew", "drew", "discarded", "discarded", "discarded", "discarded", "turn"],
    ]
