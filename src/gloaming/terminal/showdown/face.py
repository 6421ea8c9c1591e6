"""Showdown as the terminal's shared parts know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from gloaming.kernel.events import Fact
from gloaming.terminal.face import Face, Leaf, Scene
from gloaming.terminal.sheets import Row
from gloaming.terminal.showdown import sentences, words
from gloaming.terminal.showdown.describing import described
from gloaming.terminal.showdown.help import RULES
from gloaming.terminal.showdown.refusals import refusal
from gloaming.terminal.showdown.sheet import sheet
from gloaming.terminal.showdown.texts import decks_page, piles_page, texts_page

if TYPE_CHECKING:
    from gloaming.terminal.layout import Layout

LEAVES = {"t": texts_page, "k": decks_page, "p": piles_page}


class ShowdownFace(Face):
    """The look and the words of Showdown."""

    unscored = "No combat has been fought yet."
    leaves = (Leaf("t", "Texts", "Texts"), Leaf("k", "Decks", "Decks"), Leaf("p", "Piles", "Discard piles"))

    def help(self, scene: Scene) -> str:
        """Returns the rules in short."""
        return RULES

    def sentence(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns what happened as a sentence."""
        return sentences.told(facts, scene)

    def status(self, scene: Scene) -> str:
        """Returns turn, phase and whose decision it is."""
        return words.status(scene)

    def prompt(self, scene: Scene) -> str:
        """Returns what is asked, or who is waited for."""
        return words.waiting(scene) if scene.decision is None else words.question(scene, scene.decision)

    def preview(self, scene: Scene, token: str) -> str:
        """Returns what a choice would do."""
        return words.preview(scene, token)

    def refusal(self, scene: Scene, token: str) -> str:
        """Returns why a choice cannot be made."""
        return refusal(scene, token)

    def describe(self, scene: Scene) -> list[str]:
        """Returns the table in lines of text."""
        return described(scene)

    def sheet(self, scene: Scene) -> list[Row]:
        """Returns a row for each combat."""
        return sheet(scene)

    def sheet_title(self, lines: int) -> str:
        """Returns the title of the sheet."""
        return "Combats"

    def reckons(self, facts: Mapping[str, Fact]) -> bool:
        """Tells that the sheet is read out at the end."""
        return facts["event"] == "game_over"

    def reckonings(self, scene: Scene) -> int:
        """Tells that nobody has to stop for the sheet: the last combat stays in sight."""
        return 0

    def leaf(self, key: str, scene: Scene) -> Text:
        """Returns the texts, the decks or the discard piles."""
        return LEAVES[key](scene)

    def layout(self) -> Layout:
        """Returns a fresh widget that shows the table."""
        from gloaming.terminal.showdown.layout import ShowdownLayout

        return ShowdownLayout()
