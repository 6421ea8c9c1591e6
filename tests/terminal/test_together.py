"""A game that one plays alone, leading all heroes, or together with bots: on the screen and through a pipe."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from textual.widgets import Static

import gloaming
from gloaming.cli import app
from gloaming.terminal.bars import PromptBar
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.menu import Menu
from gloaming.terminal.playing import PlayScreen
from gloaming.words.seating import against_bots
from kernel.beacon import BOOK
from terminal.tables import SMALL, play_to_end, press, seated, settle


def watch(players: int, seed: int = 4, difficulty: int = 1) -> PlayScreen:
    seating = against_bots(players, 0, None, seed)
    return PlayScreen(LiveGame.start(BOOK.name, seating, seed, {"difficulty": difficulty}), pace=0)


def piped(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Runs a command whose input is always the first option."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 40))
    app([*words], exit_on_error=False, result_action="return_value")


@pytest.mark.parametrize(("players", "lost"), [(1, "You lose with"), (3, "You, Rook and Fern lose together.")])
async def test_what_all_lose_is_lost_on_the_last_page(players: int, lost: str) -> None:
    play = watch(players, difficulty=3)
    async with seated(play).run_test(size=SMALL) as pilot:
        page = await play_to_end(pilot, play)
        assert play.live.game.winners == []
        assert page.heading.startswith(lost)


async def test_one_is_asked_for_one_hero_after_the_other_and_takes_it_back() -> None:
    play = watch(1)
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        assert "Knight: Lay a log in secret" in str(play.query_one(PromptBar).content)
        assert "Bard's logs  log 1" in str(play.query_one("#table", Static).content)
        assert all(
            play.region.contains_region(part.region) for part in (play.query_one(Menu), play.query_one("#table"))
        )
        await press(pilot, play, "1")
        assert "Seer: Lay a log in secret" in str(play.query_one(PromptBar).content)
        await press(pilot, play, "u")
        assert "Knight: Lay a log in secret" in str(play.query_one(PromptBar).content)


@pytest.mark.parametrize("players", ["1", "2"])
def test_it_is_played_kept_and_replayed_through_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], players: str
) -> None:
    record = tmp_path / "evening.gloam"
    piped(
        monkeypatch, "play", "beacon", "--players", players, "--seed", "4", "--difficulty", "3", "--save", str(record)
    )
    told = capsys.readouterr().out
    assert "Knight: Lay a log in secret" in told
    assert "lose" in told
    piped(monkeypatch, "replay", str(record), "--seat", "0")
    assert "lose" in capsys.readouterr().out.splitlines()[-2]


def test_nobody_else_can_be_seated_where_one_plays_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(gloaming.BadSetup, match="a table of 1 has no seat for a bot"):
        piped(monkeypatch, "play", "beacon", "--bots", "careful")
