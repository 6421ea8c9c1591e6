"""What happens in Shadows & Syndicates. Cards and slots are told by their names; a side is 0 or 1."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType, field

from gloaming.games.syndicates.rules.texts import FX, LAST_ACT, ONE_TIME, OTHER_FACE, SKILL
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import CardEvent, Event, SeatEvent

# The rule that each kind of text is used by: only skills cost KT, a last act is as its card says.
WAYS_OF_USE: Final = {
    SKILL: "SS-SKL-2",
    ONE_TIME: "SS-SKL-2",
    OTHER_FACE: "SS-SKL-2",
    LAST_ACT: "SS-WORD-1",
    FX: "SS-FX-1",
}


class SideEvent(Event, frozen=True):
    """Something that a side does, or that happens to it."""

    side: int


class SlotEvent(SideEvent, frozen=True):
    """Something that happens to a card in a slot, and how many KT it is about."""

    slot: str
    card: str
    kt: int


# Before a match.


class Match(Event, frozen=True):
    says = "Match {match} begins."
    match: int


class Factions(Event, frozen=True):
    """It is known who plays which faction, by side."""

    factions: list[str]


class Shuffled(SideEvent, frozen=True):
    says = "{side:'s} characters are shuffled."


class FxCut(SideEvent, frozen=True):
    says = "{side:'s} FX deck has {count} cards; {aside} more stay in the box."
    count: int
    aside: int


class DrewSupporters(SideEvent, frozen=True):
    says = "{side:draws} {cards}."
    reveals = True
    cards: list[str]


class Swapped(SideEvent, frozen=True):
    says = "{side:swaps} the {slots} slots."
    slots: list[str]


class Discarded(SideEvent, frozen=True):
    says = "{side:sends} {card} away."
    card: str


class Fetched(SideEvent, frozen=True):
    says = "{side:brings} in {card} from the deck."
    card: str


class Ready(SideEvent, frozen=True):
    says = "{side:is} ready."


class First(SeatEvent, frozen=True):
    says = "{seat:has} the first turn."


# Turns.


class Turn(Event, frozen=True):
    says = "Turn {turn}: {seat:'s} turn."
    opens = True
    turn: int
    seat: Seat


class Skipped(SeatEvent, frozen=True):
    says = "{seat:skips} this turn."
    beat = True


class Passed(SeatEvent, frozen=True):
    says = "{seat:passes}: there is nothing to do."


class WillSkip(SeatEvent, frozen=True):
    says = "{seat:will} skip the next turn."


class Attacked(SeatEvent, frozen=True):
    says = "{seat:attacks} {target} with {attacker} for {kt} KT."
    beat = True
    cites = "SS-ACT-2"
    attacker: str
    target: str
    kt: int


class Skill(CardEvent, frozen=True):
    says = "{seat:uses} {card}'s {name}.{card:says}"
    beat = True
    name: str
    text: str  # of which kind it is: a skill, a last act or a one-time skill

    @property
    def rule(self) -> str:
        return WAYS_OF_USE[self.text]


class FxApplied(CardEvent, frozen=True):
    """A seat uses an FX card."""

    beat = True
    cites = "SS-ACT-4"


class DrewFx(CardEvent, frozen=True):
    says = "{seat:draws} {card}.{card:says}"
    beat = True
    cites = "SS-ACT-1"
    reveals = True


class PlayedFx(CardEvent, frozen=True):
    says = "{seat:plays} {card}.{card:says}"
    beat = True
    cites = "SS-ACT-5"


class Kept(CardEvent, frozen=True):
    says = "{seat:keeps} {card} for later."


class UnusedFx(SeatEvent, frozen=True):
    says = "{cards:goes} unused."
    cards: list[str]


class DrewCharacter(CardEvent, frozen=True):
    says = "{seat:draws} {card}.{card:text}"
    beat = True
    reveals = True


class Moved(CardEvent, frozen=True):
    says = "{seat:moves} {card} from the {start} to the {goal}."
    start: str = field(name="from")
    goal: str = field(name="to")


class Rolled(Event, frozen=True, kw_only=True):
    """A side rolls for the factions, or a seat for a card, which works or does not."""

    beat = True
    seat: Seat | UnsetType = UNSET
    side: int | UnsetType = UNSET
    die: int
    success: bool | UnsetType = UNSET
    why: str  # `factions`, or the card
    text: str | UnsetType = UNSET  # of which kind that card's text is

    @property
    def rule(self) -> str:
        """The rule for the roll at the start, or for the use of a text that asks for it."""
        return "SS-SETA-1" if self.text is UNSET else WAYS_OF_USE[self.text]


class NoTarget(Event, frozen=True):
    says = "{card} affects nobody."
    card: str


# On the field.


class Entered(SlotEvent, frozen=True):
    """A character takes its place."""


class Gained(SlotEvent, frozen=True):
    """A character gains KT."""


class Hit(SlotEvent, frozen=True):
    says = "{card} loses {kt} KT."  # to an attack, or to an FX card, which hits


class Lost(SlotEvent, frozen=True):
    says = "{card} loses {kt} KT."


class Paid(SlotEvent, frozen=True):
    says = "{card} pays {kt} KT."


class Uncovered(SlotEvent, frozen=True):
    says = "{card} is uncovered, with {kt} KT."


class Attached(SlotEvent, frozen=True):
    """An FX card is laid on a slot."""


class FxHit(SlotEvent, frozen=True):
    says = "{card} on {side:'s} {slot} stops it and loses {kt} KT."


class FxGone(SlotEvent, frozen=True):
    says = "{card} is destroyed."


class TimeoutOver(SlotEvent, frozen=True):
    says = "{card} wears off on {side:'s} {slot}."


class FxUsed(SideEvent, frozen=True):
    """An FX card goes to the used pile."""

    says = ""  # what it did has been told
    card: str


class Left(SideEvent, frozen=True):
    """A character leaves the field, or never takes a slot."""

    beat = True
    slot: str
    card: str
    why: str

    @property
    def rule(self) -> str:
        """The rule for a character that is knocked out; others leave by the text of a card."""
        return "SS-KT-5" if self.why == "ko" else ""


class TurnedBlack(SideEvent, frozen=True):
    says = "{side:'s} faction card turns black: the one-time skill is used."


# The end.


class Surrendered(SeatEvent, frozen=True):
    says = "{seat:surrenders} the match."


class MatchWon(SideEvent, frozen=True):
    says = "{side:wins} the match."
    beat = True
    cites = "SS-WIN-1"


class MatchDrawn(Event, frozen=True):
    says = "The match is a draw: {why}. It is played again."
    why: str


class SeriesWon(SideEvent, frozen=True):
    says = "{side:wins} the series, which is worth another point."


class ContestOver(Event, frozen=True):
    """The last match has been played."""

    scores: list[int]
