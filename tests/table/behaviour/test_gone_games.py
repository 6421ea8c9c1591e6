"""Tables and records whose game is no longer installed: what is kept of them, and what is said of the rest."""

import pytest

from gloaming.kernel.record import parse
from gloaming.table.live.records import FinishedGame, record_info
from gloaming.table.refusing import Refusal
from table.behaviour.test_tournament import held
from table.tables import Evening, pair, play_on, the_game_is_renamed

GONE = "Duels of old is not installed here any more, so this table cannot be opened; its moves are saved"
UNSEEN = "Duels of old is not installed here any more, so this game cannot be replayed"


async def test_a_running_game_that_is_gone_says_so_and_goes_on_when_it_is_back(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await play_on([ann, bob], 6)
    before = await evening.store.load(ann.table_id)
    assert before is not None
    await the_game_is_renamed(evening, "showdown", "duels-of-old")
    for guest in (ann, bob):
        [info] = await evening.hall.listing(guest.row.id)
        assert (info.title, info.phase, info.trouble) == ("Duels of old", "closed", f"{GONE}.")
        assert [seat.name for seat in info.seats] == ["Ann", "Bob"]
        assert (info.choices, info.asked) == (len(before.choices), [])
    with pytest.raises(Refusal, match=GONE) as refused:
        await evening.hall.table(ann.table_id)
    assert refused.value.kind == "stale"
    assert evening.hall.tables == {}

    await the_game_is_renamed(evening, "duels-of-old", "showdown")
    await ann.joins(ann.table_id)
    await bob.joins(ann.table_id)
    assert (await ann.course()).choices == before.choices
    await play_on([ann, bob])
    assert ann.sight.table.phase == "over"


async def test_a_game_that_is_gone_is_named_in_one_line_when_the_house_opens(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    """However many tables and tournaments wait for it, and however often the house looks after them."""
    ann, _ = await pair(evening, "showdown")
    await ann.makes("me open", "showdown", start=False)
    _, cup = await held(evening, entrants=2, game="showdown")
    await evening.hall.organiser.change(cup, lambda facts: setattr(facts, "game", "duels-of-old"))
    with caplog.at_level("WARNING"):
        await the_game_is_renamed(evening, "showdown", "duels-of-old")
        await evening.hall.look_after()
        await evening.settled()
    assert [record.getMessage() for record in caplog.records] == [
        "the game 'duels-of-old' is not installed; its tables and tournaments are kept and wait for it"
    ]


async def test_a_table_that_gathers_for_a_game_that_is_gone_is_offered_to_nobody(evening: Evening) -> None:
    ann, cat = await evening.person("Ann"), await evening.person("Cat")
    await ann.makes("me open", "showdown", start=False)
    await the_game_is_renamed(evening, "showdown", "duels-of-old")
    assert await evening.hall.listing(cat.row.id) == []
    [info] = await evening.hall.listing(ann.row.id)
    assert info.trouble == f"{GONE}."


async def test_the_other_tables_go_on(evening: Evening) -> None:
    ann, _ = await pair(evening, "showdown")
    cat = await evening.person("Cat")
    await cat.makes("me moth")
    await the_game_is_renamed(evening, "showdown", "duels-of-old")
    assert list(evening.hall.tables) == [cat.table_id]
    await cat.joins(cat.table_id)
    await play_on([cat], 3)
    assert [info.id for info in await evening.hall.listing(cat.row.id)] == [cat.table_id]
    assert [info.id for info in await evening.hall.listing(ann.row.id)] == [ann.table_id, cat.table_id]


async def test_a_finished_game_that_is_gone_keeps_names_result_and_choices(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown")
    await play_on([ann])
    before = await FinishedGame.find(evening.store, ann.table_id)
    await the_game_is_renamed(evening, "showdown", "duels-of-old")
    kept = await FinishedGame.find(evening.store, ann.table_id)
    told = record_info(kept.row, ann.row.id)
    assert (told.names, told.scores, told.winners) == (before.row.names, before.row.scores, before.row.winners)
    assert (told.title, told.outdated, told.yours) == ("Duels of old", f"{UNSEEN}.", 0)
    for look in (lambda: kept.replay(0, None), lambda: kept.check_fork(0, 0)):
        with pytest.raises(Refusal, match=UNSEEN):
            look()
    record = parse(kept.gloam(), "kept")
    assert record.game == "duels-of-old"
    assert record.choices == parse(before.gloam(), "before").choices
    with pytest.raises(Refusal, match=GONE):
        await evening.hall.table(ann.table_id)
