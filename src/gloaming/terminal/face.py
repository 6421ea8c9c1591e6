"""How a game looks and speaks in a terminal: what the shared parts ask of each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import TYPE_CHECKING

from rich.text import Text

from gloaming.kernel.choices import Decision
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.events import Fact
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.view import View
from gloaming.terminal.seating import Seating
from gloaming.terminal.sheets import Row

if TYPE_CHECKING:
    from gloaming.terminal.layout import Layout

HOMES = {
    "shadow-cards": ("gloaming.terminal.shadow_cards.face", "ShadowCardsFace"),
    "showdown": ("gloaming.terminal.showdown.face", "ShowdownFace"),
}


@dataclass(frozen=True)
class Scene:
    """One moment at the table as one seat sees it: all that may be shown."""

    view: View
    decision: Decision | None
    seating: Seating
    options: Mapping[str, OptionValue] = field(default_factory=dict)  # those the game is played with
    seen: list[dict[str, Fact]] = field(default_factory=list)  # everything these eyes have seen happen
    log: list[str] = field(default_factory=list)  # the same in sentences

    @property
    def names(self) -> list[str]:
        """The name at every seat."""
        return self.seating.names


@dataclass(frozen=True)
class Leaf:
    """A page of a game's own, such as its decks: the key that opens it, a word for the key, and the title."""

    key: str
    label: str
    title: str


class Face(ABC):
    """A game's look and words. There is one for each rulebook."""

    unscored: str  # what an empty score sheet says
    leaves: tuple[Leaf, ...] = ()  # the pages only this game has

    @abstractmethod
    def help(self, scene: Scene) -> str:
        """Returns the rules in short, as they are in force now."""

    @abstractmethod
    def sentence(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns what happened as a sentence, or nothing for what goes without saying."""

    @abstractmethod
    def status(self, scene: Scene) -> str:
        """Returns how far the game is, in one line."""

    @abstractmethod
    def prompt(self, scene: Scene) -> str:
        """Returns in one sentence what is asked, or who is waited for."""

    @abstractmethod
    def preview(self, scene: Scene, token: str) -> str:
        """Returns what a choice would do, as far as the seat can know."""

    @abstractmethod
    def refusal(self, scene: Scene, token: str) -> str:
        """Returns why a choice cannot be made, in one friendly sentence."""

    @abstractmethod
    def describe(self, scene: Scene) -> list[str]:
        """Returns the table in lines of plain text."""

    @abstractmethod
    def sheet(self, scene: Scene) -> list[Row]:
        """Returns the score sheet, the names first."""

    @abstractmethod
    def sheet_title(self, lines: int) -> str:
        """Returns the title of the score sheet when so many lines have been written."""

    @abstractmethod
    def reckons(self, facts: Mapping[str, Fact]) -> bool:
        """Tells whether something that happened wrote a line of the score sheet."""

    @abstractmethod
    def reckonings(self, scene: Scene) -> int:
        """Returns how many lines of the score sheet were worth stopping for when they were written."""

    @abstractmethod
    def leaf(self, key: str, scene: Scene) -> Text:
        """Returns what one of the game's own pages says."""

    @abstractmethod
    def layout(self) -> Layout:
        """Returns a fresh widget that shows the table."""


def face_of(game: str) -> Face:
    """Returns the face of a game."""
    if game not in HOMES:
        raise BadSetup(f"{game} cannot be shown in a terminal yet")
    module, cls = HOMES[game]
    made: Face = getattr(import_module(module), cls)()
    return made


def told(face: Face, scene: Scene) -> Scene:
    """Returns a scene with everything that was seen in sentences, too."""
    return replace(scene, log=[words for facts in scene.seen if (words := face.sentence(facts, scene))])
