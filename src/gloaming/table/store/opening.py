"""Finding the database that an address means."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

from gloaming.extras import need
from gloaming.kernel.errors import GloamingError
from gloaming.table.store.sqlite import SqliteStore
from gloaming.table.store.store import Store


class BadAddress(GloamingError):
    """An address of a database that cannot be read."""


def store_at(url: str) -> Store:
    """Returns the database at an address; it is not opened yet.

    A file is `sqlite:///name` in the working folder or `sqlite:////folder/name` anywhere. `?synchronous=normal` makes
    saving faster: what was saved still survives the death of the process, but not always a power cut. `?wait=5` is how
    many seconds another program may hold the file. A server is `postgresql://user:password@host:port/database`.
    """
    try:
        scheme = urlsplit(url).scheme
    except ValueError as error:
        raise BadAddress(f"The database address cannot be read: {error}.") from error
    if scheme == "sqlite":
        return _sqlite(url)
    if scheme in ("postgresql", "postgres"):
        return _postgres(url)
    # The address may hold a password, so no more of it is repeated.
    begins = f"{scheme}:" if scheme else "something else"
    raise BadAddress(f"A database address starts with sqlite:/// or postgresql://, not with {begins}.")


def _postgres(url: str) -> Store:
    parts = urlsplit(url)
    # A password with such a sign in it would be taken for a part of the address that is repeated in messages.
    if "@" in parts.path + parts.fragment + parts.query.partition("=")[0]:
        raise BadAddress("In a database address, write / as %2F, ? as %3F and # as %23 in the user name and password.")
    need("asyncpg", "postgres", "PostgreSQL")
    from gloaming.table.store.postgres import PostgresStore

    return PostgresStore(url)


def _sqlite(url: str) -> SqliteStore:
    parts = urlsplit(url, allow_fragments=False)
    path = unquote(parts.path).removeprefix("/")
    if parts.netloc or path in ("", ":memory:") or path.endswith("/"):
        raise BadAddress(f"{url} names no file: write sqlite:///name or sqlite:////folder/name.")
    settings = dict(parse_qsl(parts.query, keep_blank_values=True))
    synchronous = settings.pop("synchronous", "full").lower()
    if synchronous not in ("full", "normal"):
        raise BadAddress(f"{url}: synchronous must be full or normal, not {synchronous}.")
    wait = settings.pop("wait", "5")
    try:
        seconds = float(wait)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 3600:
        raise BadAddress(f"{url}: wait must be a number of seconds from 0 to 3600, not {wait}.")
    if settings:
        raise BadAddress(f"{url}: unknown setting {', '.join(settings)}; the settings are synchronous and wait.")
    return SqliteStore(Path(path), synchronous=synchronous == "full", wait=seconds)
