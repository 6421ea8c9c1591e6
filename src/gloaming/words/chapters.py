"""Words in chapters: those of a game that keeps each kind of them in a module of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Protocol

from gloaming.kernel.choices import Decision, Option
from gloaming.kernel.events import Fact
from gloaming.words.scene import NamedCard, Scene, Words

QUOTE = " “"  # what stands before the text of a card in a sentence


class Sentences(Protocol):
    """What happened."""

    ACTS: tuple[str, ...]  # what a seat does of its own will

    def told(self, facts: Mapping[str, Fact], scene: Scene, /) -> str:
        """Returns an event in a sentence."""


class Naming(Protocol):
    """The cards in these sentences."""

    def cards_of(self, facts: Mapping[str, Fact], scene: Scene, /) -> list[NamedCard]:
        """Returns the cards of an event, in the words in which its sentence names them."""


class Prompts(Protocol):
    """What is asked, and how far the game is."""

    def status(self, scene: Scene, /) -> str:
        """Returns how far the game is, and whose decision it is."""

    def waiting(self, scene: Scene, /) -> str:
        """Says who is waited for."""

    def question(self, scene: Scene, decision: Decision, /) -> str:
        """Says what the seat is asked."""


class Previews(Protocol):
    """What choices would do."""

    def preview(self, scene: Scene, token: str, /) -> str:
        """Says what a choice would do."""


class Labels(Protocol):
    """What stands on buttons."""

    def label(self, scene: Scene, token: str, /) -> str:
        """Says what a choice does."""


class Refusals(Protocol):
    """Why something cannot be done now."""

    def refusal(self, scene: Scene, token: str, /) -> str:
        """Says why a choice cannot be made."""

    def within_reach(self, scene: Scene, /) -> dict[str, str]:
        """Returns what a seat might try to use now, each with the token of that choice."""


class Describing(Protocol):
    """The table for those who cannot see it."""

    def described(self, scene: Scene, /) -> list[str]:
        """Returns the table in lines of text."""


@dataclass(frozen=True)
class Chapters:
    """The modules of a game's words."""

    sentences: Sentences
    naming: Naming
    prompts: Prompts
    previews: Previews
    labels: Labels
    refusals: Refusals
    describing: Describing


class WordsInChapters(Words):
    """What every game says alike that has such chapters."""

    chapters: ClassVar[Chapters]

    def sentence(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns what happened as a sentence."""
        return self.chapters.sentences.told(facts, scene)

    def act(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns what a seat did, without the text of the card it did it with."""
        if facts["event"] not in self.chapters.sentences.ACTS:
            return ""
        return self.sentence(facts, scene).partition(QUOTE)[0]

    def cards_of(self, facts: Mapping[str, Fact], scene: Scene) -> list[NamedCard]:
        """Returns the cards something happened with."""
        return self.chapters.naming.cards_of(facts, scene)

    def status(self, scene: Scene) -> str:
        """Returns how far the game is, and whose decision it is."""
        return self.chapters.prompts.status(scene)

    def prompt(self, scene: Scene) -> str:
        """Returns what is asked, or who is waited for."""
        prompts = self.chapters.prompts
        return prompts.waiting(scene) if scene.decision is None else prompts.question(scene, scene.decision)

    def preview(self, scene: Scene, token: str) -> str:
        """Returns what a choice would do."""
        return self.chapters.previews.preview(scene, token)

    def label(self, scene: Scene, option: Option) -> str:
        """Returns what comes of an option in a few words."""
        return self.chapters.labels.label(scene, option.token)

    def refusal(self, scene: Scene, token: str) -> str:
        """Returns why a choice cannot be made."""
        return self.chapters.refusals.refusal(scene, token)

    def within_reach(self, scene: Scene) -> dict[str, str]:
        """Returns what a seat might try to use now."""
        return self.chapters.refusals.within_reach(scene)

    def describe(self, scene: Scene) -> list[str]:
        """Returns the table in lines of text."""
        return self.chapters.describing.described(scene)
