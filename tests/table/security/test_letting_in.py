"""Who is let in: by a cookie or a token that was signed here, from one of our own pages."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from gloaming.table.web.identity import Identity
from gloaming.table.web.limits import Buckets
from gloaming.table.web.visits import COOKIE, RELAYED
from table.security.open_house import Guest, Line, OpenHouse, playing

NOT_ALLOWED = 4003
NO_SUCH_TABLE = 4404
TOO_HASTY = 4008
ELSEWHERE = ["http://evil.example", "null", "http://[", "http://127.0.0.1", "file://", ""]


def knock(house: OpenHouse, table: str, **headers: str) -> tuple[int, str]:
    """Returns why a socket with these headers is turned away."""
    return Line(house, table, headers).closed()


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_of_another_site_opens_no_socket(house: OpenHouse, origin: str) -> None:
    amy = house.guest()
    assert knock(house, amy.opens(), cookie=f"{COOKIE}={amy.cookie}", origin=origin)[0] == NOT_ALLOWED


def test_a_cookie_without_an_origin_opens_no_socket(house: OpenHouse) -> None:
    amy = house.guest()
    assert knock(house, amy.opens(), cookie=f"{COOKIE}={amy.cookie}") == (
        NOT_ALLOWED,
        "this page belongs to another site",
    )


def test_a_program_needs_a_token_and_no_origin(house: OpenHouse) -> None:
    amy = house.guest()
    with Line(house, amy.opens(), {"authorization": f"Bearer {amy.token()}"}) as line:
        assert line.sight()["you"] == 0


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_of_another_site_changes_nothing(house: OpenHouse, origin: str) -> None:
    amy = house.guest()
    answer = amy.http.put("/api/me", json={"name": "Mallory"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["reason"]) == (403, "this request comes from another site")
    assert amy.http.get("/api/me").json()["name"] == amy.me["name"]


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_a_browser_calls_another_site_is_one(house: OpenHouse, site: str) -> None:
    amy = house.guest()
    assert amy.http.post("/api/logout", headers={"sec-fetch-site": site}).status_code == 403


def test_our_own_page_may_change_things(house: OpenHouse) -> None:
    amy = house.guest()
    headers = {"origin": f"http://{house.host}", "sec-fetch-site": "same-origin"}
    assert amy.http.put("/api/me", json={"name": "Amy"}, headers=headers).json()["name"] == "Amy"


def test_a_form_of_another_site_is_not_read(house: OpenHouse) -> None:
    """A form can be sent across sites without asking first, JSON cannot."""
    amy = house.guest()
    answer = amy.http.put("/api/me", content='{"name": "Mallory"}', headers={"content-type": "text/plain"})
    assert answer.status_code == 400


def forged(amy: Guest, bo: Guest, stranger: Identity) -> list[str]:
    name, dot, signature = amy.cookie.rpartition(".")
    return [
        "",
        name,
        f"{name}{dot}",
        f"{bo.me['id']}{dot}{signature}",
        f"{name}{dot}{signature[:-2]}{'A' if signature[-2] != 'A' else 'B'}{signature[-1]}",
        stranger.sign_cookie(amy.me["id"]),
        amy.token(),  # a token is not a cookie
        amy.cookie + "\\u00e9",
        "." * 4000,
    ]


def test_a_forged_cookie_is_nobody(house: OpenHouse, tmp_path: Path) -> None:
    amy, bo = house.guest(), house.guest()
    table = amy.opens()
    for cookie in forged(amy, bo, Identity.in_folder(tmp_path)):
        headers = {"cookie": f"{COOKIE}={cookie}", "origin": f"http://{house.host}"}
        assert knock(house, table, **headers) == (NOT_ALLOWED, "you are not known here yet"), cookie
        assert httpx.get(f"http://{house.host}/api/me", headers=headers).json()["id"] not in (amy.me["id"], bo.me["id"])


def test_a_forged_token_is_refused_and_makes_no_guest(house: OpenHouse, tmp_path: Path) -> None:
    amy = house.guest()
    for token in [Identity.in_folder(tmp_path).sign_token(amy.me["id"]), amy.cookie, amy.token()[:-1], "-", "x" * 4000]:
        bearer = {"authorization": f"Bearer {token}"}
        for method, path in [("GET", "/api/me"), ("POST", "/api/token"), ("GET", "/api/me/ratings")]:
            answer = httpx.request(method, f"http://{house.host}{path}", headers=bearer)
            assert answer.status_code == 401, (token, answer.text)
            assert "set-cookie" not in answer.headers
        assert knock(house, amy.opens(), **bearer)[0] == NOT_ALLOWED


def test_a_cookie_is_kept_from_scripts_and_other_sites(house: OpenHouse) -> None:
    cookie = httpx.get(f"http://{house.host}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    proxied = httpx.get(f"http://{house.host}/api/me", headers={"x-forwarded-proto": "https"})
    assert "secure" in proxied.headers["set-cookie"].lower()


def test_there_is_no_socket_to_a_table_that_is_not_there(house: OpenHouse) -> None:
    amy = house.guest()
    assert knock(house, "nosuchtable", **amy.papers) == (NO_SUCH_TABLE, "there is no table nosuchtable")


def test_nobody_passes_for_another_process(house: OpenHouse) -> None:
    """Who is passed on by another process is not counted again; a mark that anyone could make would lift the limit."""
    amy = house.guest()
    table, moment = amy.opens(), [0.0]
    before, house.house.lines = house.house.lines, Buckets(1, 1, time=lambda: moment[0])
    try:
        with amy.at(table):
            pass
        assert knock(house, table, **amy.papers, **{RELAYED: amy.token()})[0] == TOO_HASTY
        moment[0] = 1.0
        with amy.at(table) as line:
            assert line.sight()["you"] == 0
    finally:
        house.house.lines = before


def test_logins_are_tried_so_often_and_no_more(house: OpenHouse) -> None:
    amy = house.guest()
    moment = [0.0]
    before, house.house.logins = house.house.logins, Buckets(2, 0.1, time=lambda: moment[0])
    try:
        login = {"login": "nobody", "password": "12345678"}
        codes = [amy.http.post("/api/login", json=login).status_code for _ in range(3)]
        moment[0] = 10.0
        codes.append(amy.http.post("/api/login", json=login).status_code)
    finally:
        house.house.logins = before
    assert codes == [403, 403, 429, 403]


def test_somebody_elses_seat_cannot_be_taken_or_played(house: OpenHouse) -> None:
    table, (amy, bo, _) = playing(house)
    mallory = house.guest()
    before = house.state(table)
    with amy.at(table) as asked, bo.at(table) as other, mallory.at(table) as watcher:
        decision = asked.sight()["decision"] or {"number": 0, "options": [{"token": "x"}]}
        choice = {"number": decision["number"], "token": decision["options"][0]["token"]}
        assert watcher.ask("sit", seat=0)["kind"] == "illegal"
        assert watcher.ask("choose", **choice)["kind"] == "forbidden"
        assert watcher.ask("undo")["kind"] == "forbidden"
        assert watcher.ask("hint")["kind"] == "forbidden"
        assert watcher.ask("answer-undo", allow=True)["kind"] == "forbidden"
        assert watcher.ask("look", eyes=0)["kind"] == "forbidden"
        assert watcher.ask("place", seat=0, level="wren")["kind"] == "forbidden"
        assert watcher.ask("start")["kind"] == "forbidden"
        assert watcher.ask("stand")["kind"] == "illegal"
        assert watcher.ask("why", token=choice["token"])["kind"] == "illegal"
        assert other.ask("look", eyes=0)["kind"] == "forbidden"
        assert other.ask("start")["kind"] == "forbidden"
        assert other.ask("place", seat=0, level="wren")["kind"] == "illegal"
    assert house.state(table) == before


def test_a_stranger_is_never_called_like_anybody_else(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody else in this house is ever given these.
    names = ("Quiet Walrus", "Sly Walrus")
    monkeypatch.setattr("gloaming.table.web.visits.invented", lambda attempt: names[attempt])
    amy, bo = house.guest(), house.guest()
    assert (amy.me["name"], bo.me["name"]) == ("Quiet Walrus", "Sly Walrus")
    assert bo.http.put("/api/me", json={"name": "Quiet Walrus"}).status_code == 200  # a guest's own choice
    made = amy.http.post("/api/account", json={"login": "amy", "password": "a long evening"})
    assert (made.status_code, made.json()["name"]) == (201, "Quiet Walrus")
    assert bo.http.get("/api/me").json()["name"] == "Quiet Walrus (guest)"
    assert house.guest().me["name"] == "Sly Walrus"
    for name in ("quiet walrus", "Amy"):
        answer = bo.http.put("/api/me", json={"name": name})
        assert answer.status_code == 409
        assert answer.json()["reason"] == "that name is taken by someone with an account; choose another"


@pytest.mark.parametrize(
    "name",
    [
        "You",
        "Y0u",
        "YOU",
        "y o u",
        "Y\u043eu",
        "You There",
        "Your",
        "they",
        "Owl",
        "0w1 2",
        "Fox 2",
        "Seat 1",
        "Amy (guest)",
        "Amy(Guest) 2",
    ],
)
def test_nobody_is_called_what_the_table_calls_others(house: OpenHouse, name: str) -> None:
    amy = house.guest()
    answer = amy.http.put("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["reason"] == (
        f'you cannot be called "{name}": the table uses that for players, bots or seats; choose another name'
    )
    assert amy.http.get("/api/me").json() == amy.me


def test_a_login_which_may_become_a_name_is_no_such_word_either(house: OpenHouse) -> None:
    amy = house.guest()
    answer = amy.http.post("/api/account", json={"login": "You", "password": "a long evening"})
    assert answer.status_code == 400
    assert answer.json()["reason"].startswith('you cannot be called "You"')
    for name in ("Youssef", "Night Owl", "Foxglove", "Seatbelt"):
        assert amy.http.put("/api/me", json={"name": name}).json()["name"] == name
