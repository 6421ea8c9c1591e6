"""Games of strangers: theirs are played like ours, and one that fails is named in a line while all others go on."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gloaming
from gloaming.examples import examples
from gloaming.games import found, home_of, part, registered, trouble_with, troubles
from gloaming.kernel.rulebook import opened
from gloaming.terminal.app import GloamingApp
from gloaming.terminal.playing import PlayScreen
from gloaming.terminal.table import Table
from gloaming.words.seating import against_bots
from strangers import install, install_game

OURS = ["shadow-cards", "showdown", "syndicates"]


def look_again() -> None:
    """Has the games be found anew, as in a process that starts."""
    for kept in (registered, found, home_of, trouble_with):
        kept.cache_clear()
    importlib.invalidate_caches()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packages, from which games are found until the test is over."""
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    monkeypatch.syspath_prepend(str(shelf))
    modules, books = set(sys.modules), dict(opened)
    look_again()
    yield shelf
    for name in set(sys.modules) - modules:
        if getattr(sys.modules[name], "__file__", None) and str(shelf) in str(sys.modules[name].__file__):
            del sys.modules[name]
    opened.clear()
    opened.update(books)
    monkeypatch.undo()
    look_again()


def test_a_strangers_game_stands_behind_ours_and_is_played(shelf: Path) -> None:
    install_game(shelf, "evening_games", "evening")
    assert gloaming.games() == [*OURS, "evening"]
    assert troubles() == []
    assert gloaming.start("evening", seed=1).players == 4


def test_a_game_without_examples_gets_plain_ones(shelf: Path) -> None:
    install_game(shelf, "evening_games", "evening")
    install(shelf, "broken_games", "broken", "1 / 0")
    assert examples("play")[-1] == "gloaming play evening"
    assert examples("simulate")[-1] == "gloaming simulate evening --seats careful,random"
    assert not any("evening" in line or "broken" in line for line in examples("cards show"))


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("import nothing_of_the_kind", "ModuleNotFoundError: No module named 'nothing_of_the_kind'"),
        ("raise RuntimeError('two\\nlines')", "RuntimeError: two lines"),
        ("raise ValueError", "ValueError: for no stated reason"),
        ("raise SystemExit('enough')", "SystemExit: enough"),
        ("HOME = 7", "TypeError: broken_games.game:HOME is no gloaming.games.Home"),
        ("def HOME(: pass", "SyntaxError: invalid syntax (game.py, line 1)"),
    ],
)
def test_a_package_that_fails_is_named_in_a_line(shelf: Path, source: str, complaint: str) -> None:
    install(shelf, "broken_games", "broken", source)
    assert gloaming.games() == OURS
    assert troubles() == [f"the game 'broken' of broken_games cannot be loaded: {complaint}"]
    with pytest.raises(gloaming.BadSetup, match="the game 'broken' of broken_games cannot be loaded"):
        gloaming.start("broken")


def test_of_two_games_of_a_name_the_second_is_left_out(shelf: Path) -> None:
    install_game(shelf, "first_games", "evening", "The First")
    install_game(shelf, "second_games", "evening", "The Second")
    install_game(shelf, "third_games", "showdown", "Not Ours")
    assert gloaming.games() == [*OURS, "evening"]
    assert gloaming.rulebook("evening").title == "The First"
    assert gloaming.rulebook("showdown").title == "Showdown"
    assert troubles() == [
        "two games are called 'evening': the one in second_games is left out",
        "two games are called 'showdown': the one in third_games is left out",
    ]


def test_a_game_takes_no_other_games_name(shelf: Path) -> None:
    """Registered as one game, its rulebook says it is another: that one stays what it was, whoever is asked first."""
    install(shelf, "odd_games", "odd", "")
    (shelf / "odd_games" / "game.py").write_text(
        "from gloaming.games import Home\nfrom kernel.vigil import VigilRulebook\n"
        "class Odd(VigilRulebook):\n    name = 'showdown'\n"
        "HOME = Home('odd_games', rulebook='game:Odd')\n"
    )
    opened.pop("showdown", None)
    with pytest.raises(gloaming.BadSetup, match="ValueError: its rulebook calls it 'showdown'"):
        gloaming.rulebook("odd")
    assert gloaming.rulebook("showdown").title == "Showdown"


def test_a_part_that_fails_is_named_when_it_is_needed(shelf: Path) -> None:
    install_game(shelf, "evening_games", "evening", parts=', instinct="game:Nowhere"')
    assert "evening" in gloaming.games()
    with pytest.raises(gloaming.BadSetup, match="the instinct of the game 'evening' cannot be loaded: AttributeError"):
        part("evening", "instinct")


async def test_the_style_sheet_beside_a_face_is_found(shelf: Path) -> None:
    install_game(shelf, "evening_games", "evening", parts=', terminal="look:Look"')
    (shelf / "evening_games" / "look.py").write_text(
        "from gloaming.terminal.plain_face import PlainFace\nclass Look(PlainFace): pass\n"
    )
    (shelf / "evening_games" / "style.tcss").write_text("PlainLayout #table { display: none; }")
    table = Table.start("evening", against_bots(4, 0, "random", 1), 1)
    play = PlayScreen(table, pace=0)
    async with GloamingApp(play).run_test():
        assert not play.query_one("#table").display


# The command line.


class Bench:
    """Runs `gloaming` where some packages of strangers are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shelf = folder / "shelf"
        self.shelf.mkdir()

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(self.shelf), str(Path(__file__).parent)])
        return subprocess.run(
            [sys.executable, "-m", "gloaming", *words],
            capture_output=True,
            text=True,
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(self.folder / "data"), "COLUMNS": "200"},
            check=False,
        )


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_the_list_of_games_goes_on_and_names_what_fails(bench: Bench) -> None:
    install_game(bench.shelf, "evening_games", "evening")
    install(bench.shelf, "broken_games", "broken", "raise RuntimeError('\\x1b[31mred')")
    install_game(bench.shelf, "third_games", "showdown")
    done = bench.run("games")
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()] == [*OURS, "evening"]
    assert done.stderr.splitlines() == [
        "gloaming: two games are called 'showdown': the one in third_games is left out",
        "gloaming: the game 'broken' of broken_games cannot be loaded: RuntimeError: \\x1b[31mred",
    ]


def test_what_is_not_about_a_broken_game_says_nothing_of_it(bench: Bench) -> None:
    install(bench.shelf, "broken_games", "broken", "1 / 0")
    for words in (["--help"], ["play", "--help"], ["watch", "--seats", "random", "--seed", "1"]):
        done = bench.run(*words)
        assert (done.returncode, done.stderr) == (0, "")
    refused = bench.run("play", "broken")
    assert refused.returncode == 2
    assert refused.stderr == (
        "gloaming: the game 'broken' of broken_games cannot be loaded: ZeroDivisionError: division by zero\n"
    )


def test_a_record_whose_game_is_gone_is_refused_in_a_line(bench: Bench) -> None:
    played = gloaming.start("showdown", seed=3)
    record = gloaming.Record.of(played)
    (bench.folder / "kept.gloam").write_text(record.text().replace("game showdown", "game evening"))
    for words in (["replay", "kept.gloam"], ["play", "--resume", "kept.gloam"]):
        refused = bench.run(*words)
        assert refused.returncode == 2
        assert refused.stderr == "gloaming: kept.gloam, line 2: the game 'evening' is not installed\n"
    install(bench.shelf, "broken_games", "evening", "1 / 0")
    failed = bench.run("replay", "kept.gloam")
    assert failed.stderr == (
        "gloaming: kept.gloam, line 2: the game 'evening' of broken_games cannot be loaded: "
        "ZeroDivisionError: division by zero\n"
    )


def test_the_saved_game_that_was_left_last_is_refused_in_a_line_if_its_game_is_gone(bench: Bench) -> None:
    saved = bench.folder / "data" / "gloaming"
    saved.mkdir(parents=True)
    record = gloaming.Record.of(gloaming.start("showdown", seed=3))
    (saved / "evening.gloam").write_text(record.text().replace("game showdown", "game evening"))
    (saved / "evening.table.json").write_text('{"names": ["You", "Bo"], "bots": [null, "random"], "over": false}')
    refused = bench.run("play", "--resume")
    assert refused.returncode == 2
    assert refused.stderr == f"gloaming: {saved / 'evening.gloam'}, line 2: the game 'evening' is not installed\n"
