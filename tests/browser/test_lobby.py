"""The lobby: which tables it offers, and whose turn it is at one's own."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opener, Server
from browser.people import Person, Two, game_from_lobby, table_by_request
from gloaming.table.names import ANIMALS, MOODS

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "wren"}


def listed(page: Page, heading: str) -> Locator:
    """Returns the tables below a heading."""
    return page.locator("section").filter(has=page.get_by_role("heading", name=heading, exact=True)).locator("li")


def named(page: Page, address: str, name: str) -> None:
    """Gives somebody a name."""
    page.goto(f"{address}/account")
    expect(page.get_by_label("Your name")).not_to_have_value("")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name=name)).to_be_visible()
    page.goto(address)


def test_open_tables_are_those_with_a_seat_for_whoever_comes(own_server: Server, visitor: Opener) -> None:
    host, stranger = visitor(own_server.address), visitor(own_server.address)
    table_by_request(host, {"game": "showdown", "seats": [ME, BOT]})
    stranger.reload()
    expect(stranger.get_by_role("heading", name="Open tables", exact=True)).to_be_visible()
    expect(listed(stranger, "Open tables")).to_have_count(0)
    host.get_by_role("button", name="Start the game").click()
    assert Person(host).wait()
    stranger.reload()
    expect(listed(stranger, "Games to watch")).to_have_count(1)
    expect(listed(stranger, "Open tables")).to_have_count(0)
    table_by_request(host, {"game": "showdown", "seats": [ME, OPEN]})
    stranger.reload()
    expect(listed(stranger, "Open tables")).to_have_count(1)
    expect(listed(stranger, "Open tables")).to_contain_text("Sit down")


def test_your_tables_say_whose_turn_it_is(own_server: Server, visitor: Opener) -> None:
    host, friend = visitor(own_server.address), visitor(own_server.address)
    named(host, own_server.address, "Ann")
    named(friend, own_server.address, "Bob")
    table_by_request(host, {"game": "showdown", "seats": [ME, OPEN], "options": {"deck_0": "ilse", "deck_1": "corvo"}})
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    asked = Two(host, friend).asked()
    waiting, name = (friend, "Ann") if asked is host else (host, "Bob")
    asked.goto(own_server.address)
    waiting.goto(own_server.address)
    expect(listed(asked, "Your tables")).to_contain_text("Your turn")
    expect(listed(waiting, "Your tables")).to_contain_text(f"waiting for {name}")
    game_from_lobby(waiting, "Showdown")
    assert Person(waiting).wait()
    waiting.goto(own_server.address)
    expect(listed(waiting, "Your tables")).to_have_count(2)
    expect(listed(waiting, "Your tables").first).to_contain_text("Your turn")


def test_the_buttons_of_all_posters_stand_in_one_line(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1440, height=900)
    buttons = page.get_by_role("button", name="Play now")
    expect(buttons).to_have_count(3)
    assert len({round(box["y"]) for button in buttons.all() if (box := button.bounding_box())}) == 1


def test_on_a_phone_the_name_of_a_guest_is_read_in_full(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=390, height=844)
    name = page.locator("a[href='/account'] span")
    expect(name).to_have_text(re.compile(" "))
    longest = max((f"{mood} {animal}" for mood in MOODS for animal in ANIMALS), key=len)
    assert name.evaluate(
        "(name, longest) => { name.textContent = longest; return name.scrollWidth <= name.clientWidth; }", longest
    )
