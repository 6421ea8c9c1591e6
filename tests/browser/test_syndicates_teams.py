"""Two against two at four browsers: teams in the lobby, flanks on the table, and one end for both mates."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import ASKED, OVER, Person


def waiting(page: Page) -> list[int]:
    """Returns the seats that are asked now."""
    found: list[int] = page.evaluate(
        """async () => {
            const answer = await fetch(`/api/tables/${location.pathname.split("/").pop()}/sight`);
            return (await answer.json()).view.waiting_for;
        }"""
    )
    return found


def four_friends(server: Server, visitor: Opener) -> list[Page]:
    """Has four people meet, by their seats, and start."""
    host = visitor(server.address)
    host.get_by_role("button", name="Invite friends to Shadows & Syndicates").click()
    host.get_by_text("4", exact=True).click()
    expect(host.get_by_role("group", name="Team 1").get_by_text("Seat 3")).to_be_visible()
    expect(host.get_by_role("group", name="Team 2").get_by_text("Seat 4")).to_be_visible()
    expect(host.get_by_label("Format").locator("option")).to_have_count(2)  # Fiasco is for two
    host.get_by_label("Format").select_option(index=0)
    host.get_by_role("button", name="Open the table and get the link").click()
    host.wait_for_url("**/table/*")
    terms = host.get_by_role("list", name="Table settings").get_by_role("listitem")
    expect(terms.filter(has_text="six characters a team")).to_have_count(1)
    expect(terms.filter(has_text="one match")).to_have_count(1)  # which nobody had to set
    people = [host]
    for _ in range(3):
        friend = visitor(host.url)
        friend.get_by_role("button", name="Sit down").first.click()
        expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
        people.append(friend)
    host.get_by_role("button", name="Start the game").click()
    seats: dict[int, Page] = {}
    for page in people:
        expect(page.locator(".choice")).to_be_visible()
        seats[own_seat(page)] = page
    return [seats[seat] for seat in range(4)]


def own_seat(page: Page) -> int:
    """Returns at which seat somebody sits."""
    seat: int = page.evaluate(
        """async () => {
            const answer = await fetch(`/api/tables/${location.pathname.split("/").pop()}/sight`);
            return (await answer.json()).you;
        }"""
    )
    return seat


def test_four_people_play_in_two_teams(server: Server, visitor: Opener) -> None:
    people = four_friends(server, visitor)
    acted: set[int] = set()
    for _ in range(40):
        seat = waiting(people[0])[0]
        page = people[seat]
        page.wait_for_selector(ASKED, state="attached")
        if page.locator(".match").count() > 0 and page.locator("[data-touch='fx'].playable").count() > 0:
            acted.add(seat)
        Person(page).choose()
        if len(acted) == 4 or people[0].locator(OVER).count() > 0:
            break
    assert acted == {0, 1, 2, 3}
    for page in people:
        expect(page.locator(".side")).to_have_count(2)
        expect(page.locator(".side.own .flank.mine")).to_have_text(
            re.compile("^(▶ )?You$")
        )  # with the sign of whose turn it is
        expect(page.locator(".side.own .player")).to_have_count(2)
    loser = people[2]
    loser.get_by_role("button", name="More", exact=True).click()
    loser.get_by_role("button", name="Surrender the match").click()
    loser.get_by_role("dialog", name="Are you sure?").get_by_role("button", name="Surrender the match").click()
    for seat, page in enumerate(people):
        title = "Your team wins" if seat % 2 else re.compile(" win$")
        expect(page.locator(OVER).get_by_role("heading").first).to_have_text(title)
