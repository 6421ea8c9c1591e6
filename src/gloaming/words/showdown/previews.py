"""What a duellist is told beforehand of a choice."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.showdown.champions import champion
from gloaming.kernel.cards.english import listed
from gloaming.words.scene import Scene
from gloaming.words.showdown.asking import (
    PassedUp,
    edge_owner,
    optional_ability,
    other_name,
    own_area,
    own_deck,
    passed_up,
)
from gloaming.words.showdown.decks import (
    deck_at,
    discipline_of,
    is_edge,
    kinds_of,
    named,
    rules_text,
    titled,
    trigger_text,
    value_of,
    view_of,
    worth,
)
from gloaming.words.showdown.lasting import still_to_count

AFTER_PASSING: dict[PassedUp, str] = {
    "trigger": "Leave the trigger unused.",
    "ability": "Leave it unused.",
    "cut": "Leave the deck as it is.",
    "last action": "Pass - both have passed then, and the combat begins.",
    "answer": "Pass - keep it for later.",
}


def preview(scene: Scene, token: str) -> str:
    """Says what a choice would do."""
    verb, _, name = token.partition(" ")
    return PREVIEWS[verb](scene, name)


def preview_pick(scene: Scene, name: str) -> str:
    """Says who the champion is."""
    deck = champion(name)
    return f"Fight as {deck.name}, {deck.epithet}. {deck.pitch}"


def preview_play(scene: Scene, name: str) -> str:
    """Says what an Action does."""
    return f"Play {with_text(scene, name)}"


def preview_react(scene: Scene, name: str) -> str:
    """Says what a React does."""
    return f"React with {with_text(scene, name)}"


def preview_use(scene: Scene, name: str) -> str:
    """Says what an Ace does."""
    return f"Use {with_text(scene, name)}"


def with_text(scene: Scene, name: str) -> str:
    """Returns a card of one's own with what it does when it is played for its text."""
    return f"{titled(name, own_deck(scene))}. {rules_text(name, own_deck(scene))}"


def preview_feint(scene: Scene, name: str) -> str:
    """Says what a feint is worth."""
    deck = own_deck(scene)
    if deck is None:
        return f"Feint with {named(name)}."
    if is_edge(name):
        return f"Feint with the Black Joker - {worth(name, deck)}. It comes back to you and costs no card."
    return f"Feint with {titled(name, deck)} - {worth(name, deck)}.{works(scene, name, 'feint')}"


def preview_strike(scene: Scene, name: str) -> str:
    """Says which total a strike would make, what may still change it, and whether a win would bring a trigger."""
    deck, feint = own_deck(scene), own_area(scene).feint
    if deck is None or feint is None or feint.value is None:
        return f"Strike with {named(name)}."
    value = value_of(name, deck)
    changes = listed(still_to_count(scene, view_of(scene).seat or 0) or [""])
    total = f"{feint.value} + {value} = {feint.value + value}{f', and: {changes}' if changes else ''}"
    pair = "; a win uses your trigger" if discipline_of(name, deck) == feint.discipline else ""
    return f"Strike with {titled(name, deck)} - {worth(name, deck)}.{works(scene, name, 'strike')} {total}{pair}."


def works(scene: Scene, name: str, part: str) -> str:
    """Says that a card's text works, or does not, when it is used as a feint or strike."""
    deck = own_deck(scene)
    if deck is None or not rules_text(name, deck):
        return ""
    kinds = kinds_of(name, deck)
    return " Its text works." if part in kinds or "combat" in kinds else " Its text has no effect here."


def preview_trigger(scene: Scene, name: str) -> str:
    """Says what the trigger does."""
    return f"Use the {name.capitalize()} trigger. {trigger_text(name, own_deck(scene))}"


def preview_discard(scene: Scene, name: str) -> str:
    """Says which card would go."""
    return f"Discard {valued(scene, name)}."


def preview_choose(scene: Scene, name: str) -> str:
    """Says which card would be chosen."""
    return f"Choose {valued(scene, name)}."


def valued(scene: Scene, name: str) -> str:
    """Returns a card of one's own with what it is worth."""
    deck = own_deck(scene)
    return named(name) if deck is None else f"{titled(name, deck)} - {worth(name, deck)}"


def preview_name(scene: Scene, name: str) -> str:
    """Says which discipline would be named."""
    return f"Name {name.capitalize()}."


def preview_edge(scene: Scene, name: str) -> str:
    """Says what an edge is worth."""
    deck = deck_at(scene, edge_owner(scene))
    edge = "" if deck is None else f" - {worth(f'{name}-edge', deck)}"
    return f"Count the {name} edge{edge}."


def ace_in(scene: Scene, place: str) -> str:
    """Returns the Ace in one of one's own places, as far as it is known."""
    card = own_area(scene).aces[int(place) - 1].card
    if card is None:
        return "an Ace that nobody knows"
    return f"{titled(card, own_deck(scene))}. {rules_text(card, own_deck(scene))}"


def preview_turn(scene: Scene, place: str) -> str:
    """Says which Ace would be turned."""
    return f"Turn Ace {place}: {ace_in(scene, place)}"


def preview_heal(scene: Scene, place: str) -> str:
    """Says which Ace would be healed."""
    return f"Heal Ace {place}: {ace_in(scene, place)}"


def preview_cut(scene: Scene, name: str) -> str:
    """Says what cutting does."""
    return "Cut the deck; the dice say where."


def preview_accept(scene: Scene, name: str) -> str:
    """Says what the ability does."""
    found = optional_ability(scene)
    return "Use the ability." if found is None else f"Use {titled(found[0], own_deck(scene))}. {found[1].text()}"


def preview_pass(scene: Scene, name: str) -> str:
    """Says what follows from passing."""
    if scene.decision is None:
        return "Pass."
    given_up = passed_up(scene, scene.decision)
    if given_up == "action":
        return f"Pass - if {other_name(scene)} passes too, the combat begins."
    return AFTER_PASSING[given_up]


PREVIEWS: dict[str, Callable[[Scene, str], str]] = {
    "pick": preview_pick,
    "play": preview_play,
    "react": preview_react,
    "use": preview_use,
    "feint": preview_feint,
    "strike": preview_strike,
    "trigger": preview_trigger,
    "discard": preview_discard,
    "choose": preview_choose,
    "name": preview_name,
    "edge": preview_edge,
    "turn": preview_turn,
    "heal": preview_heal,
    "cut": preview_cut,
    "accept": preview_accept,
    "pass": preview_pass,
}
