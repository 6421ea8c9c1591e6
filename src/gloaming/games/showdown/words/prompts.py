"""What a duellist is asked, and how far the duel is."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.showdown.words.asking import (
    asked_about,
    edge_owner,
    moment_of,
    other_name,
    own_deck,
    source_of,
    verbs,
)
from gloaming.games.showdown.words.decks import titled, view_of
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Decision
from gloaming.words import said
from gloaming.words.english import sentence, whose
from gloaming.words.scene import Scene
from gloaming.words.seating import YOU

PHASES = {
    "setup": "setting up",
    "action": "action phase",
    "combat": "combat",
    "draw": "draw phase",
    "over": "the duel is over",
}


def status(scene: Scene) -> str:
    """Returns turn, phase, who attacks and whose decision it is, unless it is the attacker's."""
    view = view_of(scene)
    parts = [f"Turn {view.turn}"] if view.turn else []
    parts.append(PHASES[view.phase])
    if view.attacker is not None and not view.over:
        parts.append(str(said.mid(said.does(scene.names, view.attacker, "attacks"))))
    acting = [scene.names[seat] for seat in view.waiting_for]
    if YOU in acting:
        parts.append("your turn")
    elif len(acting) == 1 and view.waiting_for != [view.attacker]:
        parts.append(f"{acting[0]}'s turn")
    return sentence(" · ".join(parts))


def waiting(scene: Scene) -> str:
    """Says who is waited for."""
    view = view_of(scene)
    others = [scene.names[seat] for seat in view.waiting_for if scene.names[seat] != YOU]
    if view.over:
        return scene.log[-1] if scene.log else "The duel is over."
    if not others:
        return "Your turn."
    if view.phase == "setup":
        return f"{listed(others)} {'is' if len(others) == 1 else 'are'} choosing a champion ..."
    return f"{listed(others)} {'is' if len(others) == 1 else 'are'} thinking ..."


def question(scene: Scene, decision: Decision) -> str:
    """Says what the seat is asked, in one sentence."""
    offered = verbs(decision)
    for verb, asks in ASKED.items():
        if verb in offered:
            return asks(scene, decision)
    return decision.prompt


def ask_pick(scene: Scene, decision: Decision) -> str:
    """Asks for a champion."""
    if scene.options.get("mirror_allowed") is False:
        return "Choose your champion. Your opponent sees it and cannot choose the same one."
    return "Choose your champion. It stays hidden until both have chosen."


def ask_play(scene: Scene, decision: Decision) -> str:
    """Asks for an Action."""
    return "Play an Action, or pass."


def ask_answer(scene: Scene, decision: Decision) -> str:
    """Asks for a React or an Ace, naming what it would answer."""
    moment = moment_of(scene, decision)
    if moment is None:
        return "Use an Ace, or pass."
    return f"{sentence(moment.text())}: respond, or pass."


def ask_feint(scene: Scene, decision: Decision) -> str:
    """Asks for the feint."""
    view = view_of(scene)
    theirs = view.areas[1 - (view.seat or 0)].feint
    if theirs is None:
        return "You attack: play your feint, face up."
    shown = f"{theirs.value} {str(theirs.discipline).capitalize()}"
    return f"{other_name(scene)} feints with {shown}: play your feint, face up."


def ask_strike(scene: Scene, decision: Decision) -> str:
    """Asks for the strike."""
    return "Play your strike, face down. Same discipline: the lower total wins. Different: the higher."


def ask_trigger(scene: Scene, decision: Decision) -> str:
    """Asks whether the trigger is used."""
    return "You won with a matching feint and strike: use your trigger?"


def ask_discard(scene: Scene, decision: Decision) -> str:
    """Asks for a card to discard, for the hand limit or for a card's text."""
    source = source_of(scene)
    if source is None:
        return f"You hold {len(view_of(scene).hand)} cards, over your hand limit: discard one."
    return sentence(f"{source.title}: {source.asks}.")


def ask_choose(scene: Scene, decision: Decision) -> str:
    """Asks for a card, telling for what."""
    source = source_of(scene)
    return "Choose a card." if source is None else sentence(f"{source.title}: {source.asks}.")


def ask_name(scene: Scene, decision: Decision) -> str:
    """Asks for a discipline."""
    source = source_of(scene)
    return "Name a discipline." if source is None else sentence(f"{source.title}: name a discipline.")


def ask_edge(scene: Scene, decision: Decision) -> str:
    """Asks which edge counts."""
    return f"Which edge of {whose(scene.names[edge_owner(scene)])} Black Joker counts?"


def ask_turn(scene: Scene, decision: Decision) -> str:
    """Asks which Ace is turned."""
    return "You take damage: which Ace do you reveal?"


def ask_heal(scene: Scene, decision: Decision) -> str:
    """Asks which Ace is healed."""
    return "Which of your Aces do you heal?"


def ask_cut(scene: Scene, decision: Decision) -> str:
    """Asks whether to cut."""
    return f"{sentence(whose(other_name(scene)))} deck was shuffled: cut it?"


def ask_accept(scene: Scene, decision: Decision) -> str:
    """Asks whether an ability shall work."""
    return f"{sentence(titled(asked_about(scene)[0], own_deck(scene)))}: use it?"


ASKED: dict[str, Callable[[Scene, Decision], str]] = {
    "pick": ask_pick,
    "play": ask_play,
    "react": ask_answer,
    "use": ask_answer,
    "feint": ask_feint,
    "strike": ask_strike,
    "trigger": ask_trigger,
    "discard": ask_discard,
    "choose": ask_choose,
    "name": ask_name,
    "edge": ask_edge,
    "turn": ask_turn,
    "heal": ask_heal,
    "cut": ask_cut,
    "accept": ask_accept,
}
