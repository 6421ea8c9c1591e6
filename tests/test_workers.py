"""Processes that work for another one do not outlive it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from gloaming.kernel.errors import BadSetup
from gloaming.lab.simulate import Series, simulate
from gloaming.table.live.thinking import Thinkers
from gloaming.table.web.serving import serve
from gloaming.workers import processes_for

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


def test_there_are_no_more_processes_than_work_or_than_the_machine_has_use_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda process: {*range(6)}, raising=False)
    assert processes_for(3, 1000) == 3
    assert processes_for(8, 5) == 5
    assert processes_for(100_000, 1000) == 12
    assert processes_for(2, 0) == 1


def test_cores_that_the_process_may_not_use_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 64)
    monkeypatch.setattr("os.sched_getaffinity", lambda process: {3, 5, 8}, raising=False)
    assert processes_for(100, 100) == 6
    assert Thinkers().workers == 2
    monkeypatch.delattr("os.sched_getaffinity")
    assert processes_for(100, 100) == 100
    assert Thinkers().workers == 63


def test_a_server_has_no_more_processes_than_the_machine_has_use_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr("os.sched_getaffinity", lambda process: {0, 1, 2}, raising=False)
    monkeypatch.setattr("gloaming.table.web.processes.run_several", lambda processes, *others: asked.append(processes))
    for processes in (5, 100_000):
        serve("127.0.0.1", 0, None, tmp_path, processes=processes)
    assert asked == [5, 6]


@pytest.mark.parametrize("jobs", [0, -1, True, 1.5, None])
def test_what_is_no_number_of_processes_is_refused(jobs: int) -> None:
    with pytest.raises(BadSetup, match="--jobs must be at least 1"):
        processes_for(jobs, 10)


def test_any_number_of_jobs_plays_a_few_games() -> None:
    series = Series("shadow-cards", ("random", "random"), seed=1, options={})
    assert list(simulate(series, 2, jobs=100_000)) == list(simulate(series, 2))
