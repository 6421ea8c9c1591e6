"""What happens in a contest, told in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.words.cards import leader_of, rules_text, says, set_of, text_on, titled, view_of
from gloaming.games.syndicates.words.sides import card, of_side, slot_called, slot_sign
from gloaming.kernel.events import Event
from gloaming.words.said import NamedCard, Said, Sayable, Sentences, all_do, listed, mid, quoted, say, whether, who
from gloaming.words.scene import Scene

# What a seat, or a side, does of its own will.
ACTS: Final = (
    events.Swapped,
    events.Fetched,
    events.Ready,
    events.Attacked,
    events.Skill,
    events.DrewFx,
    events.PlayedFx,
    events.Kept,
    events.Moved,
    events.Surrendered,
)

# Why somebody left, or why nobody won.
WHY: Final = {
    "ko": "is knocked out",
    "penalty": "leaves because of a penalty",
    "skill": "leaves the match",
    "fx": "leaves the match",
    "discard": "leaves the match",
    "repetition": "the same position has come up for the third time",
    "length": "two hundred turns have been played",
    "idle": "nobody can act any more",
}


def fact(event: Event, field: str, form: str, scene: Scene) -> Sayable:
    """Returns a fact of an event as it stands in its sentence, or what its card says, with or without kind and name."""
    value: Any = getattr(event, field)
    match field:
        case "seat":
            return who(scene.names, value, form)
        case "side":
            return of_side(scene, value, form)
        case "card" if form:
            text = says if form == "says" else rules_text
            return quoted(text(scene, value, side_of(event)), side_of(event), value)
        case "card" | "attacker":
            return card(scene, side_of(event), value)
        case "target":
            return card(scene, 1 - side_of(event), value)
        case "cards":
            named = [card(scene, side_of(event), name) for name in value]
            return all_do(named, form) if form else listed(named)
        case "slot" | "start" | "goal":
            return slot_called(value)
        case "slots":
            return listed([slot_sign(name) for name in value])
        case "why":
            return WHY[value]
    return say("{}", value)


def side_of(event: Event) -> int:
    """Returns the side whose cards an event is about; a card that finds nobody counts as the first one's."""
    return event.side if isinstance(event, events.SideEvent) else int(getattr(event, "seat", 0)) % 2


# Most records of events declare their sentences themselves.
SENTENCES: Final = Sentences(
    fill=fact,
    events=events,
    told={
        events.Gained: whether("kt", "{card} gains {kt} KT.", "{card} is already at 60 KT."),
        events.Attached: whether(
            "kt", "{card} is now on {side:'s} {slot}, with {kt} KT.", "{card} is now on {side:'s} {slot}."
        ),
        events.Left: whether("slot", "{card} {why}.", "{card} leaves because of a penalty before taking a slot."),
    },
)


@SENTENCES
def factions(event: events.Factions, scene: Scene) -> Said:
    """Tells who plays for whom."""
    one, other = (
        say("{} {}, with {}", of_side(scene, side, "plays"), faction, card(scene, side, leader_of(scene, faction)))
        for side, faction in enumerate(event.factions)
    )
    return say("{}; {}.", one, mid(other))


@SENTENCES
def rolled(event: events.Rolled, scene: Scene) -> Said | str:
    """Tells a throw for the factions, or for a card, and what came of it."""
    if event.seat is UNSET:
        return "{side:rolls} a {die} for the factions."
    text = text_on(scene, event.why)
    name = text.name if text is not None and text.name else titled(scene, event.why)
    came = say("{} {}", NamedCard(name, event.seat % 2, event.why), "works" if event.success else "fails")
    return say("{} a {}: {}.", who(scene.names, event.seat, "rolls"), event.die, came)


@SENTENCES
def entered(event: events.Entered, scene: Scene) -> str:
    """Tells who came to the field; at the start of a match all who were drawn have been told."""
    begun = (earlier for earlier in before(event, scene) if isinstance(earlier, events.Turn | events.Match))
    drawn = set_of(scene).is_supporter(set_of(scene).card(event.card))
    during = drawn and not isinstance(next(begun, None), events.Match)
    return "{card} enters {side:'s} {slot} with {kt} KT." if during else ""


@SENTENCES
def fx_applied(event: events.FxApplied, scene: Scene) -> str:
    """Tells which of several cards is used; one that has just been drawn or played goes without saying."""
    match before(event, scene)[:1]:
        case [events.DrewFx(card=name) | events.PlayedFx(card=name)] if name == event.card:
            return ""
    return "{seat:uses} {card}."


def before(event: Event, scene: Scene) -> Sequence[Event]:
    """Returns what happened before something, the latest first; nothing if these eyes have not seen it."""
    places = (place for place in reversed(range(len(scene.seen))) if scene.seen[place] is event)
    return scene.seen[: next(places, 0)][::-1]


@SENTENCES
def contest_over(event: events.ContestOver, scene: Scene) -> Said | str:
    """Tells how the contest ended; a single match has been told already."""
    if view_of(scene).contest == "match":
        return ""
    one, other = event.scores[:2]
    if one == other:
        return say("The contest is drawn, {} points each.", one)
    wins = of_side(scene, 0 if one > other else 1, "wins")
    return say("{} the contest by {} to {} points.", wins, max(one, other), min(one, other))
