"""What the windows of a game are called: the times at which cards may answer what happens."""

from __future__ import annotations

from functools import cache

from gloaming.kernel.cards.reader import ANYBODY
from gloaming.kernel.cards.terms import When, fields_of
from gloaming.kernel.cards.vocabulary import Vocabulary


def titles(ids: list[str], vocabulary: Vocabulary | None) -> dict[str, str]:
    """Returns what windows are called, by their ids: as cards say when they answer, and in the order of those words.

    >>> titles(["after draw", "reaction left_play"], None)
    {'after draw': 'After: draw', 'reaction left_play': 'Reaction: left play'}
    """
    known = {} if vocabulary is None else titles_in(vocabulary)
    told = {id: title for id, title in known.items() if id in ids}
    return told | {id: plain_title(id) for id in ids if id not in known}


@cache
def titles_in(vocabulary: Vocabulary) -> dict[str, str]:
    """Returns what the windows are called in which cards of a vocabulary may answer, as nobody's reader tells it."""
    found: dict[str, str] = {}
    for term in vocabulary.moments():
        for kind in vocabulary.kinds.values():
            said = term.window or text_of(term)
            if term.event and said and kind.answers != "never":
                found.setdefault(f"{kind.moment or term.moment} {term.event}", capital(kind.opening.format(said)))
    return found


def text_of(term: type[When]) -> str:
    """Returns what a term says on a card that says nothing else with it, if it can stand alone."""
    return "" if any(field.required for field in fields_of(term)) else term().text(ANYBODY)


def plain_title(id: str) -> str:
    """Returns what a window is called whose words are not known: its moment, and the kind of what happens."""
    return capital(": ".join(id.split(" ", 1))).replace("_", " ").replace("-", " ")


def capital(text: str) -> str:
    """Returns a text with a capital first."""
    return f"{text[:1].upper()}{text[1:]}"
