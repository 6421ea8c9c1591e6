"""The doors to the tournaments."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request

from gloaming.table.live.tournaments.organiser import Organiser
from gloaming.table.live.tournaments.showing import tournament_info, tournament_line
from gloaming.table.protocol import TableMade
from gloaming.table.refusing import NotFound, Refusal
from gloaming.table.store.store import PersonRow, SavedTournament
from gloaming.table.tournament_protocol import NewTournament, TournamentInfo, TournamentLine
from gloaming.table.web.doors import place_of
from gloaming.table.web.house import House
from gloaming.table.web.routes import PLACE, TABLE_ID, Handler, Route
from gloaming.table.web.visits import Visit

Commanded = Callable[[Organiser, str, PersonRow], Awaitable[None]]


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
    return TableMade(await house.hall.organiser.make(body, person))


async def tournament(house: House, visit: Visit, body: None, request: Request) -> TournamentInfo:
    """Tells about a tournament, at once or when it has changed after a version."""
    after = place_of(request.query_params.get("after", "0"))
    person = await visit.person()
    await found(house, request)
    saved = await house.hall.organiser.news(request.path_params["id"], after)
    return tournament_info(saved, None if person is None else person.id)


async def found(house: House, request: Request) -> SavedTournament:
    """Returns the tournament that somebody asks for."""
    try:
        return await house.hall.organiser.find(request.path_params["id"])
    except Refusal as error:
        raise NotFound(str(error)) from error


def carrying_out(command: Commanded) -> Handler:
    """Returns what carries a request out and tells how the tournament stands then."""

    async def handler(house: House, visit: Visit, body: None, request: Request) -> TournamentInfo:
        person = await visit.welcome()
        await found(house, request)
        await command(house.hall.organiser, request.path_params["id"], person)
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
            carrying_out(command),
            summary,
            answer=TournamentInfo,
            parameters=ID,
            refusals=("400", "403", "404", "409", *ALWAYS),
        )
        for name, command, summary in (
            ("join", Organiser.join, "Join"),
            ("leave", Organiser.leave, "Withdraw"),
            ("begin", Organiser.begin, "Start, with bots to make up the number"),
            ("call_off", Organiser.call_off, "Cancel before the start"),
        )
    ),
)
