"""Damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.vocabulary.effect import NOBODY, Effect, Kt, amount, called, in_tens
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.choices import Option
from gloaming.kernel.flow import NEXT, Step

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.game import Syndicates
    from gloaming.games.syndicates.rules.uses import Use


EVEN_IMMUNE = {"one-enemy": ", even an immune one", "all-enemies": ", even immune ones", "the-attacker": ""}


class Hit(Effect, frozen=True):
    """Damages the top card of one enemy slot, all of them or the attacker's; an attack by a character, not by FX."""

    kt: Kt | Literal["own"]
    who: Literal["one-enemy", "all-enemies", "the-attacker"]

    def text(self, to: Reader = OWNER) -> str:
        """Says who is hit, and how hard."""
        return f"hit {called(self.who, to)} for {amount(self.kt)}{EVEN_IMMUNE[self.who]}"

    def spoken(self, to: Reader = OWNER) -> str:
        """Says who is attacked, and how hard."""
        return f"attack {called(self.who, to)} for {amount(self.kt)}"

    def wrong(self) -> str:
        """Returns what is wrong with the amount."""
        return in_tens(self.kt)

    def asks_nobody(self) -> bool:
        """Tells whether nobody is chosen."""
        return self.who != "one-enemy"

    def able(self, game: Syndicates, use: Use) -> bool:
        """Tells whether anybody can be hit."""
        return bool(game.targets(use.side, use.is_attack(game)))

    def begin(self, game: Syndicates, use: Use) -> Step:
        """Hits everybody, or asks whom."""
        attacker = use.card if use.is_attack(game) else NOBODY
        if self.who == "all-enemies":
            game.hit(1 - use.side, game.targets(use.side, use.is_attack(game)), self.strength(game, use), attacker)
            return NEXT
        slots = game.targets(use.side, use.is_attack(game))
        if not slots:
            return use.miss(game)
        other = 1 - use.side
        return game.ask(use.seat, game.cards.questions.hit.offer([game.top(other, slot) for slot in slots]))

    def answered(self, game: Syndicates, use: Use, option: Option) -> Step:
        """Hits whom was named."""
        slot = game.slot_of(1 - use.side, option.value)
        attacker = use.card if use.is_attack(game) else NOBODY
        game.hit(1 - use.side, [slot], self.strength(game, use), attacker)
        return NEXT

    def happen(self, game: Syndicates, side: int, attacker: Card) -> None:
        """Hits everybody, or the slot of whoever destroyed the card; a card does so, and no attacker (A-41)."""
        assert isinstance(self.kt, int)
        if self.who == "all-enemies":
            game.hit(1 - side, game.targets(side, False), self.kt, NOBODY)
        elif attacker != NOBODY:
            slot = game.slot_of(1 - side, attacker)
            if slot != NONE:  # it may have fallen by its own use
                game.hit(1 - side, [slot], self.kt, NOBODY)

    def strength(self, game: Syndicates, use: Use) -> int:
        """Returns how hard it hits."""
        return use.user_kt(game) if isinstance(self.kt, str) else self.kt
