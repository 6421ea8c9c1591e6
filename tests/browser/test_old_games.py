"""Games whose rules have changed since: what the browser still shows of them, and why no more."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Opener, Server
from browser.people import Person, game_from_lobby
from gloaming.kernel.record import parse


def rules_change(server: Server) -> None:
    """Starts the server again, for which all its games are of older rules."""
    server.stop()
    with closing(sqlite3.connect(server.folder / "gloaming.db")) as db:
        db.execute("UPDATE tables SET rules = rules - 1")
        db.execute("UPDATE finished SET rules = rules - 1")
        db.commit()
    server.start()


def test_an_older_game_says_why_it_is_not_replayed(own_server: Server, visitor: Opener, tmp_path: Path) -> None:
    page = visitor(own_server.address)
    game_from_lobby(page, "Showdown")
    Person(page).play_to_the_end()
    finished = page.url
    page.goto(own_server.address)
    game_from_lobby(page, "Showdown")
    player = Person(page)
    assert player.wait()
    player.choose()
    running = page.url
    rules_change(own_server)

    page.goto(finished)
    page.wait_for_url(finished.replace("/table/", "/record/"))
    expect(page.get_by_role("alert")).to_have_text(
        re.compile(r"^The rules of Showdown have changed since this game was played .* so it cannot be replayed\.$")
    )
    expect(page.get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("slider")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    download.value.save_as(tmp_path / "older.gloam")
    assert parse((tmp_path / "older.gloam").read_text(), "older").choices

    page.goto(own_server.address)
    stopped = page.locator("section", has=page.get_by_role("heading", name="Your tables")).get_by_role("listitem")
    expect(stopped).to_have_count(1)
    expect(stopped).to_contain_text("The rules of Showdown have changed since this game began")
    stopped.get_by_role("link").click()
    page.wait_for_url(running)
    expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text(
        re.compile(r"^The rules of Showdown have changed since this game began .* Its moves are saved\.$")
    )
    with page.expect_download():
        page.get_by_role("link", name="Download").click()
    page.get_by_role("link", name="Back to the games").click()
    expect(stopped).to_have_count(1)


def test_a_finished_game_that_is_not_installed_any_more_is_still_shown(own_server: Server, visitor: Opener) -> None:
    page = visitor(own_server.address)
    game_from_lobby(page, "Showdown")
    Person(page).play_to_the_end()
    record = page.url.replace("/table/", "/record/")
    own_server.stop()
    with closing(sqlite3.connect(own_server.folder / "gloaming.db")) as db:
        for table in ("tables", "finished"):
            db.execute(f"UPDATE {table} SET game = 'duels-of-old'")
        db.commit()
    own_server.start()
    page.goto(record)
    expect(page.get_by_role("heading", name="Duels of old")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("is not installed here any more, so this game cannot be replayed")
    expect(page.get_by_role("listitem")).to_have_count(2)
    with page.expect_download():
        page.get_by_role("link", name="Download").click()
