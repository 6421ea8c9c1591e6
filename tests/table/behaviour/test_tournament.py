"""Tournaments: people and bots, from the first sign-up to the champion, whatever happens to the house."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import NoReturn

import msgspec
import pytest

from gloaming.kernel.errors import BadSetup
from gloaming.kernel.tournament.duels import Points
from gloaming.table.live.thinking import play
from gloaming.table.live.tournaments.facts import Result, TournamentFacts, facts_of
from gloaming.table.live.tournaments.organiser import MOST_TOURNAMENTS
from gloaming.table.live.tournaments.showing import tournament_info, tournament_line
from gloaming.table.protocol import Clock
from gloaming.table.refusing import Refusal
from gloaming.table.requests import Hint, Interject, Rematch, Sit
from gloaming.table.store.store import Choice, SavedTournament, StoreDown
from gloaming.table.tournament_protocol import NewTournament, TournamentDuel, TournamentInfo
from gloaming.tournament.playing import Sitting
from rule import rule
from table.tables import Evening, Guest, rules_change

BY_THE_HOUSE = {"as_printed": False, "series_bonus_counts": False, "single_elimination": False}


def cup(entrants: int = 4, **requests: object) -> NewTournament:
    return NewTournament("Dusk Cup", entrants, **requests)  # type: ignore[arg-type]


async def held(evening: Evening, entrants: int = 4, **requests: object) -> tuple[Guest, str]:
    """Ann, and the tournament that she has made and begun."""
    ann = await evening.person("Ann")
    id = await evening.hall.organiser.make(cup(entrants, **requests), ann.row)
    await evening.hall.organiser.begin(id, ann.row)
    await evening.settled()
    return ann, id


async def seen(evening: Evening, id: str, guest: Guest | None = None) -> TournamentInfo:
    return tournament_info(await evening.hall.organiser.find(id), None if guest is None else guest.row.id)


async def kept(evening: Evening, id: str) -> TournamentFacts:
    return facts_of((await evening.hall.organiser.find(id)).facts)


async def gives_up(guest: Guest) -> None:
    """Gives one match up."""
    anytime = guest.sight.anytime
    assert anytime is not None
    await guest.does(Interject(0, anytime.number, "surrender"))


async def loses(evening: Evening, guest: Guest, id: str) -> None:
    """Sits down at the next duel and gives up until it is over."""
    table = (await seen(evening, id, guest)).table
    assert table is not None
    await guest.joins(table)
    await evening.settled()
    while guest.sight.table.phase == "playing":
        await gives_up(guest)
    await guest.parts()
    await evening.settled()


async def lose_all(evening: Evening, guest: Guest, id: str) -> int:
    """Gives up one duel after the other, as long as there are any, and returns how many there were."""
    duels = 0
    while (await seen(evening, id, guest)).table is not None:
        await loses(evening, guest, id)
        duels += 1
    return duels


# Before it begins.


async def test_people_sign_up_until_all_places_are_taken(evening: Evening) -> None:
    ann, bob, cat = [await evening.person(name) for name in ("Ann", "Ann", "Cat")]
    organiser = evening.hall.organiser
    id = await organiser.make(cup(2), ann.row)

    await organiser.join(id, bob.row)
    await organiser.join(id, bob.row)  # again, because the answer was lost

    info = await seen(evening, id, bob)
    assert [entrant.name for entrant in info.entrants] == ["Ann", "Ann 2"]
    assert (info.phase, info.you, info.host, info.host_name) == ("gathering", 1, False, "Ann")
    with pytest.raises(Refusal, match="all 2 entrants have joined"):
        await organiser.join(id, cat.row)
    await organiser.leave(id, ann.row)
    await organiser.join(id, cat.row)
    assert [entrant.name for entrant in (await seen(evening, id)).entrants] == ["Ann 2", "Cat"]


async def test_only_who_made_it_begins_it_and_only_once(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    organiser = evening.hall.organiser
    id = await organiser.make(cup(3, join=False), ann.row)
    await organiser.join(id, bob.row)

    with pytest.raises(Refusal, match="only the host"):
        await organiser.begin(id, bob.row)
    await organiser.begin(id, ann.row)
    with pytest.raises(Refusal, match="already started"):
        await organiser.begin(id, ann.row)
    with pytest.raises(Refusal, match="already started"):
        await organiser.join(id, ann.row)
    await evening.settled()
    info = await seen(evening, id)
    assert [entrant.kind for entrant in info.entrants] == ["person", "bot", "bot"]


async def test_a_tournament_can_be_called_off_before_it_begins(evening: Evening) -> None:
    ann, bob, cat = [await evening.person(name) for name in ("Ann", "Bob", "Cat")]
    organiser = evening.hall.organiser
    id = await organiser.make(cup(), ann.row)
    await organiser.join(id, bob.row)
    waiting = asyncio.create_task(organiser.news(id, after=2))

    with pytest.raises(Refusal, match="only the host can cancel the tournament"):
        await organiser.call_off(id, bob.row)
    await organiser.call_off(id, ann.row)
    await organiser.call_off(id, ann.row)  # again, because the answer was lost

    told = tournament_info(await waiting, bob.row.id)
    assert (told.version, told.phase, told.table, told.champion) == (3, "called off", None, None)
    assert [entrant.name for entrant in told.entrants] == ["Ann", "Bob"]
    requests = [(organiser.begin, ann), (organiser.join, cat), (organiser.leave, bob)]
    for request, guest in requests:
        with pytest.raises(Refusal, match="Ann cancelled this tournament"):
            await request(id, guest.row)
    saved = await organiser.find(id)
    line = tournament_line(saved, bob.row.id)
    assert line is not None
    assert (line.phase, line.yours) == ("called off", True)
    assert tournament_line(saved, cat.row.id) is None  # nothing to join, nothing to watch


async def test_what_has_begun_is_not_called_off(evening: Evening) -> None:
    ann, id = await held(evening)

    with pytest.raises(Refusal, match="already started"):
        await evening.hall.organiser.call_off(id, ann.row)

    assert (await seen(evening, id, ann)).phase == "playing"


async def test_who_calls_tournaments_off_may_make_others(evening: Evening) -> None:
    ann = await evening.person("Ann")
    organiser = evening.hall.organiser

    for _ in range(MOST_TOURNAMENTS + 1):
        await organiser.call_off(await organiser.make(cup(), ann.row), ann.row)


# House rules.


async def test_house_rules_are_kept_shown_and_played_by(evening: Evening) -> None:
    ann = await evening.person("Ann")
    organiser = evening.hall.organiser
    id = await organiser.make(cup(16, join=False, level="moth", options={"single_elimination": True}), ann.row)
    await evening.reopens()
    assert (await seen(evening, id)).options == {**BY_THE_HOUSE, "single_elimination": True}

    await evening.hall.organiser.begin(id, ann.row)
    await evening.settled()

    [knockout] = [stage for stage in (await seen(evening, id)).stages if stage.stage == "knockout"]
    for number, round in enumerate(knockout.rounds[1:]):
        lost = {lose for before in knockout.rounds[: number + 1] for duel in before.duels for lose in losers(duel)}
        assert not lost & {entrant for duel in round.duels for entrant in duel.entrants}


def losers(duel: TournamentDuel) -> list[int]:
    return [entrant for entrant in duel.entrants if entrant != duel.winner]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"single_elimination": "perhaps"}, "single_elimination cannot be 'perhaps': it takes true or false"),
        ({"series_bonus_counts": 1}, "series_bonus_counts cannot be 1: it takes true or false"),
        ({"series_bonus_counts": None}, "series_bonus_counts cannot be None"),
        ({"single_eliminaton": True}, "did you mean 'single_elimination'"),
        ({"format": "fiasco"}, "unknown option of this tournament 'format'"),
    ],
)
async def test_house_rules_that_make_no_sense_are_refused(
    evening: Evening, options: dict[str, object], reason: str
) -> None:
    ann = await evening.person("Ann")

    with pytest.raises(BadSetup, match=reason):
        await evening.hall.organiser.make(cup(options=options), ann.row)

    assert await evening.store.tournaments() == []


async def test_a_tournament_from_before_there_were_house_rules_goes_on(evening: Evening) -> None:
    ann, id = await held(evening, entrants=2)
    saved = await evening.hall.organiser.find(id)
    facts = msgspec.json.decode(saved.facts)
    del facts["options"], facts["anew"], facts["why"]
    await evening.store.save_tournament(
        msgspec.structs.replace(saved, version=saved.version + 1, facts=msgspec.json.encode(facts))
    )

    assert (await seen(evening, id, ann)).options == BY_THE_HOUSE
    assert await lose_all(evening, ann, id) == 8 + 1


# As printed.


def every_other() -> Callable[[list[Sitting]], list[Points]]:
    """Returns how two play of whom each wins every other match."""
    results: Iterator[Points] = cycle([(1, 0), (0, 1)])
    return lambda sittings: [next(results) for _ in sittings]


@rule("SS-FMT-7", "SS-FMT-11")
async def test_as_printed_whoever_wins_the_series_of_two_is_champion_without_a_final(evening: Evening) -> None:
    ann, id = await held(evening, entrants=2, options={"as_printed": True})

    assert await lose_all(evening, ann, id) == 8

    info = await seen(evening, id, ann)
    assert (info.phase, info.ending, info.champion, info.stage) == ("over", "one left", 1, "qualification")
    assert [(row.points, row.status) for row in info.stages[0].table] == [(9, "champion"), (0, "out")]
    assert [len(stage.rounds) for stage in info.stages] == [8]
    assert [place.entrant for place in info.places] == [1, 0]


@rule("SS-FMT-7")
async def test_as_printed_a_tournament_may_end_without_a_champion(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.table.live.thinking.play", every_other())

    _, id = await held(evening, entrants=2, join=False, options={"as_printed": True})

    info = await seen(evening, id)
    assert (info.phase, info.ending, info.champion, info.places) == ("over", "nobody left", None, [])
    assert all(entrant.out for entrant in info.entrants)
    line = tournament_line(await evening.hall.organiser.find(id), None)
    assert line is not None
    assert (line.phase, line.champion) == ("over", None)
    assert await evening.store.running_tournaments() == []


# What cannot be.


async def test_a_tournament_is_refused_that_could_not_go_on(evening: Evening) -> None:
    ann = await evening.person("Ann")
    make = evening.hall.organiser.make

    with pytest.raises(BadSetup, match="needs a clock"):
        await make(cup(clock=Clock()), ann.row)
    with pytest.raises(BadSetup, match="hawk"):
        await make(cup(level="hawk"), ann.row)
    for _ in range(MOST_TOURNAMENTS):
        await make(cup(), ann.row)
    with pytest.raises(Refusal, match="unfinished"):
        await make(cup(), ann.row)


async def test_a_private_tournament_is_found_by_its_people_alone(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await evening.hall.organiser.make(cup(private=True), ann.row)

    saved = await evening.hall.organiser.find(id)

    assert tournament_line(saved, bob.row.id) is tournament_line(saved, None) is None
    line = tournament_line(saved, ann.row.id)
    assert line is not None
    assert (line.yours, line.people, line.phase) == (True, 1, "gathering")


# From the first duel to the champion.


async def test_somebody_plays_a_whole_tournament_against_bots(evening: Evening) -> None:
    ann, id = await held(evening)

    duels = await lose_all(evening, ann, id)

    info = await seen(evening, id, ann)
    assert duels == 8 + 1 + 1  # with four, all come from the qualification through Controlled to the semifinals
    assert info.phase == "over"
    assert info.champion is not None
    assert info.champion != info.you
    assert info.entrants[0].out
    assert info.entrants[0].stage == "semifinals"
    assert [place.place for place in info.places] == [1, 2, 3, 3]
    assert [len(stage.rounds) for stage in info.stages] == [8, 1, 1, 1]
    assert not any(stage.may_be_drawn for stage in info.stages)
    line = tournament_line(await evening.hall.organiser.find(id), None)
    assert line is not None
    assert line.champion == info.entrants[info.champion].name


async def test_a_bot_that_is_not_offered_for_the_game_is_refused(evening: Evening) -> None:
    with pytest.raises(BadSetup, match="has the bots moth and owl, not fox"):
        await held(evening, level="fox")


async def test_a_duel_is_an_ordinary_table_with_the_stages_format(evening: Evening) -> None:
    ann, id = await held(evening, level="moth")
    info = await seen(evening, id, ann)

    assert info.table is not None
    await ann.joins(info.table)

    table = ann.sight.table
    assert (table.game, table.phase, table.tournament) == ("syndicates", "playing", id)
    assert table.options == {"format": "sumo-rush"}
    assert sorted(seat.kind for seat in table.seats) == ["bot", "person"]
    assert {seat.level for seat in table.seats} == {None, "moth"}
    duel = next(duel for duel in info.stages[0].rounds[0].duels if 0 in duel.entrants)
    assert [info.entrants[entrant].name for entrant in duel.entrants] == [seat.name for seat in table.seats]
    assert table.clock == Clock()  # nobody has to wait for Ann


async def test_bots_play_their_own_duels_and_wait_for_people(evening: Evening) -> None:
    ann, id = await held(evening, entrants=8)

    info = await seen(evening, id, ann)

    [round] = info.stages[0].rounds
    assert [duel.table is None for duel in round.duels] == [duel.points is not None for duel in round.duels]
    assert sum(duel.points is None for duel in round.duels) == 1


async def test_a_tournament_of_bots_alone_needs_nobody(evening: Evening) -> None:
    _, id = await held(evening, entrants=5, join=False)

    info = await seen(evening, id)

    assert info.phase == "over"
    assert info.champion is not None


async def test_nobody_is_advised_or_takes_back_in_a_tournament(evening: Evening) -> None:
    ann, id = await held(evening)
    await ann.joins(str((await seen(evening, id, ann)).table))
    await evening.settled()

    assert ann.sight.may_undo == "no"
    assert (await ann.is_refused(Hint(0))).kind == "forbidden"
    while ann.sight.table.phase == "playing":
        await gives_up(ann)
    assert "tournament" in (await ann.is_refused(Rematch(0))).reason


# Those who do not come.


async def test_a_bot_plays_for_one_who_never_comes(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    organiser = evening.hall.organiser
    id = await organiser.make(cup(2, clock=Clock("move", seconds=30, grace=10)), ann.row)
    await organiser.join(id, bob.row)
    await organiser.begin(id, ann.row)
    table = (await seen(evening, id, ann)).table
    assert table is not None
    assert table == (await seen(evening, id, bob)).table
    await ann.joins(table)
    await evening.settled()

    while not is_left_to_bot(ann, "Bob"):
        await (evening.passes(41) if ann.sight.decision is None else ann.chooses())

    await gives_up(ann)
    await evening.settled()
    assert (await seen(evening, id)).stages[0].rounds[0].over


def is_left_to_bot(guest: Guest, name: str) -> bool:
    return any(seat.name == name and seat.kind == "bot" for seat in guest.sight.table.seats)


async def test_one_who_leaves_is_played_by_a_bot_to_the_end(evening: Evening) -> None:
    ann, id = await held(evening, level="moth")

    await evening.hall.organiser.leave(id, ann.row)
    await evening.settled()

    info = await seen(evening, id, ann)
    assert info.phase == "over"
    assert info.entrants[0].left
    assert info.table is None
    with pytest.raises(Refusal, match="not in this tournament"):
        await evening.hall.organiser.leave(id, ann.row)


async def test_one_who_comes_back_takes_the_seat_again(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    organiser = evening.hall.organiser
    id = await organiser.make(cup(2, level="moth", clock=Clock("move", seconds=30, grace=10)), ann.row)
    await organiser.join(id, bob.row)
    await organiser.begin(id, ann.row)
    table = str((await seen(evening, id, ann)).table)
    asked = await evening.hall.table(table)
    assert asked.course is not None
    seat = asked.course.game.decisions[0].seats[0]
    late, other = (ann, bob) if asked.facts.seats[seat].person == ann.row.id else (bob, ann)
    await other.joins(table)
    await evening.settled()

    await evening.passes(41)
    assert asked.facts.seats[seat].level is not None
    await late.joins(table)
    await late.does(Sit(0, seat))
    assert asked.facts.seats[seat].level is None


# News.


async def test_who_waits_is_told_of_a_change_at_once(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    organiser = evening.hall.organiser
    id = await organiser.make(cup(), ann.row)

    waiting = asyncio.create_task(organiser.news(id, after=1))
    known = await organiser.news(id, after=0)
    await organiser.join(id, bob.row)

    assert known.version == 1
    assert (await waiting).version == 2


# Whatever happens to the house.


async def test_a_tournament_goes_on_after_a_restart(evening: Evening) -> None:
    ann, id = await held(evening)
    for _ in range(3):
        await loses(evening, ann, id)
    before = await seen(evening, id, ann)

    await evening.reopens()
    await evening.settled()

    after = await seen(evening, id, ann)
    assert (after.stages, after.table) == (before.stages, before.table)
    assert await lose_all(evening, ann, id) == 7
    assert (await seen(evening, id)).phase == "over"


async def test_a_result_is_counted_once_however_often_it_is_told(evening: Evening) -> None:
    ann, id = await held(evening, entrants=2)
    await loses(evening, ann, id)
    facts = await kept(evening, id)
    [first] = facts.results

    await evening.hall.organiser.change(id, lambda facts: facts.take([Result(first.duel, first.points[::-1])]))
    for _ in range(3):
        await evening.hall.organiser.tend(id)
    await evening.settled()

    assert await kept(evening, id) == facts


async def is_killed(evening: Evening) -> None:
    """Ends the house without a word; another process finds out that it is dead, and opens its own."""
    dead = evening.hall.home
    await evening.is_killed()
    await evening.opens()
    await evening.hall.strike_off(dead)
    await evening.hall.look_after()
    await evening.settled()


async def test_a_result_that_was_saved_but_not_told_is_found_by_the_next_process(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, id = await held(evening, entrants=2)
    monkeypatch.setattr(evening.hall.organiser, "heard", lambda _: None)
    await loses(evening, ann, id)
    assert (await kept(evening, id)).results == []

    await is_killed(evening)

    assert len((await kept(evening, id)).results) == 1
    assert await lose_all(evening, ann, id) == 7 + 1


async def test_tables_that_were_drawn_but_not_laid_are_laid_by_the_next_process(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await evening.person("Ann")
    id = await evening.hall.organiser.make(cup(2), ann.row)

    async def die(id: str) -> None:
        return None

    monkeypatch.setattr(evening.hall.organiser, "tend", die)
    await evening.hall.organiser.begin(id, ann.row)
    drawn = (await seen(evening, id, ann)).table
    assert drawn is not None
    assert await evening.store.load(drawn) is None

    await is_killed(evening)

    assert (await seen(evening, id, ann)).table == drawn
    await loses(evening, ann, id)
    assert len((await kept(evening, id)).results) == 1


async def test_a_table_that_was_laid_but_not_started_is_started_by_the_next_process(evening: Evening) -> None:
    ann = await evening.person("Ann")
    organiser = evening.hall.organiser
    id = await organiser.make(cup(2), ann.row)
    await organiser.change(id, lambda facts: facts.begin(ann.row))
    facts = await kept(evening, id)
    [duel] = facts.tournament.open
    await evening.hall.add(facts.table(id, duel), [], start=False, id=facts.tables[duel.id])

    await is_killed(evening)

    await loses(evening, ann, id)
    assert len((await kept(evening, id)).results) == 1


async def test_a_full_disk_only_delays_a_tournament(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, id = await held(evening, entrants=2)

    async def down(row: SavedTournament) -> None:
        raise StoreDown("The disk is full.")

    with monkeypatch.context() as full:
        full.setattr(evening.store, "save_tournament", down)
        await loses(evening, ann, id)
    assert (await kept(evening, id)).results == []

    await evening.hall.look_after()
    await evening.settled()

    assert len((await kept(evening, id)).results) == 1


# Tables that break down.


def fail(*_: object, **__: object) -> NoReturn:
    raise ZeroDivisionError("a mistake in the rules")


async def breaks_down(evening: Evening, guest: Guest, id: str) -> str:
    """Has the game of somebody's next duel fail, and returns the table at which it did."""
    place = str((await seen(evening, id, guest)).table)
    await guest.joins(place)
    await evening.settled()
    (await guest.course()).choose = fail  # type: ignore[method-assign]
    anytime = guest.sight.anytime
    assert anytime is not None
    assert (await guest.is_refused(Interject(0, anytime.number, "surrender"))).kind == "broken"
    return place


@pytest.mark.parametrize("stays", [True, False])
async def test_a_duel_whose_table_breaks_down_begins_anew(evening: Evening, stays: bool) -> None:
    ann, id = await held(evening, entrants=2)
    await loses(evening, ann, id)
    broken = await breaks_down(evening, ann, id)
    if not stays:
        await ann.parts()

    for _ in range(2):
        await evening.hall.look_after()
        await evening.settled()

    info = await seen(evening, id, ann)
    assert info.table not in (None, broken)
    duel = info.stages[0].rounds[1].duels[0]
    assert (duel.table, duel.points, duel.anew, duel.by_new_rules) == (info.table, None, 1, False)
    assert ann.row.id in (await evening.hall.table(str(info.table))).facts.people
    assert [table.id for table in await evening.hall.listing(ann.row.id)] == [info.table]
    assert await lose_all(evening, ann, id) == 7 + 1
    assert len((await kept(evening, id)).results) == 8 + 1


async def test_a_duel_begins_anew_after_a_restart_as_well(evening: Evening) -> None:
    ann, id = await held(evening, entrants=2)
    broken = await breaks_down(evening, ann, id)

    await is_killed(evening)

    assert (await seen(evening, id, ann)).table not in (None, broken)
    assert await lose_all(evening, ann, id) == 8 + 1


async def test_a_tournament_goes_on_when_the_rules_change(evening: Evening) -> None:
    """Duels that are over count as they ended, and the one that was running begins anew by the rules of today."""
    ann, id = await held(evening, entrants=2)
    await loses(evening, ann, id)
    running = str((await seen(evening, id, ann)).table)
    results = (await kept(evening, id)).results

    await rules_change(evening)
    await evening.settled()

    info = await seen(evening, id, ann)
    assert info.table not in (None, running)
    duel = info.stages[0].rounds[1].duels[0]
    assert (duel.anew, duel.by_new_rules) == (1, True)
    assert (await kept(evening, id)).results == results
    closed = await evening.hall.table(running)
    assert (closed.facts.phase, closed.facts.tournament) == ("closed", id)
    assert [table.id for table in await evening.hall.listing(ann.row.id)] == [info.table]
    assert await lose_all(evening, ann, id) == 7 + 1


async def test_a_tournament_waits_for_a_duel_that_is_played_by_newer_rules(evening: Evening) -> None:
    """A process that is not updated yet neither plays it on nor begins it anew."""
    ann, id = await held(evening, entrants=2)
    running = (await seen(evening, id, ann)).table

    await rules_change(evening, by=-1)
    await evening.settled()
    assert (await seen(evening, id, ann)).table == running
    assert (await kept(evening, id)).anew == {}

    await rules_change(evening)
    assert await lose_all(evening, ann, id) == 8 + 1


async def test_a_table_that_breaks_down_after_the_end_has_had_its_result(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, id = await held(evening, entrants=2)
    place = str((await seen(evening, id, ann)).table)
    await ann.joins(place)
    await evening.settled()
    table = await ann.table()
    with monkeypatch.context() as trouble:
        trouble.setattr(table, "chosen", fail)
        anytime = ann.sight.anytime
        assert anytime is not None
        await ann.is_refused(Interject(0, anytime.number, "surrender"))
    assert table.facts.phase == "broken"

    for _ in range(2):
        await evening.hall.look_after()
        await evening.settled()

    facts = await kept(evening, id)
    assert len(facts.results) == 1
    assert facts.anew == {}
    assert len(facts.tables) == 2  # the second is that of the next duel


async def forgotten(evening: Evening, place: str) -> None:
    """Has a table vanish from the disk."""

    def work(db: sqlite3.Connection) -> None:
        for name in ("moves", "messages", "seated"):
            db.execute(f"DELETE FROM {name} WHERE table_number IN (SELECT number FROM tables WHERE id = ?)", (place,))
        db.execute("DELETE FROM tables WHERE id = ?", (place,))

    await evening.store.file.write(work)


async def test_a_table_that_is_gone_is_laid_again(evening: Evening) -> None:
    ann, id = await held(evening, entrants=2)
    place = str((await seen(evening, id, ann)).table)
    evening.hall.lose(await evening.hall.table(place))
    await forgotten(evening, place)

    await evening.hall.look_after()
    await evening.settled()

    assert await lose_all(evening, ann, id) == 8 + 1


async def test_a_table_that_cannot_be_opened_any_more_is_given_up(evening: Evening) -> None:
    ann, id = await held(evening, entrants=2)
    place = str((await seen(evening, id, ann)).table)
    table = await evening.hall.table(place)
    await table.save(0, [Choice(0, "a choice of other rules", 0.0)])
    evening.hall.lose(table)

    await evening.hall.look_after()
    await evening.settled()

    assert (await seen(evening, id, ann)).table not in (None, place)
    assert await lose_all(evening, ann, id) == 8 + 1


async def test_bots_play_a_duel_anew_whose_people_have_all_left(evening: Evening) -> None:
    ann, id = await held(evening, entrants=2, level="moth")
    await breaks_down(evening, ann, id)
    await evening.hall.organiser.leave(id, ann.row)

    await evening.hall.look_after()
    await evening.settled()

    assert (await seen(evening, id)).phase == "over"


async def test_a_duel_is_played_that_somebody_left_before_its_table_was_laid(evening: Evening) -> None:
    ann = await evening.person("Ann")
    organiser = evening.hall.organiser
    id = await organiser.make(cup(2), ann.row)
    await organiser.change(id, lambda facts: facts.begin(ann.row))
    await organiser.leave(id, ann.row)

    await evening.hall.look_after()
    await evening.settled()

    assert (await seen(evening, id)).phase == "over"


async def test_a_game_among_bots_that_fails_is_played_with_other_shuffles(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt: list[int] = []

    def stumble(sittings: list[Sitting]) -> list[Points]:
        dealt.extend(sitting.seed for sitting in sittings)
        return fail() if len(dealt) == 1 else play(sittings)

    monkeypatch.setattr("gloaming.table.live.thinking.play", stumble)
    _, id = await held(evening, entrants=2, join=False)
    assert (await seen(evening, id)).phase == "playing"

    await evening.hall.look_after()
    await evening.settled()

    assert (await seen(evening, id)).phase == "over"
    assert dealt[1] != dealt[0]
