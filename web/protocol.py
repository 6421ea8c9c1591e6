"""Writes the TypeScript types and limits of the browser client from those the server itself uses.

`python web/protocol.py` writes web/src/protocol.ts; with `--check` it fails if that file is not what would be written.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from gloaming.games.shadow_cards.view import ShadowCardsView
from gloaming.games.showdown.view import ShowdownView
from gloaming.games.syndicates.view import SyndicatesView
from gloaming.table import protocol

HOME = Path(__file__).parent / "src" / "protocol.ts"
HEAD = "// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.\n"
NUMBERS = ("MOST_BYTES", "RECORDS_AT_ONCE", "NOT_ALLOWED")
UNIONS = {"AnyRequest": protocol.AnyRequest, "AnyAnswer": protocol.AnyAnswer}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type]:
    """Returns every message of the protocol, in the order of its module, and the views of the games."""
    found = [
        each
        for each in vars(protocol).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == protocol.__name__
        and each is not protocol.Request
    ]
    return [*found, ShadowCardsView, ShowdownView, SyndicatesView]


def name_in(reference: str) -> str:
    """Returns the name of a type that a schema refers to."""
    return plain_name(reference.rsplit("/", 1)[1])


def plain_name(name: str) -> str:
    """Returns the name of a type; where two games have one of the same name, each begins with its game's.

    >>> plain_name("gloaming.games.showdown.view.InUse")
    'ShowdownInUse'
    """
    *home, last = name.split(".")
    return (home[2].title().replace("_", "") if home else "") + last


def written(schema: dict[str, Any]) -> str:
    """Returns a schema as a TypeScript type."""
    if "$ref" in schema:
        return name_in(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    match schema.get("type"):
        case "array":
            inner = written(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"{{ [name: string]: {written(values) if isinstance(values, dict) else 'unknown'} }}"
        case str(kind):
            return PLAIN[kind]
        case _:
            return "unknown"


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """Returns a message as an interface; only in what a client sends may fields with a default be left out."""
    lines = []
    if words := schema.get("description"):
        lines.append(f"/** {words} */")
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        optional = sent and field not in schema.get("required", [])
        lines.append(f"  {field}{'?' if optional else ''}: {written(kind)};")
    return "\n".join([*lines, "}"])


def is_sent(name: str) -> bool:
    """Tells whether a client sends a message of this kind: only those refuse fields that nobody knows."""
    found = getattr(protocol, name, None)
    return found is not None and bool(found.__struct_config__.forbid_unknown_fields) and name != "Clock"


def types() -> str:
    """Returns the whole module."""
    wanted = structs()
    _, components = msgspec.json.schema_components(wanted)
    parts = [HEAD, "\n".join(f"export const {name} = {getattr(protocol, name)};" for name in NUMBERS)]
    for name, schema in components.items():
        if "properties" in schema or schema.get("type") == "object":
            parts.append(interface(plain_name(name), {"properties": {}, **schema}, is_sent(name)))
        else:
            parts.append(f"export type {plain_name(name)} = {written(schema)};")
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(each.__name__ for each in union.__args__)};")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Writes the module, or says whether it is current."""
    now = types()
    if "--check" in sys.argv:
        return 0 if HOME.exists() and HOME.read_text() == now else 1
    HOME.parent.mkdir(exist_ok=True)
    HOME.write_text(now)
    return 0


if __name__ == "__main__":
    sys.exit(main())
