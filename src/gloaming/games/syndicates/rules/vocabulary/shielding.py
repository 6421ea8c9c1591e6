"""Immunity."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.games.syndicates.rules.vocabulary.effect import Effect, called
from gloaming.kernel.cards.reader import OWNER, Reader


class Immune(Effect, frozen=True):
    """Keeps attacks from hurting a character; for passive skills."""

    standing: ClassVar[bool] = True
    order: ClassVar[bool] = False
    who: Literal["leader", "self"]

    def text(self, to: Reader = OWNER) -> str:
        """Says who is immune, and as long as whom; a character's own immunity says that elsewhere."""
        immune = f"{called(self.who, to)} is immune to attacks"
        return f"while this character is in play, {immune}" if self.who == "leader" else immune
