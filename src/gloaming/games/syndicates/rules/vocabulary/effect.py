"""What all effects have in common, and whom they are meant for."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Annotated, ClassVar, Final

import msgspec

from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.uses import CardUse
from gloaming.kernel.cards.reader import OWNER, Clause, Reader
from gloaming.kernel.cards.terms import Effect, Phrases
from gloaming.kernel.reasons import Reason

Kt = Annotated[int, msgspec.Meta(ge=10, le=60)]
OWN: Final = "own"
ANY: Final = "any"
kt_of: Final[Callable[[object], int | str]] = attrgetter("kt")

WHOM: Final[Phrases] = {
    "one-enemy": "one enemy",
    "all-enemies": "all enemies",
    "one-supporter": "one of {your} Supporters",
    "teammate": "someone on {your} team",
    "team": "everyone on {your} team",
    "leader": "{your} Leader",
    "family": "{your} Family",
    "the-attacker": "the attacker",
    "self": "this character",
    "user": "this character",
    "another": "someone else on {your} team",  # a character's teammate, who is never itself
}
AS_MANY_AS_IT_HAS: Final = "as many KT as it has"  # after the character has been named
AMOUNTS: Final = {OWN: "as many KT as this character has", ANY: "any amount of its KT"}


class FieldEffect(Effect):
    """Something a card does on the field."""

    phrases: ClassVar[Phrases] = WHOM
    alone: ClassVar[bool] = False
    section: ClassVar[str] = "effect"
    place: ClassVar[str] = "under 'effects' or 'gone'"
    standing: ClassVar[bool] = False  # whether it holds by itself instead of being done

    def is_done(self) -> bool:
        """Tells whether it is more than what is so of Leader or Family."""
        return getattr(self, "who", "") not in ("leader", "family")

    def spoken(self, to: Reader = OWNER) -> Clause:
        """Says it on a character's card, where it may be an attack, or for others than the character alone."""
        return self.clause(to)

    def asks_nobody(self) -> bool:
        """Tells whether it asks nobody, so that it can happen in the other's turn."""
        return False

    def sends_user_away(self) -> bool:
        """Tells whether the character whose text it is leaves by it."""
        return False

    def names(self) -> list[str]:
        """Returns the characters it names."""
        return []

    def why_unable(self, game: Syndicates, use: CardUse) -> Reason | None:
        """Returns why it could not be done now, if there is a reason to name."""
        return None


def in_tens(kt: int | str) -> str:
    """Returns what is wrong with an amount of KT, if anything is (SS-KT-1)."""
    return f"KT are counted in tens, so they cannot be {kt}" if isinstance(kt, int) and kt % 10 else ""


class KtEffect(FieldEffect):
    """Something that is done with an amount of KT: each kind has a field `kt` with what it allows."""

    @property
    def amount(self) -> str:
        """The amount as its text says it."""
        kt = kt_of(self)
        return f"{kt} KT" if isinstance(kt, int) else AMOUNTS[kt]

    def wrong(self) -> str:
        return in_tens(kt_of(self))

    def strength(self, game: Syndicates, use: CardUse) -> int:
        """Returns the amount as it is now."""
        kt = kt_of(self)
        return kt if isinstance(kt, int) else use.user_kt(game)
