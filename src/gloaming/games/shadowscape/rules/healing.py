"""Heal (SHS-HEAL-1 to SHS-HEAL-6), and the special sides that are none of the other Actions."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadowscape.rules.boosting import CardAction
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.wounds import Mending
from gloaming.kernel.flow import NEXT, Step


class Healing(CardAction):
    """Wounds are removed from the Hero Card and Action Cards."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "boost", "mend", "follow", "finish")

    def begin(self, game: Shadowscape) -> Step:
        """Begins to heal."""
        self.announce(game, "heal")
        return NEXT

    def points(self, game: Shadowscape) -> int:
        """Returns the healing points so far (SHS-HEAL-3)."""
        return self.base(game) + self.boosts

    def is_enough(self, game: Shadowscape) -> bool:
        return self.points(game) >= game.wounds_of(self.hero)

    def mend(self, game: Shadowscape) -> Step:
        """Removes a Wound for each point, from whichever own cards one likes (SHS-HEAL-2, SHS-HEAL-4)."""
        self.succeeded = True
        return game.enter(Mending(self.hero, [self.hero], self.points(game)))


class Performing(CardAction):
    """A side that says in words of its own what it does."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "follow", "finish")

    def begin(self, game: Shadowscape) -> Step:
        """Begins the Action."""
        self.announce(game, "act")
        return NEXT
