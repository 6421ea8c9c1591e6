"""What all measurements have in common: a game, a bot, a first seed, and whatever else decides how each game goes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec

from gloaming.bots import Bot, bot
from gloaming.games import package_of, part, rulebook
from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import SHORTS, OptionValue, Rulebook

MOST_GAMES = 10**9  # of one series, which would take years

Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]  # of anything in one game


def counted(number: int, thing: str) -> str:
    """Returns how many of a thing there were.

    >>> counted(1, "game"), counted(2000, "game")
    ('1 game', '2,000 games')
    """
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def seeds(first: int, count: int) -> str:
    """Returns the seeds of some games in a row.

    >>> seeds(7, 1), seeds(7, 20)
    ('seed 7', 'seeds 7 to 26')
    """
    return f"seed {first}" if count == 1 else f"seeds {first} to {first + count - 1}"


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """What is written down of one game."""

    game: int  # its number
    seed: int


class Planned(ABC):
    """The games of a measurement by their numbers. A plan for more games begins with those of a plan for fewer."""

    kind: ClassVar[str]  # the command that makes such plans
    written: ClassVar[tuple[str, ...]]  # what else it writes into the folder of results
    reader: ClassVar[msgspec.json.Decoder[Any]]  # of what is written down of one game
    game: str
    bot: str
    games: int
    seed: int
    options: Mapping[str, OptionValue]

    @property
    def book(self) -> Rulebook:
        """The rulebook of the game."""
        return rulebook(self.game)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.games

    @property
    @abstractmethod
    def together(self) -> int:
        """How many games in a row treat all alike."""

    @abstractmethod
    def play(self, number: int) -> dict[str, Any]:
        """Plays the game of a number and returns what came of it, as plain data."""

    @abstractmethod
    def can_be(self, found: Any) -> bool:
        """Tells whether what was read can have come of the game of that number."""

    def bots(self, seed: int, seats: int) -> dict[Seat, Bot]:
        """Returns the bots of a game."""
        return {seat: bot(self.bot, self.game, seed * 8191 + seat) for seat in range(seats)}

    def check(self) -> None:
        """Refuses a plan that cannot be played, or not each time in the same way, before the first game."""
        check_games(self.games, self.together)
        if "," in self.bot:
            raise BadSetup(f"the same bot plays all sides: give one name, not {self.bot!r}")
        bot(self.bot, self.game, 0)
        if self.bot.count(":") > 1:
            raise BadSetup(f"with a time limit {self.bot!r} plays differently each time: give it only playouts")

    def settings(self) -> dict[str, Any]:
        """Returns all that decides how each of the games goes, as plain data; their number is no part of it."""
        return {
            "game": self.game,
            "rules": self.book.version,
            "bot": self.bot,
            "code": code_hash(self.book),
            "cards": self.card_hashes(),
            "seed": self.seed,
            "options": {name: self.book.told(value) for name, value in self.options.items()},
        }

    @abstractmethod
    def card_hashes(self) -> dict[str, str]:
        """Returns hashes of all cards that are played with."""

    def command(self) -> str:
        """Returns the command that plays these games and no others."""
        told = {name: self.book.told(value) for name, value in self.options.items()}
        shorts = [f"--{name} {told[name]}" for name in SHORTS if name in told]
        words = [f"gloaming lab {self.kind} {self.game}", *shorts]
        words += [f"--seats {self.bot} --games {self.games}", *self.own_words()]
        words += [f"--seed {self.seed}"] * (self.seed != 1)
        return " ".join([*words, *(f"--option '{name}={told[name]}'" for name in told if name not in SHORTS)])

    @abstractmethod
    def own_words(self) -> list[str]:
        """Returns what else stands in that command."""


def check_games(games: int, together: int = 1) -> None:
    """Refuses a number of games that leaves some without those they belong to, or whose end nobody will see."""
    if games < 1:
        raise BadSetup(f"--games must be at least {together}, not {games}")
    if games % together:
        raise BadSetup(f"{together} games belong together, so --games takes a multiple of {together}, not {games}")
    if games > MOST_GAMES:
        raise BadSetup(f"--games goes up to {MOST_GAMES:,}, not to {games:,}")


def from_here(path: str | Path) -> str:
    """Returns a file as a report names it, which others read: seen from here, or else by its name alone."""
    here, file = Path.cwd(), Path(path)
    if not file.is_absolute():
        return str(path)
    return str(file.relative_to(here)) if file.is_relative_to(here) else file.name


def code_hash(book: Rulebook) -> str:
    """Returns a hash of all code that decides how a game goes: the kernel, the game's rules and instinct, the bots."""
    found = blake2b(digest_size=8)
    for source in sources_of(book):
        found.update(source.read_bytes())
    return found.hexdigest()


def sources_of(book: Rulebook) -> Iterator[Path]:
    """Yields the files of that code."""
    for package in ("gloaming.kernel", type(book).__module__.rpartition(".")[0], "gloaming.bots"):
        yield from sorted(Path(str(files(package))).rglob("*.py"))
    if instinct := part(book.name, "instinct"):
        package, _, module = instinct.__module__.rpartition(".")
        alone = package == package_of(book.name)  # and not in a folder with others
        yield from sorted(Path(str(files(package))).glob(f"{module}.py" if alone else "*.py"))
