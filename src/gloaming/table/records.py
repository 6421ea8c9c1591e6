"""Finished games: looked at choice by choice through any eyes, taken home, or played on from."""

from __future__ import annotations

import gloaming
from gloaming.kernel.record import Record
from gloaming.table.facts import Facts, facts_of
from gloaming.table.match import Eyes, Match
from gloaming.table.protocol import RecordInfo, Replay, Sight, TableInfo
from gloaming.table.routes import NotFound
from gloaming.table.sights import Onlooker, told_sight
from gloaming.table.store.store import FinishedRow, Move, Store


def record_info(row: FinishedRow) -> RecordInfo:
    """Returns a finished game as it is listed."""
    return RecordInfo(
        id=row.id,
        game=row.game,
        title=gloaming.rulebook(row.game).title,
        names=row.names,
        scores=row.scores,
        winners=row.winners,
        choices=row.choices,
        finished=row.finished,
        rated=row.rated,
    )


class FinishedGame:
    """A finished game, with its table."""

    def __init__(self, row: FinishedRow, facts: Facts, moves: list[Move]) -> None:
        self.row = row
        self.facts = facts
        self.moves = moves

    @classmethod
    async def find(cls, store: Store, id: str) -> FinishedGame:
        """Returns a finished game."""
        row, saved = await store.finished(id), await store.load(id)
        if row is None or saved is None:
            raise NotFound(f"there is no finished game {id}")
        return cls(row, facts_of(saved.facts), saved.moves)

    def match(self, at: int) -> Match:
        """Returns the game as it was after so many choices."""
        if at > len(self.moves):
            raise NotFound(f"the game has {len(self.moves)} choices, not {at}")
        facts = self.facts
        return Match.begin(facts.game, len(facts.seats), facts.seed, facts.options, self.moves[:at])

    def replay(self, at: int, eyes: Eyes) -> Replay:
        """Returns the game at one of its choices, through one pair of eyes, without telling what comes later."""
        facts = self.facts
        if eyes is not None and not 0 <= eyes < len(facts.seats):
            raise NotFound(f"there is no seat {eyes}")
        match = self.match(at)
        book = gloaming.rulebook(facts.game)
        info = TableInfo(
            id=self.row.id,
            game=facts.game,
            title=book.title,
            phase="over",
            private=facts.private,
            rated=facts.rated,
            open_hands=True,
            lesson=facts.lesson,
            seats=facts.seat_infos(facts.people),
            options={name: value for name, value in facts.options.items() if value != book.defaults.get(name)},
            clock=facts.clock,
            watching=0,
            choices=at,
            commitment=None if facts.forked else facts.commitment,
            seed=None if facts.forked else facts.opening,
            next=facts.next,
        )
        sight = Sight(seq=at, table=info, you=None, host=False, eyes=eyes)
        looker = Onlooker(match, eyes)
        told_sight(sight, looker, facts.names, 0)
        sight.texts = looker.texts(facts.names)
        return Replay(record_info(self.row), at, sight)

    def gloam(self) -> str:
        """Returns the game as a record that can be kept and replayed anywhere."""
        return Record.of(self.match(len(self.moves)).game).text()
