"""Finished games: looked at choice by choice through any eyes, taken home, or played on from."""

from __future__ import annotations

from gloaming.kernel.cards.english import sentence
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.record import Record
from gloaming.table.facts import Facts, facts_of
from gloaming.table.match import Eyes, Match
from gloaming.table.protocol import RecordInfo, Replay, Sight
from gloaming.table.refusing import Refusal
from gloaming.table.routes import NotFound
from gloaming.table.sights import Onlooker, plain_view, told_sight
from gloaming.table.store.store import FinishedRow, Move, Store
from gloaming.table.versions import title_of, why_not


def record_info(row: FinishedRow, person: str | None = None) -> RecordInfo:
    """Returns a finished game as it is listed for somebody."""
    return RecordInfo(
        id=row.id,
        game=row.game,
        title=title_of(row.game),
        names=row.names,
        scores=row.scores,
        winners=row.winners,
        choices=row.choices,
        finished=row.finished,
        rated=row.rated,
        rules=row.rules,
        outdated=None if (reason := why_not(row.game, row.rules)) is None else sentence(reason),
        yours=row.people.index(person) if person is not None and person in row.people else None,
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

    @classmethod
    async def rescue(cls, store: Store, id: str) -> FinishedGame:
        """Returns a finished game, or what there is of one that broke or was closed."""
        saved = await store.load(id)
        unfinished = saved is not None and (saved.phase == "broken" or (saved.phase == "closed" and saved.moves))
        if saved is None or not unfinished:
            return await cls.find(store, id)
        facts = facts_of(saved.facts)
        row = FinishedRow(
            id=id,
            game=facts.game,
            names=facts.names,
            people=[seat.person for seat in facts.seats],
            scores=[],
            winners=[],
            choices=len(saved.moves),
            finished=0.0,
            rated=False,
            private=facts.private,
            rules=saved.rules,
        )
        return cls(row, facts, saved.moves)

    def match(self, at: int) -> Match:
        """Returns the game as it was after so many choices."""
        if at > len(self.moves):
            raise NotFound(f"the game has {len(self.moves)} moves, not {at}")
        reason = why_not(self.row.game, self.row.rules)
        if reason is not None:
            raise Refusal("stale", reason)
        facts = self.facts
        return Match.begin(facts.game, len(facts.seats), facts.seed, facts.options, self.moves[:at])

    def replay(self, at: int, eyes: Eyes, person: str | None = None) -> Replay:
        """Returns the game at one of its choices, without telling what comes later: as a seat saw it, or all seats."""
        facts = self.facts
        if eyes is not None and not 0 <= eyes < len(facts.seats):
            raise NotFound(f"there is no seat {eyes}")
        match, ended = self.match(at), at == len(self.moves)
        info = facts.info(self.row.id, at, facts.people)
        info.phase, info.open_hands = "over", True
        row = record_info(self.row, person)
        if not ended:
            info.seed, info.next, row.scores, row.winners = None, None, [], []
        sight = Sight(seq=at, table=info, you=None, host=False, eyes=eyes)
        looker = Onlooker(match, eyes)
        told_sight(sight, looker, facts.names, 0, asks=False)
        sight.texts = looker.texts(facts.names)
        open_hands = eyes is None and match.game.rulebook.hands
        views = [plain_view(match.game, seat) for seat in range(len(facts.seats))] if open_hands else []
        return Replay(row, at, sight, views)

    def check_fork(self, at: int, seat: int) -> None:
        """Refuses to play on from a moment at which there is nothing more to play, or in a seat that is not there."""
        if seat >= len(self.facts.seats):
            raise NotFound(f"there is no seat {seat}")
        if self.match(at).game.over:
            raise BadSetup("the game is over at that point; go back to an earlier move")

    def gloam(self) -> str:
        """Returns the game as a record that can be kept, and replayed wherever its rules are played."""
        if why_not(self.row.game, self.row.rules) is None:
            return Record.of(self.match(len(self.moves)).game).text()
        facts, choices = self.facts, [(move.seat, move.token) for move in self.moves]
        return Record(facts.game, self.row.rules, len(facts.seats), facts.seed, facts.options, choices).text()
