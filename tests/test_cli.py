"""The command line, as a shell sees it."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

import gloaming
from gloaming.cli import app
from gloaming.examples import examples
from gloaming.games import home_of, registered

COMMANDS = ["play", "watch", "replay", "simulate", "tournament", "rules", "games"]


class Shell:
    """Runs `gloaming` in a folder of its own, without a terminal."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.saved = folder / "data" / "gloaming"

    def start(self, *words: str, output: int | IO[str] = subprocess.PIPE, **surroundings: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "gloaming.cli", *words],
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            env={**os.environ, "XDG_DATA_HOME": str(self.folder / "data"), "COLUMNS": "200", **surroundings},
        )

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        with self.start(*words) as running:
            output, errors = running.communicate(typed)
        return subprocess.CompletedProcess(words, running.returncode, output, errors)

    def record(self) -> Path:
        """The one game that was saved."""
        (record,) = self.saved.glob("*.gloam")
        return record


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    game = gloaming.start("shadow-cards", players=5, seed=7)
    while not game.over:
        decision = game.decisions[0]
        game.choose(decision.seat, decision.options[0])
    gloaming.save(game, tmp_path / "evening.gloam")
    return tmp_path / "evening.gloam"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_has_an_example(shell: Shell, command: str) -> None:
    done = shell.run(command, "--help")
    assert done.returncode == 0
    assert f"Example: gloaming {command}" in done.stdout


@pytest.mark.parametrize(
    "words", [["cards"], ["cards", "check"], ["cards", "terms"], ["lab"], ["lab", "pairings"], ["lab", "balance"]]
)
def test_every_help_of_cards_and_lab_has_an_example(shell: Shell, words: list[str]) -> None:
    assert f"Example: gloaming {' '.join(words)} " in shell.run(*words, "--help").stdout


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "watch",
        "replay",
        "simulate",
        "tournament",
        "rules",
        "serve",
        "lab pairings",
        "lab balance",
        "cards show",
    ],
)
def test_a_help_breaks_no_line_that_has_room(shell: Shell, command: str) -> None:
    with shell.start(*command.split(), "--help", COLUMNS="400") as running:
        told, _ = running.communicate()
    rows = [line for line in told.splitlines() if line.startswith("│")]
    assert rows
    assert [row for row in rows if not row[1:8].strip()] == []


@pytest.mark.parametrize("measurement", ["pairings", "balance"])
def test_measurements_say_that_they_can_be_interrupted(shell: Shell, measurement: str) -> None:
    assert "After Ctrl-C, the same command continues" in shell.run("lab", measurement, "--help").stdout


@pytest.mark.parametrize("command", ["play", "watch", "simulate", "rules"])
def test_helps_have_an_example_with_showdown(shell: Shell, command: str) -> None:
    assert f"Example: gloaming {command} showdown" in shell.run(command, "--help").stdout


OFFERED = [(name, command) for name in registered() for command in home_of(name).examples]


@pytest.mark.parametrize(("name", "command"), OFFERED)
def test_the_examples_of_a_game_can_be_given_as_they_stand(name: str, command: str) -> None:
    offered = home_of(name).examples[command]
    told = [line for line in examples(command) if line.startswith(f"gloaming {command} {name}")]
    assert len(told) == len(offered)
    for line in told:
        words = shlex.split(line.partition(" > ")[0])[1:]
        _, bound, _ = app.parse_args(words, print_error=False, exit_on_error=False)
        assert bound.arguments["game"] == name


def test_what_names_no_game_is_about_the_first(shell: Shell) -> None:
    first = gloaming.rulebook(gloaming.games()[0])
    words = ["watch", "--seats", "random", "--seed", "7"]
    assert shell.run(*words).stdout == shell.run("watch", first.name, *words[1:]).stdout
    assert f"gloaming rules {first.name}" in shell.run("rules").stderr


def test_all_commands_are_listed(shell: Shell) -> None:
    listed = shell.run("--help").stdout
    assert all(command in listed for command in COMMANDS)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["play", "shadow-card"], "did you mean 'shadow-cards'?"),
        (["watch", "shadow-card"], "did you mean 'shadow-cards'?"),
        (["rules", "shadow-card"], "did you mean 'shadow-cards'?"),
        (["play", "--bots", "randon"], "did you mean 'random'?"),
        (["watch", "--seats", "randon"], "did you mean 'random'?"),
        (["play", "--players", "9"], "Shadow Cards is for 2 to 5 players, not 9"),
        (["play", "showdown", "--players", "1"], "Showdown is for 2 players, not 1"),
        (["play", "syndicates", "--players", "3"], "Shadows & Syndicates is for 2 or 4 players, not 3"),
        (["simulate", "syndicates", "--seats", "random,random,random"], "is for 2 or 4 players, not 3"),
        (["play", "--seat", "4"], "with 4 players seats are 0 to 3, not 4"),
        (["play", "--bots", "random,random"], "a table of 4 takes 1 bot for all or 3 bots, not 2"),
        (["watch", "--seats", "random,random,random,random,random,random"], "is for 2 to 5 players, not 6"),
        (
            ["play", "--option", "exact_factor=12"],
            "exact_factor cannot be '12': it takes a whole number from 1 to 9",
        ),
        (["play", "--option", "teeching=true"], "did you mean 'teaching'?"),
        (["play", "--option", "teaching"], "write it as name=value"),
        (["play", "--resume"], "no unfinished game"),
        (["play", "--resume", "--seed", "3"], "it can only be combined with --pace"),
        (["play", "--save", "no/such/folder/evening.gloam"], "cannot save the game in 'no/such/folder/evening.gloam'"),
        (["play", "--players", "many"], "--players takes a whole number, not 'many'"),
        (["play", "--seed", "1.5"], "--seed takes a whole number, not '1.5'"),
        (["watch", "--players", "3.4"], "--players takes a whole number, not '3.4'"),
        (["replay", "evening.gloam", "--seat", "0.5"], "--seat takes a whole number, not '0.5'"),
        (["simulate", "shadow-cards", "--seats", "random,random", "--games", "1.6"], "--games takes a whole number"),
        (
            ["simulate", "shadow-cards", "--seats", "random,random", "--games", "9" * 30],
            "--games goes up to 1,000,000,000",
        ),
        (["simulate", "shadow-cards", "--seats", "random,random", "--jobs", "0"], "--jobs must be at least 1, not 0"),
        (["simulate", "shadow-cards", "--seats", "random,random", "--seed", "9" * 38], "a seed is a whole number"),
        (["simulate", "shadow-cards", "--seats", "random,search:1:nan"], "the budget of 'search:1:nan' cannot be read"),
        (["simulate", "shadow-cards", "--seats", "random,search:1:inf"], "the budget of 'search:1:inf' cannot be read"),
        (["simulate", "shadow-cards", "--seats", "random,search:1_0"], "the budget of 'search:1_0' cannot be read"),
        (["lab", "balance", "syndicates", "--games", "8" * 30], "--games goes up to 1,000,000,000"),
        (["lab", "pairings", "showdown", "--games", "8" * 30], "--games goes up to 1,000,000,000"),
        (["tournament", "shwdown"], "did you mean 'showdown'?"),
        (["tournament", "--resume", "x.json", "--seed", "1"], "it can only be combined with --jobs, --json and --pace"),
        (["tournament", "--jobs", "-1"], "--jobs must be at least 1, not -1"),
        (["serve", "--processes", "0"], "--processes must be at least 1, not 0"),
        (["serve", "--port", "65536"], "a port must be a number from 0 to 65535"),
        (["play", "--pace", "nan"], "--pace takes seconds from 0 to 999,999,999, such as 0.5, not 'nan'"),
        (["play", "--pace", "-1"], "--pace takes seconds from 0 to 999,999,999, such as 0.5, not '-1'"),
        (["play", "--pace=1e308"], "--pace takes seconds from 0 to 999,999,999, such as 0.5, not '1e308'"),
        (["play", "--pace=1000000000"], "--pace takes seconds from 0 to 999,999,999, such as 0.5, not '1000000000'"),
        (["watch", "--delay", "inf"], "--delay takes seconds from 0 to 999,999,999, such as 0.5, not 'inf'"),
        (["watch", "--delay=-0.5"], "--delay takes seconds from 0 to 999,999,999, such as 0.5, not '-0.5'"),
        (["serve", "--pace", "1e400"], "--pace takes seconds from 0 to 999,999,999, such as 0.5, not '1e400'"),
        (["tournament", "--pace", "NaN"], "--pace takes seconds from 0 to 999,999,999, such as 0.5, not 'NaN'"),
        (["watch", "--players", "3", "--seats", "random,random"], "a table of 3 takes 1 bot for all or 3 bots, not 2"),
        (["watch", "--option", "teeching=yes"], "did you mean 'teaching'?"),
        (["play", "--save", ""], "cannot save the game in"),
        (["play", "--save", "/etc/passwd/x"], "cannot save the game in"),
        (["play", "--save", "a" * 300], "cannot save the game in"),
        (["rules"], "For example: gloaming rules shadow-cards"),
        (["dance"], "dance"),
        (["\x1b[31mx"], r"\x1b[31mx"),
        (["games", "--\x1b[31mx"], r"--\x1b[31mx"),
        (["play", "--seat", "\x1b[31mx"], r"\x1b[31mx"),
        (["cards", "check", "/dev/zero"], "name the game before the file, as in: gloaming cards check"),
        (["cards", "check", "deck.yaml"], "name the game before the file, as in: gloaming cards check"),
        (["rules", "syndicates", "SS-ONE-6"], "'SS-ONE-6' is not expected here: see gloaming rules --help"),
    ],
)
def test_what_is_refused_is_one_sentence(shell: Shell, words: list[str], message: str) -> None:
    done = shell.run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.rstrip("\n").isprintable()


def test_a_broken_record_names_file_and_line(shell: Shell, evening: Path) -> None:
    lines = evening.read_text().split("\n")
    lines[10] = "0 play purple-99"
    evening.write_text("\n".join(lines))
    done = shell.run("replay", "evening.gloam")
    assert done.returncode == 2
    assert "evening.gloam, line 11:" in done.stderr


def test_a_missing_or_truncated_record_is_refused(shell: Shell, evening: Path) -> None:
    evening.write_text(evening.read_text()[:200])
    for name in ("evening.gloam", "morning.gloam"):
        done = shell.run("replay", name)
        assert done.returncode == 2
        assert name in done.stderr
        assert "Traceback" not in done.stderr


def test_the_end_of_the_input_keeps_the_game(shell: Shell) -> None:
    done = shell.run("play", "--seed", "7", "--bots", "random", typed="3\n5\n")
    assert done.returncode == 0
    assert "gloaming play --resume" in done.stdout
    game = gloaming.load(shell.record())
    assert [token for seat, token in game.choices if seat == 0][:2]
    note = json.loads(shell.record().with_suffix("").with_suffix(".table.json").read_text())
    assert note["bots"] == [None, "random", "random", "random"]
    assert note["over"] is False


def read_question(output: IO[str]) -> None:
    """Reads until the person is asked."""
    assert any("q quit" in line for line in iter(output.readline, "")), "the game ended without a question"


def test_an_interrupt_keeps_the_game(shell: Shell) -> None:
    with shell.start("play", "--seed", "7", "--bots", "random") as running:
        assert running.stdout is not None
        read_question(running.stdout)
        assert running.stdin is not None
        running.stdin.write("1\n")
        running.stdin.flush()
        read_question(running.stdout)
        running.send_signal(signal.SIGINT)
        output, errors = running.communicate()
    assert running.returncode == 130
    assert "gloaming play --resume" in output
    assert errors == ""
    assert gloaming.load(shell.record()).number > 0


def test_a_game_is_resumed_where_it_was_left(shell: Shell) -> None:
    first = shell.run("play", "--seed", "7", "--seat", "2", "--bots", "random", typed="3\n5\n")
    left = gloaming.load(shell.record())
    second = shell.run("play", "--resume")
    assert second.returncode == 0
    assert gloaming.load(shell.record()) == left
    assert second.stdout.split("\n\n")[-1] == first.stdout.split("\n\n")[-1]


def test_a_game_of_older_rules_is_passed_over(shell: Shell) -> None:
    shell.run("play", "--seed", "7", "--bots", "random", typed="3\n")
    playable = shell.record()
    newer = playable.with_name("newer.gloam")
    newer.write_text(playable.read_text().replace("\nrules 2\n", "\nrules 0\n"))
    newer.with_name("newer.table.json").write_bytes(
        playable.with_name(playable.name.replace(".gloam", ".table.json")).read_bytes()
    )
    os.utime(playable, (100, 100))
    done = shell.run("play", "--resume", typed="q\n")
    assert done.returncode == 0
    assert done.stderr == "Skipped, because this version of Gloaming cannot continue them: newer.gloam\n"


@pytest.mark.parametrize(
    ("name", "typed"),
    [("my evening.gloam", "'my evening.gloam'"), ("red\x1b[31m.gloam", r"$'red\x1b[31m.gloam'"), ("$(x)", "'$(x)'")],
)
def test_a_file_is_named_as_a_shell_takes_it(shell: Shell, name: str, typed: str) -> None:
    done = shell.run("play", "--bots", "random", "--save", name, typed="1\n")
    assert done.stdout.endswith(f"Continue it with: gloaming play --resume {typed}\n")
    again = shell.run("play", "--save", name)
    assert f"continue it with --resume {typed}, or choose" in again.stderr
    shell.run("play", "--resume", name, typed="1\n" * 200)
    over = shell.run("play", "--resume", name)
    assert f"replay it with: gloaming replay {typed}\n" in over.stderr


def test_a_whole_game_is_played_through_a_pipe(shell: Shell) -> None:
    done = shell.run("play", "--players", "5", "--seed", "7", "--bots", "random", typed="1\n" * 200)
    assert done.returncode == 0
    assert "the game with" in done.stdout
    assert "gloaming replay" in done.stdout
    assert gloaming.load(shell.record()).over
    again = shell.run("play", "--resume", str(shell.record()))
    assert again.returncode == 2
    assert "is over" in again.stderr


def test_words_undo_and_quit_are_understood(shell: Shell) -> None:
    done = shell.run("play", "--seed", "7", "--bots", "random", typed="dance\n\npredict red-99\n1\nu\nu\nq\n")
    assert done.returncode == 0
    assert "Nothing here is called 'dance'." in done.stdout
    assert "Undone." in done.stdout
    assert "There is nothing to undo yet." in done.stdout
    assert gloaming.load(shell.record()).number == 0


def test_options_are_read_as_the_type_a_ruling_takes(shell: Shell) -> None:
    options = ["--option", "teaching=true", "--option", "zero_reward=20", "--option", "exact_factor=2"]
    done = shell.run("play", *options, "--save", "a.gloam", typed="1\n")
    assert done.returncode == 0
    text = (shell.folder / "a.gloam").read_text()
    assert "option teaching true" in text
    assert 'option zero_reward "20"' in text
    assert "option exact_factor 2" in text
    assert "--resume a.gloam" in done.stdout


@pytest.mark.parametrize(("place", "kind"), [(os.devnull, "a device"), (".", "a folder")])
def test_a_game_is_saved_in_files_only(shell: Shell, place: str, kind: str) -> None:
    done = shell.run("play", "--save", place, typed="1\n")
    assert done.returncode == 2
    assert f"cannot save the game in '{place}': it is {kind}, not a file" in done.stderr


def test_a_saved_game_is_not_written_over(shell: Shell, evening: Path) -> None:
    before = evening.read_bytes()
    done = shell.run("play", "--save", "evening.gloam", typed="1\n")
    assert done.returncode == 2
    assert "evening.gloam already exists: continue it with --resume evening.gloam" in done.stderr
    assert evening.read_bytes() == before


def test_a_game_in_which_nothing_was_chosen_is_not_kept(shell: Shell) -> None:
    done = shell.run("play", "--bots", "random")
    assert done.returncode == 0
    assert "nothing was saved" in done.stdout
    assert list(shell.saved.iterdir()) == []


def test_strange_digits_are_no_numbers(shell: Shell) -> None:
    done = shell.run("play", "--bots", "random", typed="²\n")
    assert done.returncode == 0
    assert "Nothing here is called '²'." in done.stdout


def test_a_record_is_told_with_its_score_sheets(shell: Shell, evening: Path) -> None:
    done = shell.run("replay", "evening.gloam")
    assert done.returncode == 0
    assert done.stdout.count("experience") >= 3
    assert "Seat 0 plays the" in done.stdout
    assert "aside" not in done.stdout
    assert "Seat 2 sets the" in shell.run("replay", "evening.gloam", "--seat", "2").stdout
    refused = shell.run("replay", "evening.gloam", "--seat", "9")
    assert refused.returncode == 2
    assert "seats 0 to 4" in refused.stderr


def test_the_same_seed_is_watched_twice_alike(shell: Shell) -> None:
    words = ["watch", "--seats", "random,random,random", "--seed", "3"]
    first = shell.run(*words)
    assert first.returncode == 0
    assert "experience." in first.stdout
    assert shell.run(*words).stdout == first.stdout


def test_plain_output_has_no_escape_codes(shell: Shell, evening: Path) -> None:
    outputs = [
        shell.run("games"),
        shell.run("watch", "--seats", "random,random", "--seed", "1"),
        shell.run("replay", "evening.gloam"),
        shell.run("play", "--bots", "random", typed="1\n"),
        shell.run("play", "--help"),
        shell.run("play", "nothing"),
    ]
    assert all("\x1b" not in done.stdout + done.stderr for done in outputs)


def test_games_are_listed_with_their_facts(shell: Shell) -> None:
    listed = shell.run("games").stdout
    for name, players in (("shadow-cards", "2 to 5"), ("showdown", "2"), ("syndicates", "2 or 4")):
        book = gloaming.rulebook(name)
        [line] = [line for line in listed.splitlines() if line.startswith(name)]
        facts = [name, book.title, f"{players} players", f"{book.minutes} min", book.pitch]
        assert re.split(" {2,}", line) == facts


def test_lists_do_not_load_the_screen() -> None:
    code = "import sys, gloaming.cli; gloaming.cli.games(); sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_the_library_does_not_load_the_command_line() -> None:
    code = "import sys, gloaming; sys.exit(bool({'cyclopts', 'rich', 'textual'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


BROKEN_DECK = "champion: mine\nname: Mine\nepithet: the broken\ndisciplines:\n  clubs: P P\n"


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    """A folder with a good deck and a broken one."""
    champions = Path(gloaming.__file__).parent / "games" / "showdown" / "champions"
    text = (champions / "corvo.yaml").read_text(encoding="utf-8")
    (tmp_path / "mine.yaml").write_text(text.replace("name: Corvo Thistledown", "name: Mine Own"), encoding="utf-8")
    (tmp_path / "broken.yaml").write_text(BROKEN_DECK)
    return tmp_path


def test_a_duel_is_fought_with_decks_of_ones_own(shell: Shell, decks: Path) -> None:
    done = shell.run("watch", "showdown", "--seats", "random", "--deck", "mine.yaml", "--deck", "ilse", "--seed", "3")
    assert done.returncode == 0
    assert "fights as Mine Own" in done.stdout
    assert "as Ilse Verrin" in done.stdout
    played = shell.run("play", "showdown", "--bots", "random", "--deck", "mine.yaml", "--seed", "3", typed="1\n" * 300)
    assert played.returncode == 0
    assert "You fight as Mine Own" in played.stdout
    (decks / "mine.yaml").unlink()  # the deck travels with the game
    again = shell.run("replay", str(shell.record()))
    assert again.returncode == 0
    assert "Mine Own" in again.stdout
    words = ["--seats", "random,random", "--games", "2", "--deck", "corvo", "--deck", "corvo", "--json"]
    simulated = shell.run("simulate", "showdown", *words)
    assert '"champions":["corvo","corvo"]' in simulated.stdout


def test_a_broken_deck_says_everything_that_is_wrong(shell: Shell, decks: Path) -> None:
    for command in (["play"], ["watch"], ["simulate", "--seats", "random,random"]):
        done = shell.run(command[0], "showdown", *command[1:], "--deck", "broken.yaml")
        assert done.returncode == 2
        assert "broken.yaml" in done.stderr
        assert "clubs needs 12 letters" in done.stderr
        assert done.stderr.count("\n") > 1
        assert "Traceback" not in done.stderr


def test_all_card_files_are_checked_even_if_one_is_broken(shell: Shell, decks: Path) -> None:
    done = shell.run("cards", "check", "showdown", "broken.yaml", "mine.yaml", "no.yaml")
    assert done.returncode == 2
    assert done.stdout == "mine.yaml: no problems found.\n"
    assert "clubs needs 12 letters" in done.stderr
    assert "no.yaml: cannot be read" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_set_of_ones_own_is_checked_and_shown(shell: Shell) -> None:
    page = (Path(__file__).parents[1] / "docs" / "cards.md").read_text()
    [good] = [text for text in re.findall(r"```yaml\n(.*?)```", page, re.DOTALL) if text.startswith("set:")]
    (shell.folder / "mine.yaml").write_text(good)
    (shell.folder / "broken.yaml").write_text(good.replace("duo: Digger, ", "").replace("kt: 40", "kt: 45"))
    done = shell.run("cards", "check", "syndicates", "mine.yaml", "broken.yaml")
    assert (done.returncode, done.stdout) == (2, "mine.yaml: no problems found.\n")
    assert "broken.yaml, line 11, card 4: KT go from 10 to 60 in tens, so they cannot be 45" in done.stderr
    shown = shell.run("cards", "show", "syndicates", "mine.yaml", "digger")
    assert shown.returncode == 0
    assert shown.stdout == (
        "Digger - digger (CO 03/24, green, friend, 50 KT, duo with Scratch)\n"
        "  Skill, Tug of War: If Scratch is in play, attack one enemy for 20 KT.\n"
    )
    assert "Trouble in the Back Yard: 24 cards." in shell.run("cards", "show", "syndicates", "mine.yaml").stdout


def test_the_cards_of_syndicates_are_listed_with_their_words_and_schema(shell: Shell) -> None:
    listed = shell.run("cards", "list", "syndicates", "season-1").stdout.splitlines()
    assert len(listed) == 88
    assert "Vitamin C Energy Shot" in listed[40]
    assert shell.run("cards", "check", "syndicates").stdout == "season-1: 88 cards, no problems found.\n"
    words = shell.run("cards", "terms", "syndicates").stdout
    assert "skip-turn  Costs whoever draws the card their next turn." in words
    schema = json.loads(shell.run("cards", "schema", "syndicates").stdout)
    assert schema["title"] == "A set of Shadows & Syndicates"


def test_the_words_of_card_files_are_listed(shell: Shell) -> None:
    done = shell.run("cards", "terms", "showdown")
    assert done.returncode == 0
    assert "add  Raises or lowers a feint, a strike or a total." in done.stdout
    refused = shell.run("cards", "terms", "shadow-cards")
    assert refused.returncode == 2
    assert "Shadow Cards has no card files" in refused.stderr
    assert "Shadow Cards has no card files" in shell.run("cards", "show", "shadow-cards").stderr


def test_who_names_no_deck_to_be_shown_is_told_which_there_are(shell: Shell) -> None:
    refused = shell.run("cards", "show", "showdown")
    assert refused.returncode == 2
    assert "name a deck of Showdown, or a file: " in refused.stderr
    assert "corvo" in refused.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["play", "shadow-cards", "--deck", "corvo"], "Shadow Cards has no --deck; it has --players (2 to 5)"),
        (["play", "showdown", "--deck", "corvi"], "did you mean 'corvo'?"),
        (["play", "showdown", "--deck", "no.yaml"], "no.yaml: cannot be read"),
        (["watch", "showdown", "--deck", "corvo", "--deck", "ilse", "--deck", "ilse"], "a duel has two decks, not 3"),
        (["watch", "showdown", "--deck", "corvo", "--option", "deck_0=ilse"], "leave one out"),
        (["play", "--resume", "--deck", "corvo"], "it can only be combined with --pace"),
    ],
)
def test_a_deck_that_cannot_be_is_refused_in_one_sentence(shell: Shell, words: list[str], message: str) -> None:
    done = shell.run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_format_is_named_by_a_word_of_its_own(shell: Shell) -> None:
    words = ["simulate", "syndicates", "--seats", "random,random", "--games", "2", "--json"]
    short, long = shell.run(*words, "--format", "fiasco"), shell.run(*words, "--option", "format=fiasco")
    assert short.returncode == 0
    assert short.stdout == long.stdout != shell.run(*words).stdout
    measured = shell.run("lab", "balance", "syndicates", "--format", "sumo-rush", "--games", "2", "--seats", "random")
    assert measured.stdout.startswith("Shadows & Syndicates: balance, format sumo-rush\n")


def test_decks_are_named_one_by_one_or_with_commas(shell: Shell, decks: Path) -> None:
    words = ["simulate", "showdown", "--seats", "random,random", "--games", "2", "--json"]
    repeated = shell.run(*words, "--deck", "corvo", "--deck", "ilse")
    assert '"champions":["corvo","ilse"]' in repeated.stdout
    assert shell.run(*words, "--deck", "corvo,ilse").stdout == repeated.stdout
    (decks / "mine.yaml").rename(decks / "mine, too.yaml")
    own = shell.run("watch", "showdown", "--seats", "random", "--deck", "mine, too.yaml", "--deck", "ilse")
    assert "fights as Mine Own" in own.stdout


def test_one_bot_stands_for_all_seats_where_the_number_of_players_is_told(shell: Shell) -> None:
    words = ["simulate", "shadow-cards", "--games", "1", "--json"]
    alike = shell.run(*words, "--players", "3", "--seats", "random")
    assert '"seats":["random","random","random"]' in alike.stdout
    refused = shell.run(*words, "--players", "3", "--seats", "random,random")
    assert refused.stderr == "gloaming: --players is 3, and --seats names 2 bots\n"


WHERE_A_GAME_IS_NAMED = ["play {}", "watch {}", "simulate {} --seats random,random", "lab balance {}", "tournament {}"]


@pytest.mark.parametrize("short", ["format", "mode", "difficulty", "deck"])
@pytest.mark.parametrize("command", WHERE_A_GAME_IS_NAMED)
def test_a_short_that_a_game_lacks_is_refused_with_what_it_has(shell: Shell, command: str, short: str) -> None:
    done = shell.run(*command.format("shadow-cards").split(), f"--{short}", "x")
    assert done.returncode == 2
    assert done.stderr == f"gloaming: Shadow Cards has no --{short}; it has --players (2 to 5)\n"


@pytest.mark.parametrize("short", ["format", "mode", "difficulty"])
def test_pairings_refuse_a_short_that_the_game_lacks(shell: Shell, short: str) -> None:
    done = shell.run("lab", "pairings", "showdown", f"--{short}", "x")
    assert done.stderr == f"gloaming: Showdown has no --{short}; it has --deck (a name or a file)\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["play", "syndicates", "--format", "fiesta"], "it takes 'sumo-rush', 'controlled' or 'fiasco'"),
        (["watch", "showdown", "--format", "fiasco"], "Showdown has no --format; it has --deck (a name or a file)"),
        (["play", "syndicates", "--format", "fiasco", "--option", "format=fiasco"], "leave one out"),
        (["play", "syndicates", "--format", "fiasco", "--players", "4"], "there is no Fiasco for teams"),
        (["play", "--resume", "--format", "fiasco"], "it can only be combined with --pace"),
    ],
)
def test_a_format_that_cannot_be_is_refused_in_one_sentence(shell: Shell, words: list[str], message: str) -> None:
    done = shell.run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_two_teams_play_a_casual_contest_through_a_pipe(shell: Shell) -> None:
    words = ["--players", "4", "--format", "sumo-rush", "--option", "contest=casual", "--seed", "7"]
    done = shell.run("play", "syndicates", *words, "--bots", "random", typed="1\n" * 3000)
    assert done.returncode == 0
    assert "Match 8" in done.stdout
    assert "win the series, which is worth another point." in done.stdout
    game = gloaming.load(shell.record())
    assert game.over
    assert sum(game.scores) == 2 * (8 + 1)


def test_a_duel_is_resumed_where_it_was_left(shell: Shell) -> None:
    first = shell.run("play", "showdown", "--seed", "3", "--bots", "random", typed="3\n1\n1\n")
    left = gloaming.load(shell.record())
    second = shell.run("play", "--resume")
    assert second.returncode == 0
    assert gloaming.load(shell.record()) == left
    assert second.stdout.split("\n\n")[-1] == first.stdout.split("\n\n")[-1]


def test_a_whole_duel_is_played_through_a_pipe(shell: Shell) -> None:
    done = shell.run("play", "showdown", "--seed", "7", "--bots", "random", typed="u\n" + "1\n" * 300)
    assert done.returncode == 0
    assert "There is nothing to undo yet." in done.stdout
    assert "the duel" in done.stdout
    assert "Turn 1 " in done.stdout
    assert "1. Pass" not in done.stdout  # a single answer is given without asking
    assert gloaming.load(shell.record()).over


def test_python_runs_the_package_as_the_command(shell: Shell) -> None:
    words = [sys.executable, "-m", "gloaming", "games"]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert told == shell.run("games").stdout


def test_completion_is_installed_for_a_shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    done = shell.run("--install-completion", "--shell", "bash")
    assert done.returncode == 0
    script = tmp_path / ".local" / "share" / "bash-completion" / "completions" / "gloaming"
    assert str(script) in (tmp_path / ".bashrc").read_text()
    assert "tournament" in script.read_text()


@pytest.mark.parametrize("kind", ["bash", "zsh", "fish", "powershell"])
def test_installing_completion_names_every_file_it_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell, kind: str
) -> None:
    home = tmp_path.resolve() / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for name in ("ZSH", "ZSH_CUSTOM"):
        monkeypatch.delenv(name, raising=False)
    told = shell.run("--install-completion", "--shell", kind).stdout
    written = [file for file in home.rglob("*") if file.is_file()]
    assert written
    assert all(str(file) in told for file in written)
    assert told.endswith("Open a new terminal to use it.\n")
    assert "Added" not in shell.run("--install-completion", "--shell", kind).stdout


def test_for_zsh_it_is_said_what_the_shell_has_to_do_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("ZSH", "ZSH_CUSTOM"):
        monkeypatch.delenv(name, raising=False)
    told = shell.run("--install-completion", "--shell", "zsh").stdout
    assert "\nTo activate it, add `autoload -Uz compinit && compinit` to ~/.zshrc, after the line that" in told


@pytest.mark.parametrize("command", ["play", "simulate", "lab pairings", "cards show"])
def test_names_of_games_are_completed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell, command: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    shell.run("--install-completion", "--shell", "bash")
    program = tmp_path / "gloaming"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m gloaming "$@"\n')
    program.chmod(0o755)
    words = ["gloaming", *command.split(), "sh"]
    asked = (
        f"PATH={tmp_path}:$PATH; . ~/.bashrc; COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; "
        'COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}; _gloaming; echo ${COMPREPLY[*]}'
    )
    told = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["shadow-cards", "showdown"]


def test_completion_that_cannot_be_installed_is_refused(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    (shell.folder / "home").touch()
    monkeypatch.setenv("HOME", str(shell.folder / "home"))
    done = shell.run("--install-completion", "--shell", "zsh")
    assert done.returncode == 2
    (sentence,) = done.stderr.splitlines()
    assert "completion cannot be installed" in sentence


def test_a_tournament_of_any_game_is_held_by_its_name(shell: Shell) -> None:
    one, other = (shell.run("tournament", "showdown", "--entrants", "8", "--seed", "1") for _ in range(2))
    assert one.returncode == 0
    assert one.stdout == other.stdout
    assert one.stdout.startswith("Showdown: a tournament of 8, seed 1\n\nSwiss rounds: 3 rounds")
    assert "\nSemifinals and final: each a single game\n" in one.stdout
    assert one.stdout.splitlines()[-1].startswith("Champion: ")


LOUD = [
    ["games"],
    ["rules", "showdown"],
    ["cards", "show", "syndicates", "season-1"],
    ["watch", "shadow-cards", "--seats", "random", "--seed", "1"],
    ["simulate", "shadow-cards", "--seats", "random,random", "--games", "2"],
    ["simulate", "shadow-cards", "--seats", "random,random", "--games", "2", "--json"],
    ["tournament", "--entrants", "2", "--bots", "random"],
    ["play"],
    ["--help"],
]


@pytest.mark.parametrize("words", LOUD)
def test_a_full_output_is_one_line(shell: Shell, words: list[str]) -> None:
    with Path("/dev/full").open("w") as full, shell.start(*words, output=full) as running:
        _, errors = running.communicate("q\n")
    assert errors == "gloaming: the output cannot be written: No space left on device\n"
    assert running.returncode == 2


@pytest.mark.parametrize("read", [0, 1])
@pytest.mark.parametrize("words", [*LOUD, ["play", "--help"]])
def test_a_reader_who_has_read_enough_is_no_trouble(shell: Shell, words: list[str], read: int) -> None:
    reader, writer = os.pipe()
    with os.fdopen(reader) as output, os.fdopen(writer, "w") as handed:
        if not read:
            output.close()
        with shell.start(*words, output=handed) as running:
            handed.close()
            if read:
                assert output.readline()
                output.close()
            _, errors = running.communicate("q\n")
    assert (running.returncode, errors) == (0, "")


@pytest.mark.parametrize("measurement", ["simulate", "tournament", "lab pairings", "lab balance", "serve"])
def test_the_most_processes_are_said(shell: Shell, measurement: str) -> None:
    told = " ".join(shell.run(*measurement.split(), "--help").stdout.replace("│", " ").split())
    assert "capped at what this machine can use" in told


@pytest.mark.parametrize("closed", [">&-", ">&- <&-"])
def test_a_closed_output_is_one_line(shell: Shell, closed: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m gloaming.cli games {closed}"
    done = subprocess.run(["sh", "-c", command], cwd=shell.folder, capture_output=True, text=True)
    assert done.stderr == "gloaming: the output cannot be written: it is closed\n"
    assert done.returncode == 2


def test_a_closed_input_is_an_empty_one(shell: Shell) -> None:
    command = f"{shlex.quote(sys.executable)} -m gloaming.cli play --save mine.gloam <&-"
    done = subprocess.run(["sh", "-c", command], cwd=shell.folder, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", LOUD)
def test_a_terminal_that_knows_few_letters_shows_what_it_can(shell: Shell, words: list[str]) -> None:
    with shell.start(*words, PYTHONIOENCODING="ascii") as running:
        output, errors = running.communicate("q\n")
    assert errors == ""
    assert running.returncode == 0
    assert output.isascii()


@pytest.mark.parametrize(
    "words",
    [
        ["watch", "showdown", "--seats", "random", "--seed", "3"],
        ["watch", "syndicates", "--seats", "random", "--seed", "3"],
        ["play", "syndicates", "--seed", "3"],
        ["tournament", "showdown", "--entrants", "4", "--bots", "random", "--seed", "1"],
    ],
)
def test_a_terminal_without_quotes_and_dashes_shows_what_is_like_them(shell: Shell, words: list[str]) -> None:
    shown = {}
    for letters in ("utf-8", "ascii"):
        with shell.start(*words, PYTHONIOENCODING=letters) as running:
            shown[letters], _ = running.communicate("q\n")
    assert not shown["utf-8"].isascii()
    assert shown["ascii"].count("?") == shown["utf-8"].count("?")


def test_letters_that_cannot_be_read_are_no_choice(shell: Shell) -> None:
    with shell.start("play", PYTHONIOENCODING="utf-8") as running:
        assert running.stdin is not None
        running.stdin.buffer.write(b"\xff\xfe\nq\n")  # type: ignore[attr-defined]
        _, errors = running.communicate()
    assert (running.returncode, errors) == (0, "")


def test_a_name_in_a_file_moves_no_cursor(shell: Shell, evening: Path) -> None:
    escape = "\x1b[2J\x1b]0;mine\x07"
    text = evening.read_text()
    evening.write_text(text.replace("game shadow-cards", f"game {escape}"))
    refused = shell.run("replay", str(evening))
    evening.write_text(text.replace("players 5", f"players {escape}"))
    unread = shell.run("replay", str(evening))
    deck = shell.folder / "deck.yaml"
    deck.write_text(f'champion: "{escape}"\nname: "\\e[31mred"\n')
    checked = shell.run("cards", "check", "showdown", str(deck))
    missing = shell.run("replay", f"{escape}.yaml")
    for said in (refused, unread, checked, missing):
        assert said.returncode == 2
        assert said.stderr
        assert said.stderr.replace("\n", "").isprintable()


def test_a_name_in_a_note_moves_no_cursor(shell: Shell) -> None:
    shell.run("play", "shadow-cards", "--seed", "1", typed="1\nq\n")
    note = shell.record().with_name(shell.record().name.replace(".gloam", ".table.json"))
    facts = json.loads(note.read_text())
    facts["names"][1] = "\x1b[31mRed\x07\nYou win."
    note.write_text(json.dumps(facts))
    said = shell.run("play", "--resume", typed="1\nq\n")
    assert said.returncode == 0
    assert "\x1b" not in said.stdout
    assert "\x07" not in said.stdout
    assert "You win." not in said.stdout.splitlines()
