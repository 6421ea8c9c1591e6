"""Stops: in every window a player is asked whenever they can act, always, or never."""

from __future__ import annotations

import msgspec
import pytest

from duels import deck_text
from gloaming.kernel.rulebook import OptionValue
from gloaming.table.live.facts import Seated
from gloaming.table.protocol import Clock, Refused
from gloaming.table.requests import AutomaticAnswer, Choose, Foretell, SetStop, Sit, Stand, Start, Undo, Why
from kernel.court.positions import court
from table.tables import Evening, Guest, pair, play_on, until_asked

FEINTS, STRIKES = "after feints_stand", "after strikes_stand"
CARDS = ", ".join(f"{value}P: {{title: Twin, react: {{when: feints, effects: [draw: 1]}}}}" for value in range(2, 14))
RARE = "2P: {title: Rare, react: {when: strikes, effects: [draw: 1]}}"
DECK: OptionValue = deck_text(f"cards: {{{CARDS.replace('2P', '12I', 1)}, {RARE}}}")
DECKS = {"deck_0": DECK, "deck_1": DECK}


async def duel(evening: Evening, bot: str = "") -> list[Guest]:
    """Two people, or one and a bot, whose decks answer feints often and strikes hardly ever, about to feint."""
    people = [await evening.person(name) for name in (("Ann",) if bot else ("Ann", "Bob"))]
    id = await people[0].makes(f"me {bot or 'open'}", "showdown", start=False, options=DECKS, seed=2)
    for person in people[1:]:
        await person.sits(id, 1)
    await people[0].does(Start(0))
    return people


async def until(evening: Evening, people: list[Guest], who: Guest, window: str) -> None:
    """Has people play, passing in windows, until one of them is asked in a window."""
    for _ in range(60):
        await evening.settled()
        asked = [person for person in people if person.sight.decision is not None]
        if who in asked and who.sight.window == window:
            return
        tokens = [option.token for option in asked[0].decision.options]
        await asked[0].chooses("pass" if "pass" in tokens else tokens[0])
    raise AssertionError(f"{who.row.name} is never asked in {window!r}")


def tokens(person: Guest) -> list[str]:
    return [option.token for option in person.decision.options]


async def test_everybody_at_the_table_is_told_of_the_windows_that_can_open(evening: Evening) -> None:
    ann, bob = await duel(evening)
    told = {FEINTS: "After both feints", STRIKES: "After the strikes are revealed"}
    assert list(ann.sight.windows.items()) == list(told.items())
    assert bob.sight.windows == told
    assert ann.sight.stops == {}
    await until(evening, [ann, bob], ann, FEINTS)
    assert bob.sight.window == FEINTS


async def test_before_the_champions_are_shown_no_window_is_known(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    assert (ann.sight.windows, ann.decision.verb) == ({}, "pick")
    await ann.chooses()
    assert ann.sight.windows == {}
    await bob.chooses()
    assert "before verdict" in ann.sight.windows


async def test_who_stops_always_is_asked_with_nothing_to_do_but_pass(evening: Evening) -> None:
    ann, bob = await duel(evening)
    await ann.does(SetStop(0, STRIKES, "always"))
    await until(evening, [ann, bob], ann, STRIKES)
    assert tokens(ann) == ["pass"]
    assert ann.decision.prompt == ann.sight.prompt == "After the strikes are revealed: you can only pass."
    assert "Ann is thinking" in bob.sight.prompt
    await ann.ask(Foretell(0, ann.decision.number, ["pass"]))
    await ann.ask(Why(0, "react 2-of-clubs"))
    made = ann.sight.table.choices
    await evening.passes(1000)
    assert ann.sight.table.choices == made
    await ann.chooses("pass")
    assert ann.sight.table.choices > made


async def test_a_program_that_stops_always_is_asked_as_well(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown", seed=2, options=DECKS, texts=False)
    assert ann.sight.windows == {FEINTS: "", STRIKES: ""}
    await ann.does(SetStop(0, STRIKES, "always"))
    await until(evening, [ann], ann, STRIKES)
    assert tokens(ann) == ["pass"]


async def test_who_stops_never_passes_unasked_and_reads_so(evening: Evening) -> None:
    ann, bob = await duel(evening)
    await until(evening, [ann, bob], ann, FEINTS)
    assert len(tokens(ann)) > 1
    place = ann.sight.table.choices
    ann.read()
    before = len(ann.seen)
    await ann.does(SetStop(0, FEINTS, "never"))
    assert (await ann.course()).choices[place].token == "pass"
    ann.read()
    assert [sight.answered for sight in ann.seen[before:] if sight.answered] == [
        "Passed (after both feints), as you chose."
    ]
    assert "Passing (after both feints), as you chose ..." in [sight.prompt for sight in ann.seen[before:]]
    for _ in range(12):
        await play_on([ann, bob], 1)
        assert not (ann.sight.window == FEINTS and ann.sight.decision)
    bob.read()
    assert not any(sight.answered or sight.stops for sight in bob.seen)


async def test_who_wants_to_be_asked_again_is(evening: Evening) -> None:
    ann, bob = await duel(evening)
    for stop in ("never", "always", "ask"):
        await ann.does(SetStop(0, FEINTS, stop))
        assert ann.sight.stops == ({} if stop == "ask" else {FEINTS: stop})
    await until(evening, [ann, bob], ann, FEINTS)
    assert len(tokens(ann)) > 1


async def test_nobody_else_can_tell_that_a_stop_was_set(evening: Evening) -> None:
    ann, bob = await duel(evening)
    bob.read()
    seen, version = len(bob.seen), (await ann.table()).version
    await ann.does(SetStop(0, STRIKES, "always"))
    bob.read()
    assert len(bob.seen) == seen
    assert (await ann.table()).version == version


async def test_taking_back_clears_the_stops_that_answer(evening: Evening) -> None:
    [ann] = await duel(evening, "moth")
    await until(evening, [ann], ann, FEINTS)
    await ann.does(SetStop(0, STRIKES, "always"))
    await ann.does(SetStop(0, FEINTS, "never"))
    assert ann.sight.stops == {FEINTS: "never", STRIKES: "always"}
    await ann.does(Undo(0))
    assert ann.sight.stops == {STRIKES: "always"}


async def test_stops_are_kept_with_the_next_choice(evening: Evening) -> None:
    ann, bob = await duel(evening)
    await ann.does(SetStop(0, STRIKES, "always"))
    await play_on([ann, bob], 1)
    await evening.reopens()
    for person in (ann, bob):
        await person.joins(ann.table_id)
    assert ann.sight.stops == {STRIKES: "always"}
    assert bob.sight.stops == {}
    await until(evening, [ann, bob], ann, STRIKES)
    assert tokens(ann) == ["pass"]


def test_seats_of_older_tables_have_none() -> None:
    seat = msgspec.json.decode(b'{"person": "ann", "name": "Ann", "standing": {"9-of-clubs/1": "never"}}', type=Seated)
    assert (seat.automatic, seat.stops) == ({"9-of-clubs/1": "never"}, {})


async def test_only_players_set_stops_and_only_where_a_window_can_open(evening: Evening) -> None:
    ann, _ = await duel(evening)
    for window in ("before action", "", "after"):
        refused = await ann.is_refused(SetStop(0, window, "always"))
        assert (refused.kind, refused.reason) == ("illegal", "no such window can open in this game")
    cat = await evening.person("Cat")
    await cat.joins(ann.table_id)
    assert (await cat.is_refused(SetStop(0, FEINTS, "always"))).kind == "forbidden"
    assert (cat.sight.windows, cat.sight.window) == ({}, "")
    dan = await evening.person("Dan")
    await dan.makes("me moth")
    assert dan.sight.windows == {}
    assert (await dan.is_refused(SetStop(0, FEINTS, "always"))).kind == "illegal"


async def test_a_bot_in_ones_seat_does_not_stop_and_the_stop_is_there_afterwards(evening: Evening) -> None:
    ann, bob = await duel(evening)
    await ann.does(SetStop(0, STRIKES, "always"))
    await until(evening, [ann, bob], ann, STRIKES)
    made = bob.sight.table.choices
    await ann.does(Stand(0))
    assert bob.sight.table.choices > made
    assert (await ann.is_refused(SetStop(0, STRIKES, "never"))).kind == "forbidden"
    await ann.does(Sit(0, 0))
    assert ann.sight.stops == {STRIKES: "always"}


async def test_an_ability_that_is_always_used_is_used_where_one_never_stops(evening: Evening) -> None:
    ann, bob = await duel(evening)
    await until(evening, [ann, bob], ann, FEINTS)
    place, [ability, *others] = ann.sight.table.choices, [each.ability for each in ann.decision.options if each.ability]
    token = tokens(ann)[0]
    await ann.ask(AutomaticAnswer(0, ability, "always"))
    for other in others:
        await ann.ask(AutomaticAnswer(0, other, "never"))
    await ann.does(SetStop(0, FEINTS, "never"))
    assert (await ann.course()).choices[place].token == token


@pytest.mark.parametrize("stop", ["always", "never"])
async def test_mates_stop_each_where_they_want(evening: Evening, stop: str) -> None:
    position = court("assassin", "knight", "", "knight-d", seats=4, hold="parry-b page-d").setting.options["position"]
    people = [await evening.person(name) for name in ("Ann", "Bob", "Cat", "Dee")]
    id = await people[0].makes("me open open open", "court", start=False, options={"position": position})
    for seat, person in enumerate(people[1:], 1):
        await person.sits(id, seat)
    await people[0].does(Start(0))
    bob, dee = people[1], people[3]
    assert dee.sight.windows["interrupt ability"] == "Interrupt: ability"
    await (dee if stop == "always" else bob).does(SetStop(0, "interrupt ability", stop))  # type: ignore[arg-type]
    await people[0].chooses("use assassin-a")
    await people[0].chooses("pick knight-d")
    if stop == "always":
        assert (tokens(bob), tokens(dee)) == (["use parry-b", "pass"], ["pass"])
        await bob.chooses("pass")
        assert tokens(dee) == ["pass"]
        await dee.chooses("pass")
    assert (bob.sight.window, bob.decision.verb) == ("", "challenge")


async def test_one_who_stops_always_and_is_too_late_passes(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown", seed=2, options=DECKS, clock=Clock("move", 60))
    await ann.does(SetStop(0, STRIKES, "always"))
    await until(evening, [ann], ann, STRIKES)
    made = ann.sight.table.choices
    await evening.passes(61)
    assert (await ann.course()).choices[made].token == "pass"
    assert ann.sight.answered == ""  # there was nothing else to do


async def test_a_choice_of_the_only_answer_is_none_to_take_back(evening: Evening) -> None:
    [ann] = await duel(evening, "moth")
    await ann.does(SetStop(0, STRIKES, "always"))
    await until(evening, [ann], ann, STRIKES)
    await ann.ask(Choose(0, ann.decision.number, "pass"))
    await evening.settled()
    await ann.does(Undo(0))
    assert ann.sight.decision is not None
    assert ann.sight.window != STRIKES or len(tokens(ann)) > 1


async def test_a_strike_comes_before_its_window(evening: Evening) -> None:
    ann, bob = await duel(evening)
    await until_asked([ann, bob], ann, "strike", together=True)
    assert ann.sight.window == ""


async def test_a_stop_outlives_a_choice_that_could_not_be_saved(evening: Evening) -> None:
    ann, bob = await duel(evening)
    await ann.does(SetStop(0, STRIKES, "always"))
    asked = ann if ann.sight.decision is not None else bob
    with evening.store.overfull():
        answer = await asked.ask(Choose(0, asked.decision.number, asked.decision.options[0].token))
    assert isinstance(answer, Refused)
    assert (await ann.table()).facts.seats[0].stops == {STRIKES: "always"}
    await until(evening, [ann, bob], ann, STRIKES)
    assert tokens(ann) == ["pass"]
