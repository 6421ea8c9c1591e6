"""What a table remembers besides the choices: its setting, its seats and how far it is."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct, field

import gloaming
from gloaming.kernel.cards.english import sentence
from gloaming.kernel.rulebook import OptionValue
from gloaming.table.live.versions import title_of, why_gone
from gloaming.table.names import distinct
from gloaming.table.protocol import Clock, Phase, SeatInfo, Stop, TableInfo, Unasked

STOPPED: Final = ("broken", "closed")  # phases of tables at which nothing is played any more, without a result
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is easily mistaken for something else


def fresh_id(length: int = 10) -> str:
    """Returns an id that nobody can guess and everybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Seated(Struct):
    """A seat: whose it is, and the bot that plays it now."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    seconds_left: float | None = None
    ready: bool = False
    rewinds: int = 0  # how often the game went back to before the question that was open here
    # By the ids of abilities that are used always or never, unasked; tables keep them under another name.
    automatic: dict[str, Unasked] = field(default_factory=dict, name="standing")
    stops: dict[str, Stop] = field(default_factory=dict)  # by the ids of windows in which it is asked always or never

    def forget_answers(self) -> None:
        """Has its person asked again; who stops always is not answered for."""
        self.automatic = {}
        self.stops = {window: stop for window, stop in self.stops.items() if stop == "always"}

    @property
    def is_open(self) -> bool:
        """Whether nobody has the seat."""
        return self.person is None and self.level is None


class Facts(Struct):
    """A table, on disk as JSON."""

    game: str
    seats: list[Seated]
    host: str
    options: dict[str, OptionValue]
    clock: Clock
    private: bool = False
    rated: bool = False
    open_hands: bool = False
    lesson: bool = False
    phase: Phase = "gathering"
    seed: int = field(default_factory=lambda: secrets.randbits(48))
    salt: str = field(default_factory=lambda: secrets.token_hex(16))
    made: float = 0.0
    next: str | None = None
    trouble: str | None = None
    stopped: float = 0.0  # when its game ended without a result: it broke down, or its rules had changed
    forked: bool = False  # whether it goes on from another game, so that its beginning is known
    tournament: str | None = None  # of which it is a duel

    def to_json(self) -> bytes:
        """Returns the facts as they are kept."""
        return msgspec.json.encode(self)

    @property
    def commitment(self) -> str:
        """The hash by which anyone can check, once seed and salt are told, that the shuffles were settled before."""
        return sha256(self.opening.encode()).hexdigest()

    @property
    def opening(self) -> str:
        """What the commitment is the hash of."""
        return f"{self.seed}:{self.salt}"

    @property
    def is_serious(self) -> bool:
        """Whether choices stay and nobody is advised: at a rated table, and in a tournament."""
        return self.rated or self.tournament is not None

    @property
    def people(self) -> set[str]:
        """The ids of all who have a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def names(self) -> list[str]:
        """The name at every seat."""
        return [seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats)]

    def seat_of(self, person: str) -> int | None:
        """Returns somebody's seat, played or lent to a bot."""
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)

    def free_name(self, wanted: str, but: int | None = None) -> str:
        """Returns a name, with a number if somebody else at the table has it."""
        return distinct(wanted, [seat.name for number, seat in enumerate(self.seats) if number != but])

    def seat_infos(self, here: set[str]) -> list[SeatInfo]:
        """Returns the seats as everyone may see them; ids of people are not told."""
        return [
            SeatInfo(
                seat=number,
                kind="open" if seat.is_open else "person" if seat.level is None else "bot",
                name=seat.name,
                owned=seat.person is not None,
                level=seat.level,
                here=seat.person is None or seat.person in here,
                ready=seat.ready,
                seconds_left=seat.seconds_left,
            )
            for number, seat in enumerate(self.seats)
        ]

    def info(self, id: str, choices: int, here: set[str], person: str | None = None) -> TableInfo:
        """Returns the table as somebody may see it, with so many choices made and some people looking.

        One whose game is not installed any more is closed, as long as that is so.
        """
        gone = why_gone(self.game)
        started = self.phase in ("playing", "over")
        return TableInfo(
            id=id,
            game=self.game,
            title=title_of(self.game),
            phase="closed" if gone and self.phase != "over" else self.phase,
            private=self.private,
            rated=self.rated,
            open_hands=self.open_hands,
            lesson=self.lesson,
            seats=self.seat_infos(here),
            options={} if gone else self.told_options(),
            clock=self.clock,
            watching=len(here - self.people),
            choices=choices,
            sides=[] if gone else self.sides(),
            roles={} if gone else self.roles(),
            commitment=self.commitment if started and not self.forked else None,
            seed=self.opening if self.phase == "over" and not self.forked else None,
            next=self.next,
            yours=None if person is None else self.seat_of(person),
            trouble=sentence(gone) if gone and self.phase not in STOPPED else self.trouble,
            tournament=self.tournament,
        )

    @property
    def is_of_one_side(self) -> bool:
        """Whether all who play win or lose together; nobody knows of a game that is not installed any more."""
        return not why_gone(self.game) and len(self.sides()) == 1

    def sides(self) -> list[list[int]]:
        """Returns the sides that play against each other, each with its seats."""
        book = gloaming.rulebook(self.game)
        return book.sides(len(self.seats), book.defaults | self.options)

    def roles(self) -> dict[str, int]:
        """Returns the roles that seats lead, each with its seat."""
        book = gloaming.rulebook(self.game)
        return book.roles(len(self.seats), book.defaults | self.options)

    def told_options(self) -> dict[str, OptionValue]:
        """Returns the options that differ from the defaults, as people are told of them."""
        book = gloaming.rulebook(self.game)
        return {name: book.told(value) for name, value in self.options.items() if value != book.defaults.get(name)}


def facts_of(text: bytes) -> Facts:
    """Reads the facts of a table."""
    return msgspec.json.decode(text, type=Facts)
