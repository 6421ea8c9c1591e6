"""The schema of the database, in numbered steps. A database is brought up to date when it is opened."""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from typing import Literal

from msgspec import Struct

from gloaming.table.store.store import StoreDown

Dialect = Literal["sqlite", "postgres"]


class Migration(Struct, frozen=True):
    """A step from one version of the schema to the next."""

    version: int
    statements: list[str]


def migrations(dialect: Dialect) -> list[Migration]:
    """Returns all steps of a dialect, the oldest first."""
    folder = files("gloaming.table.store") / "migrations" / dialect
    steps = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    found = [Migration(int(file.name.partition("-")[0]), statements(file.read_text("utf-8"))) for file in steps]
    if [step.version for step in found] != list(range(1, len(found) + 1)):
        raise AssertionError(f"the migrations for {dialect} are not numbered 1, 2, 3 ...")
    return found


def statements(script: str) -> list[str]:
    """Splits a script at its semicolons.

    >>> statements("CREATE TABLE a (b TEXT DEFAULT ';'); DROP TABLE a;")
    ["CREATE TABLE a (b TEXT DEFAULT ';');", 'DROP TABLE a;']
    """
    found = []
    rest = ""
    for piece in script.split(";")[:-1]:
        rest += piece + ";"
        if sqlite3.complete_statement(rest):  # the semicolon does not stand in a text or a comment
            found.append(rest.strip())
            rest = ""
    return found


def due(steps: list[Migration], version: int, where: str) -> list[Migration]:
    """Returns the steps that a database still needs, and refuses one that a newer program has changed."""
    newest = len(steps)
    if version > newest:
        raise StoreDown(
            f"{where} has version {version} of the schema and was made by a newer Gloaming; "
            f"this one only knows versions up to {newest}."
        )
    return steps[version:]
