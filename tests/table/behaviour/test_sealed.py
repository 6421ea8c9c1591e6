"""Several seats at once: a bot sees a world in which nobody but itself has chosen."""

from random import Random

import gloaming
from gloaming.table.live.course import Course
from table.tables import Evening, pair, until_asked


async def test_a_bot_does_not_notice_that_others_have_chosen(evening: Evening) -> None:
    ann, bob = await pair(evening)
    course = await ann.course()
    fresh = course.game.clone()
    for _ in range(3):
        await ann.chooses()
    world = course.world_of(1)
    assert world == fresh
    assert [decision.seat for decision in world.decisions] == [0, 1]
    own = await bob.chooses()
    world = course.world_of(1)
    assert [decision.seat for decision in world.decisions] == [0, 1]
    assert world.choices == [(1, own)]
    assert world.view(1) == course.game.view(1) or world.hands[0] != course.game.hands[0]  # type: ignore[attr-defined]


async def test_a_striking_bot_sees_both_strikes_open(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await until_asked([ann, bob], ann, "strike", together=True)
    course = await ann.course()
    before = course.game.clone()
    await ann.chooses()
    assert course.world_of(1) == before
    assert course.game != before


def test_when_seats_choose_in_turn_the_world_is_the_game() -> None:
    for name in gloaming.games():
        course = Course.begin(name, gloaming.rulebook(name).usual_players, 3, {}, [])
        rng = Random(1)
        while not course.game.over:
            decision = rng.choice(course.game.decisions)
            if course.together is None:
                assert course.world_of(decision.seat) == course.game
            asked = course.world_of(decision.seat).decision_of(decision.seat)
            assert asked is not None
            assert [option.token for option in asked.options] == [option.token for option in decision.options]
            course.choose(decision.seat, rng.choice(decision.options).token, decision.number, 0.0)


def test_a_match_that_is_replayed_knows_what_is_covered() -> None:
    for name in gloaming.games():
        course = Course.begin(name, gloaming.rulebook(name).usual_players, 5, {}, [])
        rng = Random(2)
        for _ in range(120):
            if course.game.over:
                break
            decision = rng.choice(course.game.decisions)
            course.choose(decision.seat, rng.choice(decision.options).token, decision.number, 0.0)
            again = Course(name, course.setting, course.choices)
            assert (again.free, again.opened_at if again.opened else 0) == (
                course.free,
                course.opened_at if course.opened else 0,
            )
            for seat in range(course.game.players):
                assert again.is_sealed(seat) == course.is_sealed(seat)
                assert again.last_choice(seat) == course.last_choice(seat)
