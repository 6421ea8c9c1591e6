"""What a choice in Shadow Cards changes that no event tells: the prediction, the points, and who holds the trick."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words.cards import view_of
from gloaming.words.said import NOTHING, NamedCard, Said, does, say
from gloaming.words.scene import Scene
from gloaming.words.telling import called


def afterwards(before: Scene, after: Scene) -> Said:
    """Returns what the prediction is then, or how far it has come; the points; or who holds the trick."""
    then, now = view_of(before), view_of(after)
    if then.phase == "predict":
        made = len(now.prediction_cards) == now.prediction_size
        return say("You predict {} trick points." if made else "{} so far.", now.prediction)
    if then.phase == "score":
        return points(then, now)
    if now.holds is None or now.phase != "play" or len(now.trick) < 2:
        return NOTHING
    laid = now.trick[now.holds]
    named = NamedCard(called(laid.card), laid.seat, laid.card)
    return say("{} ahead with the {}.", does(after.names, laid.seat, "is"), named)


def points(before: ShadowCardsView, after: ShadowCardsView) -> Said:
    """Says how many trick points there are then, and how far they are from the prediction; not after the last trick."""
    if after.round != before.round or after.over:
        return NOTHING
    won = after.trick_points[before.seat or 0]
    return say("{} of {}, {}.", won, before.prediction, way_to_go(before, won))


def way_to_go(view: ShadowCardsView, points: int) -> str:
    """Says how far some trick points are from the seat's own prediction, as the round is scored."""
    gap = view.prediction - points
    if gap > 0:
        return f"{gap} to go"
    if view.scoring == "first lesson":
        return "reached"
    return "exact" if gap == 0 else f"{-gap} over"
