"""What the server and its clients say to each other; what a client asks for over the socket is in `requests.py`.

These types are the one source of the OpenAPI description, of the checks on whatever comes in, and of the TypeScript
types of the browser client.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from gloaming.kernel.rulebook import OptionValue
from gloaming.words.fields import Field
from gloaming.words.said import Part
from gloaming.words.scene import CardText, OngoingEffect, Section

# Why a line is closed, by the numbers of RFC 6455 and our own from 4000 on; from 4400 on it is of no use to try again.
TRY_AGAIN: Final = 1012
TOO_HASTY: Final = 4008
NOT_ALLOWED: Final = 4003
NO_SUCH_TABLE: Final = 4404

# What a client has to know before it asks.
MOST_BYTES: Final = 64 * 1024  # that a request over HTTP may have
RECORDS_AT_ONCE: Final = 50  # finished games that are listed: after fewer there are no more

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{8,32}$")]
Seat = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Reference = Annotated[int, Meta(ge=0, le=2**53)]
Moment = Annotated[int, Meta(ge=0, le=10**6)]  # in a game, by how many choices had been made
Line = Annotated[int, Meta(ge=0, le=10**6)]  # of what a choice led to, counted from 0 as one was told of it
Unasked = Literal["always", "never"]  # how an ability is answered that somebody does not want to be asked about
Stop = Literal["always", "never"]  # whether somebody is asked in a window, if not whenever there is a choice

# People.


class Person(Struct):
    """Somebody at this server: a guest, or one with an account."""

    id: str
    name: str
    account: str | None = None  # the login, if there is one


class Naming(Struct, forbid_unknown_fields=True):
    """A request to be called something."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """A login and a password."""

    login: Annotated[str, Meta(min_length=3, max_length=32, pattern="^[A-Za-z0-9_.-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class ApiToken(Struct):
    """A token by which a program acts for a person."""

    token: str


class Rating(Struct):
    """How strong somebody is at a game, by rated tables."""

    game: str
    value: float
    deviation: float
    games: int


# Games.


class OptionInfo(Struct):
    """A ruling that a table may choose."""

    name: str
    label: str  # how people call it
    default: OptionValue
    allowed: str
    choices: list[OptionValue]  # the values that can be listed; none where there are too many
    fewer: dict[int, list[OptionValue]]  # those for so many players, where they cannot have all
    settles: str
    takes_deck: bool  # whether a deck of one's own may be brought as well
    names_seat: bool  # whether a number is a seat, counted from 0
    comes_first: bool  # whether it settles what is played at all


class DeckInfo(Struct):
    """A deck that a seat may bring."""

    name: str
    title: str
    pitch: str


class DeckFile(Struct, forbid_unknown_fields=True):
    """A deck that somebody wrote, to be checked: for which game, the name of its file, and what stands in it."""

    game: Annotated[str, Meta(max_length=40)]
    file: Annotated[str, Meta(min_length=1, max_length=100)]
    text: str


class CheckedDeck(Struct):
    """What is told of a deck file: the deck as an option takes it, or everything that is wrong with the file."""

    deck: str | None
    title: str
    summary: str
    problems: list[str]


class LevelInfo(Struct):
    """A bot that may take a seat: its name, what it is like, and how often it beats the one below it."""

    name: str
    title: str
    pitch: str
    beats_previous: float | None = None


class TournamentRule(Struct):
    """A house rule of a tournament that its host may choose."""

    name: str
    title: str
    means: str


class TournamentOffer(Struct):
    """The tournaments of a game as they are offered: what is played, and what may be chosen."""

    printed: bool  # whether the rulebook has it, not only the house
    pitch: str
    sizes: str  # what the number of entrants changes
    house_rules: list[TournamentRule]
    ways: list[dict[str, OptionValue]]  # the options that settle what is played, as far as two sides play; usual first


class OtherSides(Struct):
    """Who plays against whom where options that come first are not the usual ones, for so many players."""

    options: dict[str, OptionValue]
    sides: dict[int, list[list[Seat]]]


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    pitch: str
    minutes: int
    youngest: int  # years of age
    sizes: list[int]  # how many may play, the fewest first
    usual: int
    sides: dict[int, list[list[Seat]]]  # for so many players: who plays against whom, each side with its seats
    other_sides: list[OtherSides]
    options: list[OptionInfo]
    decks: list[DeckInfo]
    one_set: bool  # whether these are sets of cards with which all play, not decks for each
    levels: list[LevelInfo]
    lesson: bool  # whether a guided first game is there
    hands: bool  # whether there are hands that could be open
    tournament: TournamentOffer | None  # None where its players are not two sides


class RuleChapter(Struct):
    """A chapter of a rulebook, rule by rule."""

    title: str
    rules: list[str]


class GameDetail(Struct):
    """What a client has to know of a game for which it has neither a face nor a guide."""

    name: str
    title: str
    fields: list[Field]  # what the game's own view shows, besides what every view has
    acts: list[str]  # the events that somebody brings about, for all to see
    preface: str
    chapters: list[RuleChapter]


# Tables.

Occupant = Literal["open", "person", "bot"]


class SeatPlan(Struct, forbid_unknown_fields=True):
    """How a seat shall be filled: kept open, for the one who asks, or by a bot of a level."""

    kind: Literal["open", "me", "bot"]
    level: str | None = None


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: for each move, or for a whole game with an increment for each move."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86400)] = 60
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    grace: Annotated[int, Meta(ge=0, le=600)] = 30  # for a player whose connection is lost


class NewTable(Struct, forbid_unknown_fields=True):
    """A request for a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: dict[str, OptionValue] = {}
    private: bool = False
    rated: bool = False
    open_hands: bool = False
    clock: Clock = Clock()
    start: bool = False  # at once, if no seat is open
    lesson: bool = False  # the guided first game


class SeatInfo(Struct):
    """Who sits at a seat."""

    seat: int
    kind: Occupant
    name: str  # "" while it is open
    owned: bool = False  # whether it is a person's, even if a bot plays it now
    level: str | None = None  # of the bot that plays now
    here: bool = True  # whether the person is connected
    ready: bool = False  # for a rematch
    seconds_left: float | None = None
    running: bool = False  # whether the clock runs for this seat
    grace_left: float | None = None  # seconds until a bot may take the seat of a player who is gone


Phase = Literal["gathering", "closed", "playing", "over", "broken"]


class TableInfo(Struct):
    """A table as everyone may see it."""

    id: str
    game: str
    title: str
    phase: Phase
    private: bool
    rated: bool
    open_hands: bool
    lesson: bool
    seats: list[SeatInfo]
    options: dict[str, OptionValue]  # those that differ from the defaults
    clock: Clock
    watching: int
    choices: int  # made so far
    sides: list[list[Seat]] = []  # who plays against whom, each side with its seats
    roles: dict[str, Seat] = {}  # those that seats lead, such as heroes, each with its seat
    asked: list[int] = []  # the seats whose turn it is
    commitment: str | None = None  # the hash of seed and salt, told when the game starts
    seed: str | None = None  # told when the game is over, as "seed:salt"
    next: str | None = None  # the table of the rematch
    yours: int | None = None  # the seat of the one who asks
    trouble: str | None = None  # why a table is broken or closed
    tournament: str | None = None  # of which it is a duel


class TableMade(Struct):
    """A new table, and where to go."""

    id: str


# What a seat sees.


class OptionView(Struct):
    """An option as a button: its token, what it does in a few words, and its verb with what it touches, in order."""

    token: str
    label: str
    verb: str
    touches: list[str]
    ability: str = ""  # the id of what it uses, if that is optional and may be answered the same way each time


class DecisionView(Struct):
    """A question for the one who looks."""

    number: int  # is never used again at this table, even if choices are undone
    prompt: str
    verb: str
    options: list[OptionView]
    role: str = ""  # for which of the roles that one leads it is, in a game that has roles


# An event as its record tells it: its kind under `event`, and the facts that the one who looks may know.
EventFacts = Annotated[Any, Meta(extra_json_schema={"type": "object"})]


class CitedRule(Struct):
    """A rule of the game's book."""

    id: str
    text: str


class LogLine(Struct):
    """Something that happened, as the one who looks saw it: after which choice, in facts and as a sentence."""

    at: int  # how many choices had been made when it happened
    facts: EventFacts
    said: list[Part] = []  # its sentence in parts; none for what goes without saying
    opens: bool = False  # whether it opens a section of the log
    rule: CitedRule | None = None  # by which it happened, where it cites one
    beat: bool = False  # whether people look at the game as it was then, before it goes on


class Beat(Struct):
    """A moment in the middle of a change that is worth a look: the game as it was then."""

    lines: int  # how much of the change had been told by then
    view: dict[str, Any]
    status: str
    last_acts: list[list[Part]]
    ongoing: list[OngoingEffect]


class SheetRow(Struct):
    """A row of the score sheet."""

    heading: str
    cells: list[str]
    tone: str
    line: int


class Sight(Struct, tag="sight", tag_field="type"):
    """All that somebody sees of a table at one moment. `log` holds what happened since the last sight."""

    seq: int  # rises with every change of the table
    table: TableInfo
    you: int | None  # your seat; None for a spectator
    host: bool  # whether you lead the table: you made it, or who did is gone
    eyes: int | None  # the seat through whose eyes you look
    view: dict[str, Any] | None = None  # the game's own view; None while people gather
    decision: DecisionView | None = None
    anytime: DecisionView | None = None  # what you may choose at any time, asked or not, such as to give up
    locked: bool = False  # whether you have chosen and others have not, and may change your mind
    may_undo: Literal["no", "free", "ask"] = "no"
    undo_asked: int | None = None  # the seat that asks to undo a choice
    undo_awaited: list[int] = []  # the seats that have yet to allow it
    undo_reach: int = 0  # how many choices would be undone
    undo_refused: dict[int, int] = {}  # who refused it since the last choice, by the seat that had asked
    status: str = ""
    prompt: str = ""
    log: list[LogLine] = []
    beats: list[Beat] = []  # what you saw on the way, in the last change
    log_begins: bool = True  # whether `log` is the whole log; if not, it goes on from the last sight
    last_acts: list[list[Part]] = []  # what each seat did last, in parts, without what cards say
    text: list[Section] = []  # the table in plain text, part by part
    sheet: list[SheetRow] = []
    ongoing: list[OngoingEffect] = []  # what cards have left behind, as it reads for you
    texts: dict[str, CardText] | None = None  # of all cards that carry one, by "seat:card"; None: as they were
    refusals: dict[str, str] = {}  # why things that look playable are not, by what would be touched
    lesson: str = ""  # what the guided game says now
    automatic: dict[str, Unasked] = {}  # what is answered for you as you said, by the id of an ability
    abilities: dict[str, str] = {}  # what the abilities are called that stand there or in your options
    answered: str = ""  # what has just been answered for you, in a sentence
    windows: dict[str, str] = {}  # what the windows are called that can open, by their ids, in the order of the game
    window: str = ""  # the one that is open now
    stops: dict[str, Stop] = {}  # in which of them you are asked always or never, and not whenever you can act


# What the server sends.


class Done(Struct, tag="done", tag_field="type"):
    """A request has been carried out, and what it changed is on disk."""

    ref: int
    seq: int


RefusalKind = Literal["unreadable", "illegal", "stale", "forbidden", "busy", "broken"]


class Refused(Struct, tag="refused", tag_field="type"):
    """A request was not carried out, and nothing has changed."""

    ref: int | None
    kind: RefusalKind
    reason: str


class Said(Struct, tag="said", tag_field="type"):
    """Somebody said something."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float  # seconds since 1970


class Advice(Struct):
    """An option and what a bot expects of it."""

    token: str
    label: str
    worth: float  # on the scale of the bot, in which more is better
    outlook: str  # the same in words, such as `56% to win`
    share: float | None  # how often the bot would choose it, from 0 to 1, where it draws lots


class Hinted(Struct, tag="hinted", tag_field="type"):
    """What the strongest bot would do, the best first."""

    ref: int
    number: int
    measure: str  # what the outlooks tell, such as `your chance of winning the duel`
    advice: list[Advice]


class Foretelling(Struct):
    """What an option would lead to."""

    token: str
    text: str  # what the card says that it uses, if it uses one
    quotes: str  # that card, as `seat:card`
    said: list[Part]  # what happens for certain, and what may come of it
    certain: list[EventFacts]


class Foretold(Struct, tag="foretold", tag_field="type"):
    """What options of a question would lead to, as far as the one who is asked can know."""

    ref: int
    number: int
    options: list[Foretelling]


class Because(Struct, tag="because", tag_field="type"):
    """Why something cannot be done, or that it can be."""

    ref: int
    reason: str


class LookedBack(Struct, tag="looked-back", tag_field="type"):
    """The game as one saw it after so many choices; nothing is asked there, and its log is the one told already."""

    ref: int
    at: int
    line: int | None  # if one asked for when it was told
    lines: int  # how much of what the last of these choices led to had been told by then
    sight: Sight


AnyAnswer = Sight | Done | Refused | Said | Hinted | Because | Foretold | LookedBack

# Records.


class RecordInfo(Struct):
    """A finished game."""

    id: str
    game: str
    title: str
    names: list[str]
    scores: list[int]
    winners: list[int]  # empty if nobody has won
    lost_together: bool  # whether nobody has because all were on one side, and lost
    choices: int
    finished: float  # seconds since 1970
    rated: bool
    rules: int  # the version by which it was played
    outdated: str | None  # why it cannot be replayed, if its rules have changed since
    yours: int | None = None  # the seat of the one who asks


class Replay(Struct):
    """A finished game at one of its choices, through one pair of eyes; the record tells no result before the end."""

    record: RecordInfo
    at: int
    sight: Sight
    views: list[dict[str, Any]] = []  # what each seat saw, where there are hands and all of them are looked at


class Fork(Struct, forbid_unknown_fields=True):
    """A request to play on from a moment of a finished game, in a seat, against bots."""

    at: Moment
    seat: Seat
    level: Annotated[str, Meta(max_length=40)] | None = None


class Problem(Struct):
    """Why a request over HTTP was refused."""

    reason: str
