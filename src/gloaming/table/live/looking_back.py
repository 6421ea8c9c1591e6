"""Looking back at an earlier moment of a running game, through the eyes one had then and has now."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gloaming.table.live.clients import Client
from gloaming.table.live.course import Course
from gloaming.table.live.sights import Onlooker, bare_sight, beats, go_back_to, told_sight
from gloaming.table.protocol import LookedBack, Sight
from gloaming.table.refusing import Refusal
from gloaming.table.requests import LookBack
from gloaming.table.store.store import Choice, PersonRow

if TYPE_CHECKING:
    from gloaming.table.live.table import Table


async def look_back(table: Table, person: PersonRow, request: LookBack, client: Client | None) -> LookedBack:
    """Shows somebody the game as they saw it after so many choices, or at a line; meanwhile it goes on."""
    viewer = client or Client(person)
    async with table.lock:  # a choice that is not on disk yet has not been made
        course = table.course
        if course is None or table.facts.phase == "broken":
            raise Refusal("stale", "there is no game to look back on")
        if request.at > len(course.choices):
            raise Refusal("stale", f"the game has only {len(course.choices)} moves so far")
        you = table.facts.seat_of(person.id)
        info = table.info(person.id)
        sight = Sight(seq=table.version, table=info, you=you, host=False, eyes=table.eyes_of(viewer))
        choices, names = course.choices[: request.at], table.facts.names
    # In a thread, and one after the other: a long game takes some milliseconds to play again, and nobody who plays
    # shall wait for those who look back.
    async with table.hall.looking_back:
        looker = await asyncio.to_thread(then, sight, course, choices, names, request.line, viewer.texts)
    return LookedBack(request.ref, request.at, request.line, looker.moments.count(request.at), sight)


def then(
    sight: Sight, course: Course, choices: list[Choice], names: list[str], line: int | None, texts: bool
) -> Onlooker:
    """Fills in what the eyes of a sight saw then, and returns them; they are asked nothing, and the log they know."""
    looker = Onlooker(Course.stepped(course.name, course.setting, choices), sight.eyes)
    if line is not None:
        go_back_to(line, looker, names)
    if texts:
        scene = told_sight(sight, looker, names, len(looker.seen), asks=True)
        sight.beats = beats(looker, scene) if line is None else []
        sight.decision, sight.refusals, sight.lesson = None, {}, ""
    else:
        bare_sight(sight, looker.course, [], asks=False)
    return looker
