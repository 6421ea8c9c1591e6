"""Compiled or not: which form of the same source runs.

Where a compiler was found at installation, the kernel and the games are compiled modules beside their sources.
With GLOAMING_PURE=1 in the environment the sources run instead.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
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
    """Decides before the first import which form runs."""
    if os.environ.get("GLOAMING_PURE", "") not in ("", "0") and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def compiled() -> bool:
    """Tells whether the compiled form runs."""
    import gloaming.kernel.game as game

    return not str(game.__file__).endswith(".py")
