"""What a choice in Shadow Cards does, in the few words of a button."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words.cards import card
from gloaming.kernel.choices import Option


def label(view: ShadowCardsView, option: Option) -> str:
    """Says what a choice does."""
    verb, [name] = option.question.verb, option.touches
    if verb == "predict":
        return f"Set {card(name)} aside"
    if verb == "score":
        return f"Score {card(name)}"
    return f"{'Play' if view.trick else 'Lead'} {card(name)}"
