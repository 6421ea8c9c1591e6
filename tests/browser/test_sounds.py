"""Sounds: off until one wants them, heard only when they may be, and readable as captions."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Opener, Server
from browser.people import Person, game_from_lobby

# Counts the tones that are started, and can pretend that nobody looks at the page.
LISTENING = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) { window.tones += 1; return start.call(this, when); };
window.hide = () => Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
"""
CAPTION = "p.caption"


def listening(visitor: Opener, server: Server) -> Page:
    page = visitor(server.address)
    page.add_init_script(LISTENING)
    page.reload()
    game_from_lobby(page, "Shadow Cards")
    assert Person(page).wait()
    return page


def switch(page: Page, *names: str) -> None:
    """Turns settings on in the sheet."""
    page.keyboard.press("?")
    for name in names:
        page.get_by_role("checkbox", name=name).check()
    page.keyboard.press("Escape")


def play(page: Page, choices: int) -> None:
    player = Person(page)
    for _ in range(choices):
        assert player.wait()
        player.choose()
    assert player.wait()


def tones(page: Page) -> int:
    found: int = page.evaluate("window.tones")
    return found


def test_nothing_is_heard_or_shown_unless_it_is_wanted(server: Server, visitor: Opener) -> None:
    page = listening(visitor, server)
    play(page, 4)
    assert tones(page) == 0
    expect(page.locator(CAPTION)).to_have_count(0)


def test_sounds_are_heard_and_the_wish_is_remembered(server: Server, visitor: Opener) -> None:
    page = listening(visitor, server)
    switch(page, "Sounds")
    play(page, 4)
    assert tones(page) > 0
    expect(page.locator(CAPTION)).to_have_count(0)
    page.reload()
    assert Person(page).wait()
    page.keyboard.press("?")
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_checked()


def test_captions_are_shown_without_sounds_and_only_to_eyes(server: Server, visitor: Opener) -> None:
    page = listening(visitor, server)
    switch(page, "Captions")
    player = Person(page)
    player.choose()
    expect(page.locator(CAPTION)).to_contain_text("Your turn")
    assert tones(page) == 0
    assert page.locator(CAPTION).evaluate("caption => caption.closest('[aria-live], [role=status]') === null")


def test_a_hidden_page_only_calls_one_to_the_table(server: Server, visitor: Opener) -> None:
    page = listening(visitor, server)
    switch(page, "Sounds", "Captions")
    page.evaluate("hide()")
    for _ in range(5):
        assert Person(page).wait()
        Person(page).choose()
        assert Person(page).wait()
        shown = page.locator(CAPTION)
        if shown.count():
            assert shown.inner_text().strip() == "Your turn"
    assert tones(page) > 0
