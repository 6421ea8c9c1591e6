"""How a function becomes a door of the server: what it reads, what it answers, and how it refuses."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route as StarletteRoute

from gloaming.faults import at_fault
from gloaming.kernel.errors import BadSetup, GloamingError
from gloaming.table.protocol import MOST_BYTES, RefusalKind
from gloaming.table.refusing import UNSAVED, NotFound, Refusal, Unknown
from gloaming.table.store.store import StoreDown, Taken
from gloaming.table.web.visits import COOKIE, YEAR, Visit

if TYPE_CHECKING:
    from gloaming.table.web.house import House

log = logging.getLogger(__name__)

STATUS: Final[dict[RefusalKind, int]] = {
    "unreadable": 400,
    "illegal": 400,
    "stale": 409,
    "forbidden": 403,
    "busy": 429,
    "broken": 503,
}

LENGTH: Final = re.compile(r"Expected `str` of length (?P<way>[<>]=) (?P<number>\d+) - at `\$\.(?P<field>\w+)`")

TABLE_ID: Final = {"type": "string", "pattern": "^[a-z0-9]{8,32}$"}
FARTHEST: Final = 1_000_000
PLACE: Final = {"type": "integer", "minimum": 0, "maximum": FARTHEST}

Handler = Callable[["House", Visit, Any, Request], Awaitable[Any]]


class TooMuch(GloamingError):
    """More than is read."""


@dataclass(frozen=True)
class Route:
    """A door: method, path, what comes in, what goes out."""

    name: str
    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    answer: Any = None
    status: int = 200
    refusals: tuple[str, ...] = ()
    parameters: tuple[tuple[str, str, dict[str, Any]], ...] = ()

    def served(self, house: House) -> StarletteRoute:
        """Returns the door as the server opens it."""

        async def endpoint(request: Request) -> Response:
            return await self.answered(house, request)

        path = self.path
        return StarletteRoute(path, endpoint, methods=[self.method], name=self.name)

    async def answered(self, house: House, request: Request) -> Response:
        """Answers a request, or says in a sentence why not."""
        visit = Visit(request, house.store, house.identity)
        try:
            if not house.requests.take(visit.address):
                raise Refusal("busy", "too many requests; wait a little")
            if self.method != "GET" and not (visit.is_program or visit.from_this_site):
                raise Refusal("forbidden", "this request comes from another site")
            body = await self.read(request)
            answer = await self.handler(house, visit, body, request)
            response = answer if isinstance(answer, Response) else json_response(answer, self.status)
        except GloamingError as error:
            response = problem(status_of(error), str(error))
        except Taken:
            response = problem(409, "that name is taken by someone with an account; choose another")
        except StoreDown as error:
            log.warning("%s could not be answered: %s", self.name, error)
            response = problem(503, UNSAVED)
        except Exception as error:
            game = at_fault(error)
            if not game:
                raise
            log.exception("%s failed", self.name)
            response = problem(STATUS["broken"], f"{game} failed")
        if visit.cookie is not None:
            secure = request.url.scheme == "https"
            response.set_cookie(COOKIE, visit.cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    async def read(self, request: Request) -> Any:
        """Reads and checks what came in."""
        if self.body is None:
            return None
        if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise BadSetup("send JSON, with the content type application/json")
        data = bytearray()
        async for piece in request.stream():
            data += piece
            if len(data) > MOST_BYTES:
                raise TooMuch(f"this is too large: the limit is {MOST_BYTES // 1024} kB")
        try:
            return msgspec.json.decode(data, type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadSetup(in_words(str(error))) from error


def in_words(error: str) -> str:
    """Returns what is wrong with a request; a text of the wrong length in words for whoever typed it.

    >>> in_words("Expected `str` of length <= 24 - at `$.name`")
    'the name can have at most 24 characters'
    """
    length = LENGTH.fullmatch(error)
    if length is None:
        return f"the request cannot be read: {error}"
    bound = "can have at most" if length["way"] == "<=" else "needs at least"
    return f"the {length['field']} {bound} {length['number']} character{'' if length['number'] == '1' else 's'}"


def status_of(error: GloamingError) -> int:
    """Returns the status by which an error is known."""
    if isinstance(error, Refusal):
        return STATUS[error.kind]
    return {NotFound: 404, Unknown: 401, TooMuch: 413}.get(type(error), 400)


def json_response(answer: Any, status: int) -> Response:
    """Returns an answer as JSON."""
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def problem(status: int, reason: str) -> Response:
    """Returns a refusal."""
    return JSONResponse({"reason": reason}, status)
