"""Decks that people bring along: checked before anybody sits down to play with one."""

from __future__ import annotations

from typing import Final

import gloaming
from gloaming.kernel.errors import BadCards, BadSetup
from gloaming.table.live.talking import tidy
from gloaming.table.protocol import CheckedDeck, DeckFile

UNNAMED: Final = "deck file"  # one whose name cannot be seen


def checked_deck(brought: DeckFile) -> CheckedDeck:
    """Returns a deck as a table takes it, or everything that is wrong with its file; nothing in it is ever run."""
    book = gloaming.rulebook(brought.game)
    if book.library is None:
        raise BadSetup(f"{book.title} has no decks to choose")
    try:
        deck = book.library.carried(tidy(brought.file) or UNNAMED, brought.text)
    except BadCards as error:
        return CheckedDeck(None, "", "", error.problems)
    return CheckedDeck(deck, book.library.title(deck), book.library.describe(deck), [])
