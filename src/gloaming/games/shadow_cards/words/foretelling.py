"""What a choice in Shadow Cards changes that no event tells: the prediction, the points, and who holds the trick."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words.sentences import card
from gloaming.words.said import NOTHING, Said, does, say


def afterwards(before: ShadowCardsView, after: ShadowCardsView, names: list[str]) -> Said:
    """Returns what a choice leads to."""
    if before.phase == "predict":
        return prediction(after)
    if before.phase == "score":
        return points(before, after)
    return trick(after, names) if after.trick else NOTHING


def prediction(after: ShadowCardsView) -> Said:
    """Says what the prediction is then, or how far it has come."""
    if len(after.prediction_cards) == after.prediction_size:
        return say("You predict {} trick points.", after.prediction)
    return say("{} so far.", after.prediction)


def points(before: ShadowCardsView, after: ShadowCardsView) -> Said:
    """Says how many trick points there are then, and how far they are from the prediction; not after the last trick."""
    seat = before.seat or 0
    if after.round != before.round or after.over:
        return NOTHING
    won = after.trick_points[seat]
    return say("{} of {}, {}.", won, before.prediction, way_to_go(before, won))


def way_to_go(view: ShadowCardsView, points: int) -> str:
    """Says how far some trick points are from the seat's own prediction, as the round is scored."""
    gap = view.prediction - points
    if gap > 0:
        return f"{gap} to go"
    if view.scoring == "first lesson":
        return "reached"
    return "exact" if gap == 0 else f"{-gap} over"


def trick(after: ShadowCardsView, names: list[str]) -> Said:
    """Says who holds the trick as it lies then."""
    if after.holds is None or after.phase != "play" or len(after.trick) < 2:
        return NOTHING
    laid = after.trick[after.holds]
    return say("{} ahead with {}.", does(names, laid.seat, "is", "are"), card(laid.card, laid.seat))
