"""A JSON Schema of a vocabulary, so that editors can help to write card files."""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType
from typing import Any, get_args, get_origin

import msgspec

from gloaming.kernel.cards.terms import MOST_WORDS, Term, Vocabulary, fields_of

Schema = dict[str, Any]


def definitions(vocabulary: Vocabulary) -> Schema:
    """Returns a definition for every section of the vocabulary, and one for abilities where there are any."""
    found = {section: {"oneOf": phrases(terms.values())} for section, terms in vocabulary.sections.items()}
    if vocabulary.kinds:
        found["ability"] = ability(vocabulary)
    return found


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
    properties = {field.encode_name: field_schema(field.type) for field in fields}
    required = [field.encode_name for field in fields if field.required]
    full: Schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    if not term.alone:
        return full if fields else {"type": "null"}
    return {"anyOf": [properties[term.alone.replace("_", "-")], full]}


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
        "when": {"$ref": "#/$defs/moment"},
        "if": some_terms("condition"),
        "cost": some_terms("effect"),
        "target": {"$ref": "#/$defs/target"},
        "effects": some_terms("effect"),
        "limit": {"enum": list(vocabulary.limits)},
        "optional": {"type": "boolean"},
    }
    full = {"type": "object", "properties": parts, "required": ["effects"], "additionalProperties": False}
    effects = {"type": "array", "items": {"$ref": "#/$defs/effect"}, "maxItems": MOST_WORDS}
    return {"anyOf": [effects, full]}
