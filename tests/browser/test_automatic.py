"""Automatic answers: chips by the question, an announcement for every answer, and a way back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import Person, game_from_lobby, table_by_request
from browser.test_everyone import complaints

CHIPS = "ul[aria-label='Automatic answers']"
DECKS = {"deck_0": "corvo", "deck_1": "brannagh"}


def duel(page: Page) -> Person:
    """Opens a duel with a deck full of Reacts."""
    request: dict[str, object] = {
        "game": "showdown",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "moth"}],
        "options": DECKS,
        "start": True,
    }
    table_by_request(page, request)
    return Person(page)


def until_offered(page: Page) -> bool:
    """Plays a duel until something may be used or left; tells whether it comes to that before the end is near."""
    player = duel(page)
    while player.wait():
        lives = [side.locator(".aces li.down").count() for side in page.locator(".side").all()]
        if page.locator(CHIPS).count():
            return min(lives) > 1
        player.choose()
    return False


def offered(server: Server, visitor: Opener, width: int = 1280) -> Page:
    page = visitor(server.address, width=width)
    for _ in range(30):
        if until_offered(page):
            return page
        page.goto(server.address)
    raise AssertionError("nothing optional was ever offered")


def test_what_is_never_used_is_passed_on_announced_and_shown(server: Server, visitor: Opener) -> None:
    page = offered(server, visitor)
    assert complaints(page) == []
    chips = page.locator(f"{CHIPS} select")
    assert {chip.input_value() for chip in chips.all()} == {"ask"}
    count = chips.count()
    for place in range(count):
        chips.nth(place).select_option("never")
    expect(page.get_by_role("status").filter(has_text="as you chose.")).to_contain_text("Passed on")
    expect(page.locator(f"{CHIPS} li.set")).to_have_count(count)
    assert complaints(page) == []
    page.reload()
    expect(page.locator(f"{CHIPS} li.set").first).to_be_visible()
    page.locator(f"{CHIPS} button").first.click()
    expect(page.locator(f"{CHIPS} li.set")).to_have_count(count - 1)


def test_taking_back_clears_the_chips(server: Server, visitor: Opener) -> None:
    page = offered(server, visitor, width=390)
    chips = page.locator(f"{CHIPS} select")
    for place in range(chips.count()):
        chips.nth(place).select_option("never")
    expect(page.get_by_role("status").filter(has_text="as you chose.")).to_be_visible()
    Person(page).wait()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f"{CHIPS} li.set")).to_have_count(0)


def test_shadow_cards_has_no_chips(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Shadow Cards")
    player = Person(page)
    for _ in range(6):
        assert player.wait()
        expect(page.locator(CHIPS)).to_have_count(0)
        player.choose()
