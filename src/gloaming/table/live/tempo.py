"""How long the seats of a table take to answer.

A question with a single answer is answered by the table. If that went faster than a seat's other answers, it would tell
everyone that there was nothing to choose, such as no second card of the suit. So such an answer takes as long as one
that the seat gave of its own choice. In windows most questions can only be passed, and that would be dead time: there
every answer that is not a person's own takes one short beat at least, whoever holds what.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Final

from gloaming.kernel.choices import Decision, Seat
from gloaming.kernel.game import Game

BEAT: Final = 0.3  # seconds for which a window is open at least
REMEMBERED: Final = 8  # answers of each seat
LONGEST: Final = 3.0  # seconds; whoever always thinks longer than that gives away a little, and nobody waits in vain
WORLDS: Final = 8  # that are imagined to find out whether somebody could believe in a choice


class Tempo:
    """The questions that are open, since when, and how long each seat took for its last choices."""

    def __init__(self) -> None:
        self.opened: dict[int, float] = {}  # by the number of the question
        self.taken: dict[Seat, deque[float]] = {}

    def ask(self, decisions: Iterable[Decision], now: float) -> None:
        """Notes which questions are open now."""
        self.opened = {decision.number: self.opened.get(decision.number, now) for decision in decisions}

    def left_of(self, span: float, number: int, now: float) -> float:
        """Returns how much is left of a span of time that began when a question was opened."""
        return max(0.0, span - (now - self.opened.get(number, now)))

    def chosen(self, seat: Seat, number: int, now: float) -> None:
        """Notes how long a choice among several options took."""
        taken = self.taken.setdefault(seat, deque(maxlen=REMEMBERED))
        taken.append(now - self.opened.get(number, now))

    def like_a_choice(self, seat: Seat, rng: Random) -> float:
        """Returns a time that a seat took for one of its last choices."""
        return min(LONGEST, rng.choice(self.taken.get(seat) or [0.0]))


def may_have_a_choice(game: Game, seat: Seat, others: Iterable[Seat], rng: Random) -> bool:
    """Tells whether one of some others could believe that a seat, which has none, has a choice."""
    for other in others:
        for _ in range(WORLDS):
            decision = game.imagine(other, rng).decision_of(seat)
            if decision is None or len(decision.options) > 1:
                return True
    return False
