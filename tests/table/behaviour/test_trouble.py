"""What a table does when the disk or a game fails: nothing is lost, nobody is told what is not so."""

import asyncio
from pathlib import Path

import pytest

import gloaming
from gloaming.table.live.clients import Client
from gloaming.table.live.course import Course
from gloaming.table.live.records import FinishedGame
from gloaming.table.live.showing import sight_of
from gloaming.table.live.sights import Onlooker
from gloaming.table.live.table import Table
from gloaming.table.live.versions import newest
from gloaming.table.protocol import Sight, TableInfo
from gloaming.table.refusing import UNSAVED, Refusal
from gloaming.table.requests import Choose, Hint, Place, Sit, Start, Undo, Why
from gloaming.table.store.store import Choice
from table.tables import Evening, history, pair, play_on, three, until_asked


async def test_a_choice_that_cannot_be_kept_is_not_made_and_can_be_made_later(evening: Evening) -> None:
    ann, bob, cat = await three(evening)
    await play_on([ann, bob], 20)
    asked = ann if ann.sight.decision else bob
    world = (await ann.game()).clone()
    for person in (ann, bob, cat):
        person.read()
    told = [len(person.told) for person in (ann, bob, cat)]
    request = Choose(0, asked.decision.number, asked.decision.options[-1].token)
    with evening.store.overfull():
        refused = await asked.is_refused(request)
        assert (refused.kind, refused.reason) == ("busy", UNSAVED)
        assert await ann.game() == world
    for person in (ann, bob, cat):
        person.read()
    assert [len(person.told) for person in (ann, bob, cat)] == told
    await asked.does(request)
    assert await ann.game() != world
    assert cat.facts == history(await ann.game(), None)
    assert asked.facts == history(await ann.game(), asked.sight.you)


async def test_a_covered_choice_that_cannot_be_kept_leaves_the_others_covered(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await bob.chooses()
    with evening.store.overfull():
        await ann.is_refused(Choose(0, ann.decision.number, ann.decision.options[0].token))
    assert bob.sight.may_undo == "free"
    assert (await ann.course()).is_sealed(1)
    await ann.chooses()
    assert (await ann.course()).is_sealed(0)


async def test_the_last_choice_of_a_game_can_fail_too(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown")
    while True:
        decision = ann.decision
        request = Choose(0, decision.number, decision.options[0].token)
        before = len((await ann.course()).choices)
        with evening.store.overfull():
            assert (await ann.is_refused(request)).kind == "busy"
        assert ann.sight.table.phase == "playing"
        assert len((await ann.course()).choices) == before
        await ann.does(request)
        if ann.sight.decision is None:
            break
    assert await evening.store.finished(ann.table_id) is not None


async def test_nothing_else_changes_while_nothing_can_be_kept(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes("me open", start=False)
    await bob.joins(id)
    table = await ann.table()
    with evening.store.overfull():
        for person, request in ((bob, Sit(0, 1)), (ann, Place(0, 1, "moth"))):
            assert (await person.is_refused(request)).kind == "busy"
            assert table.facts.seats[1].is_open
    await bob.does(Sit(0, 1))
    with evening.store.overfull():
        assert (await ann.is_refused(Start(0))).kind == "busy"
    assert table.course is None
    assert ann.sight.table.phase == "gathering"
    assert (await ann.is_refused(Undo(0))).kind == "stale"
    await ann.does(Start(0))
    await ann.chooses()
    with evening.store.overfull():
        assert (await ann.is_refused(Undo(0))).kind == "busy"
    assert len((await ann.course()).choices) == 1
    await ann.does(Undo(0))
    assert (await ann.course()).choices == []


async def test_bots_try_again(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth")
    await until_asked([ann], ann, "play")
    before = len((await ann.course()).choices)
    with evening.store.overfull(spare=1):  # for her own choice
        await ann.ask(Choose(0, ann.decision.number, ann.decision.options[0].token))
        await asyncio.sleep(0.05)
        assert len((await ann.course()).choices) == before + 1
    await asyncio.sleep(0.05)
    await evening.settled()
    assert (await ann.course()).choices[before + 1].seat == 1
    assert ann.sight.decision is not None


@pytest.fixture
def a_broken_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the rules fail in the middle of the tenth choice of every game."""
    real = Course.choose

    def fails(self: Course, seat: int, token: str, number: int | None, at: float) -> Choice:
        if len(self.choices) < 9:
            return real(self, seat, token, number, at)
        self.game.choose(seat, token, number)  # half done
        raise ZeroDivisionError("a mistake in the rules")

    monkeypatch.setattr(Course, "choose", fails)


async def test_a_game_that_fails_breaks_its_own_table_only(
    evening: Evening, a_broken_rule: None, tmp_path: Path
) -> None:
    ann, bob = await pair(evening)
    cat = await evening.person("Cat")
    await cat.makes("me open", start=False)
    refused = None
    while refused is None:
        asked = ann if ann.sight.decision else bob
        world = (await ann.game()).clone()
        answer = await asked.ask(Choose(0, asked.decision.number, asked.decision.options[0].token))
        await evening.settled()
        refused = answer if ann.sight.table.phase == "broken" else None
    assert ann.sight.table.trouble == "something went wrong at this table; its moves are saved"
    assert await ann.game() == world  # as it was before the failure
    assert ann.sight.view is not None
    assert ann.facts == history(world, 0)
    assert (await ann.is_refused(Choose(0, 0, "play red-1"))).kind == "broken"
    await cat.does(Place(0, 1, "moth"))
    assert cat.sight.table.phase == "gathering"

    kept = await FinishedGame.rescue(evening.store, ann.table_id)
    path = tmp_path / "broken.gloam"
    path.write_text(kept.gloam())
    assert gloaming.load(path) == world
    with pytest.raises(Refusal, match="something went wrong at this table"):
        await FinishedGame.find(evening.store, ann.table_id)
    await ann.parts()
    await bob.parts()
    assert ann.table_id not in evening.hall.tables
    assert [(info.id, info.phase) for info in await evening.hall.listing(ann.row.id)] == [(ann.table_id, "broken")]
    await ann.joins(ann.table_id)
    assert ann.sight.table.phase == "broken"


async def test_a_bot_whose_choice_fails_breaks_its_table(evening: Evening, a_broken_rule: None) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth")
    for _ in range(30):
        if ann.sight.decision is None:
            break
        await ann.ask(Choose(0, ann.decision.number, ann.decision.options[0].token))
        await evening.settled()
    assert ann.sight.table.phase == "broken"
    assert [info.id for info in await evening.hall.listing(None)] == []


async def test_one_who_cannot_be_shown_the_table_does_not_stop_the_others(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, cat = await three(evening)

    def fails_for_cat(table: Table, client: Client, info: TableInfo) -> Sight:
        if client is cat.client:
            raise RuntimeError("no words")
        return sight_of(table, client, info)

    monkeypatch.setattr("gloaming.table.live.table.sight_of", fails_for_cat)
    await ann.chooses()
    assert ann.facts == history(await ann.game(), 0)
    monkeypatch.undo()
    await bob.chooses()
    assert cat.facts == history(await ann.game(), None)  # what was missed comes later


async def test_a_table_that_was_taken_over_elsewhere_hangs_up(evening: Evening) -> None:
    ann, bob = await pair(evening)
    other = evening.new_hall()
    other.home = type(other.home)("other", "127.0.0.1:1")
    await evening.store.beat(other.home, 100)
    await evening.store.leave(evening.hall.home)
    await evening.store.claim(ann.table_id, other.home, newest())
    request = Choose(0, ann.decision.number, ann.decision.options[0].token)
    answer = await ann.ask(request)
    assert getattr(answer, "kind", "") == "busy"
    assert ann.client is not None
    assert ann.client.lost
    assert bob.client is not None
    assert bob.client.lost
    assert ann.table_id not in evening.hall.tables


async def test_words_that_fail_do_not_break_the_game(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = await pair(evening)
    monkeypatch.setattr(Onlooker, "scene", lambda *_: 1 / 0)
    for request in (Why(0, "predict red-1"), Hint(0)):
        assert (await ann.is_refused(request)).kind == "broken"
    monkeypatch.undo()
    await ann.chooses()
    await bob.chooses()
    assert ann.sight.table.phase == "playing"
    assert bob.facts == history(await ann.game(), 1)
