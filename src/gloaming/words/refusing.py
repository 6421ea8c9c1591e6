"""Why something cannot be done: the reason of the rules as a sentence to the one who is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.kernel.choices import SEAT
from gloaming.kernel.reasons import CARD, REFUSED, Reason, marks_of
from gloaming.words.said import Sayable, filled, listed, seat, who
from gloaming.words.seating import YOU

if TYPE_CHECKING:
    from gloaming.words.scene import Scene, Words


def refusal(words: Words, scene: Scene, reason: Reason) -> str:
    """Returns a reason as people read it."""
    said = str(filled(reason.says, lambda field, form: in_form(words, scene, reason, field, form)))
    return said if said.endswith((".", "?")) else f"{said}."


def in_form(words: Words, scene: Scene, reason: Reason, field: str, form: str) -> Sayable:
    """Returns a fact as its place in the sentence asks for it; who is refused reads it, and is spoken to."""
    if field == REFUSED and not hasattr(reason, REFUSED):
        return who([YOU], 0, form)
    fact, mark = getattr(reason, field), marks_of(type(reason)).get(field)
    if isinstance(fact, list):
        return listed([named(words, scene, each, mark) for each in fact])
    return who(scene.names, fact, form) if mark == SEAT else named(words, scene, fact, mark)


def named(words: Words, scene: Scene, fact: Any, mark: str | None) -> Sayable:
    """Returns a fact as it is called in the middle of a sentence."""
    if mark == SEAT:
        return seat(scene.names, fact)
    return words.called(scene, fact) if mark == CARD else str(fact)
