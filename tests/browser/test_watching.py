"""Spectators, records and the guided first game."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

import gloaming
from browser.conftest import Opener, Server
from browser.people import OVER, Person, game_from_lobby


def test_a_spectator_sees_the_table_but_no_hand(server: Server, visitor: Opener) -> None:
    player = visitor(server.address)
    game_from_lobby(player, "Shadow Cards")
    Person(player).wait()
    spectator = visitor(player.url)
    expect(spectator.get_by_role("group", name="Other players")).to_be_visible()
    expect(spectator.locator(".touch.playable")).to_have_count(0)
    expect(player.locator(".touch.playable").first).to_be_visible()


def test_a_spectator_of_a_duel_sees_both_sides_alike(server: Server, visitor: Opener) -> None:
    player = visitor(server.address)
    game_from_lobby(player, "Showdown")
    person = Person(player)
    person.wait()
    person.choose()
    person.wait()
    expect(player.locator(".side").get_by_text("Hand:")).to_have_count(1)
    expect(player.locator(".clash .whose")).to_have_text([re.compile(r"\w"), "You"])
    spectator = visitor(player.url)
    expect(spectator.locator(".side").get_by_text("Hand:")).to_have_count(2)
    expect(spectator.locator(".clash .whose")).to_have_text([re.compile(r"\w"), re.compile(r"\w")])
    expect(spectator.locator(".clash .whose").filter(has_text="You")).to_have_count(0)


def test_a_finished_game_can_be_replayed_taken_home_and_played_on(
    server: Server, visitor: Opener, tmp_path: Path
) -> None:
    page = visitor(server.address)
    game_from_lobby(page, "Showdown")
    Person(page).play_to_the_end()
    page.locator(OVER).get_by_role("link", name="Replay").click()
    page.wait_for_url("**/record/*")
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"at=[1-9]"))
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("ownload")).click()
    file = tmp_path / "duel.gloam"
    download.value.save_as(file)
    assert gloaming.load(file).over
    page.get_by_role("button", name=re.compile("lay from here|lay on")).click()
    page.wait_for_url("**/table/*")
    assert Person(page).wait()


def test_a_first_game_is_guided(server: Server, visitor: Opener) -> None:
    page = visitor(server.address)
    page.get_by_role("button", name="Play now Shadow Cards against bots").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Set two cards aside")).to_be_visible()
    player = Person(page)
    assert player.wait()
    player.choose()
    expect(page.get_by_text("One more card.")).to_be_visible()
    expect(page.get_by_text("Change", exact=True)).to_be_hidden()  # half a prediction is not locked
    assert player.play_to_the_end() < 30  # two minutes, at a few seconds each
    end = page.locator(OVER)
    expect(end.get_by_text("Round 3 scores")).to_be_visible()
    expect(end.get_by_text("That was a short first game")).to_be_visible()
    expect(end.get_by_role("button", name="Play a full game")).to_be_visible()
    page.goto(server.address)
    expect(page.get_by_role("button", name="Two-minute guided game")).to_be_visible()
    expect(page.get_by_text("Your first game is guided")).to_be_hidden()
