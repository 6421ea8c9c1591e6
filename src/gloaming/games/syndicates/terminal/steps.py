"""A choice in two steps, as the menu of the screen shows them."""

from __future__ import annotations

from gloaming.games.syndicates.words.asking import parts
from gloaming.games.syndicates.words.cards import rules_text, set_of, titled
from gloaming.games.syndicates.words.labels import label
from gloaming.games.syndicates.words.sides import in_slot, my_side
from gloaming.games.syndicates.words.steps import LEAD, can_do, first_steps, words_for
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Option
from gloaming.terminal.cards import KEYS, Spot
from gloaming.words.scene import Scene


def spots(scene: Scene, begun: str) -> tuple[list[Spot], dict[str, str]]:
    """Returns the menu, and which of its spots leads to which choice."""
    decision = scene.decision
    if decision is None:
        return [], {}
    steps = first_steps(scene, decision)
    if begun in steps:
        return keyed([(option.token, second_step(scene, option)) for option in steps[begun]]), {}
    found = [(step, words_for(scene, step, options)) for step, options in steps.items()]
    leads = {option.token: step for step, options in steps.items() for option in options}
    return keyed(found), leads


def keyed(found: list[tuple[str, str]]) -> list[Spot]:
    """Returns spots with keys."""
    return [
        Spot(None, below=words, token=token, lit=True, key=KEYS[place] if place < len(KEYS) else "")
        for place, (token, words) in enumerate(found)
    ]


def second_step(scene: Scene, option: Option) -> str:
    """Returns what a second step says: of an attack only whom it is on."""
    asked = parts(option)
    return f"Attack {titled(scene, asked.first)}" if asked.verb == "attack" else label(scene, option)


def question(scene: Scene, begun: str) -> str:
    """Asks for the second step of a choice, if the first has been taken."""
    options = follow(scene, begun)
    if not options:
        return ""
    name = begun.removeprefix(LEAD)
    if name not in set_of(scene).names:
        return f"Where does {who_moves(scene, name)} go? Esc goes back."
    found = can_do(scene, name, options)
    if found == ["attack"]:
        return f"Whom does {titled(scene, name)} attack? Esc goes back."
    return f"{titled(scene, name)}: {listed(found, 'or')}? Esc goes back."


def follow(scene: Scene, step: str) -> list[Option]:
    """Returns the choices that a first step leads to."""
    return [] if scene.decision is None else first_steps(scene, scene.decision).get(step, [])


def who_moves(scene: Scene, slot: str) -> str:
    """Returns who stands in an own slot."""
    return titled(scene, in_slot(scene, my_side(scene), slot).slot.stack[-1])


def note(scene: Scene, step: str) -> str:
    """Says what a first step leads to."""
    options = follow(scene, step)
    if not step.startswith(LEAD) or not options:
        return ""
    name = step.removeprefix(LEAD)
    if name not in set_of(scene).names:
        return f"Move {who_moves(scene, name)}: then choose whom to swap with, or an empty slot."
    return f"{titled(scene, name)}: {listed(can_do(scene, name, options), 'or')}. {rules_text(scene, name)}"
