"""A combat before the strikes are turned up, as one seat can see it."""

from __future__ import annotations

from typing import Final

from gloaming.games.showdown.rules.cards import DECK, DISCIPLINES, FEINTED, NONE, STRUCK, Card
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.vocabulary.moments import YouLose, YouWin
from gloaming.kernel.card_sets import holds
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.shared import Draw
from gloaming.kernel.cards.terms import Modifier, When, amount_of
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Seat

USUAL_FEINT: Final = 6.5  # what an opponent's feint will count, as long as there is none
TRIGGER_WORTH: Final = 0.1
CARD: Final = 0.12  # a card drawn after the combat
AS_FEINT: Final = ("feint", "combat")  # the kinds of abilities that a feint has
AS_STRIKE: Final = ("strike", "combat")
NO_SHIFT: Final = [0.0, 0.0, 0.0]


class Outlook:
    """A combat as one seat can see it: what the opponent may strike with, and how totals are changed."""

    def __init__(self, game: Showdown, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.other = 1 - seat
        self.values: list[float] = []  # of the cards the opponent may strike with
        self.disciplines: list[int] = []
        self.chances: list[float] = []
        self.expect_strikes()
        self.shifts = [[0.0, 0.0, 0.0] for _ in DISCIPLINES]  # of one's lead, by own and the other's strike discipline
        self.ties = 0.0  # what a tie is worth
        if game.lasting or game.deck_of(0).lasting or game.deck_of(1).lasting:
            self.read_modifiers()

    def expect_strikes(self) -> None:
        """Spreads the opponent's next strike over all cards that may be in that hand."""
        game, other = self.game, self.other
        known = game.seen_in_hand(other)
        out = game.out_of_hand(other)
        unseen = [card for card in range(DECK) if not holds(out, card) and card not in known]
        held = len(game.hand_of(other)) + (1 if game.strike_of(other) != NONE and not game.revealed else 0)
        hidden = max(held - len(known), 0)
        self.expect(known, 1.0)
        if unseen and hidden:
            self.expect(unseen, float(hidden) / float(len(unseen)))
        total = sum(self.chances)
        self.chances = [chance / total for chance in self.chances]

    def expect(self, cards: list[Card], chance: float) -> None:
        """Notes cards the opponent may strike with."""
        deck = self.game.deck_of(self.other)
        for card in cards:
            self.values.append(float(deck.value(card)))
            self.disciplines.append(deck.discipline(card))
            self.chances.append(chance)

    def chances_of_disciplines(self) -> list[float]:
        """Returns how likely the opponent strikes with each discipline."""
        likely = [0.0] * len(DISCIPLINES)
        for discipline, chance in zip(self.disciplines, self.chances, strict=True):
            likely[discipline] += chance
        return likely

    def read_modifiers(self) -> None:
        """Finds out what lasting effects do to the totals, by trying a strike of every discipline."""
        game = self.game
        modifiers = game.modifiers()
        if not modifiers:
            return
        for held in modifiers:
            if held.modifier.wins_ties:
                self.ties = 1.0 if held.use.player == self.seat else -1.0
        before, revealed = game.laid(STRUCK), game.revealed
        game.revealed = True
        for mine in range(len(DISCIPLINES)):
            for theirs in range(len(DISCIPLINES)):
                game.suppose(self.seat, STRUCK, first_of(game, self.seat, mine))
                game.suppose(self.other, STRUCK, first_of(game, self.other, theirs))
                self.shifts[mine][theirs] = float(self.shift())
        for seat in range(2):
            game.suppose(seat, STRUCK, before[seat])
        game.revealed = revealed

    def shift(self) -> int:
        """Returns by how much one's lead differs from what is printed."""
        return shift(self.game, self.seat) - shift(self.game, self.other)

    def lead(self) -> float:
        """Returns how far one's own feint is ahead."""
        return feint_value(self.game, self.seat) - feint_value(self.game, self.other)

    def worth(self, card: Card, feint: Card, lead: float) -> float:
        """Returns the Aces to expect from a strike, after a feint that leads by so much."""
        deck = self.game.deck_of(self.seat)
        discipline = deck.discipline(card)
        mine = lead + float(deck.value(card))
        shifts = self.shifts[discipline]
        own = self.own_shifts(card, feint)
        won, lost = 0.0, 0.0
        for index in range(len(self.values)):
            theirs = self.disciplines[index]
            ahead = mine - self.values[index] + shifts[theirs] + own[theirs]
            if ahead == 0.0:
                won += self.chances[index] * self.ties
            elif (ahead > 0.0) != (theirs == discipline):
                won += self.chances[index]
            else:
                lost += self.chances[index]
        worth = won - lost
        if feint != NONE and deck.discipline(feint) == discipline:
            worth += TRIGGER_WORTH * won
        for drawn, chance in ((YouWin, won), (YouLose, lost)):
            worth += CARD * chance * drawn_by(self.game, self.seat, card, AS_STRIKE, drawn)
            if feint != NONE:
                worth += CARD * chance * drawn_by(self.game, self.seat, feint, AS_FEINT, drawn)
        return worth

    def own_shifts(self, card: Card, feint: Card) -> list[float]:
        """Returns what a card's own strike ability adds to its total, by the other's discipline."""
        game, seat = self.game, self.seat
        numbers = at_once(game, seat, card, AS_STRIKE)
        if not numbers:
            return NO_SHIFT
        strikes, before, revealed, count = game.laid(STRUCK), game.feint_of(seat), game.revealed, len(game.lasting)
        game.revealed = True
        game.suppose(seat, STRUCK, card)
        if feint != NONE:
            game.suppose(seat, FEINTED, feint)
        found = []
        for theirs in range(len(DISCIPLINES)):
            game.suppose(self.other, STRUCK, first_of(game, self.other, theirs))
            shifted = self.shift()
            lay_down(game, seat, card, numbers)
            found.append(float(self.shift() - shifted))
            del game.lasting[count:]
        for each in range(2):
            game.suppose(each, STRUCK, strikes[each])
        game.suppose(seat, FEINTED, before)
        game.revealed = revealed
        return found

    def after(self, feint: Card) -> Outlook:
        """Returns the outlook once a feint lies there and its ability has taken effect."""
        game, seat = self.game, self.seat
        numbers = at_once(game, seat, feint, AS_FEINT)
        if not numbers:
            return self
        before, count = game.feint_of(seat), len(game.lasting)
        game.suppose(seat, FEINTED, feint)
        lay_down(game, seat, feint, numbers)
        outlook = Outlook(game, seat) if len(game.lasting) > count else self
        del game.lasting[count:]
        game.suppose(seat, FEINTED, before)
        return outlook


def at_once(game: Showdown, seat: Seat, card: Card, kinds: tuple[str, str]) -> list[int]:
    """Returns the numbers of a card's abilities that take effect as soon as it is a feint or strike."""
    return [number for number, ability in enumerate(game.abilities_of(seat, card)) if works(ability, kinds, None)]


def works(ability: Ability, kinds: tuple[str, str], moment: type[When] | None) -> bool:
    """Tells whether an ability of a feint or strike takes effect at once, or at a moment."""
    if ability.kind not in kinds:
        return False
    return not ability.triggers if moment is None else any(isinstance(each, moment) for each in ability.triggers)


def drawn_by(game: Showdown, seat: Seat, card: Card, kinds: tuple[str, str], moment: type[When] | None) -> float:
    """Returns how many cards a feint or strike draws, at once or at a moment."""
    drawn = 0
    for number, ability in enumerate(game.abilities_of(seat, card)):
        use = Use(seat, card, number)
        if works(ability, kinds, moment) and ability.applies(game, use):
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


def first_of(game: Showdown, seat: Seat, discipline: int) -> Card:
    """Returns any card of a discipline."""
    disciplines = game.deck_of(seat).disciplines
    return disciplines.index(discipline) if discipline in disciplines else 0


def shift(game: Showdown, seat: Seat) -> int:
    """Returns by how much a seat's total differs from what is printed."""
    deck, feint = game.deck_of(seat), game.feint_of(seat)
    printed = deck.value(game.strike_of(seat)) + (0 if feint == NONE else deck.value(feint))
    return game.total(seat) - printed
