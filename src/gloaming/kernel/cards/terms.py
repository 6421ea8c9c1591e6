"""The terms card files are written in.

A term is a class: its fields are what a card file may say with it, its `text` is how the card's rules text says it to
whoever reads it, and its other methods are what it does. A term with its values, as it stands on a card, is one object,
shared by all games.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec
from msgspec.structs import FieldInfo

from gloaming.kernel.cards.english import sentence
from gloaming.kernel.cards.reader import OWNER, Clause, Reader, if_you_wish, in_turn, order, together
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import Step


class Term(msgspec.Struct, frozen=True, rename="kebab"):
    """One term of a vocabulary."""

    section: ClassVar[str] = ""
    place: ClassVar[str] = ""  # where the terms of the section stand in an ability
    alone: ClassVar[str] = ""  # the field whose value may follow the term directly, as in `draw: 2`
    order: ClassVar[bool] = True  # whether its text says what its owner shall do, and not what is so

    @classmethod
    def name(cls) -> str:
        """Returns the term as card files write it.

        >>> from gloaming.kernel.cards.terms import Effect
        >>> class LookAtHand(Effect): ...
        >>> LookAtHand.name()
        'look-at-hand'
        """
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def text(self, to: Reader = OWNER) -> str:
        """Returns what the term says on a card to a reader; an order as its owner reads it."""
        raise NotImplementedError

    def is_order(self) -> bool:
        """Tells whether its text says what its owner shall do."""
        return self.order

    def is_deed(self) -> bool:
        """Tells whether its text says what is done, by whomever, and not what is so."""
        return self.is_order()

    def clause(self, to: Reader) -> Clause:
        """Returns what the term says as a part of a text."""
        return Clause(self.text(to), self.is_order(), self.is_deed())

    def wrong(self) -> str:
        """Returns what is wrong with the values that were given, if anything is."""
        return ""

    def needs(self) -> str:
        """Returns the kind of target without which the term, or a term in it, means nothing."""
        inner = [getattr(self, field) for field in self.__struct_fields__]
        terms = [term for value in inner for term in (value if isinstance(value, tuple) else (value,))]
        return next((term.needs() for term in terms if isinstance(term, Term) and term.needs()), "")


@cache
def fields_of(term: type[Term]) -> tuple[FieldInfo, ...]:
    """Returns everything that may be said with a term."""
    return msgspec.structs.fields(term)


class Condition(Term, frozen=True):
    """Something that is so or is not."""

    section: ClassVar[str] = "condition"
    place: ClassVar[str] = "under 'if'"

    def weighs_totals(self) -> bool:
        """Tells whether the condition depends on totals, so that no total may depend on it."""
        return False

    def reads_modifiers(self) -> bool:
        """Tells whether the condition depends on what modifiers make of the cards, so that no modifier may need it."""
        return self.weighs_totals()

    def holds(self, game: Any, use: Use) -> bool:
        """Tells whether it is so."""
        raise NotImplementedError


class Count(Term, frozen=True):
    """A number that depends on the state of the game."""

    section: ClassVar[str] = "count"
    place: ClassVar[str] = "where an amount stands"

    def of(self, game: Any, use: Use) -> int:
        """Returns the number."""
        raise NotImplementedError


MOST: Final = 20  # that a card would name
MOST_WORDS: Final = 12  # in a list of conditions or effects
Few = Annotated[int, msgspec.Meta(ge=1, le=12)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=MOST)] | Count
Change = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)] | Count


def amount_of(amount: int | Count, game: Any, use: Use) -> int:
    """Returns an amount as it is now."""
    return amount if isinstance(amount, int) else amount.of(game, use)


class Effect(Term, frozen=True):
    """Something that is done, for itself or as a cost."""

    section: ClassVar[str] = "effect"
    place: ClassVar[str] = "under 'effects' or 'cost'"
    stops: ClassVar[bool] = False  # whether it stops what it answers, so that it must come before that

    def fleeting(self) -> bool:
        """Tells whether it soon passes, so that it must come in time."""
        return False

    def tells_when(self) -> bool:
        """Tells whether its text says itself when it holds."""
        return False

    def span(self) -> str:
        """Returns how a text says until when it holds, where that goes without saying for other effects."""
        return ""

    def takes_its_card(self) -> bool:
        """Tells whether it takes away the card whose ability it is."""
        return False

    def gives_up(self) -> bool:
        """Tells whether it costs the one who does it something, and nobody else, so that it can be a cost."""
        return False

    def pile(self) -> str:
        """Returns which of the user's piles it takes cards from as a cost, if it takes any."""
        return ""

    def takes(self, game: Any, use: Use, left: int) -> int:
        """Returns how many cards it takes as a cost from a pile in which so many are left."""
        return 0

    def able(self, game: Any, use: Use) -> bool:
        """Tells whether the effect could change anything now, once the costs are paid."""
        return True

    def begin(self, game: Any, use: Use) -> Step:
        """Does the effect, enters a chapter that does, or asks; returns NEXT, AGAIN or WAIT. Asking changes nothing."""
        raise NotImplementedError

    def answered(self, game: Any, use: Use, seat: Seat, option: Option) -> Step:
        """Goes on with the answer to what `begin` asked; returns NEXT or WAIT."""
        raise AssertionError(f"{self.name()} asks nothing")

    def asks(self, use: Use) -> str:
        """Returns what the one who is asked shall do."""
        return self.text()

    def about(self, game: Any, use: Use) -> Seat:
        """Returns whose cards are meant when it asks."""
        return use.seat


class Modifier(Effect, frozen=True):
    """An effect that lasts: it changes nothing itself, but how values are read while it holds."""

    order: ClassVar[bool] = False

    def standing_text(self, to: Reader = OWNER) -> str:
        """Returns what the term says on a card on which it holds by itself, always."""
        return self.text(to)

    def waits(self) -> bool:
        """Tells whether it holds the next time, and not yet."""
        return False

    def begin(self, game: Any, use: Use) -> Step:
        """Lets the modifier hold from now on."""
        step: Step = game.let_last(use, self)
        return step


class Moment(Term, frozen=True):
    """When an ability answers what happens in the game."""

    section: ClassVar[str] = "moment"
    place: ClassVar[str] = "under 'when'"
    occurrence: ClassVar[str] = ""  # the chapter that happens
    before: ClassVar[bool] = False  # whether it is answered before it happens
    stoppable: ClassVar[bool] = False  # whether an answer can stop it
    late: ClassVar[bool] = False  # whether a fleeting effect would come too late

    def fits(self, game: Any, seat: Seat, window: Any) -> bool:
        """Tells from what everyone can see whether what happens is what the ability answers."""
        return True


class Target(Term, frozen=True):
    """What is chosen before an ability takes effect."""

    section: ClassVar[str] = "target"
    place: ClassVar[str] = "under 'target'"

    def options(self, game: Any, use: Use) -> list[Option]:
        """Returns what can be chosen."""
        raise NotImplementedError

    def announce(self, game: Any, use: Use) -> None:
        """Tells what was chosen."""


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


class Ability(msgspec.Struct, frozen=True):
    """What a card can do."""

    kind: str
    title: str
    effects: tuple[Effect, ...]
    when: Moment | None = None
    conditions: tuple[Condition, ...] = ()
    cost: tuple[Effect, ...] = ()
    target: Target | None = None
    limit: str | None = None
    optional: bool = False
    meanwhile: str = ""  # how the text says when fleeting effects hold, if that is not now
    constant: bool = False  # whether it is of a kind that holds by itself, unless it says when

    @property
    def standing_offer(self) -> bool:
        """Whether it lies on the table to be used whenever its moment comes, and need not be."""
        return self.constant and self.when is not None

    @property
    def standing(self) -> bool:
        """Whether it holds by itself, always."""
        return self.constant and self.when is None

    def text(self, to: Reader = OWNER) -> str:
        """Returns the ability in plain English, its kind in front."""
        return f"{self.kind_title(to)}: {self.says(to)}"

    def kind_title(self, to: Reader = OWNER) -> str:
        """Returns what its kind is called."""
        return self.title.format(your=to.your)

    def says(self, to: Reader = OWNER) -> str:
        """Returns the ability as a sentence for a reader."""
        opening = [] if self.when is None else [self.when.text(to)]
        opening.extend(f"if {condition.text(to)}" for condition in self.conditions)
        clauses = [self.said(effect, to) for effect in self.effects] or [order("nothing")]
        if self.target is not None:
            clauses.insert(0, self.target.clause(to))
        if self.cost:
            price, first = together([cost.clause(to) for cost in self.cost]), clauses[0]
            clauses[0] = order(f"{price} to {first.text}" if first.order else f"{price}; if {to.you} do, {first.text}")
        what = (if_you_wish if self.optional or self.standing_offer else in_turn)(clauses, to)
        limit = f" Once per {self.limit}." if self.limit else ""
        return f"{sentence(', '.join([*opening, what]))}{limit}"

    def said(self, effect: Effect, to: Reader) -> Clause:
        """Returns an effect in words, with when it holds where that is not now and it does not say so itself."""
        said = effect.clause(to)
        if self.standing and isinstance(effect, Modifier):
            return said._replace(text=effect.standing_text(to))
        if self.meanwhile and effect.fleeting() and not effect.tells_when():
            return Clause(f"{self.meanwhile} {to.told(said)}", order=False, deed=False)
        return said._replace(text=f"{said.text} {effect.span()}".rstrip())

    def applies(self, game: Any, use: Use) -> bool:
        """Tells whether the conditions hold."""
        return all(condition.holds(game, use) for condition in self.conditions)

    def usable(self, game: Any, use: Use) -> bool:
        """Tells whether the ability can be used now and would change anything."""
        if not self.applies(game, use) or not self.payable(game, use):
            return False
        if self.target is not None and not self.target.options(game, use):
            return False
        return any(effect.able(game, use) for effect in self.effects)

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


class Vocabulary:
    """All the terms of a game's card files, its kinds of abilities, and once in what these may be used."""

    def __init__(self, terms: Iterable[type[Term]], kinds: Iterable[Kind], limits: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.kinds = {kind.name: kind for kind in kinds}
        self.sections: dict[str, dict[str, type[Term]]] = {}
        for term in terms:
            self.sections.setdefault(term.section, {})[term.name()] = term

    def terms(self, section: str) -> dict[str, type[Term]]:
        """Returns the terms of a section by their names."""
        return self.sections.get(section, {})

    def moments(self) -> list[type[Moment]]:
        """Returns the terms that say when."""
        return [term for term in self.terms("moment").values() if issubclass(term, Moment)]

    def extended(self, terms: Iterable[type[Term]], kinds: Iterable[Kind], limits: tuple[str, ...]) -> Vocabulary:
        """Returns a vocabulary with more terms."""
        mine = [term for section in self.sections.values() for term in section.values()]
        return Vocabulary([*mine, *terms], [*self.kinds.values(), *kinds], (*self.limits, *limits))
