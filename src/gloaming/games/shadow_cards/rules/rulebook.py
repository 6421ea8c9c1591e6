"""Shadow Cards: trick-taking with a secret prediction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gloaming.games.shadow_cards.rules import events, prediction, rounds, tricks
from gloaming.games.shadow_cards.rules.cards import value_of
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.games.shadow_cards.rules.prediction import PREDICT, middle_cards, prediction_size
from gloaming.games.shadow_cards.rules.rulings import RULINGS, Rulings
from gloaming.kernel.card_sets import cards_of
from gloaming.kernel.choices import Decision, Option, Question
from gloaming.kernel.events import GameOver, declared_in
from gloaming.kernel.flow import Flow, chapters_in
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, Ruling, Setting


class ShadowCardsRulebook(Rulebook):
    """The rulebook of Shadow Cards."""

    name: ClassVar[str] = "shadow-cards"
    title: ClassVar[str] = "Shadow Cards"
    pitch: ClassVar[str] = "Set two cards aside as a secret prediction, then win exactly that many points in tricks."
    minutes: ClassVar[int] = 30
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 6)  # SC-COMP-5
    usual_players: ClassVar[int] = 4
    lesson: ClassVar[Mapping[str, OptionValue]] = {"teaching": True, "short_rounds": True}
    rulings: ClassVar[tuple[Ruling, ...]] = RULINGS
    chapters: ClassVar[tuple[type[Flow], ...]] = chapters_in(rounds, prediction, tricks)
    events = {"game_over": GameOver, **declared_in(events)}

    def fresh_game(self, setting: Setting) -> ShadowCards:
        return ShadowCards(self, setting, self.read_once(Rulings, setting))

    def hides(self, question: Question) -> bool:
        return question is PREDICT

    def when_time_is_up(self, game: Game, decision: Decision) -> Option | None:
        """Returns the next of the middle cards for a prediction that was not made in time (A-28)."""
        if decision.question is not PREDICT:
            return None
        assert isinstance(game, ShadowCards)
        hand, aside = game.hands[decision.seat], game.predictions[decision.seat]
        middle = middle_cards([*cards_of(hand), *aside], prediction_size(game.players))
        return PREDICT.options[next(card for card in middle if card not in aside)]

    def summary(self, game: Game) -> dict[str, object]:
        assert isinstance(game, ShadowCards)
        return {
            "first": (game.starter + 1 - len(game.sheet)) % game.players,  # the start passes to the left (SC-LEAD-3)
            "rounds": [
                {
                    "predictions": [[value_of(card) for card in cards] for cards in line.predictions],
                    "points": [[value_of(card) for card in cards] for cards in line.points],
                    "experience": line.experience,
                }
                for line in game.lines()
            ],
        }
