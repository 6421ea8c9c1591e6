"""A game that a test plays, whatever the rulebook: choices in tokens, and everything that is heard of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic, Self, TypeVar

from msgspec import UNSET

import gloaming
from gloaming.kernel.events import Event, Facts
from gloaming.kernel.flow import Flow
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue

G = TypeVar("G", bound=Game)


class Played(Generic[G]):
    """A game in progress, with what was heard of it; a test tells what it has heard already."""

    def __init__(self, game: G, heard: list[Event] | None = None) -> None:
        self.game = game
        self.heard: list[Event] = [] if heard is None else heard
        if heard is None:
            game.listen(self.heard.append)

    # Playing.

    def play(self, *moves: str) -> Self:
        """Makes choices such as `0 feint 7P` or `1 draw fx`."""
        for move in moves:
            seat, token = move.split(" ", 1)
            self.game.choose(int(seat), self.spelled(int(seat), token))
        return self

    def spelled(self, seat: int, token: str) -> str:
        """Returns a choice as the game spells it; tests may have shorter words."""
        return token

    def play_until(self, done: Callable[[Self], bool], seed: int = 0) -> Self:
        """Plays on with random choices until something is so, or the game is over."""
        rng = Random(seed)
        while not self.game.over and not done(self):
            decision = rng.choice(self.game.decisions)
            self.game.choose(decision.seat, rng.choice(decision.options))
        return self

    # Looking.

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [seat for decision in self.game.decisions for seat in decision.seats]

    @property
    def events(self) -> list[str]:
        """What happened, in order."""
        return [event.kind for event in self.heard]

    def kinds(self, *only: str) -> list[str]:
        """Returns what happened among some kinds of events, in order."""
        return [kind for kind in self.events if kind in only]

    def told(self, kind: str, seat: int | None = None) -> list[Facts]:
        """Returns what a seat, or a spectator, heard of one kind of event, beside what did it."""
        heard = [event.seen_by(seat) for event in self.heard if event.kind == kind]
        return [
            {name: fact for name, fact in facts.items() if name not in ("event", "by")}
            for facts in heard
            if facts is not None
        ]

    def done_by(self, kind: str) -> list[str | None]:
        """Returns which ability did things of a kind, by its id, or that a rule did."""
        return [None if event.by is UNSET else str(event.by) for event in self.heard if event.kind == kind]


def begun(cls: type[G], name: str, players: int, seed: int, options: dict[str, OptionValue]) -> tuple[G, list[Event]]:
    """Starts a game of a rulebook, and returns it with what was heard of its beginning, and will be."""
    book = gloaming.rulebook(name)
    heard: list[Event] = []
    game = book.start(book.setting(players, seed, options), heard.append)
    assert isinstance(game, cls)
    return game, heard


def at(flow: Flow, step: str) -> Flow:
    """Returns a chapter that has come to one of its steps."""
    flow.at = flow.steps.index(step)
    return flow
