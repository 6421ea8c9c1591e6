"""Records: what is wrong with a bad one, and where."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import gloaming
from promises.games import play_randomly


def saved(folder: Path) -> Path:
    game = gloaming.start("shadow-cards", players=4, seed=7, trick_history="all")
    play_randomly(game, Random(1), 30)
    gloaming.save(game, folder / "evening.gloam")
    return folder / "evening.gloam"


def test_a_record_is_readable_text(tmp_path: Path) -> None:
    lines = saved(tmp_path).read_text().splitlines()
    assert lines[:7] == [
        "gloam 1",
        "game shadow-cards",
        "rules 1",
        "players 4",
        "seed 7",
        'option trick_history "all"',
        "choices",
    ]
    assert all(line.split()[1] in ("predict", "play", "score") for line in lines[7:-1])
    assert lines[-1].startswith("end 30 ")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("gloam 1", "gloom 1", 1, "not a game record"),
        ("game shadow-cards", "game shadow-card", 2, "did you mean 'shadow-cards'"),
        ("rules 1", "rules 99", 3, "version 99 of the rules"),
        ("rules 1", "rules one", 3, "expected a whole number, found 'one'"),
        ("players 4", "players 9", 4, "2 to 5 players"),
        ("players 4\n", "", 6, "the line 'players ...' is missing"),
        ("seed 7", "seed seven", 5, "expected a whole number"),
        ("seed 7", "seeds 7", 5, "unknown line 'seeds 7'"),
        ('trick_history "all"', "trick_history [", 6, "cannot be read"),
        ('trick_history "all"', 'trick_history "some"', 6, "it takes 'none', 'last' or 'all'"),
        ('trick_history "all"', 'trick_histroy "all"', 6, "did you mean 'trick_history'"),
        ("choices\n", "", 37, "no line 'choices'"),
        ("choices\n", "choices\nhello\n", 8, "expected a seat and a choice"),
        ("choices\n", "choices\n0 play red-0\n", 8, "closing line does not count"),
        ("end 30", "end 31", 38, "closing line does not count the 30 choices"),
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


def test_other_dice_are_noticed(tmp_path: Path) -> None:
    path = saved(tmp_path)
    lines = path.read_text().splitlines()
    lines[-1] = "end 30 0123456789abcdef"
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(gloaming.BadRecord, match="lead to another state"):
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
        ("gloam 1", "gloam 2", "another version of Gloaming"),
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
    for number in (-1, 1):
        with pytest.raises(gloaming.BadSetup, match="0 were made"):
            gloaming.rewind(game, number)


def test_json_that_is_no_game_is_refused() -> None:
    good = gloaming.to_json(gloaming.start("shadow-cards", seed=1))
    for text in (
        "",
        "{}",
        "[]",
        "null",
        good[:-20],
        good.replace('"rules": 1', '"rules": 99'),
        good.replace("Match", "M"),
    ):
        with pytest.raises(gloaming.BadRecord):
            gloaming.from_json(text)


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


def test_an_imagined_game_cannot_be_saved(tmp_path: Path) -> None:
    imagined = gloaming.start("shadow-cards", seed=1).imagine(0, Random(1))
    with pytest.raises(gloaming.BadSetup, match="imagined"):
        gloaming.save(imagined, tmp_path / "dream.gloam")
