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
from typing import IO, Any

from gloaming.kernel import files
from gloaming.kernel.errors import BadRecord, BadSetup
from gloaming.lab.plan import Planned

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

    @contextmanager
    def open(self) -> Iterator[IO[bytes]]:
        """Opens the results to add to them; refuses a folder that is not ours, in use, or full of other games."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
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

    def written_settings(self) -> dict[str, Any]:
        """Reads the settings of the games that are there."""
        try:
            theirs = files.read_json(self.settings)
        except BadRecord:
            theirs = None
        if not isinstance(theirs, dict):
            raise BadSetup(f"{self.settings} cannot be read: delete the folder, or choose another with --out")
        return theirs

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
        count, end, last = 0, 0, b""
        with self.results.open("rb") as written:
            for line in written:
                if line.endswith(b"\n"):
                    count, end, last = count + 1, end + len(line), line
        file.truncate(end)
        if count and not last.startswith(b'{"game":%d,' % (count - 1)):
            raise BadSetup(f"{self.results} is damaged: delete {self.folder}, or choose another folder with --out")
        return count

    def games(self) -> Iterator[dict[str, Any]]:
        """Yields what came of the games of the plan, as far as they were played."""
        with self.results.open("rb") as written:
            yield from map(json.loads, islice(written, self.plan.total))


def differences(theirs: dict[str, Any], ours: dict[str, Any]) -> list[str]:
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
    return (", ".join(value) or "none") if isinstance(value, list) else str(value)
