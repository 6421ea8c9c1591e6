"""A tournament of Showdown in the browser: chosen in the form, Swiss rounds, a bracket, and a champion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import Person
from browser.test_everyone import WIDTHS, complaints
from browser.test_tournament import CHAMPION, SIT_DOWN, back, is_over


def announced(page: Page, entrants: int) -> None:
    """Goes from the lobby to a tournament of Showdown that is announced."""
    page.get_by_role("link", name="See tournaments, or host one").click()
    expect(page.get_by_text("House rules")).to_be_visible()
    page.get_by_role("combobox", name=re.compile("^Game")).select_option("Showdown")
    expect(page.get_by_text("Swiss rounds, then a knockout of the best.")).to_be_visible()
    expect(page.get_by_text("House rules")).to_have_count(0)
    page.get_by_label("Name", exact=True).fill("Dusk Cup")
    page.get_by_label("Entrants").fill(str(entrants))
    page.get_by_label("Bot level").select_option("moth")
    page.get_by_role("button", name="Create the tournament").click()
    expect(page.get_by_role("heading", name="Dusk Cup")).to_be_visible()


def duel(page: Page) -> None:
    """Sits down at one's duel, plays it to the end, and goes back."""
    page.get_by_role("link", name=SIT_DOWN).click()
    Person(page).play_to_the_end()
    back(page)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_tournament_of_showdown_from_the_form_to_the_champion(server: Server, visitor: Opener, width: int) -> None:
    page = visitor(server.address, width=width)
    announced(page, 3)
    expect(page.get_by_text(re.compile("^Showdown · Hosted by "))).to_be_visible()
    expect(page.get_by_role("term")).to_have_text(["Swiss rounds", "Final"])
    found = {"gathering": complaints(page)}
    page.get_by_role("button", name="Start").click()

    while not is_over(page):
        found[page.locator("h2").first.inner_text()] = complaints(page)
        duel(page)

    found["the end"] = complaints(page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
    expect(page.get_by_role("heading", name=CHAMPION)).to_be_visible()
    expect(page.get_by_role("heading", name="Final").first).to_be_visible()
    ranks = page.get_by_role("group", name="Swiss rounds")
    expect(ranks.get_by_role("row")).to_have_count(4)
    expect(ranks.get_by_role("columnheader", name="Drawn")).to_be_visible()
    expect(ranks.get_by_text("Buchholz").locator("visible=true").first).to_be_visible()
    expect(ranks.get_by_text("through").locator("visible=true")).to_have_count(2)
    page.get_by_text("Duels by round (3)").click()
    expect(page.get_by_role("heading", name="Round 3")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{server.address}/tournament")
    expect(page.get_by_role("link", name=re.compile("Dusk Cup Showdown · 1 person, 3 entrants")).first).to_be_visible()
