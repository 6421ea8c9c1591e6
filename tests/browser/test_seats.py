"""Seats that are left, kept, played by bots and taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import Person, table_by_request

HEIGHTS = "(boxes) => boxes.map((box) => `${box.getBoundingClientRect().top} ${box.getBoundingClientRect().bottom}`)"
NAMES = ".opponents .seat b, .trick .whose"
LET_A_BOT = re.compile("Let a bot play for .+")


def meet(server: Server, visitor: Opener, grace: int, **requests: object) -> tuple[Page, Page]:
    """Has two people sit down, one of whom opened the table, and start."""
    host = visitor(server.address)
    clock = {"kind": "none", "seconds": 60, "increment": 0, "grace": grace}
    request: dict[str, object] = {
        "game": "shadow-cards",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": clock,
        **requests,
    }
    table_by_request(host, request)
    friend = visitor(host.url)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(page.locator(".touch.playable").first).to_be_visible()
    return host, friend


def test_a_bot_plays_for_one_who_is_gone(server: Server, visitor: Opener) -> None:
    host, friend = meet(server, visitor, grace=0)
    friend.close()
    seat = host.locator("button.seat").first
    expect(seat).to_contain_text("away")
    seat.click()
    host.get_by_role("button", name=LET_A_BOT).click()
    expect(seat.locator(".name")).to_contain_text("bot")
    seat.click()
    expect(host.get_by_role("dialog")).to_contain_text("A bot is playing for")
    expect(host.get_by_role("button", name=LET_A_BOT)).to_have_count(0)


def test_while_a_seat_is_kept_one_reads_for_how_long(server: Server, visitor: Opener) -> None:
    host, friend = meet(server, visitor, grace=600)
    friend.close()
    seat = host.locator("button.seat").first
    expect(seat).to_contain_text("away")
    seat.click()
    expect(host.get_by_role("dialog").get_by_role("timer")).to_have_text(
        re.compile(r"may be back soon. A bot can take over in \d+ seconds.")
    )
    expect(host.get_by_role("button", name=LET_A_BOT)).to_have_count(0)


def test_who_lent_their_seat_takes_it_back_where_they_read_of_it(server: Server, visitor: Opener) -> None:
    host, _ = meet(server, visitor, grace=0)
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="My seat").click()
    host.get_by_role("button", name="Let a bot play for me").click()
    asked = host.get_by_role("region", name="What is asked")
    expect(asked).to_contain_text("A bot is playing for you.")
    asked.get_by_role("button", name="Take back my seat").click()
    expect(asked).not_to_contain_text("A bot is playing for you.")
    expect(asked.get_by_role("button", name="Take back my seat")).to_have_count(0)


def test_only_spectators_look_through_other_eyes(server: Server, visitor: Opener) -> None:
    host, _ = meet(server, visitor, grace=0, open_hands=True)
    host.locator("button.seat").first.click()
    expect(host.get_by_role("dialog")).to_be_visible()
    expect(host.get_by_role("button", name="See this player’s view")).to_have_count(0)
    spectator = visitor(host.url)
    spectator.locator("button.seat").first.click()
    spectator.get_by_role("button", name="See this player’s view").click()
    expect(spectator.get_by_role("region", name=re.compile("hand"))).to_be_visible()


def test_who_opened_a_table_closes_it_and_whoever_is_there_is_told(server: Server, visitor: Opener) -> None:
    host = visitor(server.address)
    table_by_request(host, {"game": "showdown", "seats": [{"kind": "me"}, {"kind": "open"}]})
    friend = visitor(host.url)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    expect(friend.get_by_role("button", name="Close the table")).to_have_count(0)
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Keep it open").click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Close it for everyone").click()
    for page in (host, friend):
        expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_text(re.compile(r".+ closed this table before the game started\."))
    friend.reload()
    expect(friend.get_by_role("heading", name="This table is closed")).to_be_visible()
    friend.get_by_role("link", name="Back to the games").click()
    expect(friend.get_by_role("button", name="Play now Showdown against bots")).to_be_visible()
    expect(friend.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_who_leaves_a_game_reads_that_a_bot_plays_on_and_may_come_back(server: Server, visitor: Opener) -> None:
    host, friend = meet(server, visitor, grace=0)
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Leave the game").click()
    asked = host.get_by_role("region", name="What is asked")
    expect(asked).to_contain_text("A bot is playing for you.")
    expect(friend.locator("button.seat").first.locator(".name")).to_contain_text("bot")
    address = host.url
    asked.get_by_role("link", name="Back to the games").click()
    expect(host.get_by_role("heading", name="Your tables")).to_be_visible()  # the friend still plays
    host.goto(address)
    asked.get_by_role("button", name="Take back my seat").click()
    expect(asked).not_to_contain_text("A bot is playing for you.")


def cut(page: Page, names: str) -> list[str]:
    """Returns the names of which not all can be read."""
    found: list[str] = page.evaluate(
        """(names) => [...document.querySelectorAll(names)]
            .filter((name) => {
                const words = document.createRange();
                words.selectNodeContents(name);
                const all = words.getBoundingClientRect(), room = name.closest(".seat, li").getBoundingClientRect();
                const clipped = name.scrollWidth > name.clientWidth && getComputedStyle(name).overflow !== "visible";
                return clipped || all.right > room.right + 1 || all.bottom > room.bottom + 1;
            })
            .map((name) => name.innerText)""",
        names,
    )
    return found


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (720, 450)])
def test_who_watches_four_can_tell_all_of_them_by_their_names(
    server: Server, visitor: Opener, width: int, height: int
) -> None:
    host = visitor(server.address)
    host.evaluate(
        """async () => {
            await fetch("/api/me");
            const headers = { "Content-Type": "application/json" };
            await fetch("/api/me", { method: "PUT", headers, body: JSON.stringify({ name: "Tawny Eiderduck" }) });
        }"""
    )
    bots = [{"kind": "bot", "level": "moth"}] * 3
    table_by_request(host, {"game": "shadow-cards", "seats": [{"kind": "me"}, *bots], "start": True})
    player = Person(host)
    assert player.wait()
    watcher = visitor(host.url, width=width, height=height, has_touch=width < 600)
    for _ in range(6):
        number = player.number
        expect(watcher.locator(".opponents .seat")).to_have_count(4)
        expect(watcher.locator(".opponents .seat.acting")).to_have_count(1)
        expect(watcher.locator(".opponents .seat.acting .acts-now")).to_be_in_viewport(ratio=1)
        assert cut(watcher, NAMES) == []
        assert len(set(watcher.locator(".opponents .seat").evaluate_all(HEIGHTS))) == 1
        assert len(set(watcher.locator(".trick .place").evaluate_all(HEIGHTS))) == watcher.locator(".trick").count()
        player.choose()
        assert player.wait()
        assert player.number != number
    expect(watcher.locator(".trick .whose")).to_have_count(4)
