"""The rules as a stack of chapters in progress.

A chapter of a rulebook is a class; its steps are methods named in the order of the book. A chapter in progress is
a frame: an object that holds the step it is at and a few plain facts, so that a game can stop, be copied or be
written down at any question.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.plain import Plain, facts_of, set_facts

# What a step tells the game to do when it returns.
Step = i64
NEXT: Final[Step] = 0  # go on with the chapter's next step
AGAIN: Final[Step] = 1  # run this step once more
WAIT: Final[Step] = 2  # somebody was asked; go on with the answer
DONE: Final[Step] = 3  # leave the chapter, whatever steps remain
REPEAT: Final[Step] = 4  # begin the chapter again

StepMethod = Callable[[Any, Any], Step]
AnswerMethod = Callable[[Any, Any, int, Option], Step]


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    """A chapter of the rules in progress.

    Each name in `steps` is a method `step(game) -> Step`. A step that asks has a second method, `on_<step>(game,
    seat, option) -> Step`, which is called with the answer; before that it can be run again, and then changes and tells
    nothing. A frame can be made without arguments, so that any of them can be restored from its facts.
    """

    steps: ClassVar[tuple[str, ...]] = ()
    at: i64
    chapter: Chapter

    def __init__(self) -> None:
        self.at = 0
        self.chapter = chapter_of(type(self))

    # Compiled chapters have these three written out by number and by field (`native_frames.py`).

    def perform(self, game: Any) -> Step:
        """Runs the step the frame is at."""
        return self.chapter.steps[self.at](self, game)

    def respond(self, game: Any, seat: int, option: Option) -> Step:
        """Gives the step the frame is at the answer to what it asked."""
        return self.chapter.answers[self.at](self, game, seat, option)

    def clone(self) -> Flow:
        """Returns an equal frame that shares nothing with this one."""
        return frame_of(type(self), self.facts())

    def facts(self) -> dict[str, Plain]:
        """Returns the step and the facts of the frame as plain data."""
        return facts_of(self, ("chapter",))

    def __copy__(self) -> Flow:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Flow:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return frame_of, (type(self), self.facts())


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFlow(Flow):
    """A chapter of one seat."""

    def __init__(self, seat: Seat = 0) -> None:
        super().__init__()
        self.seat = seat


class Chapter:
    """The steps of a Flow class, looked up once."""

    steps: list[StepMethod]
    answers: list[AnswerMethod]

    def __init__(self, flow: type[Flow]) -> None:
        self.steps = [getattr(flow, step) for step in flow.steps]
        self.answers = [getattr(flow, f"on_{step}", asks_nothing) for step in flow.steps]


def chapters_in(*modules: ModuleType) -> tuple[type[Flow], ...]:
    """Returns the chapters that modules declare, in their order."""
    found: list[type[Flow]] = []
    for module in modules:
        there = [each for each in vars(module).values() if isinstance(each, type)]
        own = [each for each in there if each.__module__ == module.__name__]
        found.extend([each for each in own if issubclass(each, Flow)])
    return tuple(found)


def asks_nothing(frame: Flow, game: object, seat: int, option: Option) -> Step:
    """Stands for the missing `on_` method of a step that should not have asked."""
    raise AssertionError(f"{type(frame).__name__} asks in a step without an on_ method")


_chapters: Final[dict[type[Flow], Chapter]] = {}


def chapter_of(flow: type[Flow]) -> Chapter:
    """Returns the chapter of a Flow class."""
    chapter = _chapters.get(flow)
    if chapter is None:
        chapter = Chapter(flow)
        _chapters[flow] = chapter
    return chapter


def frame_of(flow: type[Flow], facts: dict[str, Plain]) -> Flow:
    """Returns a frame with the given facts."""
    frame = flow()
    set_facts(frame, facts)
    return frame


class Together(Flow):
    """Several seats at once: one branch of the rules for each, all of them open until the last is done.

    What a branch does stays with its seat until the chapter that opened the branches goes on: views leave it out, and
    an imagined game makes it up.
    """

    branches: list[list[Flow]]

    def __init__(self, flows: list[Flow]) -> None:
        super().__init__()
        self.branches = [[flow] for flow in flows]

    def clone(self) -> Together:
        """Returns an equal frame that shares nothing with this one."""
        return together_in(self.at, [[frame.clone() for frame in branch] for branch in self.branches])

    def __reduce__(self) -> tuple[Any, ...]:
        return together_in, (self.at, self.branches)


def together_in(at: int, branches: list[list[Flow]]) -> Together:
    """Returns the frame of branches in progress."""
    together = Together([])
    together.at = at
    together.branches = branches
    return together
