"""Why a player cannot make a choice, in one friendly sentence."""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.rules.sets import NONE
from gloaming.games.syndicates.rules.tabletop import MOST_KT as MOST
from gloaming.games.syndicates.rules.texts import LAST_ACT, ONE_TIME, OTHER_FACE, USED
from gloaming.games.syndicates.words.asking import Asked, parts, verbs
from gloaming.games.syndicates.words.cards import rulings_of, set_of, text_on, titled, view_of
from gloaming.games.syndicates.words.prompts import waiting
from gloaming.games.syndicates.words.sides import characters, my_side, own, place_of, theirs
from gloaming.kernel.choices import Option
from gloaming.words.scene import Scene

ACTIONS: Final = ("attack", "use", "draw", "play", "move")
TASKS: Final = {
    "take": "choose a faction first",
    "ready": "look your team over first",
    "discard": "say who makes room first",
    "hit": "choose whom to hit first",
    "choose": "choose one of your characters first",
    "give": "say how much is given first",
    "enter": "choose a slot first",
    "guard": "choose whom the newcomer protects first",
    "apply": "choose an FX card first",
    "dismiss": "say who leaves first",
}


def refusal(scene: Scene, option: Option) -> str:
    """Says why a choice cannot be made, from what is asked and what everybody sees."""
    asked = parts(option)
    if scene.decision is None:
        return f"Not now. {waiting(scene)}"
    offered = verbs(scene.decision)
    acting = bool(offered & set(ACTIONS))
    if asked.verb not in offered and not (acting and asked.verb in ACTIONS):
        return f"Not now: {next((TASKS[verb] for verb in TASKS if verb in offered), 'take your action')}."
    return f"That cannot be done: {why_not(scene, asked)}."


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


def why_not(scene: Scene, asked: Asked) -> str:
    """Says what stands against a choice of a kind that is asked for."""
    if asked.verb == "attack":
        return why_not_act(scene, asked.second) or why_not_target(scene, asked.first)
    if asked.verb == "use":
        return why_not_act(scene, asked.first) or why_not_use(scene, asked.first)
    if asked.verb == "move":
        return why_not_act(scene, asked.first) or why_not_move(scene, asked.first)
    if asked.verb == "draw":
        return "your FX deck is empty, and used cards do not come back"
    if asked.verb == "play":
        return why_not_play(scene, asked.first)
    if asked.verb == "hit":
        return why_not_target(scene, asked.first)
    if asked.verb == "swap":
        return "only two of your own Supporter slots change places, and mates keep to their flanks"
    return "it is not among the choices there are now"


def why_not_act(scene: Scene, name: str) -> str:
    """Says why a character cannot act, if it cannot."""
    place, who, view = place_of(scene, name), titled(scene, name), view_of(scene)
    if place is None or place.side != my_side(scene):
        return f"{who} is not on your field"
    if place.top != name:
        return f"{who} lies under {titled(scene, place.top)}"
    if place.slot.owner not in (None, view.seat):
        return f"{who} obeys {scene.names[place.slot.owner]}"
    if not place.slot.active:
        return f"{who} cannot act under {titled(scene, place.slot.attached[-1].card)}"
    return ""


def why_not_target(scene: Scene, name: str) -> str:
    """Says why a character cannot be attacked."""
    place, who, cards = place_of(scene, name), titled(scene, name), set_of(scene)
    if place is None:
        return f"{who} is not in play"
    if place.side == my_side(scene):
        return f"{who} is on your own side"
    if place.top != name:
        return f"{who} lies under {titled(scene, place.top)}"
    present = characters(theirs(scene))
    shields = [cards.names[card] for card in cards.shields[cards.card(name)] if cards.names[card] in present]
    return f"{who} is immune as long as {titled(scene, shields[0])} is in play" if shields else f"{who} is out of reach"


def why_not_use(scene: Scene, name: str) -> str:
    """Says why a character cannot use its skill."""
    text, place, who, cards = text_on(scene, name), place_of(scene, name), titled(scene, name), set_of(scene)
    if text is None or text.kind not in USED or place is None:
        return f"{who} has no skill to use"
    if (text.kind != LAST_ACT or rulings_of(scene).final_blow_is_skill) and place.slot.kt < MOST:
        return f"{who} needs {MOST} KT for a skill and has {place.slot.kt}"
    if text.kind in (ONE_TIME, OTHER_FACE) and own(scene).black:
        return "your faction card is black: the one-time skill is used"
    partner = cards.partners[cards.card(name)]
    if partner != NONE and cards.names[partner] not in characters(own(scene)):
        return f"{who} needs {cards.titles[partner]} in play"
    return f"{text.name} could do nothing now"


def why_not_play(scene: Scene, name: str) -> str:
    """Says why a card that was not drawn just now cannot be played."""
    for fx in own(scene).reserve:
        if fx.card == name:
            return f"{titled(scene, name)} belongs to {scene.names[fx.owner]}, who drew it"
    return f"{titled(scene, name)} is not among the cards you keep"


def why_not_move(scene: Scene, name: str) -> str:
    """Says why a character cannot move as a Bodyguard."""
    place, who = place_of(scene, name), titled(scene, name)
    if place is None or len(place.slot.stack) < 2:
        return f"{who} is no Bodyguard"
    if place.slot.kt < MOST:
        return f"{who} needs {MOST} KT to leave and has {place.slot.kt}"
    return "a Bodyguard goes to another character of yours"
