"""People in browsers who share a table though it lives in another process, kept by PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener, Server
from browser.people import Person, game_from_lobby, table_by_request, two_friends
from table.store.server import Server as Postgres
from table.store.server import is_here


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Returns two processes behind one address, on a database of their own."""
    if not is_here():
        pytest.skip("pgserver has no PostgreSQL for this Python")
    postgres = Postgres()
    words = ("--database", postgres.url("postgres"), "--processes", "2")
    started = Server(tmp_path_factory.mktemp("shared") / "table", *words)
    started.start()
    yield started
    started.stop()
    postgres.stop()


def test_a_whole_duel_against_a_bot(shared: Server, visitor: Opener) -> None:
    page = visitor(shared.address)
    game_from_lobby(page, "Showdown")
    assert Person(page).play_to_the_end() > 5


def test_two_friends_play_and_a_reload_changes_nothing(shared: Server, visitor: Opener) -> None:
    host, friend = two_friends(shared, visitor)
    for page in (host, friend):
        assert Person(page).wait()
        page.reload()
        assert Person(page).wait()
        Person(page).act()
    for page in (host, friend):
        expect(page.locator(".locked")).to_have_count(0)


def test_a_table_is_closed_for_everybody_in_every_process(shared: Server, visitor: Opener) -> None:
    host = visitor(shared.address)
    table_by_request(host, {"game": "showdown", "seats": [{"kind": "me"}, {"kind": "open"}]})
    friends = [visitor(host.url) for _ in range(3)]
    for friend in friends:
        expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Close it for everyone").click()
    for page in (host, *friends):
        expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
        page.goto(shared.address)
        expect(page.get_by_role("button", name="Play now Showdown against bots")).to_be_visible()
        expect(page.get_by_role("link", name="Sit down")).to_have_count(0)
