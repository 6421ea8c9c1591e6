"""Everything has its place: on a phone that lies on its side, and with names as long as they may be."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opener, Server
from browser.people import OVER, Finger, Person, game_from_lobby, table_by_request

GAMES = ("Shadow Cards", "Showdown", "Shadows & Syndicates")


def is_in_view(page: Page, selector: str) -> bool:
    """Tells whether all of something lies within the window, without scrolling."""
    box = page.locator(selector).first.bounding_box()
    width, height = page.evaluate("[innerWidth, innerHeight]")
    return (
        box is not None
        and min(box["x"], box["y"]) >= 0
        and box["x"] + box["width"] <= width
        and box["y"] + box["height"] <= height
    )


class Careful(Finger):
    """Somebody who does nothing unless they see what is asked, and where the table stands."""

    def act(self) -> None:
        """Looks, then taps."""
        assert is_in_view(self.page, "section[aria-label='What is asked']")
        assert is_in_view(self.page, "header")
        super().act()


@pytest.mark.parametrize(("width", "height"), [(844, 390), (800, 500)])
@pytest.mark.parametrize("title", GAMES)
def test_what_is_asked_stays_in_view_where_there_is_little_height(
    server: Server, visitor: Opener, title: str, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=True, is_mobile=True)
    game_from_lobby(page, title)
    player = Careful(page)
    choices = 0
    while choices < 12 and player.wait():
        player.choose()  # asserts that all is in view
        choices += 1
    assert choices > 5


def test_a_whole_duel_on_a_phone_that_lies_on_its_side(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=844, height=390, has_touch=True, is_mobile=True)
    game_from_lobby(page, "Showdown")
    assert Careful(page).play_to_the_end() > 5
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def overflow(page: Page) -> list[str]:
    """Returns what is wider than the window, even where it is cut off and cannot be scrolled to."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    found: list[str] = page.evaluate(
        """(width) => [...document.querySelectorAll("html, p, b, span, a, button, li, h1, h2, section")]
            .filter((each) => each.getBoundingClientRect().right > width + 1)
            .map((each) => `${each.tagName}.${each.className}: ${each.textContent}`)""",
        width,
    )
    return found if page.evaluate("document.documentElement.scrollWidth") <= width else [*found, "the page"]


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_is_wider_than_the_window_with_the_longest_name(server: Server, visitor: Opener, width: int) -> None:
    page = visitor(f"{server.address}/account", width=width, height=844, has_touch=True)
    page.get_by_label("Your name").fill("M" * 24)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="M" * 24)).to_be_visible()
    found = {"account": overflow(page)}
    page.goto(server.address)
    page.get_by_role("button", name="Invite friends to Showdown").click()
    found["setting up"] = overflow(page)
    page.get_by_role("button", name="Open the table and get the link").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    found["gathering"] = overflow(page)
    for title in GAMES:
        page.goto(server.address)
        expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
        found[f"lobby before {title}"] = overflow(page)
        game_from_lobby(page, title)
        player = Finger(page)
        for step in range(6):
            assert player.wait()
            found[f"{title}, choice {step}"] = overflow(page)
            player.choose()
    assert {screen: wide for screen, wide in found.items() if wide} == {}


def test_on_a_phone_what_a_replay_offers_takes_two_rows_with_the_longest_name(server: Server, visitor: Opener) -> None:
    page = visitor(f"{server.address}/account", width=390, height=844, has_touch=True)
    page.get_by_label("Your name").fill("M" * 24)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="M" * 24)).to_be_visible()
    page.goto(server.address)
    game_from_lobby(page, "Showdown")
    Finger(page).play_to_the_end()
    page.locator(OVER).get_by_role("link", name="Replay").click()
    play = page.get_by_role("button", name="Play from here")
    expect(play).to_be_visible()
    offered = (page.get_by_label("View", exact=True), page.get_by_role("link", name="Download"), play)
    eyes, download, play_on = [each.bounding_box() or {"y": -1.0, "height": 0.0} for each in offered]
    assert eyes["y"] == download["y"]
    assert download["y"] + download["height"] < play_on["y"]
    assert overflow(page) == []


def test_a_hint_leaves_the_duel_its_room(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1600, height=950)
    game_from_lobby(page, "Showdown")
    player, combat = Person(page), page.get_by_role("region", name=re.compile("The last combat"))
    while player.wait() and combat.count() == 0:
        player.choose()
    for _ in range(4):  # with and without a button to pass
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.get_by_role("button", name="Close the hint")).to_be_visible()
        box, own = page.locator(".clash").bounding_box(), page.locator(".side.below").bounding_box()
        assert box is not None
        assert own is not None
        assert box["y"] + box["height"] <= own["y"]
        player.choose()
        assert player.wait()


# What is left of 1440 by 900 pixels, and of a phone, for letters of twice the size.
TWICE, PHONE_TWICE = (720, 450), (195, 422)
HAND = "section[aria-label^='Your hand'] .touch"


def cut_in(bar: Locator) -> list[str]:
    """Returns what of the words and buttons of the prompt is cut off at its edge."""
    found: list[str] = bar.evaluate(
        """(bar) => [...bar.querySelectorAll("p, li, button")]
            .filter((each) => each.getBoundingClientRect().bottom > bar.getBoundingClientRect().bottom + 1)
            .map((each) => each.textContent)"""
    )
    return found


def at_a_table(page: Page, game: str, players: int, choices: int, **options: object) -> Person:
    """Sits down with bots and plays some choices, until something is asked."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "moth"}] * (players - 1)]
    table_by_request(page, {"game": game, "seats": seats, "options": options, "start": True})
    player = Person(page)
    for _ in range(choices):
        assert player.wait()
        player.choose()
    assert player.wait()
    return player


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_twice_the_size_a_hint_cuts_nothing_and_one_sees_how_one_stands(
    server: Server, visitor: Opener, players: int
) -> None:
    page = visitor(server.address, width=TWICE[0], height=TWICE[1])
    at_a_table(page, "shadow-cards", players, 4)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("button", name="Close the hint")).to_be_visible()
    bar = page.locator("section[aria-label='What is asked']")
    assert cut_in(bar) == []
    own = page.locator(".mine-prediction").bounding_box()
    assert own is not None
    assert own["y"] + own["height"] <= TWICE[1]


def test_at_twice_the_size_on_a_phone_nothing_is_cut_or_out_of_reach(server: Server, visitor: Opener) -> None:
    for game in ("shadow-cards", "showdown", "syndicates"):
        page = visitor(server.address, width=PHONE_TWICE[0], height=PHONE_TWICE[1])
        at_a_table(page, game, 2, 3)
        bar = page.locator("section[aria-label='What is asked']")
        assert cut_in(bar) == [], game
        asked = bar.locator(".sentence").bounding_box()
        hand = page.locator(HAND).first.bounding_box() if page.locator(HAND).count() else None
        assert asked is not None
        assert hand is None or asked["y"] + asked["height"] <= hand["y"], game
        assert page.locator("header .status").evaluate("(status) => status.clientWidth > 100"), game
        tools = [each.bounding_box() for each in page.locator("header button").all() if each.is_visible()]
        assert all(box is not None and box["x"] + box["width"] <= PHONE_TWICE[0] + 2 for box in tools), game


def test_at_twice_the_size_what_the_opponent_did_last_is_read_whole(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=TWICE[0], height=TWICE[1])
    player = at_a_table(page, "showdown", 2, 2, deck_0="twins", deck_1="ilse")
    for _ in range(4):
        for act in page.locator(".champion .act").all():
            assert act.evaluate(
                "(act) => act.scrollWidth <= act.clientWidth && act.scrollHeight <= act.clientHeight + 1"
            )
        player.choose()
        assert player.wait()


def test_the_mark_of_a_turn_and_the_signs_of_an_edge_touch_nothing(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1440, height=900)
    at_a_table(page, "showdown", 2, 3, deck_0="twins", deck_1="ilse")
    gap = page.locator(".side .acts-now").first.evaluate(
        """(mark) => {
            const name = document.createRange();
            name.selectNode(mark.parentElement.lastChild);
            return name.getBoundingClientRect().left - mark.getBoundingClientRect().right;
        }"""
    )
    assert gap >= 3
    for edge in page.locator(".side .edge").all():
        sign, letter = edge.locator("svg").bounding_box(), edge.locator("span").bounding_box()
        assert sign is not None
        assert letter is not None
        assert sign["y"] + sign["height"] + 2 <= letter["y"]


def test_at_twice_the_size_the_seats_of_five_players_do_not_run_into_each_other(
    server: Server, visitor: Opener
) -> None:
    page = visitor(server.address, width=720, height=450)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "wren"}] * 4]
    table_by_request(page, {"game": "shadow-cards", "seats": seats, "start": True})
    expect(page.locator(".opponents .seat")).to_have_count(4)
    spilt = """(seat) => [...seat.querySelectorAll(".mark")]
        .some((mark) => mark.getBoundingClientRect().right > seat.getBoundingClientRect().right)"""
    assert [seat.evaluate(spilt) for seat in page.locator(".opponents .seat").all()] == [False] * 4


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
def test_the_last_trick_leaves_the_prediction_in_view(server: Server, visitor: Opener, width: int, height: int) -> None:
    page = visitor(server.address, width=width, height=height)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "wren"}] * 2]
    table_by_request(page, {"game": "shadow-cards", "seats": seats, "start": True})
    player, peek = Person(page), page.locator("button:has-text('Last trick')")
    while player.wait() and peek.count() == 0:
        player.choose()
    peek.click()
    expect(page.locator(".peek")).to_be_visible()
    mine, ground = page.locator(".mine-prediction").bounding_box(), page.locator(".ground").bounding_box()
    assert mine is not None
    assert ground is not None
    assert mine["y"] + mine["height"] <= ground["y"]


def covers(page: Page, one: str, other: str) -> bool:
    """Tells whether anything of one kind lies over anything of another beside it; there must be both."""
    for kind in (one, other):
        expect(page.locator(kind).first).to_be_attached()
    found: bool = page.evaluate(
        """([one, other]) => [...document.querySelectorAll(one)].some((each) => {
            const a = each.getBoundingClientRect();
            return [...(each.closest("section, .slot") ?? document).querySelectorAll(other)].some((every) => {
                const b = every.getBoundingClientRect();
                return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
            });
        })""",
        [one, other],
    )
    return found


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_a_card_of_a_trick_rises_to_be_scored_without_covering_a_name(
    server: Server, visitor: Opener, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height)
    game_from_lobby(page, "Shadow Cards")
    player, wins = Person(page), page.locator(".trick .touch.playable")
    while player.wait() and wins.count() == 0:
        player.choose()
    wins.first.click()
    expect(page.locator(".trick .touch.selected")).to_have_count(1)
    assert not covers(page, ".trick .touch.selected .badge", ".trick .whose")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (720, 450), (1280, 800)])
def test_the_piles_of_a_duel_lie_beside_the_aces(server: Server, visitor: Opener, width: int, height: int) -> None:
    page = visitor(server.address, width=width, height=height)
    game_from_lobby(page, "Showdown")
    player = Person(page)
    for _ in range(8):
        assert player.wait()
        player.choose()
    assert player.wait()
    assert not covers(page, ".piles > span, .piles .token", ".aces li")


@pytest.mark.parametrize("act", ["plays the yellow 14.", "scores the yellow 14.", "has made a prediction."])
def test_what_others_did_last_is_not_cut_on_a_phone(server: Server, visitor: Opener, act: str) -> None:
    page = visitor(server.address, width=390, height=844, has_touch=True, is_mobile=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "moth"}] * 3]
    table_by_request(page, {"game": "shadow-cards", "seats": seats, "start": True})
    assert Finger(page).wait()
    before = page.locator(".seat").first.bounding_box()
    for seat in page.locator(".seat .act").all():
        seat.evaluate("(each, act) => (each.textContent = act)", act)
        assert seat.evaluate(
            "each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight + 1"
        )
    assert page.locator(".seat").first.bounding_box() == before  # so that nothing moves when somebody acts


@pytest.mark.parametrize("title", GAMES)
def test_a_notice_hides_nobody_on_a_phone(server: Server, visitor: Opener, title: str) -> None:
    page = visitor(server.address, width=390, height=844, has_touch=True, is_mobile=True)
    game_from_lobby(page, title)
    assert Finger(page).wait()
    page.keyboard.press("u")
    notice = page.locator(".notice")
    expect(notice).to_be_visible()
    assert notice.inner_text().split()[0] != "•"
    notice.evaluate("each => (each.lastChild.textContent = 'Step 4: both strikes are turned face up. (SD-CMB-6)')")
    box, stage = notice.bounding_box(), page.locator("main.stage").bounding_box()
    assert box is not None
    assert stage is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= stage["y"] + 4
