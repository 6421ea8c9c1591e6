"""A server that cannot start says why in one sentence, and leaves nothing half done."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from strangers import BROKEN, install_broken, install_game

REFUSED = 2
PATIENCE = 60


def gloaming(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gloaming.cli", "serve", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=PATIENCE, check=False)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def a_file(folder: Path) -> list[str]:
    (folder / "file").write_text("")
    return ["--folder", str(folder / "file")]


def in_a_file(folder: Path) -> list[str]:
    (folder / "file").write_text("")
    return ["--folder", str(folder / "file" / "inside")]


def no_folder_at_all(folder: Path) -> list[str]:
    return ["--folder", "/proc/nowhere"]


def a_bad_secret(folder: Path) -> list[str]:
    (folder / "table").mkdir()
    (folder / "table" / "secret").write_text("short")
    return ["--folder", "table"]


def a_secret_that_is_a_folder(folder: Path) -> list[str]:
    (folder / "table" / "secret").mkdir(parents=True)
    return ["--folder", "table"]


def a_pipe_as_secret(folder: Path) -> list[str]:
    (folder / "table").mkdir()
    os.mkfifo(folder / "table" / "secret")
    return ["--folder", "table"]


def a_pipe_as_database(folder: Path) -> list[str]:
    os.mkfifo(folder / "pipe.db")
    return ["--database", "sqlite:///pipe.db"]


def no_database(folder: Path) -> list[str]:
    (folder / "letter.db").write_text("Dear Amy, " * 500)
    return ["--database", "sqlite:///letter.db"]


def another_programs(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "other.db") as db:
        db.execute("CREATE TABLE songs (title TEXT)")
    db.close()
    return ["--database", "sqlite:///other.db"]


def a_newer_one(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "newer.db") as db:
        db.execute("CREATE TABLE schema (version INTEGER NOT NULL)")
        db.execute("INSERT INTO schema VALUES (99)")
    db.close()
    return ["--database", "sqlite:///newer.db"]


def a_folder_as_database(folder: Path) -> list[str]:
    (folder / "folder.db").mkdir()
    return ["--database", "sqlite:///folder.db"]


def a_full_disk(folder: Path) -> list[str]:
    return ["--database", "sqlite:////dev/full/gloaming.db"]


def nobody_there(folder: Path) -> list[str]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
    return ["--database", f"postgresql://amy:opensesame@127.0.0.1:{port}/tables"]


def an_unknown_host(folder: Path) -> list[str]:
    return ["--database", "postgresql://amy:opensesame@nowhere.invalid/tables"]


@pytest.mark.parametrize(
    ("arrange", "said"),
    [
        (a_file, "it is a file, not a folder; choose another with --folder"),
        (lambda _: ["--folder", "/dev/null"], "cannot write to the folder /dev/null: it is a device, not a folder"),
        (in_a_file, "cannot write to the folder"),
        (no_folder_at_all, "cannot write to the folder"),
        (a_bad_secret, "secret must have at least"),
        (a_secret_that_is_a_folder, "secret table/secret cannot be read"),
        (a_pipe_as_secret, "secret table/secret cannot be read or created: it is a pipe, not a file"),
        (a_pipe_as_database, "The database pipe.db cannot be used: it is a pipe, not a file."),
        (lambda _: ["--database", "sqlite:////dev/zero"], "/dev/zero cannot be used: it is a device, not a file"),
        (no_database, "letter.db is not a database"),
        (another_programs, "other.db belongs to another program"),
        (a_newer_one, "was made by a newer Gloaming"),
        (a_folder_as_database, "folder.db cannot be used: it is a folder, not a file"),
        (a_full_disk, "/dev/full/gloaming.db cannot be"),
        (nobody_there, "at 127.0.0.1 cannot be reached"),
        (an_unknown_host, "at nowhere.invalid cannot be reached"),
        (lambda _: ["--database", "mysql://amy:opensesame@localhost/x"], "starts with sqlite:/// or postgresql://"),
        (lambda _: ["--database", "nonsense"], "starts with sqlite:/// or postgresql://"),
        (lambda _: ["--database", "sqlite://"], "names no file"),
        (lambda _: ["--database", "postgresql://amy:opensesame@[/x"], "cannot be"),
        (lambda _: ["--database", "postgresql://amy:open/sesame@localhost/x"], "write / as %2F"),
        (lambda _: ["--database", "postgresql://amy:open#sesame@localhost/x"], "write / as %2F"),
        (lambda _: ["--port", "99999"], "a port must be a number from 0 to 65535"),
        (lambda _: ["--port", "-1"], "a port must be a number from 0 to 65535"),
        (lambda _: ["--host", "nowhere.invalid"], "cannot listen on nowhere.invalid"),
        (lambda _: ["--host", "192.0.2.1"], "give an address of this machine with --host"),
        (lambda _: ["--pace", "-3"], "--pace takes seconds from 0 to 999,999,999"),
        (lambda _: ["--processes", "2"], "several processes need PostgreSQL to share their tables"),
        (lambda _: ["--processes", "0"], "--processes must be at least 1"),
        (lambda _: ["--reach", "127.0.0.1"], "several machines need PostgreSQL to share their tables"),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, arrange: Callable[[Path], list[str]], said: str) -> None:
    words = arrange(tmp_path)
    port = [] if "--port" in words else ["--port", "0"]
    ended = gloaming(*words, *port, folder=tmp_path)
    assert_one_sentence(ended, said)


def assert_one_sentence(ended: subprocess.CompletedProcess[str], said: str) -> None:
    [sentence] = ended.stderr.splitlines()
    assert sentence.startswith("gloaming: ")
    assert said in sentence
    assert "Traceback" not in sentence
    assert "sesame" not in sentence
    assert ended.returncode == REFUSED
    assert ended.stdout == ""


def test_a_port_in_use(tmp_path: Path, taken: int) -> None:
    ended = gloaming("--port", str(taken), folder=tmp_path)
    assert_one_sentence(ended, f"cannot listen on 127.0.0.1:{taken}: Address already in use; choose another")
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    holder = sqlite3.connect(tmp_path / "held.db", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    ended = gloaming("--port", "0", "--database", "sqlite:///held.db?wait=0", folder=tmp_path)
    holder.execute("ROLLBACK")
    holder.close()
    assert_one_sentence(ended, "Another program is using the database held.db")


def test_games_that_fail_are_named_once_and_the_server_opens(tmp_path: Path) -> None:
    complaints = [install_broken(tmp_path / "shelf", which) for which in BROKEN]
    install_game(tmp_path / "shelf", "third_games", "showdown")
    install_game(tmp_path / "shelf", "evening_games", "evening", parts=', words="game:Nowhere"')
    install_game(tmp_path / "shelf", "later_games", "later")
    path = os.pathsep.join([str(tmp_path / "shelf"), str(Path(__file__).parents[2])])
    command = [sys.executable, "-m", "gloaming.cli", "serve", "--port", "0"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
    ) as running:
        assert running.stdout is not None
        opened = running.stdout.readline()
        assert opened.startswith("Gloaming is open at ")
        offered = [game["name"] for game in httpx.get(f"{opened.split()[4]}/api/games", timeout=PATIENCE).json()]
        running.terminate()
        _, errors = running.communicate(timeout=PATIENCE)
    assert offered == ["shadow-cards", "showdown", "syndicates", "later"]
    said = errors.splitlines()
    for trouble in (
        *complaints,
        "two games are called 'showdown': the one in third_games is left out",
        "the words of the game 'evening' cannot be loaded: AttributeError: module",
    ):
        assert len([line for line in said if trouble in line]) == 1
    assert "Traceback" not in errors


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk of its own with hardly any room."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("only who may mount a disk can fill one")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_without_room(small_disk: Path) -> None:
    (small_disk / "filler").write_bytes(b"." * 40_000)
    ended = gloaming("--port", "0", "--folder", str(small_disk / "table"), folder=small_disk)
    assert_one_sentence(ended, "disk")
