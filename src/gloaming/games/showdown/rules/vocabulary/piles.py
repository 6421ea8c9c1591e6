"""What cards do with hands, decks and discard piles."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import (
    DISCARDS,
    DISCIPLINES,
    DRAW_DECK,
    FIRST_ACE,
    LOOKED_AT,
    NAMES,
    Card,
    names_of,
)
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import CHOOSE
from gloaming.games.showdown.rules.setup import Shuffle
from gloaming.games.showdown.rules.vocabulary.choosing import Choosing, ChoosingFromHand
from gloaming.games.showdown.rules.vocabulary.conditions import A_DISCIPLINE
from gloaming.kernel.cards.places import ALL_SEATS, as_set, only
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.shared import HAND
from gloaming.kernel.cards.terms import Effect, Few, Phrases
from gloaming.kernel.cards.using import PASS, Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step

LOOKED: Final = 1  # how much has been done when the cards have been looked at


class Flip(Effect):
    """Flips the top card of your deck, and keeps it if it is good enough."""

    keep_from: Few | None = None

    def text(self, to: Reader = OWNER) -> str:
        top = f"flip the top card of {to.your} deck"
        if self.keep_from is None:
            return f"{top} and discard it"
        return f"{top} and take it if it is {self.keep_from} or more, or else discard it"

    def pile(self) -> str:
        return "deck" if self.keep_from is None else ""

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a card to flip; an empty deck flips nothing (B-34)."""
        return bool(game.draw_deck(use.player))

    def begin(self, game: Showdown, use: Use) -> Step:
        """Flips: the card is shown, then discarded or kept (SD-FLIP-1, SD-FLIP-2)."""
        seat = use.player
        if not game.draw_deck(seat):
            return NEXT
        card = game.draw_deck(seat)[-1]
        kept = self.keep_from is not None and game.deck_of(seat).value(card) >= self.keep_from
        if kept:
            game.add_to_hand(seat, [card], ALL_SEATS)
        else:
            game.put_on_discards(seat, card)
        game.report(events.Flipped, seat, NAMES[card], kept)
        return NEXT


class LookingAtTop(Choosing):
    """Looks at the top of your deck and chooses among the cards."""

    count: Few

    def begin(self, game: Showdown, use: Use) -> Step:
        """Looks before anything is asked, and only once, however often the question is asked again."""
        if use.done < LOOKED:
            use.done = LOOKED
            cards = game.places[use.player].top(DRAW_DECK, self.count)
            game.places[use.player].show(cards, only(use.player))
            if cards:
                game.report(events.LookedAtTop, use.player, len(cards), names_of(cards[::-1]))
        return super().begin(game, use)


class Reorder(LookingAtTop):
    """Looks at the top of your deck and puts the cards back in any order."""

    words: ClassVar[str] = "look at the top {count:number} cards of {your} deck and put them back in any order"
    again: ClassVar[bool] = True

    def wrong(self) -> str:
        return "one card has no order" if self.count == 1 else ""

    def able(self, game: Showdown, use: Use) -> bool:
        return len(game.draw_deck(use.player)) > 1

    def choices(self, game: Showdown, use: Use) -> list[Card]:
        """Returns the cards of which one shall be drawn next, and next after that; the last needs no choice."""
        looked = game.places[use.player].top(DRAW_DECK, self.count)
        left = looked[: len(looked) - placed(use)]
        return sorted(left) if len(left) > 1 else []

    def move(self, game: Showdown, use: Use, chosen: Card) -> None:
        cards = game.places[use.player].top(DRAW_DECK, self.count)
        cards.remove(chosen)
        cards.insert(len(cards) - placed(use), chosen)
        game.places[use.player].arrange(DRAW_DECK, cards, only(use.player))

    def asks(self, use: Use) -> str:
        return "choose the card you will draw after it" if use.done > LOOKED else "choose the card you will draw next"


def placed(use: Use) -> int:
    """Returns how many of the cards that were looked at have been put back."""
    return use.done - LOOKED


class TakeFromTop(LookingAtTop):
    """Looks at the top of your deck, takes a card and puts the others under the deck."""

    words: ClassVar[str] = (
        "look at the top {count:number} cards of {your} deck, take one, and put the others under the deck"
    )

    def wrong(self) -> str:
        return "to take the only card is to draw" if self.count == 1 else ""

    def able(self, game: Showdown, use: Use) -> bool:
        return bool(game.draw_deck(use.player))

    def choices(self, game: Showdown, use: Use) -> list[Card]:
        return sorted(game.places[use.player].top(DRAW_DECK, self.count))

    def move(self, game: Showdown, use: Use, chosen: Card) -> None:
        """Takes it; the others go under the deck in the order in which they lay."""
        cards = game.places[use.player].top(DRAW_DECK, self.count)[::-1]
        for card in cards:
            game.places[use.player].move(card, LOOKED_AT)
        game.add_to_hand(use.player, [chosen])
        for card in cards:
            if card != chosen:
                game.places[use.player].move(card, DRAW_DECK, under=True)
        game.report(events.Took, use.player, len(cards), NAMES[chosen])


class OfOpponentsHand(Effect):
    """Something that is found out of the opponent's hand."""

    def able(self, game: Showdown, use: Use) -> bool:
        return bool(game.hand_of(game.opponent(use.player)))


class LookAtHand(OfOpponentsHand):
    """Looks at the opponent's hand, or at some random cards from it."""

    words: ClassVar[str] = "look at {count:{count:random card} from }{opponents} hand"
    count: Few | None = None

    def begin(self, game: Showdown, use: Use) -> Step:
        other = game.opponent(use.player)
        hand = game.hand_of(other)
        count = len(hand) if self.count is None else min(self.count, len(hand))
        cards = sorted([hand[place] for place in game.dice.shuffled(len(hand))[:count]])
        game.places[other].show(cards, only(use.player))
        game.report(events.Looked, use.player, count, names_of(cards))
        return NEXT


class OfNamedCards(OfOpponentsHand):
    """Something that is found out of the opponent's cards of the named discipline."""

    target: ClassVar[str] = A_DISCIPLINE

    def named_cards(self, game: Showdown, use: Use) -> list[Card]:
        """Returns the cards of that discipline in the opponent's hand."""
        other = game.opponent(use.player)
        deck = game.deck_of(other)
        return [card for card in game.hand_of(other) if deck.discipline(card) == use.target]


class Show(OfNamedCards):
    """Has the opponent show a card of the named discipline."""

    words: ClassVar[str] = "{opponent:show} a card of that discipline, if able"

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks the opponent for such a card; who has none can only say so."""
        return game.ask(game.opponent(use.player), CHOOSE.offer(self.named_cards(game, use)) or [PASS.options[0]])

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        if option.question is PASS:
            game.told[seat][use.target] = 0
            game.report(events.ShowsNone, seat, DISCIPLINES[use.target])
            return NEXT
        game.places[seat].show([option.value], only(use.player))
        game.report(events.Shown, seat, NAMES[option.value])
        return NEXT

    def asks(self, use: Use) -> str:
        return f"show a card of the discipline {DISCIPLINES[use.target].capitalize()}"


class CountHand(OfNamedCards):
    """Has the opponent say how many cards of the named discipline they hold."""

    words: ClassVar[str] = "{opponent:say} how many cards of it {they} hold"

    def begin(self, game: Showdown, use: Use) -> Step:
        other, count = game.opponent(use.player), len(self.named_cards(game, use))
        game.told[other][use.target] = count
        game.report(events.Counted, other, DISCIPLINES[use.target], count)
        return NEXT


class FromDiscardPile(Choosing):
    """Something that is done with cards of your discard pile."""

    def choices(self, game: Showdown, use: Use) -> list[Card]:
        """Returns all that lie there (B-35)."""
        return sorted(game.places[use.player].cards[DISCARDS])


class Recover(FromDiscardPile):
    """Takes a card out of your discard pile."""

    words: ClassVar[str] = "put a card from {your} discard pile {to}"
    phrases: ClassVar[Phrases] = {"hand": "into {your} hand", "bottom": "under {your} deck"}
    to: Literal["hand", "bottom"] = "hand"

    def move(self, game: Showdown, use: Use, chosen: Card) -> None:
        """Shows and takes it (SD-VIS-2)."""
        seat = use.player
        if self.to == "hand":
            game.add_to_hand(seat, [chosen])
        else:
            game.places[seat].move(chosen, DRAW_DECK, under=True)
        game.report(events.Recovered, seat, NAMES[chosen], self.to)


class ShuffleIn(FromDiscardPile):
    """Shuffles cards from your discard pile into your deck."""

    words: ClassVar[str] = "shuffle {count:card} from {your} discard pile into {your} deck"
    prompt: ClassVar[str] = "choose a card from your discard pile to shuffle into your deck"
    again: ClassVar[bool] = True
    count: Few

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which, then shuffles; the opponent may cut (SD-DECK-6)."""
        step = super().begin(game, use)
        return game.enter_and_return(Shuffle(use.player)) if step == NEXT else step

    def move(self, game: Showdown, use: Use, chosen: Card) -> None:
        game.places[use.player].move(chosen, DRAW_DECK)
        game.places[use.player].mix(as_set([chosen]), ALL_SEATS)
        game.report(events.Recovered, use.player, NAMES[chosen], "deck")


class PutBack(ChoosingFromHand):
    """Puts a card from your hand on or under your deck."""

    words: ClassVar[str] = "put a card from {your} hand {to} {your} deck"
    phrases: ClassVar[Phrases] = {"top": "on top of", "bottom": "under"}
    to: Literal["top", "bottom"] = "bottom"

    def pile(self) -> str:
        return HAND

    def move(self, game: Showdown, use: Use, chosen: Card) -> None:
        game.put_back(use.player, chosen, self.to == "top")
        game.report(events.PutBack, use.player, self.to, NAMES[chosen])


class RemoveFromGame(ChoosingFromHand):
    """Removes cards from the game: this card instead of discarding it, or cards from your hand."""

    words: ClassVar[str] = "remove {cards} from the game"
    phrases: ClassVar[Phrases] = {"this": "this card", "hand": "{count:card} in {your} hand"}
    prompt: ClassVar[str] = "remove a card in your hand from the game"
    again: ClassVar[bool] = True
    cards: Literal["this", "hand"] = "this"
    count: Few = 1

    def wrong(self) -> str:
        return "this is a single card" if self.cards == "this" and self.count > 1 else ""

    def takes_its_card(self) -> bool:
        return self.cards == "this"

    def pile(self) -> str:
        return HAND if self.cards == "hand" else ""

    def takes(self, game: Showdown, use: Use, left: int) -> int:
        return self.count

    def able(self, game: Showdown, use: Use) -> bool:
        if self.cards == "this":
            return use.card < FIRST_ACE or game.lies_open(use.player, use.card)
        return super().able(game, use)

    def begin(self, game: Showdown, use: Use) -> Step:
        """Has this card leave when it would be discarded, an Ace at once; or asks for a card of the hand."""
        if self.cards == "hand":
            return super().begin(game, use)
        if use.card < FIRST_ACE:
            if use.card not in game.leaving[use.player]:
                game.leaving[use.player].append(use.card)
        elif game.lies_open(use.player, use.card):
            game.remove_ace(use.player, use.card - FIRST_ACE)
            game.report(events.Removed, use.player, NAMES[use.card])
        return NEXT

    def move(self, game: Showdown, use: Use, chosen: Card) -> None:
        game.no_longer_held(use.player, chosen)
        game.remove_from_game(use.player, chosen)
