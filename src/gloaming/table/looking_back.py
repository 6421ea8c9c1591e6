"""Looking back at an earlier moment of a running game, through the eyes one had then and has now."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gloaming.table.clients import Client
from gloaming.table.match import Match
from gloaming.table.protocol import LookBack, LookedBack, Sight
from gloaming.table.refusing import Refusal
from gloaming.table.sights import Onlooker, bare_sight, told_sight
from gloaming.table.store.store import Move, PersonRow

if TYPE_CHECKING:
    from gloaming.table.table import Table


async def look_back(table: Table, person: PersonRow, wish: LookBack, client: Client | None) -> LookedBack:
    """Shows somebody the game as they saw it after so many choices; meanwhile it goes on."""
    viewer = client or Client(person)
    async with table.lock:  # a choice that is not on disk yet has not been made
        match = table.match
        if match is None or table.facts.phase == "broken":
            raise Refusal("stale", "there is no game to look back on")
        if wish.at > len(match.moves):
            raise Refusal("stale", f"the game has only {len(match.moves)} moves so far")
        you = table.facts.seat_of(person.id)
        info = table.info(person.id)
        sight = Sight(seq=table.version, table=info, you=you, host=False, eyes=table.eyes_of(viewer))
        moves, names = match.moves[: wish.at], table.facts.names
    # In a thread, and one after the other: a long game takes some milliseconds to play again, and nobody who plays
    # shall wait for those who look back.
    async with table.hall.looking_back:
        await asyncio.to_thread(fill, sight, match, moves, names, viewer.texts)
    return LookedBack(wish.ref, wish.at, sight)


def fill(sight: Sight, match: Match, moves: list[Move], names: list[str], texts: bool) -> None:
    """Fills in what the eyes of a sight saw after some choices; they are asked nothing, and the log they know."""
    past = Match(match.name, match.setting, moves)
    if texts:
        looker = Onlooker(past, sight.eyes)
        told_sight(sight, looker, names, len(looker.seen), asks=True)
        sight.decision, sight.refusals, sight.lesson = None, {}, ""
    else:
        bare_sight(sight, past, [], asks=False)
