"""What is played: many games by one bot, with whatever must not be left to chance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gloaming.games import games, rulebook
from gloaming.kernel.cards.balance import Balance
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue, Rulebook, Setting
from gloaming.lab.processes import check_bot, check_length

SEATS = 2


@dataclass(frozen=True)
class Plan:
    """Which game is measured, who plays it, and from which seed on."""

    game: str
    bot: str
    games: int
    seed: int = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def book(self) -> Rulebook:
        """The rulebook of the game."""
        return rulebook(self.game)

    @property
    def balance(self) -> Balance:
        """How the game is measured, or a refusal."""
        found = self.book.balance
        if found is None:
            others = [name for name in games() if rulebook(name).balance is not None]
            raise BadSetup(f"{self.book.title} does not have two sides to compare. Games that do: {', '.join(others)}")
        return found

    def setting(self, number: int) -> Setting:
        """Returns the setting of a game by its number; each game has a seed of its own.

        >>> plan = Plan("syndicates", "random", games=4, seed=7)
        >>> [plan.setting(number).seed for number in range(4)]
        [7, 8, 9, 10]
        """
        return self.book.setting(SEATS, self.seed + number, {**self.options, **self.balance.options})

    def check(self) -> None:
        """Refuses a plan that cannot be played, before the first game."""
        for name, value in self.balance.options.items():
            if self.options.get(name, value) != value:
                raise BadSetup(f"option {name} cannot be chosen here: the lab measures with {name}={value}")
        if self.games < 2 or self.games % 2:
            raise BadSetup(
                f"both sides go first equally often, so --games takes an even number from 2 on, not {self.games}"
            )
        check_length(self.games)
        check_bot(self.bot, self.game)
        self.setting(0)
        self.setting(self.games - 1)

    def command(self) -> str:
        """Returns the command that plays these games and no others."""
        words = [f"gloaming lab balance {self.game}"]
        if "format" in self.options:
            words.append(f"--format {self.options['format']}")
        words.append(f"--seats {self.bot} --games {self.games} --seed {self.seed}")
        told = {name: self.book.told(value) for name, value in self.options.items() if name != "format"}
        words.extend(f"--option '{name}={value}'" for name, value in told.items())
        return " ".join(words)

    def facts(self) -> dict[str, Any]:
        """Returns the plan as plain data."""
        options = {name: self.book.told(value) for name, value in self.setting(0).options.items()}
        return {"game": self.game, "bot": self.bot, "games": self.games, "seed": self.seed, "options": options}
