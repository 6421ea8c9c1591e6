"""A JSON Schema of a vocabulary, so that editors can help to write card files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import NoneType
from typing import Any, get_args, get_origin

import msgspec

from gloaming.kernel.cards.limits import Times, Whose
from gloaming.kernel.cards.reading import LONGEST_TITLE
from gloaming.kernel.cards.terms import MOST_WORDS, Term, fields_of, lone_field
from gloaming.kernel.cards.vocabulary import Vocabulary

Schema = dict[str, Any]


def definitions(vocabulary: Vocabulary) -> Schema:
    """Returns a definition for every section of the vocabulary, and one for abilities where there are any."""
    found = {section: {"oneOf": phrases(terms.values())} for section, terms in vocabulary.sections.items()}
    if vocabulary.kinds:
        found["ability"] = ability(vocabulary)
    return found


def card_file(title: str, vocabulary: Vocabulary, properties: Schema, required: Sequence[str]) -> Schema:
    """Returns the schema of a whole card file."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **mapping(properties, required),
        "$defs": definitions(vocabulary),
    }


def mapping(properties: Schema, required: Sequence[str], **more: object) -> Schema:
    """Returns the schema of a mapping without any other entries."""
    return {"type": "object", "properties": properties, "required": [*required], **more, "additionalProperties": False}


def line(longest: int = LONGEST_TITLE, pattern: str = "[^ ]") -> Schema:
    """Returns the schema of a line of text, which says something or fits a pattern."""
    return {"type": "string", "pattern": pattern, "maxLength": longest}


def phrases(terms: Iterable[type[Term]]) -> list[Schema]:
    """Returns how terms may be written: alone, or followed by their values."""
    found: list[Schema] = []
    alone = [term for term in terms if not any(field.required for field in fields_of(term))]
    if alone:
        found.append({"enum": [term.name() for term in alone]})
    found.extend(
        {
            "type": "object",
            "description": (term.__doc__ or "").strip(),
            "properties": {term.name(): values(term)},
            "required": [term.name()],
            "additionalProperties": False,
        }
        for term in terms
    )
    return found


def values(term: type[Term]) -> Schema:
    """Returns what may follow a term."""
    fields = fields_of(term)
    properties = {field.spelled: field_schema(field.type) for field in fields}
    required = [field.spelled for field in fields if field.required]
    full = mapping(properties, required)
    if not lone_field(term):
        return full if fields else {"type": "null"}
    return {"anyOf": [properties[lone_field(term)], full]}


def field_schema(kind: Any) -> Schema:
    """Returns the schema of a term's field."""
    terms = [member for member in get_args(kind) if isinstance(member, type) and issubclass(member, Term)]
    if not terms:
        return msgspec.json.schema(kind)
    if get_origin(kind) is tuple:
        return some_terms(terms[0].section, 1)
    others = [msgspec.json.schema(member) for member in get_args(kind) if member not in (terms[0], NoneType)]
    return {"anyOf": [*others, {"$ref": f"#/$defs/{terms[0].section}"}]}


def some_terms(section: str, least: int = 0) -> Schema:
    """Returns the schema of a term that may stand alone or in a list."""
    one = {"$ref": f"#/$defs/{section}"}
    return {"anyOf": [one, {"type": "array", "items": one, "minItems": least, "maxItems": MOST_WORDS}]}


def ability(vocabulary: Vocabulary) -> Schema:
    """Returns the schema of what an ability says."""
    parts = {
        "when": some_terms("moment", 1),
        "if": some_terms("condition"),
        "cost": some_terms("effect"),
        "target": some_terms("target", 1),
        "effects": some_terms("effect"),
        "limit": limit(vocabulary),
        "optional": {"type": "boolean"},
    }
    if vocabulary.places:
        parts["from"] = {"enum": list(vocabulary.places)}
    full = mapping(parts, ["effects"])
    effects = {"type": "array", "items": {"$ref": "#/$defs/effect"}, "maxItems": MOST_WORDS}
    return {"anyOf": [effects, full]}


def limit(vocabulary: Vocabulary) -> Schema:
    """Returns the schema of how often an ability may be used."""
    period: Schema = {"enum": list(vocabulary.limits)}
    parts = {"per": period, "times": msgspec.json.schema(Times), "by": msgspec.json.schema(Whose)}
    return {"anyOf": [period, mapping(parts, ["per"])]}
