"""Words that change how cards are read while they hold: their numbers, their texts, and who controls them.

Nothing is written and undone: a game asks its `Readings`, which ask these. Beside them stands what only waits for the
end of a period.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gloaming.kernel.cards.moments import Player
from gloaming.kernel.cards.terms import Modifier
from gloaming.kernel.cards.using import Use

# What is changed that is no number.
TEXT: Final = "text"
CONTROL: Final = "control"


@mypyc_attr(allow_interpreted_subclasses=True)
class Changing(Modifier):
    """A modifier of cards in play."""

    changes: ClassVar[str] = ""  # what it changes: a number by its name, the text or the control

    def cards(self, game: Any, use: Use) -> list[int]:
        """Returns the cards that it changes; it must not ask for anything that a modifier may change."""
        return use.chosen[0] if use.chosen else []

    def reaches(self, game: Any, use: Use, card: int) -> bool:
        """Tells whether it changes a card."""
        return card in self.cards(game, use)

    def changed(self, game: Any, use: Use, card: int, value: int) -> int:
        """Returns a number of a card as this changes it."""
        return value

    def blanks(self) -> bool:
        """Tells whether it takes away what is printed on its cards."""
        return False

    def gives(self, game: Any, use: Use) -> list[int]:
        """Returns the abilities that its cards gain, by their places in the game's catalogue."""
        return []

    def controller(self, game: Any, use: Use) -> Player:
        """Returns who controls its cards."""
        return use.player


@mypyc_attr(allow_interpreted_subclasses=True)
class Delayed(Modifier):
    """Effects that wait for the end of a period; they come also if the card that said so has gone."""
