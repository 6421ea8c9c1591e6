"""What cards do in a duel."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from gloaming.games.showdown.cards import (
    ACES,
    DISCIPLINES,
    FIRST_ACE,
    FIRST_EDGE,
    NAMES,
    NONE,
    SECOND_EDGE,
    UP,
    is_edge,
    names_of,
)
from gloaming.games.showdown.damage import PointsOfDamage
from gloaming.games.showdown.game import Showdown
from gloaming.games.showdown.questions import CHOOSE, EDGE, HEAL, NAME
from gloaming.games.showdown.setup import Shuffle
from gloaming.games.showdown.vocabulary.conditions import One, whose
from gloaming.kernel.cards.english import number, some
from gloaming.kernel.cards.shared import Discard, Who, does, seats_of
from gloaming.kernel.cards.using import PASS, Use
from gloaming.kernel.cards.words import Effect, Few, Target, amount_of
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Event
from gloaming.kernel.flow import NEXT, Step

# Targets.


class ADiscipline(Target, frozen=True):
    """A discipline, named aloud."""

    def text(self) -> str:
        """Says so."""
        return "name a discipline"

    def options(self, game: Showdown, use: Use) -> list[Option]:
        """Offers all three."""
        return NAME.options

    def announce(self, game: Showdown, use: Use) -> None:
        """Tells which one it is."""
        game.tell(Event("named", {"seat": use.seat, "discipline": DISCIPLINES[use.target]}))


TARGETS: Final = (ADiscipline,)


# Cards in hand, deck and discard pile.


class Flip(Effect, frozen=True):
    """Flips the top card of the own deck, and keeps it if it is good enough."""

    alone: ClassVar[str] = "keep_from"
    keep_from: Few | None = None

    def text(self) -> str:
        """Says what is kept."""
        keep = f" and keep it if it is {self.keep_from} or more" if self.keep_from is not None else ""
        return f"flip a card{keep}"

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
            game.tell(Event("flipped", {"seat": seat, "card": NAMES[card], "kept": kept}, reveals=True))
        return NEXT


class Reorder(Effect, frozen=True):
    """Looks at the top of the own deck and puts the cards back in any order."""

    alone: ClassVar[str] = "count"
    count: Few

    def text(self) -> str:
        """Says how many."""
        return f"look at the top {number(self.count)} cards of your deck and put them back in any order"

    def wrong(self) -> str:
        """Refuses to order a single card."""
        return "one card has no order" if self.count == 1 else ""

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is anything to order."""
        return len(game.decks[use.seat]) > 1

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which card comes next, the last one first, so that the card on top is chosen last."""
        looked = min(self.count, len(game.decks[use.seat]))
        game.seen_top[use.seat] = max(game.seen_top[use.seat], looked)
        left = looked - use.done
        return game.ask(use.seat, CHOOSE.offer(sorted(game.decks[use.seat][-looked:][:left]))) if left > 1 else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Puts the card on top of those chosen before."""
        deck = game.decks[seat]
        game.forget_sunk(seat, max(0, len(deck) - self.count))
        deck.remove(option.value)
        deck.append(option.value)
        use.done += 1
        return self.begin(game, use)


class TakeFromTop(Effect, frozen=True):
    """Looks at the top of the own deck, takes a card and puts the others under the deck."""

    alone: ClassVar[str] = "count"
    count: Few

    def text(self) -> str:
        """Says how many."""
        return f"look at the top {number(self.count)} cards of your deck, take one and put the others under it"

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
            game.tell(Event("took", {"seat": seat, "of": looked}, {"card": NAMES[option.value]}, [seat]))
        return NEXT


class LookAtHand(Effect, frozen=True):
    """Looks at the opponent's hand, or at some random cards of it."""

    alone: ClassVar[str] = "count"
    count: Few | None = None

    def text(self) -> str:
        """Says at how much."""
        if self.count is None:
            return "look at the opponent's hand"
        return f"look at {some(self.count, 'random card')} of the opponent's hand"

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
            game.tell(Event("looked", {"seat": use.seat, "count": count}, {"cards": names_of(cards)}, [0, 1]))
        return NEXT


class Show(Effect, frozen=True):
    """Has the opponent show a card of the named discipline."""

    def needs(self) -> str:
        """Returns the target it is about."""
        return "a-discipline"

    def text(self) -> str:
        """Says so."""
        return "the opponent shows a card of it, if able"

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
                game.tell(Event("shows_none", {"seat": seat, "discipline": DISCIPLINES[use.target]}, reveals=True))
            return NEXT
        game.show_in_hand(seat, [option.value])
        if game.heard:
            game.tell(Event("shown", {"seat": seat, "card": NAMES[option.value]}, reveals=True))
        return NEXT


class CountHand(Effect, frozen=True):
    """Has the opponent tell how many cards of the named discipline there are in hand."""

    def needs(self) -> str:
        """Returns the target it is about."""
        return "a-discipline"

    def text(self) -> str:
        """Says so."""
        return "the opponent says how many such cards they hold"

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
            facts: dict[str, int | str] = {"seat": other, "discipline": DISCIPLINES[use.target], "count": count}
            game.tell(Event("counted", facts, reveals=True))
        return NEXT


class Recover(Effect, frozen=True):
    """Takes a card out of the own discard pile."""

    alone: ClassVar[str] = "to"
    to: Literal["hand", "bottom"] = "hand"

    def text(self) -> str:
        """Says where it goes."""
        where = "into your hand" if self.to == "hand" else "under your deck"
        return f"put a card of your discard pile {where}"

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
            game.tell(Event("recovered", {"seat": seat, "card": NAMES[option.value], "to": self.to}, reveals=True))
        return NEXT


class ShuffleIn(Effect, frozen=True):
    """Shuffles cards of the discard pile into the deck."""

    alone: ClassVar[str] = "count"
    count: Few

    def text(self) -> str:
        """Says how many."""
        return f"shuffle {some(self.count, 'card')} of your discard pile into your deck"

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
            game.tell(Event("recovered", {"seat": seat, "card": NAMES[option.value], "to": "deck"}, reveals=True))
        return self.begin(game, use)


class PutBack(Effect, frozen=True):
    """Puts a hand card on or under the own deck."""

    alone: ClassVar[str] = "to"
    to: Literal["top", "bottom"] = "bottom"

    def text(self) -> str:
        """Says where."""
        return f"put a card of your hand {'on' if self.to == 'top' else 'under'} your deck"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a hand card, besides the one whose ability this is."""
        return any(card != use.card for card in game.hands[use.seat])

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
            game.tell(Event("put_back", {"seat": seat, "to": self.to}, {"card": NAMES[option.value]}, [seat]))
        return NEXT


class RemoveFromGame(Effect, frozen=True):
    """Removes cards from the game: this card instead of discarding it, or cards of the own hand."""

    alone: ClassVar[str] = "cards"
    cards: Literal["this", "hand"] = "this"
    count: Few = 1

    def text(self) -> str:
        """Says which."""
        what = "this card" if self.cards == "this" else f"{some(self.count, 'card')} of your hand"
        return f"remove {what} from the game"

    def wrong(self) -> str:
        """Refuses to remove one card several times."""
        return "this is a single card" if self.cards == "this" and self.count > 1 else ""

    def takes_its_card(self) -> bool:
        """Tells whether it is this card that goes."""
        return self.cards == "this"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a card to remove; as a cost, all of them."""
        if self.cards == "this":
            return use.card < FIRST_ACE or game.lies_open(use.seat, use.card)
        size = len([card for card in game.hands[use.seat] if card != use.card])
        return size >= (self.count if self in use.ability(game).cost else 1)

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
                game.tell(Event("removed", {"seat": use.seat, "card": NAMES[use.card]}))
        return NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Removes the card, which both see, and looks whether there is more to remove."""
        game.take_from_hand(seat, option.value)
        game.remove_from_game(seat, option.value)
        use.done += 1
        return self.begin(game, use)


# Feints, strikes and the Black Joker.


def spare(game: Showdown, use: Use) -> int:
    """Returns how many cards are left in hand for an effect once its costs are paid."""
    taken = 0
    for cost in use.ability(game).cost:
        if isinstance(cost, Discard) or (isinstance(cost, RemoveFromGame) and cost.cards == "hand"):
            taken += amount_of(cost.count, game, use)
    return len([card for card in game.hands[use.seat] if card != use.card]) - taken


class SwapFeint(Effect, frozen=True):
    """Takes one's feint back for another hand card."""

    def text(self) -> str:
        """Says so."""
        return "exchange your feint for a card of your hand"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there are a feint and a hand card to spare for the strike."""
        enough = 1 if is_edge(game.feints[use.seat]) else 0
        return game.feints[use.seat] != NONE and spare(game, use) > enough

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks for the new feint."""
        there = game.feints[use.seat] != NONE and game.hands[use.seat]
        return game.ask(use.seat, CHOOSE.offer(game.hands[use.seat])) if there else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Exchanges the cards; the Black Joker just goes back to its place (B-41)."""
        old = game.feints[seat]
        game.take_from_hand(seat, option.value)
        game.feints[seat] = option.value
        if not is_edge(old):
            game.add_to_hand(seat, [old])
            game.show_in_hand(seat, [old])
        if game.heard:
            game.tell(Event("feint_swapped", {"seat": seat, "card": NAMES[option.value]}, reveals=True))
        return NEXT


class StrikeAgain(Effect, frozen=True):
    """Takes one's strike back for another hand card."""

    def text(self) -> str:
        """Says so."""
        return "exchange your strike for a card of your hand"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there are a strike and another card."""
        return game.strikes[use.seat] != NONE and spare(game, use) > 0

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks for the new strike."""
        there = game.strikes[use.seat] != NONE and game.hands[use.seat]
        return game.ask(use.seat, CHOOSE.offer(game.hands[use.seat])) if there else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Exchanges the cards; both are seen."""
        old = game.strikes[seat]
        game.take_from_hand(seat, option.value)
        game.strikes[seat] = option.value
        game.add_to_hand(seat, [old])
        game.show_in_hand(seat, [old])
        if game.heard:
            game.tell(Event("strike_swapped", {"seat": seat, "card": NAMES[option.value]}, reveals=True))
        return NEXT


class TurnEdge(Effect, frozen=True):
    """Turns a Black Joker that serves as a feint."""

    who: One = "you"

    def text(self) -> str:
        """Says whose."""
        return f"choose which edge of {whose(self.who)} Black Joker counts"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is on the table."""
        return is_edge(game.feints[seats_of(self.who, game, use)[0]])

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which edge counts."""
        return game.ask(use.seat, EDGE.options) if self.able(game, use) else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Turns it."""
        owner = seats_of(self.who, game, use)[0]
        game.feints[owner] = SECOND_EDGE if option.value else FIRST_EDGE
        if game.heard:
            game.tell(Event("edge_turned", {"seat": owner, "card": NAMES[game.feints[owner]]}))
        return NEXT


# Damage and Aces.


class Hurt(Effect, frozen=True):
    """Deals damage."""

    alone: ClassVar[str] = "count"
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    who: Who = "opponent"

    def text(self) -> str:
        """Says to whom."""
        return f"{does(self.who, 'receive')} {number(self.count)} damage"

    def begin(self, game: Showdown, use: Use) -> Step:
        """Deals it point by point; two who are hit are hit together, the attacker first (B-50)."""
        hit = seats_of(self.who, game, use)
        seats = [seat for seat in (game.attacker, game.defender) if seat in hit]
        return game.enter_and_return(PointsOfDamage(seats, self.count))


class Heal(Effect, frozen=True):
    """Turns own Aces face down again."""

    alone: ClassVar[str] = "count"
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    shuffle: bool = False
    other: bool = False  # only Aces other than the one whose effect this is

    def text(self) -> str:
        """Says how many."""
        what = f"heal {number(self.count)} of your other Aces" if self.other else f"heal {some(self.count, 'Ace')}"
        return f"{what}, then shuffle your face-down Aces" if self.shuffle else what

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is an Ace to heal; removed ones cannot be (SD-HEAL-3, B-28)."""
        return bool(self.places(game, use))

    def places(self, game: Showdown, use: Use) -> list[int]:
        """Returns where Aces that can be healed lie."""
        lies, aces = game.lies[use.seat], game.aces[use.seat]
        spared = use.card - FIRST_ACE if self.other else NONE
        return [place for place in range(ACES) if lies[place] == UP and aces[place] != spared]

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which (B-27)."""
        places = self.places(game, use)
        if places and use.done < self.count:
            return game.ask(use.seat, HEAL.offer(places))
        if self.shuffle and use.done:
            game.shuffle_aces(use.seat)
        return NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Turns it down."""
        game.heal_ace(seat, option.value)
        use.done += 1
        return self.begin(game, use)


EFFECTS: Final = (
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
    SwapFeint,
    StrikeAgain,
    TurnEdge,
    Hurt,
    Heal,
)
