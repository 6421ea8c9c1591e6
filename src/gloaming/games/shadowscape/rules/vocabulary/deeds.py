"""What an Action Card can be used for: an Attack, a Search, a Heal or a Prepare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from mypy_extensions import mypyc_attr

from gloaming.games.shadowscape.rules.symbols import ATTACKING, HEALING, NONE, PREPARING, SEARCHING, Hero, Room
from gloaming.games.shadowscape.rules.vocabulary.counts import Skill
from gloaming.games.shadowscape.rules.vocabulary.terms import Points
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Count, Term
from gloaming.kernel.cards.using import Use

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Term):
    """An Action that a side of a card allows."""

    section: ClassVar[str] = "deed"
    place: ClassVar[str] = "on a side of an Action Card"
    kind: ClassVar[int] = 0
    amount: Points
    plus: Count | None = None

    def worth(self, game: Shadowscape, hero: Hero, card: int, room: Room = NONE) -> int:
        """Returns what is printed, with what the card counts."""
        amount: int = self.amount
        plus = self.plus
        if plus is None:
            return amount
        if isinstance(plus, Skill):
            return amount + game.skill_of(hero, room)
        return amount + plus.of(game, Use(hero, card, 0))

    @property
    def reaches_here(self) -> bool:
        """Whether it reaches things in the own room."""
        return True

    @property
    def reaches_next(self) -> bool:
        """Whether it reaches into adjacent rooms."""
        return False

    @property
    def hits_all(self) -> bool:
        """Whether it hits all Enemies in the room of its target."""
        return False

    @property
    def up_to(self) -> bool:
        """Whether fewer may be drawn."""
        return False

    @property
    def to_hand_size(self) -> bool:
        """Whether one discards down to the Hand Size afterwards."""
        return False

    def said_amount(self, to: Reader) -> str:
        """Returns the amount with what is added to it."""
        return f"{self.amount}" if self.plus is None else f"{self.amount}, +1 {self.plus.text(to)}"


REACHES: Final = {"here": "in {your} room", "next": "in an adjacent room", "near": "in {your} or an adjacent room"}


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyAttack(Deed):
    """An attack on an Enemy."""

    kind: ClassVar[int] = ATTACKING
    title: ClassVar[str] = "Attack"
    spelled: ClassVar[Mapping[str, str]] = {"everybody": "all"}
    reach: Literal["here", "next", "near"] = "here"
    everybody: bool = False

    @property
    def reaches_here(self) -> bool:
        return self.reach != "next"

    @property
    def reaches_next(self) -> bool:
        return self.reach != "here"

    @property
    def hits_all(self) -> bool:
        return self.everybody

    def text(self, to: Reader = OWNER) -> str:
        whom = "an Enemy" if not self.everybody else "each Enemy in a room: that of one"
        damage = f"{self.title}: deal {self.amount} damage to {whom} {REACHES[self.reach].format(your=to.your)}"
        if self.everybody and self.reach == "here":
            damage = f"{self.title}: deal {self.amount} damage to each Enemy in {to.your} room"
        return damage if self.plus is None else f"{damage}, +1 {self.plus.text(to)}"


class Attack(AnyAttack):
    """A Regular Attack: so much damage to an Enemy in your room, an adjacent one (`next`) or either (`near`)."""

    title: ClassVar[str] = "Regular Attack"


class Cast(AnyAttack):
    """A Magic Attack: so much damage to an Enemy in your room, an adjacent one (`next`) or either (`near`)."""

    title: ClassVar[str] = "Magic Attack"


class Search(Deed):
    """A Search with so many points, of your room or also of an adjacent one."""

    kind: ClassVar[int] = SEARCHING
    reach: Literal["here", "near"] = "here"

    @property
    def reaches_next(self) -> bool:
        return self.reach != "here"

    def text(self, to: Reader = OWNER) -> str:
        where = f"{to.your} room" if self.reach == "here" else f"{to.your} or an adjacent room"
        return f"Search {where} with {self.said_amount(to)}"


class Heal(Deed):
    """A Heal with so many points."""

    kind: ClassVar[int] = HEALING

    def text(self, to: Reader = OWNER) -> str:
        return f"Heal {self.said_amount(to)}"


class Prepare(Deed):
    """Draws so many Fate Cards, all of them or up to that; then one discards down to the Hand Size, or does not."""

    kind: ClassVar[int] = PREPARING
    spelled: ClassVar[Mapping[str, str]] = {"limited": "limit", "some": "up-to"}
    limited: bool = True
    some: bool = False

    @property
    def up_to(self) -> bool:
        return self.some

    @property
    def to_hand_size(self) -> bool:
        return self.limited

    def text(self, to: Reader = OWNER) -> str:
        count = f"{'up to ' if self.some else ''}{self.said_amount(to)}"
        if self.amount == 0 and self.plus is not None:
            count = f"1 {self.plus.text(to)}"
        drawn = (
            f"Prepare: draw {count} Fate Card{'' if count == '1' else 's'}"
            if self.plus is None
            else (f"Prepare: draw {count}")
        )
        return f"{drawn}, then discard down to {to.your} Hand Size" if self.limited else drawn
