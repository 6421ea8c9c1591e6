"""A game that came as a package of its own is there wherever ours are."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sixth import GAME, Household

PAGE = GAME.parents[1] / "docs" / "add-a-game.md"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Household:
    """Returns an environment in which Night Ferry was installed with pip."""
    return Household(tmp_path_factory.mktemp("house"))


def test_it_is_small() -> None:
    files = [path for path in GAME.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    own = [path for path in files if "tests" not in path.parts]
    assert sorted(path.name for path in own) == ["__init__.py", "pyproject.toml", "rules.md", "rules.py"]
    assert sum(len(path.read_text().splitlines()) for path in own) < 250


def test_the_page_that_adds_a_game_shows_all_of_it() -> None:
    """Whoever puts the blocks of the page one below the other has the game, and its tests."""
    blocks = re.findall(r"```\w+\n(.*?)```", PAGE.read_text(), re.DOTALL)
    for path in (path for path in GAME.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        written = path.read_text()
        assert lines_in("".join(block for block in blocks if block.strip() in written)) == lines_in(written)


def lines_in(text: str) -> list[str]:
    """Returns the lines on which something is written."""
    return [line for line in text.splitlines() if line.strip()]


def test_it_is_listed_after_ours(house: Household) -> None:
    lines = house.gloaming("games").splitlines()
    assert lines[-1].split()[:6] == ["night-ferry", "Night", "Ferry", "2", "to", "4"]
    assert len(lines) > 1


def test_its_rules_are_listed_with_the_tests_it_brought(house: Household) -> None:
    assert house.gloaming("rules", "night-ferry", "--coverage") == "Night Ferry: 16 rules, 16 tested, 0 untested.\n"
    listed = house.gloaming("rules", "night-ferry")
    assert "  NF-FERRY-5  If that was you yourself, nobody scores.\n    tests/test_rules.py::test_nobody" in listed


def test_its_tests_pass_where_it_is_installed(house: Household) -> None:
    told = house.run("-m", "pytest", "--pyargs", "night_ferry", "-W", "error", "-p", "no:asyncio")
    assert re.search(r"\d+ passed in", told)


def test_a_careful_bot_beats_one_that_plays_anything(house: Household) -> None:
    lines = house.gloaming(
        "simulate", "night-ferry", "--seats", "careful,random", "--games", "100", "--json"
    ).splitlines()
    games = [json.loads(line) for line in lines]
    assert len(games) == 100
    assert sum(game["winners"] == [0] for game in games) > 85


def test_a_bot_that_searches_plays_it(house: Household) -> None:
    lines = house.gloaming(
        "simulate", "night-ferry", "--seats", "search:60,careful", "--games", "12", "--json"
    ).splitlines()
    games = [json.loads(line) for line in lines]
    assert sum(game["scores"][0] for game in games) > sum(game["scores"][1] for game in games)


def test_it_is_played_on_lines_of_text_kept_and_replayed(house: Household, tmp_path: Path) -> None:
    record = tmp_path / "evening.gloam"
    told = house.gloaming(
        "play", "night-ferry", "--players", "3", "--seed", "4", "--save", str(record), typed="1\n" * 40
    )
    assert "Your hand: red 5, red 7, yellow 2, yellow 4 and green 4." in told
    assert re.search(r"You board the red 5: \d+ aboard\.", told)
    replayed = house.gloaming("replay", str(record))
    assert replayed.splitlines()[-2].endswith(("points.", "points each."))
    script = f"import gloaming; game = gloaming.load({str(record)!r}); print(game.over, game.rulebook.title)"
    assert house.run("-c", script) == "True Night Ferry\n"


def test_bots_are_watched_playing_it(house: Household) -> None:
    told = house.gloaming("watch", "night-ferry", "--seed", "2").splitlines()
    assert told[0].endswith("aboard.") or told[0].endswith("waits.")
    assert told[-1].endswith(("points.", "points each."))


def test_without_it_nothing_of_it_is_left(house: Household, tmp_path: Path) -> None:
    """A record whose game is not installed is refused in one line."""
    record = tmp_path / "evening.gloam"
    house.gloaming("play", "night-ferry", "--seed", "4", "--save", str(record), typed="1\n" * 40)
    done = subprocess.run([sys.executable, "-m", "gloaming", "replay", str(record)], capture_output=True, text=True)
    assert done.returncode != 0
    assert "the game 'night-ferry' is not installed" in done.stderr
    assert len(done.stderr.splitlines()) == 1
