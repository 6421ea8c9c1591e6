"""A server that is stopped ends in good order, and has nothing to complain of."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

PATIENCE = 60
DUEL = {"game": "showdown", "seats": [{"kind": "me"}, {"kind": "bot", "level": "owl"}], "start": True}
INTERRUPTED = 130


def let_bots_think(address: str) -> None:
    """Begins a duel and asks for a hint, so that the processes of the bots are started."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as guest:
        token = guest.post("/api/token").json()["token"]
        guest.headers["Authorization"] = f"Bearer {token}"
        table = guest.post("/api/tables", json=DUEL).json()["id"]
        answer = guest.post(f"/api/tables/{table}/requests", json={"type": "hint", "ref": 1}).json()
        assert answer["type"] in ("hinted", "refused")  # refused if the bot was too slow


def stopped(how: signal.Signals, folder: Path, *words: str) -> tuple[int, str]:
    """Starts a server, plays a little, stops it, and returns its exit code and its complaints."""
    command = [sys.executable, "-m", "gloaming.cli", "serve", "--port", "0", "--folder", str(folder), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        let_bots_think(server.stdout.readline().split("open at ")[1].split(" ")[0])
        server.send_signal(how)
        _, complaints = server.communicate(timeout=PATIENCE)
    return server.returncode, complaints


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, INTERRUPTED)])
def test_a_server_that_is_stopped_leaves_nothing_behind(how: signal.Signals, code: int, tmp_path: Path) -> None:
    returned, complaints = stopped(how, tmp_path)
    assert returned == code
    assert "resource_tracker" not in complaints
    assert "Traceback" not in complaints


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, INTERRUPTED)])
def test_so_do_several_processes(how: signal.Signals, code: int, tmp_path: Path, postgres_url: str) -> None:
    returned, complaints = stopped(how, tmp_path, "--database", postgres_url, "--processes", "2")
    assert returned == code
    assert "resource_tracker" not in complaints
    assert "Traceback" not in complaints
