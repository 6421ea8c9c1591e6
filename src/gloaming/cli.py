"""The command `gloaming`: play, watch, replay, simulate, hold tournaments, and read the rules."""

from __future__ import annotations

import errno
import os
import re
import sys
from contextlib import suppress
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

from cyclopts import App, ArgumentCollection, CycloptsError, Parameter, UnusedCliTokensError

import gloaming
from gloaming.arguments import AS_USUAL, Jobs, NameOfGame, Setup, first_game
from gloaming.examples import examples, exemplified, with_examples
from gloaming.faults import faults_named
from gloaming.games import troubles
from gloaming.kernel.errors import BadSetup, GloamingError
from gloaming.kernel.spelling import LONG, for_shell, printable, printable_lines
from gloaming.letters import PLAINLY

if TYPE_CHECKING:
    from gloaming.kernel.tournament.duels import Points
    from gloaming.terminal.live_game import LiveGame
    from gloaming.tournament.command import Invitation

REFUSED = 2
INTERRUPTED = 130
UNREAD = 1
OUTPUT_FAILS = (errno.EBADF, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC)

GameName = Annotated[NameOfGame, Parameter(help="The game to use; `gloaming games` lists them.")]
AnyGame = Annotated[
    NameOfGame | None, Parameter(help="The game to use; `gloaming games` lists them. If left out, the first of them.")
]

WHOLE = re.compile(r"[+-]?[0-9]{1,100}")
SECONDS = re.compile(r"\+?([0-9]{1,9}(\.[0-9]*)?|\.[0-9]+)")


def numbers(commands: App, names: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """Refuses what is not a whole number where one is asked for, and what is no time: cyclopts takes 2.5 and nan."""
    for argument in arguments:
        for token in argument.tokens:
            if argument.hint in (int, int | None) and not WHOLE.fullmatch(token.value):
                raise BadSetup(f"{argument.name} takes a whole number, not {token.value[:LONG]!r}")
            if argument.hint is float and not SECONDS.fullmatch(token.value):
                raise BadSetup(
                    f"{argument.name} takes seconds from 0 to 999,999,999, such as 0.5, not {token.value[:LONG]!r}"
                )


app = App(
    name="gloaming",
    help=with_examples("Shadow card games to play, watch and measure.", *examples("play")[:1]),
    help_format="plaintext",
    version=gloaming.__version__,
    config=numbers,
)
app.command(
    "gloaming.lab.simulate:simulate_command",
    name="simulate",
    help=with_examples("Play many games between bots and count the results.", *examples("simulate")),
)
app.command(
    "gloaming.cards:app",
    name="cards",
    help=with_examples("Read a game's cards, and check your own card files.", *examples("cards show")[:1]),
)

lab = App(
    name="lab",
    help=with_examples(
        "Measure games: decks against each other, or a game's sides and its cards.",
        *examples("lab pairings")[:1],
        *examples("lab balance")[:1],
    ),
    help_format="plaintext",
)
lab.command(
    "gloaming.lab.pairings.command:pairings_command",
    name="pairings",
    help=with_examples(
        "Pit every deck of a game against every other, and report who beats whom and which cards are used.\n\n"
        "After Ctrl-C, the same command continues where it stopped. The results do not depend on --jobs.",
        *examples("lab pairings"),
    ),
)
lab.command(
    "gloaming.lab.balance.command:balance_command",
    name="balance",
    help=with_examples(
        "Let a bot play all sides of a game, and report whether they are even and what each card is worth.\n\n"
        "After Ctrl-C, the same command continues where it stopped. The results do not depend on --jobs.",
        *examples("lab balance"),
    ),
)
app.command(lab)


def in_terminal() -> bool:
    """Tells whether a person looks at a screen and types."""
    drawn = sys.stdout.encoding.lower().startswith("utf") and os.environ.get("TERM") != "dumb"
    return drawn and sys.stdin.isatty() and sys.stdout.isatty()


@app.command
@exemplified("play", "gloaming play --resume")
def play(
    game: AnyGame = None,
    *,
    setup: Setup = AS_USUAL,
    seat: Annotated[int | None, Parameter(help="Your seat, counting from 0; seat 0 if left out.")] = None,
    bots: Annotated[str | None, Parameter(help="The bots in the other seats: one name for all, or a list.")] = None,
    seed: Annotated[int | None, Parameter(help="The seed for shuffling; the same seed deals the same cards.")] = None,
    resume: Annotated[
        list[Path] | None,
        Parameter(negative="", consume_multiple=(0, 1), help="Continue a saved game, or the last unfinished one."),
    ] = None,
    save: Annotated[
        Path | None, Parameter(help="Where to save the game; by default in the folder of saved games.")
    ] = None,
    pace: Annotated[float, Parameter(help="Seconds to pause after each bot's move.")] = 0.5,
) -> None:
    """Play against bots. The game is saved after every move."""
    from gloaming.terminal import saves
    from gloaming.terminal.live_game import LiveGame
    from gloaming.words.seating import against_bots

    if resume is not None:
        if setup != AS_USUAL or (seat, bots, seed, save) != (None,) * 4:
            raise BadSetup("--resume continues a game as it was set up; it can only be combined with --pace")
        live = LiveGame.resume(resume[0] if resume else last_unfinished())
    else:
        book = gloaming.rulebook(game or first_game())
        setting = book.setting(setup.players, seed, setup.options(book))
        seating = against_bots(setting.players, seat or 0, bots, setting.seed)
        path = saves.fresh(book.name) if save is None else saves.chosen(save)
        live = LiveGame.start(book.name, seating, setting.seed, setting.options, path)
    sit_down(live, pace)


def last_unfinished() -> Path:
    """Returns the record of the game that was left last and can go on, and tells which newer ones cannot."""
    from gloaming.terminal import saves

    record, passed_over = saves.last_unfinished()
    if passed_over:
        names = ", ".join(printable(path.name) for path in passed_over)
        print(f"Skipped, because this version of Gloaming cannot continue them: {names}", file=sys.stderr)
    return record


def sit_down(live: LiveGame, pace: float) -> None:
    """Plays at a table, and says how to go on."""
    try:
        live = show(live, pace)
    finally:
        say_how_to_resume(live)


def show(live: LiveGame, pace: float) -> LiveGame:
    """Plays at a table, on the screen or in plain text; returns the table of the last game played."""
    if in_terminal():
        from gloaming.terminal.app import GloamingApp
        from gloaming.terminal.playing import PlayScreen

        screen = PlayScreen(live, pace)
        GloamingApp(screen).open()
        return screen.live
    from gloaming.terminal import plain

    plain.play(live)
    return live


def say_how_to_resume(live: LiveGame) -> None:
    """Tells how to look at a finished game again, or how to go on with another one."""
    from gloaming.terminal import saves

    if live.trouble:
        print(live.trouble, file=sys.stderr)
    elif live.game.over:
        print(f"Game saved. Replay it with: gloaming replay {for_shell(str(live.path))}")
    elif not live.begun:
        print("No move was made, so nothing was saved.")
    elif live.path is not None:
        where = "" if live.path.parent == saves.folder() else f" {for_shell(str(live.path))}"
        print(f"Game saved. Continue it with: gloaming play --resume{where}")


@app.command
@exemplified("watch")
def watch(
    game: AnyGame = None,
    *,
    setup: Setup = AS_USUAL,
    seats: Annotated[
        str | None, Parameter(help="The bots at the table: one name for all, or one for each seat.")
    ] = None,
    seed: Annotated[int | None, Parameter(help="The seed for the shuffling and the bots.")] = None,
    delay: Annotated[float, Parameter(help="Seconds between moves.")] = 0.6,
    step: Annotated[bool, Parameter(help="Wait for a key before each move.", negative="")] = False,
) -> None:
    """Watch bots play. Without a terminal, the game is printed as text."""
    from gloaming.terminal.live_game import LiveGame
    from gloaming.words.seating import kinds, only_bots

    book = gloaming.rulebook(game or first_game())
    count = len(seats.split(",")) if setup.players is None and seats and "," in seats else setup.players
    setting = book.setting(count, seed, setup.options(book))
    seating = only_bots(kinds(seats, setting.players, f"a table of {setting.players}"), setting.seed)
    live = LiveGame.start(book.name, seating, setting.seed, setting.options)
    if in_terminal():
        from gloaming.terminal.app import GloamingApp
        from gloaming.terminal.watching import WatchScreen

        GloamingApp(WatchScreen(live, delay, not step)).open()
    else:
        from gloaming.terminal import plain

        plain.watch(live)


@app.command
@exemplified("tournament", "gloaming tournament --resume evening.json")
def tournament(
    game: GameName | None = None,
    *,
    entrants: Annotated[
        str | None, Parameter(help="A list such as you,search,13: bots by name, `you`, or a number of bots.")
    ] = None,
    bots: Annotated[str | None, Parameter(help="The bot used for entrants given as a number.")] = None,
    seed: Annotated[int | None, Parameter(help="The seed for the draw, the names and all games.")] = None,
    setup: Setup = AS_USUAL,
    jobs: Jobs = 1,
    json: Annotated[Path | None, Parameter(help="Where to save the tournament and its bracket, as JSON.")] = None,
    resume: Annotated[Path | None, Parameter(help="Continue a tournament saved with --json.")] = None,
    pace: Annotated[float, Parameter(help="Seconds to pause after each bot's move in your own duels.")] = 0.5,
) -> None:
    """Run a tournament of any two-sided game: as its rulebook prints it, or in Swiss rounds followed by a knockout.

    If no game is named, the first whose rulebook has a tournament is played.
    """
    from gloaming.kernel.tournament.entrants import USUAL_BOT
    from gloaming.tournament.command import check_free, prepared, resumed, run
    from gloaming.tournament.kinds import first_printed

    if resume is None:
        first = 1 if seed is None else seed
        chosen = first_printed() if game is None else game
        evening = prepared(chosen, entrants or "16", bots or USUAL_BOT, first, setup)
        if json is not None:
            check_free(json)
    elif setup != AS_USUAL or (entrants, bots, seed) != (None,) * 3:
        raise BadSetup(
            "--resume continues a tournament as it was set up; it can only be combined with --jobs, --json and --pace"
        )
    else:
        evening = resumed(resume, game)
    run(evening, partial(own_duel, pace=pace), jobs, json or resume)


def own_duel(invitation: Invitation, pace: float) -> Points | None:
    """Has a person play a duel of a tournament; returns the points of both, or nothing if they left."""
    from gloaming.terminal.live_duel import LiveDuel
    from gloaming.tournament.playing import points_of

    live = LiveDuel.sit_down(invitation.sitting, invitation.keep)
    if in_terminal():
        from gloaming.terminal.app import GloamingApp
        from gloaming.terminal.duelling import DuelScreen

        GloamingApp(DuelScreen(live, invitation.title, invitation.announcement, pace)).open()
    else:
        from gloaming.terminal import plain

        print("", invitation.title, invitation.announcement, "", sep="\n")
        plain.play(live)
    return points_of(live.game) if live.game.over else None


@app.command
def replay(
    file: Annotated[Path, Parameter(help="The record of a game, such as evening.gloam.")],
    *,
    seat: Annotated[int | None, Parameter(help="The seat whose view to show, counting from 0.")] = None,
) -> None:
    """Step through a finished game, in a spectator's or a player's view.

    Example: gloaming replay evening.gloam --seat 2

    Example: gloaming replay duel.gloam --seat 1
    """
    from gloaming.terminal.tape import Tape

    tape = Tape(file)
    eyes = tape.check_seat(seat)
    if in_terminal():
        from gloaming.terminal.app import GloamingApp
        from gloaming.terminal.replaying import ReplayScreen

        GloamingApp(ReplayScreen(tape, eyes)).open()
    else:
        from gloaming.terminal import plain

        plain.replay(tape, eyes)


@app.command
@exemplified("rules")
def rules(
    game: GameName | None = None,
    *,
    coverage: Annotated[
        bool, Parameter(help="Check that every rule has a test; exit code 1 if any has none.", negative="")
    ] = False,
    markdown: Annotated[bool, Parameter(help="Print the rules and rulings as Markdown.", negative="")] = False,
) -> int:
    """List the rules of a game."""
    from gloaming import rules as written

    if game is None:
        raise BadSetup(f"which game? For example: gloaming rules {first_game()}")
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
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 lets others on your network join.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, Parameter(help="The port to listen on.")] = 8000,
    database: Annotated[
        str | None,
        Parameter(help="Where to keep the tables: sqlite:///FILE or postgresql://...; by default in --folder."),
    ] = None,
    folder: Annotated[Path, Parameter(help="The folder for the database and the server's secrets.")] = Path(
        "gloaming-table"
    ),
    browser: Annotated[bool, Parameter(help="Open the browser as well.", negative="")] = False,
    pace: Annotated[
        float, Parameter(help="The minimum time a bot takes for a move, in seconds, so that people can follow.")
    ] = 0.6,
    processes: Annotated[
        int,
        Parameter(
            help="How many processes share the tables, capped at what this machine can use; more than one needs "
            "PostgreSQL."
        ),
    ] = 1,
    reach: Annotated[
        str | None,
        Parameter(
            help="This machine's address on the private network, when several machines share one PostgreSQL; by "
            "default only processes on this machine reach each other."
        ),
    ] = None,
) -> None:
    """Start the server: people and bots play in the browser.

    Example: gloaming serve --browser

    Example: gloaming serve --host 0.0.0.0 --port 8080 --database postgresql://gloaming@localhost/gloaming
    """
    from gloaming.table.web.serving import serve as open_table

    open_table(host, port, database, folder, browser, pace, processes, reach)


@app.command
def games() -> None:
    """List the games.

    Example: gloaming games
    """
    for name in gloaming.games():
        book = gloaming.rulebook(name)
        print(f"{name:<14}  {book.title:<20}  {book.counted_players:<14}  {book.minutes} min  {book.pitch}")
    for trouble in troubles():
        print(f"gloaming: {printable(trouble)}", file=sys.stderr)


@app.command(name="--install-completion")
def install_completion(
    *,
    shell: Annotated[
        Literal["bash", "zsh", "fish", "powershell"] | None, Parameter(help="The shell; default: your current shell.")
    ] = None,
) -> None:
    """Set up your shell to complete commands, options and game names.

    Example: gloaming --install-completion
    """
    from cyclopts.completion import ShellDetectionError, detect_shell
    from cyclopts.completion.install import add_to_rc_file

    try:
        shell = shell or detect_shell()
        script = app.install_completion(shell=shell, add_to_startup=False)
        loads = shell != "fish" and add_to_rc_file(script, app.name[0], shell)
    except ShellDetectionError:
        raise BadSetup("which shell? Name it with --shell: bash, zsh, fish or powershell") from None
    except OSError as error:
        raise BadSetup(f"completion cannot be installed: {error.filename}: {error.strerror}") from error
    print(f"Installed in {script}.")
    if loads:
        print(f"Added to {startup_file(shell)}: a line that loads it, and a comment.")
    if shell == "zsh":  # whose own part of the work cannot be seen from here
        load = "`autoload -Uz compinit && compinit`"
        print(f"To activate it, add {load} to ~/.zshrc, after the line that names this folder.")
    print("Open a new terminal to use it.")


def startup_file(shell: str) -> Path:
    """Returns the file that a shell reads when it starts, where cyclopts writes of completion."""
    from cyclopts.completion.install import powershell_profile

    file = powershell_profile() if shell == "powershell" else Path.home() / f".{shell}rc"
    return file.resolve()


def main() -> None:
    """Runs a command; whatever is refused is one sentence and exit code 2."""
    prepare_streams()
    try:
        with faults_named():
            result = app(print_error=False, exit_on_error=False, result_action="return_value")
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        words = " ".join(error.unused_tokens or [])
        asked = " ".join(["gloaming", *(error.command_chain or []), "--help"])
        refuse(f"'{words}' is not expected here: see {asked}")
    except (GloamingError, CycloptsError) as error:
        refuse(str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except SystemExit as ended:  # so rich ends a help that nobody reads on
        sys.exit(0 if ended.code == UNREAD else ended.code)
    except BrokenPipeError:
        drop_output()
        sys.exit(0)
    except OSError as error:
        drop_output()
        refuse(trouble_with(error))
    sys.exit(result if isinstance(result, int) else 0)


def trouble_with(error: OSError) -> str:
    """Returns in one sentence what the system refuses to do, and with which file."""
    if error.filename is not None:
        return f"{printable(str(error.filename))}: {error.strerror}"
    return f"the output cannot be written: {error.strerror}" if error.errno in OUTPUT_FAILS else str(error.strerror)


def prepare_streams() -> None:
    """Has commands write on whatever terminal there is, also one that knows few letters; a closed output is refused."""
    nothing = Path(os.devnull)
    sys.stdin = sys.stdin or nothing.open()
    sys.stderr = sys.stderr or nothing.open("w")
    if sys.stdout is None:
        sys.stdout = nothing.open("w")
        refuse("the output cannot be written: it is closed")
    for stream, unknown in ((sys.stdin, "replace"), (sys.stdout, PLAINLY)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=unknown)


def refuse(why: str) -> NoReturn:
    """Says why a command is refused, and ends it."""
    with suppress(OSError):
        sys.stdout.flush()
        print(f"gloaming: {printable_lines(why)}", file=sys.stderr, flush=True)
    sys.exit(REFUSED)


def drop_output() -> None:
    """Lets go of what could not be written, or Python would try again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
