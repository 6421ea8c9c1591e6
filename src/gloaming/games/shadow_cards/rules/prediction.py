"""Chapter 2: predicting the trick points."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gloaming.games.shadow_cards.rules import events
from gloaming.games.shadow_cards.rules.cards import NAMES, Card, suit_of, value_of
from gloaming.kernel.card_sets import without
from gloaming.kernel.choices import Option, Question
from gloaming.kernel.flow import NEXT, SeatFlow, Step

if TYPE_CHECKING:
    from gloaming.games.shadow_cards.rules.game import ShadowCards

PREDICT: Final = Question(
    "predict", NAMES, "Set a card aside: the sum of the set-aside cards is your prediction", "Set aside the {}"
)


def prediction_size(players: int) -> int:
    """Returns how many cards make a prediction (SC-PRED-1, SC-PRED-2)."""
    return 3 if players == 2 else 2


def middle_cards(hand: list[Card], size: int) -> list[Card]:
    """Returns the cards in the middle of a hand sorted by value, then by suit: the prediction of one who makes none."""
    first = (len(hand) - size) // 2
    return sorted(hand, key=lambda card: (value_of(card), suit_of(card)))[first : first + size]


class Prediction(SeatFlow):
    """One seat's prediction, made while all the others make theirs."""

    steps: ClassVar[tuple[str, ...]] = ("set_aside",)

    def set_aside(self, game: ShadowCards) -> Step:
        """Asks for the prediction card by card; any card will do (SC-PRED-3)."""
        if len(game.predictions[self.seat]) == prediction_size(game.players):
            if game.heard:
                game.tell(events.Predicted(self.seat))
            return NEXT
        return game.ask_cards(self.seat, PREDICT, game.hands[self.seat])

    def on_set_aside(self, game: ShadowCards, seat: int, option: Option) -> Step:
        """Moves the card from the hand to the prediction (SC-PRED-9)."""
        card = option.value
        game.hands[seat] = without(game.hands[seat], card)
        game.predictions[seat].append(card)
        game.predictions[seat].sort()
        if game.heard:
            game.tell(events.SetAside(seat, NAMES[card]))
        return self.set_aside(game)
