"""Who sits where: sitting down, standing up, bots, starting, leaving and coming back."""

import asyncio

import pytest
from msgspec.structs import replace

from duels import deck_text
from gloaming.kernel.errors import BadSetup
from gloaming.table.live.hall import MOST_TABLES
from gloaming.table.protocol import Clock
from gloaming.table.refusing import Refusal
from gloaming.table.requests import Chat, Choose, Hint, Interject, Place, Rematch, Sit, Stand, Start
from table.tables import Evening, play_on


async def test_a_guest_makes_a_table_and_another_takes_the_open_seat(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes("me open", start=False)
    assert [(seat.kind, seat.name, seat.here) for seat in ann.sight.table.seats] == [
        ("person", "Ann", True),
        ("open", "", True),
    ]
    await bob.sits(id, 1)
    assert [seat.name for seat in ann.sight.table.seats] == ["Ann", "Bob"]
    assert (bob.sight.you, bob.sight.host, ann.sight.you, ann.sight.host) == (1, False, 0, True)
    await ann.does(Start(0))
    assert ann.sight.table.phase == bob.sight.table.phase == "playing"
    assert ann.decision.verb == "predict"


async def test_one_person_has_one_seat(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me open open", start=False)
    assert "you already have a seat" in (await ann.is_refused(Sit(0, 1))).reason
    with pytest.raises(BadSetup, match="one person can have only one seat"):
        await ann.makes("me me")


async def test_what_is_taken_or_not_there_cannot_be_sat_on(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes("me moth open", start=False)
    await bob.joins(id)
    for seat in (0, 1):
        assert (await bob.is_refused(Sit(0, seat))).reason == f"seat {seat + 1} is taken"
    assert (await bob.is_refused(Sit(0, 9))).reason == "there is no seat 9: with 3 players, seats are 0 to 2"
    assert (await bob.is_refused(Stand(0))).kind == "illegal"


async def test_the_game_starts_when_the_host_says_so_and_no_seat_is_open(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes("me open open", start=False)
    await bob.sits(id, 1)
    assert (await bob.is_refused(Start(0))).kind == "forbidden"
    assert "a seat is still open" in (await ann.is_refused(Start(0))).reason
    await ann.does(Place(0, 2, "moth"))
    await ann.does(Start(0))
    assert (await ann.is_refused(Start(0))).kind == "stale"
    assert (await ann.is_refused(Sit(0, 2))).kind == "illegal"


async def test_only_the_host_seats_bots_and_only_where_nobody_sits(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes("me open open", start=False)
    await bob.sits(id, 1)
    assert (await bob.is_refused(Place(0, 2, "owl"))).kind == "forbidden"
    assert (await ann.is_refused(Place(0, 1, "owl"))).reason == "seat 2 is taken"
    assert "did you mean 'moth'" in (await ann.is_refused(Place(0, 2, "mooth"))).reason
    await ann.does(Place(0, 2, "owl"))
    assert ann.sight.table.seats[2].name == "Owl"
    await ann.does(Place(0, 2, None))
    assert ann.sight.table.seats[2].kind == "open"


async def test_an_account_is_called_by_its_name_where_a_guest_bears_it(evening: Evening) -> None:
    heron, otter = await evening.person("Heron"), await evening.person("Otter")
    id = await heron.makes("me open", start=False)
    await otter.sits(id, 1)
    await evening.hall.add_account(otter.row, "otter", "hash")
    await evening.hall.rename(replace(otter.row, name="Heron"))
    assert [seat.name for seat in otter.sight.table.seats] == ["Heron (guest)", "Heron"]


async def test_a_guest_with_a_number_who_gets_an_account_is_called_without(evening: Evening) -> None:
    first, second = await evening.person("Heron"), await evening.person("Heron")
    id = await first.makes("me open", start=False)
    await second.sits(id, 1)
    assert [seat.name for seat in first.sight.table.seats] == ["Heron", "Heron 2"]
    assert (await evening.hall.add_account(second.row, "bo", "hash")).name == "Heron"
    assert [seat.name for seat in first.sight.table.seats] == ["Heron (guest)", "Heron"]


async def test_everybody_at_a_table_has_a_name_of_their_own(evening: Evening) -> None:
    moth, other = await evening.person("Moth"), await evening.person("Moth")
    id = await moth.makes("moth me moth open", start=False)
    assert [seat.name for seat in moth.sight.table.seats] == ["Moth 2", "Moth", "Moth 3", ""]
    await other.sits(id, 3)
    assert moth.sight.table.seats[3].name == "Moth 4"
    await moth.does(Place(0, 0, "moth"))  # the same again
    assert moth.sight.table.seats[0].name == "Moth 2"


async def test_at_a_table_nobody_looks_like_somebody_else(evening: Evening) -> None:
    ilse, other = await evening.person("Ilse 10"), await evening.person("llse lO")
    id = await ilse.makes("me open", start=False)
    await other.sits(id, 1)
    assert [seat.name for seat in ilse.sight.table.seats] == ["Ilse 10", "llse lO 2"]


async def test_when_the_host_is_gone_the_next_one_leads(evening: Evening) -> None:
    ann, bob, cat = [await evening.person(name) for name in ("Ann", "Bob", "Cat")]
    id = await ann.makes("me open open", start=False)
    await bob.sits(id, 1)
    await cat.joins(id)
    await ann.does(Stand(0))
    await ann.parts()
    assert (bob.sight.host, cat.sight.host) == (True, False)
    assert (await cat.is_refused(Place(0, 2, "moth"))).kind == "forbidden"
    await bob.does(Place(0, 2, "moth"))
    await bob.does(Place(0, 0, "moth"))
    await bob.does(Start(0))
    assert bob.sight.table.phase == "playing"


async def test_the_host_leads_again_when_back(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes("me open moth", start=False)
    await bob.sits(id, 1)
    await ann.parts()
    assert bob.sight.host
    await ann.joins(id)
    assert (ann.sight.host, bob.sight.host) == (True, False)


@pytest.mark.parametrize("level", ["wren", "fox"])
async def test_a_bot_that_is_not_offered_is_refused_with_those_that_are(evening: Evening, level: str) -> None:
    ann = await evening.person("Ann")
    reason = f"Shadows & Syndicates has the bots moth and owl, not {level}"
    with pytest.raises(BadSetup, match=reason):
        await ann.makes(f"me {level}", "syndicates")
    await ann.makes("me open", "syndicates", start=False)
    assert (await ann.is_refused(Place(0, 1, level))).reason == reason
    assert ann.sight.table.seats[1].kind == "open"


async def test_a_table_with_a_bot_that_is_no_longer_offered_plays_on_and_again(evening: Evening) -> None:
    ann = await evening.person("Ann")
    id = await ann.makes("me moth", "syndicates")
    evening.hall.tables[id].facts.seats[1].level = "wren"  # as it was seated when there were more levels
    await ann.does(Interject(0, 0, "surrender"))
    assert ann.sight.table.phase == "over"
    await ann.does(Rematch(0))
    again = evening.hall.tables[ann.sight.table.next or ""]
    assert "wren" in [seat.level for seat in again.facts.seats]


async def test_a_bot_plays_on_for_one_who_stands_up(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth moth")
    number = ann.decision.number
    token = ann.decision.options[0].token
    await ann.does(Stand(0))
    assert ann.sight.table.phase == "over"  # bots among themselves finish the game
    assert (await ann.is_refused(Choose(0, number, token))).kind == "forbidden"


async def test_one_who_is_away_from_the_seat_is_asked_nothing(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes("me open", start=False)
    await bob.sits(id, 1)
    await ann.does(Start(0))
    await ann.does(Stand(0))
    seat = ann.sight.table.seats[0]
    assert (seat.kind, seat.owned, seat.level, seat.name) == ("bot", True, "wren", "Ann")
    assert ann.sight.decision is None
    assert ann.sight.may_undo == "no"
    assert ann.sight.prompt == "A bot is playing for you. Take back your seat whenever you like."
    assert (await ann.is_refused(Hint(0))).kind == "forbidden"
    await ann.does(Sit(0, 0))
    assert ann.sight.table.seats[0].kind == "person"
    await play_on([ann, bob], 30)
    assert ann.sight.table.choices >= 30


async def test_a_bot_that_still_thinks_leaves_the_choice_to_one_who_is_back(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth")
    table = await ann.table()
    slow = asyncio.Event()

    async def pause(seconds: float) -> None:
        await slow.wait()

    evening.hall.pause = pause  # type: ignore[method-assign]
    before = len((await ann.course()).choices)
    assert await ann.ask(Stand(0))
    await asyncio.sleep(0.05)
    assert table.answering.thinking
    assert await ann.ask(Sit(0, 0))
    slow.set()
    await evening.settled()
    assert len((await ann.course()).choices) == before
    assert ann.decision.verb == "predict"
    await ann.chooses()
    assert (await ann.course()).choices[before].seat == 0


async def test_a_seat_is_handed_to_a_bot_only_while_its_player_is_gone_and_after_the_grace(evening: Evening) -> None:
    ann, bob, cat = [await evening.person(name) for name in ("Ann", "Bob", "Cat")]
    id = await ann.makes("me open", start=False, clock=Clock(grace=30))
    await bob.sits(id, 1)
    await cat.joins(id)
    assert (await cat.is_refused(Place(0, 1, "moth"))).kind == "forbidden"
    await ann.does(Start(0))
    assert "only while its player is away" in (await ann.is_refused(Place(0, 1, "moth"))).reason
    await bob.parts()
    assert ann.sight.table.seats[1].grace_left == 30
    await evening.passes(20)
    refused = await ann.is_refused(Place(0, 1, "moth"))
    assert refused.reason == "Bob may be back soon; a bot can take the seat in 10 s"
    assert (await cat.is_refused(Place(0, 1, "moth"))).kind == "forbidden"
    await evening.passes(10)
    await ann.does(Place(0, 1, "moth"))
    seat = ann.sight.table.seats[1]
    assert (seat.kind, seat.owned, seat.here, seat.level) == ("bot", True, False, "moth")
    await bob.joins(id)
    assert ann.sight.table.seats[1].level == "moth"
    await bob.does(Sit(0, 1))
    assert ann.sight.table.seats[1].level is None
    assert "only while its player is away" in (await ann.is_refused(Place(0, 1, "moth"))).reason


async def test_nobody_takes_another_ones_seat(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes("me moth")
    await bob.joins(id)
    await ann.does(Chat(0, "back in a minute"))
    assert ann.client is not None
    for seat in range(2):
        assert (await bob.is_refused(Sit(0, seat))).kind == "illegal"
    assert (await bob.is_refused(Choose(0, 0, "predict red-1"))).kind == "forbidden"


async def test_a_rated_table_is_for_people_only(evening: Evening) -> None:
    ann = await evening.person("Ann")
    with pytest.raises(BadSetup, match="for people only"):
        await ann.makes("me moth", rated=True)
    with pytest.raises(BadSetup, match="for people only"):
        await ann.makes("me open", rated=True, open_hands=True, start=False)
    await ann.makes("me open", rated=True, start=False)
    assert "for people only" in (await ann.is_refused(Place(0, 1, "moth"))).reason


async def test_nobody_has_more_tables_than_can_be_played(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    for _ in range(MOST_TABLES):
        await ann.makes("me open", start=False, join=False)
    with pytest.raises(Refusal, match="finish one first"):
        await ann.makes("me open", start=False, join=False)
    await bob.makes("me open", start=False, join=False)
    evening.time += 301
    evening.hall.forget_idle()  # nobody is there
    await ann.makes("me open", start=False, join=False)


async def test_a_game_for_two_is_not_made_for_three(evening: Evening) -> None:
    ann = await evening.person("Ann")
    with pytest.raises(BadSetup, match="is for 2 players, not 3"):
        await ann.makes("me moth moth", game="showdown")
    with pytest.raises(BadSetup, match="did you mean 'shadow-cards'"):
        await ann.makes("me moth", game="shadow-card")
    with pytest.raises(BadSetup, match="mooth"):
        await ann.makes("me mooth")


async def test_a_deck_of_ones_own_is_told_by_its_name(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown", options={"deck_0": deck_text("name: The Heron")})
    assert ann.sight.table.options == {"deck_0": "The Heron (custom deck)"}
