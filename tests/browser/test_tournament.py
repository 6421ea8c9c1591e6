"""Tournaments in the browser: from the lobby through one's own duels to the champion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Opener, Server
from browser.people import OVER, Person, Two
from browser.test_everyone import THEMES, WIDTHS, complaints

PROMPT = "section[aria-label='What is asked']"
SIT_DOWN = "Your duel: sit down"
CHAMPION = re.compile("^Won by |^You are the champion")


def announced(page: Page, entrants: int) -> None:
    """Goes from the lobby to a tournament that is announced."""
    page.get_by_role("link", name="See the tournaments, or hold one").click()
    page.get_by_label("Its name").fill("Dusk Cup")
    page.get_by_label("How many take part").select_option(str(entrants))
    page.get_by_label("The bots").select_option("moth")
    page.get_by_role("button", name="Announce it").click()
    expect(page.get_by_role("heading", name="Dusk Cup")).to_be_visible()


def surrender(page: Page) -> None:
    """Gives a match up."""
    number = Person(page).number
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Surrender the match").click()
    page.get_by_role("dialog", name="Are you sure?").get_by_role("button", name="Surrender the match").click()
    page.wait_for_selector(f"{PROMPT}:not([data-number='{number}']), {OVER}", state="attached")


def back(page: Page) -> None:
    """Goes back to the tournament."""
    page.locator(OVER).get_by_role("link", name="Back to the tournament").click()
    page.wait_for_url("**/tournament/*")


def give_up(page: Page) -> None:
    """Sits down at one's duel, surrenders until it is over, and goes back."""
    page.get_by_role("link", name=SIT_DOWN).click()
    while Person(page).wait():
        surrender(page)
    back(page)


def is_over(page: Page) -> bool:
    """Waits until there is another duel, or a champion."""
    next_duel, champion = page.get_by_role("link", name=SIT_DOWN), page.get_by_role("heading", name=CHAMPION)
    expect(next_duel.or_(champion)).to_be_visible()
    return champion.count() > 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_small_tournament_from_the_lobby_to_the_champion(
    server: Server, visitor: Opener, width: int, theme: str
) -> None:
    page = visitor(server.address, width=width, color_scheme=theme)
    announced(page, 4)
    found = {"gathering": complaints(page)}
    page.get_by_role("button", name="Begin").click()

    duels = 0
    while not is_over(page):
        if duels in (0, 8, 9):  # a duel of each stage
            found[f"after {duels} duels"] = complaints(page)
        give_up(page)
        duels += 1

    found["the end"] = complaints(page)
    assert duels in (10, 11)  # a moth may give the match away that one gives up
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
    expect(page.get_by_role("heading", name="Semifinal 2")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Replay of ")).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_name_typed_before_the_page_is_complete_is_kept(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto(f"{server.address}/tournament")
    page.get_by_label("Its name").fill("Dusk Cup")
    with page.expect_response("**/api/tournaments"):
        held[0].continue_()
    expect(page.get_by_label("Its name")).to_have_value("Dusk Cup")


def test_a_friend_with_the_link_takes_part_and_meets_the_host(server: Server, visitor: Opener) -> None:
    host = visitor(server.address)
    announced(host, 2)
    friend = visitor(host.url)
    friend.get_by_role("button", name="Take part").click()

    expect(host.get_by_text("All places are taken.")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        page.get_by_role("link", name=SIT_DOWN).click()
        page.wait_for_url("**/table/*")
    assert friend.url == host.url
    surrender(Two(host, friend).asked())

    for page in (host, friend):
        back(page)
        page.get_by_role("link", name=SIT_DOWN).click()  # of the second match of the qualification


def test_a_tournament_that_is_not_there_is_told_of(server: Server, visitor: Opener) -> None:
    page = visitor(f"{server.address}/tournament/abcdefgh")

    expect(page.get_by_text("There is no tournament abcdefgh.")).to_be_visible()
