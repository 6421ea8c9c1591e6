"""What happens when the page is reloaded, the network is lost or the server dies in the middle of a game."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Opener, Server
from browser.people import Person, game_from_lobby
from strangers import FAILS_TO_DEAL, install

GREEN = "[aria-label='Connected']"


def test_a_reload_in_the_middle_of_a_game_changes_nothing(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Showdown")
    player = Person(page)
    for _ in range(5):
        assert player.wait()
        player.choose()
    assert player.wait()
    number, asked = player.number, page.locator("section[aria-label='What is asked']").inner_text()
    page.reload()
    assert player.wait()
    assert player.number == number
    assert page.locator("section[aria-label='What is asked']").inner_text() == asked
    player.choose()


def test_a_choice_made_without_a_network_is_kept_and_sent_later(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Shadow Cards")
    player = Person(page)
    assert player.wait()
    number = player.number
    page.context.set_offline(True)
    player.act()
    page.context.set_offline(False)
    page.wait_for_selector(f"section[aria-label='What is asked']:not([data-number='{number}'])", state="attached")
    expect(page.locator(GREEN)).to_be_visible()
    assert player.wait()
    player.choose()


def test_nothing_is_offered_before_the_table_is_laid_out(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    held: list[Route] = []
    page.route("**/assets/face-*.js", lambda route: held.append(route))
    game_from_lobby(page, "Showdown")
    expect(page.locator("section[aria-label='What is asked'] .sentence")).to_have_text(re.compile("."))
    expect(page.locator("button[data-token]")).to_have_count(0)
    assert held, "the layout of the game came before anybody asked for it"
    for route in held:
        route.continue_()
    Person(page).choose()


def test_the_page_goes_on_by_itself_when_the_server_was_killed(own_server: Server, visitor: Opener) -> None:
    page = visitor(own_server.address)
    game_from_lobby(page, "Showdown")
    player = Person(page)
    for _ in range(3):
        assert player.wait()
        player.choose()
    own_server.kill()
    own_server.start()
    expect(page.locator(GREEN)).to_be_visible()
    assert player.play_to_the_end() > 0


@pytest.mark.parametrize(("path", "chunk"), [("/learn", "Learn"), ("/account", "Account")])
def test_a_page_that_cannot_be_fetched_says_so_and_tries_again(
    server: Server, visitor: Opener, path: str, chunk: str
) -> None:
    page = visitor(server.address)
    page.route(f"**/assets/{chunk}-*.js", lambda route: route.abort())
    page.locator(f"nav a[href='{path}']").click()
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()


def test_the_page_says_so_when_the_server_has_lost_its_memory(
    own_server: Server, visitor: Opener, tmp_path: Path
) -> None:
    page = visitor(own_server.address)
    game_from_lobby(page, "Showdown")
    assert Person(page).wait()
    own_server.kill()
    own_server.folder = tmp_path / "another"
    own_server.start()
    expect(page.get_by_role("heading", name="Too dark to see")).to_be_visible()
    page.get_by_role("link", name="Back to the games").click()
    game_from_lobby(page, "Showdown")


def test_the_rules_of_a_game_that_is_gone_lead_to_those_there_are(server: Server, visitor: Opener) -> None:
    page = visitor(f"{server.address}/learn/night-ferry")
    expect(page.get_by_role("alert")).to_have_text(
        "There is no game 'night-ferry' here; the lobby shows the games there are."
    )
    page.get_by_role("link", name="See the games").click()
    expect(page.get_by_role("heading", name="Card games at dusk")).to_be_visible()


def test_a_game_that_fails_is_told_of_at_its_table(
    visitor: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "shelf", "evening_games", "evening_games", FAILS_TO_DEAL)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path / "shelf"), str(Path(__file__).parents[1])]))
    server = Server(tmp_path / "table")
    server.start()
    try:
        page = visitor(server.address)
        page.get_by_role("button", name="Play now Vigil").click()
        expect(page.get_by_role("heading", name="This table is out of order")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text(
            "The game 'evening_games' of evening_games failed at this table; its moves are saved."
        )
        page.get_by_role("link", name="Back to the games").click()
        expect(page.get_by_role("heading", name="Card games at dusk")).to_be_visible()
    finally:
        server.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux fills the disk of another process")
def test_a_choice_that_finds_the_disk_full_is_refused_and_nothing_is_lost(own_server: Server, visitor: Opener) -> None:
    page = visitor(own_server.address)
    game_from_lobby(page, "Shadow Cards")
    person = Person(page)
    for _ in range(3):
        assert person.wait()
        person.choose()
    assert person.wait()
    number, hand = person.number, page.locator(".touch.playable").count()
    resource = pytest.importorskip("resource")
    assert own_server.process is not None
    largest = max(file.stat().st_size for file in own_server.folder.iterdir())
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
    person.act()
    expect(page.locator(".notice.no")).to_have_text(re.compile("cannot save right now; nothing has changed"))
    expect(page.locator(f"section[data-number='{number}']")).to_have_count(1)  # it is asked as before
    assert page.locator(".touch.playable").count() == hand
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    person.choose()
    assert person.wait()
