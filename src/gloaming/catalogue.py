"""The catalogue of a game's rules: a file of chapters, with a line and an id for each rule."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import takewhile

from gloaming.kernel.errors import GloamingError

CHAPTER = re.compile(r"## (.+)")
RULE = re.compile(r"- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* (.+)")


@dataclass(frozen=True)
class Rule:
    """One rule of a rulebook."""

    id: str
    chapter: str
    text: str


def catalogue_in(package: str) -> Traversable:
    """Returns the file with the rules of the game that lives in a package; it need not be there."""
    return files(package) / "rules.md"


def text_of(catalogue: Traversable, source: str) -> str:
    """Returns what a catalogue says."""
    try:
        return catalogue.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise GloamingError(f"{source} cannot be read: byte {error.start} is not UTF-8") from error


def before_chapters(text: str) -> str:
    """Returns what a catalogue says before its first chapter, without the title."""
    before = takewhile(lambda line: not CHAPTER.fullmatch(line), text.splitlines())
    return "\n".join(line for line in before if not line.startswith("# ")).strip()


def parsed(text: str, source: str) -> list[Rule]:
    r"""Reads a catalogue: chapters, and a line for each rule; whatever stands before the first chapter is a preface.

    >>> parsed("## Components (COMP)\n- **XX-COMP-1** The deck holds exactly 60 cards.", "a book")
    [Rule(id='XX-COMP-1', chapter='Components (COMP)', text='The deck holds exactly 60 cards.')]
    """
    rules: list[Rule] = []
    chapter = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if heading := CHAPTER.fullmatch(line):
            chapter = heading[1]
        elif found := RULE.fullmatch(line) if chapter else None:
            if any(rule.id == found[1] for rule in rules):
                raise GloamingError(f"{source}, line {number}: {found[1]} appears twice")
            rules.append(Rule(found[1], chapter, found[2]))
        elif chapter and line.strip():
            raise GloamingError(f"{source}, line {number}: neither a chapter nor a rule: {line!r}")
    return rules
