"""An evening at the table, by keys and by mouse."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

import gloaming
from gloaming.kernel.events import seen
from gloaming.terminal.bars import PromptBar, StatusLine
from gloaming.terminal.cards import CardRow
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.log import RecentLog
from gloaming.terminal.pages import Page
from gloaming.terminal.playing import PlayScreen
from terminal.tables import LARGE, SMALL, late, play_to_end, play_to_page, press, screen, seated, settle, table


async def test_a_whole_game_is_played_with_keys() -> None:
    play = screen(table(5))
    async with seated(play).run_test(size=SMALL) as pilot:
        page = await play_to_end(pilot, play)
        assert play.live.game.over
        assert page.heading.endswith("experience.") or "share the win" in page.heading


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_game_of_any_number_comes_to_its_end(players: int) -> None:
    play = screen(late({2: 150, 3: 160, 4: 210}[players], players))
    async with seated(play).run_test(size=LARGE) as pilot:
        await play_to_end(pilot, play)
        assert play.live.game.over


async def test_another_game_starts_from_the_last_page() -> None:
    play = screen(late(190))
    async with seated(play).run_test(size=SMALL) as pilot:
        await play_to_end(pilot, play)
        finished = play.live.game
        await press(pilot, play, "n")
        assert play.live.game is not finished
        assert play.live.decision is not None


async def test_a_finished_game_can_be_looked_at_and_taken_back() -> None:
    play = screen(late(190))
    async with seated(play).run_test(size=SMALL) as pilot:
        await play_to_end(pilot, play)
        await press(pilot, play, "enter", "u")
        assert not play.live.game.over
        assert play.live.decision is not None


async def click(pilot: Pilot[None], play: PlayScreen, place: int) -> None:
    row = play.layout_of_game.active_row()
    await pilot.click(f"#{row.id}", offset=(place * row.cell + row.cell // 2, 2))
    await settle(pilot, play)


@pytest.mark.parametrize(("size", "choices"), [(SMALL, 0), (LARGE, 50)])
async def test_a_round_is_played_with_the_mouse(size: tuple[int, int], choices: int) -> None:
    play = screen(late(choices))
    async with seated(play).run_test(size=size) as pilot:
        await settle(pilot, play)
        while not isinstance(pilot.app.screen, Page):
            spots = play.layout_of_game.active_row().spots
            await click(pilot, play, next(place for place, spot in enumerate(spots) if spot.lit and spot.token))
        await pilot.click("#page-content")
        await settle(pilot, play)
        assert len(pilot.app.screen_stack) == 2
        assert play.sheets_read == 1


async def follow_suit(pilot: Pilot[None], play: PlayScreen) -> int:
    """Plays until a suit must be followed and returns a place in the hand that does not follow."""
    await settle(pilot, play)
    while True:
        spots = play.query_one("#hand", CardRow).spots
        dark = [place for place, spot in enumerate(spots) if not spot.lit]
        if play.decision() is not None and dark and any(spot.lit for spot in spots):
            return dark[0]
        await press(pilot, play, "enter" if isinstance(pilot.app.screen, Page) else "1")


async def test_a_card_that_cannot_be_played_says_why() -> None:
    play = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        place = await follow_suit(pilot, play)
        before = play.live.game.number
        led = play.live.game.choices[-1]
        await click(pilot, play, place)
        note = play.query_one(PromptBar).note
        assert re.fullmatch(r"[A-Z][a-z]+ was led and you have [a-z]+ in hand\.", note)
        assert play.live.game.number == before
        assert play.live.game.choices[-1] == led


async def test_arrows_reach_the_same_card_and_the_same_reason() -> None:
    play = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        place = await follow_suit(pilot, play)
        row = play.layout_of_game.active_row()
        while row.cursor != place:
            await pilot.press("right")
        assert "was led and you have" in play.query_one(PromptBar).note
        await pilot.press("enter")
        assert "was led and you have" in play.query_one(PromptBar).note
        while not row.spots[row.cursor].lit:
            assert "was led and you have" in play.query_one(PromptBar).note
            await pilot.press("left")
        assert "was led and you have" not in play.query_one(PromptBar).note


async def test_undo_goes_back_to_the_previous_decision() -> None:
    play = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "3", "5")
        asked = play.decision()
        assert asked is not None
        hand = play.current_game().view(0).to_json()
        await press(pilot, play, "1", "u")
        again = play.decision()
        assert again is not None
        assert again.question is asked.question
        assert again.options == asked.options
        assert play.current_game().view(0).to_json() == hand


async def test_there_is_nothing_to_take_back_at_first() -> None:
    play = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "u")
        assert "nothing to undo" in play.query_one(PromptBar).note


async def test_the_prediction_is_previewed_and_stays_in_sight() -> None:
    play = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "1")
        assert "You predict" in play.query_one(PromptBar).note
        await press(pilot, play, "1")
        mine = str(play.query_one("#mine").render())
        assert "Prediction" in mine
        assert "0 of" in mine


async def test_quitting_and_resuming_gives_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "evening.gloam"
    play = screen(table(4, path=path))
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "3", "5", "1", "1")
        await pilot.press("q")
    resumed = LiveGame.resume(path)
    assert resumed.game == play.live.game
    assert resumed.seating == play.live.seating
    again = screen(resumed)
    async with seated(again).run_test(size=SMALL) as pilot:
        await settle(pilot, again)
        assert again.scene().view == play.scene().view
        assert again.scene().log == play.scene().log


async def test_the_score_sheet_lies_on_the_table_after_a_round() -> None:
    play = screen(late(50))
    async with seated(play).run_test(size=SMALL) as pilot:
        page = await play_to_page(pilot, play)
        assert page.heading == "After round 1"
        assert "experience" in str(page.content)
        await pilot.press("enter")
        assert pilot.app.screen is play


@pytest.mark.parametrize(("key", "heading"), [("s", "Score sheet"), ("l", "Log"), ("question_mark", "How to play")])
async def test_pages_open_and_close(key: str, heading: str) -> None:
    play = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, key)
        page = pilot.app.screen
        assert isinstance(page, Page)
        assert page.heading == heading
        await pilot.press("down", "pageup", "escape")
        assert pilot.app.screen is play


async def test_a_hint_names_a_legal_card() -> None:
    play = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "h")
        while not play.hinted:
            await pilot.pause()
        assert play.query_one(PromptBar).note.startswith("Hint: set the ")
        pointed = play.layout_of_game.active_row().pointed
        assert pointed is not None
        assert pointed.token.split("-")[1] in play.hinted
        await pilot.press("right")
        assert not play.query_one(PromptBar).note.startswith("Hint")


async def test_space_cuts_the_pause_short() -> None:
    play = PlayScreen(table(), pace=3600)
    async with seated(play).run_test(size=SMALL) as pilot:
        while play.live.waiting_bot() is not None:
            await pilot.press("space")
        await settle(pilot, play)
        assert play.decision() is not None


@pytest.mark.parametrize(("size", "players"), [(size, players) for size in (SMALL, LARGE) for players in (2, 3, 4, 5)])
async def test_everything_fits_the_screen(size: tuple[int, int], players: int) -> None:
    play = screen(table(players, teaching=True))
    async with seated(play).run_test(size=size) as pilot:
        await press(pilot, play, *"111"[: 3 if players == 2 else 2])
        for widget in play.query("StatusLine, Seats, CardRow, #mine, PromptBar, Footer"):
            assert widget.region.width > 0
            assert play.region.contains_region(widget.region), widget
        hand = play.query_one("#hand", CardRow)
        assert hand.region.width == hand.cell * len(hand.spots)
        assert hand.region.height == (7 if size == LARGE else 5)
        assert "first lesson" in str(play.query_one(StatusLine).render())


async def test_the_wide_table_tells_the_story_at_the_side() -> None:
    play = screen()
    async with seated(play).run_test(size=LARGE) as pilot:
        await settle(pilot, play)
        assert play.query_one("#story", RecentLog).display
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert not play.query_one("#story", RecentLog).display


async def test_a_full_disk_is_told_and_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    play = screen(table(4, path=folder / "evening.gloam"))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()
        await press(pilot, play, "1")
        assert "Not saved" in play.query_one(PromptBar).note
        assert play.live.game.number > 0


def test_the_screen_sees_only_what_the_seat_may_see() -> None:
    play = screen()
    game = play.live.game
    assert play.scene().view == game.view(0)
    assert [event.seen_by(0) for event in seen(play.live.heard, 0)] == gloaming.events(game, 0)
