"""Finished games: looked at, checked, taken home, played on, counted."""

import asyncio
import pickle
import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest

import gloaming
from duels import falling_together
from gloaming.bots.eyes import Eyes
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue
from gloaming.table.live.records import FinishedGame, record_info
from gloaming.table.live.thinking import estimate
from gloaming.table.protocol import Hinted
from gloaming.table.refusing import NotFound
from gloaming.table.requests import Hint, Stand, Start
from gloaming.table.store.store import Change, FinishedRow, Home, PersonRow, RatingRow
from table.tables import Evening, Guest, history, pair, play_on, until_asked


async def finished(evening: Evening, game: str = "showdown", private: bool = False) -> tuple[Guest, FinishedGame]:
    ann = await evening.person("Ann")
    id = await ann.makes("me moth", game, private=private)
    await play_on([ann])
    assert ann.sight.table.phase == "over"
    return ann, await FinishedGame.find(evening.store, id)


async def fork(evening: Evening, kept: FinishedGame, person: PersonRow, at: int, seat: int, level: str) -> str:
    kept.check_fork(at, seat)
    return await evening.hall.fork(kept.facts, kept.choices[:at], person, seat, level)


@pytest.mark.parametrize("game", gloaming.games())
async def test_a_finished_game_is_seen_at_any_choice_through_any_eyes(evening: Evening, game: str) -> None:
    _, kept = await finished(evening, game)
    rng = Random(3)
    for at in [0, 1, len(kept.choices), *rng.sample(range(2, len(kept.choices)), 6)]:
        world = gloaming.rulebook(game).start(kept.course(0).setting)
        for choice in kept.choices[:at]:
            world.choose(choice.seat, choice.token)
        for eyes in (None, 0, 1):
            replay = kept.replay(at, eyes)
            assert replay.sight.view == msgspec.to_builtins(world.view(eyes))
            assert [msgspec.to_builtins(line.facts) for line in replay.sight.log] == history(world, eyes)
            assert all(line.at <= at for line in replay.sight.log)
            assert replay.sight.decision is None
            assert replay.sight.texts is not None
            hands = gloaming.rulebook(game).hands and eyes is None
            assert replay.views == [msgspec.to_builtins(world.view(seat)) for seat in range(2) if hands]


@pytest.mark.parametrize("game", ["showdown", "shadow-cards", "syndicates"])
async def test_a_line_of_a_replay_leads_to_the_beat_at_which_it_was_told(evening: Evening, game: str) -> None:
    _, kept = await finished(evening, game)
    for eyes in (None, 0):
        at = next(at for at in range(1, len(kept.choices)) if kept.replay(at, eyes).sight.beats)
        whole = kept.replay(at, eyes).sight
        before = len([line for line in whole.log if line.at < at])
        for beat in whole.beats:
            replay = kept.replay(at, eyes, line=beat.lines - 1)
            assert replay.sight.view == beat.view
            assert replay.sight.log == whole.log[: before + beat.lines]
            assert replay.sight.beats == []
            assert all(view["players"] == 2 for view in replay.views)
        assert kept.replay(at, eyes, line=len(whole.log)).sight.log == whole.log


async def test_a_replay_does_not_tell_the_end_before_the_end(evening: Evening) -> None:
    _, kept = await finished(evening)
    last = len(kept.choices)
    early = kept.replay(last - 1, 0)
    assert (early.record.scores, early.record.winners) == ([], [])
    assert early.sight.table.seed is None
    assert early.sight.table.commitment == kept.facts.commitment
    assert kept.facts.salt not in msgspec.json.encode(early).decode()
    whole = kept.replay(last, 0)
    assert whole.sight.beats
    early = kept.replay(last, 0, line=0)
    assert (early.record.winners, early.sight.table.seed) == ([], None)
    end = kept.replay(last, 0)
    assert end.record.scores == kept.row.scores
    assert end.record.winners == kept.row.winners
    assert end.sight.table.seed == kept.facts.opening


async def test_a_record_knows_the_seat_of_the_one_who_asks(evening: Evening) -> None:
    ann, kept = await finished(evening)
    cat = await evening.person("Cat")
    assert [record_info(kept.row, person).yours for person in (ann.row.id, cat.row.id, None)] == [0, None, None]
    assert kept.replay(0, None, ann.row.id).record.yours == 0


async def test_what_is_not_there_cannot_be_looked_at(evening: Evening) -> None:
    _, kept = await finished(evening)
    with pytest.raises(NotFound):
        kept.replay(len(kept.choices) + 1, None)
    with pytest.raises(NotFound):
        kept.replay(0, 2)
    with pytest.raises(NotFound):
        await FinishedGame.find(evening.store, "nosuchgame")
    ann = await evening.person("Ann")
    running = await ann.makes("me moth")
    with pytest.raises(NotFound):
        await FinishedGame.find(evening.store, running)
    with pytest.raises(NotFound):
        await FinishedGame.rescue(evening.store, running)


async def test_the_file_of_a_game_replays_to_the_same_end(evening: Evening, tmp_path: Path) -> None:
    ann, kept = await finished(evening, "shadow-cards")
    path = tmp_path / "evening.gloam"
    path.write_text(kept.gloam())
    game = gloaming.load(path)
    assert game == await ann.game()
    assert (game.over, game.scores) == (True, kept.row.scores)


async def test_somebody_plays_on_from_a_moment_of_a_finished_game(evening: Evening) -> None:
    _, kept = await finished(evening, "shadow-cards")
    bob = await evening.person("Bob")
    at = 40
    id = await fork(evening, kept, bob.row, at, 1, "moth")
    await bob.joins(id)
    await evening.settled()
    course = await bob.course()
    assert [(choice.seat, choice.token) for choice in course.choices[:at]] == [
        (choice.seat, choice.token) for choice in kept.choices[:at]
    ]
    info = bob.sight.table
    assert (bob.sight.you, info.private, info.rated) == (1, True, False)
    assert (info.commitment, info.seed) == (None, None)  # its beginning is known
    await evening.reopens()
    await bob.joins(id)
    await play_on([bob])
    assert bob.sight.table.phase == "over"
    assert bob.sight.table.seed is None
    assert bob.facts == history(await bob.game(), 1)


async def test_one_cannot_play_on_after_the_end(evening: Evening) -> None:
    _, kept = await finished(evening)
    bob = await evening.person("Bob")
    with pytest.raises(BadSetup, match="the game is over at that point"):
        await fork(evening, kept, bob.row, len(kept.choices), 0, "moth")
    for at, seat in ((len(kept.choices) + 1, 0), (0, 2)):
        with pytest.raises(NotFound):
            await fork(evening, kept, bob.row, at, seat, "moth")
    with pytest.raises(BadSetup, match="mothh"):
        await fork(evening, kept, bob.row, 0, 0, "mothh")


async def test_the_shuffle_was_settled_before_the_game(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", "showdown", start=False)
    assert ann.sight.table.commitment is None
    await ann.does(Start(0))
    promised = ann.sight.table.commitment
    assert ann.sight.table.seed is None
    await play_on([ann])
    assert all(sight.table.seed is None for sight in ann.seen if sight.table.phase != "over")
    opened = ann.sight.table.seed
    assert opened is not None
    assert sha256(opened.encode()).hexdigest() == promised
    seed, salt = opened.split(":")
    assert len(salt) == 32
    again = gloaming.start("showdown", seed=int(seed))
    for choice in (await ann.course()).choices:
        again.choose(choice.seat, choice.token)
    assert again == await ann.game()


async def test_the_seed_is_nowhere_in_what_players_and_bots_are_given(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    await bob.sits(await ann.makes("me open", start=False, seed=123456789012), 1)  # so long that nothing else reads so
    await ann.does(Start(0))
    await play_on([ann, bob], 12)
    table = await ann.table()
    course = await ann.course()
    for word in (table.facts.salt, str(table.facts.seed)):
        assert not any(word in msgspec.json.encode(sight).decode() for sight in [*ann.seen, *bob.seen])
    asked = ann if ann.sight.decision else bob
    seat = asked.sight.you
    assert seat is not None
    imagined = Eyes(course.world_of(seat), seat).imagine(Random(1))
    assert imagined.setting.seed != course.setting.seed
    assert not imagined.remembered


async def test_a_hint_names_legal_choices_best_first_and_only_unrated(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth moth")
    await until_asked([ann], ann, "play")
    hinted = await ann.ask(Hint(0))
    assert isinstance(hinted, Hinted)
    assert hinted.number == ann.decision.number
    legal = {option.token: option.label for option in ann.decision.options}
    assert {each.token for each in hinted.advice} <= set(legal)
    assert all(each.label == legal[each.token] for each in hinted.advice)
    worths = [each.worth for each in hinted.advice]
    assert worths == sorted(worths, reverse=True)
    assert [each.share for each in hinted.advice] == [None] * len(worths)  # one at a time there is a best choice
    assert hinted.measure == "your lead over the others after this round"
    assert all(re.fullmatch(r"level|[\d.]+ experience (ahead|behind)", each.outlook) for each in hinted.advice)
    await ann.chooses(hinted.advice[0].token)
    rated, other = await pair(evening, rated=True)
    assert (await rated.is_refused(Hint(0))).reason == "there are no hints at a rated table"
    await rated.chooses()
    await other.joins(ann.table_id)
    assert (await other.is_refused(Hint(0))).kind == "forbidden"  # a spectator


def test_where_one_should_draw_lots_a_hint_tells_the_chances() -> None:
    game = gloaming.start("showdown", seed=4, deck_0="ilse", deck_1="corvo")
    while game.decision_of(0) is None or game.decision_of(1) is None:
        decision = game.decisions[0]
        game.choose(decision.seat, decision.options[-1])
    shares = [share or 0.0 for _, _, share in estimate(pickle.dumps(game), 0, "search:200", seed=1)]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)
    assert max(shares) > 1.5 * min(shares)


@pytest.mark.parametrize("seed", range(4))
def test_where_there_is_a_best_choice_a_hint_makes_up_no_shares(seed: int) -> None:
    game = gloaming.start("syndicates", seed=seed, format="sumo-rush")
    while "draw fx" not in (offered := [option.token for option in game.decisions[0].options]):
        game.choose(game.decisions[0].seat, "ready" if "ready" in offered else offered[0])
    found = estimate(pickle.dumps(game), game.decisions[0].seat, "search:60", seed=1)
    worths = [worth for _, worth, _ in found]
    assert len(worths) > 1
    assert worths == sorted(worths, reverse=True)
    assert {share for _, _, share in found} == {None}


async def test_a_hint_does_not_depend_on_what_is_hidden(evening: Evening) -> None:
    ann, bob = await pair(evening)
    course = await ann.course()
    before = course.world_of(0)
    await bob.chooses()
    assert course.world_of(0) == before


async def test_private_games_are_listed_for_their_players_only(evening: Evening) -> None:
    ann, kept = await finished(evening, private=True)
    assert await evening.store.history(None) == []
    assert [row.id for row in await evening.store.history(ann.row.id)] == [kept.row.id]
    bob = await evening.person("Bob")
    assert await evening.store.history(bob.row.id) == []


async def test_a_person_finds_the_games_they_played(evening: Evening) -> None:
    ann, first = await finished(evening)
    await ann.makes("me moth", "showdown", seed=8)
    await play_on([ann])
    rows = await evening.store.history(ann.row.id)
    assert [row.id for row in rows] == [ann.table_id, first.row.id]
    assert rows[0].names == ["Ann", "Moth"]
    assert rows[0].people == [ann.row.id, None]
    assert [row.id for row in await evening.store.history(None)] == [row.id for row in rows]


async def test_ratings_change_after_a_rated_game(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown", rated=True)
    await play_on([ann, bob])
    await evening.settled()
    ratings = [await evening.store.rating(person.row.id, "showdown") for person in (ann, bob)]
    assert [row.games for row in ratings if row] == [1, 1]
    values = [row.value for row in ratings if row]
    winners = (await ann.game()).winners
    if len(winners) == 1:
        assert values[winners[0]] > 1500 > values[1 - winners[0]]


async def test_if_both_lose_nobody_is_shown_as_the_winner_and_it_is_rated_as_a_draw(evening: Evening) -> None:
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    decks: dict[str, OptionValue] = dict.fromkeys(("deck_0", "deck_1"), falling_together())
    await bob.sits(await ann.makes("me open", "showdown", start=False, rated=True, options=decks), 1)
    await ann.does(Start(0))
    await play_on([ann, bob])
    assert (await ann.game()).choices[-1][1].startswith("play ")
    kept = await FinishedGame.find(evening.store, ann.table_id)
    assert (kept.row.scores, kept.row.winners) == ([0, 0], [])
    assert kept.replay(len(kept.choices), None).record.winners == []
    for person in (ann, bob):
        assert person.sight.view is not None
        assert person.sight.view["winners"] == []
        assert person.sentences[-1] == "Both lose the duel at the same moment."
        row = await evening.store.rating(person.row.id, "showdown")
        assert row is not None
        assert row.value == pytest.approx(1500)
        assert row.games == 1


async def test_a_rating_comes_with_the_choice_that_ends_the_game(evening: Evening) -> None:
    """A server that is killed right after the last choice was saved finds it rated once, and never again."""
    ann, bob = await pair(evening, "showdown", rated=True)
    ended = asyncio.Event()
    save = evening.store.save

    async def save_and_die(
        change: Change, home: Home, finished: FinishedRow | None = None, ratings: Sequence[RatingRow] = ()
    ) -> None:
        await save(change, home, finished, ratings)
        if finished is not None:
            ended.set()
            await asyncio.Event().wait()

    evening.store.save = save_and_die  # type: ignore[method-assign]
    playing = asyncio.create_task(play_on([ann, bob]))
    await ended.wait()
    playing.cancel()
    for _ in range(2):
        await evening.is_killed()
        await evening.opens()
        ratings = [await evening.store.rating(person.row.id, "showdown") for person in (ann, bob)]
        assert [row.games for row in ratings if row] == [1, 1]


async def test_unrated_games_change_nothing(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown")
    await play_on([ann, bob])
    await evening.settled()
    assert await evening.store.ratings(ann.row.id) == []


async def test_who_leaves_a_rated_game_to_a_bot_comes_last(evening: Evening) -> None:
    ann, bob = await pair(evening, "showdown", rated=True)
    await ann.does(Stand(0))
    await play_on([bob])
    await evening.settled()
    rating = await evening.store.rating(ann.row.id, "showdown")
    assert rating is not None
    assert rating.value < 1500
