"""The command `gloaming`: play, watch, replay, simulate, hold tournaments, and read the rules."""

from __future__ import annotations

import os
import re
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

from cyclopts import App, ArgumentCollection, CycloptsError, Parameter, UnusedCliTokensError

import gloaming
from gloaming.kernel.errors import BadSetup, GloamingError

if TYPE_CHECKING:
    from gloaming.lab.tournament.playing import Sitting
    from gloaming.terminal.table import Table

DEFAULT = "shadow-cards"
REFUSED = 2
INTERRUPTED = 130

GameName = Annotated[str, Parameter(help="The name of a game; `gloaming games` lists them.")]
Options = Annotated[list[str] | None, Parameter(negative="", help="A ruling, as name=value. May be repeated.")]
Format = Annotated[str | None, Parameter(help="The format, in a game that has several: short for --option format=...")]

Decks = Annotated[
    list[str] | None,
    Parameter(
        negative="",
        help="A champion's name or a deck file, for seat 0, and a second --deck for seat 1; or a set of cards for all.",
    ),
]


def whole_numbers(commands: App, names: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """Refuses what is not a whole number where one is asked for; cyclopts alone would round it."""
    for argument in arguments:
        if argument.hint in (int, int | None):
            for token in argument.tokens:
                if not re.fullmatch(r"[+-]?[0-9]+", token.value):
                    raise BadSetup(f"{argument.name} takes a whole number, not {token.value!r}")


app = App(
    name="gloaming",
    help="Five shadow card games, to play, watch and measure.\n\nExample: gloaming play shadow-cards --players 3",
    help_format="plaintext",
    version=gloaming.__version__,
    config=whole_numbers,
)
app.command(
    "gloaming.lab.simulate:simulate_command",
    name="simulate",
    help="Play many games among bots and count.\n\n"
    "Example: gloaming simulate shadow-cards --seats careful,random,random,random --games 1000\n\n"
    "Example: gloaming simulate showdown --seats careful,random --deck corvo --deck ilse\n\n"
    "Example: gloaming simulate syndicates --format fiasco --seats search,careful --games 200 --seed 1",
)
app.command(
    "gloaming.cards:app",
    name="cards",
    help="Read a game's cards, and check card files of your own.\n\nExample: gloaming cards show showdown corvo",
)

lab = App(
    name="lab",
    help="Measure games: decks against each other, or the two sides of a game and its cards.\n\n"
    "Example: gloaming lab pairings showdown --games 200\n\n"
    "Example: gloaming lab balance syndicates --format controlled --games 500",
    help_format="plaintext",
)
lab.command(
    "gloaming.lab.pairings.command:pairings_command",
    name="pairings",
    help="Let every deck of a game fight every other and write a report: who beats whom, and which cards are used.\n\n"
    "Stopped with Ctrl-C, the same command goes on where it was. The results do not depend on --jobs.\n\n"
    "Example: gloaming lab pairings showdown --seats careful --games 2000 --jobs 2",
)
lab.command(
    "gloaming.lab.balance.command:balance_command",
    name="balance",
    help="Let a bot play both sides of a game and report whether they are even, and what each card is worth.\n\n"
    "The results do not depend on --jobs.\n\n"
    "Example: gloaming lab balance syndicates --format controlled --games 500",
)
app.command(lab)


def in_terminal() -> bool:
    """Tells whether a person looks at a screen and types."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


@app.command
def play(
    game: GameName = DEFAULT,
    *,
    players: Annotated[int | None, Parameter(help="How many sit at the table, you included.")] = None,
    seat: Annotated[int | None, Parameter(help="Your seat, counted from 0; without it seat 0.")] = None,
    bots: Annotated[str | None, Parameter(help="The bots in the other seats: one for all, or a list.")] = None,
    seed: Annotated[int | None, Parameter(help="The seed of the shuffles; the same seed deals the same cards.")] = None,
    format: Format = None,
    option: Options = None,
    deck: Decks = None,
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

    Example: gloaming play showdown --deck corvo

    Example: gloaming play syndicates --format fiasco

    Example: gloaming play --resume
    """
    from gloaming.terminal import saves
    from gloaming.terminal.table import Table
    from gloaming.words.seating import against_bots

    if resume is not None:
        if (players, seat, bots, seed, format, option, deck, save) != (None,) * 8:
            raise BadSetup("--resume continues a game as it was set up; only --pace goes with it")
        table = Table.resume(resume[0] if resume else saves.last_unfinished())
    else:
        book = gloaming.rulebook(game)
        setting = book.setting(players, seed, book.read_setup(option or [], deck or [], format))
        seating = against_bots(setting.players, seat or 0, bots, setting.seed)
        path = saves.fresh(game) if save is None else saves.chosen(save)
        table = Table.start(game, seating, setting.seed, setting.options, path)
    sit_down(table, pace)


def sit_down(table: Table, pace: float) -> None:
    """Plays at a table, and says how to go on."""
    try:
        table = show(table, pace)
    finally:
        say_how_to_resume(table)


def show(table: Table, pace: float) -> Table:
    """Plays at a table, on the screen or in plain text; returns the table of the last game played."""
    if in_terminal():
        from gloaming.terminal.app import GloamingApp
        from gloaming.terminal.playing import PlayScreen

        screen = PlayScreen(table, pace)
        GloamingApp(screen).run()
        return screen.table
    from gloaming.terminal import plain

    plain.play(table)
    return table


def say_how_to_resume(table: Table) -> None:
    """Tells how to look at a finished game again, or how to go on with another one."""
    from gloaming.terminal import saves

    if table.trouble:
        print(table.trouble, file=sys.stderr)
    elif table.game.over:
        print(f"The game is kept. Look at it with: gloaming replay {table.path}")
    elif not table.begun:
        print("Nothing was chosen, so no game is kept.")
    elif table.path is not None:
        where = "" if table.path.parent == saves.folder() else f" {table.path}"
        print(f"The game is kept. Continue it with: gloaming play --resume{where}")


@app.command
def watch(
    game: GameName = DEFAULT,
    *,
    players: Annotated[int | None, Parameter(help="How many sit at the table.")] = None,
    seats: Annotated[str | None, Parameter(help="The bots at the table: one for all, or one for each seat.")] = None,
    format: Format = None,
    option: Options = None,
    deck: Decks = None,
    seed: Annotated[int | None, Parameter(help="The seed of the shuffles and of the bots.")] = None,
    delay: Annotated[float, Parameter(help="Seconds between choices.")] = 0.6,
    step: Annotated[bool, Parameter(help="Stand still until a key is pressed.", negative="")] = False,
) -> None:
    """Watch bots play. Without a terminal the game is told in sentences.

    Example: gloaming watch shadow-cards --seats random,random,random --seed 7 --step

    Example: gloaming watch showdown --seats careful --deck corvo --deck ilse
    """
    from gloaming.terminal.table import Table
    from gloaming.words.seating import kinds, only_bots

    book = gloaming.rulebook(game)
    count = len(seats.split(",")) if players is None and seats and "," in seats else players
    setting = book.setting(count, seed, book.read_setup(option or [], deck or [], format))
    seating = only_bots(kinds(seats, setting.players, f"a table of {setting.players}"), setting.seed)
    table = Table.start(game, seating, setting.seed, setting.options)
    if in_terminal():
        from gloaming.terminal.app import GloamingApp
        from gloaming.terminal.watching import WatchScreen

        GloamingApp(WatchScreen(table, delay, not step)).run()
    else:
        from gloaming.terminal import plain

        plain.watch(table)


@app.command
def tournament(
    game: GameName = "syndicates",
    *,
    entrants: Annotated[
        str | None, Parameter(help="Names of bots, `you`, and numbers for so many usual bots, with commas between.")
    ] = None,
    bots: Annotated[str | None, Parameter(help="The bot that a number of entrants stands for.")] = None,
    seed: Annotated[int | None, Parameter(help="The seed of the draw, of the names and of all games.")] = None,
    option: Options = None,
    jobs: Annotated[int, Parameter(help="How many processes share the work.")] = 1,
    json: Annotated[Path | None, Parameter(help="Where to keep the tournament, with its bracket, as JSON.")] = None,
    resume: Annotated[Path | None, Parameter(help="Continue a tournament that was kept with --json.")] = None,
    pace: Annotated[float, Parameter(help="Seconds to look at each choice of a bot, in your own duels.")] = 0.5,
) -> None:
    """Hold a tournament of Shadows & Syndicates: Sumo Rush, Controlled, and Fiasco to the final.

    Example: gloaming tournament syndicates --entrants 16 --seed 3

    Example: gloaming tournament syndicates --entrants you,careful,search,13 --json evening.json

    Example: gloaming tournament --resume evening.json
    """
    from gloaming.lab.tournament.command import prepared, resumed, run
    from gloaming.lab.tournament.entrants import USUAL_BOT

    if resume is None:
        evening = prepared(game, entrants or "16", bots or USUAL_BOT, 1 if seed is None else seed, option or [])
    elif (entrants, bots, seed, option) != (None,) * 4:
        raise BadSetup("--resume continues a tournament as it was set up; only --jobs, --json and --pace go with it")
    else:
        evening = resumed(resume)
    run(evening, partial(own_duel, pace=pace), jobs, json or resume)


def own_duel(sitting: Sitting, title: str, announcement: str, pace: float) -> tuple[int, int] | None:
    """Has a person play a duel of a tournament; returns the points of both, or nothing if they left."""
    from gloaming.terminal.table import Table
    from gloaming.words.seating import Seating

    names = [entrant.name for entrant in sitting.entrants]
    seating = Seating(names, [None if entrant.is_person else entrant.bot for entrant in sitting.entrants])
    table = Table.start(sitting.game, seating, sitting.seed, sitting.options)
    table.serious = True
    if in_terminal():
        from gloaming.terminal.app import GloamingApp
        from gloaming.terminal.duelling import DuelScreen

        GloamingApp(DuelScreen(table, title, announcement, pace)).run()
    else:
        from gloaming.terminal import plain

        print("", title, announcement, "", sep="\n")
        plain.play(table)
    return (table.game.scores[0], table.game.scores[1]) if table.game.over else None


@app.command
def replay(
    file: Annotated[Path, Parameter(help="The record of a game, such as evening.gloam.")],
    *,
    seat: Annotated[int | None, Parameter(help="Whose eyes to look through, counted from 0.")] = None,
) -> None:
    """Step through a record forward and back, as a spectator or through a seat's eyes.

    Example: gloaming replay evening.gloam --seat 2

    Example: gloaming replay duel.gloam --seat 1
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
    game: GameName | None = None,
    *,
    coverage: Annotated[
        bool, Parameter(help="Check that every rule has a test; exit code 1 if one has none.", negative="")
    ] = False,
    markdown: Annotated[bool, Parameter(help="The rules and rulings as a page of Markdown.", negative="")] = False,
) -> int:
    """List the rules of a game.

    Example: gloaming rules shadow-cards --coverage

    Example: gloaming rules showdown --markdown
    """
    from gloaming import rules as written

    if game is None:
        raise BadSetup(f"which game? Say it after `rules`, for example: gloaming rules {DEFAULT}")
    name = gloaming.rulebook(game).name
    if coverage:
        report, complete = written.coverage_report(name)
        print(report)
        return 0 if complete else 1
    print(written.markdown(name) if markdown else written.listing(name))
    return 0


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen at; 0.0.0.0 lets others in the network join.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, Parameter(help="The port to listen at.")] = 8000,
    database: Annotated[
        str | None, Parameter(help="Where tables are kept: sqlite:///FILE or postgresql://...; without it in --folder.")
    ] = None,
    folder: Annotated[Path, Parameter(help="The folder for the database and the server's secrets.")] = Path(
        "gloaming-table"
    ),
    browser: Annotated[bool, Parameter(help="Open the browser, too.", negative="")] = False,
    pace: Annotated[float, Parameter(help="Seconds that a bot takes at least, so that people can follow.")] = 0.6,
    processes: Annotated[int, Parameter(help="Processes that share the tables; more than one need PostgreSQL.")] = 1,
    reach: Annotated[
        str | None,
        Parameter(
            help="The address of this machine in the private network of several that share one PostgreSQL; without it, "
            "only processes on this machine reach each other."
        ),
    ] = None,
) -> None:
    """Open the table: people and bots play in the browser.

    Example: gloaming serve --browser

    Example: gloaming serve --host 0.0.0.0 --port 8080 --database postgresql://gloaming@localhost/gloaming
    """
    from gloaming.table.serving import serve as open_table

    open_table(host, port, database, folder, browser, pace, processes, reach)


@app.command
def games() -> None:
    """List the games.

    Example: gloaming games
    """
    for name in gloaming.games():
        book = gloaming.rulebook(name)
        players = f"{book.player_counts} players"
        print(f"{name:<14}  {book.title:<20}  {players:<14}  {book.minutes} min  {book.pitch}")


def main() -> None:
    """Runs a command; whatever is refused is one sentence and exit code 2."""
    try:
        result = app(print_error=False, exit_on_error=False, result_action="return_value")
        sys.stdout.flush()
        sys.exit(result if isinstance(result, int) else 0)
    except UnusedCliTokensError as error:
        words = " ".join(error.unused_tokens or [])
        asked = " ".join(["gloaming", *(error.command_chain or []), "--help"])
        refuse(f"there is no use for '{words}' here: see {asked}")
    except (GloamingError, CycloptsError) as error:
        refuse(str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def refuse(why: str) -> NoReturn:
    """Says why a command is refused, and ends it."""
    sys.stdout.flush()
    print(f"gloaming: {why}", file=sys.stderr)
    sys.exit(REFUSED)


if __name__ == "__main__":
    main()
