"""What is chosen before a card of a duel takes effect."""

from __future__ import annotations

from typing import Final

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import DISCIPLINES
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import NAME
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Target
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option


class ADiscipline(Target, frozen=True):
    """A discipline, named aloud."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return "name a discipline"

    def options(self, game: Showdown, use: Use) -> list[Option]:
        """Offers all three."""
        return NAME.options

    def announce(self, game: Showdown, use: Use) -> None:
        """Tells which one it is."""
        game.tell(events.Named(use.seat, DISCIPLINES[use.target]))


TARGETS: Final = (ADiscipline,)
