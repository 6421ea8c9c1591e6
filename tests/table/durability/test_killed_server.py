"""Nothing is lost: a server is killed in the middle of many games, and everyone plays on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from gloaming.table.store.opening import store_at
from table.durability.evening import Evening, Server, children

SEED = 11


async def test_twenty_games_survive_a_killed_server(tmp_path: Path) -> None:
    """Killed twice at moments drawn from a seed, and started again at the same address."""
    database = f"sqlite:///{tmp_path}/gloaming.db"
    server, evening = Server(tmp_path, database), Evening(SEED)
    await server.start()
    for _ in range(10):
        await evening.seat(server, server, "showdown", people=2, bots=0)
        await evening.seat(server, server, "shadow-cards", people=1, bots=2)

    async def kill_twice() -> None:
        for _ in range(2):
            await evening.after(evening.rng.randint(60, 160))
            await server.kill()
            await evening.assert_nothing_is_lost(database)
            await server.start()

    await evening.play(kill_twice)
    await server.stop()
    await evening.assert_nothing_is_lost(database)
    assert max(player.visits for player in evening.players) >= 3


async def test_another_process_takes_over(tmp_path: Path, postgres_url: str) -> None:
    """Everyone plays at one of two servers, also at tables that live in the other, until that one is killed."""
    doomed, survivor, evening = Server(tmp_path, postgres_url), Server(tmp_path, postgres_url), Evening(SEED)
    await doomed.start()
    await survivor.start()
    for home in (doomed, survivor, doomed, survivor):
        await evening.seat(home, survivor, "showdown", people=2, bots=0)
        await evening.seat(home, survivor, "shadow-cards", people=1, bots=2)

    async def kill_one() -> None:
        await evening.after(evening.rng.randint(40, 100))
        await doomed.kill()
        await evening.assert_nothing_is_lost(postgres_url)

    await evening.play(kill_one)
    await survivor.stop()
    await evening.assert_nothing_is_lost(postgres_url)
    assert max(player.visits for player in evening.players) >= 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has many loopback addresses without being told")
async def test_servers_reach_each_other_at_the_addresses_they_were_given(tmp_path: Path, postgres_url: str) -> None:
    """As on two machines: everyone plays at one server, at tables that live in the other."""
    home = Server(tmp_path, postgres_url, "--reach", "127.0.0.2")
    played_at, evening = Server(tmp_path, postgres_url, "--reach", "127.0.0.3"), Evening(SEED)
    await home.start()
    await played_at.start()
    store = store_at(postgres_url)
    await store.open()
    told = {other.address.rpartition(":")[0] for other in await store.living()}
    await store.close()
    assert told == {"127.0.0.2", "127.0.0.3"}
    await evening.seat(home, played_at, "showdown", people=2, bots=0)

    async def nothing() -> None:
        pass

    await evening.play(nothing)
    await home.stop()
    await played_at.stop()
    await evening.assert_nothing_is_lost(postgres_url)


async def test_an_address_that_is_not_of_this_machine(tmp_path: Path, postgres_url: str) -> None:
    words = ["--port", "0", "--folder", str(tmp_path), "--database", postgres_url, "--reach", "192.0.2.1"]
    command = [sys.executable, "-m", "gloaming.cli", "serve", *words]
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    _, said = await process.communicate()
    assert said.startswith(b"gloaming: cannot listen on 192.0.2.1:0")
    assert said.endswith(b"give an address of this machine with --reach\n")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find the processes")
async def test_several_processes_behind_one_address(tmp_path: Path, postgres_url: str) -> None:
    """One of them is killed: the other goes on with its tables, and a third comes in its place."""
    server, evening = Server(tmp_path, postgres_url, "--processes", "2"), Evening(SEED)
    await server.start()
    for _ in range(4):
        await evening.seat(server, server, "showdown", people=2, bots=0)
    before = workers(server)

    async def kill_one() -> None:
        await evening.after(evening.rng.randint(20, 40))
        os.kill(before[0], signal.SIGKILL)

    await evening.play(kill_one)
    await evening.assert_nothing_is_lost(postgres_url)
    async with asyncio.timeout(60):  # until the third is there
        while len(after := workers(server)) < 2:
            await asyncio.sleep(0.05)
    assert before[0] not in after
    assert before[1] in after
    await server.stop()


def workers(server: Server) -> list[int]:
    """Returns the processes that serve; beside them runs one that tidies up after `multiprocessing`."""
    found = children(server.process.pid)
    return [pid for pid in found if b"spawn_main" in command(pid)]


def command(pid: int) -> bytes:
    """Returns how a process was started; nothing if it has just ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
