"""A match of Shadows & Syndicates in the terminal."""

import io
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from gloaming.games.syndicates.terminal.field import (
    COVERS,
    IMMUNE,
    RESTING,
    STOPS,
    WAITS,
    FieldRow,
    big_lines,
    die,
    head,
    named_in,
    small_lines,
)
from gloaming.games.syndicates.terminal.layout import SyndicatesLayout, spots
from gloaming.games.syndicates.terminal.texts import reading, texts_page
from gloaming.games.syndicates.words.sides import in_slot
from gloaming.terminal import plain
from gloaming.terminal.bars import PromptBar, StatusLine
from gloaming.terminal.face import face_of
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.menu import Menu
from gloaming.terminal.pages import Page, SurePage, WinnerPage
from gloaming.terminal.playing import PlayScreen
from gloaming.terminal.watching import WatchScreen
from gloaming.words.seating import against_bots, only_bots
from matches import Match, analysing, arranged, cards_with
from terminal.tables import LARGE, SMALL, play_to_end, press, screen, seated, settle
from terminal.test_room import text_of
from words.test_syndicates import seen_at

FACE = face_of("syndicates")


def match_of(seed: int = 3, players: int = 2, path: Path | None = None, **options: str) -> LiveGame:
    return LiveGame.start("syndicates", against_bots(players, 0, "careful", seed), seed, options, path)


def at(match: Match) -> LiveGame:
    """Sits down at a match that was arranged."""
    return LiveGame(match.game, against_bots(match.game.players, 0, "careful", 3), match.heard, None)


def menu(play: PlayScreen) -> list[str]:
    return [spot.below for spot in play.query_one(Menu).spots]


def pointed(play: PlayScreen) -> str:
    """Returns what of the menu is pointed at."""
    spot = play.query_one(Menu).pointed
    return "" if spot is None else spot.below


async def play_until_asked(pilot: Pilot[None], play: PlayScreen, verb: str) -> None:
    """Plays the first choice again and again until something is asked."""
    await settle(pilot, play)
    while not isinstance(pilot.app.screen, Page):
        asked = play.decision()
        assert asked is not None
        if verb in [option.question.verb for option in asked.options]:
            return
        await press(pilot, play, "1")
    raise AssertionError(f"the match ended before anybody was asked to {verb}")


# Playing.


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_whole_match_is_played_with_keys(size: tuple[int, int]) -> None:
    play = screen(match_of(format="sumo-rush"))
    async with seated(play).run_test(size=size) as pilot:
        page = await play_to_end(pilot, play)
        assert play.live.game.over
        assert "the match" in page.heading
        assert "Match 1" in str(page.content)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    ("players", "format"), [(2, "sumo-rush"), (2, "controlled"), (2, "fiasco"), (4, "sumo-rush"), (4, "controlled")]
)
async def test_everything_fits_the_screen(size: tuple[int, int], players: int, format: str) -> None:
    play = screen(match_of(players=players, format=format))
    async with seated(play).run_test(size=size) as pilot:
        await play_until_asked(pilot, play, "attack")
        for widget in play.query("StatusLine, FieldRow, Menu, PromptBar, Footer"):
            assert widget.region.width > 0
            assert widget.region.height > 0
            assert play.region.contains_region(widget.region), widget
        shown = text_of(pilot.app)
        assert "Amy" in shown
        assert "Ignacio" in shown
        assert "x Surrender" in shown
        assert "turn " in str(play.query_one(StatusLine).render())


def assert_sides_are_whole(play: PlayScreen) -> None:
    """Each side says in one line what is left to draw, and shows the KT of everybody in play."""
    shown = text_of(play.app).split("\n")
    for row in play.query(FieldRow):
        head = shown[row.region.y]
        assert re.search(r"FX \d+ +deck \d+ +out: \d+", head), head
        dice = shown[row.region.y + 3]
        assert dice.split() == " ".join(die(slot) for slot in row.slots if slot.stack).split()


async def test_on_a_small_screen_the_sides_are_whole_through_a_match_of_teams() -> None:
    play = screen(match_of(players=4))
    async with seated(play).run_test(size=SMALL) as pilot:
        await play_until_asked(pilot, play, "attack")
        while not isinstance(pilot.app.screen, Page):
            assert_sides_are_whole(play)
            await press(pilot, play, "1")


async def test_a_long_head_leaves_out_what_matters_least() -> None:
    match = arranged(green_held="the-golden-praline", players=4, contest="best-of-3")
    match.game.skips = [1, 1, 1, 1]
    play = screen(at(match))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        assert_sides_are_whole(play)
        head = text_of(pilot.app).split("\n")[play.query_one("#ours").region.y]
        assert "green, skill unused" in head
        assert "skips 2" in head
        assert "kept 1" in head


async def test_an_attack_is_chosen_in_two_steps() -> None:
    match = arranged(green="john-silver amy | stach rex-blaze@60", red="carlos-el-jefe-rojas ignacio | whiz")
    play = screen(at(match))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        assert menu(play) == [
            "Stach: attack",
            "Rex Blaze: attack or Guitar Smash",
            "John Silver: attack or Out of Concern",
            "Amy: attack",
            "Draw an FX card",
        ]
        await press(pilot, play, "2")
        assert menu(play) == ["Attack Whiz", "Attack Ignacio", "Use Guitar Smash (Rex Blaze)"]
        assert play.query_one(PromptBar).sentence == "Rex Blaze: attack or Guitar Smash? Esc goes back."
        assert play.query_one(PromptBar).note == "Attack Whiz with Rex Blaze. Whiz loses 10 KT, to 10."
        await press(pilot, play, "escape")
        assert play.query_one(PromptBar).sentence.endswith("or draw an FX card.")
        assert len(menu(play)) == 5
        await press(pilot, play, "1")
        assert play.query_one(PromptBar).sentence == "Whom does Stach attack? Esc goes back."
        await press(pilot, play, "escape", "2", "2")
        assert (0, "attack ignacio with rex-blaze") in play.live.game.choices


async def test_the_pointer_begins_at_the_top_of_a_menu_and_goes_back_to_where_it_came_from() -> None:
    match = arranged(green="john-silver amy | stach rex-blaze@60", red="carlos-el-jefe-rojas ignacio | whiz")
    play = screen(at(match))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        await press(pilot, play, "2")
        assert pointed(play) == "Attack Whiz"
        await press(pilot, play, "down", "escape")
        assert pointed(play) == "Rex Blaze: attack or Guitar Smash"


async def test_two_supporters_are_swapped_with_two_keys() -> None:
    match = analysing(green="marty-caldwell mc-collins-de-alpha rex-blaze stach")
    play = screen(at(match))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        keys = {words: str(place + 1) for place, words in enumerate(menu(play))}
        assert "Ready" in keys
        assert "Bring in Ive Montana from the deck" in keys
        await press(pilot, play, keys["Move Rex Blaze, 3rd slot"])
        assert play.query_one(PromptBar).sentence == "Where does Rex Blaze go? Esc goes back."
        assert menu(play)[0] == "Swap Marty Caldwell and Rex Blaze"
        await press(pilot, play, "1")
        assert match.game.choices[-1] == (0, "swap s1 s3")
        assert len(menu(play)) > 4


async def test_names_are_whole_in_a_first_step_that_has_room_for_them() -> None:
    """The same goes for all names, long or short."""
    play = screen(at(analysing(green="marty-caldwell professor-kettle rex-blaze stach")))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        assert "Move Professor Kettle, 2nd slot" in menu(play)
    play = screen(at(arranged(green="john-silver amy | professor-kettle@20 mc-collins-de-alpha")))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        first, second, *_ = menu(play)
        assert first.startswith("Professor Kettle: attack or ")
        assert second == "MC Collins De Alpha: attack"


def test_a_name_of_ones_own_set_may_have_braces() -> None:
    own_set = cards_with("9: {skill: {name: 'Smash {x}', effects: [hit: {kt: 30, who: one-enemy}]}}")
    match = arranged(green="john-silver amy | rex-blaze@60", card_set=own_set)
    found, _ = spots(seen_at(match), "")
    assert found[0].below == "Rex Blaze: attack or Smash {x}"


async def test_a_first_step_says_what_it_leads_to() -> None:
    play = screen(at(arranged(green="john-silver amy | rex-blaze@60")))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        assert play.query_one(PromptBar).note.startswith("Rex Blaze: attack or Guitar Smash. Skill, Guitar Smash: Roll")
        await press(pilot, play, "down")
        assert play.query_one(PromptBar).note.startswith("John Silver: attack or Out of Concern.")
        await press(pilot, play, "up", "enter")
        assert menu(play)[0].startswith("Attack ")


async def test_a_character_can_be_clicked() -> None:
    play = screen(at(arranged(green="john-silver amy | stach", red="carlos-el-jefe-rojas ignacio | whiz")))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        await pilot.click("#ours", offset=(2, 2))
        await settle(pilot, play)
        assert menu(play)[0] == "Attack Whiz"
        await pilot.click("#theirs", offset=(2, 2))
        await settle(pilot, play)
        assert (0, "attack whiz with stach") in play.live.game.choices


async def test_a_choice_of_the_menu_can_be_clicked() -> None:
    play = screen(at(arranged(green="john-silver@50 amy | stach", fx="heat-wave")))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        place = menu(play).index("Draw an FX card")
        columns = play.query_one(Menu).columns
        column, line = columns.place(place)
        await pilot.click("#menu", offset=(1 + sum(columns.widths[:column]), line))
        await settle(pilot, play)
        assert (0, "draw fx") in play.live.game.choices


async def test_on_a_small_screen_every_choice_of_a_large_match_is_in_sight() -> None:
    play = screen(match_of(format="fiasco", seed=12))
    async with seated(play).run_test(size=SMALL) as pilot:
        await play_until_asked(pilot, play, "attack")
        shown = text_of(pilot.app)
        assert len(menu(play)) > play.query_one(Menu).size.height
        assert all(line in shown for column in play.query_one(Menu).columns.lines for _, line in column)
        assert "more below" not in shown


async def test_the_help_explains_the_signs_of_the_table() -> None:
    play = screen(match_of())
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        await pilot.press("question_mark")
        page = pilot.app.screen
        assert isinstance(page, Page)
        for sign in (IMMUNE, RESTING, COVERS, STOPS, WAITS):
            assert f"{sign} " in str(page.content) or f"{sign}1" in str(page.content)


async def test_a_hint_points_at_what_leads_to_it() -> None:
    play = screen(at(arranged(green="john-silver amy | stach", red="carlos-el-jefe-rojas@10 - |", fx=".")))
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "h")
        while not play.query_one(PromptBar).note.startswith("Hint"):
            await pilot.pause()
        assert 'attack Carlos "El Jefe" Rojas' in play.query_one(PromptBar).note


async def test_surrender_asks_whether_it_is_meant() -> None:
    play = screen(match_of(format="sumo-rush"))
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "x")
        assert isinstance(pilot.app.screen, SurePage)
        await pilot.press("n")
        await settle(pilot, play)
        assert not play.live.game.over
        await press(pilot, play, "x")
        await pilot.press("y")
        await settle(pilot, play)
        await pilot.pause()
        assert play.live.game.over
        assert play.live.game.choices[-1] == (0, "surrender")
        assert isinstance(pilot.app.screen, WinnerPage)


async def test_the_sheet_is_shown_between_matches() -> None:
    play = screen(match_of(format="sumo-rush", contest="best-of-3"))
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "x")
        await pilot.press("y")
        await settle(pilot, play)
        page = pilot.app.screen
        assert isinstance(page, Page)
        assert page.heading == "After 1 match"
        await press(pilot, play, "enter")
        assert play.live.game.view(0).scores == [0, 1]


async def test_help_tells_the_keys_of_this_game() -> None:
    play = screen(match_of())
    async with seated(play).run_test(size=LARGE) as pilot:
        await press(pilot, play, "question_mark")
        assert "x surrender the match   Escape go back a step" in text_of(pilot.app)


async def test_other_games_have_nothing_to_surrender() -> None:
    play = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "x")
        assert not isinstance(pilot.app.screen, Page)
        assert "Surrender" not in text_of(pilot.app)


async def test_a_match_among_bots_is_watched() -> None:
    watching = WatchScreen(LiveGame.start("syndicates", only_bots(["random"] * 4, 3), 3), 0, True)
    async with seated(watching).run_test(size=LARGE) as pilot:  # type: ignore[arg-type]
        await watching.finished.wait()
        await pilot.pause()
        assert watching.live.game.over


# Teams.


def test_a_bot_leaves_its_teams_question_to_the_person() -> None:
    for seed in range(20):
        table = LiveGame.start("syndicates", against_bots(4, 2, "random", seed), seed)
        if 2 in table.game.decisions[0].seats:
            assert table.game.decisions[0].seat == 0
            assert table.waiting_bot() is None
            assert table.decision is not None
            return
    raise AssertionError("the person's team never won the throw")


# On lines of text.


def typed(table: LiveGame, lines: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    plain.play(table)
    return capsys.readouterr().out


def test_surrendering_on_lines_of_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = at(arranged())
    said = typed(table, "surrender\nno\nsurrender\nyes\n", monkeypatch, capsys)
    assert said.count("Are you sure? (yes or no)") == 2
    assert "q quit, surrender)" in said
    assert "You surrender the match." in said
    assert table.game.over


def test_an_attack_takes_two_steps_on_lines_of_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = arranged(green="john-silver amy | stach rex-blaze@60", red="carlos-el-jefe-rojas ignacio | whiz")
    said = typed(at(match), "2\nb\n2\n2\nq\n", monkeypatch, capsys)
    assert (
        said.count("\n  2. Rex Blaze: attack or Guitar Smash\n") == 3
    )  # at first, after going back, and of the next turn
    assert said.count("\n  2. Attack Ignacio with Rex Blaze. Ignacio loses 10 KT, to 40.\n") == 2
    assert "  3. Use Guitar Smash (Rex Blaze). “Roll a die." in said
    assert "Rex Blaze pays 10 KT, to 50. A die is rolled: it works on 3 of 6." in said
    assert "Which one? (number or words, b back, q quit)" in said
    assert (0, "attack ignacio with rex-blaze") in match.game.choices


def test_names_are_whole_on_lines_of_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = arranged(green="john-silver amy | mc-collins-de-alpha", red="carlos-el-jefe-rojas - | whiz")
    said = typed(at(match), "1\nq\n", monkeypatch, capsys)
    assert "  1. Attack Whiz with MC Collins De Alpha." in said
    assert '  2. Attack Carlos "El Jefe" Rojas with MC Collins De Alpha.' in said


@pytest.mark.parametrize("lines", ["attack whiz with stach\n", "whiz with stach\n", "1\nattack whiz with stach\n"])
def test_an_attack_may_be_typed_in_words(
    lines: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = arranged(green="john-silver amy | stach", red="carlos-el-jefe-rojas ignacio | whiz")
    typed(at(match), lines, monkeypatch, capsys)
    assert (0, "attack whiz with stach") in match.game.choices


@pytest.mark.parametrize("lines", ["1\nq\n", "1\n"])
def test_one_may_leave_in_the_second_step(
    lines: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = arranged(green="john-silver amy | stach", red="carlos-el-jefe-rojas ignacio | whiz")
    before = list(match.game.choices)
    assert typed(at(match), lines, monkeypatch, capsys).endswith("Which one? (number or words, b back, q quit)\n")
    assert match.game.choices == before


def test_a_person_answers_for_the_team_on_lines_of_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = analysing(players=4)
    table = LiveGame(match.game, against_bots(4, 2, "random", 3), match.heard, None)
    typed(table, "ready\n", monkeypatch, capsys)
    assert (2, "ready") in table.game.choices


# How it looks.


def test_a_slot_shows_its_stack_its_die_and_what_lies_on_it() -> None:
    match = arranged(
        green="john-silver amy | rex-blaze<stach@40+rested+armored-glass", red="carlos-el-jefe-rojas - | whiz+earworm"
    )
    scene = seen_at(match)
    assert small_lines(scene, in_slot(scene, 0, "s1"), 12) == ["Stach", "", "⚃ 40 z▲1", "▣10 ▣10"]
    assert small_lines(scene, in_slot(scene, 0, "s1"), 6)[3] == "▣10 +1"
    assert small_lines(scene, in_slot(scene, 0, "leader"), 12) == ["John Silver", "", "⚅ 60 ◈", ""]
    assert small_lines(scene, in_slot(scene, 0, "s2"), 12) == ["", "(2nd)", "", ""]
    assert small_lines(scene, in_slot(scene, 1, "family"), 12)[1] == "closed"
    assert small_lines(scene, in_slot(scene, 1, "s1"), 12)[3].startswith("⧗")
    lines = big_lines(scene, in_slot(scene, 0, "s1"), 16)
    assert lines[0].strip() == "1st"
    assert lines[4:] == ["▣10 Armored Glass", "▣10 Rested +1"]
    assert big_lines(scene, in_slot(scene, 0, "s2"), 9)[2].strip() == "empty"


def test_a_large_slot_says_who_lies_beneath_and_whose_it_is() -> None:
    match = arranged(green="john-silver amy | rex-blaze<stach@40", players=4)
    scene = seen_at(match)
    lines = big_lines(scene, in_slot(scene, 0, "s1"), 16)
    assert lines[0].endswith("You")
    assert f"You (left) & {scene.names[2]} (right)" in head(scene, 0, LARGE[0]).plain
    assert lines[4] == "▲ Rex Blaze"


def test_a_side_tells_its_faction_card_its_decks_and_what_was_kept() -> None:
    match = arranged(green_held="the-golden-praline", contest="best-of-3")
    match.game.black[0] = True
    match.game.skips[0] = 1
    told = head(seen_at(match), 0, LARGE[0]).plain
    assert told.startswith("▶ You  green, one-time skill used  skips 1  kept: The Golden Praline  points 0  FX ")
    assert "red, one-time skill unused" in head(seen_at(match), 1, LARGE[0]).plain


def test_a_team_tells_which_mate_keeps_a_card() -> None:
    match = arranged(fx="the-golden-praline", format="sumo-rush", players=4, turn=2)
    match.play("2 draw fx", "2 keep the-golden-praline")
    scene = seen_at(match)
    assert f"kept: The Golden Praline ({scene.names[2]})" in head(scene, 0, LARGE[0]).plain
    assert "green, skill unused" in head(scene, 0, LARGE[0]).plain


def test_long_names_have_room_in_a_slot() -> None:
    assert named_in('Carlos "El Jefe" Rojas', 8) == ["Carlos", "Rojas"]
    assert named_in("MC Collins De Alpha", 8) == ["MC", "Collins"]
    assert named_in("Madame Kaboomski", 8) == ["Madame", ""]
    assert named_in("Professor Kettle", 8) == ["Kettle", ""]
    assert named_in("Professor Kettle", 9) == ["Professor", "Kettle"]
    assert named_in("Rumpelstiltskin", 8) == ["Rumpels…", ""]
    assert named_in("Amy", 8) == ["Amy", ""]


def test_the_texts_begin_with_what_was_drawn() -> None:
    match = arranged(green="john-silver amy | echo-nova-byte@60", green_fx="rested heat-wave")
    match.play("0 use echo-nova-byte")
    assert texts_page(seen_at(match)).plain.startswith("Drawn\nRested  Attach this to one of your Supporters")


def test_pages_show_all_texts_and_the_piles() -> None:
    match = arranged(green="john-silver amy | rex-blaze<stach+rested", green_held="the-golden-praline", fx="heat-wave")
    scene = seen_at(match)
    texts = texts_page(scene).plain
    assert "1st slot: Rex Blaze  Skill, Guitar Smash: " in texts
    assert "  Rested  Attach this to one of your Supporters" in texts
    assert "kept: The Golden Praline  Someone on your team gains 60 KT." in texts
    match.play("0 draw fx")
    piles = FACE.leaf("p", seen_at(match)).plain
    assert "Your used FX cards (1)\nHeat Wave" in piles
    assert "Rook's characters out of play (0)\nnone" in piles
    assert FACE.leaf("p", seen_at(match)).plain == piles


def test_the_pointed_character_is_read_with_what_lies_on_it() -> None:
    match = arranged(red="carlos-el-jefe-rojas ignacio | whiz+armored-glass")
    told = reading(seen_at(match), ["whiz", "s1"]).plain
    assert told.startswith("Whiz  Last act, Final Blow: ")
    assert "Armored Glass  They attach this to" in told
    assert "Rook's side" in texts_page(seen_at(match)).plain
    assert "Out of Concern: Their Family leaves." in texts_page(seen_at(match)).plain


def test_in_the_team_analysis_the_texts_are_those_of_who_moves_or_of_all_supporters() -> None:
    scene = seen_at(analysing(green="marty-caldwell disco-lenny rex-blaze stach"))

    def read(*pointed: str) -> list[str]:
        return [text.split("  ")[0] for text in reading(scene, list(pointed)).plain.split("\n\n")]

    assert read("s2") == ["Disco Lenny"]
    assert read("s1", "s3") == ["Marty Caldwell", "Rex Blaze"]
    assert read("ive-montana") == ["Ive Montana"]
    assert read() == ["Marty Caldwell", "Disco Lenny", "Rex Blaze", "Stach"]


async def test_the_texts_follow_the_cursor_in_the_team_analysis() -> None:
    play = screen(at(analysing(green="marty-caldwell disco-lenny rex-blaze stach")))
    async with seated(play).run_test(size=LARGE) as pilot:
        await settle(pilot, play)
        place = menu(play).index("Move Disco Lenny, 2nd slot")
        await press(pilot, play, *["down"] * place)
        assert str(play.query_one("#text", Static).render()).startswith("Disco Lenny  Skill, ")


def test_who_points_at_nothing_reads_the_cards_of_the_last_action() -> None:
    match = arranged(green="john-silver amy | stach", red="carlos-el-jefe-rojas ignacio | whiz", fx="heat-wave")
    assert reading(seen_at(match), []).plain == ""
    match.play("0 attack whiz with stach")
    told = reading(seen_at(match), []).plain.split("\n\n")
    assert [text.split("  ")[0] for text in told] == ["Stach", "Whiz"]
    match.play("1 attack amy with whiz", "0 draw fx")
    assert reading(seen_at(match), []).plain.startswith("Heat Wave")


async def test_the_boxes_stay_where_they_are_while_others_choose() -> None:
    match = arranged()
    play = screen(at(match))
    async with seated(play).run_test(size=LARGE) as pilot:
        await settle(pilot, play)
        before = play.query_one("#story").region
        layout = play.query_one(SyndicatesLayout)
        layout.show(seen_at(match, 1))
        await pilot.pause()
        assert menu(play) == []
        assert play.query_one("#story").region == before


def test_nothing_is_offered_to_whoever_is_not_asked() -> None:
    assert spots(seen_at(arranged(), 1), "") == ([], {})


async def test_a_menu_without_room_shows_the_lines_around_the_cursor() -> None:
    row = "john-silver amy | rex-blaze<stach@60 disco-lenny zuri-makena lola-loophole brother-bongo doc-marzipan"
    play = screen(at(arranged(green=row, format="fiasco", bodyguard_may_step_down=True)))
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "1")
        choices = play.query_one(Menu)
        assert len(choices.spots) > 12
        for _ in range(len(choices.spots) - 1):
            await press(pilot, play, "down")
        assert choices.spots[-1].below in text_of(pilot.app)
        await press(pilot, play, "right", "left")
        assert isinstance(play.query_one("#ours"), FieldRow)
