"""Promise 5: same seed, same choices, same game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gloaming
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.kernel.record import Record, parse
from promises.games import GameSetting, games, play_randomly, settings_of_games


@given(settings_of_games(), st.integers(0, 1000))
def test_same_seed_and_choices_make_the_same_game(setting: GameSetting, seed: int) -> None:
    book, players, game_seed, options = setting
    one, two = (book.start(book.setting(players, game_seed, options)) for _ in range(2))
    play_randomly(one, Random(seed), 10_000)
    play_randomly(two, Random(seed), 10_000)
    assert one == two
    assert one.scores == two.scores


@given(games())
def test_a_record_replays_to_the_same_state(game: Game) -> None:
    text = Record.of(game).text()
    assert gloaming.replay(parse(text, "test")) == game


@given(games(), st.integers(0, 300))
def test_undo_goes_back_to_any_earlier_choice(game: Game, number: int) -> None:
    number = min(number, game.number)
    earlier = gloaming.rewind(game, number)
    assert earlier.number == number
    for seat, token in game.choices[number:]:
        earlier.choose(seat, token)
    assert earlier == game


@given(games(), st.data())
def test_a_cut_record_is_noticed(game: Game, data: st.DataObject) -> None:
    text = Record.of(game).text()
    cut = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(gloaming.BadRecord):
        gloaming.replay(parse(text[:cut], "test"))


@given(games(finished=False), st.data())
def test_a_changed_record_is_noticed(game: Game, data: st.DataObject) -> None:
    play_randomly(game, Random(0), 5)
    lines = Record.of(game).text().splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    lines[place] = data.draw(
        st.sampled_from(["", "9 play red-99", "0 sing", "seed x", "end 3 abc", lines[place] + "0"])
    )
    text = "\n".join(lines) + "\n"
    if text == Record.of(game).text():
        return
    with pytest.raises(gloaming.BadRecord) as broken:
        gloaming.replay(parse(text, "evening.gloam"))
    assert "evening.gloam, line " in str(broken.value)


@given(settings_of_games(), st.integers(0, 1000), st.integers(0, 300))
def test_events_can_be_heard_again(setting: GameSetting, seed: int, choices: int) -> None:
    """What a replay tells is what was told when the game was played."""
    book, players, game_seed, options = setting
    heard: list[Event] = []
    game = book.start(book.setting(players, game_seed, options), heard.append)
    play_randomly(game, Random(seed), choices)
    for seat in (None, *range(players)):
        assert gloaming.events(game, seat) == [facts for event in heard if (facts := event.seen_by(seat)) is not None]


def test_a_saved_game_loads(tmp_path: Path) -> None:
    game = gloaming.start("shadow-cards", players=3, seed=5, teaching=True)
    play_randomly(game, Random(1), 40)
    gloaming.save(game, tmp_path / "evening.gloam")
    assert gloaming.load(tmp_path / "evening.gloam") == game
    assert [path.name for path in tmp_path.iterdir()] == ["evening.gloam"]
