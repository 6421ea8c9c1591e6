"""Who asks: a browser with a signed cookie, or a program with a token."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from gloaming.table.live.facts import fresh_id
from gloaming.table.names import invented
from gloaming.table.refusing import Unknown
from gloaming.table.store.store import PersonRow, Store, Taken
from gloaming.table.web.identity import Identity

COOKIE: Final = "gloaming"
RELAYED: Final = "x-gloaming-relayed"
YEAR: Final = 365 * 24 * 3600


class Visit:
    """A request by somebody, and who that is."""

    def __init__(self, connection: HTTPConnection, store: Store, identity: Identity) -> None:
        self.connection = connection
        self.store = store
        self.identity = identity
        self.cookie: str | None = None  # to be set in the answer

    @property
    def address(self) -> str:
        """Where the request comes from."""
        client = self.connection.client
        return client.host if client is not None else "unknown"

    @property
    def is_program(self) -> bool:
        """Whether a token came with it; browsers send cookies by themselves, but never a token."""
        return self.connection.headers.get("authorization", "").lower().startswith("bearer ")

    @property
    def is_relayed(self) -> bool:
        """Whether another process of ours passes it on, which has let it in already; it is passed on only once.

        A mark alone would let everyone skip that: it is signed with the secret that only our processes share.
        """
        mark = self.connection.headers.get(RELAYED, "")
        return self.identity.read_token(mark, seconds=60) == RELAYED

    @property
    def from_this_site(self) -> bool:
        """Whether it comes from one of our own pages, as far as the browser tells."""
        headers = self.connection.headers
        origin = headers.get("origin")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        if origin is None:
            return bool(self.connection.scope["type"] == "http")
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False

    async def person(self) -> PersonRow | None:
        """Returns who asks, if that is known."""
        if self.is_program:
            token = self.connection.headers["authorization"][len("bearer ") :].strip()
            id = self.identity.read_token(token)
        else:
            id = self.identity.read_cookie(self.connection.cookies.get(COOKIE, ""))
        return None if id is None else await self.store.person(id)

    async def welcome(self) -> PersonRow:
        """Returns who asks; a stranger becomes a guest with a name, but nobody by a token that was not made here."""
        person = await self.person()
        if person is None and self.is_program:
            raise Unknown("this token is not from this server")
        return await self.new_guest() if person is None else person

    async def new_guest(self) -> PersonRow:
        """Gives a stranger an id, a name and a cookie."""
        for attempt in count():
            person = PersonRow(fresh_id(16), invented(attempt))
            if await self.store.is_borne(person.name):
                continue
            with suppress(Taken):
                await self.store.add_person(person)
                break
        self.cookie = self.identity.sign_cookie(person.id)
        return person

    def remember(self, person: PersonRow) -> None:
        """Has the browser come back as somebody."""
        self.cookie = self.identity.sign_cookie(person.id)
