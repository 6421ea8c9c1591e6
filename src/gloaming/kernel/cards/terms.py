"""The terms card files are written in.

A term is a class: its fields are what a card file may say with it, its `words` are how the card's rules text says it to
whoever reads it, and its methods are what it does. A term with its values, as it stands on a card, is one object,
shared by all games, which never changes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import Formatter
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, NamedTuple, cast, get_origin, get_type_hints

import msgspec
from mypy_extensions import mypyc_attr

from gloaming.kernel.cards.english import number, some
from gloaming.kernel.cards.moments import Player
from gloaming.kernel.cards.reader import OWNER, Clause, Reader, Who
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import Step

if TYPE_CHECKING:
    from gloaming.kernel.cards.happening import Item

TEMPLATES: Final = Formatter()
Phrases = Mapping[str | bool, str]  # how values are said


REQUIRED: Final = object()  # stands for the default of what has to be said


class Field(NamedTuple):
    """Something that may be said with a term."""

    name: str
    spelled: str  # as card files write it
    type: Any
    default: Any  # what is meant where nothing is said

    @property
    def required(self) -> bool:
        """Whether it has to be said."""
        return self.default is REQUIRED


@mypyc_attr(allow_interpreted_subclasses=True)
class Term:
    """One term of a vocabulary."""

    section: ClassVar[str] = ""
    place: ClassVar[str] = ""  # where the terms of the section stand in an ability
    words: ClassVar[str] = ""  # its text; people as the reader calls them, and its own values, stand in braces
    phrases: ClassVar[Phrases] = {}  # how it says some of its values
    target: ClassVar[str] = ""  # the kind of target without which it means nothing
    target_value: ClassVar[str] = ""  # the value that speaks of this target, if other values do not
    spelled: ClassVar[Mapping[str, str]] = {}  # how card files write a field whose name would be a word of Python's
    alone: ClassVar[bool] = True  # whether the value of its first field may follow the term directly, as in `draw: 2`
    order: ClassVar[bool] = True  # whether its text, unless it begins with somebody, says what its owner shall do

    def __init__(self, *values: object, **named: object) -> None:
        fields = fields_of(type(self))
        given = {field.name: value for field, value in zip(fields, values, strict=False)} | named
        missing = [field.name for field in fields if field.required and field.name not in given]
        if missing or len(given) < len(values) + len(named) or not {field.name for field in fields} >= given.keys():
            raise TypeError(f"{self.name()} takes {', '.join(field.name for field in fields) or 'no values'}")
        for name, value in given.items():
            setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and type(self) is type(other) and self.said() == other.said()

    def __hash__(self) -> int:
        return hash((type(self), *self.said()))

    def __repr__(self) -> str:
        said = zip(fields_of(type(self)), self.said(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{field.name}={value!r}' for field, value in said)})"

    def said(self) -> list[Any]:
        """Returns the values of its fields."""
        return [getattr(self, field.name) for field in fields_of(type(self))]

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
        return self.worded(self.words, to)

    def worded(self, words: str, to: Reader, **others: str) -> str:
        """Returns words with what belongs in their braces, to which others than people and values may be given.

        >>> from gloaming.kernel.cards.shared import Draw
        >>> Draw(count=2, who="opponent").worded("{who:draw} {count:card} from {their} deck", OWNER)
        'the opponent draws two cards from their deck'
        """
        parts = []
        for text, name, form, _ in TEMPLATES.parse(words):
            parts.append(text)
            if name is not None:
                parts.append(others[name] if name in others else self.filling(name, form or "", to))
        return "".join(parts)

    def filling(self, name: str, form: str, to: Reader) -> str:
        """Returns what a place in its words asks for: somebody, who may do something, or a value in some form.

        Where the form has places of its own, it is what is said if there is such a value.
        """
        if name in Reader._fields:
            return to.opponent_does(form) if form else str(getattr(to, name))
        value = getattr(self, name)
        if "{" in form:
            return self.worded(form, to) if value else ""
        if isinstance(value, str | bool) and value in self.phrases:
            return self.worded(self.phrases[value], to)
        return value_text(value, form, to)

    def is_order(self) -> bool:
        """Tells whether its text says what its owner shall do; what begins with somebody else tells what is so."""
        by_owner = self.words.startswith("{who:") and getattr(self, "who", "") == "you"
        return self.order and (by_owner or not self.words.startswith("{"))

    def is_done(self) -> bool:
        """Tells whether its text says what is done, by whomever, and not what is so."""
        return self.is_order()

    def clause(self, to: Reader) -> Clause:
        """Returns what the term says as a part of a text."""
        return Clause(self.text(to), self.is_order(), self.is_done())

    def wrong(self) -> str:
        """Returns what is wrong with the values that were given, if anything is."""
        return ""

    def needs(self) -> str:
        """Returns the kind of target without which the term, or a term in it, means nothing."""
        values = self.said()
        if self.target and (not self.target_value or self.target_value in values):
            return self.target
        terms = [term for value in values for term in (value if isinstance(value, tuple) else (value,))]
        return next((term.needs() for term in terms if isinstance(term, Term) and term.needs()), "")


def value_text(value: object, form: str, to: Reader) -> str:
    """Returns a value: a number in figures, with its sign, as a word or of a thing; or who does or has something.

    >>> [value_text(2, form, OWNER) for form in ("", "+", "number", "card")]
    ['2', '+2', 'two', 'two cards']
    >>> [value_text("opponent", form, OWNER) for form in ("draw", "'s")]
    ['the opponent draws', "the opponent's"]
    """
    if isinstance(value, Count):
        return f"{value_text(1, form, to)} {value.text(to)}" if form == "+" else f"as many {form}s as {value.held(to)}"
    if isinstance(value, int):
        if form in ("", "+"):
            return format(value, form)
        return number(value) if form == "number" else some(value, form)
    if form:
        who = cast(Who, value)
        return to.whose(who) if form == "'s" else to.does(who, form)
    return str(value)


_fields: Final[dict[type[Term], tuple[Field, ...]]] = {}


def fields_of(term: type[Term]) -> tuple[Field, ...]:
    """Returns everything that may be said with a term, in the order in which its classes declare it."""
    if term not in _fields:
        defaults: dict[str, Any] = {}
        for each in reversed(term.__mro__):
            defaults |= vars(each).get("defaults", vars(each))  # which the compiler tells apart (`native_frames.py`)
        kinds = get_type_hints(term, include_extras=True)
        _fields[term] = tuple(
            [
                Field(name, term.spelled.get(name, name.replace("_", "-")), kinds[name], defaults.get(name, REQUIRED))
                for name in kinds
                if get_origin(kinds[name]) is not ClassVar
            ]
        )
    return _fields[term]


def lone_field(term: type[Term]) -> str:
    """Returns the name of the value that may follow a term directly, if one may."""
    return fields_of(term)[0].spelled if term.alone and fields_of(term) else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Term):
    """Something that is so or is not."""

    section: ClassVar[str] = "condition"
    place: ClassVar[str] = "under 'if'"

    of_totals: ClassVar[bool] = False  # whether it depends on totals
    of_modified: ClassVar[bool] = False  # whether it depends on what modifiers make of the cards

    def weighs_totals(self) -> bool:
        """Tells whether the condition depends on totals, so that no total may depend on it."""
        return self.of_totals

    def reads_modifiers(self) -> bool:
        """Tells whether the condition depends on what modifiers make of the cards, so that no modifier may need it."""
        return self.of_modified or self.weighs_totals()

    def holds(self, game: Any, use: Use) -> bool:
        """Tells whether it is so."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Term):
    """A number that depends on the state of the game."""

    section: ClassVar[str] = "count"
    place: ClassVar[str] = "where an amount stands"

    def held(self, to: Reader = OWNER) -> str:
        """Returns who has what is counted, as after "as many cards as"; its text is as after "+1"."""
        raise NotImplementedError

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Term):
    """Something that is done, for itself or as a cost."""

    section: ClassVar[str] = "effect"
    place: ClassVar[str] = "under 'effects' or 'cost'"
    stops: ClassVar[bool] = False  # whether it stops what it answers, so that it must come before that
    prompt: ClassVar[str] = ""  # what the one who is asked shall do, if that is not what its text says
    span: ClassVar[str] = ""  # how a text says until when it holds, where that goes without saying for other effects

    def inner(self) -> tuple[Effect, ...]:
        """Returns the effects that stand within it."""
        return ()

    def fleeting(self) -> bool:
        """Tells whether it soon passes, so that it must come in time."""
        return False

    def tells_when(self) -> bool:
        """Tells whether its text says itself when it holds."""
        return False

    def takes_its_card(self) -> bool:
        """Tells whether it takes away the card whose ability it is."""
        return False

    def gives_up(self) -> bool:
        """Tells whether it costs the one who does it something, and nobody else, so that it can be a cost."""
        return self.pile() != "" or self.takes_its_card()

    def pile(self) -> str:
        """Returns which of the user's piles it takes cards from as a cost, if it takes any."""
        return ""

    def takes(self, game: Any, use: Use, left: int) -> int:
        """Returns how many cards it takes as a cost from a pile in which so many are left."""
        return 1

    def able(self, game: Any, use: Any) -> bool:
        """Tells whether the effect could change anything now, once the costs are paid."""
        return True

    def begin(self, game: Any, use: Any) -> Step:
        """Does it, enters a chapter that does, or asks and only asks if run again; returns NEXT, AGAIN or WAIT."""
        raise NotImplementedError

    def answered(self, game: Any, use: Any, seat: Seat, option: Option) -> Step:
        """Goes on with the answer to what `begin` asked; returns NEXT or WAIT."""
        raise AssertionError(f"{self.name()} asks nothing")

    def asks(self, use: Use) -> str:
        """Returns what the one who is asked shall do."""
        return self.prompt or self.text()

    def about(self, game: Any, use: Use) -> Seat:
        """Returns whose cards are meant when it asks."""
        return use.player


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Effect):
    """An effect that lasts: it changes nothing itself, but how values are read while it holds."""

    order: ClassVar[bool] = False

    def standing_text(self, to: Reader = OWNER) -> str:
        """Returns what the term says on a card on which it holds by itself, always."""
        return self.text(to)

    def period(self) -> str:
        """Returns in which kind of period it holds."""
        return "turn"

    def waits(self) -> bool:
        """Tells whether it holds the next time, and not yet."""
        return False

    def begin(self, game: Any, use: Any) -> Step:
        step: Step = game.let_last(use, self)
        return step


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Term):
    """What an ability answers: a kind of thing that happens, at one of the rulebook's moments."""

    section: ClassVar[str] = "moment"
    place: ClassVar[str] = "under 'when'"
    event: ClassVar[str] = ""  # the kind of what happens, as its record is spelled
    moment: ClassVar[str] = "after"  # which of the rulebook's moments around it
    subject: ClassVar[str] = ""  # `you` or `opponent`, if it must happen to one of them, or be done by them
    stoppable: ClassVar[bool] = False  # whether an answer can stop it
    late: ClassVar[bool] = False  # whether a fleeting effect would come too late
    window: ClassVar[str] = ""  # what the time to answer it is called, if not as its text says

    def fits(self, game: Any, player: Player, item: Item | None) -> bool:
        """Tells from what everyone can see whether what happens is what the ability answers."""
        return not self.subject or (item is not None and (item.player == player) == (self.subject == "you"))

    def heard(self, game: Any, use: Use, item: Item) -> bool:
        """Tells the same for a use, whose card may have to do with it."""
        return self.fits(game, use.player, item)


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Term):
    """What is chosen before an ability takes effect."""

    section: ClassVar[str] = "target"
    place: ClassVar[str] = "under 'target'"

    def options(self, game: Any, use: Use) -> list[Option]:
        """Returns what can be chosen next, beside what has been."""
        raise NotImplementedError

    def least(self, game: Any, use: Use) -> int:
        """Returns how many must be chosen."""
        return 1

    def most(self, game: Any, use: Use) -> int:
        """Returns how many may be chosen."""
        return 1

    def chooser(self, game: Any, use: Use) -> Player:
        """Returns who chooses."""
        return use.player

    def value(self, option: Option) -> int:
        """Returns what an option chooses."""
        return option.value

    def still_fits(self, game: Any, use: Use, chosen: int) -> bool:
        """Tells whether what was chosen may still be aimed at."""
        return True

    def announce(self, game: Any, use: Use) -> None:
        """Tells what was chosen."""
