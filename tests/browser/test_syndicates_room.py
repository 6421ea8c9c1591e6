"""Room for Shadows & Syndicates: nothing lies on anything else, on any screen, and each card can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.conftest import Opener, Server
from browser.people import ACT, OVER, Person, table_by_request
from browser.test_layout import covers, overflow
from browser.test_syndicates import PROMPT, match_against_a_bot, own, until_analysis, until_turn
from browser.test_syndicates_rested import is_seen
from browser.test_tournament import surrender
from matches import cards_with
from rule import rule

LYING_PHONE = (844, 390)
NARROW = 900
KINDS = ["Leader", "Family", "Friend", "Passionate Supporter", "Reluctant Supporter", "Altruist"]
SCREENS = [LYING_PHONE, (700, 900), (1024, 768), (1600, 900)]


def boxes(page: Page, selector: str) -> list[FloatRect]:
    """Returns where everything of a kind lies."""
    found = [thing.bounding_box() for thing in page.locator(selector).all()]
    return [box for box in found if box is not None]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Tells whether two things lie on each other, by more than a frame or a glow."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 4 and down > 4


def until_analysis_comes(page: Page, **options: str) -> None:
    """Sits down to matches until one looks the own team over."""
    for _ in range(6):
        match_against_a_bot(page, **options)
        if until_analysis(page):
            return
    raise AssertionError("the team was never looked over")


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_no_slot_lies_on_another_or_on_the_decks(server: Server, visitor: Opener, width: int, height: int) -> None:
    page = visitor(server.address, width=width, height=height)
    match_against_a_bot(page, format="fiasco")
    until_turn(page)
    things = boxes(page, ".match .row .touch") + boxes(page, ".match .decks") + boxes(page, ".field > .faction")
    assert len(things) == 8 + 8 + 2 + 2
    lying = [(one, other) for at, one in enumerate(things) for other in things[at + 1 :] if overlap(one, other)]
    assert lying == []
    assert overflow(page) == []


@pytest.mark.parametrize(("width", "height"), [(640, 360), (640, 400), (600, 400)])
@pytest.mark.parametrize(("format", "players"), [("sumo-rush", 2), ("controlled", 2), ("fiasco", 2), ("controlled", 4)])
def test_in_a_small_window_at_twice_the_size_nothing_lies_on_what_can_be_chosen(
    server: Server, visitor: Opener, format: str, players: int, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "moth"}] * (players - 1)]
    table_by_request(page, {"game": "syndicates", "seats": seats, "options": {"format": format}, "start": True})
    until_turn(page)
    for things in (own(page), page.locator("[data-touch='fx'].playable"), page.locator(".side:not(.own) .playable")):
        assert things.count() > 0
        for thing in things.all():
            thing.scroll_into_view_if_needed()
            assert is_seen(thing)
    assert overflow(page) == []
    number = Person(page).number
    own(page).first.click()
    page.locator(".side:not(.own) .playable").first.click()
    page.wait_for_selector(f"{PROMPT}:not([data-number='{number}']), {OVER}", state="attached")


@rule("SS-SLOT-5", "SS-SLOT-6")
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_side_lies_from_its_faction_card_to_its_decks(
    server: Server, visitor: Opener, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height)
    match_against_a_bot(page)
    until_turn(page)
    for side in (".side.own", ".side:not(.own)"):
        [faction] = boxes(page, f"{side} .field > .faction")
        [fx, people] = boxes(page, f"{side} .decks .pile")
        row = boxes(page, f"{side} .row > li")
        assert len(row) == 4
        assert faction["x"] <= min(box["x"] for box in row)
        assert max(faction["x"], row[0]["x"]) < fx["x"] < people["x"]
        if width > NARROW:  # there is room for all in one line
            assert row[-1]["x"] < fx["x"]


@rule("SS-SR-1")
def test_a_super_rare_fx_card_has_white_letters_on_a_black_bar(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    rare = "{rarity: SR, helps: true, roll: null, attach: null, effects: [gain: {kt: 10, who: team}]}"
    match_against_a_bot(page, card_set=cards_with("\n".join(f"{number}: {rare}" for number in range(41, 89))))
    until_turn(page)
    page.locator("[data-touch='fx'].playable").click()
    page.locator("[data-touch='fx'].playable").click()
    bar = page.locator(".middle .large .rare .title")
    expect(bar).to_have_count(1)
    look = "bar => [getComputedStyle(bar).backgroundColor, getComputedStyle(bar).color]"
    assert bar.evaluate(look) == ["rgb(20, 16, 31)", "rgb(255, 255, 255)"]


@rule("SS-LAY-8")
def test_a_yellow_bar_marks_an_fx_card_and_no_character(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    draw_many(page)
    look = "bars => [...new Set(bars.map((bar) => getComputedStyle(bar).backgroundColor))]"
    assert page.locator(".middle .card .head").evaluate_all(look) == ["rgb(255, 216, 74)"]
    assert page.locator(".side .row .card .head").evaluate_all(look) == ["rgba(0, 0, 0, 0)"]


@rule("SS-LAY-2")
def test_the_less_a_leader_controls_somebody_the_paler_is_the_card(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    match_against_a_bot(page, format="fiasco")
    until_turn(page)
    for side in (".side.own", ".side:not(.own)"):
        found = page.locator(f"{side} .row .card").evaluate_all(
            """(cards) => cards.map((card) => {
                const paper = getComputedStyle(card).getPropertyValue("--paper").slice(1);
                const light = [0, 2, 4].reduce((sum, at) => sum + parseInt(paper.slice(at, at + 2), 16), 0);
                return [card.querySelector(".whole").textContent, light];
            })"""
        )
        lights = {KINDS.index(kind): light for kind, light in found}
        assert len(lights) > 3
        assert sorted(lights.items()) == sorted(lights.items(), key=lambda each: each[1])
        assert len(set(lights.values())) == len(lights)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_no_mark_covers_the_name_of_a_character(server: Server, visitor: Opener, width: int, height: int) -> None:
    page = visitor(server.address, width=width, height=height)
    match_against_a_bot(page)
    until_turn(page)
    expect(page.locator(".match .mark.immune").first).to_be_visible()
    assert not covers(page, ".slot .mark", ".title > span")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1280, 800)])
def test_no_mark_covers_the_name_of_what_holds_somebody_back(
    server: Server, visitor: Opener, width: int, height: int
) -> None:
    page = visitor(server.address, width=width, height=height)
    facts = "{helps: false, roll: null, effects: null, attach: {to: family, timeout: true}}"
    match_against_a_bot(page, card_set=cards_with("\n".join(f"{number}: {facts}" for number in range(41, 89))))
    until_turn(page)
    page.locator("[data-touch='fx'].playable").click()
    page.locator("[data-touch='fx'].playable").click()
    expect(page.locator(".slot:has(.strip) .mark.asleep").first).to_be_visible()
    assert not covers(page, ".slot .mark", ".strip .name")


def test_at_twice_the_size_no_key_covers_a_name(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=720, height=450)
    match_against_a_bot(page)
    until_turn(page)
    assert not covers(page, ".match .badge", ".player b, .title > span")


BROKEN_WORDS = """(titles) => titles.flatMap((title) => {
    const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
    return [...text.data.matchAll(/[^ -]+/g)].filter((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const { left, right } = range.getBoundingClientRect(), card = title.closest(".card").getBoundingClientRect();
        return range.getClientRects().length > 1 || left < card.left || right > card.right;
    }).map((word) => word[0]);
})"""


@pytest.mark.parametrize(
    ("width", "height", "format"), [(390, 844, "fiasco"), (720, 450, "controlled"), (1280, 800, "fiasco")]
)
def test_no_name_is_broken_within_a_word(server: Server, visitor: Opener, width: int, height: int, format: str) -> None:
    page = visitor(server.address, width=width, height=height, has_touch=width < 600)
    alone = [*range(7, 14), *range(15, 21), *range(27, 34), *range(35, 41)]  # whom no other card names
    names = [f"{number}: {{name: Madame Kaboomski {number}}}" for number in alone]
    match_against_a_bot(page, format=format, card_set=cards_with("\n".join(names)))
    until_turn(page)
    titles = page.locator(".match .row .card .title > span")
    assert titles.filter(has_text="Kaboomski").count() > 2
    assert titles.evaluate_all(BROKEN_WORDS) == []


@pytest.mark.parametrize("format", ["sumo-rush", "controlled"])
def test_the_kind_of_a_character_is_never_cut(server: Server, visitor: Opener, format: str) -> None:
    page = visitor(server.address, width=1440, height=900)
    until_analysis_comes(page, format=format)
    kinds = page.locator(".analysis .kind")
    expect(kinds.first).to_be_visible()
    assert kinds.evaluate_all("(kinds) => kinds.filter((each) => each.scrollWidth > each.clientWidth).length") == 0


@pytest.mark.parametrize(("width", "height"), [(390, 844), *SCREENS])
def test_what_a_hit_took_does_not_hide_the_die(server: Server, visitor: Opener, width: int, height: int) -> None:
    page = visitor(server.address, width=width, height=height)
    match_against_a_bot(page)
    until_turn(page)
    player, hit = Person(page), page.locator(".match .slot").filter(has=page.locator(".delta")).first
    while hit.count() == 0:
        player.choose()
        assert player.wait()
    page.wait_for_function("() => document.querySelector('.delta').getAnimations().length === 0")
    [told, die] = [hit.locator(part).first.bounding_box() for part in (".delta", ".die")]
    assert told is not None
    assert die is not None
    assert not overlap(told, die)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_whole_team_is_seen_before_the_match(server: Server, visitor: Opener, width: int, height: int) -> None:
    page = visitor(server.address, width=width, height=height)
    until_analysis_comes(page, format="fiasco")
    bar = boxes(page, "section[aria-label='What is asked']")[0]
    right = bar["x"] if (width, height) == LYING_PHONE else width
    team = boxes(page, ".analysis > ul .touch")
    assert len(team) >= 8
    assert [box for box in team if box["x"] < 0 or box["x"] + box["width"] > right] == []


def test_at_twice_the_size_whoever_can_be_fetched_is_named_in_whole_words(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=720, height=450)
    notes = page.locator(".analysis .note", has_text="Bring in")
    for _ in range(20):
        match_against_a_bot(page, format="fiasco")
        if until_analysis(page) and notes.count() > 0:
            break
    assert all(notes.evaluate_all("(notes) => notes.map((note) => note.scrollWidth <= note.clientWidth)"))
    shown = boxes(page, ".analysis .note")
    assert shown
    assert [note for note in shown if note["width"] < 64] == []


def test_the_cards_of_the_other_side_are_read_before_the_match(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=390, height=844)
    until_analysis_comes(page)
    rival = page.get_by_role("region", name="Against you").get_by_role("button").first
    name = rival.inner_text()
    rival.click()
    expect(page.locator(".reader")).to_contain_text(name)


def test_the_choice_of_eyes_is_no_wider_than_its_words_need(server: Server, visitor: Opener) -> None:
    page = visitor(server.address, width=1600, height=900)
    match_against_a_bot(page)
    until_turn(page)
    surrender(page)
    page.locator(OVER).get_by_role("link", name="Replay").click()
    expect(page.get_by_label("View", exact=True)).to_be_visible()
    [eyes] = boxes(page, "#eyes")
    assert eyes["width"] < 400


@pytest.mark.parametrize("width", [390, 1280])
def test_a_team_sees_before_the_match_whose_flank_is_whose(server: Server, visitor: Opener, width: int) -> None:
    page = visitor(server.address, width=width, height=844)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "moth"} for _ in range(3))]
    for _ in range(6):
        table_by_request(
            page, {"game": "syndicates", "seats": seats, "options": {"format": "controlled"}, "start": True}
        )
        if until_analysis(page):
            break
    expect(page.locator(".analysis .flank")).to_have_text(["You", "Moth 2"])
    flanks, first, last = (
        boxes(page, ".analysis .flank"),
        boxes(page, "[data-touch='s1']")[0],
        boxes(page, "[data-touch='s6']")[0],
    )
    assert flanks[0]["x"] <= first["x"] + 4 <= flanks[0]["x"] + flanks[0]["width"]
    assert flanks[1]["x"] <= last["x"] + 4 <= flanks[1]["x"] + flanks[1]["width"]


def set_of_many_draws(draws: str) -> str:
    """Returns a set whose FX cards all draw others."""
    facts = f"{{kind: energy-boost, rarity: CO, roll: null, attach: null, effects: [draw-fx: {draws}]}}"
    return cards_with("\n".join(f"{number}: {facts}" for number in range(41, 89)))


def draw_many(page: Page, draws: str = "{count: 7}") -> Locator:
    """Draws a card that draws seven others, and returns those."""
    match_against_a_bot(page, format="fiasco", card_set=set_of_many_draws(draws))
    until_turn(page)
    return draw_card(page)


def draw_card(page: Page) -> Locator:
    """Draws one of them."""
    number = Person(page).number
    page.locator("[data-touch='fx'].playable").click()
    page.locator("[data-touch='fx'].playable").click()
    page.wait_for_selector(f"{PROMPT}:not([data-number='{number}'])", state="attached")
    drawn = page.locator(".middle .touch.playable")
    expect(drawn).to_have_count(7)
    return drawn


def test_which_of_the_drawn_cards_are_used_is_chosen(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    drawn = draw_many(page, "{count: 7, use: 2}")
    expect(page.locator(PROMPT)).to_contain_text("use two of them")
    expect(page.get_by_role("button", name="Use all, left to right")).to_have_count(0)
    number = Person(page).number
    drawn.first.click()
    page.locator(ACT).click()
    page.wait_for_selector(f"{PROMPT}:not([data-number='{number}'])", state="attached")
    expect(drawn).to_have_count(7)  # which that card has drawn in its turn


def test_many_drawn_cards_are_used_with_one_tap(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    drawn = draw_many(page)
    page.get_by_role("button", name="Use all, left to right").click()
    expect(page.locator(".side.own .back.fx.none")).to_have_count(1)  # each of them drew others, until there were none
    expect(drawn).to_have_count(0)


STILL = """() => new Promise((still) => {
    const place = () => [...document.querySelectorAll(".middle .touch")].map((card) => {
        const box = card.getBoundingClientRect();
        return [box.x, box.y, box.width, box.height];
    }).join();
    let before = place(), frames = 0;
    const look = () => {
        const now = place();
        frames = now === before ? frames + 1 : 0;
        before = now;
        if (frames > 20) still(true);
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""


def come_to_rest(page: Page) -> None:
    """Waits until the cards in the middle have stayed where they are for twenty pictures."""
    assert page.evaluate(STILL)


@pytest.mark.parametrize(("width", "height"), [(390, 844), *SCREENS])
def test_many_drawn_cards_lie_side_by_side(server: Server, visitor: Opener, width: int, height: int) -> None:
    page = visitor(server.address, width=width, height=height)
    drawn = draw_many(page)
    expect(page.locator(f"{PROMPT} .sentence")).to_contain_text("Seven")
    assert overflow(page) == []
    come_to_rest(page)
    faces = boxes(page, ".middle .touch.playable")
    assert len({round(face["y"]) for face in faces}) == (2 if width < 600 else 1)
    assert [(one, other) for at, one in enumerate(faces) for other in faces[at + 1 :] if overlap(one, other)] == []
    assert [each for each in drawn.all() if not is_seen(each)] == []
    name = drawn.last.locator(".name, .title").first.inner_text()
    drawn.last.click()
    expect(page.locator(ACT)).to_have_text(f"Use {name}")
    expect(page.locator(f"{PROMPT} .preview" if width < 600 else ".reader")).to_contain_text("Draw seven FX cards")


@pytest.mark.parametrize("height", [700, 844])
def test_on_a_phone_a_text_that_was_read_makes_room_for_what_happens(
    server: Server, visitor: Opener, height: int
) -> None:
    page = visitor(server.address, width=390, height=height)
    match_against_a_bot(page, card_set=set_of_many_draws("{count: 7, use: 2}"))
    until_turn(page)
    own(page).first.click()
    expect(page.locator(".reader")).to_be_visible()
    page.locator(".side:not(.own) .touch.playable").first.click()
    expect(page.locator(".reader")).to_have_count(0)
    expect(page.locator(".middle .now")).to_be_visible()
    until_turn(page)
    drawn = draw_card(page)
    assert [each for each in drawn.all() if not is_seen(each)] == []
    drawn.first.click()
    expect(page.locator(f"{PROMPT} .preview")).to_contain_text("Draw seven FX cards")
    come_to_rest(page)
    assert [each for each in drawn.all() if not is_seen(each)] == []
