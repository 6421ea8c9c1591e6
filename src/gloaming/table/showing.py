"""What a client is shown of a table: who sits there, the game through their eyes, and what they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs

from gloaming.table.clients import Client
from gloaming.table.gathering import leads
from gloaming.table.playing import told_number
from gloaming.table.protocol import Sight, TableInfo
from gloaming.table.sights import bare_sight, told_sight
from gloaming.table.standing import settled
from gloaming.table.undoing import awaited, may_undo

if TYPE_CHECKING:
    from gloaming.table.table import Table

LENT: Final = "A bot plays for you. Take your seat back whenever you like."


def sight_of(table: Table, client: Client, info: TableInfo) -> Sight:
    """Returns what a client sees now, with what is new to it."""
    you, eyes = table.facts.seat_of(client.person.id), table.eyes_of(client)
    told_info = structs.replace(info, yours=you)
    sight = Sight(seq=table.version, table=told_info, you=you, host=leads(table, client.person), eyes=eyes)
    match = table.match
    if match is None:
        return sight
    sight.log_begins = not client.up_to_date
    sight.undo_asked, sight.undo_refused = table.undo_asked, table.undo_refused
    if table.undo_asked is not None:
        sight.undo_awaited = awaited(table)
        sight.undo_reach = len(match.moves) - len(match.undone(table.undo_asked))
    lent = you is not None and table.facts.seats[you].level is not None
    playing = you is not None and table.facts.phase == "playing" and not lent
    told = None
    if you is not None and playing:
        sight.may_undo = may_undo(table, match, you)
        sight.locked = match.is_sealed(you)
        sight.standing = table.facts.seats[you].standing
        told = settled(table, you)
        playing = told is None  # who has answered beforehand is not asked
    sight.answered = "" if you is None else table.answered.get(you, "")
    if client.texts:
        looker = table.looker(eyes)
        first = 0 if sight.log_begins else len(looker.seen) - len(match.news(eyes))
        known = looker.words.readable(told_sight(sight, looker, table.facts.names, first, playing))
        if lent and table.facts.phase == "playing":
            sight.prompt = LENT
        if told is not None:
            sight.prompt = told.plan
        if known != client.readable:
            sight.texts = looker.texts(table.facts.names)
            client.readable = known
    else:
        bare_sight(sight, match, match.history(eyes) if sight.log_begins else match.news(eyes), playing)
    if sight.decision is not None and you is not None:
        sight.decision.number = told_number(table, you, sight.decision.number)
    client.up_to_date = True
    return sight
