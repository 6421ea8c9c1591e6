"""What comes of a choice in Shadow Cards, in the few words of a button."""

from __future__ import annotations

from gloaming.games.shadow_cards.view import ShadowCardsView
from gloaming.words.shadow_cards.cards import card, value
from gloaming.words.shadow_cards.previews import way_to_go, would_hold


def label(view: ShadowCardsView, token: str) -> str:
    """Says what a choice does."""
    verb, name = token.split(" ", 1)
    if verb == "predict":
        return label_prediction(view, name)
    if verb == "score":
        return label_score(view, name)
    return label_play(view, name)


def label_prediction(view: ShadowCardsView, name: str) -> str:
    """Says what the prediction is then, or how far it has come."""
    values = [value(aside) for aside in [*view.prediction_cards, name]]
    whole = len(values) == view.prediction_size
    return f"Set {card(name)} aside - {f'predict {sum(values)}' if whole else f'{sum(values)} so far'}"


def label_score(view: ShadowCardsView, name: str) -> str:
    """Says how many trick points there are then."""
    assert view.seat is not None
    points = view.trick_points[view.seat] + value(name)
    return f"Score {card(name)} - {points} of {view.prediction}, {way_to_go(view, points)}"


def label_play(view: ShadowCardsView, name: str) -> str:
    """Says whether the card leads, and what becomes of the trick if it is the last one."""
    if not view.trick:
        return f"Lead {card(name)}"
    if len(view.trick) < view.players - 1:
        return f"Play {card(name)}"
    return f"Play {card(name)} - {'wins' if would_hold(view, name) else 'loses'} the trick"
