"""Bots among mates: in a game that all win or lose together, and for one who leads all heroes."""

from __future__ import annotations

from random import Random

import pytest

from bots.clash import RING, clash
from gloaming.bots import Eyes, SearchBot, bot, play_bots
from gloaming.bots.instinct import PlainInstinct
from gloaming.bots.search import against_a_rival
from kernel.beacon import Beacon, beacon, dealt


def played(game: Beacon, name: str) -> Beacon:
    play_bots(game, {seat: bot(name, "beacon", seat) for seat in range(game.players)})
    return game


@pytest.mark.parametrize("name", ["random", "careful", "search:20"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_any_bot_plays_for_all_that_its_seat_leads(name: str, players: int) -> None:
    game = played(beacon(players, seed=3), name)
    assert game.over
    assert game.winners in ([], [*range(players)])


def test_one_who_leads_all_heroes_lays_the_most_while_the_others_may_lay_anything() -> None:
    """The score is settled when all heroes have laid, and those whom it leads itself count as others until then."""
    game = dealt(beacon(1), "1223", "1123", "1112", "1333")
    worths = PlainInstinct().judge(game, game.decisions[0], Random(1))
    assert worths == sorted(worths)
    assert worths[-1] - worths[0] == pytest.approx(2)


def test_careful_mates_keep_the_beacon_more_often_than_random_ones() -> None:
    won = {
        name: sum(bool(played(beacon(2, seed), name).winners) for seed in range(30)) for name in ("random", "careful")
    }
    assert won["careful"] > won["random"] + 10


def test_nobody_hides_a_choice_from_a_mate() -> None:
    """Two mates who choose at once want the same, so a search compares options and draws no lots."""
    mates, rivals = dealt(beacon(2, heroes=2), "1333", "1333"), beacon(2, heroes=2, mode="sides")
    assert len(mates.decisions) == len(rivals.decisions) == 2
    assert not against_a_rival(mates, 0)
    assert against_a_rival(rivals, 0)
    assert against_a_rival(clash(RING), 1)
    searching = bot("search:60", "beacon", 1)
    assert isinstance(searching, SearchBot)
    weighed = searching.weigh(Eyes(mates, 0))
    assert (weighed[0].option.token, weighed[0].chance) == ("lay log-3", 1.0)
