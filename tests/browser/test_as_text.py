"""The table as text: nothing that the cards offer is missing there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener, Server
from browser.people import Person, Two, game_from_lobby, two_friends

BAR = "section[aria-label='What is asked']"
TEXT = "section[aria-label='The table as text']"


def test_a_hint_is_shown_and_told_in_the_text_view(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Shadow Cards")
    assert Person(page).wait()
    page.keyboard.press("t")
    answers = page.locator(f"{TEXT} button[data-token]")
    expect(answers.first).to_be_visible()
    expect(page.locator(f"{BAR} button[data-token]")).to_have_count(0)
    hint = page.locator(BAR).get_by_text("What the strongest bot would do")
    page.locator(BAR).get_by_role("button", name="Hint", exact=True).click()
    expect(hint).to_be_visible()
    expect(page.locator("[aria-live]", has_text="Hint: the strongest bot would choose")).to_have_count(1)
    number = Person(page).number
    answers.first.click()
    page.wait_for_selector(f"{BAR}:not([data-number='{number}'])", state="attached")


def test_a_wish_to_take_back_can_be_answered_in_the_text_view(server: Server, visitor: Opener) -> None:
    host, friend = two_friends(server, visitor)
    for page in (host, friend):
        Person(page).wait()
        Person(page).act()
    Two(host, friend).asked()  # whoever has no action to take passes without being asked, and play goes on
    friend.keyboard.press("t")
    expect(friend.locator(TEXT)).to_be_visible()
    host.get_by_role("button", name="Ask to undo").click()
    question = friend.get_by_role("status").filter(has_text="asks to undo their last move")
    expect(question).to_have_count(1)
    friend.locator(BAR).get_by_role("button", name="Refuse").click()
    expect(friend.locator(BAR).get_by_role("button", name="Refuse")).to_have_count(0)
    expect(question).to_have_count(0)


@pytest.mark.parametrize("title", ["Shadow Cards", "Showdown"])
def test_the_keys_count_as_the_list_does_and_lead_to_what_is_read(server: Server, visitor: Opener, title: str) -> None:
    page = visitor(server.address)
    game_from_lobby(page, title)
    assert Person(page).wait()
    shown = page.locator(".touch.playable").evaluate_all("(cards) => cards.map((card) => card.dataset.touch)")
    page.keyboard.press("t")
    answers = page.locator(f"{TEXT} button[data-token]")
    expect(answers.first).to_be_visible()
    listed = answers.evaluate_all("(buttons) => buttons.map((button) => button.dataset.token.split(' ')[1])")
    assert listed[:9] == shown[:9]  # the same number as on the table
    for place in (2, 1):
        page.keyboard.press(str(place))
        expect(answers.nth(place - 1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(answers.nth(1)).to_be_focused()
    number = Person(page).number
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{BAR}:not([data-number='{number}'])", state="attached")
    expect(page.locator(f"{TEXT} h3").last).to_be_focused()  # where the next question is read


@pytest.mark.parametrize("title", ["Shadow Cards", "Showdown"])
def test_the_text_says_everything_once(server: Server, visitor: Opener, title: str) -> None:
    page = visitor(server.address)
    game_from_lobby(page, title)
    page.keyboard.press("t")
    for _ in range(4):
        assert Person(page).wait()
        answers = page.locator(f"{TEXT} button[data-token]")
        expect(answers.first).to_be_visible()
        for answer in answers.all_inner_texts():
            move = answer.split(". ")[0]
            assert answer.count(move) == 1
        number = Person(page).number
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{BAR}:not([data-number='{number}'])", state="attached")
