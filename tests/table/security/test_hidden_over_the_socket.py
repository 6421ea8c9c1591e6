"""Nobody is sent what they may not see: two worlds that a seat cannot tell apart send it the same bytes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from copy import deepcopy
from dataclasses import dataclass
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from gloaming.kernel.choices import Decision
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.table.live.facts import Facts, Seated
from gloaming.table.protocol import Clock, Done
from gloaming.table.requests import Choose
from gloaming.table.store.store import Choice
from promises.games import LUCK, played, unusual_options
from table.security.open_house import Line, OpenHouse

COVERED = [  # where something is chosen in secret
    book.name
    for book in map(gloaming.rulebook, gloaming.games())
    if any(book.hides(question) for question in book.usual_game.questions.values())
]
MOST = 6  # players of any game
TIMES = re.compile(r'"(seconds_left|grace_left)":[0-9.e-]+')


async def forever(seconds: float) -> None:
    """Waits, however short a pause should be."""
    await asyncio.Event().wait()


class Street(OpenHouse):
    """A house with guests to sit down, where no question is answered by itself while somebody looks."""

    def __enter__(self) -> Street:
        super().__enter__()
        self.hall.pause = forever  # type: ignore[method-assign]
        self.people = [self.guest() for _ in range(MOST)]
        self.stranger = self.guest()
        return self


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    with Street(tmp_path_factory.mktemp("street")) as house:
        yield house


@dataclass
class World:
    """A table in one of two worlds, and what a seat and a spectator hear of it."""

    street: Street
    id: str
    game: Game
    lines: list[Line]

    def heard(self) -> list[list[str]]:
        """Returns all that was sent since the last time, without what names the table or measures time."""
        found = []
        for line in self.lines:
            line.settle()
            texts = [text.replace(self.id, "TABLE") for text in line.bytes]
            found.append([TIMES.sub(r'"\1":0', text) for text in texts])
            line.bytes.clear()
        return found

    def choose(self, seat: int, decision: Decision, token: str) -> list[Event]:
        """Makes somebody's choice, and returns what happened."""
        events: list[Event] = []
        self.game.listen(events.append)
        person = self.street.do(self.street.store.person(self.street.people[seat].me["id"]))
        assert person is not None
        table = self.street.table(self.id)
        request = Choose(ref=1, number=decision.number, token=token)
        assert isinstance(self.street.do(table.ask(person, request)), Done)
        return events


def facts_of(street: Street, game: Game, clock: Clock) -> Facts:
    seats = [Seated(person.me["id"], f"Guest {seat}") for seat, person in enumerate(street.people[: game.players])]
    options = dict(game.setting.options)
    return Facts(game.rulebook.name, seats, "nobody", options, clock, seed=game.setting.seed, salt="salt")


def running_games(name: str) -> st.SearchStrategy[Game]:
    """Draws a game that is not over."""
    book = gloaming.rulebook(name)

    def any_running(luck: Random) -> Game:
        players = luck.choice([count for count in book.seats if count <= MOST])
        options = unusual_options(book, players, luck)
        return played(book, book.setting(players, luck.getrandbits(32), options), luck, luck.random())

    return LUCK.map(any_running)


def opened(street: Street, facts: Facts, game: Game, world: Game | None, seat: int, stack: ExitStack) -> World:
    """Opens a table with the choices of a game, puts another world in its place, and has somebody look."""
    choices = [Choice(who, token, 0.0) for who, token in game.choices]

    async def make() -> str:
        return await street.hall.add(deepcopy(facts), choices, start=True)

    id = street.do(make())
    course = street.table(id).course
    assert course is not None
    if world is not None:
        world.restore(world.state(), game.choices)  # a table's game remembers its choices
        course.follow(world)
        course.game, course.together = world, None
        course.notice(world)
    return World(street, id, course.game, looking(street, id, seat, stack))


def looking(street: Street, id: str, seat: int, stack: ExitStack) -> list[Line]:
    """Has a seat look at a table, and then a spectator."""
    lines = []
    for person in (street.people[seat], street.stranger):
        line = stack.enter_context(person.at(id))
        line.sight()
        lines.append(line)
    return lines


CLOCKS = [Clock(), Clock("move", 600), Clock("game", 600, 5)]


@pytest.mark.parametrize("name", gloaming.games())
@given(data=st.data())
@settings(max_examples=40)
def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same(
    street: Street, name: str, data: st.DataObject
) -> None:
    game = data.draw(running_games(name))
    seat = data.draw(st.integers(0, game.players - 1))
    facts = facts_of(street, game, data.draw(st.sampled_from(CLOCKS)))
    with ExitStack() as stack:
        real = opened(street, facts, game, None, seat, stack)
        course = street.table(real.id).course
        assert course is not None
        if (
            course.together and len(course.choices) > course.opened_at
        ):  # an imagined game does not know what was chosen covered in this one
            return
        imagined = game.imagine(seat, Random(data.draw(st.integers(0, 2**32))))
        other = opened(street, facts, game, imagined, seat, stack)
        assert real.heard() == other.heard()
        ask_for_too_much([real, other], game, imagined, seat)
        assert real.heard() == other.heard()
        if go_on(real, other, seat, data):
            assert real.heard() == other.heard()


def ask_for_too_much(worlds: list[World], game: Game, imagined: Game, seat: int) -> None:
    """Tries what cannot be chosen, and asks why; what others could choose in either world is tried, too."""
    own = game.decision_of(seat)
    offered = [] if own is None else [option.token for option in own.options]
    tokens = {option.token for each in (game, imagined) for decision in each.decisions for option in decision.options}
    some = Random(game.number).sample(sorted(tokens), min(len(tokens), 10))
    for number, token in enumerate(some):
        for world in worlds:
            for line in world.lines:
                line.ask("why", token=token, ref=2 * number)
                if token not in offered:
                    wrong = game.decisions[number % len(game.decisions)].number
                    assert line.ask("choose", token=token, number=wrong, ref=2 * number + 1)["type"] == "refused"


def go_on(real: World, other: World, seat: int, data: st.DataObject) -> bool:
    """Makes a choice in both worlds, the same if it is open, any if covered; tells whether it turned nothing up."""
    asked = data.draw(st.sampled_from(real.game.decisions))
    twin = other.game.decision_of(asked.seat)
    assert twin is not None
    hidden = real.game.rulebook.hides(asked.question) and asked.seat != seat and len(real.game.decisions) > 1
    common = [option.token for option in asked.options if option in twin.options]
    if not hidden and not common:
        return False
    token = data.draw(st.sampled_from([option.token for option in asked.options] if hidden else common))
    other_token = data.draw(st.sampled_from([option.token for option in twin.options])) if hidden else token
    events = real.choose(asked.seat, asked, token) + other.choose(asked.seat, twin, other_token)
    return not any(event.reveals or is_news(event, seat) for event in events)


def is_news(event: Event, seat: int) -> bool:
    """Tells whether a seat learns something that no spectator does, such as a card it draws."""
    return event.seen_by(seat) != event.seen_by(None)


@pytest.mark.parametrize("name", COVERED)
@given(data=st.data())
@settings(max_examples=25)
def test_a_covered_choice_never_travels(street: Street, name: str, data: st.DataObject) -> None:
    """While others have yet to choose, what is sent is the same whatever was chosen, also to one who comes later."""
    game = data.draw(running_games(name).filter(lambda game: bool(covered(game))))
    [*asked] = covered(game)
    chooser = data.draw(st.sampled_from(asked))
    seat = data.draw(st.sampled_from([seat for seat in range(game.players) if seat != chooser.seat]))
    facts = facts_of(street, game, data.draw(st.sampled_from(CLOCKS)))
    tokens = [option.token for option in chooser.options]
    with ExitStack() as stack:
        worlds = [opened(street, facts, game, None, seat, stack) for _ in range(2)]
        for world, token in zip(worlds, data.draw(st.permutations(tokens))[:2], strict=True):
            world.choose(chooser.seat, chooser, token)
        assert worlds[0].heard() == worlds[1].heard()
        for world in worlds:
            world.lines = looking(street, world.id, seat, stack)
        assert worlds[0].heard() == worlds[1].heard()


def covered(game: Game) -> list[Decision]:
    """Returns the covered questions with a choice, if several are open at once: the first answer reveals nothing."""
    found = [each for each in game.decisions if game.rulebook.hides(each.question)]
    return [each for each in found if len(each.options) > 1] if len(found) > 1 else []


def test_what_is_compared_is_not_empty(street: Street) -> None:
    game = gloaming.start("shadow-cards", players=3, seed=1)
    with ExitStack() as stack:
        world = opened(street, facts_of(street, game, Clock()), game, None, 1, stack)
        [own, spectators] = world.heard()
        sight = msgspec.json.decode(own[0])
        assert len(sight["view"]["hand"]) > 5
        assert sight["texts"] is not None
        assert own != spectators
