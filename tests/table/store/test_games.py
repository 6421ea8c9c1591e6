from __future__ import annotations

import asyncio

import pytest

from gloaming.table.live.ratings import Places, save_end
from gloaming.table.store.store import FinishedRow, Outdated, RatingRow, Store
from table.store.conftest import Opener
from table.store.given import HERE, change, finished, table


async def end(store: Store, game: FinishedRow, *ratings: RatingRow) -> None:
    await store.add_table(table(game.id), HERE)
    await store.save(change(2, id=game.id, phase="over"), HERE, game, ratings)


async def test_a_finished_game_comes_back_as_it_was(store: Store) -> None:
    await end(store, finished())

    assert await store.finished("t1") == finished()
    assert await store.finished("t2") is None


async def test_a_game_that_ends_twice_ended_the_second_time(store: Store) -> None:
    await end(store, finished(people=["amy", "bo"], at=1.0))

    await store.save(change(3), HERE)
    await store.save(change(4, phase="over"), HERE, finished(people=["amy", "cy"], at=2.0))

    assert await store.finished("t1") == finished(people=["amy", "cy"], at=2.0)
    assert await store.history("bo") == []
    assert await store.history("cy") == await store.history("amy") == [finished(people=["amy", "cy"], at=2.0)]


async def test_history_begins_with_the_newest(store: Store) -> None:
    games = [finished(f"t{i}", ["amy", "bo" if i % 2 else None], at=float(i), private=i == 3) for i in range(6)]
    for game in games:
        await end(store, game)

    assert await store.history("amy") == games[::-1]
    assert await store.history("bo") == [games[5], games[3], games[1]]
    assert await store.history("nobody") == []
    assert await store.history(None) == [games[5], games[4], games[2], games[1], games[0]]
    assert await store.history(None, limit=2, before=4.0) == [games[2], games[1]]
    assert await store.history("bo", limit=1, before=5.0) == [games[3]]


async def test_one_person_in_two_seats_finds_a_game_once(store: Store) -> None:
    await end(store, finished(people=["amy", "amy"]))

    assert await store.history("amy") == [finished(people=["amy", "amy"])]


async def test_ratings_are_kept_by_person_and_game(store: Store) -> None:
    first = RatingRow("amy", "showdown", 1600.5, 450.25, 1)
    other = RatingRow("amy", "shadow-cards", 1400.0, 400.0, 7)
    await end(store, finished("t1"), first, other, RatingRow("bo", "showdown", 1.0, 1.0, 1))
    later = RatingRow("amy", "showdown", 1650.0, 440.0, 2)
    await end(store, finished("t2"), later)

    assert await store.rating("amy", "showdown") == later
    assert await store.rating("amy", "rokugan") is None
    assert await store.ratings("amy") == [other, later]


async def test_a_rating_follows_the_one_it_was_reckoned_from(store: Store) -> None:
    await end(store, finished("t1"), RatingRow("amy", "showdown", 1600.0, 450.0, 1))

    with pytest.raises(Outdated):
        await end(
            store, finished("t2"), RatingRow("bo", "showdown", 1.0, 1.0, 1), RatingRow("amy", "showdown", 1.0, 1.0, 1)
        )

    saved = await store.load("t2")
    assert saved is not None
    assert (saved.version, saved.phase) == (1, "playing")
    assert await store.finished("t2") is None
    assert await store.ratings("bo") == []
    assert await store.rating("amy", "showdown") == RatingRow("amy", "showdown", 1600.0, 450.0, 1)


async def test_no_game_is_missed_when_many_end_at_once(opened: Opener) -> None:
    stores = [await opened(), await opened()]

    async def end_rated(number: int) -> None:
        store, id = stores[number % 2], f"t{number}"
        await store.add_table(table(id), HERE)
        game = finished(id, ["amy", f"other {number}"], rated=True)
        await save_end(store, change(2, id=id, phase="over"), HERE, game, Places([[0], [1]], [0, 1]), [False, False])

    await asyncio.gather(*map(end_rated, range(6)))

    rating = await stores[0].rating("amy", "shadow-cards")
    assert rating is not None
    assert rating.games == 6
