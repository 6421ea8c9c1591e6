"""The three formats: what a match is played with (SS-FMT-13, SS-2V2-2, SS-2V2-3)."""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace
from typing import Any, Final

SLOT_NAMES: Final = ["leader", "family", "s1", "s2", "s3", "s4", "s5", "s6"]


@dataclass(frozen=True)
class Format:
    """The numbers that belong together in a format."""

    name: str
    title: str
    flank: int  # Supporter slots on each side of the Core Team
    fx: int  # cards in the FX deck

    def __reduce__(self) -> tuple[Any, ...]:
        return Format, astuple(self)

    @property
    def slots(self) -> int:
        """How many slots, and so characters and dice, a side has."""
        return 2 * self.flank + 2

    @property
    def leader(self) -> int:
        """The Leader's slot, counted from the left (SS-SLOT-2)."""
        return self.flank

    @property
    def family(self) -> int:
        """The Family's slot, to the right of the Leader."""
        return self.flank + 1

    def name_of(self, slot: int) -> str:
        """Returns what a slot is called: the Supporters' are numbered from the left."""
        if slot == self.leader:
            return SLOT_NAMES[0]
        if slot == self.family:
            return SLOT_NAMES[1]
        return SLOT_NAMES[2 + self.number_of(slot)]

    def supporter_slot(self, number: int) -> int:
        """Returns the Supporter slot of a number, counted from 0."""
        return number if number < self.flank else number + 2

    def number_of(self, slot: int) -> int:
        """Returns the number of a Supporter slot, counted from 0."""
        return slot if slot < self.flank else slot - 2


SUMO_RUSH: Final = Format("sumo-rush", "Sumo Rush", 1, 12)
CONTROLLED: Final = Format("controlled", "Controlled", 2, 16)
FIASCO: Final = Format("fiasco", "Fiasco", 3, 20)
FORMATS: Final = {each.name: each for each in (SUMO_RUSH, CONTROLLED, FIASCO)}

# Two against two, each flank has one slot more; there is no Fiasco of that kind (SS-2V2-15).
OF_TEAMS: Final = {
    each.name: replace(each, title=f"{each.title} for teams", flank=each.flank + 1) for each in (SUMO_RUSH, CONTROLLED)
}
