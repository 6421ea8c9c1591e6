"""Another game with the same people: who waits for it goes along, who looks at the old game stays there."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Opener, Server
from browser.people import OVER, Person, game_from_lobby


def test_an_old_table_stays_in_view_and_links_to_its_rematch(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Showdown")
    player = Person(page)
    player.play_to_the_end()
    old = page.url
    page.locator(OVER).get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != old)
    assert player.wait()  # who waited for the rematch has gone along
    again = page.url
    page.goto(old)
    link = page.locator(OVER).get_by_role("link", name="Go to the rematch")
    expect(link).to_be_visible()
    expect(page.locator(OVER).get_by_role("button", name="Play again")).to_have_count(0)
    assert page.url == old
    link.click()
    page.wait_for_url(again)
    assert player.wait()
