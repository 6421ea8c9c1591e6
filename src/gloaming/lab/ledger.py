"""The folder of results: which games were played so far, and with which settings.

Games are added in order, so that what is there after an interruption is the beginning of what an undisturbed run would
have written, and the rest can follow.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from gloaming.kernel import files
from gloaming.kernel.errors import BadRecord, BadSetup
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.spelling import printable
from gloaming.lab.plan import Planned

LONGEST_LINE: Final = 2**20  # bytes; no game leaves a tenth of that
LONGEST_TOLD: Final = 200  # characters of a setting

Settings = dict[str, int | str | bool | list[str] | dict[str, OptionValue]]

HASHED = {
    "code": "rules or bots have changed since",
    "cards": "the cards have changed since",
}


class Ledger:
    """The results of a plan in a folder."""

    def __init__(self, folder: Path, plan: Planned) -> None:
        self.folder = folder
        self.plan = plan
        self.settings = folder / "settings.json"
        self.results = folder / "games.jsonl"

    @property
    def files(self) -> list[Path]:
        """All that is written into the folder."""
        return [self.settings, self.results, *(self.folder / name for name in self.plan.written)]

    @contextmanager
    def open(self) -> Iterator[IO[bytes]]:
        """Opens the results to add to them; refuses a folder that is not ours, in use, or full of other games."""
        try:
            files.make_folder(self.folder)
            self.agree()
            file = self.results.open("ab")
        except OSError as error:
            raise BadSetup(f"cannot write to the folder {self.folder}: {error.strerror}") from error
        with file:
            self.claim(file)
            yield file

    def agree(self) -> None:
        """Writes the settings down, or compares them with those of the games that are there."""
        ours = self.plan.settings()
        if self.settings.exists():
            theirs = self.written_settings()
            if theirs != ours:
                raise BadSetup(
                    f"{self.folder} holds games played with other settings ({'; '.join(differences(theirs, ours))}). "
                    "Choose another folder with --out, or delete that one"
                )
        elif any(self.folder.iterdir()):
            raise BadSetup(f"{self.folder} holds other files: choose a new folder with --out")
        else:
            self.settings.write_text(json.dumps(ours, indent=2) + "\n", encoding="utf-8")

    def written_settings(self) -> Settings:
        """Reads the settings of the games that are there."""
        try:
            return msgspec.convert(files.read_json(self.settings), Settings)
        except (BadRecord, msgspec.ValidationError, UnicodeEncodeError):
            raise BadSetup(f"{self.settings} cannot be read: delete the folder, or choose another with --out") from None

    def claim(self, file: IO[bytes]) -> None:
        """Keeps a second run out of the folder while this one writes."""
        if sys.platform == "win32":
            return
        from fcntl import LOCK_EX, LOCK_NB, flock

        try:
            flock(file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            raise BadSetup(f"another run is writing to {self.folder}") from None

    def count(self, file: IO[bytes]) -> int:
        """Returns how many games are there, after cutting off a line that was only half written."""
        count, end = 0, 0
        for line in self.lines():
            self.check(line, count)
            count, end = count + 1, end + len(line)
        file.truncate(end)
        return count

    def lines(self) -> Iterator[bytes]:
        """Yields the lines that were written whole."""
        with self.results.open("rb") as written:
            while (line := written.readline(LONGEST_LINE)).endswith(b"\n"):
                yield line
        if len(line) == LONGEST_LINE:
            raise self.damaged()

    def check(self, line: bytes, number: int) -> None:
        """Refuses a line that does not hold what can have come of the game of a number."""
        try:
            found = self.plan.reader.decode(line)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            raise self.damaged() from None
        if found.game != number or not self.plan.can_be(found):
            raise self.damaged()

    def damaged(self) -> BadSetup:
        """Returns the refusal of results that nobody has played."""
        return BadSetup(f"{self.results} is damaged: delete {self.folder}, or choose another folder with --out")

    def games(self) -> Iterator[dict[str, Any]]:
        """Yields what came of the games of the plan, as far as they were played."""
        yield from map(json.loads, islice(self.lines(), self.plan.total))


def differences(theirs: Settings, ours: dict[str, Any]) -> list[str]:
    """Says in which settings two runs differ.

    >>> differences({"bot": "random", "seed": 1}, {"bot": "careful", "seed": 1})
    ['bot was random, is careful']
    """
    changed = [name for name in ours if theirs.get(name) != ours[name]]
    if "decks" in changed and "cards" in changed:
        changed.remove("cards")  # other decks have other cards
    return [
        HASHED[name] if name in HASHED else f"{name} was {shown(theirs.get(name))}, is {shown(ours[name])}"
        for name in changed
    ]


def shown(value: Any) -> str:
    """Returns a setting as a person would say it."""
    if isinstance(value, dict):
        value = [f"{name}={inner}" for name, inner in value.items()]
    told = (", ".join(value) or "none") if isinstance(value, list) else str(value)
    return printable(told[:LONGEST_TOLD])
