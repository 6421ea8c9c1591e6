"""Playing a long game again keeps nobody waiting who sits at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from gloaming.table.live.records import FinishedGame
from table.security.open_house import PATIENCE, Guest, OpenHouse


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with OpenHouse(tmp_path) as opened:
        yield opened


def finished(house: OpenHouse, amy: Guest) -> str:
    """Returns a table at which bots have played to the end."""
    table = amy.opens("showdown", "moth moth", start=True)

    async def ends() -> None:
        while await house.store.finished(table) is None:
            await asyncio.sleep(0.01)

    house.do(ends())
    return table


@pytest.mark.parametrize(
    ("work", "method", "path", "body"),
    [
        ("replay", "GET", "at/3", None),
        ("gloam", "GET", "game.gloam", None),
        ("check_fork", "POST", "fork", {"at": 3, "seat": 0}),
    ],
)
def test_tables_go_on_while_a_finished_game_is_played_again(
    house: OpenHouse,
    monkeypatch: pytest.MonkeyPatch,
    work: str,
    method: str,
    path: str,
    body: dict[str, int] | None,
) -> None:
    amy = house.guest()
    table = finished(house, amy)
    begun, enough = Event(), Event()
    usual = getattr(FinishedGame, work)

    def takes_its_time(*words: Any) -> Any:
        begun.set()
        assert enough.wait(PATIENCE)
        return usual(*words)

    monkeypatch.setattr(FinishedGame, work, takes_its_time)
    with ThreadPoolExecutor(1) as other:
        asked = other.submit(amy.http.request, method, f"/api/records/{table}/{path}", json=body)
        assert begun.wait(PATIENCE)
        try:
            assert house.guest().http.get("/api/tables").status_code == 200
        finally:
            enough.set()
        assert asked.result().is_success
