"""A game of Shadowscape in the terminal."""

from __future__ import annotations

import io

import pytest
from textual.pilot import Pilot

from dungeons import Dungeon, delve
from gloaming.games.shadowscape.terminal.dungeon import HEIGHTS, DungeonMap, inside, small_lines
from gloaming.games.shadowscape.terminal.layout import spots
from gloaming.games.shadowscape.terminal.texts import hero_strip, heroes_page, texts_page
from gloaming.games.shadowscape.words.cards import titled, view_of
from gloaming.kernel.rulebook import OptionValue
from gloaming.terminal import plain
from gloaming.terminal.bars import PromptBar, StatusLine
from gloaming.terminal.face import face_of
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.menu import Menu
from gloaming.terminal.pages import Page
from gloaming.terminal.playing import PlayScreen
from gloaming.terminal.watching import WatchScreen
from gloaming.words.scene import Scene, told, words_of
from gloaming.words.seating import YOU, Seating, against_bots, only_bots
from terminal.tables import LARGE, SMALL, press, screen, seated, settle
from terminal.test_room import text_of
from words.scenes import scene_of

FACE = face_of("shadowscape")
WORDS = words_of("shadowscape")
HEROES = "arani@33 durgen@15"


def seen_at(dungeon: Dungeon, seat: int | None = 0) -> Scene:
    if dungeon.game.players > 1:
        return scene_of(dungeon.game, dungeon.heard, seat)
    game, asked = dungeon.game, dungeon.game.decision_of(0)
    return told(WORDS, Scene(game.view(0), asked, Seating([YOU], [None]), game.setting.options, [*dungeon.heard]))


def game_of(players: int = 2, seed: int = 3, **options: OptionValue) -> LiveGame:
    seating = Seating([YOU], [None]) if players == 1 else against_bots(players, 0, "random", seed)
    return LiveGame.start("shadowscape", seating, seed, options, None)


def at(dungeon: Dungeon) -> LiveGame:
    """Sits down in a dungeon that was set up."""
    players = dungeon.game.players
    seating = Seating([YOU], [None]) if players == 1 else against_bots(players, 0, "random", 3)
    return LiveGame(dungeon.game, seating, dungeon.heard, None)


def menu(play: PlayScreen) -> list[str]:
    return [spot.below for spot in play.query_one(Menu).spots]


async def play_on(pilot: Pilot[None], play: PlayScreen, presses: int) -> None:
    for _ in range(presses):
        if isinstance(pilot.app.screen, Page):
            return
        await press(pilot, play, "1")


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {}), (1, {"mode": "coop", "heroes": 4})])
async def test_the_whole_dungeon_fits_the_screen(
    size: tuple[int, int], players: int, options: dict[str, OptionValue]
) -> None:
    play = screen(game_of(players, 3, **{"deal_heroes": True, **options}))
    async with seated(play).run_test(size=size) as pilot:
        await play_on(pilot, play, 25)
        rooms = play.query_one(DungeonMap)
        assert rooms.region.height == 5 * HEIGHTS[size == LARGE]
        for widget in play.query("StatusLine, DungeonMap, Menu, PromptBar, Footer, #hero"):
            assert widget.region.width > 0
            assert widget.region.height > 0
            assert play.region.contains_region(widget.region), widget
        shown = text_of(pilot.app)
        scene = play.scene()
        for room in view_of(scene).rooms:
            assert titled(scene, room.name)[:6] in shown
        assert "Turn " in str(play.query_one(StatusLine).render())


async def test_an_action_card_is_chosen_first_and_then_where_it_leads() -> None:
    play = screen(at(delve(HEROES, enemies="redsand-thrall@33")))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        mace = menu(play).index("Mace of Dawn: attack or move")
        await press(pilot, play, str(mace + 1))
        assert "Attack Redsand Thrall 1" in menu(play)
        assert "Stay here" in menu(play)
        assert play.query_one(PromptBar).sentence == "Mace of Dawn: what is it used for? Esc goes back."
        await press(pilot, play, "escape")
        assert menu(play)[mace] == "Mace of Dawn: attack or move"
        await press(pilot, play, str(mace + 1))
        attack = menu(play).index("Attack Redsand Thrall 1")
        await press(pilot, play, "123456789abcdef"[attack])
        assert (0, "attack redsand-thrall-1 with mace-of-dawn") in play.live.game.choices


async def test_the_room_of_what_is_pointed_at_stands_out() -> None:
    dungeon = delve(HEROES)
    play = screen(at(dungeon))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        await press(pilot, play, "1")
        rooms = play.query_one(DungeonMap)
        assert rooms.lit
        assert rooms.pointed
        assert {*rooms.pointed} <= {*rooms.lit}


def test_a_room_shows_its_doors_features_and_whoever_is_there() -> None:
    scene = seen_at(delve(HEROES, enemies="bristlemaw@33 ghoren-slinger@15", treasures="3@22"))
    rooms = {f"{room.row + 1}{room.column + 1}": room for room in view_of(scene).rooms}
    for place, there in (("33", "@Arani B1"), ("15", "@Dur GS1"), ("44", "")):
        doors, _, inhabitants = str(small_lines(scene, rooms[place], 15)[1]).partition(" ")
        assert (len(doors), inhabitants) == (4, there)
    assert "◆3" in str(small_lines(scene, rooms["22"], 15)[0])
    crowd = seen_at(delve(HEROES, enemies=" ".join(f"grave-levy-{number}@33" for number in (1, 2, 3, 4))))
    room = next(room for room in view_of(crowd).rooms if room.heroes == ["arani"])
    assert str(inside(crowd, room, 15)) == "@Ara GL1 GL2 +2"
    assert str(inside(crowd, room, 10)) == "@Ara +4"


def test_a_line_tells_of_the_hero_that_is_asked() -> None:
    scene = seen_at(delve(HEROES, hands="battle move", trophies="bristlemaw"))
    assert str(hero_strip(scene)).startswith("Arani  Move 2  Def 1  Skill ")
    assert "tokens 1/3" in str(hero_strip(scene))
    assert str(hero_strip(scene)).endswith("Hand Bat Mov")


def test_the_pages_tell_of_everybody_and_quote_all_cards_at_hand() -> None:
    scene = seen_at(delve(HEROES, whispers="hoard"))
    assert "Rook's Durgen" in str(heroes_page(scene))
    told = str(texts_page(scene))
    assert "Mace of Dawn" in told
    assert "Claim it when you have two Treasures and you are in Sunken Vault." in told


def test_every_choice_is_in_the_menu_or_behind_one_that_is() -> None:
    scene = seen_at(delve(HEROES, enemies="redsand-thrall@33", hands="battle"))
    found, leads = spots(scene, "")
    assert {option.token for option in scene.choices} == {*leads}
    assert {*leads.values()} == {spot.token for spot in found}


async def test_bots_are_watched_through_an_enemy_phase() -> None:
    live = LiveGame.start("shadowscape", only_bots(["random", "random"], 3), 3, {"deal_heroes": True}, None)
    watch = WatchScreen(live, delay=0, running=False)
    async with seated(watch).run_test(size=SMALL) as pilot:  # type: ignore[arg-type]
        await pilot.pause()
        assert watch.query_one(DungeonMap).region.height == 5 * HEIGHTS[0]


def test_a_game_is_played_on_lines_of_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 12))
    plain.play(game_of(1, mode="coop"))
    told = capsys.readouterr().out
    assert "You play Brannoc, Pit Champion." in told
    assert "Hero 2: Choose your Hero." in told or "Choose your Hero" in told
