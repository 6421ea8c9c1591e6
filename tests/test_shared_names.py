"""Nothing shared names a game: what a game is called stands in its own folder and in its registration."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloaming
from gloaming.games import is_ours, package_of, registered

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "gloaming"

# What only one game has so far: its tournament, in folders and in a command of its own.
SHARED = [
    path
    for path in sorted(SOURCE.rglob("*.py"))
    if len(path.relative_to(SOURCE).parts) < 3 or path.relative_to(SOURCE).parts[0] != "games"
]


def bare(text: str) -> str:
    """Returns a text without what differs between a title, a name on the command line and a folder."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


def names() -> set[str]:
    """Returns what our games are called, in all forms."""
    ours = [name for name, point in registered().items() if is_ours(point)]
    folders = [package_of(name).rpartition(".")[2] for name in ours]
    return {bare(name) for name in [*ours, *folders, *(gloaming.rulebook(name).title for name in ours)]}


@pytest.mark.parametrize(
    "path", [*SHARED, ROOT / "hatch_build.py", ROOT / "Makefile"], ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_a_shared_file_names_no_game(path: Path) -> None:
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
    assert [(number, line) for number, line in lines if any(name in bare(line) for name in names())] == []


def test_every_form_of_a_name_is_noticed() -> None:
    assert bare("Shadow Cards") == bare("shadow-cards") == bare("shadow_cards") == bare("ShadowCards")
    assert {bare(name) for name in gloaming.games()} <= names()
