"""KT: hits, and what is gained, lost and given away on your side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.questions import GIVE
from gloaming.games.syndicates.rules.sets import NONE
from gloaming.games.syndicates.rules.tabletop import STANDARD, Side, Slot
from gloaming.games.syndicates.rules.uses import CardUse
from gloaming.games.syndicates.rules.vocabulary.effect import ANY, AS_MANY_AS_IT_HAS, OWN, WHOM, Kt, KtEffect
from gloaming.kernel.cards.reader import OWNER, Clause, Reader, order
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Step

CHOSEN = ("one-supporter", "teammate")


class Hit(KtEffect):
    """Damages the top card of one enemy slot, all of them or the attacker's; an attack by a character, not by FX."""

    words: ClassVar[str] = "hit {who} for {amount}"
    kt: Kt | Literal["own"]
    who: Literal["one-enemy", "all-enemies", "the-attacker"]

    def text(self, to: Reader = OWNER) -> str:
        return f"{super().text(to)}, even {'immune ones' if self.who == 'all-enemies' else 'an immune one'}"

    def spoken(self, to: Reader = OWNER) -> Clause:
        if to is OWNER:
            return order(self.worded("attack {who} for {amount}", to))
        amount = AS_MANY_AS_IT_HAS if self.kt == OWN else self.amount
        said = self.worded("{user} attacks {who} for {amount}", to, user=WHOM["user"], amount=amount)
        return Clause(said, order=False, done=True)

    def asks_nobody(self) -> bool:
        return self.who != "one-enemy"

    def able(self, game: Syndicates, use: CardUse) -> bool:
        return bool(game.targets(use.side, use.is_attack(game)))

    def begin(self, game: Syndicates, use: CardUse) -> Step:
        other, slots = 1 - use.side, game.targets(use.side, use.is_attack(game))
        if self.who == "all-enemies":
            return self.strike(game, use, slots)
        if self.who == "the-attacker":
            return self.strike(game, use, use.attackers(game))
        if not slots:
            return use.miss(game)
        return game.ask(use.player, game.cards.questions.hit.offer([game.top(other, slot) for slot in slots]))

    def answered(self, game: Syndicates, use: CardUse, seat: Seat, option: Option) -> Step:
        return self.strike(game, use, [game.slot_of(1 - use.side, option.value)])

    def strike(self, game: Syndicates, use: CardUse, slots: list[Slot]) -> Step:
        """Hits enemy slots."""
        attacker = use.card if use.is_attack(game) else NONE
        return AGAIN if game.hit(1 - use.side, slots, self.strength(game, use), attacker) else NEXT


class Changing(KtEffect):
    """Something that becomes of the KT of your characters: one you choose, or all that are meant."""

    who: str

    def change(self, game: Syndicates, side: Side, slots: list[Slot], kt: int) -> None:
        """Changes the KT of the top characters of slots."""
        raise NotImplementedError

    def asks_nobody(self) -> bool:
        return self.who not in CHOSEN

    def able(self, game: Syndicates, use: CardUse) -> bool:
        return bool(use.own_slots(game, self.who))

    def begin(self, game: Syndicates, use: CardUse) -> Step:
        slots = use.own_slots(game, self.who)
        if self.who in CHOSEN:
            return use.ask_own(game, slots)
        self.change(game, use.side, slots, self.strength(game, use))
        return NEXT if slots else use.miss(game)

    def answered(self, game: Syndicates, use: CardUse, seat: Seat, option: Option) -> Step:
        slot = use.recipient(game, option.value)
        self.change(game, use.side, [slot], self.strength(game, use))
        return NEXT


class Gain(Changing):
    """Gives KT to your characters, up to 60."""

    words: ClassVar[str] = "{who} gains {amount}"
    kt: Kt | Literal["own"]
    who: Literal["one-supporter", "teammate", "team", "leader", "family"]

    def spoken(self, to: Reader = OWNER) -> Clause:
        said = self.clause(to)
        if self.who != "teammate":
            return said
        return said._replace(text=self.worded(f"{WHOM['another']} gains {{amount}}", to))

    def change(self, game: Syndicates, side: Side, slots: list[Slot], kt: int) -> None:
        for slot in slots:
            game.gain(side, slot, kt)


class Lose(Changing):
    """Takes KT from your characters; this is not an attack, so immunity does not help."""

    words: ClassVar[str] = "{who} loses {amount}"
    kt: Kt
    who: Literal["one-supporter", "team", "leader", "family"]

    def change(self, game: Syndicates, side: Side, slots: list[Slot], kt: int) -> None:
        """Takes the KT, until the match is decided (SS-WIN-4)."""
        for slot in slots:
            if not game.decided:
                game.lose(side, slot, kt)


class Give(KtEffect):
    """Moves KT from one of your characters to another, who is named or any `teammate`; anything over 60 is lost."""

    words: ClassVar[str] = "{giver} gives {amount} to {receiver}"
    spelled: ClassVar[Mapping[str, str]] = {"giver": "from"}
    kt: Kt | Literal["any"]
    to: str  # a name, or `teammate`
    giver: Literal["user", "one-supporter"] = "user"

    def text(self, to: Reader = OWNER) -> str:
        receiver = self.worded(WHOM["another"], to) if self.to == "teammate" else self.to
        return self.worded(self.words, to, receiver=receiver)

    def names(self) -> list[str]:
        return [] if self.to == "teammate" else [self.to]

    def able(self, game: Syndicates, use: CardUse) -> bool:
        return any(self.receivers(game, use, giver) for giver in self.givers(game, use))

    def givers(self, game: Syndicates, use: CardUse) -> list[int]:
        """Returns the slots that can give."""
        if self.giver == "user":
            slot = game.slot_of(use.side, use.card)
            return [slot] if slot != NONE else []  # it may have fallen by its own use
        return game.own_slots(use.side, self.giver, use.player)

    def receivers(self, game: Syndicates, use: CardUse, giver: int) -> list[int]:
        """Returns the slots that can receive; a partner under an attached FX card can, a covered one cannot (A-59)."""
        if self.to == "teammate":
            return [slot for slot in use.own_slots(game, "teammate") if slot != giver]
        partner = game.cards.printed(self.to)
        slot = game.slot_of(use.side, partner)
        return [slot] if slot not in (NONE, giver) and game.top(use.side, slot) == partner else []

    def begin(self, game: Syndicates, use: CardUse) -> Step:
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
        if self.kt == ANY:
            return game.ask(use.player, GIVE.offer(list(range(most // STANDARD))))
        assert isinstance(self.kt, int)
        return self.move(game, use, giver, receiver, min(self.kt, most))

    def answered(self, game: Syndicates, use: CardUse, seat: Seat, option: Option) -> Step:
        if option.question is GIVE:
            giver = game.slot_of(use.side, use.card) if self.giver == "user" else use.giver
            receiver = use.receiver if self.to == "teammate" else self.receivers(game, use, giver)[0]
            return self.move(game, use, giver, receiver, STANDARD * (option.value + 1))
        if self.giver != "user" and use.giver == NONE:
            use.giver = game.slot_of(use.side, option.value)
        else:
            use.receiver = use.recipient(game, option.value)
        return self.begin(game, use)

    def move(self, game: Syndicates, use: CardUse, giver: int, receiver: int, kt: int) -> Step:
        """Moves the KT; a giver left with nothing leaves (SS-WORD-2, SS-CARD-6)."""
        use.giver = use.receiver = NONE
        game.gain(use.side, receiver, kt)
        game.lose(use.side, giver, kt)
        return NEXT
