"""What happened, in order, each with who may see what of it.

A rulebook declares a record for each kind of event: its fields are the facts, and a fact that not everybody may know is
marked `Secret`. Everything that tells people or programs what happened reads these records.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from types import ModuleType
from typing import Annotated, Any, ClassVar, Final, Self, TypeVar, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from gloaming.kernel.choices import Seat

T = TypeVar("T")

# The mark of a secret fact. To those who may not know it, it is unset.
SECRET: Final = "told only to the audience"
Secret = Annotated[T | UnsetType, SECRET]

# How a sentence of a record can name a seat, besides `{seat}` and, with a verb, `{seat:plays}`.
ALONE: Final = "..."  # `{seat:...plays}` is the verb of a seat that has been named
OWNER: Final = "'s"  # `{seat:'s}` is the seat as an owner
ARTICLE: Final = "the"  # `{card:the}` is a card, or anything else, with its article

CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")

Facts = dict[str, Any]  # an event as plain data, its kind under `event`


def spelled(name: str) -> str:
    """Returns the kind of an event from the name of its record.

    >>> spelled("TrickWon")
    'trick_won'
    """
    return CAPITAL.sub("_", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=spelled):
    """Something that happened. Everybody may know its open facts, only the audience its secret ones."""

    by: str | UnsetType = UNSET  # the ability whose effect or cost it is, by its id; unset where a rule does it

    says: ClassVar[str] = ""  # its sentence, facts in braces, which words fill in: "{seat:plays} {card:the}."
    reveals: ClassVar[bool] = False  # whether it turns something hidden face up for everyone
    own: ClassVar[bool] = False  # whether its seat knew before what it tells, as of a card played from the hand
    private: ClassVar[bool] = False  # whether nobody but the audience notices it
    opens: ClassVar[bool] = False  # whether it opens a section of the log, such as a round
    beat: ClassVar[bool] = False  # whether people look at the game as it is then, before it goes on
    cites: ClassVar[str] = ""  # the id of the rule by which such things happen

    @property
    def rule(self) -> str:
        """The id of the rule by which it happens, if it cites one."""
        return self.cites

    @property
    def kind(self) -> str:
        """The kind of the event, as records and programs spell it."""
        return str(self.__struct_config__.tag)

    def audience(self) -> tuple[int, ...]:
        """Returns the seats that are told the secret facts: the one it is about, unless a kind says otherwise."""
        seat: int = self.seat  # type: ignore[attr-defined]  # a record with secrets says whose they are
        return (seat,)

    def is_news_to(self, seat: int | None) -> bool:
        """Tells whether a seat learns by it what it could not know before."""
        secret = self.private or bool(secrets_of(type(self)))
        if (self.own or secret) and seat in self.audience():
            return not self.own
        return self.reveals

    def without_secrets(self) -> Self:
        """Returns the event with its open facts alone."""
        return replace(self, **secrets_of(type(self)))

    def shown_to(self, seat: int | None) -> Self | None:
        """Returns the event as a seat may know it, or None if it notices nothing; a spectator is the seat None."""
        secrets = secrets_of(type(self))
        if not (secrets or self.private) or seat in self.audience():
            return self
        return None if self.private else self.without_secrets()

    def seen_by(self, seat: int | None) -> Facts | None:
        """Returns what a seat learns of it as plain data, or None for nothing."""
        shown = self.shown_to(seat)
        return None if shown is None else msgspec.to_builtins(shown)


class SeatEvent(Event, frozen=True):
    """Something that a seat does, or that happens to it."""

    seat: Seat


class CardEvent(SeatEvent, frozen=True):
    """Something that happens to a card of a seat."""

    card: str


class GameOver(Event, frozen=True):
    """The game is over; told of every game whose rulebook declares no such record of its own."""

    scores: list[int]
    winners: list[Seat]


@cache
def secrets_of(kind: type[Event]) -> dict[str, UnsetType]:
    """Returns the secret facts of a kind of event, as those see them who may not know them."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: UNSET for name, hint in hints.items() if SECRET in getattr(hint, "__metadata__", ())}


def declared_in(*modules: ModuleType) -> dict[str, type[Event]]:
    """Returns the records of events that modules declare, by kind; those that others stand on are no kinds."""
    records = [each for module in modules for each in vars(module).values() if isinstance(each, type)]
    found = [each for each in records if issubclass(each, Event) and each is not Event and not each.__subclasses__()]
    return {str(each.__struct_config__.tag): each for each in found}


def seen(events: Iterable[Event], eyes: int | None) -> list[Event]:
    """Returns what a seat, or a spectator, notices of what happens."""
    return [shown for event in events if (shown := event.shown_to(eyes)) is not None]


Listener = Callable[[Event], None]
