"""Tournaments in the browser: from the lobby through one's own duels to the champion."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing

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
    page.get_by_label("How many take part").fill(str(entrants))
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
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
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
    if page.get_by_role("heading", name="You are the champion").count() == 0:
        expect(page.get_by_text(re.compile("^You came in place [23] of 4.$"))).to_be_visible()
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


@pytest.mark.parametrize("width", WIDTHS)
def test_any_number_from_2_to_64_may_take_part(server: Server, visitor: Opener, width: int) -> None:
    page = visitor(f"{server.address}/tournament", width=width)
    size = page.get_by_label("How many take part")
    fewer, more = (page.get_by_role("button", name=name) for name in ("One fewer", "One more"))
    page.get_by_role("button", name="64", exact=True).click()
    expect(size).to_have_value("64")
    expect(more).to_be_disabled()
    fewer.click()
    expect(size).to_have_value("63")
    size.fill("2")
    expect(fewer).to_be_disabled()
    size.press("ArrowUp")
    size.press("ArrowUp")
    more.press("Enter")
    expect(size).to_have_value("5")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []

    for wrong in ("1", "65", "2.5", ""):
        size.fill(wrong)
        page.get_by_role("button", name="Announce it").click()
        assert size.evaluate("field => field.validity.valid") is False
    size.fill("7")
    page.get_by_role("button", name="Announce it").click()
    expect(page.get_by_text("1 of 7 places are taken.")).to_be_visible()


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


def test_a_tournament_is_called_off_and_everybody_reads_it(server: Server, visitor: Opener) -> None:
    host = visitor(server.address)
    announced(host, 4)
    friend = visitor(host.url)
    friend.get_by_role("button", name="Take part").click()
    expect(host.get_by_text("2 of 4 places are taken.")).to_be_visible()
    expect(friend.get_by_role("button", name="Call it off")).to_have_count(0)

    host.get_by_role("button", name="Call it off").click()
    sure = host.get_by_role("dialog", name="Call this tournament off?")
    expect(sure.get_by_text("1 other person who has joined reads")).to_be_visible()
    sure.get_by_role("button", name="Keep it").click()
    expect(host.get_by_role("button", name="Begin")).to_be_visible()
    host.get_by_role("button", name="Call it off").click()
    sure.get_by_role("button", name="Call it off").click()

    expect(host.get_by_role("heading", name="You have called this tournament off")).to_be_visible()
    expect(friend.get_by_role("heading", name=re.compile("has called this tournament off$"))).to_be_visible()
    for page in (host, friend):
        assert complaints(page) == []
        for gone in ("Begin", "Take part no longer", "Call it off"):
            expect(page.get_by_role("button", name=gone)).to_have_count(0)
    friend.get_by_role("link", name="To the other tournaments").click()
    expect(friend.get_by_role("link", name=re.compile("Dusk Cup.*called off · yours"))).to_be_visible()


def test_house_rules_are_chosen_in_the_form_and_shown_on_the_page(server: Server, visitor: Opener) -> None:
    page = visitor(f"{server.address}/tournament")
    page.get_by_label("Its name").fill("House Cup")
    page.get_by_text("House rules").click()
    page.get_by_role("checkbox", name="One lost duel is the end.").check()
    assert complaints(page) == []
    page.get_by_role("button", name="Announce it").click()

    expect(page.get_by_text("House rules: In the knockout the first lost duel is the end.")).to_be_visible()
    expect(page.get_by_text("The first lost duel is the end; who has won three")).to_be_visible()
    expect(page.get_by_text("A point more in the qualification")).to_have_count(0)


def break_down(server: Server, table: str) -> None:
    """Has a table be out of order when the server, which is killed for it, is there again."""
    server.kill()
    with closing(sqlite3.connect(next(server.folder.glob("*.db")))) as database, database:
        [facts] = database.execute("SELECT facts FROM tables WHERE id = ?", (table,)).fetchone()
        broken = json.dumps({**json.loads(facts), "phase": "broken"}).encode()
        database.execute("UPDATE tables SET phase = 'broken', facts = ? WHERE id = ?", (broken, table))
    server.start()


def test_a_duel_whose_table_broke_down_begins_anew(own_server: Server, visitor: Opener) -> None:
    page = visitor(own_server.address)
    announced(page, 4)
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("link", name=SIT_DOWN).click()
    assert Person(page).wait()
    broken = page.url

    break_down(own_server, broken.rsplit("/", 1)[1])

    expect(page.get_by_text("It begins anew at a fresh table in a moment")).to_be_visible()
    page.get_by_role("link", name="Back to the tournament").click()
    expect(page.get_by_text("The table of this duel broke down, so it begins anew.")).to_be_visible()
    page.get_by_role("link", name=SIT_DOWN).click()
    assert Person(page).wait()
    assert page.url != broken


def test_without_house_rules_nothing_is_said_of_them(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    announced(page, 8)

    expect(page.get_by_text("The second lost duel is the end; who has won three")).to_be_visible()
    expect(page.get_by_text("House rules")).to_have_count(0)
