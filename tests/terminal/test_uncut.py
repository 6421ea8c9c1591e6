"""On the smallest screen nothing is cut that says what matters."""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

import gloaming
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.games.showdown.terminal.painting import Painter
from gloaming.games.syndicates.terminal.field import GAP, FieldRow, named_in
from gloaming.games.syndicates.words.cards import titled
from gloaming.terminal.bars import PromptBar, StatusLine
from gloaming.terminal.cards import Spot
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.log import RecentLog
from gloaming.terminal.menu import Menu
from gloaming.terminal.playing import PlayScreen
from gloaming.words.seating import against_bots
from terminal.tables import SMALL, screen, seated, settle
from terminal.test_room import text_of

QUESTION = "Look your team over: Marty Caldwell must leave; Grandma Boulder or Ive Montana can be fetched."
PREVIEW = (
    "Use Lukewarm Meltdown (Professor Kettle). Roll a die. If it is even, hit all enemies for 20 KT, then this "
    "character leaves. It works on 3 of 6 throws. Sister Siesta and Comet Carmela would be knocked out."
)


def words_of(screen: str) -> str:
    """Returns what a screen says, however its lines are broken."""
    return " ".join(screen.split())


async def test_a_long_question_and_a_long_preview_are_shown_whole() -> None:
    for name in gloaming.games():
        players = gloaming.rulebook(name).usual_players
        play: PlayScreen = screen(LiveGame.start(name, against_bots(players, 0, None, 5), seed=5))
        async with seated(play).run_test(size=SMALL) as pilot:
            await settle(pilot, play)
            play.query_one(PromptBar).show(QUESTION, PREVIEW, True)
            await pilot.pause()
            shown = words_of(text_of(pilot.app))
            assert QUESTION in shown
            assert PREVIEW in shown


async def test_the_line_above_the_table_leaves_out_the_title_before_it_cuts_whose_turn_it_is() -> None:
    title, turn = "Shadows & Syndicates", "Buttered Philippa of Nowhere's turn"
    play = screen(LiveGame.start("syndicates", against_bots(2, 0, None, 5), seed=5))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        line = play.query_one(StatusLine)
        for status, shown in (
            (f"Controlled · {turn}", f"{title} · Controlled · {turn}"),
            (f"Controlled · choosing factions · {turn}", f"Controlled · choosing factions · {turn}"),
            (
                f"Controlled for teams, a best of three · looking over the team · {turn}",
                f"Looking over the team · {turn}",
            ),
        ):
            line.show(title, status)
            await pilot.pause()
            assert text_of(pilot.app).split("\n")[0].strip() == shown


async def test_a_sentence_of_the_log_is_never_without_its_beginning() -> None:
    play = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        long = " ".join(f"word{number}" for number in range(30))
        log = play.query_one("#recent", RecentLog)
        log.show([long, "Rook passes."])
        told = str(log.render()).split("\n")
        assert told[0].split()[0] == "word0"
        assert told[0].endswith("…")
        assert told[-1] == "▸ Rook passes."


def test_the_names_of_all_champions_have_room() -> None:
    for name in ROSTER:
        drawn = "".join(line.plain for line in Painter().paint(f"champion:{name}", "lit", False))
        assert drawn.replace(" ", "") == champion(name).name.replace(" ", "")


def test_a_discipline_that_can_be_chosen_is_written_out() -> None:
    for discipline in ("physical", "intellect", "cunning"):
        assert discipline.capitalize() in "".join(line.plain for line in Painter().paint(discipline, "lit", False))


async def test_a_menu_gives_its_columns_the_room_they_need() -> None:
    play = screen(LiveGame.start("syndicates", against_bots(2, 0, None, 5), seed=5))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        menu = play.query_one(Menu)
        says = ["Madame Kaboomski: attack or Ode to a Big Bang", "John Silver: attack", "Amy: attack"]
        says += ["Snood: attack", "Caldwell: attack", "Draw an FX card", "Pass"]
        menu.show([Spot(None, below=words, token=words, lit=True, key=str(at)) for at, words in enumerate(says)])
        await pilot.pause()
        shown = text_of(pilot.app)
        assert all(words in shown for words in says)


async def test_a_choice_that_is_too_long_for_its_column_goes_on_in_the_next_line() -> None:
    play = screen(LiveGame.start("syndicates", against_bots(2, 0, None, 5), seed=5))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        menu = play.query_one(Menu)
        says = ["Comet Carmela: attack or Flying Exit", "Paloma Vandal: attack", "Bennett Frost: attack"]
        says += ['Carlos "El Jefe" Rojas: attack or Out of Concern', "Ignacio: attack"]
        says += ["Duchess Dynamo: attack or Swan Lake on Wheels", "Abuela Remedios: attack or Eat, You Look Thin"]
        says += ["Vito Confetti: attack", "Draw an FX card"]
        menu.show([Spot(None, below=words, token=words, lit=True, key=str(at)) for at, words in enumerate(says, 1)])
        await pilot.pause()
        shown = text_of(pilot.app)
        for at, words in enumerate(says):
            assert all(line in shown for line in lines_of(menu, at))
            assert " ".join(lines_of(menu, at)) == words
        menu.move(1)
        assert menu.cursor == 3
        menu.move(-1)
        assert menu.cursor == 0


def lines_of(menu: Menu, place: int) -> list[str]:
    """Returns the lines in which a choice stands in the menu."""
    return [line for column in menu.columns.lines for number, line in column if number == place]


GAMES: list[tuple[str, int, int, dict[str, str]]] = [
    ("syndicates", 2, 9, {"format": "fiasco"}),
    ("syndicates", 4, 9, {"format": "controlled"}),
    ("syndicates", 2, 1, {"format": "controlled"}),
    ("syndicates", 4, 2, {"format": "sumo-rush"}),
    ("showdown", 2, 4, {"deck_0": "oduya", "deck_1": "ilse"}),
    ("showdown", 2, 7, {}),
    ("shadow-cards", 2, 3, {}),
    ("shadow-cards", 4, 3, {}),
]


@pytest.mark.parametrize(("name", "players", "seed", "options"), GAMES)
async def test_in_whole_games_no_choice_question_preview_or_newest_sentence_is_cut(
    name: str, players: int, seed: int, options: dict[str, str]
) -> None:
    play = screen(LiveGame.start(name, against_bots(players, 0, "random", seed), seed, options))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        dice, game = Random(seed), play.live.game
        while not game.over:
            if play.live.decision is not None and dice.random() < OFTEN[name]:
                await look(pilot, play)
            asked = game.decisions[0]
            game.choose(asked.seat, dice.choice([each for each in asked.options if each.question.verb != "surrender"]))


OFTEN = {"syndicates": 0.25, "showdown": 1, "shadow-cards": 0.1}  # how many of the moments are looked at


async def look(pilot: Pilot[None], play: PlayScreen) -> None:
    """Looks at a moment, at the choices of every first step, and at the longest preview among them."""
    layout, row = play.layout_of_game, play.layout_of_game.active_row()
    play.show()
    for first in ["", *(spot.token for spot in row.spots)]:
        if first and not layout.narrow(first):
            continue
        play.show()
        row = layout.active_row()
        for spot in (spot for spot in row.spots if spot.token):
            row.point_at(spot.token)
            play.show_prompt(play.scene())
            if len(play.query_one(PromptBar).note) > 150 or spot is row.spots[-1]:
                await pilot.pause()
                assert_whole(play, text_of(pilot.app))
        layout.widen()


def assert_whole(play: PlayScreen, shown: str) -> None:
    """Asserts that what matters is on the screen as it was said."""
    prompt, log = play.query_one(PromptBar), play.query_one("#recent", RecentLog)
    assert prompt.sentence in words_of(shown)
    assert prompt.note in words_of(shown)
    assert all(line in shown for line in log.lines_of(log.sentences[-1])), shown
    for area in play.query(".area"):
        assert play.query_one("#duel").region.contains_region(area.region) or not area.display, shown
    for menu in play.query(Menu):
        for place, spot in enumerate(menu.spots):
            assert " ".join(lines_of(menu, place)) == spot.below
            assert all(line in shown for line in lines_of(menu, place)), shown
    for row in play.query(FieldRow):
        for slot, width in zip(row.slots, row.widths, strict=True):
            title = titled(play.scene(), slot.stack[-1]) if slot.stack else "nobody"
            assert {word for line in named_in(title, width - GAP) for word in line.split()} <= set(title.split())
