"""A list of all words of a vocabulary, for people who write cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

from gloaming.kernel.cards.english import listed
from gloaming.kernel.cards.words import Vocabulary, Word, fields_of

PLAIN = {int: "a number", bool: "true or false", str: "a text"}


@dataclass(frozen=True)
class Value:
    """Something that may be said with a word."""

    name: str
    kind: str
    default: str | None  # None if it has to be said
    alone: bool  # whether it may follow the word directly, without its name

    def facts(self) -> str:
        """Returns what may be written, and what is meant if nothing is."""
        facts = [self.kind]
        if self.default is not None:
            facts.append(f"default {self.default}" if self.default else "optional")
        if self.alone:
            facts.append("may be written alone")
        return "; ".join(facts)


def values(word: type[Word]) -> list[Value]:
    """Returns everything that may be said with a word."""
    return [
        Value(
            field.encode_name,
            kind_text(field.type),
            None if field.required else default_text(field.default),
            field.name == word.alone,
        )
        for field in fields_of(word)
    ]


def kind_text(kind: Any) -> str:
    """Returns a type in plain words.

    >>> from msgspec import Meta
    >>> kind_text(int | None), kind_text(Literal["you", "both"]), kind_text(Annotated[int, Meta(ge=1, le=4)])
    ('a number', 'you or both', 'a whole number from 1 to 4')
    """
    if get_origin(kind) is Annotated:
        bounds = get_args(kind)[1]
        return f"a whole number from {bounds.ge} to {bounds.le}"
    if get_origin(kind) is Literal:
        return listed([str(choice) for choice in get_args(kind)], "or")
    if get_origin(kind) is tuple:
        member = get_args(kind)[0]
        return "one or more texts" if member is str else f"one or more {member.section}s"
    if isinstance(kind, type):
        return f"a {kind.section}" if issubclass(kind, Word) else PLAIN[kind]
    return listed([kind_text(member) for member in get_args(kind) if member is not NoneType], "or")


def default_text(default: object) -> str:
    """Returns what is meant if nothing is said; nothing at all is an empty text.

    >>> default_text(False), default_text("you"), default_text(None)
    ('false', 'you', '')
    """
    if default is None or default == ():
        return ""
    return str(default).lower() if isinstance(default, bool) else str(default)


def meaning(word: type[Word]) -> str:
    """Returns what a word means, in a line."""
    return (word.__doc__ or "").strip().partition("\n")[0]


def listing(vocabulary: Vocabulary) -> str:
    """Returns the words section by section as plain text."""
    parts = [[f"{section.capitalize()}s", *lines(words.values())] for section, words in vocabulary.sections.items()]
    return "\n\n".join("\n".join(part) for part in parts)


def lines(words: Iterable[type[Word]]) -> list[str]:
    """Returns a line for each word, and below it one for everything that may be said with it."""
    found: list[str] = []
    for word in words:
        found.append(f"  {word.name()}  {meaning(word)}")
        found += [f"      {value.name}: {value.facts()}" for value in values(word)]
    return found


def markdown(vocabulary: Vocabulary) -> str:
    """Returns the words as tables of Markdown, one for each section."""
    tables = []
    for section, words in vocabulary.sections.items():
        rows = [f"| `{word.name()}` | {meaning(word)} | {cell(word)} |" for word in words.values()]
        title = f"{section.capitalize()}s"
        tables.append("\n".join([f"### {title}", "", "| word | meaning | with it |", "|---|---|---|", *rows]))
    return "\n\n".join(tables)


def cell(word: type[Word]) -> str:
    """Returns everything that may be said with a word, in one cell of a table."""
    return "<br>".join(f"`{value.name}`: {value.facts()}" for value in values(word))
