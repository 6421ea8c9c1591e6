"""What effects have in common that have their user choose cards, one after the other."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.showdown.rules.cards import Card
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import CHOOSE
from gloaming.kernel.cards.shared import hand_left
from gloaming.kernel.cards.terms import Effect
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Question, Seat
from gloaming.kernel.flow import NEXT, Step


class Choosing(Effect):
    """Something that is done with a card its user chooses, or with several."""

    question: ClassVar[Question] = CHOOSE
    again: ClassVar[bool] = False  # whether it goes on until its count is reached or nothing is left

    def choices(self, game: Showdown, use: Use) -> list[int]:
        """Returns what there is to choose from."""
        raise NotImplementedError

    def move(self, game: Showdown, use: Use, chosen: int) -> None:
        """Does with the card what it was chosen for."""
        raise NotImplementedError

    def able(self, game: Showdown, use: Use) -> bool:
        return bool(self.choices(game, use))

    def begin(self, game: Showdown, use: Use) -> Step:
        choices = self.choices(game, use) if use.done < getattr(self, "count", 1) else []
        return game.ask(use.player, self.question.offer(choices)) if choices else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        self.move(game, use, option.value)
        use.done += 1
        return self.begin(game, use) if self.again else NEXT


class ChoosingFromHand(Choosing):
    """Something that is done with cards from your hand."""

    def choices(self, game: Showdown, use: Use) -> list[Card]:
        return game.hand_of(use.player)

    def able(self, game: Showdown, use: Use) -> bool:
        return hand_left(game, use) > 0
