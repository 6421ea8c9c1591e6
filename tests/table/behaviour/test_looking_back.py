"""Looking back at an earlier moment of a running game: as one saw it then, and nothing more."""

import asyncio

import msgspec
import pytest

import gloaming
from gloaming.table.protocol import LookedBack, Sight
from gloaming.table.requests import AnswerUndo, Look, LookBack, Undo
from table.tables import Evening, Guest, pair, play_on, three


async def past(person: Guest, at: int) -> Sight:
    answer = await person.ask(LookBack(0, at))
    assert isinstance(answer, LookedBack), answer
    assert answer.at == at
    return answer.sight


@pytest.mark.parametrize("game", ["shadow-cards", "showdown", "syndicates"])
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
    sight = await past(ann, 2)
    assert sight.view is not None
    assert (sight.prompt, sight.text, sight.log) == ("", [], [])


async def test_one_can_look_back_without_a_connection_and_after_a_restart(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await play_on([ann, bob], 8)
    before = await past(ann, 5)
    await evening.reopens()
    ann.client = None
    assert (await past(ann, 5)).view == before.view
