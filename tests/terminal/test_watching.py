"""Games of others: bots at play, and records."""

import json
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.kernel.errors import BadRecord, BadSetup
from gloaming.terminal.app import GloamingApp
from gloaming.terminal.bars import PromptBar
from gloaming.terminal.cards import CardRow
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.pages import Page
from gloaming.terminal.replaying import ReplayScreen
from gloaming.terminal.tape import Tape
from gloaming.terminal.watching import WatchScreen
from gloaming.words.seating import only_bots
from terminal.tables import LARGE, SMALL
from terminal.test_room import text_of


def watched(delay: float = 0, running: bool = True) -> WatchScreen:
    return WatchScreen(LiveGame.start("shadow-cards", only_bots(["random"] * 5, 3), 3), delay, running)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = gloaming.start("shadow-cards", players=4, seed=7)
    for _ in range(30):
        decision = game.decisions[0]
        game.choose(decision.seat, decision.options[0])
    gloaming.save(game, tmp_path / "evening.gloam")
    return tmp_path / "evening.gloam"


async def test_bots_play_to_the_end() -> None:
    screen = watched()
    async with GloamingApp(screen).run_test(size=SMALL) as pilot:
        await screen.finished.wait()
        await pilot.pause()
        assert screen.live.game.over
        assert isinstance(pilot.app.screen, Page)
        await pilot.press("enter", "q")
    assert not pilot.app.is_running


async def test_a_game_that_stands_still_goes_on_by_single_choices() -> None:
    screen = watched(running=False)
    async with GloamingApp(screen).run_test(size=LARGE) as pilot:
        for number in range(3):
            assert screen.live.game.number == number
            while screen.live.game.number == number:
                await pilot.press("right")
        assert "paused" in screen.query_one(PromptBar).note
        await pilot.press("space")
        await screen.finished.wait()
        assert screen.live.game.over


async def test_a_watcher_sees_no_hand_until_looking_through_a_seat() -> None:
    screen = watched(running=False)
    async with GloamingApp(screen).run_test(size=SMALL) as pilot:
        assert screen.query_one("#hand", CardRow).spots == []
        await pilot.press("tab")
        assert screen.eyes == 0
        assert len(screen.query_one("#hand", CardRow).spots) == 12


async def test_a_record_is_stepped_both_ways(record: Path) -> None:
    screen = ReplayScreen(Tape(record), eyes=1)
    async with GloamingApp(screen).run_test(size=SMALL) as pilot:
        start = screen.scene()
        await pilot.press("right", "right", "right")
        assert screen.tape.at == 3
        await pilot.press("left", "left", "left", "left")
        assert screen.tape.at == 0
        assert screen.scene() == start
        await pilot.press("end")
        assert screen.tape.at == screen.tape.length == 30
        assert "Move 30 of 30, Seat 1's view" in screen.query_one(PromptBar).note
        await pilot.press("pageup", "home")
        assert screen.tape.at == 0


@pytest.mark.parametrize("game", gloaming.games())
async def test_where_nobody_knows_who_sat_there_only_the_seats_are_named(tmp_path: Path, game: str) -> None:
    gloaming.save(gloaming.start(game, seed=7), tmp_path / "evening.gloam")
    screen = ReplayScreen(Tape(tmp_path / "evening.gloam"), eyes=0)
    async with GloamingApp(screen).run_test(size=LARGE) as pilot:
        await pilot.pause()
        table = text_of(pilot.app)
        assert "Seat 1" in table
        assert not any("?" in line for line in table.splitlines() if "Seat" in line)


async def test_a_record_is_seen_through_any_eyes(record: Path) -> None:
    screen = ReplayScreen(Tape(record), eyes=None)
    async with GloamingApp(screen).run_test(size=LARGE) as pilot:
        for seat in [0, 1, 2, 3, None]:
            await pilot.press("tab")
            assert screen.eyes == seat
            assert screen.scene().view == screen.tape.game.view(seat)


def test_a_seat_that_was_not_there_is_refused(record: Path) -> None:
    with pytest.raises(BadSetup, match="seats 0 to 3, not 7"):
        Tape(record).check_seat(7)


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"names": "Anna"}, "cannot be read as a note of who sits where"),
        ({"names": [1, 2, 3, 4]}, "cannot be read as a note of who sits where"),
        ({"bots": [[]] * 4}, "cannot be read as a note of who sits where"),
        ({"bots": [None] * 4}, "seats more or fewer people than the one who plays"),
        ({"bots": ["random"] * 4}, "seats more or fewer people than the one who plays"),
        ({"bots": [None, "random", "random", "randm"]}, "did you mean 'random'"),
    ],
)
def test_a_note_at_which_nobody_can_go_on_is_refused(tmp_path: Path, facts: dict[str, Any], reason: str) -> None:
    path = tmp_path / "left.gloam"
    gloaming.save(gloaming.start("shadow-cards", seed=7), path)
    note = {"names": ["You", "Bo", "Cy", "Di"], "bots": [None, "random", "random", "random"], "over": False}
    (tmp_path / "left.table.json").write_text(json.dumps(note))
    assert LiveGame.resume(path).person == 0
    (tmp_path / "left.table.json").write_text(json.dumps({**note, **facts}))
    with pytest.raises(BadRecord, match=rf"left\.table\.json, line 1: .*{reason}"):
        LiveGame.resume(path)


def test_a_name_in_a_note_is_cut(tmp_path: Path) -> None:
    path = tmp_path / "left.gloam"
    gloaming.save(gloaming.start("showdown", seed=7), path)
    note = {"names": ["You", "x" * 100_000], "bots": [None, "random"], "over": False}
    (tmp_path / "left.table.json").write_text(json.dumps(note))
    assert LiveGame.resume(path).seating.names == ["You", "x" * 60]


def test_a_note_of_another_table_is_refused(record: Path) -> None:
    record.with_name("evening.table.json").write_text('{"names": ["You"], "bots": [null], "over": false}')
    with pytest.raises(BadRecord, match="seats 1 players, the record has 4"):
        Tape(record)
