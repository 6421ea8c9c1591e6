"""Drawing FX cards, and carrying out what a card says: a skill, a last act, or an FX card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.tabletop import STANDARD, Side, Slot
from gloaming.games.syndicates.rules.texts import FX, LAST_ACT, ONE_TIME, OTHER_FACE, SKILL, Text
from gloaming.kernel.cards.happening import Happening
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, SeatFlow, Step

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.game import Syndicates
    from gloaming.kernel.cards.game import CardGame


class DrawnFx(SeatFlow):
    """Cards are drawn and seen, then used in the order the drawer likes (SS-ACT-4, SS-TURN-7, A-58)."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "use_them")

    def __init__(self, seat: Seat = 0, count: int = 1, user: Card = NONE, passes: int = 0, uses: int = 1) -> None:
        super().__init__(seat)
        self.count = count
        self.user = user  # the character whose skill draws, if the cards go to it
        self.passes = passes  # how many may go to teammates
        self.uses = uses  # how many are to be used
        self.cards: list[Card] = []  # drawn and not used yet

    def draw(self, game: Syndicates) -> Step:
        """Draws as many as there are (A-17)."""
        side = self.seat % 2
        while game.fx_decks[side] and len(self.cards) < self.count:
            card = game.turn_up(game.fx[side])
            self.cards.append(card)
            if game.heard:
                game.tell(events.DrewFx(self.seat, game.cards.names[card]))
        game.past.clear()
        self.uses = min(self.uses, len(self.cards))
        return NEXT

    def use_them(self, game: Syndicates) -> Step:
        """Asks for the next card, if there is a choice: some may be kept (SS-FX-7, SS-SR-2, A-32)."""
        if not self.cards or self.uses == 0 or game.decided:
            self.lay_aside(game)
            return NEXT
        held = [card for card in self.cards if game.cards.may_be_held(card)]
        if len(self.cards) == 1 and not held:
            return self.apply(game, self.cards[0])
        questions = game.cards.questions
        return game.ask(self.seat, [*questions.apply.offer(self.cards), *questions.keep.offer(held)])

    def on_use_them(self, game: Syndicates, seat: Seat, option: Option) -> Step:
        """Uses the card, or keeps it."""
        if option.question is game.cards.questions.apply:
            return self.apply(game, option.value)
        self.cards.remove(option.value)
        self.uses -= 1
        game.reserves[seat].append(option.value)
        game.report(events.Kept, seat, game.cards.names[option.value])
        return AGAIN

    def lay_aside(self, game: Syndicates) -> None:
        """Lays what is not to be used on the used pile."""
        if self.cards and game.heard:
            game.tell(events.UnusedFx(self.seat, game.cards.names_of(self.cards)))
        for card in self.cards:
            game.use_up(self.seat % 2, card)
        self.cards = []

    def apply(self, game: Syndicates, card: Card) -> Step:
        """Uses a card; after the last one the others are laid aside, before that one may draw more."""
        self.cards.remove(card)
        self.uses -= 1
        if self.uses == 0:
            self.lay_aside(game)
        return game.enter_and_return(CardUse(self.seat, card, user=self.user))


class CardUse(Use):
    """One text of one card in use: announce it, pay, roll if it says so, do what it says (SS-SKL-2, SS-ONE-10)."""

    steps: ClassVar[tuple[str, ...]] = ("announce", "pay", "roll", "take_effect", "finish")

    def __init__(self, player: Seat = 0, card: Card = NONE, number: int = 0, user: Card = NONE) -> None:
        super().__init__(player, card, number)
        self.user = user  # the character whose skill drew this FX card, or NONE
        self.giver = NONE  # the slot chosen to give KT
        self.receiver = NONE

    @property
    def side(self) -> Side:
        """The side the use is done for."""
        return self.player % 2

    def text(self, game: Syndicates) -> Text:
        """Returns what the card says."""
        return game.ability_at(self.player, self.card, self.number)

    def used_as(self, game: Syndicates) -> str:
        """Returns as what kind of text it is used: a last act may count as a skill (A-18)."""
        kind = self.text(game).kind
        return SKILL if kind == LAST_ACT and game.costs(self.text(game)) else kind

    def is_attack(self, game: Syndicates) -> bool:
        """Tells whether a character does it, so that its hits are attacks (A-39)."""
        return game.cards.is_character(self.card)

    # The steps.

    def announce(self, game: Syndicates) -> Step:
        """Announces the skill, or the FX card that is used."""
        if game.heard:
            card = game.cards.names[self.card]
            if self.is_attack(game):
                game.tell(events.Skill(self.player, card, self.text(game).name, self.used_as(game)))
            else:
                game.tell(events.FxApplied(self.player, card))
        return NEXT

    def pay(self, game: CardGame) -> Step:
        """Pays 10 KT for a skill (SS-ACT-3); a last act costs nothing but the character (A-18)."""
        match = cast("Syndicates", game)
        if self.is_attack(match) and match.costs(self.text(match)):
            match.lose(self.side, match.slot_of(self.side, self.card), STANDARD, events.Paid)
        return NEXT

    def roll(self, game: Syndicates) -> Step:
        """Rolls a die where the card says so; without luck nothing happens, and the cost stays paid (SS-SKL-4)."""
        text = self.text(game)
        if not text.roll:
            return NEXT
        die = game.dice.below(6) + 1
        lucky = text.succeeds(die)
        if game.heard:
            why, used_as = game.cards.names[self.card], self.used_as(game)
            game.tell(events.Rolled(seat=self.player, die=die, success=lucky, why=why, text=used_as))
        if not lucky:
            self.place = len(text.effects)
        return NEXT

    def is_stopped(self, game: CardGame) -> bool:
        """Tells whether nothing more is done: the match is decided (SS-WIN-4)."""
        return cast("Syndicates", game).decided

    def finish(self, game: Syndicates) -> Step:
        """Puts a used FX card away, or turns the faction card after a one-time skill (SS-ONE-7, SS-LAY-9)."""
        kind = self.text(game).kind
        if kind == FX:
            game.put_away(self.side, self.card)
        elif kind in (ONE_TIME, OTHER_FACE):
            game.black[self.side] = True
            game.report(events.TurnedBlack, self.side)
        return NEXT

    # What effects ask of it.

    def user_kt(self, game: Syndicates) -> int:
        """Returns the current KT of the character whose text it is; one that has fallen has none."""
        slot = game.slot_of(self.side, self.card)
        return game.kt[self.side][slot] if slot != NONE else 0

    def own_slots(self, game: Syndicates, who: str) -> list[Slot]:
        """Returns the own slots a word means, as far as this card may be used on them."""
        slots = game.own_slots(self.side, who, self.player)
        if who == "teammate" and self.is_attack(game):
            own = game.slot_of(self.side, self.card)
            return [slot for slot in slots if slot != own]
        return self.within_reach(game, slots) if who in ("teammate", "one-supporter") else slots

    def fitting_slots(self, game: Syndicates, who: str) -> list[Slot]:
        """Returns the own slots an FX card can be laid on; other FX cards there do not matter (SS-FX-4)."""
        slots = game.fitting_slots(self.side, who, self.player)
        return self.within_reach(game, slots) if who in ("supporter", "teammate") else slots

    def within_reach(self, game: Syndicates, slots: list[Slot]) -> list[Slot]:
        """Returns the slots that may receive an FX card drawn by a skill: its user's, or all if it may be passed."""
        if self.user == NONE or self.drawn_with(game).passes > 0:
            return slots
        own = game.slot_of(self.side, self.user)
        return [slot for slot in slots if slot == own]

    def drawn_with(self, game: Syndicates) -> DrawnFx:
        """Returns the cards with which this one was drawn by a skill."""
        drawn = game.stack[-2]
        assert isinstance(drawn, DrawnFx)
        return drawn

    def ask_own(self, game: Syndicates, slots: list[Slot]) -> Step:
        """Asks for one of the own characters; with none to choose the card is used up for nothing (A-13)."""
        if not slots:
            return self.miss(game)
        tops = [game.top(self.side, slot) for slot in slots]
        return game.ask(self.player, game.cards.questions.choose.offer(tops))

    def recipient(self, game: Syndicates, card: Card) -> Slot:
        """Returns the slot of the character chosen, and notes when that passes an FX card on (A-33)."""
        if self.user != NONE and card != self.user:
            self.drawn_with(game).passes -= 1
        return game.slot_of(self.side, card)

    def attackers(self, game: Syndicates) -> list[Slot]:
        """Returns where whoever is answered stands now, who may have fallen by its own use."""
        return []

    def miss(self, game: Syndicates) -> Step:
        """Tells that there is nobody to choose."""
        game.report(events.NoTarget, game.cards.names[self.card])
        return NEXT


class Gone(Happening):
    """FX cards that lay attached have been destroyed, from left to right."""

    steps: ClassVar[tuple[str, ...]] = ("after",)


class GoneUse(CardUse):
    """What follows when an attached card is destroyed; the card does so, for its whole side (A-41)."""

    steps: ClassVar[tuple[str, ...]] = ("take_effect",)

    def own_slots(self, game: Syndicates, who: str) -> list[Slot]:
        return game.own_slots(self.side, who)

    def attackers(self, game: Syndicates) -> list[Slot]:
        item = self.answered_item(game)
        slot = NONE if item is None or item.cause == NONE else game.slot_of(1 - self.side, item.cause)
        return [] if slot == NONE else [slot]

    def miss(self, game: Syndicates) -> Step:
        return NEXT
