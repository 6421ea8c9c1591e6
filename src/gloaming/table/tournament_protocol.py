"""What is said about tournaments between the server and its clients."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.tournament.duels import Shape, State
from gloaming.table.protocol import Clock

MOST_ENTRANTS: Final = 64

TournamentPhase = Literal["gathering", "playing", "over", "called off"]


class NewTournament(Struct, forbid_unknown_fields=True):
    """A request for a tournament."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    entrants: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)]
    private: bool = False  # only people with the link find it
    level: Annotated[str, Meta(max_length=40)] | None = None  # of the bots that fill up
    clock: Clock = Clock("move", seconds=120, grace=60)  # runs where more than one person takes part
    join: bool = True  # whether the one who asks takes part
    options: dict[str, OptionValue] = {}  # the house rules of the game's tournament, each true or false
    game_options: dict[str, OptionValue] = {}  # those of the game that settle what is played: one of its ways
    game: Annotated[str, Meta(max_length=40)] | None = None  # None: the first whose rulebook has a tournament


class TournamentEntrant(Struct):
    """Somebody who takes part, and how far they have come."""

    name: str
    kind: Literal["person", "bot"]
    stage: str | None = None  # in which they played last; None before it begins
    round: int = 0
    out: bool = False
    left: bool = False  # whether a person gave up; a bot plays their duels


class TournamentDuel(Struct):
    """Two entrants who meet, by their numbers, and their points once it is over."""

    id: str
    place: int  # in its round, counted from 1; a drawn duel that is played again keeps it
    entrants: list[int]
    points: list[float] | None
    winner: int | None
    by_lot: bool  # whether it was drawn once too often, so that lots settled who won
    table: str | None = None  # at which it is played; None for two bots
    anew: int = 0  # how often it began anew, because its game stopped without a result
    by_new_rules: bool = False  # whether it did so the last time because the rules had changed


class TournamentRound(Struct):
    """The duels of a round, and who is in the stage without one."""

    round: int
    over: bool
    duels: list[TournamentDuel]
    byes: list[int]


class TournamentRank(Struct):
    """A line of the table of a stage."""

    place: int
    entrant: int
    won: int
    drawn: int
    lost: int
    byes: int
    points: float
    opponents_points: float  # what decides between equals
    state: State
    reason: str  # the id of why, where there is more to tell than the state
    status: str = ""  # both in a few words; nothing for who plays on


class TournamentStage(Struct):
    """A stage, which may not have begun, with its rounds so far and its table if it has one."""

    stage: str
    title: str
    shape: Shape  # how its duels follow each other
    each: str  # what a duel of a tree is called
    options: dict[str, OptionValue]  # of the game, that go by the stage
    options_told: str  # as people read them, such as the title of a format
    rounds: list[TournamentRound]
    table: list[TournamentRank]
    means: str = ""  # what it is for
    opponents: str = ""  # what stands above the column of the opponents' points
    may_be_drawn: bool = False  # whether a duel can be, so that the table has a column for it


class TournamentChapter(Struct):
    """A part of a tournament, as it is explained before it begins."""

    title: str
    means: str


class TournamentPlace(Struct):
    """Who has come where; some share a place."""

    place: int
    entrant: int


class TournamentInfo(Struct):
    """All there is to show of a tournament. Entrants are told by their numbers, counted from 0."""

    id: str
    version: int  # rises with every change
    name: str
    game: str
    game_title: str
    phase: TournamentPhase
    private: bool
    size: int  # how many will take part
    level: str  # of the bots
    clock: Clock
    options: dict[str, bool]  # how the house rules of its game's tournament are settled
    game_options: dict[str, OptionValue]  # which of its game's ways is played
    house_rules: list[str]  # those that are settled otherwise than usual, in sentences
    host: bool  # whether the one who asks made it
    host_name: str
    you: int | None  # the number of the one who asks
    table: str | None  # at which the one who asks plays now
    entrants: list[TournamentEntrant]
    plan: list[TournamentChapter]
    stages: list[TournamentStage]
    stage: str | None
    ending: Literal["final", "one left", "nobody left"] | None  # once it is over
    because: str  # why there was no final, or why nobody has won
    champion: int | None  # None also if it is over and nobody is left
    places: list[TournamentPlace]


class TournamentLine(Struct):
    """A tournament in a list."""

    id: str
    name: str
    game_title: str
    phase: TournamentPhase
    private: bool
    size: int
    people: int  # who take part
    yours: bool  # whether the one who asks made it or takes part
    champion: str | None  # None also if it is over and nobody has won
