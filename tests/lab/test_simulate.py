"""Simulations: repeatable, the same on any number of processes, and honest about their uncertainty."""

from __future__ import annotations

import json

import pytest

import gloaming
from duels import falling_together
from gloaming.arguments import Setup
from gloaming.bots import bot, play_bots
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue
from gloaming.lab.simulate import Series, simulate, simulate_command, summary, tallies, victories
from gloaming.lab.statistics import estimate
from screens import screen

SERIES = Series("shadow-cards", ("careful", "random", "random", "random"), seed=7, options={})


def test_a_result_says_what_happened() -> None:
    result = next(simulate(SERIES, 1))
    assert list(result) == ["game", "seed", "seats", "scores", "winners", "wins", "choices", "first", "rounds"]
    assert (result["game"], result["seed"], result["choices"]) == ("shadow-cards", 7, 219)
    assert result["seats"] == ["careful", "random", "random", "random"]
    assert len(result["rounds"]) == 3
    for seat in range(4):
        assert sum(played["experience"][seat] for played in result["rounds"]) == result["scores"][seat]
    for played in result["rounds"]:
        assert [len(cards) for cards in played["predictions"]] == [2, 2, 2, 2]
        assert sum(len(cards) for cards in played["points"]) == 13
        assert all(0 <= value <= 14 for cards in played["points"] for value in cards)
    assert result["winners"] == [seat for seat in range(4) if result["scores"][seat] == max(result["scores"])]


def test_processes_make_no_difference() -> None:
    assert list(simulate(SERIES, 12, jobs=2)) == list(simulate(SERIES, 12, jobs=1))


def test_game_n_of_a_series_is_game_0_of_a_later_one() -> None:
    later = Series("shadow-cards", SERIES.seats, seed=9, options={})
    assert list(simulate(SERIES, 3))[2] == next(simulate(later, 1))


def ended(game: str, players: int, scores: list[int]) -> Game:
    """Returns a game that bots played to its end, with other scores."""
    played = gloaming.start(game, players=players, seed=2)
    play_bots(played, {seat: bot("random", game, seat) for seat in range(players)})
    played.scores[:] = scores
    return played


@pytest.mark.parametrize(
    ("game", "scores", "wins"),
    [
        ("shadow-cards", [5, 9, 1], [0.0, 1.0, 0.0]),
        ("shadow-cards", [5, 5, 1], [0.5, 0.5, 0.0]),
        ("shadow-cards", [5, 5, 5], [1 / 3, 1 / 3, 1 / 3]),
        ("showdown", [2, 0], [1.0, 0.0]),
        ("showdown", [0, 0], [0.0, 0.0]),
        ("syndicates", [0, 1], [0.0, 1.0]),
        ("syndicates", [0, 1, 0, 1], [0.0, 1.0, 0.0, 1.0]),
        ("syndicates", [1, 1, 1, 1], [0.5, 0.5, 0.5, 0.5]),
    ],
)
def test_rivals_share_a_victory_and_mates_have_it_together(game: str, scores: list[int], wins: list[float]) -> None:
    assert victories(ended(game, len(scores), scores)) == pytest.approx(wins)


def test_a_game_that_all_have_lost_is_nobodys_win() -> None:
    decks: dict[str, OptionValue] = dict.fromkeys(("deck_0", "deck_1"), falling_together())
    lost = list(simulate(Series("showdown", ("random", "random"), seed=1, options=decks), 3))
    assert [(result["winners"], result["wins"]) for result in lost] == [([], [0.0, 0.0])] * 3
    assert [tally.wins.mean for tally in tallies(lost)] == [0.0, 0.0]


def test_a_team_that_always_wins_has_won_all_its_games() -> None:
    result = {"seats": ["a", "b", "a", "b"], "scores": [0, 1, 0, 1], "wins": [0.0, 1.0, 0.0, 1.0]}
    assert [tally.wins.mean for tally in tallies([result] * 20)] == [0.0, 1.0, 0.0, 1.0]


def test_no_bound_is_less_than_nothing_by_nothing() -> None:
    result = next(simulate(SERIES, 1))
    scores = [[0] * len(result["scores"])] * 99 + [[1] * len(result["scores"])]
    assert "-0.0" not in summary([{**result, "scores": each} for each in scores])


def test_the_summary_is_plain_text() -> None:
    lines = summary(list(simulate(SERIES, 5))).splitlines()
    assert lines[0].split() == ["seat", "bot", "mean", "score", "95%", "interval", "wins", "95%", "interval"]
    assert [line.split()[1] for line in lines[1:]] == list(SERIES.seats)


@pytest.mark.parametrize(
    ("games", "told"), [(1, "Shadow Cards: 1 game, seed 5"), (3, "Shadow Cards: 3 games, seeds 5 to 7")]
)
def test_the_summary_begins_with_how_many_games_there_were(
    games: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate_command("shadow-cards", seats="random,random", games=games, seed=5)
    assert capsys.readouterr().out.splitlines()[0] == told


def test_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    simulate_command(
        "shadow-cards", seats="random,random", games=3, seed=5, json_lines=True, setup=Setup(option=["teaching=yes"])
    )
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["seed"] for line in lines] == [5, 6, 7]
    assert '"scores":[' in lines[0]


def test_a_bar_on_a_terminal_counts_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    with screen() as shown:
        simulate_command("shadow-cards", seats="random,random", games=3)
    assert "Playing" in shown.getvalue()
    assert "0/3 games" in shown.getvalue()
    assert "3/3 games" in shown.getvalue()
    assert capsys.readouterr().out.startswith("Shadow Cards: 3 games")


def test_a_bar_on_a_terminal_leaves_the_results_to_the_file_they_go_to(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with screen() as shown:
        simulate_command("shadow-cards", seats="random,random", games=3, json_lines=True)
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert "choices" not in shown.getvalue()


@pytest.mark.parametrize(
    ("seats", "games", "option", "complaint"),
    [
        ("random", 1, [], "2 to 5 players"),
        ("random,randm", 1, [], "did you mean 'random'"),
        ("random,random", 0, [], "must be at least 1"),
        ("random,random", 1, ["zero_reward=lots"], "it takes"),
        ("random,random", 1, ["teaching"], "name=value"),
        ("random,random", 1, ["teachng=yes"], "did you mean 'teaching'"),
        ("random,random", 1, ["first_starter=4"], "seats are 0 to 1"),
    ],
)
def test_bad_input_is_refused(seats: str, games: int, option: list[str], complaint: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=complaint):
        simulate_command("shadow-cards", seats=seats, games=games, setup=Setup(option=option))


def test_an_estimate_knows_how_sure_it_is() -> None:
    few, many = estimate([0.0, 1.0] * 5), estimate([0.0, 1.0] * 500)
    assert few.mean == many.mean == 0.5
    assert few.high - few.low > 5 * (many.high - many.low)
