"""The score sheet says what its signs mean, to the eye and to the ear."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import Person, game_from_lobby
from browser.test_everyone import complaints

SCORED = "section[aria-label='Round 1 scores']"


def scored_round(page: Page) -> None:
    """Plays until a round of Shadow Cards is scored."""
    game_from_lobby(page, "Shadow Cards")
    player = Person(page)
    while player.wait() and page.locator(SCORED).count() == 0:
        player.choose()


def test_every_sign_is_explained_and_predictions_are_read_out(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=390, height=844)
    scored_round(page)
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog")
    predictions = sheet.locator("tr.first td")
    expect(predictions.locator(".hidden").first).to_have_text(re.compile(r"^predicted \d+, with \w+ \d+ and \w+ \d+"))
    expect(predictions.filter(has_text="started the round")).to_have_count(1)
    signs = sheet.locator("dt").all_inner_texts()
    assert signs[:2] == ["x", "22=10+12"]
    words = {cell.split()[-1] for cell in sheet.locator("tr", has_text="points").locator("td").all_inner_texts()}
    assert words <= set(signs)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []
