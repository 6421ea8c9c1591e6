"""The front door: start, save, load and look at games by name."""

from __future__ import annotations

import json
from os import PathLike
from pathlib import Path

from gloaming.games import rulebook
from gloaming.kernel import record
from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadRecord, BadSetup
from gloaming.kernel.events import Event, Fact, Listener
from gloaming.kernel.game import Game
from gloaming.kernel.record import Record
from gloaming.kernel.rulebook import OptionValue


def start(
    name: str,
    players: int | None = None,
    seed: int | None = None,
    listener: Listener | None = None,
    **options: OptionValue,
) -> Game:
    """Starts a game and runs it to its first decision.

    Without `players` the usual number sits down, without `seed` a random one is drawn. Rulings are keyword options:

    >>> start("shadow-cards", players=2, seed=7, teaching=True)
    <Shadow Cards, 2 players, 0 choices made>
    """
    book = rulebook(name)
    return book.start(book.setting(players, seed, options), listener)


def save(game: Game, path: str | PathLike[str]) -> None:
    """Writes a game's record to a file, whole or not at all."""
    record.write(game, Path(path))


def load(path: str | PathLike[str], listener: Listener | None = None) -> Game:
    """Plays a record again to its end and returns the game."""
    return replay(record.read(Path(path)), listener=listener)


def replay(played: Record, upto: int | None = None, listener: Listener | None = None) -> Game:
    """Plays a record again, to its end or to an earlier choice."""
    try:
        book = rulebook(played.game)
    except BadSetup as error:
        raise played.broken("game", str(error)) from error
    return played.replay(book, upto, listener)


def rewind(game: Game, number: int, listener: Listener | None = None) -> Game:
    """Returns the game as it was when so many choices had been made: undo, by playing again to an earlier point."""
    if not 0 <= number <= game.number:
        raise BadSetup(f"there is no choice {number} to go back to: {game.number} were made")
    return replay(Record.of(game), number, listener)


def events(game: Game, seat: Seat | None = None) -> list[dict[str, Fact]]:
    """Returns everything a seat, or a spectator, has seen happen, from the first deal on."""
    game.view(seat)  # refuses a seat that is not there
    heard: list[Event] = []
    replay(Record.of(game), listener=heard.append)
    return [facts for event in heard if (facts := event.seen_by(seat)) is not None]


def to_json(game: Game) -> str:
    """Returns a whole game, hidden cards included, as JSON."""
    setting = game.setting
    return json.dumps(
        {
            "game": game.rulebook.name,
            "rules": game.rulebook.version,
            "players": setting.players,
            "seed": setting.seed,
            "options": setting.changed(game.rulebook),
            "choices": game.choices if game.remembered else None,
            "state": game.state(),
        }
    )


def from_json(text: str) -> Game:
    """Returns the game that `to_json` wrote."""
    try:
        data = json.loads(text)
        book = rulebook(data["game"])
        if data["rules"] != book.version:
            raise BadRecord("json", 0, f"made with version {data['rules']} of the rules, this is {book.version}")
        game = book.table(book.setting(data["players"], data["seed"], data["options"]))
        choices = data["choices"]
        game.restore(data["state"], None if choices is None else [(seat, token) for seat, token in choices])
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, AssertionError) as error:
        raise BadRecord("json", 0, f"not a game: {type(error).__name__} {error}") from error
    return game
