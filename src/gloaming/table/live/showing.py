"""What a client is shown of a table: who sits there, the game through their eyes, and what they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs

from gloaming.kernel.choices import Seat
from gloaming.table.live.automatic import Settled, settled
from gloaming.table.live.clients import Client
from gloaming.table.live.course import Course
from gloaming.table.live.gathering import leads
from gloaming.table.live.playing import interjection_number, told_number
from gloaming.table.live.sights import bare_interjections, bare_sight, beats, interjections, told_sight
from gloaming.table.live.undoing import awaited, may_undo
from gloaming.table.protocol import Sight, TableInfo

if TYPE_CHECKING:
    from gloaming.table.live.table import Table

LENT: Final = "A bot is playing for you. Take back your seat whenever you like."


def sight_of(table: Table, client: Client, info: TableInfo) -> Sight:
    """Returns what a client sees now, with what is new to it."""
    you, eyes = table.facts.seat_of(client.person.id), table.eyes_of(client)
    told_info = structs.replace(info, yours=you)
    sight = Sight(seq=table.version, table=told_info, you=you, host=leads(table, client.person), eyes=eyes)
    course = table.course
    if course is None:
        return sight
    sight.log_begins = not client.up_to_date
    show_undo(sight, table, course)
    if you is not None:
        show_own_seat(sight, table, course, you)
    told = settled(table, course.game, you) if you is not None and plays(table, you) else None
    asks = you is not None and plays(table, you) and told is None  # who has answered beforehand is not asked
    if client.texts:
        show_in_words(sight, table, course, client, asks)
        sight.prompt = unasked_prompt(table, you, told) or sight.prompt
    else:
        bare_sight(sight, course, course.history(eyes) if sight.log_begins else course.news(eyes), asks)
    if sight.decision is not None and you is not None:
        sight.decision.number = told_number(table, you, sight.decision.number)
    if you is not None and plays(table, you):
        number = interjection_number(table, you)
        sight.anytime = (
            interjections(table.looker(you), table.facts.names, you, number)
            if client.texts
            else bare_interjections(course, you, number)
        )
    client.up_to_date = True
    return sight


def plays(table: Table, seat: Seat) -> bool:
    """Tells whether a seat is played by its own person now."""
    return table.facts.phase == "playing" and table.facts.seats[seat].level is None


def show_undo(sight: Sight, table: Table, course: Course) -> None:
    """Fills in who asks to undo a choice, and how far that would reach."""
    sight.undo_asked, sight.undo_refused = table.undo_asked, table.undo_refused
    if table.undo_asked is not None:
        sight.undo_awaited = awaited(table)
        sight.undo_reach = len(course.choices) - len(course.undone(table.undo_asked))


def show_own_seat(sight: Sight, table: Table, course: Course, you: Seat) -> None:
    """Fills in what only the one who sits there is told."""
    sight.answered = table.answered.get(you, "")
    if plays(table, you):
        sight.may_undo = may_undo(table, course, you)
        sight.locked = course.is_sealed(you)
        sight.automatic, sight.stops = table.facts.seats[you].automatic, table.facts.seats[you].stops
        sight.windows, sight.window = dict.fromkeys(course.game.windows(), ""), course.game.open_window()


def show_in_words(sight: Sight, table: Table, course: Course, client: Client, asks: bool) -> None:
    """Fills in what a person reads, and the texts of cards if there are others than the client knows."""
    looker = table.looker(sight.eyes)
    first = 0 if sight.log_begins else len(looker.seen) - len(course.news(sight.eyes))
    scene = told_sight(sight, looker, table.facts.names, first, asks)
    sight.beats = [] if sight.log_begins else beats(looker, scene)
    if named := [*sight.automatic, *offered(sight)]:
        titles = looker.words.ability_titles(scene)
        sight.abilities = {id: titles[id] for id in named if id in titles}
    sight.windows = looker.words.windows(scene, [*sight.windows])
    if sight.decision is not None and len(sight.decision.options) == 1:
        sight.prompt = sight.decision.prompt = f"{sight.windows[sight.window]}: you can only pass."
    known = looker.words.readable(scene)
    if known != client.readable:
        sight.texts = looker.texts(table.facts.names)
        client.readable = known


def offered(sight: Sight) -> list[str]:
    """Returns the optional abilities that one is asked about."""
    return [] if sight.decision is None else [option.ability for option in sight.decision.options if option.ability]


def unasked_prompt(table: Table, you: Seat | None, told: Settled | None) -> str:
    """Returns what one reads whose seat a bot plays, or who has answered beforehand."""
    if told is not None:
        return told.plan
    lent = you is not None and table.facts.seats[you].level is not None
    return LENT if lent and table.facts.phase == "playing" else ""
