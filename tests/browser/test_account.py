"""The page about oneself: a name, an account, a token, and one's own games; nothing of whoever was here before."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from browser.conftest import Opener, Server
from browser.people import Person, game_from_lobby

PASSWORD = "a long evening"
TOKEN = re.compile(r"^\S{40,}$")


def make_account(page: Page, login: str) -> None:
    """Gives the guest an account."""
    page.get_by_label("Username").fill(login)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Account created.")).to_be_visible()


def test_who_logs_out_takes_token_and_games_along(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Showdown")
    Person(page).play_to_the_end()
    page.goto(f"{server.address}/account")
    games = page.locator("a[href^='/record/']")
    expect(games).to_have_count(1)
    make_account(page, "heron")
    page.get_by_role("button", name="Create a token").click()
    expect(page.locator(".code")).to_have_text(TOKEN)
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("You’re a guest again.")).to_be_visible()
    expect(page.locator(".code")).to_have_count(0)
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    expect(games).to_have_count(0)
    page.get_by_role("button", name="I have an account").click()
    page.get_by_label("Username").fill("heron")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Welcome back.")).to_be_visible()
    expect(games).to_have_count(1)
    expect(page.locator(".code")).to_have_count(0)


def test_a_guest_has_a_token_too(server: Server, visitor: Opener) -> None:
    page = visitor(f"{server.address}/account")
    page.get_by_role("button", name="Create a token").click()
    expect(page.locator(".code")).to_have_text(TOKEN)
    token = page.locator(".code").inner_text()
    me = page.request.get(f"{server.address}/api/me", headers={"Authorization": f"Bearer {token}", "Cookie": ""})
    assert me.json()["name"] == page.get_by_label("Your name").input_value()


def test_earlier_games_are_fetched_until_there_are_no_more(server: Server, visitor: Opener) -> None:
    def game(number: int) -> dict[str, object]:
        told = {"id": f"abcdefg{number:03}", "game": "showdown", "title": f"Duel {number}", "names": ["Ann", "Bo"]}
        return {**told, "scores": [1, 0], "winners": [0], "choices": 9, "finished": 1000.5 + number, "rated": False}

    def some(route: Route) -> None:
        before = float(route.request.url.partition("before=")[2] or "inf")
        played = [game(number) for number in reversed(range(120)) if 1000.5 + number < before]
        route.fulfill(json=played[:50])

    page = visitor(server.address)
    page.route("**/api/records?*", some)
    page.goto(f"{server.address}/account")
    games, more = page.locator("a[href^='/record/']"), page.get_by_role("button", name="Earlier games")
    expect(games).to_have_count(50)
    more.click()
    expect(games).to_have_count(100)
    more.click()
    expect(games).to_have_count(120)
    expect(more).to_have_count(0)
    expect(games.last).to_contain_text("Duel 0")


def test_a_name_is_no_longer_than_it_may_be(server: Server, visitor: Opener) -> None:
    page = visitor(f"{server.address}/account")
    field = page.get_by_label("Your name")
    expect(field).not_to_have_value("")
    field.fill("")
    field.press_sequentially("M" * 30)
    expect(field).to_have_value("M" * 24)
    field.evaluate("(each) => each.removeAttribute('maxlength')")
    field.press_sequentially("M")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").first).to_have_text("The name can have at most 24 characters.")


def test_a_name_typed_before_one_is_known_is_kept(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))
    page.goto(f"{server.address}/account")
    page.get_by_label("Your name").fill("Sable")
    with page.expect_response("**/api/me/ratings"):
        held[0].continue_()
    page.unroute("**/api/me")
    expect(page.get_by_label("Your name")).to_have_value("Sable")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Sable")).to_be_visible()


def test_a_name_that_is_an_accounts_is_refused(server: Server, visitor: Opener) -> None:
    host, guest = visitor(f"{server.address}/account"), visitor(f"{server.address}/account")
    host.get_by_label("Your name").fill("Sorrel")
    host.get_by_role("button", name="Save").click()
    expect(host.get_by_role("link", name="Sorrel")).to_be_visible()
    make_account(host, "sorrel.s")
    expect(guest.get_by_label("Your name")).not_to_have_value("")
    before = guest.get_by_label("Your name").input_value()
    guest.get_by_label("Your name").fill("sorrel")
    guest.get_by_role("button", name="Save").click()
    expect(guest.get_by_role("status").first).to_have_text(
        "That name is taken by someone with an account; choose another."
    )
    guest.reload()
    expect(guest.get_by_label("Your name")).to_have_value(before)


def test_a_game_that_nobody_won_says_so_in_the_list_and_on_its_page(server: Server, visitor: Opener) -> None:
    lost: dict[str, object] = {"id": "abcdefghij", "game": "showdown", "title": "Showdown", "names": ["Ann", "Bo"]}
    lost |= {"scores": [0, 0], "winners": [], "choices": 9, "finished": 1000.5, "rated": False}
    lost |= {"rules": 1, "outdated": "Older rules."}
    page = visitor(server.address)
    page.route("**/api/records?*", lambda route: route.fulfill(json=[lost]))
    page.route("**/api/records/abcdefghij", lambda route: route.fulfill(json=lost))
    page.goto(f"{server.address}/account")
    game = page.locator("a[href^='/record/']")
    expect(game).to_contain_text("Ann 0, Bo 0 · Both lose")
    game.click()
    expect(page.get_by_text("Both lose.")).to_be_visible()
    expect(page.get_by_role("listitem").first).to_have_text("Ann 0 Aces left")
