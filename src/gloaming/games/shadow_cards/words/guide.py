"""What a guide says to somebody who plays Shadow Cards for the first time, at the moment it is needed.

The three teaching rounds of the book bring the scoring in step by step, with short hands so that they take two minutes;
the guide says one new thing at a time and falls silent once everything has been met.
"""

from __future__ import annotations

from gloaming.games.shadow_cards.rules import cards
from gloaming.games.shadow_cards.rules.cards import SUITS
from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words.cards import led_suit, value, view_of
from gloaming.kernel.choices import Decision
from gloaming.words.scene import Scene

TRUMP = SUITS[cards.TRUMP]

PREDICTING = {
    "first lesson": (
        "Welcome. Set two cards aside: their sum is your prediction, the number of points you aim to win. Whoever wins "
        "a trick scores one of its cards, worth its number. This round, just reach your prediction; try about 10."
    ),
    "second lesson": (
        "New this round: hit your prediction exactly and you get three times its value. Go over and you get your "
        "prediction plus your points; fall short and you get only your points."
    ),
    "normal": (
        "From now on everything counts. Winning no points at all earns twice your prediction. But if you have the most "
        "points and miss your prediction, only your three best cards count, and the rest are subtracted."
    ),
}
SECOND_CARD = "One more card. You can't play either of them this round, so keep the cards you want to win with."
LEADING = (
    "You lead: play any card. The others must follow suit if they can, and the highest card of your suit wins, unless "
    "somebody plays red: red is trump."
)
FOLLOWING = (
    "You have the suit that was led, so you must follow it. Its highest card wins, unless somebody who has none plays "
    "red, the trump."
)
FOLLOWING_RED = "Red was led and you have red, so you must follow. Red is trump: the highest red card wins the trick."
FREE = (
    "You have none of that suit, so play what you like: a red card to trump the trick, or a card you want to get rid "
    "of."
)
HELPLESS = (
    "You can't follow suit or play red, the trump, so you can't win this trick: get rid of a card you don't want."
)
WON = "You won the trick. Now pick one of its cards and score its number: you decide how much the trick is worth."
CLOSE = "Look at your prediction: take a card that gets you there, not past it. From next round on, exact pays best."
END = "That was a short first game; from now on all cards are dealt. You know the rules now."


def guide(scene: Scene) -> str:
    """Returns what a newcomer should hear now, or nothing."""
    view, decision = view_of(scene), scene.decision
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
    """Explains the choice of a card at the first trick that is won, and warns when the prediction is near."""
    seat = view.seat or 0
    if not view.point_cards[seat] and not any(line.point_cards[seat] for line in view.sheet):
        return WON
    left = view.prediction - view.trick_points[seat]
    highest = max((value(laid.card) for laid in view.trick), default=0)
    return CLOSE if view.round == 1 and 0 < left <= highest else ""
