"""Why something cannot be done: a reason of the rules in one friendly sentence, for whoever reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.kernel.reasons import (
    AlreadyOver,
    NoneLeft,
    NoSuchOption,
    NotAsked,
    NotInHand,
    NotOffered,
    OtherQuestion,
    Reason,
)
from gloaming.words.english import sentence, within

if TYPE_CHECKING:
    from gloaming.words.scene import Scene, Words

# What every table says alike; what is neither here nor among a game's own words is said as its record declares it.
SAID: Final[dict[type[Reason], str]] = {
    NoSuchOption: "nothing here is called {token!r}",
    NoneLeft: "you have no {things} left",
    NotInHand: "{card} is not in your hand",
    NotOffered: "that is not among the choices you have now",
    OtherQuestion: "not now. {prompt}",
}


def refusal(words: Words, scene: Scene, reason: Reason) -> str:
    """Returns a reason as people read it."""
    kind = type(reason)
    if isinstance(reason, NotAsked | AlreadyOver):
        return f"Not now. {words.prompt(scene)}"
    template = words.reasons.get(kind) or SAID.get(kind) or kind.says
    told = reason.told(template, lambda seat: within(scene.names[seat]), lambda card: words.called(scene, card))
    said = sentence(told)
    return said if said.endswith((".", "?")) else f"{said}."
