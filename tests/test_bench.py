"""Measurements of one bot against another play from both seats, print what was played, and refuse in a line."""

from __future__ import annotations

import pytest
from bench import levels, reader, versus


def run(monkeypatch: pytest.MonkeyPatch, module: object, *words: str) -> None:
    monkeypatch.setattr("sys.argv", ["bench", *words, "--jobs", "1"])
    module.main()  # type: ignore[attr-defined]


@pytest.mark.parametrize(("asked", "played"), [("1", 6), ("4", 6), ("16", 18)])
def test_a_row_tells_how_many_games_were_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: str, played: int
) -> None:
    run(monkeypatch, versus, "syndicates", "random", "random", "--games", asked)
    assert f"{versus.HEADER}\n| syndicates | random against random | {played} | " in capsys.readouterr().out


def test_a_chosen_format_is_the_only_one() -> None:
    tasks = versus.Versus("syndicates", "random", "random", {"format": "fiasco"}, seed=5).tasks(4)
    assert tasks == [({"format": "fiasco"}, seed, seat) for seed in (5, 6) for seat in range(2)]


def share_in(told: str) -> int:
    """Returns the percentage in the last row of a table."""
    return int(told.splitlines()[-1].split(" | ")[3].split("%")[0])


def test_both_bots_play_every_deal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, versus, "showdown", "careful", "random", "--games", "20")
    won = share_in(capsys.readouterr().out)
    run(monkeypatch, versus, "showdown", "random", "careful", "--games", "20")
    lost = share_in(capsys.readouterr().out)
    assert won > 50 > lost


def test_levels_and_the_reader_print_the_same_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "QUICK", 1)
    run(monkeypatch, levels, "showdown", "--level", "wren", "--games", "3")
    told = capsys.readouterr().out
    assert told.startswith(f"{versus.HEADER}\n| showdown | Wren against Moth | 4 | ")
    monkeypatch.setattr(reader, "PAIRINGS", (("reader", "random"),))
    run(monkeypatch, reader, "--games", "1")
    told = capsys.readouterr().out
    assert told.startswith(f"{versus.HEADER}\n| showdown | reader against random | 2 | ")


@pytest.mark.parametrize(
    ("module", "words", "reason"),
    [
        (levels, ["syndicates", "--games", "0"], "--games must be at least 1, not 0"),
        (reader, ["--games", "-3"], "--games must be at least 1, not -3"),
        (versus, ["showdown", "careful", "owl"], "unknown bot 'owl'"),
        (
            versus,
            ["syndicates", "careful", "random", "--option", "format=fiasko"],
            "it takes 'sumo-rush'",
        ),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_line(
    monkeypatch: pytest.MonkeyPatch, module: object, words: list[str], reason: str
) -> None:
    with pytest.raises(SystemExit) as refused:
        run(monkeypatch, module, *words)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)
