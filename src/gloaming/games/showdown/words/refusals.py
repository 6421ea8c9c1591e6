"""Why a duellist cannot make a choice, in one friendly sentence."""

from __future__ import annotations

from gloaming.games.showdown.words.asking import hand_verb, own_area, own_deck, thing, verbs
from gloaming.games.showdown.words.decks import is_edge, kinds_of, named, titled, view_of
from gloaming.games.showdown.words.prompts import waiting
from gloaming.kernel.choices import Option
from gloaming.words.scene import Scene

TASKS = {
    "pick": "choose a champion first",
    "play": "it is the time for Actions",
    "react": "answer what just happened, or pass",
    "feint": "lay a feint first",
    "strike": "lay a strike first",
    "trigger": "say whether you use your trigger first",
    "discard": "discard a card first",
    "choose": "choose one of the cards offered",
    "name": "name a discipline first",
    "edge": "choose an edge first",
    "turn": "choose the Ace you turn first",
    "heal": "choose the Ace you heal first",
    "cut": "say whether you cut the deck first",
    "accept": "say whether you use the ability first",
}
DOING = {
    "play": "play {}",
    "react": "react with {}",
    "use": "use {}",
    "feint": "feint with {}",
    "strike": "strike with {}",
    "discard": "discard {}",
    "choose": "choose {}",
}
KINDS = {
    "react": "it is a React and answers something that happens",
    "feint": "its text works when it is your feint",
    "strike": "its text works when it is your strike",
    "combat": "its text works in combat",
    "action": "it is an Action, for the action phase",
}


def refusal(scene: Scene, option: Option) -> str:
    """Says why a choice cannot be made, from what is asked and what the seat sees."""
    verb, name, decision = option.question.verb, thing(option), scene.decision
    if decision is None:
        return f"Not now. {waiting(scene)}"
    offered = verbs(decision)
    if verb not in DOING or not (verb in offered or verb == hand_verb(scene) or verb == "use"):
        task = next((TASKS[each] for each in TASKS if each in offered), TASKS["react"])
        return f"Not now: {task}."
    return f"You cannot {DOING[verb].format(called(scene, name))}: {why_not(scene, verb, name)}."


def within_reach(scene: Scene) -> dict[str, str]:
    """Returns the hand and one's own Aces, each with the token by which it would be used."""
    if scene.decision is None:
        return {}
    verb = hand_verb(scene) or "play"
    aces = [ace.card for ace in own_area(scene).aces if ace.card is not None]
    return {ace: f"use {ace}" for ace in aces} | {card: f"{verb} {card}" for card in view_of(scene).hand}


def called(scene: Scene, name: str) -> str:
    """Returns a card as its owner calls it."""
    return "the Black Joker" if is_edge(name) else titled(name, own_deck(scene))


def why_not(scene: Scene, verb: str, name: str) -> str:
    """Says what stands against a card."""
    hand = view_of(scene).hand
    if verb == "use":
        return why_no_ace(scene, name)
    if verb == "choose":
        return "it is not among the cards offered"
    if is_edge(name):
        return "something keeps it out of this combat"
    if name not in hand:
        return "it is not in your hand"
    if verb == "feint" and len(hand) == 1:
        return "it is your last card, and you need it for the strike"
    if verb in ("play", "react"):
        return why_no_ability(scene, verb, name)
    return "something keeps it out of this combat"


def why_no_ability(scene: Scene, verb: str, name: str) -> str:
    """Says why a card cannot be played for its text now."""
    deck = own_deck(scene)
    kinds = [] if deck is None else kinds_of(name, deck)
    wanted = "action" if verb == "play" else "react"
    if wanted in kinds:
        return "it would change nothing now" if verb == "play" else "it answers something else, or would change nothing"
    if not kinds:
        return f"it is a plain card, not {'an Action' if verb == 'play' else 'a React'}"
    return KINDS[kinds[0]]


def why_no_ace(scene: Scene, name: str) -> str:
    """Says why an Ace cannot be used now."""
    lying = [ace.lies for ace in own_area(scene).aces if ace.card == name]
    if not lying:
        return f"{named(name)} lies face down"
    if lying[0] != "up":
        return "it lies face down" if lying[0] == "down" else "it has left the game"
    return "this is not the moment its text speaks of"
