"""A server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from table.security.open_house import OpenHouse


@pytest.fixture(scope="module")
def client_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The browser client's files, with a secret beside them."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "secret.txt").write_text("do not tell")
    (folder / "dist" / "assets").mkdir(parents=True)
    (folder / "dist" / "index.html").write_text("<!doctype html><title>Gloaming</title>")
    (folder / "dist" / "assets" / "page-1a2b.js").write_text("export {}")
    (folder / "dist" / "way-out").symlink_to(folder / "secret.txt")
    return folder / "dist"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, client_folder: Path) -> Iterator[OpenHouse]:
    with OpenHouse(tmp_path_factory.mktemp("house"), client_folder) as house:
        yield house
