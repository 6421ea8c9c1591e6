"""How a request is refused: with a kind for programs and a sentence for people, and nothing changed."""

from __future__ import annotations

from typing import Final

from gloaming.kernel.errors import GloamingError, IllegalChoice, Refused, StaleChoice, UnreadableChoice
from gloaming.table import protocol
from gloaming.table.protocol import RefusalKind

# What people read when the database fails; why it does, and where it lies, is for the log alone.
UNSAVED: Final = "the server cannot save right now; nothing has changed, so try again in a while"


class Refusal(GloamingError):
    """A request that is not granted."""

    def __init__(self, kind: RefusalKind, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind


class Unknown(GloamingError):
    """Somebody who has not said who they are."""


class NotFound(GloamingError):
    """Something that is not there."""


KINDS: dict[type[GloamingError], RefusalKind] = {
    UnreadableChoice: "unreadable",
    IllegalChoice: "illegal",
    StaleChoice: "stale",
}


def refused(ref: int | None, error: GloamingError) -> protocol.Refused:
    """Returns the answer to a request that is not granted."""
    kind: RefusalKind = error.kind if isinstance(error, Refusal) else KINDS.get(type(error), "illegal")
    return protocol.Refused(ref, kind, str(error))


__all__ = ["UNSAVED", "NotFound", "Refusal", "Refused", "Unknown", "refused"]
