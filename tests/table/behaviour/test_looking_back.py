"""Looking back at an earlier moment of a running game: as one saw it then, and nothing more."""

import asyncio

import msgspec
import pytest

import gloaming
from gloaming.table.protocol import LookedBack, Sight
from gloaming.table.requests import AnswerUndo, Look, LookBack, Undo
from table.tables import Evening, Guest, pair, play_on, three


async def looked_back(person: Guest, at: int, line: int | None = None) -> LookedBack:
    answer = await person.ask(LookBack(0, at, line))
    assert isinstance(answer, LookedBack), answer
    assert (answer.at, answer.line) == (at, line)
    return answer


async def past(person: Guest, at: int) -> Sight:
    return (await looked_back(person, at)).sight


@pytest.mark.parametrize("game", gloaming.games())
async def test_everyone_sees_an_earlier_moment_as_they_saw_it_then(evening: Evening, game: str) -> None:
    ann, bob, cat = await three(evening, game)
    await play_on([ann, bob], 16)
    course = await ann.course()
    for at in (0, 1, 7, 13, len(course.choices)):
        world = gloaming.rulebook(game).start(course.setting)
        for choice in course.choices[:at]:
            world.choose(choice.seat, choice.token)
        for person, eyes in ((ann, 0), (bob, 1), (cat, None)):
            sight = await past(person, at)
            assert sight.view == msgspec.to_builtins(world.view(eyes))
            assert (sight.eyes, sight.decision, sight.refusals) == (eyes, None, {})
            assert (sight.may_undo, sight.locked, sight.log, sight.table.seed) == ("no", False, [], None)


async def test_who_looks_back_at_a_strike_that_was_turned_up_first_sees_the_other_one_covered(evening: Evening) -> None:
    ann, bob, cat = await three(evening, "showdown")
    await play_on([ann, bob], 60)
    told = [(heard.at, heard.event.kind) for heard in (await ann.course()).history(None)]
    at = next(at for at, kind in told if kind == "revealed")
    chain = [kind for moment, kind in told if moment == at]
    first, second = (line for line, kind in enumerate(chain) if kind == "strike_turned")

    def strikes(sight: Sight) -> list[bool]:
        assert sight.view is not None
        return sorted(area["strike"]["card"] is not None for area in sight.view["areas"])

    assert strikes((await looked_back(cat, at, first)).sight) == [False, True]
    assert strikes((await looked_back(cat, at, second)).sight) == [True, True]


@pytest.mark.parametrize("game", ["shadow-cards", "showdown", "syndicates"])
async def test_every_line_leads_to_the_beat_at_which_it_was_told(evening: Evening, game: str) -> None:
    ann, bob, cat = await three(evening, game)
    await play_on([ann, bob], 40)
    course = await ann.course()
    between = 0
    for person, eyes in ((ann, 0), (bob, 1), (cat, None)):
        moments = [heard.at for heard in course.history(eyes)]
        for at in sorted(set(moments)):
            whole = await looked_back(person, at)
            assert whole.lines == moments.count(at)
            for line in range(whole.lines):
                answer = await looked_back(person, at, line)
                beat = next((beat for beat in whole.sight.beats if beat.lines > line), None)
                assert answer.lines == (whole.lines if beat is None else beat.lines)
                assert answer.sight.view == (whole.sight if beat is None else beat).view
                assert answer.sight.status == (whole.sight if beat is None else beat).status
                assert (answer.sight.beats, answer.sight.decision, answer.sight.log) == ([], None, [])
                assert answer.sight.text
                between += beat is not None
    assert between


async def test_a_line_that_was_never_told_leads_to_the_end_of_its_move(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await play_on([ann, bob], 12)
    assert (await looked_back(ann, 9, 99)).sight.view == (await past(ann, 9)).view


async def test_what_was_covered_then_is_covered_when_one_looks_back(evening: Evening) -> None:
    ann, bob = await pair(evening)
    hidden = (await bob.chooses()).split()[1]
    await play_on([ann, bob], 30)
    sight = await past(ann, 1)
    assert f'"{hidden}"' not in msgspec.json.encode(sight).decode()


async def test_the_words_of_then_are_told_too(evening: Evening) -> None:
    ann, bob = await pair(evening)
    first = ann.sight
    await play_on([ann, bob], 12)
    sight = await past(ann, 0)
    assert (sight.prompt, sight.status, sight.text) == (first.prompt, first.status, first.text)
    assert sight.status != ann.sight.status


async def test_the_game_goes_on_meanwhile_and_is_not_changed(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await play_on([ann, bob], 10)
    seq, choices = ann.sight.seq, list((await ann.course()).choices)
    looks = [ann.ask(LookBack(0, 3)), bob.chooses() if bob.sight.decision else ann.chooses()]
    await asyncio.gather(*looks)
    assert ann.sight.seq == seq + 1
    assert (await ann.course()).choices[:-1] == choices
    await past(ann, 3)
    assert ann.sight.seq == seq + 1


async def test_a_moment_that_is_not_there_cannot_be_looked_at(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await ann.chooses()
    assert (await ann.is_refused(LookBack(0, 2))).kind == "stale"
    await ann.does(Undo(0))
    assert (await bob.is_refused(LookBack(0, 1))).kind == "stale"
    cat = await evening.person("Cat")
    await cat.makes("me open", start=False)
    assert "no game" in (await cat.is_refused(LookBack(0, 0))).reason


async def test_after_something_was_taken_back_the_past_is_the_new_one(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await play_on([ann, bob], 14)
    asking = ann if ann.sight.may_undo == "ask" else bob
    other = bob if asking is ann else ann
    await asking.does(Undo(0))
    await other.does(AnswerUndo(0, True))
    left = len((await ann.course()).choices)
    assert (await past(ann, left)).view == ann.sight.view
    assert (await ann.is_refused(LookBack(0, left + 1))).kind == "stale"


async def test_a_spectator_with_borrowed_eyes_looks_back_through_them(evening: Evening) -> None:
    ann, bob, cat = await three(evening, open_hands=True)
    await play_on([ann, bob], 9)
    await cat.does(Look(0, 1))
    assert (await past(cat, 4)).view == (await past(bob, 4)).view
    await cat.does(Look(0, None))
    assert (await past(cat, 4)).view != (await past(bob, 4)).view


async def test_a_program_looks_back_without_words(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", texts=False)
    await play_on([ann], 6)
    for line in (None, 0):
        sight = (await looked_back(ann, 2, line)).sight
        assert sight.view is not None
        assert (sight.prompt, sight.text, sight.log) == ("", [], [])


async def test_one_can_look_back_without_a_connection_and_after_a_restart(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await play_on([ann, bob], 8)
    before = await past(ann, 5)
    await evening.reopens()
    ann.client = None
    assert (await past(ann, 5)).view == before.view
