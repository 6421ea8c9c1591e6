"""Records that earlier versions wrote under rules that still hold replay to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

import gloaming

RECORDS = Path(__file__).with_name("records")  # in the first format, whose checksum is not compared any more
ENDS = {
    "two-stacks": ([167, 143], [0]),
    "four-and-all-tricks": ([30, 102, 80, 67], [1]),
    "lesson-of-three": ([73, 26, 64], [0]),
    "chosen-champions": ([0, 1], [1]),
    "corvo-against-any": ([2, 0], [0]),
    "sumo-rush": ([1, 0], [0]),
    "two-against-two": ([1, 0, 1, 0], [0, 2]),
    "surrendered-series": ([0, 3], [1]),
}


def test_every_record_is_played() -> None:
    assert {path.stem for path in RECORDS.glob("*.gloam")} == set(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_an_old_record_replays_to_its_end(name: str) -> None:
    path = RECORDS / f"{name}.gloam"
    assert path.read_text().startswith("gloam 1\n")
    game = gloaming.load(path)
    assert game.over
    assert (game.scores, game.winners) == ENDS[name]


@pytest.mark.parametrize("name", ENDS)
def test_saved_again_it_is_the_same_record_in_the_new_format(name: str, tmp_path: Path) -> None:
    old = (RECORDS / f"{name}.gloam").read_text()
    gloaming.save(gloaming.load(RECORDS / f"{name}.gloam"), tmp_path / "again.gloam")
    new = (tmp_path / "again.gloam").read_text()
    assert new.splitlines()[1:-1] == old.splitlines()[1:-1]
    assert gloaming.load(tmp_path / "again.gloam").choices == gloaming.load(RECORDS / f"{name}.gloam").choices
