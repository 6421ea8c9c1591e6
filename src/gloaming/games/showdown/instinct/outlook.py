"""A combat before the strikes are turned up, as one seat can see it."""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from gloaming.games.showdown.rules.cards import DECK, DISCIPLINES, FEINTED, HIGHEST, NONE, STRUCK, Card, rank_value
from gloaming.games.showdown.rules.game import Modifiers, Showdown
from gloaming.games.showdown.rules.vocabulary.moments import YouLose, YouWin
from gloaming.kernel.card_sets import CardSet, count_of, set_of
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.shared import Draw
from gloaming.kernel.cards.terms import Modifier, When, amount_of
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Seat

USUAL_FEINT: Final = 6.5  # what an opponent's feint will count, as long as there is none
TRIGGER_WORTH: Final = 0.1
CARD: Final = 0.12  # a card drawn after the combat
NO_SHIFT: Final = [0.0, 0.0, 0.0]
# By value, the cards that have a lower one.
LOWER: Final = [set_of([card for card in range(DECK) if rank_value(card) < value]) for value in range(HIGHEST + 2)]


class Strikes:
    """What a seat may strike with, as far as its opponent can tell."""

    def __init__(self, game: Showdown, seat: Seat) -> None:
        self.deck = game.deck_of(seat)
        known = game.seen_in_hand(seat)
        self.known = set_of(known)
        self.unseen = LOWER[HIGHEST + 1] & ~(game.out_of_hand(seat) | self.known)
        held = len(game.hand_of(seat)) + (1 if game.strike_of(seat) != NONE and not game.revealed else 0)
        hidden = max(held - len(known), 0) if self.unseen else 0
        self.chance_of_known = 1.0 / float(max(len(known) + hidden, 1))
        self.chance_of_unseen = self.chance_of_known * float(hidden) / float(max(count_of(self.unseen), 1))

    def chance(self, cards: CardSet) -> float:
        """Returns how likely one of some cards is the strike."""
        known, unseen = float(count_of(self.known & cards)), float(count_of(self.unseen & cards))
        return known * self.chance_of_known + unseen * self.chance_of_unseen


def lower(than: float) -> CardSet:
    """Returns all cards that are lower than a number."""
    return LOWER[min(max(ceil(than), 0), HIGHEST + 1)]


class Outlook:
    """A combat as one seat can see it: what the opponent may strike with, and how totals are changed."""

    def __init__(self, game: Showdown, seat: Seat, strikes: Strikes | None = None) -> None:
        self.game = game
        self.seat = seat
        self.other = 1 - seat
        self.strikes = strikes or Strikes(game, self.other)
        self.shifts = [[0.0, 0.0, 0.0] for _ in DISCIPLINES]  # of one's lead, by own and the other's strike discipline
        self.ties = 0.0  # what a tie is worth
        modifiers = game.modifiers()
        if modifiers:
            self.read_modifiers(modifiers)

    def read_modifiers(self, modifiers: Modifiers) -> None:
        """Finds out what lasting effects do to the totals, by trying a strike of every discipline."""
        game = self.game
        for held in modifiers:
            if held.modifier.wins_ties:
                self.ties = 1.0 if held.use.player == self.seat else -1.0
        before, revealed = game.laid(STRUCK), game.revealed
        game.revealed = True
        for mine in range(len(DISCIPLINES)):
            for theirs in range(len(DISCIPLINES)):
                game.suppose(self.seat, STRUCK, game.deck_of(self.seat).firsts[mine])
                game.suppose(self.other, STRUCK, game.deck_of(self.other).firsts[theirs])
                self.shifts[mine][theirs] = float(self.shift(modifiers))
        for seat in range(2):
            game.suppose(seat, STRUCK, before[seat])
        game.revealed = revealed

    def shift(self, under: Modifiers) -> int:
        """Returns by how much one's lead differs from what is printed, under some modifiers."""
        return shift(self.game, self.seat, under) - shift(self.game, self.other, under)

    def lead(self) -> float:
        """Returns how far one's own feint is ahead."""
        return feint_value(self.game, self.seat) - feint_value(self.game, self.other)

    def worth(self, card: Card, feint: Card, lead: float) -> float:
        """Returns the Aces to expect from a strike, after a feint that leads by so much."""
        deck, strikes = self.game.deck_of(self.seat), self.strikes
        discipline = deck.discipline(card)
        mine = lead + float(deck.value(card))
        shifts = self.shifts[discipline]
        own = self.own_shifts(card, feint)
        won, lost = 0.0, 0.0
        for theirs in range(len(DISCIPLINES)):
            total, cards = mine + shifts[theirs] + own[theirs], strikes.deck.cards_of[theirs]
            below, up_to = lower(total), lower(floor(total) + 1.0)
            ahead, behind = strikes.chance(cards & below), strikes.chance(cards & ~up_to)
            won += behind if theirs == discipline else ahead
            lost += ahead if theirs == discipline else behind
            won += strikes.chance(cards & up_to & ~below) * self.ties
        worth = won - lost
        if feint != NONE and deck.discipline(feint) == discipline:
            worth += TRIGGER_WORTH * won
        return worth + CARD * (won * self.drawn(card, feint, YouWin) + lost * self.drawn(card, feint, YouLose))

    def drawn(self, card: Card, feint: Card, moment: type[When]) -> float:
        """Returns how many cards a strike and a feint draw at a moment."""
        drawn = drawn_by(self.game, self.seat, card, STRUCK, moment)
        return drawn if feint == NONE else drawn + drawn_by(self.game, self.seat, feint, FEINTED, moment)

    def own_shifts(self, card: Card, feint: Card) -> list[float]:
        """Returns what a card's own strike ability adds to its total, by the other's discipline."""
        game, seat = self.game, self.seat
        numbers = at_once(game, seat, card, STRUCK)
        if not numbers:
            return NO_SHIFT
        strikes, before, revealed, count = game.laid(STRUCK), game.feint_of(seat), game.revealed, len(game.lasting)
        game.revealed = True
        game.suppose(seat, STRUCK, card)
        if feint != NONE:
            game.suppose(seat, FEINTED, feint)
        found, modifiers = [], game.modifiers()
        for first in game.deck_of(self.other).firsts:
            game.suppose(self.other, STRUCK, first)
            shifted = self.shift(modifiers)
            lay_down(game, seat, card, numbers)
            found.append(float(self.shift(game.modifiers()) - shifted))
            del game.lasting[count:]
        for each in range(2):
            game.suppose(each, STRUCK, strikes[each])
        game.suppose(seat, FEINTED, before)
        game.revealed = revealed
        return found

    def after(self, feint: Card) -> Outlook:
        """Returns the outlook once a feint lies there and its ability has taken effect."""
        game, seat = self.game, self.seat
        numbers = at_once(game, seat, feint, FEINTED)
        if not numbers:
            return self
        before, count = game.feint_of(seat), len(game.lasting)
        game.suppose(seat, FEINTED, feint)
        lay_down(game, seat, feint, numbers)
        outlook = Outlook(game, seat, self.strikes) if len(game.lasting) > count else self
        del game.lasting[count:]
        game.suppose(seat, FEINTED, before)
        return outlook


def at_once(game: Showdown, seat: Seat, card: Card, part: int) -> list[int]:
    """Returns the numbers of a card's abilities that take effect as soon as it is a feint or strike."""
    abilities, numbers = game.abilities_of(seat, card), game.deck_of(seat).works[part][card]
    return [number for number in numbers if works(abilities[number], None)] if numbers else numbers


def works(ability: Ability, moment: type[When] | None) -> bool:
    """Tells whether an ability of a feint or strike takes effect at once, or at a moment."""
    return not ability.triggers if moment is None else any(isinstance(each, moment) for each in ability.triggers)


def drawn_by(game: Showdown, seat: Seat, card: Card, part: int, moment: type[When] | None) -> float:
    """Returns how many cards a feint or strike draws, at once or at a moment."""
    drawn = 0
    for number in game.deck_of(seat).works[part][card]:
        ability, use = game.abilities_of(seat, card)[number], Use(seat, card, number)
        if works(ability, moment) and ability.applies(game, use):
            drawn += sum([amount_of(word.count, game, use) for word in ability.effects if isinstance(word, Draw)])
    return float(drawn)


def lay_down(game: Showdown, seat: Seat, card: Card, numbers: list[int]) -> None:
    """Lets the lasting effects of some of a card's abilities hold, to see what they do."""
    for number in numbers:
        use = Use(seat, card, number)
        ability = game.abilities_of(seat, card)[number]
        if not ability.targets and ability.applies(game, use):
            for place, effect in enumerate(ability.effects):
                if isinstance(effect, Modifier):
                    use.place = place
                    game.let_last(use, effect)


def feint_value(game: Showdown, seat: Seat) -> float:
    """Returns what a seat's feint counts, or will count as far as one can tell."""
    feint = game.feint_of(seat)
    return USUAL_FEINT if feint == NONE else float(game.deck_of(seat).value(feint))


def shift(game: Showdown, seat: Seat, under: Modifiers) -> int:
    """Returns by how much a seat's total differs from what is printed."""
    if not under:
        return 0
    deck, feint = game.deck_of(seat), game.feint_of(seat)
    printed = deck.value(game.strike_of(seat)) + (0 if feint == NONE else deck.value(feint))
    return game.total(seat, under) - printed
