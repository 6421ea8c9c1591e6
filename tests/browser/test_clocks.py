"""Clocks in the browser: one sees the time running out, and reads what was chosen then."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import Person, table_by_request

WARNING = re.compile(r"\d+ seconds left\. Then a move is made for you\.")


def timed(page: Page, kind: str, seconds: int, game: str = "shadow-cards") -> None:
    """Starts a game against a bot in which time runs."""
    clock = {"kind": kind, "seconds": seconds, "increment": 0, "grace": 0}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "moth"}]
    table_by_request(page, {"game": game, "seats": seats, "clock": clock, "start": True})
    assert Person(page).wait()


def test_one_is_warned_before_the_time_is_up(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    page.clock.install()
    timed(page, "move", 60)
    expect(page.get_by_role("timer", name=re.compile("left")).first).to_be_visible()
    page.clock.fast_forward(51_000)
    expect(page.get_by_role("status").filter(has_text=WARNING)).to_be_visible()


def test_one_whose_turn_starts_with_little_time_is_warned_at_once(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    page.clock.install()
    timed(page, "move", 9)
    expect(page.get_by_role("status").filter(has_text=WARNING)).to_be_visible()


@pytest.mark.parametrize("game", ["shadow-cards", "showdown"])
def test_the_clock_on_a_phone_covers_no_button(server: Server, visitor: Opener, game: str) -> None:
    page = visitor(server.address, width=390, height=844)
    page.clock.install()
    timed(page, "move", 20, game)
    clock = page.locator("header").get_by_role("timer").bounding_box()
    log = page.locator("header").get_by_role("button", name="Log").bounding_box()
    assert clock is not None
    assert log is not None
    assert clock["x"] + clock["width"] <= log["x"]


def test_who_is_too_late_for_a_move_reads_what_was_chosen(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    timed(page, "move", 5)
    expect(page.get_by_role("status").filter(has_text="Your time ran out, so a move was made for you")).to_be_visible()
    assert Person(page).wait()  # the game goes on with the next question


def test_who_has_no_time_left_for_a_game_watches_it_end(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    timed(page, "game", 5)
    expect(page.get_by_role("status").filter(has_text="Your time ran out")).to_be_visible()
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
