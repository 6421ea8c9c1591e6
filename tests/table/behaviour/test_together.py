"""A game that all win or lose together, and in which a seat may lead several heroes, at a table."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.kernel.rulebook import OptionValue
from gloaming.table.live.records import FinishedGame, facts_of_lost, record_info
from gloaming.table.protocol import Clock, Hinted
from gloaming.table.requests import Hint, Stand, Start, Undo
from kernel.beacon import BOOK
from table.tables import Evening, Guest, pair, play_on

HARD: dict[str, OptionValue] = {"difficulty": 3}


async def alone(evening: Evening, clock: Clock | None = None, **options: OptionValue) -> Guest:
    """Somebody who plays without anybody else."""
    ann = await evening.person("Ann")
    await ann.makes("me", BOOK.name, clock=clock or Clock(), options=options)
    return ann


async def test_one_who_plays_alone_is_asked_for_each_hero_in_turn(evening: Evening) -> None:
    ann = await alone(evening, heroes=3)
    assert ann.sight.table.roles == {"knight": 0, "seer": 0, "thief": 0}
    asked = []
    for _ in range(3):
        asked.append((ann.decision.role, ann.decision.prompt))
        await ann.chooses("lay log-3")
    assert asked == [(role, f"{role.title()}: Lay a log in secret") for role in ("knight", "seer", "thief")]
    assert ann.decision.role == "knight"
    assert ann.log[-1].facts["event"] == "laid"


async def test_a_program_is_told_for_which_hero_it_chooses(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me", BOOK.name, texts=False)
    assert ann.decision.role == "knight"


async def test_one_who_plays_alone_takes_back_what_they_like_and_is_advised(evening: Evening) -> None:
    ann = await alone(evening)
    await ann.chooses()
    await ann.chooses()
    assert ann.decision.role == "thief"
    assert ann.sight.may_undo == "free"
    await ann.does(Undo(0))
    assert ann.decision.role == "seer"
    hinted = await ann.ask(Hint(0))
    assert isinstance(hinted, Hinted)
    assert (hinted.measure, hinted.advice[0].token) == ("your points", "lay log-3")


async def test_a_game_that_all_lose_has_no_winner_on_any_screen_and_in_no_record(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    await bob.sits(await ann.makes("me open", BOOK.name, start=False, options=HARD), 1)
    await ann.does(Start(0))
    await play_on([ann, bob])
    for guest, other in ((ann, "Bob"), (bob, "Ann")):
        assert guest.sight.table.phase == "over"
        assert guest.sight.view is not None
        assert guest.sight.view["winners"] == []
        assert guest.sight.table.sides == [[0, 1]]
        assert "lose together" in guest.sight.prompt
        assert other in guest.sight.prompt
    game = await FinishedGame.find(evening.store, ann.table_id)
    assert record_info(game.row).winners == []
    assert record_info(game.row, facts=game.facts).lost_together
    assert record_info(game.row, facts=await facts_of_lost(evening.store, game.row)).lost_together
    before = game.replay(0, None)
    assert (before.record.lost_together, before.sight.prompt) == (False, "")  # nobody thinks in a replay
    assert "lose together" in game.replay(len(game.choices), None).sight.prompt


async def test_where_all_play_on_one_side_nobody_can_be_rated(evening: Evening) -> None:
    ann = await evening.person("Ann")
    for seats in ("me", "me open open"):
        with pytest.raises(gloaming.BadSetup, match="a game in which everyone plays on the same side cannot be rated"):
            await ann.makes(seats, BOOK.name, rated=True, start=False)
    await ann.makes("me open", BOOK.name, rated=True, start=False, options={"mode": "sides"})
    assert ann.sight.table.sides == [[0], [1]]


async def test_a_bot_that_takes_over_plays_for_all_that_a_seat_leads(evening: Evening) -> None:
    ann, bob = await pair(evening, BOOK.name)
    await bob.chooses()
    await bob.does(Stand(0))
    while ann.sight.decision is not None:
        await ann.chooses()
    assert ann.sight.table.phase == "over"


async def test_a_clock_runs_for_one_hero_after_the_other(evening: Evening) -> None:
    ann = await alone(evening, Clock("move", 10))
    for role in ("seer", "thief", "bard"):
        await evening.passes(11)
        assert ann.decision.role == role
    assert "Your time ran out" in ann.sight.answered


async def test_a_bot_alone_plays_to_the_end_while_somebody_watches(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("wren", BOOK.name)
    assert ann.sight.table.phase == "over"
