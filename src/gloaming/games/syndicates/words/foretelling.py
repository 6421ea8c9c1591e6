"""What a choice in a match leads to that its events do not tell, or that nobody can know."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.sets import FACTIONS
from gloaming.games.syndicates.rules.texts import ROLLS
from gloaming.games.syndicates.words.cards import rulings_of, says, set_of, text_on, view_of
from gloaming.games.syndicates.words.sides import card
from gloaming.kernel.choices import Option
from gloaming.kernel.events import Event
from gloaming.words.foretelling import in_turn
from gloaming.words.said import NOTHING, NamedCard, Quote, Said, all_do, say, who
from gloaming.words.scene import Scene, Words

FALLS: Final = "falls"
VERBS: Final[dict[type[Event], str]] = {
    events.Gained: "gains",
    events.Hit: "loses",
    events.Lost: "loses",
    events.Paid: "pays",
    events.Left: FALLS,
}


class Foretelling(Words):
    """What is said of choices before they are made."""

    def text_of(self, scene: Scene, option: Option) -> Quote | None:
        if option.question.verb != "apply":
            return None
        used, side = option.touches[0], scene.own_side
        return Quote(says(scene, used, side), side, used)

    def all_foretold(self, events: list[Event], scene: Scene) -> list[Said]:
        """Tells together who would gain or lose the same, or fall, one after the other."""
        told: list[Said] = []
        for alike, run in groupby(events, key=may_be_shared):
            if alike:
                told += all_together(list(run), scene)
            else:
                told += [self.foretold(event, scene) for event in run]
        return told

    def afterwards(self, before: Scene, after: Scene) -> Said:
        """Returns who is no longer immune or can act no longer, and who has to leave, unless the match is over."""
        then, now = view_of(before), view_of(after)
        if then.match != now.match or now.match_winner is not None or then.phase == "factions":
            return NOTHING
        told: list[Said] = []
        for side in range(2):
            for one, other in zip(then.sides[side].slots, now.sides[side].slots, strict=True):
                if not other.stack or one.stack[-1:] != other.stack[-1:]:
                    continue
                named = card(after, side, other.stack[-1])
                if one.immune and not other.immune:
                    told.append(say("{} is no longer immune.", named))
                if one.active and not other.active:
                    told.append(say("{} cannot act.", named))
            due = [card(after, side, name) for name in now.sides[side].due if name not in then.sides[side].due]
            if due:
                told.append(say("{} to leave.", all_do(due, "has")))
        return in_turn(told)

    def unknown(self, event: Event, scene: Scene) -> Said:
        match event:
            case events.DrewFx():
                told = "{} an FX card: of those you have not seen, {} help and {} harm."
                return say(told, who(scene.names, event.seat, "draws"), *odds(scene, event))
            case events.DrewCharacter():
                return say("{} a character.", who(scene.names, event.seat, "draws"))
            case events.Rolled(why="factions"):
                return say("The dice are rolled for the factions.")
            case events.Rolled():
                text = text_on(scene, event.why)
                wins = len(ROLLS[text.roll][1]) if text is not None and text.roll else 0
                return say("A die is rolled: it works on {} of 6.", wins)
        return NOTHING


def may_be_shared(event: Event) -> bool:
    """Tells whether the same could happen to others, too, so that it is told of all of them together."""
    return type(event) in VERBS and getattr(event, "why", "ko") == "ko"


def all_together(happening: list[Event], after: Scene) -> list[Said]:
    """Returns a sentence for all who would gain or lose the same, or fall, with the KT that are left to them."""
    alike: dict[tuple[str, int], list[NamedCard]] = {}
    for event in happening:
        assert isinstance(event, events.SlotEvent | events.Left)
        named = card(after, event.side, event.card)
        alike.setdefault((VERBS[type(event)], getattr(event, "kt", 0)), []).append(named)
    dice = {slot.stack[-1]: slot.kt for side in view_of(after).sides for slot in side.slots if slot.stack}
    told = []
    for (verb, kt), shared in alike.items():
        left = [(each, dice[each.card]) for each in shared if each.card in dice]
        if verb == FALLS:
            told.append(say("{} knocked out.", all_do(shared, "is")))
        elif kt and len(left) == 1:
            told.append(say("{} {} {} KT, to {}.", left[0][0], verb, kt, left[0][1]))
        elif kt and left:
            told.append(say("{} {} KT.", all_do([say("{} (to {})", *each) for each in left], verb), kt))
    return told


def odds(scene: Scene, event: events.DrewFx) -> tuple[int, int]:
    """Returns how many of the FX cards that were not seen yet help, and how many harm."""
    known, side = set_of(scene), view_of(scene).sides[event.seat % 2]
    attached = [fx.card for slot in side.slots for fx in slot.attached]
    seen = {*side.fx_used, *attached, *(fx.card for fx in side.reserve), *view_of(scene).drawn}
    faction = FACTIONS.index(side.faction or FACTIONS[0])
    unseen = [each for each in known.fx_of(faction, rulings_of(scene).rarities) if known.names[each] not in seen]
    helping = sum(known.helps[each] for each in unseen)
    return helping, len(unseen) - helping
