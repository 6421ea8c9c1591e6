"""A game record: a small readable text from which a game is played again, choice by choice.

    gloam 3
    game dusk
    rules 1
    players 4
    seed 7
    option teaching true
    choices
    0 play red-13
    ...
    end 219 9c1f...

The last line counts the choices and carries a checksum of what can be seen of the game they lead to, so that a
truncated file, or one made by other rules, is noticed. Only the count stands there if nobody could play the choices
again to write it. In earlier formats the checksum covered the inside of a game, then the wording of its cards as well;
there it is not compared any more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from gloaming.kernel import files
from gloaming.kernel.errors import BadRecord, BadSetup, Refused
from gloaming.kernel.events import Listener
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, Setting
from gloaming.kernel.spelling import LONG
from gloaming.kernel.view import facts_shown

FORMAT = "gloam 3"
FORMATS = ("gloam 1", "gloam 2", FORMAT)
HEADERS = ("game", "rules", "players", "seed")


@dataclass
class Record:
    """A game as its setting and its choices."""

    game: str
    rules: int
    players: int
    seed: int
    options: Mapping[str, OptionValue]
    choices: list[tuple[int, str]]
    checksum: str = ""
    source: str = "record"
    first_choice_line: int = 0
    lines: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game) -> Record:
        """Returns the record of a running or finished game."""
        if not game.remembered:
            raise BadSetup("an imagined game has no record: its past was never played")
        setting = game.setting
        book = game.rulebook
        changed = setting.changed(book)
        return cls(book.name, book.version, setting.players, setting.seed, changed, game.choices, checksum_of(game))

    def text(self) -> str:
        """Returns the record as the text of a .gloam file."""
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"players {self.players}", f"seed {self.seed}"]
        lines.extend(f"option {name} {json.dumps(value)}" for name, value in self.options.items())
        lines.append("choices")
        lines.extend(f"{seat} {token}" for seat, token in self.choices)
        lines.append(f"end {len(self.choices)} {self.checksum}".rstrip())
        return "\n".join(lines) + "\n"

    def replay(self, rulebook: Rulebook, upto: int | None = None, listener: Listener | None = None) -> Game:
        """Plays the record again, to its end or to an earlier choice."""
        if rulebook.version != self.rules:
            raise self.broken("rules", other_rules(self.rules, rulebook))
        if upto is not None and (type(upto) is not int or not 0 <= upto <= len(self.choices)):
            raise BadSetup(f"cannot go to move {upto}: {len(self.choices)} were made")
        game = rulebook.start(self.setting_in(rulebook), listener)
        choices = self.choices if upto is None else self.choices[:upto]
        for place, (seat, token) in enumerate(choices):
            try:
                game.choose(seat, token)
            except Refused as error:
                raise BadRecord(self.source, self.first_choice_line + place, str(error)) from error
        if upto is None and self.checksum and checksum_of(game) != self.checksum:
            raise self.broken("end", "its moves lead to a different state from the one that was saved")
        return game

    def setting_in(self, rulebook: Rulebook) -> Setting:
        """Returns the setting, or names the line that does not fit the rulebook."""
        for name, value in self.options.items():
            try:
                rulebook.ruling(name).checked(value)
            except BadSetup as error:
                raise self.broken(f"option {name}", str(error)) from error
        try:
            return rulebook.setting(self.players, self.seed, self.options)
        except BadSetup as error:
            raise self.broken("players", str(error)) from error

    def broken(self, where: str, reason: str) -> BadRecord:
        """Returns the error that names the line of a header."""
        return BadRecord(self.source, self.lines.get(where, 1), reason)


def other_rules(version: int, rulebook: Rulebook) -> str:
    """Returns why a game that was played by another version of the rules can be neither continued nor replayed."""
    return (
        f"played under version {version} of the rules of {rulebook.title}; this Gloaming has version "
        f"{rulebook.version}, so the game cannot be continued or replayed"
    )


def checksum_of(game: Game) -> str:
    """Returns a short fingerprint of how a game was set up and what everybody can see of what became of it.

    How cards and questions are worded is no part of it: a text may be worded anew without a change of the rules.
    """
    eyes = [*range(game.players), None]
    return checksum(game.rulebook, game.setting, [facts_shown(game.view(seat)) for seat in eyes])


def checksum(rulebook: Rulebook, setting: Setting, became: object) -> str:
    """Returns a short fingerprint of a setting, and of plain data about what became of it."""
    facts = [rulebook.name, setting.players, setting.seed, dict(setting.options), became]
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def parse(text: str, source: str) -> Record:
    """Reads the text of a .gloam file; whatever is wrong is named with its line."""
    lines = text.split("\n")
    format = lines[0].strip()
    if lines[0].startswith("gloam ") and format not in FORMATS:
        raise BadRecord(
            source, 1, f"written by a different version of Gloaming: {lines[0].strip()[:LONG]!r} instead of {FORMAT!r}"
        )
    if format not in FORMATS:
        raise BadRecord(source, 1, f"not a game record: the first line should be {FORMAT!r}")
    start = next((index for index, line in enumerate(lines) if line.strip() == "choices"), None)
    if start is None:
        raise BadRecord(source, text.count("\n"), "truncated: there is no line 'choices'")
    where: dict[str, int] = {"choices": start + 1}
    headers, options = parse_headers(lines[1:start], source, where)
    end = next((index for index in range(start, len(lines)) if lines[index].startswith("end ")), None)
    if end is None or end == len(lines) - 1:  # the last line of a whole file ends with a line break
        raise BadRecord(source, len(lines), "truncated: the closing line 'end ...' is missing or cut off")
    if any(line.strip() for line in lines[end + 1 :]):
        raise BadRecord(source, end + 2, "there is more text after the closing line")
    choices = [parse_choice(lines[index], source, index + 1) for index in range(start + 1, end)]
    where["end"] = end + 1
    words = lines[end].split()
    if len(words) not in (2, 3) or words[1] != str(len(choices)):
        raise BadRecord(source, end + 1, f"the closing line does not match the {len(choices)} moves above it")
    numbers = {name: parse_number(headers[name], source, where[name]) for name in ("rules", "players", "seed")}
    return Record(
        headers["game"],
        numbers["rules"],
        numbers["players"],
        numbers["seed"],
        options,
        choices,
        words[2] if len(words) == 3 and format == FORMAT else "",
        source,
        start + 2,
        where,
    )


def parse_headers(
    lines: list[str], source: str, where: dict[str, int]
) -> tuple[dict[str, str], dict[str, OptionValue]]:
    """Reads the lines between the first one and the choices."""
    headers: dict[str, str] = {}
    options: dict[str, OptionValue] = {}
    for number, line in enumerate(lines, start=2):
        word, _, rest = line.strip().partition(" ")
        if word == "option":
            name, _, value = rest.partition(" ")
            where[f"option {name}"] = number
            try:
                options[name] = json.loads(value)
            except (ValueError, RecursionError):
                told = f"the value of option {name!r} cannot be read: {value[:LONG]!r}"
                raise BadRecord(source, number, told) from None
        elif word in headers:
            raise BadRecord(source, number, f"a second line {word!r}")
        elif word in HEADERS:
            headers[word] = rest
            where[word] = number
        elif word:
            raise BadRecord(source, number, f"unknown line {line.strip()[:LONG]!r}")
    for name in HEADERS:
        if name not in headers:
            raise BadRecord(source, where["choices"], f"the line '{name} ...' is missing")
    return headers, options


def parse_number(word: str, source: str, line: int) -> int:
    """Reads a whole number."""
    try:
        return int(word)
    except ValueError:  # also for one with thousands of digits
        raise BadRecord(source, line, f"expected a whole number, found {word[:LONG]!r}") from None


def parse_choice(line: str, source: str, number: int) -> tuple[int, str]:
    """Reads a choice such as `2 play red-7`."""
    seat, _, token = line.strip().partition(" ")
    if not (seat.isascii() and seat.isdigit()) or len(seat) > 3 or not token:
        raise BadRecord(source, number, f"expected a seat and a move, found {line.strip()[:LONG]!r}")
    return int(seat), token


def read(path: Path) -> Record:
    """Reads a .gloam file."""
    return parse(files.read(path), str(path))


def write(game: Game, path: Path) -> None:
    """Writes a .gloam file, whole or not at all."""
    files.write(path, Record.of(game).text())
