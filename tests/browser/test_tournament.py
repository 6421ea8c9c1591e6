"""Tournaments in the browser: from the lobby through one's own duels to the champion."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Opener, Server
from browser.people import OVER, Person, Two
from browser.test_everyone import THEMES, WIDTHS, complaints
from browser.test_old_games import rules_change
from gloaming.games.syndicates.rules.tournament.stages import RESULTS, contest_of
from gloaming.kernel.tournament.duels import Duel
from gloaming.table.live.tournaments.facts import Entered, Result, facts_of
from rule import rule

PROMPT = "section[aria-label='What is asked']"
SIT_DOWN = "Go to your duel"
CHAMPION = re.compile("^Won by |^You’re the champion")


def announced(page: Page, entrants: int) -> None:
    """Goes from the lobby to a tournament that is announced."""
    page.get_by_role("link", name="See tournaments, or host one").click()
    page.get_by_label("Name", exact=True).fill("Dusk Cup")
    page.get_by_label("Entrants").fill(str(entrants))
    page.get_by_label("Bot level").select_option("moth")
    page.get_by_role("button", name="Create the tournament").click()
    expect(page.get_by_role("heading", name="Dusk Cup")).to_be_visible()


def surrender(page: Page) -> None:
    """Gives a match up."""
    number = Person(page).number
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Surrender the match").click()
    page.get_by_role("dialog", name="Are you sure?").get_by_role("button", name="Surrender the match").click()
    page.wait_for_selector(f"{PROMPT}:not([data-number='{number}']), {OVER}", state="attached")


def back(page: Page) -> None:
    """Goes back to the tournament."""
    page.locator(OVER).get_by_role("link", name="Back to the tournament").click()
    page.wait_for_url("**/tournament/*")


def give_up(page: Page) -> None:
    """Sits down at one's duel, surrenders until it is over, and goes back."""
    page.get_by_role("link", name=SIT_DOWN).click()
    while Person(page).wait():
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
        surrender(page)
    back(page)


def is_over(page: Page) -> bool:
    """Waits until there is another duel, or a champion."""
    next_duel, champion = page.get_by_role("link", name=SIT_DOWN), page.get_by_role("heading", name=CHAMPION)
    expect(next_duel.or_(champion)).to_be_visible()
    return champion.count() > 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_small_tournament_from_the_lobby_to_the_champion(
    server: Server, visitor: Opener, width: int, theme: str
) -> None:
    page = visitor(server.address, width=width, color_scheme=theme)
    announced(page, 4)
    found = {"gathering": complaints(page)}
    page.get_by_role("button", name="Start").click()

    duels = 0
    while not is_over(page):
        if duels in (0, 8, 9):  # a duel of each stage
            found[f"after {duels} duels"] = complaints(page)
        give_up(page)
        duels += 1

    found["the end"] = complaints(page)
    assert duels in (10, 11)  # a moth may give the match away that one gives up
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
    expect(page.get_by_role("heading", name="Semifinal 2")).to_be_visible()
    expect(page.get_by_text("Each match won is a point, and winning the duel is another.")).to_have_count(1)
    expect(page.get_by_text("Each a best of three; the loser is out.")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Drawn")).to_have_count(0)
    expect(page.get_by_role("link", name=re.compile("^Replay of ")).first).to_be_visible()
    if page.get_by_role("heading", name="You’re the champion").count() == 0:
        expect(page.get_by_text(re.compile("^You finished (2nd|3rd) of 4.$"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_name_typed_before_the_page_is_complete_is_kept(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto(f"{server.address}/tournament")
    page.get_by_label("Name", exact=True).fill("Dusk Cup")
    with page.expect_response("**/api/tournaments"):
        held[0].continue_()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Dusk Cup")


@pytest.mark.parametrize("width", WIDTHS)
def test_any_number_from_2_to_64_may_take_part(server: Server, visitor: Opener, width: int) -> None:
    page = visitor(f"{server.address}/tournament", width=width)
    size = page.get_by_label("Entrants")
    fewer, more = (page.get_by_role("button", name=name) for name in ("One fewer", "One more"))
    page.get_by_role("button", name="64", exact=True).click()
    expect(size).to_have_value("64")
    expect(more).to_be_disabled()
    fewer.click()
    expect(size).to_have_value("63")
    size.fill("2")
    expect(fewer).to_be_disabled()
    size.press("ArrowUp")
    size.press("ArrowUp")
    more.press("Enter")
    expect(size).to_have_value("5")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []

    for wrong in ("1", "65", "2.5", ""):
        size.fill(wrong)
        page.get_by_role("button", name="Create the tournament").click()
        assert size.evaluate("field => field.validity.valid") is False
    size.fill("7")
    page.get_by_role("button", name="Create the tournament").click()
    expect(page.get_by_text("1 of 7 entrants so far.")).to_be_visible()


def test_a_friend_with_the_link_takes_part_and_meets_the_host(server: Server, visitor: Opener) -> None:
    host = visitor(server.address)
    announced(host, 2)
    friend = visitor(host.url)
    friend.get_by_role("button", name="Join").click()

    expect(host.get_by_text("All 2 entrants have joined.")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        page.get_by_role("link", name=SIT_DOWN).click()
        page.wait_for_url("**/table/*")
    assert friend.url == host.url
    surrender(Two(host, friend).asked())

    for page in (host, friend):
        back(page)
        page.get_by_role("link", name=SIT_DOWN).click()  # of the second match of the qualification


def test_a_tournament_that_is_not_there_is_told_of(server: Server, visitor: Opener) -> None:
    page = visitor(f"{server.address}/tournament/abcdefgh")

    expect(page.get_by_text("There is no tournament abcdefgh.")).to_be_visible()


def test_a_tournament_is_called_off_and_everybody_reads_it(server: Server, visitor: Opener) -> None:
    host = visitor(server.address)
    announced(host, 4)
    friend = visitor(host.url)
    friend.get_by_role("button", name="Join").click()
    expect(host.get_by_text("2 of 4 entrants so far.")).to_be_visible()
    expect(friend.get_by_role("button", name="Cancel the tournament")).to_have_count(0)

    host.get_by_role("button", name="Cancel the tournament").click()
    sure = host.get_by_role("dialog", name="Cancel this tournament?")
    expect(sure.get_by_text("1 other person has joined and will see")).to_be_visible()
    sure.get_by_role("button", name="Keep it").click()
    expect(host.get_by_role("button", name="Start")).to_be_visible()
    host.get_by_role("button", name="Cancel the tournament").click()
    sure.get_by_role("button", name="Cancel the tournament").click()

    expect(host.get_by_role("heading", name="You cancelled this tournament")).to_be_visible()
    expect(friend.get_by_role("heading", name=re.compile("cancelled this tournament$"))).to_be_visible()
    for page in (host, friend):
        assert complaints(page) == []
        for gone in ("Start", "Withdraw", "Cancel the tournament"):
            expect(page.get_by_role("button", name=gone)).to_have_count(0)
    friend.get_by_role("link", name="Other tournaments").click()
    expect(friend.get_by_role("link", name=re.compile("Dusk Cup.*cancelled · yours"))).to_be_visible()


def test_house_rules_are_chosen_in_the_form_and_shown_on_the_page(server: Server, visitor: Opener) -> None:
    page = visitor(f"{server.address}/tournament")
    page.get_by_label("Name", exact=True).fill("House Cup")
    page.get_by_text("House rules").click()
    page.get_by_role("checkbox", name="One lost duel and you’re out.").check()
    assert complaints(page) == []
    page.get_by_role("button", name="Create the tournament").click()

    expect(page.get_by_text("House rules: In the knockout, one lost duel and you’re out.")).to_be_visible()
    expect(page.get_by_text("Lose once and you’re out; win three")).to_be_visible()
    expect(page.get_by_text("five or more wins earn an extra point")).to_have_count(0)


def break_down(server: Server, table: str) -> None:
    """Has a table be out of order when the server, which is killed for it, is there again."""
    server.kill()
    with closing(sqlite3.connect(next(server.folder.glob("*.db")))) as database, database:
        [facts] = database.execute("SELECT facts FROM tables WHERE id = ?", (table,)).fetchone()
        broken = json.dumps({**json.loads(facts), "phase": "broken"}).encode()
        database.execute("UPDATE tables SET phase = 'broken', facts = ? WHERE id = ?", (broken, table))
    server.start()


# As printed.


def decided(server: Server, wins: Callable[[Duel], bool]) -> None:
    """Has the tournament that is announced be over when the server, which is killed for it, is there again."""
    server.kill()
    with closing(sqlite3.connect(next(server.folder.glob("*.db")))) as database, database:
        [(text,)] = database.execute("SELECT facts FROM tournaments").fetchall()
        facts = facts_of(text)
        facts.entered += [Entered(f"Bot {number}") for number in range(len(facts.entered), facts.size)]
        tournament = facts.tournament
        while not tournament.over:
            for duel in tournament.open:
                result = RESULTS[contest_of(duel.stage)][0 if wins(duel) else -1]
                tournament.report(duel.id, result)
                facts.results.append(Result(duel.id, list(result)))
        facts.phase = "over"
        database.execute("UPDATE tournaments SET phase = 'over', version = version + 1, facts = ?", (facts.to_json(),))
    server.start()


def announced_as_printed(page: Page, entrants: int, *others: str) -> None:
    """Goes from the lobby to a tournament that is announced, as printed."""
    page.goto(f"{page.url}tournament")
    page.get_by_label("Name", exact=True).fill("Printed Cup")
    page.get_by_label("Entrants").fill(str(entrants))
    page.get_by_label("Bot level").select_option("moth")
    page.get_by_text("House rules").click()
    for chosen in ("As printed.", *others):
        page.get_by_role("checkbox", name=chosen).check()
    page.get_by_role("button", name="Create the tournament").click()
    expect(page.get_by_text("House rules: ")).to_be_visible()


@rule("SS-FMT-7", "SS-FMT-11")
def test_as_printed_the_winner_of_a_series_of_two_is_champion_without_a_final(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    announced_as_printed(page, 2)
    expect(page.get_by_text("five or more wins earn another. Six points win the tournament")).to_be_visible()
    expect(page.get_by_role("term")).to_have_text(["Qualification, Sumo Rush"])
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Qualification")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("final", re.IGNORECASE))).to_have_count(0)

    duels = 0
    while not is_over(page):
        give_up(page)
        duels += 1

    assert duels == 8
    expect(page.get_by_text("Nobody else was left to play, so there was no final.")).to_be_visible()
    expect(page.get_by_role("row").nth(1).locator(".status:visible")).to_have_text("champion")
    expect(page.get_by_role("heading", name="Semifinal")).to_have_count(0)
    assert complaints(page) == []


@rule("SS-FMT-7")
@pytest.mark.parametrize("width", WIDTHS)
def test_as_printed_a_tournament_without_a_champion_says_so(own_server: Server, visitor: Opener, width: int) -> None:
    page = visitor(own_server.address, width=width)
    announced_as_printed(page, 2)

    decided(own_server, lambda duel: duel.round % 2 == 0)  # four wins each

    expect(page.get_by_role("heading", name="Nobody won this tournament")).to_be_visible()
    expect(page.get_by_text("Nobody reached six points, so nobody advanced.")).to_be_visible()
    expect(page.get_by_role("heading", name="Final")).to_have_count(0)
    assert complaints(page) == []
    page.goto(f"{own_server.address}/tournament")
    expect(page.get_by_role("link", name=re.compile("Printed Cup.*No champion"))).to_be_visible()


@rule("SS-FMT-8", "SS-FMT-9")
@pytest.mark.parametrize("width", WIDTHS)
def test_as_printed_many_who_come_through_play_off_until_four_are_left(
    own_server: Server, visitor: Opener, width: int
) -> None:
    page = visitor(own_server.address, width=width)
    announced_as_printed(page, 48, "A bonus point in the qualification.")

    decided(own_server, lambda duel: duel.entrants[0] < duel.entrants[1])

    expect(page.get_by_role("heading", name=CHAMPION)).to_be_visible()
    expect(page.get_by_role("heading", name="Play-offs")).to_be_visible()
    expect(page.get_by_role("heading", name="Semifinal 2")).to_be_visible()
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@rule("SS-FMT-9")
def test_as_printed_of_three_who_come_through_the_best_is_in_the_final(own_server: Server, visitor: Opener) -> None:
    page = visitor(own_server.address)
    announced_as_printed(page, 30)

    decided(own_server, lambda duel: duel.entrants[0] < duel.entrants[1])

    expect(page.get_by_role("heading", name="Semifinal", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Semifinals and final")).to_be_visible()
    assert complaints(page) == []


def test_a_duel_whose_table_broke_down_begins_anew(own_server: Server, visitor: Opener) -> None:
    page = visitor(own_server.address)
    announced(page, 4)
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name=SIT_DOWN).click()
    assert Person(page).wait()
    broken = page.url

    break_down(own_server, broken.rsplit("/", 1)[1])

    expect(page.get_by_text("It will restart at a new table in a moment")).to_be_visible()
    page.get_by_role("link", name="Back to the tournament").click()
    expect(page.get_by_text("This duel couldn’t be finished at its first table, so it starts over.")).to_be_visible()
    page.get_by_role("link", name=SIT_DOWN).click()
    assert Person(page).wait()
    assert page.url != broken


def test_a_duel_whose_rules_changed_says_why_it_begins_anew(own_server: Server, visitor: Opener) -> None:
    page = visitor(own_server.address)
    announced(page, 4)
    tournament = page.url
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name=SIT_DOWN).click()
    assert Person(page).wait()

    rules_change(own_server)

    page.goto(tournament)
    expect(page.get_by_text("The rules have changed since this duel began, so it starts over.")).to_be_visible()


def test_without_house_rules_nothing_is_said_of_them(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    announced(page, 8)

    expect(page.get_by_text("Lose twice and you’re out; win three")).to_be_visible()
    expect(page.get_by_text("House rules")).to_have_count(0)
