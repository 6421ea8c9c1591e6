"""Games of strangers: theirs are played like ours, and one that fails is named in a line while all others go on."""

from __future__ import annotations

import importlib
import os
import pty
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

import gloaming
from gloaming.examples import examples
from gloaming.faults import faults_named
from gloaming.games import found, home_of, part, registered, trouble_with, troubles
from gloaming.kernel.rulebook import opened
from gloaming.terminal.app import GloamingApp
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.playing import PlayScreen
from gloaming.words.seating import against_bots
from strangers import BROKEN, FAILS_TO_DEAL, FAILS_TO_TELL, install, install_broken, install_game, unlucky, varied
from table.security.open_house import OpenHouse

OURS = gloaming.games()


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


@pytest.mark.parametrize("which", BROKEN)
def test_a_game_that_cannot_be_played_is_named_in_a_line(shelf: Path, which: str) -> None:
    complaint = install_broken(shelf, which)
    install_game(shelf, "evening_games", "evening")
    assert gloaming.games() == [*OURS, "evening"]
    [trouble] = troubles()
    assert trouble.startswith(complaint)
    broken = next(name for name in registered() if name not in gloaming.games())
    with pytest.raises(gloaming.BadSetup) as refused:
        gloaming.start(broken)
    assert str(refused.value) == trouble
    assert broken not in opened
    assert "gloaming play evening" in examples("play")


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
    table = LiveGame.start("evening", against_bots(4, 0, "random", 1), 1)
    play = PlayScreen(table, pace=0)
    async with GloamingApp(play).run_test():
        assert not play.query_one("#table").display


# At the table.


FAILS_TO_SHOW = varied(
    "def fresh_game(self, setting): return Dark(self, setting)",
    around="class Dark(Vigil):\n"
    "    def seen_by(self, seat): return super().seen_by(seat) if self.setting.seed == 0 else {}['a secret']",
)
FAILED = "the game 'evening_games' of evening_games failed"


def test_a_table_whose_game_cannot_be_dealt_says_so(shelf: Path, tmp_path: Path) -> None:
    install(shelf, "evening_games", "evening_games", FAILS_TO_DEAL)
    with OpenHouse(tmp_path) as house:
        amy = house.guest()
        for asked_later in (False, True):
            table = amy.opens("evening_games", "me moth moth moth", start=not asked_later)
            with amy.at(table) as line:
                line.sight()
                if asked_later:
                    assert line.ask("start")["reason"] == f"{FAILED} at this table; its moves are saved"
                told = line.last_sight()["table"]
            assert (told["phase"], told["trouble"]) == ("broken", f"{FAILED} at this table; its moves are saved")
        assert amy.opens("showdown", "me moth", start=True)


def test_a_table_whose_game_fails_says_so(shelf: Path, tmp_path: Path) -> None:
    install(shelf, "evening_games", "evening_games", unlucky("return {}['a secret']"))
    with OpenHouse(tmp_path) as house:
        amy = house.guest()
        with amy.at(amy.opens("evening_games", "me moth moth moth", start=True)) as line:
            line.sight()
            while (sight := line.newest())["table"]["phase"] == "playing":
                if decision := sight["decision"]:
                    line.ask("choose", number=decision["number"], token=decision["options"][0]["token"])
            assert sight["table"]["trouble"] == f"{FAILED} at this table; its moves are saved"


def test_a_table_whose_game_cannot_be_told_of_says_so(shelf: Path, tmp_path: Path) -> None:
    install(shelf, "evening_games", "evening_games", FAILS_TO_TELL)
    with OpenHouse(tmp_path) as house:
        amy = house.guest()
        assert amy.opens("showdown", "me moth", start=True)  # so that it is not the only game that is played
        table = amy.opens("evening_games", "me moth moth moth", start=True)
        with amy.at(table) as line:
            line.sight()
            while (sight := line.newest())["table"]["phase"] == "playing":
                if decision := sight["decision"]:
                    line.ask("choose", number=decision["number"], token=decision["options"][0]["token"])
            assert sight["table"]["trouble"] == f"{FAILED} at this table; its moves are saved"
        assert amy.http.get(f"/api/tables/{table}/sight").json()["table"]["phase"] == "broken"


def test_what_a_game_cannot_show_is_refused_without_its_secrets(shelf: Path, tmp_path: Path) -> None:
    install(shelf, "evening_games", "evening_games", FAILS_TO_SHOW)
    with OpenHouse(tmp_path) as house:
        amy = house.guest()
        table = amy.opens("evening_games", "me moth moth moth", start=True)
        answer = amy.http.get(f"/api/tables/{table}/sight")
        assert (answer.status_code, answer.json()) == (503, {"reason": FAILED})


@pytest.mark.parametrize(("package", "words"), [("missing_words", "game:Nowhere"), ("other_words", "game:Varied")])
def test_a_game_without_the_words_it_promises_is_offered_to_nobody(
    shelf: Path, tmp_path: Path, package: str, words: str
) -> None:
    install(shelf, package, package, varied(parts=f", words={words!r}"))
    with OpenHouse(tmp_path) as house:
        amy = house.guest()
        assert [game["name"] for game in amy.http.get("/api/games").json()] == OURS
        assert amy.http.get(f"/api/games/{package}").status_code == 404
        seats = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
        refused = amy.http.post("/api/tables", json={"game": package, "seats": seats})
        assert refused.status_code == 400
        assert refused.json()["reason"].startswith(f"the words of the game '{package}' cannot be loaded: ")


# The command line.


class Bench:
    """Runs `gloaming` where some packages of strangers are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shelf = folder / "shelf"
        self.shelf.mkdir()

    def run(self, *words: str, typed: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
        """Runs a command, with what somebody types and settings of the environment."""
        return subprocess.run(
            [sys.executable, "-m", "gloaming", *words],
            capture_output=True,
            text=True,
            input=typed,
            cwd=self.folder,
            env={**self.environment, "COLUMNS": "200", **settings},
            check=False,
        )

    def run_on_screen(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Runs a command in a terminal that is just large enough; what it draws there is read as its errors."""
        ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (24, 80))
        try:
            return subprocess.run(
                [sys.executable, "-m", "gloaming", *words],
                stdin=theirs,
                stdout=theirs,
                stderr=subprocess.PIPE,
                text=True,
                cwd=self.folder,
                env={**self.environment, "TERM": "xterm-256color", "PYTHONUTF8": "1"},
                check=False,
            )
        finally:
            os.close(ours)
            os.close(theirs)

    @property
    def environment(self) -> dict[str, str]:
        """Where packages are found and games are kept."""
        path = os.pathsep.join([str(self.shelf), str(Path(__file__).parent)])
        return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(self.folder / "data")}


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


def test_whatever_fails_all_others_are_listed_and_helped(bench: Bench) -> None:
    complaints = [install_broken(bench.shelf, which) for which in BROKEN]
    install_game(bench.shelf, "evening_games", "evening")
    done = bench.run("games")
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()] == [*OURS, "evening"]
    for complaint in complaints:
        assert len([line for line in done.stderr.splitlines() if complaint in line]) == 1
    assert len(done.stderr.splitlines()) == len(complaints)
    helped = bench.run("--help")
    assert (helped.returncode, helped.stderr) == (0, "")


SIMULATED = ["simulate", "evening_games", "--seats", "random", "--players", "4"]
PLAYED = {
    "simulate": [*SIMULATED, "--games", "2"],
    "simulate with several jobs": [*SIMULATED, "--games", "8", "--jobs", "2"],
    "lab": ["lab", "balance", "evening_games", "--seats", "random", "--games", "16", "--jobs", "2"],
    "tournament": ["tournament", "evening_games", "--entrants", "4", "--bots", "random", "--jobs", "2"],
    "watch": ["watch", "evening_games", "--seats", "random"],
    "play": ["play", "evening_games", "--bots", "random"],
}


@pytest.mark.parametrize("words", PLAYED.values(), ids=PLAYED)
@pytest.mark.parametrize(
    ("strike", "complaint"), [("{}['no victim']", "KeyError: 'no victim'"), ("pass", "TypeError: ")]
)
def test_a_game_that_fails_while_it_is_played_is_named_in_a_line(
    bench: Bench, words: list[str], strike: str, complaint: str
) -> None:
    install(bench.shelf, "evening_games", "evening_games", unlucky(strike))
    failed = bench.run(*words, typed="1\n" * 100)
    assert failed.returncode == 2
    [line] = failed.stderr.splitlines()
    assert line.startswith(f"gloaming: {FAILED}: {complaint}")
    assert line.endswith("; PYTHONDEVMODE=1 shows where")


def test_a_screen_gives_way_to_the_line(bench: Bench) -> None:
    install(bench.shelf, "evening_games", "evening_games", unlucky("{}['no victim']"))
    failed = bench.run_on_screen(*PLAYED["watch"], "--delay", "0")
    assert failed.returncode == 2
    assert "Traceback" not in failed.stderr
    assert failed.stderr.endswith(f"gloaming: {FAILED}: KeyError: 'no victim'; PYTHONDEVMODE=1 shows where\n")


def test_a_sentence_that_fails_gives_way_to_the_line(bench: Bench) -> None:
    install(bench.shelf, "evening_games", "evening_games", FAILS_TO_TELL)
    failed = bench.run_on_screen(*PLAYED["watch"], "--delay", "0")
    assert failed.returncode == 2
    assert "Traceback" not in failed.stderr
    assert failed.stderr.endswith(f"gloaming: {FAILED}: KeyError: 0.5; PYTHONDEVMODE=1 shows where\n")


def test_where_a_game_fails_is_shown_to_whoever_asks(bench: Bench) -> None:
    install(bench.shelf, "evening_games", "evening_games", unlucky("{}['no victim']"))
    failed = bench.run(*PLAYED["simulate"], PYTHONDEVMODE="1")
    assert "evening_games/game.py" in failed.stderr
    assert f"gloaming: {FAILED}: KeyError: 'no victim'" in failed.stderr


def test_an_error_of_our_own_is_blamed_on_nobody(shelf: Path) -> None:
    install_game(shelf, "evening_games", "evening")
    gloaming.start("evening")
    with pytest.raises(ZeroDivisionError), faults_named():
        1 / 0  # noqa: B018


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
