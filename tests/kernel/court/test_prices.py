"""Prices and targets at court: what is paid stays paid, what is replaced is paid, what is prevented is not."""

from __future__ import annotations

from kernel.court.positions import court, finish, offered, play


def test_a_replacement_inside_a_cost_pays_it() -> None:
    game = court("pilgrim angel", "knight")
    play(game, "0 use pilgrim-a")  # dismisses itself, but the angel leaves instead
    assert game.names_in(game.in_play) == ["pilgrim-a", "knight-b"]
    assert game.favour == [6, 4]
    finish(game)


def test_a_cost_that_is_prevented_is_not_paid_and_nothing_comes_of_it() -> None:
    game = court("pilgrim", "warden")
    play(game, "0 use pilgrim-a", "1 use warden-b")
    assert game.names_in(game.in_play) == ["pilgrim-a", "warden-b"]
    assert game.favour == [4, 4]
    finish(game)


def test_the_game_ends_inside_a_cost() -> None:
    game = court("zealot", "knight", favour="1 4")
    play(game, "0 use zealot-a")
    assert game.over
    assert game.winners == [1]
    assert game.wounds[game.card("knight-b")] == 0
    finish(game)


def test_a_cost_that_wounds_has_windows_of_its_own_before_anything_is_aimed_at() -> None:
    game = court("hothead guard", "knight", hold="parry-b")
    play(game, "0 use hothead-a")
    assert offered(game, 0) == ["use guard-a", "pass"]
    play(game, "0 pass", "0 pick knight-b", "1 pass")
    assert [game.wounds[game.card(name)] for name in ("hothead-a", "knight-b")] == [1, 1]
    finish(game)


def test_a_target_that_is_gone_after_paying_is_forgotten_and_the_cost_stays_paid() -> None:
    game = court("assassin", "pilgrim", hold="farewell-b")
    play(game, "0 use assassin-a", "0 pick pilgrim-b", "1 use farewell-b", "1 pick pilgrim-b")
    assert game.names_in(game.in_play) == ["assassin-a"]
    assert game.names_in(game.tired) == ["assassin-a"]
    finish(game)


def test_a_target_that_has_left_and_come_back_is_another_card() -> None:
    game = court("hypnotist", "ghost", hold="farewell-b")
    play(game, "0 use hypnotist-a/2", "0 pick ghost-b", "1 use farewell-b", "1 pick ghost-b")
    play(game, "1 use ghost-b", "1 play ghost-b")
    assert game.controller(game.card("ghost-b")) == 1
    assert game.coins == [3, 3]
    finish(game)


def test_paying_may_take_away_the_only_thing_to_aim_at() -> None:
    game = court("martyr", "")
    play(game, "0 use martyr-a")  # which could aim at itself, before it was dismissed
    assert game.in_play == []
    assert game.coins == [6, 5]  # paid as it is, it does what needs no target
    assert offered(game, 1)  # and the game goes on
    finish(game)


def test_up_to_three_may_be_fewer_or_none() -> None:
    game = court("firebrand", "knight herald")
    play(game, "0 use firebrand-a", "0 pick knight-b")
    assert offered(game, 0) == ["pick herald-b", "enough"]
    play(game, "0 enough")
    assert [game.wounds[game.card(name)] for name in ("knight-b", "herald-b")] == [1, 0]
    finish(game)
    game = court("firebrand", "knight")
    play(game, "0 use firebrand-a", "0 enough")
    assert game.wounds[game.card("knight-b")] == 0
    finish(game)


def test_exactly_two_are_asked_for_and_fewer_are_not_enough_to_begin() -> None:
    game = court("marshal", "knight herald")
    play(game, "0 use marshal-a", "0 pick knight-b")
    assert "enough" not in offered(game, 0)
    play(game, "0 pick herald-b")
    assert game.names_in(game.tired) == ["marshal-a", "knight-b", "herald-b"]
    finish(game)
    assert "use marshal-a" not in offered(court("marshal", ""), 0)


def test_one_for_each_opponent() -> None:
    game = court("envoy", "knight herald", "guard", "", "page", "singer", seats=6)
    play(game, "0 use envoy-a", "0 pick herald-b")
    assert offered(game, 0) == ["pick singer-f"]  # seat 3 has none
    play(game, "0 pick singer-f")
    assert game.names_in(game.tired) == ["envoy-a", "herald-b", "singer-f"]
    finish(game)


def test_each_other_player_and_each_opponent_mean_any_number() -> None:
    game = court(hold="feast-a levy-c", seats=5)
    play(game, "0 use feast-a")
    assert [len(hand) for hand in game.hands] == [0, 1, 2, 1, 1]
    play(game, "1 pass", "3 pass", "2 use levy-c")
    assert game.coins == [5, 4, 5, 4, 5]
    finish(game)


def test_what_hangs_on_what_was_done_does_not_come_if_that_was_prevented() -> None:
    game = court("duelist", "knight guard")
    play(game, "0 use duelist-a", "0 pick knight-b", "1 use guard-b")
    assert game.coins == [5, 5]
    finish(game)
    game = court("duelist", "knight guard!")
    play(game, "0 use duelist-a", "0 pick knight-b")
    assert game.coins == [7, 5]
    finish(game)


def test_a_sealed_bid_inside_an_ability() -> None:
    game = court("banker", "", seats=4)
    play(game, "0 use banker-a")
    assert sorted(decision.seat for decision in game.decisions) == [0, 1, 2, 3]
    play(game, "1 bid 1", "3 bid 2", "0 bid 0", "2 bid 1")
    assert game.favour == [4, 4, 4, 6]
    assert game.coins == [5, 4, 4, 3]
    finish(game)


def test_a_card_from_the_discards_answers() -> None:
    game = court("pilgrim", "", discards="ghost-a")
    play(game, "0 use pilgrim-a", "0 use ghost-a")
    assert game.names_in(game.hands[0]) == ["ghost-a"]
    assert game.coins == [4, 5]
    finish(game)


def test_a_draw_of_three_is_three_things_at_once() -> None:
    game = court("spoilsport", "", hold="windfall-a", deck="page-a page-a2 singer-a")
    play(game, "0 use windfall-a", "0 use spoilsport-a")
    assert len(game.hands[0]) == 2
    finish(game)
