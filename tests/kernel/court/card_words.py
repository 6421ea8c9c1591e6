"""What the court's cards do to cards in play."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.kernel.cards.happening import AHEAD, Item
from gloaming.kernel.cards.reader import Reader
from gloaming.kernel.cards.terms import Effect, Few, Phrases
from gloaming.kernel.cards.using import Use
from gloaming.kernel.flow import AGAIN, NEXT, Step
from kernel.court.game import Court

What = Literal["this", "it", "them"]

WHAT: Phrases = {"this": "this card", "it": "it", "them": "them"}


def meant(what: What, use: Use) -> list[int]:
    """Returns the cards that are meant: this one, or those that were chosen."""
    return [use.card] if what == "this" else [card for cards in use.chosen for card in cards]


class CardEffect(Effect):
    """Something that is done to cards in play."""

    phrases: ClassVar[Phrases] = WHAT
    what: What = "it"

    def needs(self) -> str:
        return "" if self.what == "this" else "courtier"

    def gives_up(self) -> bool:
        return self.what == "this"

    def there(self, game: Court, use: Use) -> list[int]:
        """Returns the cards that are meant and in play."""
        return [card for card in meant(self.what, use) if card in game.in_play]

    def able(self, game: Court, use: Use) -> bool:
        return self.what != "this" or use.card in game.in_play


class Tire(CardEffect):
    """Tires courtiers."""

    words: ClassVar[str] = "tire {what}"

    def able(self, game: Court, use: Use) -> bool:
        return super().able(game, use) and (self.what != "this" or use.card not in game.tired)

    def begin(self, game: Court, use: Use) -> Step:
        return game.happens(game.items("tired", self.there(game, use), use.card))


class Wound(CardEffect):
    """Wounds courtiers."""

    words: ClassVar[str] = "wound {what}{amount}"
    amount: Few = 1

    def filling(self, name: str, form: str, to: Reader) -> str:
        if name == "amount":
            return f" {self.amount} times" if self.amount > 1 else ""
        return super().filling(name, form, to)

    def begin(self, game: Court, use: Use) -> Step:
        return game.happens(game.items("wounded", self.there(game, use), use.card, self.amount))


class Dismiss(CardEffect):
    """Takes cards out of play, with all that lies on them."""

    words: ClassVar[str] = "dismiss {what}"

    def takes_its_card(self) -> bool:
        return self.what == "this"

    def begin(self, game: Court, use: Use) -> Step:
        cards = self.there(game, use)
        return game.enter_and_return(game.leaving(cards, use.card)) if cards else AGAIN


class Halve(Effect):
    """Makes what happens smaller by one, or nothing of it."""

    words: ClassVar[str] = "make it one less"
    stops: ClassVar[bool] = True

    def begin(self, game: Court, use: Use) -> Step:
        item = use.answered_item(game)
        assert item is not None
        item.amount -= 1
        return NEXT


class Instead(Effect):
    """Puts something else in the place of what would happen."""

    words: ClassVar[str] = "instead {done}"
    phrases: ClassVar[Phrases] = {
        "wound-its-cause": "the card that does it is wounded",
        "wound-this": "this card is wounded",
        "tire-it": "it is tired",
        "dismiss-this": "this card leaves play",
    }
    stops: ClassVar[bool] = True
    done: Literal["wound-its-cause", "wound-this", "tire-it", "dismiss-this"]

    def able(self, game: Court, use: Use) -> bool:
        item = use.answered_item(game)
        if item is None or item.fate != AHEAD:
            return False
        if self.done == "wound-its-cause":
            return item.cause in game.in_play and game.is_courtier(item.cause)
        return item.card != use.card

    def begin(self, game: Court, use: Use) -> Step:
        happening = game.happening_at(use.answers)
        item = happening.items[use.item]
        card = item.cause if self.done == "wound-its-cause" else item.card if self.done == "tire-it" else use.card
        kind = {"tire-it": "tired", "dismiss-this": "left_play"}.get(self.done, "wounded")
        other = Item(kind, card, game.controller(card), item.amount, use.card)
        happening.items.append(item.instead(other, use.card))
        game.touch()
        return NEXT
