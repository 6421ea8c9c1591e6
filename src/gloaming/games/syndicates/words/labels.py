"""What a choice in a match does, in the few words of a button."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.games.syndicates.rules.vocabulary.leaving import Leave
from gloaming.games.syndicates.rules.vocabulary.strengthening import Give
from gloaming.games.syndicates.words.asking import Asked, effect_of, gift_of, parts
from gloaming.games.syndicates.words.cards import LONGEST, fitted, set_of, text_on, titled, view_of
from gloaming.games.syndicates.words.sides import in_slot, my_side, slot_called, titles
from gloaming.kernel.choices import Option
from gloaming.words.scene import Scene

# What is done with a card, or with two.
WITH_CARDS = {
    "fetch": "Bring in {} from the deck",
    "discard": "Send {} away",
    "dismiss": "Let {} go",
    "attack": "Attack {} with {}",
    "play": "Play {}",
    "hit": "Hit {}",
    "guard": "Protect {}",
    "keep": "Keep {}",
}
ALONE = {"ready": "Ready", "draw": "Draw an FX card", "surrender": "Surrender the match"}


def label(scene: Scene, option: Option) -> str:
    """Says what a choice does."""
    asked = parts(option)
    if asked.verb in WITH_CARDS:
        return fitted(scene, WITH_CARDS[asked.verb], *titles(scene, option.touches))
    return ALONE[asked.verb] if asked.verb in ALONE else LABELS[asked.verb](scene, asked)


def label_take(scene: Scene, asked: Asked) -> str:
    """Says whose faction it is."""
    cards = set_of(scene)
    leader = cards.leaders[0 if asked.first == "green" else 1]
    return fitted(scene, f"Play {asked.first}, with {{}}", cards.titles[leader])


def label_swap(scene: Scene, asked: Asked) -> str:
    """Says who changes places with whom, or goes where."""
    one, other = (in_slot(scene, my_side(scene), name).slot for name in (asked.first, asked.second))
    if one.stack and other.stack:
        return fitted(scene, "Swap {} and {}", titled(scene, one.stack[-1]), titled(scene, other.stack[-1]))
    mover, goal = (one, other) if one.stack else (other, one)
    return fitted(scene, f"Move {{}} to the {slot_called(goal.name)}", titled(scene, mover.stack[-1]))


def label_use(scene: Scene, asked: Asked) -> str:
    """Says which skill is used, and whose if there is room."""
    text = text_on(scene, asked.first)
    skill = titled(scene, asked.first) if text is None else text.name
    full = f"Use {skill} ({titled(scene, asked.first)})"
    return full if scene.wide or len(full) <= LONGEST else fitted(scene, "Use {}", skill)


def label_move(scene: Scene, asked: Asked) -> str:
    """Says where a Bodyguard goes."""
    if asked.second in set_of(scene).names:
        return fitted(scene, "Move {} onto {}", titled(scene, asked.first), titled(scene, asked.second))
    return fitted(scene, f"Move {{}} to the {slot_called(asked.second)}", titled(scene, asked.first))


def label_choose(scene: Scene, asked: Asked) -> str:
    """Says what somebody is chosen for."""
    effect, who = effect_of(scene), titled(scene, asked.first)
    if isinstance(effect, Give):
        return fitted(scene, "Take KT from {}" if gift_of(scene).giver is None else "Give KT to {}", who)
    if isinstance(effect, Attach):
        return fitted(scene, "Attach it to {}", who)
    return fitted(scene, "Let {} go" if isinstance(effect, Leave) else "Choose {}", who)


def label_give(scene: Scene, asked: Asked) -> str:
    """Says how much is given."""
    return f"Give {asked.first} KT"


def label_enter(scene: Scene, asked: Asked) -> str:
    """Says which slot is entered."""
    return f"Enter the {slot_called(asked.first)}"


def label_apply(scene: Scene, asked: Asked) -> str:
    """Says which card is used."""
    return fitted(scene, "Use {} now" if len(view_of(scene).drawn) == 1 else "Use {}", titled(scene, asked.first))


LABELS: dict[str, Callable[[Scene, Asked], str]] = {
    "take": label_take,
    "swap": label_swap,
    "use": label_use,
    "move": label_move,
    "choose": label_choose,
    "give": label_give,
    "enter": label_enter,
    "apply": label_apply,
}
