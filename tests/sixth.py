"""An environment of its own in which a sixth game is installed; all other packages are borrowed from the tests'."""

from __future__ import annotations

import os
import site
import subprocess
import venv
from pathlib import Path

GAME = Path(__file__).parents[1] / "examples" / "night-ferry"


class Household:
    """An environment with Gloaming and Night Ferry."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False)
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        own = self.run("-c", "import site; print(site.getsitepackages()[0])")
        borrowed = "; ".join(["import site", *(f"site.addsitedir({each!r})" for each in site.getsitepackages())])
        (Path(own.strip()) / "borrowed.pth").write_text(f"{borrowed}\n")
        self.run("-m", "pip", "install", "--no-deps", "--no-build-isolation", "--quiet", "--no-index", str(GAME))

    def run(self, *words: str, typed: str = "") -> str:
        """Runs Python in the environment and returns what it prints."""
        kept = {**os.environ, "XDG_DATA_HOME": str(self.folder), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        done = subprocess.run(
            [str(self.python), *words], input=typed, capture_output=True, text=True, cwd=self.folder, env=kept
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def gloaming(self, *words: str, typed: str = "") -> str:
        """Runs a command."""
        return self.run("-m", "gloaming", *words, typed=typed)
