"""The log of a running game: its cards can be looked at, and every line leads back to its moment."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opener, Server
from browser.people import OVER, Finger, Person, Two, game_from_lobby, table_by_request, two_friends
from browser.test_everyone import complaints
from duels import PLAIN
from gloaming.games.showdown.rules.cards import DECK, NAMES

BANNER = "section[aria-label='Looking back']"
ASKING = "section[aria-label='What is asked']"
WHEN = "button.when"


def playing(page: Page, title: str, choices: int) -> Person:
    """Plays some choices, until something is asked."""
    game_from_lobby(page, title)
    player = Person(page)
    for _ in range(choices):
        assert player.wait()
        player.choose()
    assert player.wait()
    return player


def look_back(page: Page, place: int) -> None:
    """Clicks a line of the log beside the cards it names."""
    page.locator(WHEN).nth(place).click(position={"x": 3, "y": 3})


def test_a_text_of_the_present_is_not_read_in_the_past_and_escape_closes_one_there(
    server: Server, visitor: Opener
) -> None:
    page = visitor(server.address)
    cards = {name: {"title": "Whisper", "strike": [{"draw": 1}]} for name in NAMES[:DECK]}
    options = {"deck_0": json.dumps({**PLAIN, "cards": cards}), "deck_1": "brannagh"}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}]
    table_by_request(page, {"game": "showdown", "seats": seats, "options": options, "start": True})
    player = Person(page)
    for _ in range(4):
        assert player.wait()
        player.choose()
    assert player.wait()
    reader = page.locator(".reader")
    with_text = page.locator("section[aria-label^='Your hand'] .touch:has(.mark)")
    with_text.first.click()
    expect(reader).to_be_visible()
    page.keyboard.press("Escape")
    expect(reader).to_have_count(0)
    with_text.first.click()
    expect(reader).to_be_visible()
    look_back(page, 3)
    expect(page.locator(BANNER)).to_be_visible()
    expect(reader).to_have_count(0)
    with_text.first.click()
    expect(reader).to_be_visible()
    page.keyboard.press("Escape")
    expect(reader).to_have_count(0)
    expect(page.locator(BANNER)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(BANNER)).to_have_count(0)


def words_of_a_play(log: Locator) -> Locator:
    """Returns the words of the first line of the log in which a card is played."""
    return log.locator("li", has_text="plays").locator(".words").first


@pytest.mark.parametrize("title", ["Shadow Cards", "Showdown"])
def test_a_line_leads_back_and_nothing_can_be_chosen_there(server: Server, visitor: Opener, title: str) -> None:
    page = visitor(server.address)
    player = playing(page, title, 6)
    number, hand = player.number, page.locator("section[aria-label^='Your hand']").inner_text()
    look_back(page, 0)
    expect(page.locator(BANNER)).to_contain_text("Looking back to")
    expect(page.locator(BANNER)).to_contain_text("The game goes on, and it’s your turn.")
    expect(page.locator(ASKING)).to_have_count(0)
    expect(page.locator(".touch.playable, [data-token]")).to_have_count(0)
    expect(page.locator("aside li[aria-current=step]")).to_have_count(1)
    page.keyboard.press("1")
    page.keyboard.press("Space")
    page.keyboard.press("u")
    expect(page.get_by_text("Return to the game to make a move.")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Return to the game").click()
    expect(page.locator(BANNER)).to_have_count(0)
    assert player.wait()
    assert player.number == number
    assert page.locator("section[aria-label^='Your hand']").inner_text() == hand
    player.choose()


def a_duel(page: Page) -> Person:
    """Sits down at a duel."""
    options = {"deck_0": "corvo", "deck_1": "ilse"}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}]
    table_by_request(page, {"game": "showdown", "seats": seats, "options": options, "start": True})
    return Person(page)


CARDS = ".clash .place .card"


def test_every_line_of_what_a_strike_led_to_leads_to_its_own_moment(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1440)
    player, log, heading = a_duel(page), page.locator("aside li"), page.locator("aside li.heading", has_text="Turn 2")
    while heading.count() == 0:
        assert player.wait()
        player.choose()
    assert player.wait()
    words = page.locator("aside li .words").all_inner_texts()
    last = next(place for place, said in enumerate(words) if said.startswith("Turn 2"))
    turned = [place for place, said in enumerate(words[:last]) if "strike: " in said]
    decided = next(place for place, said in enumerate(words[:last]) if "the combat" in said and place > turned[1])
    for place, cards in ((turned[0], 3), (turned[1], 4), (decided, 4)):
        look_back(page, place)
        expect(log.nth(place)).to_have_attribute("aria-current", "step")
        expect(log.locator("button.when:focus")).to_have_count(1)
        expect(log.nth(place).locator(WHEN)).to_be_focused()
        expect(page.locator(f"{BANNER} .sentence")).to_contain_text(words[place])
        expect(page.locator("header")).to_contain_text("Turn 1")
        expect(page.locator(CARDS)).to_have_count(cards)
    expect(page.locator(".verdict.decided")).to_be_visible()
    expect(page.locator(".verdict")).not_to_contain_text("Equal totals")


BEATS_STAY = """() => {
    const wait = window.setTimeout;
    window.setTimeout = (work, time, ...more) => wait(work, time === 900 && window.beatsStay ? 60_000 : time, ...more);
}"""


def test_a_line_of_what_is_still_being_shown_leads_to_its_moment_on_a_phone(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=390, height=844, motion=True, speed="normal", has_touch=True, is_mobile=True)
    page.add_init_script(f"({BEATS_STAY})()")
    player = a_duel(page)
    while page.locator(ASKING).get_by_text("Play your strike").count() == 0:
        player.choose()
        assert player.wait()
    page.evaluate("window.beatsStay = true")
    player.choose()
    expect(page.locator(ASKING)).to_contain_text("strike: ")
    page.get_by_role("button", name="Log").tap()
    lines = page.get_by_role("dialog").locator("li")
    said = lines.locator(".words").all_inner_texts()
    turned = next(place for place, words in enumerate(said) if "strike: " in words)
    lines.nth(turned).locator(WHEN).tap(position={"x": 3, "y": 3})
    expect(page.locator(f"{BANNER} .sentence")).to_contain_text(said[turned])
    expect(page.locator(CARDS)).to_have_count(3)
    expect(page.locator(".verdict")).not_to_contain_text("No combat")
    page.get_by_role("button", name="Return to the game").tap()
    expect(page.locator(".verdict")).not_to_contain_text("No combat")
    assert player.wait()  # what was left to show does not keep anybody waiting


def test_keys_step_through_the_past_and_escape_returns(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    page.clock.install()
    playing(page, "Shadow Cards", 5)
    page.keyboard.press("l")
    expect(page.locator(f"aside {WHEN}").last).to_be_focused()  # the log lies beside the table already
    expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    banner = page.locator(f"{BANNER} .sentence")
    expect(banner).to_be_visible()
    first = banner.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(banner).not_to_have_text(first)
    second = banner.inner_text()
    page.clock.fast_forward(1000)  # a key held down steps no faster than the server likes
    page.keyboard.press("ArrowRight")
    expect(banner).not_to_have_text(second)
    expect(page.locator("[aria-live=polite]").nth(1)).to_contain_text("Looking back to")
    page.keyboard.press("Escape")
    expect(page.locator(BANNER)).to_have_count(0)
    assert Person(page).wait()


def test_in_the_drawer_the_same_keys_lead_back(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=800, height=600)
    playing(page, "Shadow Cards", 5)
    drawer = page.get_by_role("dialog")
    lines = drawer.locator(WHEN)
    page.keyboard.press("l")
    expect(lines.last).to_be_focused()
    expect(lines.last).to_be_in_viewport()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    expect(lines.first).to_be_in_viewport()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(BANNER)).to_have_count(0)
    page.keyboard.press("l")
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(drawer).to_have_count(0)
    expect(page.locator(BANNER)).to_be_visible()
    page.keyboard.press("l")
    expect(drawer.locator("li[aria-current=step]").locator(WHEN)).to_be_focused()  # where one is in the past
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(BANNER)).to_have_count(0)
    assert Person(page).wait()


def test_the_chat_beside_the_table_is_where_its_key_leads(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    playing(page, "Shadow Cards", 1)
    page.keyboard.press("c")
    expect(page.locator("aside #chat-words")).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("aside #chat-words")).not_to_be_focused()


def test_a_click_on_the_words_of_a_line_leads_back_in_the_drawer_and_beside_the_table(
    server: Server, visitor: Opener
) -> None:
    page = visitor(server.address, width=1000, height=800)
    playing(page, "Shadow Cards", 5)
    page.keyboard.press("l")
    words_of_a_play(page.get_by_role("dialog")).click(force=True)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(BANNER)).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1440, "height": 900})
    words_of_a_play(page.locator("aside")).click(force=True)
    expect(page.locator(BANNER)).to_be_visible()


def test_the_log_of_a_replay_is_opened_once_and_leads_back(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1440)
    game_from_lobby(page, "Showdown")
    Person(page).play_to_the_end()
    page.locator(OVER).get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.fill("6")
    expect(page.locator(f"aside {WHEN}").nth(2)).to_be_attached()
    slider.blur()  # letters are no commands there
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(f"aside {WHEN}").last).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(slider).not_to_have_value("6")


def test_the_game_goes_on_and_does_not_disturb_who_looks_back(server: Server, visitor: Opener) -> None:
    host, friend = two_friends(server, visitor)
    two = Two(host, friend)
    two.choose(8)
    spectator = visitor(host.url)
    look_back(spectator, 1)
    expect(spectator.locator(BANNER)).to_contain_text("The game goes on.")
    shown, lines = spectator.locator(BANNER).inner_text(), spectator.locator(WHEN).count()
    two.choose(4)
    expect(spectator.locator(WHEN)).not_to_have_count(lines)
    assert spectator.locator(BANNER).inner_text() == shown
    spectator.keyboard.press("Escape")
    expect(spectator.get_by_text("You’re watching.")).to_be_visible()


def test_after_a_reload_every_line_still_leads_back(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    player = playing(page, "Showdown", 5)
    page.reload()
    assert player.wait()
    look_back(page, 2)
    expect(page.locator(BANNER)).to_be_visible()


@pytest.mark.parametrize("title", ["Shadow Cards", "Showdown"])
def test_the_cards_of_the_log_can_be_looked_at(server: Server, visitor: Opener, title: str) -> None:
    page = visitor(server.address)
    playing(page, title, 6)
    link = page.locator("aside a.link").last
    name = link.inner_text()
    link.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".card, .ace").first).to_be_visible()
    expect(sheet).to_contain_text(re.compile(r"Worth \d+ point|Physical|Intellect|Cunning|.+"))
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(ASKING)).to_be_visible()
    assert name


def test_on_a_phone_the_log_lies_in_a_drawer_and_does_the_same(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=390, height=844, has_touch=True, is_mobile=True)
    game_from_lobby(page, "Showdown")
    player = Finger(page)
    for _ in range(5):
        assert player.wait()
        player.choose()
    page.get_by_role("button", name="Log").tap()
    page.get_by_role("dialog").locator("a.link").last.tap()
    expect(page.get_by_role("dialog")).to_have_count(2)
    page.get_by_role("dialog").last.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.get_by_role("dialog").locator("li", has_text="attack").first.locator(WHEN).tap(position={"x": 3, "y": 3})
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(BANNER)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Return to the game").tap()
    assert player.wait()


def test_a_line_of_a_finished_duel_leads_to_its_moment_of_the_replay(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1440)
    a_duel(page).play_to_the_end()
    words = page.locator("aside li .words").all_inner_texts()
    turned = next(place for place, said in enumerate(words) if "strike: " in said)
    look_back(page, turned)
    expect(page).to_have_url(re.compile(r"/record/\w+\?at=\d+&line=\d$"))
    expect(page.locator(CARDS)).to_have_count(3)
    expect(page.locator("header")).to_contain_text("Turn 1")
    page.reload()
    expect(page.locator(CARDS)).to_have_count(3)
    page.get_by_label("View", exact=True).select_option("1")
    expect(page).to_have_url(re.compile(r"/record/\w+\?at=\d+&eyes=1$"))


def test_a_replay_links_its_cards_too(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Showdown")
    Person(page).play_to_the_end()
    page.locator(OVER).get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "0")
    page.locator("aside a.link").last.click()
    expect(page.get_by_role("dialog").locator(".held .card, .held .ace").first).to_be_visible()
    page.keyboard.press("Escape")
    look_back(page, 3)
    expect(page).to_have_url(re.compile(r"at=\d&line=\d$"))
