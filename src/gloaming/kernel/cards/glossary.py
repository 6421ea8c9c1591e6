"""A list of all terms of a vocabulary, for people who write cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

from gloaming.kernel.cards.english import listed
from gloaming.kernel.cards.terms import Term, fields_of, lone_field
from gloaming.kernel.cards.vocabulary import Vocabulary

PLAIN = {int: "a number", bool: "true or false", str: "a text"}


@dataclass(frozen=True)
class Value:
    """Something that may be said with a term."""

    name: str
    kind: str
    default: str | None  # None if it has to be said
    alone: bool  # whether it may follow the term directly, without its name

    def facts(self) -> str:
        """Returns what may be written, and what is meant if nothing is."""
        facts = [self.kind]
        if self.default is not None:
            facts.append(f"default {self.default}" if self.default else "optional")
        if self.alone:
            facts.append("may be written alone")
        return "; ".join(facts)


def values(term: type[Term]) -> list[Value]:
    """Returns everything that may be said with a term."""
    return [
        Value(
            field.spelled,
            kind_text(field.type),
            None if field.required else default_text(field.default),
            field.spelled == lone_field(term),
        )
        for field in fields_of(term)
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
        return f"a {kind.section}" if issubclass(kind, Term) else PLAIN[kind]
    return listed([kind_text(member) for member in get_args(kind) if member is not NoneType], "or")


def default_text(default: object) -> str:
    """Returns what is meant if nothing is said; nothing at all is an empty text.

    >>> default_text(False), default_text("you"), default_text(None)
    ('false', 'you', '')
    """
    if default is None or default == ():
        return ""
    return str(default).lower() if isinstance(default, bool) else str(default)


def meaning(term: type[Term]) -> str:
    """Returns what a term means, in a line."""
    return (term.__doc__ or "").strip().partition("\n")[0]


def listing(vocabulary: Vocabulary) -> str:
    """Returns the terms section by section as plain text."""
    parts = [[f"{section.capitalize()}s", *lines(terms.values())] for section, terms in vocabulary.sections.items()]
    return "\n\n".join("\n".join(part) for part in parts)


def lines(terms: Iterable[type[Term]]) -> list[str]:
    """Returns a line for each term, and below it one for everything that may be said with it."""
    found: list[str] = []
    for term in terms:
        found.append(f"  {term.name()}  {meaning(term)}")
        found += [f"      {value.name}: {value.facts()}" for value in values(term)]
    return found


def markdown(vocabulary: Vocabulary) -> str:
    """Returns the terms as tables of Markdown, one for each section."""
    tables = []
    for section, terms in vocabulary.sections.items():
        rows = [f"| `{term.name()}` | {meaning(term)} | {cell(term)} |" for term in terms.values()]
        title = f"{section.capitalize()}s"
        tables.append("\n".join([f"### {title}", "", "| term | meaning | with it |", "|---|---|---|", *rows]))
    return "\n\n".join(tables)


def cell(term: type[Term]) -> str:
    """Returns everything that may be said with a term, in one cell of a table."""
    return "<br>".join(f"`{value.name}`: {value.facts()}" for value in values(term))
