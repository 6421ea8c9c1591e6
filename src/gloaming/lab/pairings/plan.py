"""What is played: every pair of decks, in both seat orders with the same seeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

from gloaming.games import games, rulebook
from gloaming.kernel.cards.contest import Contest
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue, Rulebook
from gloaming.kernel.spelling import unknown
from gloaming.lab.processes import check_bot, check_length


def code_hash(book: Rulebook) -> str:
    """Returns a hash of all code that decides how a game goes: the kernel, the game's rules and the bots."""
    found = blake2b(digest_size=8)
    for package in ("gloaming.kernel", type(book).__module__.rpartition(".")[0], "gloaming.bots"):
        folder = Path(str(files(package)))
        for source in sorted(folder.rglob("*.py")):
            found.update(source.read_bytes())
    return found.hexdigest()


@dataclass(frozen=True)
class Brought:
    """A user's own deck: its file, and the form in which it travels with a game."""

    file: str
    form: str


@dataclass(frozen=True)
class Match:
    """One game of a plan."""

    number: int
    decks: tuple[str, str]  # by seat
    seed: int


@dataclass(frozen=True)
class Plan:
    """Which decks meet, who plays them, and from which seed on.

    The games are in a fixed order in which each pair of decks comes up in turn. A plan for more games begins with all
    the games of a plan for fewer.
    """

    game: str
    bot: str
    decks: tuple[str, ...]
    games: int  # for each pair
    seed: int = 1
    mirrors: bool = False
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    brought: Mapping[str, Brought] = field(default_factory=dict)  # the decks that do not come with the game, by name

    @property
    def book(self) -> Rulebook:
        """The rulebook of the game."""
        return rulebook(self.game)

    @cached_property
    def contest(self) -> Contest:
        """How the decks of the game are measured."""
        return contest_of(self.game)

    @cached_property
    def pairs(self) -> list[tuple[str, str]]:
        """All pairs of decks, and every deck with itself if mirrors are wanted."""
        return [*combinations(self.decks, 2), *([(deck, deck) for deck in self.decks] if self.mirrors else [])]

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.games * len(self.pairs)

    def match(self, number: int) -> Match:
        """Returns a game by its number.

        Two games in a row have the same seed and the decks change seats, so both decks get the same luck of the cut;
        a deck that meets itself is given another seed instead.

        >>> plan = Plan("showdown", "random", ("ilse", "corvo"), games=4, seed=7)
        >>> [plan.match(number).seed for number in range(4)]
        [7, 7, 9, 9]
        >>> plan.match(1).decks
        ('corvo', 'ilse')
        """
        couple, swapped = divmod(number, 2)
        one, other = self.pairs[couple % len(self.pairs)]
        seed = self.seed + 2 * couple
        if one == other:
            return Match(number, (one, other), seed + swapped)
        return Match(number, (other, one) if swapped else (one, other), seed)

    def form(self, deck: str) -> str:
        """Returns a deck as the game takes it: by name, or whole."""
        return self.brought[deck].form if deck in self.brought else deck

    def title(self, deck: str) -> str:
        """Returns what a deck is called in print."""
        return self.contest.title(self.form(deck))

    def options_of(self, decks: tuple[str, str]) -> dict[str, OptionValue]:
        """Returns the options of a game between two decks."""
        return {**self.options, **self.contest.options([self.form(deck) for deck in decks])}

    def check(self) -> None:
        """Refuses a plan that cannot be played, before the first game."""
        if self.games < 2 or self.games % 2:
            raise BadSetup(
                f"--games is split between two seat orders, so it takes an even number from 2 on, not {self.games}"
            )
        self.check_decks()
        check_length(self.games)
        check_bot(self.bot, self.game)
        for pair in self.pairs:
            for name in self.contest.options(pair):
                if name in self.options:
                    raise BadSetup(f"option {name} is set by the pairings; choose the decks with --decks")
            self.book.setting(len(pair), self.seed, self.options_of(pair))

    def check_decks(self) -> None:
        """Refuses decks that are not there, and too few of them."""
        known = self.contest.decks()
        for deck in self.decks:
            if deck not in known and deck not in self.brought:
                raise BadSetup(unknown(f"deck of {self.book.title}", deck, known))
        if len(set(self.decks)) != len(self.decks):
            raise BadSetup("two decks have the same name; use --mirrors to let decks meet themselves")
        if not self.pairs:
            raise BadSetup("it takes two decks to make a pair")

    def settings(self) -> dict[str, Any]:
        """Returns all that decides how each of the games goes, as plain data; their number is no part of it."""
        return {
            "game": self.game,
            "rules": self.book.version,
            "bot": self.bot,
            "decks": list(self.decks),
            "code": code_hash(self.book),
            "cards": {deck: self.contest.fingerprint(self.form(deck)) for deck in self.decks},
            "mirrors": self.mirrors,
            "seed": self.seed,
            "options": dict(self.options),
        }

    def command(self) -> str:
        """Returns the command that plays these games and no others."""
        words = [f"gloaming lab pairings {self.game} --seats {self.bot} --games {self.games}"]
        if self.decks != tuple(self.contest.decks()):
            names = [self.brought[deck].file if deck in self.brought else deck for deck in self.decks]
            words.append(f"--decks {','.join(names)}")
        if self.seed != 1:
            words.append(f"--seed {self.seed}")
        if self.mirrors:
            words.append("--mirrors")
        words.extend(f"--option {name}={written(value)}" for name, value in self.options.items())
        return " ".join(words)


def written(value: OptionValue) -> str:
    """Returns the value of an option as one writes it on the command line."""
    return value if isinstance(value, str) else str(value).lower()


def contest_of(game: str) -> Contest:
    """Returns the decks of a game, or refuses a game without."""
    found = rulebook(game).contest
    if found is None:
        others = [name for name in games() if rulebook(name).contest is not None]
        title = rulebook(game).title
        raise BadSetup(
            f"{title} has no decks to pair: everyone plays with the same cards. Games with decks: {', '.join(others)}"
        )
    return found


def decks_named(game: str, words: list[str]) -> tuple[tuple[str, ...], dict[str, Brought]]:
    """Reads what decks are called: by name, or a file with a user's own deck, which is then called like the file."""
    library = rulebook(game).library
    names, brought = [], {}
    for word in words:
        path = Path(word)
        if library is None or path.suffix not in (".yaml", ".yml"):
            names.append(word)
        else:
            names.append(path.stem)
            brought[path.stem] = Brought(word, library.read(path))
    return tuple(names), brought
