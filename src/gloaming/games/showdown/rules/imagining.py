"""Making up what a seat cannot know: the other hand, both decks, the Aces."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from gloaming.games.showdown.rules.cards import ACES, DOWN, NONE, Card
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.kernel.dice import mixed

if TYPE_CHECKING:
    from gloaming.games.showdown.rules.game import Showdown
    from gloaming.kernel.choices import Seat


def resample(game: Showdown, seat: Seat, rng: Random) -> None:
    """Deals everything hidden from a seat anew, in a way that fits all it has seen."""
    other = game.opponent(seat)
    if not game.decks[0]:  # the champions are still being chosen
        if game.picks[other] != NONE and game.covered and game.rulings.decks[other] in ("choose", "random"):
            game.picks[other] = rng.randrange(len(ROSTER))
        return
    mix_own_deck(game, seat, rng)
    deal_other_cards(game, other, rng)
    for each in range(2):
        mix_aces(game, each, rng)


def mix_own_deck(game: Showdown, seat: Seat, rng: Random) -> None:
    """Shuffles what lies between the known cards on top of the own deck and those at its bottom."""
    deck = game.decks[seat]
    top = len(deck) - min(game.seen_top[seat], len(deck))
    bottom = min(game.seen_bottom[seat], top)
    game.decks[seat] = deck[:bottom] + mixed(deck[bottom:top], rng) + deck[top:]


def deal_other_cards(game: Showdown, seat: Seat, rng: Random) -> None:
    """Deals hand, deck and a strike that lies face down anew, keeping the cards that were seen in hand."""
    covered = game.strikes[seat] != NONE and not game.revealed and seat != game.turned_first
    held = game.hands[seat] + ([game.strikes[seat]] if covered else [])
    hidden = held + game.decks[seat]
    known = game.seen_hand[seat]
    sunk, mixed_in = game.sunk[seat], game.shuffled_in[seat]
    rest = mixed([card for card in hidden if card not in known and card not in sunk], rng)
    hand = filled(game, seat, known, [card for card in rest if card not in mixed_in], len(held))
    deck = stacked(sunk, [card for card in rest if card not in hand], mixed_in)
    if covered:
        game.strikes[seat] = hand.pop(rng.randrange(len(hand)))
    game.hands[seat] = sorted(hand)
    game.decks[seat] = deck


def stacked(sunk: list[Card], rest: list[Card], mixed_in: list[Card]) -> list[Card]:
    """Returns a deck whose bottom is as it was seen; what was shuffled in is not among the cards put there unseen."""
    unseen = [card for card in rest if card not in mixed_in][: sunk.count(NONE)]
    above = [card for card in rest if card not in unseen]
    return [unseen.pop() if card == NONE else card for card in sunk] + above


def filled(game: Showdown, seat: Seat, known: list[Card], rest: list[Card], size: int) -> list[Card]:
    """Returns a hand of a size: the known cards, and others that fit what was told of their disciplines."""
    deck, told = game.deck_of(seat), game.told[seat]
    hand = known[:]
    for discipline in range(len(told)):
        if told[discipline] != NONE:
            held = len([card for card in known if deck.discipline(card) == discipline])
            fitting = [card for card in rest if deck.discipline(card) == discipline]
            hand.extend(fitting[: told[discipline] - held])
    free = [card for card in rest if card not in hand and told[deck.discipline(card)] == NONE]
    return hand + free[: size - len(hand)]


def mix_aces(game: Showdown, seat: Seat, rng: Random) -> None:
    """Shuffles the face-down Aces that nobody can tell apart."""
    places = [place for place in range(ACES) if game.lies[seat][place] == DOWN and not game.placed[seat][place]]
    suits = mixed([game.aces[seat][place] for place in places], rng)
    for index in range(len(places)):
        game.aces[seat][places[index]] = suits[index]
