"""A duel of a tournament in the terminal: announced, played in earnest, and followed by the tournament."""

import pytest
from textual.pilot import Pilot

from gloaming.terminal.duelling import AnnouncementPage, DuelScreen, ResultPage
from gloaming.terminal.pages import SurePage
from gloaming.terminal.table import Table
from gloaming.words.seating import against_bots
from terminal.tables import LARGE, SMALL, press, seated, settle
from terminal.test_room import text_of


def duel() -> DuelScreen:
    table = Table.start("syndicates", against_bots(2, 0, "random", 3), 3, {"format": "sumo-rush", "contest": "match"})
    table.serious = True
    return DuelScreen(table, "Qualification, round 3 (Sumo Rush)", "You meet Velvet Vinnie over one match.", pace=0)


async def surrender(pilot: Pilot[None], play: DuelScreen) -> None:
    await press(pilot, play, "x")
    await pilot.press("y")
    await settle(pilot, play)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_duel_is_announced_before_anything_is_asked(size: tuple[int, int]) -> None:
    play = duel()
    async with seated(play).run_test(size=size) as pilot:
        await settle(pilot, play)
        assert isinstance(pilot.app.screen, AnnouncementPage)
        shown = text_of(pilot.app)
        for words in ("Qualification, round 3 (Sumo Rush)", "You meet Velvet Vinnie", "Enter sits down"):
            assert words in shown
        await press(pilot, play, "1")
        assert play.table.game.number == 0

        await press(pilot, play, "enter")

        assert play.is_current
        assert play.decision() is not None


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_who_leaves_at_the_announcement_has_played_nothing(key: str) -> None:
    play = duel()
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        await pilot.press(key)
    assert not pilot.app.is_running
    assert not play.table.game.over


async def test_nothing_is_taken_back_and_nobody_is_advised() -> None:
    play = duel()
    async with seated(play).run_test(size=LARGE) as pilot:
        await press(pilot, play, "enter", "1")
        made = list(play.table.game.choices)
        await press(pilot, play, "u", "h")

        assert play.table.game.choices == made
        assert play.hinted == ""
        shown = text_of(pilot.app)
        assert "Undo" not in shown
        assert "Hint" not in shown
        await press(pilot, play, "question_mark")
        assert "undo" not in text_of(pilot.app)
    assert not play.table.undo()


async def test_leaving_in_the_middle_is_asked_about() -> None:
    play = duel()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "enter", "q")
        assert isinstance(pilot.app.screen, SurePage)
        assert "This duel begins anew when you come back." in text_of(pilot.app)
        await press(pilot, play, "n")
        assert play.is_current
        await press(pilot, play, "q")
        await pilot.press("y")
    assert not pilot.app.is_running
    assert not play.table.game.over


@pytest.mark.parametrize("keys", [["enter"], ["q"], ["escape", "q"], ["escape", "enter", "enter"]])
async def test_the_end_leads_back_to_the_tournament_and_to_no_other_game(keys: list[str]) -> None:
    play = duel()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "enter")
        await surrender(pilot, play)
        assert isinstance(pilot.app.screen, ResultPage)
        assert "again" not in text_of(pilot.app)
        await press(pilot, play, "n", "u")
        assert play.table.game.over
        for key in keys[:-1]:
            await press(pilot, play, key)
        await pilot.press(keys[-1])
    assert not pilot.app.is_running
    assert tuple(play.table.game.scores) == (0, 1)
