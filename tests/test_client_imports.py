"""In the browser client, too, games know nothing of each other, and nothing shared knows a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from os.path import normpath
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[1] / "web" / "src"
GAMES = CLIENT / "games"
MODULES = sorted(file for file in CLIENT.rglob("*") if file.suffix in {".ts", ".svelte", ".js", ".mjs", ".css"})
# Whatever is imported, now or later, one by one or with a pattern, stands in quotes and begins like this.
PATH = re.compile(r"""["'`]!?(\.{1,2}/|/src/)([^"'`]*)["'`]""")


def home_of(file: Path) -> str | None:
    """Returns the game whose own a file is; a pattern may stand for the games."""
    if not file.is_relative_to(GAMES) or file == GAMES:
        return None
    game, *inside = file.relative_to(GAMES).parts
    return game if inside or "*" in game or (GAMES / game).is_dir() else None


def reached(file: Path, text: str) -> Iterator[str]:
    """Yields the games whose files a module reaches for."""
    for start, rest in PATH.findall(text):
        above = CLIENT if start == "/src/" else file.parent / start
        game = home_of(Path(normpath(above / rest)))
        if game is not None:
            yield game


def trespasses(file: Path, text: str) -> list[str]:
    """Returns the games that a module reaches for and may not."""
    allowed = "*" if file.parent == GAMES else home_of(file)
    return [game for game in reached(file, text) if game != allowed]


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.relative_to(CLIENT).as_posix())
def test_a_module_of_the_client_reaches_for_no_game_but_its_own(file: Path) -> None:
    assert trespasses(file, file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("games/showdown/face.ts", 'import { words } from "../shadow_cards/words/words";'),
        ("games/showdown/parts/Clash.svelte", "import Card from '../../syndicates/Card.svelte';"),
        ("games/showdown/face.ts", 'import "../syndicates";'),
        ("games/showdown/face.ts", 'const all = import.meta.glob("../*/face.ts");'),
        ("games/showdown/face.ts", 'const all = import.meta.glob(["/src/games/**/view.ts", "!./view.ts"]);'),
        ("games/face.ts", 'export type { View } from "./showdown/view";'),
        ("table/Stage.svelte", 'const found = await import("../games/showdown/face");'),
        ("table/Stage.svelte", 'const faces = import.meta.glob("../games/*/face.ts");'),
        ("App.svelte", "const face = await import(`./games/${game}/face.ts`);"),
    ],
)
def test_whoever_reaches_for_another_game_is_noticed(file: str, line: str) -> None:
    assert trespasses(CLIENT / file, line)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("games/showdown/face.ts", 'import type { Face } from "../face"; import Layout from "./Layout.svelte";'),
        ("games/showdown/words/words.ts", 'import.meta.glob(["./*.ts", "!./en.ts"], { base: "./words" });'),
        ("games/face.ts", 'const FACES = import.meta.glob("./*/face.ts");'),
        ("table/Stage.svelte", 'import { faceOf } from "../games/face";'),
    ],
)
def test_what_is_shared_may_be_reached_for(file: str, line: str) -> None:
    assert trespasses(CLIENT / file, line) == []
