"""Tournaments of any game: Swiss rounds and a knockout at the table, and those kept before there was a choice."""

from __future__ import annotations

import msgspec
import pytest

import gloaming
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue, opened
from gloaming.kernel.tournament.duels import Points
from gloaming.table.live.tournaments.facts import Result
from gloaming.table.live.tournaments.showing import offer, tournament_line
from gloaming.tournament.playing import Sitting
from kernel.vigil import BOOK
from table.behaviour.test_tournament import cup, held, kept, lose_all, seen
from table.tables import Evening, Guest, play_on


async def plays(evening: Evening, guest: Guest, id: str) -> None:
    """Sits down at the next duel and makes the first choice each time, until it is over."""
    await guest.joins(str((await seen(evening, id, guest)).table))
    await evening.settled()
    await play_on([guest])
    await guest.parts()
    await evening.settled()


async def test_a_tournament_of_another_game_is_swiss_rounds_and_a_knockout(evening: Evening) -> None:
    ann = await evening.person("Ann")
    organiser = evening.hall.organiser
    id = await organiser.make(cup(4, game="showdown", level="moth"), ann.row)

    told = await seen(evening, id, ann)
    assert (told.game, told.game_title, told.options, told.house_rules) == ("showdown", "Showdown", {}, [])
    assert [chapter.title for chapter in told.plan] == ["Swiss rounds", "Final"]
    assert [(stage.title, stage.shape) for stage in told.stages] == [("Swiss rounds", "swiss"), ("Final", "tree")]

    await organiser.begin(id, ann.row)
    await evening.settled()
    while (table := (await seen(evening, id, ann)).table) is not None:
        await plays(evening, ann, id)
        record = await evening.store.finished(table)
        assert record is not None
        assert record.game == "showdown"

    info = await seen(evening, id, ann)
    assert (info.phase, info.ending, info.because) == ("over", "final", "")
    swiss, final = info.stages
    assert [len(round.duels) for round in swiss.rounds] == [2, 2, 2]
    assert swiss.opponents == "Buchholz"
    assert (swiss.may_be_drawn, final.may_be_drawn) == (True, True)
    assert [row.points for row in swiss.table] == sorted((row.won + row.drawn / 2 for row in swiss.table), reverse=True)
    assert sum(row.points for row in swiss.table) == 6
    assert [row.status for row in swiss.table] == ["through", "through", "out", "out"]
    assert [(row.state, row.reason) for row in swiss.table] == [(row.status, "") for row in swiss.table]
    assert {row.entrant for row in swiss.table[:2]} == set(final.rounds[0].duels[-1].entrants)
    line = tournament_line(await organiser.find(id), None)
    assert line is not None
    assert line.game_title == "Showdown"


def all_drawn(sittings: list[Sitting]) -> list[Points]:
    return [(0.5, 0.5) for _ in sittings]


async def test_a_drawn_duel_of_the_knockout_is_played_again_until_lots_decide(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.table.live.thinking.play", all_drawn)
    _, id = await held(evening, entrants=2, join=False, game="showdown")

    info = await seen(evening, id)

    [stage] = info.stages
    assert [(duel.id, duel.place, duel.by_lot) for duel in stage.rounds[0].duels] == [
        ("final", 1, False),
        ("final-game-2", 1, False),
        ("final-game-3", 1, True),
    ]
    assert info.champion == stage.rounds[0].duels[-1].winner


async def test_somebody_plays_a_drawn_duel_again_at_another_table(evening: Evening) -> None:
    ann, id = await held(evening, entrants=2, game="showdown")
    first = (await seen(evening, id, ann)).table

    await evening.hall.organiser.change(id, lambda facts: facts.take([Result("final", [0.5, 0.5])]))
    await evening.hall.organiser.tend(id)
    await evening.settled()

    assert (await seen(evening, id, ann)).table not in (None, first)
    await plays(evening, ann, id)
    results = {result.duel: result.points for result in (await kept(evening, id)).results}
    assert results["final"] == [0.5, 0.5]
    assert "final-game-2" in results


async def test_a_tournament_from_before_there_were_games_to_choose_goes_on(evening: Evening) -> None:
    ann, id = await held(evening, entrants=2)
    saved = await evening.hall.organiser.find(id)
    facts = msgspec.json.decode(saved.facts)
    assert facts.pop("game") == "syndicates"
    await evening.store.save_tournament(
        msgspec.structs.replace(saved, version=saved.version + 1, facts=msgspec.json.encode(facts))
    )

    assert (await seen(evening, id, ann)).game_title == "Shadows & Syndicates"
    assert await lose_all(evening, ann, id) == 8 + 1


@pytest.mark.parametrize(
    ("game", "options", "reason"),
    [
        ("shwdown", {}, "unknown game 'shwdown', did you mean 'showdown'"),
        (
            "showdown",
            {"as_printed": True},
            "^unknown option of this tournament 'as_printed': there are none; "
            "tournaments of Shadows & Syndicates have it$",
        ),
        ("showdown", {"nope": True}, "^unknown option of this tournament 'nope': there are none$"),
    ],
)
async def test_a_tournament_of_a_game_that_is_not_there_or_has_other_rules_is_refused(
    evening: Evening, game: str, options: dict[str, bool], reason: str
) -> None:
    ann = await evening.person("Ann")

    with pytest.raises(BadSetup, match=reason):
        await evening.hall.organiser.make(cup(game=game, options=options), ann.row)


async def test_a_tournament_whose_game_is_gone_waits_and_the_others_go_on(evening: Evening) -> None:
    ann, gone = await held(evening, entrants=2, game="showdown")
    await evening.hall.organiser.change(gone, lambda facts: setattr(facts, "game", "whist"))
    _, other = await held(evening, entrants=2, join=False)

    await evening.hall.look_after()
    await evening.settled()

    lines = [tournament_line(saved, ann.row.id) for saved in await evening.store.tournaments()]
    assert [(line.game_title, line.phase) for line in lines if line] == [
        ("Shadows & Syndicates", "over"),
        ("whist", "playing"),
    ]
    assert (await seen(evening, other)).champion is not None
    with pytest.raises(BadSetup, match="unknown game 'whist'"):
        await seen(evening, gone, ann)


async def test_what_each_game_offers_is_told_with_it() -> None:
    offers = {name: offer(name) for name in gloaming.games()}

    printed, house = offers["syndicates"], offers["showdown"]
    assert printed is not None
    assert house is not None
    assert [rule.name for rule in printed.house_rules] == ["series_bonus_counts", "single_elimination", "as_printed"]
    assert (printed.printed, house.printed, house.house_rules) == (True, False, [])
    assert all(offers.values())


async def test_in_a_game_of_two_against_two_an_entrant_has_a_bot_as_teammate(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(opened, "vigil", BOOK)
    ann, id = await held(evening, entrants=2, game="vigil", level="moth")

    table = await evening.hall.table(str((await seen(evening, id, ann)).table))
    you = table.facts.names.index("Ann")
    assert table.facts.names[(you + 2) % 4] == "Ann's teammate"
    assert [seat.level for seat in table.facts.seats] == [None if seat == you else "moth" for seat in range(4)]
    while (await seen(evening, id, ann)).phase == "playing":
        await plays(evening, ann, id)
    assert (await seen(evening, id, ann)).champion is not None


async def test_a_game_that_is_of_two_sides_in_one_mode_has_its_tournaments_in_that_mode(evening: Evening) -> None:
    ann = await evening.person("Ann")
    offered = offer("beacon")
    assert offered is not None
    assert offered.ways == [{"mode": "sides"}]
    id = await evening.hall.organiser.make(cup(2, game="beacon", game_options={"mode": "sides"}, level="moth"), ann.row)
    await evening.hall.organiser.begin(id, ann.row)
    await evening.settled()
    assert (await seen(evening, id, ann)).game_options == {"mode": "sides"}
    table = await evening.hall.table(str((await seen(evening, id, ann)).table))
    assert (len(table.facts.seats), table.facts.options) == (2, {"mode": "sides"})
    while (await seen(evening, id, ann)).phase == "playing":
        await plays(evening, ann, id)
    assert (await seen(evening, id, ann)).champion is not None


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"mode": "alone"}, "option mode cannot be 'alone'"),
        ({"heroes": 2}, "unknown option that a tournament leaves open 'heroes'.*Known: mode"),
    ],
)
async def test_other_options_of_a_game_are_refused(
    evening: Evening, options: dict[str, OptionValue], reason: str
) -> None:
    ann = await evening.person("Ann")
    with pytest.raises(BadSetup, match=reason):
        await evening.hall.organiser.make(cup(game="beacon", game_options=options), ann.row)


async def test_a_game_whose_players_are_on_one_side_as_usual_is_refused_where_nobody_chose(evening: Evening) -> None:
    ann = await evening.person("Ann")
    reason = "a tournament takes two sides, and Beacon has none with mode=together; it has two with mode=sides"
    with pytest.raises(BadSetup, match=reason):
        await evening.hall.organiser.make(cup(4, game="beacon"), ann.row)
