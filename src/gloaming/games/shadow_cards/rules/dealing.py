"""Chapter 1: dealing the cards."""

from __future__ import annotations

from typing import Final

from gloaming.games.shadow_cards.rules import events
from gloaming.games.shadow_cards.rules.cards import DECK, names_of
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.kernel.card_sets import cards_of, set_of

STACKS: Final = 4
SHORT_HAND: Final = 6


def deal(game: ShadowCards) -> None:
    """Deals the hands of a round."""
    if game.stacks:
        game.gone = game.played  # only they and the predictions have left the game since the shuffle
        hands = game.stacks  # SC-TWO-9: the two stacks left over, unshuffled
        game.stacks = []
    else:
        game.gone = []
        hands = shuffled_stacks(game)
        game.side = hands.pop() if game.players == 3 else []  # SC-DEAL-4
        for hand in hands if game.rulings.short_rounds else []:
            game.side = hand[SHORT_HAND:] + game.side
            del hand[SHORT_HAND:]
    game.hands = [set_of(hand) for hand in hands[: game.players]]
    if game.players == 2:
        game.stacks = hands[2:]  # SC-DEAL-5; nobody has seen them, so the dice may pick who gets which
    if game.heard:
        for seat in range(game.players):
            hand = cards_of(game.hands[seat])
            game.tell(events.Dealt(seat, len(hand), names_of(hand)))


def shuffled_stacks(game: ShadowCards) -> list[list[int]]:
    """Shuffles the whole deck into one stack a player with five, into four stacks otherwise."""
    deck = game.dice.shuffled(DECK)  # SC-FLOW-2
    stacks = game.players if game.players == 5 else STACKS
    size = DECK // stacks
    return [deck[first : first + size] for first in range(0, DECK, size)]
