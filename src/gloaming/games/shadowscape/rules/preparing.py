"""Prepare (SHS-PREP-1 to SHS-PREP-6)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadowscape.rules.boosting import CardAction
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.questions import DRAW, MOST_DRAWN
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Step


class Preparing(CardAction):
    """Fate Cards are drawn, then what is above the Hand Size is discarded, if the card says so. Nothing boosts it."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "draw", "answer", "limit", "follow", "finish")

    def begin(self, game: Shadowscape) -> Step:
        """Begins to prepare."""
        self.announce(game, "prepare")
        return NEXT

    def count(self, game: Shadowscape) -> int:
        """Returns how many are drawn, with one more at a Foresight Shrine (SHS-PREP-1, SHS-SHR-6)."""
        return self.deed(game).worth(game, self.hero, self.card) + game.extra_fate(self.hero)

    def draw(self, game: Shadowscape) -> Step:
        """Draws all of them, unless the card says "up to" (SHS-DRAW-1)."""
        count = self.count(game)
        if self.deed(game).up_to:
            return game.ask_hero(self.hero, DRAW.offer(list(range(min(count, MOST_DRAWN) + 1))))
        game.draw_fate(self.hero, count)
        return NEXT

    def on_draw(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Draws as many as one likes."""
        game.draw_fate(self.hero, option.value)
        return NEXT

    def answer(self, game: Shadowscape) -> Step:
        """Lets cards answer that a Hero has prepared."""
        self.succeeded = True
        return game.let_answer("prepared", self.hero, self.card, 1)

    def limit(self, game: Shadowscape) -> Step:
        """Asks for what is above the Hand Size, one by one (SHS-PREP-3, SHS-PREP-5)."""
        hand = game.hand(self.hero)
        if not self.deed(game).to_hand_size or len(hand) <= game.hand_size_of(self.hero):
            return NEXT
        return game.ask_hero(self.hero, game.box.questions.discard.offer(hand))

    def on_limit(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Discards one."""
        game.discard_fate(self.hero, option.value)
        return AGAIN
