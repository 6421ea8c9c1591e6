"""Which tournament belongs to which game, and how many play in its duels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.games import games as installed
from gloaming.games import rulebook
from gloaming.kernel.cards.english import listed
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue, Rulebook
from gloaming.kernel.spelling import unknown
from gloaming.kernel.tournament.tournament import OPTION, Tournament
from gloaming.tournament.house import HouseTournament

SIDES = 2  # that meet in a duel


def kind_of(game: str, players: int | None = None) -> type[Tournament]:
    """Returns the kind of tournament that a game has, with so many players in a duel if it was said how many.

    It is that of its book or, for a game of two sides whose book has none, that of the house.
    """
    book = rulebook(game)
    if book.tournament is not None:
        return book.tournament.for_players(players)
    if not has_two_sides(book):
        games = ", ".join(held())
        raise BadSetup(
            f"{book.title} has no tournaments: it is never a game of two sides. Games that have some: {games}"
        )
    return HouseTournament


def has_two_sides(book: Rulebook) -> bool:
    """Tells whether there is a mode and a number of players in which two sides play against each other."""
    return any(sizes_of(book, mode) for mode in book.modes)


def sizes_of(book: Rulebook, options: Mapping[str, OptionValue]) -> list[int]:
    """Returns how many can play as two sides with some options, the fewest first."""
    return [players for players in book.seats if are_two_sides(book, players, options)]


def are_two_sides(book: Rulebook, players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tells whether so many can play with some options, and are two sides then."""
    sides = book.sides(players, options)
    return len(sides) == SIDES and all(sides) and book.takes(players, options)


def players_of(game: str, options: Mapping[str, OptionValue], asked: int | None = None) -> int:
    """Returns how many play in a duel: so many as were asked for, or the fewest who are two sides."""
    book = rulebook(game)
    chosen = book.defaults | dict(kind_of(game).every_stage[0].options) | dict(options)
    if asked is not None:
        book.setting(asked, 0, chosen)
    sizes = sizes_of(book, chosen)
    if not sizes:
        for players in sizes_of(book, mode_of(book, chosen)):
            book.setting(players, 0, chosen)  # refuses the other options, and says why
        others = [first_options(book, mode) for mode in book.modes if sizes_of(book, mode)]
        instead = f"; it has two with {listed(others, 'or')}" if others else ""
        raise BadSetup(
            f"a tournament takes two sides, and {book.title} has none with {first_options(book, chosen)}{instead}"
        )
    if asked is not None and asked not in sizes:
        able = " or ".join(map(str, sizes))
        raise BadSetup(
            f"a tournament takes two sides, which {asked} players of {book.title} are not: --players takes {able}"
        )
    return asked or sizes[0]


def ways_of(game: str) -> list[dict[str, OptionValue]]:
    """Returns with which options a tournament can be held, of those that settle what is played and that no stage sets.

    The usual way comes first, if two sides play then.
    """
    book, by_stage = rulebook(game), dict(kind_of(game).every_stage[0].options)
    first = [ruling.name for ruling in book.rulings if ruling.comes_first and ruling.name not in by_stage]
    usual = {name: book.defaults[name] for name in first}
    found = [{name: mode[name] for name in first} for mode in book.modes if sizes_of(book, mode | by_stage)]
    ways = [usual, *found] if usual in found else found
    return [way for place, way in enumerate(ways) if way not in ways[:place]]


def game_options_for(game: str, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Returns the options of a game that are chosen for a tournament: only such that settle what is played."""
    book, ways = rulebook(game), ways_of(game)
    known = list(ways[0]) if ways else []
    for name, value in given.items():
        if name not in known:
            raise BadSetup(unknown("option that a tournament leaves open", name, known))
        book.ruling(name).checked(value)
    players_of(game, given)
    return dict(given)


def mode_of(book: Rulebook, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Returns some options as they would be if nothing were chosen but what comes first."""
    return book.defaults | {ruling.name: options[ruling.name] for ruling in book.rulings if ruling.comes_first}


def first_options(book: Rulebook, options: Mapping[str, OptionValue]) -> str:
    """Returns those of some options that settle what is played, as they are written."""
    return listed([f"{ruling.name}={options[ruling.name]}" for ruling in book.rulings if ruling.comes_first])


def options_for(game: str, given: Mapping[str, OptionValue]) -> dict[str, bool]:
    """Returns the options of a game's tournament, with defaults for what was not asked for."""
    kind = kind_of(game)
    known = [ruling.name for ruling in kind.rulings]
    for name in given:
        if name not in known:
            raise BadSetup(unknown_option(name, known))
    return kind.options_of(given)


def unknown_option(name: str, known: Sequence[str]) -> str:
    """Says that a tournament has no such option, and the tournaments of which games have one, if any do."""
    books = [rulebook(game) for game in held()]
    having = [
        book.title
        for book in books
        if book.tournament is not None and name in (ruling.name for ruling in book.tournament.rulings)
    ]
    told = unknown(OPTION, name, known)
    return f"{told}; tournaments of {listed(having)} have it" if having else told


def held() -> list[str]:
    """Returns the games that have tournaments."""
    books = [rulebook(name) for name in installed()]
    return [book.name for book in books if book.tournament is not None or has_two_sides(book)]


def first_printed() -> str:
    """Returns the game of a tournament for which none was named: the first whose book has one, or the first of all."""
    return next((name for name in held() if rulebook(name).tournament is not None), held()[0])
