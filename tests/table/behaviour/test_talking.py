"""Chat, and the names people go by."""

from msgspec.structs import replace

from gloaming.table.requests import Chat, Start
from table.tables import Evening, Guest, pair, play_on, three


async def is_called(evening: Evening, who: Guest, name: str) -> None:
    who.row = replace(who.row, name=name)
    await evening.hall.rename(who.row)


async def test_what_is_said_is_heard_by_all_and_kept_for_those_who_come_later(evening: Evening) -> None:
    ann, bob, cat = await three(evening)
    await ann.does(Chat(0, "  Good \n  luck\t"))
    await cat.does(Chat(0, "hello"))
    for person in (ann, bob, cat):
        person.read()
        assert [(said.name, said.seat, said.text) for said in person.heard] == [
            ("Ann", 0, "Good luck"),
            ("Cat", None, "hello"),
        ]
    await evening.reopens()
    dan = await evening.person("Dan")
    await dan.joins(ann.table_id)
    dan.read()
    assert [said.text for said in dan.heard] == ["Good luck", "hello"]
    assert dan.heard[0].id < dan.heard[1].id


async def test_nothing_to_see_is_not_said(evening: Evening) -> None:
    ann, _ = await pair(evening)
    for text in (" ", "\n\t", "\u200b\u202e"):
        assert (await ann.is_refused(Chat(0, text))).reason == "a message needs some text"
    await ann.does(Chat(0, "a\u202eb\x00c"))
    ann.read()
    assert ann.heard[-1].text == "a b c"


async def test_chat_does_not_disturb_the_game(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await ann.chooses()
    seen = len(bob.facts)
    await bob.does(Chat(0, "take your time"))
    assert len(bob.facts) == seen
    assert ann.sight.may_undo == "free"


async def test_a_new_name_is_seen_wherever_one_sits(evening: Evening) -> None:
    ann, bob = await pair(evening)
    other = await evening.person("Cat")
    gathering = await ann.makes("me open", start=False, join=False)
    await other.joins(gathering)
    await is_called(evening, ann, "Anna")
    assert bob.sight.table.seats[0].name == "Anna"
    assert other.sight.table.seats[0].name == "Anna"
    await ann.does(Chat(0, "it is me"))
    bob.read()
    assert bob.heard[-1].name == "Anna"
    assert bob.sight.prompt
    await evening.reopens()
    await bob.joins(bob.table_id)
    assert bob.sight.table.seats[0].name == "Anna"


async def test_a_name_that_changed_while_the_table_was_elsewhere_is_used_on_return(evening: Evening) -> None:
    ann, bob = await pair(evening)
    await ann.parts()
    await evening.store.rename(ann.row.id, "Anna")
    ann.row = replace(ann.row, name="Anna")
    await ann.joins(bob.table_id)
    assert bob.sight.table.seats[0].name == "Anna"
    assert ann.sight.table.seats[0].name == "Anna"


async def test_two_of_one_name_are_told_apart(evening: Evening) -> None:
    ann, other = await evening.person("Otter"), await evening.person("Otter")
    id = await ann.makes("me open", start=False)
    await other.sits(id, 1)
    await ann.does(Start(0))
    assert [seat.name for seat in ann.sight.table.seats] == ["Otter", "Otter 2"]
    await other.does(Chat(0, "hello"))
    ann.read()
    assert ann.heard[-1].name == "Otter 2"
    await is_called(evening, ann, "Heron")
    assert other.sight.table.seats[0].name == "Heron"


async def test_a_name_that_has_a_number_gets_the_next_one(evening: Evening) -> None:
    guests = [await evening.person(name) for name in ("Robin", "Robin", "Robin 2")]
    id = await guests[0].makes("me open open", start=False)
    await guests[1].sits(id, 1)
    await guests[2].sits(id, 2)
    assert [seat.name for seat in guests[0].sight.table.seats] == ["Robin", "Robin 2", "Robin 3"]


async def test_those_who_watch_are_told_apart_from_those_who_play(evening: Evening) -> None:
    ann, bob = await pair(evening)
    others = [await evening.person(name) for name in ("ann", "\u0410nn", "Bob")]  # one of them in Cyrillic
    for other in others:
        await other.joins(ann.table_id)
        await other.does(Chat(0, "hello"))
    ann.read()
    assert [said.name for said in ann.heard] == ["ann 2", "\u0410nn 3", "Bob 2"]
    await others[2].parts()
    again = await evening.person("Bob")
    await again.joins(bob.table_id)
    await again.does(Chat(0, "hello"))
    ann.read()
    assert ann.heard[-1].name == "Bob 2"


async def test_one_who_sits_down_is_told_apart_from_those_who_watch(evening: Evening) -> None:
    ann = await evening.person("Ann")
    watching, sitting = await evening.person("Otter"), await evening.person("otter")
    id = await ann.makes("me open", start=False)
    await watching.joins(id)
    await sitting.sits(id, 1)
    assert ann.sight.table.seats[1].name == "otter 2"
    await watching.does(Chat(0, "hello"))
    ann.read()
    assert ann.heard[-1].name == "Otter"


async def test_a_finished_game_keeps_the_names_it_was_played_under(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown")
    await play_on([ann])
    await is_called(evening, ann, "Anna")
    row = await evening.store.finished(ann.table_id)
    assert row is not None
    assert row.names == ["Ann", "Moth"]
    assert ann.sight.table.seats[0].name == "Ann"


async def test_what_is_said_again_after_a_cut_line_is_heard_once(evening: Evening) -> None:
    ann, bob = await pair(evening)
    table = await ann.table()
    await table.ask(ann.row, Chat(7, "hello"))
    for ref, words in ((7, "hello"), (8, "hello"), (7, "hi")):  # the others had not arrived
        await table.ask(ann.row, Chat(ref, words, again=True))
    bob.read()
    assert [said.text for said in bob.heard] == ["hello", "hello", "hi"]


async def test_who_says_the_same_twice_is_heard_twice(evening: Evening) -> None:
    ann, bob = await pair(evening)
    table = await ann.table()
    for _ in range(2):
        await table.ask(ann.row, Chat(1, "yes"))  # a program may call all it says by one reference
    bob.read()
    assert [said.text for said in bob.heard] == ["yes", "yes"]


async def test_pictures_made_of_several_stay_whole_and_letters_are_not_glued(evening: Evening) -> None:
    ann, bob, _ = await three(evening)
    await ann.does(Chat(0, "\U0001f469\u200d\U0001f467 and A\u200dnn"))
    bob.read()
    assert bob.heard[-1].text == "\U0001f469\u200d\U0001f467 and A nn"
