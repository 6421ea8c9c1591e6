"""What a stranger's game is tried for before it is offered: its rulebook, the start of a game, its rules in words.

Our own games are not: tests hold them to far more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from gloaming.catalogue import catalogue_in, parsed, text_of
from gloaming.kernel.events import Event
from gloaming.kernel.flow import Flow
from gloaming.kernel.game import Game
from gloaming.kernel.reasons import Reason
from gloaming.kernel.rulebook import Rulebook, Ruling, opened, rulebook_of
from gloaming.kernel.sentences import check_event, check_reason
from gloaming.kernel.spelling import told
from gloaming.kernel.view import View

if TYPE_CHECKING:
    from gloaming.games import Home

FACTS: Final[Mapping[str, tuple[type, str]]] = {
    "title": (str, "a text"),
    "pitch": (str, "a text"),
    "minutes": (int, "a whole number"),
    "youngest": (int, "a whole number"),
    "version": (int, "a whole number"),
    "seats": (range, "a range"),
    "usual_players": (int, "a whole number"),
    "hands": (bool, "true or false"),
    "lesson": (Mapping, "a mapping of options"),
    "rulings": (Sequence, "a tuple of rulings"),
    "chapters": (Sequence, "a tuple of chapters"),
}


def try_out(kind: type[Rulebook], home: Home) -> None:
    """Raises whatever is wrong with the game of a rulebook, which is not open then."""
    check_facts(kind)
    try:
        book = rulebook_of(kind)
        check_sides(book)
        check_start(book)
        check_sentences(book, home)
        check_catalogue(home.package)
    except BaseException:
        opened.pop(kind.name, None)
        raise


def check_facts(kind: type[Rulebook]) -> None:
    """Refuses a rulebook that does not say all that is asked of it before a game begins."""
    for fact, (of, called) in FACTS.items():
        if not hasattr(kind, fact):
            raise TypeError(f"its rulebook has no {fact!r}")
        value: Any = getattr(kind, fact)
        if not isinstance(value, of) or (of is int and isinstance(value, bool)):
            raise TypeError(f"the {fact!r} of its rulebook is {told(value)}, not {called}")
    if not all(isinstance(ruling, Ruling) for ruling in kind.rulings):
        raise TypeError("the 'rulings' of its rulebook are not all rulings")
    if not all(isinstance(chapter, type) and issubclass(chapter, Flow) for chapter in kind.chapters):
        raise TypeError("the 'chapters' of its rulebook are not all chapters")
    if not kind.seats or min(kind.seats) < 1:
        raise ValueError("the 'seats' of its rulebook are for nobody")
    if kind.usual_players not in kind.seats:
        raise ValueError(f"the 'usual_players' of its rulebook, {kind.usual_players}, are none of its 'seats'")


def check_sides(book: Rulebook) -> None:
    """Refuses sides that leave a seat out, or have it twice, where as many can play; roles need only be told."""
    for options in book.modes:
        for players in book.seats:
            sides, _ = book.sides(players, options), book.roles(players, options)
            seats = sorted(seat for side in sides for seat in side)
            if seats != list(range(players)) and book.takes(players, options):
                raise ValueError(f"the sides of {players} players are {told(sides)}")


def check_start(book: Rulebook) -> None:
    """Starts the usual game, with somebody to hear of it, and looks at it from everywhere."""
    heard: list[Event] = []
    game = book.start(book.setting(seed=0), heard.append)
    for duty in ("seen_by", "hidden_from", "won_by"):
        if getattr(type(game), duty) is getattr(Game, duty):
            raise TypeError(f"its game has no {duty!r}")
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        if not isinstance(view, View):
            raise TypeError(f"what is seen of its game is {told(view)}, not a View")
        view.to_json()


def check_sentences(book: Rulebook, home: Home) -> None:
    """Refuses sentences that could not be said: of reasons and, where no words of its own tell them, of events."""
    for event in book.events.values() if not home.words else ():
        check_event(event)
    for reason in every_reason(Reason):
        if f"{reason.__module__}.".startswith(f"{home.package}."):
            check_reason(reason)


def every_reason(kind: type[Reason]) -> Iterator[type[Reason]]:
    """Yields the reasons that are told of a kind; those that others stand on may leave it to them what to say."""
    others = kind.__subclasses__()
    for other in others:
        yield from every_reason(other)
    if hasattr(kind, "says") or not others:
        yield kind


def check_catalogue(package: str) -> None:
    """Reads the rules in words, where there are some."""
    catalogue, source = catalogue_in(package), "its rules.md"
    if catalogue.is_file():
        parsed(text_of(catalogue, source), source)
