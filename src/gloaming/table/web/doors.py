"""The doors of the server: what is done for those who ask over HTTP."""

from __future__ import annotations

import math
from functools import cache

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

import gloaming
from gloaming.catalogue import Rule
from gloaming.games import FAILURES, unopened
from gloaming.kernel.cards.library import Library
from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue, Rulebook, Ruling
from gloaming.kernel.spelling import LONG
from gloaming.rules import chapters, has_catalogue, named, preface
from gloaming.table.levels import levels_of, usual_in
from gloaming.table.live.neighbours import Elsewhere
from gloaming.table.live.records import FinishedGame, facts_of_lost, record_info
from gloaming.table.live.table import Table
from gloaming.table.live.talking import tidy
from gloaming.table.live.tournaments.showing import offer
from gloaming.table.names import is_reserved
from gloaming.table.protocol import (
    RECORDS_AT_ONCE,
    AnyAnswer,
    ApiToken,
    CheckedDeck,
    Credentials,
    DeckFile,
    DeckInfo,
    Fork,
    GameDetail,
    GameInfo,
    Naming,
    NewTable,
    OptionInfo,
    OtherSides,
    Person,
    Rating,
    RecordInfo,
    Replay,
    RuleChapter,
    Sight,
    TableInfo,
    TableMade,
)
from gloaming.table.refusing import NotFound, Refusal, Unknown
from gloaming.table.requests import AnyRequest
from gloaming.table.store.store import PersonRow
from gloaming.table.web.decks import checked_deck
from gloaming.table.web.house import House
from gloaming.table.web.relaying import first_sight, one_answer
from gloaming.table.web.routes import FARTHEST
from gloaming.table.web.visits import Visit
from gloaming.words.fields import fields_of
from gloaming.words.plain import is_act
from gloaming.words.scene import words_of


def known(person: PersonRow | None) -> PersonRow:
    """Returns who asks, and refuses strangers."""
    if person is None:
        raise Unknown("you are not known here yet: get /api/me first, or send a token")
    return person


def person_view(row: PersonRow) -> Person:
    """Returns somebody as they see themselves."""
    return Person(row.id, row.name, row.login)


# Games and people.


async def games(house: House, visit: Visit, body: None, request: Request) -> list[GameInfo]:
    """Lists the games that are offered."""
    return [game_info(name) for name in gloaming.games() if not why_not_offered(name)]


@cache
def why_not_offered(name: str) -> str:
    """Loads all that is told of a game; returns in one sentence why that fails, or nothing."""
    try:
        game_info(name)
        game_detail(name)
        words_of(name)
    except BadSetup as error:
        return str(error)
    except FAILURES as error:
        return unopened(name, error)
    return ""


def game_info(name: str) -> GameInfo:
    """Returns a game as it is offered."""
    book = gloaming.rulebook(name)
    return GameInfo(
        name=name,
        title=book.title,
        pitch=book.pitch,
        minutes=book.minutes,
        youngest=book.youngest,
        sizes=list(book.seats),
        usual=book.usual_players,
        sides=sides_by(book, book.defaults),
        other_sides=other_sides(book),
        options=[option_info(each, book) for each in book.rulings],
        decks=[] if book.library is None else deck_infos(book.library),
        one_set=book.library is not None and book.library.is_shared,
        levels=levels_of(name),
        lesson=bool(book.lesson),
        hands=book.hands,
        tournament=offer(name),
    )


def sides_by(book: Rulebook, options: dict[str, OptionValue]) -> dict[int, list[list[Seat]]]:
    """Returns for each number of players the sides that they are with some options."""
    return {players: book.sides(players, options) for players in book.seats}


def other_sides(book: Rulebook) -> list[OtherSides]:
    """Returns with which options there are other sides than usual; what settles that is among those that come first."""
    first = [ruling.name for ruling in book.rulings if ruling.comes_first]
    found = [OtherSides({name: mode[name] for name in first}, sides_by(book, mode)) for mode in book.modes]
    return [each for each in found if each.sides != sides_by(book, book.defaults)]


async def game(house: House, visit: Visit, body: None, request: Request) -> GameDetail:
    """Tells what can be seen in a game, and its rules."""
    name = request.path_params["id"]
    if name not in gloaming.games() or why_not_offered(name):
        raise NotFound(f"there is no game {name[:LONG]!r} here; the lobby shows the games there are")
    return game_detail(name)


@cache
def game_detail(name: str) -> GameDetail:
    """Returns a game in full: what its view shows is read off a game that nobody plays."""
    book = gloaming.rulebook(name)
    seen = type(book.start(book.setting(seed=0)).view(None))
    written = has_catalogue(name)
    return GameDetail(
        name=name,
        title=book.title,
        fields=list(fields_of(seen)),
        acts=[kind for kind, record in book.events.items() if is_act(record)],
        preface=preface(name) if written else book.pitch,
        chapters=[rule_chapter(*each) for each in chapters(name)] if written else [],
    )


def rule_chapter(title: str, rules: list[Rule]) -> RuleChapter:
    """Returns a chapter of the rules, without ids."""
    return RuleChapter(named(title), [rule.text for rule in rules])


async def check_deck(house: House, visit: Visit, body: DeckFile, request: Request) -> CheckedDeck:
    """Checks a deck that somebody wrote."""
    return await house.apart(checked_deck, body)


def option_info(ruling: Ruling, book: Rulebook) -> OptionInfo:
    """Returns a ruling as it is offered."""
    choices = {players: ruling.choices_for(players) for players in book.seats}
    return OptionInfo(
        name=ruling.name,
        label=ruling.called,
        default=ruling.default,
        allowed=ruling.allowed,
        choices=list(ruling.choices),
        fewer={players: listed for players, listed in choices.items() if len(listed) < len(ruling.choices)},
        settles=ruling.settles,
        takes_deck=ruling.takes_deck,
        names_seat=ruling.names_seat,
        comes_first=ruling.comes_first,
    )


def deck_infos(library: Library) -> list[DeckInfo]:
    """Returns the decks that come with a game as they are offered."""
    return [DeckInfo(deck, library.title(deck), library.pitch(deck)) for deck in library.decks()]


async def me(house: House, visit: Visit, body: None, request: Request) -> Person:
    """Tells who asks; a stranger becomes a guest."""
    return person_view(await visit.welcome())


async def rename(house: House, visit: Visit, body: Naming, request: Request) -> Person:
    """Gives the one who asks another name."""
    person = await visit.welcome()
    name = tidy(body.name)
    if not name:
        raise BadSetup("a name needs at least one visible character")
    if name != person.name:  # a guest that was marked as such may stay so
        check_free(name)
    await house.hall.rename(replace(person, name=name))
    return Person(person.id, name, person.login)


def check_free(name: str) -> None:
    """Refuses a name that stands for somebody else at every table."""
    if is_reserved(name):
        raise BadSetup(
            f'you cannot be called "{name}": the table uses that for players, bots or seats; choose another name'
        )


async def my_ratings(house: House, visit: Visit, body: None, request: Request) -> list[Rating]:
    """Lists the ratings of the one who asks."""
    person = known(await visit.person())
    return [Rating(row.game, row.value, row.deviation, row.games) for row in await house.store.ratings(person.id)]


async def make_account(house: House, visit: Visit, body: Credentials, request: Request) -> Person:
    """Gives the guest who asks an account."""
    if not house.logins.take(visit.address):
        raise Refusal("busy", "too many attempts; wait a minute")
    person = await visit.welcome()
    if person.login is not None:
        raise BadSetup("you already have an account")
    check_free(body.login)
    password = await house.identity.hash_password(body.password)
    return person_view(await house.hall.add_account(person, body.login, password))


async def login(house: House, visit: Visit, body: Credentials, request: Request) -> Person:
    """Lets somebody in who has an account."""
    if not house.logins.take(visit.address):
        raise Refusal("busy", "too many attempts; wait a minute")
    person = await house.store.account(body.login)
    known_hash = None if person is None else person.password
    if not await house.identity.check_password(body.password, known_hash) or person is None:
        raise Refusal("forbidden", "wrong username or password")
    visit.remember(person)
    return person_view(person)


async def logout(house: House, visit: Visit, body: None, request: Request) -> Person:
    """Makes the one who asks a new guest."""
    return person_view(await visit.new_guest())


async def token(house: House, visit: Visit, body: None, request: Request) -> ApiToken:
    """Gives the one who asks a token for programs."""
    person = await visit.welcome()
    return ApiToken(house.identity.sign_token(person.id))


# Tables.


async def tables(house: House, visit: Visit, body: None, request: Request) -> list[TableInfo]:
    """Lists the tables that people may join or watch."""
    person = await visit.person()
    return await house.hall.listing(None if person is None else person.id)


async def make_table(house: House, visit: Visit, body: NewTable, request: Request) -> TableMade:
    """Makes a table."""
    person = await visit.welcome()
    if not house.makers.take(person.id):
        raise Refusal("busy", "too many tables; wait a minute")
    if body.game in gloaming.games() and (trouble := why_not_offered(body.game)):
        raise BadSetup(trouble)
    return TableMade(await house.hall.make(body, person))


async def wanted(house: House, request: Request) -> Table:
    """Returns the table that somebody asks for, if it lives here. Raises Elsewhere."""
    try:
        return await house.hall.table(request.path_params["id"])
    except Refusal as error:
        raise (error if error.kind == "busy" else NotFound(str(error))) from error


async def table(house: House, visit: Visit, body: None, request: Request) -> TableInfo:
    """Tells about a table."""
    try:
        found = await wanted(house, request)
    except Elsewhere as elsewhere:
        person = await visit.welcome()
        return (await first_sight(elsewhere.home, visit, person, request.path_params["id"])).table
    info = await found.told_info()
    house.hall.noticed(found)
    return info


async def sight(house: House, visit: Visit, body: None, request: Request) -> Sight:
    """Tells what the one who asks sees of a table."""
    person = await visit.welcome()
    try:
        found = await wanted(house, request)
    except Elsewhere as elsewhere:
        return await first_sight(elsewhere.home, visit, person, request.path_params["id"])
    return await found.look_in(person)


async def ask_table(house: House, visit: Visit, body: AnyRequest, request: Request) -> AnyAnswer:
    """Carries out a request at a table, without a socket."""
    person = known(await visit.person())
    try:
        found = await wanted(house, request)
    except Elsewhere as elsewhere:
        return await one_answer(elsewhere.home, visit, person, request.path_params["id"], body)
    return await found.ask(person, body)


# Records.


async def records(house: House, visit: Visit, body: None, request: Request) -> list[RecordInfo]:
    """Lists finished games, one's own or everybody's."""
    mine = request.query_params.get("mine", "false")
    if mine not in ("true", "false"):
        raise BadSetup("`mine` must be true or false")
    person = await visit.person()
    whose = known(person).id if mine == "true" else None
    before = request.query_params.get("before")
    try:
        moment = None if before is None else float(before)
    except ValueError:
        moment = math.nan
    if moment is not None and not math.isfinite(moment):
        raise BadSetup("`before` must be a time in seconds since 1970")
    rows = await house.store.history(whose, RECORDS_AT_ONCE, moment)
    id = None if person is None else person.id
    return [record_info(row, id, await facts_of_lost(house.store, row)) for row in rows]


async def record(house: House, visit: Visit, body: None, request: Request) -> RecordInfo:
    """Tells about a finished game."""
    person = await visit.person()
    game = await FinishedGame.find(house.store, request.path_params["id"])
    return record_info(game.row, None if person is None else person.id, game.facts)


async def replay(house: House, visit: Visit, body: None, request: Request) -> Replay:
    """Shows a finished game at one of its choices."""
    game = await FinishedGame.find(house.store, request.path_params["id"])
    eyes, line = (place_of(asked) if (asked := request.query_params.get(name)) else None for name in ("eyes", "line"))
    at, person = place_of(request.path_params["at"]), await visit.person()
    return await house.apart(game.replay, at, eyes, None if person is None else person.id, line)


def place_of(text: str) -> int:
    """Reads a small number."""
    if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) <= FARTHEST):
        raise BadSetup(f"expected a small whole number, found {text[:20]!r}")
    return int(text)


async def download(house: House, visit: Visit, body: None, request: Request) -> Response:
    """Gives a finished game, or one that broke or was closed, away as a record."""
    game = await FinishedGame.rescue(house.store, request.path_params["id"])
    name = f"{game.row.game}-{game.row.id}.gloam"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await house.apart(game.gloam), media_type="text/plain; charset=utf-8", headers=headers)


async def fork(house: House, visit: Visit, body: Fork, request: Request) -> TableMade:
    """Plays on from a moment of a finished game, against bots."""
    person = await visit.welcome()
    if not house.makers.take(person.id):
        raise Refusal("busy", "too many tables; wait a minute")
    game = await FinishedGame.find(house.store, request.path_params["id"])
    await house.apart(game.check_fork, body.at, body.seat)
    choices = game.choices[: body.at]
    return TableMade(
        await house.hall.fork(game.facts, choices, person, body.seat, body.level or usual_in(game.facts.game))
    )
