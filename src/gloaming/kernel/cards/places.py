"""Where cards lie, and who knows what of it.

Everybody sees when a card is moved, from where and to where; who sees which card it is, is another matter. So of every
card in a place that a seat may not look into, the seat knows that just this card lies just there (`known`), or that it
lies somewhere in that place (`placed`), or nothing. What a seat knows stays true: what may have changed unseen is
forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from gloaming.kernel.choices import Seat
from gloaming.kernel.dealing import NO_KINDS, Hidden, HiddenWhole, Pool, Room
from gloaming.kernel.plain import Kept
from gloaming.kernel.shuffling import shuffle

Seats = int  # a set of seats, each a bit
Cards = int  # a set of cards, each a bit, of any size

NO_SEATS: Final[Seats] = 0
ALL_SEATS: Final[Seats] = -1
NO_CARDS: Final[Cards] = 0
ALL_CARDS: Final[Cards] = -1
NOWHERE: Final = -1

CountsOf = dict[int, list[int]]  # of cards, by place and kind
NO_COUNTS: Final[CountsOf] = {}


def only(*seats: Seat) -> Seats:
    """Returns a set of seats."""
    return as_set(seats)


def as_set(numbers: Sequence[int]) -> int:
    """Returns numbers as a set, each a bit.

    >>> as_set([0, 3])
    9
    """
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


class Place:
    """Somewhere cards lie: a deck, a hand, a pile. Places are declared once and shared by all games.

    Where it does not count where in a place a card lies, its cards are kept in order of their numbers.
    """

    def __init__(self, name: str, ordered: bool = False, open_to: Seats = NO_SEATS, part_of: str = "") -> None:
        self.name = name
        self.ordered = ordered  # whether it counts where in it a card lies
        self.open_to = open_to  # who may look into it at any time
        self.part_of = part_of  # a place from which those who see neither of both cannot tell it apart
        self.whole = 0  # where in the layout that place stands, or it itself


class Layout:
    """The places of a set of cards that can stand for each other, as far as those know who cannot see them.

    Those in which a card is most often sought come first. Cards with the same printing are copies that nobody can tell
    apart; without printings there are none.
    """

    def __init__(self, seats: int, places: Sequence[Place], printings: Sequence[int] = ()) -> None:
        self.seats = seats
        self.places = list(places)
        self.printings = list(printings)
        names = [place.name for place in self.places]
        for number, place in enumerate(self.places):
            place.whole = names.index(place.part_of) if place.part_of else number
        wholes = [place.whole for place in self.places]
        self.wholes = sorted(set(wholes))  # the places that are part of no other
        self.parts = [[part for part in range(len(wholes)) if wholes[part] == whole] for whole in range(len(wholes))]

    def empty(self) -> Places:
        """Returns the places without any cards."""
        nothing = [NO_CARDS] * self.seats
        return Places(self, [[] for _ in self.places], nothing, nothing[:], nothing[:])


class Places(Kept):
    """Where the cards of a layout lie in one game; a place is meant by its number in the layout."""

    def __init__(
        self, layout: Layout, cards: list[list[int]], known: list[Cards], placed: list[Cards], later: list[Cards]
    ) -> None:
        self.layout = layout
        self.cards = cards  # of each place, top card last
        # By seat. No card is in two of these sets, and none that lies where the seat may look.
        self.known = known
        self.placed = placed
        self.later = later  # cards that came upon a place unseen since it was mixed: none lies here that is `placed`
        self.shared = False  # whether a copy has the same lists of what is known, as long as neither changes them

    def clone(self) -> Places:
        twin = Places(self.layout, [each[:] for each in self.cards], self.known, self.placed, self.later)
        self.shared = twin.shared = True
        return twin

    def own_knowledge(self) -> None:
        """Sees to it that what is known here can be changed without changing it in a copy."""
        if self.shared:
            self.known, self.placed, self.later = self.known[:], self.placed[:], self.later[:]
            self.shared = False

    def facts(self) -> list[Any]:
        return [[cards[:] for cards in self.cards], self.known[:], self.placed[:], self.later[:]]

    def with_facts(self, facts: list[Any]) -> Places:
        cards, known, placed, later = facts
        return Places(self.layout, [each[:] for each in cards], known[:], placed[:], later[:])

    # What lies where.

    def place_of(self, card: int) -> int:
        """Returns where a card lies."""
        for place in range(len(self.cards)):
            if card in self.cards[place]:
                return place
        return NOWHERE

    def top(self, place: int, count: int) -> list[int]:
        """Returns so many cards on top of a place, or all there are, the top card last."""
        cards = self.cards[place]
        return cards[max(0, len(cards) - count) :]

    def each_once(self, place: int) -> list[int]:
        """Returns the cards of a place to choose from: of copies in a hidden place only one.

        It is the one that most seats know of, so that what they know is not of another copy when it leaves.
        """
        layout, cards = self.layout, self.cards[place]
        if not layout.printings or layout.places[place].open_to == ALL_SEATS:
            return cards[:]
        first: dict[int, int] = {}
        for card in cards:
            printing = layout.printings[card]
            if printing not in first or self.count_knowing(card) > self.count_knowing(first[printing]):
                first[printing] = card
        return [card for card in cards if first[layout.printings[card]] == card]

    # Who knows what.

    def knows(self, seat: Seat, card: int) -> bool:
        """Tells whether a seat knows which card this is, there where it lies."""
        if self.known[seat] >> card & 1:
            return True
        return self.layout.places[self.place_of(card)].open_to >> seat & 1 == 1

    def knows_place(self, seat: Seat, card: int) -> bool:
        """Tells whether a seat knows in which place a card lies, at least."""
        return self.placed[seat] >> card & 1 == 1 or self.knows(seat, card)

    def count_knowing(self, card: int) -> int:
        """Returns how many seats know where a card lies."""
        return len([seat for seat in range(self.layout.seats) if self.knows_place(seat, card)])

    def seen_in(self, place: int, seat: Seat) -> list[int]:
        """Returns the cards of which a seat knows that they lie in a place, or in one that is part of it, in order."""
        if self.layout.places[place].open_to >> seat & 1:
            return sorted(self.cards[place])
        known, placed = self.known[seat], self.placed[seat]
        found = [card for card in self.cards[place] if known >> card & 1]
        if placed:
            found.extend([card for part in self.layout.parts[place] for card in self.cards[part] if placed >> card & 1])
        return sorted(found)

    def known_top(self, place: int, seat: Seat) -> list[int]:
        """Returns the cards on top of a place that a seat knows one by one, the top card last."""
        cards, first = self.cards[place], len(self.cards[place])
        known = self.known_there(place, seat)
        while first > 0 and known >> cards[first - 1] & 1:
            first -= 1
        return cards[first:]

    def known_bottom(self, place: int, seat: Seat) -> list[int]:
        """Returns the cards at the bottom of a place that a seat knows one by one, without those of `known_top`."""
        cards, left = self.cards[place], len(self.cards[place]) - len(self.known_top(place, seat))
        known, last = self.known_there(place, seat), 0
        while last < left and known >> cards[last] & 1:
            last += 1
        return cards[:last]

    def known_there(self, place: int, seat: Seat) -> Cards:
        """Returns the cards that a seat knows one by one if they lie in a place."""
        return ALL_CARDS if self.layout.places[place].open_to >> seat & 1 else self.known[seat]

    def within(self, place: int) -> Cards:
        """Returns the cards of a place with those that are part of it, as a set."""
        found = NO_CARDS
        for part in self.layout.parts[place]:
            found |= as_set(self.cards[part])
        return found

    # Moving cards.

    def put(self, place: int, cards: list[int]) -> None:
        """Lays cards down that were nowhere, and nobody knows of them but who may look there."""
        self.cards[place].extend(cards)
        if not self.layout.places[place].ordered:
            self.cards[place].sort()

    def move(self, card: int, to: int, seen: Seats = NO_SEATS, under: bool = False, start: int = NOWHERE) -> None:
        """Moves a card onto a place, or under it, from a position that everybody sees, such as the top of a deck.

        Who may look into either place sees which card it is, and so does who knew that it lay just there, and who is
        named. All others no longer know of any card only that it lies there where this one came from.
        """
        if start == NOWHERE:
            start = self.place_of(card)
        before, after = self.layout.places[start], self.layout.places[to]
        seen |= before.open_to | after.open_to
        here, there = self.cards[start], self.cards[to]
        if here[-1] == card:
            here.pop()
        else:
            here.remove(card)
        if under:
            there.insert(0, card)
        else:
            there.append(card)
        if not after.ordered:
            there.sort()
        moved = 1 << card
        for seat in range(self.layout.seats):
            if seen >> seat & 1 or self.known[seat] & moved:
                if self.knows_anything(seat) or not after.open_to >> seat & 1:
                    self.follow(seat, card, start, to)
            elif self.knows_anything(seat):
                self.lose_sight(seat, card, start, to)

    def knows_anything(self, seat: Seat) -> bool:
        """Tells whether a seat knows anything of cards that it may not look at."""
        return self.known[seat] != 0 or self.placed[seat] != 0 or self.later[seat] != 0

    def lose_sight(self, seat: Seat, card: int, start: int, to: int) -> None:
        """Has a seat that did not see which card has gone no longer know what may be another one now."""
        self.own_knowledge()
        moved, places = 1 << card, self.layout.places
        self.later[seat] &= ~moved
        if places[start].whole == places[to].whole:
            return  # this seat cannot tell them apart
        if self.placed[seat]:
            self.placed[seat] &= ~(self.within(places[start].whole) | moved)
            if places[to].ordered:
                self.later[seat] |= moved

    def fetch(self, card: int, to: int, seen: Seats = NO_SEATS) -> None:
        """Moves a card that somebody sought in a deck; nobody else sees where in it the card lay."""
        self.own_knowledge()
        start = self.place_of(card)
        sought = as_set(self.cards[start])
        everyone = self.layout.places[start].open_to | self.layout.places[to].open_to | seen
        for seat in range(self.layout.seats):
            if not self.layout.places[start].open_to >> seat & 1:
                if everyone >> seat & 1:
                    self.placed[seat] |= self.known[seat] & sought
                else:
                    self.placed[seat] &= ~sought
                self.known[seat] &= ~sought
                self.later[seat] &= ~sought
        self.move(card, to, seen)

    def follow(self, seat: Seat, card: int, start: int, to: int) -> None:
        """Has a seat know where a card has gone that it saw."""
        self.own_knowledge()
        if self.layout.printings:
            self.mistake(seat, card, start)
        moved, place = 1 << card, self.layout.places[to]
        for known in (self.known, self.placed, self.later):
            known[seat] &= ~moved
        if not place.open_to >> seat & 1:
            known = self.known if place.ordered else self.placed
            known[seat] |= moved

    def mistake(self, seat: Seat, card: int, start: int) -> None:
        """Has a seat that saw a card leave take it for the copy that it knew to be there."""
        if (self.known[seat] | self.placed[seat]) >> card & 1:
            return
        printings = self.layout.printings
        for other in self.cards[start]:
            if printings[other] == printings[card] and self.placed[seat] >> other & 1:
                self.placed[seat] &= ~(1 << other)
                return

    def shuffle(self, place: int, order: list[int]) -> None:
        """Puts a place into another order; what was known of the order is known of the place from now on."""
        cards = self.cards[place]
        self.cards[place] = [cards[index] for index in order]
        self.mix(as_set(cards), ALL_SEATS)

    def cut(self, place: int, lifted: int) -> None:
        """Puts so many cards from the bottom of a place onto it; nobody has counted them."""
        cards = self.cards[place]
        self.cards[place] = cards[lifted:] + cards[:lifted]
        self.mix(as_set(cards), ALL_SEATS)

    def arrange(self, place: int, top: list[int], seen: Seats) -> None:
        """Lays the cards on top of a place in another order, the top card last; who does not see it no longer knows."""
        cards = self.cards[place]
        self.cards[place] = cards[: len(cards) - len(top)] + top
        self.mix(as_set(top), ~seen)

    def mix(self, cards: Cards, unseen_by: Seats) -> None:
        """Has seats no longer know where in their place cards lie, but only that they do."""
        self.own_knowledge()
        for seat in range(self.layout.seats):
            if unseen_by >> seat & 1:
                self.placed[seat] |= self.known[seat] & cards
                self.known[seat] &= ~cards
                self.later[seat] &= ~cards

    def show(self, cards: list[int], seen: Seats) -> None:
        """Has seats see cards where they lie."""
        for card in cards:
            place = self.place_of(card)
            for seat in range(self.layout.seats):
                if seen >> seat & 1:
                    self.follow(seat, card, place, place)

    # Making up what a seat cannot know.

    def hidden_from(self, seat: Seat, kinds: list[int] = NO_KINDS, counts: CountsOf = NO_COUNTS) -> Pool:
        """Returns the cards that could lie elsewhere, as far as a seat can tell.

        Of some places it may know how many cards of each kind lie there, -1 where it does not know.
        """
        found: list[Hidden] = []
        if not self.is_anything_known() and not counts:
            closed = [place for place, each in enumerate(self.layout.places) if not each.open_to >> seat & 1]
            found.extend([HiddenWhole(self.cards[place], self.layout.places[place].ordered) for place in closed])
            return Pool(found, kinds)
        for place in self.layout.wholes:
            hidden = HiddenPlace(self, place, seat) if self.hides(place, seat) else None
            if hidden is not None and hidden.held:
                found.append(hidden)
                if place in counts and any(count >= 0 for count in counts[place]):
                    hidden.divide(counts[place])
        pool = Pool(found, kinds)
        if self.placed[seat]:
            pool.lies_in = {
                card: place
                for place in self.layout.wholes
                for part in self.layout.parts[place]
                for card in self.cards[part]
                if self.placed[seat] >> card & 1
            }
        return pool

    def is_anything_known(self) -> bool:
        """Tells whether any seat knows anything of cards that it may not look at."""
        return any(self.knows_anything(seat) for seat in range(self.layout.seats))

    def hides(self, place: int, seat: Seat) -> bool:
        """Tells whether cards lie in a place, or in one that is part of it, into which a seat may not look."""
        for part in self.layout.parts[place]:
            if self.cards[part] and not self.layout.places[part].open_to >> seat & 1:
                return True
        return False


class HiddenPlace(Hidden):
    """A place into which a seat may not look, with those that are part of it, as far as it does not know the cards."""

    def __init__(self, places: Places, place: int, seat: Seat) -> None:
        self.places = places
        self.place = place
        self.seat = seat
        self.held: list[int] = []
        self.slots: list[tuple[int, int]] = []  # where each of them lies: in which part of the place, and where there
        self.fresh: list[int] = []  # slots in which none lies that is known to lie somewhere in the place
        known, later = places.known[seat], places.later[seat]
        for part in places.layout.parts[place]:
            if not places.layout.places[part].open_to >> seat & 1:
                cards = places.cards[part]
                for at in range(len(cards)):
                    if not known >> cards[at] & 1:
                        if later >> cards[at] & 1:
                            self.fresh.append(len(self.slots))
                        self.held.append(cards[at])
                        self.slots.append((part, at))
        self.rooms = [self.room(len(self.held) - len(self.fresh))]
        if self.fresh:
            self.rooms.append(self.room(len(self.fresh)))
            self.rooms[1].takes_known = False
        # What is known of a slot, by seat, and what others know to lie somewhere in the place.
        self.known_slots: list[list[int]] = []
        self.later_slots: list[list[int]] = []
        self.others: list[Seats] = []

    def room(self, size: int, without: list[int] = NO_KINDS) -> Room:
        """Returns a room of the place."""
        room = Room(size, without)
        room.place = self.place
        return room

    def divide(self, counts: list[int]) -> None:
        """Says how many cards of each kind lie there, -1 where that is not known."""
        told = [kind for kind in range(len(counts)) if counts[kind] >= 0]
        divided = [self.room(counts[kind], [other for other in range(len(counts)) if other != kind]) for kind in told]
        rest = self.room(self.rooms[0].size - sum([room.size for room in divided]), told)
        self.rooms = [*divided, rest, *self.rooms[1:]]

    def gather(self) -> list[int]:
        """Returns the cards, of which from now on nobody knows anything but that some lie somewhere in the place."""
        self.places.own_knowledge()
        places, held = self.places, as_set(self.held)
        mine = places.placed[self.seat]
        others: dict[int, Seats] = {}
        for seat in range(places.layout.seats):
            self.known_slots.append(self.slots_of(places.known[seat] & held))
            self.later_slots.append(self.slots_of(places.later[seat] & held))
            theirs = NO_CARDS if seat == self.seat else places.placed[seat] & held & ~mine
            for card in self.held if theirs else []:
                if theirs >> card & 1:
                    others[card] = others.get(card, NO_SEATS) | 1 << seat
            places.known[seat] &= ~held
            places.later[seat] &= ~held
            places.placed[seat] &= ~theirs
        self.others = sorted(others.values())
        return self.held

    def slots_of(self, cards: Cards) -> list[int]:
        """Returns in which slots some of the cards lie."""
        return [slot for slot in range(len(self.held)) if cards >> self.held[slot] & 1] if cards else []

    def lay(self, rng: Random) -> None:
        """Lays the cards down, and lets others know of them as much as they knew of those that lay there."""
        old = [room for room in self.rooms if room.takes_known]
        dealt = old[0].mix(rng)
        if len(old) > 1:
            dealt = [card for room in old for card in room.cards]
            shuffle(dealt, rng)
        upon = self.rooms[-1].mix(rng) if self.fresh else []
        laid: list[int] = []
        places = self.places
        for slot in range(len(self.slots)):
            part, at = self.slots[slot]
            card = upon.pop() if slot in self.fresh else dealt.pop()
            places.cards[part][at] = card
            laid.append(card)
        for part in places.layout.parts[self.place]:
            if not places.layout.places[part].ordered:
                places.cards[part].sort()
        for seat in range(places.layout.seats):
            places.known[seat] |= as_set([laid[slot] for slot in self.known_slots[seat]])
            places.later[seat] |= as_set([laid[slot] for slot in self.later_slots[seat]])
        if self.others:
            self.let_others_know(laid, rng)

    def let_others_know(self, laid: list[int], rng: Random) -> None:
        """Has others know that cards lie in the place, as many as they did before, but nobody can tell which."""
        places = self.places
        free = [card for card in laid if not places.placed[self.seat] >> card & 1]
        shuffle(free, rng)
        for seats in self.others:
            meant = [seat for seat in range(places.layout.seats) if seats >> seat & 1]
            apart = NO_CARDS  # which lie where one of them knows what lies, or that none of these does
            for seat in meant:
                apart |= places.known[seat] | places.later[seat]
            fitting = [card for card in free if not apart >> card & 1]
            for seat in meant if fitting else []:
                places.placed[seat] |= 1 << fitting[0]
            free = [card for card in free if card not in fitting[:1]]
