"""Words in chapters: those of a game that keeps each kind of them in a module of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from gloaming.kernel.choices import Decision, Option
from gloaming.kernel.events import Event
from gloaming.words.said import Said, Sentences
from gloaming.words.scene import Scene, Section, Words


class Prompts(Protocol):
    """What is asked, and how far the game is."""

    def status(self, scene: Scene, /) -> str:
        """Returns how far the game is, and whose decision it is."""

    def waiting(self, scene: Scene, /) -> str:
        """Says who is waited for."""

    def question(self, scene: Scene, decision: Decision, /) -> str:
        """Says what the seat is asked."""


class Labels(Protocol):
    """What stands on buttons."""

    def label(self, scene: Scene, option: Option, /) -> str:
        """Says what a choice does."""


class Asking(Protocol):
    """What lies behind a question."""

    def within_reach(self, scene: Scene, /) -> dict[str, str]:
        """Returns what a seat might try to use now, each with the token of that choice."""


class Describing(Protocol):
    """The table for those who cannot see it."""

    def sections(self, scene: Scene, /) -> list[Section]:
        """Returns the table in plain text, part by part."""


@dataclass(frozen=True)
class Chapters:
    """The modules of a game's words."""

    sentences: Sentences
    prompts: Prompts
    labels: Labels
    asking: Asking
    describing: Describing


class WordsInChapters(Words):
    """What every game says alike that has such chapters."""

    chapters: ClassVar[Chapters]

    def sentence(self, event: Event, scene: Scene) -> Said:
        return self.chapters.sentences.told(event, scene)

    def status(self, scene: Scene) -> str:
        """Returns how far the game is, and whose decision it is."""
        return self.chapters.prompts.status(scene)

    def prompt(self, scene: Scene) -> str:
        prompts = self.chapters.prompts
        return prompts.waiting(scene) if scene.decision is None else prompts.question(scene, scene.decision)

    def label(self, scene: Scene, option: Option) -> str:
        """Returns what comes of an option in a few words."""
        return self.chapters.labels.label(scene, option)

    def within_reach(self, scene: Scene) -> dict[str, str]:
        return self.chapters.asking.within_reach(scene)

    def sections(self, scene: Scene) -> list[Section]:
        return self.chapters.describing.sections(scene)
