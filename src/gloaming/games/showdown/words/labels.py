"""What a choice in a duel does, in the few words of a button."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.words.asking import (
    PassedUp,
    asked_about,
    edge_owner,
    own_area,
    own_deck,
    passed_up,
    thing,
)
from gloaming.games.showdown.words.decks import brief, deck_at, is_edge, named, title_of, worth
from gloaming.kernel.choices import Option
from gloaming.words.scene import Scene

LONGEST_TITLE = 23  # a longer one has no room on a button
LEAVING: dict[PassedUp, str] = {
    "trigger": "Don't use the trigger",
    "cut": "Don't cut",
    "action": "Pass, without an Action",
    "last action": "Pass, without an Action",
    "answer": "Pass, without responding",
}


# What is done with a card of one's own, called by its title, or by what it is worth.
BY_TITLE = {"play": "Play {}", "react": "React with {}", "use": "Use {}"}
BY_WORTH = {"feint": "Feint with {}", "strike": "Strike with {}", "discard": "Discard {}", "choose": "Choose {}"}


def label(scene: Scene, option: Option) -> str:
    """Says what a choice does."""
    verb, name = option.question.verb, thing(option)
    if verb in BY_TITLE:
        return BY_TITLE[verb].format(by_title(scene, name))
    return BY_WORTH[verb].format(by_worth(scene, name)) if verb in BY_WORTH else LABELS[verb](scene, name)


def short_title(scene: Scene, name: str) -> str:
    """Returns the title of a card of one's own, if it has one that fits."""
    title = title_of(name, own_deck(scene))
    return title if scene.wide or len(title) <= LONGEST_TITLE else ""


def by_title(scene: Scene, name: str) -> str:
    """Returns a card of one's own by its title and sign, or by its name."""
    title = short_title(scene, name)
    return f"{title} ({brief(name)})" if title else named(name)


def by_worth(scene: Scene, name: str) -> str:
    """Returns a card of one's own by what it is worth, such as `7 Cunning (7♣)`."""
    deck = own_deck(scene)
    if deck is None:
        return named(name)
    return f"{worth(name, deck)} ({'Black Joker' if is_edge(name) else brief(name)})"


def label_pick(scene: Scene, name: str) -> str:
    """Says who fights."""
    return f"Fight as {champion(name).name}"


def label_trigger(scene: Scene, name: str) -> str:
    """Says which trigger is used."""
    return f"Use the {name.capitalize()} trigger"


def label_name(scene: Scene, name: str) -> str:
    """Says which discipline is named."""
    return f"Name {name.capitalize()}"


def label_edge(scene: Scene, name: str) -> str:
    """Says what the feint counts then."""
    deck = deck_at(scene, edge_owner(scene))
    return f"Count the {name} edge" if deck is None else f"Count {worth(f'{name}-edge', deck)} ({name} edge)"


def ace_at(scene: Scene, place: str) -> str:
    """Returns an Ace by its place, and by its title as far as it is known."""
    card = own_area(scene).aces[int(place) - 1].card
    known = "unknown" if card is None else short_title(scene, card) or named(card)
    return f"Ace {place} ({known})"


def label_turn(scene: Scene, place: str) -> str:
    """Says which Ace is turned."""
    return f"Reveal {ace_at(scene, place)}"


def label_heal(scene: Scene, place: str) -> str:
    """Says which Ace is healed."""
    return f"Heal {ace_at(scene, place)}"


def label_cut(scene: Scene, name: str) -> str:
    """Says that the deck is cut."""
    return "Cut the deck"


def label_accept(scene: Scene, name: str) -> str:
    """Says which ability is used."""
    return f"Use {by_title(scene, asked_about(scene)[0])}"


def label_pass(scene: Scene, name: str) -> str:
    """Says what is left unused."""
    if scene.decision is None or len(scene.decision.options) == 1:
        return "Pass, with nothing else to do"
    given_up = passed_up(scene, scene.decision)
    if given_up == "ability":
        return f"Don't use {short_title(scene, asked_about(scene)[0]) or 'the ability'}"
    return LEAVING[given_up]


LABELS: dict[str, Callable[[Scene, str], str]] = {
    "pick": label_pick,
    "trigger": label_trigger,
    "name": label_name,
    "edge": label_edge,
    "turn": label_turn,
    "heal": label_heal,
    "cut": label_cut,
    "accept": label_accept,
    "pass": label_pass,
}
