"""What a player of Shadow Cards is told beforehand of a choice."""

from __future__ import annotations

from gloaming.games.shadow_cards.cards import beats, card_named
from gloaming.games.shadow_cards.view import ShadowCardsView
from gloaming.words.shadow_cards.cards import card, holder, value


def preview(view: ShadowCardsView, names: list[str], token: str) -> str:
    """Says what a choice would do."""
    verb, name = token.split(" ", 1)
    if verb == "predict":
        return preview_prediction(view, name)
    if verb == "score":
        return preview_score(view, name)
    return preview_play(view, names, name)


def preview_prediction(view: ShadowCardsView, name: str) -> str:
    """Says what the prediction would be."""
    values = [value(aside) for aside in [*view.prediction_cards, name]]
    sum_so_far = f"{' + '.join(map(str, values))} = {sum(values)}" if len(values) > 1 else str(values[0])
    if len(values) == view.prediction_size:
        return f"Set {card(name)} aside: you predict {sum_so_far} trick points."
    return f"Set {card(name)} aside: {sum_so_far} so far."


def preview_score(view: ShadowCardsView, name: str) -> str:
    """Says how many trick points there would be."""
    assert view.seat is not None
    before = view.trick_points[view.seat]
    after = before + value(name)
    verdict = way_to_go(view, after)
    verdict = {"exact": "exactly your prediction", "reached": "your prediction is reached"}.get(verdict, verdict)
    return f"Score {card(name)}: {before} + {value(name)} = {after} of {view.prediction}, {verdict}."


def way_to_go(view: ShadowCardsView, points: int) -> str:
    """Says how far some trick points are from the seat's own prediction, as the round is scored."""
    gap = view.prediction - points
    if gap > 0:
        return f"{gap} to go"
    if view.scoring == "first lesson":
        return "reached"
    return "exact" if gap == 0 else f"{-gap} over"


def would_hold(view: ShadowCardsView, name: str) -> bool:
    """Tells whether a card would hold the trick as it lies."""
    held = holder(view)
    return held is None or beats(card_named(name), card_named(view.trick[held].card))


def preview_play(view: ShadowCardsView, names: list[str], name: str) -> str:
    """Says whether the card would hold the trick."""
    held = holder(view)
    if held is None:
        return f"Lead {card(name)}."
    best = view.trick[held]
    last = len(view.trick) == view.players - 1
    if would_hold(view, name):
        return f"Play {card(name)}: it {'wins the trick' if last else f'beats {names[best.seat]} so far'}."
    return f"Play {card(name)}: {names[best.seat]} {'wins' if last else 'stays ahead'} with {card(best.card)}."
