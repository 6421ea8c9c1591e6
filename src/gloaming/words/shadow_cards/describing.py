"""The table of Shadow Cards in lines of plain text."""

from __future__ import annotations

from gloaming.games.shadow_cards.view import ShadowCardsView
from gloaming.words.shadow_cards.cards import brief


def described(view: ShadowCardsView, names: list[str]) -> list[str]:
    """Returns the points, the trick, the prediction and the hand."""
    lines = ["   ".join(f"{names[seat]} {view.trick_points[seat]}" for seat in range(view.players))]
    if view.open_card is not None:
        lines.append(f"Open card: {brief(view.open_card)}")
    if view.trick:
        lines.append("Trick: " + ", ".join(f"{names[laid.seat]} {brief(laid.card)}" for laid in view.trick))
    if view.seat is not None:
        if view.prediction_cards:
            aside = " + ".join(brief(card) for card in view.prediction_cards)
            lines.append(f"Prediction: {aside} = {view.prediction}")
        lines.append("Hand: " + " ".join(brief(card) for card in view.hand))
    return lines
