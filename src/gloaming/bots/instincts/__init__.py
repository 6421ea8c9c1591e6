"""Quick judgement for single games: what a good player does without thinking long.

An instinct looks at a whole game, but only at what the seat it plays for may know. It is the careful bot's judgement
and the search bot's idea of how everybody plays on.
"""

from __future__ import annotations

from abc import abstractmethod
from importlib import import_module
from random import Random
from typing import Final, Protocol

from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.game import Game

NO_BETTER: Final = float("-inf")  # the worth of an option that a search need not try: another comes to much the same

_HOMES = {
    "shadow-cards": "gloaming.bots.instincts.shadow_cards:ShadowCardsInstinct",
    "showdown": "gloaming.bots.instincts.showdown:ShowdownInstinct",
    "syndicates": "gloaming.bots.instincts.syndicates:SyndicatesInstinct",
}


class Instinct(Protocol):
    """How good each answer to a decision seems to be."""

    @abstractmethod
    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns a worth for each of the decision's options, in points of the game's scores; or NO_BETTER."""

    @abstractmethod
    def believe(self, game: Game, seat: Seat, rng: Random) -> None:
        """Makes an imagined game likelier: as good players would have made the choices hidden from the seat."""

    @abstractmethod
    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        """Returns the option that seems best at a glance: how a search plays on."""

    @abstractmethod
    def habit(self, game: Game, decision: Decision, rng: Random) -> Option | None:
        """Returns what people and bots mostly choose here, if anything is known of that."""

    @abstractmethod
    def play_on(self, game: Game, rng: Random, reckonings: int) -> None:
        """Plays on at a glance until scores have been settled so many times, or until more would tell little."""

    @abstractmethod
    def outcomes(self, game: Game) -> list[float]:
        """Returns how a game stands for each seat where a search stops looking ahead."""


def margins_of(game: Game) -> list[float]:
    """Returns how far each seat is ahead of its rivals: of their mean, and of the best of them."""
    margins = []
    for seat, score in enumerate(game.scores):
        rivals = [game.scores[rival] for rival in game.rivals(seat)]
        ahead_of = 0.5 * sum(rivals) / len(rivals) + 0.5 * max(rivals) if rivals else 0.0
        margins.append(score - ahead_of)
    return margins


class NoInstinct:
    """For a game nobody has written an instinct for: everything seems equally good."""

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns worths that order the options at random."""
        return [rng.random() for _ in decision.options]

    def believe(self, game: Game, seat: Seat, rng: Random) -> None:
        """Leaves an imagined game as it is."""

    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        """Returns any option."""
        return rng.choice(decision.options)

    def habit(self, game: Game, decision: Decision, rng: Random) -> Option | None:
        """Knows of no habits."""
        return None

    def play_on(self, game: Game, rng: Random, reckonings: int) -> None:
        """Plays on at random."""
        game.play_on(self.pick, rng, reckonings)

    def outcomes(self, game: Game) -> list[float]:
        """Returns by how much each seat is ahead."""
        return margins_of(game)


def instinct(game: str) -> Instinct:
    """Returns the instinct for a game, or one that knows nothing."""
    if game not in _HOMES:
        return NoInstinct()
    module, cls = _HOMES[game].split(":")
    found: Instinct = getattr(import_module(module), cls)()
    return found
