"""What lies on the table: two rows of slots with their stacks and dice, decks, used piles and faction cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gloaming.games.syndicates.formats import Format
from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.choices import Question, Seat
from gloaming.kernel.events import Event

if TYPE_CHECKING:
    from gloaming.games.syndicates.rulings import Rulings
    from gloaming.games.syndicates.sets import CardSet
    from gloaming.kernel.rulebook import Rulebook, Setting

NONE: Final = -1
MOST_KT: Final = 60  # SS-KT-3
STANDARD: Final = 10  # what an attack takes, and what a skill costs (SS-ACT-2, SS-ACT-3)

Card = int  # its number in the set, counted from 0
Side = int  # two players, or two teams: the seats of a team sit across from each other
Slot = int  # counted from the left

# The places of an attached FX card's facts.
FX: Final = 0
FX_KT: Final = 1  # what it can stop before it is gone; nothing if it does not block
ENDS: Final = 2  # the turn after which a Timeout is over, or NONE


class Table(CardGame):
    """The table of a match."""

    shared: ClassVar[tuple[str, ...]] = ("rulings", "cards", "format", "answered_before", "answered_after")

    rulings: Rulings
    cards: CardSet
    format: Format
    factions: list[int]  # of each side
    stacks: list[list[list[Card]]]  # by side and slot, the characters from the bottom up
    kt: list[list[int]]  # by side and slot, the die: the KT of the top character
    attached: list[list[list[list[int]]]]  # by side and slot, the FX cards from the bottom up
    closed: list[bool]  # whether the Family's slot of a side was left for good (SS-ONE-6)
    decks: list[list[Card]]  # characters, top card last
    used: list[list[Card]]  # characters that are out
    fx_decks: list[list[Card]]
    fx_used: list[list[Card]]
    reserves: list[list[Card]]  # Super Rares that were held back (SS-SR-2, A-31)
    black: list[bool]  # whether the faction card shows that the one-time skill is spent (SS-ONE-7)
    skips: list[int]  # by seat, how many turns it will lose
    guards: list[list[Card]]  # by seat, the Bodyguards it drew, which two mates do not share
    turn: int
    winner: Side

    def __init__(
        self,
        rulebook: Rulebook,
        setting: Setting,
        questions: dict[str, Question],
        rulings: Rulings,
        cards: CardSet,
        format: Format,
    ) -> None:
        super().__init__(rulebook, setting, questions)
        self.rulings = rulings
        self.cards = cards
        self.format = format
        self.clear()

    def clear(self) -> None:
        """Clears the table for a match."""
        slots = range(self.format.slots)
        self.factions = [NONE, NONE]
        self.stacks = [[[] for _ in slots] for _ in range(2)]
        self.kt = [[0 for _ in slots] for _ in range(2)]
        self.attached = [[[] for _ in slots] for _ in range(2)]
        self.closed = [False, False]
        self.decks = [[], []]
        self.used = [[], []]
        self.fx_decks = [[], []]
        self.fx_used = [[], []]
        self.reserves = [[], []]
        self.black = [False, False]
        self.skips = [0] * self.players
        self.guards = [[] for _ in range(self.players)]
        self.turn = 0
        self.winner = NONE

    def lay_out(self, twin: Table) -> None:
        """Lays out a fresh table just like this one."""
        twin.factions = self.factions[:]
        twin.stacks = [[stack[:] for stack in row] for row in self.stacks]
        twin.kt = [row[:] for row in self.kt]
        twin.attached = [[[facts[:] for facts in slot] for slot in row] for row in self.attached]
        twin.closed = self.closed[:]
        twin.decks = [cards[:] for cards in self.decks]
        twin.used = [cards[:] for cards in self.used]
        twin.fx_decks = [cards[:] for cards in self.fx_decks]
        twin.fx_used = [cards[:] for cards in self.fx_used]
        twin.reserves = [cards[:] for cards in self.reserves]
        twin.black = self.black[:]
        twin.skips = self.skips[:]
        twin.guards = [cards[:] for cards in self.guards]
        twin.turn = self.turn
        twin.winner = self.winner

    # Reading the table.

    def side_of(self, seat: Seat) -> Side:
        """Returns the side a seat plays for; two mates sit across from each other (A-34)."""
        return seat % 2

    def top(self, side: Side, slot: Slot) -> Card:
        """Returns the character that counts in a slot, or nobody (SS-CHR-7 to SS-CHR-10)."""
        stack = self.stacks[side][slot]
        return stack[-1] if stack else NONE

    def slot_of(self, side: Side, card: Card) -> Slot:
        """Returns where a character stands, or lies covered; NONE if it is not in play (A-6)."""
        row = self.stacks[side]
        for slot in range(len(row)):
            if card in row[slot]:
                return slot
        return NONE

    def is_active(self, side: Side, slot: Slot) -> bool:
        """Tells whether the top character may act: no FX lies on it, but one that leaves it active (SS-FX-6, A-10)."""
        return bool(self.stacks[side][slot]) and all(
            self.cards.stays_active(facts[FX]) for facts in self.attached[side][slot]
        )

    def is_rested(self, side: Side, slot: Slot) -> bool:
        """Tells whether the top character may use a skill, or leave as a Bodyguard (SS-SKL-1, A-8)."""
        return self.kt[side][slot] == MOST_KT and self.is_active(side, slot)

    def is_immune(self, side: Side, slot: Slot) -> bool:
        """Tells whether attacks cannot hurt the top character of a slot (SS-ATK-4, A-39, A-56)."""
        seen = [slot]
        at = slot
        while True:
            at = self.shield_of(side, at)
            if at == NONE:
                return len(seen) > 1
            if at == slot:
                return False  # it would protect itself: then nobody could ever reach this slot
            if at in seen:
                return True
            seen.append(at)

    def shield_of(self, side: Side, slot: Slot) -> Slot:
        """Returns the slot of the card to which the top character of a slot owes its immunity, if it has any."""
        top = self.top(side, slot)
        if top == NONE:
            return NONE
        for protector in self.cards.protectors_of(top):
            at = self.slot_of(side, protector)
            if at != NONE:
                return at
        return NONE

    def free_slots(self, side: Side) -> list[Slot]:
        """Returns the empty Supporter slots (SS-CHR-2); the Family's is none of them."""
        core = (self.format.leader, self.format.family)
        return [slot for slot in range(self.format.slots) if slot not in core and not self.stacks[side][slot]]

    # Changing it.

    def enter_slot(self, side: Side, slot: Slot, card: Card) -> None:
        """Lays a character on a slot with its printed KT; who is covered counts as recovered (SS-BG-4, SS-BG-5, A-7)."""
        self.stacks[side][slot].append(card)
        self.kt[side][slot] = self.cards.kt[card]
        if self.heard:
            self.tell(Event("entered", {"side": side, "slot": slot, "card": self.cards.names[card]}))

    def gain(self, side: Side, slot: Slot, kt: int) -> None:
        """Raises a die, up to 60 (SS-KT-6)."""
        before = self.kt[side][slot]
        self.kt[side][slot] = min(MOST_KT, before + kt)
        if self.heard:
            self.tell(Event("gained", {"side": side, "slot": slot, "kt": self.kt[side][slot] - before}))

    def lose(self, side: Side, slot: Slot, kt: int) -> None:
        """Lowers the die of a character, who leaves at 0 (SS-KT-5, SS-KT-6)."""
        before = self.kt[side][slot]
        self.kt[side][slot] = max(0, before - kt)
        if self.heard:
            self.tell(Event("lost", {"side": side, "slot": slot, "kt": before - self.kt[side][slot]}))
        if self.kt[side][slot] == 0:
            self.leave(side, self.top(side, slot))

    def leave(self, side: Side, card: Card) -> None:
        """Takes a character off the field, to lie beside its deck for the rest of the match (SS-DECK-7)."""
        slot = self.slot_of(side, card)
        stack = self.stacks[side][slot]
        uncovers = stack[-1] == card
        stack.remove(card)
        self.used[side].append(card)
        if self.heard:
            self.tell(Event("left", {"side": side, "slot": slot, "card": self.cards.names[card]}))
        if stack and uncovers:
            self.kt[side][slot] = MOST_KT  # SS-BG-9, SS-BG-10
        elif not stack:
            self.kt[side][slot] = 0
            self.fx_used[side].extend([facts[FX] for facts in self.attached[side][slot]])
            self.attached[side][slot] = []
            self.closed[side] = self.closed[side] or slot == self.format.family
        if card == self.cards.leader_of(self.factions[side]):
            self.winner = 1 - side  # SS-WIN-1, A-28
