"""Where games are kept: a folder of records, each with a note of who sat where."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

from gloaming.kernel.errors import BadRecord, BadSetup
from gloaming.terminal.seating import Seating

NOTE = ".table.json"


def folder() -> Path:
    """Returns the folder of saved games."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "gloaming"


def fresh(game: str) -> Path:
    """Returns a file name that no game has yet."""
    made = folder()
    try:
        made.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRecord(str(made), 0, f"cannot be made: {error.strerror}") from error
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    paths = [made / f"{stem}.gloam", *(made / f"{stem}-{copy}.gloam" for copy in range(2, 1000))]
    return next(path for path in paths if not path.exists())


def note_of(record: Path) -> Path:
    """Returns the file beside a record that says who sits where."""
    return record.with_name(record.name.removesuffix(".gloam") + NOTE)


def write_note(record: Path, seating: Seating, over: bool) -> None:
    """Writes who sits where, whole or not at all."""
    path = note_of(record)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(json.dumps({"names": seating.names, "bots": seating.bots, "over": over}, indent=1) + "\n")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadRecord(str(path), 0, f"cannot be written: {error.strerror}") from error


def read_note(record: Path, players: int) -> Seating | None:
    """Reads who sits where, if it was written down."""
    path = note_of(record)
    try:
        note = json.loads(path.read_text(encoding="utf-8"))
        names = [str(name) for name in note["names"]]
        bots = [None if kind is None else str(kind) for kind in note["bots"]]
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError):
        raise BadRecord(str(path), 1, "cannot be read as a note of who sits where") from None
    if len(names) != players or len(bots) != players:
        raise BadRecord(str(path), 1, f"seats {len(names)} players, the record has {players}")
    return Seating(names, bots)


def last_unfinished() -> Path:
    """Returns the record of the game that was left last."""
    notes = sorted(folder().glob(f"*{NOTE}"), key=lambda note: note.stat().st_mtime, reverse=True)
    for note in notes:
        record = note.with_name(note.name.removesuffix(NOTE) + ".gloam")
        if record.exists() and is_unfinished(note):
            return record
    raise BadSetup(f"there is no unfinished game in {folder()}; `gloaming play` starts one")


def is_unfinished(note: Path) -> bool:
    """Tells whether a note belongs to a game that goes on."""
    try:
        return json.loads(note.read_text(encoding="utf-8"))["over"] is False
    except (OSError, ValueError, KeyError, TypeError):
        return False
