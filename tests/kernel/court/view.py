"""What a seat sees of the court."""

from __future__ import annotations

import msgspec

from gloaming.kernel.cards.moments import NOTHING
from gloaming.kernel.choices import Seat
from gloaming.kernel.view import View, every_view
from kernel.court.game import Court


class CardView(msgspec.Struct):
    """A card in play."""

    card: str
    controller: int
    on: str
    might: int
    vigor: int
    wounds: int
    tired: bool
    abilities: list[str]


class PlayerView(msgspec.Struct):
    """A player, with the hand if the seat leads it."""

    favour: int
    coins: int
    hand: list[str] | None
    in_hand: int
    in_deck: int
    discards: list[str]
    bid: int | None


class CourtView(View, kw_only=True):
    """What a seat sees."""

    round: int
    people: list[PlayerView]
    in_play: list[CardView]
    lasting: int


def view_for(game: Court, seat: Seat | None) -> CourtView:
    """Returns what a seat sees, or what everybody does."""
    return CourtView(
        **every_view(game, seat),
        round=game.round,
        people=[player_view(game, player, game.deciders[player] == seat) for player in range(len(game.deciders))],
        in_play=[card_view(game, card) for card in game.in_play],
        lasting=len(game.lasting),
    )


def player_view(game: Court, player: int, own: bool) -> PlayerView:
    """Returns what is seen of a player."""
    return PlayerView(
        favour=game.favour[player],
        coins=game.coins[player],
        hand=sorted(game.name_of(card) for card in game.hands[player]) if own else None,
        in_hand=len(game.hands[player]),
        in_deck=len(game.decks[player]),
        discards=[game.name_of(card) for card in game.discards[player]],
        bid=None if game.sealed and not own else game.bids[player],
    )


def card_view(game: Court, card: int) -> CardView:
    """Returns what is seen of a card in play."""
    host = game.hosts[card]
    return CardView(
        card=game.name_of(card),
        controller=game.controller(card),
        on="" if host == NOTHING else game.name_of(host),
        might=game.might(card),
        vigor=game.vigor(card),
        wounds=game.wounds[card],
        tired=card in game.tired,
        abilities=[ability.text() for ability in game.abilities_of(game.controller(card), card)],
    )
