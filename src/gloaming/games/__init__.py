"""The games, by name. A rulebook is loaded when somebody asks for it."""

from __future__ import annotations

from importlib import import_module

from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import Rulebook, opened, rulebook_of
from gloaming.kernel.spelling import unknown

_HOMES = {
    "shadow-cards": ("gloaming.games.shadow_cards.rulebook", "ShadowCardsRulebook"),
    "showdown": ("gloaming.games.showdown.rulebook", "ShowdownRulebook"),
    "syndicates": ("gloaming.games.syndicates.rulebook", "SyndicatesRulebook"),
}


def games() -> list[str]:
    """Returns the names of all games."""
    return list(_HOMES)


def rulebook(name: str) -> Rulebook:
    """Returns the rulebook of a game, always the same object."""
    if name not in opened:
        if name not in _HOMES:
            raise BadSetup(unknown("game", name, games()))
        module, cls = _HOMES[name]
        return rulebook_of(getattr(import_module(module), cls))
    return opened[name]
