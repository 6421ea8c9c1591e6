"""Installing Gloaming: from the source package to a page in the browser, with nothing but what it asks for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
BIN = "Scripts" if os.name == "nt" else "bin"
PATIENCE = 120

# What the checkout is run with says nothing of an installation.
SURROUNDINGS = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "GLOAMING_NO_CLIENT")}
SURROUNDINGS |= {"GLOAMING_PURE": "1"}  # compiling would take minutes


def run(*words: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, cwd=folder, env=SURROUNDINGS, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def done(*words: str | Path, folder: Path) -> None:
    ended = run(*words, folder=folder)
    assert ended.returncode == 0, ended.stdout + ended.stderr


def source_package(folder: Path) -> Path:
    """Returns the source package of this checkout, unpacked."""
    done(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder, folder=ROOT)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def wheel(source: Path, folder: Path) -> Path:
    """Returns the wheel built from a source package; the tools are those of this environment."""
    pip = (sys.executable, "-m", "pip", "wheel", "--no-index", "--no-deps", "--no-build-isolation")
    done(*pip, "--wheel-dir", folder, source, folder=folder)
    (built,) = folder.glob("*.whl")
    return built


def needed(dist: Distribution, extra: str = "") -> Iterator[Distribution]:
    """Returns everything that a distribution asks for, and what that asks for in turn."""
    for line in dist.requires or ():
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
            found = distribution(wanted.name)
            yield found
            for each in wanted.extras or {""}:
                yield from needed(found, each)


def fresh_environment(folder: Path, package: Path) -> Path:
    """Returns the programs of an environment with a wheel and what that asks for, lent from this environment."""
    venv.create(folder)
    python = folder / BIN / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps")
    done(*pip, package, folder=folder)
    found = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", folder=folder)
    packages = Path(found.stdout.strip())
    (info,) = packages.glob("gloaming-*.dist-info")
    for dist in needed(PathDistribution(info)):
        for name in {file.parts[0] for file in dist.files or () if file.parts[0] not in ("..", "__pycache__")}:
            lent = packages / name
            if not lent.exists():
                lent.symlink_to(Path(str(dist.locate_file(name))))
    return folder / BIN


@contextmanager
def served(gloaming: Path, folder: Path) -> Iterator[str]:
    """Serves, and offers the address."""
    command = [str(gloaming), "serve", "--port", "0", "--folder", str(folder / "table")]
    with subprocess.Popen(command, cwd=folder, env=SURROUNDINGS, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        try:
            yield re.findall(r"http://\S+", said)[0]
        finally:
            process.terminate()


def page(address: str) -> str:
    with urlopen(address, timeout=PATIENCE) as answer:
        assert answer.status == 200
        text: str = answer.read().decode()
        return text


EVERYTHING = """
import importlib, pkgutil, gloaming
missing = set()
for module in pkgutil.walk_packages(gloaming.__path__, "gloaming."):
    try:
        importlib.import_module(module.name)
    except ModuleNotFoundError as error:
        missing.add(error.name)
print(*missing)
"""


@pytest.mark.server
def test_from_the_source_package_to_a_page_in_the_browser(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("source", "wheel", "away")]
    for folder in folders:
        folder.mkdir()
    source = source_package(folders[0])
    assert (source / "web" / "dist" / "index.html").is_file()
    current = "import build; assert build.is_current(build.WEB / 'dist' / '.gloaming', build.digest(build.sources()))"
    done(sys.executable, "-c", current, folder=source / "web")  # so whoever installs from it needs no Node
    shutil.rmtree(source / "web" / "dist")  # but can build the client all the same
    if (ROOT / "web" / "node_modules").is_dir():
        (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    programs = fresh_environment(tmp_path / "fresh", wheel(source, folders[1]))
    away = folders[2]
    with served(programs / "gloaming", away) as address:
        shown = page(address)
        for asset in re.findall(r'(?:src|href)="(/assets/[^"]+)"', shown):
            assert page(address + asset)
        assert "<script" in shown
        assert "showdown" in page(f"{address}/api/games")

    told = run(programs / "python", "-m", "gloaming", "games", folder=away)
    assert told.stdout == run(programs / "gloaming", "games", folder=away).stdout
    assert "syndicates" in told.stdout
    assert run(programs / "python", "-c", EVERYTHING, folder=away).stdout == "asyncpg\n"

    for words, extra in (
        (("serve", "--port", "0", "--database", "postgresql://localhost/x"), "postgres"),
        (("lab", "pairings", "showdown", "--games", "2"), "lab"),
    ):
        refused = run(programs / "gloaming", *words, folder=away)
        assert refused.returncode == 2
        (sentence,) = refused.stderr.splitlines()
        assert sentence.endswith(f"pip install 'gloaming[{extra}]', or '.[{extra}]' in a checkout")


WITHOUT = """
import sys
sys.modules[sys.argv.pop(1)] = None
from gloaming.cli import main
main()
"""


@pytest.mark.parametrize(
    ("package", "command", "said"),
    [
        (
            "asyncpg",
            "serve --port 0 --database postgresql://amy:opensesame@localhost/x",
            "PostgreSQL needs asyncpg: pip install 'gloaming[postgres]', or '.[postgres]' in a checkout",
        ),
        (
            "asyncpg",
            "serve --port 0 --database postgres://localhost/x --processes 2",
            "PostgreSQL needs asyncpg: pip install 'gloaming[postgres]', or '.[postgres]' in a checkout",
        ),
        (
            "polars",
            "lab pairings showdown --games 2",
            "a report on pairings needs polars: pip install 'gloaming[lab]', or '.[lab]' in a checkout",
        ),
    ],
)
def test_an_extra_that_is_missing_is_named(tmp_path: Path, package: str, command: str, said: str) -> None:
    words = [sys.executable, "-c", WITHOUT, package, *command.split()]
    refused = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert refused.returncode == 2
    assert refused.stderr == f"gloaming: {said}\n"
    assert refused.stdout == ""


NOT_FOR_PLAYING = {
    *("argon2", "asyncpg", "httptools", "itsdangerous", "openskill", "starlette", "uvicorn", "uvloop", "websockets"),
    *("cyclopts", "polars", "rich", "textual"),
}
PLAYING = """
import sys
import gloaming
from gloaming.bots import bot
for name in gloaming.games():
    game = gloaming.start(name, seed=7)
    game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    bot("careful", name, 7)
print(*sorted({module.partition(".")[0] for module in sys.modules}))
"""


def test_playing_from_python_loads_nothing_of_the_table_or_the_terminal() -> None:
    told = subprocess.run([sys.executable, "-c", PLAYING], capture_output=True, text=True, check=True).stdout.split()
    assert "gloaming" in told
    assert not NOT_FOR_PLAYING & {*told}


@pytest.mark.server
def test_a_server_without_the_client_says_so_at_its_start(tmp_path: Path) -> None:
    kept = shutil.ignore_patterns("client", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "gloaming", tmp_path / "gloaming", ignore=kept)
    command = [sys.executable, "-m", "gloaming", "serve", "--port", "0", "--folder", str(tmp_path / "table")]
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=SURROUNDINGS | {"PYTHONPATH": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert "no browser client, so only programs can play here" in process.stderr.readline()
        address = re.findall(r"http://\S+", process.stdout.readline())[0]
        with pytest.raises(HTTPError, match="503") as nothing:
            urlopen(address)
        nothing.value.close()
        assert "showdown" in page(f"{address}/api/games")
        process.terminate()
