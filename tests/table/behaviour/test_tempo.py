"""A question with a single answer takes as long as others: nobody is told by the time that there was no choice."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from gloaming.table.protocol import Clock
from table.tables import Evening, Guest, pair

ANN, BOB = 2.0, 1.5  # seconds that each takes for a choice
PACE = 0.6  # that a bot takes
ANSWERING = "Playing your only move:"


def pauses(evening: Evening) -> list[float]:
    """Returns a list that will hold how long answers are kept back."""
    kept: list[float] = []

    async def pause(seconds: float) -> None:
        kept.append(seconds)

    evening.hall.pace = PACE
    evening.hall.pause = pause  # type: ignore[method-assign]
    return kept


async def play_slowly(evening: Evening, times: dict[Guest, float]) -> None:
    """Has everyone take their time for each choice, until the game is over."""
    while asked := [person for person in times if person.sight.decision is not None]:
        evening.time += times[asked[0]]
        await asked[0].chooses()


async def test_an_answer_without_a_choice_takes_as_long_as_a_choice(evening: Evening) -> None:
    kept = pauses(evening)
    ann, bob = await pair(evening)
    await play_slowly(evening, {ann: ANN, bob: BOB})
    assert ann.sight.table.phase == "over"
    times = Counter(kept)
    assert times[ANN] > 0
    assert times[BOB] > 0


async def test_what_everybody_knows_is_done_at_once(evening: Evening) -> None:
    """With a single card left in each hand, all see that there is no choice."""
    kept = pauses(evening)
    ann, bob = await pair(evening)
    await play_slowly(evening, {ann: ANN, bob: BOB})
    made = [sight.table.choices for sight in bob.seen]
    [last] = [at for at, then in pairwise(made) if then == at + 2][-1:]
    assert (await ann.course()).free[last : last + 2] == [False, False]
    assert kept[-1] == PACE


async def test_one_who_plays_with_bots_does_not_wait_for_themselves(evening: Evening) -> None:
    kept = pauses(evening)
    ann = await evening.person("Ann")
    await ann.makes("me moth")
    await play_slowly(evening, {ann: ANN})
    assert ann.sight.table.phase == "over"
    assert ANN not in kept


async def test_nobody_loses_time_of_the_whole_game_for_it(evening: Evening) -> None:
    kept = pauses(evening)
    ann, bob = await pair(evening, clock=Clock("game", 600))
    await play_slowly(evening, {ann: ANN, bob: BOB})
    assert set(kept) == {PACE}


async def test_who_has_no_choice_reads_that_it_is_answered_for_them_and_nobody_else_does(evening: Evening) -> None:
    pauses(evening)
    ann, bob = await pair(evening)
    await play_slowly(evening, {ann: ANN, bob: BOB})
    told = [(reader, sight) for reader in (ann, bob) for sight in reader.seen if ANSWERING in sight.prompt]
    assert {reader.row.name for reader, _ in told} == {"Ann", "Bob"}
    for reader, sight in told:
        assert sight.decision is None
        other = bob if reader is ann else ann
        [same] = [each for each in other.seen if each.seq == sight.seq]
        assert ANSWERING not in same.prompt
        assert "thinking" in same.prompt or "chooses" in same.prompt  # as if there were something to think about


async def test_the_only_answer_is_named(evening: Evening) -> None:
    pauses(evening)
    ann, bob = await pair(evening)
    await play_slowly(evening, {ann: ANN, bob: BOB})
    [last] = [sight.prompt for sight in ann.seen if ANSWERING in sight.prompt][-1:]
    assert last.startswith(f"{ANSWERING} play the ") or last.startswith(f"{ANSWERING} lead the ")
