"""Stops: set in the More sheet, shown as chips by the question, and the game stops there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import ASKED, OVER, Person, game_from_lobby, table_by_request
from browser.test_everyone import complaints
from duels import deck_text

CHIPS = "ul[aria-label='Stops']"
PASS = "section[aria-label='What is asked'] button[data-token='pass']"
FEINTS, STRIKES = "After both feints", "After the strikes are revealed"
# Most hands hold a card to play after the feints, and hardly any one to play after the strikes.
CARDS = [f"{value}P: {{title: Twin {value}, react: {{when: feints, effects: [draw: 1]}}}}" for value in range(3, 14)]
DECK = deck_text(f"cards: {{{', '.join(CARDS)}, 2P: {{title: Rare, react: {{when: strikes, effects: [draw: 1]}}}}}}")


def duel(page: Page) -> Person:
    """Opens a duel with decks that answer feints and strikes."""
    request: dict[str, object] = {
        "game": "showdown",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "moth"}],
        "options": {"deck_0": DECK, "deck_1": DECK},
        "start": True,
    }
    table_by_request(page, request)
    return Person(page)


def set_in_the_sheet(page: Page, **stops: str) -> None:
    """Sets stops in the More sheet, by the titles of their windows."""
    page.get_by_role("button", name="More", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Stops")).to_be_visible()
    for window, stop in stops.items():
        choice = sheet.get_by_label(window)
        choice.select_option(label=stop)
        expect(choice).to_have_value({"When I can act": "ask", "Always": "always", "Never": "never"}[stop])
    sheet.get_by_role("button", name="Close").click()


def until(player: Person, text: str) -> None:
    """Plays, passing wherever one can, until a prompt says something."""
    prompt = player.page.locator("section[aria-label='What is asked'] .sentence")
    for _ in range(80):
        assert player.wait(), "the game is over"
        if text in (prompt.text_content() or ""):
            return
        number = player.number
        if player.page.locator(PASS).count():
            player.page.locator(PASS).click()
        else:
            player.choose()
        player.page.wait_for_selector(
            f"section[aria-label='What is asked']:not([data-number='{number}']), {OVER}", state="attached"
        )
    raise AssertionError(f"nobody is ever told {text!r}")


@pytest.mark.parametrize("width", [390, 1280])
def test_one_who_stops_always_sees_the_chip_and_is_stopped_with_a_pass(
    server: Server, visitor: Opener, width: int
) -> None:
    page = visitor(server.address, width=width)
    player = duel(page)
    player.wait()
    expect(page.locator(f"{CHIPS} li.set")).to_have_count(0)
    set_in_the_sheet(page, **{STRIKES: "Always"})
    chip = page.locator(f"{CHIPS} li.set")
    expect(chip.get_by_role("combobox", name="Stop after the strikes are revealed")).to_have_value("always")
    until(player, "you can only pass")
    expect(page.locator("section[aria-label='What is asked'] .sentence")).to_have_text(f"{STRIKES}: you can only pass.")
    expect(page.locator("section[aria-label='What is asked'] button[data-token]")).to_have_count(1)
    assert complaints(page) == []
    box = chip.get_by_role("combobox").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(PASS).click()
    page.get_by_role("button", name="Stop after the strikes are revealed only when I can act").click()
    expect(page.locator(f"{CHIPS} li.set")).to_have_count(0)


def test_one_who_never_stops_passes_and_hears_of_it(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    player = duel(page)
    until(player, FEINTS)
    page.locator(f"{CHIPS} select").select_option("never")
    said = page.get_by_role("status").filter(has_text="as you chose.")
    expect(said).to_contain_text("Passed (after both feints), as you chose.")
    expect(page.locator(f"{CHIPS} li.set")).to_have_count(1)
    player.wait()
    page.reload()
    expect(page.locator(f"{CHIPS} li.set")).to_have_count(1)
    assert complaints(page) == []


@pytest.mark.parametrize("width", [390, 1440])
def test_the_sheet_lists_every_window_and_can_be_used_with_keys(server: Server, visitor: Opener, width: int) -> None:
    page = visitor(server.address, width=width)
    duel(page).wait()
    page.get_by_role("button", name="More", exact=True).click()
    sheet = page.get_by_role("dialog")
    stops = sheet.locator("section", has=page.get_by_role("heading", name="Stops"))
    expect(stops.get_by_role("combobox")).to_have_count(2)
    choice = sheet.get_by_label(FEINTS)
    choice.focus()
    page.keyboard.press("ArrowDown")
    expect(choice).to_have_value("always")
    assert complaints(page) == []
    box = choice.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    page.keyboard.press("Escape")
    expect(page.locator(f"{CHIPS} li.set")).to_have_count(1)


def test_a_game_without_windows_has_no_stops(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Shadow Cards")
    page.wait_for_selector(ASKED, state="attached")
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("heading", name="Stops")).to_have_count(0)
    expect(page.locator(CHIPS)).to_have_count(0)
