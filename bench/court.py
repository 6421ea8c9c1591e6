"""The court of hard cases, compiled as a game is: how fast a position of many cards and lasting effects goes.

    python -m bench.court

Lays the court of `tests/kernel/court` and the kernel out in .bench/court, compiles them there, and prints microseconds
a decision, a clone and an imagined game, and bytes a copy, each beside its bar.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median

import hatch_build
import native_frames

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".bench" / "court"
COURT = ROOT / "tests" / "kernel" / "court"
TURNS = 5
BARS = {
    "court, microseconds a decision": 15.0,
    "court, clone, microseconds": 15.0,
    "court, imagine, microseconds": 80.0,
    "court, bytes a copy": 40_000.0,
}


def laid_out(home: Path) -> Path:
    """Lays out the package and the court beside each other, as sources."""
    source = home / "source"
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    goal = source / "kernel" / "court"
    shutil.copytree(COURT, goal, ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    for folder in (goal, goal.parent):
        (folder / "__init__.py").write_text("")
    return source


def modules_of(source: Path) -> list[Path]:
    """Returns what is compiled: the kernel and the court."""
    lists = [source / "gloaming" / "kernel" / hatch_build.LISTS, source / "kernel" / "court" / hatch_build.LISTS]
    return [names.parent / name for names in lists for name in names.read_text(encoding="utf-8").split()]


def compiled() -> Path:
    """Returns the folder with the compiled court; it is compiled anew only when its sources have changed."""
    source = laid_out(HOME)
    parts = [Path(native_frames.__file__), Path(hatch_build.__file__), *modules_of(source)]
    stamp, told = HOME / "fingerprint", hashlib.sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()
    goal = HOME / "compiled" / "src"
    if stamp.exists() and stamp.read_text() == told:
        for module in source.rglob("*.py"):  # what is not compiled may have changed
            if module not in modules_of(source):
                shutil.copy2(module, goal / module.relative_to(source))
        return goal
    stamp.unlink(missing_ok=True)
    if not hatch_build.compiled_elsewhere(source, modules_of(source), goal):
        sys.exit("bench: the court could not be compiled")
    stamp.write_text(told)
    return goal


def measured() -> dict[str, float]:
    """Returns the medians of some turns, each in a process of its own."""
    goal = compiled()
    surroundings = {**os.environ, "PYTHONPATH": f"{goal}:{ROOT}", "GLOAMING_PURE": ""}
    turns: list[list[float]] = []
    for _ in range(TURNS):
        command = [sys.executable, "-m", "bench.court_speed"]
        done = subprocess.run(command, cwd=HOME, env=surroundings, capture_output=True, text=True, check=True)
        turns.append([float(each) for each in done.stdout.split()])
    return dict(zip(BARS, [median(turn) for turn in zip(*turns, strict=True)], strict=True))


def main() -> None:
    """Prints the figures, each beside its bar."""
    for name, figure in measured().items():
        print(f"{name:58} {figure:8.2f}   bar: at most {BARS[name]}   {'ok' if figure <= BARS[name] else 'MISSED'}")


if __name__ == "__main__":
    main()
