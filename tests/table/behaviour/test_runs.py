"""Runs of answers that need nobody: one beat for each window, and then one change for all of it."""

from __future__ import annotations

import asyncio

import pytest

from duels import deck_text
from gloaming.kernel.rulebook import OptionValue
from gloaming.table.live.course import Course
from gloaming.table.live.tempo import BEAT
from gloaming.table.protocol import Clock, LookedBack
from gloaming.table.requests import AutomaticAnswer, Choose, LookBack, SetStop, Stand, Start, Undo
from gloaming.table.store.store import Change
from kernel.court.positions import court
from table.tables import NO_CLOCK, Evening, Guest, history, until_asked

SEED = 1  # with which the second to strike wins the combat
PACE = 0.6  # that a bot takes outside of windows
ANSWERS = ("strikes", "would-be-hit", "would-lose")  # for each of them a card that may be in any hand
CARDS = ", ".join(
    f"{value}P: {{title: To {when}, react: {{when: {when}, effects: [{effect}]}}}}"
    for value, when, effect in zip((2, 3, 4), ANSWERS, ("draw: 1", "cancel", "draw: 1"), strict=True)
)
MANY = ", ".join(f"{value}P: {{title: Twin, react: {{when: strikes, effects: [draw: 1]}}}}" for value in range(2, 14))
MIXED = CARDS + MANY[MANY.index(", 5P") :]
WINDOWS = ["after strikes_stand", "before verdict", "before damage"]


async def duel(
    evening: Evening, seats: str = "me open", clock: Clock = NO_CLOCK, cards: str = CARDS, seed: int = SEED
) -> list[Guest]:
    """People who are about to strike, with nothing in hand to react with unless many cards are for that."""
    deck: OptionValue = deck_text(f"cards: {{{cards}}}")
    decks = {"deck_0": deck, "deck_1": deck}
    people = [await evening.person(name) for name in ("Ann", "Bob")[: seats.count("me") + seats.count("open")]]
    id = await people[0].makes(seats, "showdown", start=False, options=decks, clock=clock, seed=seed)
    for seat, person in enumerate(people[1:], 1):
        await person.sits(id, seat)
    await people[0].does(Start(0))
    await until_asked(people, people[0], "strike", together=True)
    return people


async def strike(evening: Evening, people: list[Guest]) -> None:
    """Has everybody strike, the last without waiting for what follows."""
    for person in people[:-1]:
        await person.chooses()
    last = people[-1]
    await last.ask(Choose(0, last.decision.number, last.decision.options[0].token))


def pauses(evening: Evening) -> list[float]:
    """Returns a list that will hold for how long answers are kept back."""
    kept: list[float] = []

    async def pause(seconds: float) -> None:
        kept.append(seconds)

    evening.hall.pace, evening.hall.pause = PACE, pause  # type: ignore[method-assign]
    return kept


def held_back(evening: Evening) -> asyncio.Event:
    """Keeps answers back until something is set."""
    gate = asyncio.Event()

    async def pause(seconds: float) -> None:
        await gate.wait()

    evening.hall.pace, evening.hall.pause = PACE, pause  # type: ignore[method-assign]
    return gate


async def looked_ahead() -> None:
    """Lets everything be looked ahead for that waits for its time."""
    for _ in range(5):
        await asyncio.sleep(0)


def saves(evening: Evening) -> list[Change]:
    """Returns a list that will hold all that is saved."""
    kept: list[Change] = []
    save = evening.store.save

    async def saved(change: Change, *more: object) -> None:
        await save(change, *more)  # type: ignore[arg-type]
        kept.append(change)

    evening.store.save = saved  # type: ignore[method-assign, assignment]
    return kept


def tokens(course: Course, first: int) -> list[str]:
    return [choice.token for choice in course.choices[first:]]


async def test_a_run_through_several_windows_is_one_save_and_one_sight_with_its_beats(evening: Evening) -> None:
    people = await duel(evening)
    kept, saved = pauses(evening), saves(evening)
    await strike(evening, people)
    for person in people:
        person.read()
    before = [len(person.seen) for person in people]
    await evening.settled()
    assert [len(change.choices) for change in saved[:2]] == [1, 1]
    [run] = saved[2:]
    assert len(run.choices) >= 3
    assert {choice.token for choice in run.choices} == {"pass"}
    assert {choice.seat for choice in run.choices} == {0, 1}
    assert kept == pytest.approx([3 * BEAT])
    for person, seen in zip(people, before, strict=True):
        person.read()
        [sight] = person.seen[seen:]
        assert "verdict" in [sight.log[beat.lines - 1].facts["event"] for beat in sight.beats]
        assert sight.table.choices == len((await person.course()).choices)
        assert person.facts == history(await person.game(), sight.eyes)


async def test_who_looks_back_into_a_run_sees_every_choice_of_it(evening: Evening) -> None:
    people = await duel(evening)
    await strike(evening, people)
    await evening.settled()
    course = await people[0].course()
    places = [line.at for line in people[0].sight.log]
    assert places == sorted(places)
    assert len({*places}) > 1
    assert [(line.at, line.facts["event"]) for line in people[0].log] == [
        (heard.at, heard.event.kind) for heard in course.history(0)
    ]
    answer = await people[0].ask(LookBack(0, len(course.choices) - 1))
    assert isinstance(answer, LookedBack)
    assert answer.lines == [line.at for line in people[0].log].count(len(course.choices) - 1)


@pytest.mark.parametrize("cards", [CARDS, MANY])
async def test_a_window_takes_the_same_time_whoever_holds_what(evening: Evening, cards: str) -> None:
    """Whether a pass is the only answer, or one that was given beforehand, however long they think elsewhere."""
    people = await duel(evening, cards=cards)
    kept, automatic = pauses(evening), 0
    for _ in range(12):
        evening.time += 100
        for person in people:
            for ability in [each for each in offered(person) if each not in person.sight.automatic]:
                automatic += 1
                await person.ask(AutomaticAnswer(0, ability, "never"))
        await evening.settled()
        asked = [person for person in people if person.sight.decision is not None]
        await asked[0].chooses(asked[0].decision.options[-1].token)  # and keeps what it could react with
    beats = [seconds / BEAT for seconds in kept if seconds != PACE]
    assert beats
    assert [each for each in beats if each != pytest.approx(round(each))] == []
    assert automatic or cards == CARDS


async def test_a_window_that_was_open_for_long_shortens_none_of_those_that_follow(evening: Evening) -> None:
    """Else nobody would take who says beforehand that they pass for one who passes."""
    people = await duel(evening, cards=MIXED, seed=2)  # with which one may respond at first, and two windows follow
    kept = pauses(evening)
    await strike(evening, people)
    await evening.settled()
    [asked] = [person for person in people if person.sight.decision is not None]
    assert asked.sight.window == WINDOWS[0]
    evening.time += 100
    kept.clear()
    for person in sorted(people, key=lambda person: person is asked):
        await person.ask(SetStop(0, WINDOWS[0], "never"))
    await evening.settled()
    assert kept == pytest.approx([2 * BEAT])


def offered(person: Guest) -> list[str]:
    """Returns the optional abilities that somebody is asked about."""
    decision = person.sight.decision
    return [] if decision is None else [option.ability for option in decision.options if option.ability]


async def test_a_bot_takes_a_beat_in_a_window_where_it_has_a_choice(evening: Evening) -> None:
    [ann] = await duel(evening, "me moth", cards=MANY)
    table, answering = await ann.table(), (await ann.table()).answering
    windows: list[str] = []
    think = answering.think_about

    def noted(course: Course, *more: object) -> None:
        windows.append(course.game.open_window())
        think(course, *more)  # type: ignore[arg-type]

    answering.think_about = noted  # type: ignore[method-assign, assignment]
    kept = pauses(evening)
    while WINDOWS[0] not in windows:
        kept.clear()
        await ann.chooses()
    assert not table.facts.trouble
    assert BEAT in kept


async def test_no_time_of_a_whole_game_is_lost_in_windows(evening: Evening) -> None:
    people = await duel(evening, clock=Clock("game", 600))
    kept = pauses(evening)
    await strike(evening, people)
    await evening.settled()
    assert kept == [0.0]
    assert [seat.seconds_left for seat in people[0].sight.table.seats] == [600.0, 600.0]


async def test_every_answer_of_a_run_earns_its_increment(evening: Evening) -> None:
    people = await duel(evening, clock=Clock("game", 600, increment=5))
    course = await people[0].course()
    await strike(evening, people)
    await evening.settled()
    for seat in range(2):
        made = sum(choice.seat == seat for choice in course.choices)
        assert people[0].sight.table.seats[seat].seconds_left == 600 + 5 * made


async def test_a_run_is_reconsidered_when_somebody_wants_to_be_asked_after_all(evening: Evening) -> None:
    people = await duel(evening)
    gate, saved = held_back(evening), saves(evening)
    await strike(evening, people)
    await looked_ahead()
    loser = people[0]
    await loser.ask(SetStop(0, WINDOWS[2], "always"))
    gate.set()
    await evening.settled()
    assert len(saved[-1].choices) > 1  # up to there it is one change nevertheless
    assert loser.sight.window == WINDOWS[2]
    assert [option.token for option in loser.decision.options] == ["pass"]


async def test_a_run_goes_on_without_asking_whoever_left_their_seat_meanwhile(evening: Evening) -> None:
    people = await duel(evening)
    gate = held_back(evening)
    await strike(evening, people)
    await looked_ahead()
    before = len((await people[0].course()).choices)
    await people[0].ask(Stand(0))
    gate.set()
    await evening.settled()
    assert tokens(await people[1].course(), before)[:2] == ["pass", "pass"]
    assert people[1].sight.table.phase == "playing"


async def test_undoing_breaks_a_run_off(evening: Evening) -> None:
    [ann] = await duel(evening, "me moth")
    gate = held_back(evening)
    before = len((await ann.course()).choices)
    await ann.ask(Choose(0, ann.decision.number, ann.decision.options[0].token))
    gate.set()
    await evening.settled()
    gate.clear()
    await ann.ask(Undo(0))
    assert ann.decision.verb == "strike"
    gate.set()
    await evening.settled()
    assert ann.decision.verb == "strike"
    assert len((await ann.course()).choices) <= before + 1


async def test_a_run_that_cannot_be_saved_is_not_made(evening: Evening) -> None:
    people = await duel(evening)
    gate = held_back(evening)
    await strike(evening, people)
    await looked_ahead()
    course = await people[0].course()
    before, choices = course.game.clone(), course.choices[:]
    seen = [len(person.seen) for person in people if person.sight]
    with evening.store.overfull():
        gate.set()
        while not (await people[0].table()).answering.thinking:
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0.002)
        assert course.choices == choices
        assert course.game == before
        assert [len(person.seen) for person in people if person.sight] == seen
    await evening.settled()
    assert len(course.choices) > len(choices) + 2  # as soon as it can be
    assert people[0].sight.table.phase == "playing"
    assert people[0].facts == history(await people[0].game(), 0)


async def test_a_run_survives_a_restart(evening: Evening) -> None:
    people = await duel(evening)
    await strike(evening, people)
    await evening.settled()
    course = await people[0].course()
    facts, free = people[0].facts, course.free
    await evening.reopens()
    for person in people:
        await person.joins(person.table_id)
    again = await people[0].course()
    assert (again.choices, again.free, people[0].facts) == (course.choices, free, facts)


async def test_mates_who_can_only_pass_are_passed_for_together(evening: Evening) -> None:
    """And while one of them has an answer, the other waits."""
    for hold, asked in (("page-b page-d", False), ("parry-b page-d", True)):
        position = court("assassin", "knight", "", "knight-d", seats=4, hold=hold).setting.options["position"]
        people = [await evening.person(name) for name in ("Ann", "Bob", "Cat", "Dee")]
        id = await people[0].makes("me open open open", "court", start=False, options={"position": position})
        for seat, person in enumerate(people[1:], 1):
            await person.sits(id, seat)
        await people[0].does(Start(0))
        await people[0].chooses("use assassin-a")
        await people[0].chooses("pick knight-d")
        assert people[1].decision.verb == ("use" if asked else "play")
        assert (people[3].sight.decision is None) == asked
        assert tokens(await people[0].course(), 2) == ([] if asked else ["pass", "pass"])
