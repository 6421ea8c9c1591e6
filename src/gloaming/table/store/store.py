"""What the server asks of a database, whichever it is.

Whatever a method has saved when it returns survives the death of the process.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct


class Taken(Exception):
    """A login or an id that somebody else has."""


class Conflict(Exception):
    """A table or tournament that has changed since it was read, or a table that lives in another process now."""


class Newer(Exception):
    """A table whose game is played by rules that the process which wants it does not know, if it knows the game."""

    def __init__(self, table: str, game: str, rules: int) -> None:
        super().__init__(f"Table {table} is played by version {rules} of {game}, which this process does not know.")
        self.game = game


class Outdated(Exception):
    """A rating that has changed since it was read."""


class Unknown(LookupError):
    """A person or a table that is not there."""


class StoreDown(Exception):
    """The database cannot be used now; the message says why, in one sentence."""


class PersonRow(Struct, frozen=True):
    """Somebody who has been here. A guest has no login."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None  # its hash


class Choice(Struct, frozen=True, array_like=True):
    """A choice that was made at a table, and when."""

    seat: int
    token: str
    at: float


class SavedTable(Struct):
    """A table on disk. `facts` is JSON that only tables understand; the rest is there to be searched for."""

    id: str
    game: str
    phase: str
    private: bool
    version: int  # rises by one with every change
    facts: bytes
    choices: list[Choice]
    length: int = 0  # in a listing, how many choices there are
    people: frozenset[str] = frozenset()  # of a new table, who has a seat
    rules: int = 1  # the version by which its game is played, once it has begun
    asked: list[int] = []  # the seats whose turn it is


class Change(Struct, frozen=True):
    """A change of a table: all choices from a place on are replaced by others."""

    table: str
    version: int  # the new one; the one on disk must be one less
    phase: str
    facts: bytes | None  # None: as they were
    keep: int  # so many choices stay
    choices: list[Choice]  # and these follow
    people: frozenset[str] | None = None  # who has a seat now; None: as before
    rules: int = 1  # the version by which its game is played, once it has begun
    asked: list[int] = []  # the seats whose turn it is now


class SavedTournament(Struct, frozen=True):
    """A tournament on disk. `facts` is JSON that only tournaments understand; the rest is there to be searched for."""

    id: str
    phase: str
    version: int  # rises by one with every change
    facts: bytes
    home: str  # the process that tends it


class Message(Struct, frozen=True):
    """Something said at a table."""

    id: int
    table: str
    name: str
    seat: int | None
    text: str
    at: float


class FinishedRow(Struct, frozen=True):
    """A finished game: who played, and how it ended."""

    id: str
    game: str
    names: list[str]
    people: list[str | None]  # the ids of those who played, None for bots
    scores: list[int]
    winners: list[int]
    choices: int
    finished: float
    rated: bool
    private: bool
    rules: int = 1  # the version by which it was played


class RatingRow(Struct, frozen=True):
    """How strong somebody is at a game."""

    person: str
    game: str
    value: float
    deviation: float
    games: int


class Home(Struct, frozen=True):
    """The process in which a table lives, and where that process can be reached."""

    process: str
    address: str


class Store(ABC):
    """A database. Its methods may be called at the same time from many tasks."""

    shared: ClassVar[bool]  # whether several processes and machines may use it at once

    @abstractmethod
    async def open(self) -> None:
        """Connects, and brings the schema up to date. Raises StoreDown."""

    @abstractmethod
    async def close(self) -> None:
        """Lets go of everything."""

    # People.

    @abstractmethod
    async def add_person(self, row: PersonRow) -> None:
        """Adds a guest. Raises Taken, also if an account has that name."""

    @abstractmethod
    async def person(self, id: str) -> PersonRow | None:
        """Returns somebody."""

    @abstractmethod
    async def is_borne(self, name: str) -> bool:
        """Tells whether anybody is called like this."""

    @abstractmethod
    async def rename(self, id: str, name: str) -> list[PersonRow]:
        """Gives somebody another name, which with an account is theirs alone. Raises Unknown, and Taken.

        Guests who bore it before are marked as such, and returned.
        """

    @abstractmethod
    async def add_account(self, id: str, login: str, password: str) -> list[PersonRow]:
        """Gives a guest a login and a password's hash. Raises Taken (logins differ by more than case), Unknown.

        Login and name are theirs alone from then on; whose name is another's already, or a guest's, is called by their
        login. Guests who bore either are marked as such, and returned.
        """

    @abstractmethod
    async def account(self, login: str) -> PersonRow | None:
        """Returns the person with a login."""

    # Tables.

    @abstractmethod
    async def add_table(self, table: SavedTable, home: Home) -> None:
        """Adds a table that lives in a process. Raises Taken."""

    @abstractmethod
    async def save(
        self, change: Change, home: Home, finished: FinishedRow | None = None, ratings: Sequence[RatingRow] = ()
    ) -> None:
        """Saves a change, whole or not at all, with the result and the new ratings if the game is over now.

        Raises Conflict, StoreDown, and Outdated if a rating does not follow the saved one by a single game.
        """

    @abstractmethod
    async def load(self, id: str) -> SavedTable | None:
        """Returns a table."""

    @abstractmethod
    async def tables(self, phase: str, limit: int = 100) -> list[SavedTable]:
        """Returns the newest tables of a phase that are not private, without their choices."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int = 100) -> list[SavedTable]:
        """Returns the newest tables at which somebody has a seat and no game is over, without their choices.

        A closed one is there if choices had been made, so not if it was given up before its game.
        """

    @abstractmethod
    async def orphans(self) -> list[str]:
        """Returns the tables that are gathering or being played and live in no process that is alive."""

    @abstractmethod
    async def say(self, table: str, name: str, seat: int | None, text: str, at: float) -> Message:
        """Keeps what somebody said. Raises Unknown."""

    @abstractmethod
    async def messages(self, table: str, limit: int = 100) -> list[Message]:
        """Returns the last things said at a table, oldest first."""

    # Tournaments.

    @abstractmethod
    async def add_tournament(self, row: SavedTournament) -> None:
        """Adds a tournament. Raises Taken."""

    @abstractmethod
    async def save_tournament(self, row: SavedTournament) -> None:
        """Saves a tournament, which must follow the saved one by a single version. Raises Conflict."""

    @abstractmethod
    async def tournament(self, id: str) -> SavedTournament | None:
        """Returns a tournament."""

    @abstractmethod
    async def tournaments(self, limit: int = 100) -> list[SavedTournament]:
        """Returns the newest tournaments."""

    @abstractmethod
    async def running_tournaments(self) -> list[tuple[str, str]]:
        """Returns the tournaments that are being played, and by which living process they are tended, or ""."""

    # Processes.

    @abstractmethod
    async def beat(self, home: Home, seconds: float) -> None:
        """Tells that a process is alive, and will be for so many seconds without another word."""

    @abstractmethod
    async def living(self) -> list[Home]:
        """Returns the processes whose time without a word has not run out."""

    @abstractmethod
    async def leave(self, home: Home) -> None:
        """Tells that a process is about to end, or is dead; its tables are orphans at once."""

    @abstractmethod
    async def claim(self, table: str, home: Home, rules: Mapping[str, int]) -> Home | None:
        """Takes a table if it lives in no living process; returns where it lives then, or None if there is none.

        `rules` are the newest versions that the process knows, by game. Raises Newer for a table beyond them.
        """

    # Finished games.

    @abstractmethod
    async def finished(self, id: str) -> FinishedRow | None:
        """Returns how a game ended."""

    @abstractmethod
    async def history(self, person: str | None, limit: int = 50, before: float | None = None) -> list[FinishedRow]:
        """Returns the last finished games of somebody, or all that are not private; the newest first."""

    @abstractmethod
    async def rating(self, person: str, game: str) -> RatingRow | None:
        """Returns how strong somebody is."""

    @abstractmethod
    async def ratings(self, person: str) -> list[RatingRow]:
        """Returns somebody's ratings for all games."""
