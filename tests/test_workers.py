"""Processes that work for another one do not outlive it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

PATIENCE = 60.0
PARENT = """
import sys
from multiprocessing import get_context
from time import sleep
from gloaming.workers import work_for_the_parent

def work(pipe):
    work_for_the_parent()
    pipe.send(None)
    sleep(600)

if __name__ == "__main__":
    context = get_context(sys.argv[1])
    here, there = context.Pipe()
    workers = [context.Process(target=work, args=(there,)) for _ in range(3)]
    for worker in workers:
        worker.start()
        here.recv()
    print(*[worker.pid for worker in workers], flush=True)
    sleep(600)
"""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(os.name != "posix", reason="asks for processes as POSIX does")
@pytest.mark.parametrize("way", ["fork", "spawn"])
def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path, way: str) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    parent = subprocess.Popen([sys.executable, script, way], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    workers = [int(pid) for pid in parent.stdout.readline().split()]
    parent.stdout.close()
    assert len(workers) == 3
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    until = monotonic() + PATIENCE
    while any(map(is_running, workers)) and monotonic() < until:
        sleep(0.01)
    assert not any(map(is_running, workers))
