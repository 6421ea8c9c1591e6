"""Files that people name: read with care, and written whole or not at all."""

from __future__ import annotations

import json
import os
import secrets
import stat
from contextlib import suppress
from errno import EEXIST, EFBIG, EINVAL, ENOENT
from pathlib import Path
from typing import IO, Any

from gloaming.kernel.errors import BadRecord

LONGEST = 16 * 2**20  # bytes; the longest game ever played fills one of them
OUTPUTS = (1, 2)  # the descriptors of what a program says
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
            found = content(file, longest)
        return found.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise BadRecord(str(path), 1, "not text") from None
    except (OSError, ValueError) as error:
        raise BadRecord(str(path), 0, f"cannot be read: {reason(error)}") from error


def content(file: IO[bytes], longest: int) -> bytes:
    """Returns what is in a file; what is longer than allowed is refused, and not read to its end."""
    found = file.read(longest + 1)
    if len(found) > longest:
        raise OSError(EFBIG, f"it has more than {longest:,} bytes")
    return found


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
    """Writes a file whole or not at all; a link stays a link, and what it leads to is written.

    A new file takes the place of an old one, so that one may have been read-only, and other hard links keep it.
    """
    try:
        check_target(path)
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
        check_target(path)
        if not path.parent.is_dir():
            raise OSError(ENOENT, f"the folder {path.parent} does not exist")
    except (OSError, ValueError) as error:
        raise BadRecord(str(path), 0, f"cannot be written: {reason(error)}") from error


def check_target(path: Path) -> None:
    """Refuses a place where something other than a file would be lost, or what this program says at the same time."""
    check_kind(path)
    if any(is_written_by(output, path) for output in OUTPUTS):
        raise OSError(EINVAL, "this program's output goes there")


def is_written_by(output: int, path: Path) -> bool:
    """Tells whether a file is the one to which an output leads."""
    try:
        return os.path.samestat(os.fstat(output), path.stat())
    except OSError:  # there is no file yet, or the output is closed
        return False


def check_kind(path: Path) -> None:
    """Refuses what is there and is no file."""
    try:
        kind = stat.S_IFMT(path.stat().st_mode)
    except FileNotFoundError:
        return
    if kind in NOT_A_FILE:
        raise OSError(EINVAL, f"it is {NOT_A_FILE[kind]}, not a file")


def make_folder(path: Path, mode: int = 0o777) -> None:
    """Makes a folder, and those it is in, if they are not there; tells what is there instead."""
    try:
        path.mkdir(mode, parents=True, exist_ok=True)
    except FileExistsError:
        kind = NOT_A_FILE.get(stat.S_IFMT(path.stat().st_mode), "a file")
        raise OSError(EEXIST, f"it is {kind}, not a folder", str(path)) from None


def reason(error: OSError | ValueError) -> str:
    """Returns in a few words what the system has against a file."""
    return (isinstance(error, OSError) and error.strerror) or "that is not a file name"
