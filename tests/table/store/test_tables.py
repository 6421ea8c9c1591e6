from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gloaming.table.store.store import Change, Choice, Conflict, SavedTable, Store, Taken, Unknown
from table.store.conftest import Opener
from table.store.given import HERE, THERE, change, choices, finished, table


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    made = table("t1", "play red-7", "pass", private=True)
    await store.add_table(made, HERE)

    assert await store.load("t1") == made
    assert await store.load("t2") is None


async def test_an_id_is_for_one_table(store: Store) -> None:
    await store.add_table(table("t1", "a"), HERE)

    with pytest.raises(Taken):
        await store.add_table(table("t1", "b"), THERE)

    assert await store.load("t1") == table("t1", "a")


async def test_choices_are_appended_and_taken_back(store: Store) -> None:
    await store.add_table(table("t1", "a", "b"), HERE)

    await store.save(change(2, 2, "c", "d"), HERE)
    await store.save(Change("t1", 3, "over", b"new", 1, choices("e")), HERE)

    assert await store.load("t1") == SavedTable(
        "t1", "shadow-cards", "over", False, 3, b"new", [*choices("a"), *choices("e")]
    )


async def test_a_table_and_its_result_remember_the_version_of_the_rules(store: Store) -> None:
    new = table("t1", "a", phase="gathering")
    await store.add_table(new, HERE)
    await store.save(Change("t1", 2, "over", None, 1, [], rules=3), HERE, finished("t1", rules=3))

    [saved] = await store.tables("over")
    assert (new.rules, saved.rules) == (1, 3)
    assert await store.load("t1") == SavedTable(
        "t1", "shadow-cards", "over", False, 2, b'{"seats": 3}', choices("a"), rules=3
    )
    assert await store.finished("t1") == finished("t1", rules=3)
    assert await store.history(None) == [finished("t1", rules=3)]


@pytest.mark.parametrize("version", [0, 1, 3])
async def test_a_change_follows_the_version_on_disk(store: Store, version: int) -> None:
    await store.add_table(table("t1", "a"), HERE)

    with pytest.raises(Conflict, match="t1 has version 1"):
        await store.save(change(version, 1, "b"), HERE, finished())

    assert await store.load("t1") == table("t1", "a")
    assert await store.finished("t1") is None


async def test_a_table_is_changed_only_where_it_lives(store: Store) -> None:
    await store.add_table(table("t1", "a"), HERE)

    with pytest.raises(Conflict, match="lives in process here"):
        await store.save(change(2, 1, "b"), THERE)
    with pytest.raises(Conflict, match="no table t2"):
        await store.save(change(2, 1, "b", id="t2"), HERE)

    assert await store.load("t1") == table("t1", "a")


async def test_more_choices_than_there_are_cannot_stay(store: Store) -> None:
    await store.add_table(table("t1", "a"), HERE)

    with pytest.raises(ValueError, match="cannot keep 2 choices of 1"):
        await store.save(change(2, 2, "b"), HERE)

    assert await store.load("t1") == table("t1", "a")


async def test_a_change_is_saved_with_the_result_or_not_at_all(store: Store) -> None:
    await store.add_table(table("t1", "a"), HERE)

    unwritable: list[Any] = ["amy", object()]
    with pytest.raises(TypeError):
        await store.save(change(2, 1, "b", phase="over"), HERE, finished(people=unwritable))

    assert await store.load("t1") == table("t1", "a")
    assert await store.finished("t1") is None
    await store.save(change(2, 1, "b", phase="over"), HERE, finished())
    assert await store.finished("t1") == finished()


async def test_of_changes_at_the_same_time_one_is_saved(opened: Opener) -> None:
    stores = [await opened(), await opened()]
    await stores[0].add_table(table("t1"), HERE)

    requests = [stores[i % 2].save(change(2, 0, f"choice {i}"), HERE) for i in range(10)]
    answers = await asyncio.gather(*requests, return_exceptions=True)

    assert [type(answer) for answer in answers].count(Conflict) == 9
    [winner] = [i for i, answer in enumerate(answers) if answer is None]
    saved = await stores[0].load("t1")
    assert saved is not None
    assert [choice.token for choice in saved.choices] == [f"choice {winner}"]


async def test_the_newest_open_tables_of_a_phase_are_listed(store: Store) -> None:
    for i in range(4):
        await store.add_table(table(f"t{i}", "a", phase="gathering", private=i == 2), HERE)
    await store.add_table(table("t9", phase="playing"), HERE)

    listed = await store.tables("gathering", limit=2)

    assert [(found.id, found.choices, found.facts) for found in listed] == [
        ("t3", [], b'{"seats": 3}'),
        ("t1", [], b'{"seats": 3}'),
    ]


async def test_whose_turn_it_is_stands_in_every_listing(store: Store) -> None:
    new = table("t1")
    new.people, new.asked = frozenset({"amy"}), [0, 2]
    await store.add_table(new, HERE)
    assert [found.asked for found in await store.tables("playing")] == [[0, 2]]
    await store.save(Change("t1", 2, "playing", None, 0, choices("a"), asked=[1]), HERE)
    assert [found.asked for found in await store.tables_of("amy")] == [[1]]
    await store.save(Change("t1", 3, "playing", None, 1, []), HERE)
    assert [found.asked for found in await store.tables_of("amy")] == [[]]


async def test_somebody_finds_the_tables_they_sit_at(store: Store) -> None:
    seated = {"t1": "amy bo", "t2": "bo", "t3": "amy"}
    for id, people in seated.items():
        new = table(id, phase="gathering", private=True)
        new.people = frozenset(people.split())
        await store.add_table(new, HERE)
    assert [found.id for found in await store.tables_of("amy")] == ["t3", "t1"]
    assert [found.id for found in await store.tables_of("amy", limit=1)] == ["t3"]
    await store.save(Change("t1", 2, "gathering", None, 0, [], frozenset({"cat"})), HERE)
    await store.save(Change("t3", 2, "playing", b"new", 0, []), HERE)  # people stay if nothing is said of them
    assert [(found.id, found.facts) for found in await store.tables_of("amy")] == [("t3", b"new")]
    assert [found.id for found in await store.tables_of("cat")] == ["t1"]
    await store.save(Change("t3", 3, "over", None, 0, []), HERE)
    assert await store.tables_of("amy") == []


async def test_somebody_finds_games_that_stopped_but_no_table_that_was_given_up_before_its_game(store: Store) -> None:
    for id in ("t1", "t2", "t3"):
        new = table(id, phase="gathering")
        new.people = frozenset({"amy"})
        await store.add_table(new, HERE)
    await store.save(Change("t1", 2, "closed", None, 0, []), HERE)
    await store.save(Change("t2", 2, "closed", None, 0, choices("a")), HERE)
    await store.save(Change("t3", 2, "broken", None, 0, []), HERE)
    assert [found.id for found in await store.tables_of("amy")] == ["t3", "t2"]


async def test_what_was_said_last_is_remembered_in_order(store: Store) -> None:
    await store.add_table(table("t1"), HERE)
    await store.add_table(table("t2"), HERE)

    said = [await store.say("t1", "Amy", seat, f"<b>hello {seat}</b>", 5.5) for seat in (0, 1, None)]
    await store.say("t2", "Bo", None, "elsewhere", 6.0)

    assert await store.messages("t1") == said
    assert await store.messages("t1", limit=2) == said[1:]
    assert await store.messages("t3") == []
    with pytest.raises(Unknown):
        await store.say("t3", "Amy", 0, "hello?", 7.0)


async def test_zero_bytes_do_no_harm(store: Store) -> None:
    await store.add_table(table("t1"), HERE)

    await store.say("t1", "A\0my", 0, "hel\0lo", 5.5)

    [message] = await store.messages("t1")
    assert message.text.replace("\0", "\ufffd") == "hel\ufffdlo"
    assert await store.load("t\0") is None


words = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
some_moves = st.lists(st.builds(Choice, st.integers(0, 9), words, st.floats(0, 2e9)), max_size=5)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(begin=some_moves, steps=st.lists(st.tuples(st.integers(0, 30), some_moves, st.none() | st.binary()), max_size=8))
async def test_any_row_of_changes_is_remembered(
    store: Store, begin: list[Choice], steps: list[tuple[int, list[Choice], bytes | None]]
) -> None:
    id = f"table{len(await store.tables('playing', limit=10**6))}"
    expected = SavedTable(id, "showdown", "playing", False, 1, b"{}", begin)
    await store.add_table(expected, HERE)

    for place, added, facts in steps:
        keep = min(place, len(expected.choices))
        expected.version += 1
        expected.choices = expected.choices[:keep] + added
        expected.facts = expected.facts if facts is None else facts
        await store.save(Change(id, expected.version, "playing", facts, keep, added), HERE)

    assert await store.load(id) == expected
