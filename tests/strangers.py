"""Packages that strangers wrote, with games in them, as pip would lay them down in a folder."""

from __future__ import annotations

from pathlib import Path

GAME = """
from gloaming.games import Home
from kernel.vigil import VigilRulebook

class Evening(VigilRulebook):
    name = "{name}"
    title = "{title}"

HOME = Home("{package}", rulebook="game:Evening"{parts})
"""


def install(folder: Path, package: str, name: str, source: str) -> None:
    """Lays a package down that registers a game of a name; its module `game` is to have a HOME."""
    (folder / package).mkdir(parents=True)
    (folder / package / "__init__.py").touch()
    (folder / package / "game.py").write_text(source)
    told = folder / f"{package}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[gloaming.games]\n{name} = {package}.game:HOME\n")


def install_game(folder: Path, package: str, name: str, title: str = "An Evening", parts: str = "") -> None:
    """Lays a package down with a game that can be played, by the rules of Vigil."""
    install(folder, package, name, GAME.format(package=package, name=name, title=title, parts=parts))
