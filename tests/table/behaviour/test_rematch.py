"""Another game with the same people."""

from gloaming.table.requests import Place, Rematch, Start
from table.tables import Evening, pair, play_on


async def test_all_who_are_here_agree_and_the_seats_rotate(evening: Evening) -> None:
    ann, bob = await pair(evening, bots="moth")
    assert (await ann.is_refused(Rematch(0))).kind == "illegal"
    await play_on([ann, bob])
    assert ann.sight.table.phase == "over"
    await ann.does(Rematch(0))
    assert [seat.ready for seat in bob.sight.table.seats] == [True, False, False]
    assert bob.sight.table.next is None
    await bob.does(Rematch(0))
    again = bob.sight.table.next
    assert again is not None
    assert ann.sight.table.next == again
    before = bob.sight.table
    await ann.joins(again)
    await bob.joins(again)
    assert [seat.name for seat in ann.sight.table.seats] == ["Bob", "Moth", "Ann"]
    assert (ann.sight.you, bob.sight.you, ann.sight.host) == (2, 0, True)
    assert ann.sight.table.phase == "playing"
    assert ann.sight.table.commitment != before.commitment
    assert not any(seat.ready for seat in ann.sight.table.seats)


async def test_a_rematch_is_made_once(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await play_on([ann, bob])
    await ann.does(Rematch(0))
    await bob.does(Rematch(0))
    again = ann.sight.table.next
    await ann.does(Rematch(0))
    assert ann.sight.table.next == again


async def test_a_spectator_has_no_say(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    cat = await evening.person("Cat")
    await cat.joins(ann.table_id)
    await play_on([ann, bob])
    assert (await cat.is_refused(Rematch(0))).kind == "illegal"


async def test_who_has_left_is_not_waited_for_and_leaves_an_open_seat(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await play_on([ann, bob])
    await ann.parts()  # who made the table
    await bob.does(Rematch(0))
    again = bob.sight.table.next
    assert again is not None
    await bob.joins(again)
    assert [seat.name for seat in bob.sight.table.seats] == ["Bob", ""]
    assert (bob.sight.table.phase, bob.sight.host) == ("gathering", True)
    await bob.does(Place(0, 1, "moth"))
    await bob.does(Start(0))


async def test_the_rematch_comes_when_the_last_who_did_not_want_it_leaves(evening: Evening) -> None:
    ann, bob = await pair(evening, bots="moth")
    await play_on([ann, bob])
    await bob.does(Rematch(0))
    assert bob.sight.table.next is None
    await ann.parts()
    assert bob.sight.table.next is not None


async def test_after_a_lesson_comes_a_whole_game(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth moth", lesson=True)
    assert ann.sight.table.options == {"teaching": True, "short_rounds": True}
    await play_on([ann])
    assert "That was a short first game" in ann.sight.lesson
    await ann.does(Rematch(0))
    again = ann.sight.table.next
    assert again is not None
    await ann.joins(again)
    assert (ann.sight.table.lesson, ann.sight.table.options, ann.sight.lesson) == (False, {}, "")
