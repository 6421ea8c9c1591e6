"""What every bot can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from gloaming.bots.eyes import Eyes
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.game import Game


class Bot(ABC):
    """A player made of code. It looks through one seat's eyes and answers with one of the options offered."""

    game: str | None = None  # the one it knows; None for one that plays them all

    @abstractmethod
    def choose(self, eyes: Eyes) -> Option:
        """Returns one of the options of `eyes.decision`."""

    def asked(self, eyes: Eyes) -> Decision:
        """Returns what the seat is asked, in a game that the bot knows."""
        if self.game not in (None, eyes.game):
            raise BadSetup(f"this bot plays {self.game}, not {eyes.game}")
        return eyes.decision


class RandomBot(Bot):
    """Chooses any option, each as likely as the other."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, eyes: Eyes) -> Option:
        return self.rng.choice(self.asked(eyes).options)


def play_bots(game: Game, bots: dict[Seat, Bot]) -> None:
    """Lets bots answer for their seats until the game is over or somebody else is asked."""
    for seat in bots:
        game.check_seat(seat)
    while not game.over:
        first = {decision.number: decision.seat for decision in reversed(game.decisions) if decision.seat in bots}
        if not first:
            return
        ready = dict.fromkeys(reversed(first.values()))  # of mates with options of their own the first answers
        chosen = [(seat, bots[seat].choose(Eyes(game, seat))) for seat in ready]  # before anybody's answer is in
        for seat, option in chosen:
            game.choose(seat, option)
