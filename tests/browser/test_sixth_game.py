"""A game that came as a package of its own, from the lobby to its end in a browser that knows nothing of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import OVER, Finger, Person, Typist
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
    expect(page.get_by_label("Your numbers")).to_contain_text("2 lanterns")
    page.get_by_role("button", name="Put out a lantern and wait").tap()
    expect(page.get_by_label("Your numbers")).to_contain_text("1 lanterns")
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
