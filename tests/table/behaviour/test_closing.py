"""A table that does not come about: who made it closes it, and it is gone for good."""

import pytest

from gloaming.table.live.hall import MOST_TABLES
from gloaming.table.refusing import UNSAVED, Refusal
from gloaming.table.requests import Chat, Close, LookBack, Place, Sit, Stand, Start
from table.tables import Evening, pair

CLOSED = "Ann closed this table before the game started."


async def test_who_made_a_table_closes_it_and_everybody_there_is_told(evening: Evening) -> None:
    ann, bob, cat = [await evening.person(name) for name in ("Ann", "Bob", "Cat")]
    id = await ann.makes("me open open", start=False)
    await bob.sits(id, 1)
    await cat.joins(id)
    await ann.does(Close(0))
    for guest in (ann, bob, cat):
        assert (guest.sight.table.phase, guest.sight.table.trouble) == ("closed", CLOSED)


async def test_who_made_a_table_and_stood_up_still_closes_it(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me open", start=False)
    await ann.does(Stand(0))
    await ann.does(Close(0))
    assert ann.sight.table.trouble == CLOSED


async def test_only_who_leads_closes_a_table(evening: Evening) -> None:
    ann, bob, cat = [await evening.person(name) for name in ("Ann", "Bob", "Cat")]
    id = await ann.makes("me open open", start=False)
    await bob.sits(id, 1)
    await cat.joins(id)
    for guest in (bob, cat):
        refusal = await guest.is_refused(Close(0))
        assert (refusal.kind, refusal.reason) == ("forbidden", "only the host can close the table")
    await ann.parts()
    await bob.does(Close(0))  # who is left leads
    assert cat.sight.table.trouble == "Bob closed this table before the game started."


async def test_a_game_that_runs_is_not_closed(evening: Evening) -> None:
    ann, bob = await pair(evening)
    assert (await ann.is_refused(Close(0))).reason == "the game has already started"
    assert bob.sight.table.phase == "playing"


async def test_at_a_closed_table_people_may_only_talk(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes("me open", start=False)
    await bob.joins(id)
    await ann.does(Close(0))
    for request in (Start(0), Close(0), Place(0, 1, "moth"), Stand(0)):
        assert (await ann.is_refused(request)).reason == "this table is closed"
    assert (await bob.is_refused(Sit(0, 1))).kind == "stale"
    assert (await bob.is_refused(LookBack(0, 0))).kind == "stale"
    await bob.does(Chat(0, "What a pity."))


async def test_a_closed_table_is_listed_nowhere_and_leaves_room_for_another(evening: Evening) -> None:
    ann = await evening.person("Ann")
    for _ in range(MOST_TABLES):
        await ann.makes("me open", start=False)
    with pytest.raises(Refusal, match="finish one first"):
        await ann.makes("me open")
    await ann.does(Close(0))
    assert ann.table_id not in [info.id for info in await evening.hall.listing(ann.row.id)]
    await ann.makes("me open", start=False)


async def test_a_table_stays_closed_after_a_restart_and_for_those_who_come_later(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes("me open", start=False)
    await ann.does(Close(0))
    await ann.parts()
    assert id not in evening.hall.tables  # nobody is there any more
    await evening.reopens()
    assert evening.hall.tables == {}
    assert await evening.hall.listing(ann.row.id) == []
    await bob.joins(id)
    assert (bob.sight.table.phase, bob.sight.table.trouble) == ("closed", CLOSED)
    assert (await bob.is_refused(Sit(0, 1))).reason == "this table is closed"


async def test_a_table_that_cannot_be_saved_stays_open(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me open", start=False)
    with evening.store.overfull():
        assert (await ann.is_refused(Close(0))).reason == UNSAVED
    assert ann.sight.table.phase == "gathering"
    await ann.does(Close(0))
