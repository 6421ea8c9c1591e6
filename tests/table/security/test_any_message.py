"""Whatever is sent over a socket: it is answered, and only what is answered with `done` changes anything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from gloaming.table.protocol import AnyAnswer
from table.security.open_house import Line, OpenHouse, playing

ANSWERS = msgspec.json.Decoder(AnyAnswer)
REFUSALS = {"unreadable", "illegal", "stale", "forbidden", "busy"}

numbers = st.integers(-2, 12) | st.integers(-(2**70), 2**70)
words = st.text(max_size=30) | st.sampled_from(
    ["", "pass", "play", "play red-7", "strike", "0", "<b>", "\x00", "é" * 150]
)
json = st.recursive(
    st.none() | st.booleans() | numbers | st.floats() | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)
TYPES = ["choose", "place", "start", "rematch", "chat", "answer-undo", "look", "why", "ping", "sight", "done", "hello"]
FIELDS = ["ref", "number", "token", "seat", "level", "text", "allow", "eyes", "type"]


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


shaped = st.builds(
    lambda kind, fields: encoded({"type": kind, **fields}),
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS[:-1]), numbers | words | st.booleans() | st.none(), max_size=5),
)
right_type = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("choose"), "ref": st.integers(0, 99), "number": st.integers(0, 60), "token": words}
    ),
    st.fixed_dictionaries(
        {
            "type": st.just("interject"),
            "ref": st.integers(0, 99),
            "number": st.integers(0, 3),
            "token": words | st.just("surrender"),
        }
    ),
    st.fixed_dictionaries({"type": st.just("why"), "ref": st.integers(0, 99), "token": words}),
    st.fixed_dictionaries({"type": st.just("look"), "ref": st.integers(0, 99), "eyes": st.none() | st.integers(0, 9)}),
    st.fixed_dictionaries({"type": st.just("look-back"), "ref": st.integers(0, 99), "at": st.integers(-1, 80)}),
    st.fixed_dictionaries(
        {
            "type": st.just("automatic-answer"),
            "ref": st.integers(0, 99),
            "ability": words,
            "answer": st.sampled_from(["always", "never", "ask", "perhaps"]),
        }
    ),
    st.fixed_dictionaries(
        {
            "type": st.just("stop"),
            "ref": st.integers(0, 99),
            "window": words | st.just("before verdict"),
            "stop": st.sampled_from(["always", "never", "ask", "perhaps"]),
        }
    ),
    st.fixed_dictionaries({"type": st.just("chat"), "ref": st.integers(0, 99), "text": words}),
    st.fixed_dictionaries(
        {"type": st.just("place"), "ref": st.integers(0, 99), "seat": st.integers(0, 9), "level": st.none() | words}
    ),
).map(encoded)
nested = st.integers(0, 3000).map(lambda depth: "[" * depth) | st.integers(0, 500).map(lambda depth: '{"a":' * depth)
cut = st.builds(lambda text, at: text[:at], shaped, st.integers(0, 40))
messages = st.one_of(st.text(max_size=200), st.binary(max_size=200), json.map(encoded), shaped, right_type, nested, cut)


class Room:
    """A running game with everyone connected, and somebody who watches."""

    def __init__(self, house: OpenHouse, game: str, stack: ExitStack) -> None:
        self.house = house
        players = min(gloaming.rulebook(game).seats, key=lambda count: abs(count - 3))
        self.table, people = playing(house, game, players)
        people.append(house.guest())
        self.lines = [stack.enter_context(person.at(self.table)) for person in people]
        for line in self.lines:
            line.sight()

    def state(self) -> tuple[object, ...]:
        return self.house.state(self.table)

    def quiet(self) -> None:
        """Waits until nothing moves by itself."""
        self.state()
        for line in self.lines:
            line.settle()

    def answers(self, line: Line, message: str | bytes) -> list[dict[str, Any]]:
        """Sends a message and returns all that was answered, except sights; every line of it is as described."""
        first = len(line.heard)
        line.send(message)
        line.settle()
        for text in line.bytes[first:]:
            ANSWERS.decode(text)
        return [said for said in line.heard[first:-1] if said["type"] not in ("sight", "said")]


@pytest.fixture(scope="module", params=gloaming.games())
def room(house: OpenHouse, request: pytest.FixtureRequest) -> Iterator[Room]:
    with ExitStack() as stack:
        yield Room(house, request.param, stack)


def test_a_choice_counts_once_and_only_for_whom_it_is_asked(room: Room) -> None:
    """Right tokens with wrong numbers, from the wrong seat, twice: only the one choice that was asked for is taken."""
    rng = Random(5)
    for _ in range(40):
        room.quiet()
        asked = [line for line in room.lines if line.last_sight()["decision"]]
        if not asked:
            assert room.lines[0].last_sight()["table"]["phase"] == "over"
            return
        line = rng.choice(asked)
        decision = line.last_sight()["decision"]
        choose_in_every_wrong_way(room, line, decision, rng.choice(decision["options"])["token"])


def choose_in_every_wrong_way(room: Room, line: Line, decision: dict[str, Any], token: str) -> None:
    """Answers a question in many wrong ways, then in the right one, and then again."""
    number = decision["number"]
    before = room.state()
    for wrong in {0, number - 1, number + 1, 10**9} - {number, -1}:
        assert line.ask("choose", number=wrong, token=token)["kind"] in ("stale", "illegal")
    for other in room.lines:
        if other.last_sight()["decision"] is None:
            assert other.ask("choose", number=number, token=token)["type"] == "refused"
    assert line.ask("choose", number=number, token=token + " ")["type"] == "refused"
    assert room.state() == before
    assert line.ask("choose", number=number, token=token, ref=7)["type"] == "done"
    room.quiet()
    after = room.state()
    assert after != before
    assert line.ask("choose", number=number, token=token, ref=7)["kind"] in ("stale", "illegal")
    assert room.state() == after


@given(who=st.integers(0, 3), message=messages)
@settings(max_examples=200)
def test_any_message_is_answered_and_changes_nothing_unless_done(room: Room, who: int, message: str | bytes) -> None:
    line = room.lines[who % len(room.lines)]
    room.quiet()
    before = room.state()
    [answer] = room.answers(line, message)
    if answer["type"] == "refused":
        assert answer["kind"] in REFUSALS
        assert answer["reason"]
        assert room.state() == before
    else:
        assert answer["type"] in ("done", "because", "looked-back")


def test_everyone_is_still_there(room: Room) -> None:
    """After all of that the table has not broken, and the lines are open."""
    for line in room.lines:
        assert line.ask("ping")["type"] == "done"
        assert line.last_sight()["table"]["phase"] in ("playing", "over")
        assert line.last_sight()["table"]["trouble"] is None
