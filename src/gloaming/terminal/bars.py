"""The line above the table and the sentence below it."""

from __future__ import annotations

from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import Static

from gloaming.terminal.dusk import EMBER, GLOW, MUTED
from gloaming.words.english import sentence

BETWEEN = " · "
ASKS = "»"  # before a question; no game has a suit of this shape


class StatusLine(Static):
    """Which game, how far it is, and whose turn it is; where that is too long, the turn is what stays."""

    DEFAULT_CSS = """
    StatusLine {
        height: 1; padding: 0 1; background: $panel; color: $foreground; text-wrap: nowrap; text-overflow: ellipsis;
    }
    """

    MARGIN = 2
    title = ""
    status = ""

    def show(self, title: str, status: str) -> None:
        """Shows how far the game is."""
        self.title, self.status = title, status
        self.write()

    def on_resize(self) -> None:
        """Writes it anew for the room there is."""
        self.write()

    def write(self) -> None:
        """Writes what has room: it begins with the title, and what comes last matters most."""
        parts = [(self.title, f"bold {EMBER}"), *((part, "") for part in self.status.split(BETWEEN))]
        while (
            len(parts) > 1 and cell_len(BETWEEN.join(words for words, _ in parts)) > self.app.size.width - self.MARGIN
        ):
            del parts[0]
            parts[0] = (sentence(parts[0][0]), parts[0][1])
        self.update(Text(BETWEEN, MUTED).join(Text(words, style) for words, style in parts))


class PromptBar(Static):
    """What is asked in one sentence, and below it what the pointed choice would do, or why it cannot be made."""

    DEFAULT_CSS = """
    PromptBar {
        height: auto; min-height: 2; max-height: 5; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis;
    }
    """

    MARGIN = 6  # the columns of a line that are no words
    MOST = 5  # lines, of which a question has two at most
    sentence = ""
    note = ""

    def show(self, sentence: str, note: str, asked: bool, refused: bool = False) -> None:
        """Shows a sentence and a note."""
        self.sentence, self.note = sentence, note
        width = self.app.size.width - self.MARGIN
        question = wrap(sentence, width + 2, max_lines=2, placeholder=" …") or [""]
        lines = wrap(note, width, max_lines=self.MOST - len(question), placeholder=" …")
        self.update(
            Text.assemble(
                (f"{ASKS} " if asked else "  ", EMBER),
                ("\n  ".join(question), f"bold {GLOW}" if asked else MUTED),
                "\n  ",
                ("\n  ".join(lines), f"bold {EMBER}" if refused else MUTED),
            )
        )
