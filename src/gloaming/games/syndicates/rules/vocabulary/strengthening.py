"""KT gained, lost and given away on your side."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from gloaming.games.syndicates.rules.questions import GIVE
from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.tabletop import STANDARD
from gloaming.games.syndicates.rules.vocabulary.effect import Effect, Kt, amount, called, in_tens
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.choices import Option
from gloaming.kernel.flow import NEXT, Step

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.game import Syndicates
    from gloaming.games.syndicates.rules.uses import Use

CHOSEN = ("one-supporter", "teammate")


class Gain(Effect, frozen=True):
    """Gives KT to your characters, up to 60."""

    order: ClassVar[bool] = False
    kt: Kt | Literal["own"]
    who: Literal["one-supporter", "teammate", "team", "leader", "family"]

    def text(self, to: Reader = OWNER) -> str:
        """Says who gains how much."""
        return f"{called(self.who, to)} gains {amount(self.kt)}"

    def spoken(self, to: Reader = OWNER) -> str:
        """Says it where the character itself does not gain."""
        return f"{called('another', to)} gains {amount(self.kt)}" if self.who == "teammate" else self.text(to)

    def wrong(self) -> str:
        """Returns what is wrong with the amount."""
        return in_tens(self.kt)

    def asks_nobody(self) -> bool:
        """Tells whether nobody is chosen."""
        return self.who not in CHOSEN

    def able(self, game: Syndicates, use: Use) -> bool:
        """Tells whether anybody could gain."""
        return bool(use.own_slots(game, self.who))

    def begin(self, game: Syndicates, use: Use) -> Step:
        """Strengthens those meant, or asks whom."""
        if self.who in CHOSEN:
            return use.ask_own(game, use.own_slots(game, self.who))
        slots, kt = use.own_slots(game, self.who), self.strength(game, use)
        for slot in slots:
            game.gain(use.side, slot, kt)
        return NEXT if slots else use.miss(game)

    def answered(self, game: Syndicates, use: Use, option: Option) -> Step:
        """Strengthens whom was named."""
        slot = use.recipient(game, option.value)
        game.gain(use.side, slot, self.strength(game, use))
        return NEXT

    def happen(self, game: Syndicates, side: int, attacker: Card) -> None:
        """Strengthens those meant."""
        assert isinstance(self.kt, int)
        for slot in game.own_slots(side, self.who):
            game.gain(side, slot, self.kt)

    def strength(self, game: Syndicates, use: Use) -> int:
        """Returns how much is gained."""
        return use.user_kt(game) if isinstance(self.kt, str) else self.kt


class Lose(Effect, frozen=True):
    """Takes KT from your characters; this is not an attack, so immunity does not help."""

    order: ClassVar[bool] = False
    kt: Kt
    who: Literal["one-supporter", "team", "leader", "family"]

    def text(self, to: Reader = OWNER) -> str:
        """Says who loses how much."""
        return f"{called(self.who, to)} loses {amount(self.kt)}"

    def wrong(self) -> str:
        """Returns what is wrong with the amount."""
        return in_tens(self.kt)

    def asks_nobody(self) -> bool:
        """Tells whether nobody is chosen."""
        return self.who not in CHOSEN

    def able(self, game: Syndicates, use: Use) -> bool:
        """Tells whether anybody could lose."""
        return bool(use.own_slots(game, self.who))

    def begin(self, game: Syndicates, use: Use) -> Step:
        """Weakens those meant, or asks whom."""
        if self.who in CHOSEN:
            return use.ask_own(game, use.own_slots(game, self.who))
        slots = use.own_slots(game, self.who)
        weaken(game, use.side, slots, self.kt)
        return NEXT if slots else use.miss(game)

    def answered(self, game: Syndicates, use: Use, option: Option) -> Step:
        """Weakens whom was named."""
        game.lose(use.side, use.recipient(game, option.value), self.kt)
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

    order: ClassVar[bool] = False
    kt: Kt | Literal["any"]
    to: str  # a name, or `teammate`
    giver: Literal["user", "one-supporter"] = msgspec.field(default="user", name="from")

    def text(self, to: Reader = OWNER) -> str:
        """Says who gives how much to whom."""
        giver = called(self.giver, to)
        kt = "any amount of its KT" if self.kt == "any" else amount(self.kt)
        return f"{giver} gives {kt} to {called('another', to) if self.to == 'teammate' else self.to}"

    def wrong(self) -> str:
        """Returns what is wrong with the amount."""
        return in_tens(self.kt)

    def names(self) -> list[str]:
        """Returns who receives, if that is somebody named."""
        return [] if self.to == "teammate" else [self.to]

    def able(self, game: Syndicates, use: Use) -> bool:
        """Tells whether somebody can give and somebody else receive."""
        return any(self.receivers(game, use, giver) for giver in self.givers(game, use))

    def givers(self, game: Syndicates, use: Use) -> list[int]:
        """Returns the slots that can give."""
        if self.giver == "user":
            slot = game.slot_of(use.side, use.card)
            return [slot] if slot != NONE else []  # it may have fallen by its own use
        return game.own_slots(use.side, self.giver, use.seat)

    def receivers(self, game: Syndicates, use: Use, giver: int) -> list[int]:
        """Returns the slots that can receive; a partner under an attached FX card can, a covered one cannot (A-59)."""
        if self.to == "teammate":
            return [slot for slot in use.own_slots(game, "teammate") if slot != giver]
        slot = game.top_slot_of(use.side, game.cards.printed(self.to))
        return [slot] if slot not in (NONE, giver) else []

    def begin(self, game: Syndicates, use: Use) -> Step:
        """Asks for giver, receiver and amount, as far as there is a choice, and moves the KT."""
        givers = [slot for slot in self.givers(game, use) if self.receivers(game, use, slot)]
        if not givers:
            return use.miss(game)
        if use.giver == NONE and self.giver != "user":
            return use.ask_own(game, givers)
        giver = givers[0] if self.giver == "user" else use.giver
        receivers = self.receivers(game, use, giver)
        if use.receiver == NONE and self.to == "teammate":
            return use.ask_own(game, receivers)
        receiver = use.receiver if self.to == "teammate" else receivers[0]
        most = game.kt[use.side][giver]
        if self.kt == "any":
            return game.ask(use.seat, GIVE.offer(list(range(most // STANDARD))))
        assert isinstance(self.kt, int)
        return self.move(game, use, giver, receiver, min(self.kt, most))

    def answered(self, game: Syndicates, use: Use, option: Option) -> Step:
        """Takes one of the answers and goes on."""
        if option.question is GIVE:
            giver = game.slot_of(use.side, use.card) if self.giver == "user" else use.giver
            receiver = use.receiver if self.to == "teammate" else self.receivers(game, use, giver)[0]
            return self.move(game, use, giver, receiver, STANDARD * (option.value + 1))
        if self.giver != "user" and use.giver == NONE:
            use.giver = game.slot_of(use.side, option.value)
        else:
            use.receiver = use.recipient(game, option.value)
        return self.begin(game, use)

    def move(self, game: Syndicates, use: Use, giver: int, receiver: int, kt: int) -> Step:
        """Moves the KT; a giver left with nothing leaves (SS-WORD-2, SS-CARD-6)."""
        use.giver = use.receiver = NONE
        game.gain(use.side, receiver, kt)
        game.lose(use.side, giver, kt)
        return NEXT
