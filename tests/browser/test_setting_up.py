"""A table is set up in words that need no rulebook."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import gloaming
from browser.conftest import Opener, Server
from browser.people import Person

STARTER = "First starter"


def house_rules(server: Server, visitor: Opener, title: str) -> Page:
    """Opens the sheet for a table, where the house rules are chosen."""
    page = visitor(server.address)
    page.get_by_role("button", name=f"Invite friends to {title}").click()
    page.get_by_text("House rules", exact=True).click()
    return page


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1280, 720)])
@pytest.mark.parametrize("title", ["Shadow Cards", "Shadows & Syndicates"])
def test_the_way_on_stays_in_sight(server: Server, visitor: Opener, title: str, width: int, height: int) -> None:
    page = visitor(server.address, width=width, height=height)
    page.get_by_role("button", name=f"Invite friends to {title}").click()
    opens = page.get_by_role("button", name="Open the table and get the link")
    expect(opens).to_be_in_viewport(ratio=1)
    page.get_by_text("House rules", exact=True).click()
    expect(opens).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("title", "offered"), [("Showdown", 1), ("Shadows & Syndicates", 0)])
def test_open_hands_are_offered_if_there_are_any(server: Server, visitor: Opener, title: str, offered: int) -> None:
    page = visitor(server.address)
    page.get_by_role("button", name=f"Invite friends to {title}").click()
    expect(page.get_by_text("Rated.")).to_be_visible()
    expect(page.get_by_text("Open hands.")).to_have_count(offered)


def test_who_starts_is_one_of_the_seats_that_are_there(server: Server, visitor: Opener) -> None:
    page = house_rules(server, visitor, "Shadow Cards")
    page.locator(".numbers").get_by_text("5").click()
    starter = page.get_by_label(STARTER)
    starter.select_option(label="Seat 5")
    page.locator(".numbers").get_by_text("3").click()
    expect(starter.get_by_role("option")).to_have_text(["Drawn at random", "Seat 1", "Seat 2", "Seat 3"])
    expect(starter.locator("option:checked")).to_have_text("Drawn at random")
    starter.select_option(label="Seat 2")
    page.get_by_role("button", name="Open the table and get the link").click()
    expect(page.get_by_text("First starter: Seat 2")).to_be_visible()


def test_a_seat_that_is_not_there_any_more_is_not_asked_for(server: Server, visitor: Opener) -> None:
    page = house_rules(server, visitor, "Shadow Cards")
    page.locator(".numbers").get_by_text("5").click()
    page.get_by_label(STARTER).select_option(label="Seat 5")
    page.locator(".numbers").get_by_text("2").click()
    page.locator(".seat").filter(has_text="Seat 2").get_by_role("combobox").select_option("moth")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    assert Person(page).wait()


def test_a_team_is_offered_a_casual_contest_and_plays_it_with_bots(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    page.get_by_role("button", name="Invite friends to Shadows & Syndicates").click()
    page.locator(".numbers").get_by_text("4").click()
    contests = page.get_by_label("Length")
    expect(contests.locator("option")).to_have_count(3)
    contests.select_option(index=2)
    expect(contests.locator("option:checked")).to_contain_text("eight matches of Sumo Rush")
    for seat in (2, 3, 4):
        page.locator(".seat").filter(has_text=f"Seat {seat}").get_by_role("combobox").select_option("moth")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    assert Person(page).wait()
    expect(page.get_by_text("match 1 (0:0)").first).to_be_visible()


@pytest.mark.parametrize("name", gloaming.games())
def test_no_setting_is_shown_by_the_word_of_the_rules(server: Server, visitor: Opener, name: str) -> None:
    book = gloaming.rulebook(name)
    page = house_rules(server, visitor, book.title)
    if book.deck_box is not None:
        page.get_by_text("Decks", exact=True).click()
    for ruling in book.rulings:
        words = [choice for choice in ruling.choices if isinstance(choice, str)]
        if words:
            shown = page.get_by_label(re.compile(f"^{re.escape(ruling.called)}")).first.locator("option")
            texts = shown.all_inner_texts()
            assert len(texts) >= len(words)
            assert [text for text in texts if text in words] == []
