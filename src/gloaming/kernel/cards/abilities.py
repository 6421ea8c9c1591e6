"""What a card can do: an ability, made of terms."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from gloaming.kernel.cards.english import listed, sentence
from gloaming.kernel.cards.limits import Limit
from gloaming.kernel.cards.reader import OWNER, Clause, Reader, if_you_wish, in_turn, order, together
from gloaming.kernel.cards.terms import Condition, Effect, Modifier, Target, When
from gloaming.kernel.cards.using import Use


class Kind(msgspec.Struct, frozen=True):
    """A kind of ability: how a card's text begins, and whether it answers what happens."""

    name: str
    title: str  # in which `{your}` stands for the owner's
    answers: Literal["never", "may", "must"] = "never"
    chosen: bool = False  # whether it is used by choice, and not by itself
    aftermath: bool = False  # whether it may wait for how things end, instead of working at once
    constant: bool = False  # whether it holds by itself, made of modifiers, unless it says when
    late: bool = False  # whether a fleeting effect would come too late
    meanwhile: str = ""  # how its text says when fleeting effects hold, if that is not now
    idle: bool = False  # whether it may do nothing at all
    fixed: bool = False  # whether no effect can take its card away, since it stays or leaves by itself
    moment: str = ""  # the moment of the rulebook at which it answers, if its kind says that and not what it answers
    early: bool = False  # whether that is before what it answers, so that it can stop it
    opening: str = "{}"  # how its text says what it answers


class Ability:
    """What a card can do."""

    def __init__(
        self,
        kind: Kind,
        effects: tuple[Effect, ...],
        triggers: tuple[When, ...] = (),
        conditions: tuple[Condition, ...] = (),
        cost: tuple[Effect, ...] = (),
        targets: tuple[Target, ...] = (),
        limit: Limit | None = None,
        optional: bool = False,
        place: str = "",
    ) -> None:
        self.kind = kind.name
        self.title = kind.title
        self.effects = effects
        self.triggers = triggers  # any of which it answers
        self.conditions = conditions
        self.cost = cost
        self.targets = targets
        self.limit = limit
        self.optional = optional
        self.place = place  # where its card must lie for it, if that is not the usual place
        self.forced = kind.answers == "must"
        self.chosen = kind.chosen
        self.moment = kind.moment
        self.opening = kind.opening
        self.answered = [
            (trigger.event, kind.moment or trigger.moment) for trigger in triggers if trigger.event
        ]  # the kinds of events that it answers, each with the moment of the rulebook at which it does
        self.meanwhile = kind.meanwhile  # how the text says when fleeting effects hold, if that is not now
        self.constant = kind.constant  # whether it is of a kind that holds by itself, unless it says when

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ability) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Ability{self.parts()!r}"

    def parts(self) -> tuple[object, ...]:
        """Returns all that it is made of."""
        return (
            self.kind,
            self.effects,
            self.triggers,
            self.conditions,
            self.cost,
            self.targets,
            self.limit,
            self.optional,
            self.place,
        )

    @property
    def action(self) -> bool:
        """Whether it is used by choice whenever its user may act, and answers nothing."""
        return self.chosen and not self.triggers and not self.constant

    @property
    def standing_offer(self) -> bool:
        """Whether it lies on the table to be used whenever its moment comes, and need not be."""
        return self.constant and bool(self.triggers)

    @property
    def standing(self) -> bool:
        """Whether it holds by itself, always."""
        return self.constant and not self.triggers

    def text(self, to: Reader = OWNER) -> str:
        """Returns the ability in plain English, its kind in front."""
        return f"{self.kind_title(to)}: {self.says(to)}"

    def kind_title(self, to: Reader = OWNER) -> str:
        """Returns what its kind is called."""
        return self.title.format(your=to.your)

    def says(self, to: Reader = OWNER) -> str:
        """Returns the ability as a sentence for a reader."""
        opening = [f"while this card is in {to.your} {self.place}"] if self.place else []
        opening += [self.opening.format(when(self.triggers, to))] if self.triggers else []
        opening.extend(f"if {condition.text(to)}" for condition in self.conditions)
        clauses = [self.said(effect, to) for effect in self.effects] or [order("nothing")]
        clauses[:0] = [target.clause(to) for target in self.targets]
        if self.cost:
            price, first = together([cost.clause(to) for cost in self.cost]), clauses[0]
            clauses[0] = order(f"{price} to {first.text}" if first.order else f"{price}; if {to.you} do, {first.text}")
        what = (if_you_wish if self.optional or self.standing_offer else in_turn)(clauses, to)
        limit = f" {self.limit.text()}" if self.limit else ""
        return f"{sentence(', '.join([*opening, what]))}{limit}"

    def said(self, effect: Effect, to: Reader) -> Clause:
        """Returns an effect in words, with when it holds where that is not now and it does not say so itself."""
        said = effect.clause(to)
        if self.standing and isinstance(effect, Modifier):
            return said._replace(text=effect.standing_text(to))
        if self.meanwhile and effect.fleeting() and not effect.tells_when():
            return Clause(f"{self.meanwhile} {to.told(said)}", order=False, done=False)
        return said._replace(text=f"{said.text} {effect.span}".rstrip())

    def applies(self, game: Any, use: Use) -> bool:
        """Tells whether the conditions hold."""
        return all(condition.holds(game, use) for condition in self.conditions)

    def usable(self, game: Any, use: Use) -> bool:
        """Tells whether the ability can be used now and would change anything."""
        if not self.applies(game, use) or not self.payable(game, use):
            return False
        if self.targets and not self.can_aim(game, use):
            return False
        return any(effect.able(game, use) for effect in self.effects)

    def can_aim(self, game: Any, use: Use) -> bool:
        """Tells whether there is something for each target, as far as that can be told before any is chosen."""
        return all(len(target.options(game, use)) >= target.least(game, use) for target in self.targets)

    def answers(self) -> list[tuple[str, str]]:
        """Returns the kinds of events that it answers, each with the moment of the rulebook at which it does."""
        return self.answered

    def payable(self, game: Any, use: Use) -> bool:
        """Tells whether all costs can be paid, each from what the others leave."""
        return all(
            self.left(game, use, cost.pile()) >= 0 if cost.pile() else cost.able(game, use) for cost in self.cost
        )

    def left(self, game: Any, use: Use, pile: str) -> int:
        """Returns how many cards a pile holds once the costs are paid, less than none if they cannot be."""
        left: int = game.stock(use, pile)
        for cost in self.cost:
            if cost.pile() == pile:
                left -= cost.takes(game, use, left)
        return left


def when(triggers: tuple[When, ...], to: Reader = OWNER) -> str:
    """Returns what is answered, one thing or any of several, in words."""
    return listed([trigger.text(to) for trigger in triggers], "or")
