"""A game without a face of its own, in a terminal: Night Ferry from its first question to its end."""

from __future__ import annotations

import pytest
from textual.widgets import Static

from gloaming.kernel.choices import Option, Question, Seat
from gloaming.kernel.flow import Step
from gloaming.kernel.rulebook import Rulebook, Setting, rulebook_of
from gloaming.terminal.cards import CardRow
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.menu import Menu
from gloaming.terminal.pages import Page
from gloaming.terminal.playing import PlayScreen
from gloaming.words.seating import against_bots
from night_ferry.rules import NightFerry, NightFerryRulebook
from terminal.tables import LARGE, SMALL, play_to_end, press, seated, settle
from terminal.test_room import text_of

BOOK = rulebook_of(NightFerryRulebook)
SWIM = Question("swim-ashore", ["now"], "Swim ashore", "Swim ashore and lose")


class ColdFerry(NightFerry):
    """Once somebody is aboard, anybody may end the night."""

    def __init__(self, rulebook: Rulebook, setting: Setting) -> None:
        super().__init__(rulebook, setting)
        self.questions["swim-ashore"] = SWIM

    def open_anytime(self, seat: Seat) -> list[Option]:
        return SWIM.options if self.aboard and not self.over else []

    def interject(self, seat: Seat, option: Option) -> Step:
        return self.end()


class ColdFerryRulebook(NightFerryRulebook):
    """Night Ferry, with a choice that is open at any time once somebody is aboard."""

    name = "cold-ferry"

    def fresh_game(self, setting: Setting) -> NightFerry:
        return ColdFerry(self, setting)


def ferry(players: int = 3, seed: int = 4, game: str = BOOK.name) -> PlayScreen:
    return PlayScreen(LiveGame.start(game, against_bots(players, 0, "careful", seed), seed), pace=0)


@pytest.mark.parametrize(("size", "players"), [(SMALL, 2), (SMALL, 4), (LARGE, 3)])
async def test_a_whole_game_is_played_with_keys(size: tuple[int, int], players: int) -> None:
    play = ferry(players)
    async with seated(play).run_test(size=size) as pilot:
        page = await play_to_end(pilot, play)
        assert play.live.game.over
        assert page.heading.endswith("points.") or page.heading.endswith("points each.")


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_piles_numbers_hand_and_options_are_all_in_sight(size: tuple[int, int]) -> None:
    play = ferry()
    async with seated(play).run_test(size=size) as pilot:
        await settle(pilot, play)
        decision = play.live.decision
        assert decision is not None
        assert str(play.query_one("#table", Static).content) == "Aboard  red 1 yellow 1\nload 2 · queue 11"
        menu, hand = play.query_one(Menu), play.query_one("#hand", CardRow)
        assert [spot.below for spot in menu.spots] == [option.label for option in decision.options]
        assert menu.size.height >= menu.columns.height
        assert [spot.card for spot in hand.spots] == ["red-5", "red-7", "yellow-2", "yellow-4", "green-4"]
        assert all(play.region.contains_region(part.region) for part in (menu, hand, play.query_one("#table")))


async def test_a_card_of_the_hand_can_be_clicked_and_a_button_pressed() -> None:
    play = ferry()
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        await pilot.click("#hand", offset=(2, 2))
        await settle(pilot, play)
        assert (0, "board red-5") in play.live.game.choices
        await press(pilot, play, "6")
        assert (0, "wait ashore") in play.live.game.choices


async def test_the_rules_can_be_read() -> None:
    play = ferry()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "question_mark")
        assert isinstance(pilot.app.screen, Page)
        assert "Whoever" in str(pilot.app.screen.content) or "whoever" in str(pilot.app.screen.content)


async def test_what_can_be_chosen_at_any_time_is_called_as_the_game_calls_it() -> None:
    rulebook_of(ColdFerryRulebook)
    play = ferry(seed=1, game="cold-ferry")
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        while play.anytime():
            await press(pilot, play, "1")
        assert "x Swim" not in text_of(pilot.app)
        while not play.anytime():
            await press(pilot, play, "1")
        assert "x Swim ashore" in text_of(pilot.app)
        await press(pilot, play, "question_mark")
        assert "x swim ashore and lose" in text_of(pilot.app)
        await pilot.press("enter")
        await press(pilot, play, "x")
        await pilot.press("y")
        await settle(pilot, play)
        assert play.live.game.over
