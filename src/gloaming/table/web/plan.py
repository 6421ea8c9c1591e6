"""The plan of the house: where every door of the server is, what it takes, what it answers, and how it may refuse."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starlette.requests import Request

import gloaming
from gloaming.table.protocol import (
    AnyAnswer,
    ApiToken,
    CheckedDeck,
    Credentials,
    DeckFile,
    Fork,
    GameDetail,
    GameInfo,
    Naming,
    NewTable,
    Person,
    Rating,
    RecordInfo,
    Replay,
    Sight,
    TableInfo,
    TableMade,
)
from gloaming.table.requests import AnyRequest
from gloaming.table.web.doors import (
    ask_table,
    check_deck,
    download,
    fork,
    game,
    games,
    login,
    logout,
    make_account,
    make_table,
    me,
    my_ratings,
    record,
    records,
    rename,
    replay,
    sight,
    table,
    tables,
    token,
)
from gloaming.table.web.house import House
from gloaming.table.web.routes import PLACE, TABLE_ID, Route
from gloaming.table.web.tournament_doors import DOORS
from gloaming.table.web.visits import Visit


async def openapi(house: House, visit: Visit, body: None, request: Request) -> dict[str, Any]:
    """Describes the server."""
    return described()


@cache
def described() -> dict[str, Any]:
    """Returns the description of the server, which never changes and takes a while to write."""
    from gloaming.table.web.describing import description

    return description(ROUTES, gloaming.__version__)


ID: Final = (("id", "path", TABLE_ID),)
ALWAYS: Final = ("401", "429", "503")

ROUTES: Final = (
    Route("games", "GET", "/api/games", games, "The games", answer=list[GameInfo], refusals=ALWAYS),
    Route(
        "game",
        "GET",
        "/api/games/{id}",
        game,
        "A game: what is seen in it, and its rules",
        answer=GameDetail,
        parameters=(("id", "path", {"type": "string", "maxLength": 40}),),
        refusals=("404", *ALWAYS),
    ),
    Route(
        "check_deck",
        "POST",
        "/api/decks",
        check_deck,
        "Check a deck of my own",
        body=DeckFile,
        answer=CheckedDeck,
        refusals=("400", "403", "413", *ALWAYS),
    ),
    Route("me", "GET", "/api/me", me, "Who I am; creates a guest", answer=Person, refusals=ALWAYS),
    Route(
        "rename",
        "PUT",
        "/api/me",
        rename,
        "Change my name",
        body=Naming,
        answer=Person,
        refusals=("400", "403", "409", "413", *ALWAYS),
    ),
    Route(
        "my_ratings",
        "GET",
        "/api/me/ratings",
        my_ratings,
        "My ratings",
        answer=list[Rating],
        refusals=ALWAYS,
    ),
    Route(
        "make_account",
        "POST",
        "/api/account",
        make_account,
        "Create an account for the guest I am",
        body=Credentials,
        answer=Person,
        status=201,
        refusals=("400", "403", "409", "413", *ALWAYS),
    ),
    Route(
        "login",
        "POST",
        "/api/login",
        login,
        "Log in",
        body=Credentials,
        answer=Person,
        refusals=("400", "403", "413", *ALWAYS),
    ),
    Route("logout", "POST", "/api/logout", logout, "Log out", answer=Person, refusals=("403", *ALWAYS)),
    Route(
        "token",
        "POST",
        "/api/token",
        token,
        "A token for my programs",
        answer=ApiToken,
        status=201,
        refusals=("403", *ALWAYS),
    ),
    Route("tables", "GET", "/api/tables", tables, "Tables to join or watch", answer=list[TableInfo], refusals=ALWAYS),
    Route(
        "make_table",
        "POST",
        "/api/tables",
        make_table,
        "A new table",
        body=NewTable,
        answer=TableMade,
        status=201,
        refusals=("400", "403", "413", *ALWAYS),
    ),
    Route(
        "table",
        "GET",
        "/api/tables/{id}",
        table,
        "A table",
        answer=TableInfo,
        parameters=ID,
        refusals=("400", "404", *ALWAYS),
    ),
    Route(
        "sight",
        "GET",
        "/api/tables/{id}/sight",
        sight,
        "My view of a table",
        answer=Sight,
        parameters=ID,
        refusals=("400", "404", *ALWAYS),
    ),
    Route(
        "ask_table",
        "POST",
        "/api/tables/{id}/requests",
        ask_table,
        "Act at a table, without a socket",
        body=AnyRequest,
        answer=AnyAnswer,
        parameters=ID,
        refusals=("400", "403", "404", "413", *ALWAYS),
    ),
    Route(
        "records",
        "GET",
        "/api/records",
        records,
        "Finished games",
        answer=list[RecordInfo],
        parameters=(
            ("mine", "query", {"type": "string", "enum": ["true", "false"]}),
            ("before", "query", {"type": "number"}),
        ),
        refusals=("400", *ALWAYS),
    ),
    Route(
        "record",
        "GET",
        "/api/records/{id}",
        record,
        "A finished game",
        answer=RecordInfo,
        parameters=ID,
        refusals=("404", *ALWAYS),
    ),
    Route(
        "replay",
        "GET",
        "/api/records/{id}/at/{at}",
        replay,
        "A finished game at one of its moves",
        answer=Replay,
        parameters=(
            *ID,
            ("at", "path", PLACE),
            ("eyes", "query", {"type": "integer", "minimum": 0, "maximum": 9}),
            ("line", "query", PLACE),
        ),
        refusals=("400", "404", "409", *ALWAYS),
    ),
    Route(
        "download",
        "GET",
        "/api/records/{id}/game.gloam",
        download,
        "Download a finished game",
        parameters=ID,
        refusals=("404", *ALWAYS),
    ),
    Route(
        "fork",
        "POST",
        "/api/records/{id}/fork",
        fork,
        "Play on from a finished game against bots",
        body=Fork,
        answer=TableMade,
        status=201,
        parameters=ID,
        refusals=("400", "403", "404", "409", "413", *ALWAYS),
    ),
    *DOORS,
    Route("openapi", "GET", "/api/openapi.json", openapi, "This description", answer=dict[str, Any], refusals=ALWAYS),
)
