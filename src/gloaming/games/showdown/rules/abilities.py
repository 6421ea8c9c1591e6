"""Playing Actions and Reacts from the hand, and using Aces."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import FIRST_ACE, IN_USE, NAMES, Card
from gloaming.games.showdown.rules.game import Showdown
from gloaming.kernel.cards.happening import Single
from gloaming.kernel.cards.moments import NOTHING
from gloaming.kernel.choices import Seat
from gloaming.kernel.flow import NEXT, SeatFlow, Step


class FromHand(Single):
    """A card played from the hand: it may be cancelled, else its effects are carried out; then it is discarded."""

    steps: ClassVar[tuple[str, ...]] = ("announce", "before", "happen", "discard", "after")
    told: ClassVar[type[events.CardShown]]

    def __init__(self, seat: Seat = NOTHING, card: Card = NOTHING, answers: int = NOTHING) -> None:
        super().__init__(seat, card)
        self.answers = answers  # where on the stack lies what it answers, if it does

    def announce(self, game: Showdown) -> Step:
        """Shows the card; it has left the hand."""
        game.take_from_hand(self.player, self.card, IN_USE)
        if game.heard:
            game.tell(type(self).told(self.player, NAMES[self.card]))
        return NEXT

    def happen(self, game: Showdown) -> Step:
        if self.stopped:
            return NEXT
        number = game.deck_of(self.player).of_kind(self.card, type(self).kind)[0]
        return game.enter(game.use_of(self.player, self.card, number, self.answers))

    def discard(self, game: Showdown) -> Step:
        """Discards the card."""
        game.put_on_discards(self.player, self.card)
        return NEXT


class PlayAction(FromHand):
    """An Action (SD-ACT-5)."""

    kind: ClassVar[str] = "action"
    told: ClassVar[type[events.CardShown]] = events.Action


class PlayReact(FromHand):
    """A React, which may itself be answered (SD-TYPE-3, B-20)."""

    kind: ClassVar[str] = "react"
    told: ClassVar[type[events.CardShown]] = events.React


class UseAce(SeatFlow):
    """Using an open Ace: one with a Remove effect leaves the game for it (SD-ACE-1)."""

    steps: ClassVar[tuple[str, ...]] = ("use",)

    def __init__(self, seat: Seat = 0, card: Card = NOTHING, answers: int = NOTHING) -> None:
        super().__init__(seat)
        self.card = card
        self.answers = answers  # likewise

    def use(self, game: Showdown) -> Step:
        """Removes the Ace if that is its price, and carries the effects out."""
        removed = game.abilities_of(self.seat, self.card)[0].kind == "remove"  # an Ace has one effect
        if removed:
            game.remove_ace(self.seat, self.card - FIRST_ACE)
        if game.heard:
            game.tell(events.AceUsed(self.seat, NAMES[self.card], removed))
        return game.enter(game.use_of(self.seat, self.card, 0, self.answers))
