"""Compiled modules that are older than their sources are noticed."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from gloaming.source import outdated, warning


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A checkout with one compiled module and one that never was."""
    folder = tmp_path / "src" / "gloaming"
    (folder / "kernel").mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    (folder / "kernel" / "compiled.txt").write_text("luck.py\nchance.py\n")
    for name in ("luck.py", "chance.py", f"luck{EXTENSION_SUFFIXES[0]}"):
        (folder / "kernel" / name).touch()
    age(folder / "kernel" / "luck.py", 1000)
    age(folder / "kernel" / f"luck{EXTENSION_SUFFIXES[0]}", 2000)
    return folder


def age(file: Path, time: int) -> None:
    """Sets when a file was written."""
    os.utime(file, (time, time))


def test_a_module_compiled_after_its_source_was_written_is_current(package: Path) -> None:
    assert outdated(package) == []


def test_a_module_whose_source_was_written_later_is_named(package: Path) -> None:
    age(package / "kernel" / "luck.py", 3000)
    assert outdated(package) == [str(Path("kernel") / "luck.py")]


def test_an_installed_package_is_as_it_was_built(package: Path) -> None:
    age(package / "kernel" / "luck.py", 3000)
    (package.parents[1] / "pyproject.toml").unlink()
    assert outdated(package) == []


def test_the_warning_counts_the_modules() -> None:
    assert warning(["kernel/luck.py"]).startswith("1 compiled module is older than its source, kernel/luck.py: ")
    assert warning(["kernel/chance.py", "kernel/luck.py"]).startswith(
        "2 compiled modules are older than their sources, such as kernel/chance.py: "
    )
