"""Everything has room on a small screen."""

from pathlib import Path
from typing import cast

import pytest
from textual.app import App

import gloaming
from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.terminal.app import GloamingApp
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.pages import WinnerPage
from gloaming.terminal.playing import PlayScreen
from gloaming.terminal.replaying import ReplayScreen
from gloaming.terminal.seats import Seats
from gloaming.terminal.tape import Tape
from terminal.tables import LARGE, SMALL, press, screen, seated, settle, table


def text_of(app: App[None]) -> str:
    """Returns what the screen shows, as lines of text."""
    width = app.size.width
    return "\n".join("".join(part.text for part in line)[:width] for line in app.screen._compositor.render_strips())


def finished(players: int) -> LiveGame:
    at = table(players)
    while not at.game.over:
        decision = at.game.decisions[0]
        at.game.choose(decision.seat, decision.options[-1])
    return at


@pytest.mark.parametrize("players", [2, 3, 4, 5])
async def test_the_winner_page_and_the_sheet_are_shown_whole(players: int) -> None:
    play = screen(finished(players))
    async with seated(play).run_test(size=SMALL) as pilot:
        for keys in ([], ["enter", "s"]):
            await press(pilot, play, *keys)
            shown = text_of(pilot.app)
            lines = [line for line in shown.split("\n") if " total " in line]
            sheet = cast(ShadowCardsView, play.scene().view).sheet
            assert len(lines) == len(sheet) == (4 if players == 2 else 3)
            for line, written in zip(lines, sheet, strict=True):
                assert line.split("total")[1].split("│")[0].split() == [str(total) for total in written.totals]


async def test_enter_does_not_start_another_game() -> None:
    play = screen(finished(5))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        assert isinstance(pilot.app.screen, WinnerPage)
        over = play.live.game
        await press(pilot, play, "enter")
        assert play.live.game is over
        assert len(pilot.app.screen_stack) == 2


@pytest.mark.parametrize("teaching", [False, True])
async def test_help_shows_the_keys_and_the_scoring_in_force(teaching: bool) -> None:
    play = screen(table(teaching=teaching))
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "question_mark")
        shown = text_of(pilot.app)
        assert "u undo" in shown
        assert "x starts, → leads." in shown
        assert ("first lesson" in shown) is teaching
        assert ("three times" in shown) is not teaching


async def test_a_small_window_says_what_it_needs() -> None:
    play = screen(table(5))
    async with seated(play).run_test(size=LARGE) as pilot:
        await settle(pilot, play)
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        assert "The window is 70x20; the table needs at least 80x24." in text_of(pilot.app)
        await pilot.resize_terminal(*SMALL)
        await settle(pilot, play)
        assert play.query_one(Seats).display
        assert "needs a window" not in text_of(pilot.app)


async def test_an_empty_sheet_says_so() -> None:
    play: PlayScreen = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "s", "space")
        assert "No scores yet." in text_of(pilot.app)


async def test_the_keys_of_a_replay_have_room(tmp_path: Path) -> None:
    gloaming.save(finished(5).game, tmp_path / "evening.gloam")
    async with GloamingApp(ReplayScreen(Tape(tmp_path / "evening.gloam"), None)).run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "q Leave" in text_of(pilot.app).split("\n")[-1]
