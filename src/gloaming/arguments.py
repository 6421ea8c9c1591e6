"""Arguments that several commands take, and that a shell can complete."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from gloaming.games import games, registered, trouble_with
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue, Rulebook

NameOfGame = Annotated[str, Parameter(completer=lambda _: list(games()))]
Jobs = Annotated[int, Parameter(help="How many processes share the work, capped at what this machine can use.")]


def short(name: str) -> Parameter:
    """Returns how an option with a word of its own is explained."""
    return Parameter(help=f"The {name}, for games that have several; short for --option {name}=...")


DECKS: Final = (
    "A deck's name or file for seat 0, a second for seat 1 and so on, separated by commas or each after its own "
    "--deck; or one card set for everyone. In a tournament: one deck for all entrants, or one for each."
)


@Parameter(name="*")
@dataclass(frozen=True)
class Setup:
    """How a game is set up, as a person writes it behind a command."""

    players: Annotated[int | None, Parameter(help="How many players in all.")] = None
    format: Annotated[str | None, short("format")] = None
    mode: Annotated[str | None, short("mode")] = None
    difficulty: Annotated[str | None, short("difficulty")] = None
    option: Annotated[
        list[str] | None, Parameter(negative="", help="A house rule, as name=value. Can be repeated.")
    ] = None
    deck: Annotated[list[str] | None, Parameter(negative="", help=DECKS)] = None

    def options(self, book: Rulebook) -> dict[str, OptionValue]:
        """Returns the options of a game, or refuses what it does not have."""
        shorts = {"format": self.format, "mode": self.mode, "difficulty": self.difficulty}
        return book.read_setup(self.option or [], self.decks, shorts)

    @property
    def decks(self) -> list[str]:
        """The decks one by one; the name of a file may have a comma in it."""
        return [
            deck.strip() for word in self.deck or [] for deck in ([word] if Path(word).exists() else word.split(","))
        ]


AS_USUAL = Setup()


def first_game() -> str:
    """Returns the game of a command that names none: the first of all games, found without loading the others."""
    for name in registered():
        if not trouble_with(name):
            return name
    raise BadSetup("no game is installed")
