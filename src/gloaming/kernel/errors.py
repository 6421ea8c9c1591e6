"""The ways in which Gloaming says no. Whatever is refused has changed nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.kernel.spelling import printable, printable_lines, told

if TYPE_CHECKING:
    from gloaming.kernel.reasons import Reason


class GloamingError(Exception):
    """The root of everything Gloaming refuses, with a message for the person who asked."""


class Refused(GloamingError):
    """A choice that was not taken: why, who made it, what it was and what would have been legal."""

    def __init__(self, reason: Reason, seat: object, token: str, legal: list[str]) -> None:
        self.reason = reason
        self.seat = seat
        self.token = token
        self.legal = legal
        offered = ", ".join(legal) if legal else "nothing"
        super().__init__(f"seat {told(seat)} cannot choose {told(token)}: {reason}. Legal now: {offered}.")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, self.seat, self.token, self.legal)


class UnreadableChoice(Refused):
    """The token names no option of this game."""


class IllegalChoice(Refused):
    """The option exists, but the rules do not allow it to this seat now."""


class StaleChoice(Refused):
    """The choice answers a decision that is no longer open."""


class BadSetup(GloamingError):
    """A game cannot be started like this: a wrong name, number of players or option."""


class BadRecord(GloamingError):
    """A record that cannot be read or replayed: which file, which line (0 for none of them) and why."""

    def __init__(self, source: str, line: int, reason: str) -> None:
        self.source = source
        self.line = line
        self.reason = reason
        where = f"{printable(source)}, line {line}" if line else printable(source)
        super().__init__(f"{where}: {printable_lines(reason)}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.source, self.line, self.reason)


class BadCards(GloamingError):
    """A card file that cannot be used: everything that is wrong with it, each with its line."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__(printable_lines("\n".join(problems)))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problems,)
