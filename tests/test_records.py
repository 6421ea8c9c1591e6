"""Records: what is wrong with a bad one, and where."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gloaming
from gloaming.kernel.game import Game
from gloaming.kernel.record import Record, checksum, read
from promises.games import play_randomly


def saved(folder: Path) -> Path:
    game = gloaming.start("shadow-cards", players=4, seed=7, trick_history="all")
    play_randomly(game, Random(1), 30)
    gloaming.save(game, folder / "evening.gloam")
    return folder / "evening.gloam"


def test_a_record_is_readable_text(tmp_path: Path) -> None:
    lines = saved(tmp_path).read_text().splitlines()
    assert lines[:7] == [
        "gloam 3",
        "game shadow-cards",
        "rules 2",
        "players 4",
        "seed 7",
        'option trick_history "all"',
        "choices",
    ]
    assert all(line.split()[1] in ("predict", "play", "score") for line in lines[7:-1])
    assert lines[-1].startswith("end 30 ")


@pytest.mark.parametrize("earlier", ["gloam 1", "gloam 2"])
def test_a_record_of_an_earlier_format_is_played_whatever_its_checksum_was(tmp_path: Path, earlier: str) -> None:
    game = gloaming.start("showdown", seed=5)
    game.choose(0, game.decisions[0].options[0])
    path = tmp_path / "old.gloam"
    gloaming.save(game, path)
    *lines, end = path.read_text().splitlines()
    old = "\n".join([earlier, *lines[1:], f"{end.rsplit(' ', 1)[0]} 0123456789abcdef"]) + "\n"
    path.write_text(old)
    assert gloaming.load(path) == game
    path.write_text(old.replace(earlier, "gloam 3"))
    with pytest.raises(gloaming.BadRecord, match="different state"):
        gloaming.load(path)


def test_a_record_without_a_checksum_is_played_as_it_stands(tmp_path: Path) -> None:
    path = saved(tmp_path)
    whole = gloaming.load(path)
    *lines, last = path.read_text().splitlines()
    path.write_text("\n".join([*lines, last.rpartition(" ")[0]]) + "\n")
    assert gloaming.load(path) == whole
    assert read(path).text() == path.read_text()


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("gloam 3", "gloom 3", 1, "not a game record"),
        ("game shadow-cards", "game shadow-card", 2, "did you mean 'shadow-cards'"),
        ("rules 2", "rules 99", 3, "version 99 of the rules"),
        ("rules 2", "rules one", 3, "expected a whole number, found 'one'"),
        ("players 4", "players 9", 4, "2 to 5 players"),
        ("players 4\n", "", 6, "the line 'players ...' is missing"),
        ("seed 7", "seed seven", 5, "expected a whole number"),
        ("seed 7", "seeds 7", 5, "unknown line 'seeds 7'"),
        ('trick_history "all"', "trick_history [", 6, "cannot be read"),
        ('trick_history "all"', 'trick_history "some"', 6, "it takes 'none', 'last' or 'all'"),
        ('trick_history "all"', 'trick_histroy "all"', 6, "did you mean 'trick_history'"),
        ("choices\n", "", 37, "no line 'choices'"),
        ("choices\n", "choices\nhello\n", 8, "expected a seat and a move"),
        ("choices\n", "choices\n0 play red-0\n", 8, "closing line does not match"),
        ("end 30", "end 31", 38, "closing line does not match the 30 moves"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    path = saved(tmp_path)
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(gloaming.BadRecord) as broken:
        gloaming.load(path)
    assert reason in str(broken.value)
    if "closing" not in reason:
        assert (broken.value.source, broken.value.line) == (str(path), line)


def test_a_choice_the_rules_refuse_is_named_with_its_line(tmp_path: Path) -> None:
    path = saved(tmp_path)
    lines = path.read_text().splitlines()
    lines[20] = "0 predict blue-14"
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(gloaming.BadRecord, match="line 21: seat 0 cannot choose"):
        gloaming.load(path)


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ("9", "seat 9 cannot choose 'surrender': there is no seat 9: with 2 players, seats are 0 to 1"),
        ("-1", "expected a seat and a move, found '-1 surrender'"),
    ],
)
def test_a_seat_that_is_not_there_cannot_surrender(tmp_path: Path, seat: str, reason: str) -> None:
    game = gloaming.start("syndicates", seed=7)
    game.choose(1, "surrender")
    gloaming.save(game, tmp_path / "match.gloam")
    text = (tmp_path / "match.gloam").read_text()
    line = text.splitlines().index("1 surrender") + 1
    (tmp_path / "match.gloam").write_text(text.replace("1 surrender", f"{seat} surrender"))
    with pytest.raises(gloaming.BadRecord, match=rf"match\.gloam, line {line}: {reason}"):
        gloaming.load(tmp_path / "match.gloam")


def test_other_dice_are_noticed(tmp_path: Path) -> None:
    path = saved(tmp_path)
    lines = path.read_text().splitlines()
    lines[-1] = "end 30 0123456789abcdef"
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(gloaming.BadRecord, match="lead to a different state"):
        gloaming.load(path)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("choices\n", "choices\n² play red-0\n", "expected a seat"),
        ("option trick_history", "option exact_factor 3.0\noption trick_history", "cannot be 3.0"),
        ("option trick_history", 'option zero_reward {"a": 1}\noption trick_history', "it takes"),
        ("seed 7", "seed 7\nseed 8", "a second line 'seed'"),
        ("seed 7", "seed " + "7" * 60, "at most 38 digits"),
        ("seed 7", "seed " + "7" * 6000, "expected a whole number"),
        ("gloam 3", "gloam 4", "different version of Gloaming"),
    ],
)
def test_odd_records_are_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = saved(tmp_path)
    path.write_text(path.read_text().replace(old, new, 1))
    with pytest.raises(gloaming.BadRecord, match=reason):
        gloaming.load(path)


def test_records_from_other_editors_are_read(tmp_path: Path) -> None:
    path = saved(tmp_path)
    game = gloaming.load(path)
    text = path.read_text()
    path.write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    assert gloaming.load(path) == game


@pytest.mark.parametrize("name", ["/", "", "a\0b", "x" * 300])
def test_odd_places_to_save_are_refused(tmp_path: Path, name: str) -> None:
    game = gloaming.start("shadow-cards", seed=1)
    with pytest.raises(gloaming.BadRecord, match="cannot be written"):
        gloaming.save(game, tmp_path / name if len(name) > 1 else name)
    assert list(tmp_path.iterdir()) == []


def test_going_back_further_than_the_game_is_refused() -> None:
    game = gloaming.start("shadow-cards", seed=1)
    for number in (-1, 1, 0.0, True, None):
        with pytest.raises(gloaming.BadSetup, match="0 were made"):
            gloaming.rewind(game, number)  # type: ignore[arg-type]


def test_json_that_is_no_game_is_refused() -> None:
    good = gloaming.to_json(gloaming.start("shadow-cards", seed=1))
    for text in (
        "",
        "{}",
        "[]",
        "null",
        good[:-20],
        good.replace('"rules": 2', '"rules": 99'),
        good.replace("WholeGame", "M"),
    ):
        with pytest.raises(gloaming.BadRecord):
            gloaming.from_json(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[]", "it is not an object"),
        ("null", "it is not an object"),
        ('"shadow-cards"', "it is not an object"),
        ("{}", "it has no 'game'"),
        ('{"game": "shadow-cards", "rules": 1, "players": 4, "seed": 1}', "it has no 'options'"),
    ],
)
def test_json_of_something_else_is_told_from_a_game(text: str, reason: str) -> None:
    with pytest.raises(gloaming.BadRecord) as refused:
        gloaming.from_json(text)
    assert str(refused.value) == f"json: this is not a game: {reason}"


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"game": ["showdown"]}, "this is not a game: game is not text"),
        ({"rules": [1]}, "this is not a game: rules is not a whole number"),
        ({"players": "two"}, "this is not a game: players is not a whole number"),
        ({"seed": 10**38}, "a seed is a whole number of at most 38 digits"),
        ({"options": []}, "this is not a game: options is not an object"),
        ({"options": {"mode": [1]}}, "unknown option of Showdown 'mode'"),
        ({"choices": 3}, "this is not a game: choices is not a list or null"),
        ({"choices": [3]}, "this is not a game: choices[0] is not a list"),
        ({"choices": [[0]]}, "this is not a game: choices[0] is not a list of length 2"),
        ({"choices": [["0", "pass"]]}, "this is not a game: choices[0][0] is not a whole number"),
        ({"choices": [[0, "dance"]]}, "seat 0 cannot choose 'dance': nothing here is called"),
        ({"choices": None}, "an imagined game needs its 'checksum'"),
        ({"state": []}, "this is not a game: state is not an object"),
    ],
)
def test_what_is_wrong_with_json_is_said_as_a_person_would(facts: dict[str, object], reason: str) -> None:
    good = json.loads(gloaming.to_json(gloaming.start("showdown", seed=7)))
    with pytest.raises(gloaming.BadRecord) as refused:
        gloaming.from_json(json.dumps({**good, **facts}))
    assert str(refused.value).startswith(f"json: {reason}")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"over": 0}, ": over is not true or false"),
        ({"dice": []}, ": dice is not a list of length 2"),
        ({"stack": [7]}, ": stack[0] is not an object"),
        ({"stack": [{"at": 0}]}, ": stack[0] has no 'chapter'"),
        ({"stack": [{"chapter": "Prologue", "at": 0}]}, ""),
        ({"decisions": [{}]}, ": decisions[0] has no 'seat'"),
        ({"decisions": []}, ""),
        ({"scores": []}, ""),
        ({"scores": [0, 0, 0]}, ""),
        ({"number": 2**70}, f": number is not a whole number <= {2**62}"),
        ({"over": True}, ""),
        ({"stack": []}, ""),
        ({"table": {}}, ""),
    ],
)
def test_an_imagined_state_that_was_made_up_is_refused(changes: dict[str, object], reason: str) -> None:
    world = gloaming.start("showdown", seed=7).imagine(0, Random(1))
    facts = json.loads(gloaming.to_json(world))
    facts["state"].update(changes)
    facts["checksum"] = checksum(world.rulebook, world.setting, facts["state"])
    with pytest.raises(gloaming.BadRecord) as refused:
        gloaming.from_json(json.dumps(facts))
    assert str(refused.value) == f"json: this is not a state of Showdown{reason}"


def forged(world: Game, place: list[str | int], value: object) -> str:
    """Returns an imagined game in which one fact is otherwise, sealed anew."""
    facts = json.loads(gloaming.to_json(world))
    where = facts["state"]
    for key in place[:-1]:
        where = where[key]
    where[place[-1]] = value
    facts["checksum"] = checksum(world.rulebook, world.setting, facts["state"])
    return json.dumps(facts)


@pytest.mark.parametrize(
    ("name", "place", "value"),
    [
        ("shadow-cards", ["decisions", 0, "seat"], 77),
        ("shadow-cards", ["decisions", 0, "number"], -5),
        ("shadow-cards", ["decisions", 0, "options", 0, 1], -1),
        ("shadow-cards", ["stack", 0, "at"], 99),
        ("showdown", ["decisions", 0, "team"], [9]),
        ("showdown", ["decisions", 0, "options"], []),
        ("syndicates", ["decisions", 0, "branch"], 7),
        ("syndicates", ["table", "leader"], 77),
    ],
)
def test_a_forged_state_is_refused_if_its_rules_would_ask_otherwise(
    name: str, place: list[str | int], value: object
) -> None:
    world = gloaming.start(name, seed=7).imagine(0, Random(1))
    with pytest.raises(gloaming.BadRecord, match="this is not a state of"):
        gloaming.from_json(forged(world, place, value))


def numbers_in(facts: Any, place: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Returns where the whole numbers are in plain data."""
    if isinstance(facts, dict | list):
        inner = facts.items() if isinstance(facts, dict) else enumerate(facts)
        return [found for key, fact in inner for found in numbers_in(fact, (*place, key))]
    return [place] if type(facts) is int else []


@pytest.mark.parametrize("name", gloaming.games())
def test_a_number_out_of_range_is_refused_wherever_it_is_looked_at(name: str) -> None:
    world = gloaming.start(name, seed=7).imagine(0, Random(1))
    for place in numbers_in(world.state()["table"]):
        with suppress(gloaming.BadRecord):
            gloaming.from_json(forged(world, ["table", *place], 10**30))


@pytest.mark.parametrize("name", gloaming.games())
def test_an_imagined_game_comes_back_wherever_it_stands(name: str) -> None:
    for seed in range(20):
        game = gloaming.start(name, seed=seed)
        play_randomly(game, Random(seed), 7 * seed)
        if not game.over:
            world = game.imagine(0, Random(seed))
            play_randomly(world, Random(seed), seed)
            assert gloaming.from_json(gloaming.to_json(world)) == world


@pytest.mark.skipif(os.name != "posix", reason="outputs are no files there")
def test_a_game_is_not_saved_where_the_program_writes(tmp_path: Path) -> None:
    code = "import gloaming; print('said', flush=True); gloaming.save(gloaming.start('showdown'), '/dev/stdout')"
    with (tmp_path / "out.txt").open("w") as output:
        done = subprocess.run([sys.executable, "-c", code], stdout=output, stderr=subprocess.PIPE, text=True)
        assert "/dev/stdout: cannot be written: this program's output goes there" in done.stderr
        assert os.path.samestat(os.fstat(output.fileno()), (tmp_path / "out.txt").stat())
    assert (tmp_path / "out.txt").read_text() == "said\n"


@pytest.mark.parametrize(
    ("seat", "choice", "number"),
    [
        (0, "x" * 100_000, None),
        (0, 10**5000, None),
        (0, ["x"] * 100_000, None),
        ("x" * 100_000, "pass", None),
        (10**5000, "pass", None),
        (0, "predict red-0", "x" * 100_000),
        (0, "predict red-0", 10**5000),
    ],
    ids=["long", "huge", "list", "long seat", "huge seat", "long number", "huge number"],
)
def test_a_refusal_is_as_short_as_it_can_be(seat: Any, choice: Any, number: Any) -> None:
    game = gloaming.start("showdown", seed=7)
    with pytest.raises(gloaming.IllegalChoice if seat != 0 else gloaming.GloamingError) as refused:
        game.choose(seat, choice, number)
    assert len(str(refused.value)) < 1000
    with pytest.raises(gloaming.BadSetup) as unseen:
        game.view("x" * 100_000)
    assert len(str(unseen.value)) < 200


NOTHING: Any = None


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (lambda: gloaming.save(NOTHING, "evening.gloam"), "a game is expected, not NoneType"),
        (lambda: gloaming.save(gloaming.start("showdown"), NOTHING), "the name of a file is expected, not NoneType"),
        (lambda: gloaming.load(NOTHING), "the name of a file is expected, not NoneType"),
        (lambda: gloaming.replay(NOTHING), "a record is expected, not NoneType"),
        (lambda: gloaming.replay(Record.of(gloaming.start("showdown")), 1), "cannot go to move 1: 0 were made"),
        (lambda: gloaming.replay(Record.of(gloaming.start("showdown")), -1), "cannot go to move -1: 0 were made"),
        (lambda: gloaming.rewind(NOTHING, 0), "a game is expected, not NoneType"),
        (lambda: gloaming.events(NOTHING), "a game is expected, not NoneType"),
        (lambda: gloaming.to_json(NOTHING), "a game is expected, not NoneType"),
        (lambda: gloaming.from_json(NOTHING), "text is expected, not NoneType"),
    ],
)
def test_what_is_no_game_is_refused_at_every_door(asked: Callable[[], object], reason: str) -> None:
    with pytest.raises(gloaming.GloamingError) as refused:
        asked()
    assert str(refused.value).removeprefix("json: ") == reason


@pytest.mark.parametrize(
    ("name", "changes", "reason"),
    [
        ("shadow-cards", {"table": {"leader": 77}}, "leader is 77, not 2"),
        ("shadow-cards", {"number": -5}, "number is -5, not 9"),
        ("shadow-cards", {"number": 10**30}, "number is 1000000000000000000000000000000, not 9"),
        ("shadow-cards", {"scores": [0, 0, 0]}, r"scores is \[0, 0, 0\], not \[0, 0, 0, 0\]"),
        ("shadow-cards", {"over": True}, "over is true, not false"),
        ("shadow-cards", {"table": {"winner": 1}}, "table has an unknown fact 'winner'"),
        ("shadow-cards", {"stack": []}, r"stack is \[\], not"),
        ("showdown", {"table": {"turn": None}}, "turn is null, not 0"),
        ("syndicates", {"decisions": []}, r"decisions is \[\], not"),
    ],
)
def test_a_state_to_which_its_choices_do_not_lead_is_refused(
    name: str, changes: dict[str, object], reason: str
) -> None:
    game = gloaming.start(name, seed=7)
    play_randomly(game, Random(1), 9 if name == "shadow-cards" else 0)
    facts = json.loads(gloaming.to_json(game))
    for fact, value in changes.items():
        if isinstance(value, dict):
            facts["state"][fact].update(value)
        else:
            facts["state"][fact] = value
    with pytest.raises(gloaming.BadRecord, match=f"its moves lead to a different state: {reason}"):
        gloaming.from_json(json.dumps(facts))


def test_a_refusal_moves_no_cursor(tmp_path: Path) -> None:
    facts = json.loads(gloaming.to_json(gloaming.start("showdown", seed=7)))
    facts["rules"] = "\x1b[31m"
    with pytest.raises(gloaming.BadRecord) as refused:
        gloaming.from_json(json.dumps(facts))
    assert str(refused.value).isprintable()
    with pytest.raises(gloaming.BadRecord) as refused:
        gloaming.load(tmp_path / "\x1b[31m.gloam")
    assert str(refused.value).isprintable()


def test_an_imagined_state_that_was_changed_is_refused() -> None:
    facts = json.loads(gloaming.to_json(gloaming.start("showdown", seed=7).imagine(0, Random(1))))
    facts["state"]["number"] = -5
    with pytest.raises(gloaming.BadRecord, match="imagined game was changed"):
        gloaming.from_json(json.dumps(facts))
    facts["checksum"] = "0123456789abcdef"
    with pytest.raises(gloaming.BadRecord, match="imagined game was changed"):
        gloaming.from_json(json.dumps(facts))


@pytest.mark.parametrize("depth", [200, 100_000])
def test_deep_nesting_is_refused(tmp_path: Path, depth: int) -> None:
    nested = "[" * depth + "]" * depth
    good = gloaming.to_json(gloaming.start("shadow-cards", seed=1))
    for text in (nested, good.replace('"scores": [0, 0, 0, 0]', f'"scores": {nested}')):
        with pytest.raises(gloaming.BadRecord):
            gloaming.from_json(text)
    path = saved(tmp_path)
    path.write_text(path.read_text().replace('trick_history "all"', f"trick_history {nested}"))
    with pytest.raises(gloaming.BadRecord, match=r"line 6: .*trick_history"):
        gloaming.load(path)


def test_a_file_without_end_is_not_read() -> None:
    for path in ("/dev/zero", "/dev/random"):
        with pytest.raises(gloaming.BadRecord, match="it is a device, not a file"):
            gloaming.load(path)


def test_a_file_that_is_far_too_long_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "long.gloam").open("wb") as file:
        file.truncate(2**40)  # which takes no room on the disk
    with pytest.raises(gloaming.BadRecord, match="cannot be read: it has more than 16,777,216 bytes"):
        gloaming.load(tmp_path / "long.gloam")


def test_saving_writes_through_a_link(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    link, second = tmp_path / "evening.gloam", tmp_path / "again.gloam"
    link.symlink_to(shelf / "kept.gloam")
    second.symlink_to(link)
    first, other = gloaming.start("shadow-cards", seed=1), gloaming.start("shadow-cards", seed=2)
    gloaming.save(first, link)  # to where there is nothing yet
    assert gloaming.load(shelf / "kept.gloam") == first
    gloaming.save(other, second)
    assert link.is_symlink()
    assert second.is_symlink()
    assert gloaming.load(shelf / "kept.gloam") == other
    assert [path.name for path in shelf.iterdir()] == ["kept.gloam"]


def test_a_link_that_leads_to_itself_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ring.gloam").symlink_to(tmp_path / "ring.gloam")
    with pytest.raises(gloaming.BadRecord, match="cannot be written"):
        gloaming.save(gloaming.start("shadow-cards", seed=1), tmp_path / "ring.gloam")
    assert (tmp_path / "ring.gloam").is_symlink()


def test_saving_keeps_who_may_read_the_file(tmp_path: Path) -> None:
    path = saved(tmp_path)
    path.chmod(0o600)
    gloaming.save(gloaming.start("shadow-cards", seed=2), path)
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_device_or_a_pipe_is_neither_written_nor_read(tmp_path: Path) -> None:
    game = gloaming.start("shadow-cards", seed=1)
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "null").symlink_to("/dev/null")
    for path, kind in (("/dev/full", "device"), (tmp_path / "null", "device"), (tmp_path / "pipe", "pipe")):
        with pytest.raises(gloaming.BadRecord, match=f"cannot be written: it is a {kind}, not a file"):
            gloaming.save(game, path)
        with pytest.raises(gloaming.BadRecord, match=f"cannot be read: it is a {kind}, not a file"):
            gloaming.load(path)
    assert Path("/dev/full").is_char_device()


def test_a_missing_a_binary_and_an_unwritable_file(tmp_path: Path) -> None:
    with pytest.raises(gloaming.BadRecord, match="No such file"):
        gloaming.load(tmp_path / "nowhere.gloam")
    (tmp_path / "picture.gloam").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(gloaming.BadRecord, match="not text"):
        gloaming.load(tmp_path / "picture.gloam")
    game = gloaming.start("shadow-cards", seed=1)
    with pytest.raises(gloaming.BadRecord, match="cannot be written"):
        gloaming.save(game, tmp_path / "no" / "folder.gloam")


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path)
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(gloaming.BadRecord, match="No space left"):
        gloaming.save(gloaming.start("shadow-cards", seed=2), path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_two_threads_save_to_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = gloaming.start("shadow-cards", seed=1), gloaming.start("shadow-cards", seed=2)
    path = tmp_path / "evening.gloam"
    to_disk = os.fsync

    def interrupted(descriptor: int) -> None:
        monkeypatch.setattr("os.fsync", to_disk)
        other = threading.Thread(target=gloaming.save, args=(second, path))  # starts and ends while the first writes
        other.start()
        other.join()
        assert gloaming.load(path) == second
        to_disk(descriptor)

    monkeypatch.setattr("os.fsync", interrupted)
    gloaming.save(first, path)
    assert gloaming.load(path) == first
    assert list(tmp_path.iterdir()) == [path]


def test_a_long_name_of_long_letters_is_written(tmp_path: Path) -> None:
    game = gloaming.start("shadow-cards", seed=1)
    path = tmp_path / ("🂡" * 63)  # 252 bytes, where 255 is the most
    gloaming.save(game, path)
    assert gloaming.load(path) == game


def test_an_imagined_game_cannot_be_saved(tmp_path: Path) -> None:
    imagined = gloaming.start("shadow-cards", seed=1).imagine(0, Random(1))
    with pytest.raises(gloaming.BadSetup, match="imagined"):
        gloaming.save(imagined, tmp_path / "dream.gloam")
