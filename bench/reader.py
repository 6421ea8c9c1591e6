"""A duellist who reads the careful bot, and how often it wins.

    python -m bench.reader --games 300 --jobs 2

The reader plays like the careful bot but for its strikes. There it imagines the other hand, lets the careful bot's own
instinct strike for it, and answers that. So it shows what a bot gives away by striking as it mostly does. Every seed is
played twice, with the seats swapped. Prints the table of docs/bots.md in Markdown.
"""

from __future__ import annotations

from random import Random

from bench.versus import Versus, arguments, write
from gloaming.bots import Bot, CarefulBot, Eyes, bot
from gloaming.bots.instinct import instinct
from gloaming.bots.payoffs import sides
from gloaming.games.showdown.rules.questions import STRIKE
from gloaming.kernel.choices import Option

GAME = "showdown"
WORLDS = 40
PAIRINGS = (("reader", "careful"), ("search", "careful"), ("search", "reader"))


class Reader(Bot):
    """Answers the strike that the careful bot would make with a hand the other may hold."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.instinct = instinct(GAME)
        self.careful = CarefulBot(self.instinct, seed)

    def choose(self, eyes: Eyes) -> Option:
        decision = eyes.decision
        if decision.question is not STRIKE or len(decision.options) == 1:
            return self.careful.choose(eyes)
        gains = dict.fromkeys(decision.options, 0.0)
        for _ in range(WORLDS):
            world = eyes.imagine(self.rng)
            mine, other = sides(world, eyes.seat)
            foreseen = self.instinct.pick(world, other, self.rng)
            for option in decision.options:
                after = world.clone()
                after.choose(other.seat, foreseen)
                after.choose(mine.seat, option)
                self.instinct.play_on(after, self.rng, world.reckonings + 1)
                gains[option] += self.instinct.outcomes(after)[eyes.seat]
        return max(gains, key=gains.__getitem__)


def player(name: str, game: str, seed: int) -> Bot:
    """Returns a bot of a name, the reader among them."""
    return Reader(seed) if name == "reader" else bot(name, game, seed)


def main() -> None:
    asked = arguments(__doc__, 300).parse_args()
    pairs = (Versus(GAME, first, second, player=player) for first, second in PAIRINGS)
    write(pair.row(asked.games, asked.jobs) for pair in pairs)


if __name__ == "__main__":
    main()
