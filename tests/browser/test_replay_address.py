"""The address of a replay says where one is and through whose eyes one looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import OVER, Person, game_from_lobby, table_by_request


def place(page: Page) -> str:
    """Returns what is seen of the game there: the hand, and how far it is."""
    return page.locator(".ground").inner_text()


def test_a_link_to_a_replay_keeps_the_moment_and_the_eyes(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Showdown")
    Person(page).play_to_the_end()
    end = page.url
    page.locator(OVER).get_by_role("link", name="Replay").click()
    slider, eyes = page.get_by_role("slider"), page.get_by_label("View", exact=True)
    slider.fill("11")
    eyes.select_option("1")
    slider.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/record/\w+\?at=12&eyes=1$"))
    page.reload()
    expect(slider).to_have_value("12")
    expect(eyes).to_have_value("1")
    expect(page.locator("section[aria-label^='Your hand']")).to_be_visible()
    friend = visitor(page.url)
    expect(friend.get_by_role("slider")).to_have_value("12")
    expect(friend.get_by_label("View", exact=True)).to_have_value("1")
    assert place(friend) == place(page)
    page.go_back()
    expect(page).to_have_url(end)
    page.go_forward()
    expect(slider).to_have_value("12")
    expect(eyes).to_have_value("1")


@pytest.mark.parametrize(
    ("game", "players", "options"), [("shadow-cards", 4, {"short_rounds": True}), ("showdown", 2, {})]
)
def test_a_replay_opens_with_all_hands_open(
    server: Server, visitor: Opener, game: str, players: int, options: dict[str, bool]
) -> None:
    page = visitor(server.address)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "wren"}] * (players - 1)]
    table_by_request(page, {"game": game, "seats": seats, "options": options, "start": True})
    assert Person(page).wait()
    Person(page).play_to_the_end()
    page.locator("aside button.when").nth(8).click(position={"x": 3, "y": 3})
    expect(page).to_have_url(re.compile(r"/record/\w+\?at=\d+&line=\d+$"))
    eyes, hands = page.get_by_label("View", exact=True), page.locator(".hands ul[aria-label$='hand']")
    expect(eyes).to_have_value("")
    expect(eyes.locator("option").first).to_have_text("All hands")
    everyone = eyes.locator("option").count() - 1
    expect(hands).to_have_count(everyone)
    shown = [hand.locator("li").count() for hand in hands.all()]
    for seat, cards in enumerate(shown):
        eyes.select_option(str(seat))
        expect(page.locator("section[aria-label^='Your hand'] li")).to_have_count(cards)
        expect(page.locator(".hands")).to_have_count(0)
    eyes.select_option("")
    hands.last.get_by_role("button").first.click()
    expect(page.get_by_role("dialog").locator(".held")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play from here as")).to_be_enabled()


def test_an_address_that_asks_for_too_much_shows_what_there_is(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Showdown")
    Person(page).play_to_the_end()
    record = page.url.replace("/table/", "/record/")
    page.goto(f"{record}?at=9999&eyes=7")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(re.compile(r"^\d+$"))
    assert slider.input_value() == slider.get_attribute("max")
    expect(page.get_by_label("View", exact=True)).to_have_value("")
    expect(page).to_have_url(f"{record}?at={slider.input_value()}")


def test_a_replay_that_plays_by_itself_stops_at_every_move_and_at_the_end(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Showdown")
    Person(page).play_to_the_end()
    page.locator(OVER).get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last - 3))
    expect(page).to_have_url(re.compile(f"at={last - 3}$"))
    page.evaluate(
        """(slider) => {
            window.passed = [slider.value];
            const keep = () => passed.at(-1) === slider.value || passed.push(slider.value);
            new MutationObserver(keep).observe(document.body, { subtree: true, childList: true, characterData: true });
        }""",
        slider.element_handle(),
    )
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.evaluate("passed") == [str(last - 3), str(last - 2), str(last - 1), str(last)]


def test_open_hands_do_not_run_ahead_of_what_is_shown(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}, {"kind": "bot", "level": "wren"}]
    options = {"short_rounds": True}
    table_by_request(page, {"game": "shadow-cards", "seats": seats, "options": options, "start": True})
    Person(page).play_to_the_end()
    record, watcher = page.url.replace("/table/", "/record/"), visitor(server.address, motion=True, speed="slow")
    last = page.evaluate(
        """async (address) => {
            const id = address.split("/").at(-1);
            for (let at = 0; ; at += 1) {
                const { sight } = await (await fetch(`/api/records/${id}/at/${at}?eyes=&line=`)).json();
                if (sight.view.round === 2) return at;
            }
        }""",
        record,
    )
    watcher.goto(f"{record}?at={last - 1}")
    held = watcher.locator(".hands li")
    expect(watcher.locator(".hands ul")).not_to_have_count(0)
    before = held.count()  # the last trick lies on the table
    watcher.get_by_role("button", name="Next move").click()
    expect(watcher.get_by_text("the round is over").first).to_be_visible()
    assert held.count() == before
    expect(watcher.get_by_text("Round 2").first).to_be_visible()
    expect(held).not_to_have_count(before)
