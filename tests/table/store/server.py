"""A PostgreSQL server for the tests, from the binaries inside the package pgserver."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SETTINGS = "-c listen_addresses= -c fsync=off -c shared_buffers=16MB -c max_connections=60"


class Server:
    """A server with its data in a temporary folder, reached over a socket in that folder.

    It is not started by pgserver itself, which as root would add a user to the machine and open up folders.
    """

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gloaming-pg-"))
        self.data = self.folder / "data"
        self.programs = _programs()
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            self.user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            self.programs = self._copied()
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        self._run("initdb", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
        self._run("pg_ctl", "--wait", "start", f"--options={SETTINGS} -k {self.folder}", f"--log={self.folder}/log")

    def url(self, database: str) -> str:
        """Returns the address of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def stop(self) -> None:
        """Ends the server and forgets its data."""
        self._run("pg_ctl", "--wait", "stop", "--mode=immediate")
        shutil.rmtree(self.folder)

    def _copied(self) -> Path:
        # The environment may lie where another user cannot read.
        package = self.programs.parents[1]
        for part in (package / "pginstall", package.with_name("pgserver.libs")):
            shutil.copytree(part, self.folder / "lib" / part.relative_to(package.parent))
        self.folder.chmod(0o755)
        return self.folder / "lib" / "pgserver" / "pginstall" / "bin"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), f"--pgdata={self.data}", *arguments]
        with (self.folder / "said").open("wb") as said:
            subprocess.run(command, check=True, cwd=self.folder, stdout=said, stderr=said, **self.user)


def is_here() -> bool:
    """Tells whether there is a PostgreSQL for this Python."""
    return find_spec("pgserver") is not None


def _programs() -> Path:
    # Importing pgserver would already make folders, so that it is only looked for.
    found = find_spec("pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"
