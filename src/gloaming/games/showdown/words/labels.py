"""What a choice in a duel does, in the few words of a button."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.words.asking import asked_about, edge_owner, hand_verb, own_area, own_deck, thing
from gloaming.games.showdown.words.decks import brief, deck_at, is_edge, named, title_of, worth
from gloaming.kernel.choices import Option
from gloaming.words.scene import Scene

LONGEST_TITLE = 23  # a longer one has no room on a button
LEAVING = {"trigger": "Don't use the trigger", "cut": "Don't cut", "play": "Pass, without an Action"}


def label(scene: Scene, option: Option) -> str:
    """Says what a choice does."""
    verb = option.question.verb
    if verb == "pass":
        return leaving(scene)
    if verb not in LABELS:
        return option.label
    says, called = LABELS[verb]
    return says.format(called(scene, thing(option)))


def leaving(scene: Scene) -> str:
    """Says what is left unused."""
    if len(scene.choices) < 2:
        return "Pass, with nothing else to do"
    if scene.verb == "accept":
        return f"Don't use {short_title(scene, asked_about(scene)[0]) or 'the ability'}"
    return LEAVING.get(hand_verb(scene) or scene.verb, "Pass, without responding")


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


def edge(scene: Scene, name: str) -> str:
    """Returns an edge of the Black Joker that is being turned, and what the feint counts with it."""
    deck = deck_at(scene, edge_owner(scene))
    return f"the {name} edge" if deck is None else f"{worth(f'{name}-edge', deck)} ({name} edge)"


def ace_at(scene: Scene, place: str) -> str:
    """Returns an Ace by its place, and by its title as far as it is known."""
    card = own_area(scene).aces[int(place) - 1].card
    known = "unknown" if card is None else short_title(scene, card) or named(card)
    return f"Ace {place} ({known})"


LABELS: dict[str, tuple[str, Callable[[Scene, str], str]]] = {
    "pick": ("Fight as {}", lambda scene, name: champion(name).name),
    "play": ("Play {}", by_title),
    "react": ("React with {}", by_title),
    "use": ("Use {}", by_title),
    "feint": ("Feint with {}", by_worth),
    "strike": ("Strike with {}", by_worth),
    "discard": ("Discard {}", by_worth),
    "choose": ("Choose {}", by_worth),
    "trigger": ("Use the {} trigger", lambda scene, name: name.capitalize()),
    "name": ("Name {}", lambda scene, name: name.capitalize()),
    "edge": ("Count {}", edge),
    "turn": ("Reveal {}", ace_at),
    "heal": ("Heal {}", ace_at),
    "accept": ("Use {}", lambda scene, name: by_title(scene, asked_about(scene)[0])),
}
