"""The flow of the rules: chapters, windows within windows, seats that act together, teams."""

from __future__ import annotations

from random import Random

import pytest

import gloaming
from gloaming.kernel.events import Event, GameOver
from gloaming.kernel.flow import Step
from gloaming.kernel.game import Game
from kernel.vigil import BOOK, OPENING, PASS, Night, Vigil, VigilView, vigil


def test_all_seats_are_asked_at_once() -> None:
    game = vigil()
    assert [decision.seat for decision in game.decisions] == [0, 1, 2, 3]


class Forgetful(Night):
    def bid(self, game: Vigil) -> Step:  # type: ignore[empty-body]
        pass


def test_a_step_that_does_not_say_how_to_go_on_is_an_error() -> None:
    game = BOOK.fresh_game(BOOK.setting(seed=1))
    with pytest.raises(TypeError):
        game.begin(Forgetful())


def test_answers_may_come_in_any_order() -> None:
    game = vigil("2 bid 3", "0 bid 1", "2 bid 2")
    assert sorted(decision.seat for decision in game.decisions) == [0, 1, 3]
    assert game.bids == [1, 0, 5, 0]


def test_answers_stay_sealed_until_all_are_in() -> None:
    games = [vigil(f"2 bid {bid}", "2 bid 0", "0 bid 1") for bid in range(4)]
    assert len({game.view(0).to_json() for game in games}) == 1
    assert len({game.view(None).to_json() for game in games}) == 1
    assert len({game.view(2).to_json() for game in games}) == 4
    opened = vigil(*OPENING).view(1)
    assert isinstance(opened, VigilView)
    assert opened.bids == [3, 3, 3, 3]


def test_the_last_answer_opens_the_next_step() -> None:
    assert [option.token for option in vigil(*OPENING).decisions[0].options] == ["name seat-1", "name seat-3"]


def test_any_member_may_answer_for_the_team() -> None:
    decision = vigil(*OPENING).decisions[0]
    assert (decision.seat, decision.seats) == (0, [0, 2])
    assert vigil(*OPENING, "2 name seat-1").choices[-1] == (2, "name seat-1")
    assert vigil(*OPENING, "0 name seat-1").choices[-1] == (0, "name seat-1")


def test_nobody_outside_the_team_may_answer() -> None:
    with pytest.raises(gloaming.IllegalChoice, match="not the seat's move"):
        vigil(*OPENING).choose(1, "name seat-1")


def test_one_decision_may_offer_answers_of_several_kinds() -> None:
    game = vigil(*OPENING, "0 name seat-1")
    decision = game.decisions[0]
    assert [option.token for option in decision.options] == ["shield yourself", "shield another", "pass now"]
    assert decision.find("pass now") is PASS.options[0]
    restored = BOOK.fresh_game(game.setting)
    restored.restore(game.state(), game.choices)
    assert restored.decisions[0].options == decision.options


def test_a_window_within_a_window_closes_first() -> None:
    game = vigil(*OPENING, "0 name seat-1")
    for choice in ("0 pass now", "1 shield yourself", "2 shield another", "3 pass now", "0 pass now"):
        seat, token = choice.split(" ", 1)
        game.choose(int(seat), token)
    assert game.story == ["0 strikes 1", "1 shields at depth 1", "2 shields at depth 2", "window 3 closes"]
    game.choose(3, "pass now")
    game.choose(0, "pass now")
    assert game.story[-1] == "window 2 closes"
    game.choose(3, "pass now")
    assert game.story[-1] == "window 1 closes"
    assert game.scores == [1, 0, 1, 0]


def test_a_question_has_a_number_of_its_own() -> None:
    game = vigil("0 bid 1")
    numbers = [decision.number for decision in game.decisions]
    assert len(set(numbers)) == 4
    with pytest.raises(gloaming.StaleChoice, match="question 0 is not open"):
        game.choose(0, "bid 1", number=0)
    game.choose(0, "bid 1", number=4)


def test_a_game_stops_copies_and_comes_back_inside_any_window() -> None:
    for seed in range(30):
        game = BOOK.start(BOOK.setting(seed=seed))
        rng = Random(seed)
        while not game.over:
            assert game.clone() == game
            restored = BOOK.fresh_game(game.setting)
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


def test_imagining_makes_up_the_bids_of_others() -> None:
    game = vigil("0 bid 1", "2 bid 3", "2 bid 0")
    imagined = [game.imagine(0, Random(seed)) for seed in range(40)]
    assert {each.bids[2] for each in imagined if isinstance(each, Vigil)} == {0, 1, 2, 3}
    assert {each.bids[0] for each in imagined if isinstance(each, Vigil)} == {1}


def test_a_listener_of_another_seat_does_not_notice_a_secret_event() -> None:
    game = vigil()
    heard: list[object] = []
    game.listen(lambda event: heard.append((event.seen_by(0), event.seen_by(1), event.seen_by(None))))
    game.choose(0, "bid 2")
    assert heard == [({"event": "bid", "seat": 0, "bid": 2}, None, None)]


def test_the_end_is_told_of_a_game_that_declares_no_record_for_it() -> None:
    heard: list[Event] = []
    game = BOOK.start(BOOK.setting(seed=2), heard.append)
    game.playout(Random(2))
    assert heard[-1] == GameOver(game.scores, game.winners)
    assert [event for event in heard if isinstance(event, GameOver)] == heard[-1:]


def test_a_copy_needs_no_code_of_its_own() -> None:
    game = vigil()
    game.playout(Random(2))
    assert Game.twin(game).state()["table"] == game.state()["table"]


def test_a_question_without_answers_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(AssertionError, match="without anything to choose from"):
        vigil().ask(0, [])
