"""Everything that changes no game: chat, hints, other eyes, and why something cannot be done."""

from __future__ import annotations

import re
from time import time
from typing import TYPE_CHECKING, Final

from gloaming.kernel.choices import Option
from gloaming.table.levels import STRONGEST, level
from gloaming.table.live.clients import Client
from gloaming.table.live.playing import interjection_number, told_number
from gloaming.table.live.sights import asked
from gloaming.table.live.thinking import Estimates
from gloaming.table.protocol import Advice, AnyAnswer, Because, Foretelling, Foretold, Hinted, Said
from gloaming.table.refusing import Refusal
from gloaming.table.requests import Chat, Foretell, Hint, Look, Why
from gloaming.table.store.store import PersonRow
from gloaming.words.foretelling import prospect
from gloaming.words.scene import Scene, Words

if TYPE_CHECKING:
    from gloaming.table.live.table import Table

# What makes one picture of several, as in a family; between letters it would only be a way to look like somebody else.
GLUE: Final = re.compile(r"(?<=[^\w\s])\u200d(?=[^\w\s])")


async def chat(table: Table, person: PersonRow, request: Chat) -> None:
    """Says something to everyone."""
    words = tidy(request.text)
    if not words:
        raise Refusal("illegal", "a message needs some text")
    saying = (person.id, request.ref, words)
    if request.again and saying in table.sayings:
        return
    seat = table.facts.seat_of(person.id)
    message = await table.hall.store.say(table.id, table.name_of(person), seat, words, time())
    table.sayings.append(saying)
    said = Said(message.id, message.name, message.seat, message.text, message.at)
    for client in list(table.clients):
        client.post(said)


def tidy(text: str) -> str:
    r"""Returns a text without anything that cannot be seen, in one line.

    >>> tidy("  Good\ngame \u202e ")
    'Good game'
    """
    glued = {joint.start() for joint in GLUE.finditer(text)}
    seen = [letter if letter.isprintable() or at in glued else " " for at, letter in enumerate(text)]
    return " ".join("".join(seen).split())


def look(table: Table, person: PersonRow, request: Look, client: Client | None) -> None:
    """Looks through other eyes, at a table with open hands."""
    if table.facts.seat_of(person.id) is not None or not table.facts.open_hands:
        raise Refusal("forbidden", "at this table you only get your own view")
    if request.eyes is not None:
        table.seat_at(request.eyes)
    if client is not None:
        client.eyes = request.eyes
        client.up_to_date = False
        table.forget_eyes()
        table.show(client)


def why(table: Table, person: PersonRow, request: Why) -> Because:
    """Says why a choice cannot be made; of one that can be, what it does."""
    seat = table.facts.seat_of(person.id)
    if table.course is None or seat is None:
        raise Refusal("illegal", "you are not playing")
    looker = table.looker(seat)
    scene = looker.scene(table.facts.names, seat)
    open_now = [*(scene.decision.options if scene.decision else []), *table.course.game.anytime(seat)]
    option = next((each for each in open_now if each.token == request.token), None)
    if option is None:
        return Because(request.ref, looker.refusal(scene, request.token))
    ahead = prospect(looker.words, scene, table.course.game, seat, option, table.hall.thinkers.rng)
    does = [f"{looker.words.label(scene, option)}.", ahead.text, str(ahead.sure)]
    return Because(request.ref, " ".join(["You can do that now.", *filter(None, does)]))


def foretell(table: Table, person: PersonRow, request: Foretell) -> Foretold:
    """Says what options that are open would lead to."""
    course, seat = table.running(), table.seat_to_play(person)
    looker = table.looker(seat)
    scene = looker.scene(table.facts.names, seat)
    open_now: list[Option] = []
    if scene.decision is not None and request.number == told_number(table, seat, scene.decision.number):
        open_now += scene.decision.options
    if request.number == interjection_number(table, seat):
        open_now += course.game.anytime(seat)
    options = [option for option in open_now if option.token in request.tokens]
    if not options:
        raise Refusal("stale", "the game has moved on")
    told = []
    for option in options:
        ahead = prospect(looker.words, scene, course.game, seat, option, table.hall.thinkers.rng)
        quotes = "" if ahead.quote is None else f"{ahead.quote.seat}:{ahead.quote.card}"
        told.append(Foretelling(option.token, ahead.text, quotes, [*ahead.outcome.parts], [*ahead.certain]))
    return Foretold(request.ref, request.number, told)


async def hint(table: Table, person: PersonRow, request: Hint) -> AnyAnswer:
    """Asks the strongest bot."""
    async with table.lock:
        course, seat = table.running(), table.seat_to_play(person)
        if table.facts.is_serious:
            where = "in a tournament" if table.facts.tournament else "at a rated table"
            raise Refusal("forbidden", f"there are no hints {where}")
        decision = asked(course.game, seat)
        if decision is None:
            raise Refusal("stale", "you have nothing to choose right now")
        if seat in table.advised:  # thinking is dear, and bots at other tables wait for it
            raise Refusal("busy", "the bot is still thinking about your last request")
        number, world = told_number(table, seat, decision.number), course.world_of(seat)
        table.advised.add(seat)
    try:
        found = await table.hall.thinkers.estimate(world, seat, level(STRONGEST).bot)
    finally:
        table.advised.discard(seat)
    if found is None:
        raise Refusal("busy", "the bot could not decide; try again")
    async with table.lock:
        decision = None if table.facts.phase != "playing" else asked(course.game, seat)
        if decision is None or told_number(table, seat, decision.number) != number:
            raise Refusal("stale", "the game has moved on")
        looker = table.looker(seat)
        scene = looker.scene(table.facts.names, seat)
        return Hinted(request.ref, number, looker.words.measure(scene), advice(looker.words, scene, found))


def advice(words: Words, scene: Scene, found: Estimates) -> list[Advice]:
    """Returns a bot's estimates in words."""
    options = [] if scene.decision is None else scene.decision.options
    labels = {option.token: words.label(scene, option) for option in options}
    return [
        Advice(token, labels.get(token, token), worth, words.outlook(scene, worth), share)
        for token, worth, share in found
    ]
