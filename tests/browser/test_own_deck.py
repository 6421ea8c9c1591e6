"""A deck that somebody wrote is brought in the sheet in which a table is set up."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from browser.conftest import Opener, Server
from browser.people import Person
from browser.test_everyone import complaints

PAGE = (Path(__file__).parents[2] / "docs" / "cards.md").read_text()
MARROW = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)[0]
FIRST = "Deck of seat 1"
SECOND = re.compile("^Seat 2")


def file_of(text: str, name: str = "marrow.yaml") -> FilePayload:
    """Returns a file as a browser hands it over."""
    return {"name": name, "mimeType": "application/yaml", "buffer": text.encode()}


def setting_up(server: Server, visitor: Opener) -> Page:
    """Opens the sheet for a duel against a bot, where the decks are chosen."""
    page = visitor(server.address)
    page.get_by_role("button", name="Invite friends to Showdown").click()
    page.get_by_label(SECOND).select_option("moth")
    page.get_by_text("Decks", exact=True).click()
    return page


def bring(page: Page, text: str, name: str = "marrow.yaml") -> None:
    """Chooses a file for the first seat."""
    page.locator(".deck").first.locator("input[type=file]").set_input_files(file_of(text, name))


def test_a_good_deck_of_ones_own_is_played(server: Server, visitor: Opener) -> None:
    page = setting_up(server, visitor)
    bring(page, MARROW)
    expect(page.get_by_label(FIRST)).to_have_value("own")
    expect(page.get_by_text("marrow.yaml is ready to play.")).to_be_visible()
    expect(page.get_by_text("Old Marrow, the bone-setter.")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    player = Person(page)
    for _ in range(3):
        assert player.wait()
        player.choose()
    expect(page.get_by_text("Old Marrow").first).to_be_visible()


def test_a_broken_deck_shows_all_that_is_wrong_and_loses_nothing(server: Server, visitor: Opener) -> None:
    page = setting_up(server, visitor)
    page.get_by_label("Clock").select_option(index=1)
    page.get_by_label(FIRST).select_option("ilse")
    bring(page, MARROW.replace("add: 3", "ad: 3").replace("draw: 2", "draw: lots"))
    problems = page.locator(".deck").first.get_by_role("listitem")
    expect(problems).to_have_count(2)
    expect(problems.nth(0)).to_have_text(re.compile(r"^marrow\.yaml, line \d+, ace-of-diamonds: .*add"))
    expect(problems.nth(1)).to_have_text(re.compile(r"^marrow\.yaml, line \d+, 6-of-clubs: .*'lots'"))
    expect(page.get_by_label(FIRST)).to_have_value("ilse")
    expect(page.get_by_label(SECOND)).to_have_value("moth")
    expect(page.get_by_label("Clock")).not_to_have_value("none")
    assert complaints(page) == []
    bring(page, MARROW)  # mended
    expect(problems).to_have_count(0)
    expect(page.get_by_label(FIRST)).to_have_value("own")


def test_what_is_no_deck_at_all_is_refused_in_a_sentence(server: Server, visitor: Opener) -> None:
    page = setting_up(server, visitor)
    bring(page, "x" * 70_000)
    too_long = "marrow.yaml is too large. The limit is 64 kB, and line breaks and quotes count twice."
    expect(page.get_by_text(too_long)).to_be_visible()
    bring(page, MARROW)
    expect(page.get_by_text(too_long)).to_have_count(0)
    bring(page, "\n" * 40_000)
    expect(page.get_by_text(too_long)).to_be_visible()
    page.locator(".deck").first.locator("input[type=file]").set_input_files(
        {"name": "picture.yaml", "mimeType": "image/png", "buffer": b"\x89PNG\xff\xfe"}
    )
    expect(page.get_by_text("picture.yaml is not a text file. Decks are written in YAML.")).to_be_visible()


def test_a_deck_is_brought_by_key_and_by_dropping_it(server: Server, visitor: Opener) -> None:
    page = setting_up(server, visitor)
    with page.expect_file_chooser() as chooser:
        page.get_by_label(FIRST).focus()
        page.keyboard.press("Tab")
        expect(page.locator(".deck").first.get_by_role("button", name="Upload a deck")).to_be_focused()
        page.keyboard.press("Enter")
    chooser.value.set_files(file_of(MARROW))
    expect(page.get_by_label(FIRST)).to_have_value("own")
    second = page.locator(".deck").nth(1)
    dropped = page.evaluate_handle(
        """(text) => {
            const carried = new DataTransfer();
            carried.items.add(new File([text], "marrow.yaml"));
            return carried;
        }""",
        MARROW,
    )
    second.dispatch_event("drop", {"dataTransfer": dropped})
    expect(second.get_by_role("combobox")).to_have_value("own")


def test_the_sheet_leads_to_how_a_deck_is_written(server: Server, visitor: Opener) -> None:
    page = setting_up(server, visitor)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="how to write your own cards").click()
    expect(opened.value.get_by_role("heading", name="Writing your own cards")).to_be_visible()
    expect(opened.value.locator("pre").filter(has_text="champion: marrow")).to_contain_text("    - draw: 1")
