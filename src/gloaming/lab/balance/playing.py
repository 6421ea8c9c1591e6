"""Playing the games of a plan, each with a witness."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from gloaming.bots import Bot, Eyes, bot, play_bots
from gloaming.kernel.cards.balance import Balance, Fate
from gloaming.kernel.choices import Option, Seat
from gloaming.lab.balance.plan import SEATS, Plan
from gloaming.lab.processes import in_portions, portion_for


@dataclass(frozen=True)
class Played:
    """What a witness tells of one game."""

    number: int
    sides: tuple[str, str]  # by seat
    first: Seat
    won: tuple[bool, bool]  # by seat
    actions: tuple[int, int]  # by seat
    fates: dict[tuple[Seat, int], Fate]  # by seat and card


class Steered(Bot):
    """Plays like another bot, except for what the measurement settles."""

    def __init__(self, bot: Bot, balance: Balance, number: int) -> None:
        self.bot = bot
        self.balance = balance
        self.number = number  # of the game

    def choose(self, eyes: Eyes) -> Option:
        """Returns the answer that is settled, or the bot's."""
        settled = self.balance.settles(self.number, eyes.decision)
        return self.bot.choose(eyes) if settled is None else settled


def play_one(plan: Plan, number: int) -> Played:
    """Plays one game and returns what came of it."""
    balance, setting = plan.balance, plan.setting(number)
    game = plan.book.table(setting)
    witness = balance.witness(game)
    game.listen(witness.hear)
    game.begin(plan.book.first_chapter())
    bots = [bot(plan.bot, plan.game, setting.seed * 8191 + seat) for seat in range(SEATS)]
    play_bots(game, {seat: Steered(bots[seat], balance, number) for seat in range(SEATS)})
    one, other = witness.sides
    mine, theirs = witness.actions
    won = (0 in game.winners, 1 in game.winners)
    return Played(number, (one, other), witness.first, won, (mine, theirs), dict(witness.fates))


def play_some(plan: Plan, numbers: range) -> list[Played]:
    """Plays some games."""
    return [play_one(plan, number) for number in numbers]


def play(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    """Plays all games of a plan and yields what came of them, a portion at a time, in order."""
    return in_portions(partial(play_some, plan), range(plan.games), portion_for(plan.bot), jobs)
