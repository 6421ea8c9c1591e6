"""Making up what a seat cannot know: a deal that fits everything the seat has seen."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from gloaming.games.shadow_cards.rules.cards import DECK, VALUES, suit_of, sum_of
from gloaming.games.shadow_cards.rules.prediction import prediction_size

if TYPE_CHECKING:
    from gloaming.games.shadow_cards.rules.game import ShadowCards


class Place:
    """A pile whose cards the seat cannot see: how many lie there, and which suits cannot."""

    cards: list[int]
    size: int
    without: list[int]

    def __init__(self, size: int, without: list[int]) -> None:
        self.cards = []
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
    hands = [Place(len(game.hands[other]), voids[other]) for other in others]
    predictions = [Place(len(game.predictions[other]), []) for other in others]
    side = Place(len(game.side), [])
    stacks = [Place(len(stack), []) for stack in game.stacks]
    places = [*hands, *predictions, side, *stacks]
    unseen = unseen_by(game, seat)
    rng.shuffle(unseen)
    fill(places, unseen[: sum([place.size for place in places])], rng)
    for index in range(len(others)):
        game.hands[others[index]] = sorted(hands[index].cards)
        game.predictions[others[index]] = sorted(predictions[index].cards)
    game.side = side.cards
    game.stacks = [stack.cards for stack in stacks]


def unseen_by(game: ShadowCards, seat: int) -> list[int]:
    """Returns the cards that may lie in any of the hidden places."""
    known = [*game.hands[seat], *game.predictions[seat], *game.cards_out()]
    if game.over or (game.gone and not game.rulings.reveal_predictions):
        for cards in game.lines()[-1].predictions:  # by now they are known, or made up
            known.extend(cards)
    return [card for card in range(DECK) if card not in known]


def forget_predictions(game: ShadowCards, seat: int, rng: Random) -> None:
    """Makes up the others' predictions of earlier rounds, where only their sum was written down."""
    for index, line in enumerate(game.lines()):
        known = [card for cards in [line.predictions[seat], *line.points] for card in cards]
        running = len(game.gone) > 0 and index == len(game.sheet) - 1 and not game.over  # the same shuffle is in play
        if running:
            known.extend([*game.hands[seat], *game.predictions[seat], *game.trick, *game.played, *game.gone])
        others = [other for other in range(game.players) if other != seat]
        void = game.voids()[1 - seat] if running else []
        held = len(game.hands[1 - seat]) if running else 0
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
            make_room(places, card)


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


def make_room(places: list[Place], card: int) -> None:
    """Puts a card into a full place, moving a chain of others until one finds room elsewhere.

    The real deal fits all places, so such a chain exists (Berge's lemma); the search is breadth first.
    """
    entry = {index: (card, -1) for index in range(len(places)) if suit_of(card) not in places[index].without}
    frontier = list(entry)
    while frontier:
        index = frontier.pop(0)
        if len(places[index].cards) < places[index].size:
            shift(places, entry, index)
            return
        for other in places[index].cards:
            for target in range(len(places)):
                if target not in entry and suit_of(other) not in places[target].without:
                    entry[target] = (other, index)
                    frontier.append(target)
    raise AssertionError("no deal fits what was seen")


def shift(places: list[Place], entry: dict[int, tuple[int, int]], index: int) -> None:
    """Moves the cards of a chain one place on, the last one into the place with room."""
    while index >= 0:
        card, source = entry[index]
        places[index].cards.append(card)
        if source >= 0:
            places[source].cards.remove(card)
        index = source
