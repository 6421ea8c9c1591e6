"""What a client sends over the socket. Every request has a reference, which the answer repeats."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from gloaming.table.protocol import Line, Moment, Reference, Seat, Stop, Text, Token, Unasked

MOST_FORETOLD: Final = 20  # options at once


class Request(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A request of a client."""

    ref: Reference


class Choose(Request, tag="choose"):
    """Answers the decision of a number."""

    number: Annotated[int, Meta(ge=0, le=2**53)]
    token: Token


class Interject(Request, tag="interject"):
    """Makes a choice that is open at any time, asked or not; the number is the one told with it."""

    number: Annotated[int, Meta(ge=0, le=2**53)]
    token: Token


class Sit(Request, tag="sit"):
    """Takes an open seat, or one's own seat back from a bot."""

    seat: Seat


class Stand(Request, tag="stand"):
    """Leaves one's seat; in a running game a bot plays on."""


class Place(Request, tag="place"):
    """Puts a bot at an open seat, or none at a bot's, while people gather; later, one for a player who is gone."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)] | None = None


class Start(Request, tag="start"):
    """Starts the game."""


class Close(Request, tag="close"):
    """Closes a table at which the game has not started; it stays closed."""


class Rematch(Request, tag="rematch"):
    """Asks for another game with the same people."""


class Chat(Request, tag="chat"):
    """Says something to everyone at the table."""

    text: Text
    again: bool = False  # whether it may have been heard already: the line was cut before it was answered


class Undo(Request, tag="undo"):
    """Undoes one's last choice, or asks the table for it."""


class AnswerUndo(Request, tag="answer-undo"):
    """Allows or refuses that another undoes a choice."""

    allow: bool


class Hint(Request, tag="hint"):
    """Asks what the strongest bot would do."""


class Look(Request, tag="look"):
    """Looks through other eyes, where the table allows it."""

    eyes: Seat | None


class LookBack(Request, tag="look-back"):
    """Asks for the game as one saw it after so many choices, or when a line of what the last one led to was told."""

    at: Moment
    line: Line | None = None


class AutomaticAnswer(Request, tag="automatic-answer"):
    """Has an ability used always or never, or asks to be asked again."""

    ability: Token
    answer: Unasked | Literal["ask"]


class SetStop(Request, tag="stop"):
    """Asks to be asked in a window always, never, or whenever there is a choice."""

    window: Token
    stop: Stop | Literal["ask"]


class Why(Request, tag="why"):
    """Asks why something cannot be done."""

    token: Token


class Foretell(Request, tag="foretell"):
    """Asks what some of the open options would lead to."""

    number: int
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MOST_FORETOLD)]


class Ping(Request, tag="ping"):
    """Asks whether the server is there."""


Play = Choose | Interject | Undo | AnswerUndo | AutomaticAnswer | SetStop
Command = Play | Sit | Stand | Place | Start | Close | Rematch
Talk = Chat | Hint | Look | LookBack | Why | Foretell | Ping
AnyRequest = Command | Talk
