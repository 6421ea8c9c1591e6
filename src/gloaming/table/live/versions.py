"""Versions of the rules: a game is played on, and played again, only by the rules it began with, if they are here."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Final

import gloaming
from gloaming.games import why_missing
from gloaming.table.protocol import AnyAnswer, Done

if TYPE_CHECKING:
    from gloaming.table.live.table import Table

NEWER: Final = "this game began under newer rules than this server knows"
GONE: Final = "{title} is not installed here any more, so this table cannot be opened; its moves are saved"


def newest() -> dict[str, int]:
    """Returns the version of the rules of every game that is played here."""
    return {name: gloaming.rulebook(name).version for name in gloaming.games()}


def title_of(game: str) -> str:
    """Returns what a game is called, as well as one knows if it is not installed any more."""
    return game.replace("-", " ").capitalize() if why_missing(game) else gloaming.rulebook(game).title


def why_gone(game: str) -> str:
    """Returns why a table cannot be opened if its game is not installed here, or cannot be loaded; else nothing."""
    return GONE.format(title=title_of(game)) if why_missing(game) else ""


def why_not(game: str, rules: int) -> str | None:
    """Returns why a game cannot be played again by the rules of today: they are not here, or it began with others."""
    if why_missing(game):
        return f"{title_of(game)} is not installed here any more, so this game cannot be replayed"
    book = gloaming.rulebook(game)
    if rules == book.version:
        return None
    if rules > book.version:
        return (
            f"this game was played under version {rules} of the rules of {book.title}, and this server knows them only "
            f"up to version {book.version}, so it cannot be replayed here"
        )
    return (
        f"the rules of {book.title} have changed since this game was played (version {rules} then, "
        f"{book.version} now), so it cannot be replayed"
    )


async def close_outdated(table: Table) -> AnyAnswer:
    """Closes a table whose game cannot go on, because the rules have changed since it began; its choices stay."""
    book = gloaming.rulebook(table.facts.game)
    table.facts.phase, table.facts.stopped = "closed", time()
    table.facts.trouble = (
        f"The rules of {book.title} have changed since this game began (version {table.rules} then, "
        f"{book.version} now), so it was closed. Its moves are saved."
    )
    await table.keep()
    return Done(0, table.version)
