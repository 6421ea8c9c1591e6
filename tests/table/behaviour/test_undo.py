"""Undoing a choice: free while it is covered or nobody minds, with the leave of the table otherwise."""

import asyncio

from gloaming.table.requests import AnswerUndo, Choose, Stand, Start, Undo
from table.tables import Evening, Guest, history, pair, play_on, until_asked


async def trio(evening: Evening) -> tuple[Guest, Guest, Guest]:
    """Three people who play with each other."""
    ann, bob, cat = [await evening.person(name) for name in ("Ann", "Bob", "Cat")]
    id = await ann.makes("me open open", start=False)
    await bob.sits(id, 1)
    await cat.sits(id, 2)
    await ann.does(Start(0))
    return ann, bob, cat


async def test_a_covered_prediction_is_taken_back_card_by_card_and_the_others_keep_theirs(evening: Evening) -> None:
    ann, bob = await pair(evening)
    first = await ann.chooses()
    second = await ann.chooses()
    others = [await bob.chooses() for _ in range(2)]
    assert (ann.sight.may_undo, ann.sight.locked) == ("free", True)
    await ann.does(Undo(0))
    assert [(choice.seat, choice.token) for choice in (await ann.course()).choices] == [
        (0, first),
        (1, others[0]),
        (1, others[1]),
    ]
    await ann.does(Undo(0))
    assert [choice.token for choice in (await ann.course()).choices] == others
    assert (ann.sight.may_undo, ann.sight.locked) == ("no", False)
    assert second in [option.token for option in ann.decision.options]
    assert bob.facts == history(await bob.game(), 1)


async def test_a_whole_prediction_stays_covered_while_another_is_still_picking(evening: Evening) -> None:
    ann, bob = await pair(evening)
    for _ in range(3):
        await ann.chooses()
    assert ann.sight.decision is None
    assert ann.sight.locked
    await bob.chooses()
    assert (ann.sight.locked, ann.sight.may_undo) == (True, "free")
    await ann.does(Undo(0))
    assert ann.decision.verb == "predict"
    assert len((await ann.course()).choices) == 3
    await ann.chooses()
    await bob.chooses()
    await bob.chooses()
    assert ann.sight.table.choices == 6
    assert not ann.sight.locked  # all are in
    assert {ann.sight.may_undo, bob.sight.may_undo} == {"ask"}


async def test_a_strike_is_changed_until_both_have_struck(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await until_asked([ann, bob], ann, "strike", together=True)
    before = len((await ann.course()).choices)
    first = await ann.chooses(ann.decision.options[0].token)
    assert (ann.sight.locked, ann.sight.may_undo) == (True, "free")
    assert bob.decision.verb == "strike"
    await ann.does(Undo(0))
    other = ann.decision.options[-1].token
    assert other != first
    await ann.chooses(other)
    assert (await ann.course()).choices[before].token == other
    assert first not in str(bob.sight.log)


async def test_what_another_has_covered_is_told_to_nobody(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await until_asked([ann, bob], ann, "strike", together=True)
    seen = len(bob.facts)
    token = await ann.chooses()
    card = token.split(" ")[1]
    assert card not in str([line.facts for line in bob.log[seen:]])
    await ann.does(Undo(0))
    assert bob.facts == history(await bob.game(), 1)


async def test_among_bots_a_choice_is_taken_back_freely(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth moth")
    await until_asked([ann], ann, "play")
    before = len((await ann.course()).choices)
    token = await ann.chooses()
    assert len((await ann.course()).choices) > before + 1  # the bots have played, too
    assert ann.sight.may_undo == "free"
    await ann.does(Undo(0))
    assert len((await ann.course()).choices) == before
    assert token in [option.token for option in ann.decision.options]
    assert ann.facts == history(await ann.game(), 0)


async def test_choices_without_an_alternative_are_skipped_on_the_way_back(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth")
    await until_asked([ann], ann, "score")
    for _ in range(60):
        await play_on([ann], 1)
        course = await ann.course()
        own = [free for choice, free in zip(course.choices, course.free, strict=True) if choice.seat == 0]
        if not own[-1]:
            break
    last = course.last_choice(0)
    assert last is not None
    assert last < len(course.choices) - 1
    await ann.does(Undo(0))
    assert len((await ann.course()).choices) == last
    assert len(ann.decision.options) > 1


async def test_past_a_reveal_the_others_are_asked_once(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await play_on([ann, bob], 6)
    first = ann if ann.sight.decision else bob
    second = bob if first is ann else ann
    before = len((await ann.course()).choices)
    await first.chooses()
    assert first.sight.may_undo == "ask"
    await first.does(Undo(0))
    assert second.sight.undo_asked == first.sight.you
    assert len((await ann.course()).choices) == before + 1
    assert (await first.is_refused(AnswerUndo(0, True))).kind == "stale"
    assert first.sight.undo_awaited == [second.sight.you]
    assert (await first.is_refused(Undo(0))).reason == "you have already asked; the others have yet to answer"
    await second.does(AnswerUndo(0, True))
    assert (await second.is_refused(AnswerUndo(0, True))).kind == "stale"
    assert len((await ann.course()).choices) == before
    assert first.sight.undo_asked is second.sight.undo_asked is None
    assert first.facts == history(await ann.game(), first.sight.you)


async def test_who_refused_is_told_to_all_and_not_asked_again_before_another_choice(evening: Evening) -> None:
    ann, bob = await pair(evening)
    cat = await evening.person("Cat")
    await cat.joins(ann.table_id)
    await play_on([ann, bob], 6)
    first = ann if ann.sight.decision else bob
    second = bob if first is ann else ann
    await first.chooses()
    await first.does(Undo(0))
    await second.does(AnswerUndo(0, False))
    for each in (first, second, cat):
        assert each.sight.undo_asked is None
        assert each.sight.undo_refused == {first.sight.you: second.sight.you}
    assert first.sight.may_undo == "no"
    refusal = await first.is_refused(Undo(0))
    assert refusal.kind == "illegal"
    assert refusal.reason.endswith(" refused; ask again after another move")
    assert (await second.is_refused(AnswerUndo(0, True))).kind == "stale"
    await play_on([first, second], 1)
    assert (first.sight.undo_refused, first.sight.may_undo) == ({}, "ask")


async def test_a_question_says_how_far_back_it_goes_and_another_waits_for_its_answer(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await play_on([ann, bob], 6)
    first = ann if ann.sight.decision else bob
    second = bob if first is ann else ann
    await first.chooses()
    place = (await ann.course()).last_choice(first.sight.you or 0)
    assert place is not None
    await play_on([second], 1)
    await first.does(Undo(0))
    assert second.sight.undo_reach == second.sight.table.choices - place > 1
    assert second.sight.may_undo == "ask"
    assert (await second.is_refused(Undo(0))).reason.endswith(" has already asked; answer that first")
    await second.does(AnswerUndo(0, True))
    assert len((await ann.course()).choices) == place
    assert second.sight.undo_reach == 0


async def test_all_people_are_asked_and_the_one_who_asks_knows_who_has_yet_to_answer(evening: Evening) -> None:
    ann, bob, cat = await trio(evening)
    await until_asked([ann, bob, cat], ann, "play")
    before = len((await ann.course()).choices)
    await ann.chooses()
    await ann.does(Undo(0))
    assert ann.sight.undo_awaited == [1, 2]
    await bob.does(AnswerUndo(0, True))
    assert ann.sight.undo_awaited == bob.sight.undo_awaited == [2]
    assert (await bob.is_refused(AnswerUndo(0, False))).kind == "stale"
    await cat.does(AnswerUndo(0, True))
    assert len((await ann.course()).choices) == before


async def test_a_new_choice_ends_the_asking(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await play_on([ann, bob], 6)
    first = ann if ann.sight.decision else bob
    second = bob if first is ann else ann
    await first.chooses()
    await first.does(Undo(0))
    await play_on([first, second], 1)
    assert first.sight.undo_asked is None
    assert (await second.is_refused(AnswerUndo(0, True))).kind == "stale"


async def test_bots_do_not_mind(evening: Evening) -> None:
    ann, bob = await pair(evening, bots="moth")
    await until_asked([ann, bob], ann, "play")
    await ann.chooses()
    await ann.does(Undo(0))
    assert bob.sight.undo_asked == 0
    await bob.does(Stand(0))  # now nobody but bots is left to ask
    assert ann.sight.may_undo == "free"


async def test_who_leaves_their_seat_to_a_bot_is_not_waited_for(evening: Evening) -> None:
    ann, bob, cat = await trio(evening)
    await until_asked([ann, bob, cat], ann, "play")
    await ann.chooses()
    last = bob if bob.sight.decision is None else cat  # a bot that is asked would choose, and end the asking
    other = cat if last is bob else bob
    await ann.does(Undo(0))
    await other.does(AnswerUndo(0, True))
    await last.does(Stand(0))
    assert (ann.sight.undo_asked, ann.sight.undo_awaited, ann.sight.may_undo) == (0, [], "free")
    before = (await ann.course()).last_choice(0)
    await ann.does(Undo(0))
    assert len((await ann.course()).choices) == before


async def test_at_a_rated_table_a_choice_stays_once_it_is_seen(evening: Evening) -> None:
    ann, bob = await pair(evening, rated=True)
    await ann.chooses()
    assert ann.sight.may_undo == "free"
    await ann.does(Undo(0))
    await play_on([ann, bob], 7)
    assert {ann.sight.may_undo, bob.sight.may_undo} == {"no"}
    assert (await ann.is_refused(Undo(0))).reason == "no undo at a rated table"


async def test_there_is_nothing_to_take_back_at_the_beginning_and_after_the_end(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth")
    assert ann.sight.may_undo == "no"
    assert (await ann.is_refused(Undo(0))).reason == "you have nothing to undo"
    await play_on([ann])
    assert ann.sight.table.phase == "over"
    assert ann.sight.may_undo == "no"
    assert (await ann.is_refused(Undo(0))).kind == "stale"


async def test_what_was_meant_for_a_question_that_was_taken_back_answers_no_other(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth")
    await until_asked([ann], ann, "play")
    await ann.chooses()
    late = Choose(0, ann.decision.number, ann.decision.options[-1].token)
    numbers = {sight.decision.number for sight in ann.seen if sight.decision}
    await ann.does(Undo(0))
    assert ann.decision.number not in numbers
    assert (await ann.is_refused(late)).kind == "stale"
    await ann.chooses()
    assert ann.decision.number not in numbers
    assert (await ann.is_refused(late)).kind == "stale"
    await evening.reopens()
    await ann.joins(ann.table_id)
    assert ann.decision.number not in numbers
    assert (await ann.is_refused(late)).kind == "stale"


async def test_one_who_picks_is_not_disturbed_by_another_who_changes_their_mind(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await ann.chooses()
    number = bob.decision.number
    await ann.does(Undo(0))
    assert bob.decision.number == number
    await bob.does(Choose(0, number, bob.decision.options[0].token))
    await ann.chooses()
    number = bob.decision.number
    await ann.does(Undo(0))
    assert bob.decision.number == number
    await bob.does(Choose(0, number, bob.decision.options[0].token))


async def test_a_bot_that_thinks_about_a_question_that_is_taken_back_says_nothing(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth")
    await until_asked([ann], ann, "play")
    gate = asyncio.Event()

    async def pause(seconds: float) -> None:
        await gate.wait()

    before = list((await ann.course()).choices)
    evening.hall.pause = pause  # type: ignore[method-assign]
    await ann.ask(Choose(0, ann.decision.number, ann.decision.options[0].token))
    await ann.ask(Undo(0))
    gate.set()
    await evening.settled()
    assert (await ann.course()).choices == before
    assert ann.decision.verb == "play"
