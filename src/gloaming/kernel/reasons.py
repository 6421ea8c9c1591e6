"""Why a choice is refused: one declared record for each kind of reason, with the facts of the rule that refuses.

A rulebook declares its own beside its rules. A reason tells a seat nothing that it cannot know.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, Final, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import asdict

from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import SEAT, Seat
from gloaming.kernel.errors import IllegalChoice, Refused, StaleChoice, UnreadableChoice
from gloaming.kernel.events import ALONE, OWNER, spelled
from gloaming.kernel.spelling import LONG, told

CARD: Final = "a card"
CardName = Annotated[str, CARD]  # marked, so that people read the card as it is called in their game
REFUSED: Final = "seat"  # the place in a sentence for the one who is refused, and who reads it


class Reason(msgspec.Struct, frozen=True, tag_field="reason", tag=spelled):
    """Why a seat cannot make a choice."""

    says: ClassVar[str]  # why, facts in braces; `{seat}` is the one who is refused: "{card} is not in {seat:'s} hand"
    rules: ClassVar[tuple[str, ...]] = ()  # the ids of the rules it rests on
    error: ClassVar[type[Refused]] = IllegalChoice  # as which the choice is refused

    def __str__(self) -> str:
        marks = marks_of(type(self))
        facts = {name: plainly(fact, marks.get(name)) for name, fact in asdict(self).items()}
        why = self.says.format(**{REFUSED: Somebody("the seat"), **facts})
        return f"{why} ({', '.join(self.rules)})" if self.rules else why


class Somebody(str):
    """Somebody as programs call them, in the forms in which a sentence can name them."""

    def __format__(self, form: str) -> str:
        if form.startswith(ALONE):
            return form.removeprefix(ALONE)
        return self + form if form == OWNER else " ".join(filter(None, [self, form]))


def plainly(fact: Any, mark: str | None) -> Any:
    """Returns a fact as programs read it."""
    if isinstance(fact, list):
        return listed([str(plainly(each, mark)) for each in fact])
    return Somebody(f"seat {fact}") if mark == SEAT else fact


@cache
def marks_of(kind: type[Reason]) -> dict[str, str]:
    """Returns which facts of a kind of reason are seats, and which are cards, one or several of them."""
    hints = get_type_hints(kind, include_extras=True)
    single = {name: get_args(hint)[0] if get_origin(hint) is list else hint for name, hint in hints.items()}
    return {name: hint.__metadata__[0] for name, hint in single.items() if hint in (Seat, CardName)}


class NoSuchSeat(Reason, frozen=True):
    """Nobody sits there."""

    says = "there is no seat {asked}: with {players} players, seats are 0 to {last}"
    asked: str
    players: int
    last: int

    @classmethod
    def among(cls, players: int, asked: object) -> NoSuchSeat:
        """Returns the reason for a seat that was asked for among so many."""
        in_words = isinstance(asked, str) and asked not in [str(seat) for seat in range(players)]
        return cls(str(asked)[:LONG] if in_words else told(asked), players, players - 1)


class NotAChoice(Reason, frozen=True):
    """It is something else than a choice."""

    says = "a choice is an option or its token, not {given}"
    error = UnreadableChoice
    given: str


class NoSuchOption(Reason, frozen=True):
    """The token means nothing in this game."""

    says = "nothing here is called {token!r}"
    error = UnreadableChoice
    token: str


class NoSuchPlace(Reason, frozen=True):
    """Nothing that may be answered stands at that place."""

    says = "there is no place {asked} among {count} choices, which are counted from 0"
    asked: str
    count: int


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

    says = "question {number} is not open to {seat} now"
    error = StaleChoice
    number: Any


class NotAsked(Reason, frozen=True):
    """Others are to choose now."""

    says = "it is not {seat:'s} move: the game is waiting for {waiting}"
    waiting: list[Seat]


class OtherQuestion(Reason, frozen=True):
    """The seat is asked something else."""

    says = "not now. {prompt}"
    verb: str
    prompt: str


class NotOffered(Reason, frozen=True):
    """It would answer the question, but is not among the options."""

    says = "that is not among the choices {seat:has} now"
    token: str


class CardRefused(Reason, frozen=True):
    """Something stands against a card."""

    card: CardName


class NotInHand(CardRefused, frozen=True):
    """The seat does not hold the card."""

    says = "{card} is not in {seat:'s} hand"


class NoneLeft(Reason, frozen=True):
    """The seat has used up all it had of something."""

    says = "{seat:has} no {things} left"
    things: str
