"""What happens to characters and to the FX cards that lie on them, told in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gloaming.kernel.cards.english import listed
from gloaming.words.english import does, sentence
from gloaming.words.scene import Scene
from gloaming.words.syndicates.cards import set_of, titled
from gloaming.words.syndicates.sides import of_side, slot_called, titles

Facts = Mapping[str, Any]
Teller = Callable[[Facts, Scene], str]

LEAVING = {
    "ko": "is knocked out",
    "penalty": "leaves: a penalty",
    "skill": "leaves the match",
    "fx": "leaves the match",
    "discard": "leaves the match",
}


def card(facts: Facts, scene: Scene) -> str:
    """Returns the card of an event."""
    return titled(scene, facts["card"])


def where(facts: Facts, scene: Scene) -> str:
    """Returns the slot of an event, with its owner."""
    return f"{of_side(scene, facts['side'])} {slot_called(facts['slot'])}"


def before(facts: Facts, scene: Scene) -> Sequence[Facts]:
    """Returns what happened before something, the latest first; nothing if these eyes have not seen it."""
    for place in range(len(scene.seen) - 1, -1, -1):
        if scene.seen[place] is facts:
            return scene.seen[:place][::-1]
    return []


def entered(facts: Facts, scene: Scene) -> str:
    """Tells who came to the field; at the start of a match all who were drawn have been told."""
    if not set_of(scene).is_supporter(set_of(scene).card(facts["card"])):
        return ""
    for earlier in before(facts, scene):
        if earlier["event"] in ("turn", "match"):
            if earlier["event"] == "match":
                return ""
            break
    return f"{card(facts, scene)} enters {where(facts, scene)} with {facts['kt']} KT."


def paid(facts: Facts, scene: Scene) -> str:
    """Tells what a skill cost."""
    return f"{card(facts, scene)} pays {facts['kt']} KT."


def gained(facts: Facts, scene: Scene) -> str:
    """Tells who got stronger."""
    if facts["kt"] == 0:
        return f"{card(facts, scene)} is already at 60 KT."
    return f"{card(facts, scene)} gains {facts['kt']} KT."


def lost(facts: Facts, scene: Scene) -> str:
    """Tells who got weaker."""
    return f"{card(facts, scene)} loses {facts['kt']} KT."


def hit(facts: Facts, scene: Scene) -> str:
    """Tells who was hit."""
    return f"{card(facts, scene)} is hit and loses {facts['kt']} KT."


def left(facts: Facts, scene: Scene) -> str:
    """Tells who left, and why."""
    if not facts["slot"]:
        return f"{card(facts, scene)} leaves before taking a slot: a penalty."
    return f"{card(facts, scene)} {LEAVING[facts['why']]}."


def uncovered(facts: Facts, scene: Scene) -> str:
    """Tells who is on top again."""
    return f"{card(facts, scene)} is uncovered, with {facts['kt']} KT."


def fx_applied(facts: Facts, scene: Scene) -> str:
    """Tells which of several cards is used; one that has just been drawn or played goes without saying."""
    earlier = before(facts, scene)[:1]
    if earlier and earlier[0]["event"] in ("drew_fx", "played_fx") and earlier[0]["card"] == facts["card"]:
        return ""
    return f"{does(scene.names[facts['seat']], 'uses')} {card(facts, scene)}."


def fx_used(facts: Facts, scene: Scene) -> str:
    """Tells nothing: a card that was used lies on its pile."""
    return ""


def unused_fx(facts: Facts, scene: Scene) -> str:
    """Tells which of the drawn cards were not chosen."""
    cards = facts["cards"]
    return f"{listed(titles(scene, cards))} {'goes' if len(cards) == 1 else 'go'} unused."


def no_target(facts: Facts, scene: Scene) -> str:
    """Tells that nobody could be chosen."""
    return f"{card(facts, scene)} affects nobody."


def attached(facts: Facts, scene: Scene) -> str:
    """Tells where an FX card lies now."""
    stops = f", with {facts['kt']} KT" if facts["kt"] else ""
    return f"{card(facts, scene)} is now on {where(facts, scene)}{stops}."


def fx_hit(facts: Facts, scene: Scene) -> str:
    """Tells what an FX card stopped."""
    return f"{card(facts, scene)} on {where(facts, scene)} stops it and loses {facts['kt']} KT."


def fx_gone(facts: Facts, scene: Scene) -> str:
    """Tells that an FX card is destroyed."""
    return f"{card(facts, scene)} is destroyed."


def timeout_over(facts: Facts, scene: Scene) -> str:
    """Tells that a Timeout is over."""
    return f"{card(facts, scene)} on {where(facts, scene)} ends."


def turned_black(facts: Facts, scene: Scene) -> str:
    """Tells that the one-time skill is used."""
    return f"{sentence(of_side(scene, facts['side']))} faction card turns black: the one-time skill is used."


FIELD_SENTENCES: dict[str, Teller] = {
    "entered": entered,
    "paid": paid,
    "gained": gained,
    "lost": lost,
    "hit": hit,
    "left": left,
    "uncovered": uncovered,
    "fx_applied": fx_applied,
    "fx_used": fx_used,
    "unused_fx": unused_fx,
    "no_target": no_target,
    "attached": attached,
    "fx_hit": fx_hit,
    "fx_gone": fx_gone,
    "timeout_over": timeout_over,
    "turned_black": turned_black,
}
