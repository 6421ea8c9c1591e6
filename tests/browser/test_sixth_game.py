"""A game that came as a package of its own, from the lobby to its end in a browser that knows nothing of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import OVER, Finger, Person, Typist, table_by_request
from sixth import Household


@pytest.fixture(scope="module")
def ferry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Returns a server where Night Ferry is installed."""
    house = Household(tmp_path_factory.mktemp("house"))
    started = Server(tmp_path_factory.mktemp("table"), python=str(house.python))
    started.start()
    yield started
    started.kill()


def from_lobby(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Play now Night Ferry")).click()
    expect(page.locator("section[aria-label='What is asked']")).to_be_visible()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# What a seat shows of a text that is cut off ends where it is cut off.
SPILT = """() => {
    const box = ({ left, right, top, bottom }) => ({ left, right, top, bottom });
    const seats = [...document.querySelectorAll(".seat")];
    function shown(node, seat) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const seen = box(range.getBoundingClientRect());
        for (let each = node.parentElement; each !== seat; each = each.parentElement) {
            if (getComputedStyle(each).overflow !== "hidden") continue;
            const cut = each.getBoundingClientRect();
            seen.left = Math.max(seen.left, cut.left);
            seen.right = Math.min(seen.right, cut.right);
            seen.top = Math.max(seen.top, cut.top);
            seen.bottom = Math.min(seen.bottom, cut.bottom);
        }
        return { ...seen, text: node.textContent };
    }
    function texts(seat) {
        const walker = document.createTreeWalker(seat, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) {
            const node = walker.currentNode;
            if (node.textContent.trim() && !node.parentElement.closest(".hidden")) found.push(shown(node, seat));
        }
        return found.filter(({ left, right, top, bottom }) => right > left && bottom > top);
    }
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return seats.flatMap((seat) => {
        const own = texts(seat), frame = seat.getBoundingClientRect();
        const out = own.filter(({ left, right, bottom }) =>
            left < frame.left || right > frame.right || bottom > frame.bottom);
        const covered = own.filter((one) => own.some((other) => one !== other && over(one, other)));
        return [...out, ...covered].map(({ text }) => text);
    });
}"""


def spilt(page: Page, seats: int) -> list[str]:
    """Returns the texts that leave their seat or run into each other."""
    expect(page.locator(".seat")).to_have_count(seats)
    found: list[str] = page.evaluate(SPILT)
    return found


@pytest.mark.parametrize("width", [320, 390])
def test_the_texts_of_three_opponents_stay_in_their_seats_on_a_phone(
    ferry: Server, visitor: Opener, width: int
) -> None:
    page = visitor(ferry.address, width=width, height=844, has_touch=True, is_mobile=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "wren"}] * 3]
    table_by_request(page, {"game": "night-ferry", "seats": seats, "start": True})
    person = Finger(page)
    while person.wait():
        assert spilt(page, seats=3) == []
        person.choose()
    page.goto(page.url.replace("/table/", "/record/"))
    assert spilt(page, seats=4) == []
    page.get_by_label("View", exact=True).select_option("0")
    assert spilt(page, seats=3) == []


def test_a_whole_game_on_a_phone(ferry: Server, visitor: Opener) -> None:
    page = visitor(ferry.address, width=390, height=844, has_touch=True, is_mobile=True)
    from_lobby(page)
    assert fits(page)
    assert Finger(page).play_to_the_end() >= 9
    expect(page.locator(OVER).get_by_role("heading")).to_have_text(re.compile("win"))
    assert fits(page)


def test_a_whole_game_by_keyboard(ferry: Server, visitor: Opener) -> None:
    page = visitor(ferry.address)
    from_lobby(page)
    assert Typist(page).play_to_the_end() >= 9


def test_cards_are_tapped_and_other_options_are_buttons(ferry: Server, visitor: Opener) -> None:
    page = visitor(ferry.address, width=390, height=844, has_touch=True, is_mobile=True)
    from_lobby(page)
    person = Finger(page)
    assert person.wait()
    expect(page.locator("section[aria-label^='Your hand'] .touch.playable")).to_have_count(5)
    expect(page.locator("section[aria-label='Aboard']")).to_be_visible()
    expect(page.locator("dl.numbers")).to_contain_text("Load")
    expect(page.get_by_label("Your numbers")).to_contain_text("lanterns 2")
    page.get_by_role("button", name="Put out a lantern and wait").tap()
    expect(page.get_by_label("Your numbers")).to_contain_text("lanterns 1")
    assert person.wait()
    person.choose()
    page.get_by_role("button", name="Log").first.tap()
    expect(page.get_by_label("What happened").first).to_contain_text("put out a lantern and wait")


def test_a_seat_and_the_scores_can_be_opened(ferry: Server, visitor: Opener) -> None:
    page = visitor(ferry.address)
    from_lobby(page)
    assert Person(page).wait()
    page.get_by_role("group", name="Other players").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("In hand")


def test_the_rules_are_in_how_to_play(ferry: Server, visitor: Opener) -> None:
    page = visitor(f"{ferry.address}/learn/night-ferry", width=390, height=844, has_touch=True, is_mobile=True)
    expect(page.get_by_role("heading", name="Night Ferry", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Night Ferry", exact=True)).to_have_attribute("aria-current", "page")
    expect(page.get_by_role("article")).to_contain_text(
        "If your passenger makes it exactly 15, the ferry sails for you"
    )
    assert fits(page)


def test_a_finished_game_is_replayed(ferry: Server, visitor: Opener) -> None:
    page = visitor(ferry.address)
    from_lobby(page)
    Person(page).play_to_the_end()
    page.goto(page.url.replace("/table/", "/record/"))
    expect(page.locator("section[aria-label='Aboard']")).to_be_visible()
