"""What a guide says to somebody who plays Shadow Cards for the first time, at the moment it is needed.

The three teaching rounds of the book bring the scoring in step by step, with short hands so that they take two minutes;
the guide says one new thing at a time and falls silent once everything has been met.
"""

from __future__ import annotations

from gloaming.games.shadow_cards.view import ShadowCardsView
from gloaming.kernel.choices import Decision
from gloaming.words.shadow_cards.cards import led_suit, value

PREDICTING = {
    "first lesson": (
        "Welcome. You make a promise: set two cards aside, and their sum is how many points you say you will win. "
        "This round, reaching it is enough. A sum around 10 is a friendly first promise."
    ),
    "second lesson": (
        "New this round: hitting your number exactly pays three times your promise. More still pays promise and points "
        "together; less pays only the points."
    ),
    "normal": (
        "From now on everything counts. Winning no points at all pays twice your promise, and having the most points "
        "without hitting your number costs you: only your three best cards count, and the others are taken away."
    ),
}
SECOND_CARD = "One more card. Both leave your hand for this round, so do not give away what you want to win with."
LEADING = "You lead: play any card, and the others must follow its colour if they can. Red is trump and beats the rest."
FOLLOWING = "You have the colour that was led, so you follow it. Its highest card wins, unless a red one falls."
FREE = "You have none of that colour, so play what you like: a red card to win, or something you want to be rid of."
WON = "You won the trick. Now pick the one card of it whose number you score: you decide how much a trick is worth."
CLOSE = "Look at your number: take a card that brings you to it, not past it. From next round on, exact will pay best."
WAITING = "Watch which colours the others play. Who does not follow has none of that colour left."


def guide(view: ShadowCardsView, decision: Decision | None) -> str:
    """Returns what a newcomer should hear now, or nothing."""
    if view.over:
        return "That was your first game, a short one; from now on all cards are dealt. You know the rules now."
    if decision is None:
        return WAITING if view.round == 1 and view.trick and tricks_seen(view) == 1 else ""
    if view.phase == "predict":
        return SECOND_CARD if view.prediction_cards and view.round == 1 else PREDICTING[view.scoring]
    if view.round > 1:
        return ""
    if view.phase == "score":
        return scoring(view)
    return playing(view, decision)


def tricks_seen(view: ShadowCardsView) -> int:
    """Returns how many tricks of the round are finished."""
    return sum(len(cards) for cards in view.point_cards)


def playing(view: ShadowCardsView, decision: Decision) -> str:
    """Explains leading, following and not being able to, while that is new."""
    led = led_suit(view)
    if led is not None and not all(option.touches[0].startswith(led) for option in decision.options):
        return FREE
    if tricks_seen(view) > 3:
        return ""
    return LEADING if led is None else FOLLOWING


def scoring(view: ShadowCardsView) -> str:
    """Explains the choice of a card, and warns when the promise is near."""
    seat = view.seat or 0
    left = view.prediction - view.trick_points[seat]
    highest = max((value(laid.card) for laid in view.trick), default=0)
    if 0 < left <= highest:
        return CLOSE
    return WON if len(view.point_cards[seat]) < 2 else ""
