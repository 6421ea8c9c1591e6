"""FX cards that are laid on a character."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.sets import NONE
from gloaming.games.syndicates.rules.uses import CardUse
from gloaming.games.syndicates.rules.vocabulary.effect import OWN, FieldEffect, in_tens
from gloaming.kernel.cards.reader import OWNER, Reader, together
from gloaming.kernel.cards.terms import Phrases
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step


class Attach(FieldEffect):
    """Lays the card on a character, to stop damage for a while or to hold the character back."""

    words: ClassVar[str] = "attach this to {to} {stays_active}"
    phrases: ClassVar[Phrases] = {
        "supporter": "one of {your} Supporters, who",
        "teammate": "someone on {your} team, who",
        "family": "{your} Family, who",
        "team": "{your} whole team, which",
        True: "stays active",
        False: "becomes inactive",
    }
    place: ClassVar[str] = "under 'attach'"
    section: ClassVar[str] = "attachment"
    to: Literal["supporter", "teammate", "family", "team"]
    kt: Literal[10, 20, 30] | None = None
    stays_active: bool = False
    gone: tuple[FieldEffect, ...] = ()
    timeout: bool = False

    def text(self, to: Reader = OWNER) -> str:
        where = super().text(to)
        if self.timeout:
            return f"{where} until the end of {to.your} next turn. The card stops no damage"
        follows = together([effect.clause(to) for effect in self.gone], to) if self.gone else ""
        gone = f". When it is destroyed, {follows}" if self.gone else ""
        return f"{where}. The card has {self.kt} KT{gone}"

    def wrong(self) -> str:
        if self.timeout and (self.kt or self.stays_active or self.gone):
            return "a Timeout has no KT, holds its character back and goes away by itself"
        if not self.timeout and self.kt is None:
            return "say how many KT it has, or that it is a timeout"
        if self.to == "team" and not self.timeout:
            return "only a Timeout can lie on the whole team"
        asking = [effect.name() for effect in self.gone if not effect.asks_nobody()]
        if asking:
            return f"{asking[0]} cannot follow: it would ask its owner in the other's turn"
        own = [effect.name() for effect in self.gone if getattr(effect, "kt", None) == OWN]
        return f"{own[0]} is about a character, and this is an FX card" if own else in_tens(self.kt or 0)

    def able(self, game: Syndicates, use: CardUse) -> bool:
        return bool(use.fitting_slots(game, self.to))

    def begin(self, game: Syndicates, use: CardUse) -> Step:
        slots = use.fitting_slots(game, self.to)
        if self.to not in ("family", "team"):
            return use.ask_own(game, slots)
        for slot in slots:
            self.lay(game, use, slot)
        return NEXT if slots else use.miss(game)

    def answered(self, game: Syndicates, use: CardUse, seat: Seat, option: Option) -> Step:
        self.lay(game, use, use.recipient(game, option.value))
        return NEXT

    def lay(self, game: Syndicates, use: CardUse, slot: int) -> None:
        """Lays the card on top of a slot (SS-FX-4); a Timeout ends with its owner's next turn (A-14)."""
        ends = game.turn + game.players if self.timeout else NONE
        game.attached[use.side][slot].append([use.card, self.kt or 0, ends])
        game.tell_of(events.Attached, use.side, slot, use.card, self.kt or 0)
