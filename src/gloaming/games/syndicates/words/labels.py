"""What a choice in a match does, in the few words of a button.

Many are made in two steps: who acts, then what is done; who moves, then where to.
"""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.words.cards import LONGEST, fitted, leader_of, set_of, text_on, titled, view_of
from gloaming.games.syndicates.words.prompts import purpose, verbs
from gloaming.games.syndicates.words.sides import called, in_slot, own, slot_called, top_of
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Option
from gloaming.words.scene import Scene

LEAD: Final = "of "  # begins what stands for all choices of one character or slot
LEADERS: Final = {"attack": (1,), "use": (0,), "move": (0,), "swap": (0, 1)}  # the places of who acts, or is moved
LONGEST_STEP: Final = 48  # who acts stands first in a line of its own, with room for all they can do


def label(scene: Scene, option: Option) -> str:
    """Says what a choice does."""
    verb, named = option.question.verb, [called(scene, name) for name in option.touches]
    match verb:
        case "take":
            leader = leader_of(scene, option.touches[0])
            return fitted(scene, "Play {}, with {}", *named, titled(scene, leader))
        case "swap":
            return label_swap(scene, option.touches)
        case "use":
            return label_use(scene, option.touches[0])
        case "move":
            phrase = "Move {} onto {}" if option.touches[1] in set_of(scene).names else "Move {} to the {}"
        case "hit" | "choose":
            phrase = purpose(scene).button
        case "apply":
            phrase = "Use {} now" if len(view_of(scene).drawn) == 1 else "Use {}"
        case _:
            phrase = option.question.phrase
    return fitted(scene, phrase, *named)


def label_swap(scene: Scene, names: list[str]) -> str:
    """Says who changes places with whom, or goes where."""
    slots = (in_slot(scene, scene.own_side, name) for name in names)
    mover, goal = sorted(slots, key=lambda slot: not slot.stack)
    who = titled(scene, mover.stack[-1])
    if goal.stack:
        return fitted(scene, "Swap {} and {}", who, titled(scene, goal.stack[-1]))
    return fitted(scene, "Move {} to the {}", who, slot_called(goal.name))


def label_use(scene: Scene, name: str) -> str:
    """Says which skill is used, and whose if there is room."""
    text = text_on(scene, name)
    skill = titled(scene, name) if text is None else text.name
    full = f"Use {skill} ({titled(scene, name)})"
    return full if scene.wide or len(full) <= LONGEST else fitted(scene, "Use {}", skill)


def first_steps(scene: Scene) -> dict[str, list[Option]]:
    """Returns what can be chosen first, as people look for it, with all choices it stands for; of one only that."""
    steps: dict[str, list[Option]] = {}
    for option in scene.choices:
        leaders = [LEAD + option.touches[place] for place in LEADERS.get(option.question.verb, ())]
        for step in leaders or [option.token]:
            steps.setdefault(step, []).append(option)
    row = [name for slot in own(scene).slots if slot.stack for name in (slot.stack[-1], slot.name)]
    places = {LEAD + name: place for place, name in enumerate(row)}
    alone = -1 if "ready" in steps else len(row)  # what is done alone comes first before a match, and last in a turn
    found = [step for step in steps if step in places or not step.startswith(LEAD)]  # nobody could move from elsewhere
    found.sort(key=lambda step: places.get(step, alone))
    return {steps[step][0].token if len(steps[step]) == 1 else step: steps[step] for step in found}


def words_for(scene: Scene, step: str, options: list[Option]) -> str:
    """Returns what a first step says."""
    if not step.startswith(LEAD):
        return label(scene, options[0])
    name = step.removeprefix(LEAD)
    if name not in set_of(scene).names:
        return fitted(scene, "Move {}, {}", top_of(scene, scene.own_side, name), slot_called(name))
    can = listed(can_do(scene, name, options), "or")
    return fitted(scene, "{}: ", titled(scene, name), then=can, longest=LONGEST_STEP)


def can_do(scene: Scene, name: str, options: list[Option]) -> list[str]:
    """Returns what a character can do."""
    offered, text = verbs(options), text_on(scene, name)
    words = {"attack": "attack", "use": text.name if text is not None else "skill", "move": "move"}
    return [words[verb] for verb in words if verb in offered]
