"""Nothing shared names a game: what a game is called stands in its own folders and in its registration."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import gloaming
from gloaming.games import is_ours, package_of, registered

ROOT = Path(__file__).parents[1]
FACES = ROOT / "web" / "src" / "games"  # with the games that are only announced
OWN = (ROOT / "src" / "gloaming" / "games", FACES)  # each holds a folder for each game
# Docs, tests, benchmarks and examples speak of the games; locks and what is built are written by machines.
PLACES = (
    *("*.py", "*.toml", ".*.yaml", "Makefile", "Dockerfile", ".dockerignore", ".ci/*", ".github/**/*"),
    *("src/gloaming/**/*", "web/*", "web/dev/*", "web/public/*", "web/src/**/*"),
)
BUILT = {".pyc", ".so", ".pyd"}
REGISTRATION = '[project.entry-points."gloaming.games"]'


def is_shared(file: Path) -> bool:
    """Tells whether a file is written by people and no game's own."""
    own = any(home in file.parents and file.parent != home for home in OWN)
    return file.is_file() and not own and file.suffix not in BUILT and file.name != "package-lock.json"


SHARED = sorted(file for place in PLACES for file in ROOT.glob(place) if is_shared(file))


def bare(text: str) -> str:
    """Returns a text without what differs between a title, a name on the command line and a folder."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


@cache
def names() -> set[str]:
    """Returns what our games are called, in all forms."""
    ours = [name for name, point in registered().items() if is_ours(point)]
    folders = [package_of(name).rpartition(".")[2] for name in ours]
    faces = [folder.name for folder in FACES.iterdir() if folder.is_dir()]
    return {bare(name) for name in [*ours, *folders, *faces, *(gloaming.rulebook(name).title for name in ours)]}


def naming(text: str) -> list[str]:
    """Returns the lines of a text that name a game."""
    return [line for line in text.splitlines() if any(name in bare(line) for name in names())]


@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_shared_file_names_no_game(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    if file.name == "pyproject.toml":
        before, _, registration = text.partition(REGISTRATION)
        text = before + registration.partition("\n[")[2]
    assert naming(f"{file.relative_to(ROOT)}\n{text}") == []


def test_a_game_is_registered_once() -> None:
    registration = (ROOT / "pyproject.toml").read_text().partition(REGISTRATION)[2].partition("\n[")[0]
    assert len(naming(registration)) == len([point for point in registered().values() if is_ours(point)])


def test_every_kind_of_file_is_read() -> None:
    read = {file.suffix or file.name for file in SHARED}
    assert {".py", ".tcss", ".svelte", ".ts", ".js", ".mjs", ".css", ".html", ".json", ".sql", ".yml", ".toml"} <= read
    assert {"Makefile", "Dockerfile", "run"} <= read


def test_every_form_of_a_name_is_noticed() -> None:
    for name in ("Shadow Cards", "shadow-cards", "shadow_cards", "shadowCardsView", "Shadows & Syndicates", "rokugan"):
        assert naming(f"the view of {name} here")
    assert naming("shadow card games at dusk") == []
