"""What a choice in a match leads to that its events do not tell, or that nobody can know."""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.sets import FACTIONS
from gloaming.games.syndicates.rules.texts import ROLLS
from gloaming.games.syndicates.words.asking import parts
from gloaming.games.syndicates.words.cards import rulings_of, says, set_of, text_on, view_of
from gloaming.games.syndicates.words.phrases import card, cards, does
from gloaming.games.syndicates.words.sides import my_side, place_of
from gloaming.kernel.choices import Option
from gloaming.kernel.events import Event
from gloaming.words.said import NOTHING, NamedCard, Said, listed, say
from gloaming.words.scene import Scene

FALL: Final = "falls"
VERBS: Final[dict[type[Event], str]] = {
    events.Gained: "gains",
    events.Hit: "loses",
    events.Lost: "loses",
    events.Paid: "pays",
}


def text_of(scene: Scene, option: Option) -> str:
    """Returns what a drawn card says that an option uses."""
    asked = parts(option)
    return says(scene, asked.first, my_side(scene)) if asked.verb == "apply" else ""


def afterwards(before: Scene, after: Scene) -> Said:
    """Returns who is no longer immune, who can act no longer, and who has to leave; a match that is over needs none."""
    then, now = view_of(before), view_of(after)
    if then.match != now.match or now.match_winner is not None or then.phase == "factions":
        return NOTHING
    told: list[Said] = []
    for side in range(2):
        for one, other in zip(then.sides[side].slots, now.sides[side].slots, strict=True):
            if not other.stack or one.stack[-1:] != other.stack[-1:]:
                continue
            who = card(after, side, other.stack[-1])
            if one.immune and not other.immune:
                told.append(say("{} is no longer immune.", who))
            if one.active and not other.active:
                told.append(say("{} cannot act.", who))
        due = [name for name in now.sides[side].due if name not in then.sides[side].due]
        if due:
            told.append(say("{} {} to leave.", cards(after, side, due), "has" if len(due) == 1 else "have"))
    return say(" ".join(["{}"] * len(told)), *told)


def together(happening: list[Event], after: Scene) -> dict[int, Said]:
    """Returns the sentences about those who would gain or lose the same, or fall, one after the other, by first place.

    Of whoever has KT left it is told how many; the other places of such events say nothing.
    """
    told: dict[int, Said] = {}
    groups: dict[tuple[str, int], list[int]] = {}
    for place, event in enumerate(happening):
        if isinstance(event, events.SlotEvent) and type(event) in VERBS:
            told[place] = NOTHING
            groups.setdefault((VERBS[type(event)], event.kt), []).append(place)
        elif isinstance(event, events.Left) and event.why == "ko":
            told[place] = NOTHING
            groups.setdefault((FALL, 0), []).append(place)
        else:
            groups = {}
        for (verb, kt), places in groups.items():
            told[places[0]] = of_all([happening[each] for each in places], verb, kt, after)
    return told


def of_all(alike: list[Event], verb: str, kt: int, after: Scene) -> Said:
    """Returns one sentence about all to whom the same would happen."""
    who: list[tuple[NamedCard, int]] = []
    for event in alike:
        assert isinstance(event, events.SlotEvent | events.Left)
        place, named = place_of(after, event.card), card(after, event.side, event.card)
        if verb == FALL:
            who.append((named, 0))
        elif place is not None and place.top == event.card and kt:
            who.append((named, place.slot.kt))
    if not who:
        return NOTHING
    if verb == FALL:
        return say("{} {} knocked out.", listed([named for named, _ in who]), "is" if len(who) == 1 else "are")
    if len(who) == 1:
        return say("{} {} {} KT, to {}.", who[0][0], verb, kt, who[0][1])
    return say("{} {} {} KT.", listed([say("{} (to {})", *each) for each in who]), verb.removesuffix("s"), kt)


def unknown(event: Event, scene: Scene) -> Said:
    """Returns what would happen first that nobody can know: a draw, or a throw."""
    match event:
        case events.DrewFx():
            return say("{} an FX card{}.", does(event, scene, "draws"), odds(scene, event))
        case events.DrewCharacter():
            return say("{} a character.", does(event, scene, "draws"))
        case events.Rolled(why="factions"):
            return say("The dice are rolled for the factions.")
        case events.Rolled():
            text = text_on(scene, event.why)
            wins = len(ROLLS[text.roll][1]) if text is not None and text.roll else 0
            return say("A die is rolled: it works on {} of 6.", wins)
    return NOTHING


def odds(scene: Scene, event: events.DrewFx) -> Said:
    """Returns how many of the FX cards that were not seen yet help, and how many harm."""
    known, side = set_of(scene), view_of(scene).sides[event.seat % 2]
    seen = {
        *side.fx_used,
        *(fx.card for fx in side.reserve),
        *view_of(scene).drawn,
        *(fx.card for each in side.slots for fx in each.attached),
    }
    faction = FACTIONS.index(side.faction or FACTIONS[0])
    unseen = [each for each in known.fx_of(faction, rulings_of(scene).rarities) if known.names[each] not in seen]
    helping = sum(known.helps[each] for each in unseen)
    return say(": of those you have not seen, {} help and {} harm", helping, len(unseen) - helping)
