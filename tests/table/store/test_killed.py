from __future__ import annotations

import subprocess
import sys
from random import Random

from gloaming.table.store.opening import store_at
from table.store import appending

ROUNDS = 4


def append_and_die(url: str, after: int) -> list[tuple[str, int]]:
    """Kills a server after a number of saved changes; returns all that it told of before it was dead."""
    command = [sys.executable, appending.__file__, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(after)]
        server.kill()
        lines += server.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    assert len(whole) >= after
    return [(id, int(version)) for id, version in whole]


async def test_whatever_was_acknowledged_survives_a_kill(url: str) -> None:
    random = Random(7)
    for _ in range(ROUNDS):
        acknowledged = append_and_die(url, random.randint(1, 120))

        store = store_at(url)
        await store.open()
        for id in appending.TABLES:
            told = max((version for table, version in acknowledged if table == id), default=0)
            saved = await store.load(id)
            if saved is None:
                assert told == 0
                continue
            assert saved.version >= told
            assert saved.choices == [
                choice for version in range(saved.version) for choice in appending.choices(version + 1)
            ]
        await store.close()
