"""Everything has its place: on a phone that lies on its side, and with names as long as they may be."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import Finger, Person, game_from_lobby

GAMES = ("Shadow Cards", "Showdown", "Shadows & Syndicates")


def is_in_view(page: Page, selector: str) -> bool:
    """Tells whether all of something lies within the window, without scrolling."""
    box = page.locator(selector).first.bounding_box()
    width, height = page.evaluate("[innerWidth, innerHeight]")
    return (
        box is not None
        and min(box["x"], box["y"]) >= 0
        and box["x"] + box["width"] <= width
        and box["y"] + box["height"] <= height
    )


class Careful(Finger):
    """Somebody who does nothing unless they see what is asked, and where the table stands."""

    def act(self) -> None:
        """Looks, then taps."""
        assert is_in_view(self.page, "section[aria-label='What is asked']")
        assert is_in_view(self.page, "header")
        super().act()


@pytest.mark.parametrize(("width", "height"), [(844, 390), (800, 500)])
@pytest.mark.parametrize("title", GAMES)
def test_what_is_asked_stays_in_view_where_there_is_little_height(
    server: Server, visitor: Opener, title: str, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=True, is_mobile=True)
    game_from_lobby(page, title)
    player = Careful(page)
    choices = 0
    while choices < 12 and player.wait():
        player.choose()  # asserts that all is in view
        choices += 1
    assert choices > 5


def test_a_whole_duel_on_a_phone_that_lies_on_its_side(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=844, height=390, has_touch=True, is_mobile=True)
    game_from_lobby(page, "Showdown")
    assert Careful(page).play_to_the_end() > 5
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def overflow(page: Page) -> list[str]:
    """Returns what is wider than the window, even where it is cut off and cannot be scrolled to."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    found: list[str] = page.evaluate(
        """(width) => [...document.querySelectorAll("html, p, b, span, a, button, li, h1, h2, section")]
            .filter((each) => each.getBoundingClientRect().right > width + 1)
            .map((each) => `${each.tagName}.${each.className}: ${each.textContent}`)""",
        width,
    )
    return found if page.evaluate("document.documentElement.scrollWidth") <= width else [*found, "the page"]


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_is_wider_than_the_window_with_the_longest_name(server: Server, visitor: Opener, width: int) -> None:
    page = visitor(f"{server.address}/account", width=width, height=844, has_touch=True)
    page.get_by_label("Your name").fill("M" * 24)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("link", name="M" * 24)).to_be_visible()
    found = {"account": overflow(page)}
    page.goto(server.address)
    page.get_by_role("button", name="Invite friends to Showdown").click()
    found["setting up"] = overflow(page)
    page.get_by_role("button", name="Open the table and get the link").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    found["gathering"] = overflow(page)
    for title in GAMES:
        page.goto(server.address)
        expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
        found[f"lobby before {title}"] = overflow(page)
        game_from_lobby(page, title)
        player = Finger(page)
        for step in range(6):
            assert player.wait()
            found[f"{title}, choice {step}"] = overflow(page)
            player.choose()
    assert {screen: wide for screen, wide in found.items() if wide} == {}


def test_a_hint_leaves_the_duel_its_room(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1600, height=950)
    game_from_lobby(page, "Showdown")
    player, combat = Person(page), page.get_by_role("region", name=re.compile("The last combat"))
    while player.wait() and combat.count() == 0:
        player.choose()
    for _ in range(4):  # with and without a button to pass
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.get_by_role("button", name="Close the hint")).to_be_visible()
        box, own = page.locator(".clash").bounding_box(), page.locator(".side.below").bounding_box()
        assert box is not None
        assert own is not None
        assert box["y"] + box["height"] <= own["y"]
        player.choose()
        assert player.wait()
