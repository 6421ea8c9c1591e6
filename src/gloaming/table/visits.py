"""Who asks: a browser with a signed cookie, or a program with a token."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from gloaming.table.facts import fresh_id
from gloaming.table.identity import Identity
from gloaming.table.store.store import PersonRow, Store

COOKIE: Final = "gloaming"
YEAR: Final = 365 * 24 * 3600
GUESTS: Final = ("Heron", "Otter", "Linnet", "Badger", "Marten", "Plover", "Hare", "Swift", "Newt", "Dormouse")


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
    def from_this_site(self) -> bool:
        """Whether it comes from one of our own pages, as far as the browser tells."""
        origin = self.connection.headers.get("origin")
        if origin is None:
            return bool(self.connection.scope["type"] == "http")
        return urlsplit(origin).netloc == self.connection.headers.get("host")

    async def person(self) -> PersonRow | None:
        """Returns who asks, if that is known."""
        if self.is_program:
            token = self.connection.headers["authorization"][len("bearer ") :].strip()
            id = self.identity.read_token(token)
        else:
            id = self.identity.read_cookie(self.connection.cookies.get(COOKIE, ""))
        return None if id is None else await self.store.person(id)

    async def welcome(self) -> PersonRow:
        """Returns who asks; a stranger becomes a guest with a name."""
        person = await self.person()
        return await self.new_guest() if person is None else person

    async def new_guest(self) -> PersonRow:
        """Gives a stranger an id, a name and a cookie."""
        id = fresh_id(16)
        person = PersonRow(id, GUESTS[sum(map(ord, id)) % len(GUESTS)])
        await self.store.add_person(person)
        self.cookie = self.identity.sign_cookie(id)
        return person

    def remember(self, person: PersonRow) -> None:
        """Has the browser come back as somebody."""
        self.cookie = self.identity.sign_cookie(person.id)
