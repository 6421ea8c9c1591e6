"""FX cards fresh from the deck, which are used one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.uses import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.game import Syndicates


class DrawnFx(Flow):
    """Cards are drawn and seen, then used in the order the drawer likes (SS-ACT-4, SS-TURN-7, A-58)."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "use_them")

    seat: Seat
    count: int
    user: Card  # the character whose skill draws, if the cards go to it
    passes: int  # how many may go to teammates
    uses: int  # how many are to be used
    cards: list[Card]  # drawn and not used yet

    def __init__(self, seat: Seat = 0, count: int = 1, user: Card = NONE, passes: int = 0, uses: int = 1) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.user = user
        self.passes = passes
        self.uses = uses
        self.cards = []

    def draw(self, game: Syndicates) -> Step:
        """Draws as many as there are (A-17)."""
        deck = game.fx_decks[self.seat % 2]
        while deck and len(self.cards) < self.count:
            card = deck.pop()
            self.cards.append(card)
            if game.heard:
                game.tell(events.DrewFx(self.seat, game.cards.names[card]))
        game.past.clear()
        self.uses = min(self.uses, len(self.cards))
        return NEXT

    def use_them(self, game: Syndicates) -> Step:
        """Asks for the next card, if there is a choice: some may be kept (SS-FX-7, SS-SR-2, A-32)."""
        if not self.cards or self.uses == 0 or game.decided:
            self.lay_aside(game)
            return NEXT
        held = [card for card in self.cards if game.cards.may_be_held(card)]
        if len(self.cards) == 1 and not held:
            return self.apply(game, self.cards[0])
        questions = game.cards.questions
        return game.ask(self.seat, [*questions.apply.offer(self.cards), *questions.keep.offer(held)])

    def on_use_them(self, game: Syndicates, seat: Seat, option: Option) -> Step:
        """Uses the card, or keeps it."""
        if option.question is game.cards.questions.apply:
            return self.apply(game, option.value)
        self.cards.remove(option.value)
        self.uses -= 1
        game.reserves[seat].append(option.value)
        if game.heard:
            game.tell(events.Kept(seat, game.cards.names[option.value]))
        return AGAIN

    def lay_aside(self, game: Syndicates) -> None:
        """Lays what is not to be used on the used pile."""
        if self.cards and game.heard:
            names = [game.cards.names[card] for card in self.cards]
            game.tell(events.UnusedFx(self.seat, names))
        for card in self.cards:
            game.use_up(self.seat % 2, card)
        self.cards = []

    def apply(self, game: Syndicates, card: Card) -> Step:
        """Uses a card; after the last one the others are laid aside, before that one may draw more."""
        self.cards.remove(card)
        self.uses -= 1
        if self.uses == 0:
            self.lay_aside(game)
        return game.enter_and_return(Use(self.seat, card, self.user))
