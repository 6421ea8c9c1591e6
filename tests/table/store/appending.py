"""A server that does nothing but save choices at several tables, and tells of each when it is saved."""

from __future__ import annotations

import asyncio
import sys

from gloaming.table.store.opening import store_at
from gloaming.table.store.store import Change, Choice, Home, SavedTable, Store

HOME = Home("appending", "nowhere")
TABLES = [f"table{i}" for i in range(5)]


def choices(version: int) -> list[Choice]:
    """Returns the two moves with which a version of a table came."""
    return [Choice(0, f"{version} first", version + 0.25), Choice(1, f"{version} second", version + 0.5)]


async def append(store: Store, id: str) -> None:
    saved = await store.load(id)
    if saved is None:
        saved = SavedTable(id, "showdown", "playing", False, 0, b"{}", [])
        await store.add_table(saved, HOME)
    version = saved.version
    while True:
        version += 1
        await store.save(Change(id, version, "playing", None, 2 * version - 2, choices(version)), HOME)
        print(id, version, flush=True)


async def main(url: str) -> None:
    store = store_at(url)
    await store.open()
    await asyncio.gather(*(append(store, id) for id in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
