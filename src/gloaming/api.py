"""The front door: start, save, load and look at games by name."""

from __future__ import annotations

import json
from os import PathLike
from pathlib import Path
from typing import Any, TypeVar

from gloaming.games import rulebook, why_missing
from gloaming.kernel import files, record
from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadRecord, BadSetup, Refused
from gloaming.kernel.events import Event, Facts, Listener
from gloaming.kernel.game import Game, game_in
from gloaming.kernel.kept import KeptGame, KeptState, understood
from gloaming.kernel.possible import is_possible
from gloaming.kernel.record import Record
from gloaming.kernel.rulebook import OptionValue, Rulebook, Setting
from gloaming.kernel.spelling import LONG

Thing = TypeVar("Thing")

JSON = "json"  # how a refusal names what has no file
NO_STATE = (ValueError, LookupError, TypeError, AttributeError, AssertionError, OverflowError)  # raised by restoring it


def start(
    name: str,
    players: int | None = None,
    seed: int | None = None,
    listener: Listener | None = None,
    **options: OptionValue,
) -> Game:
    """Starts a game and runs it to its first decision.

    Without `players` the usual number sits down, without `seed` a random one is drawn. Rulings are keyword options:
    those that differ from the default, by their names.

    >>> import gloaming
    >>> start(gloaming.games()[0], seed=7).number
    0
    """
    book = rulebook(name)
    return book.start(book.setting(players, seed, options), listener)


def save(game: Game, path: str | PathLike[str]) -> None:
    """Writes a game's record to a file, whole or not at all.

    A new file takes the place of an old one: a link is followed, but other hard links keep the old file, and one
    that is read-only is replaced if its folder can be written to.
    """
    record.write(checked(game, Game, "a game"), file_at(path))


def load(path: str | PathLike[str], listener: Listener | None = None) -> Game:
    """Plays a record again to its end and returns the game."""
    return replay(record.read(file_at(path)), listener=listener)


def replay(played: Record, upto: int | None = None, listener: Listener | None = None) -> Game:
    """Plays a record again, to its end or to an earlier choice."""
    if trouble := why_missing(checked(played, Record, "a record").game):
        raise played.broken("game", trouble)
    return played.replay(rulebook(played.game), upto, listener)


def rewind(game: Game, number: int, listener: Listener | None = None) -> Game:
    """Returns the game as it was when so many choices had been made: undo, by playing again to an earlier point."""
    made = checked(game, Game, "a game").number
    if type(number) is not int or not 0 <= number <= made:
        raise BadSetup(f"cannot go back to move {number}: {made} were made")
    return replay(Record.of(game), number, listener)


def events(game: Game, seat: Seat | None = None) -> list[Facts]:
    """Returns everything a seat, or a spectator, has seen happen, from the first deal on."""
    checked(game, Game, "a game").view(seat)  # refuses a seat that is not there
    heard: list[Event] = []
    replay(Record.of(game), listener=heard.append)
    return [facts for event in heard if (facts := event.seen_by(seat)) is not None]


def to_json(game: Game) -> str:
    """Returns a whole game, hidden cards included, as JSON."""
    setting = checked(game, Game, "a game").setting
    facts = {
        "game": game.rulebook.name,
        "rules": game.rulebook.version,
        "players": setting.players,
        "seed": setting.seed,
        "options": setting.changed(game.rulebook),
        "choices": game.choices if game.remembered else None,
        "state": game.state(),
    }
    if not game.remembered:
        facts["checksum"] = record.checksum(game.rulebook, setting, game.state())
    return json.dumps(facts)


def from_json(text: str) -> Game:
    """Returns the game that `to_json` wrote.

    A state is believed if its choices lead to it. An imagined game has none: there a checksum tells whether the state
    is still the one that was written. Anybody can compute it, so it guards against accidents, not against intent: a
    forged state that asks what it should is let in, and may fail later with an error of Python's. What comes from
    strangers should be a game with its choices.
    """
    try:
        kept = understood(files.parsed(checked(text, str, "text"), JSON), KeptGame, "a game")
        book = rulebook(kept.game)
        if kept.rules != book.version:
            raise BadRecord(JSON, 0, record.other_rules(kept.rules, book))
        setting = book.setting(kept.players, kept.seed, kept.options)
        if kept.choices is None:
            return imagined(book, setting, kept.state, kept.checksum)
        return played(book, setting, kept.state, kept.choices)
    except (BadSetup, Refused) as error:
        raise BadRecord(JSON, 0, str(error)) from error
    except RecursionError:
        raise BadRecord(JSON, 0, "nested too deeply") from None


def played(book: Rulebook, setting: Setting, state: object, choices: list[tuple[Seat, str]]) -> Game:
    """Returns the game that choices lead to, if that is the state it is said to be in."""
    game = book.start(setting)
    for seat, token in choices:
        game.choose(seat, token)
    if game.state() != state:
        told = difference(state, game.state(), "the state")
        raise BadRecord(JSON, 0, f"its moves lead to a different state: {told}")
    return game


def imagined(book: Rulebook, setting: Setting, state: dict[str, Any], seal: str | None) -> Game:
    """Returns an imagined game in the state that was written."""
    if seal is None:
        raise BadRecord(JSON, 0, "an imagined game needs its 'checksum'")
    if record.checksum(book, setting, state) != seal:
        raise BadRecord(JSON, 0, "the state of this imagined game was changed after it was written")
    what = f"a state of {book.title}"
    understood(state, KeptState, what)
    try:
        game = game_in(book, setting, state, None)
        possible = is_possible(game, state)
    except NO_STATE:
        possible = False
    if not possible:
        raise BadRecord(JSON, 0, f"this is not {what}")
    return game


def difference(given: object, found: object, where: str) -> str:
    """Tells the first difference between a state that was given and the one that was found."""
    if isinstance(given, dict) and isinstance(found, dict):
        for name in [*found, *given]:
            if name not in given or name not in found:
                return f"{where} has {'no' if name in found else 'an unknown'} fact {name[:LONG]!r}"
            if given[name] != found[name]:
                return difference(given[name], found[name], name)
    if isinstance(given, list) and isinstance(found, list) and len(given) == len(found):
        place = next(place for place, one in enumerate(given) if one != found[place])
        return difference(given[place], found[place], f"{where}[{place}]")
    return f"{where} is {json.dumps(given)[:LONG]}, not {json.dumps(found)[:LONG]}"


def file_at(path: str | PathLike[str]) -> Path:
    """Returns where a file is, if it was named."""
    try:
        return Path(path)
    except TypeError:
        raise BadSetup(f"the name of a file is expected, not {type(path).__name__}") from None


def checked(thing: Thing, kind: type, what: str) -> Thing:
    """Returns a thing if it is what it should be."""
    if not isinstance(thing, kind):
        raise BadSetup(f"{what} is expected, not {type(thing).__name__}")
    return thing
