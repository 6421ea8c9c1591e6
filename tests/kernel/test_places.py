"""Where cards lie and who knows it: what a seat knows is always true, and what it imagines is all that may be."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from gloaming.kernel.cards.places import ALL_SEATS, NO_SEATS, Layout, Place, Places, as_set, only

DECK, HAND, STRIKE, PILE, OTHER_HAND = range(5)
ANN, BOB, CAT = range(3)


def layout(printings: tuple[int, ...] = ()) -> Layout:
    return Layout(
        3,
        [
            Place("deck", ordered=True),
            Place("hand", open_to=only(ANN)),
            Place("strike", ordered=True, open_to=only(ANN), part_of="hand"),
            Place("pile", ordered=True, open_to=ALL_SEATS),
            Place("other hand", open_to=only(BOB)),
        ],
        printings,
    )


def table(deck: str, hand: str = "", pile: str = "", printings: tuple[int, ...] = ()) -> Places:
    """Lays cards out, each a digit, the top card last."""
    places = layout(printings).empty()
    for place, cards in ((DECK, deck), (HAND, hand), (PILE, pile)):
        places.put(place, [int(card) for card in cards])
    return places


def worlds(places: Places, seat: int, place: int, tries: int = 60) -> set[str]:
    """Returns what a seat imagines to lie in a place."""
    found = set()
    for seed in range(tries):
        world = places.clone()
        world.hidden_from(seat).make_up(Random(seed))
        found.add("".join(map(str, world.cards[place])))
    return found


# Moving.


def test_who_draws_a_card_sees_it_and_nobody_else_does() -> None:
    places = table("0123")
    places.move(3, HAND)
    assert places.cards[:2] == [[0, 1, 2], [3]]
    assert [places.knows(seat, 3) for seat in (ANN, BOB)] == [True, False]
    assert places.seen_in(HAND, ANN) == [3]
    assert places.seen_in(HAND, BOB) == []
    assert worlds(places, BOB, HAND) == {"0", "1", "2", "3"}


def test_a_card_discarded_is_seen_by_all() -> None:
    places = table("01", hand="23")
    places.move(2, PILE)
    assert all(places.knows(seat, 2) for seat in (ANN, BOB, CAT))
    assert worlds(places, BOB, HAND) == {"0", "1", "3"}


def test_a_card_taken_back_openly_is_known_to_be_in_the_hand() -> None:
    places = table("01", hand="2", pile="3")
    places.move(3, HAND)
    assert places.seen_in(HAND, BOB) == [3]
    assert worlds(places, BOB, HAND) == {"03", "13", "23"}


def test_a_card_shown_to_one_is_known_to_that_one() -> None:
    places = table("01", hand="23")
    places.show([2], only(BOB))
    assert (places.seen_in(HAND, BOB), places.seen_in(HAND, CAT)) == ([2], [])


def test_any_card_of_a_hand_may_be_the_one_that_left_unseen() -> None:
    places = table("01", hand="23")
    places.show([2], only(BOB))
    places.move(3, DECK)
    assert places.seen_in(HAND, BOB) == []
    assert worlds(places, BOB, HAND) == {"0", "1", "2", "3"}
    assert places.known_top(DECK, ANN) == [3]


def test_a_card_laid_face_down_from_the_hand_may_still_be_one_that_is_known() -> None:
    places = table("01", hand="234")
    places.show([2], only(BOB))
    places.move(3, STRIKE)
    assert places.seen_in(HAND, BOB) == [2]
    assert "2" in worlds(places, BOB, STRIKE)
    places.show([3], ALL_SEATS)
    assert worlds(places, BOB, STRIKE) == {"3"}
    assert worlds(places, BOB, HAND) == {"02", "12", "24"}


# Decks.


def test_what_was_looked_at_on_a_deck_stays_known_until_it_is_drawn() -> None:
    places = table("0123")
    places.show(places.top(DECK, 2), only(ANN))
    assert places.known_top(DECK, ANN) == [2, 3]
    places.move(3, OTHER_HAND)
    assert places.known_top(DECK, ANN) == [2]
    assert places.seen_in(OTHER_HAND, ANN) == [3]  # who knew what lay on top knows who has it
    assert worlds(places, ANN, DECK) == {"012", "102"}


def test_a_card_put_under_a_deck_openly_stays_known_whatever_goes_under_it() -> None:
    places = table("012", hand="4", pile="3")
    places.move(3, DECK, under=True)
    places.move(4, DECK, under=True)
    assert places.cards[DECK] == [4, 3, 0, 1, 2]
    assert places.known_bottom(DECK, ANN) == [4, 3]
    assert places.known_bottom(DECK, BOB) == []
    assert {world[1] for world in worlds(places, BOB, DECK)} == {"3"}
    places.move(2, HAND)
    assert {world[1] for world in worlds(places, BOB, DECK)} == {"3"}


def test_a_shuffle_leaves_known_that_a_card_is_there_until_one_is_drawn() -> None:
    places = table("012", pile="3")
    places.move(3, DECK)
    places.shuffle(DECK, [3, 1, 2, 0])
    assert places.known_top(DECK, ANN) == []
    assert places.knows_place(BOB, 3)
    places.cut(DECK, 2)
    assert places.knows_place(BOB, 3)
    places.move(places.cards[DECK][-1], HAND)
    assert not places.knows_place(BOB, 3)


def test_what_is_known_to_be_somewhere_in_a_deck_is_not_what_came_upon_it_later() -> None:
    places = table("01", hand="45", pile="3")
    places.move(3, DECK)
    places.shuffle(DECK, [0, 2, 1])
    places.move(4, DECK)
    found = worlds(places, BOB, DECK)
    assert all(world.index("3") < 3 for world in found)
    assert {world.index("3") for world in found} == {0, 1, 2}


def test_a_card_fetched_from_a_deck_leaves_in_doubt_where_the_others_lie() -> None:
    places = table("0123")
    places.show([0, 3], only(BOB))
    places.fetch(2, HAND, ALL_SEATS)
    assert places.known_top(DECK, BOB) == []
    assert all(places.knows_place(BOB, card) for card in (0, 2, 3))
    places = table("0123")
    places.show([0, 3], only(BOB))
    places.fetch(2, HAND)
    assert not any(places.knows_place(BOB, card) for card in (0, 2, 3))


def test_cards_put_in_another_order_are_known_to_who_saw_it() -> None:
    places = table("0123")
    places.show([2, 3], only(ANN, BOB))
    places.arrange(DECK, [3, 2], only(ANN))
    assert places.known_top(DECK, ANN) == [3, 2]
    assert places.known_top(DECK, BOB) == []
    assert places.knows_place(BOB, 3)


# What others know, in a world that is made up.


def test_others_know_as_much_in_an_imagined_game_but_of_other_cards() -> None:
    places = table("01234", hand="56")
    places.show([3, 4], only(ANN))
    places.show([5], only(CAT))
    known = set()
    for seed in range(60):
        world = places.clone()
        world.hidden_from(BOB).make_up(Random(seed))
        assert world.known_top(DECK, ANN) == world.cards[DECK][-2:]
        assert len(world.seen_in(HAND, CAT)) == 1
        known.add(world.seen_in(HAND, CAT)[0])
    assert known == set(range(7))


def test_a_hand_of_which_kinds_were_counted_is_imagined_so() -> None:
    places = table("012345", hand="678")
    places.show([8], only(BOB))
    kinds = [0, 0, 0, 1, 1, 1, 0, 1, 2]
    for seed in range(60):
        world = places.clone()
        world.hidden_from(BOB, kinds, {HAND: [1, -1, -1]}).make_up(Random(seed))
        assert 8 in world.cards[HAND]
        assert [kinds[card] for card in world.cards[HAND]].count(0) == 1


# Copies.


def test_copies_in_a_hidden_place_are_offered_once() -> None:
    places = table("01", hand="2345", printings=(0, 0, 1, 1, 2, 1))
    assert places.each_once(HAND) == [2, 4]
    places.show([5], only(BOB))
    assert places.each_once(HAND) == [4, 5]  # the copy that somebody knows of
    for card in (2, 3, 4, 5):
        places.move(card, PILE)
    assert places.each_once(PILE) == [2, 3, 4, 5]  # on the table they may come to differ


def test_a_copy_that_is_seen_to_leave_is_taken_for_the_one_that_was_known() -> None:
    places = table("01", hand="23", printings=(0, 0, 1, 1))
    places.show([3], only(BOB))
    places.show([2], only(CAT))
    places.move(2, PILE)
    assert (places.seen_in(HAND, BOB), places.seen_in(HAND, CAT)) == ([], [])


# As plain data.


def test_places_are_written_down_and_read_and_copied() -> None:
    places = table("012", hand="34")
    places.show([3], only(BOB))
    again = places.with_facts(json.loads(json.dumps(places.facts())))
    copy = places.clone()
    assert again.facts() == copy.facts() == places.facts()
    copy.move(2, HAND)
    copy.show([4], ALL_SEATS)
    assert again.facts() == places.facts() != copy.facts()


# Any moves whatever, against all worlds that a seat could take for the one it is in.

World = tuple[tuple[int, ...], ...]
ORDERED = (True, False, True, True, False)
OPEN = (0, only(ANN), only(ANN), ALL_SEATS, only(BOB))


def world_of(cards: list[list[int]]) -> World:
    return tuple(tuple(each if ORDERED[place] else sorted(each)) for place, each in enumerate(cards))


class Observer:
    """A seat that forgets nothing and reckons with everything that may be."""

    def __init__(self, seat: int, worlds: set[World]) -> None:
        self.seat = seat
        self.worlds = worlds

    def may_look(self, *places: int) -> bool:
        return any(OPEN[place] >> self.seat & 1 for place in places)

    def move(self, start: int, at: int, to: int, under: bool, card: int, seen: bool) -> None:
        """Sees a card go from a position, and which it is, or not."""
        found = set()
        for world in self.worlds:
            for slot in [at] if ORDERED[start] else range(len(world[start])):
                if world[start][slot] == card or not seen:
                    cards = [list(each) for each in world]
                    moved = cards[start].pop(slot)
                    cards[to].insert(0 if under else len(cards[to]), moved)
                    found.add(world_of(cards))
        self.worlds = found

    def mix(self, place: int, cards: int) -> None:
        """Sees so many cards on top of a place put into another order."""
        found = set()
        for world in self.worlds:
            rest = len(world[place]) - cards
            for top in permutations(world[place][rest:]):
                found.add((*world[:place], (*world[place][:rest], *top), *world[place + 1 :]))
        self.worlds = found

    def show(self, card: int, place: int, at: int) -> None:
        """Sees a card where it lies."""
        self.worlds = {
            world for world in self.worlds if card in world[place] and (not ORDERED[place] or world[place][at] == card)
        }


CARDS = 5


@given(st.integers(0, 2**32).map(Random))
def test_what_a_seat_knows_is_true_and_what_it_imagines_is_all_that_may_be(luck: Random) -> None:
    places = layout().empty()
    places.put(DECK, luck.sample(range(CARDS), CARDS))
    start = {world_of([list(order), [], [], [], []]) for order in permutations(range(CARDS))}
    observers = [Observer(seat, start) for seat in (ANN, BOB, CAT)]
    for _ in range(luck.randrange(1, 9)):
        act(places, observers, luck)
    assert sorted(card for cards in places.cards for card in cards) == list(range(CARDS))
    for observer in observers:
        check(places, observer)


def act(places: Places, observers: list[Observer], luck: Random) -> None:
    """Does anything."""
    place = luck.choice([place for place in range(5) if places.cards[place]])
    cards, seen = places.cards[place], luck.choice([NO_SEATS, NO_SEATS, ALL_SEATS, only(luck.randrange(3))])
    what = luck.choice(["move", "move", "move", "mix", "show", "arrange"])
    if what == "show":
        at = luck.randrange(len(cards))
        card = cards[at]
        places.show([card], seen)
        for observer in observers:
            if seen >> observer.seat & 1:
                observer.show(card, place, at)
    elif what == "move":
        at, to, under = luck.choice([0, len(cards) - 1]), luck.randrange(5), luck.random() < 0.3
        if not ORDERED[place]:
            at = luck.randrange(len(cards))
        card = cards[at]
        places.move(card, to, seen, under)
        for observer in observers:
            sees = bool(seen >> observer.seat & 1) or observer.may_look(place, to)
            observer.move(place, at, to, under, card, sees)
    elif place == DECK:
        count = len(cards) if what == "mix" else luck.randrange(len(cards)) + 1
        top = luck.sample(cards[len(cards) - count :], count)
        if what == "mix":
            places.shuffle(DECK, [cards.index(card) for card in top])
        else:
            places.arrange(DECK, top, NO_SEATS)
        for observer in observers:
            observer.mix(DECK, count)


def check(places: Places, observer: Observer) -> None:
    """Holds what a seat knows against all that may be."""
    seat, real = observer.seat, world_of(places.cards)
    assert real in observer.worlds
    for card in range(CARDS):
        place = places.place_of(card)
        whole = {place, HAND, STRIKE} if place in (HAND, STRIKE) else {place}
        if places.knows(seat, card):
            assert all(card in world[place] for world in observer.worlds)
            if ORDERED[place]:
                assert all(world[place].index(card) == real[place].index(card) for world in observer.worlds)
        elif places.knows_place(seat, card):
            assert all(any(card in world[part] for part in whole) for world in observer.worlds)
    imagined = set()
    for seed in range(400 if len(observer.worlds) <= 12 else 20):
        world = places.clone()
        world.hidden_from(seat).make_up(Random(seed))
        assert [len(cards) for cards in world.cards] == [len(cards) for cards in places.cards]
        assert [world.seen_in(place, seat) for place in range(5)] == [places.seen_in(place, seat) for place in range(5)]
        assert (world.known[seat], world.placed[seat]) == (places.known[seat], places.placed[seat])
        for other in (ANN, BOB, CAT):
            for mine, theirs in ((world.known, places.known), (world.placed, places.placed)):
                assert mine[other].bit_count() == theirs[other].bit_count()
        again = world.clone()  # what is imagined does not hang on what is real
        for each in (again, places.clone()):
            each.hidden_from(seat).make_up(Random(1))
            assert each.facts() == first_of(places, seat)
        imagined.add(world_of(world.cards))
    if len(observer.worlds) <= 12:
        assert observer.worlds <= imagined


def first_of(places: Places, seat: int) -> list[object]:
    world = places.clone()
    world.hidden_from(seat).make_up(Random(1))
    return world.facts()


def test_a_set_is_as_large_as_it_must_be() -> None:
    assert as_set([0, 2, 200]) >> 200 == 1
