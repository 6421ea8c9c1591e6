"""What happens in Shadowscape. Cards, tokens, rooms and Heroes are told by their names."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event, SeatEvent, Secret

# Setup.


class RoomsLaid(Event, frozen=True):
    says: ClassVar[str] = "The dungeon is laid out."
    cites: ClassVar[str] = "SHS-SET-2"
    rooms: list[str]  # row by row


class LordDrawn(Event, frozen=True):
    says: ClassVar[str] = "The Lord of the Dungeon is {lord}."
    cites: ClassVar[str] = "SHS-SET-17"
    lord: str


class FirstPlayer(SeatEvent, frozen=True):
    says: ClassVar[str] = "{seat:goes} first."
    cites: ClassVar[str] = "SHS-SET-18"


class HeroEvent(Event, frozen=True):
    """Something that a Hero does, or that happens to it."""

    seat: Seat
    hero: str


class HandEvent(HeroEvent, frozen=True):
    """Something about Fate Cards that only those know who may look into the hand."""

    watchers: list[int]

    def audience(self) -> tuple[int, ...]:
        return tuple(self.watchers)


class HeroChosen(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:plays} {hero}."


class Placed(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} starts in {room}."
    room: str


class FateLost(Event, frozen=True):
    says: ClassVar[str] = "{count:Fate Card} are discarded: it will be harder."
    cites: ClassVar[str] = "SHS-DIFF-3"
    reveals: ClassVar[bool] = True
    count: int
    cards: list[str]


# Turns.


class TurnBegan(HeroEvent, frozen=True):
    says: ClassVar[str] = "Turn {turn}: {hero}"
    opens: ClassVar[bool] = True
    turn: int
    round: int


class Moved(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} moves to {room}."
    beat: ClassVar[bool] = True
    room: str
    steps: int


class ActionBegan(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} uses {card}, side {side}, to {what}."
    card: str
    side: str
    what: str


class CardTurned(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:turns} {card} to side {side}."
    card: str
    side: str


class Boosted(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} boosts with {card}."
    card: str
    symbol: str


class Attacked(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} deals {damage} damage to {enemy}, with a Defence of {defence}."
    beat: ClassVar[bool] = True
    enemy: str
    damage: int
    defence: int


class Eliminated(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} eliminates {enemy} in {room}."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-ATK-4"
    enemy: str
    room: str


class Searched(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} searches {room} with {points}."
    beat: ClassVar[bool] = True
    room: str
    points: int
    value: int  # of the Treasure there, 0 without one
    turned_up: bool  # whether that lay face down

    def is_news_to(self, seat: int | None) -> bool:
        return self.turned_up


class Taken(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} takes {token}."
    token: str


class Dropped(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} discards {token}."
    token: str


class Drew(HandEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} draws {count:Fate Card}."
    count: int
    cards: Secret[list[str]] = UNSET


class Discarded(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} discards {card}."
    reveals: ClassVar[bool] = True
    own: ClassVar[bool] = True
    card: str

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class Healed(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:removes} a Wound from {card}."
    card: str


class Wounded(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} puts a Wound on {card}."
    card: str


class WoundsIgnored(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} has no room for more Wounds."
    cites: ClassVar[str] = "SHS-EAT-10"
    count: int


# Special Actions.


class Claimed(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} claims {card}."
    beat: ClassVar[bool] = True
    card: str
    what: str  # equipment, action or whisper


class Spent(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} spends {token}."
    token: str


class PutUnder(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:puts} {card} under its deck."
    card: str


class Revealed(Event, frozen=True):
    says: ClassVar[str] = "{card} is turned up."
    reveals: ClassVar[bool] = True
    card: str
    what: str


class FateAltered(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} alters fate with {card}."
    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    own: ClassVar[bool] = True
    card: str

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class FateShuffled(Event, frozen=True):
    says: ClassVar[str] = "The Fate deck has run out: {count:discarded card} are shuffled."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-EPH-4"
    count: int


class TreasuresLaid(Event, frozen=True):
    says: ClassVar[str] = "New Treasures lie in {rooms}."
    cites: ClassVar[str] = "SHS-EPH-5"
    reveals: ClassVar[bool] = True
    rooms: list[str]


# The Enemy Phase.


class EnemyPhaseBegan(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} faces the Enemies."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-EPH-1"


class EnemiesRest(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} lets the Enemies rest in this last turn."
    cites: ClassVar[str] = "SHS-END-2"


class FateDrawn(Event, frozen=True):
    says: ClassVar[str] = "{card} is drawn: every {foe} acts."
    beat: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-EPH-2"
    card: str
    foe: str


class EnemyStayed(Event, frozen=True):
    says: ClassVar[str] = "{enemy} stays in {room}: a Hero is in range."
    cites: ClassVar[str] = "SHS-ENA-2"
    enemy: str
    room: str


class EnemyMoved(Event, frozen=True):
    says: ClassVar[str] = "{enemy} goes to {room}."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-EMV-2"
    enemy: str
    sign: str
    room: str


class SignIgnored(Event, frozen=True):
    says: ClassVar[str] = "{enemy} ignores the sign of the {sign}."
    enemy: str
    sign: str
    why: str  # back, outside or missing
    cites_by: ClassVar[dict[str, str]] = {"back": "SHS-EMV-5", "outside": "SHS-EMV-6", "missing": "SHS-EMV-2"}

    @property
    def rule(self) -> str:
        return self.cites_by[self.why]


class EnemyAttacked(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} is attacked by {enemy} for {damage}, with a Defence of {defence}."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-EAT-1"
    enemy: str
    damage: int
    defence: int


class LordActs(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} is attacked by the Lord, {lord}."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-LORD-3"
    lord: str


class Spawned(Event, frozen=True):
    says: ClassVar[str] = "{enemies} appear in {rooms}."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-ESP-1"
    reveals: ClassVar[bool] = True
    foe: str
    enemies: list[str]
    rooms: list[str]


class EnemyPlaced(Event, frozen=True):
    says: ClassVar[str] = "{enemy} is put in {room}."
    enemy: str
    room: str


class Summoned(Event, frozen=True):
    says: ClassVar[str] = "{enemy} appears in {room}."
    reveals: ClassVar[bool] = True
    enemy: str
    room: str


class EnemyRemoved(Event, frozen=True):
    says: ClassVar[str] = "{enemy} leaves the dungeon."
    enemy: str


class TreasurePlaced(Event, frozen=True):
    says: ClassVar[str] = "A Treasure lies in {room}."
    reveals: ClassVar[bool] = True
    room: str


class HeroLed(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} goes to {room}."
    room: str


class Gave(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} gives {card} to {to}."
    card: str
    to: str


class GaveFate(HandEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} gives {to} {card:the}."
    to: str
    card: Secret[str] = UNSET


class FateRecovered(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} takes {card} from the discard pile."
    card: str
    where: str  # hand or deck


class FateSeen(HandEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} looks at {count:card} of the Fate deck."
    count: int
    cards: Secret[list[str]] = UNSET


class FateSunk(HandEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} puts {card:the} under the Fate deck."
    card: Secret[str] = UNSET


class CardReady(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:makes} {card} ready again."
    card: str


# The end.


class LordAppeared(Event, frozen=True):
    says: ClassVar[str] = "{lord} appears in {room}."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-CLW-5"
    lord: str
    room: str


class LastTurns(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} has heard the last Whisper: everybody else has one more turn."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-END-1"


class Scored(Event, frozen=True):
    says: ClassVar[str] = "The Shadow Shards are counted."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-SCO-4"
    shards: list[int]


class LordSlain(HeroEvent, frozen=True):
    says: ClassVar[str] = "{seat:'s} {hero} slays {lord}."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-LORD-2"
    lord: str


class TeamWon(Event, frozen=True):
    says: ClassVar[str] = "The Lord of the Dungeon is slain: all Heroes win."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-COOP-5"


class TeamLost(Event, frozen=True):
    says: ClassVar[str] = "The Fate deck has run out: the dungeon has won."
    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SHS-COOP-6"
