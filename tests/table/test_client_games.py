"""The browser client knows no game: what is one game's own lies in the folder of that game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloaming

WEB = Path(__file__).parents[2] / "web"
GAMES = WEB / "src" / "games"
SHARED = sorted(
    file
    for pattern in ("*.html", "*.ts", "*.js", "*.py", "dev/*", "src/**/*")
    for file in WEB.glob(pattern)
    if file.is_file() and not (GAMES in file.parents and file.parent != GAMES)
)


def names_of_games() -> re.Pattern[str]:
    """Returns what finds a game's name, its title, or its folder, however it is spelled."""
    books = [gloaming.rulebook(name) for name in gloaming.games()]
    folders = [folder.name for folder in GAMES.iterdir() if folder.is_dir()]
    names = {*(book.title for book in books), *(book.name for book in books), *folders}
    spelled = [r"[\W_]*".join(re.findall(r"\w+", name.replace("_", " "))) for name in sorted(names)]
    return re.compile("|".join(spelled), re.IGNORECASE)


@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.relative_to(WEB).as_posix())
def test_no_shared_file_names_a_game(file: Path) -> None:
    lines = file.read_text().splitlines()
    assert [line.strip() for line in lines if names_of_games().search(line)] == []


def test_a_game_would_be_found_however_it_is_spelled() -> None:
    for name in ("shadow-cards", "shadow_cards", "ShadowCardsView", "shadowCards", "Shadows & Syndicates"):
        assert names_of_games().search(f"the view of {name} here")
    assert names_of_games().search("shadow card games at dusk") is None
