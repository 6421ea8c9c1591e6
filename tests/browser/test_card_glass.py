"""Any card can be held up and read: a mouse rests on it, a finger holds it, or a key asks for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.conftest import Opener, Server
from browser.people import OVER, Finger, Person, game_from_lobby, table_by_request
from browser.test_everyone import complaints

GLASS = "[popover]"
LARGE = "[popover] .held > .card"
HAND = "section[aria-label^='Your hand'] .touch"
ASKING = "section[aria-label='What is asked']"


def box(of: Locator) -> FloatRect:
    """Returns where something is drawn."""
    found = of.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Tells whether two boxes share any room."""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def covers_no_answer(page: Page) -> bool:
    """Tells whether every button of the prompt can be seen, and the card stays in the window."""
    held = box(page.locator(GLASS))
    width, height = page.evaluate("[innerWidth, innerHeight]")
    inside = held["x"] >= 0 and held["x"] + held["width"] <= width and held["y"] + held["height"] <= height
    return inside and not any(overlap(held, box(each)) for each in page.locator(f"{ASKING} button").all())


def rest_on(page: Page, card: Locator) -> None:
    """Rests the mouse on a card until it is held up, and moves away again."""
    card.scroll_into_view_if_needed()
    card.hover(position={"x": 4, "y": 6}, force=True)  # where it lies now: the table may still move
    card.hover(force=True)
    expect(page.locator(GLASS)).to_be_visible()


def playing(page: Page, title: str, choices: int) -> Person:
    """Plays some choices, until something is asked."""
    game_from_lobby(page, title)
    player = Person(page)
    for _ in range(choices):
        assert player.wait()
        player.choose()
    assert player.wait()
    return player


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (720, 450)])
@pytest.mark.parametrize("title", ["Shadow Cards", "Showdown"])
def test_a_mouse_that_rests_on_a_card_of_the_hand_holds_it_up(
    server: Server, visitor: Opener, title: str, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height)
    playing(page, title, 5)
    for card in page.locator(HAND).all():
        rest_on(page, card)
        assert covers_no_answer(page)
        assert box(page.locator(LARGE))["width"] > 1.3 * box(card)["width"]
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(GLASS)).to_have_count(0)
    expect(page.locator(ASKING)).to_be_visible()


def test_every_place_of_a_duel_where_a_card_lies_holds_it_up(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1440)
    game_from_lobby(page, "Showdown")
    champion = page.locator("section[aria-label='Champions'] .touch").first
    rest_on(page, champion)
    expect(page.locator(GLASS)).to_contain_text(champion.locator("b").first.inner_text())
    player = Person(page)
    assert player.wait()
    while page.locator("li.up .touch, .token [data-card]").count() < 2 or page.locator(".place .touch").count() == 0:
        player.choose()
        assert player.wait()
    for place in (
        ".place .touch",
        ".edges .edge",
        ".aces li.up .touch",
        ".token .card",
        ".champion svg",
        ".champion .who b",
        "aside a.link",
    ):
        rest_on(page, page.locator(place).last)
        expect(page.locator(f"{GLASS} p.title")).not_to_be_empty()
        page.mouse.move(2, 2)
        expect(page.locator(GLASS)).to_have_count(0)


def test_every_place_of_a_match_where_a_card_lies_holds_it_up(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1440)
    table_by_request(
        page,
        {
            "game": "syndicates",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "moth"}],
            "options": {"format": "controlled"},
            "start": True,
        },
    )
    player = Person(page)
    assert player.wait()
    while page.locator(".used", has_text="0").count() > 2 or page.locator(".small-card").count() == 0:
        player.choose()
        assert player.wait()
    for place in (".side:not(.own) .face", ".side.own .face", ".small-card", "aside a.link"):
        card = page.locator(place).last
        rest_on(page, card)
        expect(page.locator(f"{GLASS} p.title")).not_to_be_empty()
        expect(page.locator(f"{GLASS} .facts")).not_to_contain_text("/")  # no number of a collector
        assert place == "aside a.link" or box(page.locator(LARGE))["width"] > 1.3 * box(card)["width"]
        page.mouse.move(2, 2)
        expect(page.locator(GLASS)).to_have_count(0)
    page.locator(".used").filter(has_not_text="0").first.click()
    rest_on(page, page.get_by_role("dialog").locator("[data-card] > *").first)
    page.keyboard.press("Escape")
    expect(page.locator(GLASS)).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_replay_holds_up_its_cards_and_those_of_its_sheets(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1440)
    game_from_lobby(page, "Showdown")
    Person(page).play_to_the_end()
    page.locator(OVER).get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "0")
    rest_on(page, page.locator(".aces li.up .touch").first)
    page.locator(".champion").first.click()
    expect(page.locator(GLASS)).to_have_count(0)
    rest_on(page, page.get_by_role("dialog").locator("li .card").first)


def hold(page: Page, card: Locator) -> None:
    """Holds a finger on a card until it is held up, and lifts the finger."""
    place = box(card)
    finger = page.context.new_cdp_session(page)
    at = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(GLASS)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
@pytest.mark.parametrize("title", ["Shadow Cards", "Showdown", "Shadows & Syndicates"])
def test_a_finger_that_holds_a_card_reads_it_and_does_not_tap(
    server: Server, visitor: Opener, title: str, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=True, is_mobile=True)
    game_from_lobby(page, title)
    player = Finger(page)
    for _ in range(5):
        assert player.wait()
        player.choose()
    assert player.wait()
    number, card = player.number, page.locator(".touch:has([data-card])").last
    hold(page, card)
    assert covers_no_answer(page)
    expect(page.locator(".touch.selected")).to_have_count(0)
    assert player.number == number
    page.touchscreen.tap(width / 2, 20)
    expect(page.locator(GLASS)).to_have_count(0)
    player.choose()  # a short tap still does what it did


def test_a_key_holds_up_the_card_that_is_pointed_at(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    playing(page, "Shadow Cards", 4)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("v")
    expect(page.locator(GLASS)).to_contain_text("Worth")
    assert covers_no_answer(page)
    page.keyboard.press("Escape")
    expect(page.locator(GLASS)).to_have_count(0)
    expect(page.locator(".touch.selected")).to_have_count(1)


def test_a_card_that_slides_under_a_resting_mouse_is_not_held_up(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    player = playing(page, "Showdown", 4)
    place = box(page.locator(HAND).first)
    page.mouse.move(place["x"] + 20, place["y"] + 50)
    page.mouse.down()
    page.mouse.up()  # it is pointed at, and moves
    player.page.keyboard.press("Enter")
    assert player.wait()
    expect(page.locator(GLASS)).to_have_count(0)


def test_a_sheet_puts_the_card_of_the_table_away_and_one_escape_closes_it(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    playing(page, "Shadow Cards", 4)
    rest_on(page, page.locator(HAND).first)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(page.locator(GLASS)).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('dialog') === null")


def test_over_a_sheet_the_first_escape_puts_its_card_away_and_leaves_the_focus_there(
    server: Server, visitor: Opener
) -> None:
    page = visitor(server.address)
    playing(page, "Showdown", 6).play_to_the_end()
    page.locator(OVER).get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "0")
    page.locator(".champion").first.click()
    sheet = page.get_by_role("dialog")
    card = sheet.locator("li .card").first
    expect(card).to_be_visible()
    rest_on(page, card)
    page.keyboard.press("Escape")
    expect(page.locator(GLASS)).to_have_count(0)
    expect(sheet).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
