"""Every frame of every game: a copy loses nothing and shares nothing, and compiled steps are those that are named."""

from __future__ import annotations

import re

import native_frames
import pytest

import gloaming
from gloaming.kernel.flow import Flow, Together, frame_of
from gloaming.kernel.plain import Plain
from kernel.vigil import BOOK

CHAPTERS = [
    pytest.param(chapter, id=f"{book.name}-{chapter.__name__}")
    for book in [*map(gloaming.rulebook, gloaming.games()), BOOK]
    for chapter in book.chapters
]


def other(value: Plain) -> Plain:
    """Returns another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [*value, [7]]  # which is in a list of numbers what it is in a list of lists
    return f"{value}!" if isinstance(value, str) else (value or 0) + 3


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_copy_of_a_frame_loses_nothing(chapter: type[Flow]) -> None:
    usual = chapter().facts()
    for name, value in usual.items():
        frame = frame_of(chapter, {**usual, name: other(value)})
        copy = frame.clone()
        assert type(copy) is chapter
        assert copy.facts() == frame.facts() != usual


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_copy_of_a_frame_shares_nothing(chapter: type[Flow]) -> None:
    frame = chapter()
    before = frame.facts()
    copy = frame.clone()
    for name, value in before.items():
        if isinstance(value, list):
            getattr(copy, name).append(7)
        else:
            setattr(copy, name, other(value))
    assert frame.facts() == before


def test_a_copy_of_branches_copies_what_is_in_them() -> None:
    chapter = BOOK.chapters[0]
    together = Together([chapter(), chapter()])
    copy = together.clone()
    copy.branches[1][0].at = 1
    assert together.branches[1][0].at == 0


SOURCES = {
    "gloaming.kernel.flow": "class Flow:\n    at: i64\n    chapter: Chapter\n",
    "book": """\"\"\"A book.\"\"\"

from __future__ import annotations

from gloaming.kernel.flow import Flow


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene(Flow):
    steps: ClassVar[tuple[str, ...]] = ("open", "close")
    cards: list[list[int]]

    def open(self, game: Vigil) -> Step: ...
    def on_open(self, game: Vigil, seat: int, option: Option) -> Step: ...
    def close(self, game: Vigil) -> Step: ...


class Act(Scene):
    left: int


class NoChapter:
    steps: ClassVar[tuple[str, ...]] = ("open",)
""",
}


def test_steps_and_fields_are_written_out_for_the_compiler_in_the_order_of_the_book() -> None:
    text = native_frames.with_native_frames(SOURCES)["book"]
    act = text[text.index("class Act") : text.index("class NoChapter")]
    assert re.findall(r"if at == (\d): return self\.(\w+)\(", act) == [("0", "open"), ("1", "close"), ("0", "on_open")]
    assert re.findall(r"twin\.(\w+) = (.+)", act) == [
        ("at", "self.at"),
        ("cards", "[each[:] for each in self.cards]"),
        ("left", "self.left"),
    ]


def test_what_others_may_build_upon_and_what_is_no_chapter_stay_as_they_are() -> None:
    text = native_frames.with_native_frames(SOURCES)["book"]
    assert text.count("def clone") == 1
    assert text.endswith(
        SOURCES["book"][-len("class NoChapter:\n    steps: ClassVar[tuple[str, ...]] = ('open',)\n") :]
    )
