"""Where games are kept: a folder of records, each with a note of who sat where."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from gloaming.api import replay
from gloaming.kernel import files
from gloaming.kernel.errors import BadRecord, BadSetup
from gloaming.kernel.kept import understood
from gloaming.kernel.record import read
from gloaming.kernel.spelling import LONG, for_shell, printable
from gloaming.words.seating import Seating

NOTE = ".table.json"
LONGEST = 120


class Note(Struct):
    """Who sits where; a person's seat has no bot."""

    names: list[str]
    bots: list[str | None]
    over: bool


def folder() -> Path:
    """Returns the folder of saved games."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "gloaming"


def fresh(game: str) -> Path:
    """Returns a file name that no game has yet."""
    made = folder()
    try:
        files.make_folder(made)
    except OSError as error:
        raise BadRecord(str(made), 0, f"cannot be made: {error.strerror}") from error
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    paths = [made / f"{stem}.gloam", *(made / f"{stem}-{copy}.gloam" for copy in range(2, 1000))]
    return next(path for path in paths if not path.exists())


def note_of(record: Path) -> Path:
    """Returns the file beside a record that says who sits where."""
    return record.with_name(record.name.removesuffix(".gloam") + NOTE)


def chosen(record: Path) -> Path:
    """Returns the file a person chose for a new game, if there is none yet and one can be written."""
    try:
        files.check_kind(record)
        if record.exists():
            again = f"continue it with --resume {for_shell(str(record))}, or choose another name"
            raise BadSetup(f"{record} already exists: {again}")
        files.check_kind(note_of(record))  # the longest name of all that will be written
        draft = files.draft_of(record)
        draft.touch(exist_ok=False)
        draft.unlink()
    except (OSError, ValueError) as error:
        raise BadSetup(f"cannot save the game in '{shown(record)}': {files.reason(error)}") from error
    return record


def shown(path: Path) -> str:
    """Returns a path as it can be printed in one line."""
    words = str(path).encode("unicode_escape").decode()
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 3]}..."


def write_note(record: Path, seating: Seating, over: bool) -> None:
    """Writes who sits where, whole or not at all."""
    note = {"names": seating.names, "bots": seating.bots, "over": over}
    files.write(note_of(record), json.dumps(note, indent=1) + "\n")


def read_note(record: Path, players: int) -> Seating | None:
    """Reads who sits where, if it was written down."""
    path = note_of(record)
    if not path.exists():
        return None
    try:
        note = understood(files.read_json(path), Note, "a note of who sits where")
    except (BadRecord, BadSetup):
        raise BadRecord(str(path), 1, "cannot be read as a note of who sits where") from None
    if len(note.names) != players or len(note.bots) != players:
        raise BadRecord(str(path), 1, f"seats {len(note.names)} players, the record has {players}")
    return Seating([printable(name[:LONG]) for name in note.names], note.bots)


def last_unfinished() -> tuple[Path, list[Path]]:
    """Returns the record of the game that was left last and can go on, and the newer ones that cannot.

    Left last is the one that changed last. If none can go on, that is returned too: opening it tells why not.
    """
    records = [record for record in folder().glob("*.gloam") if is_unfinished(note_of(record))]
    if not records:
        raise BadSetup(f"no unfinished game in {folder()}; `gloaming play` starts one")
    records.sort(key=lambda record: record.stat().st_mtime_ns, reverse=True)
    found = next((place for place, record in enumerate(records) if can_go_on(record)), 0)
    return records[found], records[:found]


def can_go_on(record: Path) -> bool:
    """Tells whether a record is of a game that is there, and of its rules as they are now."""
    try:
        replay(read(record), upto=0)
    except BadRecord:
        return False
    return True


def is_unfinished(note: Path) -> bool:
    """Tells whether a note belongs to a game that goes on."""
    try:
        return not understood(files.read_json(note), Note, "a note of who sits where").over
    except (BadRecord, BadSetup):
        return False
