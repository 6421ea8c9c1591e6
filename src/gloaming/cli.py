"""The command `gloaming`: play, watch, replay, simulate, and read the rules."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, CycloptsError, Parameter

import gloaming
from gloaming.kernel.errors import BadSetup, GloamingError
from gloaming.kernel.rulebook import OptionValue, Rulebook
from gloaming.kernel.spelling import unknown

if TYPE_CHECKING:
    from gloaming.terminal.table import Table

DEFAULT = "shadow-cards"
REFUSED = 2
INTERRUPTED = 130

app = App(
    name="gloaming",
    help="Five shadow card games, to play, watch and measure.\n\nExample: gloaming play shadow-cards --players 3",
    help_format="plaintext",
    version=gloaming.__version__,
)
app.command(
    "gloaming.lab.simulate:simulate_command",
    name="simulate",
    help="Play many games among bots and count.\n\n"
    "Example: gloaming simulate shadow-cards --seats careful,random,random,random --games 1000",
)


def in_terminal() -> bool:
    """Tells whether a person looks at a screen and types."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def option_values(book: Rulebook, given: list[str]) -> dict[str, OptionValue]:
    """Reads options such as `teaching=true`, as the type that the ruling accepts."""
    rulings = {ruling.name: ruling for ruling in book.rulings}
    values: dict[str, OptionValue] = {}
    for text in given:
        name, equals, word = text.partition("=")
        if not equals:
            raise BadSetup(f"an option is written name=value, not {text!r}")
        if name not in rulings:
            raise BadSetup(unknown(f"option of {book.title}", name, list(rulings)))
        candidates = [*json_values(word), word]
        accepted = [value for value in candidates if rulings[name].accepts(value)]
        values[name] = accepted[0] if accepted else rulings[name].checked(candidates[0])
    return values


def json_values(word: str) -> list[OptionValue]:
    """Returns a word's value as JSON, if it has one."""
    try:
        value = json.loads(word)
    except ValueError:
        return []
    return [value] if value is None or isinstance(value, int | str | bool) else []


@app.command
def play(
    game: str = DEFAULT,
    *,
    players: Annotated[int | None, Parameter(help="How many sit at the table, you included.")] = None,
    seat: Annotated[int | None, Parameter(help="Your seat, counted from 0; without it seat 0.")] = None,
    bots: Annotated[str | None, Parameter(help="The bots in the other seats: one for all, or a list.")] = None,
    seed: Annotated[int | None, Parameter(help="The seed of the shuffles; the same seed deals the same cards.")] = None,
    option: Annotated[
        list[str] | None, Parameter(negative="", help="A ruling, as name=value. May be repeated.")
    ] = None,
    resume: Annotated[
        list[Path] | None,
        Parameter(negative="", consume_multiple=(0, 1), help="Continue a saved game, or the last unfinished one."),
    ] = None,
    save: Annotated[
        Path | None, Parameter(help="Where to keep the game; otherwise in the folder of saved games.")
    ] = None,
    pace: Annotated[float, Parameter(help="Seconds to look at each choice of a bot.")] = 0.5,
) -> None:
    """Play against bots. The game is kept after every choice.

    Example: gloaming play shadow-cards --players 3 --bots random --option teaching=true

    Example: gloaming play --resume
    """
    from gloaming.terminal import saves
    from gloaming.terminal.seating import against_bots
    from gloaming.terminal.table import Table

    if resume is not None:
        if (players, seat, bots, seed, option, save) != (None,) * 6:
            raise BadSetup("--resume continues a game as it was set up; only --pace goes with it")
        table = Table.resume(resume[0] if resume else saves.last_unfinished())
    else:
        book = gloaming.rulebook(game)
        setting = book.setting(players, seed, option_values(book, option or []))
        seating = against_bots(setting.players, seat or 0, bots, setting.seed)
        table = Table.start(game, seating, setting.seed, setting.options, save or saves.fresh(game))
    sit_down(table, pace)


def sit_down(table: Table, pace: float) -> None:
    """Plays at a table, on the screen or in plain text, and says how to go on."""
    try:
        if in_terminal():
            from gloaming.terminal.app import GloamingApp
            from gloaming.terminal.playing import PlayScreen

            screen = PlayScreen(table, pace)
            GloamingApp(screen).run()
            table = screen.table
        else:
            from gloaming.terminal import plain

            plain.play(table)
    finally:
        say_how_to_resume(table)


def say_how_to_resume(table: Table) -> None:
    """Tells how to look at a finished game again, or how to go on with another one."""
    from gloaming.terminal import saves

    if table.trouble:
        print(table.trouble, file=sys.stderr)
    elif table.game.over:
        print(f"The game is kept. Look at it with: gloaming replay {table.path}")
    elif table.path is not None:
        where = "" if table.path.parent == saves.folder() else f" {table.path}"
        print(f"The game is kept. Continue it with: gloaming play --resume{where}")


@app.command
def watch(
    game: str = DEFAULT,
    *,
    seats: Annotated[str | None, Parameter(help="The bots at the table: one for all, or one for each seat.")] = None,
    seed: Annotated[int | None, Parameter(help="The seed of the shuffles and of the bots.")] = None,
    delay: Annotated[float, Parameter(help="Seconds between choices.")] = 0.6,
    step: Annotated[bool, Parameter(help="Stand still until a key is pressed.", negative="")] = False,
) -> None:
    """Watch bots play. Without a terminal the game is told in sentences.

    Example: gloaming watch shadow-cards --seats random,random,random --seed 7 --step
    """
    from gloaming.terminal.seating import kinds, only_bots
    from gloaming.terminal.table import Table

    book = gloaming.rulebook(game)
    count = len(seats.split(",")) if seats and "," in seats else None
    setting = book.setting(count, seed)
    seating = only_bots(kinds(seats, setting.players, book.title), setting.seed)
    table = Table.start(game, seating, setting.seed)
    if in_terminal():
        from gloaming.terminal.app import GloamingApp
        from gloaming.terminal.watching import WatchScreen

        GloamingApp(WatchScreen(table, delay, not step)).run()
    else:
        from gloaming.terminal import plain

        plain.watch(table)


@app.command
def replay(
    file: Path,
    *,
    seat: Annotated[int | None, Parameter(help="Whose eyes to look through, counted from 0.")] = None,
) -> None:
    """Step through a record forward and back, as a spectator or through a seat's eyes.

    Example: gloaming replay evening.gloam --seat 2
    """
    from gloaming.terminal.tape import Tape

    tape = Tape(file)
    eyes = tape.check_seat(seat)
    if in_terminal():
        from gloaming.terminal.app import GloamingApp
        from gloaming.terminal.replaying import ReplayScreen

        GloamingApp(ReplayScreen(tape, eyes)).run()
    else:
        from gloaming.terminal import plain

        plain.replay(tape, eyes)


@app.command
def rules(
    game: str,
    *,
    coverage: Annotated[bool, Parameter(help="Which rule is shown by which test.", negative="")] = False,
    markdown: Annotated[bool, Parameter(help="The rules and rulings as a page of Markdown.", negative="")] = False,
) -> int:
    """List the rules of a game.

    Example: gloaming rules shadow-cards --coverage
    """
    from gloaming import rules as written

    name = gloaming.rulebook(game).name
    if coverage:
        report, complete = written.coverage_report(name)
        print(report)
        return 0 if complete else 1
    print(written.markdown(name) if markdown else written.listing(name))
    return 0


@app.command
def games() -> None:
    """List the games.

    Example: gloaming games
    """
    for name in gloaming.games():
        book = gloaming.rulebook(name)
        players = f"{book.seats[0]}-{book.seats[-1]} players"
        print(f"{name:<14}  {book.title:<14}  {players}  {book.minutes} min  {book.pitch}")


def main() -> None:
    """Runs a command; whatever is refused is one sentence and exit code 2."""
    try:
        result = app(print_error=False, exit_on_error=False, result_action="return_value")
        sys.stdout.flush()
        sys.exit(result if isinstance(result, int) else 0)
    except (GloamingError, CycloptsError) as error:
        sys.stdout.flush()
        print(f"gloaming: {error}", file=sys.stderr)
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


if __name__ == "__main__":
    main()
