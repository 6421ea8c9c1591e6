"""The command `gloaming tournament`: reading what is asked for, playing, printing and keeping it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.arguments import Setup
from gloaming.cli import own_duel
from gloaming.games.syndicates.rules.tournament.stages import KNOCKOUT, RESULTS
from gloaming.games.syndicates.rules.tournament.tournament import SyndicatesTournament as Tournament
from gloaming.kernel.tournament.duels import Duel, Points
from gloaming.kernel.tournament.entrants import Entrant, person
from gloaming.kernel.tournament.tournament import Ending
from gloaming.tournament.bracket import places, table
from gloaming.tournament.command import Invitation, prepared, resumed, run, split_options
from gloaming.tournament.entrants import read_entrants
from gloaming.tournament.evening import Evening
from gloaming.tournament.playing import Sitting, hold, sitting
from gloaming.tournament.text import announcement, listed, result_of, summary
from gloaming.words.english import ordinal
from screens import screen


def by_seed(sitting: Sitting) -> Points:
    """Plays a duel without a game."""
    possible = RESULTS[str(sitting.options["contest"])]
    return possible[sitting.seed % len(possible)]


def own_by_seed(invitation: Invitation) -> Points:
    return by_seed(invitation.sitting)


def many_by_seed(sittings: Sequence[Sitting]) -> Iterator[Points]:
    return map(by_seed, sittings)


def tournament_of(words: str, **options: bool) -> Tournament:
    return Tournament(read_entrants(words, 3), 3, options)


def held(words: str, own: Any = by_seed, **options: bool) -> Tournament:
    tournament = tournament_of(words, **options)
    hold(tournament, lambda duel: sitting(tournament, duel, "syndicates", {}), many_by_seed, own)
    return tournament


# Playing.


def test_bots_play_among_themselves() -> None:
    tournament = held("16", own=lambda sitting: pytest.fail("nobody else plays"))
    assert tournament.over


def test_a_person_plays_their_own_duels_and_no_others() -> None:
    played: list[Sitting] = []

    def own(sitting: Sitting) -> Points:
        played.append(sitting)
        return by_seed(sitting)

    tournament = held("7,you,8", own)
    mine = [duel for duel in tournament.duels.values() if 7 in duel.entrants]
    assert [sitting.seed for sitting in played] == [duel.seed for duel in mine]
    assert all("You" in [entrant.name for entrant in sitting.entrants] for sitting in played)
    assert tournament == held("7,you,8")


def test_a_person_may_leave() -> None:
    tournament = held("you,8", own=lambda sitting: None)
    assert not tournament.over
    assert not any(0 in duel.entrants and duel.points for duel in tournament.duels.values())


def test_every_stage_has_its_format() -> None:
    tournament = held("16")

    def seated(duel: Duel) -> Sitting:
        return sitting(tournament, duel, "syndicates", {"fresh_roll": False})

    formats = {id.split("-")[0]: seated(duel).options for id, duel in tournament.duels.items()}
    assert formats == {
        "qualification": {"fresh_roll": False, "format": "sumo-rush", "contest": "match"},
        "knockout": {"fresh_roll": False, "format": "controlled", "contest": "best-of-3"},
        "semifinal": {"fresh_roll": False, "format": "fiasco", "contest": "best-of-3"},
        "final": {"fresh_roll": False, "format": "fiasco", "contest": "best-of-3"},
    }


# Printing.

NOBODY = """
Shadows & Syndicates: a tournament of 2, seed 3

Qualification (Sumo Rush): 8 matches each, 6 points win the tournament
  Each match won is a point, and winning 5 or more is another.
                         who          won lost points opponents
   1. Buttered Philippa  careful        4    4      4      4.00
   2. Lucky Augusto      careful        4    4      4      4.00

No champion: nobody has 6 points, so nobody advances.
"""

ONE = """

Knockout (Controlled): each duel a best of 3
  Each match won is a point, and winning the duel is another.
  Win 3 duels, or be the last one left, to advance; a bye is not a win.
  Round 1
        Rubber Barnaby  3:0  Lucky Augusto
  Round 2
        Rubber Barnaby  3:1  Lucky Augusto
  out: Lucky Augusto

Nobody else is left, so there is no final.
Champion: Rubber Barnaby
"""

THREE = """

Semifinal and final (Fiasco): each a best of 3
                              Double Vinnie       3 --+
                                                      |
                                                      |-- Double Vinnie
  Thirsty Mina        3 --+                           |
                          |-- Thirsty Mina        0 --+
  Slippery Mortimer   0 --+

Champion: Double Vinnie
"""

FIVE = """

Play-offs (Fiasco): each duel a best of 3, until 4 are left
  Round 1
       Lopsided Ginger  0:3  Humming Dolores
       Slippery Vinnie  has a bye
      Slippery Gaspard  has a bye
      Humming Knuckles  has a bye

Semifinals and final (Fiasco): each a best of 3
"""


@pytest.mark.parametrize("words", ["2", "3", "4", "5", "16", "you,40", "256"])
def test_the_summary_fits_eighty_columns(words: str) -> None:
    tournament = held(words)
    text = summary(tournament, "syndicates")
    assert max(len(line) for line in text.splitlines()) <= 80
    for entrant in tournament.entrants:
        assert entrant.name in text
    assert tournament.champion is not None
    assert text.endswith(f"\nChampion: {tournament.entrants[tournament.champion].name}")


def test_the_summary_in_full() -> None:
    assert summary(held("4"), "syndicates") == SUMMARY.strip("\n")


@pytest.mark.parametrize("words", ["2", "3", "5", "16", "you,40", "150", "256"])
def test_as_printed_the_summary_says_how_it_ended(words: str) -> None:
    tournament = held(words, as_printed=True)
    text = summary(tournament, "syndicates")
    assert max(len(line) for line in text.splitlines()) <= 80
    assert ("Nobody is called up" in text) == (words != "2")  # of whom only one could qualify
    assert text.splitlines()[-1].startswith("No champion: " if tournament.champion is None else "Champion: ")
    assert ("so there is no final" in text) == (tournament.ending == Ending.ONE_LEFT)


def test_the_summary_of_a_tournament_as_printed_that_nobody_wins() -> None:
    assert summary(held("2", as_printed=True), "syndicates") == NOBODY.strip("\n")


@pytest.mark.parametrize(("entrants", "told"), [("5", ONE), ("76", THREE), ("127", FIVE)])
def test_the_end_of_a_tournament_as_printed_from_which_so_many_come_through(entrants: str, told: str) -> None:
    assert told.rstrip("\n") in summary(held(entrants, as_printed=True), "syndicates")


@pytest.mark.parametrize(
    ("entrants", "as_printed", "told"),
    [
        ("70", True, "out, short of three wins: Hushed Lorenza"),  # whom a bye stopped
        ("88", False, "out, not one of the best four: Thirsty Orville"),
    ],
)
def test_everybody_in_the_knockout_is_told_to_be_out_and_why_or_to_be_through(
    entrants: str, as_printed: bool, told: str
) -> None:
    tournament = held(entrants, as_printed=as_printed)
    knockout = summary(tournament, "syndicates").partition("Knockout")[2].partition("\n\n")[0].splitlines()
    assert f"  {told}" in knockout
    lists = " ".join(line for line in knockout if "  " not in line.strip())  # no duel, and no bye
    for row in table(tournament, KNOCKOUT):
        assert lists.count(tournament.entrants[row["entrant"]].name) == 1


def test_a_tournament_that_has_just_begun_can_be_printed() -> None:
    assert "Knockout" not in summary(tournament_of("16"), "syndicates")


def test_long_names_are_cut() -> None:
    tournament = held("2")
    tournament.entrants[0] = type(tournament.entrants[0])("x" * 99)
    assert max(len(line) for line in summary(tournament, "syndicates").splitlines()) <= 80


def test_names_in_a_list_are_not_broken() -> None:
    assert list(listed("out", [], 20)) == []
    assert list(listed("out", ["Ada", "Ben", "Cleo", "Dan"], 20)) == ["  out: Ada, Ben,", "    Cleo, Dan"]


SUMMARY = """
Shadows & Syndicates: a tournament of 4, seed 3

Qualification (Sumo Rush): 8 matches each, 6 points qualify
  If fewer than 8 qualify, the best of the rest are called up.
                         who          won lost points opponents
   1. Slippery Vinnie    careful        5    3      5      3.50  called up
   2. Buttered Philippa  careful        5    3      5      3.50  called up
   3. Lucky Augusto      careful        4    4      4      4.25  called up
   4. Honest Knuckles    careful        2    6      2      4.75  called up

Knockout (Controlled): each duel a best of 3
  Each match won is a point, and winning the duel is another.
  Win 3 duels, or be among the last 4, to reach the semifinals.
  Round 1
       Slippery Vinnie  3:0  Honest Knuckles
     Buttered Philippa  3:1  Lucky Augusto
  semifinalists: Buttered Philippa, Slippery Vinnie, Lucky Augusto,
    Honest Knuckles

Semifinals and final (Fiasco): each a best of 3
  Buttered Philippa   3 --+
                          |-- Buttered Philippa   3 --+
  Honest Knuckles     0 --+                           |
                                                      |-- Buttered Philippa
  Slippery Vinnie     3 --+                           |
                          |-- Slippery Vinnie     0 --+
  Lucky Augusto       1 --+

Champion: Buttered Philippa
"""


# Reading what is asked for.

RARITIES = ["rarities"]  # an option of the game


def test_options_of_the_tournament_are_told_from_those_of_the_game() -> None:
    words = ["single_elimination=yes", "rarities=CO", "series_bonus_counts=false", "odd"]
    own, others = split_options(words, Tournament, RARITIES)
    assert own == {"single_elimination": True, "series_bonus_counts": False}
    assert others == ["rarities=CO", "odd"]


@pytest.mark.parametrize("word", ["format=fiasco", "contest=match"])
def test_what_the_tournament_sets_is_refused(word: str) -> None:
    with pytest.raises(gloaming.BadSetup, match="is set by the tournament, stage by stage"):
        split_options([word], Tournament, RARITIES)


def test_an_unknown_option_is_refused_with_all_that_there_are() -> None:
    known = r"Known: as_printed, series_bonus_counts, single_elimination, rarities, card_set, fresh_roll.*"
    with pytest.raises(gloaming.BadSetup, match=r"^unknown option of this tournament 'nope'\. " + known) as refused:
        prepared("syndicates", "16", "careful", 1, Setup(option=["nope=true"]))
    assert not {"format", "contest"} & set(str(refused.value).replace(",", "").split())


# The whole command, with no games played.


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch) -> Evening:
    """An evening at which duels are decided by their seeds."""
    monkeypatch.setattr("gloaming.tournament.playing.play_one", by_seed)
    return prepared(
        "syndicates", "you,random,6", "careful", 3, Setup(option=["single_elimination=yes", "fresh_roll=no"])
    )


def test_a_tournament_is_printed_and_kept(evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(evening, own_by_seed, file=tmp_path / "evening.json")
    told = capsys.readouterr().out
    assert f"\n\n{summary(evening.tournament, 'syndicates')}\n" in told
    [place] = [row["place"] for row in places(evening.tournament) if row["entrant"] == 0]
    assert told.endswith(f"\nYou finished {ordinal(place)} of 8.\n")
    kept = json.loads((tmp_path / "evening.json").read_text())
    assert Tournament.from_json(kept) == evening.tournament
    assert kept["game_options"] == {"fresh_roll": False}
    assert kept["bracket"]["champion"] == evening.tournament.champion
    with pytest.raises(gloaming.BadSetup, match=r"the tournament in .*evening.json is over"):
        resumed(tmp_path / "evening.json")


def test_a_tournament_goes_on_where_somebody_left(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "our evening.json"
    duels = iter([True, True, False])
    run(evening, lambda duel: own_by_seed(duel) if next(duels) else None, file=file)
    assert f"Continue it with: gloaming tournament --resume '{file}'\n" in capsys.readouterr().out
    later = resumed(file)
    assert later.tournament == evening.tournament
    run(later, own_by_seed, file=file)
    evening = prepared(
        "syndicates", "you,random,6", "careful", 3, Setup(option=["single_elimination=yes", "fresh_roll=no"])
    )
    run(evening, own_by_seed)
    assert later.tournament == evening.tournament


def test_what_was_played_is_kept_before_the_next_duel_begins(evening: Evening, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    kept: list[int] = []

    def own(invitation: Invitation) -> Points:
        kept.append(len(json.loads(file.read_text())["results"]))
        return own_by_seed(invitation)

    run(evening, own, file=file)
    assert kept[:8] == [0, 4, 8, 12, 16, 20, 24, 28]  # four duels in each round


def test_a_duel_is_announced_and_what_came_of_it_is_told(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    told: list[tuple[str, str]] = []

    def own(invitation: Invitation) -> Points:
        told.append((invitation.title, invitation.announcement))
        return own_by_seed(invitation)

    run(evening, own)

    first = next(duel for duel in evening.tournament.duels.values() if 0 in duel.entrants)
    other = evening.tournament.entrants[next(entrant for entrant in first.entrants if entrant != 0)]
    title, announcement = told[0]
    assert title == "Qualification, round 1 (Sumo Rush)"
    assert announcement.startswith(f"You play {other.name} ({other.bot}): one match.\nThere is no undo")
    assert "\n>   " in announcement
    assert len(announcement.splitlines()) == 2 + 1 + 1 + 8
    result = "{}:{}".format(*(first.points or ()))
    assert f"{title}: " in capsys.readouterr().out.splitlines()[0]
    assert result in result_of(evening.tournament, first)


def test_a_person_reads_that_the_others_play_on(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    def own(invitation: Invitation) -> Points:
        lost = min(RESULTS[str(invitation.sitting.options["contest"])])
        return lost if invitation.sitting.entrants[0].is_person else (lost[1], lost[0])

    run(evening, own)
    assert "Final (Fiasco): you are out, and the others play on\n" in capsys.readouterr().out


def test_a_person_who_sits_out_is_told_so(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    run(prepared("syndicates", "you,2", "careful", 3), own_by_seed)
    assert "(Sumo Rush): you have no duel, and the others play on\n" in capsys.readouterr().out


def test_the_semifinals_are_announced_with_both_duels() -> None:
    tournament = held("3,you", own=by_seed)
    facts = tournament.as_json()
    before = [result for result in facts["results"] if result["duel"].startswith(("qualification", "knockout"))]
    title, text = announcement(Tournament.from_json({**facts, "results": before}), "syndicates", 3)
    assert title == "Semifinals (Fiasco)"
    assert ": a best of 3." in text
    assert len([line for line in text.splitlines() if "  :  " in line]) == 2


def test_a_long_table_is_cut_to_those_around_the_person() -> None:
    _, text = announcement(tournament_of("40,you"), "syndicates", 40)
    lines = text.splitlines()[4:]
    assert len(lines) == 11
    assert sum(line.startswith(">") for line in lines) == 1


def test_a_bar_on_a_terminal_counts_the_duels_of_a_round_among_bots(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    with screen() as shown:
        run(evening, own_by_seed)
    assert "Qualification, round 1 (Sumo Rush)" in shown.getvalue()
    assert "0/3 duels" in shown.getvalue()
    assert "3/3 duels" in shown.getvalue()
    assert capsys.readouterr().out.startswith("Qualification, round 1")


def test_without_a_file_nothing_is_kept(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    run(evening, lambda *_: None)
    assert "--json FILE would have saved it" in capsys.readouterr().out


def test_bad_input_is_refused_before_the_first_duel(evening: Evening, tmp_path: Path) -> None:
    with pytest.raises(gloaming.BadSetup, match="--jobs must be at least 1"):
        run(evening, own_by_seed, jobs=0)
    with pytest.raises(gloaming.BadRecord, match="cannot be written"):
        run(evening, own_by_seed, file=tmp_path / "nowhere" / "evening.json")
    with pytest.raises(gloaming.BadSetup, match="did you mean 'random'"):
        run(prepared("syndicates", "randm,3", "careful", 3), own_by_seed)
    assert not any(duel.points for duel in evening.tournament.duels.values())


# The whole command, and a person's own duel.


def test_processes_make_no_difference() -> None:
    one, two = (prepared("syndicates", "4", "random", 3) for _ in range(2))
    run(one, own_by_seed)
    run(two, own_by_seed, jobs=2)
    assert one.tournament == two.tournament
    assert one.tournament.over


AGAINST_VINNIE = Invitation(
    "Final",
    "You play Vinnie: a single game.",
    Sitting("showdown", (person("You"), Entrant("Velvet Vinnie", "bot", "random")), 7, {"deck_0": "corvo"}),
    keep=None,
)


@pytest.mark.parametrize(("typed", "finished"), [("1\n" * 5000, True), ("1\n", False), ("", False)])
def test_a_person_plays_in_the_terminal(monkeypatch: pytest.MonkeyPatch, typed: str, finished: bool) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    points = own_duel(AGAINST_VINNIE, pace=0)
    assert (points is not None) == finished
    assert points is None or len(points) == 2


def test_nothing_is_taken_back_in_a_persons_own_duel(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\nu\nq\n"))
    own_duel(AGAINST_VINNIE, pace=0)
    told = capsys.readouterr().out
    assert told.startswith("\nFinal\nYou play Vinnie: a single game.\n\n")
    assert "No undo in a tournament." in told
    assert "takes back" not in told
