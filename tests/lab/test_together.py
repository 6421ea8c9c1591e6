"""Measuring a game in which all play on one side: nobody wins against anybody, and all may lose."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloaming.arguments import Setup
from gloaming.lab.balance.command import balance_command
from gloaming.lab.balance.findings import find
from gloaming.lab.balance.plan import Plan
from gloaming.lab.simulate import Series, simulate, simulate_command, tallies
from kernel.beacon import BOOK

GAMES = 12


def measured(plan: Plan) -> list[dict[str, Any]]:
    return [plan.play(number) for number in range(plan.games)]


@pytest.mark.parametrize("players", BOOK.seats)
def test_all_seats_win_and_lose_together_however_many_they_are(players: int) -> None:
    results = list(simulate(Series("beacon", ("careful",) * players, seed=1, options={"difficulty": 2}), GAMES))
    for result in results:
        assert result["winners"] in ([], [*range(players)])
        assert result["wins"] == [float(bool(result["winners"]))] * players
    shares = {tally.wins.mean for tally in tallies(results)}
    assert len(shares) == 1
    assert 0 < shares.pop() < 1


def test_one_bot_alone_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    simulate_command("beacon", seats="careful", games=3, setup=Setup(difficulty="3"))
    assert capsys.readouterr().out.splitlines()[2].startswith("0     careful")


@pytest.mark.parametrize("players", [1, 3])
def test_the_balance_of_one_side_is_how_often_it_wins(players: int) -> None:
    plan = Plan("beacon", "random", GAMES, options={}, players=players)
    played = measured(plan)
    found = find(played, plan)
    assert list(found.groups) == ["everybody"]
    assert found.groups["everybody"].wins.mean == sum(game["sides"][0]["won"] for game in played) / GAMES
    assert (found.first, found.targets) == (None, [])
    assert all(game["sides"][0]["length"] >= 4 for game in played)


def test_what_all_sides_lose_is_not_held_against_one_of_them() -> None:
    """Of two sides each should win half of those games that somebody wins."""
    plan = Plan("beacon", "careful", GAMES, options={"mode": "sides", "difficulty": 2}, players=4)
    played = measured(plan)
    won = sum(any(side["won"] for side in game["sides"]) for game in played) / GAMES
    assert 0 < won < 1
    assert {group.even for group in find(played, plan).groups.values()} == {won / 2}


def test_the_report_speaks_of_no_other_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    balance_command("beacon", setup=Setup(players=2), seats="random", games=4, out=tmp_path / "balance")
    told = capsys.readouterr().out
    assert told.startswith("Beacon: balance, mode together, difficulty 1, 2 players\n4 games, played by random")
    assert "\nWins\n" in told
    assert "\neverybody wins" in told
    assert "first" not in told
