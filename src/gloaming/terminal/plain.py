"""The table in plain text, for pipes, screen readers and programs: no colours, no cursor."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.errors import Refused
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.tape import Tape
from gloaming.words.scene import Scene, Words, words_of
from gloaming.words.seating import Seating
from gloaming.words.sheets import Row, in_columns

LEAVES = ("q", "quit")


class Reader:
    """Reads events out as they are heard by one pair of eyes, each of them once."""

    def __init__(self, words: Words, seating: Seating, eyes: Seat | None) -> None:
        self.words = words
        self.seating = seating
        self.eyes = eyes
        self.read = 0

    def scene(self, game: Game, heard: list[Event], decision: Decision | None = None) -> Scene:
        """Returns the moment as these eyes see it."""
        seen = [shown for event in heard if (shown := event.shown_to(self.eyes)) is not None]
        return Scene(game.view(self.eyes), decision, self.seating, game.setting.options, seen, wide=True)

    def read_out(self, scene: Scene, heard: list[Event]) -> Iterator[Event]:
        """Prints what is new and yields it."""
        for event in heard[self.read :]:
            shown = event.shown_to(self.eyes)
            if shown is not None:
                if said := self.words.sentence(shown, scene):
                    print(said)
                yield shown
        self.read = len(heard)


def play(live: LiveGame) -> None:
    """Plays a game on lines of text until it is over or the input ends."""
    words = words_of(live.game.rulebook.name)
    reader = Reader(words, live.seating, live.person)
    while True:
        tell(live, words, reader)
        if live.game.over:
            return
        if live.answer_forced():
            continue
        decision = live.decision
        bot = live.waiting_bot()
        if decision is None and bot is not None:
            live.choose(bot.seat, live.think(bot.seat))
        elif decision is not None and not ask(live, words, decision, reader):
            return


def tell(live: LiveGame, words: Words, reader: Reader) -> None:
    """Prints what happened since, with the score sheet when there is a new line on it."""
    scene = reader.scene(live.game, live.heard)
    for event in reader.read_out(scene, live.heard):
        if words.reckons(event):
            print_rows(words.sheet(scene))


def ask(live: LiveGame, words: Words, decision: Decision, reader: Reader) -> bool:
    """Asks the person once; tells whether there was an answer."""
    scene = reader.scene(live.game, live.heard, decision)
    print()
    for line in words.describe(scene):
        print(line)
    steps = words.steps(scene)
    for number, (step, options) in enumerate(steps.items(), start=1):
        says = words.step(scene, step) if len(options) > 1 else live.preview(words, scene, options[0])
        print(f"  {number}. {says}")
    always = "".join(f", {option.token}" for option in anytime(live))
    back = "" if live.serious else ", u undo"
    typed = typed_after(f"{words.prompt(scene)} (number or words{back}, q quit{always})")
    choices = numbered(typed, list(steps.values()))
    if len(choices) > 1:
        typed = ask_further(live, words, scene, choices)
        choices = numbered(typed, [[option] for option in choices])
    if typed in LEAVES:
        return False
    if typed in ("u", "undo"):
        print("Undone." if live.undo() else why_not_undone(live))
        reader.read = min(reader.read, len(live.heard))
    elif typed:
        answer(live, words, scene, decision, choices[0].token if choices else typed)
    return True


def why_not_undone(live: LiveGame) -> str:
    """Says why nothing was undone."""
    return "No undo in a tournament." if live.serious else "There is nothing to undo yet."


def ask_further(live: LiveGame, words: Words, scene: Scene, options: list[Option]) -> str:
    """Asks which of the choices is meant that a first step leads to; nothing goes back to the first step."""
    for number, option in enumerate(options, start=1):
        print(f"  {number}. {live.preview(words, scene, option)}")
    typed = typed_after("Which one? (number or words, b back, q quit)")
    return "" if typed in ("b", "back") else typed


def typed_after(question: str) -> str:
    """Prints a question and returns what is typed then; the end of the input is somebody who leaves."""
    print(question)
    sys.stdout.flush()
    line = sys.stdin.readline()
    return line.strip() if line else LEAVES[0]


def numbered(typed: str, steps: list[list[Option]]) -> list[Option]:
    """Returns the choices that a number stands for; none if what was typed is no number of any."""
    meant = typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(steps)
    return steps[int(typed) - 1] if meant else []


def answer(live: LiveGame, words: Words, scene: Scene, decision: Decision, typed: str) -> None:
    """Takes a token, with or without its verb, or says why not."""
    verbs = {option.question.verb for option in decision.options}
    token = next((f"{verb} {typed}" for verb in sorted(verbs) if decision.find(f"{verb} {typed}")), typed)
    always = next((option for option in anytime(live) if option.token == token), None)
    if always is not None and not sure(live.preview(words, scene, always)):
        return
    try:
        live.choose(decision.seat if live.person is None else live.person, token)
    except Refused as error:
        print(words.refusal(scene, error.reason))


def anytime(live: LiveGame) -> list[Option]:
    """Returns what the person may choose at any time."""
    return [] if live.person is None else live.game.anytime(live.person)


def sure(question: str) -> bool:
    """Asks whether something is really meant."""
    return typed_after(f"{question} Are you sure? (yes or no)").lower() in ("y", "yes")


def watch(live: LiveGame) -> None:
    """Tells a game among bots from the first deal to the last score."""
    words = words_of(live.game.rulebook.name)
    reader = Reader(words, live.seating, None)
    tell(live, words, reader)
    while (decision := live.waiting_bot()) is not None:
        live.choose(decision.seat, live.think(decision.seat))
        tell(live, words, reader)


def replay(tape: Tape, eyes: Seat | None) -> None:
    """Tells a whole record, with each line of the score sheet when it was written."""
    words = words_of(tape.game.rulebook.name)
    tape.wind(tape.length)
    reader = Reader(words, tape.seating, eyes)
    scene = reader.scene(tape.game, tape.heard)
    rows = words.sheet(scene)
    told = 0
    for facts in reader.read_out(scene, tape.heard):
        if words.reckons(facts):
            told += 1
            print_rows([row for row in rows if row.line in (0, told)])
    print(f"{tape.length} moves.")


def print_rows(rows: list[Row]) -> None:
    """Prints a score sheet in columns."""
    print("", *(line.rstrip() for line in in_columns(rows)), "", sep="\n")
