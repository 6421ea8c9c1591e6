"""How players, teams and slots are called, and where somebody stands."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloaming.games.syndicates.view import KeptFx, SideView, SlotView
from gloaming.words.english import does, mid, whose
from gloaming.words.scene import Scene
from gloaming.words.seating import YOU
from gloaming.words.syndicates.cards import set_of, titled, view_of

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


def team(scene: Scene, side: int) -> list[str]:
    """Returns the names of a side, whoever is spoken to first."""
    names = [scene.names[seat] for seat in range(side, len(scene.names), 2)]
    return sorted(names, key=lambda name: name != YOU)


def called(scene: Scene, side: int) -> str:
    """Returns how a side is called: by its player, or by both mates."""
    return " and ".join(team(scene, side))


def side_does(scene: Scene, side: int, verb: str, many: str | None = None) -> str:
    """Returns a side with its verb.

    The second form of the verb is the one for several, and for whoever is spoken to.
    """
    names = team(scene, side)
    return does(names[0], verb, many) if len(names) == 1 else f"{called(scene, side)} {many or verb.removesuffix('s')}"


def of_side(scene: Scene, side: int) -> str:
    """Returns a side as the owner of something, such as `your` or `Ash and Moth's`."""
    names = team(scene, side)
    if len(names) == 1:
        return whose(names[0])
    return "your team's" if YOU in names else f"{called(scene, side)}'s"


def side_mid(scene: Scene, side: int, verb: str, many: str | None = None) -> str:
    """Returns a side with its verb for the middle of a sentence."""
    return mid(side_does(scene, side, verb, many))


def slot_called(name: str) -> str:
    """Returns a slot as people say it.

    >>> slot_called("s2"), slot_called("leader")
    ('2nd slot', "Leader's slot")
    """
    return f"{ORDINALS[int(name[1:]) - 1]} slot" if name[1:].isdecimal() else f"{name.capitalize()}'s slot"


def place_of(scene: Scene, name: str) -> Place | None:
    """Returns where a character is, on top or covered, on either side."""
    for side, each in enumerate(view_of(scene).sides):
        for at, slot in enumerate(each.slots):
            if name in slot.stack:
                return Place(side, at, slot)
    return None


def standing(scene: Scene, name: str) -> Place:
    """Returns where a character is that is known to be in play."""
    place = place_of(scene, name)
    assert place is not None, f"{name} is not in play"
    return place


def in_slot(scene: Scene, side: int, name: str) -> Place:
    """Returns the place of a slot's name."""
    slots = view_of(scene).sides[side].slots
    at = next(at for at, slot in enumerate(slots) if slot.name == name)
    return Place(side, at, slots[at])


def characters(side: SideView) -> list[str]:
    """Returns everybody in play on a side, covered ones too, from the left."""
    return [card for slot in side.slots for card in slot.stack]


def due(scene: Scene, present: list[str]) -> list[tuple[str, list[str]]]:
    """Returns whose penalty would be due among some characters, and because of whom."""
    cards = set_of(scene)
    found = []
    for name in present:
        because = [cards.names[other] for other in cards.leaves_if[cards.card(name)] if cards.names[other] in present]
        if because:
            found.append((name, because))
    return found


def kept(scene: Scene, fx: KeptFx) -> str:
    """Returns a card that was kept, and which of two mates keeps it."""
    title = titled(scene, fx.card)
    return f"{title} ({mid(scene.names[fx.owner])})" if view_of(scene).players > 2 else title


def titles(scene: Scene, names: list[str]) -> list[str]:
    """Returns cards as they are printed."""
    return [titled(scene, name) for name in names]
