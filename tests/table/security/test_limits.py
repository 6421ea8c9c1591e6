"""How much one may ask for: so many requests, so long, and from so many places."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from gloaming.table.web.limits import Bucket, Buckets
from table.security.open_house import OpenHouse, playing

TOO_BIG = 1009
TOO_HASTY = 4008


class Hourglass:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_is_emptied_at_once_and_fills_with_time() -> None:
    time = Hourglass()
    bucket = Bucket(3, 2, time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.now = 0.4
    assert not bucket.take()
    time.now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    time.now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everyone_has_a_bucket_and_the_oldest_are_forgotten() -> None:
    buckets = Buckets(1, 0, most=2, time=Hourglass())
    assert [buckets.take(who) for who in ("amy", "amy", "bo", "amy")] == [True, False, True, False]
    assert buckets.take("cy")
    assert list(buckets.buckets) == ["amy", "cy"]


@contextmanager
def hourglass(house: OpenHouse, at_once: int, a_second: float) -> Iterator[Hourglass]:
    """Lets the time of new lines be told."""
    time, before = Hourglass(), house.house.haste
    house.house.haste = partial(Bucket, at_once, a_second, time)
    yield time
    house.house.haste = before


def test_a_flood_is_refused_and_then_cut(house: OpenHouse) -> None:
    table, (amy, bo, _) = playing(house)
    before = house.state(table)
    with hourglass(house, 3, 1) as time, amy.at(table) as line, bo.at(table) as other:
        assert [line.ask("ping")["type"] for _ in range(3)] == ["done"] * 3
        line.send('{"type": "ping", "ref": 4}')
        while (said := line.hear())["type"] == "sight":
            pass
        assert said == {"type": "refused", "ref": None, "kind": "busy", "reason": "too fast; wait a moment"}
        time.now = 1.0
        assert line.ask("ping", ref=5)["type"] == "done"
        with suppress(ConnectionClosed):  # it may be cut before the last is sent
            for _ in range(60):
                line.send('{"type": "stand", "ref": 6}')
        assert line.closed() == (TOO_HASTY, "too many messages")
        assert other.ask("ping")["type"] == "done"
    assert house.state(table) == before


def test_a_long_message_is_refused_and_a_huge_one_ends_the_line(house: OpenHouse) -> None:
    table, (amy, *_) = playing(house)
    before = house.state(table)
    with amy.at(table) as line:
        line.sight()
        line.send('{"type": "chat", "ref": 1, "text": "' + "a" * 5000 + '"}')
        assert line.hear()["reason"] == "a message may have at most 4096 bytes"
        line.send('{"type": "chat", "ref": 1, "text": "' + "a" * 100_000 + '"}')
        assert line.closed()[0] == TOO_BIG
    assert house.state(table) == before


def test_a_long_request_is_not_read_to_the_end(house: OpenHouse) -> None:
    amy = house.guest()
    answer = amy.http.put("/api/me", content=b" " * 10**6, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["reason"] == "this is too large: the limit is 64 kB"


def test_too_many_requests_are_refused_by_address(house: OpenHouse) -> None:
    amy, time = house.guest(), Hourglass()
    before, house.house.requests = house.house.requests, Buckets(2, 1, time=time)
    codes = [amy.http.get("/api/games").status_code for _ in range(3)]
    time.now = 1.0
    codes.append(amy.http.get("/api/games").status_code)
    house.house.requests = before
    assert codes == [200, 200, 429, 200]


def test_nobody_looks_at_a_table_from_everywhere(house: OpenHouse) -> None:
    amy = house.guest()
    table = amy.opens()
    lines = [amy.at(table) for _ in range(20)]
    for line in lines:
        line.sight()
    assert amy.at(table).closed()[0] == TOO_HASTY
    for line in lines:
        line.opened.close()


@pytest.mark.parametrize("seats", ["me open", "me moth"])
def test_nobody_has_too_many_tables(house: OpenHouse, seats: str) -> None:
    amy = house.guest()
    for _ in range(20):
        amy.opens("showdown", seats)
    answer = amy.http.post("/api/tables", json={"game": "showdown", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert answer.status_code == 429


def test_one_hint_at_a_time(house: OpenHouse) -> None:
    """Thinking is dear: whoever asks again and again must not keep the bots of others from thinking."""
    amy = house.guest()
    table = amy.opens("showdown", "me moth", start=True)
    with amy.at(table) as line, amy.at(table) as again:
        line.sight()
        line.newest()
        found = house.table(table)
        found.advised.add(0)
        assert again.ask("hint")["kind"] == "busy"
        found.advised.clear()
        assert again.ask("hint")["reason"] == "the bot could not decide; try again"
        assert found.advised == set()


@pytest.mark.parametrize(
    ("door", "body", "reason"),
    [
        ("/api/me", {"name": "M" * 25}, "the name can have at most 24 characters"),
        ("/api/me", {"name": ""}, "the name needs at least 1 character"),
        ("/api/login", {"login": "amy", "password": "short"}, "the password needs at least 8 characters"),
    ],
)
def test_a_text_of_the_wrong_length_is_refused_in_a_sentence(
    house: OpenHouse, door: str, body: dict[str, str], reason: str
) -> None:
    answer = house.guest().http.request("PUT" if door == "/api/me" else "POST", door, json=body)
    assert (answer.status_code, answer.json()) == (400, {"reason": reason})
