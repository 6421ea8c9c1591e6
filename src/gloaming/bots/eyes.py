"""What a bot is given of a game: one seat's eyes, never the game itself."""

from __future__ import annotations

from random import Random

from gloaming.kernel.choices import Decision, Seat
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.game import Game
from gloaming.kernel.view import View


class Eyes:
    """A seat's eyes on a running game: its view, the question it is asked, and worlds that could be the real one."""

    def __init__(self, game: Game, seat: Seat) -> None:
        game.check_seat(seat)
        self._game = game
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.rulebook.name

    @property
    def decision(self) -> Decision:
        """The question that is open to the seat."""
        decision = self._game.decision_of(self.seat)
        if decision is None:
            raise BadSetup(f"seat {self.seat} is not asked anything now")
        return decision

    @property
    def view(self) -> View:
        """What the seat may see."""
        return self._game.view(self.seat)

    def imagine(self, rng: Random) -> Game:
        """Returns a game that could be the real one for all this seat knows."""
        return self._game.imagine(self.seat, rng)
