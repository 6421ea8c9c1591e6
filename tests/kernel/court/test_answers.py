"""Answers at court: cancelling, preventing, replacing, and who says what comes first."""

from __future__ import annotations

import pytest

from kernel.court.positions import court, finish, offered, play


def test_a_cancelled_ability_has_been_paid_for_and_does_nothing() -> None:
    game = court("assassin", "knight", hold="parry-b")
    play(game, "0 use assassin-a", "0 pick knight-b", "1 use parry-b")
    assert game.names_in(game.tired) == ["assassin-a"]
    assert game.wounds[game.card("knight-b")] == 0
    finish(game)


def test_a_cancel_is_cancelled_and_the_first_ability_works_after_all() -> None:
    game = court("assassin", "knight", hold="parry-b parry-a")
    play(game, "0 use assassin-a", "0 pick knight-b", "1 use parry-b", "0 use parry-a")
    assert game.wounds[game.card("knight-b")] == 1
    assert game.coins == [4, 4]
    finish(game)


def test_a_cancel_of_a_cancel_is_cancelled_in_turn() -> None:
    game = court("assassin", "knight", hold="parry-b parry-a parry-b2")
    play(game, "0 use assassin-a", "0 pick knight-b", "1 use parry-b", "0 use parry-a", "1 use parry-b2")
    assert game.wounds[game.card("knight-b")] == 0
    finish(game)


def test_of_a_batch_of_three_one_is_prevented_one_replaced_and_one_happens() -> None:
    game = court("firebrand", "knight herald angel guard lightning-rod")
    play(game, "0 use firebrand-a", "0 pick knight-b", "0 pick herald-b", "0 pick angel-b", "1 use guard-b")
    assert offered(game, 1) == ["about herald-b", "about angel-b", "about lightning-rod-b"]  # the knight's is replaced
    play(game, "1 about angel-b")
    wounds = [game.wounds[game.card(f"{name}-b")] for name in ("knight", "lightning-rod", "herald", "angel")]
    assert wounds == [0, 1, 1, 0]
    finish(game)


def test_would_effects_in_a_chain_each_work_once() -> None:
    game = court("assassin mirror", "knight mirror")
    play(game, "0 use assassin-a", "0 pick knight-b")
    # b's mirror turns the wound on the assassin, a's mirror on b's mirror; b's could turn it again, but did already.
    assert game.wounds[game.card("mirror-b")] == 1
    assert [game.wounds[game.card(each)] for each in ("knight-b", "assassin-a", "mirror-a")] == [0, 0, 0]
    finish(game)


@pytest.mark.parametrize(("first", "coins"), [("jester", [4, 4]), ("gossip", [5, 5])])
def test_two_forced_abilities_at_one_moment_are_ordered_by_the_first_player(first: str, coins: list[int]) -> None:
    game = court("knight", "jester gossip", coins="1")
    play(game, "0 challenge knight-a", "1 pass", "0 bid 0", "1 bid 0")
    assert offered(game, 0) == ["first jester-b", "first gossip-b"]  # though both are the other's
    play(game, f"0 first {first}-b")
    assert game.coins == ([0, 0] if first == "jester" else [1, 1])
    finish(game)


def test_a_reaction_starts_a_whole_contest_with_windows_of_its_own_and_then_goes_on() -> None:
    game = court("assassin", "pilgrim avenger widow", hold="rally-b", places="gallows")
    play(game, "0 use assassin-a", "0 pick pilgrim-b")
    assert sorted(offered(game, 1)) == ["pass", "use avenger-b", "use widow-b"]
    play(game, "1 use avenger-b")
    assert offered(game, 1) == ["use rally-b", "pass"]  # a window of the contest, within the other
    play(game, "1 use rally-b", "1 pick avenger-b", "0 bid 0", "1 bid 0")
    assert game.favour == [3, 4]
    assert offered(game, 1) == ["use widow-b", "pass"]  # the window in which the contest was started
    play(game, "1 use widow-b")
    finish(game)
