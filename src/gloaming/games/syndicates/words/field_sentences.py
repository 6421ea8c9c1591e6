"""What happens to characters and to the FX cards that lie on them, told in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.words.cards import set_of
from gloaming.games.syndicates.words.phrases import InSlot, card, cards, does, side_owns, where
from gloaming.kernel.events import Event
from gloaming.words.said import NOTHING, NamedCard, Said, Sentences, say
from gloaming.words.scene import Scene

LEAVING: Final = {
    "ko": "is knocked out",
    "penalty": "leaves: a penalty",
    "skill": "leaves the match",
    "fx": "leaves the match",
    "discard": "leaves the match",
}

FIELD_SENTENCES: Final = Sentences()


def it(event: InSlot, scene: Scene) -> NamedCard:
    """Returns the card of an event."""
    return card(scene, event.side, event.card)


def before(event: Event, scene: Scene) -> Sequence[Event]:
    """Returns what happened before something, the latest first; nothing if these eyes have not seen it."""
    for place in range(len(scene.seen) - 1, -1, -1):
        if scene.seen[place] is event:
            return scene.seen[:place][::-1]
    return []


@FIELD_SENTENCES
def entered(event: events.Entered, scene: Scene) -> Said:
    """Tells who came to the field; at the start of a match all who were drawn have been told."""
    if not set_of(scene).is_supporter(set_of(scene).card(event.card)):
        return NOTHING
    begun = (earlier for earlier in before(event, scene) if isinstance(earlier, events.Turn | events.Match))
    if isinstance(next(begun, None), events.Match):
        return NOTHING
    return say("{} enters {} with {} KT.", it(event, scene), where(event, scene), event.kt)


@FIELD_SENTENCES
def paid(event: events.Paid, scene: Scene) -> Said:
    """Tells what a skill cost."""
    return say("{} pays {} KT.", it(event, scene), event.kt)


@FIELD_SENTENCES
def gained(event: events.Gained, scene: Scene) -> Said:
    """Tells who got stronger."""
    if event.kt == 0:
        return say("{} is already at 60 KT.", it(event, scene))
    return say("{} gains {} KT.", it(event, scene), event.kt)


@FIELD_SENTENCES
def lost(event: events.Lost, scene: Scene) -> Said:
    """Tells who got weaker."""
    return say("{} loses {} KT.", it(event, scene), event.kt)


@FIELD_SENTENCES
def hit(event: events.Hit, scene: Scene) -> Said:
    """Tells who was hit."""
    return say("{} is hit and loses {} KT.", it(event, scene), event.kt)


@FIELD_SENTENCES
def left(event: events.Left, scene: Scene) -> Said:
    """Tells who left, and why."""
    if not event.slot:
        return say("{} leaves before taking a slot: a penalty.", it(event, scene))
    return say("{} {}.", it(event, scene), LEAVING[event.why])


@FIELD_SENTENCES
def uncovered(event: events.Uncovered, scene: Scene) -> Said:
    """Tells who is on top again."""
    return say("{} is uncovered, with {} KT.", it(event, scene), event.kt)


@FIELD_SENTENCES
def fx_applied(event: events.FxApplied, scene: Scene) -> Said:
    """Tells which of several cards is used; one that has just been drawn or played goes without saying."""
    match before(event, scene)[:1]:
        case [events.DrewFx(card=name) | events.PlayedFx(card=name)] if name == event.card:
            return NOTHING
    return say("{} {}.", does(event, scene, "uses"), card(scene, event.seat % 2, event.card))


@FIELD_SENTENCES
def fx_used(event: events.FxUsed, scene: Scene) -> Said:
    """Tells nothing: a card that was used lies on its pile."""
    return NOTHING


@FIELD_SENTENCES
def unused_fx(event: events.UnusedFx, scene: Scene) -> Said:
    """Tells which of the drawn cards were not chosen."""
    named = cards(scene, event.seat % 2, event.cards)
    return say("{} {} unused.", named, "goes" if len(event.cards) == 1 else "go")


@FIELD_SENTENCES
def no_target(event: events.NoTarget, scene: Scene) -> Said:
    """Tells that nobody could be chosen."""
    return say("{} affects nobody.", card(scene, 0, event.card))


@FIELD_SENTENCES
def attached(event: events.Attached, scene: Scene) -> Said:
    """Tells where an FX card lies now."""
    stops = say(", with {} KT", event.kt) if event.kt else NOTHING
    return say("{} is now on {}{}.", it(event, scene), where(event, scene), stops)


@FIELD_SENTENCES
def fx_hit(event: events.FxHit, scene: Scene) -> Said:
    """Tells what an FX card stopped."""
    return say("{} on {} stops it and loses {} KT.", it(event, scene), where(event, scene), event.kt)


@FIELD_SENTENCES
def fx_gone(event: events.FxGone, scene: Scene) -> Said:
    """Tells that an FX card is destroyed."""
    return say("{} is destroyed.", it(event, scene))


@FIELD_SENTENCES
def timeout_over(event: events.TimeoutOver, scene: Scene) -> Said:
    """Tells that a Timeout is over."""
    return say("{} on {} ends.", it(event, scene), where(event, scene))


@FIELD_SENTENCES
def turned_black(event: events.TurnedBlack, scene: Scene) -> Said:
    """Tells that the one-time skill is used."""
    return say("{} faction card turns black: the one-time skill is used.", side_owns(scene, event.side))
