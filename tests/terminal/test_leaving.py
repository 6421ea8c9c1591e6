"""Leaving a table, and finding it again."""

import os
import threading
from pathlib import Path

import pytest

import gloaming
from gloaming.bots.bot import RandomBot
from gloaming.bots.eyes import Eyes
from gloaming.kernel.choices import Option
from gloaming.kernel.errors import BadRecord, BadSetup
from gloaming.terminal import saves
from gloaming.terminal.live_game import LiveGame
from terminal.tables import SMALL, screen, seated, table


class Ponderer(RandomBot):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thinks = threading.Event()
        self.may_stop = threading.Event()

    def choose(self, eyes: Eyes) -> Option:
        self.thinks.set()
        self.may_stop.wait()
        return super().choose(eyes)


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_nobody_waits_for_a_thinking_bot(key: str) -> None:
    play = screen()
    bot = Ponderer()
    play.live.bots = dict.fromkeys(play.live.bots, bot)
    async with seated(play).run_test(size=SMALL) as pilot:
        while not bot.thinks.is_set():
            await pilot.pause()
        await pilot.press(key)
    assert not pilot.app.is_running
    assert all(thread.daemon for thread in threading.enumerate() if thread.name == "thought")
    bot.may_stop.set()


def chosen_once(path: Path) -> LiveGame:
    at = table(path=path)
    decision = at.game.decision_of(0)
    assert decision is not None
    at.choose(0, decision.options[0])
    return at


def test_the_game_left_last_is_continued(saved_games: Path) -> None:
    saved_games.mkdir()
    first, second = saved_games / "first.gloam", saved_games / "second.gloam"
    chosen_once(first)
    chosen_once(second)
    os.utime(saves.note_of(first), (100, 100))
    os.utime(first, (400, 400))
    os.utime(saves.note_of(second), (300, 300))
    os.utime(second, (300, 300))
    assert saves.last_unfinished() == (first, [])


def of_older_rules(path: Path) -> None:
    newest = gloaming.rulebook("shadow-cards").version
    path.write_text(path.read_text().replace(f"\nrules {newest}\n", f"\nrules {newest - 1}\n"))


def test_newer_games_that_cannot_go_on_are_passed_over(saved_games: Path) -> None:
    saved_games.mkdir()
    paths = [saved_games / f"{name}.gloam" for name in ("new", "newer", "newest")]
    for age, path in enumerate(paths):
        chosen_once(path)
        if age > 0:
            of_older_rules(path)
        os.utime(path, (100 + age, 100 + age))
    assert saves.last_unfinished() == (paths[0], paths[:0:-1])
    of_older_rules(paths[0])
    os.utime(paths[0], (100, 100))
    assert saves.last_unfinished() == (paths[2], [])  # which tells why it cannot be continued


def test_a_game_of_older_rules_is_not_continued(tmp_path: Path) -> None:
    path = tmp_path / "evening.gloam"
    chosen_once(path)
    newest = gloaming.rulebook("shadow-cards").version
    of_older_rules(path)
    with pytest.raises(BadRecord) as refused:
        LiveGame.resume(path)
    assert str(refused.value) == (
        f"{path}, line 3: played under version {newest - 1} of the rules of Shadow Cards; this Gloaming has version "
        f"{newest}, so the game cannot be continued or replayed"
    )


def test_a_game_without_a_choice_is_not_kept(tmp_path: Path) -> None:
    at = table(path=tmp_path / "evening.gloam")
    at.choose(1, at.think(1))
    assert not (tmp_path / "evening.gloam").exists()


@pytest.mark.parametrize("name", ["", "a\0b", "note/x", "a" * 300])
def test_a_bad_name_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "note").write_text("a file")
    with pytest.raises(BadSetup, match="cannot save the game in"):
        saves.chosen(tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["note"]


def test_a_game_is_never_written_over(tmp_path: Path) -> None:
    chosen_once(tmp_path / "evening.gloam")
    with pytest.raises(BadSetup, match="continue it with --resume"):
        saves.chosen(tmp_path / "evening.gloam")
