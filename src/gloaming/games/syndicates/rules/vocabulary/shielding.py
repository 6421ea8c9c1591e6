"""Immunity."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.games.syndicates.rules.vocabulary.effect import WHOM, Effect


class Immune(Effect, frozen=True):
    """Keeps attacks from hurting a character; for passive skills."""

    standing: ClassVar[bool] = True
    who: Literal["leader", "self"]

    def text(self) -> str:
        """Says who is immune, and as long as whom; a character's own immunity says that elsewhere."""
        immune = f"{WHOM[self.who]} is immune to attacks"
        return f"while this character is in play, {immune}" if self.who == "leader" else immune
