"""What abilities do in a duel, told in sentences."""

from __future__ import annotations

from gloaming.words.english import counted, does, whose
from gloaming.words.scene import Scene
from gloaming.words.showdown.decks import deck_at, trigger_text
from gloaming.words.showdown.phrases import (
    Facts,
    Teller,
    by_title,
    for_reader,
    its_text,
    laid,
    named_all,
    plainly,
    quoted,
    who,
)


def action(facts: Facts, scene: Scene) -> str:
    """Tells an Action with its text."""
    return f"{does(who(facts, scene), 'plays')} {by_title(facts, scene)}.{its_text(facts, scene)}"


def react(facts: Facts, scene: Scene) -> str:
    """Tells a React with its text."""
    return f"{does(who(facts, scene), 'reacts')} with {by_title(facts, scene)}.{its_text(facts, scene)}"


def ace_used(facts: Facts, scene: Scene) -> str:
    """Tells an Ace that was used."""
    gone = ", which leaves the game" if facts["removed"] else ""
    return f"{does(who(facts, scene), 'uses')} {by_title(facts, scene)}{gone}.{its_text(facts, scene)}"


def trigger(facts: Facts, scene: Scene) -> str:
    """Tells a trigger with its text."""
    text = trigger_text(facts["discipline"], deck_at(scene, facts["seat"]))
    says = quoted(for_reader(text, facts["seat"], scene))
    return f"{does(who(facts, scene), 'uses')} the {facts['discipline'].capitalize()} trigger.{says}"


def ability(facts: Facts, scene: Scene) -> str:
    """Tells nothing: what is used has been announced, and what it does is told."""
    return ""


def cancelled(facts: Facts, scene: Scene) -> str:
    """Tells that something was stopped."""
    return f"{does(who(facts, scene), 'cancels')} it."


def named_discipline(facts: Facts, scene: Scene) -> str:
    """Tells which discipline was named."""
    return f"{does(who(facts, scene), 'names')} {facts['discipline'].capitalize()}."


def flipped(facts: Facts, scene: Scene) -> str:
    """Tells a flipped card and what became of it."""
    name = who(facts, scene)
    then = does(name, "keeps" if facts["kept"] else "discards").removeprefix(f"{name} ")
    return f"{does(name, 'flips')} {laid(facts, scene)} and {then} it."


def took(facts: Facts, scene: Scene) -> str:
    """Tells that a card was taken off the top of a deck, and to the seat itself which."""
    card = laid(facts, scene) if "card" in facts else "one"
    looked = f"{does(who(facts, scene), 'looks')} at the top {facts['of']} of the deck"
    return f"{looked}, taking {card} and putting the others under the deck."


def looked(facts: Facts, scene: Scene) -> str:
    """Tells who looked at the other's hand, and to both of them at which cards."""
    cards = f": {named_all(facts['cards'])}" if facts.get("cards") else ""
    hand = f"{whose(scene.names[1 - facts['seat']])} hand"
    return f"{does(who(facts, scene), 'looks')} at {counted(facts['count'])} from {hand}{cards}."


def shown(facts: Facts, scene: Scene) -> str:
    """Tells a card that was shown."""
    return f"{does(who(facts, scene), 'shows')} {laid(facts, scene)}."


def shows_none(facts: Facts, scene: Scene) -> str:
    """Tells that there was no such card."""
    return f"{does(who(facts, scene), 'has', 'have')} no {facts['discipline'].capitalize()} card."


def told_count(facts: Facts, scene: Scene) -> str:
    """Tells how many cards of a discipline somebody holds."""
    cards = f"{facts['count']} {facts['discipline'].capitalize()} card{'' if facts['count'] == 1 else 's'}"
    return f"{does(who(facts, scene), 'holds')} {cards}."


def recovered(facts: Facts, scene: Scene) -> str:
    """Tells a card that came back from the discard pile."""
    where = {"hand": "back into hand", "bottom": "under the deck", "deck": "back into the deck"}[facts["to"]]
    return f"{does(who(facts, scene), 'takes')} {laid(facts, scene)} from the discard pile {where}."


def put_back(facts: Facts, scene: Scene) -> str:
    """Tells that a hand card went to the deck, and to the seat itself which."""
    card = plainly(facts, scene) if "card" in facts else "a card"
    return f"{does(who(facts, scene), 'puts')} {card} {'on' if facts['to'] == 'top' else 'under'} the deck."


ABILITY_SENTENCES: dict[str, Teller] = {
    "action": action,
    "react": react,
    "ace_used": ace_used,
    "trigger": trigger,
    "ability": ability,
    "cancelled": cancelled,
    "named": named_discipline,
    "flipped": flipped,
    "took": took,
    "looked": looked,
    "shown": shown,
    "shows_none": shows_none,
    "counted": told_count,
    "recovered": recovered,
    "put_back": put_back,
}
