"""Whole games in a real browser: by mouse, by finger, by keyboard, and two people against each other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener, Server
from browser.people import OVER, Finger, Person, Two, Typist, game_from_lobby, table_by_request, two_friends
from duels import falling_together

GAMES = ("Shadow Cards", "Showdown")


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_by_mouse_against_bots(server: Server, visitor: Opener, title: str) -> None:
    page = visitor(server.address)
    game_from_lobby(page, title)
    assert Person(page).play_to_the_end() > 5
    expect(page.locator(OVER).get_by_role("heading")).to_have_text(re.compile("win|Both lose"))


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


def test_if_both_lose_the_end_says_so(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "moth"}]
    decks = dict.fromkeys(("deck_0", "deck_1"), falling_together())
    table_by_request(page, {"game": "showdown", "seats": seats, "options": decks, "start": True})
    Person(page).play_to_the_end()
    expect(page.locator(OVER).get_by_role("heading")).to_have_text("Both lose")
    expect(page.locator(f"{OVER} .winner")).to_have_count(0)


def test_two_people_meet_at_a_private_table_and_fight(server: Server, visitor: Opener) -> None:
    host, friend = two_friends(server, visitor)
    Two(host, friend).play_to_the_end()
    titles = [page.locator(OVER).get_by_role("heading").inner_text() for page in (host, friend)]
    assert titles == ["Both lose"] * 2 or [title.startswith("You") for title in titles].count(True) == 1
    host.get_by_role("button", name="Play again").click()
    expect(host.locator(OVER)).to_contain_text(re.compile("Waiting for .+ to play again."))
    expect(host.locator(OVER)).not_to_contain_text("wants to play again")
    expect(host.get_by_role("button", name="Play again")).to_have_count(0)
    expect(friend.locator(OVER)).to_contain_text("wants to play again.")
    table = host.url
    friend.get_by_role("button", name="Play again").click()
    for page in (host, friend):
        expect(page).not_to_have_url(table)


def test_two_with_accounts_fight_for_their_ratings_against_the_clock(server: Server, visitor: Opener) -> None:
    host, friend = visitor(f"{server.address}/account"), visitor(f"{server.address}/account")
    for page, login in ((host, "rated-host"), (friend, "rated-friend")):
        page.get_by_label("Username").fill(login)
        page.get_by_label("Password").fill("as the crow flies at dusk")
        page.get_by_role("button", name="Create an account").click()
        expect(page.get_by_text(f"You’re logged in as {login}.")).to_be_visible()
    host.goto(server.address)
    host.get_by_role("button", name="Invite friends to Showdown").click()
    host.get_by_text("Rated.").click()
    host.get_by_label("Clock").select_option("10 minutes per player, plus 5 seconds per move")
    host.get_by_role("button", name="Open the table and get the link").click()
    host.wait_for_url("**/table/*")
    friend.goto(host.url)
    terms = friend.get_by_role("list", name="Table settings")
    expect(terms).to_contain_text("10 minutes per player")
    expect(terms).to_contain_text("Rated")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(page.locator("header").get_by_role("timer")).to_be_visible()
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    Two(host, friend).play_to_the_end()
    for page in (host, friend):
        expect(page.locator(OVER)).to_contain_text(re.compile(r"Your rating: \d+ ± \d+ after 1 game"))
    friend.goto(f"{server.address}/account")
    expect(friend.get_by_text("after 1 game")).to_be_visible()
