from __future__ import annotations

import asyncio

import pytest

from gloaming.table.store.store import Conflict, Home, Newer, Store
from table.store.conftest import Opener
from table.store.given import HERE, RULES, THERE, change, table

LONG = 3600.0
GONE = -1.0  # a lease that has run out already


async def test_tables_of_the_living_are_not_orphans(store: Store) -> None:
    await store.add_table(table("t1"), HERE)
    await store.add_table(table("t2", phase="gathering"), THERE)
    await store.add_table(table("t3", phase="over"), THERE)
    await store.add_table(table("t4", phase="gathering"), THERE)
    await store.save(change(2, id="t4", phase="closed"), THERE)

    await store.beat(HERE, LONG)

    assert await store.orphans() == ["t2"]


async def test_a_lease_runs_out_and_is_renewed(store: Store) -> None:
    await store.add_table(table("t1"), HERE)

    await store.beat(HERE, LONG)
    await store.beat(HERE, GONE)
    assert await store.orphans() == ["t1"]

    await store.beat(HERE, LONG)
    assert await store.orphans() == []


async def test_the_living_are_those_whose_lease_has_not_run_out(store: Store) -> None:
    await store.beat(HERE, LONG)
    await store.beat(THERE, GONE)
    assert await store.living() == [HERE]

    await store.leave(HERE)
    assert await store.living() == []


async def test_who_leaves_leaves_orphans(store: Store) -> None:
    await store.add_table(table("t1"), HERE)
    await store.beat(HERE, LONG)

    await store.leave(HERE)

    assert await store.orphans() == ["t1"]


async def test_a_table_of_the_living_stays_where_it_is(opened: Opener) -> None:
    here, there = await opened(), await opened()
    await here.beat(HERE, LONG)
    await here.add_table(table("t1"), HERE)

    assert await there.claim("t1", THERE, RULES) == HERE
    assert await here.claim("t1", HERE, RULES) == HERE
    await here.save(change(2, 0, "a"), HERE)


async def test_where_a_table_lives_is_told_by_the_last_word_of_its_process(store: Store) -> None:
    await store.add_table(table("t1"), HERE)
    await store.beat(HERE, LONG)

    await store.beat(Home(HERE.process, "http://moved"), LONG)

    assert await store.claim("t1", THERE, RULES) == Home(HERE.process, "http://moved")


async def test_a_table_of_the_dead_is_taken_over(opened: Opener) -> None:
    here, there = await opened(), await opened()
    await here.beat(HERE, GONE)
    await there.beat(THERE, LONG)
    await here.add_table(table("t1"), HERE)

    assert await there.claim("t1", THERE, RULES) == THERE

    assert await there.orphans() == []
    assert await here.claim("t1", HERE, RULES) == THERE
    with pytest.raises(Conflict):
        await here.save(change(2, 0, "too late"), HERE)
    await there.save(change(2, 0, "in time"), THERE)


async def test_there_is_nothing_to_claim_where_no_table_is(store: Store) -> None:
    assert await store.claim("t1", HERE, RULES) is None


async def test_of_many_who_claim_a_table_one_gets_it(opened: Opener) -> None:
    stores = [await opened() for _ in range(3)]
    homes = [Home(f"process {i}", f"http://{i}") for i in range(12)]
    await stores[0].add_table(table("t1"), HERE)
    for home in homes:
        await stores[0].beat(home, LONG)

    answers = await asyncio.gather(*(stores[i % 3].claim("t1", home, RULES) for i, home in enumerate(homes)))

    [owner] = set(answers)
    assert owner in homes


async def test_a_table_is_saved_or_taken_over_first_but_not_lost(opened: Opener) -> None:
    here, there = await opened(), await opened()
    await here.add_table(table("t1"), HERE)
    version = 1
    for turn in range(20):
        home, other = (HERE, THERE) if turn % 2 == 0 else (THERE, HERE)
        saved, owner = await asyncio.gather(
            here.save(change(version + 1, version - 1, f"turn {turn}"), home),
            there.claim("t1", other, RULES),
            return_exceptions=True,
        )
        assert owner == other
        assert saved is None or isinstance(saved, Conflict)
        found = await here.load("t1")
        assert found is not None
        assert found.version == version + (saved is None) == len(found.choices) + 1
        version = found.version


async def test_a_table_beyond_the_rules_of_a_process_is_left_to_others(opened: Opener) -> None:
    here, there = await opened(), await opened()
    ahead = table("t1")
    ahead.rules = 2
    await here.add_table(ahead, HERE)

    for rules in (RULES, {"showdown": 2}):
        with pytest.raises(Newer, match="t1 is played by version 2 of shadow-cards"):
            await there.claim("t1", THERE, rules)
    assert await here.orphans() == ["t1"]
    assert await there.claim("t1", THERE, {"shadow-cards": 2}) == THERE
    await there.beat(THERE, LONG)
    assert await here.claim("t1", HERE, RULES) == THERE  # where it can be looked at
