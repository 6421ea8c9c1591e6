"""What the court's cards are aimed at, and when they can be used at all."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.kernel.cards.english import some
from gloaming.kernel.cards.moments import Player
from gloaming.kernel.cards.reader import Reader
from gloaming.kernel.cards.terms import Condition, Few, Phrases, Target
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option
from kernel.court.game import Court


class Courtier(Target):
    """Courtiers in play: one, exactly or up to so many, or one of each opponent."""

    words: ClassVar[str] = "choose {number}{of}"
    phrases: ClassVar[Phrases] = {
        "anyone": "",
        "you": " of {your} own",
        "others": " of {your} own, not this one",
        "opponents": " of an opponent",
    }
    of: Literal["anyone", "you", "others", "opponents"] = "anyone"
    count: Few = 1
    up_to: bool = False
    one_each: bool = False

    def filling(self, name: str, form: str, to: Reader) -> str:
        if name == "number":
            if self.one_each:
                return "for each opponent a courtier"
            return f"{'up to ' if self.up_to else ''}{some(self.count, 'courtier')}"
        return super().filling(name, form, to)

    def owners(self, game: Court, use: Use) -> list[Player]:
        """Returns whose courtiers may be chosen."""
        if self.of == "anyone":
            return game.everybody()
        return game.opponents(use.player) if self.of == "opponents" else [use.player]

    def fitting(self, game: Court, use: Use) -> list[int]:
        """Returns what may be chosen at all."""
        found = game.courtiers(self.owners(game, use))
        return [card for card in found if card != use.card] if self.of == "others" else found

    def options(self, game: Court, use: Use) -> list[Option]:
        chosen = use.chosen[use.place] if use.chosen else []
        taken = [game.controller(card) for card in chosen] if self.one_each else []
        fitting = self.fitting(game, use)
        return game.questions["pick"].offer(
            [card for card in fitting if card not in chosen and game.controller(card) not in taken]
        )

    def least(self, game: Court, use: Use) -> int:
        if self.one_each:
            return len({game.controller(card) for card in self.fitting(game, use)})
        if self.up_to:
            return 0
        return self.count

    def most(self, game: Court, use: Use) -> int:
        return len(game.opponents(use.player)) if self.one_each else self.count

    def still_fits(self, game: Court, use: Use, chosen: int) -> bool:
        return chosen in self.fitting(game, use)


class FavourAtMost(Condition):
    """Your favour is low."""

    words: ClassVar[str] = "{your} favour is at most {count:number}"
    count: Few

    def holds(self, game: Court, use: Use) -> bool:
        return game.favour[use.player] <= self.count


class NoAttachment(Condition):
    """Nothing lies on this card."""

    words: ClassVar[str] = "nothing lies on this card"

    def holds(self, game: Court, use: Use) -> bool:
        return not game.attached_to(use.card)
