"""Files that people name: read with care, and written whole or not at all."""

from __future__ import annotations

import json
import os
import secrets
import stat
from contextlib import suppress
from errno import EINVAL, ENOENT
from pathlib import Path
from typing import Any

from gloaming.kernel.errors import BadRecord

LONGEST = 16 * 2**20  # bytes; the longest game ever played fills one of them
LONGEST_DRAFT = 50  # characters of a name that a draft has in common with its file; a letter may take four bytes

NOT_A_FILE = {
    stat.S_IFDIR: "a folder",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
}


def read(path: Path, longest: int = LONGEST) -> str:
    """Returns the text of a file; a device, which may have no end, and what is longer than allowed are refused."""
    try:
        check_kind(path)
        with path.open("rb") as file:
            found = file.read(longest + 1)
        if len(found) > longest:
            raise BadRecord(str(path), 0, f"too long: it has more than {longest:,} bytes")
        return found.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise BadRecord(str(path), 1, "not text") from None
    except (OSError, ValueError) as error:
        raise BadRecord(str(path), 0, f"cannot be read: {reason(error)}") from error


def read_json(path: Path) -> Any:
    """Returns what stands in a JSON file."""
    return parsed(read(path), str(path))


def parsed(text: str, source: str) -> Any:
    """Returns what stands in JSON; what is none, or nests without end, is refused."""
    try:
        return json.loads(text)
    except RecursionError:
        raise BadRecord(source, 0, "nested too deeply") from None
    except ValueError as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 0
        raise BadRecord(source, line, f"not JSON: {error.args[0].partition(':')[0]}") from None


def write(path: Path, text: str) -> None:
    """Writes a file whole or not at all; a link stays a link, and what it leads to is written."""
    try:
        check_kind(path)
        place = Path(os.path.realpath(path))
        draft = draft_of(place)
    except (OSError, ValueError) as error:
        raise BadRecord(str(path), 0, f"cannot be written: {reason(error)}") from error
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if place.exists():
            draft.chmod(stat.S_IMODE(place.stat().st_mode))  # who may read it stays as it was
        draft.replace(place)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        raise BadRecord(str(path), 0, f"cannot be written: {reason(error)}") from error


def draft_of(path: Path) -> Path:
    """Returns a file that nobody else writes, for what will take the place of another."""
    return path.with_name(f".{path.name[:LONGEST_DRAFT]}.{secrets.token_hex(8)}")


def check_place(path: Path) -> None:
    """Refuses a place where no file can be written, for who has much to do before writing it."""
    try:
        check_kind(path)
        if not path.parent.is_dir():
            raise OSError(ENOENT, f"the folder {path.parent} does not exist")
    except (OSError, ValueError) as error:
        raise BadRecord(str(path), 0, f"cannot be written: {reason(error)}") from error


def check_kind(path: Path) -> None:
    """Refuses what is there and is no file."""
    try:
        kind = stat.S_IFMT(path.stat().st_mode)
    except FileNotFoundError:
        return
    if kind in NOT_A_FILE:
        raise OSError(EINVAL, f"it is {NOT_A_FILE[kind]}, not a file")


def reason(error: OSError | ValueError) -> str:
    """Returns in a few words what the system has against a file."""
    return (isinstance(error, OSError) and error.strerror) or "that is not a file name"
