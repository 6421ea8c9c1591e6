"""Fate Cards: drawn, discarded, given away, fetched back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.doing import Discarding, Giving
from gloaming.games.shadowscape.rules.symbols import NONE, SYMBOLS, Hero
from gloaming.games.shadowscape.rules.tabletop import DECK, DISCARDS, HANDS
from gloaming.games.shadowscape.rules.vocabulary.terms import BoxEffect, SymbolName, mates_of, target_hero, whom
from gloaming.kernel.cards.english import some
from gloaming.kernel.cards.places import only
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Amount, Few, amount_of
from gloaming.kernel.cards.using import ACCEPT, PASS, Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape

Whose = Literal["you", "target", "others", "others-here", "all"]


def meant(game: Shadowscape, use: Use, who: str) -> list[Hero]:
    """Returns the Heroes that a card means."""
    if who == "you":
        return [use.player]
    if who == "target":
        hero = target_hero(game, use)
        return [] if hero == NONE else [hero]
    mates = mates_of(game, use.player)
    if who == "others-here":
        return [hero for hero in mates if game.at[hero] == game.at[use.player]]
    return mates if who == "others" else [use.player, *mates]


def does(who: str, to: Reader, verb: str) -> str:
    """Returns who does something, with the verb.

    >>> does("you", OWNER, "draw"), does("all", OWNER, "draw")
    ('draw', 'each Hero draws')
    """
    names = {
        "target": "that Hero",
        "others": "each other Hero",
        "others-here": f"each other Hero in {to.your} room",
        "all": "each Hero",
    }
    return verb if who == "you" else f"{names[who]} {verb}s"


class DrawFate(BoxEffect):
    """Draws Fate Cards."""

    target: ClassVar[str] = "a-hero"
    target_value: ClassVar[str] = "target"
    count: Amount = 1
    who: Whose = "you"

    def text(self, to: Reader = OWNER) -> str:
        count = self.count
        if isinstance(count, int):
            return f"{does(self.who, to, 'draw')} {some(count, 'Fate Card')}"
        return f"{does(self.who, to, 'draw')} a Fate Card {count.text(to)}"

    def is_order(self) -> bool:
        return self.who == "you"

    def able(self, game: Shadowscape, use: Use) -> bool:
        there = len(game.fate.cards[DECK]) + (0 if game.coop else len(game.fate.cards[DISCARDS]))
        return there > 0 and amount_of(self.count, game, use) > 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        count = amount_of(self.count, game, use)
        for hero in meant(game, use, self.who):
            game.draw_fate(hero, count)
        return NEXT


class DiscardFate(BoxEffect):
    """Has somebody discard Fate Cards, whichever they like."""

    target: ClassVar[str] = "a-hero"
    target_value: ClassVar[str] = "target"
    count: Few = 1
    who: Whose = "you"

    def text(self, to: Reader = OWNER) -> str:
        return f"{does(self.who, to, 'discard')} {some(self.count, 'Fate Card')}"

    def is_order(self) -> bool:
        return self.who == "you"

    def pile(self) -> str:
        return "hand" if self.who == "you" else ""

    def takes(self, game: Shadowscape, use: Use, left: int) -> int:
        return int(self.count)

    def able(self, game: Shadowscape, use: Use) -> bool:
        if self.who == "target" and not use.chosen:
            return True  # nobody is chosen yet
        return any(game.hand(hero) for hero in meant(game, use, self.who))

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return game.enter_and_return(Discarding(meant(game, use, self.who), self.count))


class GiveFate(BoxEffect):
    """Gives the Hero who was chosen a Fate Card from your hand."""

    words: ClassVar[str] = "give that Hero a Fate Card from {your} hand"
    target: ClassVar[str] = "a-hero"

    def able(self, game: Shadowscape, use: Use) -> bool:
        return len(game.hand(use.player)) > 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return game.enter_and_return(Giving(use.player, target_hero(game, use), True))


class AskForFate(BoxEffect):
    """Has the Hero who was chosen give you a Fate Card of its choice."""

    target: ClassVar[str] = "a-hero"
    order: ClassVar[bool] = False

    def text(self, to: Reader = OWNER) -> str:
        return f"that Hero gives {whom(to)} a Fate Card from its hand"

    def able(self, game: Shadowscape, use: Use) -> bool:
        return True

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return game.enter_and_return(Giving(target_hero(game, use), use.player, True))


class Recover(BoxEffect):
    """Takes a Fate Card from the discard pile into your hand, or puts it under the deck."""

    to: Literal["hand", "deck"] = "hand"
    symbol: SymbolName | Literal["any"] = "any"

    def text(self, to: Reader = OWNER) -> str:
        kind = "" if self.symbol == "any" else f" with {self.symbol.upper()}"
        if self.to == "hand":
            return f"take a discarded Fate Card{kind} into {to.your} hand"
        return f"put a discarded Fate Card{kind} under the deck"

    def fitting(self, game: Shadowscape, use: Use) -> list[int]:
        """Returns the discarded cards that can be taken, without one whose text this is."""
        own = use.card - game.box.from_fate
        symbols = game.box.fates.symbols
        cards = [card for card in game.fate.cards[DISCARDS] if card != own]
        return [card for card in cards if self.symbol == "any" or SYMBOLS[symbols[card]] == self.symbol]

    def able(self, game: Shadowscape, use: Use) -> bool:
        return len(self.fitting(game, use)) > 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        cards = self.fitting(game, use)
        return game.ask_hero(use.player, game.box.questions.recover.offer(sorted(cards))) if cards else NEXT

    def answered(self, game: Shadowscape, use: Use, seat: Seat, option: Option) -> Step:
        to = HANDS + use.player if self.to == "hand" else DECK
        game.move_fate(option.value, to, DISCARDS, under=self.to == "deck")
        game.tell_of(events.FateRecovered, use.player, game.box.fates.names[option.value], self.to)
        return NEXT


class Foresee(BoxEffect):
    """Looks at the top card of the Fate deck and may put it under the deck."""

    words: ClassVar[str] = "look at the top card of the Fate deck; {you} may put it under the deck"

    def able(self, game: Shadowscape, use: Use) -> bool:
        return len(game.fate.cards[DECK]) > 1

    def begin(self, game: Shadowscape, use: Use) -> Step:
        if len(game.fate.cards[DECK]) < 2:
            return NEXT
        if use.done == 0:
            use.done = 1
            card = game.fate.cards[DECK][-1]
            watchers = game.watchers(use.player)
            game.fate.show([card], only(*watchers))
            if game.heard:
                names = [game.box.fates.names[card]]
                game.tell(events.FateSeen(game.deciders[use.player], game.name(use.player), watchers, 1, names))
        return game.ask_hero(use.player, [ACCEPT.options[0], PASS.options[0]])

    def answered(self, game: Shadowscape, use: Use, seat: Seat, option: Option) -> Step:
        if option.question is ACCEPT:
            card = game.fate.cards[DECK][-1]
            game.move_fate(card, DECK, DECK, under=True)
            if game.heard:
                watchers = game.watchers(use.player)
                name = game.box.fates.names[card]
                game.tell(events.FateSunk(game.deciders[use.player], game.name(use.player), watchers, name))
        return NEXT


class BurnFate(BoxEffect):
    """Discards cards from the top of the Fate deck, so that it runs out sooner."""

    count: Few = 1

    def text(self, to: Reader = OWNER) -> str:
        return f"discard {'the top card' if self.count == 1 else f'the top {self.count} cards'} of the Fate deck"

    def begin(self, game: Shadowscape, use: Use) -> Step:
        for _ in range(self.count):
            card = game.take_top(DISCARDS)
            if card != NONE and game.heard:
                game.tell(events.FateLost(1, [game.box.fates.names[card]]))
        return NEXT
