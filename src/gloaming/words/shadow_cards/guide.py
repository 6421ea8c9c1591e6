"""What a guide says to somebody who plays Shadow Cards for the first time, at the moment it is needed.

The three teaching rounds of the book bring the scoring in step by step, with short hands so that they take two minutes;
the guide says one new thing at a time and falls silent once everything has been met.
"""

from __future__ import annotations

from gloaming.games.shadow_cards import cards
from gloaming.games.shadow_cards.cards import SUITS
from gloaming.games.shadow_cards.view import ShadowCardsView
from gloaming.kernel.choices import Decision
from gloaming.words.shadow_cards.cards import led_suit, value

TRUMP = SUITS[cards.TRUMP]

PREDICTING = {
    "first lesson": (
        "Welcome. Set two cards aside: their sum is how many points you promise to win. Whoever wins a trick scores "
        "one card of it, worth its number. This round, reaching your promise is enough; around 10 is a friendly one."
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
LEADING = (
    "You lead: play any card, and the others must follow its colour if they can. The highest of that colour wins, but "
    "red is trump: any red card beats it."
)
FOLLOWING = (
    "You have the colour that was led, so you must follow it. Its highest card wins, unless somebody without that "
    "colour plays red, the trump."
)
FOLLOWING_RED = "Red was led and you have red, so you must follow. Red is trump: the highest red card wins the trick."
FREE = (
    "You have none of that colour, so play what you like: a red card, for red is trump and beats it, or something you "
    "want to be rid of."
)
HELPLESS = (
    "You can neither follow nor play red, the trump, so this trick goes to somebody else: get rid of a card you do not "
    "want."
)
WON = "You won the trick. Now pick the one card of it whose number you score: you decide how much a trick is worth."
CLOSE = "Look at your number: take a card that brings you to it, not past it. From next round on, exact will pay best."
END = "That was your first game, a short one; from now on all cards are dealt. You know the rules now."


def guide(view: ShadowCardsView, decision: Decision | None) -> str:
    """Returns what a newcomer should hear now, or nothing."""
    if view.over:
        return END
    if decision is None:
        return ""
    if view.phase == "predict":
        return SECOND_CARD if view.prediction_cards and view.round == 1 else PREDICTING[view.scoring]
    if view.phase == "score":
        return scoring(view)
    return playing(view, decision) if view.round == 1 else ""


def playing(view: ShadowCardsView, decision: Decision) -> str:
    """Explains leading, following and not being able to."""
    led = led_suit(view)
    if led is None:
        return LEADING
    if all(option.touches[0].startswith(led) for option in decision.options):
        return FOLLOWING_RED if led == TRUMP else FOLLOWING
    return FREE if any(card.startswith(TRUMP) for card in view.hand) else HELPLESS


def scoring(view: ShadowCardsView) -> str:
    """Explains the choice of a card at the first trick that is won, and warns when the promise is near."""
    seat = view.seat or 0
    if not view.point_cards[seat] and not any(line.point_cards[seat] for line in view.sheet):
        return WON
    left = view.prediction - view.trick_points[seat]
    highest = max((value(laid.card) for laid in view.trick), default=0)
    return CLOSE if view.round == 1 and 0 < left <= highest else ""
