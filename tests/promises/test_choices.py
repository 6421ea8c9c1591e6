"""Promise 3: one choice at a time, from a finite list."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gloaming
from gloaming.bots import Eyes, bot, play_bots
from gloaming.kernel.game import Game
from promises.games import games, whole_game, whole_games


@given(games())
def test_a_game_asks_somebody_or_is_over(game: Game) -> None:
    assert game.over == (game.decisions == ())
    asked = [seat for decision in game.decisions for seat in decision.seats]
    assert len(asked) == len(set(asked))
    assert all(0 <= seat < game.players for seat in asked)
    assert all(decision.seat == decision.seats[0] for decision in game.decisions)


@given(games(finished=False))
def test_options_have_tokens_labels_and_things_they_touch(game: Game) -> None:
    for decision in game.decisions:
        tokens = [option.token for option in decision.options]
        labels = [option.label for option in decision.options]
        assert tokens
        assert len(set(tokens)) == len(set(labels)) == len(tokens)
        assert all(decision.find(option.token) is option for option in decision.options)
        assert all(
            option.touches or option.token in ("pass", "accept", "ready", "enough") for option in decision.options
        )
        assert decision.prompt


@given(games(finished=False), st.data())
def test_a_token_is_as_good_as_the_option(game: Game, data: st.DataObject) -> None:
    decision = data.draw(st.sampled_from(game.decisions))
    option = data.draw(st.sampled_from(decision.options))
    twin = game.clone()
    game.choose(decision.seat, option)
    twin.choose(decision.seat, option.token, number=decision.number)
    assert game == twin
    assert game.choices[-1] == (decision.seat, option.token)


@given(games(finished=False), st.data())
def test_an_illegal_choice_changes_nothing(game: Game, data: st.DataObject) -> None:
    before = gloaming.to_json(game)
    question = data.draw(st.sampled_from(list(game.questions.values())))
    value = data.draw(st.integers(0, len(question.names) - 1))
    seat = data.draw(st.integers(0, game.players - 1))
    decision = game.decision_of(seat)
    legal = game.anytime(seat) if decision is None else [*decision.options, *game.anytime(seat)]
    if question.options[value] in legal:
        return
    with pytest.raises(gloaming.IllegalChoice) as refused:
        game.choose(seat, question.token(value))
    assert refused.value.seat == seat
    assert refused.value.token == question.token(value)
    assert refused.value.legal == ([] if decision is None else [option.token for option in decision.options])
    assert gloaming.to_json(game) == before


def tells_nothing_hidden(game: Game, seed: int) -> None:
    """Sees that every reason is the same in a game that could be the real one for all the seat knows."""
    for seat in range(game.players):
        elsewhere, decision = game.imagine(seat, Random(seed)), game.decision_of(seat)
        offered = {*game.anytime(seat), *(decision.options if decision is not None else ())}
        for question in game.questions.values():
            for option in {*question.options} - offered:
                assert game.reason_against(seat, option) == elsewhere.reason_against(seat, option), option.token


@given(games(finished=False), st.integers(0, 2**32))
def test_a_reason_tells_a_seat_nothing_that_it_cannot_know(game: Game, seed: int) -> None:
    tells_nothing_hidden(game, seed)


@whole_games
def test_no_reason_gives_anything_away_in_the_course_of_a_game(name: str, seed: int) -> None:
    for game in whole_game(name, seed):
        tells_nothing_hidden(game, game.number)


NOBODY = [-1, -(2**70), 9, 2**31, 2**63, 10**30, True, False, None, 0.0, "0", [0]]  # no seat of any table


@given(games(), st.data())
def test_a_seat_that_is_not_there_can_do_nothing(game: Game, data: st.DataObject) -> None:
    before = gloaming.to_json(game)
    seat: Any = data.draw(st.sampled_from([*NOBODY, game.players]))
    anything = [option for question in game.questions.values() for option in question.options[:3]]
    offered = [option for decision in game.decisions for option in decision.options]
    option = data.draw(st.sampled_from([*offered, *game.anytime(0), *anything]))
    with pytest.raises(gloaming.IllegalChoice, match=r"there is no seat .*: with"):
        game.choose(seat, option)
    with pytest.raises(gloaming.IllegalChoice, match=r"there is no seat .*: with"):
        game.choose(seat, option.token, number=game.asked - 1)
    with pytest.raises(gloaming.BadSetup, match="there is no seat"):
        game.anytime(seat)
    with pytest.raises(gloaming.BadSetup, match="there is no seat"):
        game.imagine(seat, Random(1))
    if seat is not None:  # who is a spectator
        with pytest.raises(gloaming.BadSetup, match="there is no seat"):
            game.view(seat)
    with pytest.raises(gloaming.BadSetup, match="there is no seat"):
        Eyes(game, seat)
    if type(seat) is int and abs(seat) < 2**62:  # as far as a compiled game takes it for a seat at all
        with pytest.raises(gloaming.BadSetup, match="there is no seat"):
            game.rivals(seat)
        with pytest.raises(gloaming.BadSetup, match="there is no seat"):
            play_bots(game, {seat: bot("random", game.rulebook.name, 1)})
    assert gloaming.to_json(game) == before


@given(games(finished=False), st.sampled_from([None, 3, 2.5, b"pass", ["pass"], object]))
def test_what_is_neither_option_nor_token_is_unreadable(game: Game, choice: object) -> None:
    before = gloaming.to_json(game)
    with pytest.raises(gloaming.UnreadableChoice, match="a choice is an option or its token, not"):
        game.choose(game.decisions[0].seat, choice)
    assert gloaming.to_json(game) == before


@given(games(), st.sampled_from(gloaming.games()))
def test_an_option_of_another_game_is_unreadable(game: Game, other: str) -> None:
    option = gloaming.start(other, seed=1).decisions[0].options[0]
    if other == game.rulebook.name:
        return
    with pytest.raises(gloaming.UnreadableChoice, match="an option of another game"):
        game.choose(0, option)


@given(games(finished=False), st.text(max_size=20))
def test_what_cannot_be_read_changes_nothing(game: Game, text: str) -> None:
    before = gloaming.to_json(game)
    decision = game.decisions[0]
    if any(question.read(text) for question in game.questions.values()):
        return
    with pytest.raises(gloaming.UnreadableChoice):
        game.choose(decision.seat, text)
    assert gloaming.to_json(game) == before


@given(games(finished=False))
def test_a_choice_for_an_answered_question_is_stale(game: Game) -> None:
    decision = game.decisions[0]
    before = gloaming.to_json(game)
    with pytest.raises(gloaming.StaleChoice):
        game.choose(decision.seat, decision.options[0], number=decision.number - 1)
    assert gloaming.to_json(game) == before


@given(games(finished=True))
def test_a_choice_after_the_end_is_stale(game: Game) -> None:
    before = gloaming.to_json(game)
    for question in game.questions.values():
        with pytest.raises(gloaming.StaleChoice, match="over"):
            game.choose(0, question.token(0))
    assert gloaming.to_json(game) == before


@given(games())
def test_the_rules_name_the_winners_and_only_at_the_end(game: Game) -> None:
    assert set(game.winners) <= set(range(game.players) if game.over else ())
    assert game.winners == game.view(None).winners == game.clone().winners
