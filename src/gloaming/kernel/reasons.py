"""Why a choice is refused: one declared record for each kind of reason, with the facts of the rule that refuses.

A rulebook declares its own beside its rules. A reason tells a seat nothing that it cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, ClassVar, Final, get_type_hints

import msgspec
from msgspec.structs import asdict

from gloaming.kernel.choices import SEAT, Seat
from gloaming.kernel.errors import IllegalChoice, Refused, StaleChoice, UnreadableChoice
from gloaming.kernel.events import spelled

CARD: Final = "a card"
CardName = Annotated[str, CARD]  # marked, so that people read the card as it is called in their game


class Reason(msgspec.Struct, frozen=True, tag_field="reason", tag=spelled):
    """Why a seat cannot make a choice."""

    says: ClassVar[str]  # why, facts in braces: "{card} is not in hand"
    rules: ClassVar[tuple[str, ...]] = ()  # the ids of the rules it rests on
    error: ClassVar[type[Refused]] = IllegalChoice  # as which the choice is refused

    def __str__(self) -> str:
        why = self.told(self.says, "seat {}".format, str)
        return f"{why} ({', '.join(self.rules)})" if self.rules else why

    def told(self, template: str, seat: Callable[[Seat], str], card: Callable[[str], str]) -> str:
        """Returns a sentence with the facts in it, seats and cards as its readers call them."""
        facts, marks = asdict(self), marks_of(type(self))
        for name, fact in facts.items():
            if name in marks:
                facts[name] = seat(fact) if marks[name] == SEAT else card(fact)
            elif isinstance(fact, list):
                facts[name] = ", ".join(map(str, fact))
        return template.format(**facts)


@cache
def marks_of(kind: type[Reason]) -> dict[str, str]:
    """Returns which facts of a kind of reason are seats, and which are cards."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items() if hint in (Seat, CardName)}


class NoSuchSeat(Reason, frozen=True):
    """Nobody sits there."""

    says = "there is no such seat: with {players} players, seats are 0 to {last}"
    players: int
    last: int


class NotAChoice(Reason, frozen=True):
    """It is something else than a choice."""

    says = "a choice is an option or its token, not {given}"
    error = UnreadableChoice
    given: str


class NoSuchOption(Reason, frozen=True):
    """The token means nothing in this game."""

    says = "this game has no such option"
    error = UnreadableChoice
    token: str


class OtherGame(Reason, frozen=True):
    """The option was never this game's."""

    says = "it is an option of another game"
    error = UnreadableChoice


class AlreadyOver(Reason, frozen=True):
    """The game has come to its end."""

    says = "the game is over"
    error = StaleChoice


class QuestionClosed(Reason, frozen=True):
    """The question of that number has been answered, or was asked of others."""

    says = "question {number} is not open to this seat now"
    error = StaleChoice
    number: Any


class NotAsked(Reason, frozen=True):
    """Others are to choose now."""

    says = "it is not this seat's move, the game is waiting for seat {waiting}"
    waiting: list[Seat]


class OtherQuestion(Reason, frozen=True):
    """The seat is asked something else."""

    says = "the seat is asked to {verb}"
    verb: str
    prompt: str


class NotOffered(Reason, frozen=True):
    """It would answer the question, but is not among the options."""

    says = "{token} is not among the choices there are now"
    token: str


class CardRefused(Reason, frozen=True):
    """Something stands against a card."""

    card: CardName


class NotInHand(CardRefused, frozen=True):
    """The seat does not hold the card."""

    says = "{card} is not in hand"


class NoneLeft(Reason, frozen=True):
    """The seat has used up all it had of something."""

    says = "no {things} left"
    things: str
