"""A choice in two steps: who acts, then what is done; who moves, then where to."""

from __future__ import annotations

from gloaming.games.syndicates.words.asking import parts
from gloaming.games.syndicates.words.cards import fitted, set_of, text_on, titled
from gloaming.games.syndicates.words.labels import label
from gloaming.games.syndicates.words.sides import in_slot, my_side, own, slot_called
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Decision, Option
from gloaming.words.scene import Scene

LEAD = "of "  # begins what stands for all choices of one character or slot
LONGEST = 48  # who acts stands first in a line of its own, with room for all they can do


def leader_of(option: Option) -> list[str]:
    """Returns the character, or the slots, under which a choice is found; most are found by themselves."""
    asked = parts(option)
    if asked.verb == "attack":
        return [LEAD + asked.second]
    if asked.verb in ("use", "move"):
        return [LEAD + asked.first]
    return [LEAD + asked.first, LEAD + asked.second] if asked.verb == "swap" else []


def first_steps(scene: Scene, decision: Decision) -> dict[str, list[Option]]:
    """Returns what can be chosen first, with all choices it stands for; one with a single choice is that choice."""
    steps: dict[str, list[Option]] = {}
    for option in decision.options:
        for step in leader_of(option) or [option.token]:
            steps.setdefault(step, []).append(option)
    if decision.question.verb == "ready":  # an empty slot has nobody who could move
        steps = {step: options for step, options in steps.items() if not is_empty(scene, step)}
    return in_order(scene, steps)


def is_empty(scene: Scene, step: str) -> bool:
    """Tells whether a step starts at an empty slot."""
    name = step.removeprefix(LEAD)
    return (
        step.startswith(LEAD)
        and name not in set_of(scene).names
        and not in_slot(scene, my_side(scene), name).slot.stack
    )


def in_order(scene: Scene, steps: dict[str, list[Option]]) -> dict[str, list[Option]]:
    """Returns steps as people look for them: what is done alone first before a match, characters first in a turn."""
    row = [name for slot in own(scene).slots for name in (*slot.stack[-1:], slot.name)]
    places = {LEAD + name: place for place, name in enumerate(row)}
    first = "ready" in steps
    ordered = sorted(steps.items(), key=lambda step: places.get(step[0], -1 if first else len(row)))
    return {options[0].token if len(options) == 1 else step: options for step, options in ordered}


def words_for(scene: Scene, step: str, options: list[Option]) -> str:
    """Returns what a first step says."""
    if not step.startswith(LEAD):
        return label(scene, options[0])
    name = step.removeprefix(LEAD)
    if name not in set_of(scene).names:
        who = titled(scene, in_slot(scene, my_side(scene), name).slot.stack[-1])
        return fitted(scene, f"Move {{}}, {slot_called(name)}", who)
    can = listed(can_do(scene, name, options), "or")
    return fitted(scene, "{}: ", titled(scene, name), then=can, longest=LONGEST)


def can_do(scene: Scene, name: str, options: list[Option]) -> list[str]:
    """Returns what a character can do."""
    verbs = {option.question.verb for option in options}
    text = text_on(scene, name)
    skill = text.name if text is not None else "skill"
    return [words for verb, words in (("attack", "attack"), ("use", skill), ("move", "move")) if verb in verbs]
