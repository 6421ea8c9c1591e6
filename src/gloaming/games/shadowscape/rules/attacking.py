"""Attack (SHS-ATK-1 to SHS-ATK-10)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadowscape.rules.boosting import CardAction
from gloaming.games.shadowscape.rules.eliminating import deal_damage
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import NONE, Hero
from gloaming.games.shadowscape.rules.tokens import Gaining
from gloaming.kernel.flow import NEXT, Step


class Attacking(CardAction):
    """A Regular or a Magic Attack: they differ in what boosts them (SHS-ATK-1)."""

    steps: ClassVar[tuple[str, ...]] = ("aim", "boost", "strike", "take", "follow", "finish")

    def __init__(self, hero: Hero = 0, card: int = NONE, target: int = NONE) -> None:
        super().__init__(hero, card)
        self.target = target
        self.won: list[int] = []  # eliminated, whose tokens are still to be taken

    def aim(self, game: Shadowscape) -> Step:
        """Begins the attack on whom the card allows (SHS-ATK-2)."""
        self.announce(game, "attack")
        return NEXT

    def damage(self, game: Shadowscape) -> int:
        """Returns the damage so far (SHS-ATK-3)."""
        return self.base(game) + self.boosts

    def targets(self, game: Shadowscape) -> list[int]:
        """Returns whom it hits: one, or all in the room of the one (B-48)."""
        return game.enemies_in(game.token_at(self.target)) if self.deed(game).hits_all else [self.target]

    def is_enough(self, game: Shadowscape) -> bool:
        needed = max([game.enemy_defence(token) for token in self.targets(game)])
        return self.damage(game) >= needed

    def strike(self, game: Shadowscape) -> Step:
        """Compares the damage with every target's Defence; what falls short is lost (SHS-ATK-4, SHS-ATK-10, B-13)."""
        damage = self.damage(game)
        for token in self.targets(game):
            if deal_damage(game, self.hero, token, damage):
                self.won.append(token)
        self.succeeded = len(self.won) > 0
        return NEXT

    def take(self, game: Shadowscape) -> Step:
        """Lets the Hero take what it has eliminated as Trophies (SHS-ATK-5)."""
        if not self.won:
            return NEXT
        return game.enter_and_return(Gaining(self.hero, self.won.pop(0)))
