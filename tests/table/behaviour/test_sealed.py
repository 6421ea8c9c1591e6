"""Several seats at once: a bot sees a world in which nobody but itself has chosen."""

from random import Random

import gloaming
from gloaming.table.match import Match
from table.tables import Evening, pair, until_asked


async def test_a_bot_does_not_notice_that_others_have_chosen(evening: Evening) -> None:
    ann, bob = await pair(evening)
    match = await ann.match()
    fresh = match.game.clone()
    for _ in range(3):
        await ann.chooses()
    world = match.world_of(1)
    assert world == fresh
    assert [decision.seat for decision in world.decisions] == [0, 1]
    own = await bob.chooses()
    world = match.world_of(1)
    assert [decision.seat for decision in world.decisions] == [0, 1]
    assert world.choices == [(1, own)]
    assert world.view(1) == match.game.view(1) or world.hands[0] != match.game.hands[0]  # type: ignore[attr-defined]


async def test_a_striking_bot_sees_both_strikes_open(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await until_asked([ann, bob], ann, "strike", together=True)
    match = await ann.match()
    before = match.game.clone()
    await ann.chooses()
    assert match.world_of(1) == before
    assert match.game != before


def test_when_seats_choose_in_turn_the_world_is_the_game() -> None:
    for name in gloaming.games():
        match = Match.begin(name, gloaming.rulebook(name).usual_players, 3, {}, [])
        rng = Random(1)
        while not match.game.over:
            decision = rng.choice(match.game.decisions)
            if match.together is None:
                assert match.world_of(decision.seat) == match.game
            asked = match.world_of(decision.seat).decision_of(decision.seat)
            assert asked is not None
            assert [option.token for option in asked.options] == [option.token for option in decision.options]
            match.choose(decision.seat, rng.choice(decision.options).token, decision.number, 0.0)


def test_a_match_that_is_replayed_knows_what_is_covered() -> None:
    for name in gloaming.games():
        match = Match.begin(name, gloaming.rulebook(name).usual_players, 5, {}, [])
        rng = Random(2)
        for _ in range(120):
            if match.game.over:
                break
            decision = rng.choice(match.game.decisions)
            match.choose(decision.seat, rng.choice(decision.options).token, decision.number, 0.0)
            again = Match(name, match.setting, match.moves)
            assert (again.free, again.opened_at if again.opened else 0) == (
                match.free,
                match.opened_at if match.opened else 0,
            )
            for seat in range(match.game.players):
                assert again.is_sealed(seat) == match.is_sealed(seat)
                assert again.last_choice(seat) == match.last_choice(seat)
