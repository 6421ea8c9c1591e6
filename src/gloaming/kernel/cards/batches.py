"""What happens to cards in play: batches of which whatever brought them about learns what has become."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gloaming.kernel.cards.happening import AHEAD, PREVENTED, Happening
from gloaming.kernel.cards.initiating import BoardUse
from gloaming.kernel.cards.moments import NOTHING
from gloaming.kernel.flow import Step

if TYPE_CHECKING:
    from gloaming.kernel.cards.in_play import InPlay


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch(Happening):
    """Things that a use does. What is prevented is not done, and not paid; what is replaced is."""

    def happen(self, game: InPlay) -> Step:
        below = game.stack[len(game.stack) - 2] if len(game.stack) > 1 else None
        if isinstance(below, BoardUse):
            for item in self.items:
                if item.fate == PREVENTED:
                    below.prevented += 1
        return super().happen(game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaving(Batch):
    """Cards leave play, each together with what lies on it; if it stays, so does that."""

    def is_through(self) -> bool:
        """Tells whether they have left, or stay."""
        return self.at > self.steps.index("happen")

    def happen(self, game: InPlay) -> Step:
        staying = [item.card for item in self.items if item.kind == "left_play" and item.stopped]
        for item in self.items:  # which name a host before what lies on it
            host = game.hosts[item.card] if item.card != NOTHING else NOTHING
            if item.fate == AHEAD and item.amount == 0 and host in staying:
                item.fate = PREVENTED
                staying.append(item.card)
        return super().happen(game)
