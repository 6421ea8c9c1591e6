"""A JSON Schema of a vocabulary, so that editors can help to write card files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from gloaming.kernel.cards.words import Vocabulary, Word

Schema = dict[str, Any]


def definitions(vocabulary: Vocabulary) -> Schema:
    """Returns a definition for every section of the vocabulary, and one for abilities."""
    found = {section: {"oneOf": phrases(words.values())} for section, words in vocabulary.sections.items()}
    found["ability"] = ability(vocabulary)
    return found


def phrases(words: Iterable[type[Word]]) -> list[Schema]:
    """Returns how words may be written: alone, or followed by their values."""
    found: list[Schema] = []
    alone = [word for word in words if not any(field.required for field in msgspec.structs.fields(word))]
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
    hints = get_type_hints(word)
    fields = msgspec.structs.fields(word)
    properties = {field.encode_name: field_schema(hints[field.name]) for field in fields}
    required = [field.encode_name for field in fields if field.required]
    full: Schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    if not word.alone:
        return full if fields else {"type": "null"}
    return {"anyOf": [properties[word.alone.replace("_", "-")], full]}


def field_schema(kind: Any) -> Schema:
    """Returns the schema of a word's field."""
    sections = [member.section for member in get_args(kind) if isinstance(member, type) and issubclass(member, Word)]
    if not sections:
        return msgspec.json.schema(kind)
    reference = {"$ref": f"#/$defs/{sections[0]}"}
    if get_origin(kind) is tuple:
        return {"anyOf": [reference, {"type": "array", "items": reference}]}
    return {"anyOf": [{"type": "integer"}, reference]} if int in get_args(kind) else reference


def ability(vocabulary: Vocabulary) -> Schema:
    """Returns the schema of what an ability says."""

    def some(section: str) -> Schema:
        one = {"$ref": f"#/$defs/{section}"}
        return {"anyOf": [one, {"type": "array", "items": one}]}

    parts = {
        "when": {"$ref": "#/$defs/moment"},
        "if": some("condition"),
        "cost": some("effect"),
        "target": {"$ref": "#/$defs/target"},
        "effects": some("effect"),
        "limit": {"enum": list(vocabulary.limits)},
        "optional": {"type": "boolean"},
    }
    full = {"type": "object", "properties": parts, "required": ["effects"], "additionalProperties": False}
    return {"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/effect"}}, full]}
