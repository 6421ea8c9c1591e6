"""What every bot can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from gloaming.bots.eyes import Eyes
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.game import Game


class Bot(ABC):
    """A player made of code. It looks through one seat's eyes and answers with one of the options offered."""

    @abstractmethod
    def choose(self, eyes: Eyes) -> Option:
        """Returns one of the options of `eyes.decision`."""


class RandomBot(Bot):
    """Chooses any option, each as likely as the other."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, eyes: Eyes) -> Option:
        """Returns one of the options."""
        return self.rng.choice(eyes.decision.options)


def play_bots(game: Game, bots: dict[Seat, Bot]) -> None:
    """Lets bots answer for their seats until the game is over or somebody else is asked."""
    while not game.over:
        ready = dict.fromkeys(decision.seat for decision in game.decisions if decision.seat in bots)
        if not ready:
            return
        chosen = [(seat, bots[seat].choose(Eyes(game, seat))) for seat in ready]  # before anybody's answer is in
        for seat, option in chosen:
            game.choose(seat, option)
