"""What lies on the table: two rows of slots with their stacks and dice, decks, used piles and faction cards."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.formats import Format
from gloaming.games.syndicates.rules.rulings import Rulings
from gloaming.games.syndicates.rules.sets import NONE, Card, CardSet
from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.cards.places import ALL_SEATS, Layout, Place, Places
from gloaming.kernel.choices import Seat
from gloaming.kernel.rulebook import Rulebook, Setting

MOST_KT: Final = 60  # SS-KT-3
STANDARD: Final = 10  # what an attack takes, and what a skill costs (SS-ACT-2, SS-ACT-3)

Side = int  # of two players, or of two teams whose mates sit across from each other
Slot = int  # counted from the left

# The places of an attached FX card's facts.
FX: Final = 0
FX_KT: Final = 1  # what it can stop before it is gone; 0 if it does not block
ENDS: Final = 2  # the turn after which a Timeout is over, or NONE

ANSWERED: Final = [frozenset({"fx_gone"})]  # only of cards that something follows is it told that they are destroyed

# The places of a side's characters, and of its FX cards. What lies open is drawn, kept, attached or in use.
DECK: Final = 0
IN_PLAY: Final = 1
OUT: Final = 2  # characters that are out, and FX cards that are used up
LEFT_OUT: Final = 3  # FX cards that were put aside, unseen, when the deck was made

END: Final = -2  # of a stack, or of the cards on it, where a position is written down

PLACES: Final = [
    Place("deck", ordered=True),
    Place("in play", open_to=ALL_SEATS),
    Place("out", ordered=True, open_to=ALL_SEATS),
]
TABLES: Final = (2, 4)  # of how many seats
CHARACTER_LAYOUTS: Final = {players: Layout(players, PLACES) for players in TABLES}
FX_LAYOUTS: Final = {players: Layout(players, [*PLACES, Place("left out")]) for players in TABLES}


class Tabletop(CardGame):
    """The table of a match."""

    shared: ClassVar[tuple[str, ...]] = ("rulings", "cards", "format", "answered")
    written_once: ClassVar[tuple[str, ...]] = ("past", "lasting", "uses_made")

    def __init__(self, rulebook: Rulebook, setting: Setting, rulings: Rulings, cards: CardSet, format: Format) -> None:
        super().__init__(rulebook, setting, cards.questions.by_verb)
        self.answered = ANSWERED
        self.rulings = rulings
        self.cards = cards
        self.format = format
        self.match = 0  # of the contest, counted from 1
        self.matches: list[int] = [0, 0]  # won by each side in the series
        self.series: list[int] = [0, 0]  # won by each side
        self.factions: list[int] = [NONE, NONE]  # of each side
        self.starter = NONE  # who has the first turn of the match

    def clear(self) -> None:
        """Clears the table for a match: of lists in lists, the first is by side, and the next by slot."""
        slots = range(self.format.slots)
        self.stacks: list[list[list[Card]]] = [[[] for _ in slots] for _ in range(2)]  # from the bottom up
        self.kt: list[list[int]] = [[0 for _ in slots] for _ in range(2)]  # the die: the KT of the top character
        self.attached: list[list[list[list[int]]]] = [[[] for _ in slots] for _ in range(2)]  # FX, from the bottom up
        self.closed: list[bool] = [False, False]  # whether the Family's slot of a side was left for good (SS-ONE-6)
        self.characters: list[Places] = [CHARACTER_LAYOUTS[self.players].empty() for _ in range(2)]  # of each side
        self.fx: list[Places] = [FX_LAYOUTS[self.players].empty() for _ in range(2)]
        self.black: list[bool] = [False, False]  # whether the faction card shows: one-time skill spent (SS-ONE-7)
        # By seat: the Super Rares it drew and kept (SS-SR-2, A-31), how many turns it will lose, and the
        # Bodyguards it drew, which two mates do not share.
        self.reserves: list[list[Card]] = [[] for _ in range(self.players)]
        self.skips: list[int] = [0] * self.players
        self.guards: list[list[Card]] = [[] for _ in range(self.players)]
        self.turn: int = 0  # of both sides, counted from 1
        self.idle: int = 0  # turns in a row in which nobody could do anything
        self.past: list[list[int]] = []  # the positions since something happened that cannot be undone
        self.winner: Side = NONE
        self.drawn: bool = False  # whether the match ended without a winner

    # Reading the table.

    @property
    def decks(self) -> tuple[list[Card], ...]:
        """The characters that are left to draw, of each side, top card last."""
        return (self.characters[0].cards[DECK], self.characters[1].cards[DECK])

    @property
    def fx_decks(self) -> tuple[list[Card], ...]:
        """The FX cards that are left to draw, top card last."""
        return (self.fx[0].cards[DECK], self.fx[1].cards[DECK])

    @property
    def decided(self) -> bool:
        """Whether the match is over: nothing further is resolved then (SS-WIN-4)."""
        return self.winner != NONE or self.drawn

    def side_of(self, seat: Seat) -> Side:
        """Returns the side a seat plays for; two mates sit across from each other (A-34)."""
        return seat % 2

    def team(self, side: Side) -> list[Seat]:
        """Returns the seats of a side, the left flank's first (SS-2V2-4)."""
        return list(range(side, self.players, 2))

    def top(self, side: Side, slot: Slot) -> Card:
        """Returns the character that counts in a slot, or nobody (SS-CHR-7 to SS-CHR-10)."""
        stack = self.stacks[side][slot]
        return stack[-1] if stack else NONE

    def slot_of(self, side: Side, card: Card) -> Slot:
        """Returns where a character stands, or lies covered; NONE if it is not in play (A-6)."""
        row = self.stacks[side]
        for slot in range(len(row)):
            for each in row[slot]:
                if each == card:
                    return slot
        return NONE

    def is_active(self, side: Side, slot: Slot) -> bool:
        """Tells whether the top character may act: no FX lies on it, but one that leaves it active (SS-FX-6, A-10)."""
        if not self.stacks[side][slot]:
            return False
        return all(self.cards.stays_active(facts[FX]) for facts in self.attached[side][slot])

    def is_rested(self, side: Side, slot: Slot) -> bool:
        """Tells whether the top character may use a skill, or leave as a Bodyguard (SS-SKL-1, A-8)."""
        return self.kt[side][slot] == MOST_KT and self.is_active(side, slot)

    def is_bodyguard(self, side: Side, slot: Slot) -> bool:
        """Tells whether the top character of a slot lies on others (SS-BG-1, SS-BG-12)."""
        return len(self.stacks[side][slot]) > 1

    def is_immune(self, side: Side, slot: Slot) -> bool:
        """Tells whether attacks cannot hurt the top character of a slot (SS-ATK-4, A-39, A-56)."""
        at = self.shield_of(side, slot)
        if at == NONE:
            return False
        seen = [slot]
        while at != NONE and at not in seen:
            seen.append(at)
            at = self.shield_of(side, at)
        return at != slot  # immunity must not rest on itself: nobody could ever reach this slot

    def shield_of(self, side: Side, slot: Slot) -> Slot:
        """Returns the slot of the card to which the top character of a slot owes its immunity, if it has any."""
        top = self.top(side, slot)
        if top == NONE:
            return NONE
        for shield in self.cards.shields[top]:
            at = self.slot_of(side, shield)
            if at != NONE:
                return at
        return NONE

    def free_slots(self, side: Side) -> list[Slot]:
        """Returns the empty Supporter slots (SS-CHR-2); the Family's is none of them (SS-ONE-6)."""
        leader, family, row = self.format.leader, self.format.family, self.stacks[side]
        return [slot for slot in range(len(row)) if not row[slot] and slot != leader and slot != family]

    def commands(self, seat: Seat, slot: Slot) -> bool:
        """Tells whether a seat acts with the top character of its side's slot (SS-2V2-4, SS-2V2-5, A-35)."""
        if self.players == 2:
            return True
        side = seat % 2
        if self.is_bodyguard(side, slot):
            return self.stacks[side][slot][-1] in self.guards[seat]
        if slot == self.format.leader or slot == self.format.family:
            return True
        return (slot < self.format.leader) == (seat < 2)

    def penalised(self, side: Side) -> list[Card]:
        """Returns the characters of a side whose penalty is due, covered ones too (SS-PEN-1, A-6)."""
        return [card for stack in self.stacks[side] for card in stack if self.owes_penalty(side, card)]

    def owes_penalty(self, side: Side, card: Card) -> bool:
        """Tells whether somebody is in play whose presence makes a character leave."""
        return any(self.slot_of(side, other) != NONE for other in self.cards.leaves_if[card])

    # Changing it.

    def turn_up(self, places: Places) -> Card:
        """Turns up the next character, or the next FX card, of a side."""
        card = places.cards[DECK][-1]
        places.move(card, IN_PLAY, ALL_SEATS, False, DECK)
        return card

    def enter_slot(self, side: Side, slot: Slot, card: Card) -> None:
        """Lays a character on a slot with its printed KT; who is covered has recovered (SS-BG-4, SS-BG-5, A-7)."""
        self.stacks[side][slot].append(card)
        self.kt[side][slot] = self.cards.kt[card]
        self.tell_of(events.Entered, side, slot, card, self.cards.kt[card])

    def gain(self, side: Side, slot: Slot, kt: int) -> None:
        """Raises a die, up to 60 (SS-KT-6)."""
        before = self.kt[side][slot]
        self.kt[side][slot] = min(MOST_KT, before + kt)
        self.tell_of(events.Gained, side, slot, self.top(side, slot), self.kt[side][slot] - before)

    def lose(self, side: Side, slot: Slot, kt: int, how: type[events.SlotEvent] = events.Lost) -> None:
        """Lowers the die of a character, who leaves at 0 (SS-KT-5, SS-KT-6)."""
        before = self.kt[side][slot]
        self.kt[side][slot] = max(0, before - kt)
        self.tell_of(how, side, slot, self.top(side, slot), before - self.kt[side][slot])
        if self.kt[side][slot] == 0:
            self.leave(side, self.top(side, slot), "ko")

    def leave(self, side: Side, card: Card, why: str) -> None:
        """Takes a character off the field, to lie beside its deck for the rest of the match (SS-DECK-7)."""
        slot = self.slot_of(side, card)
        stack = self.stacks[side][slot]
        was_top = stack[-1] == card
        stack.remove(card)
        self.characters[side].move(card, OUT, start=IN_PLAY)
        self.past.clear()
        if self.heard:
            self.tell(events.Left(side, self.format.name_of(slot), self.cards.names[card], why))
        if not stack:
            self.empty(side, slot)
        elif was_top:
            self.uncover(side, slot)
        if card == self.cards.leaders[self.factions[side]]:  # SS-WIN-1, A-28
            self.winner = 1 - side

    def uncover(self, side: Side, slot: Slot) -> None:
        """Sets the die of a character that is uncovered to 60 (SS-BG-9, SS-BG-10)."""
        self.kt[side][slot] = MOST_KT
        self.tell_of(events.Uncovered, side, slot, self.top(side, slot), MOST_KT)

    def empty(self, side: Side, slot: Slot) -> None:
        """Clears a slot all have left: FX cards on it are used up (A-42), the Family's is closed (SS-ONE-6)."""
        self.kt[side][slot] = 0
        lying = self.attached[side][slot]
        self.attached[side][slot] = []
        for facts in lying:
            self.put_away(side, facts[FX])
        if slot == self.format.family:
            self.closed[side] = True

    def use_up(self, side: Side, fx: Card) -> None:
        """Lays an FX card on the used pile, from which nothing comes back (SS-DECK-6)."""
        self.fx[side].move(fx, OUT)
        self.report(events.FxUsed, side, self.cards.names[fx])

    def put_away(self, side: Side, fx: Card) -> None:
        """Uses an attached card up that was taken off a slot, unless it still lies on another one."""
        if not any(facts[FX] == fx for slot in self.attached[side] for facts in slot):
            self.use_up(side, fx)

    def tell_of(self, kind: type[events.SlotEvent], side: Side, slot: Slot, card: Card, kt: int) -> None:
        """Tells what happened to a card in a slot, if anybody listens."""
        if self.heard:
            self.tell(kind(side, self.format.name_of(slot), self.cards.names[card], kt))

    def position(self) -> list[int]:
        """Returns all that can come back (A-49); a change of anything else has emptied the past."""
        marks = [self.turn % self.players, *self.skips]
        for side in range(2):
            stacks, kt, attached = self.stacks[side], self.kt[side], self.attached[side]
            for slot in range(len(stacks)):
                marks.append(kt[slot])
                marks += stacks[slot]
                marks.append(END)
                for facts in attached[slot]:
                    marks += facts
                marks.append(END)
        return marks
