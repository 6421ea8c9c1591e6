"""What the others must agree to: undoing a choice that they have seen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import Person, Two
from browser.test_seats import meet


def one_plays(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """Has both predict, and play until one has chosen and the other is asked; returns them in this order."""
    for page in pages:
        for _ in range(3):
            Person(page).wait()
            Person(page).choose()
    for page in pages:
        expect(page.locator(".locked")).to_have_count(0)
    two = Two(*pages)
    chooser = two.asked()
    while True:
        Person(chooser).choose()
        other = two.asked()
        if other is not chooser:
            return chooser, other


def test_who_asks_to_undo_waits_and_learns_who_refused(server: Server, visitor: Opener) -> None:
    asker, other = one_plays(meet(server, visitor, grace=30))
    asker.get_by_role("button", name="Ask to undo").click()
    waits = asker.get_by_role("status").filter(has_text="Waiting for")
    expect(waits).to_contain_text("to agree")
    expect(asker.get_by_role("button", name="Ask to undo")).to_have_count(0)
    question = other.get_by_role("status").filter(has_text="asks to undo their last move")
    expect(question).to_contain_text("It was:")
    other.get_by_role("button", name="Refuse").click()
    expect(asker.get_by_role("status").filter(has_text="refused to undo your last move")).to_be_visible()
    expect(waits).to_have_count(0)
    expect(asker.get_by_role("button", name="Ask to undo")).to_have_count(0)
    expect(other.get_by_role("status").filter(has_text="You refused")).to_be_visible()


def test_what_the_other_allows_is_taken_back(server: Server, visitor: Opener) -> None:
    asker, other = one_plays(meet(server, visitor, grace=30))
    asker.get_by_role("button", name="Ask to undo").click()
    other.get_by_role("button", name="Allow").click()
    assert Person(asker).wait()
    expect(asker.get_by_role("status").filter(has_text="Waiting for")).to_have_count(0)
