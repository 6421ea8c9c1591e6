"""What both databases share: how things look as rows, and when a change may be saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from gloaming.table.store.store import Change, Conflict, FinishedRow, Home, Newer, SavedTable

FINISHED = "id, game, names, people, scores, winners, choices, finished, rated, private, rules"
TABLE = "id, game, phase, private, version, facts, rules, asked"
TOURNAMENT = "id, phase, version, facts, home"


class Saved(NamedTuple):
    """What a change of a table is held against."""

    number: int
    version: int
    length: int
    home: str


def check(change: Change, home: Home, saved: Saved | None) -> Saved:
    """Refuses a change of a table that is gone, lives elsewhere or has changed since it was read."""
    if saved is None:
        raise Conflict(f"There is no table {change.table}.")
    if saved.home != home.process:
        raise Conflict(f"Table {change.table} lives in process {saved.home}, not in {home.process}.")
    if saved.version != change.version - 1:
        raise Conflict(f"Table {change.table} has version {saved.version}; {change.version} cannot follow.")
    if change.keep > saved.length:
        raise ValueError(f"table {change.table} cannot keep {change.keep} choices of {saved.length}")
    return saved


def check_rules(table: str, game: str, rules: int, known: Mapping[str, int]) -> None:
    """Refuses a table to a process that would play its game by older rules, or not at all."""
    if rules > known.get(game, 0):
        raise Newer(table, game, rules)


def finished_values(row: FinishedRow) -> tuple[object, ...]:
    """Returns a finished game as values for the columns FINISHED."""
    lists = [msgspec.json.encode(part).decode() for part in (row.names, row.people, row.scores, row.winners)]
    return (row.id, row.game, *lists, row.choices, row.finished, row.rated, row.private, row.rules)


def finished_row(values: Sequence[Any]) -> FinishedRow:
    """Returns a finished game from values of the columns FINISHED."""
    id, game, names, people, scores, winners, choices, finished, rated, private, rules = values
    return FinishedRow(
        id=id,
        game=game,
        names=msgspec.json.decode(names, type=list[str]),
        people=msgspec.json.decode(people, type=list[str | None]),
        scores=msgspec.json.decode(scores, type=list[int]),
        winners=msgspec.json.decode(winners, type=list[int]),
        choices=choices,
        finished=finished,
        rated=bool(rated),
        private=bool(private),
        rules=rules,
    )


def players(row: FinishedRow) -> list[tuple[str, float, str]]:
    """Returns the rows by which those who played a game will find it."""
    return [(person, row.finished, row.id) for person in dict.fromkeys(row.people) if person is not None]


def seats(numbers: list[int]) -> str:
    """Returns some seats as the value of a column."""
    return msgspec.json.encode(numbers).decode()


def table(values: Sequence[Any]) -> SavedTable:
    """Returns a table, without its choices, from values of the columns TABLE and maybe its length."""
    id, game, phase, private, version, facts, rules, asked, *length = values
    return SavedTable(
        id=id,
        game=game,
        phase=phase,
        private=bool(private),
        version=version,
        facts=bytes(facts),
        choices=[],
        length=length[0] if length else 0,
        rules=rules,
        asked=msgspec.json.decode(asked, type=list[int]),
    )
