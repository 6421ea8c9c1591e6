"""Where the cards of the court lie when they are not in play, and what a seat cannot know of that."""

from __future__ import annotations

from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.choices import Seat
from gloaming.kernel.dealing import HiddenWhole, OneOf, Pool, Unknown
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


def hidden_from(game: Table, seat: Seat) -> list[Unknown]:
    """Returns what a seat cannot know: all decks, and the hands and bids of players that it does not lead."""
    found: list[Unknown] = []
    for player in range(len(game.decks)):
        deck = HiddenWhole(game.decks[player], ordered=True)
        if game.deciders[player] == seat:
            found.append(Pool([deck]))
            continue
        found.append(Pool([HiddenWhole(game.hands[player], ordered=True), deck]))
        if game.sealed and game.bids[player] != NOTHING:
            found.append(OneOf(range(game.most_to_bid(player) + 1), game.bids, player))
    return found
