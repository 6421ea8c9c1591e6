"""What lies behind a question of a match: which card asks it, and what it is about to do."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.games.syndicates.rules.refusing import ACTIONS
from gloaming.games.syndicates.rules.vocabulary.effect import Effect
from gloaming.games.syndicates.rules.vocabulary.strengthening import Give
from gloaming.games.syndicates.words.cards import text_on, titled, view_of
from gloaming.games.syndicates.words.sides import Place, characters, in_slot, own, place_of, theirs
from gloaming.kernel.choices import Decision, Option
from gloaming.words.scene import Scene


class Asked(NamedTuple):
    """An option in its parts: what is done, to what, and the second thing it names, if it names two."""

    verb: str
    first: str
    second: str


def parts(option: Option) -> Asked:
    """Returns an option in its parts."""
    first, second, *_ = *option.touches, "", ""
    return Asked(option.question.verb, first, second)


def verbs(decision: Decision) -> set[str]:
    """Returns everything a decision offers to do."""
    return {option.question.verb for option in decision.options}


def within_reach(scene: Scene) -> dict[str, str]:
    """Returns every character and every card that was kept, with the token by which it would be used now."""
    if scene.decision is None:
        return {}
    offered = verbs(scene.decision)
    mine, others = characters(own(scene)), characters(theirs(scene))
    if offered & set(ACTIONS):
        ours = {name: f"use {name}" for name in mine}
        ready = [slot for slot in own(scene).slots if slot.active and slot.owner in (None, view_of(scene).seat)]
        fighter = next((slot.stack[-1] for slot in ready), mine[0] if mine else "")
        enemies = {name: f"attack {name} with {fighter}" for name in others if fighter}
        return ours | enemies | {fx.card: f"play {fx.card}" for fx in own(scene).reserve}
    verb = next((verb for verb in ("hit", "choose", "guard", "discard", "dismiss") if verb in offered), "")
    return {name: f"{verb} {name}" for name in [*mine, *others]} if verb else {}


def effect_of(scene: Scene) -> Effect | None:
    """Returns the effect that is being done, if a card is in use."""
    using = view_of(scene).using
    text = None if using is None else text_on(scene, using.card)
    if using is None or text is None or using.effect >= len(text.effects):
        return None
    return text.effects[using.effect]


def name_in_use(scene: Scene) -> str:
    """Returns the name of what is in use: a skill, or an FX card."""
    using = view_of(scene).using
    return "" if using is None else using.name or titled(scene, using.card)


def strength(scene: Scene, kt: int | str) -> int:
    """Returns how many KT an effect means; a character's own are those it has now."""
    using = view_of(scene).using
    place = None if using is None else place_of(scene, using.card)
    return kt if isinstance(kt, int) else 0 if place is None else place.slot.kt


class Gift(NamedTuple):
    """KT on their way: who gives, and who receives, as far as it is settled."""

    giver: Place | None
    receiver: Place | None


def gift_of(scene: Scene) -> Gift:
    """Returns who gives KT to whom in the effect that is being done."""
    using, effect = view_of(scene).using, effect_of(scene)
    if using is None or not isinstance(effect, Give):
        return Gift(None, None)
    side = using.seat % 2
    giver = place_of(scene, using.card) if effect.giver == "user" else None
    receiver = None if effect.to == "teammate" else named_place(scene, side, effect.to)
    if using.giver is not None:
        giver = in_slot(scene, side, using.giver)
    if using.receiver is not None:
        receiver = in_slot(scene, side, using.receiver)
    return Gift(giver, receiver)


def named_place(scene: Scene, side: int, title: str) -> Place | None:
    """Returns where the top character of a printed name stands on a side."""
    for at, slot in enumerate(view_of(scene).sides[side].slots):
        if slot.stack and titled(scene, slot.stack[-1]) == title:
            return Place(side, at, slot)
    return None
