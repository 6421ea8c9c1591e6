"""A game that all win or lose together, in a browser that knows nothing of it: alone, and with others."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import OVER, Finger, Person
from strangers import install

TESTS = Path(__file__).parents[1]
BEACON = """
from gloaming.games import Home
from kernel.beacon import BeaconRulebook
HOME = Home("beacon_games", rulebook="game:BeaconRulebook")
"""


@pytest.fixture(scope="module")
def watch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Returns a server where Beacon is installed."""
    shelf = tmp_path_factory.mktemp("shelf")
    install(shelf, "beacon_games", "beacon", BEACON)
    started = Server(tmp_path_factory.mktemp("table"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(shelf), str(TESTS), os.environ.get("PYTHONPATH", "")]))
        started.start()
    yield started
    started.kill()


def asked(page: Page) -> str:
    assert Person(page).wait()
    return page.locator("section[aria-label='What is asked']").inner_text()


def test_one_who_plays_alone_leads_all_heroes_to_the_end_on_a_phone(watch: Server, visitor: Opener) -> None:
    page = visitor(watch.address, width=390, height=844, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Play now Beacon", exact=True).tap()
    assert "Knight: Lay a log in secret" in asked(page)
    knight, seer = (page.locator(f"section[aria-label='{hero}: logs']") for hero in ("Knight", "Seer"))
    expect(knight.locator(".touch.playable")).to_have_count(4)
    expect(seer.locator(".touch.playable")).to_have_count(0)
    Finger(page).choose()
    expect(seer.locator(".touch.playable")).to_have_count(4)
    assert "Seer: Lay a log in secret" in asked(page)
    Finger(page).play_to_the_end()
    expect(page.locator(OVER).get_by_role("heading")).to_have_text(re.compile("^You (win|lose)$"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_who_play_together_lose_together(watch: Server, visitor: Opener) -> None:
    page = visitor(watch.address)
    page.get_by_role("button", name="Invite friends to Beacon").click()
    page.get_by_label("Seat 2").select_option(label="Bot: Moth")
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label("Difficulty").select_option(label="3")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("group", name="Other players").get_by_role("button")).to_contain_text("seer")
    Person(page).play_to_the_end()
    expect(page.locator(OVER).get_by_role("heading")).to_have_text("You lose together")
    expect(page.locator(OVER)).to_contain_text("You and Moth lose together.")


def test_only_a_mode_with_two_sides_can_be_rated_and_has_teams(watch: Server, visitor: Opener) -> None:
    page = visitor(watch.address)
    page.get_by_role("button", name="Invite friends to Beacon").click()
    page.locator(".numbers").get_by_text("4").click()
    rated = page.get_by_role("checkbox", name="Rated.")
    expect(rated).to_be_disabled()
    expect(page.get_by_text("Everyone plays on the same side: you win or lose together.")).to_be_visible()
    expect(page.get_by_role("group", name="Team 1")).to_have_count(0)
    page.get_by_label("Mode").select_option(label="Sides")
    expect(rated).to_be_enabled()
    expect(page.get_by_role("group", name="Team 2").get_by_text("Seat")).to_have_text(["Seat 2", "Seat 4"])
