"""What a choice in Shadow Cards does, in the few words of a button."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words.cards import card


def label(view: ShadowCardsView, token: str) -> str:
    """Says what a choice does."""
    verb, name = token.split(" ", 1)
    if verb == "predict":
        return f"Set {card(name)} aside"
    if verb == "score":
        return f"Score {card(name)}"
    return f"{'Play' if view.trick else 'Lead'} {card(name)}"
