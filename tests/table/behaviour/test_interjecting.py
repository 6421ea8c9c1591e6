"""Choices that need no question: a match may be given up at any time, in anybody's turn."""

from __future__ import annotations

from pathlib import Path

import gloaming
from gloaming.table.protocol import Clock, LookedBack
from gloaming.table.requests import Choose, Interject, LookBack, Stand, Start, Undo
from table.tables import Evening, Guest, history, play_on

SURRENDER = "surrender"
SHORT = {"format": "sumo-rush"}


async def gangs(evening: Evening, seats: str = "me open", **requests: object) -> list[Guest]:
    """People at a table of Shadows & Syndicates, one for each seat that is not a bot's."""
    names = iter(("Ann", "Bob", "Cat", "Dan"))
    host = await evening.person(next(names))
    options = {**SHORT, **requests.pop("options", {})}  # type: ignore[dict-item]
    id = await host.makes(seats, "syndicates", start=False, options=options, **requests)  # type: ignore[arg-type]
    people = [host]
    for seat, word in enumerate(seats.split()):
        if word == "open":
            people.append(await evening.person(next(names)))
            await people[-1].sits(id, seat)
    await host.does(Start(0))
    return people


async def gives_up(person: Guest) -> None:
    """Has somebody give up as they are told they may."""
    anytime = person.sight.anytime
    assert anytime is not None
    await person.does(Interject(0, anytime.number, anytime.options[0].token))


def unasked(people: list[Guest]) -> Guest:
    """Returns somebody who is not asked anything now."""
    return next(person for person in people if person.sight.decision is None)


async def test_who_is_not_asked_may_give_up_and_the_other_wins(evening: Evening) -> None:
    people = await gangs(evening)
    loser = unasked(people)
    assert loser.sight.anytime is not None
    assert [option.token for option in loser.sight.anytime.options] == [SURRENDER]
    await gives_up(loser)
    game = await loser.game()
    assert game.over
    assert loser.sight.table.phase == "over"
    assert game.winners == [seat for seat, person in enumerate(people) if person is not loser]
    assert loser.sight.anytime is None


async def test_only_players_may_give_up_and_only_where_the_rules_know_of_it(evening: Evening) -> None:
    [ann, _] = await gangs(evening)
    cat = await evening.person("Cat")
    await cat.joins(ann.table_id)
    assert cat.sight.anytime is None
    assert (await cat.is_refused(Interject(0, 0, SURRENDER))).kind == "forbidden"
    dan = await evening.person("Dan")
    await dan.makes("me moth")
    assert dan.sight.anytime is None
    assert (await dan.is_refused(Interject(0, 0, SURRENDER))).kind == "illegal"


async def test_no_answer_to_a_question_can_be_slipped_in(evening: Evening) -> None:
    people = await gangs(evening)
    asked = next(person for person in people if person.sight.decision is not None)
    assert asked.sight.anytime is not None
    token = asked.decision.options[0].token
    assert (await asked.is_refused(Interject(0, asked.sight.anytime.number, token))).kind == "illegal"
    assert (await asked.is_refused(Choose(0, asked.decision.number, SURRENDER))).kind == "illegal"
    assert asked.sight.table.choices == 0


async def test_who_gives_up_a_match_that_is_over_does_not_give_up_the_next(evening: Evening) -> None:
    ann, bob = await gangs(evening, options={"contest": "best-of-3"})
    before = bob.sight.anytime
    assert before is not None
    await gives_up(ann)
    assert ann.sight.table.phase == "playing"
    assert (await bob.is_refused(Interject(0, before.number, SURRENDER))).kind == "stale"
    await gives_up(ann)
    assert (await ann.game()).scores == [0, 3]


async def test_a_match_is_given_up_against_bots_and_they_play_the_next_one(evening: Evening) -> None:
    [ann] = await gangs(evening, "me moth", options={"contest": "best-of-3"})
    await gives_up(ann)
    await evening.settled()
    assert ann.sight.decision is not None
    await play_on([ann])
    assert ann.sight.table.phase == "over"


async def test_clocks_go_on_for_the_next_match(evening: Evening) -> None:
    people = await gangs(evening, options={"contest": "best-of-3"}, clock=Clock("move", 60))
    await evening.passes(40)
    await gives_up(unasked(people))
    running = [seat.running for seat in people[0].sight.table.seats]
    assert running == [person.sight.decision is not None for person in people]
    asked = next(person for person in people if person.sight.decision is not None)
    number = asked.decision.number
    await evening.passes(50)
    assert asked.decision.number == number  # the new question has a minute of its own
    await evening.passes(11)
    assert asked.sight.decision is None or asked.decision.number != number


async def test_giving_up_is_kept_and_played_again_after_a_restart(evening: Evening, tmp_path: Path) -> None:
    ann, bob = await gangs(evening, options={"contest": "best-of-3"})
    await play_on([ann, bob], 6)
    await gives_up(bob)
    choices, seen = (await ann.course()).choices, ann.facts
    assert choices[-1].token == SURRENDER
    await evening.reopens()
    await ann.joins(ann.table_id)
    assert [(choice.seat, choice.token) for choice in (await ann.course()).choices] == [
        (m.seat, m.token) for m in choices
    ]
    assert ann.facts == seen == history(await ann.game(), 0)
    answer = await ann.ask(LookBack(0, len(choices) - 1))
    assert isinstance(answer, LookedBack)
    assert answer.sight.anytime is None
    file = tmp_path / "match.jsonl"
    gloaming.save(await ann.game(), file)
    assert gloaming.load(file) == await ann.game()


async def test_giving_up_is_no_choice_to_take_back_by_itself(evening: Evening) -> None:
    [ann] = await gangs(evening, "me moth", options={"contest": "best-of-3"})
    await gives_up(ann)
    assert ann.sight.may_undo == "no"
    assert (await ann.is_refused(Undo(0))).kind == "illegal"


async def test_a_bot_in_ones_seat_does_not_give_up(evening: Evening) -> None:
    ann, _ = await gangs(evening)
    number = ann.sight.anytime.number if ann.sight.anytime is not None else 0
    await ann.does(Stand(0))
    assert ann.sight.anytime is None
    assert (await ann.is_refused(Interject(0, number, SURRENDER))).kind == "forbidden"


async def test_either_mate_gives_up_for_both(evening: Evening) -> None:
    people = await gangs(evening, "me open open open")
    await gives_up(people[2])
    game = await people[0].game()
    assert game.winners == [1, 3]


async def test_two_teams_play_a_casual_contest_at_the_table(evening: Evening) -> None:
    ann, bob, *_ = people = await gangs(evening, "me open open open", options={"contest": "casual"})
    await play_on(people, 12)
    for course in range(8):
        assert ann.sight.table.phase == "playing"
        await gives_up(ann if course < 3 else bob)
    assert ann.sight.table.phase == "over"
    assert (await ann.game()).scores == [5 + 1, 3, 5 + 1, 3]


async def test_a_program_is_told_what_it_may_choose_at_any_time(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "syndicates", options=SHORT, texts=False)
    assert ann.sight.anytime is not None
    assert [option.token for option in ann.sight.anytime.options] == [SURRENDER]


async def test_a_team_question_is_answered_when_the_time_of_its_only_person_is_up(evening: Evening) -> None:
    [ann] = await gangs(evening, "moth moth moth me", clock=Clock("move", 60))
    for _ in range(3):
        number = ann.decision.number
        await evening.passes(61)
        assert ann.decision.number != number
