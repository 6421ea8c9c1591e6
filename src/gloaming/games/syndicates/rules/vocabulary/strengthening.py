"""KT gained, lost and given away on your side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from gloaming.games.syndicates.rules.questions import GIVE
from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.table import STANDARD
from gloaming.games.syndicates.rules.vocabulary.effect import ANOTHER, WHOM, Effect, Kt, amount, in_tens
from gloaming.kernel.choices import Option
from gloaming.kernel.flow import NEXT, Step

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.deeds import Deed
    from gloaming.games.syndicates.rules.game import Syndicates

CHOSEN = ("one-supporter", "teammate")


class Gain(Effect, frozen=True):
    """Gives KT to your characters, up to 60."""

    kt: Kt | Literal["own"]
    who: Literal["one-supporter", "teammate", "team", "leader", "family"]

    def text(self) -> str:
        """Says who gains how much."""
        return f"{WHOM[self.who]} gains {amount(self.kt)}"

    def spoken(self) -> str:
        """Says it where the character itself does not gain."""
        return f"{ANOTHER} gains {amount(self.kt)}" if self.who == "teammate" else self.text()

    def wrong(self) -> str:
        """Returns what is wrong with the amount."""
        return in_tens(self.kt)

    def asks_nobody(self) -> bool:
        """Tells whether nobody is chosen."""
        return self.who not in CHOSEN

    def able(self, game: Syndicates, deed: Deed) -> bool:
        """Tells whether anybody could gain."""
        return bool(deed.own_slots(game, self.who))

    def begin(self, game: Syndicates, deed: Deed) -> Step:
        """Strengthens those meant, or asks whom."""
        if self.who in CHOSEN:
            return deed.ask_own(game, deed.own_slots(game, self.who))
        slots, kt = deed.own_slots(game, self.who), self.strength(game, deed)
        for slot in slots:
            game.gain(deed.side, slot, kt)
        return NEXT if slots else deed.miss(game)

    def answered(self, game: Syndicates, deed: Deed, option: Option) -> Step:
        """Strengthens whom was named."""
        slot = deed.recipient(game, option.value)
        game.gain(deed.side, slot, self.strength(game, deed))
        return NEXT

    def happen(self, game: Syndicates, side: int, attacker: Card) -> None:
        """Strengthens those meant."""
        assert isinstance(self.kt, int)
        for slot in game.own_slots(side, self.who):
            game.gain(side, slot, self.kt)

    def strength(self, game: Syndicates, deed: Deed) -> int:
        """Returns how much is gained."""
        return deed.user_kt(game) if isinstance(self.kt, str) else self.kt


class Lose(Effect, frozen=True):
    """Takes KT from your characters; this is not an attack, so immunity does not help."""

    kt: Kt
    who: Literal["one-supporter", "team", "leader", "family"]

    def text(self) -> str:
        """Says who loses how much."""
        return f"{WHOM[self.who]} loses {amount(self.kt)}"

    def wrong(self) -> str:
        """Returns what is wrong with the amount."""
        return in_tens(self.kt)

    def asks_nobody(self) -> bool:
        """Tells whether nobody is chosen."""
        return self.who not in CHOSEN

    def able(self, game: Syndicates, deed: Deed) -> bool:
        """Tells whether anybody could lose."""
        return bool(deed.own_slots(game, self.who))

    def begin(self, game: Syndicates, deed: Deed) -> Step:
        """Weakens those meant, or asks whom."""
        if self.who in CHOSEN:
            return deed.ask_own(game, deed.own_slots(game, self.who))
        slots = deed.own_slots(game, self.who)
        weaken(game, deed.side, slots, self.kt)
        return NEXT if slots else deed.miss(game)

    def answered(self, game: Syndicates, deed: Deed, option: Option) -> Step:
        """Weakens whom was named."""
        game.lose(deed.side, deed.recipient(game, option.value), self.kt)
        return NEXT

    def happen(self, game: Syndicates, side: int, attacker: Card) -> None:
        """Weakens those meant."""
        weaken(game, side, game.own_slots(side, self.who), self.kt)


def weaken(game: Syndicates, side: int, slots: list[int], kt: int) -> None:
    """Takes KT from the top characters of slots, until the match is decided (SS-WIN-4)."""
    for slot in slots:
        if not game.decided:
            game.lose(side, slot, kt)


class Give(Effect, frozen=True):
    """Moves KT from one of your characters to another, who is named or any `teammate`; anything over 60 is lost."""

    kt: Kt | Literal["any"]
    to: str  # a name, or `teammate`
    giver: Literal["user", "one-supporter"] = msgspec.field(default="user", name="from")

    def text(self) -> str:
        """Says who gives how much to whom."""
        giver = "this character" if self.giver == "user" else "one of your Supporters"
        kt = "any amount of its KT" if self.kt == "any" else amount(self.kt)
        return f"{giver} gives {kt} to {ANOTHER if self.to == 'teammate' else self.to}"

    def wrong(self) -> str:
        """Returns what is wrong with the amount."""
        return in_tens(self.kt)

    def names(self) -> list[str]:
        """Returns who receives, if that is somebody named."""
        return [] if self.to == "teammate" else [self.to]

    def able(self, game: Syndicates, deed: Deed) -> bool:
        """Tells whether somebody can give and somebody else receive."""
        return any(self.receivers(game, deed, giver) for giver in self.givers(game, deed))

    def givers(self, game: Syndicates, deed: Deed) -> list[int]:
        """Returns the slots that can give."""
        if self.giver == "user":
            slot = game.slot_of(deed.side, deed.card)
            return [slot] if slot != NONE else []  # it may have fallen by its own deed
        return game.own_slots(deed.side, self.giver, deed.seat)

    def receivers(self, game: Syndicates, deed: Deed, giver: int) -> list[int]:
        """Returns the slots that can receive; a partner under an attached FX card can, a covered one cannot (A-59)."""
        if self.to == "teammate":
            return [slot for slot in deed.own_slots(game, "teammate") if slot != giver]
        slot = game.top_slot_of(deed.side, game.cards.printed(self.to))
        return [slot] if slot not in (NONE, giver) else []

    def begin(self, game: Syndicates, deed: Deed) -> Step:
        """Asks for giver, receiver and amount, as far as there is a choice, and moves the KT."""
        givers = [slot for slot in self.givers(game, deed) if self.receivers(game, deed, slot)]
        if not givers:
            return deed.miss(game)
        if deed.giver == NONE and self.giver != "user":
            return deed.ask_own(game, givers)
        giver = givers[0] if self.giver == "user" else deed.giver
        receivers = self.receivers(game, deed, giver)
        if deed.receiver == NONE and self.to == "teammate":
            return deed.ask_own(game, receivers)
        receiver = deed.receiver if self.to == "teammate" else receivers[0]
        most = game.kt[deed.side][giver]
        if self.kt == "any":
            return game.ask(deed.seat, GIVE.offer(list(range(most // STANDARD))))
        assert isinstance(self.kt, int)
        return self.move(game, deed, giver, receiver, min(self.kt, most))

    def answered(self, game: Syndicates, deed: Deed, option: Option) -> Step:
        """Takes one of the answers and goes on."""
        if option.question is GIVE:
            giver = game.slot_of(deed.side, deed.card) if self.giver == "user" else deed.giver
            receiver = deed.receiver if self.to == "teammate" else self.receivers(game, deed, giver)[0]
            return self.move(game, deed, giver, receiver, STANDARD * (option.value + 1))
        if self.giver != "user" and deed.giver == NONE:
            deed.giver = game.slot_of(deed.side, option.value)
        else:
            deed.receiver = deed.recipient(game, option.value)
        return self.begin(game, deed)

    def move(self, game: Syndicates, deed: Deed, giver: int, receiver: int, kt: int) -> Step:
        """Moves the KT; a giver left with nothing leaves (SS-WORD-2, SS-CARD-6)."""
        deed.giver = deed.receiver = NONE
        game.gain(deed.side, receiver, kt)
        game.lose(deed.side, giver, kt)
        return NEXT
