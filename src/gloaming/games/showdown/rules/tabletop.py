"""What lies on the table in a duel, and how cards and Aces move."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import ACES, DOWN, FEINTED, FIRST_ACE, NAMES, NONE, REMOVED, UP, Card, names_of
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.questions import QUESTIONS
from gloaming.games.showdown.rules.rulings import Rulings
from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.choices import Seat
from gloaming.kernel.rulebook import Rulebook, Setting

Phase = Literal["setup", "action", "combat", "draw", "over"]

ACE_NAMES: Final = NAMES[FIRST_ACE : FIRST_ACE + ACES]


class Tabletop(CardGame):
    """The table of a duel: decks, hands, piles and Aces, and what each player has seen of the other's."""

    shared: ClassVar[tuple[str, ...]] = ("rulings", "roster", "answered")
    written_once: ClassVar[tuple[str, ...]] = ("lasting", "uses")

    def __init__(self, rulebook: Rulebook, setting: Setting, rulings: Rulings, roster: list[Deck]) -> None:
        super().__init__(rulebook, setting, QUESTIONS)
        self.rulings = rulings
        self.roster = roster
        self.picks: list[int] = [NONE, NONE]  # which deck of the roster each seat fights with
        self.decks: list[list[Card]] = [[], []]  # the piles drawn from, top card last
        self.hands: list[list[Card]] = [[], []]
        self.discards: list[list[Card]] = [[], []]
        self.gone: list[list[Card]] = [[], []]  # removed from the game
        self.in_use: list[list[Card]] = [[], []]  # played from the hand and not yet discarded
        self.leaving: list[list[Card]] = [[], []]  # on the table; will leave the game instead of being discarded
        self.aces: list[list[int]] = [[], []]  # the suit of the Ace in each of a seat's four places
        self.lies: list[list[int]] = [[], []]  # how it lies
        self.placed: list[list[bool]] = [[], []]  # whether both know which Ace lies there, face down though it is
        self.seen_hand: list[list[Card]] = [[], []]  # of each seat, the cards in hand that the opponent has seen
        self.told: list[list[int]] = [[NONE] * 3, [NONE] * 3]  # how many cards of a discipline a seat has said to hold
        self.sunk: list[list[Card]] = [[], []]  # of each deck, the bottom as the opponent saw it go there, else NONE
        self.shuffled_in: list[list[Card]] = [[], []]  # seen to go into the deck, from which nothing was taken since
        self.seen_top: list[int] = [0, 0]  # how many cards on top of the own deck a seat knows
        self.seen_bottom: list[int] = [0, 0]
        self.feints: list[Card] = [NONE, NONE]
        self.strikes: list[Card] = [NONE, NONE]
        self.revealed = False  # whether the strikes are face up
        self.turned_first: Seat = NONE  # whose strike is face up before the other's, for a moment
        self.attacker: Seat = 0
        self.turn = 0
        self.phase: Phase = "setup"
        self.winner: Seat = NONE
        self.answers_given = 0  # in this turn

    # Reading the table.

    def deck_of(self, seat: Seat) -> Deck:
        """Returns the deck a seat fights with."""
        return self.roster[self.picks[seat]]

    def opponent(self, seat: Seat) -> Seat:
        """Returns the other seat."""
        return 1 - seat

    @property
    def defender(self) -> Seat:
        """The seat whose turn it is not (SD-ROLE-1)."""
        return self.opponent(self.attacker)

    @property
    def covered(self) -> bool:
        """Whether champions that were chosen are not shown yet."""
        return self.phase == "setup" and not self.decks[0] and self.rulings.mirror_allowed

    def face_down(self, seat: Seat) -> int:
        """Returns how many Aces a seat has left to lose (SD-SETUP-6)."""
        return self.lies[seat].count(DOWN)

    def wounds(self, seat: Seat) -> int:
        """Returns how many of a seat's Aces lie face up."""
        return self.lies[seat].count(UP)

    def open_aces(self, seat: Seat) -> list[Card]:
        """Returns the Aces that lie face up and serve their owner (SD-DMG-4)."""
        aces, lies = self.aces[seat], self.lies[seat]
        return [FIRST_ACE + aces[place] for place in range(len(aces)) if lies[place] == UP]

    def lies_open(self, seat: Seat, card: Card) -> bool:
        """Tells whether an Ace lies face up."""
        return self.lies[seat][self.aces[seat].index(card - FIRST_ACE)] == UP

    def out_of_hand(self, seat: Seat) -> list[Card]:
        """Returns the cards of a seat that everyone can see are neither in its hand nor in its deck."""
        out = [*self.discards[seat], *self.gone[seat], *self.in_use[seat], self.feints[seat]]
        return [*out, self.strikes[seat]] if self.revealed else out

    def played(self, seat: Seat, part: int) -> Card:
        """Returns a seat's feint or strike."""
        return self.feints[seat] if part == FEINTED else self.strikes[seat]

    def printed_value(self, seat: Seat, part: int) -> int:
        """Returns the value printed on a seat's feint or strike, 0 if there is none."""
        card = self.played(seat, part)
        return 0 if card == NONE else self.deck_of(seat).value(card)

    def printed_discipline(self, seat: Seat, part: int) -> int:
        """Returns the discipline printed on a seat's feint or strike, if there is one."""
        card = self.played(seat, part)
        return NONE if card == NONE else self.deck_of(seat).discipline(card)

    # Moving cards.

    def drawn(self, seat: Seat, count: int) -> bool:
        """Draws as many of the cards as there are; tells whether there were enough."""
        cards = [self.take_from_top(seat) for _ in range(min(count, len(self.decks[seat])))]
        self.add_to_hand(seat, cards)
        if self.heard and cards:
            self.tell(events.Drew(seat, len(cards), names_of(cards)))
        return len(cards) == count

    def top_of_deck(self, seat: Seat, count: int) -> list[Card]:
        """Returns so many cards on top of a deck, or all there are, the next one last."""
        deck = self.decks[seat]
        return deck[max(0, len(deck) - count) :]

    def look_at_top(self, seat: Seat, count: int) -> None:
        """Has a seat look at the top of its deck; from now on it knows what lies there."""
        cards = self.top_of_deck(seat, count)
        self.seen_top[seat] = max(self.seen_top[seat], len(cards))
        if cards:
            self.report(events.LookedAtTop, seat, len(cards), names_of(cards[::-1]))

    def take_from_top(self, seat: Seat) -> Card:
        """Takes the top card off a deck."""
        card = self.decks[seat].pop()
        self.seen_top[seat] = max(0, self.seen_top[seat] - 1)
        self.seen_bottom[seat] = min(self.seen_bottom[seat], len(self.decks[seat]))
        self.shuffled_in[seat] = []
        self.forget_sunk(seat, len(self.decks[seat]))
        return card

    def put_on_top(self, seat: Seat, card: Card) -> None:
        """Puts a card on top of a deck; its owner knows it lies there."""
        self.decks[seat].append(card)
        self.seen_top[seat] += 1

    def put_under(self, seat: Seat, card: Card, seen: bool) -> None:
        """Puts a card under a deck; its owner knows it lies there, and the opponent does who has seen it."""
        self.decks[seat].insert(0, card)
        self.seen_bottom[seat] += 1
        if seen or self.sunk[seat]:
            self.sunk[seat].insert(0, card if seen else NONE)

    def forget_sunk(self, seat: Seat, left: int) -> None:
        """Keeps what the opponent has seen of the lowest cards of a deck, as far as they were left where they lay."""
        del self.sunk[seat][left:]

    def add_to_hand(self, seat: Seat, cards: list[Card]) -> None:
        """Takes cards into a hand, which is kept in order; what was told of its disciplines no longer holds."""
        self.told[seat] = [NONE] * 3
        self.leaving[seat] = [card for card in self.leaving[seat] if card not in cards]
        self.hands[seat].extend(cards)
        self.hands[seat].sort()

    def take_from_hand(self, seat: Seat, card: Card) -> None:
        """Takes a card out of a hand."""
        self.hands[seat].remove(card)
        self.forget_in_hand(seat, card)

    def forget_in_hand(self, seat: Seat, card: Card) -> None:
        """Strikes a card that is seen to leave from what is known of a hand."""
        if card in self.seen_hand[seat]:
            self.seen_hand[seat].remove(card)
        discipline = self.deck_of(seat).discipline(card)
        if self.told[seat][discipline] != NONE:
            self.told[seat][discipline] -= 1

    def hide_from_hand(self, seat: Seat, card: Card) -> None:
        """Takes a card out of a hand unseen: what the opponent knew of the hand may no longer be there."""
        self.hands[seat].remove(card)
        self.seen_hand[seat] = []
        self.told[seat] = [NONE] * 3

    def show_in_hand(self, seat: Seat, cards: list[Card]) -> None:
        """Remembers cards in a seat's hand that the opponent has seen."""
        self.seen_hand[seat] = sorted({*self.seen_hand[seat], *cards})

    def discard(self, seat: Seat, card: Card) -> None:
        """Discards a card from the hand, face up (SD-DISC-1, SD-DISC-2, SD-VIS-1)."""
        self.take_from_hand(seat, card)
        self.put_on_discards(seat, card)
        if self.heard:
            self.tell(events.Discarded(seat, NAMES[card]))

    def put_on_discards(self, seat: Seat, card: Card) -> None:
        """Lays a card on the discard pile; the Black Joker goes back to its place (SD-BJ-6)."""
        if card in self.leaving[seat]:
            self.leaving[seat].remove(card)
            self.remove_from_game(seat, card)
        elif card < FIRST_ACE:
            self.discards[seat].append(card)

    def remove_from_game(self, seat: Seat, card: Card) -> None:
        """Sets a card aside, apart from the discard pile; it is gone (SD-RFG-1)."""
        self.gone[seat].append(card)
        self.report(events.Removed, seat, NAMES[card])

    # Aces.

    def turn_ace(self, seat: Seat, place: int) -> None:
        """Turns an Ace face up (SD-DMG-1)."""
        self.lies[seat][place] = UP
        self.placed[seat][place] = False
        self.scores[seat] = self.face_down(seat)
        self.report(events.AceTurned, seat, ACE_NAMES[self.aces[seat][place]])

    def heal_ace(self, seat: Seat, place: int) -> None:
        """Turns an Ace face down again; both know where it lies (SD-HEAL-1, SD-HEAL-2, B-32)."""
        self.lies[seat][place] = DOWN
        self.placed[seat][place] = True
        self.scores[seat] = self.face_down(seat)
        self.report(events.AceHealed, seat, ACE_NAMES[self.aces[seat][place]])

    def shuffle_aces(self, seat: Seat) -> None:
        """Mixes the Aces that lie face down, so that nobody knows which is which (B-31)."""
        places = [place for place in range(ACES) if self.lies[seat][place] == DOWN]
        suits = [self.aces[seat][place] for place in places]
        order = self.dice.shuffled(len(places))
        for index in range(len(places)):
            self.aces[seat][places[index]] = suits[order[index]]
            self.placed[seat][places[index]] = False
        self.report(events.AcesShuffled, seat)

    def remove_ace(self, seat: Seat, suit: int) -> None:
        """Takes an Ace out of the game (SD-ACE-6)."""
        self.lies[seat][self.aces[seat].index(suit)] = REMOVED
