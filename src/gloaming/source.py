"""Compiled or not: which form of the same source runs.

Where a compiler was found at installation, the kernel and the games are compiled modules beside their sources.
With GLOAMING_PURE=1 in the environment the sources run instead.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds Gloaming's modules as source files, never as compiled ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Returns where a module's source is, for modules of Gloaming only."""
        if not name.startswith("gloaming."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def settle() -> None:
    """Decides before the first import which form runs, and warns of compiled modules that are not made from it."""
    if os.environ.get("GLOAMING_PURE", "") not in ("", "0"):
        if SourceFinder not in sys.meta_path:
            sys.meta_path.insert(0, SourceFinder)
    elif names := outdated(Path(__file__).parent):
        warnings.warn(warning(names), RuntimeWarning, stacklevel=3)


def warning(names: Sequence[str]) -> str:
    """Returns what is said of compiled modules that are older than their sources."""
    those = f"{len(names)} compiled modules are older than their sources, such as"
    that = "1 compiled module is older than its source,"
    return (
        f"{that if len(names) == 1 else those} {names[0]}: compile with `make play`, or run the sources with "
        "GLOAMING_PURE=1"
    )


def outdated(folder: Path) -> list[str]:
    """Returns the compiled modules below a folder that are older than their sources, in a checkout."""
    if not (folder.parents[1] / "pyproject.toml").is_file():
        return []
    found = []
    for names in [*folder.glob("*/compiled.txt"), *folder.glob("games/*/compiled.txt")]:
        for name in names.read_text(encoding="utf-8").split():
            module = names.parent / name
            made = module.with_name(module.stem + EXTENSION_SUFFIXES[0])
            if made.is_file() and made.stat().st_mtime < module.stat().st_mtime:
                found.append(str(module.relative_to(folder)))
    return sorted(found)


def compiled() -> bool:
    """Tells whether the compiled form runs."""
    import gloaming.kernel.game as game

    return not str(game.__file__).endswith(".py")
