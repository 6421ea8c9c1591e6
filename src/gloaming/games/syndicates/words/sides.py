"""How sides, slots and cards are called, and where somebody stands."""

from __future__ import annotations

from gloaming.games.syndicates.rules.formats import SLOT_NAMES
from gloaming.games.syndicates.rules.view import KeptFx, SideView, SlotView
from gloaming.games.syndicates.words.cards import set_of, titled, view_of
from gloaming.words.english import ordinal, within
from gloaming.words.said import NamedCard, Said, all_do, capital, listed, say, seat, who
from gloaming.words.scene import Scene
from gloaming.words.seating import YOU


def own(scene: Scene) -> SideView:
    """Returns the side of the table of whoever looks."""
    return view_of(scene).sides[scene.own_side]


def slot_called(name: str) -> str:
    """Returns a slot as people say it.

    >>> slot_called("s2"), slot_called("leader")
    ('2nd slot', 'Leader slot')
    """
    return f"{slot_sign(name)} slot"


def slot_sign(name: str) -> str:
    """Returns a slot in short, such as `2nd` or `Leader`."""
    return ordinal(int(name[1:])) if name[1:].isdecimal() else name.capitalize()


def called(scene: Scene, name: str) -> str:
    """Returns whatever a choice names: a card as it is printed, a slot as people say it, or just the word."""
    if name in set_of(scene).names:
        return titled(scene, name)
    return slot_called(name) if name in SLOT_NAMES else name


def in_slot(scene: Scene, side: int, name: str) -> SlotView:
    """Returns the slot of a name."""
    return next(slot for slot in view_of(scene).sides[side].slots if slot.name == name)


def top_of(scene: Scene, side: int, slot: str) -> str:
    """Returns who counts in a slot of a side."""
    return titled(scene, in_slot(scene, side, slot).stack[-1])


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


def card(scene: Scene, side: int, name: str) -> NamedCard:
    """Returns a side's card by its printed name."""
    return NamedCard(titled(scene, name), side, name)


def of_side(scene: Scene, side: int, form: str) -> Said:
    """Returns who plays on a side, whoever is spoken to first, in the form that a template asks for."""
    seats = sorted(range(side, len(scene.names), 2), key=lambda seat: scene.names[seat] != YOU)
    if len(seats) == 1:
        return who(scene.names, seats[0], form)
    team = [seat(scene.names, at) for at in seats]
    if form != "'s":
        return all_do(team, form)
    return say("your team's") if team[0].words == YOU else say("{}'s", listed(team))


def side_owns(scene: Scene, side: int) -> str:
    """Returns a side as the owner of something at the beginning of a sentence, such as `Your` or `Ash and Moth's`."""
    return str(capital(of_side(scene, side, "'s")))
