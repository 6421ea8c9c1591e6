"""What happened, in order, each with who may see what of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Fact = int | str | bool | None | list[int] | list[str] | list[list[int]] | list[list[str]]
Facts = Mapping[str, Fact]


class Event:
    """Something that happened. Everyone may know the open facts, only the audience the secret ones.

    An event without open facts is not noticed at all by anyone else.
    """

    kind: str
    open: Facts | None
    secret: Facts
    audience: list[int]
    reveals: bool

    def __init__(
        self,
        kind: str,
        open: Facts | None,
        secret: Facts | None = None,
        audience: list[int] | None = None,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.open = open
        self.secret = {} if secret is None else secret
        self.audience = [] if audience is None else audience
        self.reveals = reveals  # turns something hidden face up for everyone

    def seen_by(self, seat: int | None) -> dict[str, Fact] | None:
        """Returns what a seat learns of it, or None for nothing; a spectator is the seat None."""
        listening = seat is not None and seat in self.audience
        if self.open is None and not listening:
            return None
        facts: dict[str, Fact] = {"event": self.kind}
        facts.update(self.open or {})
        if listening:
            facts.update(self.secret)
        return facts

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.open, self.secret, self.audience, self.reveals)

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.open} secret={self.secret} for {self.audience}>"


Listener = Callable[[Event], None]
