"""The flow of the rules: chapters, windows within windows, seats that act together, teams."""

from __future__ import annotations

from random import Random

import pytest

import gloaming
from gloaming.kernel.flow import Together
from gloaming.kernel.game import Game
from kernel.vigil import BOOK, Bid, Vigil, vigil


def bids(game: Vigil) -> list[int]:
    """Looks into the open branches, as no seat can."""
    together = game.stack[-1]
    assert isinstance(together, Together)
    return [bid.bid for branch in together.branches for bid in branch if isinstance(bid, Bid)]


def test_all_seats_are_asked_at_once() -> None:
    game = vigil()
    assert [decision.seat for decision in game.decisions] == [0, 1, 2, 3]


def test_answers_may_come_in_any_order_and_stay_sealed_until_all_are_in() -> None:
    game = vigil("2 bid 3", "0 bid 1")
    assert [decision.seat for decision in game.decisions] == [1, 3]
    assert game.bids == [1, 0, 3, 0]
    assert game.view(1).to_json() == vigil("2 bid 0", "0 bid 0").view(1).to_json()


def test_the_last_answer_opens_the_next_step() -> None:
    game = vigil("2 bid 3", "0 bid 1", "3 bid 0", "1 bid 1")
    assert [option.token for option in game.decisions[0].options] == ["name seat-1", "name seat-3"]


def test_any_member_may_answer_for_the_team() -> None:
    opening = ("0 bid 3", "1 bid 0", "2 bid 0", "3 bid 0")
    decision = vigil(*opening).decisions[0]
    assert (decision.seat, decision.seats) == (0, [0, 2])
    assert vigil(*opening, "2 name seat-1").choices[-1] == (2, "name seat-1")
    assert vigil(*opening, "0 name seat-1").choices[-1] == (0, "name seat-1")


def test_nobody_outside_the_team_may_answer() -> None:
    game = vigil("0 bid 3", "1 bid 0", "2 bid 0", "3 bid 0")
    with pytest.raises(gloaming.IllegalChoice, match="not asked"):
        game.choose(1, "name seat-1")


def test_a_window_within_a_window_closes_first() -> None:
    game = vigil("0 bid 3", "1 bid 0", "2 bid 0", "3 bid 0", "0 name seat-1")
    for choice in ("0 answer pass", "1 answer shield", "2 answer shield", "3 answer pass", "0 answer pass"):
        seat, token = choice.split(" ", 1)
        game.choose(int(seat), token)
    assert game.story == [
        "0 strikes 1",
        "1 shields at depth 1",
        "2 shields at depth 2",
        "window 3 closes",
    ]
    game.choose(3, "answer pass")
    game.choose(0, "answer pass")
    assert game.story[-1] == "window 2 closes"
    game.choose(3, "answer pass")
    assert game.story[-1] == "window 1 closes"
    assert game.scores == [1, 0, 1, 0]


def test_a_game_stops_copies_and_comes_back_inside_any_window() -> None:
    for seed in range(30):
        game = BOOK.start(BOOK.setting(seed=seed))
        rng = Random(seed)
        while not game.over:
            assert game.clone() == game
            restored = BOOK.table(game.setting)
            restored.restore(game.state(), game.choices)
            assert restored == game
            assert restored.choices == game.choices
            decision = rng.choice(game.decisions)
            option = rng.choice(decision.options)
            restored.choose(decision.seats[-1], option)
            game.choose(decision.seats[-1], option)
            assert restored == game
        assert sorted(game.scores)[-1] == 2
        assert len(game.winners) == 2


def test_imagining_makes_up_what_lies_in_open_branches() -> None:
    game = vigil("0 bid 1", "2 bid 3")
    seen = {tuple(bids_of(game.imagine(0, Random(seed)))) for seed in range(40)}
    assert len(seen) > 1


def bids_of(game: Game) -> list[int]:
    assert isinstance(game, Vigil)
    return bids(game)


def test_a_listener_of_another_seat_does_not_notice_a_secret_event() -> None:
    game = vigil()
    heard: list[object] = []
    game.listen(lambda event: heard.append((event.seen_by(0), event.seen_by(1), event.seen_by(None))))
    game.choose(0, "bid 2")
    assert heard == [({"event": "bid", "bid": 2}, None, None)]
