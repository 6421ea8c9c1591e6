"""What happens in Shadow Cards, told in sentences."""

from __future__ import annotations

from typing import Final

from gloaming.games.shadow_cards.rules import events
from gloaming.games.shadow_cards.words.cards import value
from gloaming.kernel.events import Event, GameOver
from gloaming.words.said import Said, Sayable, Sentences, does, listed, mid, say, seat
from gloaming.words.scene import Scene
from gloaming.words.telling import Teller

ACTS: Final = (events.SetAside, events.Predicted, events.Played, events.Scored)  # what a seat does of its own will


def fact(event: Event, field: str, form: str, scene: Scene) -> Sayable:
    """Returns a fact of an event as any game tells it."""
    return Teller(scene.view.game, scene.names).in_form(event, field, form)


SENTENCES: Final = Sentences(fill=fact, events=events)  # most are told by the records themselves


@SENTENCES
def predictions_shown(event: events.PredictionsShown, scene: Scene) -> Said:
    """Tells the predictions."""
    first, *others = [
        say("{} {} = {}", does(scene.names, at, "predicts"), " + ".join(map(str, values)), sum(values))
        for at, cards in enumerate(event.predictions)
        for values in [[value(card) for card in cards]]
    ]
    return say("{}.", listed([first, *map(mid, others)]))


@SENTENCES
def experience(event: events.Experience, scene: Scene) -> Said:
    """Reads the new line of the score sheet out."""
    earned = [
        say("{} {:+} (predicted {}, won {})", does(scene.names, at, "gets"), event.experience[at], predicted, points)
        for at, (predicted, points) in enumerate(zip(event.predictions, event.trick_points, strict=True))
    ]
    return say("Round {} scores: {}.", event.round, listed(earned))


@SENTENCES
def game_over(event: GameOver, scene: Scene) -> Said:
    """Tells who won."""
    points = max(event.scores)
    if len(event.winners) == 1:
        return say("{} the game with {} experience.", does(scene.names, event.winners[0], "wins"), points)
    winners = listed([seat(scene.names, at) for at in event.winners])
    return say("{} share the win with {} experience each.", winners, points)
