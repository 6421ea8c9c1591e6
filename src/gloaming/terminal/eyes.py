"""Through whose eyes a table is watched: a spectator's, or any seat's."""

from __future__ import annotations

from gloaming.kernel.choices import Seat
from gloaming.words.seating import YOU, Seating


def next_eyes(eyes: Seat | None, players: int) -> Seat | None:
    """Returns the next pair of eyes: the spectator's come after the last seat's.

    >>> next_eyes(None, 2), next_eyes(0, 2), next_eyes(1, 2)
    (0, 1, None)
    """
    following = 0 if eyes is None else eyes + 1
    return following if following < players else None


def whose_eyes(eyes: Seat | None, seating: Seating) -> str:
    """Names the view that is shown."""
    if eyes is None:
        return "spectator's view"
    return "your view" if seating.names[eyes] == YOU else f"{seating.names[eyes]}'s view"
