"""What leaves the server: headers that keep browsers careful, text that stays text, and no secrets."""

from __future__ import annotations

import logging
import socket
import stat
from pathlib import Path

import httpx
import pytest

from gloaming.table.web.house import HEADERS
from gloaming.table.web.identity import SECRET_NAME
from gloaming.table.web.visits import COOKIE
from table.security.open_house import Line, OpenHouse

MARKUP = "<img src=x onerror=1>&'\""


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/table/abcdefgh", 200),
        ("GET", "/assets/page-1a2b.js", 200),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/games", 200),
        ("GET", "/api/games/shadow-cards", 200),
        ("GET", "/api/games/bridge", 404),
        ("GET", "/api/tables/nosuchtable", 404),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("PUT", "/api/games", 405),
        ("GET", "/api/login", 405),
        ("DELETE", "/", 405),
        ("POST", "/api/tables", 400),
        ("PUT", "/api/me", 400),
    ],
)
def test_every_answer_keeps_browsers_careful(house: OpenHouse, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, f"http://{house.host}{path}")
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == (
        "no-store" if path.startswith("/api/") else answer.headers["cache-control"]
    )


def test_a_door_that_opens_in_another_way_says_how(house: OpenHouse) -> None:
    answer = httpx.delete(f"http://{house.host}/api/me")
    assert answer.headers["allow"] == "GET, HEAD, PUT"
    assert answer.json() == {"reason": "this address only takes GET, HEAD, PUT"}


def raw(house: OpenHouse, path: str) -> bytes:
    """Asks for a path exactly as it is written; clients tidy it up."""
    host, port = house.host.split(":")
    with socket.create_connection((host, int(port)), 30) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: {house.host}\r\nconnection: close\r\n\r\n".encode("latin-1"))
        answer = b""
        while piece := line.recv(65536):
            answer += piece
    return answer


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/%2fetc/passwd",
        "/way-out",
        "/%00",
        "/assets/%00",
        "/" + "a" * 5000,
        "/assets/" + "a" * 5000,
        "/%ff%fe",
        "/./././secret.txt",
    ],
)
def test_no_path_leads_out_of_the_clients_files(house: OpenHouse, client_folder: Path, path: str) -> None:
    path = path.replace("//", f"//{client_folder.parent}/") if path.startswith("//") else path
    answer = raw(house, path)
    assert b"do not tell" not in answer
    assert b"root:" not in answer
    assert int(answer.split()[1]) < 500


def test_markup_stays_text(house: OpenHouse) -> None:
    amy = house.guest()
    answer = amy.http.put("/api/me", json={"name": MARKUP[:24]})
    assert answer.json()["name"] == MARKUP[:24]
    assert answer.headers["content-type"] == "application/json"
    table = amy.opens()
    with amy.at(table) as line:
        line.ask("chat", text=MARKUP)
        assert line.last_sight()["table"]["seats"][0]["name"] == MARKUP[:24]
        assert [said["text"] for said in line.heard if said["type"] == "said"] == [MARKUP]
    with amy.at(table) as line:
        assert line.hear()["text"] == MARKUP


def test_a_name_has_nothing_that_cannot_be_seen(house: OpenHouse) -> None:
    amy = house.guest()
    assert amy.http.put("/api/me", json={"name": "a\u202eb\x00c\u200b \n"}).json()["name"] == "a b c"
    assert amy.http.put("/api/me", json={"name": "\u200b\n"}).status_code == 400


def test_the_secret_is_for_nobody_else(house: OpenHouse, tmp_path: Path) -> None:
    from gloaming.table.web.identity import Identity

    Identity.in_folder(tmp_path)
    assert stat.S_IMODE((tmp_path / SECRET_NAME).stat().st_mode) == 0o600


def test_nothing_secret_is_logged(house: OpenHouse, caplog: pytest.LogCaptureFixture) -> None:
    """At every level, also while things go wrong and while another process is asked."""
    with caplog.at_level(logging.DEBUG):
        amy = house.guest()
        token, password = amy.token(), "correct horse battery"
        amy.http.post("/api/account", json={"login": "amy.h", "password": password})
        amy.http.post("/api/login", json={"login": "amy.h", "password": password + "!"})
        table = amy.opens("showdown", "me moth", start=True)
        with amy.at(table) as line:
            line.send("{")
            line.ask("chat", text="hello")
        with Line(house, table, {"authorization": f"Bearer {token}"}) as line:
            line.sight()
        httpx.get(f"http://{house.host}/api/me", headers={"cookie": f"{COOKIE}={amy.cookie}x"})
        seed = str(house.table(table).facts.seed)
        salt = house.table(table).facts.salt
    secret = Path(house.store.file.path).with_name(SECRET_NAME).read_text().strip()
    # The clients of this test log what they send; the server is whoever else logs.
    ours = [record.getMessage() for record in caplog.records if not record.name.startswith(("httpcore", "websockets"))]
    for hidden in (secret, amy.cookie, token, password, seed, salt):
        assert not [message for message in ours if hidden in message]
