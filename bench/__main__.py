"""`make bench`: how fast Gloaming is beside OpenSpiel, in one run on one core.

All contestants take turns, five times over; every number is the median of its five. Ratios are what counts: the
absolute numbers are those of a possibly busy machine. Whole games are timed, dealing and scoring included, on both
sides. Writes .bench/results.json.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import venv
from pathlib import Path
from statistics import median

from bench import court

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".bench"
PEER = HOME / "open_spiel" / "bin" / "python"
PEERS = ("oh_hell", "spades", "hearts")
TURNS = 5
SHORT_TURNS = 25
BEFORE = "5b847ab"  # the last version without abilities: what they cost a game that has none
BARS = {
    "public API, compiled, to OpenSpiel driven from Python": 2.5,
    "the same, if OpenSpiel's dealing is left out of its time": 1.2,
    "lean door, compiled, to OpenSpiel driven from Python": 3.5,
    "public API, pure Python, to OpenSpiel driven from Python": 0.4,
    "playout, compiled, to OpenSpiel whole in C++": 4.0,
    "Shadow Cards, driven, to the version before abilities": 0.95,
}
LIMITS = {"clone, microseconds": 1.2, "state, bytes": 4096.0, "import gloaming, seconds": 0.15, **court.BARS}


def install_peer() -> None:
    """Makes OpenSpiel's own environment."""
    if not PEER.exists():
        print("Installing OpenSpiel 2.0.2 into .bench/open_spiel ...", flush=True)
        venv.create(PEER.parents[1], with_pip=True)
        subprocess.run([PEER, "-m", "pip", "install", "--quiet", "open_spiel==2.0.2"], check=True)


def install_before() -> Path | None:
    """Lays out and compiles the version before abilities, where the history is at hand."""
    home = HOME / f"gloaming-{BEFORE}"
    if not home.exists():
        packed = subprocess.run(["git", "archive", BEFORE], capture_output=True, cwd=ROOT, check=False)
        if packed.returncode:
            return None
        print(f"Compiling version {BEFORE} into {home.relative_to(ROOT)} ...", flush=True)
        home.mkdir()
        subprocess.run(["tar", "-x", "-C", home], input=packed.stdout, check=True)
        subprocess.run([sys.executable, "hatch_build.py"], cwd=home, check=True)
    return home


def run(command: list[str], pure: bool = False, home: Path = ROOT) -> list[str]:
    """Runs a contestant on one core and returns the words it printed."""
    surroundings = {**os.environ, "GLOAMING_PURE": "1" if pure else "", "PYTHONPATH": str(home / "src")}
    done = subprocess.run(command, capture_output=True, text=True, cwd=home, env=surroundings, check=True)
    return done.stdout.split()


def rates_of(command: list[str], pure: bool = False, home: Path = ROOT) -> list[float]:
    """Returns a contestant's decisions, or games, per second of CPU time, for each of the times it printed."""
    decisions, *seconds = run(command, pure, home)
    return [int(decisions) / float(each) for each in seconds]


def import_seconds() -> float:
    """Returns the CPU time that `import gloaming` adds to starting Python."""
    code = "import time; begun = time.process_time(); import gloaming; print(time.process_time() - begun)"
    return float(run([sys.executable, "-c", code])[0])


def measure() -> dict[str, list[float]]:
    """Lets all contestants take turns."""
    ours = [sys.executable, "-m", "bench.gloaming_speed"]
    theirs = [str(PEER), "bench/open_spiel.py"]
    rates: dict[str, list[float]] = {}
    for turn in range(TURNS):
        print(f"turn {turn + 1} of {TURNS} ...", flush=True)
        for name in PEERS:
            driven, played = rates_of([*theirs, "drive", name, "6000"])
            rates.setdefault(f"drive {name}", []).append(driven)
            rates.setdefault(f"drive {name} without dealing", []).append(played)
            rates.setdefault(f"whole {name}", []).extend(rates_of([*theirs, "whole", name, "10000"]))
        rates.setdefault("drive compiled", []).extend(rates_of([*ours, "drive", "2000"]))
        rates.setdefault("lean compiled", []).extend(rates_of([*ours, "lean", "2000"]))
        rates.setdefault("drive pure", []).extend(rates_of([*ours, "drive", "500"], pure=True))
        rates.setdefault("whole compiled", []).extend(rates_of([*ours, "whole", "3000"]))
        rates.setdefault("whole pure", []).extend(rates_of([*ours, "whole", "500"], pure=True))
        rates.setdefault("duels at random", []).extend(rates_of([*ours, "duel", "400"]))
        rates.setdefault("duels of careful bots", []).extend(rates_of([*ours, "careful", "40"]))
        rates.setdefault("import", []).append(import_seconds())
    return rates


def cost_of_abilities(before: Path) -> float:
    """Returns how fast Shadow Cards is beside the version before abilities, each in its best of many short turns.

    A difference of a few percent drowns in the noise of a busy machine; the best turn is the one least disturbed.
    """
    drive = [sys.executable, "-m", "bench.gloaming_speed", "drive", "600"]
    pairs = [(rates_of(drive)[0], rates_of(drive, home=before)[0]) for _ in range(SHORT_TURNS)]
    return max(now for now, _ in pairs) / max(then for _, then in pairs)


def report(rates: dict[str, list[float]], small: list[str], before: Path | None) -> dict[str, object]:
    """Prints the medians and the ratios, and returns them."""
    medians = {name: median(values) for name, values in rates.items()}
    for name, value in medians.items():
        if name.startswith("duels"):
            print(f"{name:30} {value:6.0f} games a second")
        elif name != "import":
            print(f"{name:30} {value / 1e6:6.3f} M decisions a second")
    driven = median(medians[f"drive {name}"] for name in PEERS)
    played = median(medians[f"drive {name} without dealing"] for name in PEERS)
    in_one = median(medians[f"whole {name}"] for name in PEERS)
    ratios = {
        "public API, compiled, to OpenSpiel driven from Python": medians["drive compiled"] / driven,
        "the same, if OpenSpiel's dealing is left out of its time": medians["drive compiled"] / played,
        "lean door, compiled, to OpenSpiel driven from Python": medians["lean compiled"] / driven,
        "public API, pure Python, to OpenSpiel driven from Python": medians["drive pure"] / driven,
        "playout, compiled, to OpenSpiel whole in C++": medians["whole compiled"] / in_one,
    }
    sizes = {
        "clone, microseconds": float(small[0]),
        "state, bytes": float(small[1]),
        "import gloaming, seconds": medians["import"],
        **court.measured(),
    }
    if before is not None:
        ratios["Shadow Cards, driven, to the version before abilities"] = cost_of_abilities(before)
    for name, ratio in ratios.items():
        print(f"{name:58} {ratio:8.2f}   bar: at least {BARS[name]}   {'ok' if ratio >= BARS[name] else 'MISSED'}")
    for way in ("drive pure", "lean compiled"):
        print(f"{way}, if OpenSpiel's dealing is left out of its time and ours is not: {medians[way] / played:.2f}")
    for name, size in sizes.items():
        print(f"{name:58} {size:8.2f}   bar: at most {LIMITS[name]}   {'ok' if size <= LIMITS[name] else 'MISSED'}")
    return {"decisions_a_second": medians, "turns": rates, "ratios": ratios, "sizes": sizes}


def main() -> None:
    HOME.mkdir(exist_ok=True)
    install_peer()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    small = run([sys.executable, "-m", "bench.gloaming_speed", "small"])
    if small[2] != "True":
        print("Note: Gloaming is not compiled here; 'compiled' below is the pure form.")
    before = install_before()
    results = report(measure(), small, before)
    results["when"] = time.strftime("%Y-%m-%d")
    results["python"] = sys.version.split()[0]
    (HOME / "results.json").write_text(json.dumps(results, indent=2))
    print("Written to .bench/results.json")


if __name__ == "__main__":
    main()
