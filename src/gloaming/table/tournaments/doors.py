"""The doors to the tournaments."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request

from gloaming.table.doors import place_of
from gloaming.table.house import House
from gloaming.table.protocol import TableMade
from gloaming.table.refusing import Refusal
from gloaming.table.routes import PLACE, TABLE_ID, Handler, NotFound, Route
from gloaming.table.store.store import PersonRow, SavedTournament
from gloaming.table.tournaments.desk import Desk
from gloaming.table.tournaments.protocol import NewTournament, TournamentInfo, TournamentLine
from gloaming.table.tournaments.showing import tournament_info, tournament_line
from gloaming.table.visits import Visit

Wish = Callable[[Desk, str, PersonRow], Awaitable[None]]


async def tournaments(house: House, visit: Visit, body: None, request: Request) -> list[TournamentLine]:
    """Lists the tournaments that one may join or watch, and one's own."""
    person = await visit.person()
    id = None if person is None else person.id
    lines = [tournament_line(saved, id) for saved in await house.store.tournaments()]
    return [line for line in lines if line is not None]


async def make_tournament(house: House, visit: Visit, body: NewTournament, request: Request) -> TableMade:
    """Makes a tournament."""
    person = await visit.welcome()
    if not house.makers.take(person.id):
        raise Refusal("busy", "too many tournaments; wait a minute")
    return TableMade(await house.hall.desk.make(body, person))


async def tournament(house: House, visit: Visit, body: None, request: Request) -> TournamentInfo:
    """Tells about a tournament, at once or when it has changed after a version."""
    after = place_of(request.query_params.get("after", "0"))
    person = await visit.person()
    await found(house, request)
    saved = await house.hall.desk.news(request.path_params["id"], after)
    return tournament_info(saved, None if person is None else person.id)


async def found(house: House, request: Request) -> SavedTournament:
    """Returns the tournament that somebody asks for."""
    try:
        return await house.hall.desk.find(request.path_params["id"])
    except Refusal as error:
        raise NotFound(str(error)) from error


def wishing(wish: Wish) -> Handler:
    """Returns what carries a wish out and tells how the tournament stands then."""

    async def handler(house: House, visit: Visit, body: None, request: Request) -> TournamentInfo:
        person = await visit.welcome()
        await found(house, request)
        await wish(house.hall.desk, request.path_params["id"], person)
        return tournament_info(await found(house, request), person.id)

    return handler


ALWAYS: Final = ("401", "429", "503")
ID: Final = (("id", "path", TABLE_ID),)

DOORS: Final = (
    Route(
        "tournaments",
        "GET",
        "/api/tournaments",
        tournaments,
        "Tournaments to join or watch",
        answer=list[TournamentLine],
        refusals=ALWAYS,
    ),
    Route(
        "make_tournament",
        "POST",
        "/api/tournaments",
        make_tournament,
        "A new tournament",
        body=NewTournament,
        answer=TableMade,
        status=201,
        refusals=("400", "403", "413", *ALWAYS),
    ),
    Route(
        "tournament",
        "GET",
        "/api/tournaments/{id}",
        tournament,
        "A tournament, now or once it has changed",
        answer=TournamentInfo,
        parameters=(*ID, ("after", "query", PLACE)),
        refusals=("400", "404", *ALWAYS),
    ),
    *(
        Route(
            f"{name}_tournament",
            "POST",
            f"/api/tournaments/{{id}}/{name.replace('_', '-')}",
            wishing(wish),
            summary,
            answer=TournamentInfo,
            parameters=ID,
            refusals=("400", "403", "404", "409", *ALWAYS),
        )
        for name, wish, summary in (
            ("join", Desk.join, "Join"),
            ("leave", Desk.leave, "Withdraw"),
            ("begin", Desk.begin, "Start, with bots in the empty places"),
            ("call_off", Desk.call_off, "Cancel before the start"),
        )
    ),
)
