"""A good player that does not think ahead: it follows its instinct for the game."""

from __future__ import annotations

from random import Random

from gloaming.bots.bot import Bot
from gloaming.bots.eyes import Eyes
from gloaming.bots.instinct import Instinct
from gloaming.kernel.choices import Option


class CarefulBot(Bot):
    """Judges every option by what the seat knows and takes the best."""

    def __init__(self, instinct: Instinct, seed: int) -> None:
        self.game = instinct.game
        self.instinct = instinct
        self.rng = Random(seed)

    def choose(self, eyes: Eyes) -> Option:
        """Returns the option that seems best. The instinct sees an imagined game, so it cannot peek."""
        decision = self.asked(eyes)
        if len(decision.options) == 1:
            return decision.options[0]
        world = eyes.imagine(self.rng)
        asked = world.decision_of(eyes.seat)
        assert asked is not None
        worths = self.instinct.judge(world, asked, self.rng)
        return asked.options[max(range(len(worths)), key=worths.__getitem__)]
