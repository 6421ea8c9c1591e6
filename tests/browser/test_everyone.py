"""Nobody is shut out: axe finds nothing to complain of on any screen, in either theme, at either width."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opener, Server
from browser.people import OVER, Person, game_from_lobby

WIDTHS = (390, 1600)
THEMES = ("dark", "light")


def complaints(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['help']}: {[node['target'] for node in each['nodes']]}" for each in found]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_no_violation_on_any_screen(server: Server, visitor: Opener, width: int, theme: str) -> None:
    page = visitor(server.address, width=width, color_scheme=theme)
    expect(page.get_by_role("button", name="Play now Showdown against bots")).to_be_visible()
    found = {"lobby": complaints(page)}
    page.get_by_role("button", name="Invite friends to Shadow Cards").click()
    found["setting up"] = complaints(page)
    page.get_by_role("button", name="Open the table and get the link").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    found["gathering"] = complaints(page)
    for path, heading in (("/account", "account"), ("/learn/shadow-cards", "learning")):
        page.goto(server.address + path)
        page.wait_for_selector("h1")
        found[heading] = complaints(page)
    page.goto(server.address)
    game_from_lobby(page, "Shadow Cards")
    player = Person(page)
    for step in range(4):
        assert player.wait()
        found[f"Shadow Cards, choice {step}"] = complaints(page)
        player.choose()
    page.goto(server.address)
    game_from_lobby(page, "Showdown")
    while player.wait():
        if len(found) < 16:
            found[f"Showdown, {len(found)}"] = complaints(page)
        player.choose()
    found["the end"] = complaints(page)
    page.locator(OVER).get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    found["replay"] = complaints(page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_no_violation_beside_the_way(server: Server, visitor: Opener, width: int, theme: str) -> None:
    page = visitor(server.address, width=width, color_scheme=theme)
    page.get_by_role("button", name="Invite friends to Showdown").click()
    page.get_by_text("Decks", exact=True).click()
    page.locator(".deck").first.locator("input[type=file]").set_input_files(
        {"name": "broken.yaml", "mimeType": "text/yaml", "buffer": b"champion: nobody"}
    )
    expect(page.get_by_text("line 1").first).to_be_visible()
    found = {"a broken deck": complaints(page)}
    page.goto(server.address)
    page.get_by_role("button", name="Invite friends to Showdown").click()
    page.get_by_role("button", name="Open the table and get the link").click()
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("button", name="Close it for everyone").click()
    expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    found["a closed table"] = complaints(page)
    for path in ("/learn/showdown", "/learn/cards", "/nowhere", "/record/nosuchgame"):
        page.goto(server.address + path)
        page.wait_for_selector("h1, h2")
        found[path] = complaints(page)
    page.goto(server.address)
    page.get_by_role("button", name="Play now Shadow Cards against bots").click()
    player = Person(page)
    assert player.wait()
    found["the guide"] = complaints(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled()
    found["a hint"] = complaints(page)
    for sheet in ("Score sheet", "More"):
        page.get_by_role("button", name=sheet).click()
        found[sheet] = complaints(page)
        page.keyboard.press("Escape")
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("title", ["Shadow Cards", "Showdown", "Shadows & Syndicates"])
def test_with_forced_colours_what_can_be_chosen_has_an_edge_of_its_own(
    server: Server, visitor: Opener, title: str
) -> None:
    page = visitor(server.address, forced_colors="active")
    game_from_lobby(page, title)
    player = Person(page)
    for _ in range(3):
        assert player.wait()
        assert {edge(card) for card in page.locator(".touch.playable").all()} == {"solid 3px"}
        assert all(edge(card) == "dashed 2px" for card in page.locator(".touch.unplayable").all())
        player.choose()


def edge(card: Locator) -> str:
    """Returns how a card is outlined."""
    style, width = card.evaluate("(card) => [getComputedStyle(card).outlineStyle, getComputedStyle(card).outlineWidth]")
    return f"{style} {width}"


def test_a_device_that_wants_more_contrast_gets_it(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, contrast="more")
    game_from_lobby(page, "Shadow Cards")
    expect(page.locator("html[data-contrast]")).to_have_count(1)
    assert complaints(page) == []
