"""Making up what a seat cannot know: dealt anew, in a way that fits everything the seat has seen.

A game says what could be something else to a seat: cards that could lie elsewhere (`Pool`) and numbers that could be
others (`OneOf`). Nothing is taken over from how the hidden cards really lie: they are sorted before they are shuffled.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from gloaming.kernel.card_sets import CardSet, cards_of, set_of
from gloaming.kernel.shuffling import shuffle

ANYWHERE: Final = -1  # where a card may lie of which nothing is known
ANY_SUM: Final = -1

NO_KINDS: Final[list[int]] = []
NO_CARDS: Final[list[int]] = []
NOTHING_KNOWN: Final[dict[int, int]] = {}


class Unknown:
    """Something that could be something else, as far as a seat can tell."""

    def make_up(self, rng: Random) -> None:
        """Puts something there that it could just as well be."""
        raise NotImplementedError


class OneOf(Unknown):
    """A number in a list that could be any of some."""

    def __init__(self, among: Sequence[int], row: list[int], at: int) -> None:
        self.among = among
        self.row = row
        self.at = at

    def make_up(self, rng: Random) -> None:
        self.put(self.among[int(rng.random() * len(self.among))])

    def put(self, number: int) -> None:
        """Puts another number in its place."""
        self.row[self.at] = number


class SomeOf(Unknown):
    """A list in order, each of whose numbers could be any of some."""

    def __init__(self, among: Sequence[int], row: list[int]) -> None:
        self.among = among
        self.row = row

    def make_up(self, rng: Random) -> None:
        self.row[:] = sorted([self.among[int(rng.random() * len(self.among))] for _ in self.row])


class OneListOf(Unknown):
    """A list that could be any of some, whole as they are."""

    def __init__(self, among: Sequence[Sequence[int]], row: list[int]) -> None:
        self.among = among
        self.row = row

    def make_up(self, rng: Random) -> None:
        self.row[:] = self.among[int(rng.random() * len(self.among))]


class Room:
    """Space for some cards that a seat cannot see, and the kinds of cards of which it knows that none lies there."""

    def __init__(self, size: int, without: list[int] = NO_KINDS) -> None:
        self.size = size
        self.without = without
        self.place = ANYWHERE  # the place it is a part of, where that counts
        self.takes_known = True  # whether cards can lie here that are known to lie in the place
        self.sum = ANY_SUM  # of the values of its cards
        self.cards: list[int] = []  # as they are dealt
        self.in_any_order = False  # whether each order of them is as likely as any other

    def mix(self, rng: Random) -> list[int]:
        """Returns the cards in random order."""
        if not self.in_any_order:
            shuffle(self.cards, rng)
        return self.cards


class Hidden:
    """Cards whose faces a seat cannot see, in one room or in several."""

    rooms: list[Room]

    def gather(self) -> list[int]:
        """Returns the cards that lie there."""
        raise NotImplementedError

    def lay(self, rng: Random) -> None:
        """Lays down what was dealt to the rooms."""
        raise NotImplementedError


class HiddenHand(Hidden):
    """A hand that is a list, in order of the cards."""

    def __init__(self, cards: list[int], without: list[int] = NO_KINDS) -> None:
        self.hand = cards
        self.rooms = [Room(len(cards), without)]

    def gather(self) -> list[int]:
        return self.hand

    def lay(self, rng: Random) -> None:
        self.hand[:] = sorted(self.rooms[0].cards)


class HiddenWhole(Hidden):
    """A place of which a seat sees nothing but how many cards lie there, in order of the cards or in any."""

    def __init__(self, cards: list[int], ordered: bool) -> None:
        self.lying = cards
        self.ordered = ordered
        self.rooms = [Room(len(cards))]

    def gather(self) -> list[int]:
        return self.lying

    def lay(self, rng: Random) -> None:
        cards = self.rooms[0].mix(rng)
        if not self.ordered:
            cards.sort()
        self.lying[:] = cards


class HiddenSet(Hidden):
    """A hand that is a set in one machine word, one of several."""

    def __init__(self, hands: list[CardSet], seat: int, without: list[int] = NO_KINDS) -> None:
        self.hands = hands
        self.seat = seat
        self.held = cards_of(hands[seat])
        self.rooms = [Room(len(self.held), without)]

    def gather(self) -> list[int]:
        return self.held

    def lay(self, rng: Random) -> None:
        self.hands[self.seat] = set_of(self.rooms[0].cards)


class HiddenRow(Hidden):
    """A deck, or any other row of cards, or what lies at some positions of it."""

    def __init__(self, cards: list[int], positions: list[int] | None = None) -> None:
        self.row = cards
        self.positions = list(range(len(cards))) if positions is None else positions
        self.rooms = [Room(len(self.positions))]

    def gather(self) -> list[int]:
        return [self.row[position] for position in self.positions]

    def lay(self, rng: Random) -> None:
        cards = self.rooms[0].mix(rng)
        for index in range(len(cards)):
            self.row[self.positions[index]] = cards[index]


class HiddenPart(Hidden):
    """Cards in the middle of a line that is written down once, whose sum a seat may know."""

    def __init__(self, lines: list[list[int]], line: int, first: int, size: int, sum_known: int = ANY_SUM) -> None:
        self.lines = lines
        self.line = line
        self.first = first
        self.also = NO_CARDS  # the list in which they still lie on the table, if they do
        self.rooms = [Room(size)]
        self.rooms[0].sum = sum_known

    def gather(self) -> list[int]:
        return self.lines[self.line][self.first : self.first + self.rooms[0].size]

    def lay(self, rng: Random) -> None:
        line, cards = self.lines[self.line], sorted(self.rooms[0].cards)
        self.lines[self.line] = line[: self.first] + cards + line[self.first + len(cards) :]
        if self.also:
            self.also[:] = cards


class Elsewhere(Hidden):
    """Cards that are in the game no longer, or not yet, but could have been in the place of those that are."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.rooms = [Room(len(cards))]

    def gather(self) -> list[int]:
        return self.cards

    def lay(self, rng: Random) -> None:
        """Leaves them: nobody asks where they are."""


class Pool(Unknown):
    """Cards that can stand for each other, wherever they lie."""

    def __init__(self, hidden: list[Hidden], kinds: list[int] = NO_KINDS, values: list[int] = NO_KINDS) -> None:
        self.hidden = hidden
        self.kinds = kinds  # of each card, where rooms are without some
        self.values = values  # likewise, where sums are known
        self.swapped = False  # whether cards had to make room for others
        self.lies_in = NOTHING_KNOWN  # the place in which a card is known to lie, of those where that is known

    @property
    def rooms(self) -> list[Room]:
        """All rooms of all places."""
        return [room for hidden in self.hidden for room in hidden.rooms]

    def make_up(self, rng: Random) -> None:
        """Gathers the cards and deals them anew."""
        cards: list[int] = []
        for hidden in reversed(self.hidden):  # decks, which are in no order, come last: so there is less to sort
            cards += hidden.gather()
        if not cards:
            return
        cards.sort()
        shuffle(cards, rng)
        self.deal(cards, rng)
        for hidden in self.hidden:
            hidden.lay(rng)

    def deal(self, cards: list[int], rng: Random) -> None:
        """Deals cards to the rooms."""
        rooms = self.rooms
        if len(rooms) == 1 and not self.values:
            rooms[0].cards, rooms[0].in_any_order = cards, True
            return
        summed = [room for room in rooms if room.sum != ANY_SUM] if self.values else []
        if summed:
            fits = self.fill_summed(summed, [room for room in rooms if room.sum == ANY_SUM], cards, rng)
            assert fits, "no cards of these sums fit what was seen"
            return
        if self.lies_in:
            known = [card for card in cards if card in self.lies_in]
            assert self.fill(rooms, known, rng), "what is known to lie there does not fit"
            cards = [card for card in cards if card not in self.lies_in]
        if any(room.without for room in rooms):
            assert self.fill(rooms, cards, rng), "no deal fits what was seen"
            for room in rooms:
                room.in_any_order = not self.swapped and not self.lies_in
            return
        first = 0
        for room in rooms:  # nothing is known of the rest: they can lie in any order
            last = first + room.size - len(room.cards)
            room.in_any_order = not room.cards
            room.cards.extend(cards[first:last])
            first = last

    def fits(self, room: Room, card: int) -> bool:
        """Tells whether a card can lie in a room."""
        if room.without and self.kinds[card] in room.without:
            return False
        if not self.lies_in:
            return True
        place = self.lies_in.get(card, ANYWHERE)
        return place == ANYWHERE or (place == room.place and room.takes_known)

    def fill(self, rooms: list[Room], cards: list[int], rng: Random) -> bool:
        """Puts every card into a room that takes it, in proportion to the space that is left, making room where that
        needs a swap; tells whether it worked.
        """
        for card in cards:
            fitting: list[Room] = []
            space = 0
            for room in rooms:
                left = room.size - len(room.cards)
                if left > 0 and self.fits(room, card):
                    fitting.append(room)
                    space += left
            if space:
                ticket = int(rng.random() * space)
                for room in fitting:
                    ticket -= room.size - len(room.cards)
                    if ticket < 0:
                        room.cards.append(card)
                        break
                continue
            self.swapped = True
            if not self.make_room(rooms, card, []):
                return False
        return True

    def make_room(self, rooms: list[Room], card: int, tried: list[Room]) -> bool:
        """Puts a card into a room that takes it, and moves another on where that is full; tells whether that worked.

        Where some deal fits all rooms there is a chain of cards to move that ends where there is room (Berge's lemma).
        """
        for room in rooms:
            if room in tried or not self.fits(room, card):
                continue
            tried.append(room)
            if len(room.cards) < room.size:
                room.cards.append(card)
                return True
            for other in room.cards[:]:
                if self.make_room(rooms, other, tried):
                    room.cards.remove(other)
                    room.cards.append(card)
                    return True
        return False

    def fill_summed(self, summed: list[Room], others: list[Room], cards: list[int], rng: Random) -> bool:
        """Draws cards of the sums that are known, which leave the others a deal that fits; tells whether there are."""
        if not summed:
            for room in others:
                room.cards = []
            return self.fill(others, cards, rng)
        room = summed[0]
        fitting = [list(some) for some in combinations(cards, room.size) if self.sum_of(some) == room.sum]
        rng.shuffle(fitting)
        for some in fitting:
            room.cards = some
            if self.fill_summed(summed[1:], others, [card for card in cards if card not in some], rng):
                return True
        return False

    def sum_of(self, cards: Sequence[int]) -> int:
        """Returns the sum of the values of cards."""
        return sum([self.values[card] for card in cards])
