"""Finished games: looked at choice by choice through any eyes, taken home, or played on from."""

from __future__ import annotations

import gloaming
from gloaming.kernel.cards.english import sentence
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.reasons import NoSuchSeat
from gloaming.kernel.record import Record
from gloaming.table.live.course import Course, Eyes
from gloaming.table.live.facts import Facts, facts_of
from gloaming.table.live.sights import Onlooker, beats, go_back_to, plain_view, told_sight
from gloaming.table.live.versions import title_of, why_not
from gloaming.table.protocol import RecordInfo, Replay, Sight
from gloaming.table.refusing import NotFound, Refusal
from gloaming.table.store.store import Choice, FinishedRow, SavedTable, Store


def record_info(row: FinishedRow, person: str | None = None, facts: Facts | None = None) -> RecordInfo:
    """Returns a finished game as it is listed for somebody; the facts of its table tell whether all lost together."""
    return RecordInfo(
        id=row.id,
        game=row.game,
        title=title_of(row.game),
        names=row.names,
        scores=row.scores,
        winners=row.winners,
        lost_together=not row.winners and facts is not None and facts.is_of_one_side,
        choices=row.choices,
        finished=row.finished,
        rated=row.rated,
        rules=row.rules,
        outdated=None if (reason := why_not(row.game, row.rules)) is None else sentence(reason),
        yours=row.people.index(person) if person is not None and person in row.people else None,
    )


async def facts_of_lost(store: Store, row: FinishedRow) -> Facts | None:
    """Returns the facts of the table of a game that nobody has won; others are not looked up for a list."""
    saved = None if row.winners else await store.load(row.id)
    return None if saved is None else facts_of(saved.facts)


def has_stopped(saved: SavedTable) -> bool:
    """Tells whether a game began and has broken or was closed before its end."""
    return saved.phase == "broken" or (saved.phase == "closed" and bool(saved.choices))


class FinishedGame:
    """A finished game, with its table."""

    def __init__(self, row: FinishedRow, facts: Facts, choices: list[Choice]) -> None:
        self.row = row
        self.facts = facts
        self.choices = choices

    @classmethod
    async def find(cls, store: Store, id: str) -> FinishedGame:
        """Returns a finished game."""
        row, saved = await store.finished(id), await store.load(id)
        if row is None and saved is not None and has_stopped(saved):
            raise Refusal("stale", facts_of(saved.facts).trouble or "this game stopped; its moves are saved")
        if row is None or saved is None:
            raise NotFound(f"there is no finished game {id}")
        return cls(row, facts_of(saved.facts), saved.choices)

    @classmethod
    async def rescue(cls, store: Store, id: str) -> FinishedGame:
        """Returns a finished game, or what there is of one that broke or was closed."""
        saved = await store.load(id)
        if saved is None or not has_stopped(saved):
            return await cls.find(store, id)
        facts = facts_of(saved.facts)
        row = FinishedRow(
            id=id,
            game=facts.game,
            names=facts.names,
            people=[seat.person for seat in facts.seats],
            scores=[],
            winners=[],
            choices=len(saved.choices),
            finished=0.0,
            rated=False,
            private=facts.private,
            rules=saved.rules,
        )
        return cls(row, facts, saved.choices)

    def course(self, at: int) -> Course:
        """Returns the game as it was after so many choices."""
        if at > len(self.choices):
            raise NotFound(f"the game has {len(self.choices)} moves, not {at}")
        reason = why_not(self.row.game, self.row.rules)
        if reason is not None:
            raise Refusal("stale", reason)
        facts = self.facts
        setting = gloaming.rulebook(facts.game).setting(len(facts.seats), facts.seed, facts.options)
        return Course.stepped(facts.game, setting, self.choices[:at])

    def replay(self, at: int, eyes: Eyes, person: str | None = None, line: int | None = None) -> Replay:
        """Returns the game at one of its choices, without telling what comes later: as a seat saw it, or all seats.

        With a line, it is the game as it was when that line of what the choice led to was told.
        """
        facts = self.facts
        if eyes is not None and not 0 <= eyes < len(facts.seats):
            raise NotFound(str(NoSuchSeat.among(len(facts.seats), eyes)))
        course = self.course(at)
        looker = Onlooker(course, eyes)
        if line is not None:
            go_back_to(line, looker, facts.names)
        info = facts.info(self.row.id, at, facts.people)
        info.phase, info.open_hands = "over", True
        row = record_info(self.row, person, self.facts)
        if not course.game.over:
            info.seed, info.next, row.scores, row.winners, row.lost_together = None, None, [], [], False
        sight = Sight(seq=at, table=info, you=None, host=False, eyes=eyes)
        scene = told_sight(sight, looker, facts.names, 0, asks=False)
        sight.prompt = sight.prompt if course.game.over else ""  # nobody is waited for
        sight.beats = beats(looker, scene) if line is None else []
        sight.texts = looker.texts(facts.names)
        open_hands = eyes is None and course.game.rulebook.hands
        views = [plain_view(course.game, seat) for seat in range(len(facts.seats))] if open_hands else []
        return Replay(row, at, sight, views)

    def check_fork(self, at: int, seat: int) -> None:
        """Refuses to play on from a moment at which there is nothing more to play, or in a seat that is not there."""
        if seat >= len(self.facts.seats):
            raise NotFound(str(NoSuchSeat.among(len(self.facts.seats), seat)))
        if self.course(at).game.over:
            raise BadSetup("the game is over at that point; go back to an earlier move")

    def gloam(self) -> str:
        """Returns the game as a record that can be kept, and replayed wherever its rules are played."""
        if why_not(self.row.game, self.row.rules) is None:
            return Record.of(self.course(len(self.choices)).game).text()
        facts, choices = self.facts, [(choice.seat, choice.token) for choice in self.choices]
        return Record(facts.game, self.row.rules, len(facts.seats), facts.seed, facts.options, choices).text()
