"""What holds by itself, as long as a character is in play."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.games.syndicates.rules.vocabulary.effect import FieldEffect
from gloaming.kernel.cards.english import listed
from gloaming.kernel.cards.reader import OWNER, Reader


class Immune(FieldEffect):
    """Keeps attacks from hurting a character; for passive skills."""

    words: ClassVar[str] = "{who} is immune to attacks"
    standing: ClassVar[bool] = True
    who: Literal["leader", "self"]

    def text(self, to: Reader = OWNER) -> str:
        """Says who is immune, and as long as whom; a character's own immunity says that elsewhere."""
        immune = super().text(to)
        return f"while this character is in play, {immune}" if self.who == "leader" else immune


class LeavesIf(FieldEffect):
    """Makes the character leave as soon as somebody named is in play; for penalties."""

    alone: ClassVar[bool] = True
    standing: ClassVar[bool] = True
    order: ClassVar[bool] = False
    others: tuple[str, ...]

    def text(self, to: Reader = OWNER) -> str:
        return f"this character leaves if {listed(self.others, 'or')} is in play"

    def wrong(self) -> str:
        return "" if self.others else "say in whose presence the character leaves"

    def names(self) -> list[str]:
        return list(self.others)
