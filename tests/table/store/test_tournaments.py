"""Tournaments are kept, and no change of one is lost or made twice."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.table.store.store import Conflict, SavedTournament, Store, Taken
from table.store.given import HERE, THERE

CUP = SavedTournament("cup1", "gathering", 1, b'{"name": "Cup"}', HERE.process)


async def test_a_tournament_is_found_again(store: Store) -> None:
    await store.add_tournament(CUP)
    await store.add_tournament(replace(CUP, id="cup2"))

    assert await store.tournament("cup1") == CUP
    assert [row.id for row in await store.tournaments()] == ["cup2", "cup1"]
    assert [row.id for row in await store.tournaments(limit=1)] == ["cup2"]
    assert await store.tournament("cup3") is None
    with pytest.raises(Taken):
        await store.add_tournament(CUP)


async def test_a_change_follows_the_one_before_it(store: Store) -> None:
    await store.add_tournament(CUP)
    begun = replace(CUP, version=2, phase="playing", facts=b"{}", home=THERE.process)

    await store.save_tournament(begun)

    assert await store.tournament("cup1") == begun
    for late in (begun, replace(begun, version=4), replace(begun, id="cup9", version=3)):
        with pytest.raises(Conflict):
            await store.save_tournament(late)
    assert await store.tournament("cup1") == begun


async def test_a_running_tournament_is_tended_by_a_living_process(store: Store) -> None:
    await store.beat(HERE, 60)
    await store.add_tournament(CUP)
    await store.add_tournament(replace(CUP, id="cup2", phase="playing"))
    await store.add_tournament(replace(CUP, id="cup3", phase="playing", home=THERE.process))

    assert await store.running_tournaments() == [("cup2", HERE.process), ("cup3", "")]
    await store.leave(HERE)
    assert await store.running_tournaments() == [("cup2", ""), ("cup3", "")]
