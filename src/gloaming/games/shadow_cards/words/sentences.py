"""What happens in Shadow Cards, told in sentences."""

from __future__ import annotations

from typing import Final

from gloaming.games.shadow_cards.rules.events import (
    Dealt,
    Experience,
    GameOver,
    OpenCard,
    Played,
    Predicted,
    PredictionsShown,
    RoundBegins,
    Scored,
    SetAside,
    Starter,
    TrickWon,
)
from gloaming.games.shadow_cards.words.cards import value
from gloaming.kernel.choices import Seat
from gloaming.words.english import counted
from gloaming.words.said import NamedCard, Said, Sentences, capital, does, listed, say, seat

ACTS: Final = (SetAside, Predicted, Played, Scored)  # what a seat does of its own will
NOBODY: Final = 0  # a card beside the trick is nobody's, and counts as the first seat's

SENTENCES: Final = Sentences()


def card(name: str, owner: Seat = NOBODY) -> Said:
    """Returns a card as people say it."""
    return say("the {}", NamedCard(name.replace("-", " "), owner, name))


@SENTENCES
def round_begins(event: RoundBegins, names: list[str]) -> Said:
    """Tells that a round begins."""
    return say("Round {} begins.", event.round)


@SENTENCES
def starter(event: Starter, names: list[str]) -> Said:
    """Tells who leads the first trick."""
    return say("{} this round.", does(names, event.seat, "starts"))


@SENTENCES
def dealt(event: Dealt, names: list[str]) -> Said:
    """Tells how many cards somebody was dealt."""
    return say("{} dealt {}.", does(names, event.seat, "is", "are"), counted(event.count))


@SENTENCES
def set_aside(event: SetAside, names: list[str]) -> Said:
    """Tells the seat itself what it set aside."""
    return say("{} {} aside.", does(names, event.seat, "sets"), card(event.card, event.seat))


@SENTENCES
def predicted(event: Predicted, names: list[str]) -> Said:
    """Tells that a prediction lies on the table."""
    return say("{} made a prediction.", does(names, event.seat, "has", "have"))


@SENTENCES
def open_card(event: OpenCard, names: list[str]) -> Said:
    """Tells which card the side stack adds to the trick."""
    return capital(say("{} is the open card.", card(event.card)))


@SENTENCES
def played(event: Played, names: list[str]) -> Said:
    """Tells who played what.

    >>> str(played(Played(1, "green-8"), ["You", "Ann"]))
    'Ann plays the green 8.'
    """
    return say("{} {}.", does(names, event.seat, "plays"), card(event.card, event.seat))


@SENTENCES
def trick_won(event: TrickWon, names: list[str]) -> Said:
    """Tells who won the trick."""
    return say("{} the trick.", does(names, event.seat, "wins"))


@SENTENCES
def scored(event: Scored, names: list[str]) -> Said:
    """Tells which card counts."""
    return say("{} {}.", does(names, event.seat, "scores"), card(event.card, event.seat))


@SENTENCES
def predictions_shown(event: PredictionsShown, names: list[str]) -> Said:
    """Tells the predictions."""
    shown = [
        say("{} {} = {}", seat(names, at), " + ".join(str(value(card)) for card in cards), sum(map(value, cards)))
        for at, cards in enumerate(event.predictions)
    ]
    return say("Predictions: {}.", listed(shown))


@SENTENCES
def experience(event: Experience, names: list[str]) -> Said:
    """Reads the new line of the score sheet out."""
    earned = [
        say("{} {:+} ({} of {})", does(names, at, "gets"), event.experience[at], points, event.predictions[at])
        for at, points in enumerate(event.trick_points)
    ]
    return say("Round {} scores: {}.", event.round, listed(earned))


@SENTENCES
def game_over(event: GameOver, names: list[str]) -> Said:
    """Tells who won."""
    points = max(event.scores)
    if len(event.winners) == 1:
        return say("{} the game with {} experience.", does(names, event.winners[0], "wins"), points)
    return say("{} share the win with {} experience each.", listed([seat(names, at) for at in event.winners]), points)
