"""How slots are called, and where somebody stands."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloaming.games.syndicates.rules.view import KeptFx, SideView, SlotView
from gloaming.games.syndicates.words.cards import titled, view_of
from gloaming.words.english import within
from gloaming.words.scene import Scene

ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")


class Place(NamedTuple):
    """Where a character stands, or lies covered."""

    side: int
    at: int
    slot: SlotView

    @property
    def top(self) -> str:
        """The character that counts there."""
        return self.slot.stack[-1]


def my_side(scene: Scene) -> int:
    """Returns the side of whoever looks; a spectator looks from the first one."""
    return (view_of(scene).seat or 0) % 2


def own(scene: Scene) -> SideView:
    """Returns the side of the table of whoever looks."""
    return view_of(scene).sides[my_side(scene)]


def theirs(scene: Scene) -> SideView:
    """Returns the other side of the table."""
    return view_of(scene).sides[1 - my_side(scene)]


def slot_called(name: str) -> str:
    """Returns a slot as people say it.

    >>> slot_called("s2"), slot_called("leader")
    ('2nd slot', "Leader's slot")
    """
    return f"{slot_sign(name)} slot" if name[1:].isdecimal() else f"{slot_sign(name)}'s slot"


def slot_sign(name: str) -> str:
    """Returns a slot in short, such as `2nd` or `Leader`."""
    return ORDINALS[int(name[1:]) - 1] if name[1:].isdecimal() else name.capitalize()


def place_of(scene: Scene, name: str) -> Place | None:
    """Returns where a character is, on top or covered, on either side."""
    for side, each in enumerate(view_of(scene).sides):
        for at, slot in enumerate(each.slots):
            if name in slot.stack:
                return Place(side, at, slot)
    return None


def in_slot(scene: Scene, side: int, name: str) -> Place:
    """Returns the place of a slot's name."""
    slots = view_of(scene).sides[side].slots
    at = next(at for at, slot in enumerate(slots) if slot.name == name)
    return Place(side, at, slots[at])


def characters(side: SideView) -> list[str]:
    """Returns everybody in play on a side, covered ones too, from the left."""
    return [card for slot in side.slots for card in slot.stack]


def kept(scene: Scene, fx: KeptFx) -> str:
    """Returns a card that was kept, and which of two mates keeps it."""
    title = titled(scene, fx.card)
    return f"{title} ({within(scene.names[fx.owner])})" if view_of(scene).players > 2 else title


def titles(scene: Scene, names: list[str]) -> list[str]:
    """Returns cards as they are printed."""
    return [titled(scene, name) for name in names]
