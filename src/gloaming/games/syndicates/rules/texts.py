"""What is printed on a card: a skill, a passive skill, a penalty, a last act, or what an FX card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from gloaming.kernel.cards.abilities import Ability, Kind
from gloaming.kernel.cards.english import sentence
from gloaming.kernel.cards.reader import OWNER, Reader, in_turn, order

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.vocabulary.effect import FieldEffect

SKILL: Final = "skill"
PASSIVE: Final = "passive"
PENALTY: Final = "penalty"
LAST_ACT: Final = "last-act"
ONE_TIME: Final = "one-time"
OTHER_FACE: Final = "other-face"
FX: Final = "fx"

LABELS: Final = {
    SKILL: "Skill",
    PASSIVE: "Passive skill",
    PENALTY: "Penalty",
    LAST_ACT: "Last act",
    ONE_TIME: "One-time skill",
    OTHER_FACE: "One-time skill",
    FX: "Effect",
}
KINDS: Final = (SKILL, PASSIVE, PENALTY, LAST_ACT, ONE_TIME)  # what a character's text can be (SS-LAY-6)
USED: Final = (SKILL, LAST_ACT, ONE_TIME, OTHER_FACE)  # by choice

# How a die must fall, and for which numbers it does.
ROLLS: Final = {
    "even": ("is even", (2, 4, 6)),
    "odd": ("is odd", (1, 3, 5)),
    "two-up": ("shows two or more", (2, 3, 4, 5, 6)),
    "three-up": ("shows three or more", (3, 4, 5, 6)),
    "five-up": ("shows five or six", (5, 6)),
}

KIND: Final = {name: Kind(name, label, chosen=name in USED) for name, label in LABELS.items()}


class Text(Ability):
    """One text of a card."""

    def __init__(
        self,
        kind: str,
        name: str,
        effects: tuple[FieldEffect, ...],
        partner: str = "",
        roll: str = "",
        may_wait: bool = False,
    ) -> None:
        super().__init__(KIND[kind], effects)
        self.name = name  # of a skill; FX cards have none beside their own
        self.partner = partner  # who must be in play on the own side
        self.roll = roll  # what the die must show for the effects to happen
        self.may_wait = may_wait  # whether an FX card says that it may be kept for later

    def parts(self) -> tuple[object, ...]:
        return (self.kind, self.name, self.effects, self.partner, self.roll, self.may_wait)

    @property
    def done(self) -> tuple[FieldEffect, ...]:
        """What it does on the field."""
        return cast("tuple[FieldEffect, ...]", self.effects)

    def succeeds(self, die: int) -> bool:
        """Tells whether the die has fallen well."""
        return die in ROLLS[self.roll][1]

    def chance(self) -> float:
        """Returns how likely the effects are to happen."""
        return len(ROLLS[self.roll][1]) / 6 if self.roll else 1.0

    def text(self, to: Reader = OWNER) -> str:
        clauses = [effect.clause(to) if self.kind == FX else effect.spoken(to) for effect in self.done]
        uses = in_turn(clauses, to)
        if self.partner:
            uses = f"{'while' if self.kind == PASSIVE else 'if'} {self.partner} is in play, {uses}"
        if self.roll:
            uses = f"{to.told(order('roll a die'))}. If it {ROLLS[self.roll][0]}, {uses}"
        if self.roll and any(effect.sends_user_away() for effect in self.done):
            uses = f"{uses}. Otherwise this character stays"
        return f"{sentence(uses)} {to.you.capitalize()} may keep it for later." if self.may_wait else sentence(uses)
