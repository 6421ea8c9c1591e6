"""Every frame and table of every game: a copy loses nothing and shares nothing, and compiled steps are those named."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import native_frames
import pytest

import gloaming
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.lasting import Lasting
from gloaming.kernel.flow import Flow, Together, frame_of
from gloaming.kernel.game import Game
from gloaming.kernel.plain import Kept, Plain, read, set_facts, written
from kernel.vigil import BOOK
from promises.games import GAMES, play_randomly

CHAPTERS = [
    pytest.param(chapter, id=f"{book.name}-{chapter.__name__}")
    for book in map(gloaming.rulebook, GAMES)
    for chapter in book.chapters
]


PIECES: dict[str, Plain] = {"items": [written(Item("wounded", 7))], "lasting": [written(Lasting())]}


def other(name: str, value: Plain) -> Plain:
    """Returns another value of the same kind for a fact; an empty list does not say itself what it would hold."""
    if name in PIECES:
        return PIECES[name] if value != PIECES[name] else []
    if isinstance(value, bool):
        return not value
    if isinstance(value, list) and value and isinstance(value[-1], list | dict):
        return [*value, value[-1]]
    if isinstance(value, list):
        return [*value, [7]]  # which is in a list of numbers what it is in a list of lists
    if isinstance(value, str):
        return f"{value}!"
    assert value is None or isinstance(value, int)
    return (value or 0) + 3


def other_places(facts: Any) -> Plain:
    """Returns other facts of a set of places: one card more in each."""
    cards, *known = facts
    return [[[*each, 77] for each in cards], *known]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_copy_of_a_frame_loses_nothing(chapter: type[Flow]) -> None:
    usual = chapter().facts()
    for name, value in usual.items():
        frame = frame_of(chapter, {**usual, name: other(name, value)})
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
            setattr(copy, name, read(other(name, value)))
    assert frame.facts() == before


def test_a_copy_of_branches_copies_what_is_in_them() -> None:
    chapter = BOOK.chapters[0]
    together = Together([chapter(), chapter()])
    copy = together.clone()
    copy.branches[1][0].at = 1
    assert together.branches[1][0].at == 0


def begun(name: str) -> Game:
    """Returns a game in which much has happened."""
    game = gloaming.rulebook(name).start(gloaming.rulebook(name).setting(seed=3))
    play_randomly(game, Random(3), 40)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_table_loses_nothing(name: str) -> None:
    game = begun(name)
    usual: dict[str, Plain] = game.state()["table"]
    for fact, value in usual.items():
        kept = isinstance(getattr(game, fact), Kept)
        set_facts(game, {**usual, fact: other_places(value) if kept else other(fact, value)})
        assert game.clone().state()["table"] == game.state()["table"] != usual
    for fact in type(game).shared:
        assert getattr(game.clone(), fact) is getattr(game, fact)


def lists_in(value: object, deep: bool = True) -> Iterator[int]:
    """Yields which lists a fact is made of."""
    if isinstance(value, list):
        yield id(value)
        for each in value if deep else []:
            yield from lists_in(each)


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_table_shares_nothing_that_rules_change(name: str) -> None:
    game = begun(name)
    copy = game.clone()
    for fact in game.state()["table"]:
        deep = fact not in type(game).written_once
        lists = set(lists_in(getattr(game, fact), deep))
        assert lists.isdisjoint(lists_in(getattr(copy, fact), deep))


SOURCES = {
    "gloaming.kernel.game": "class Game:\n    over: bool\n    def __init__(self, rulebook: Rulebook) -> None: ...\n",
    "gloaming.kernel.flow": "class Flow:\n    at: i64\n    chapter: Chapter\n",
    "gloaming.kernel.plain": "class Piece:\n    pass\n",
    "book": """\"\"\"A book.\"\"\"

from __future__ import annotations

from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.lasting import Lasting
from gloaming.kernel.flow import Flow
from gloaming.kernel.plain import Piece


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene(Flow):
    steps: ClassVar[tuple[str, ...]] = ("open", "close")
    cards: list[list[int]]

    def open(self, game: Vigil) -> Step: ...
    def on_open(self, game: Vigil, seat: int, option: Option) -> Step: ...
    def close(self, game: Vigil) -> Step: ...


class Act(Scene):
    left: int


class Prop(Piece):
    hands: list[list[int]]
    under: Prop | None


class Store(Scene):
    props: list[Prop]


class NoChapter:
    steps: ClassVar[tuple[str, ...]] = ("open",)
""",
    "table": """\"\"\"A table.\"\"\"

from __future__ import annotations

from gloaming.kernel.game import Game


class Tabletop(Game):
    shared: ClassVar[tuple[str, ...]] = ("known",)
    written_once: ClassVar[tuple[str, ...]] = ("lines",)
    hands: list[list[int]]

    def __init__(self, rulebook: Rulebook, rulings: Rulings) -> None:
        super().__init__(rulebook)
        self.rulings = rulings
        self.hands = []
        self.lines: list[list[int]] = []
        self.known: frozenset[str] = frozenset()
        self.turn = 0


class Whole(Tabletop):
    pass
""",
}


def test_steps_and_fields_are_written_out_for_the_compiler_in_the_order_of_the_book() -> None:
    text = native_frames.with_native_frames(SOURCES)["book"]
    act = text[text.index("class Act") : text.index("class Prop")]
    assert re.findall(r"if at == (\d): return self\.(\w+)\(", act) == [("0", "open"), ("1", "close"), ("0", "on_open")]
    assert re.findall(r"twin\.(\w+) = (.+)", act) == [
        ("at", "self.at"),
        ("cards", "[each[:] for each in self.cards]"),
        ("left", "self.left"),
    ]


def test_what_others_build_upon_a_chapter_keeps_finding_its_own_steps_by_name() -> None:
    text = native_frames.with_native_frames(SOURCES)["book"]
    scene = text[text.index("class Scene") : text.index("class Act")]
    assert scene.count("if type(self) is not Scene: return super()") == scene.count("def ") - 3 == 3


def test_what_is_no_chapter_stays_as_it_is() -> None:
    text = native_frames.with_native_frames(SOURCES)["book"]
    assert text.endswith(SOURCES["book"][SOURCES["book"].index("class NoChapter") :])


def test_pieces_are_copied_with_what_they_are_made_of_and_frames_with_their_pieces() -> None:
    text = native_frames.with_native_frames(SOURCES)["book"]
    prop, store = text[text.index("class Prop") : text.index("class Store")], text[text.index("class Store") :]
    assert re.findall(r"twin\.(\w+) = (.+)", prop) == [
        ("hands", "[each[:] for each in self.hands]"),
        ("under", "None if self.under is None else self.under.clone()"),
    ]
    assert ("props", "[each.clone() for each in self.props]") in re.findall(r"twin\.(\w+) = (.+)", store)


def test_the_copy_of_a_table_is_written_out_for_the_last_class_that_stands_on_the_game() -> None:
    text = native_frames.with_native_frames(SOURCES)["table"]
    whole = text[text.index("class Whole") :]
    assert text.count("def twin") == whole.count("def twin(self) -> Whole:") == 1
    assert "twin = Whole(self.rulebook, self.rulings)" in whole
    assert re.findall(r"twin\.(\w+) = (.+)", whole) == [
        ("hands", "[each[:] for each in self.hands]"),
        ("lines", "self.lines[:]"),
        ("known", "self.known"),
        ("turn", "self.turn"),
    ]


def test_a_field_is_not_copied_whose_type_says_nothing_of_how() -> None:
    with pytest.raises(SystemExit, match="hands"):
        native_frames.with_native_frames(
            {**SOURCES, "table": SOURCES["table"].replace("hands: list[list[int]]", "hands: dict[int, int]")}
        )
