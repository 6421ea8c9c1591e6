"""Alter Fate: one Fate Card is played for its text (SHS-FATE-1 to SHS-FATE-5)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import NONE, Hero
from gloaming.games.shadowscape.rules.tabletop import DISCARDS, HANDS
from gloaming.kernel.flow import Flow, Step


class AlteringFate(Flow):
    """A Fate Card is discarded and does what it says: red in the competitive game, green in the cooperative one."""

    steps: ClassVar[tuple[str, ...]] = ("play", "answer")

    def __init__(self, hero: Hero = 0, card: int = NONE) -> None:
        super().__init__()
        self.hero = hero
        self.card = card

    def play(self, game: Shadowscape) -> Step:
        """Plays the card (SHS-FATE-5); which text counts, the mode says (SHS-FATE-2, SHS-FATE-3)."""
        game.fate_altered = True
        game.move_fate(self.card, DISCARDS, HANDS + self.hero)
        game.tell_of(events.FateAltered, self.hero, game.box.fates.names[self.card])
        return game.enter(game.use_of(self.hero, game.box.from_fate + self.card, 1 if game.coop else 0))

    def answer(self, game: Shadowscape) -> Step:
        """Lets cards answer that fate was altered."""
        return game.let_answer("altered", self.hero, game.box.from_fate + self.card)
