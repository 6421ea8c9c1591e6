"""What becomes of the tables of a process that died without a word."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from gloaming.table.live import neighbours
from gloaming.table.protocol import NewTable, SeatPlan
from table.tables import Evening


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as opened:
        yield opened


def address_of(listener: socket.socket) -> str:
    return "{}:{}".format(*listener.getsockname()[:2])


async def killed_with_bots_at_play(evening: Evening, address: str) -> str:
    """Has a house die in the middle of a game of bots, long before its lease runs out."""
    await evening.hall.close()
    evening.hall = evening.new_hall(address)
    await evening.hall.open()
    ann = await evening.person("Ann")
    bots = [SeatPlan("bot", "moth")] * 2
    id = await evening.hall.make(NewTable("shadow-cards", bots, start=True), ann.row)
    await evening.is_killed()
    return id


async def test_bots_go_on_at_once_if_nobody_listens_where_the_dead_did(
    evening: Evening, listener: socket.socket
) -> None:
    id = await killed_with_bots_at_play(evening, address_of(listener))
    listener.close()
    await evening.opens()
    assert id in evening.hall.tables
    await evening.settled()
    assert await evening.store.finished(id) is not None


async def test_a_port_that_is_ours_now_is_not_the_dead_ones_any_more(evening: Evening, listener: socket.socket) -> None:
    id = await killed_with_bots_at_play(evening, address_of(listener))
    await evening.opens(address_of(listener))
    assert id in evening.hall.tables


async def test_a_process_that_still_listens_keeps_its_tables_until_its_lease_runs_out(
    evening: Evening, listener: socket.socket
) -> None:
    id = await killed_with_bots_at_play(evening, address_of(listener))
    await evening.opens()
    assert id not in evening.hall.tables
    [silent] = [home for home in await evening.store.living() if home != evening.hall.home]
    await evening.store.beat(silent, -1.0)
    await evening.hall.adopt()
    assert id in evening.hall.tables


async def test_of_a_process_on_another_machine_nobody_knows(
    evening: Evening, listener: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await killed_with_bots_at_play(evening, address_of(listener))
    listener.close()
    monkeypatch.setattr(neighbours, "machine", lambda: "another")
    await evening.opens()
    assert id not in evening.hall.tables


async def test_a_neighbour_that_dies_is_noticed_though_nobody_asks_for_its_tables(
    evening: Evening, listener: socket.socket
) -> None:
    id = await killed_with_bots_at_play(evening, address_of(listener))
    await evening.opens()
    listener.close()
    await evening.hall.look_after()
    assert id in evening.hall.tables
