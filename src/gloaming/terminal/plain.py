"""The table in plain text, for pipes, screen readers and programs: no colours, no cursor."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

from gloaming.kernel.choices import Decision, Seat
from gloaming.kernel.errors import Refused
from gloaming.kernel.events import Event, Fact
from gloaming.kernel.game import Game
from gloaming.terminal.face import Face, Scene, face_of
from gloaming.terminal.seating import Seating
from gloaming.terminal.sheets import Row, in_columns
from gloaming.terminal.table import Table
from gloaming.terminal.tape import Tape


class Reader:
    """Reads events out as they are heard by one pair of eyes, each of them once."""

    def __init__(self, face: Face, seating: Seating, eyes: Seat | None) -> None:
        self.face = face
        self.seating = seating
        self.eyes = eyes
        self.read = 0

    def scene(self, game: Game, heard: list[Event], decision: Decision | None = None) -> Scene:
        """Returns the moment as these eyes see it."""
        seen = [facts for event in heard if (facts := event.seen_by(self.eyes)) is not None]
        return Scene(game.view(self.eyes), decision, self.seating, game.setting.options, seen)

    def read_out(self, scene: Scene, heard: list[Event]) -> Iterator[Mapping[str, Fact]]:
        """Prints what is new and yields it."""
        for event in heard[self.read :]:
            facts = event.seen_by(self.eyes)
            if facts is not None:
                if words := self.face.sentence(facts, scene):
                    print(words)
                yield facts
        self.read = len(heard)


def play(table: Table) -> None:
    """Plays a game on lines of text until it is over or the input ends."""
    face = face_of(table.game.rulebook.name)
    reader = Reader(face, table.seating, table.person)
    while True:
        tell(table, face, reader)
        if table.game.over:
            return
        if table.answer_forced():
            continue
        decision = table.decision
        bot = table.waiting_bot()
        if decision is None and bot is not None:
            table.choose(bot.seat, table.think(bot.seat))
        elif decision is not None and not ask(table, face, decision, reader):
            return


def tell(table: Table, face: Face, reader: Reader) -> None:
    """Prints what happened since, with the score sheet when there is a new line on it."""
    scene = reader.scene(table.game, table.heard)
    for facts in reader.read_out(scene, table.heard):
        if face.reckons(facts):
            print_rows(face.sheet(scene))


def ask(table: Table, face: Face, decision: Decision, reader: Reader) -> bool:
    """Asks the person once; tells whether there was an answer."""
    scene = reader.scene(table.game, table.heard, decision)
    print()
    for line in face.describe(scene):
        print(line)
    for number, option in enumerate(decision.options, start=1):
        print(f"  {number}. {face.preview(scene, option.token)}")
    print(f"{face.prompt(scene)} (number or words, u takes back, q leaves)")
    sys.stdout.flush()
    line = sys.stdin.readline()
    words = line.strip()
    if not line or words in ("q", "quit"):
        return False
    if words in ("u", "undo"):
        print("Taken back." if table.undo() else "There is nothing to take back yet.")
        reader.read = min(reader.read, len(table.heard))
        return True
    if words:
        answer(table, face, scene, decision, words)
    return True


def answer(table: Table, face: Face, scene: Scene, decision: Decision, words: str) -> None:
    """Takes a number or a token, or says why not."""
    options = decision.options
    if words.isdecimal() and len(words) < 4 and 1 <= int(words) <= len(options):
        token = options[int(words) - 1].token
    else:
        verbs = {option.question.verb for option in options}
        token = next((f"{verb} {words}" for verb in sorted(verbs) if decision.find(f"{verb} {words}")), words)
    try:
        table.choose(decision.seat, token)
    except Refused as error:
        print(face.refusal(scene, error.token))


def watch(table: Table) -> None:
    """Tells a game among bots from the first deal to the last score."""
    face = face_of(table.game.rulebook.name)
    reader = Reader(face, table.seating, None)
    tell(table, face, reader)
    while (decision := table.waiting_bot()) is not None:
        table.choose(decision.seat, table.think(decision.seat))
        tell(table, face, reader)


def replay(tape: Tape, eyes: Seat | None) -> None:
    """Tells a whole record, with each line of the score sheet when it was written."""
    face = face_of(tape.game.rulebook.name)
    tape.wind(tape.length)
    reader = Reader(face, tape.seating, eyes)
    scene = reader.scene(tape.game, tape.heard)
    rows = face.sheet(scene)
    told = 0
    for facts in reader.read_out(scene, tape.heard):
        if face.reckons(facts):
            told += 1
            print_rows([row for row in rows if row.line in (0, told)])
    print(f"{tape.length} choices were made.")


def print_rows(rows: list[Row]) -> None:
    """Prints a score sheet in columns."""
    print("", *(line.rstrip() for line in in_columns(rows)), "", sep="\n")
