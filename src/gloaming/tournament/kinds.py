"""Which tournament belongs to which game."""

from __future__ import annotations

from gloaming.games import games as installed
from gloaming.games import rulebook
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import Rulebook
from gloaming.kernel.tournament.tournament import Tournament
from gloaming.tournament.house import HouseTournament

PLAYERS = 2  # who meet in a duel


def kind_of(game: str) -> type[Tournament]:
    """Returns the kind of tournament that a game has: its book's, or that of the house for a game of two sides."""
    book = rulebook(game)
    if book.tournament is not None:
        return book.tournament
    if not is_for_two_sides(book):
        games = ", ".join(held())
        raise BadSetup(
            f"{book.title} has no tournaments: it is not a game for two sides. Games that have some: {games}"
        )
    return HouseTournament


def is_for_two_sides(book: Rulebook) -> bool:
    """Tells whether two players can play against each other."""
    return PLAYERS in book.seats and len(book.sides(PLAYERS, book.defaults)) == PLAYERS


def held() -> list[str]:
    """Returns the games that have tournaments."""
    books = [rulebook(name) for name in installed()]
    return [book.name for book in books if book.tournament is not None or is_for_two_sides(book)]


def first_printed() -> str:
    """Returns the game of a tournament for which none was named: the first whose book has one, or the first of all."""
    return next((name for name in held() if rulebook(name).tournament is not None), held()[0])
