"""Whole games in a real browser: by mouse, by finger, by keyboard, and two people against each other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener, Server
from browser.people import ASKED, OVER, Finger, Person, Typist, game_from_lobby, two_friends

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


def fight(people: list[Person]) -> None:
    """Has people who sit at one table play until the game is over for all of them."""
    for _ in range(600):
        if any(person.page.locator(OVER).count() for person in people):
            break
        for person in people:
            if person.page.locator(ASKED).count():
                person.choose()
    for person in people:
        expect(person.page.locator(OVER)).to_be_visible()


def test_two_people_meet_at_a_private_table_and_fight(server: Server, visitor: Opener) -> None:
    host, friend = two_friends(server, visitor)
    people = [Person(host), Person(friend)]
    fight(people)
    titles = [person.page.locator(OVER).get_by_role("heading").inner_text() for person in people]
    assert len([title for title in titles if title.startswith("You")]) in (1, 2)  # both, if they fell together
    host.get_by_role("button", name="Play again").click()
    expect(host.locator(OVER)).to_contain_text(re.compile("Waiting for .+ to play again."))
    expect(host.locator(OVER)).not_to_contain_text("would play again")
    expect(host.get_by_role("button", name="Play again")).to_have_count(0)
    expect(friend.locator(OVER)).to_contain_text("would play again.")
    table = host.url
    friend.get_by_role("button", name="Play again").click()
    for page in (host, friend):
        expect(page).not_to_have_url(table)


def test_two_with_accounts_fight_for_their_ratings_against_the_clock(server: Server, visitor: Opener) -> None:
    host, friend = visitor(f"{server.address}/account"), visitor(f"{server.address}/account")
    for page, login in ((host, "rated-host"), (friend, "rated-friend")):
        page.get_by_label("Login").fill(login)
        page.get_by_label("Password").fill("as the crow flies at dusk")
        page.get_by_role("button", name="Make an account").click()
        expect(page.get_by_text(f"You are logged in as {login}.")).to_be_visible()
    host.goto(server.address)
    host.get_by_role("button", name="Invite friends to Showdown").click()
    host.get_by_text("Rated.").click()
    host.get_by_label("Clock").select_option("10 minutes for the game, and 5 seconds more for each move")
    host.get_by_role("button", name="Open the table and get the link").click()
    host.wait_for_url("**/table/*")
    friend.goto(host.url)
    terms = friend.get_by_role("list", name="How it is played here")
    expect(terms).to_contain_text("10 minutes for the game")
    expect(terms).to_contain_text("Rated")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(page.locator("header").get_by_role("timer")).to_be_visible()
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    people = [Person(host), Person(friend)]
    fight(people)
    for person in people:
        expect(person.page.locator(OVER)).to_contain_text(re.compile(r"Your rating: \d+ ± \d+ after 1 game"))
    friend.goto(f"{server.address}/account")
    expect(friend.get_by_text("after 1 game")).to_be_visible()
