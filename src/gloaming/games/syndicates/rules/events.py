"""What happens in Shadows & Syndicates. Cards and slots are told by their names; a side is 0 or 1."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType, field

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event


class SeatEvent(Event, frozen=True):
    """Something that a seat does, or that happens to it."""

    seat: Seat


class SideEvent(Event, frozen=True):
    """Something that a side does, or that happens to it."""

    side: int


class CardUsed(SeatEvent, frozen=True):
    """A seat does something with a card."""

    card: str


class SlotEvent(SideEvent, frozen=True):
    """Something that happens to a card in a slot, and how many KT it is about."""

    slot: str
    card: str
    kt: int


# Before a match.


class Match(Event, frozen=True):
    """A match begins."""

    match: int


class Factions(Event, frozen=True):
    """It is known who plays which faction, by side."""

    factions: list[str]


class Shuffled(SideEvent, frozen=True):
    """A side shuffles its characters."""


class FxCut(SideEvent, frozen=True):
    """A side cuts its FX deck; what lies aside stays in the box."""

    count: int
    aside: int


class DrewSupporters(SideEvent, frozen=True):
    """A side draws its Supporters, from the left."""

    reveals: ClassVar[bool] = True

    cards: list[str]


class Swapped(SideEvent, frozen=True):
    """A side swaps two slots."""

    slots: list[str]


class Discarded(SideEvent, frozen=True):
    """A side sends a character away to make room."""

    card: str


class Fetched(SideEvent, frozen=True):
    """A side brings a character in from its deck."""

    card: str


class Ready(SideEvent, frozen=True):
    """A side has looked its team over."""


class First(SeatEvent, frozen=True):
    """It is known who has the first turn."""


# Turns.


class Turn(Event, frozen=True):
    """A turn begins."""

    opens: ClassVar[bool] = True

    turn: int
    seat: Seat


class Skipped(SeatEvent, frozen=True):
    """A seat loses its turn."""

    beat: ClassVar[bool] = True


class Passed(SeatEvent, frozen=True):
    """A seat can do nothing."""


class WillSkip(SeatEvent, frozen=True):
    """A seat will lose its next turn."""


class Attacked(SeatEvent, frozen=True):
    """A seat attacks."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SS-ACT-2"

    attacker: str
    target: str
    kt: int


class Skill(CardUsed, frozen=True):
    """A seat uses the skill of a character."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SS-SKL-2"

    name: str


class FxApplied(CardUsed, frozen=True):
    """A seat uses an FX card."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SS-ACT-4"


class DrewFx(CardUsed, frozen=True):
    """A seat draws an FX card."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SS-ACT-1"
    reveals: ClassVar[bool] = True


class PlayedFx(CardUsed, frozen=True):
    """A seat plays an FX card that was kept."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SS-ACT-5"


class Kept(CardUsed, frozen=True):
    """A seat keeps an FX card for later."""


class UnusedFx(SeatEvent, frozen=True):
    """Drawn FX cards are not used."""

    cards: list[str]


class DrewCharacter(CardUsed, frozen=True):
    """A seat draws a character."""

    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class Moved(CardUsed, frozen=True):
    """A seat moves a Bodyguard from one slot to another."""

    start: str = field(name="from")
    goal: str = field(name="to")


class Rolled(Event, frozen=True, kw_only=True):
    """A side rolls for the factions, or a seat for a card, which works or does not."""

    beat: ClassVar[bool] = True

    seat: Seat | UnsetType = UNSET
    side: int | UnsetType = UNSET
    die: int
    success: bool | UnsetType = UNSET
    why: str  # `factions`, or the card

    @property
    def rule(self) -> str:
        """The rule for the roll at the start, or for that of a skill or card."""
        return "SS-SETA-1" if self.why == "factions" else "SS-SKL-2"


class NoTarget(Event, frozen=True):
    """A card finds nobody to be used on."""

    card: str


# On the field.


class Entered(SlotEvent, frozen=True):
    """A character takes its place."""


class Gained(SlotEvent, frozen=True):
    """A character gains KT."""


class Hit(SlotEvent, frozen=True):
    """A character takes a hit."""


class Lost(SlotEvent, frozen=True):
    """A character loses KT."""


class Paid(SlotEvent, frozen=True):
    """A character pays KT for its skill."""


class Uncovered(SlotEvent, frozen=True):
    """A character lies on top again."""


class Attached(SlotEvent, frozen=True):
    """An FX card is laid on a slot."""


class FxHit(SlotEvent, frozen=True):
    """An attached FX card takes a hit."""


class FxGone(SlotEvent, frozen=True):
    """An attached FX card is destroyed."""


class TimeoutOver(SlotEvent, frozen=True):
    """A Timeout ends."""


class FxUsed(SideEvent, frozen=True):
    """An FX card goes to the used pile."""

    card: str


class Left(SideEvent, frozen=True):
    """A character leaves the field, or never takes a slot."""

    beat: ClassVar[bool] = True

    slot: str
    card: str
    why: str

    @property
    def rule(self) -> str:
        """The rule for a character that is knocked out; others leave by the text of a card."""
        return "SS-KT-5" if self.why == "ko" else ""


class TurnedBlack(SideEvent, frozen=True):
    """The faction card of a side is turned: its one-time skill is used."""


# The end.


class Surrendered(SeatEvent, frozen=True):
    """A seat gives the match up."""


class MatchWon(SideEvent, frozen=True):
    """A side wins the match."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SS-WIN-1"


class MatchDrawn(Event, frozen=True):
    """Nobody wins the match."""

    why: str


class SeriesWon(SideEvent, frozen=True):
    """A side wins the series."""


class ContestOver(Event, frozen=True):
    """The last match has been played."""

    scores: list[int]
