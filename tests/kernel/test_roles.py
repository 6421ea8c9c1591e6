"""Sides of which there may be one, and seats that lead several heroes."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import gloaming
from gloaming.kernel.record import Record, parse
from kernel.beacon import BOOK, LAY, Beacon, Laying, beacon, dealt
from kernel.vigil import vigil


def asked(game: Beacon) -> list[tuple[int, str]]:
    return [(decision.seat, decision.role) for decision in game.decisions]


def test_everybody_on_another_side_is_a_rival_and_mates_are_none() -> None:
    assert [vigil().rivals(seat) for seat in range(4)] == [[1, 3], [0, 2], [1, 3], [0, 2]]
    assert [beacon(3).rivals(seat) for seat in range(3)] == [[], [], []]
    assert [beacon(4, mode="sides").rivals(seat) for seat in range(2)] == [[1, 3], [0, 2]]


def test_without_rivals_the_lead_is_the_score_itself() -> None:
    game = beacon(3)
    game.scores = [5, 0, 2]
    assert game.leads() == [5.0, 0.0, 2.0]
    rivals = beacon(2, mode="sides")
    rivals.scores = [5, 2]
    assert rivals.leads() == [3.0, -3.0]


def test_a_question_for_a_hero_goes_to_the_seat_that_leads_it() -> None:
    assert asked(beacon(4)) == [(0, "knight"), (1, "seer"), (2, "thief"), (3, "bard")]
    assert "knight of seat 0" in repr(beacon().decisions[0])


def test_a_seat_is_asked_for_one_hero_after_the_other_while_others_answer_at_any_time() -> None:
    game = dealt(beacon(2), "1223", "1223", "1223", "1223")
    assert asked(game) == [(0, "knight"), (1, "seer")]
    game.choose(0, "lay log-2")
    assert asked(game) == [(1, "seer"), (0, "thief")]
    game.choose(0, "lay log-3")
    assert asked(game) == [(1, "seer")]
    game.choose(1, "lay log-1")
    assert asked(game) == [(1, "bard")]
    game.choose(1, "lay log-1")
    assert (game.hour, game.scores) == (2, [5, 2])
    assert asked(game) == [(0, "knight"), (1, "seer")]


def test_what_one_hero_is_asked_alone_nobody_else_answers() -> None:
    game = beacon(2)
    game.stack = [Laying(1)]
    game.begin(Laying(1))
    assert asked(game) == [(1, "seer")]
    for seat in (-1, 0):
        with pytest.raises(gloaming.IllegalChoice):
            game.choose(seat, game.decisions[0].options[0])


def test_a_game_without_roles_names_none() -> None:
    game = vigil()
    assert game.roles == {}
    assert {decision.role for decision in game.decisions} == {""}
    assert "role" not in game.state()["decisions"][0]


def test_one_seat_sees_what_all_its_heroes_may_know_and_no_more() -> None:
    game = dealt(beacon(2), "1111", "2222", "3333", "1122")
    assert game.seen_by(0).logs == {"knight": ["log-1"] * 4, "thief": ["log-3"] * 4}
    assert set(game.seen_by(1).logs) == {"seer", "bard"}
    assert game.seen_by(None).logs == {}
    imagined = [game.imagine(0, Random(seed)).state()["table"]["logs"] for seed in range(5)]
    assert {tuple(logs[2]) for logs in imagined} == {(2, 2, 2, 2)}
    assert len({tuple(logs[1]) for logs in imagined}) > 1


@pytest.mark.parametrize("players", BOOK.seats)
def test_a_game_is_copied_kept_and_replayed_whoever_leads_whom(players: int) -> None:
    game = beacon(players, seed=5)
    while not game.over:
        for copy in (game.clone(), pickle.loads(pickle.dumps(game)), gloaming.from_json(gloaming.to_json(game))):
            assert copy == game
            assert copy.decisions == game.decisions
        decision = game.decisions[-1]
        game.choose(decision.seat, decision.options[-1])
    replayed = parse(Record.of(game).text(), "evening").replay(BOOK)
    assert (replayed.scores, replayed.winners) == (game.scores, game.winners)


def test_the_flame_is_lost_or_kept_by_all() -> None:
    lost = dealt(beacon(2, heroes=2), "1111", "1111", flame=1)
    for seat in (0, 1):
        lost.choose(seat, LAY.options[0])
    assert (lost.over, lost.scores, lost.winners) == (True, [1, 1], [])
    kept = dealt(beacon(2, heroes=2), "3333", "3331", flame=9)
    while not kept.over:
        kept.choose(kept.decisions[0].seat, kept.decisions[0].options[0])
    assert kept.scores == [9, 7]
    assert kept.winners == [0, 1]
