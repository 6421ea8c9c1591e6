"""Making up what a seat cannot know: a deal that fits everything the seat has seen."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from gloaming.games.shadow_cards.rules.cards import DECK, VALUES, suit_of, sum_of
from gloaming.games.shadow_cards.rules.prediction import prediction_size
from gloaming.kernel.card_sets import cards_of, count_of, holds, set_of
from gloaming.kernel.dice import shuffle

if TYPE_CHECKING:
    from gloaming.games.shadow_cards.rules.game import ShadowCards


class Place:
    """A pile whose cards the seat cannot see: how many lie there, and which suits cannot."""

    def __init__(self, size: int, without: list[int]) -> None:
        self.cards: list[int] = []
        self.size = size
        self.without = without


def resample(game: ShadowCards, seat: int, rng: Random) -> None:
    """Deals all cards hidden from a seat anew, and draws the starter if it is not known yet."""
    if not game.starter_known and game.predicting:
        game.starter = rng.randrange(game.players)
        game.leader = game.starter
    if not game.rulings.reveal_predictions:
        forget_predictions(game, seat, rng)
    others = [] if game.over else [other for other in range(game.players) if other != seat]
    voids = game.voids()
    hands = [Place(count_of(game.hands[other]), voids[other]) for other in others]
    predictions = [Place(len(game.predictions[other]), []) for other in others]
    side = Place(len(game.side), [])
    stacks = [Place(len(stack), []) for stack in game.stacks]
    places = [*hands, *predictions, side, *stacks]
    unseen = unseen_by(game, seat)
    shuffle(unseen, rng)
    fill(places, unseen[: sum([place.size for place in places])], rng)
    for index in range(len(others)):
        game.hands[others[index]] = set_of(hands[index].cards)
        game.predictions[others[index]] = sorted(predictions[index].cards)
    game.side = side.cards
    game.stacks = [stack.cards for stack in stacks]


def unseen_by(game: ShadowCards, seat: int) -> list[int]:
    """Returns the cards that may lie in any of the hidden places."""
    known = [*cards_of(game.hands[seat]), *game.predictions[seat], *game.cards_out()]
    if game.over or (game.gone and not game.rulings.reveal_predictions):
        for cards in game.lines()[-1].predictions:  # by now they are known, or made up
            known.extend(cards)
    seen = set_of(known)
    return [card for card in range(DECK) if not holds(seen, card)]


def forget_predictions(game: ShadowCards, seat: int, rng: Random) -> None:
    """Makes up the others' predictions of earlier rounds, where only their sum was written down."""
    for index, line in enumerate(game.lines()):
        known = [card for cards in [line.predictions[seat], *line.points] for card in cards]
        running = len(game.gone) > 0 and index == len(game.sheet) - 1 and not game.over  # the same shuffle is in play
        if running:
            known.extend([*cards_of(game.hands[seat]), *game.predictions[seat], *game.trick, *game.played, *game.gone])
        others = [other for other in range(game.players) if other != seat]
        void = game.voids()[1 - seat] if running else []
        held = count_of(game.hands[1 - seat]) if running else 0
        sums = [sum_of(line.predictions[other]) for other in others]
        made_up = cards_of_sums(sums, prediction_size(game.players), known, rng, Place(held, void))
        assert made_up is not None, "no predictions fit what was seen"
        for other, cards in zip(others, made_up, strict=True):
            line.predictions[other] = cards
        game.sheet[index] = line.written()
        if game.over:
            game.predictions = line.predictions


def cards_of_sums(totals: list[int], size: int, known: list[int], rng: Random, hand: Place) -> list[list[int]] | None:
    """Draws predictions of given sums from cards not seen that leave enough for a hand; None if there are none."""
    unseen = [card for card in range(DECK) if card not in known]
    if not totals:
        enough = sum([suit_of(card) not in hand.without for card in unseen]) >= hand.size
        return [] if enough else None
    fitting = [list(cards) for cards in combinations(unseen, size) if sum_of(list(cards)) == totals[0]]
    rng.shuffle(fitting)
    for cards in fitting:
        others = cards_of_sums(totals[1:], size, [*known, *cards], rng, hand)
        if others is not None:
            return [cards, *others]
    return None


def fill(places: list[Place], cards: list[int], rng: Random) -> None:
    """Puts every card into a place that takes it, making room where that needs a swap."""
    for card in cards:
        suit = card // VALUES
        fitting = [place for place in places if len(place.cards) < place.size and suit not in place.without]
        if fitting:
            draw(fitting, rng).cards.append(card)
        else:
            moved = make_room(places, card, [])
            assert moved, "no deal fits what was seen"


def draw(places: list[Place], rng: Random) -> Place:
    """Draws a place in proportion to the room in it."""
    room = 0
    for place in places:
        room += place.size - len(place.cards)
    ticket = int(rng.random() * room)
    for place in places:
        ticket -= place.size - len(place.cards)
        if ticket < 0:
            return place
    return places[-1]


def make_room(places: list[Place], card: int, tried: list[Place]) -> bool:
    """Puts a card into a place that takes it, and moves another on where that is full; tells whether that worked.

    The real deal fits all places, so there is a chain of cards to move that ends where there is room (Berge's lemma).
    """
    for place in places:
        if place in tried or suit_of(card) in place.without:
            continue
        tried.append(place)
        if len(place.cards) < place.size:
            place.cards.append(card)
            return True
        for other in place.cards[:]:
            if make_room(places, other, tried):
                place.cards.remove(other)
                place.cards.append(card)
                return True
    return False
