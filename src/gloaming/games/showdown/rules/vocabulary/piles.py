"""What cards do with hands, decks and discard piles."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import DISCIPLINES, FIRST_ACE, NAMES, names_of
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import CHOOSE
from gloaming.games.showdown.rules.setup import Shuffle
from gloaming.kernel.cards.english import number, some
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.shared import HAND
from gloaming.kernel.cards.terms import Effect, Few
from gloaming.kernel.cards.using import PASS, Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step


class Flip(Effect, frozen=True):
    """Flips the top card of your deck, and keeps it if it is good enough."""

    alone: ClassVar[str] = "keep_from"
    keep_from: Few | None = None

    def text(self, to: Reader = OWNER) -> str:
        """Says what is kept."""
        keep = f" and keep it if it is {self.keep_from} or more" if self.keep_from is not None else ""
        return f"flip a card{keep}"

    def gives_up(self) -> bool:
        """Tells whether the card is lost for certain."""
        return self.keep_from is None

    def pile(self) -> str:
        """Returns the deck."""
        return "deck"

    def takes(self, game: Showdown, use: Use, left: int) -> int:
        """Returns the one card."""
        return 1

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a card to flip; an empty deck flips nothing (B-34)."""
        return bool(game.decks[use.seat])

    def begin(self, game: Showdown, use: Use) -> Step:
        """Flips: the card is shown, then discarded or kept (SD-FLIP-1, SD-FLIP-2)."""
        seat = use.seat
        if not game.decks[seat]:
            return NEXT
        card = game.take_from_top(seat)
        kept = self.keep_from is not None and game.deck_of(seat).value(card) >= self.keep_from
        if kept:
            game.add_to_hand(seat, [card])
            game.show_in_hand(seat, [card])
        else:
            game.put_on_discards(seat, card)
        if game.heard:
            game.tell(events.Flipped(seat, NAMES[card], kept))
        return NEXT


class Reorder(Effect, frozen=True):
    """Looks at the top of your deck and puts the cards back in any order."""

    alone: ClassVar[str] = "count"
    count: Few

    def text(self, to: Reader = OWNER) -> str:
        """Says how many."""
        return f"look at the top {number(self.count)} cards of {to.your} deck and put them back in any order"

    def wrong(self) -> str:
        """Refuses to order a single card."""
        return "one card has no order" if self.count == 1 else ""

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is anything to order."""
        return len(game.decks[use.seat]) > 1

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which card shall be drawn next, and next after that."""
        looked = min(self.count, len(game.decks[use.seat]))
        game.seen_top[use.seat] = max(game.seen_top[use.seat], looked)
        left = looked - use.done
        return game.ask(use.seat, CHOOSE.offer(sorted(game.decks[use.seat][-looked:][:left]))) if left > 1 else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Puts the card under those chosen before."""
        deck = game.decks[seat]
        game.forget_sunk(seat, max(0, len(deck) - self.count))
        deck.remove(option.value)
        deck.insert(len(deck) - use.done, option.value)
        use.done += 1
        return self.begin(game, use)

    def asks(self, use: Use) -> str:
        """Asks for the order from the top down."""
        return "choose the card you will draw after it" if use.done else "choose the card you will draw next"


class TakeFromTop(Effect, frozen=True):
    """Looks at the top of your deck, takes a card and puts the others under the deck."""

    alone: ClassVar[str] = "count"
    count: Few

    def text(self, to: Reader = OWNER) -> str:
        """Says how many."""
        return (
            f"look at the top {number(self.count)} cards of {to.your} deck, take one, and put the others under the deck"
        )

    def wrong(self) -> str:
        """Refuses to choose from a single card."""
        return "to take the only card is to draw" if self.count == 1 else ""

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a card to take."""
        return bool(game.decks[use.seat])

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which to take."""
        looked = min(self.count, len(game.decks[use.seat]))
        if looked == 0:
            return NEXT
        game.seen_top[use.seat] = max(game.seen_top[use.seat], looked)
        return game.ask(use.seat, CHOOSE.offer(sorted(game.decks[use.seat][-looked:])))

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Takes it; the others go under the deck in the order in which they lay."""
        looked = min(self.count, len(game.decks[seat]))
        cards = [game.take_from_top(seat) for _ in range(looked)]
        cards.remove(option.value)
        for card in cards:
            game.put_under(seat, card, seen=False)
        game.add_to_hand(seat, [option.value])
        if game.heard:
            game.tell(events.Took(seat, looked, NAMES[option.value]))
        return NEXT


class LookAtHand(Effect, frozen=True):
    """Looks at the opponent's hand, or at some random cards from it."""

    alone: ClassVar[str] = "count"
    count: Few | None = None

    def text(self, to: Reader = OWNER) -> str:
        """Says at how much."""
        if self.count is None:
            return f"look at {to.opponents} hand"
        return f"look at {some(self.count, 'random card')} from {to.opponents} hand"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a hand to look at."""
        return bool(game.hands[game.opponent(use.seat)])

    def begin(self, game: Showdown, use: Use) -> Step:
        """Looks."""
        other = game.opponent(use.seat)
        hand = game.hands[other]
        count = len(hand) if self.count is None else min(self.count, len(hand))
        cards = sorted([hand[place] for place in game.dice.shuffled(len(hand))[:count]])
        game.show_in_hand(other, cards)
        if game.heard:
            game.tell(events.Looked(use.seat, count, names_of(cards)))
        return NEXT


class Show(Effect, frozen=True):
    """Has the opponent show a card of the named discipline."""

    order: ClassVar[bool] = False

    def needs(self) -> str:
        """Returns the target it is about."""
        return "a-discipline"

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"{to.opponent_does('show')} a card of that discipline, if able"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a hand."""
        return bool(game.hands[game.opponent(use.seat)])

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks the opponent for such a card; who has none can only say so."""
        other = game.opponent(use.seat)
        deck = game.deck_of(other)
        cards = [card for card in game.hands[other] if deck.discipline(card) == use.target]
        return game.ask(other, CHOOSE.offer(cards) or [PASS.options[0]])

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Shows it, or that there is none."""
        if option.question is PASS:
            game.told[seat][use.target] = 0
            if game.heard:
                game.tell(events.ShowsNone(seat, DISCIPLINES[use.target]))
            return NEXT
        game.show_in_hand(seat, [option.value])
        if game.heard:
            game.tell(events.Shown(seat, NAMES[option.value]))
        return NEXT

    def asks(self, use: Use) -> str:
        """Asks the opponent."""
        return f"show a card of the discipline {DISCIPLINES[use.target].capitalize()}"


class CountHand(Effect, frozen=True):
    """Has the opponent say how many cards of the named discipline they hold."""

    order: ClassVar[bool] = False

    def needs(self) -> str:
        """Returns the target it is about."""
        return "a-discipline"

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"{to.opponent_does('say')} how many cards of that discipline {to.they} hold"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a hand."""
        return bool(game.hands[game.opponent(use.seat)])

    def begin(self, game: Showdown, use: Use) -> Step:
        """Tells."""
        other = game.opponent(use.seat)
        deck = game.deck_of(other)
        count = len([card for card in game.hands[other] if deck.discipline(card) == use.target])
        game.told[other][use.target] = count
        if game.heard:
            game.tell(events.Counted(other, DISCIPLINES[use.target], count))
        return NEXT


class Recover(Effect, frozen=True):
    """Takes a card out of your discard pile."""

    alone: ClassVar[str] = "to"
    to: Literal["hand", "bottom"] = "hand"

    def text(self, to: Reader = OWNER) -> str:
        """Says where it goes."""
        where = f"into {to.your} hand" if self.to == "hand" else f"under {to.your} deck"
        return f"put a card from {to.your} discard pile {where}"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is one (B-35)."""
        return bool(game.discards[use.seat])

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which."""
        cards = sorted(game.discards[use.seat])
        return game.ask(use.seat, CHOOSE.offer(cards)) if cards else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Shows and takes it (SD-VIS-2)."""
        game.discards[seat].remove(option.value)
        if self.to == "hand":
            game.add_to_hand(seat, [option.value])
            game.show_in_hand(seat, [option.value])
        else:
            game.put_under(seat, option.value, seen=True)
        if game.heard:
            game.tell(events.Recovered(seat, NAMES[option.value], self.to))
        return NEXT


class ShuffleIn(Effect, frozen=True):
    """Shuffles cards from your discard pile into your deck."""

    alone: ClassVar[str] = "count"
    count: Few

    def text(self, to: Reader = OWNER) -> str:
        """Says how many."""
        return f"shuffle {some(self.count, 'card')} from {to.your} discard pile into {to.your} deck"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is one."""
        return bool(game.discards[use.seat])

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which, then shuffles; the opponent may cut (SD-DECK-6)."""
        cards = sorted(game.discards[use.seat])
        if cards and use.done < self.count:
            return game.ask(use.seat, CHOOSE.offer(cards))
        use.done = 0
        return game.enter_and_return(Shuffle(use.seat))

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Puts it into the deck."""
        game.discards[seat].remove(option.value)
        game.decks[seat].append(option.value)
        game.shuffled_in[seat].append(option.value)
        use.done += 1
        if game.heard:
            game.tell(events.Recovered(seat, NAMES[option.value], "deck"))
        return self.begin(game, use)

    def asks(self, use: Use) -> str:
        """Asks for one card after the other."""
        return "choose a card from your discard pile to shuffle into your deck"


class PutBack(Effect, frozen=True):
    """Puts a hand card on or under your deck."""

    alone: ClassVar[str] = "to"
    to: Literal["top", "bottom"] = "bottom"

    def text(self, to: Reader = OWNER) -> str:
        """Says where."""
        return f"put a card from {to.your} hand {'on top of' if self.to == 'top' else 'under'} {to.your} deck"

    def gives_up(self) -> bool:
        """Tells that it does."""
        return True

    def pile(self) -> str:
        """Returns the hand."""
        return HAND

    def takes(self, game: Showdown, use: Use, left: int) -> int:
        """Returns the one card."""
        return 1

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a hand card, besides the one whose ability this is."""
        return use.ability(game).left(game, use, HAND) > 0

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which."""
        hand = game.hands[use.seat]
        return game.ask(use.seat, CHOOSE.offer(hand)) if hand else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Puts it there, unseen."""
        game.hide_from_hand(seat, option.value)
        if self.to == "top":
            game.put_on_top(seat, option.value)
        else:
            game.put_under(seat, option.value, seen=False)
        if game.heard:
            game.tell(events.PutBack(seat, self.to, NAMES[option.value]))
        return NEXT


class RemoveFromGame(Effect, frozen=True):
    """Removes cards from the game: this card instead of discarding it, or cards from your hand."""

    alone: ClassVar[str] = "cards"
    cards: Literal["this", "hand"] = "this"
    count: Few = 1

    def text(self, to: Reader = OWNER) -> str:
        """Says which."""
        what = "this card" if self.cards == "this" else f"{some(self.count, 'card')} in {to.your} hand"
        return f"remove {what} from the game"

    def wrong(self) -> str:
        """Refuses to remove one card several times."""
        return "this is a single card" if self.cards == "this" and self.count > 1 else ""

    def takes_its_card(self) -> bool:
        """Tells whether it is this card that goes."""
        return self.cards == "this"

    def gives_up(self) -> bool:
        """Tells that it does."""
        return True

    def pile(self) -> str:
        """Returns the hand, unless it is this card that goes."""
        return HAND if self.cards == "hand" else ""

    def takes(self, game: Showdown, use: Use, left: int) -> int:
        """Returns how many cards of the hand go."""
        return self.count

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a card to remove."""
        if self.cards == "this":
            return use.card < FIRST_ACE or game.lies_open(use.seat, use.card)
        return use.ability(game).left(game, use, HAND) > 0

    def begin(self, game: Showdown, use: Use) -> Step:
        """Has this card leave when it would be discarded, an Ace at once; or asks for a card of the hand."""
        if self.cards == "hand":
            hand = game.hands[use.seat]
            return game.ask(use.seat, CHOOSE.offer(hand)) if hand and use.done < self.count else NEXT
        if use.card < FIRST_ACE:
            if use.card not in game.leaving[use.seat]:
                game.leaving[use.seat].append(use.card)
        elif game.lies_open(use.seat, use.card):
            game.remove_ace(use.seat, use.card - FIRST_ACE)
            if game.heard:
                game.tell(events.Removed(use.seat, NAMES[use.card]))
        return NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Removes the card, which both see, and looks whether there is more to remove."""
        game.take_from_hand(seat, option.value)
        game.remove_from_game(seat, option.value)
        use.done += 1
        return self.begin(game, use)

    def asks(self, use: Use) -> str:
        """Asks for one card after the other."""
        return "remove a card in your hand from the game"


PILES: Final = (
    Flip,
    Reorder,
    TakeFromTop,
    LookAtHand,
    Show,
    CountHand,
    Recover,
    ShuffleIn,
    PutBack,
    RemoveFromGame,
)
