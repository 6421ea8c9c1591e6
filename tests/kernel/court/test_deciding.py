"""Who decides at court: seats, mates, captains, rules and dice."""

from __future__ import annotations

import pytest

from kernel.court.positions import court, finish, offered, play


def test_a_team_decides_with_secrets_among_mates() -> None:
    game = court(hold="council-a rally-a parry-c curfew-c", seats=4)
    play(game, "0 use council-a")
    assert offered(game, 0) == ["discard rally-a"]
    assert offered(game, 2) == ["discard parry-c", "discard curfew-c"]
    assert game.seen_by(0).people[2].hand is None
    play(game, "2 discard curfew-c")
    assert game.names_in(game.discards[2]) == ["curfew-c"]
    finish(game)


def test_a_mate_answers_first_and_the_question_is_closed_for_the_others() -> None:
    game = court("assassin", "knight", "", "guard knight-d", seats=4, hold="parry-b")
    play(game, "0 use assassin-a", "0 pick knight-d")
    assert [decision.seat for decision in game.decisions] == [1]
    play(game, "1 pass")
    assert [decision.seat for decision in game.decisions] == [3]
    play(game, "3 use guard-d")
    assert game.wounds[game.card("knight-d")] == 0
    finish(game)


def test_both_mates_are_asked_at_once_and_the_first_answer_counts() -> None:
    game = court("knight", "herald", "", "page", seats=4)
    play(game, "0 challenge knight-a")
    assert [decision.seat for decision in game.decisions] == [1, 3]
    play(game, "3 defend page-d")
    assert sorted(decision.seat for decision in game.decisions) == [0, 1, 2, 3]  # they all bid
    finish(game)


def test_a_captain_passes_for_the_whole_side() -> None:
    game = court(seats=4, captains=True)
    play(game, "0 pass")
    assert [decision.seat for decision in game.decisions] == [1, 3]
    play(game, "3 pass")
    assert [decision.seat for decision in game.decisions] == [1]
    finish(game)


def test_a_captain_passes_for_the_whole_side_in_a_window() -> None:
    game = court("assassin", "knight", seats=4, captains=True, hold="parry-b parry-d")
    play(game, "0 use assassin-a", "0 pick knight-b")
    assert [decision.seat for decision in game.decisions] == [1, 3]
    play(game, "1 pass")
    assert game.wounds[game.card("knight-b")] == 1
    finish(game)


def test_a_mate_of_a_captain_passes_for_itself_in_a_window() -> None:
    game = court("assassin", "knight", seats=4, captains=True, hold="parry-b parry-d")
    play(game, "0 use assassin-a", "0 pick knight-b", "3 pass")
    assert [decision.seat for decision in game.decisions] == [1]
    play(game, "1 use parry-b")
    assert game.wounds[game.card("knight-b")] == 0
    finish(game)


def test_a_rule_decides_for_an_automaton() -> None:
    game = court("knight", "assassin", seats=1, automaton="rule")
    play(game, "0 challenge knight-a")  # the automaton defends, and bids all it should
    assert game.names_in(game.tired) == ["knight-a", "assassin-b"]
    finish(game)


def test_dice_decide_for_an_automaton() -> None:
    game = court("knight", "assassin page", seats=1, automaton="dice")
    play(game, "0 challenge knight-a")
    assert game.dice.drawn == 2  # for the defence and the bid
    finish(game, seed=1)


def test_an_automaton_has_mates_who_answer_before_it() -> None:
    game = court("knight", "herald", "", "page", seats=3, automaton="rule")
    play(game, "0 challenge knight-a")
    assert [decision.seat for decision in game.decisions] == [1]
    finish(game)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("automaton", ["none", "rule", "dice"])
def test_sides_of_one_to_three_seats_play_to_the_end(seats: int, automaton: str) -> None:
    finish(court("knight page", "knight page", seats=seats, automaton=automaton, coins="2"), seed=seats)


def test_one_seat_leads_two_players_who_bid_one_after_the_other() -> None:
    game = court("banker", "", seats=2, players=2)
    play(game, "0 use banker-a")
    assert [decision.role for decision in game.decisions] == ["a", "b"]
    play(game, "0 bid 1", "0 bid 2")
    assert [decision.role for decision in game.decisions] == ["b"]
    play(game, "1 bid 0", "1 bid 0")
    assert game.coins == [4, 5, 3, 5]
    finish(game)


def test_conceding_in_the_middle_of_a_sealed_bid_ends_the_game() -> None:
    game = court("banker", "", seats=4, concessions=True)
    play(game, "0 use banker-a", "1 bid 2", "2 concede the-game")
    assert game.over
    assert game.winners == [1, 3]
    finish(game)
