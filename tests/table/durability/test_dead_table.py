"""A table that dies takes no other with it, and loses none of its choices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

import gloaming
from gloaming.table.live.facts import Facts
from gloaming.table.protocol import Clock
from gloaming.table.refusing import UNSAVED
from gloaming.table.store.store import Choice, SavedTable, StoreDown
from table.security.open_house import Guest, OpenHouse

SECRET = "amy holds the red seven"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with OpenHouse(tmp_path) as house:
        yield house


def fail(*_: object, **__: object) -> NoReturn:
    raise ZeroDivisionError(SECRET)


def seated(amy: Guest) -> tuple[str, str]:
    """Opens two tables at which somebody is asked something."""
    return amy.opens("showdown", "me moth", start=True), amy.opens("showdown", "me moth", start=True)


def play_on(house: OpenHouse, amy: Guest, table: str) -> None:
    with amy.at(table) as line:
        line.sight()
        for _ in range(3):
            decision = line.newest()["decision"]
            answer = line.ask("choose", number=decision["number"], token=decision["options"][0]["token"])
            assert answer["type"] == "done"


def test_a_game_that_fails_breaks_its_own_table_only(house: OpenHouse) -> None:
    amy = house.guest()
    dead, alive = seated(amy)
    play_on(house, amy, dead)
    choices = house.do(house.store.load(dead)).choices  # type: ignore[union-attr]
    with amy.at(dead) as line:
        line.sight()
        decision = line.newest()["decision"]
        course = house.table(dead).course
        assert course is not None
        course.choose = fail  # type: ignore[method-assign]
        answer = line.ask("choose", number=decision["number"], token=decision["options"][0]["token"])
        assert (answer["kind"], SECRET in answer["reason"]) == ("broken", False)
        sight = line.last_sight()["table"]
        assert sight["phase"] == "broken"
        assert SECRET not in sight["trouble"]
        assert line.ask("chat", text="what happened?")["type"] == "done"
        for request in ({"type": "sit", "seat": 0}, {"type": "stand"}, {"type": "start"}, {"type": "undo"}):
            assert line.ask(**request)["kind"] == "broken"
    play_on(house, amy, alive)
    saved = house.do(house.store.load(dead))
    assert saved is not None
    assert saved.choices[: len(choices)] == choices
    assert saved.phase == "broken"


def test_a_bot_that_fails_breaks_its_own_table_only(house: OpenHouse) -> None:
    """Nobody waits for ever for an answer that will never come."""
    amy = house.guest()
    dead, alive = seated(amy)
    with amy.at(dead) as line:
        line.sight()
        line.newest()
        course = house.table(dead).course
        assert course is not None
        course.world_of = fail  # type: ignore[method-assign]
        while line.newest()["table"]["phase"] != "broken":  # it may take some choices until a bot has to think
            decision = line.last_sight()["decision"]
            line.ask("choose", number=decision["number"], token=decision["options"][0]["token"])
            line.settle()
    play_on(house, amy, alive)


def test_words_that_fail_are_told_without_secrets(house: OpenHouse) -> None:
    amy, bo = house.guest(), house.guest()
    dead, _ = seated(amy)
    with amy.at(dead) as line:
        line.sight()
        line.newest()
        looker = house.table(dead).lookers[0]
        looker.words.refusal = fail  # type: ignore[method-assign]
        try:
            answer = line.ask("why", token="strike")
        finally:
            del looker.words.refusal
        assert answer["kind"] == "broken"
        assert SECRET not in answer["reason"]
        assert line.ask("ping")["type"] == "done"  # asking breaks nothing
        assert house.table(dead).facts.phase == "playing"
    with bo.at(dead) as watcher:
        assert watcher.sight()["table"]["phase"] == "playing"


def spoiled(id: str, facts: bytes, choices: list[Choice]) -> SavedTable:
    return SavedTable(id, "showdown", "playing", False, 0, facts, choices, rules=gloaming.rulebook("showdown").version)


def test_tables_that_cannot_be_read_keep_nobody_from_the_others(tmp_path: Path) -> None:
    """Neither when the server starts, nor when tables are listed, nor when somebody wants to look."""
    with OpenHouse(tmp_path) as house:
        amy = house.guest()
        _, alive = seated(amy)
        facts = house.table(alive).facts
        unknown = Facts("chess", facts.seats, facts.host, {}, Clock(), phase="playing")
        tables = [
            spoiled("garbagefacts", b"{", []),
            spoiled("unknowngame", unknown.to_json(), []),
            spoiled("impossiblemove", facts.to_json(), [Choice(0, "pick nobody", 0.0)]),
        ]
        for table in tables:
            house.do(house.store.add_table(table, house.hall.home))
        papers = amy.http.cookies
    with OpenHouse(tmp_path) as house:
        amy.house, amy.http = house, house.guest().http
        amy.http.cookies = papers
        assert alive in [table["id"] for table in amy.http.get("/api/tables").json()]
        for table in tables:
            answer = amy.http.get(f"/api/tables/{table.id}")
            assert answer.status_code == 404
            assert "pick nobody" not in answer.text
        play_on(house, amy, alive)


@pytest.mark.parametrize("trouble", ["The disk is full: nothing more can be saved.", "Another program holds it."])
def test_what_cannot_be_saved_has_not_happened(house: OpenHouse, trouble: str) -> None:
    """With a full disk or a locked database a choice is refused in a sentence, and can be made again later."""
    amy = house.guest()
    table, _ = seated(amy)
    save = house.store.save

    async def refuse(*_: object, **__: object) -> NoReturn:
        raise StoreDown(trouble)

    with amy.at(table) as line:
        line.sight()
        decision = line.newest()["decision"]
        before = house.state(table)
        house.store.save = refuse  # type: ignore[method-assign]
        choice = {"number": decision["number"], "token": decision["options"][0]["token"]}
        answer = line.ask("choose", **choice)
        assert (answer["kind"], answer["reason"]) == ("busy", UNSAVED)
        assert line.ask("stand")["kind"] == "busy"
        assert house.state(table) == before
        waiting = amy.opens("showdown", "me moth")
        with amy.at(waiting) as gathering:
            assert gathering.ask("start")["kind"] == "busy"
            gathering.settle()
            assert gathering.last_sight()["view"] is None
            house.store.save = save  # type: ignore[method-assign]
            assert gathering.ask("start")["type"] == "done"
        assert line.ask("choose", **choice)["type"] == "done"
