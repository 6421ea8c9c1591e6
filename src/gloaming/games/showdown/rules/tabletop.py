"""What lies on the table in a duel, and how cards and Aces move."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import (
    ACES,
    DECK,
    DISCARDS,
    DOWN,
    DRAW_DECK,
    FEINT_AREA,
    FEINTED,
    FIRST_ACE,
    FIRST_EDGE,
    GONE,
    HAND,
    IN_USE,
    JOKER_AREA,
    NAMES,
    NONE,
    REMOVED,
    SECOND_EDGE,
    STRIKE_AREA,
    STRUCK,
    UP,
    Card,
    names_of,
)
from gloaming.games.showdown.rules.deck import Deck, Held
from gloaming.games.showdown.rules.questions import QUESTIONS
from gloaming.games.showdown.rules.rulings import Rulings
from gloaming.kernel.card_sets import CardSet, holds, set_of
from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.cards.places import ALL_SEATS, NO_SEATS, NOWHERE, Layout, Place, Places, Seats, only
from gloaming.kernel.choices import Seat
from gloaming.kernel.rulebook import Rulebook, Setting

Phase = Literal["setup", "action", "combat", "draw", "over"]

ACE_NAMES: Final = NAMES[FIRST_ACE : FIRST_ACE + ACES]


def play_area(seat: Seat) -> Layout:
    """Returns the places of a seat's cards; whoever does not see a strike cannot tell it from the rest of the hand."""
    own = only(seat)
    return Layout(
        2,
        [
            Place("hand", open_to=own),
            Place("feint", ordered=True, open_to=ALL_SEATS),
            Place("strike", ordered=True, open_to=own, part_of="hand"),
            Place("in use", ordered=True, open_to=ALL_SEATS),
            Place("looked at", open_to=own),
            Place("joker", open_to=ALL_SEATS),
            Place("discards", ordered=True, open_to=ALL_SEATS),
            Place("gone", ordered=True, open_to=ALL_SEATS),
            Place("deck", ordered=True),
        ],
    )


PLAY_AREAS: Final = [play_area(seat) for seat in range(2)]
NOTHING_LAID_OUT: Final = [area.empty() for area in PLAY_AREAS]  # of all games, and never changed


class Tabletop(CardGame):
    """The table of a duel: decks, hands, piles and Aces, and what each player has seen of the other's."""

    shared: ClassVar[tuple[str, ...]] = ("rulings", "roster", "answered", "standing")
    written_once: ClassVar[tuple[str, ...]] = ("lasting", "uses_made")

    def __init__(self, rulebook: Rulebook, setting: Setting, rulings: Rulings, roster: list[Deck]) -> None:
        super().__init__(rulebook, setting, QUESTIONS)
        self.rulings = rulings
        self.roster = roster
        self.picks: list[int] = [NONE, NONE]  # which deck of the roster each seat fights with
        self.standing: list[list[Held]] = []  # by attacker, what Aces of both do as long as they lie open
        self.places: list[Places] = NOTHING_LAID_OUT  # of each seat's cards
        self.leaving: list[list[Card]] = [[], []]  # on the table; will leave the game instead of being discarded
        self.aces: list[list[int]] = [[], []]  # the suit of the Ace in each of a seat's four places
        self.lies: list[list[int]] = [[], []]  # how it lies
        self.placed: list[list[bool]] = [[], []]  # whether both know which Ace lies there, face down though it is
        self.told: list[list[int]] = [[NONE] * 3, [NONE] * 3]  # how many cards of a discipline a seat has said to hold
        self.revealed = False  # whether the strikes are face up
        self.turned_first: Seat = NONE  # whose strike is face up before the other's, for a moment
        self.attacker: Seat = 0
        self.turn = 0
        self.phase: Phase = "setup"
        self.winner: Seat = NONE
        self.answers_given = 0  # in this turn

    # Reading the table.

    def hand_of(self, seat: Seat) -> list[Card]:
        return self.places[seat].cards[HAND]

    def draw_deck(self, seat: Seat) -> list[Card]:
        """Returns the pile a seat draws from, top card last."""
        return self.places[seat].cards[DRAW_DECK]

    def laid(self, part: int) -> list[Card]:
        """Returns both feints or both strikes, or NONE; strikes that lie face down, too."""
        return [self.played(0, part), self.played(1, part)]

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
        return self.phase == "setup" and not self.draw_deck(0) and self.rulings.mirror_allowed

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
        aces, lies = self.aces[seat], self.lies[seat]
        return any(aces[place] == card - FIRST_ACE and lies[place] == UP for place in range(len(aces)))

    def out_of_hand(self, seat: Seat) -> CardSet:
        """Returns the cards of a seat that everyone can see are neither in its hand nor in its deck."""
        lying = self.places[seat].cards
        out = set_of(lying[DISCARDS]) | set_of(lying[GONE]) | set_of(lying[IN_USE]) | set_of(lying[FEINT_AREA])
        return out | set_of(lying[STRIKE_AREA]) if self.revealed else out

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Tells whether a card may be in a seat's hand, as far as everyone can see."""
        return len(self.hand_of(seat)) > 0 and not holds(self.out_of_hand(seat), card)

    def feint_of(self, seat: Seat) -> Card:
        """Returns a seat's feint, or NONE."""
        return self.played(seat, FEINTED)

    def strike_of(self, seat: Seat) -> Card:
        """Returns a seat's strike, or NONE; one that lies face down, too."""
        return self.played(seat, STRUCK)

    def played(self, seat: Seat, part: int) -> Card:
        """Returns a seat's feint or strike."""
        cards = self.places[seat].cards[FEINT_AREA if part == FEINTED else STRIKE_AREA]
        return cards[0] if cards else NONE

    def suppose(self, seat: Seat, part: int, card: Card) -> None:
        """Has a card, or NONE, count as a seat's feint or strike without moving it: to see what would come of it."""
        self.places[seat].cards[FEINT_AREA if part == FEINTED else STRIKE_AREA] = [] if card == NONE else [card]

    def seen_in_hand(self, seat: Seat) -> list[Card]:
        """Returns the cards of a seat that the opponent knows to be in its hand, or the strike that lies face down."""
        return self.places[seat].seen_in(HAND, self.opponent(seat))

    def printed_value(self, seat: Seat, part: int) -> int:
        """Returns the value printed on a seat's feint or strike, 0 if there is none."""
        card = self.played(seat, part)
        return 0 if card == NONE else self.deck_of(seat).value(card)

    def printed_discipline(self, seat: Seat, part: int) -> int:
        """Returns the discipline printed on a seat's feint or strike, if there is one."""
        card = self.played(seat, part)
        return NONE if card == NONE else self.deck_of(seat).discipline(card)

    # Moving cards.

    def lay_out(self) -> None:
        """Gives both their cards; the Aces lie face down, unseen, beside the champion."""
        self.aces = [self.dice.shuffled(ACES) for _ in range(2)]
        self.lies = [[DOWN] * ACES for _ in range(2)]
        self.placed = [[False] * ACES for _ in range(2)]
        self.scores = [ACES] * 2
        self.places = [area.empty() for area in PLAY_AREAS]
        for places in self.places:
            places.put(DRAW_DECK, list(range(DECK)))
            places.put(JOKER_AREA, [FIRST_EDGE, SECOND_EDGE])

    def drawn(self, seat: Seat, count: int) -> bool:
        """Draws as many of the cards as there are; tells whether there were enough."""
        cards = self.places[seat].top(DRAW_DECK, count)[::-1]
        self.add_to_hand(seat, cards, NO_SEATS, DRAW_DECK)
        if self.heard and cards:
            self.tell(events.Drew(seat, len(cards), names_of(cards)))
        return len(cards) == count

    def add_to_hand(self, seat: Seat, cards: list[Card], seen: Seats = NO_SEATS, start: int = NOWHERE) -> None:
        """Takes cards into a hand; what was told of its disciplines no longer holds."""
        self.told[seat] = [NONE] * 3
        self.leaving[seat] = [card for card in self.leaving[seat] if card not in cards]
        for card in cards:
            self.places[seat].move(card, HAND, seen, False, start)

    def take_from_hand(self, seat: Seat, card: Card, to: int) -> None:
        """Takes a card out of a hand, so that both see it."""
        self.places[seat].move(card, to, ALL_SEATS, False, HAND)
        self.no_longer_held(seat, card)

    def no_longer_held(self, seat: Seat, card: Card) -> None:
        """Strikes a card that is seen to leave from what was told of a hand."""
        discipline = self.deck_of(seat).discipline(card)
        if self.told[seat][discipline] != NONE:
            self.told[seat][discipline] -= 1

    def put_back(self, seat: Seat, card: Card, on_top: bool) -> None:
        """Puts a card from a hand on or under the deck, unseen: what was told of the hand may no longer hold."""
        self.told[seat] = [NONE] * 3
        self.places[seat].move(card, DRAW_DECK, under=not on_top)

    def show_strike(self, seat: Seat) -> None:
        """Turns a strike face up."""
        card = self.played(seat, STRUCK)
        self.places[seat].show([card], ALL_SEATS)
        self.no_longer_held(seat, card)
        if self.heard:
            self.tell(events.StrikeTurned(seat, NAMES[card]))

    def discard(self, seat: Seat, card: Card) -> None:
        """Discards a card from the hand, face up (SD-DISC-1, SD-DISC-2, SD-VIS-1)."""
        self.no_longer_held(seat, card)
        self.put_on_discards(seat, card)
        if self.heard:
            self.tell(events.Discarded(seat, NAMES[card]))

    def put_on_discards(self, seat: Seat, card: Card) -> None:
        """Lays a card on the discard pile; the Black Joker goes back to its place (SD-BJ-6)."""
        if card in self.leaving[seat]:
            self.leaving[seat].remove(card)
            self.remove_from_game(seat, card)
        else:
            self.places[seat].move(card, DISCARDS if card < FIRST_ACE else JOKER_AREA)

    def remove_from_game(self, seat: Seat, card: Card) -> None:
        """Sets a card aside, apart from the discard pile; it is gone (SD-RFG-1)."""
        self.places[seat].move(card, GONE)
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
