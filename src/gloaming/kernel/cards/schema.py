"""A JSON Schema of a vocabulary, so that editors can help to write card files."""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType
from typing import Any, get_args, get_origin

import msgspec

from gloaming.kernel.cards.words import MOST_WORDS, Vocabulary, Word, fields_of

Schema = dict[str, Any]


def definitions(vocabulary: Vocabulary) -> Schema:
    """Returns a definition for every section of the vocabulary, and one for abilities where there are any."""
    found = {section: {"oneOf": phrases(words.values())} for section, words in vocabulary.sections.items()}
    if vocabulary.kinds:
        found["ability"] = ability(vocabulary)
    return found


def phrases(words: Iterable[type[Word]]) -> list[Schema]:
    """Returns how words may be written: alone, or followed by their values."""
    found: list[Schema] = []
    alone = [word for word in words if not any(field.required for field in fields_of(word))]
    if alone:
        found.append({"enum": [word.name() for word in alone]})
    found.extend(
        {
            "type": "object",
            "description": (word.__doc__ or "").strip(),
            "properties": {word.name(): values(word)},
            "required": [word.name()],
            "additionalProperties": False,
        }
        for word in words
    )
    return found


def values(word: type[Word]) -> Schema:
    """Returns what may follow a word."""
    fields = fields_of(word)
    properties = {field.encode_name: field_schema(field.type) for field in fields}
    required = [field.encode_name for field in fields if field.required]
    full: Schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    if not word.alone:
        return full if fields else {"type": "null"}
    return {"anyOf": [properties[word.alone.replace("_", "-")], full]}


def field_schema(kind: Any) -> Schema:
    """Returns the schema of a word's field."""
    words = [member for member in get_args(kind) if isinstance(member, type) and issubclass(member, Word)]
    if not words:
        return msgspec.json.schema(kind)
    if get_origin(kind) is tuple:
        return some_words(words[0].section, 1)
    others = [msgspec.json.schema(member) for member in get_args(kind) if member not in (words[0], NoneType)]
    return {"anyOf": [*others, {"$ref": f"#/$defs/{words[0].section}"}]}


def some_words(section: str, least: int = 0) -> Schema:
    """Returns the schema of a word that may stand alone or in a list."""
    one = {"$ref": f"#/$defs/{section}"}
    return {"anyOf": [one, {"type": "array", "items": one, "minItems": least, "maxItems": MOST_WORDS}]}


def ability(vocabulary: Vocabulary) -> Schema:
    """Returns the schema of what an ability says."""
    parts = {
        "when": {"$ref": "#/$defs/moment"},
        "if": some_words("condition"),
        "cost": some_words("effect"),
        "target": {"$ref": "#/$defs/target"},
        "effects": some_words("effect"),
        "limit": {"enum": list(vocabulary.limits)},
        "optional": {"type": "boolean"},
    }
    full = {"type": "object", "properties": parts, "required": ["effects"], "additionalProperties": False}
    effects = {"type": "array", "items": {"$ref": "#/$defs/effect"}, "maxItems": MOST_WORDS}
    return {"anyOf": [effects, full]}
