"""What happens in Shadow Cards, told in sentences."""

from __future__ import annotations

from typing import Final

from gloaming.games.shadow_cards.rules import events
from gloaming.games.shadow_cards.words.cards import value
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event, GameOver
from gloaming.words.english import counted
from gloaming.words.said import NamedCard, Said, Sayable, Sentences, does, listed, mid, say, seat, who

ACTS: Final = (events.SetAside, events.Predicted, events.Played, events.Scored)  # what a seat does of its own will
NOBODY: Final = 0  # a card beside the trick is nobody's, and counts as the first seat's


def card(name: str, owner: Seat = NOBODY) -> Said:
    """Returns a card as people say it."""
    return say("the {}", NamedCard(name.replace("-", " "), owner, name))


def fact(event: Event, field: str, form: str, names: list[str]) -> Sayable:
    """Returns a fact of an event as it stands in its sentence."""
    value = getattr(event, field)
    if field == "seat":
        return who(names, value, form)
    if field == "card":
        return card(value, getattr(event, "seat", NOBODY))
    return counted(value) if field == "count" else value


SENTENCES: Final = Sentences(
    fill=fact,
    told={
        events.RoundBegins: "Round {round} begins.",
        events.Starter: "{seat:starts} this round.",
        events.Dealt: "{seat:is} dealt {count}.",
        events.SetAside: "{seat:sets} {card} aside.",
        events.Predicted: "{seat:has} made a prediction.",
        events.OpenCard: "{card} is the open card.",
        events.Played: "{seat:plays} {card}.",
        events.TrickWon: "{seat:wins} the trick.",
        events.Scored: "{seat:scores} {card}.",
    },
)


@SENTENCES
def predictions_shown(event: events.PredictionsShown, names: list[str]) -> Said:
    """Tells the predictions."""
    first, *others = [
        say("{} {} = {}", does(names, at, "predicts"), " + ".join(map(str, values)), sum(values))
        for at, cards in enumerate(event.predictions)
        for values in [[value(card) for card in cards]]
    ]
    return say("{}.", listed([first, *map(mid, others)]))


@SENTENCES
def experience(event: events.Experience, names: list[str]) -> Said:
    """Reads the new line of the score sheet out."""
    earned = [
        say("{} {:+} (predicted {}, won {})", does(names, at, "gets"), event.experience[at], predicted, points)
        for at, (predicted, points) in enumerate(zip(event.predictions, event.trick_points, strict=True))
    ]
    return say("Round {} scores: {}.", event.round, listed(earned))


@SENTENCES
def game_over(event: GameOver, names: list[str]) -> Said:
    """Tells who won."""
    points = max(event.scores)
    if len(event.winners) == 1:
        return say("{} the game with {} experience.", does(names, event.winners[0], "wins"), points)
    return say("{} share the win with {} experience each.", listed([seat(names, at) for at in event.winners]), points)
