"""The file of a tournament: a duel that was left goes on from its choices, and nothing in a file does harm."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from subprocess import DEVNULL, PIPE, Popen
from time import monotonic, sleep
from typing import Any, NoReturn

import pytest

import gloaming
from fuzzed_tournaments import FILE, mutated, reason_to_refuse
from gloaming.bots import RandomBot, play_bots
from gloaming.cli import own_duel
from gloaming.kernel.tournament.duels import Points
from gloaming.tournament.command import Invitation, check_free, prepared, resumed, run
from gloaming.tournament.playing import started

Facts = dict[str, Any]
MIDDLE = 8  # choices of a duel that is not over by then


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A tournament of two in which the person has left the second duel after some choices."""
    return written(tmp_path, lambda facts: None)


def written(folder: Path, change: Callable[[Facts], None]) -> Path:
    """Writes such a file, changed."""
    facts = json.loads(FILE)
    change(facts)
    file = folder / "evening.json"
    file.write_text(json.dumps(facts))
    return file


def facts_in(file: Path) -> Facts:
    facts: Facts = json.loads(file.read_text())
    return facts


def typing(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(typed))


# A duel that was left.


def test_a_duel_goes_on_from_its_choices_when_somebody_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.json"
    own = partial(own_duel, pace=0)
    typing(monkeypatch, "1\n1\n1\nq\n")
    run(prepared("syndicates", "you,random", "random", 3), own, file=file)
    assert capsys.readouterr().out.endswith(f"--resume {file}\nYour duel picks up where you left off.\n")
    left = facts_in(file)["running"]
    assert left["duel"] == "qualification-1-1"
    assert len([seat for seat, _ in left["choices"]]) >= 3

    typing(monkeypatch, "q\n")
    later = resumed(file)
    before = started(later.seat(later.tournament.open[0]))
    run(later, own, file=file)
    assert "This duel picks up where you left off." in capsys.readouterr().out
    assert facts_in(file)["running"] == left  # looking at it again has rolled nothing

    typing(monkeypatch, "surrender\nyes\nq\n")
    run(resumed(file), own, file=file)
    assert facts_in(file)["results"][0]["duel"] == "qualification-1-1"
    assert before.choices == [tuple(choice) for choice in left["choices"]]


def test_every_choice_is_kept_at_once_so_that_no_dice_are_thrown_again_after_a_crash(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    kept: list[int] = []

    def own(invitation: Invitation) -> Points | None:
        assert invitation.keep is not None
        game = started(invitation.sitting)
        for _ in range(5):
            game.choose(game.decisions[0].seat, game.decisions[0].options[0])
            invitation.keep(game.choices)
            kept.append(len(facts_in(file)["running"]["choices"]))
        return None

    run(prepared("syndicates", "you,random", "random", 3), own, file=file)
    assert kept == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("killed", [True, False])
def test_a_duel_whose_process_has_ended_goes_on_with_the_dice_as_they_would_have_fallen(
    tmp_path: Path, killed: bool
) -> None:
    file = tmp_path / "evening.json"
    command = ["-m", "gloaming", "tournament", "syndicates", "--entrants", "you,random", "--seed", "3", "--json"]
    with Popen([sys.executable, *command, str(file)], stdin=PIPE, stdout=DEVNULL, text=True) as process:
        assert process.stdin is not None
        process.stdin.write("1\n" * 12 + "q\n" * (not killed))
        process.stdin.flush()
        until = monotonic() + 60
        while killed and len(kept_choices(file)) < MIDDLE and monotonic() < until:
            sleep(0.05)
        if killed:
            process.kill()
        process.wait(60)
    evening = prepared("syndicates", "you,random", "careful", 3)
    [duel] = evening.tournament.open
    unbroken = started(evening.seat(duel))
    assert len(kept_choices(file)) >= MIDDLE
    for seat, token in kept_choices(file):
        unbroken.choose(seat, token)
    later = started(resumed(file).seat(duel))
    assert later == unbroken
    for game in (later, unbroken):
        play_bots(game, {seat: RandomBot(seat) for seat in range(2)})
    assert unbroken.over
    assert (later.choices, later) == (unbroken.choices, unbroken)


def kept_choices(file: Path) -> list[Any]:
    running = facts_in(file)["running"] if file.exists() else None
    return running["choices"] if running else []


def test_a_duel_that_is_over_is_no_longer_kept(file: Path) -> None:
    def own(invitation: Invitation) -> Points | None:
        return (1, 0) if invitation.sitting.choices else None

    run(resumed(file), own, file=file)
    assert facts_in(file)["running"] is None
    assert len(facts_in(file)["results"]) == 2


def test_a_duel_that_was_begun_by_other_rules_begins_anew_with_other_dice(tmp_path: Path) -> None:
    def older(facts: Facts) -> None:
        facts["running"]["rules"] -= 1

    told: list[Invitation] = []
    file = written(tmp_path, older)
    run(resumed(file), lambda invitation: told.append(invitation), file=file)
    [invitation] = told
    [duel] = resumed(file).tournament.open
    assert (invitation.sitting.choices, invitation.sitting.seed) == ([], duel.seed + 1)
    assert "The rules have changed since this duel began, so it starts over" in invitation.announcement
    assert resumed(file).seat(duel).seed == duel.seed + 1  # and stays so


@pytest.mark.parametrize("newer", ["running", "anew"])
def test_a_file_from_before_choices_were_kept_goes_on(tmp_path: Path, newer: str) -> None:
    def older(facts: Facts) -> None:
        del facts[newer], facts["options"]["as_printed"]

    evening = resumed(written(tmp_path, older))
    assert evening.tournament.options["as_printed"] is False
    assert (evening.running is None) == (newer == "running")


# What cannot be written, or would be lost.


def test_a_new_tournament_is_not_written_over_one_that_can_go_on(file: Path, tmp_path: Path) -> None:
    with pytest.raises(gloaming.BadSetup, match=r"evening\.json holds a tournament that is not over: continue it"):
        check_free(file)
    check_free(tmp_path / "none.json")


def test_a_full_disk_leaves_the_file_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_bytes()

    def full(number: int) -> NoReturn:
        raise OSError(28, "No space left on device")

    evening = resumed(file)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(gloaming.BadRecord, match=r"evening\.json: cannot be written: No space left on device$"):
        run(evening, lambda invitation: None, file=file)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


# What is refused.


def test_a_file_that_is_not_there_or_is_none(tmp_path: Path) -> None:
    with pytest.raises(gloaming.BadRecord, match="cannot be read: No such file"):
        resumed(tmp_path / "none.json")
    with pytest.raises(gloaming.BadRecord, match="cannot be read: it is a device, not a file"):
        resumed(Path("/dev/zero"))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"tournament": 2}', '{"tournament": 1}', "[" * 100_000, "\xff"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    assert reason_to_refuse(text.encode("latin-1"), tmp_path) is not None


def rename(facts: Facts) -> None:
    facts["entrants"][1]["name"] = "Vinnie\x1b[2J"


def break_line(facts: Facts) -> None:
    facts["entrants"][1]["name"] = "Vinnie\nChampion: You"


def halve_letter(facts: Facts) -> None:
    facts["entrants"][1]["name"] = "Vinnie\ud800"


def lengthen(facts: Facts) -> None:
    facts["entrants"][1]["name"] = "V" * 1_000_000


def seed_with_text(facts: Facts) -> None:
    facts["seed"] = "3"


def seed_beyond_all(facts: Facts) -> None:
    facts["seed"] = 10**40


def deal_with_nothing(facts: Facts) -> None:
    facts["game_options"]["rarities"] = "nothing"


def hire_unknown_bot(facts: Facts) -> None:
    facts["entrants"][1]["bot"] = "cheerful"


def play_another_game(facts: Facts) -> None:
    facts["game"] = "showdown"


def win_more_than_there_is(facts: Facts) -> None:
    facts["results"] = [{"duel": "qualification-1-1", "points": [9, 0]}]


def win_with_a_sign(facts: Facts) -> None:
    facts["results"] = [{"duel": "qualification-1-1\x07", "points": [1, 0]}]


def choose_for_nobody(facts: Facts) -> None:
    facts["running"]["choices"][0][0] = 9


def choose_what_is_not_there(facts: Facts) -> None:
    facts["running"]["choices"][-1][1] = "win at once"


def play_a_duel_of_others(facts: Facts) -> None:
    facts["running"]["duel"] = "final"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (rename, r"the name 'Vinnie\\x1b\[2J' has characters that cannot be printed"),
        (break_line, r"the name 'Vinnie\\nChampion: You' has characters that"),
        (halve_letter, r"the name 'Vinnie\\ud800' has characters that"),
        (lengthen, r"the name 'V{60}'\.\.\. is too long: at most 60 letters"),
        (seed_with_text, "this is not a tournament: seed is not a whole number"),
        (seed_beyond_all, "a seed is a whole number of at most 38 digits"),
        (deal_with_nothing, "option rarities cannot be 'nothing'"),
        (hire_unknown_bot, "unknown bot 'cheerful', did you mean 'careful'"),
        (play_another_game, "unknown option of this tournament 'as_printed'"),
        (win_more_than_there_is, "the duel qualification-1-1 cannot have ended 9:0"),
        (win_with_a_sign, r"there is no duel 'qualification-1-1\\x07'"),
        (choose_for_nobody, "the duel qualification-2-1 cannot be continued: seat 9 cannot choose"),
        (
            choose_what_is_not_there,
            "the duel qualification-2-1 cannot be continued: seat . cannot choose 'win at once'",
        ),
        (play_a_duel_of_others, "'final' is not a duel that a person is playing"),
    ],
)
def test_what_cannot_be_is_refused_with_the_file_and_the_reason(
    tmp_path: Path, change: Callable[[Facts], None], reason: str
) -> None:
    file = written(tmp_path, change)
    before = file.read_bytes()
    with pytest.raises(gloaming.BadRecord, match=rf"evening\.json: cannot be continued: {reason}"):
        resumed(file)
    assert file.read_bytes() == before


def test_a_file_that_was_not_changed_is_taken(tmp_path: Path) -> None:
    assert reason_to_refuse(FILE, tmp_path) is None


@pytest.mark.parametrize("seed", range(300))
def test_whatever_becomes_of_a_file_it_is_taken_or_refused_in_one_line(tmp_path: Path, seed: int) -> None:
    reason_to_refuse(mutated(FILE, Random(seed)), tmp_path)
