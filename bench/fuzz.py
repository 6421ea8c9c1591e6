"""Mutated records, notes, states, tournaments, measurements and card files: each is refused with a reason, or goes on.

    python -m bench.fuzz --mutants 10000
    python -m bench.fuzz states --mutants 1 --seed 4711

Mutant n of a kind is made from the seed plus n. One that is neither refused nor played on is shown with its seed, which
makes it again. `tests/test_fuzz.py` tries a few hundred of each kind.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import gloaming
from gloaming.games.showdown.rules.champions import carried_deck
from gloaming.games.syndicates.rules.printing import carried_set
from gloaming.kernel.errors import BadSetup, GloamingError
from gloaming.kernel.game import Game
from gloaming.kernel.record import Record, parse
from gloaming.kernel.rulebook import OptionValue, Rulebook, Setting
from gloaming.lab import playing
from gloaming.lab.balance.findings import find
from gloaming.lab.balance.plan import Plan
from gloaming.lab.balance.report import plain
from gloaming.lab.ledger import Ledger
from gloaming.lab.pairings.command import summary, write_all
from gloaming.lab.pairings.plan import Plan as Pairings
from gloaming.lab.progress import bar
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.saves import is_unfinished, note_of
from gloaming.words.seating import against_bots

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from fuzzed_tournaments import FILE, mutated, reason_to_refuse

FOUND = 1  # the exit code if a mutant came through
GAMES = 40  # that mutants are made from, of each kind
ASKED = 0.3  # how often an option is another than usual
OWN = 0.5  # how often a deck that is another is somebody's own
CHAMPIONS = ("brannagh", "ilse", "corvo", "aldous", "twins", "oduya")
DEEP: list[Any] = []
for _ in range(300):
    DEEP = [DEEP]

# What does not belong where it is put, or nearly does.
ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, -5, 3, 77, 2**31, 2**63, -(2**63) - 1, 10**30, 1.5, float("nan"), float("inf"), "",
    "x", "surrender", "pass", "\x1b[31m", "\ud800", "9" * 50, [], {}, [[]], [0], [0, "pass"], DEEP,
)  # fmt: skip
WORDS = (
    "\x00", "\x1b[2J", "\u202e", "\ud800", "[", "{", "]", "}", ":", "- ", "-", "&a", "*a", "!x", "\t", "  ", "\n", "\r",
    "0", "-1", "77", "99999999999999999999", "1.5", "nan", "true", "null", "\n9 surrender\n", "\nend 3\n",
    "choices", "'", '"',
)  # fmt: skip

PYTHON = re.compile(r"\b[A-Z][a-z]+Error\b|object has no|not subscriptable|unhashable|to unpack")

# A kind of mutants: it makes one and tries it, and tells whether it was let in.
Kind = Callable[[Random], bool]


def survives(kind: Kind, seed: int) -> bool:
    """Tries one mutant; whatever is raised besides a refusal comes through."""
    try:
        return kind(Random(seed))
    except GloamingError as refusal:
        check_words(str(refusal))
        return False


def check_words(told: str) -> None:
    """Sees to it that a refusal says something to a person, and moves no cursor."""
    assert told.strip(), "a refusal without a reason"
    assert told.replace("\n", "").isprintable(), f"cannot be printed: {told!r}"
    assert not PYTHON.search(told), f"speaks Python: {told!r}"


# Making mutants.


def mutated_text(text: str, rng: Random) -> str:
    """Returns a text in which one thing or a few are otherwise."""
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((0, 1, 1, 3, 20, 200)))
        lines = text.split("\n")
        line = rng.randrange(len(lines))
        match rng.randrange(7):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:start] + rng.choice(WORDS) + text[end:]
            case 2:
                text = text[:end] + text[start:]
            case 3:
                text = text[:start]
            case 4:
                del lines[line]
                text = "\n".join(lines)
            case 5:
                other = rng.randrange(len(lines))
                lines[line], lines[other] = lines[other], lines[line]
                text = "\n".join(lines)
            case 6:
                text = text[:start] + chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) + text[end:]
    return text


def mutated_data(data: Any, rng: Random) -> Any:
    """Returns plain data in which one thing or a few are otherwise."""
    data = json.loads(json.dumps(data))
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        places = list(places_in(data))
        if not places:
            return data
        where, key = rng.choice(places)
        donor, at = rng.choice(places)
        match rng.randrange(6):
            case 0 | 1:
                where[key] = rng.choice(ODD)
            case 2 if type(where[key]) is int:
                where[key] += rng.choice((-1, 1, 10))
            case 3:
                where[key] = json.loads(json.dumps(donor[at]))
            case 4 if isinstance(where, list):
                where.insert(key, rng.choice([where[key], *ODD]))
            case _:
                del where[key]
    return data


def mutated_json(data: Any, rng: Random) -> bytes:
    """Returns plain data as JSON in which one thing or a few are otherwise."""
    if rng.random() < 0.5:
        return mutated_text(json.dumps(data, separators=(",", ":")), rng).encode(errors="surrogatepass")
    return json.dumps(mutated_data(data, rng), separators=(",", ":")).encode()


def places_in(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yields every place in plain data, as what holds it and its key."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        if data[key] is not DEEP:
            yield from places_in(data[key])


# What they are made from, and what becomes of those that are let in.


@cache
def some_games() -> list[Game]:
    """Returns games of every kind, from their first moves to their end."""
    found = []
    for name in gloaming.games():
        book = gloaming.rulebook(name)
        for number in range(GAMES):
            rng = Random(number)
            game = book.start(some_setting(book, rng))
            for _ in range(rng.choice((0, 3, 10, 40, 80))):
                if not game.over:
                    decision = rng.choice(game.decisions)
                    game.choose(decision.seat, rng.choice(decision.options))
            found.append(game)
    return found


def some_setting(book: Rulebook, rng: Random) -> Setting:
    """Returns how a game may be set up: any number of players, options and decks that go together."""
    while True:
        players = rng.choice(book.seats)
        options: dict[str, OptionValue] = {}
        for ruling in book.rulings:
            if rng.random() < ASKED:
                known = [*ruling.choices_for(players), ruling.default]
                own = ruling.takes_deck and rng.random() < OWN
                options[ruling.name] = carried(book.name, rng) if own else rng.choice(known)
        with suppress(BadSetup):
            return book.setting(players, rng.randrange(2**32), options)


def carried(game: str, rng: Random) -> str:
    """Returns a deck or a set of somebody's own, as it travels with a game."""
    if game == "showdown":
        return carried_deck("own.yaml", card_file(game, "champions", f"{rng.choice(CHAMPIONS)}.yaml"))
    return carried_set("own.yaml", card_file(game, "cards", "season-1.yaml"))


def play_on(game: Game, rng: Random) -> None:
    """Plays a game to its end with random moves, after everything there is to see of it was looked at."""
    for seat in (None, *range(game.players)):
        game.view(seat).to_json()
    game.playout(rng)
    assert game.over


def records(rng: Random) -> bool:
    """Tries a record."""
    lines = Record.of(rng.choice(some_games())).text().splitlines()
    if rng.random() < 0.5:  # its moves may have changed, too
        moves = lines.index("choices") + 1
        rest = mutated_text("\n".join(lines[moves:-1]), rng).splitlines()
        lines[moves:] = [*rest, f"end {len(rest)}"]
        text = "\n".join(lines) + "\n"
    else:
        text = mutated_text("\n".join(lines) + "\n", rng)
    play_on(gloaming.replay(parse(text, "mutant")), rng)
    return True


def states(rng: Random) -> bool:
    """Tries a state, of a game that was played or of one that was imagined."""
    game = rng.choice(some_games())
    if rng.random() < 0.3:
        game = game.imagine(rng.randrange(game.players), rng)
    text = gloaming.to_json(game)
    mutant = mutated_text(text, rng) if rng.random() < 0.3 else json.dumps(mutated_data(json.loads(text), rng))
    play_on(gloaming.from_json(mutant), rng)
    return True


def notes(rng: Random) -> bool:
    """Tries the note that stands beside a record."""
    game = rng.choice([game for game in some_games() if not game.over])
    seating = against_bots(game.players, rng.randrange(game.players), "random", seed=1)
    note = {"names": seating.names, "bots": seating.bots, "over": False}
    with TemporaryDirectory() as folder:
        path = Path(folder) / "mutant.gloam"
        gloaming.save(game, path)
        note_of(path).write_bytes(mutated_json(note, rng))
        is_unfinished(note_of(path))
        table = LiveGame.resume(path)
    assert all(name.isprintable() for name in table.seating.names)
    assert {*table.bots, table.person} == {*range(game.players)}
    return True


@cache
def some_results() -> list[tuple[Plan | Pairings, bytes, list[str]]]:
    """Returns measurements of either kind, each with its settings and a line for each game."""
    plans = (
        Plan("syndicates", "random", games=4, seed=5, options={"format": "controlled"}),
        Plan("shadow-cards", "random", games=4, seed=5),
        Pairings("showdown", "random", ("ilse", "corvo"), games=4, seed=5),
    )
    return [(plan, json.dumps(plan.settings()).encode(), playing.play_some(plan, range(plan.games))) for plan in plans]


def ledgers(rng: Random) -> bool:
    """Tries the results of a measurement that was interrupted."""
    plan, settings, results = rng.choice(some_results())
    lines = [line.encode() for line in results]
    place = rng.randrange(1 + len(lines))
    if place == len(lines):
        settings = mutated_json(json.loads(settings), rng)
    else:
        lines[place] = mutated_json(json.loads(lines[place]), rng) + b"\n"
    with TemporaryDirectory() as name:
        ledger = Ledger(Path(name), plan)
        ledger.settings.write_bytes(settings)
        ledger.results.write_bytes(b"".join(lines))
        with ledger.open() as file:
            count = ledger.count(file)
        if count == 0:
            return True
        if isinstance(plan, Plan):
            check_words(plain(find(ledger.games(), plan), plan))
        else:
            check_words(summary(write_all(plan, ledger, ledger.folder / "report.html", None), plan))
    return True


def tournaments(rng: Random) -> bool:
    """Tries the file of a tournament."""
    with TemporaryDirectory() as folder:
        return reason_to_refuse(mutated(FILE, rng), Path(folder)) is None


@cache
def card_file(game: str, *path: str) -> str:
    """Returns the text of a card file that comes with a game."""
    return files(f"gloaming.games.{game}").joinpath(*path).read_text(encoding="utf-8")


def cards(rng: Random) -> bool:
    """Tries a card file of either game that has some."""
    if rng.random() < 0.5:
        name = rng.choice(CHAMPIONS)
        deck = carried_deck("mutant.yaml", mutated_text(card_file("showdown", "champions", f"{name}.yaml"), rng))
        game = gloaming.start("showdown", seed=1, deck_0=deck, deck_1=rng.choice((deck, "corvo")))
    else:
        chosen = carried_set("mutant.yaml", mutated_text(card_file("syndicates", "cards", "season-1.yaml"), rng))
        game = gloaming.start("syndicates", seed=1, card_set=chosen)
    play_on(game, rng)
    return True


KINDS: dict[str, Kind] = {
    "records": records,
    "notes": notes,
    "states": states,
    "tournaments": tournaments,
    "ledgers": ledgers,
    "cards": cards,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", choices=[*KINDS, []], help="only these")
    parser.add_argument("--mutants", type=int, default=10_000, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found = False
    for name in chosen.kinds or KINDS:
        let_in = come_through = 0
        with bar(0, chosen.mutants, f"Trying {name}", "mutants") as progress:
            for seed in range(chosen.seed, chosen.seed + chosen.mutants):
                try:
                    let_in += survives(KINDS[name], seed)
                except Exception as error:
                    come_through += 1
                    print(f"{name}, seed {seed}: {type(error).__name__}: {error}"[:300], flush=True)
                progress(1)
        refused = chosen.mutants - let_in - come_through
        print(f"{name}: {refused} refused with a reason, {let_in} let in, {come_through} came through", flush=True)
        found = found or come_through > 0
    sys.exit(FOUND if found else 0)


if __name__ == "__main__":
    main()
