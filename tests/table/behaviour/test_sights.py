"""What everyone sees of a table: their own view, every event once, words only where they are new."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from gloaming.table.protocol import Because, Foretold
from gloaming.table.requests import AnswerUndo, Chat, Choose, Foretell, Look, Undo, Why
from table.tables import Evening, history, open_house, play_on, three, until_asked


@pytest.mark.parametrize("game", gloaming.games())
async def test_a_spectator_sees_the_public_view_and_is_asked_nothing(evening: Evening, game: str) -> None:
    ann, bob, cat = await three(evening, game)
    await play_on([ann, bob], 25)
    world = await ann.game()
    assert cat.sight.view == msgspec.to_builtins(world.view(None))
    assert ann.sight.view == msgspec.to_builtins(world.view(0))
    assert cat.sight.decision is None
    assert (cat.sight.you, cat.sight.eyes) == (None, None)
    assert cat.facts == history(world, None)
    assert ann.facts == history(world, 0)
    assert bob.facts == history(world, 1)


async def test_nobody_looks_into_a_hand_unless_the_table_allows_it(evening: Evening) -> None:
    _, bob, cat = await three(evening)
    assert (await cat.is_refused(Look(0, 0))).kind == "forbidden"
    assert (await bob.is_refused(Look(0, 0))).kind == "forbidden"


async def test_at_a_table_with_open_hands_spectators_look_through_any_eyes(evening: Evening) -> None:
    ann, bob, cat = await three(evening, open_hands=True)
    await ann.chooses()
    assert (await bob.is_refused(Look(0, 0))).kind == "forbidden"  # who plays looks through their own eyes
    await cat.does(Look(0, 0))
    world = await ann.game()
    assert cat.sight.view == msgspec.to_builtins(world.view(0))
    assert cat.facts == history(world, 0)
    assert (cat.sight.you, cat.sight.eyes, cat.sight.decision) == (None, 0, None)
    assert cat.sight.log_begins
    await ann.chooses()
    assert not cat.sight.log_begins
    assert cat.facts == history(await ann.game(), 0)
    await cat.does(Look(0, None))
    assert cat.facts == history(await ann.game(), None)
    assert "there is no seat" in (await cat.is_refused(Look(0, 7))).reason


async def test_only_the_player_is_told_of_you(evening: Evening) -> None:
    ann, bob, cat = await three(evening, open_hands=True)
    await cat.does(Look(0, 0))
    await play_on([ann, bob], 8)
    assert any("You" in sentence for sentence in ann.sentences)
    assert not any("You" in sentence for sentence in cat.sentences)
    assert any("Ann" in sentence for sentence in cat.sentences)


async def test_a_program_gets_facts_without_words(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", texts=False)
    await ann.chooses()
    sight = ann.sight
    assert sight.view == msgspec.to_builtins((await ann.game()).view(0))
    assert {option.label for option in ann.decision.options} == {""}
    assert (sight.prompt, sight.text, sight.texts, sight.sheet, sight.refusals) == ("", [], None, [], {})
    assert ann.facts == history(await ann.game(), 0)
    await play_on([ann], 20)
    assert ann.facts == history(await ann.game(), 0)


async def test_a_person_gets_words_for_everything(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth moth")
    await until_asked([ann], ann, "play")
    while not ann.sight.refusals:  # until a suit was led that others of her cards do not follow
        await ann.chooses()
        await until_asked([ann], ann, "play")
    sight = ann.sight
    assert all([sight.status, sight.prompt, sight.text, sight.last_acts, sight.sheet])
    assert all(option.label for option in ann.decision.options)
    assert ann.decision.prompt == sight.prompt
    playable = {thing for option in ann.decision.options for thing in option.touches}
    assert sight.view is not None
    assert set(sight.refusals) == set(sight.view["hand"]) - playable
    assert all(sight.refusals.values())


@pytest.mark.parametrize(
    ("game", "opens"), [("shadow-cards", "round_begins"), ("showdown", "turn"), ("syndicates", "turn")]
)
@pytest.mark.parametrize("texts", [True, False])
async def test_a_line_says_whether_it_opens_a_section_of_the_log(
    evening: Evening, game: str, opens: str, texts: bool
) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", game, texts=texts)
    await play_on([ann], 12)
    lines = [line for sight in ann.seen for line in sight.log]
    assert any(line.opens for line in lines)
    assert all(line.opens == (line.facts["event"] == opens) for line in lines)


async def test_an_option_tells_its_verb_and_what_it_touches_in_order(evening: Evening) -> None:
    ann, bob, _ = await three(evening, "syndicates")
    await until_asked([ann, bob], ann, "attack")
    for option in ann.decision.options:
        if option.verb == "attack":
            target, attacker = option.touches
            assert option.token == f"attack {target} with {attacker}"


async def test_why_a_card_cannot_be_played(evening: Evening) -> None:
    ann, _, cat = await three(evening)
    answer = await ann.ask(Why(0, "predict red-99"))
    assert getattr(answer, "reason", "")
    assert (await cat.is_refused(Why(0, "play red-1"))).kind == "illegal"


@pytest.mark.parametrize("game", gloaming.games())
async def test_of_a_choice_that_can_be_made_nobody_is_told_that_it_cannot(evening: Evening, game: str) -> None:
    """But what it does; also of one that is open at any time."""
    ann, bob, _ = await three(evening, game)
    for _ in range(12):
        for person in (ann, bob):
            asked, anytime = person.sight.decision, person.sight.anytime
            for option in [*(asked.options if asked else []), *(anytime.options if anytime else [])]:
                answer = await person.ask(Why(0, option.token))
                assert isinstance(answer, Because)
                assert answer.reason.startswith(f"You can do that now. {option.label}.")
        await play_on([ann, bob], 1)


async def test_card_texts_come_once_and_again_when_there_are_new_ones(evening: Evening) -> None:
    ann, bob, cat = await three(evening, "showdown")
    await play_on([ann, bob], 40)
    with_texts = [sight for sight in cat.seen if sight.texts]
    assert len(with_texts) <= 2
    known = [set(sight.texts or {}) for sight in with_texts]
    assert known == sorted(known, key=len)
    await cat.parts()
    await cat.joins(ann.table_id)
    assert cat.sight.texts


async def test_the_number_of_a_sight_rises_with_every_change(evening: Evening) -> None:
    ann, bob, _ = await three(evening)
    before = ann.sight.seq
    await ann.chooses()
    assert ann.sight.seq == before + 1
    done = await bob.does(Chat(0, "hm"))
    assert done.seq == ann.sight.seq == before + 1  # the game has not changed
    await play_on([ann, bob], 10)
    numbers = [sight.seq for sight in ann.seen]
    assert numbers == sorted(numbers)


async def test_a_choice_that_is_being_saved_has_not_been_made_for_anyone(evening: Evening) -> None:
    """A glance while a choice is on its way to the disk neither shows it nor is confused by it."""
    ann, bob, cat = await three(evening)
    table = await ann.table()
    evening.store.gate = gate = asyncio.Event()
    choosing = asyncio.create_task(ann.ask(Choose(0, ann.decision.number, ann.decision.options[0].token)))
    glancing = asyncio.create_task(table.look_in(cat.row))
    await asyncio.sleep(0.02)
    assert not glancing.done()
    listed = await evening.hall.listing(None)
    assert [info.choices for info in listed] == [0]
    gate.set()
    await choosing
    assert (await glancing).table.choices == 1
    assert cat.facts == history(await ann.game(), None)
    await bob.chooses()
    await cat.parts()
    await cat.joins(ann.table_id)
    assert cat.facts == history(await ann.game(), None)


@settings(max_examples=12)
@given(
    game=st.sampled_from(gloaming.games()),
    steps=st.lists(
        st.sampled_from(["choose", "choose", "undo", "chat", "part", "join", "look", "hop"]), min_size=1, max_size=40
    ),
    bare=st.lists(st.booleans(), min_size=3, max_size=3),
)
async def test_whatever_happens_everyone_is_told_of_every_event_once(
    tmp_path_factory: pytest.TempPathFactory, game: str, steps: list[str], bare: list[bool]
) -> None:
    folder: Path = tmp_path_factory.mktemp("house")
    async with open_house(folder) as evening:
        await tell_all(evening, game, steps, bare)


async def tell_all(evening: Evening, game: str, steps: list[str], bare: list[bool]) -> None:
    ann, bob, cat = await three(evening, game, open_hands=True)
    people = [ann, bob, cat]
    for person, texts in zip(people, bare, strict=True):
        await person.parts()
        await person.joins(ann.table_id or cat.table_id, texts)
    for number, step in enumerate(steps):
        if step == "choose":
            await play_on([ann, bob], 1)
        elif step == "chat":
            await people[number % 3].does(Chat(0, "well"))
        elif step == "undo" and ann.sight.may_undo != "no":
            await ann.does(Undo(0))
            if bob.sight.undo_asked == 0:
                await bob.does(AnswerUndo(0, number % 4 != 0))
        elif step == "look":
            await cat.does(Look(0, number % 2 if number % 3 else None))
        elif step in ("part", "hop"):
            other = await evening.person(f"Guest {number}")
            await other.joins(ann.table_id, texts=number % 2 == 0)
            if step == "hop":
                await other.parts()
        elif step == "join":
            await cat.parts()
            await cat.joins(ann.table_id, texts=number % 2 == 0)
        world = await ann.game()
        for person, eyes in ((ann, 0), (bob, 1), (cat, cat.sight.eyes)):
            assert person.facts == history(world, eyes)
            assert person.sight.view == msgspec.to_builtins(world.view(eyes))


async def test_what_an_option_leads_to_is_foretold_to_whoever_is_asked(evening: Evening) -> None:
    ann, bob, cat = await three(evening, "syndicates")
    await until_asked([ann, bob], ann, "attack")
    number, options = ann.decision.number, ann.decision.options
    tokens = [option.token for option in options][:20]
    answer = await ann.ask(Foretell(0, number, tokens))
    assert isinstance(answer, Foretold)
    assert [told.token for told in answer.options] == tokens
    attack = next(told for told in answer.options if told.token.startswith("attack "))
    assert "KT" in "".join(map(str, attack.said))
    assert [msgspec.to_builtins(event)["event"] for event in attack.certain][:2] in (
        ["attacked", "hit"],
        ["attacked", "fx_hit"],
    )
    assert (await bob.is_refused(Foretell(0, number, tokens))).kind == "stale"
    assert (await cat.is_refused(Foretell(0, number, tokens))).kind == "forbidden"
    assert (await ann.is_refused(Foretell(0, number + 1, tokens))).kind == "stale"


async def test_giving_up_is_foretold_at_any_time(evening: Evening) -> None:
    ann, bob, _ = await three(evening, "syndicates")
    for person in (ann, bob):
        anytime = person.sight.anytime
        assert anytime is not None
        answer = await person.ask(Foretell(0, anytime.number, [option.token for option in anytime.options]))
        assert isinstance(answer, Foretold)
        assert "wins the match" in "".join(map(str, answer.options[0].said))
