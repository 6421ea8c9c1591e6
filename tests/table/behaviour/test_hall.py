"""The hall: which tables are offered, which are kept in mind, and which come back from the disk."""

import pytest

from gloaming.table.live.clients import Client
from gloaming.table.live.hall import IDLE, MOST_TABLES, STALE
from gloaming.table.live.neighbours import Elsewhere
from gloaming.table.protocol import Clock
from gloaming.table.refusing import Refusal
from gloaming.table.requests import Place, Sit, Stand, Start, Undo
from table.tables import Evening, history, pair, play_on


async def test_tables_that_wait_or_play_are_listed_and_private_ones_are_not(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await play_on([ann, bob], 10)
    waiting = await bob.makes("me open", start=False, join=False)
    await bob.makes("me open", start=False, private=True, join=False)
    listed = {info.id: info for info in await evening.hall.listing(None)}
    assert set(listed) == {ann.table_id, waiting}
    assert (listed[waiting].phase, listed[waiting].choices) == ("gathering", 0)
    playing = listed[ann.table_id]
    assert (playing.phase, playing.choices) == ("playing", len((await ann.course()).choices))
    assert [seat.name for seat in playing.seats] == ["Ann", "Bob"]
    assert playing.commitment is not None
    assert playing.seed is None


async def test_a_table_that_lives_elsewhere_is_listed_alike(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await play_on([ann, bob], 10)
    other = evening.new_hall()
    here, there = await evening.hall.listing(None), await other.listing(None)
    assert [(info.id, info.phase, info.choices, info.commitment) for info in here] == [
        (info.id, info.phase, info.choices, info.commitment) for info in there
    ]
    with pytest.raises(Elsewhere):
        await other.table(ann.table_id)
    assert other.tables == {}


async def test_a_table_at_which_nobody_waits_is_not_offered_for_ever(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me open", start=False)
    late = (await ann.table()).facts.made + STALE + 1
    monkeypatch.setattr("gloaming.table.live.hall.time", lambda: late)
    assert len(await evening.hall.listing(None)) == 1  # she waits
    await ann.parts()
    assert await evening.hall.listing(None) == []
    await ann.joins(ann.table_id)
    assert len(await evening.hall.listing(None)) == 1


async def test_a_finished_table_is_forgotten_and_can_be_asked_for_again(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown")
    await play_on([ann])
    facts = ann.facts
    assert ann.table_id in evening.hall.tables
    await ann.parts()
    assert ann.table_id not in evening.hall.tables
    await ann.joins(ann.table_id)
    assert ann.sight.table.phase == "over"
    assert ann.sight.table.seed is not None
    assert ann.facts == facts == history(await ann.game(), 0)


async def test_a_game_of_bots_that_ends_with_nobody_watching_is_forgotten(evening: Evening) -> None:
    ann = await evening.person("Ann")
    id = await ann.makes("me moth", "showdown")
    table = await ann.table()
    async with table.lock:
        assert table.clients
    await ann.ask(Stand(0))
    await ann.parts()
    await evening.settled()
    assert id not in evening.hall.tables
    assert await evening.store.finished(id) is not None


async def test_a_table_at_which_nothing_happens_sleeps_on_disk(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await play_on([ann, bob], 9)
    evening.time += IDLE + 1
    evening.hall.forget_idle()
    assert ann.table_id in evening.hall.tables  # people look at it
    await ann.parts()
    await bob.parts()
    evening.hall.forget_idle()
    assert ann.table_id in evening.hall.tables  # they may be back
    evening.time += IDLE + 1
    evening.hall.forget_idle()
    assert ann.table_id not in evening.hall.tables
    await ann.joins(ann.table_id)
    assert ann.facts == history(await ann.game(), 0)


async def test_a_table_with_a_running_clock_does_not_sleep(evening: Evening) -> None:
    ann, bob = await pair(evening, clock=Clock("move", 86400))
    await ann.parts()
    await bob.parts()
    evening.time += IDLE + 1
    evening.hall.forget_idle()
    assert ann.table_id in evening.hall.tables


async def test_one_who_comes_while_a_table_falls_asleep_is_asked_to_come_again(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth")
    table = await ann.table()
    await ann.parts()
    evening.hall.lose(table)
    client = Client(ann.row)
    await table.join(client)
    assert client.lost
    await table.part(client)


async def test_the_house_goes_on_where_it_was(evening: Evening) -> None:
    ann, bob = await pair(evening, bots="moth")
    await play_on([ann, bob], 20)
    world, facts = (await ann.game()).clone(), list(ann.facts)
    asked = [person.sight.decision for person in (ann, bob)]
    await evening.reopens()
    await ann.joins(ann.table_id)
    await bob.joins(ann.table_id)
    assert await ann.game() == world
    assert ann.facts == facts
    assert [person.sight.decision for person in (ann, bob)] == asked
    await play_on([ann, bob])
    assert ann.sight.table.phase == "over"


async def test_bots_go_on_after_a_restart_though_nobody_is_there(evening: Evening) -> None:
    ann = await evening.person("Ann")
    id = await ann.makes("me moth", "showdown")
    table = await ann.table()
    table.facts.seats[0].level = "moth"
    async with table.lock:
        await table.save(len((await ann.course()).choices), [])
    await evening.reopens()
    await evening.settled()
    assert await evening.store.finished(id) is not None


async def test_there_is_no_table_of_that_name(evening: Evening) -> None:
    with pytest.raises(Refusal, match="there is no table nosuchtable"):
        await evening.hall.table("nosuchtable")
    assert evening.hall.tables == {}


async def test_a_game_that_everybody_left_is_not_shown_to_others_for_ever(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await pair(evening)
    late = (await ann.table()).facts.made + STALE + 1
    monkeypatch.setattr("gloaming.table.live.hall.time", lambda: late)
    assert len(await evening.hall.listing(None)) == 1  # they play
    await ann.parts()
    await bob.parts()
    assert await evening.hall.listing(None) == []
    assert len(await evening.hall.listing(ann.row.id)) == 1  # she may want to go on


async def test_ones_own_tables_are_listed_even_if_they_are_private(evening: Evening) -> None:
    ann, bob = await pair(evening, private=True)
    assert await evening.hall.listing(None) == []
    [info] = await evening.hall.listing(bob.row.id)
    assert (info.id, info.yours) == (ann.table_id, 1)
    [info] = await evening.hall.listing(ann.row.id)
    assert info.yours == ann.sight.table.yours == 0


async def test_a_table_without_an_open_seat_is_listed_only_for_those_who_sit_there(evening: Evening) -> None:
    ann, bob, cat = [await evening.person(name) for name in ("Ann", "Bob", "Cat")]
    id = await ann.makes("me open moth", start=False)
    assert [info.id for info in await evening.hall.listing(cat.row.id)] == [id]
    await bob.sits(id, 1)
    for stranger in (cat.row.id, None):
        assert await evening.hall.listing(stranger) == []
    for guest in (ann, bob):
        assert [info.id for info in await evening.hall.listing(guest.row.id)] == [id]
    await bob.does(Stand(0))
    await ann.does(Place(0, 1, "moth"))
    assert await evening.hall.listing(cat.row.id) == []
    await ann.does(Place(0, 1, None))
    assert [info.id for info in await evening.hall.listing(cat.row.id)] == [id]


@pytest.mark.parametrize("sleeps", [False, True])
async def test_the_tables_of_somebody_tell_whose_turn_it_is(evening: Evening, sleeps: bool) -> None:
    async def asked() -> list[int]:
        if sleeps:
            await evening.reopens()
            for table in list(evening.hall.tables.values()):
                evening.hall.lose(table)
        [info] = await evening.hall.listing(ann.row.id)
        for guest in (ann, bob):
            await guest.joins(ann.table_id)
        return info.asked

    ann = await evening.person("Ann")
    await ann.makes("me open", start=False)
    [info] = await evening.hall.listing(ann.row.id)
    assert info.asked == []
    bob = await evening.person("Bob")
    await bob.sits(ann.table_id, 1)
    await ann.does(Start(0))
    assert await asked() == [0, 1]  # both predict
    while ann.sight.decision is not None:
        await ann.chooses()
    assert await asked() == [1]
    assert ann.sight.table.asked == bob.sight.table.asked == [1]
    await ann.does(Undo(0))
    assert await asked() == [0, 1]
    await play_on([ann, bob])
    assert ann.sight.table.asked == []


async def test_a_private_game_that_sleeps_is_found_again_by_those_who_play_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await pair(evening, "showdown", private=True)
    cat = await evening.person("Cat")
    await ann.parts()
    await bob.parts()
    await evening.reopens()
    late = (await ann.table()).facts.made + STALE + 1
    monkeypatch.setattr("gloaming.table.live.hall.time", lambda: late)
    assert [info.yours for info in await evening.hall.listing(ann.row.id)] == [0]
    assert [info.yours for info in await evening.hall.listing(bob.row.id)] == [1]
    assert await evening.hall.listing(cat.row.id) == []


async def test_one_who_left_a_game_finds_it_only_while_others_are_there(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await pair(evening)
    late = (await ann.table()).facts.made + STALE + 1
    monkeypatch.setattr("gloaming.table.live.hall.time", lambda: late)
    await ann.does(Stand(0))
    await ann.parts()
    [info] = await evening.hall.listing(ann.row.id)
    assert (info.id, info.yours) == (bob.table_id, 0)  # she may take her seat back
    await bob.parts()
    assert await evening.hall.listing(ann.row.id) == []
    assert len(await evening.hall.listing(bob.row.id)) == 1  # he has not left for good
    await ann.joins(bob.table_id)
    await ann.does(Sit(0, 0))
    await ann.parts()
    assert len(await evening.hall.listing(ann.row.id)) == 1


async def test_a_game_left_to_bots_alone_is_there_to_watch_but_no_longer_ones_own(evening: Evening) -> None:
    ann, bob = await pair(evening)
    for guest in (ann, bob):
        await guest.parts()
    table = await ann.table()
    table.facts.seats[0].level = "moth"
    async with table.lock:
        await table.save(len((await ann.course()).choices), [])
    [info] = await evening.hall.listing(ann.row.id)
    assert (info.id, info.yours) == (ann.table_id, None)
    [info] = await evening.hall.listing(bob.row.id)
    assert info.yours == 1  # he has not left


async def test_games_that_everybody_left_leave_room_for_others(evening: Evening) -> None:
    ann = await evening.person("Ann")
    for _ in range(MOST_TABLES):
        await ann.makes("me moth")
        await ann.parts()
    with pytest.raises(Refusal, match="finish one first"):
        await ann.makes("me moth")
    evening.time += IDLE + 1
    evening.hall.forget_idle()
    await ann.makes("me moth")
    await ann.does(Stand(0))  # bots play to the end
    assert ann.sight.table.phase == "over"
    await ann.makes("me moth")
