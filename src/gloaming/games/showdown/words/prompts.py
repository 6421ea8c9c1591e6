"""What a duellist is asked, and how far the duel is."""

from __future__ import annotations

from gloaming.games.showdown.words.asking import answered, asked_about, edge_owner, own_deck, source_of
from gloaming.games.showdown.words.decks import titled, view_of
from gloaming.kernel.cards.abilities import when
from gloaming.kernel.choices import Decision
from gloaming.words.english import sentence, whose
from gloaming.words.said import does, mid
from gloaming.words.scene import Scene
from gloaming.words.waiting import YOUR_TURN, awaited, turn_of

PHASES = {
    "setup": "setting up",
    "action": "action phase",
    "combat": "combat",
    "draw": "draw phase",
    "over": "the duel is over",
}

ASKED = {
    "pick": "Choose your champion. It stays hidden until both have chosen.",
    "feint": "You attack: play your feint, face up.",
    "strike": "Play your strike, face down. Same discipline: the lower total wins. Different: the higher.",
    "trigger": "You won with a matching feint and strike: use your trigger?",
    "turn": "You take damage: which Ace do you reveal?",
    "heal": "Which of your Aces do you heal?",
}
SOURCED = ("discard", "choose", "name")  # what a card's text may ask, in its own words


def status(scene: Scene) -> str:
    """Returns turn, phase, who attacks and whose decision it is, unless it is the attacker's."""
    view, turn = view_of(scene), turn_of(scene)
    parts = [f"Turn {view.turn}" if view.turn else "", PHASES[view.phase]]
    if view.attacker is not None and not view.over:
        parts.append(str(mid(does(scene.names, view.attacker, "attacks"))))
    if turn == YOUR_TURN or view.waiting_for != [view.attacker]:
        parts.append(turn)
    return sentence(" · ".join(filter(None, parts)))


def waiting(scene: Scene) -> str:
    """Says who is waited for."""
    if scene.view.over:
        return scene.log[-1] if scene.log else "The duel is over."
    return awaited(scene, "choosing a champion" if view_of(scene).phase == "setup" else "thinking")


def question(scene: Scene, decision: Decision) -> str:
    """Says what the seat is asked, in one sentence."""
    view, verb, source = view_of(scene), decision.question.verb, source_of(scene)
    other = 1 - scene.own_side
    if source is not None and verb in SOURCED:
        asks = source.asks or "name a discipline"  # before anything is carried out, so that no effect asks it
        return sentence(f"{source.title}: {asks}.")
    match verb:
        case "pick" if scene.options.get("mirror_allowed") is False:
            return "Choose your champion. Your opponent sees it and cannot choose the same one."
        case "use" | "react":
            triggers = answered(scene)
            return f"{sentence(when(triggers))}: respond, or pass." if triggers else "Use an Ace, or pass."
        case "feint" if theirs := view.areas[other].feint:
            shown = f"{theirs.value} {str(theirs.discipline).capitalize()}"
            return f"{scene.names[other]} feints with {shown}: play your feint, face up."
        case "discard":
            return f"You hold {len(view.hand)} cards, over your hand limit: discard one."
        case "edge":
            return f"Which edge of {whose(scene.names[edge_owner(scene)])} Black Joker counts?"
        case "cut":
            return f"{sentence(whose(scene.names[other]))} deck was shuffled: cut it?"
        case "accept":
            return f"{sentence(titled(asked_about(scene)[0], own_deck(scene)))}: use it?"
    return ASKED.get(verb, f"{decision.prompt}.")
