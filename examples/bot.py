"""A bot in twenty lines: it predicts high, leads low, and grabs a trick only while it still needs points."""

from pathlib import Path
from tempfile import gettempdir

import gloaming
from gloaming.bots import Bot, Eyes, bot, play_bots
from gloaming.games.shadow_cards.rules.view import ShadowCardsView


class Modest(Bot):
    """Sets its highest cards aside and then takes as little as it can, until the end calls for more."""

    def choose(self, eyes: Eyes) -> gloaming.Option:
        """Returns one of the options offered."""
        view = eyes.view
        assert isinstance(view, ShadowCardsView)
        options = sorted(eyes.decision.options, key=lambda option: int(option.touches[0].split("-")[1]))
        missing = view.prediction - view.trick_points[eyes.seat]
        hungry = missing > 9 * len(view.hand) / view.players
        return options[-1] if view.phase == "predict" or hungry else options[0]


if __name__ == "__main__":
    game = gloaming.start("shadow-cards", players=4, seed=7)
    play_bots(
        game,
        {0: Modest(), 1: bot("random", game.rulebook.name, 1), 2: Modest(), 3: bot("careful", game.rulebook.name, 2)},
    )
    print("modest, random, modest, careful:", game.scores, "- won by seat", *game.winners)
    record = Path(gettempdir()) / "evening.gloam"
    gloaming.save(game, record)
    print(f"Look at the game with: gloaming replay {record}")
