"""In a duel everything has its room: the text of a chosen card, how the combat stands, a hint and the hand."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest
import yaml
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opener, Server
from browser.people import ACT, ASKED, Person, game_from_lobby, table_by_request
from browser.test_layout import is_in_view
from duels import PLAIN
from gloaming.games.showdown.rules.cards import DECK, NAMES
from gloaming.games.showdown.rules.deck_box import ShowdownDeckBox

WINDOWS = [(1440, 900), (1280, 800), (390, 844)]
SMALL = [(360, 640), (720, 450)]
CHAMPIONS = files("gloaming.games.showdown") / "champions"
HAND = "section[aria-label^='Your hand'] .touch"
WITH_TEXT = f"{HAND}.playable:has(.mark)"
ACE = ".side.below .aces .touch.playable"


def expect_uncovered(page: Page, selector: str) -> None:
    """Waits until nothing lies over the corners and the middle of all things of a kind, and they are in the window."""
    page.wait_for_function(
        """(selector) => {
            function isUncovered(shown) {
                const { left, top, right, bottom } = shown.getBoundingClientRect();
                const [west, north, east, south] = [left + 3, top + 3, right - 3, bottom - 3];
                const corners = [[west, north], [east, north], [west, south], [east, south]];
                return [...corners, [(left + right) / 2, (top + bottom) / 2]]
                    .map(([x, y]) => document.elementFromPoint(x, y))
                    .every((over) => over !== null && (shown.contains(over) || over.contains(shown)));
            }
            const found = [...document.querySelectorAll(selector)];
            return found.length > 0 && found.every(isUncovered);
        }""",
        arg=selector,
    )


def expect_totals_below_cards(page: Page) -> None:
    """Checks that no number of a total touches a card of the combat."""
    assert (
        page.evaluate(
            """() => {
            const boxes = (selector) =>
                [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
            const near = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom + 3 && a.bottom > b.top;
            return boxes(".total > *").filter((total) => boxes(".clash .place").some((card) => near(total, card)));
        }"""
        )
        == []
    )


def after_a_combat(page: Page, chosen: str = WITH_TEXT) -> Person:
    """Plays a duel until a combat was fought and a card with a text can be chosen, and chooses that."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}]
    options = {"deck_0": "corvo", "deck_1": "brannagh"}
    table_by_request(page, {"game": "showdown", "seats": seats, "options": options, "start": True})
    player = Person(page)
    while player.wait():
        if page.locator(".verdict.decided").count() and page.locator(chosen).count():
            break
        player.choose()
    page.locator(chosen).first.click()
    expect(page.locator(".reader")).to_be_visible()
    return player


@pytest.mark.parametrize(("width", "height"), [*WINDOWS, *SMALL])
def test_the_text_of_a_chosen_card_lies_under_nothing(server: Server, visitor: Opener, width: int, height: int) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=width < 600)
    after_a_combat(page)
    expect(page.locator(".reader p").first).to_be_visible()
    for shown in (".reader", ".verdict", ".total", HAND):
        expect_uncovered(page, shown)


@pytest.mark.parametrize(("width", "height"), [*WINDOWS, *SMALL])
def test_what_lasts_leaves_the_result_of_the_last_combat_in_view(
    server: Server, visitor: Opener, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=width < 600)
    braced = {"title": "Brace Yourself", "action": [{"add": {"amount": 1, "to": "strike"}}]}
    options = {
        "deck_0": json.dumps({**PLAIN, "cards": dict.fromkeys(NAMES[:DECK], braced)}),
        "deck_1": json.dumps(PLAIN),
    }
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}]
    table_by_request(page, {"game": "showdown", "seats": seats, "options": options, "start": True})
    player = Person(page)
    lasting = page.get_by_role("list", name="Ongoing effects").filter(has_text="Brace Yourself")
    while player.wait() and lasting.count() == 0:
        if page.locator(ASKED).get_by_text("Play an Action").count() == 0:
            player.choose()
        elif page.locator(".verdict.decided").count() == 0:
            number = player.number
            page.locator(f"{ASKED} [data-token=pass]").click()
            page.wait_for_selector(f".bar:not([data-number='{number}'])")
        else:
            page.locator(WITH_TEXT).first.click()
            page.locator(ACT).first.click()
            expect(lasting).to_be_attached()
    assert player.wait()
    for shown in (".verdict", ".total", HAND):
        expect_uncovered(page, shown)
    page.locator(WITH_TEXT).first.click()
    for shown in (".reader", ".verdict", ".total"):
        expect_uncovered(page, shown)


def test_beside_the_combat_a_text_casts_no_shadow_that_would_be_cut_off(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1440, height=900)
    after_a_combat(page)
    expect(page.locator(".reader")).to_have_css("box-shadow", "none")


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_a_text_that_can_be_read_on_the_table_is_not_told_again_beside_the_buttons(
    server: Server, visitor: Opener, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=width < 600)
    after_a_combat(page, ACE)
    text = page.locator(".reader p").last.inner_text()
    page.get_by_role("button", name="Close the card’s text").click()
    expect(page.locator(ASKED)).to_contain_text(text)
    page.keyboard.press("Escape")
    page.locator(ACE).click()
    expect(page.locator(".reader")).to_contain_text(text)
    expect(page.locator(ASKED)).not_to_contain_text(text)


@pytest.mark.parametrize(("width", "height"), [(390, 844), *SMALL])
@pytest.mark.parametrize(
    "ability",
    [{"feint": ["copy-feint", {"draw": 5}]}, {"action": [{"raise-edges": 1}, {"draw": 5}, {"put-back": "bottom"}]}],
)
def test_the_text_of_a_card_of_nine_lies_under_nothing(
    server: Server, visitor: Opener, ability: dict[str, object], width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=width < 600)
    cards = {name: {"title": "Whisper Across the Room", **ability} for name in NAMES[:DECK]}
    options = {"deck_0": json.dumps({**PLAIN, "cards": cards}), "deck_1": "brannagh"}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}]
    table_by_request(page, {"game": "showdown", "seats": seats, "options": options, "start": True})
    player = Person(page)
    assert player.wait()
    while page.locator(HAND).count() < 9:
        number = player.number
        page.locator(WITH_TEXT).first.click()
        page.locator(ACT).first.click()
        page.wait_for_selector(f".bar:not([data-number='{number}'])")
        assert player.wait()
    page.locator(WITH_TEXT).last.click()
    expect_uncovered(page, ".reader")


def test_on_a_phone_the_opponents_side_stays_in_view_beside_a_text(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=390, height=844, has_touch=True)
    after_a_combat(page)
    expect_uncovered(page, ".reader")
    expect_uncovered(page, ".side:not(.below)")


class Witness(Person):
    """Somebody who does nothing before they have seen how the combat has ended, whatever is asked or chosen."""

    seen = 0

    def press(self, wanted: Locator) -> None:
        """Looks, then clicks."""
        if self.page.locator(".verdict.decided").count():
            expect_totals_below_cards(self.page)
            for result in (".verdict", ".total"):
                expect_uncovered(self.page, result)
            self.seen += 1
        super().press(wanted)


@pytest.mark.parametrize("decks", [("corvo", "brannagh"), ("aldous", "twins"), ("oduya", "ilse")])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_on_a_phone_nothing_ever_lies_over_how_a_combat_has_ended(
    server: Server, visitor: Opener, width: int, height: int, decks: tuple[str, str]
) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=True)
    options = dict(zip(("deck_0", "deck_1"), decks, strict=True))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}]
    table_by_request(page, {"game": "showdown", "seats": seats, "options": options, "start": True})
    witness = Witness(page)
    witness.play_to_the_end()
    assert witness.seen >= 5


BEATS_STAY = """() => {
    const wait = window.setTimeout;
    window.setTimeout = (work, time, ...more) => wait(work, time === 900 && window.beatsStay ? 60_000 : time, ...more);
}"""
TURNED = re.compile("strike: ")
OWN = ".stance[aria-label=You]"


@pytest.mark.parametrize(("width", "height"), [*WINDOWS, (844, 390)])
def test_while_strikes_are_turned_up_only_ones_own_hidden_one_says_so_and_nothing_shrinks(
    server: Server, visitor: Opener, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height, motion=True, speed="normal", has_touch=width < 600)
    page.add_init_script(f"({BEATS_STAY})()")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}]
    options = {"deck_0": "corvo", "deck_1": "brannagh"}
    table_by_request(page, {"game": "showdown", "seats": seats, "options": options, "start": True})
    player = Person(page)
    attackers: set[bool] = set()
    while len(attackers) < 2:
        assert player.wait()
        expect(page.get_by_role("button", name="Skip")).to_have_count(0)  # all beats on the way have been seen
        strikes = page.locator(ASKED).get_by_text("Play your strike").count() > 0
        page.evaluate("(strikes) => (window.beatsStay = strikes)", strikes)
        player.choose()
        if not strikes:
            continue
        expect(page.locator("section[aria-label='What is asked']")).to_contain_text(TURNED)
        mine = page.locator(".side.below .act", has_text="attacking").count() > 0
        label = page.get_by_text("only you can see it")
        expect(label).to_have_count(0 if mine else 1)
        expect(page.locator(OWN).get_by_text("only you can see it")).to_have_count(0 if mine else 1)
        if not mine:
            assert label.evaluate("(label) => label.getClientRects().length === 1 && label.offsetHeight < 24")
        if width < 600:
            expect(page.locator(".duel")).to_have_attribute("data-tight", "")
        expect_totals_below_cards(page)
        attackers.add(mine)
        page.evaluate("window.beatsStay = false")
        page.keyboard.press("Space")


def test_without_motion_a_strike_is_looked_at_until_one_skips(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, speed="normal")
    page.add_init_script(f"({BEATS_STAY})()")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}]
    options = {"deck_0": "corvo", "deck_1": "brannagh"}
    table_by_request(page, {"game": "showdown", "seats": seats, "options": options, "start": True})
    player, strikes = Person(page), False
    skip = page.get_by_role("button", name="Skip")
    while not strikes:
        assert player.wait()
        expect(skip).to_have_count(0)  # all beats on the way have been seen
        strikes = page.locator(ASKED).get_by_text("Play your strike").count() > 0
        page.evaluate("(strikes) => (window.beatsStay = strikes)", strikes)
        player.choose()
    prompt = page.locator("section[aria-label='What is asked']")
    expect(prompt).to_contain_text(TURNED)
    skip.click()
    expect(prompt).not_to_contain_text(TURNED)


OPPONENTS = {
    "showdown": ".side:not(.below) .champion b",
    "shadow-cards": ".opponents .seat b",
    "syndicates": ".side:not(.own) .player b",
}


@pytest.mark.parametrize("game", OPPONENTS)
def test_on_a_phone_a_hint_hides_no_opponents_name(server: Server, visitor: Opener, game: str) -> None:
    page = visitor(server.address, width=390, height=844, has_touch=True)
    level = "moth" if game == "syndicates" else "wren"
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (3 if game == "shadow-cards" else 1)]
    table_by_request(page, {"game": game, "seats": seats, "start": True})
    player, seen = Person(page), 0
    while seen < 6:
        assert player.wait()
        if page.locator(OPPONENTS[game]).count():
            page.get_by_role("button", name="Hint", exact=True).click()
            expect(page.get_by_role("button", name="Close the hint")).to_be_visible()
            expect_uncovered(page, OPPONENTS[game])
            seen += 1
        player.choose()


def longest_card() -> dict[str, object]:
    """Returns the entry of the card with the longest text of all that come with the game."""
    contest = ShowdownDeckBox()
    cards = [(deck, card) for deck in contest.decks() for card in contest.cards(deck) if card.id in NAMES[:DECK]]
    deck, longest = max(cards, key=lambda each: len(" ".join(each[1].texts)))
    entry: dict[str, object] = yaml.safe_load((CHAMPIONS / f"{deck}.yaml").read_text(encoding="utf-8"))["cards"][
        longest.id
    ]
    return entry


def test_on_a_phone_the_longest_text_hides_neither_champions_name(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=390, height=844, has_touch=True)
    options = {
        "deck_0": json.dumps({**PLAIN, "cards": dict.fromkeys(NAMES[:DECK], longest_card())}),
        "deck_1": "brannagh",
    }
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}]
    table_by_request(page, {"game": "showdown", "seats": seats, "options": options, "start": True})
    player = Person(page)
    read = 0
    while read < 6:
        assert player.wait()
        if page.locator(WITH_TEXT).count():
            read += 1
            page.locator(WITH_TEXT).last.click()
            expect_uncovered(page, ".reader")
            for side in (".side:not(.below)", ".side.below"):
                expect_uncovered(page, f"{side} .champion b")
        player.choose()


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_a_hint_covers_neither_the_combat_nor_the_hand(
    server: Server, visitor: Opener, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=width < 600)
    after_a_combat(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("button", name="Close the hint")).to_be_visible()
    expect_uncovered(page, ".verdict")
    assert all(is_in_view(page, f"{HAND} >> nth={place}") for place in range(page.locator(HAND).count()))


@pytest.mark.parametrize("game", ["showdown", "shadow-cards"])
@pytest.mark.parametrize(("width", "height", "letters"), [(720, 450, 1), (360, 640, 1), (1440, 900, 2)])
def test_at_twice_the_size_a_hint_leaves_hand_and_answers_on_the_screen(
    server: Server, visitor: Opener, game: str, width: int, height: int, letters: int
) -> None:
    page = visitor(server.address, width=width, height=height)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "wren"}] * (1 if game == "showdown" else 3)]
    table_by_request(page, {"game": game, "seats": seats, "start": True})
    page.evaluate("(letters) => (document.documentElement.style.fontSize = `${106.25 * letters}%`)", letters)
    player = Person(page)
    for _ in range(6):
        assert player.wait()
        if page.locator(f"{HAND}.playable").count():
            page.locator(f"{HAND}.playable").first.click()
            page.get_by_role("button", name="Hint", exact=True).click()
            expect(page.get_by_role("button", name="Close the hint")).to_be_attached()
            assert is_in_view(page, "button.act")
            assert all(is_in_view(page, f"{HAND} >> nth={place}") for place in range(page.locator(HAND).count()))
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        player.choose()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_on_a_phone_a_replay_shows_how_every_combat_stands(
    server: Server, visitor: Opener, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=True)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wren"}]
    options = {"deck_0": "corvo", "deck_1": "brannagh"}
    table_by_request(page, {"game": "showdown", "seats": seats, "options": options, "start": True})
    Person(page).play_to_the_end()
    record = page.url.replace("/table/", "/record/")
    page.goto(record)
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    for eyes in ("", "&eyes=0"):
        for at in range(2, last, 9):
            page.goto(f"{record}?at={at}{eyes}")
            expect(page.get_by_role("slider")).to_have_value(str(at))
            expect_uncovered(page, ".verdict")
            expect_uncovered(page, "input[type=range]")
            page.locator(".side.below").scroll_into_view_if_needed()
            expect_uncovered(page, ".side.below .champion")


def test_on_a_phone_no_mark_of_what_can_be_chosen_is_taken_for_a_suit(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=390, height=844, has_touch=True)
    game_from_lobby(page, "Shadow Cards")
    assert Person(page).wait()
    badge = page.locator(f"{HAND}.playable .badge").first
    assert badge.evaluate("(badge) => getComputedStyle(badge, '::after').content") == '"↑"'


@pytest.mark.parametrize("width", [1440, 390, 360])
def test_every_card_of_the_hand_with_an_ability_is_marked(server: Server, visitor: Opener, width: int) -> None:
    page = visitor(server.address, width=width, height=844, has_touch=width < 600)
    after_a_combat(page)
    marks = page.locator(f"{HAND} .mark")
    for mark in marks.all():
        expect(mark).to_be_visible()
        assert mark.evaluate(
            """(mark) => {
                const [inner, outer] = [mark, mark.parentElement].map((each) => each.getBoundingClientRect());
                return inner.left >= outer.left && inner.right <= outer.right;
            }"""
        )
