"""Automatic answers: what is always or never used is answered without asking, as slowly as anything else."""

import asyncio
import json

from duels import PLAIN, deck_text
from gloaming.games.showdown.rules.cards import DECK, NAMES
from gloaming.kernel.rulebook import OptionValue
from gloaming.table.requests import AutomaticAnswer, Start, Undo
from table.tables import Evening, Guest, pair, play_on

SAME = "title: Twin"  # abilities are not told apart by what they are called
REACTS = ", ".join(f"{value}P: {{{SAME}, react: {{when: feints, effects: [draw: 1]}}}}" for value in range(2, 10))
DECKS: dict[str, OptionValue] = {"deck_0": deck_text(f"cards: {{{REACTS}}}"), "deck_1": "brannagh"}
REACT = {"title": "Twin", "react": {"when": "feints", "effects": [{"draw": 1}]}}
ONLY_REACTS: dict[str, OptionValue] = {
    "deck_0": json.dumps({**PLAIN, "cards": dict.fromkeys(NAMES[:DECK], REACT)}),
    "deck_1": "brannagh",
}


def offered(person: Guest) -> list[str]:
    """Returns the optional abilities that somebody is asked about."""
    decision = person.sight.decision
    return [] if decision is None else [option.ability for option in decision.options if option.ability]


async def until_offered(people: list[Guest], who: Guest) -> str:
    """Has people play until one of them may use an ability or leave it, and returns which."""
    for _ in range(400):
        if offered(who):
            return offered(who)[0]
        asked = [person for person in people if person.sight.decision is not None]
        options = asked[0].decision.options
        passing = [option.token for option in options if option.token == "pass"]
        await asked[0].chooses(passing[0] if passing and asked[0] is not who else options[-1].token)
    raise AssertionError("nothing optional is ever offered")


async def duel(evening: Evening, decks: dict[str, OptionValue] = DECKS) -> tuple[Guest, Guest, str]:
    """Two people, one of whom is asked about an ability."""
    ann = await evening.person("Ann")
    bob = await evening.person("Bob")
    id = await ann.makes("me open", "showdown", start=False, options=decks)
    await bob.sits(id, 1)
    await ann.does(Start(0))
    return ann, bob, await until_offered([ann, bob], ann)


async def test_what_is_never_used_is_passed_on_and_said_in_one_sentence(evening: Evening) -> None:
    ann, bob, _ = await duel(evening)
    before = (await ann.course()).choices[:]
    for name in offered(ann):
        await ann.ask(AutomaticAnswer(0, name, "never"))
    await evening.settled()
    assert (await ann.course()).choices[len(before)].token == "pass"
    ann.read()
    [report] = [sight.answered for sight in ann.seen if sight.answered]
    assert report.startswith("Passed on ")
    assert report.endswith(", as you chose.")
    assert set(ann.sight.automatic.values()) == {"never"}
    bob.read()
    assert not any(sight.answered or sight.automatic for sight in bob.seen)


async def test_what_is_always_used_is_used(evening: Evening) -> None:
    ann, _, name = await duel(evening)
    token = next(option.token for option in ann.decision.options if option.ability == name)
    before = len((await ann.course()).choices)
    for other in offered(ann)[1:]:
        await ann.ask(AutomaticAnswer(0, other, "never"))
    await ann.ask(AutomaticAnswer(0, name, "always"))
    await evening.settled()
    ann.read()
    assert (await ann.course()).choices[before].token == token
    assert any(sight.answered.startswith("Used Twin, as you chose.") for sight in ann.seen)


async def test_an_ability_is_named_by_its_card_and_its_place_on_it(evening: Evening) -> None:
    ann, _, _ = await duel(evening)
    reacts = [option for option in ann.decision.options if option.verb == "react"]
    assert [option.ability for option in reacts] == [f"{option.touches[0]}/1" for option in reacts]
    assert [option.ability for option in ann.decision.options if option.verb == "pass"] == [""]
    assert ann.sight.abilities == dict.fromkeys(offered(ann), "Twin")


async def test_two_abilities_of_one_title_are_answered_apart(evening: Evening) -> None:
    ann, _, name = await duel(evening, ONLY_REACTS)
    assert len(offered(ann)) > 1
    await ann.ask(AutomaticAnswer(0, name, "never"))
    await evening.settled()
    assert name in offered(ann)
    assert ann.sight.automatic == {name: "never"}


async def test_a_program_is_told_of_abilities_too(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown", options=DECKS, texts=False)
    name = await until_offered([ann], ann)
    assert name.endswith("/1")
    assert ann.sight.abilities == {}
    for each in offered(ann):
        await ann.ask(AutomaticAnswer(0, each, "never"))
    await evening.settled()
    ann.read()
    assert any(sight.answered.startswith("Passed on Twin") for sight in ann.seen)


async def test_one_who_changes_their_mind_in_time_is_asked_after_all(evening: Evening) -> None:
    ann, _, name = await duel(evening)
    number = ann.decision.number
    evening.hall.pace = 0.2
    for each in offered(ann):
        await ann.ask(AutomaticAnswer(0, each, "never"))
    assert ann.sight.decision is None
    assert "as you chose" in ann.sight.prompt
    await ann.ask(AutomaticAnswer(0, name, "ask"))
    assert ann.decision.number == number
    await asyncio.sleep(0.3)
    assert ann.decision.number == number
    assert name not in ann.sight.automatic


async def test_nobody_else_can_tell_that_something_was_set(evening: Evening) -> None:
    ann, bob, name = await duel(evening)
    bob.read()
    seen, version = len(bob.seen), (await ann.table()).version
    evening.hall.pace = 0.2
    await ann.ask(AutomaticAnswer(0, name, "never"))
    bob.read()
    assert len(bob.seen) == seen
    assert (await ann.table()).version == version


async def test_an_automatic_answer_takes_as_long_as_a_question_with_one_answer(evening: Evening) -> None:
    ann, _, _ = await duel(evening)
    evening.hall.pace = 0.15
    before = len((await ann.course()).choices)
    for name in offered(ann):
        await ann.ask(AutomaticAnswer(0, name, "never"))
    await asyncio.sleep(0.05)
    assert len((await ann.course()).choices) == before
    await evening.settled()
    assert len((await ann.course()).choices) > before


async def test_taking_a_choice_back_clears_them(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown", options=DECKS)
    await until_offered([ann], ann)
    number = ann.decision.number
    for name in offered(ann):
        await ann.ask(AutomaticAnswer(0, name, "never"))
    await evening.settled()
    assert ann.sight.automatic
    await ann.does(Undo(0))
    while ann.sight.decision is None or not offered(ann):
        await ann.does(Undo(0))
    assert ann.sight.automatic == {}
    assert ann.decision.number != number  # the number of a question is used only once


async def test_they_are_kept_with_the_next_choice_and_belong_to_one_table(evening: Evening) -> None:
    ann, bob, name = await duel(evening)
    await ann.ask(AutomaticAnswer(0, name, "never"))
    await evening.settled()
    await play_on([ann, bob], 1)
    await evening.reopens()
    await ann.joins(ann.table_id)
    assert ann.sight.automatic == {name: "never"}
    assert (await ann.table()).facts.seats[1].automatic == {}
    dee = await evening.person("Dee")
    await dee.makes("me moth", "showdown")
    assert dee.sight.automatic == {}


async def test_only_what_may_be_used_or_left_now_can_be_settled(evening: Evening) -> None:
    ann, _, name = await duel(evening)
    assert (await ann.is_refused(AutomaticAnswer(0, "Anything", "never"))).kind == "illegal"
    cat = await evening.person("Cat")
    await cat.joins(ann.table_id)
    assert (await cat.is_refused(AutomaticAnswer(0, name, "never"))).kind == "forbidden"


async def test_shadow_cards_has_nothing_optional(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await play_on([ann, bob], 40)
    options = [option for sight in ann.seen if sight.decision for option in sight.decision.options]
    assert {option.ability for option in options} == {""}
