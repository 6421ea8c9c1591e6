"""What the cards of a box are good for, worked out once: what Whispers ask for, and what cards and Equipment bring.

All worths are in Shadow Shards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from gloaming.games.shadowscape.rules.box import ROOMS, SUCCESS, THEN, Box, Side
from gloaming.games.shadowscape.rules.symbols import (
    ATTACKING,
    HEALING,
    KINDS,
    NONE,
    PREPARING,
    SEARCHING,
    SHRINES,
    SPECIAL,
    SYMBOLS,
    Room,
)
from gloaming.games.shadowscape.rules.vocabulary.conditions import (
    AtCentre,
    AtLair,
    AtShard,
    AtShrine,
    AtStart,
    HasEachTrophy,
    HasEquipment,
    HasGeneralAction,
    HasTreasures,
    HasTrophies,
    HoldsLord,
    InRoom,
    Searched,
    Slew,
    Unhurt,
)
from gloaming.games.shadowscape.rules.vocabulary.fighting import Damage, Mend, StrikeBack, Wound
from gloaming.games.shadowscape.rules.vocabulary.goods import ExtraAction, ExtraClaim, Refresh
from gloaming.games.shadowscape.rules.vocabulary.hands import DiscardFate, DrawFate, Recover
from gloaming.games.shadowscape.rules.vocabulary.moving_about import Leap, Walk
from gloaming.games.shadowscape.rules.vocabulary.standing import Generate, Raise, Reach
from gloaming.games.shadowscape.rules.vocabulary.terms import foe_number
from gloaming.kernel.cards.abilities import Ability

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.vocabulary.deeds import Attack, Deed
    from gloaming.kernel.cards.terms import Amount, Condition, Effect

COUNTED: Final = 1.5  # what a number amounts to that depends on the game
MOST_BOXES: Final = 16  # that are remembered


class Wish:
    """What a Whisper asks for."""

    def __init__(self, box: Box, card: int) -> None:
        self.card = card
        self.shards: float = float(box.whispers.shards[card])
        self.placed = False  # whether one must be somewhere
        self.at_centre = False
        self.rooms: list[Room] = []  # or in one of these
        self.searches = False  # and search there
        self.trophies = 0
        self.of_foe = [0, 0, 0]
        self.treasures = 0
        self.gear = 0
        self.gear_kind = NONE
        self.general = False
        self.lord = False
        self.slain = 0
        self.unhurt = False
        self.others: list[Condition] = []
        for need in box.whispers.needs[card]:
            if not self.reads_place(box, need) and not self.reads_goods(need):
                self.others.append(need)
        self.trophies = max(self.trophies, sum(self.of_foe))

    def reads_place(self, box: Box, need: Condition) -> bool:
        """Notes where one must be, if it is that."""
        rooms = box.rooms
        fitting: list[Room] = []
        if isinstance(need, AtCentre):
            self.at_centre = True
        elif isinstance(need, InRoom):
            fitting = [rooms.titles.index(need.room)]
        elif isinstance(need, Searched):
            self.searches = True
            fitting = [rooms.titles.index(need.room)] if need.room else list(range(ROOMS))
        elif isinstance(need, AtShrine):
            shrine = NONE if need.shrine == "any" else SHRINES.index(need.shrine)
            there = [room for room in range(ROOMS) if rooms.shrines[room] != NONE]
            fitting = [room for room in there if shrine in (NONE, rooms.shrines[room])]
        elif isinstance(need, AtLair):
            foe = foe_number(need.foe)
            fitting = [room for room in range(ROOMS) if rooms.lairs[room] != NONE and foe in (NONE, rooms.lairs[room])]
        elif isinstance(need, AtStart):
            fitting = [room for room in range(ROOMS) if rooms.is_start(room)]
        elif isinstance(need, AtShard):
            fitting = [room for room in range(ROOMS) if rooms.shards[room] > 0]
        else:
            return False
        self.rooms = [room for room in fitting if room in self.rooms] if self.rooms else fitting
        self.placed = True
        return True

    def reads_goods(self, need: Condition) -> bool:
        """Notes what one must have, if it is that."""
        if isinstance(need, HasTrophies):
            foe, count = foe_number(need.foe), int(need.count)
            if foe == NONE:
                self.trophies = max(self.trophies, count)
            else:
                self.of_foe[foe] = max(self.of_foe[foe], count)
        elif isinstance(need, HasEachTrophy):
            self.of_foe = [max(1, count) for count in self.of_foe]
        elif isinstance(need, HasTreasures):
            self.treasures = int(need.count)
        elif isinstance(need, HasEquipment):
            self.gear = int(need.count)
            self.gear_kind = NONE if need.kind == "any" else KINDS.index(need.kind)
        elif isinstance(need, Slew):
            self.slain = int(need.count)
        elif isinstance(need, HasGeneralAction):
            self.general = True
        elif isinstance(need, HoldsLord):
            self.lord = True
        elif isinstance(need, Unhurt):
            self.unhurt = True
        else:
            return False
        return True


class Worths:
    """What everything in a box is good for."""

    def __init__(self, box: Box) -> None:
        self.wishes = [Wish(box, card) for card in range(len(box.whispers.names))]
        self.faces = [
            [face_worth(box, card, face) for face in range(2)] for card in range(len(box.actions.names))
        ]  # of an Action Card, by side
        self.following = [
            [bonus(box.abilities[card][number]) for number in range(4)] for card in range(len(box.actions.names))
        ]  # of what else its sides do, by the number of the ability
        self.gear = [gear_worth(box, gear) for gear in range(len(box.gear.names))]
        self.gear_symbols = [symbol_of(box, gear) for gear in range(len(box.gear.names))]


_known: Final[dict[Box, Worths]] = {}


def worths_of(box: Box) -> Worths:
    """Returns what a box's cards are good for, the same object for the same box."""
    found = _known.get(box)
    if found is None:
        if len(_known) >= MOST_BOXES:
            _known.clear()
        found = Worths(box)
        _known[box] = found
    return found


def number_of(amount: Amount) -> float:
    """Returns about what a number amounts to."""
    return float(amount) if isinstance(amount, int) else COUNTED


def face_worth(box: Box, card: int, face: int) -> float:
    """Returns what a side of an Action Card is good for, whoever has it."""
    side: Side = box.side(card, face)
    after = 0.5 * bonus(box.abilities[card][2 * face + SUCCESS]) + bonus(box.abilities[card][2 * face + THEN])
    if side.kind == SPECIAL:
        return 0.03 + after
    deed = cast("Deed", side.deed)
    amount = float(deed.amount) + (COUNTED if deed.plus is not None else 0.0)
    if side.boost != NONE:
        amount += 0.5
    if side.kind == ATTACKING:
        attack = cast("Attack", deed)
        amount += (0.5 if attack.reaches_next else 0.0) + (0.5 if attack.hits_all else 0.0)
        return 0.11 * amount + after
    each = {SEARCHING: 0.08, PREPARING: 0.06, HEALING: 0.04}
    return each[side.kind] * amount + after


def bonus(ability: Ability) -> float:
    """Returns what effects bring beside the Action itself."""
    worth = sum([effect_worth(effect) for effect in ability.effects]) + sum(
        [-abs(effect_worth(cost)) for cost in ability.cost]
    )
    return float(worth)


def effect_worth(effect: Effect) -> float:
    """Returns about what an effect brings to whoever uses it."""
    if isinstance(effect, DrawFate):
        return 0.08 * number_of(effect.count) if effect.who == "you" else 0.02
    if isinstance(effect, ExtraAction):
        return 0.2
    if isinstance(effect, ExtraClaim | Refresh):
        return 0.1
    if isinstance(effect, Walk):
        return 0.05 + 0.02 * float(effect.steps)
    if isinstance(effect, Mend):
        return 0.05 * number_of(effect.count)
    if isinstance(effect, Damage):
        return 0.09 * number_of(effect.amount)
    if isinstance(effect, StrikeBack):
        return 0.09 * float(effect.amount)
    if isinstance(effect, Wound):
        return -0.08
    if isinstance(effect, DiscardFate):
        return -0.08 if effect.who == "you" else 0.05
    return 0.08 if isinstance(effect, Recover | Leap | Raise) else 0.03


def gear_worth(box: Box, gear: int) -> float:
    """Returns what Equipment is good for to whoever can use it."""
    worth = 0.1
    for ability in box.abilities[box.from_gear + gear]:
        rarely = 0.4 if ability.conditions else 1.0
        for effect in ability.effects:
            if isinstance(effect, Raise):
                each = {"battle": 0.5, "arcane": 0.5, "defence": 0.4, "movement": 0.5, "heal": 0.1}
                worth += rarely * each.get(effect.what, 0.15) * number_of(effect.by)
            elif isinstance(effect, Generate):
                worth += rarely * (0.4 if effect.symbol != "search" else 0.3)
            else:
                worth += rarely * (0.35 if isinstance(effect, Reach) else 0.1)
    return worth


def symbol_of(box: Box, gear: int) -> int:
    """Returns the symbol of the attacks that Equipment makes stronger, or none."""
    for ability in box.abilities[box.from_gear + gear]:
        for effect in ability.effects:
            if isinstance(effect, Generate):
                return effect.symbol_number
            if isinstance(effect, Raise) and effect.what in SYMBOLS:
                return SYMBOLS.index(effect.what)
    return NONE
