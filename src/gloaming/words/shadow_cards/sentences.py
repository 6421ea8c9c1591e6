"""What happens in Shadow Cards, told in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from gloaming.kernel.cards.english import listed
from gloaming.kernel.events import Fact
from gloaming.words.english import counted, does
from gloaming.words.scene import NamedCard
from gloaming.words.shadow_cards.cards import card, value

Facts = Mapping[str, Any]

ACTS = ("set_aside", "predicted", "played", "scored")  # what a seat does of its own will


def told(facts: Mapping[str, Fact], names: list[str]) -> str:
    """Returns an event, as one seat saw it, in a sentence.

    >>> told({"event": "played", "seat": 1, "card": "green-8"}, ["You", "Ann"])
    'Ann plays the green 8.'
    """
    return SENTENCES[str(facts["event"])](cast(Facts, facts), names)


def round_begins(facts: Facts, names: list[str]) -> str:
    """Tells that a round begins."""
    return f"Round {facts['round']} begins."


def starter(facts: Facts, names: list[str]) -> str:
    """Tells who leads the first trick."""
    return f"{does(names[facts['seat']], 'starts')} this round."


def dealt(facts: Facts, names: list[str]) -> str:
    """Tells how many cards somebody was dealt."""
    return f"{does(names[facts['seat']], 'is', 'are')} dealt {counted(facts['count'])}."


def set_aside(facts: Facts, names: list[str]) -> str:
    """Tells the seat itself what it set aside."""
    return f"{does(names[facts['seat']], 'sets')} {card(facts['card'])} aside."


def predicted(facts: Facts, names: list[str]) -> str:
    """Tells that a prediction lies on the table."""
    return f"{does(names[facts['seat']], 'has', 'have')} made a prediction."


def open_card(facts: Facts, names: list[str]) -> str:
    """Tells which card the side stack adds to the trick."""
    return f"{card(facts['card']).capitalize()} is the open card."


def played(facts: Facts, names: list[str]) -> str:
    """Tells who played what."""
    return f"{does(names[facts['seat']], 'plays')} {card(facts['card'])}."


def trick_won(facts: Facts, names: list[str]) -> str:
    """Tells who won the trick."""
    return f"{does(names[facts['seat']], 'wins')} the trick."


def scored(facts: Facts, names: list[str]) -> str:
    """Tells which card counts."""
    return f"{does(names[facts['seat']], 'scores')} {card(facts['card'])}."


def predictions_shown(facts: Facts, names: list[str]) -> str:
    """Tells the predictions."""
    shown = [
        f"{name} {' + '.join(str(value(card)) for card in cards)} = {sum(map(value, cards))}"
        for name, cards in zip(names, facts["predictions"], strict=True)
    ]
    return f"Predictions: {listed(shown)}."


def experience(facts: Facts, names: list[str]) -> str:
    """Reads the new line of the score sheet out."""
    earned = [
        f"{does(name, 'gets')} {gain:+} ({points} of {prediction})"
        for name, gain, points, prediction in zip(
            names, facts["experience"], facts["trick_points"], facts["predictions"], strict=True
        )
    ]
    return f"Round {facts['round']} scores: {listed(earned)}."


def game_over(facts: Facts, names: list[str]) -> str:
    """Tells who won."""
    winners = [names[seat] for seat in facts["winners"]]
    points = max(facts["scores"])
    if len(winners) == 1:
        return f"{does(winners[0], 'wins')} the game with {points} experience."
    return f"{listed(winners)} share the win with {points} experience each."


def cards_of(facts: Mapping[str, Fact]) -> list[NamedCard]:
    """Returns the card an event is about; one beside the trick is nobody's, and counts as the first seat's.

    >>> cards_of({"event": "played", "seat": 1, "card": "green-8"})
    [NamedCard(words='green 8', seat=1, card='green-8')]
    """
    name = facts.get("card")
    if not isinstance(name, str):
        return []
    return [NamedCard(card(name).removeprefix("the "), int(str(facts.get("seat", 0))), name)]


SENTENCES: dict[str, Callable[[Facts, list[str]], str]] = {
    "round_begins": round_begins,
    "starter": starter,
    "dealt": dealt,
    "set_aside": set_aside,
    "predicted": predicted,
    "open_card": open_card,
    "played": played,
    "trick_won": trick_won,
    "scored": scored,
    "predictions_shown": predictions_shown,
    "experience": experience,
    "game_over": game_over,
}
