"""Shadows & Syndicates in the browser: two taps for an attack, the team before the match, Super Rares, giving up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opener, Server
from browser.people import ASKED, HELD, MAIN, OVER, Finger, Person, Typist, table_by_request
from browser.test_everyone import THEMES, WIDTHS, complaints
from browser.test_layout import overflow
from gloaming.games.syndicates.rules import printing
from matches import cards_with

PROMPT = "section[aria-label='What is asked']"
RARE = {"rarities": "CO+SR"}
WATCH = """() => {
    window.seen = []; // one after the other: whether a die lies in the middle, and whether anybody has just lost KT
    const lies = (thing) => document.querySelector(thing) !== null;
    new MutationObserver(() => {
        const now = [lies(".middle .rolled"), lies(".side .delta")];
        if (String(now) !== String(seen.at(-1))) seen.push(now);
    }).observe(document.body, { subtree: true, childList: true });
}"""


def match_against_a_bot(page: Page, **options: str) -> None:
    """Sits down to a match of Sumo Rush against the weakest bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "moth"}]
    options = {"format": "sumo-rush", **options}
    table_by_request(page, {"game": "syndicates", "seats": seats, "options": options, "start": True})


def until_analysis(page: Page) -> bool:
    """Plays until one looks the own team over, and tells whether that came before the match."""
    player = Person(page)
    for _ in range(3):
        assert player.wait()
        if page.locator(MAIN).count() > 0:
            return True
        if page.locator(".match").count() > 0:
            return False
        player.choose()
    return False


def until_turn(page: Page) -> None:
    """Plays until it is one's turn in the match."""
    player = Person(page)
    while player.wait():
        if page.locator(".match").count() > 0 and page.locator("[data-touch='fx'].playable").count() > 0:
            return
        player.choose()
    raise AssertionError("the match was over before anybody had a turn")


def own(page: Page) -> Locator:
    """Returns what of one's own side can be chosen."""
    return page.locator(".side.own .row .touch.playable")


def test_a_whole_match_by_clicks(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    match_against_a_bot(page)
    assert Person(page).play_to_the_end() > 5
    expect(page.locator(OVER).get_by_role("heading")).to_have_text(re.compile("You win|Moth wins"))
    page.get_by_role("button", name="Score sheet").first.click()
    expect(page.get_by_role("region", name="Score sheet rows")).to_be_visible()


def test_a_whole_match_by_keys_and_typed_words(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    match_against_a_bot(page)
    assert Typist(page).play_to_the_end() > 5


def test_a_whole_match_on_a_phone(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=390, height=844, has_touch=True, is_mobile=True)
    match_against_a_bot(page)
    player, wide = Finger(page), dict[int, list[str]]()
    for choice in range(400):
        if not player.wait():
            break
        if choice < 15:
            wide[choice] = overflow(page)
        player.choose()
    assert {choice: found for choice, found in wide.items() if found} == {}
    expect(page.locator(OVER)).to_be_visible()


def test_an_attack_is_two_taps_and_shows_before_the_second_what_it_takes(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    match_against_a_bot(page)
    until_turn(page)
    own(page).first.click()
    expect(page.locator(HELD)).to_have_count(1)
    targets = page.locator(".side:not(.own) .touch.playable")
    target = targets.first
    told = target.locator(".toll").inner_text()
    before, after = (int(number) for number in re.findall(r"\d+", f"{told} 0")[:2])
    assert before - after == 10
    target.hover()
    expect(page.locator(f"{PROMPT} .preview")).to_contain_text(re.compile("from|KT|loses|falls|out"))
    number = Person(page).number
    target.click()
    page.wait_for_selector(f"{PROMPT}:not([data-number='{number}']), {OVER}", state="attached")
    expect(page.locator("aside").get_by_text(re.compile("^You attack")).first).to_be_visible()


def test_the_target_may_be_named_first_and_another_tap_lets_go(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    match_against_a_bot(page)
    until_turn(page)
    target = page.locator(".side:not(.own) .touch.playable").first
    target.click()
    expect(page.locator(HELD)).to_have_count(1)
    expect(page.locator("[data-touch='fx'].playable")).to_have_count(0)
    target.click()
    expect(page.locator(HELD)).to_have_count(0)
    target.click()
    own(page).first.hover()
    expect(target.locator(".toll")).to_be_visible()
    own(page).first.click()
    expect(page.locator("aside").get_by_text(re.compile("^You attack")).first).to_be_visible()


def test_the_die_of_a_card_is_seen_before_what_it_does_and_while_it_does_it(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, motion=True, speed="normal")
    facts = "{helps: false, roll: two-up, attach: null, effects: [hit: {kt: 10, who: all-enemies}]}"
    cards = cards_with("\n".join(f"{number}: {facts}" for number in range(41, 89)))
    for _ in range(2):  # at the first table of everybody the first die is a 1
        match_against_a_bot(page, card_set=cards)
    until_turn(page)
    page.evaluate(WATCH)
    page.locator("[data-touch='fx'].playable").click()
    page.locator("[data-touch='fx'].playable").click()
    page.wait_for_function("() => seen.some(([die, lost]) => die && lost)")
    seen = page.evaluate("seen")
    first = next(at for at, [die, _] in enumerate(seen) if die)
    assert seen[first : first + 2] == [[True, False], [True, True]]


def test_an_enemy_out_of_reach_tells_why_when_it_is_tapped(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    match_against_a_bot(page)
    until_turn(page)
    immune = page.locator(".side:not(.own) .row .touch").filter(has=page.locator(".mark.immune")).first
    told = page.get_by_role("status").filter(has_text=re.compile("is immune as long as .+ is in play"))
    expect(told).to_have_count(0)
    own(page).first.click()
    immune.click()
    expect(told).to_be_visible()
    expect(page.locator(HELD)).to_have_count(1)


def test_a_dragged_attacker_attacks_what_it_is_dropped_on(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    match_against_a_bot(page)
    until_turn(page)
    own(page).first.drag_to(page.locator(".side:not(.own) .touch.playable").first)
    expect(page.locator("aside").get_by_text(re.compile("^You attack")).first).to_be_visible()


def team(page: Page) -> list[str]:
    """Returns who stands where before the match."""
    told = page.locator(".analysis li .touch > .hidden").all_inner_texts()
    return [each.split(",")[0] for each in told if " KT, " in each]


def test_before_the_match_supporters_change_places_by_taps_and_by_dragging(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    for _ in range(6):
        match_against_a_bot(page)
        if until_analysis(page):
            break
    first, *core, last = team(page)
    page.locator("[data-touch='s1']").click()
    page.locator("[data-touch='s2']").click()
    expect(page.locator("aside").get_by_text(re.compile("^You swap"))).to_have_count(1)
    expect(page.locator(MAIN)).to_be_visible()
    assert team(page) == [last, *core, first]
    page.locator("[data-touch='s1']").drag_to(page.locator("[data-touch='s2']"))
    expect(page.locator("aside").get_by_text(re.compile("^You swap"))).to_have_count(2)
    expect(page.locator(MAIN)).to_be_visible()
    assert team(page) == [first, *core, last]
    page.locator(MAIN).click()
    expect(page.locator(".match")).to_be_visible()


def test_the_missing_partner_of_a_duo_is_fetched_on_its_card(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    fetch = page.locator(".extra .touch", has_text="Bring in")
    for _ in range(20):
        match_against_a_bot(page, format="controlled")
        if until_analysis(page) and fetch.count() > 0:
            break
    partner = fetch.first.locator(".note").inner_text().removeprefix("Bring in ").strip()
    fetch.first.click()
    page.locator(f"{PROMPT} button.act").click()
    expect(page.get_by_role("heading", name="Who makes room for")).to_be_visible()
    Person(page).choose()
    expect(page.get_by_role("heading", name="Your team")).to_be_visible()
    assert partner in team(page)


def test_a_super_rare_is_kept_and_played_later(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    keep = page.locator(f"{PROMPT} button[data-token='keep the-golden-praline']")  # more comes of it than its text says
    for _ in range(12):
        match_against_a_bot(page, **RARE)
        draw_until(page, keep)
        if keep.count() > 0:
            break
    keep.click()
    held = page.locator(".side.own .held .touch.playable")
    expect(held).to_be_visible()
    held.click()
    expect(page.locator(f"{PROMPT} .preview")).not_to_be_empty()
    held.click()
    expect(page.locator("aside").get_by_text(re.compile("^You play")).last).to_be_visible()


def draw_until(page: Page, wanted: Locator) -> None:
    """Draws FX cards, turn after turn, until something is offered or there are none left."""
    player = Person(page)
    while player.wait() and wanted.count() == 0:
        deck = page.locator("[data-touch='fx'].playable")
        if deck.count() == 0:
            if page.locator(".side.own .back.fx.none").count() > 0:
                return
            player.choose()
            continue
        number = player.number
        deck.click()
        deck.click()
        page.wait_for_selector(f"{PROMPT}:not([data-number='{number}']), {OVER}", state="attached")


def test_a_match_is_given_up_after_one_more_question(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    match_against_a_bot(page)
    until_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Surrender the match").click()
    page.get_by_role("button", name="No, keep playing").click()
    expect(page.locator(ASKED)).to_be_attached()
    page.get_by_role("button", name="Surrender the match").click()
    page.get_by_role("dialog", name="Are you sure?").get_by_role("button", name="Surrender the match").click()
    expect(page.locator(OVER).get_by_role("heading", name="Moth wins")).to_be_visible()
    page.locator(OVER).get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_piles_lie_open_and_the_text_of_a_card_is_read_with_a_tap(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=390, height=844)
    match_against_a_bot(page)
    until_turn(page)
    page.locator(".side.own .used").first.click()
    expect(page.get_by_role("dialog", name=re.compile("^Used FX cards"))).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".side:not(.own) .row .touch").first.click()
    expect(page.locator(".reader")).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_no_violation_in_a_match(server: Server, visitor: Opener, width: int, theme: str) -> None:
    page = visitor(server.address, width=width, color_scheme=theme)
    found: dict[str, list[str]] = {}
    page.get_by_role("button", name="Invite friends to Shadows & Syndicates").click()
    page.get_by_text("4", exact=True).click()
    found["setting up"] = complaints(page)
    match_against_a_bot(page, format="fiasco")
    player = Person(page)
    for step in range(7):
        assert player.wait()
        found[f"choice {step}"] = complaints(page)
        player.choose()
    until_turn(page)
    own(page).first.click()
    found["an attacker is held"] = complaints(page)
    page.locator(".side.own .used").first.click()
    found["a pile"] = complaints(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Surrender the match").click()
    found["are you sure"] = complaints(page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def test_a_match_is_played_with_a_set_of_ones_own(server: Server, visitor: Opener) -> None:
    cards = Path(printing.__file__).parents[1] / "cards" / "season-1.yaml"
    text = (
        cards.read_text().replace("name: Season 1, Episode 1", "name: The Garden Party").replace("Amy,", "Amelia,", 1)
    )
    page = visitor(server.address)
    page.get_by_role("button", name="Invite friends to Shadows & Syndicates").click()
    page.get_by_text("Cards", exact=True).click()
    page.locator(".deck input[type=file]").set_input_files(
        {"name": "garden.yaml", "mimeType": "text/yaml", "buffer": text.encode()}
    )
    expect(page.get_by_text("garden.yaml is ready to play.")).to_be_visible()
    expect(page.get_by_role("button", name="Upload a card set")).to_be_visible()
    page.get_by_label("Seat 2").select_option("moth")
    page.get_by_role("button", name="Start the game").click()
    until_turn(page)
    expect(page.get_by_text("Amelia").first).to_be_attached()
