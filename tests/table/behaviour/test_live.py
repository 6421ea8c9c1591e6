"""The table over a real line: what a browser and a program would do."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import gloaming

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Returns the address of a server that runs in a process of its own."""
    folder = tmp_path_factory.mktemp("live")
    command = ["-m", "gloaming.cli", "serve", "--port", "0", "--folder", str(folder), "--pace", "0"]
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "open at" in line
    try:
        yield line.split("open at ")[1].split(" ")[0]
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


class Program:
    """Somebody with a token."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.headers = {"Content-Type": "application/json"}
        self.headers["Authorization"] = f"Bearer {self.ask('POST', '/api/token')['token']}"
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.server + path, data, self.headers, method=method)) as answer:
            return json.load(answer)

    def make(self, *seats: str, game: str = "shadow-cards", **more: object) -> str:
        plans = [{"kind": "bot", "level": seat} if seat not in ("me", "open") else {"kind": seat} for seat in seats]
        id: str = self.ask("POST", "/api/tables", {"game": game, "seats": plans, **more})["id"]
        return id

    def line(self, table: str, texts: str = "false") -> ClientConnection:
        address = f"{self.server.replace('http', 'ws')}/api/tables/{table}/socket?texts={texts}"
        return connect(address, additional_headers={"Authorization": self.headers["Authorization"]})


def until(line: ClientConnection, kind: str) -> dict[str, Any]:
    """Returns the next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=20))
        if message["type"] == kind:
            return message


def test_the_example_bot_plays_a_whole_game(server: str, tmp_path: Path) -> None:
    for game in gloaming.games():
        done = subprocess.run(
            [sys.executable, str(ROOT / "examples" / "table_bot.py"), server, game],
            capture_output=True,
            text=True,
            timeout=120,
            cwd=tmp_path,
        )
        assert done.returncode == 0, done.stderr
        assert "First Option Moth" in done.stdout
        assert "won by" in done.stdout
        with urlopen(done.stdout.split("keep: ")[1].strip()) as answer:
            path = tmp_path / f"{game}.gloam"
            path.write_bytes(answer.read())
        assert gloaming.load(path).over


def test_the_example_bot_says_why_it_is_refused(server: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "table_bot.py"), server, "chess"],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=tmp_path,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_two_people_meet_at_a_table(server: str) -> None:
    ann, bob = Program(server, "Ann"), Program(server, "Bob")
    table = ann.make("me", "open")
    assert table in [info["id"] for info in bob.ask("GET", "/api/tables")]
    with ann.line(table, "true") as hers, bob.line(table) as his:
        until(hers, "sight")
        his.send(json.dumps({"type": "sit", "ref": 5, "seat": 1}))
        assert until(his, "done")["ref"] == 5
        his.send(json.dumps({"type": "chat", "ref": 6, "text": "hello"}))
        assert until(hers, "said")["text"] == "hello"
        hers.send(json.dumps({"type": "start", "ref": 1}))
        sight = until(hers, "sight")
        while sight["table"]["phase"] != "playing":
            sight = until(hers, "sight")
        assert sight["decision"]["verb"] == "predict"
        hers.send("nonsense")
        assert until(hers, "refused")["kind"] == "unreadable"
        request = {"type": "choose", "ref": 2, "number": sight["decision"]["number"], "token": "predict red-99"}
        hers.send(json.dumps(request))
        assert until(hers, "refused")["ref"] == 2


def test_a_table_that_is_closed_says_so_over_the_line_and_is_listed_no_more(server: str) -> None:
    ann, bob = Program(server, "Ann"), Program(server, "Bob")
    table = ann.make("me", "open")
    with ann.line(table) as hers, bob.line(table) as his:
        until(his, "sight")
        his.send(json.dumps({"type": "close", "ref": 1}))
        assert until(his, "refused")["kind"] == "forbidden"
        hers.send(json.dumps({"type": "close", "ref": 2}))
        assert until(hers, "done")["ref"] == 2
        sight = until(his, "sight")
        while sight["table"]["phase"] != "closed":
            sight = until(his, "sight")
        assert sight["table"]["trouble"] == "Ann closed this table before the game started."
    for program in (ann, bob):
        assert table not in [info["id"] for info in program.ask("GET", "/api/tables")]
    assert ann.ask("GET", f"/api/tables/{table}")["phase"] == "closed"


def test_a_line_that_is_cut_is_taken_up_where_it_was(server: str) -> None:
    ann = Program(server, "Ann")
    table = ann.make("me", "moth", start=True)
    with ann.line(table) as line:
        sight = until(line, "sight")
        first = sight["decision"]["options"][0]["token"]
        line.send(json.dumps({"type": "choose", "ref": 1, "number": sight["decision"]["number"], "token": first}))
        seq = until(line, "done")["seq"]
    with ann.line(table) as line:
        sight = until(line, "sight")
        assert sight["seq"] >= seq
        assert sight["log_begins"]
        assert first.split(" ")[1] in json.dumps(sight["log"])


def test_a_program_without_a_socket_plays_over_http(server: str) -> None:
    ann = Program(server, "Ann")
    table = ann.make("me", "moth", game="showdown", start=True)
    for _ in range(5):
        sight = ann.ask("GET", f"/api/tables/{table}/sight")
        decision = sight["decision"]
        if decision is not None:
            request = {
                "type": "choose",
                "ref": 1,
                "number": decision["number"],
                "token": decision["options"][0]["token"],
            }
            assert ann.ask("POST", f"/api/tables/{table}/requests", request)["type"] == "done"
    assert ann.ask("GET", f"/api/tables/{table}")["choices"] > 0


def test_strangers_and_wrong_tables_are_turned_away(server: str) -> None:
    ann = Program(server, "Ann")
    with ann.line("nosuchtable") as line, pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    with pytest.raises(HTTPError) as missing:
        ann.ask("GET", "/api/tables/nosuchtable")
    assert missing.value.code == 404
    missing.value.close()
