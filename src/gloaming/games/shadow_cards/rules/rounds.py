"""The game from the first deal to the last score: rounds, each in the book's four steps."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadow_cards.rules import events
from gloaming.games.shadow_cards.rules.cards import names_of, sum_of, value_of
from gloaming.games.shadow_cards.rules.dealing import deal
from gloaming.games.shadow_cards.rules.experience import round_experience
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.games.shadow_cards.rules.prediction import Prediction
from gloaming.games.shadow_cards.rules.sheet import Line
from gloaming.games.shadow_cards.rules.tricks import Tricks
from gloaming.kernel.flow import NEXT, Flow, Step, Together


def rounds_in_game(players: int) -> int:
    """Returns how many rounds are played (SC-GOAL-2, SC-GOAL-3)."""
    return 4 if players == 2 else 3


class WholeGame(Flow):
    """A whole game."""

    steps: ClassVar[tuple[str, ...]] = ("find_first_starter", "play_rounds")

    def find_first_starter(self, game: ShadowCards) -> Step:
        """Fixes who starts round one (SC-LEAD-1)."""
        first = game.rulings.first_starter
        game.starter = game.setup_dice.below(game.players) if first < 0 else first
        return NEXT

    def play_rounds(self, game: ShadowCards) -> Step:
        """Plays the next round, as long as there is one."""
        if len(game.sheet) == rounds_in_game(game.players):
            return NEXT
        return game.enter_and_return(Round())


class Round(Flow):
    """One round (SC-FLOW-1)."""

    steps: ClassVar[tuple[str, ...]] = ("deal", "predict", "play_tricks", "receive_experience")

    def deal(self, game: ShadowCards) -> Step:
        """Deals, after the start has passed to the left (SC-LEAD-3)."""
        if game.sheet:
            game.starter = (game.starter + 1) % game.players
        game.report(events.RoundBegins, len(game.sheet) + 1)
        if game.starter_known:
            game.report(events.Starter, game.starter)
        deal(game)
        game.clear_for_round()
        return NEXT

    def predict(self, game: ShadowCards) -> Step:
        """Has everybody predict at the same time (SC-PRED-4)."""
        return game.enter(Together([Prediction(seat) for seat in range(game.players)]))

    def play_tricks(self, game: ShadowCards) -> Step:
        """Plays tricks until the hands are empty (SC-FLOW-3)."""
        if game.heard and not game.starter_known:
            game.tell(events.Starter(game.starter))
        return game.enter(Tricks())

    def receive_experience(self, game: ShadowCards) -> Step:
        """Writes the score sheet (SC-PAD-1, SC-PAD-3)."""
        predictions = [sum_of(cards) for cards in game.predictions]
        points = [[value_of(card) for card in cards] for cards in game.point_cards]
        experience = round_experience(game.rulings, len(game.sheet), predictions, points)
        game.scores = [game.scores[seat] + experience[seat] for seat in range(game.players)]
        round = len(game.sheet) + 1
        if game.heard:  # while the round is still this one, for those who look at it then
            if game.rulings.reveal_predictions:
                game.tell(events.PredictionsShown([names_of(cards) for cards in game.predictions]))
            trick_points = [sum_of(cards) for cards in game.point_cards]
            game.tell(events.Experience(round, predictions, trick_points, experience, list(game.scores)))
        game.sheet.append(Line(game.predictions, game.point_cards, experience).written())
        game.reckonings += 1
        return NEXT
