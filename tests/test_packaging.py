"""The files that tell other programs how to package Gloaming: what they name is there, and they agree."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from fnmatch import fnmatch
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
IGNORED = (ROOT / ".dockerignore").read_text().split()


def instructions() -> list[list[str]]:
    """Returns the instructions of the Dockerfile, each as its words."""
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    return [shlex.split(line) for line in text.splitlines() if line and not line.startswith("#")]


def reaches_the_image(path: str) -> bool:
    """Tells whether a path in the checkout is sent to the container engine, with all folders it lies in."""
    places = [Path(path), *Path(path).parents]
    return not any(is_ignored(place, pattern) for place in places for pattern in IGNORED)


def is_ignored(place: Path, pattern: str) -> bool:
    """Tells whether a pattern is of a place, or of its name wherever it is."""
    anywhere = pattern.removeprefix("**/")
    return fnmatch(place.name if pattern != anywhere else place.as_posix(), anywhere)


def test_all_that_the_image_copies_is_there() -> None:
    copied = [words[1:-1] for words in instructions() if words[0] == "COPY" and not words[1].startswith("--from")]
    assert ["."] in copied
    for path in [path for paths in copied for path in paths]:
        assert (ROOT / path).exists()
        assert path == "." or reaches_the_image(path)


def test_all_that_the_image_installs_from_is_there() -> None:
    named = [word for words in instructions() for before, word in pairwise(words)
             if before in ("--requirement", "-r")]  # fmt: skip
    assert named == ["requirements/play.lock", "requirements/serve.lock"]
    for path in (*named, "pyproject.toml", "hatch_build.py", "src/gloaming/__init__.py", "web/build.py"):
        assert (ROOT / path).is_file()
        assert reaches_the_image(path)


@pytest.mark.parametrize(
    "path",
    [".git", ".venv", ".bench", ".hypothesis", "build", "dist", "gloaming-table", "pairings-some", "balance-some",
     "web/dist", "web/node_modules", "src/gloaming/__pycache__", ".mypy_cache"],
)  # fmt: skip
def test_what_working_leaves_behind_is_not_sent_to_the_container_engine(path: str) -> None:
    assert not reaches_the_image(f"{path}/anything")


def locked(name: str) -> dict[str, str]:
    """Returns what a lock names, with its version and where it is wanted."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text()
    return {package: rest.strip(" \\") for package, rest in re.findall(r"^([\w.-]+)==(.+)$", text, re.MULTILINE)}


@pytest.mark.parametrize(("part", "whole"), [("serve", "play"), ("play", "test")])
def test_what_is_locked_twice_is_locked_alike(part: str, whole: str) -> None:
    assert locked(part)
    assert locked(part).items() <= locked(whole).items()


def loaded(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def test_the_workflow_can_be_read_and_uses_what_it_has_made() -> None:
    workflow = loaded(".github/workflows/wheels.yml")
    assert {"name", "permissions", "jobs"} <= workflow.keys()
    assert workflow[True]  # YAML takes `on` for true
    for job in workflow["jobs"].values():
        steps = [step.get("run", "") + json.dumps(step.get("with", {})) for step in job["steps"]]
        making = next(number for number, step in enumerate(steps) if "-m build --sdist" in step)
        using = [number for number, step in enumerate(steps) if "dist/*.tar.gz" in step]
        assert len(using) == 2
        assert making < min(using)


def test_the_citation_can_be_read() -> None:
    citation = loaded("CITATION.cff")
    assert {"cff-version", "message", "title", "authors", "version", "license"} <= citation.keys()
    assert all(author["name"] for author in citation["authors"])


def test_the_addresses_reach_the_package() -> None:
    words = [sys.executable, "-m", "hatchling", "metadata", "urls"]
    for hosted in ({"GITHUB_REPOSITORY": "amy/gloaming", "GITHUB_SERVER_URL": "https://git.example"}, {}):
        bare = {name: value for name, value in os.environ.items() if not name.startswith("GITHUB_")}
        told = subprocess.run(words, cwd=ROOT, env=bare | hosted, capture_output=True, text=True, check=True).stdout
        if hosted:
            assert json.loads(told)["Source"] == "https://git.example/amy/gloaming"
        else:
            assert "http" not in told
