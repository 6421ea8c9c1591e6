"""Pairings: every deck against every other, the same however often the run is interrupted."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import polars as pl
import pytest

import gloaming
from gloaming.arguments import Setup
from gloaming.bots import bot, play_bots
from gloaming.games.showdown.rules.deck_box import ShowdownDeckBox
from gloaming.lab import plan, playing
from gloaming.lab.pairings.command import pairings_command
from gloaming.lab.pairings.plan import Plan
from gloaming.lab.playing import play

DECKS = "ilse,corvo,twins"
PLAN = Plan("showdown", "random", ("ilse", "corvo", "twins"), games=8, seed=5)


def run(out: Path, games: int = 8, **others: Any) -> None:
    """Plays the small set of pairings on which most tests look."""
    setup = Setup(**{name: others.pop(name) for name in list(others) if name in Setup.__dataclass_fields__})
    words = {"seats": "random", "games": games, "decks": DECKS, "seed": 5, "out": out, "setup": setup, **others}
    pairings_command("showdown", **words)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an undisturbed run."""
    folder = tmp_path_factory.mktemp("lab") / "pairings"
    run(folder)
    return folder


# The plan.


def test_every_pair_meets_equally_often_in_both_seat_orders() -> None:
    pairings = [PLAN.pairing(number) for number in range(PLAN.total)]
    met = Counter(pairing.decks for pairing in pairings)
    assert set(met.values()) == {4}
    assert set(met) == {(one, other) for one in PLAN.decks for other in PLAN.decks if one != other}


def test_exchanged_seats_have_the_same_luck() -> None:
    for number in range(0, PLAN.total, 2):
        one, other = PLAN.pairing(number), PLAN.pairing(number + 1)
        assert one.seed == other.seed
        assert one.decks == other.decks[::-1]


def test_no_two_pairs_of_games_share_a_seed() -> None:
    seeds = [PLAN.pairing(number).seed for number in range(0, PLAN.total, 2)]
    assert len(set(seeds)) == len(seeds)


def test_a_deck_that_meets_itself_never_plays_the_same_game_twice() -> None:
    plan = Plan("showdown", "random", ("ilse",), games=6, mirrors=True)
    assert [plan.pairing(number).decks for number in range(plan.total)] == [("ilse", "ilse")] * 6
    assert len({plan.pairing(number).seed for number in range(plan.total)}) == 6


def test_more_games_begin_with_the_fewer() -> None:
    more = Plan("showdown", "random", PLAN.decks, games=20, seed=5)
    numbers = range(PLAN.total)
    assert [more.pairing(number) for number in numbers] == [PLAN.pairing(number) for number in numbers]


def test_all_six_champions_make_fifteen_pairs() -> None:
    assert len(Plan("showdown", "random", tuple(ShowdownDeckBox().decks()), games=2).pairs) == 15


# Running, and being interrupted.


def results(folder: Path) -> list[bytes]:
    """Returns everything a run has written."""
    names = ("settings.json", "games.jsonl", "games.parquet", "cards.parquet", "report.html")
    return [(folder / name).read_bytes() for name in names]


def test_processes_make_no_difference(finished: Path, tmp_path: Path) -> None:
    run(tmp_path / "two", jobs=2)
    assert results(tmp_path / "two") == results(finished)


@pytest.mark.parametrize(("name", "neighbour"), [("run [v2]", "run v"), ("run*", "run of old"), ("run?", "run2")])
def test_a_folder_is_no_pattern_for_others(finished: Path, tmp_path: Path, name: str, neighbour: str) -> None:
    run(tmp_path / neighbour, games=2, seed=6)
    run(tmp_path / name)
    assert results(tmp_path / name) == results(finished)


def test_an_interrupted_run_goes_on_where_it_was(
    finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: Plan, start: int, jobs: int) -> Iterator[list[str]]:
        yield next(play(plan, start, jobs))
        raise KeyboardInterrupt

    monkeypatch.setattr(playing, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path)
    assert "Stopped after 8 of 24 games. Run the same command to continue" in capsys.readouterr().err
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b'{"game":8,"decks":["il')  # killed while it wrote
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path)
    assert "Stopped after 16 of 24 games" in capsys.readouterr().err
    monkeypatch.undo()
    run(tmp_path)
    assert results(tmp_path) == results(finished)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_ctrl_c_and_kill(finished: Path, tmp_path: Path, sent: int, code: int) -> None:
    words = f"lab pairings showdown --seats random --games 4000 --decks {DECKS} --seed 5 --jobs 2 --out {tmp_path}"
    process = subprocess.Popen(
        [sys.executable, "-m", "gloaming.cli", *words.split()],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    written = tmp_path / "games.jsonl"
    end = monotonic() + 60
    while not (written.exists() and written.stat().st_size) and monotonic() < end:
        sleep(0.05)
    process.send_signal(sent)
    _, told = process.communicate(timeout=30)
    assert process.returncode == code
    if sent == signal.SIGINT:
        assert told.startswith("Stopped after ")
        assert told.count("\n") == 1
    run(tmp_path)
    assert (tmp_path / "games.parquet").read_bytes() == (finished / "games.parquet").read_bytes()


def test_a_finished_run_is_not_played_again(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = results(finished)
    monkeypatch.setattr(playing, "play", lambda *plan: pytest.fail("played again"))
    run(finished)
    assert results(finished) == before


def test_more_games_are_added_and_fewer_are_read(finished: Path, tmp_path: Path) -> None:
    run(tmp_path, games=2)
    run(tmp_path, games=10)
    run(tmp_path, games=8)
    assert results(tmp_path)[2:] == results(finished)[2:]


# What is found.


def test_the_table_of_games(finished: Path) -> None:
    games = pl.read_parquet(finished / "games.parquet")
    columns = "game deck_0 deck_1 bot seed first first_deck winner winner_deck turns choices"
    assert games.columns == columns.split()
    assert len(games) == 24
    assert games["bot"].unique().to_list() == ["random"]
    for row in games.iter_rows(named=True):
        decks = [row["deck_0"], row["deck_1"]]
        assert row["first_deck"] == decks[row["first"]]
        assert row["winner_deck"] == (None if row["winner"] is None else decks[row["winner"]])


def test_both_decks_of_a_pair_go_first_equally_often(finished: Path) -> None:
    games = pl.read_parquet(finished / "games.parquet")
    for number in range(0, 24, 2):
        one, other = games.row(number, named=True), games.row(number + 1, named=True)
        assert one["first"] == other["first"]
        assert {one["first_deck"], other["first_deck"]} == {one["deck_0"], one["deck_1"]}


def test_a_row_is_the_game_that_its_seed_plays(finished: Path) -> None:
    games = pl.read_parquet(finished / "games.parquet")
    row = games.row(9, named=True)
    game = gloaming.start("showdown", seed=row["seed"], deck_0=row["deck_0"], deck_1=row["deck_1"])
    bots = {seat: bot("random", "showdown", row["seed"] * 8191 + seat) for seat in range(2)}
    play_bots(game, bots)
    assert (game.number, game.rulebook.summary(game)["turns"]) == (row["choices"], row["turns"])
    assert row["winner"] == (game.winners[0] if len(game.winners) == 1 else None)


def test_the_table_of_cards(finished: Path) -> None:
    cards = pl.read_parquet(finished / "cards.parquet")
    columns = "game seat deck opponent card title held feint strike plain ability won"
    assert cards.columns == columns.split()
    assert cards["deck"].unique().sort().to_list() == ["corvo", "ilse", "twins"]
    assert cards.filter(pl.col("plain") > pl.col("feint") + pl.col("strike")).is_empty()
    assert cards.filter(pl.min_horizontal("held", "feint", "strike", "plain", "ability") < 0).is_empty()
    assert cards.filter(pl.col("card").str.contains("trigger|ace")).select(pl.sum("feint", "strike")).row(0) == (0, 0)
    assert cards.filter(pl.col("card").str.contains("edge")).select(pl.sum("held", "strike")).row(0) == (0, 0)


def test_each_seat_feints_and_strikes_once_a_turn(finished: Path) -> None:
    games = pl.read_parquet(finished / "games.parquet")
    cards = pl.read_parquet(finished / "cards.parquet")
    played = cards.group_by("game", "seat").agg(pl.sum("feint", "strike")).join(games, on="game")
    assert len(played) == 48
    assert played.filter(pl.col("feint") > pl.col("turns")).is_empty()
    assert played.filter(pl.col("feint") < pl.col("turns") - 1).is_empty()  # a game may end before the last feint
    assert played.filter(pl.col("strike") > pl.col("feint")).is_empty()


def test_the_report_tells_everything(finished: Path) -> None:
    page = (finished / "report.html").read_text(encoding="utf-8")
    assert "gloaming lab pairings showdown --seats random --games 8 --decks ilse,corvo,twins --seed 5" in page
    for words in ("Targets", "Who beats whom", "Pairings", "Going first", "Length", "Cards", "24 games among 3 decks"):
        assert words in page
    for deck in ("ilse", "corvo", "twins"):
        assert ShowdownDeckBox().title(deck) in page
    assert page.count('<details class="card"') == 3
    assert page.count('class="up') + page.count('class="down') == 6


def test_the_report_in_the_docs_is_of_the_decks_that_come_with_the_game() -> None:
    page = (Path(__file__).parents[2] / "docs/reports/showdown-pairings.html").read_text(encoding="utf-8")
    deck_box = ShowdownDeckBox()
    for deck in deck_box.decks():
        assert f"{deck} {deck_box.fingerprint(deck)}" in page
    assert "missed" not in page.split("</style>")[1]


def test_searching_bots_have_a_wider_target(finished: Path, tmp_path: Path) -> None:
    assert "wanted: 42 to 58%" in (finished / "report.html").read_text(encoding="utf-8")
    run(tmp_path / "searched", games=2, seats="search:2", decks="ilse,corvo")
    assert "wanted: 38 to 62%" in (tmp_path / "searched" / "report.html").read_text(encoding="utf-8")


def test_the_least_used_text_is_told(finished: Path) -> None:
    page = (finished / "report.html").read_text(encoding="utf-8")
    cards = pl.read_parquet(finished / "cards.parquet").filter(pl.col("held") > 0)
    printed = [(deck, entry) for deck in DECKS.split(",") for entry in ShowdownDeckBox().cards(deck) if entry.texts]
    shares = [
        (mine.filter(pl.col("ability") > 0).height / mine.height, entry.title)
        for deck, entry in printed
        if not (mine := cards.filter(pl.col("deck") == deck, pl.col("card") == entry.id)).is_empty()
    ]
    least, _ = min(shares)
    assert f"{sum(share >= 0.15 for share, _ in shares)} of {len(shares)}; the least used: " in page
    assert f"{100 * least:.1f}%" in page.split("the least used: ")[1][:80]


def test_the_report_needs_nothing_else(finished: Path) -> None:
    page = (finished / "report.html").read_text(encoding="utf-8")
    assert len(page) < 500_000
    for word in ("http:", "https:", "<script", "<link", "@import", "url("):
        assert word not in page


def test_the_report_can_be_written_elsewhere(finished: Path, tmp_path: Path) -> None:
    run(finished, report=tmp_path / "mine.html")
    assert "--report mine.html</pre>" in (tmp_path / "mine.html").read_text(encoding="utf-8")


def test_a_report_names_files_from_where_it_was_written_and_nobodys_folders(
    finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    for report in (tmp_path / "mine" / "one.html", Path("mine/two.html")):
        run(finished, report=report)
        page = report.read_text(encoding="utf-8")
        assert f"--report mine/{report.name}</pre>" in page
        assert str(tmp_path) not in page


def test_no_report_in_the_docs_names_somebodys_folders() -> None:
    for report in (Path(__file__).parents[2] / "docs" / "reports").iterdir():
        assert not re.search(r"(?<![\w.<])/(work|home|root|tmp|Users)/", report.read_text(encoding="utf-8")), report


def test_shares_agree_with_the_games(finished: Path) -> None:
    games = pl.read_parquet(finished / "games.parquet")
    both = games.filter(pl.concat_str("deck_0", "deck_1").is_in(["ilsecorvo", "corvoilse"]))
    wins = both.filter(pl.col("winner_deck") == "ilse").height + both["winner"].null_count() / 2
    page = (finished / "report.html").read_text(encoding="utf-8")
    row = page.split('<th scope="row">Ilse</th>')[1].split("</tr>")[0]
    assert f"<b>{100 * wins / 8:.0f}%</b>" in row.split("<td")[2]


def test_the_summary(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(finished)
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Showdown: 24 games, 8 for each of 3 pairings, both sides random"
    assert [line.split()[0] in ("met", "MISSED") for line in told[1:5]] == [True] * 4
    assert told[5] == f"Report: {finished / 'report.html'}"


def test_a_card_file_takes_part_like_any_other_deck(finished: Path, tmp_path: Path) -> None:
    text = (files("gloaming.games.showdown") / "champions" / "twins.yaml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.yaml"
    mine.write_text(text.replace("Lanternless", "Lamplit"), encoding="utf-8")
    run(tmp_path / "out", decks=f"ilse,corvo,{mine}")
    games = pl.read_parquet(tmp_path / "out" / "games.parquet")
    assert games["deck_1"].unique().sort().to_list() == ["corvo", "ilse", "mine"]
    same = ["game", "seed", "first", "winner", "turns", "choices"]
    assert games.select(same).equals(pl.read_parquet(finished / "games.parquet").select(same))
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "The Lamplit Twins" in page
    assert "--decks ilse,corvo,mine.yaml" in page


# What is refused.


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"seats": "randm"}, "did you mean 'random'"),
        ({"seats": "random,random"}, "the same bot plays all sides"),
        ({"seats": "search:10:0.5"}, "plays differently each time"),
        ({"games": 7}, "so --games takes a multiple of 2, not 7"),
        ({"games": 0}, "--games must be at least 2, not 0"),
        ({"jobs": 0}, "--jobs must be at least 1"),
        ({"decks": "ilse,corvid"}, "did you mean 'corvo'"),
        ({"decks": "ilse"}, "it takes two decks"),
        ({"decks": "ilse,corvo,ilse"}, "two decks have the same name"),
        ({"option": ["deck_0=ilse"]}, "choose the decks with --decks"),
        ({"option": ["first_player=dice"]}, "it takes 'cut' or 'coin'"),
        ({"option": ["mirror_allowed=no"], "mirrors": True}, "the same champion twice is not allowed"),
    ],
)
def test_bad_input_is_refused(tmp_path: Path, changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=complaint):
        run(tmp_path / "new", **changes)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("report", "complaint"),
    [
        (Path("nowhere/at/all.html"), "cannot be written: the folder nowhere/at does not exist"),
        (Path(os.devnull), "cannot be written: it is a device, not a file"),
    ],
)
def test_a_report_that_cannot_be_written_is_refused_before_the_first_game(
    tmp_path: Path, report: Path, complaint: str
) -> None:
    with pytest.raises(gloaming.BadRecord, match=complaint):
        run(tmp_path / "new", report=report)
    assert not (tmp_path / "new").exists()


def test_a_game_without_decks_is_refused() -> None:
    with pytest.raises(gloaming.BadSetup, match=r"Shadow Cards has no decks to pair.* Games with decks: showdown"):
        pairings_command("shadow-cards")


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "holiday.txt").write_text("photos")
    with pytest.raises(gloaming.BadSetup, match="holds other files: choose a new folder"):
        run(tmp_path)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(gloaming.BadSetup, match=r"cannot write to the folder .*/file: it is a file, not a folder$"):
        run(tmp_path / "file")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"seed": 6}, "other settings .seed was 5, is 6"),
        ({"decks": "ilse,corvo"}, "decks was ilse, corvo, twins, is ilse, corvo"),
        ({"seats": "search:2"}, "bot was random, is search:2"),
        ({"option": ["first_player=coin"]}, "options was none, is first_player=coin"),
    ],
)
def test_other_settings_in_the_same_folder_are_refused(finished: Path, changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=complaint):
        run(finished, **changes)


def test_games_of_other_cards_are_not_mixed_in(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ShowdownDeckBox, "fingerprint", lambda deck_box, deck: f"new {deck}")
    with pytest.raises(gloaming.BadSetup, match="the cards have changed since"):
        run(finished)


def test_games_of_other_rules_or_bots_are_not_mixed_in(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "code_hash", lambda book: "new")
    with pytest.raises(gloaming.BadSetup, match="rules or bots have changed since"):
        run(finished)


def test_a_card_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("champion: [")
    with pytest.raises(gloaming.GloamingError, match=r"mine\.yaml"):
        run(tmp_path / "out", decks=f"ilse,{tmp_path / 'mine.yaml'}")


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000])
def test_settings_that_cannot_be_read_are_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text)
    with pytest.raises(gloaming.BadSetup, match=r"settings\.json cannot be read"):
        run(tmp_path, games=2)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    run(tmp_path, games=2)
    written = tmp_path / "games.jsonl"
    written.write_bytes(b"".join(written.read_bytes().splitlines(keepends=True)[1:]))
    with pytest.raises(gloaming.BadSetup, match="is damaged"):
        run(tmp_path, games=2)


LINE = (
    b'{"game":0,"decks":["ilse","corvo"],"seed":5,"first":0,"winner":1,'
    b'"turns":9,"choices":70,"cards":[[0,2,1,0,0,0,0]]}'
)


def test_a_line_is_read_that_can_have_been_written(tmp_path: Path) -> None:
    run(tmp_path, games=2)
    written = tmp_path / "games.jsonl"
    written.write_bytes(LINE + b"\n")
    run(tmp_path, games=2)
    assert written.read_bytes().startswith(LINE + b'\n{"game":1,')


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (LINE, b""),
        (LINE, b"[" * 100_000 + b"]" * 100_000),
        (b'"first":0', b'"first":' + b"[" * 100_000),
        (LINE, b"\x00"),
        (LINE, b'{"game":0,\x00'),
        (LINE, b'{"game":0}'),
        (LINE, b"\xff\xfe"),
        (LINE, b" " * 2**21),
        (b'"game":0', b'"game":1'),
        (b'"winner":1', b'"winner":NaN'),
        (b'"winner":1', b'"winner":2'),
        (b'"turns":9', b'"turns":-9'),
        (b'"turns":9', b'"turns":99999999999999999999999'),
        (b'"turns":9', b'"rounds":9'),
        (b'"turns":9', b'"turns":9,"rounds":9'),
        (b'"corvo"', b'"raven"'),
        (b'"corvo"', b'"\\ud800"'),
        (b'"seed":5', b'"seed":6'),
        (b"[0,2,1,0,0,0,0]", b"[0,2,1]"),
        (b"[0,2,1,0,0,0,0]", b"[0,99,1,0,0,0,0]"),
        (b"[0,2,1,0,0,0,0]", b"[2,2,1,0,0,0,0]"),
        (b"[0,2,1,0,0,0,0]", b"[0,2,99999,0,0,0,0]"),
    ],
)
def test_a_line_that_nobody_has_written_is_damage(tmp_path: Path, old: bytes, new: bytes) -> None:
    run(tmp_path, games=2)
    assert old in LINE
    (tmp_path / "games.jsonl").write_bytes(LINE.replace(old, new) + b"\n")
    with pytest.raises(gloaming.BadSetup, match=r"games\.jsonl is damaged: delete .*, or choose another folder"):
        run(tmp_path, games=2)


def test_a_line_without_end_is_damage(tmp_path: Path) -> None:
    run(tmp_path, games=2)
    with (tmp_path / "games.jsonl").open("r+b") as file:
        file.truncate(2**40)  # which takes no room on the disk
    with pytest.raises(gloaming.BadSetup, match="is damaged"):
        run(tmp_path, games=2)


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes")
@pytest.mark.parametrize("name", ["settings.json", "games.jsonl", "games.parquet", "cards.parquet", "report.html"])
@pytest.mark.parametrize("kind", ["device", "pipe", "folder"])
def test_what_is_no_file_is_refused_before_the_first_game(tmp_path: Path, name: str, kind: str) -> None:
    run(tmp_path, games=2)
    place = tmp_path / name
    place.unlink()
    if kind == "device":
        place.symlink_to("/dev/zero")
    elif kind == "pipe":
        os.mkfifo(place)
    else:
        place.mkdir()
    with pytest.raises(gloaming.BadRecord, match=f"{name}: cannot be written: it is a {kind}, not a file"):
        run(tmp_path, games=4)
    assert kind != "folder" or not list(place.iterdir())


def test_a_folder_with_an_odd_name_moves_no_cursor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path / "red\x1b[31m", games=2)
    *_, report, tables = capsys.readouterr().out.splitlines()
    assert report == f"Report: {tmp_path / 'red'}\\x1b[31m/report.html"
    assert tables.startswith("Tables: ")
    assert tables.isprintable()


def test_a_seed_that_the_tables_have_no_room_for_is_refused(tmp_path: Path) -> None:
    with pytest.raises(gloaming.BadSetup, match="--seed goes up to 4,611,686,018,427,387,904 here"):
        run(tmp_path / "new", seed=10**30)
    run(tmp_path / "new", games=2, seed=-(2**62))


@pytest.mark.parametrize(
    ("facts", "complaint"),
    [
        ({"bot": "\x1b[31mred\nblue" + "x" * 10_000}, "bot was .x1b.31mred.nbluex*, is random"),
        ({"bot": [[]]}, "cannot be read"),
        ({"options": {"a": {"b": 1}}}, "cannot be read"),
    ],
)
def test_other_settings_move_no_cursor(tmp_path: Path, facts: dict[str, Any], complaint: str) -> None:
    run(tmp_path, games=2)
    settings = json.loads((tmp_path / "settings.json").read_text())
    (tmp_path / "settings.json").write_text(json.dumps({**settings, **facts}))
    with pytest.raises(gloaming.BadSetup, match=complaint) as refused:
        run(tmp_path, games=2)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 600


def test_commands_start_without_the_library_for_tables() -> None:
    code = "import sys, gloaming.cli, gloaming.lab.pairings.command; sys.exit('polars' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_help_shows_an_example() -> None:
    words = [sys.executable, "-m", "gloaming.cli", "lab", "pairings", "--help"]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert "Example: gloaming lab pairings showdown --seats careful --games 2000 --jobs 2" in told
    for name in ("--seats", "--games", "--decks", "--mirrors", "--seed", "--option", "--jobs", "--out", "--report"):
        assert name in told
