"""What is played: every pair of decks, in both seat orders with the same seeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from gloaming.bots import play_bots
from gloaming.games import games, rulebook
from gloaming.kernel.cards.deck_box import DeckBox
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.spelling import unknown
from gloaming.lab.plan import Count, Planned, Played, from_here

SEATS = 2  # at which two decks meet
SEEDS: Final = 2**62  # as many as the tables have room for

AtOne = Literal[0, 1]  # of the seats
Times = Annotated[int, msgspec.Meta(ge=0, lt=2**15)]  # something became of a card; the tables have no more room


class Met(Played):
    """What is written down of a game between two decks."""

    decks: tuple[str, str]
    first: AtOne | None
    winner: AtOne | None
    turns: Count
    choices: Count
    cards: list[list[Times]]  # a row for each card that was seen: the seat, its place in the deck, what became of it


@dataclass(frozen=True)
class Brought:
    """A user's own deck: its file, and the form in which it travels with a game."""

    file: str
    form: str


@dataclass(frozen=True)
class Pairing:
    """One game of a plan."""

    number: int
    decks: tuple[str, str]  # by seat
    seed: int


@dataclass(frozen=True)
class Plan(Planned):
    """Which decks meet, who plays them, and from which seed on; each pair of decks comes up in turn."""

    kind: ClassVar[str] = "pairings"
    written: ClassVar[tuple[str, ...]] = ("games.parquet", "cards.parquet", "report.html")
    reader: ClassVar[msgspec.json.Decoder[Met]] = msgspec.json.Decoder(Met)
    game: str
    bot: str
    decks: tuple[str, ...]
    games: int  # for each pair
    seed: int = 1
    mirrors: bool = False
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    brought: Mapping[str, Brought] = field(default_factory=dict)  # the decks that do not come with the game, by name

    @cached_property
    def deck_box(self) -> DeckBox:
        """How the decks of the game are measured."""
        return deck_box_of(self.game)

    @cached_property
    def pairs(self) -> list[tuple[str, str]]:
        """All pairs of decks, and every deck with itself if mirrors are wanted."""
        return [*combinations(self.decks, 2), *([(deck, deck) for deck in self.decks] if self.mirrors else [])]

    @property
    def total(self) -> int:
        return self.games * len(self.pairs)

    @property
    def together(self) -> int:
        return SEATS

    def pairing(self, number: int) -> Pairing:
        """Returns a game by its number.

        Two games in a row have the same seed and the decks change seats, so both decks get the same luck of the cut;
        a deck that meets itself is given another seed instead.

        >>> plan = Plan("duels", "random", ("one", "other"), games=4, seed=7)
        >>> [plan.pairing(number).seed for number in range(4)]
        [7, 7, 9, 9]
        >>> plan.pairing(1).decks
        ('other', 'one')
        """
        couple, swapped = divmod(number, 2)
        one, other = self.pairs[couple % len(self.pairs)]
        seed = self.seed + 2 * couple
        if one == other:
            return Pairing(number, (one, other), seed + swapped)
        return Pairing(number, (other, one) if swapped else (one, other), seed)

    def form(self, deck: str) -> str:
        """Returns a deck as the game takes it: by name, or whole."""
        return self.brought[deck].form if deck in self.brought else deck

    def title(self, deck: str) -> str:
        """Returns what a deck is called in print."""
        return self.deck_box.title(self.form(deck))

    def options_of(self, decks: tuple[str, str]) -> dict[str, OptionValue]:
        """Returns the options of a game between two decks."""
        return {**self.options, **self.deck_box.options([self.form(deck) for deck in decks])}

    def play(self, number: int) -> dict[str, Any]:
        pairing = self.pairing(number)
        witness = self.deck_box.witness([self.form(deck) for deck in pairing.decks])
        setting = self.book.setting(len(pairing.decks), pairing.seed, self.options_of(pairing.decks))
        game = self.book.start(setting, witness.hear)
        play_bots(game, self.bots(pairing.seed, len(pairing.decks)))
        return {
            "decks": pairing.decks,
            "seed": pairing.seed,
            "first": witness.first,
            "winner": game.winners[0] if len(game.winners) == 1 else None,
            "turns": witness.turns,
            "choices": game.number,
            "cards": witness.counts(),
        }

    def can_be(self, found: Met) -> bool:
        pairing = self.pairing(found.game)
        if (found.decks, found.seed) != (pairing.decks, pairing.seed):
            return False
        places = [self.places[deck] for deck in pairing.decks]
        width = 2 + len(self.deck_box.ways)
        return all(len(row) == width and row[0] < SEATS and row[1] < places[row[0]] for row in found.cards)

    @cached_property
    def places(self) -> dict[str, int]:
        """How many cards each deck has."""
        return {deck: len(self.deck_box.cards(self.form(deck))) for deck in self.decks}

    def check(self) -> None:
        """Refuses a plan that cannot be played, before the first game."""
        self.check_decks()
        super().check()
        if abs(self.seed) > SEEDS:
            raise BadSetup(f"--seed goes up to {SEEDS:,} here, either way")
        for pair in self.pairs:
            for name in self.deck_box.options(pair):
                if name in self.options:
                    raise BadSetup(f"option {name} is set by the pairings; choose the decks with --decks")
            self.book.setting(len(pair), self.seed, self.options_of(pair))

    def check_decks(self) -> None:
        """Refuses decks that are not there, and too few of them."""
        known = self.deck_box.decks()
        for deck in self.decks:
            if deck not in known and deck not in self.brought:
                raise BadSetup(unknown(f"deck of {self.book.title}", deck, known))
        if len(set(self.decks)) != len(self.decks):
            raise BadSetup("two decks have the same name; use --mirrors to let decks meet themselves")
        if not self.pairs:
            raise BadSetup("it takes two decks to make a pair")

    def settings(self) -> dict[str, Any]:
        """Returns all that decides how each of the games goes."""
        return {**super().settings(), "decks": list(self.decks), "mirrors": self.mirrors}

    def card_hashes(self) -> dict[str, str]:
        """Returns a hash of all that the rules read of each deck."""
        return {deck: self.deck_box.fingerprint(self.form(deck)) for deck in self.decks}

    def own_words(self) -> list[str]:
        names = [from_here(self.brought[deck].file) if deck in self.brought else deck for deck in self.decks]
        some = [f"--decks {','.join(names)}"] if self.decks != tuple(self.deck_box.decks()) else []
        return [*some, *["--mirrors"] * self.mirrors]


def deck_box_of(game: str) -> DeckBox:
    """Returns the decks of a game, or refuses a game without."""
    found = rulebook(game).deck_box
    if found is None:
        others = [name for name in games() if rulebook(name).deck_box is not None]
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
