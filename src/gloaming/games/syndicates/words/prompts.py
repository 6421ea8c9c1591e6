"""What a player is asked, and how far the contest is."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.syndicates.rules.formats import FORMATS
from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.games.syndicates.rules.vocabulary.leaving import Leave
from gloaming.games.syndicates.rules.vocabulary.strengthening import Gain, Give, Lose
from gloaming.games.syndicates.words.asking import effect_of, gift_of, name_in_use, parts, strength, verbs
from gloaming.games.syndicates.words.cards import titled, view_of
from gloaming.games.syndicates.words.phrases import side_mid
from gloaming.games.syndicates.words.sides import my_side, own, titles
from gloaming.kernel.cards.english import listed, number
from gloaming.kernel.choices import Decision
from gloaming.words.english import sentence
from gloaming.words.scene import Scene
from gloaming.words.seating import YOU

ACTIONS = {
    "attack": "attack",
    "use": "use a skill",
    "draw": "draw an FX card",
    "play": "play a card you kept",
    "move": "move a Bodyguard",
}
PHASES = {"factions": "choosing factions", "analysis": "team analysis"}
MANY = 3  # more drawn cards than these are counted, not named


def status(scene: Scene) -> str:
    """Returns format, match, turn and whose decision it is."""
    view = view_of(scene)
    parts = [FORMATS[view.format].title]
    if view.contest != "match":
        parts.append(f"match {view.match} ({view.sides[0].points}:{view.sides[1].points})")
    parts.append(ended(view.contest) if view.over else PHASES.get(view.phase, f"turn {view.turn}"))
    acting = [scene.names[seat] for seat in view.waiting_for]
    if YOU in acting:
        parts.append("your turn")
    elif acting:
        parts.append(f"{' or '.join(acting)} to act" if len(acting) > 1 else f"{acting[0]}'s turn")
    return " · ".join(parts)


def ended(contest: str) -> str:
    """Says that it is over: a single match, or a contest of several."""
    return f"the {'match' if contest == 'match' else 'contest'} is over"


def waiting(scene: Scene) -> str:
    """Says who is waited for."""
    view = view_of(scene)
    others = [scene.names[seat] for seat in view.waiting_for if scene.names[seat] != YOU]
    if view.over:
        return scene.log[-1] if scene.log else f"{sentence(ended(view.contest))}."
    if not others:
        return "Your turn."
    who = listed(others, "or")
    if view.phase == "factions":
        return f"{who} is choosing a faction ..."
    return f"{who} is looking over the team ..." if view.phase == "analysis" else f"{who} is thinking ..."


def question(scene: Scene, decision: Decision) -> str:
    """Says what the seat is asked, in one sentence."""
    offered = verbs(decision)
    for verb, asks in ASKED.items():
        if verb in offered:
            return asks(scene, decision)
    return decision.prompt


def mate(scene: Scene) -> str:
    """Returns the mate who may answer as well."""
    view = view_of(scene)
    mates = [scene.names[seat] for seat in view.waiting_for if seat != view.seat]
    return f" (or {mates[0]} can answer)" if mates else ""


def ask_take(scene: Scene, decision: Decision) -> str:
    """Asks for a faction."""
    begins = side_mid(scene, 1 - my_side(scene), "has", "have")
    return f"You rolled higher: green or red? Then {begins} the first turn.{mate(scene)}"


def ask_ready(scene: Scene, decision: Decision) -> str:
    """Asks to look the team over, telling what is due and what can be brought in."""
    leaving = own(scene).due
    fetched = [option.touches[0] for option in decision.options if option.question.verb == "fetch"]
    notes = []
    if leaving:
        notes.append(f"{listed(titles(scene, leaving))} must leave")
    if fetched:
        notes.append(f"{listed(titles(scene, fetched), 'or')} can be brought in")
    task = f"Look over your team: {'; '.join(notes)}." if notes else "Look over your team, then choose Ready."
    return f"{task}{mate(scene)}"


def ask_discard(scene: Scene, decision: Decision) -> str:
    """Asks who makes room."""
    found = view_of(scene).fetched
    return f"Who makes room for {titled(scene, found) if found else 'the partner'}?{mate(scene)}"


def ask_dismiss(scene: Scene, decision: Decision) -> str:
    """Asks who leaves first."""
    return f"More than one penalty is due: who leaves first?{mate(scene)}"


def ask_action(scene: Scene, decision: Decision) -> str:
    """Asks for the action, naming the kinds there are."""
    offered = verbs(decision)
    return f"Take your action: {listed([words for verb, words in ACTIONS.items() if verb in offered], 'or')}."


def ask_hit(scene: Scene, decision: Decision) -> str:
    """Asks for a target."""
    kt = getattr(effect_of(scene), "kt", 0)
    return f"{name_in_use(scene)}: choose whom to hit for {strength(scene, kt)} KT."


def ask_choose(scene: Scene, decision: Decision) -> str:
    """Asks for one of one's own, telling for what."""
    effect, told = effect_of(scene), name_in_use(scene)
    if isinstance(effect, Give):
        giver = gift_of(scene).giver
        return f"{told}: choose who {'gives' if giver is None else 'receives'} KT."
    if isinstance(effect, Gain):
        return f"{told}: choose who gains {strength(scene, effect.kt)} KT."
    if isinstance(effect, Lose):
        return f"{told}: choose who loses {effect.kt} KT."
    if isinstance(effect, Attach):
        return f"{told}: choose whom to attach it to."
    return f"{told}: choose who leaves." if isinstance(effect, Leave) else f"{told}: choose one of your characters."


def ask_give(scene: Scene, decision: Decision) -> str:
    """Asks for an amount."""
    giver, receiver = gift_of(scene)
    if giver is None or receiver is None:
        return f"{name_in_use(scene)}: how much is given?"
    return f"{name_in_use(scene)}: how much does {titled(scene, giver.top)} give to {titled(scene, receiver.top)}?"


def newcomer(scene: Scene) -> str:
    """Returns who looks for a place."""
    name = view_of(scene).newcomer
    return titled(scene, name) if name else "the newcomer"


def ask_enter(scene: Scene, decision: Decision) -> str:
    """Asks for a slot."""
    return f"Choose a slot for {newcomer(scene)}."


def ask_guard(scene: Scene, decision: Decision) -> str:
    """Asks whom the newcomer protects."""
    return f"No slot is free: whom does {newcomer(scene)} protect as a Bodyguard?"


def ask_apply(scene: Scene, decision: Decision) -> str:
    """Asks for the next card, or whether the only one is kept."""
    drawn = [parts(option).first for option in decision.options if option.question.verb == "apply"]
    if len(drawn) == 1:
        return f"You drew {titled(scene, drawn[0])}: use it now, or keep it?"
    if len(drawn) > MANY:
        told = f"{sentence(number(len(drawn)))} FX cards are waiting"
    else:
        told = f"You drew {listed(titles(scene, drawn))}"
    left = view_of(scene).to_use
    if left < len(drawn):
        return f"{told}: use {number(left)} of them. {'Which one' if left == 1 else 'Which one first'}?"
    return f"{told}: which one do you use next?"


ASKED: dict[str, Callable[[Scene, Decision], str]] = {
    "take": ask_take,
    "ready": ask_ready,
    "discard": ask_discard,
    "dismiss": ask_dismiss,
    "hit": ask_hit,
    "choose": ask_choose,
    "give": ask_give,
    "enter": ask_enter,
    "guard": ask_guard,
    "apply": ask_apply,
    "attack": ask_action,
    "use": ask_action,
    "draw": ask_action,
    "play": ask_action,
    "move": ask_action,
}
