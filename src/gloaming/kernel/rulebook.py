"""A rulebook: a game's name, its seats, its rulings, and how it starts."""

from __future__ import annotations

import re
import secrets
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeVar, cast

import msgspec

from gloaming.kernel.balance import Balance
from gloaming.kernel.cards.carrying import is_brought
from gloaming.kernel.cards.english import listed, some
from gloaming.kernel.cards.library import Library
from gloaming.kernel.choices import Decision, Option, Question, Seat
from gloaming.kernel.errors import BadCards, BadSetup
from gloaming.kernel.events import Event, GameOver, Listener, declared_in
from gloaming.kernel.flow import Flow
from gloaming.kernel.game import Game
from gloaming.kernel.spelling import LONG, unknown

if TYPE_CHECKING:
    from gloaming.kernel.cards.deck_box import DeckBox
    from gloaming.kernel.tournament.tournament import Tournament

OptionValue = int | str | bool | None
Read = TypeVar("Read")
SEEDS = 10**38
MOST_KEPT: Final = 256  # sets of options that a rulebook remembers
SHORTS: Final = ("format", "mode", "difficulty")  # options that a person may choose with a word of their own
DECK: Final = "deck"  # the word for decks, whatever the options are called that hold them


@dataclass(frozen=True)
class Ruling:
    """A point the printed rules leave open, settled by a named option with a default and a reason."""

    name: str
    default: OptionValue
    allowed: str
    choices: tuple[OptionValue, ...]  # the values that can be listed
    settles: str
    reason: str
    label: str = ""  # what forms call it; see `called`
    also: Callable[[OptionValue], bool] | None = None  # accepts what cannot be listed
    takes_deck: bool = False  # whether that is a whole deck, as it travels with a game
    names_seat: bool = False  # whether a number is a seat, counted from 0
    comes_first: bool = False  # whether it settles what is played at all, so that nobody should have to look for it
    only_for: Mapping[OptionValue, Sequence[int]] = field(default_factory=dict)  # numbers of players, if not all

    @property
    def called(self) -> str:
        """What a form or a list of house rules calls it: its label, or else its name in words.

        >>> yes_or_no("open_hands", False, "Whether all see all.", "It is quicker.").called
        'Open hands'
        """
        return self.label or self.name.replace("_", " ").capitalize()

    def accepts(self, value: OptionValue) -> bool:
        """Tells whether the ruling allows a value; 1 is not taken for True."""
        listed = any(value == known and type(value) is type(known) for known in self.choices)
        return listed or (self.also is not None and self.also(value))

    def choices_for(self, players: int) -> list[OptionValue]:
        """Returns the values that can be listed for so many players: no seat that is not there."""
        there = [value for value in self.choices if players in self.only_for.get(value, (players,))]
        return [value for value in there if not self.names_seat or type(value) is not int or value < players]

    def read(self, text: str) -> OptionValue:
        """Reads a value as a person would write it: `true`, `20`, `none`, `last`."""
        plain: dict[str, OptionValue] = {"true": True, "yes": True, "false": False, "no": False, "none": None}
        readings: list[OptionValue] = [plain[text.lower()]] if text.lower() in plain else []
        if re.fullmatch(r"-?[0-9]{1,9}", text):
            readings.append(int(text))
        readings.append(text)
        return next((value for value in readings if self.accepts(value)), text)

    def checked(self, value: OptionValue) -> OptionValue:
        """Returns the value if the ruling allows it."""
        if type(value) not in (int, str, bool, type(None)) or not self.accepts(value):
            told = value[:LONG] if isinstance(value, str) else value
            raise BadSetup(f"option {self.name} cannot be {told!r}: it takes {self.allowed}")
        return value


def yes_or_no(name: str, default: bool, settles: str, reason: str, label: str = "") -> Ruling:
    """Returns an option that is true or false."""
    return Ruling(name, default, "true or false", (True, False), settles, reason, label)


def one_of(name: str, default: str, words: tuple[str, ...], settles: str, reason: str, label: str = "") -> Ruling:
    """Returns an option that is one of some words."""
    return Ruling(name, default, listed([f"'{word}'" for word in words], "or"), words, settles, reason, label)


class Setting(msgspec.Struct, frozen=True):
    """How a game was set up: everything besides the choices that a record needs."""

    players: int
    seed: int
    options: Mapping[str, OptionValue] = {}

    def with_seed(self, seed: int) -> Setting:
        """Returns the same setting with other dice."""
        return Setting(self.players, seed, self.options)

    def changed(self, rulebook: Rulebook) -> dict[str, OptionValue]:
        """Returns the options that differ from the rulebook's defaults."""
        return {name: value for name, value in self.options.items() if value != rulebook.defaults[name]}


class Rulebook(ABC):
    """One of the games. There is one rulebook object per game, shared by all that is played with it."""

    name: ClassVar[str]
    title: ClassVar[str]
    pitch: ClassVar[str]
    minutes: ClassVar[int]
    youngest: ClassVar[int] = 0  # years of age
    version: ClassVar[int]
    seats: ClassVar[range]
    usual_players: ClassVar[int]
    hands: ClassVar[bool] = True  # whether players hold cards that others may not see
    lesson: ClassVar[Mapping[str, OptionValue]] = {}  # the options of a guided first game, if there is one
    rulings: ClassVar[tuple[Ruling, ...]] = ()
    chapters: ClassVar[tuple[type[Flow], ...]]  # a game begins with the first

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return rulebook_of, (type(self),)

    @cached_property
    def library(self) -> Library | None:
        """The game's card files, if its cards are such that people can read and write them."""
        return None

    @cached_property
    def usual_game(self) -> Game:
        """A game for which nothing was asked, before it begins."""
        return self.fresh_game(self.setting(seed=0))

    @cached_property
    def defaults(self) -> dict[str, OptionValue]:
        """The options of a game for which nothing was asked."""
        return {ruling.name: ruling.default for ruling in self.rulings}

    @property
    def player_counts(self) -> str:
        """How many can play, in words: `2`, `2 or 4`, `2 to 5`."""
        counts = [str(count) for count in self.seats]
        return f"{counts[0]} to {counts[-1]}" if self.seats.step == 1 and len(counts) > 2 else " or ".join(counts)

    @property
    def counted_players(self) -> str:
        """The same with what is counted: `1 player`, `2 to 5 players`."""
        return f"{self.player_counts} {'player' if self.seats[-1] == 1 else 'players'}"

    def sides(self, players: int, options: Mapping[str, OptionValue]) -> list[list[Seat]]:
        """Returns the sides that play against each other, each with its seats."""
        return [[seat] for seat in range(players)]

    @cached_property
    def modes(self) -> list[dict[str, OptionValue]]:
        """All options that a game can have where only what comes first is chosen; nothing else changes the sides."""
        first = {ruling.name: ruling.choices for ruling in self.rulings if ruling.comes_first}
        return [self.defaults | dict(zip(first, values, strict=True)) for values in product(*first.values())]

    def roles(self, players: int, options: Mapping[str, OptionValue]) -> dict[str, Seat]:
        """Returns the roles of a game, such as heroes, each with the seat that leads it; mostly there are none.

        A seat may lead several, as one who plays alone does; all that is secret is so between seats.
        """
        return {}

    def told(self, value: OptionValue) -> OptionValue:
        """Returns the value of an option as people are told of it: of cards that somebody brought only the name."""
        if not is_brought(value) or self.library is None:
            return value
        return f"{self.library.title(value)} (custom {self.library.shelf.called})"

    def ruling(self, name: str) -> Ruling:
        """Returns the ruling of a name."""
        for ruling in self.rulings:
            if ruling.name == name:
                return ruling
        raise BadSetup(unknown(f"option of {self.title}", name, list(self.defaults)))

    @cached_property
    def events(self) -> dict[str, type[Event]]:
        """The records of all that can happen, by kind: those declared beside the rulebook, unless it says otherwise."""
        return {"game_over": GameOver, **declared_in(sys.modules[type(self).__module__])}

    @abstractmethod
    def fresh_game(self, setting: Setting) -> Game:
        """Returns an empty table at which the game can be started or restored."""

    def first_chapter(self) -> Flow:
        """Returns the chapter in which a game begins."""
        return self.chapters[0]()

    def setting(
        self, players: int | None = None, seed: int | None = None, options: Mapping[str, OptionValue] | None = None
    ) -> Setting:
        """Returns a complete setting, with defaults for what was not asked for."""
        count = self.usual_players if players is None else players
        if type(count) is not int or count not in self.seats:
            raise BadSetup(f"{self.title} is for {self.counted_players}, not {count}")
        if seed is not None and (type(seed) is not int or abs(seed) >= SEEDS):
            raise BadSetup("a seed is a whole number of at most 38 digits")
        return Setting(count, secrets.randbits(48) if seed is None else seed, self.settled(count, options or {}))

    def settled(self, players: int, asked: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
        """Returns all options, checked; games for which the same was asked share them, as nobody changes them."""
        key = (players, *[(name, type(value), str(value)) for name, value in asked.items()]) if asked else (players,)
        known = self._settled.get(key)
        if known is None:
            known = dict(self.defaults)
            for name, value in asked.items():
                known[name] = self.ruling(name).checked(value)
                self.check_value(self.ruling(name), value, players)
            self.check(players, known)
            self.check_sizes(players, known)
            # What a deck means, a file may change; and cards that somebody brought are long.
            lasting = not any(self.ruling(name).takes_deck or is_brought(value) for name, value in asked.items())
            if lasting and len(self._settled) < MOST_KEPT:
                self._settled[key] = known
        return known

    @cached_property
    def _settled(self) -> dict[tuple[object, ...], dict[str, OptionValue]]:
        return {}

    def read_once(self, read: Callable[[Mapping[str, OptionValue]], Read], setting: Setting) -> Read:
        """Returns what is read from a setting's options, once for all games that share them; no rule changes it."""
        options = setting.options
        known = self._read.get(id(options))
        if known is not None and known[0] is options:
            return cast("Read", known[1])
        found = read(options)
        if len(self._read) < MOST_KEPT and any(options is shared for shared in self._settled.values()):
            self._read[id(options)] = options, found
        return found

    @cached_property
    def _read(self) -> dict[int, tuple[Mapping[str, OptionValue], object]]:
        return {}

    def hides(self, question: Question) -> bool:
        """Tells whether an answer to this question stays with the seat that gives it."""
        return False

    def when_time_is_up(self, game: Game, decision: Decision) -> Option | None:
        """Returns what a player who does not answer in time has chosen; None leaves it to a bot."""
        return None

    def summary(self, game: Game) -> dict[str, object]:
        """Returns what a simulation reports of a finished game beside its scores."""
        return {}

    @cached_property
    def deck_box(self) -> DeckBox | None:
        """How decks are measured against each other, in a game in which every seat brings its own."""
        return None

    @cached_property
    def balance(self) -> Balance:
        """How evenly sides and cards are matched; without more, the seats and whoever begins."""
        return Balance()

    @cached_property
    def tournament(self) -> type[Tournament] | None:
        """The tournament of the printed rules, if they have one; others hold tournaments as the house does."""
        return None

    def read_options(self, words: Sequence[str]) -> dict[str, OptionValue]:
        """Reads options written as `name=value`."""
        options: dict[str, OptionValue] = {}
        for word in words:
            name, equals, text = word.partition("=")
            if not equals:
                raise BadSetup(f"option {word!r} cannot be read: write it as name=value")
            options[name] = self.ruling(name).read(text)
        return options

    def read_decks(self, decks: Sequence[str]) -> dict[str, OptionValue]:
        """Returns the options that give each seat the deck a person named or wrote, seat 0 first."""
        if decks:
            raise self.lacks(DECK)
        return {}

    def read_short(self, name: str, text: str) -> dict[str, OptionValue]:
        """Returns the option that a person chose with a word of its own."""
        if name not in self.defaults:
            raise self.lacks(name)
        return {name: self.ruling(name).checked(self.ruling(name).read(text))}

    def read_setup(
        self, words: Sequence[str], decks: Sequence[str] = (), shorts: Mapping[str, str | None] | None = None
    ) -> dict[str, OptionValue]:
        """Reads options, decks and shorts as a person writes them."""
        options = self.read_options(words)
        given = {name: text for name, text in (shorts or {}).items() if text is not None}
        brought = {name: self.read_short(name, text) for name, text in given.items()}
        for short, chosen in {**brought, DECK: self.read_decks(decks)}.items():
            for name in chosen:
                if name in options:
                    raise BadSetup(f"--{short} and --option {name} say the same thing: leave one out")
            options.update(chosen)
        return options

    def lacks(self, short: str) -> BadSetup:
        """Returns the refusal of a short that means nothing in this game, with those that do."""
        has: dict[str, str] = {name: self.ruling(name).allowed for name in SHORTS if name in self.defaults}
        if len(self.seats) > 1:
            has["players"] = self.player_counts
        if any(ruling.takes_deck for ruling in self.rulings):
            has[DECK] = "a name or a file"
        told = listed([f"--{name} ({what})" for name, what in has.items()]) or "nothing of the kind"
        return BadSetup(f"{self.title} has no --{short}; it has {told}")

    def check_value(self, ruling: Ruling, value: OptionValue, players: int) -> None:
        """Refuses a seat that is not there, and cards that cannot be read."""
        if ruling.names_seat and isinstance(value, int) and value >= players:
            there = f"with {players} players seats are 0 to {players - 1}"
            raise BadSetup(f"option {ruling.name} cannot be {value}: {there}")
        if is_brought(value) and self.library is not None:
            try:
                self.library.title(value)
            except BadCards as error:
                raise BadSetup(f"option {ruling.name} is not {some(1, self.library.shelf.called)}:\n{error}") from error

    def check_sizes(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """Refuses what is only for other numbers of players."""
        for ruling in self.rulings:
            sizes = ruling.only_for.get(options[ruling.name], (players,))
            if players not in sizes:
                able = listed([str(size) for size in sizes], "or")
                raise BadSetup(f"{ruling.name}={options[ruling.name]} is for {able} players, not {players}")

    def takes(self, players: int, options: Mapping[str, OptionValue]) -> bool:
        """Tells whether so many can play with some options."""
        try:
            self.setting(players, 0, options)
        except BadSetup:
            return False
        return True

    def check(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """Refuses options that do not go together; most rulebooks have none."""
        return

    def start(self, setting: Setting, listener: Listener | None = None) -> Game:
        """Starts a game and runs it to its first decision; a listener hears it from the first deal on."""
        game = self.fresh_game(setting)
        if listener is not None:
            game.listen(listener)
        game.begin(self.first_chapter())
        return game


opened: dict[str, Rulebook] = {}  # by name


def rulebook_of(kind: type[Rulebook]) -> Rulebook:
    """Returns the rulebook of a kind, always the same object."""
    if kind.name not in opened:
        opened[kind.name] = kind()
    return opened[kind.name]
