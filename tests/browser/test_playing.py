"""Whole games in a real browser: by mouse, by finger, by keyboard, and two people against each other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener, Server
from browser.people import ASKED, OVER, Finger, Person, Typist, game_from_lobby

GAMES = ("Shadow Cards", "Showdown")


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_by_mouse_against_bots(server: Server, visitor: Opener, title: str) -> None:
    page = visitor(server.address)
    game_from_lobby(page, title)
    assert Person(page).play_to_the_end() > 5
    expect(page.locator(OVER).get_by_role("heading")).to_have_text(re.compile("win"))


def test_a_whole_duel_by_keyboard_alone(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    button = page.get_by_role("button", name="Play now Showdown against bots")
    while not button.evaluate("button => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert Typist(page).play_to_the_end() > 5


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_on_a_phone(server: Server, visitor: Opener, title: str) -> None:
    page = visitor(server.address, width=390, height=844, has_touch=True, is_mobile=True)
    game_from_lobby(page, title)
    assert Finger(page).play_to_the_end() > 5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_people_meet_at_a_private_table_and_fight(server: Server, visitor: Opener) -> None:
    host = visitor(server.address)
    host.get_by_role("button", name="Invite friends to Showdown").click()
    host.get_by_role("button", name="Open the table and get the link").click()
    host.wait_for_url("**/table/*")
    friend = visitor(host.url)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    people = [Person(host), Person(friend)]
    for _ in range(600):
        if any(person.page.locator(OVER).count() for person in people):
            break
        for person in people:
            if person.page.locator(ASKED).count():
                person.choose()
    titles = [person.page.locator(OVER).get_by_role("heading").inner_text() for person in people]
    assert len([title for title in titles if title.startswith("You")]) in (1, 2)  # both, if they fell together
