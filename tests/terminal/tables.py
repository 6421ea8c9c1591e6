"""Tables for the tests of the terminal, and a hand that plays at them."""

from pathlib import Path

from textual.pilot import Pilot

from gloaming.terminal.app import GloamingApp
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.pages import Page, WinnerPage
from gloaming.terminal.playing import PlayScreen
from gloaming.words.seating import against_bots

SMALL = (80, 24)
LARGE = (120, 40)


def table(players: int = 4, seed: int = 7, path: Path | None = None, **options: bool) -> LiveGame:
    return LiveGame.start("shadow-cards", against_bots(players, 0, "random", seed), seed, options, path)


def late(choices: int, players: int = 5) -> LiveGame:
    """Returns a table at which so many choices have been made."""
    at = table(players)
    while at.game.number < choices or at.decision is None:
        decision = at.game.decisions[0]
        at.game.choose(decision.seat, decision.options[0])
    return at


def screen(at: LiveGame | None = None) -> PlayScreen:
    return PlayScreen(at or table(), pace=0)


def seated(play: PlayScreen) -> GloamingApp:
    return GloamingApp(play)


async def settle(pilot: Pilot[None], play: PlayScreen) -> None:
    """Waits until nothing happens before a key is pressed."""
    await pilot.pause()
    await play.quiet.wait()
    await pilot.pause()


async def press(pilot: Pilot[None], play: PlayScreen, *keys: str) -> None:
    for key in keys:
        await settle(pilot, play)
        await pilot.press(key)
    await settle(pilot, play)


async def play_to_page(pilot: Pilot[None], play: PlayScreen) -> Page:
    """Plays the first legal card again and again until a page lies on the table."""
    await settle(pilot, play)
    while not isinstance(pilot.app.screen, Page):
        await press(pilot, play, "1")
    return pilot.app.screen


async def play_to_end(pilot: Pilot[None], play: PlayScreen) -> WinnerPage:
    while not isinstance(page := await play_to_page(pilot, play), WinnerPage):
        await press(pilot, play, "enter")
    return page
