"""Damage, Wounds and their healing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from gloaming.games.shadowscape.rules.eliminating import deal_damage
from gloaming.games.shadowscape.rules.tokens import Gaining
from gloaming.games.shadowscape.rules.vocabulary.hands import Whose, does, meant
from gloaming.games.shadowscape.rules.vocabulary.terms import BoxEffect
from gloaming.games.shadowscape.rules.wounds import Mending, SufferingEach, room_for_wounds
from gloaming.kernel.cards.english import some
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Amount, Few, amount_of
from gloaming.kernel.cards.using import Use
from gloaming.kernel.flow import NEXT, Step

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape


class Damage(BoxEffect):
    """Deals damage to the Enemy that was chosen, which may be eliminated by it."""

    target: ClassVar[str] = "an-enemy"
    amount: Amount

    def text(self, to: Reader = OWNER) -> str:
        amount = self.amount
        return f"deal {amount} damage to it" if isinstance(amount, int) else f"deal 1 damage to it {amount.text(to)}"

    def begin(self, game: Shadowscape, use: Use) -> Step:
        if not deal_damage(game, use.player, use.target, amount_of(self.amount, game, use)):
            return NEXT
        return game.enter_and_return(Gaining(use.player, use.target))


class StrikeBack(BoxEffect):
    """Deals damage to the Enemy that an ability answers."""

    amount: Few

    def text(self, to: Reader = OWNER) -> str:
        return f"deal {self.amount} damage to that Enemy"

    def able(self, game: Shadowscape, use: Use) -> bool:
        item = use.answered_item(game)
        return item is not None and item.card >= 0 and game.token_at(item.card) >= 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        item = use.answered_item(game)
        if item is None or not deal_damage(game, use.player, item.card, self.amount):
            return NEXT
        return game.enter_and_return(Gaining(use.player, item.card))


class Wound(BoxEffect):
    """Gives Wounds, whatever the Defence."""

    target: ClassVar[str] = "a-hero"
    target_value: ClassVar[str] = "target"
    count: Few = 1
    who: Whose = "you"

    def text(self, to: Reader = OWNER) -> str:
        return f"{does(self.who, to, 'take')} {some(self.count, 'Wound')}"

    def is_order(self) -> bool:
        return self.who == "you"

    def gives_up(self) -> bool:
        return self.who == "you"

    def able(self, game: Shadowscape, use: Use) -> bool:
        if self.who == "target" and not use.chosen:
            return True
        heroes = meant(game, use, self.who)
        if self.who == "you":
            return room_for_wounds(game, use.player) >= self.count
        return any(room_for_wounds(game, hero) > 0 for hero in heroes)

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return game.enter_and_return(SufferingEach(meant(game, use, self.who), self.count))


class Mend(BoxEffect):
    """Removes Wounds."""

    target: ClassVar[str] = "a-hero"
    target_value: ClassVar[str] = "target"
    count: Amount = 1
    who: Literal["you", "target", "here", "all"] = "you"

    def text(self, to: Reader = OWNER) -> str:
        whose = {
            "you": f"{to.your} Hero Area",
            "target": "that Hero’s area",
            "here": f"the Heroes in {to.your} room",
            "all": "any Heroes",
        }
        count = self.count
        wounds = some(count, "Wound") if isinstance(count, int) else f"a Wound {count.text(to)}"
        return f"remove {wounds} from {whose[self.who]}"

    def healed(self, game: Shadowscape, use: Use) -> list[int]:
        """Returns whose Wounds may be removed."""
        if self.who == "here":
            return game.heroes_in(game.at[use.player])
        return list(range(game.heroes)) if self.who == "all" else meant(game, use, self.who)

    def able(self, game: Shadowscape, use: Use) -> bool:
        if self.who == "target" and not use.chosen:
            return True
        return any(game.wounds_of(hero) > 0 for hero in self.healed(game, use))

    def begin(self, game: Shadowscape, use: Use) -> Step:
        healed = self.healed(game, use)
        return game.enter_and_return(Mending(use.player, healed, amount_of(self.count, game, use)))
