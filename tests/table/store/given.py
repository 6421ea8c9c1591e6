"""Things to put into a store."""

from __future__ import annotations

from gloaming.table.store.store import Change, Choice, FinishedRow, Home, SavedTable

HERE = Home("here", "http://here")
THERE = Home("there", "http://there")
RULES = {"shadow-cards": 1}  # that a process knows


def choices(*tokens: str) -> list[Choice]:
    return [Choice(i % 3, token, 1000.0 + i / 7) for i, token in enumerate(tokens)]


def table(id: str = "t1", *tokens: str, phase: str = "playing", private: bool = False) -> SavedTable:
    return SavedTable(id, "shadow-cards", phase, private, 1, b'{"seats": 3}', choices(*tokens))


def change(version: int, keep: int = 0, *tokens: str, id: str = "t1", phase: str = "playing") -> Change:
    return Change(id, version, phase, None, keep, choices(*tokens))


def finished(
    id: str = "t1",
    people: list[str | None] | None = None,
    at: float = 2000.0,
    private: bool = False,
    rated: bool = False,
    rules: int = 1,
) -> FinishedRow:
    players = ["amy", "bo", None] if people is None else people
    names = [person or "Bot" for person in players]
    scores = [10 * seat for seat in range(len(players))]
    winners = [len(players) - 1]
    return FinishedRow(id, "shadow-cards", names, players, scores, winners, 42, at, rated, private, rules)
