"""Where the cards of the court lie when they are not in play, and what a seat cannot know of that."""

from __future__ import annotations

from random import Random

from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.choices import Seat
from gloaming.kernel.dice import mixed
from kernel.court.table import Table


def draw_card(game: Table, player: Player) -> int:
    """Takes the top card of a deck into the hand; returns it, or nothing if there is none."""
    if not game.decks[player]:
        return NOTHING
    card = game.decks[player].pop()
    game.hands[player].append(card)
    game.touch()
    return card


def take_from_hand(game: Table, card: int) -> None:
    """Takes a card out of its owner's hand."""
    game.hands[game.cards.owners[card]].remove(card)
    game.touch()


def put_on_discards(game: Table, card: int) -> None:
    """Puts a card on its owner's discards; what belongs to nobody is gone."""
    owner = game.cards.owners[card]
    if owner != NOTHING:
        game.discards[owner].append(card)
    game.touch()


def resample(game: Table, seat: Seat, rng: Random) -> None:
    """Deals what a seat cannot know anew: all decks, and the hands and bids of players that it does not lead."""
    for player in range(len(game.decks)):
        if game.deciders[player] == seat:
            game.decks[player] = mixed(game.decks[player], rng)
            continue
        held = len(game.hands[player])
        unknown = mixed(game.hands[player] + game.decks[player], rng)
        game.hands[player], game.decks[player] = unknown[:held], unknown[held:]
        if game.sealed and game.bids[player] != NOTHING:
            game.bids[player] = rng.randrange(game.most_to_bid(player) + 1)
    game.readings.forget()
