"""Writes the TypeScript types and limits of the browser client from those the server itself uses.

`python web/protocol.py` writes web/src/protocol.ts, and view.ts in the folder of every game that has one there; with
`--check` it fails if those files are not what would be written.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import gloaming
from gloaming.table import protocol, requests
from gloaming.table import tournament_protocol as tournaments

SOURCE = Path(__file__).parent / "src"
HEAD = "// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.\n"
MODULES = (protocol, requests, tournaments)
NUMBERS = {
    **{name: getattr(protocol, name) for name in ("MOST_BYTES", "RECORDS_AT_ONCE", "NOT_ALLOWED")},
    "MOST_FORETOLD": requests.MOST_FORETOLD,
}
UNIONS = {"AnyRequest": requests.AnyRequest, "AnyAnswer": protocol.AnyAnswer}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def messages() -> list[type]:
    """Returns every message of the protocol, in the order of its modules."""
    return [
        each
        for module in MODULES
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
        and each is not requests.Request
    ]


def homes() -> dict[str, Path]:
    """Returns the folders of the games that have a face of their own in the client."""
    folders = {name: SOURCE / "games" / name.replace("-", "_") for name in gloaming.games()}
    return {name: folder for name, folder in folders.items() if folder.is_dir()}


def view_of(game: str) -> type:
    """Returns the type of a game's views: that of what a spectator sees first."""
    return type(gloaming.start(game, seed=0).view(None))


def name_in(reference: str) -> str:
    """Returns the name of a type that a schema refers to."""
    return reference.rsplit("/", 1)[1]


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


def is_sent(message: Any) -> bool:
    """Tells whether a client sends a message of this kind: only those refuse fields that nobody knows."""
    return bool(message.__struct_config__.forbid_unknown_fields) and message is not protocol.Clock


def declared(wanted: list[type], sent: frozenset[str] = frozenset()) -> list[str]:
    """Returns the declarations of types, and of all that they are made of; a client sends some of them.

    What has no docstring is described by what it says, as the record of an event is.
    """
    _, components = msgspec.json.schema_components(wanted)
    said = {each.__name__: getattr(each, "says", "") for each in wanted}
    return [
        interface(name, {"properties": {}, "description": said.get(name), **schema}, name in sent)
        if "properties" in schema or schema.get("type") == "object"
        else f"export type {name} = {written(schema)};"
        for name, schema in components.items()
    ]


def module(parts: list[str]) -> str:
    """Returns a module that consists of these parts."""
    return "\n\n".join([HEAD, *parts]) + "\n"


def shared_types() -> str:
    """Returns the module of what every table says."""
    numbers = "\n".join(f"export const {name} = {number};" for name, number in NUMBERS.items())
    unions = [
        f"export type {name} = {' | '.join(each.__name__ for each in union.__args__)};"
        for name, union in UNIONS.items()
    ]
    sent = frozenset(each.__name__ for each in messages() if is_sent(each))
    return module([numbers, *declared(messages(), sent), *unions])


def event_types(game: str) -> str:
    """Returns the module of all that can happen in a game; secret facts may be missing."""
    records = list(gloaming.rulebook(game).events.values())
    names = [record.__name__ for record in records]
    union = "\n".join(f"  | {name}" for name in sorted(names))
    return module([*declared(records, frozenset(names)), f"export type Happening =\n{union};"])


def files() -> dict[Path, str]:
    """Returns all modules, by their files."""
    views = {folder / "view.ts": module(declared([view_of(game)])) for game, folder in homes().items()}
    events = {folder / "events.ts": event_types(game) for game, folder in homes().items()}
    return {SOURCE / "protocol.ts": shared_types(), **views, **events}


def main() -> int:
    """Writes the modules, or says whether they are current."""
    now = files()
    if "--check" in sys.argv:
        return 0 if all(file.exists() and file.read_text() == text for file, text in now.items()) else 1
    for file, text in now.items():
        file.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
