"""Games that outlive their rules: what is kept of them, and what is said of the rest."""

import asyncio
import re
from pathlib import Path
from time import time

import pytest

import gloaming
from gloaming.kernel.errors import BadRecord
from gloaming.kernel.record import parse
from gloaming.table.live.facts import facts_of
from gloaming.table.live.records import FinishedGame, record_info
from gloaming.table.refusing import Refusal
from gloaming.table.requests import Chat, Choose, LookBack, Rematch, Start
from gloaming.table.store.store import Home
from table.tables import Evening, Guest, pair, play_on, rules_change

NEWEST = gloaming.rulebook("showdown").version
CLOSED = (
    f"The rules of Showdown have changed since this game began (version {NEWEST - 1} then, {NEWEST} now), "
    "so it was closed. Its moves are saved."
)
UPDATED = Home("updated-1", "127.0.0.1:1")  # another process that shares the tables
CHANGED = (
    f"the rules of Showdown have changed since this game was played (version {NEWEST - 1} then, {NEWEST} now), "
    "so it cannot be replayed"
)


async def finished(evening: Evening) -> Guest:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown")
    await play_on([ann])
    assert ann.sight.table.phase == "over"
    return ann


async def test_a_game_remembers_the_rules_it_began_with(evening: Evening) -> None:
    ann = await evening.person("Ann")
    id = await ann.makes("me moth", "showdown", start=False)
    await ann.does(Start(0))
    saved = await evening.store.load(id)
    assert saved is not None
    assert saved.rules == NEWEST
    await play_on([ann])
    [row] = await evening.store.history(ann.row.id)
    assert row.rules == NEWEST
    assert record_info(row).outdated is None


async def test_a_running_game_whose_rules_have_changed_is_closed_with_the_reason(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await play_on([ann, bob], 6)
    before = await evening.store.load(ann.table_id)
    await rules_change(evening)
    assert ann.table_id not in evening.hall.tables  # nobody is there
    saved = await evening.store.load(ann.table_id)
    assert before is not None
    assert saved is not None
    assert (saved.phase, facts_of(saved.facts).trouble) == ("closed", CLOSED)
    assert (saved.choices, saved.rules) == (before.choices, NEWEST - 1)
    for guest in (ann, bob):
        [info] = await evening.hall.listing(guest.row.id)
        assert (info.id, info.phase, info.trouble, info.asked) == (ann.table_id, "closed", CLOSED, [])
    assert await evening.hall.listing((await evening.person("Cat")).row.id) == []

    await ann.joins(ann.table_id)
    assert (ann.sight.table.phase, ann.sight.table.trouble, ann.sight.view) == ("closed", CLOSED, None)
    assert [seat.name for seat in ann.sight.table.seats] == ["Ann", "Bob"]
    assert ann.sight.table.choices == len(before.choices)
    assert (await ann.is_refused(Choose(0, 0, "pick ilse"))).reason == "this table is closed"
    assert (await ann.is_refused(LookBack(0, 1))).kind == "stale"
    await ann.does(Chat(0, "What a pity"))


async def test_a_game_that_was_closed_for_its_rules_is_listed_for_a_week(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await pair(evening, "showdown")
    await play_on([ann, bob], 6)
    await rules_change(evening)
    now = time()
    for days, listed in ((6.9, [ann.table_id]), (7.1, [])):
        monkeypatch.setattr("gloaming.table.live.hall.time", lambda days=days: now + days * 24 * 3600)
        assert [info.id for info in await evening.hall.listing(ann.row.id)] == listed


async def test_many_who_come_to_a_closed_game_find_the_same(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await rules_change(evening)
    tables = await asyncio.gather(*(evening.hall.table(ann.table_id) for _ in range(5)))
    assert {table.facts.phase for table in tables} == {"closed"}
    for guest in (ann, bob):
        await guest.joins(guest.table_id)
        assert guest.sight.table.trouble == CLOSED


async def test_a_game_that_cannot_be_closed_on_disk_is_closed_later(evening: Evening) -> None:
    ann, _ = await pair(evening, "showdown")
    with evening.store.overfull():
        await rules_change(evening)
        with pytest.raises(Refusal, match="cannot save right now"):
            await evening.hall.table(ann.table_id)
    assert (await evening.hall.table(ann.table_id)).facts.trouble == CLOSED


async def test_a_table_that_still_gathers_begins_by_the_rules_of_today(evening: Evening) -> None:
    ann = await evening.person("Ann")
    id = await ann.makes("me moth", "showdown", start=False)
    await rules_change(evening)
    await ann.joins(id)
    await ann.does(Start(0))
    await play_on([ann])
    assert ann.sight.table.phase == "over"
    kept = await FinishedGame.find(evening.store, id)
    assert kept.row.rules == NEWEST
    assert kept.replay(3, None).at == 3


async def test_a_finished_game_keeps_names_result_and_choices_and_says_why_it_is_not_replayed(evening: Evening) -> None:
    ann = await finished(evening)
    before = await FinishedGame.find(evening.store, ann.table_id)
    await rules_change(evening)
    kept = await FinishedGame.find(evening.store, ann.table_id)
    told = record_info(kept.row)
    assert (told.names, told.scores, told.winners) == (before.row.names, before.row.scores, before.row.winners)
    assert told.outdated == f"T{CHANGED[1:]}."
    assert kept.choices == before.choices
    for look in (lambda: kept.replay(0, None), lambda: kept.check_fork(0, 0)):
        with pytest.raises(Refusal, match=re.escape(CHANGED)) as refused:
            look()
        assert refused.value.kind == "stale"


async def test_the_record_of_an_older_game_is_still_given_away_and_says_its_rules(
    evening: Evening, tmp_path: Path
) -> None:
    ann = await finished(evening)
    before = (await FinishedGame.find(evening.store, ann.table_id)).gloam()
    await rules_change(evening)
    text = (await FinishedGame.rescue(evening.store, ann.table_id)).gloam()
    record = parse(text, "older")
    assert record.rules == NEWEST - 1
    assert record.choices == parse(before, "newer").choices
    path = tmp_path / "older.gloam"
    path.write_text(text)
    with pytest.raises(BadRecord, match=f"line 3: played under version {NEWEST - 1} of the rules of Showdown"):
        gloaming.load(path)
    path.write_text(text.replace(f"rules {NEWEST - 1}", f"rules {NEWEST}"))  # as the older program would read it
    assert gloaming.load(path).over


async def test_what_was_played_of_a_closed_game_can_be_taken_home(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await play_on([ann, bob], 6)
    choices = (await ann.course()).choices
    await rules_change(evening)
    record = parse((await FinishedGame.rescue(evening.store, ann.table_id)).gloam(), "closed")
    assert record.choices == [(choice.seat, choice.token) for choice in choices]
    with pytest.raises(Refusal, match=re.escape(CLOSED)) as refused:
        await FinishedGame.find(evening.store, ann.table_id)
    assert refused.value.kind == "stale"


async def test_at_the_table_of_an_older_game_nothing_is_lost(evening: Evening) -> None:
    ann = await finished(evening)
    before = await evening.store.load(ann.table_id)
    await rules_change(evening)
    await ann.joins(ann.table_id)
    assert (ann.sight.table.phase, ann.sight.view) == ("over", None)
    assert ann.sight.table.trouble == f"T{CHANGED[1:]}."
    assert (await ann.is_refused(Rematch(0))).reason == CHANGED
    await ann.parts()
    saved = await evening.store.load(ann.table_id)
    assert before is not None
    assert saved is not None
    assert saved.choices == before.choices


async def test_a_process_leaves_games_alone_whose_rules_it_does_not_know_yet(evening: Evening) -> None:
    """Of two processes behind one address one has been updated and dies; the other waits until it is updated, too."""
    ann, bob = await pair(evening, "showdown")
    await play_on([ann, bob], 6)
    before = await evening.store.load(ann.table_id)
    await rules_change(evening, by=-1)
    assert await evening.store.orphans() == [ann.table_id]
    await evening.store.beat(UPDATED, 60)
    with pytest.raises(Refusal, match=r"newer rules than this server knows; try again soon$") as refused:
        await evening.hall.table(ann.table_id)
    assert refused.value.kind == "busy"
    await evening.store.leave(UPDATED)
    with pytest.raises(Refusal, match="newer rules than this server knows; it goes on once the server is upd") as alone:
        await evening.hall.table(ann.table_id)
    assert alone.value.kind == "stale"
    saved = await evening.store.load(ann.table_id)
    assert before is not None
    assert saved is not None
    assert (saved.version, saved.phase, saved.choices) == (before.version, "playing", before.choices)
    await rules_change(evening)
    await ann.joins(ann.table_id)
    await bob.joins(ann.table_id)
    await play_on([ann, bob])
    assert ann.sight.table.phase == "over"


async def test_a_game_finished_by_newer_rules_is_not_replayed_by_older_ones(evening: Evening) -> None:
    ann = await finished(evening)
    await rules_change(evening, by=-1)
    kept = await FinishedGame.find(evening.store, ann.table_id)
    with pytest.raises(Refusal, match=f"knows them only up to version {NEWEST}"):
        kept.replay(0, None)
    assert f"\nrules {NEWEST + 1}\n" in kept.gloam()
