"""Shadows & Syndicates with everybody rested, so that skills can be used at once: what is asked and told of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opener, Server
from browser.people import HELD, OVER, Person
from browser.test_syndicates import PROMPT, match_against_a_bot, own, until_turn
from gloaming.games.syndicates.rules import printing

PHONE = (390, 844)
HITTERS = ("zuri-makena", "whiz")  # their last act asks whom to attack, and leaves no roll to chance
SEEN = """thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y]));
    return corners.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
}"""


def rested_set() -> str:
    """Returns the season's cards with 60 KT printed on every Supporter."""
    cards = Path(printing.__file__).parents[1] / "cards" / "season-1.yaml"
    printed = r"(kind: (?:friend|passionate|reluctant|altruist), rarity: .., kt: )\d+"
    text = re.sub(printed, r"\g<1>60", cards.read_text())
    return printing.carried_set("rested.yaml", text)


def rested_match(page: Page) -> None:
    """Sits down to a Controlled match in which all are rested, and plays until it is one's turn."""
    match_against_a_bot(page, format="controlled", card_set=rested_set())
    until_turn(page)


def rested(page: Page) -> Locator:
    """Returns those on one's own side who could use what is printed on their cards."""
    return own(page).filter(has=page.locator(".fit"))


def until_somebody_is_rested(page: Page) -> Locator:
    """Sits down to matches until somebody on one's own side has a text to use, and returns it."""
    for _ in range(6):
        rested_match(page)
        if rested(page).count() > 0:
            return rested(page).first
    raise AssertionError("nobody had a text to use")


def is_seen(thing: Locator) -> bool:
    """Tells whether nothing lies on something, and it is on the screen."""
    return bool(thing.evaluate(SEEN))


def is_whole(thing: Locator) -> bool:
    """Tells whether nothing of a text is cut off."""
    return bool(thing.evaluate("text => text.scrollHeight <= text.clientHeight + 1"))


@pytest.mark.parametrize("height", [844, 700])
def test_on_a_phone_the_text_of_a_tapped_card_and_what_comes_of_it_are_read(
    server: Server, visitor: Opener, height: int
) -> None:
    page = visitor(server.address, width=390, height=height, has_touch=True, is_mobile=True)
    somebody = until_somebody_is_rested(page)
    name = somebody.locator(".name, .title").first.inner_text()
    somebody.tap()
    reader, outcome = page.locator(".reader"), page.locator(f"{PROMPT} button.act .outcome")
    expect(reader).to_contain_text(name)
    page.wait_for_function(f"() => ({SEEN})(document.querySelector('.reader'))")
    assert is_whole(reader)
    if outcome.count() > 0:
        assert is_seen(outcome)
        assert is_whole(outcome)
    assert [each for each in page.locator(".side.own .row .touch").all() if not is_seen(each)] == []


def test_who_is_taken_up_is_asked_for_a_target_by_name(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    match_against_a_bot(page)
    until_turn(page)
    sentence = page.locator(f"{PROMPT} .sentence")
    before = sentence.inner_text()
    own(page).first.click()
    expect(page.locator(HELD)).to_have_count(1)
    expect(sentence).to_have_text(re.compile(r"^Whom does .+ attack\?$"))
    own(page).first.click()
    expect(sentence).to_have_text(before)
    page.locator(".side:not(.own) .touch.playable").first.click()
    expect(sentence).to_have_text(re.compile(r"^Who attacks .+\?$"))


def test_whoever_may_be_hit_shows_what_the_hit_takes(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    hitters = page.locator(", ".join(f".side.own [data-touch='{name}'].playable" for name in HITTERS))
    for _ in range(20):
        rested_match(page)
        if hitters.count() > 0:
            break
    number = Person(page).number
    hitters.first.click()
    page.locator(f"{PROMPT} button.act").first.click()
    page.wait_for_selector(f"{PROMPT}:not([data-number='{number}']), {OVER}", state="attached")
    expect(page.locator(f"{PROMPT} .sentence")).to_contain_text("whom to attack")
    targets = page.locator(".side:not(.own) .touch.playable")
    expect(targets.locator(".toll")).to_have_count(targets.count())
    expect(targets.first.locator(".toll")).to_have_text(re.compile(r"^\d0 → (\d0|out)"))


def test_a_hint_on_a_phone_leaves_the_table_its_room(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=PHONE[0], height=PHONE[1], has_touch=True, is_mobile=True)
    match_against_a_bot(page)
    until_turn(page)
    own(page).first.tap()
    page.get_by_role("button", name="Hint", exact=True).tap()
    expect(page.get_by_role("button", name="Close the hint")).to_be_visible()
    box = page.locator(".hint").bounding_box()
    assert box is not None
    assert box["height"] < PHONE[1] / 5
    front = page.locator(".match .row.front .touch")
    assert [each for each in front.all() if not is_seen(each)] == []

    page.locator(".hint li button").first.tap()
    expect(page.locator(f"{PROMPT} button.act")).to_have_count(1)
