"""People at a table in a browser: they see what they are asked and click, tap or type."""

from __future__ import annotations

import re
from urllib.parse import urljoin

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opener, Server

OVER = "section[aria-label='The game is over']"
ASKED = "section[aria-label='What is asked'][data-number]:not([data-number=''])"
ANSWERS = ".touch.playable, button[data-token]"  # on the table or in its text
CAN_BE_CHOSEN = ".touch.playable, section[aria-label='What is asked'] button[data-token]"
ACT = "section[aria-label='What is asked'] button.act"
MAIN = "section[aria-label='What is asked'] button.main"
HELD = ".touch.paired.selected"  # the first of two things that a choice names
GOES_WITH_IT = ".touch.playable[aria-pressed=false]"


class Person:
    """Somebody who plays with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def wait(self) -> bool:
        """Waits until something is asked and its answers are laid out; if not so, the game is over."""
        for wanted in (ASKED, ANSWERS):
            self.page.wait_for_selector(f"{wanted}, {OVER}", state="attached")
        return self.page.locator(OVER).count() == 0

    @property
    def number(self) -> str:
        """The number of the question that is open."""
        return self.page.locator(ASKED).get_attribute("data-number") or ""

    def choose(self) -> None:
        """Makes the first choice that is offered."""
        number = self.number
        self.page.wait_for_selector(CAN_BE_CHOSEN)
        self.act()
        self.page.wait_for_selector(
            f"section[aria-label='What is asked']:not([data-number='{number}']), {OVER}", state="attached"
        )

    def press(self, wanted: Locator) -> None:
        """Clicks something."""
        wanted.click()

    def act(self) -> None:
        """Clicks what glows, then what goes with it or the button that says what will come of it."""
        things = self.page.locator(".touch.playable")
        if self.page.locator(MAIN).count() > 0:
            self.press(self.page.locator(MAIN))
        elif things.count() > 0:
            self.press(things.first)
            held = self.page.locator(HELD).count() > 0
            self.press(self.page.locator(GOES_WITH_IT if held else ACT).first)
        else:
            self.press(self.page.locator("section[aria-label='What is asked'] button[data-token]").first)

    def play_to_the_end(self, most: int = 400) -> int:
        """Plays until the game is over and returns how many choices that took."""
        for choices in range(most):
            if not self.wait():
                return choices
            self.choose()
        raise AssertionError(f"the game was not over after {most} choices")


class Finger(Person):
    """Somebody who taps on a phone."""

    def press(self, wanted: Locator) -> None:
        """Taps something."""
        wanted.tap()


class Typist(Person):
    """Somebody who has no mouse."""

    def act(self) -> None:
        """Takes the first thing by its number, and does it."""
        self.page.keyboard.press("Escape")
        if (main := self.page.locator(MAIN)).count() > 0:
            token = main.get_attribute("data-token")
            self.page.keyboard.press("/")
            self.page.wait_for_selector("#command:focus")
            self.page.keyboard.type(f"{token}\n")
            self.page.keyboard.press("Escape")
            return
        self.page.keyboard.press("1")
        if self.page.locator(HELD).count() > 0:
            self.page.keyboard.press("1")
            self.page.keyboard.press("Enter")
        elif self.page.locator(ACT).count() > 0:
            self.page.keyboard.press("Enter")


class Two:
    """Two people of whom either may be asked next: a page tells the other as soon as something happens there."""

    def __init__(self, one: Page, other: Page) -> None:
        self.one = one
        self.other = other
        self.looks = 0  # how often they have been watched; what a page told before does not count
        other.expose_function("tellTheOne", lambda look: one.evaluate("(look) => (otherTold = look)", look))

    def next(self) -> Page | None:
        """Waits until one of them is asked something, and returns their page; None if the game is over."""
        self.looks += 1
        self.one.evaluate("otherTold = 0")
        self.other.evaluate(
            """([wanted, look]) => {
                const watch = new MutationObserver(see);
                function see() {
                    if (document.querySelector(wanted) === null) return;
                    watch.disconnect();
                    tellTheOne(look);
                }
                watch.observe(document, { subtree: true, childList: true, attributes: true });
                see();
            }""",
            [f"{ASKED}, {OVER}", self.looks],
        )
        self.one.wait_for_function(
            "([wanted, look]) => otherTold === look || document.querySelector(wanted)",
            arg=[f"{ASKED}, {OVER}", self.looks],
        )
        if any(page.locator(OVER).count() for page in (self.one, self.other)):
            return None
        return self.one if self.one.locator(ASKED).count() else self.other

    def asked(self) -> Page:
        """Waits until one of them is asked something, and returns their page."""
        page = self.next()
        assert page is not None, "the game is over"
        return page

    def choose(self, times: int) -> None:
        """Has whoever is asked make the first choice that is offered, a number of times."""
        for _ in range(times):
            Person(self.asked()).choose()

    def play_to_the_end(self) -> None:
        """Has them play until the game is over for both."""
        while (page := self.next()) is not None:
            Person(page).choose()
        for page in (self.one, self.other):
            expect(page.locator(OVER)).to_be_visible()


def table_by_request(page: Page, request: dict[str, object]) -> None:
    """Opens a table as only a program can request for it, and goes there."""
    made = page.evaluate(
        """async (request) => {
            await fetch("/api/me");
            const headers = { "Content-Type": "application/json" };
            const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(request) });
            return (await answer.json()).id;
        }""",
        request,
    )
    page.goto(urljoin(page.url, f"/table/{made}"))


def two_friends(server: Server, visitor: Opener) -> tuple[Page, Page]:
    """Has two people meet at a private table of Showdown, and start."""
    host = visitor(server.address)
    host.get_by_role("button", name="Invite friends to Showdown").click()
    host.get_by_role("button", name="Open the table and get the link").click()
    host.wait_for_url("**/table/*")
    friend = visitor(host.url)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    return host, friend


# Who plays Shadow Cards for the first time plays a short, guided game, unless they know the rules.
WHOLE_GAME = {
    "Shadow Cards": "I know the rules",
    "Showdown": "Play now Showdown",
    "Shadows & Syndicates": "Play now Shadows & Syndicates",
}


def game_from_lobby(page: Page, title: str) -> None:
    """Starts a whole game against bots with one click."""
    page.get_by_role("button", name=re.compile(WHOLE_GAME[title])).click()
    expect(page.locator("section[aria-label='What is asked']")).to_be_visible()
