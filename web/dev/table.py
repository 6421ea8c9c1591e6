"""A stand-in for the server, to look at the client with: real games, real views, everything in memory.

    python web/dev/table.py 8000        needs starlette, uvicorn and websockets
"""

from __future__ import annotations

import asyncio
import sys
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import gloaming
from gloaming.bots import Eyes, bot
from gloaming.bots.instincts import instinct
from gloaming.bots.search import SearchBot
from gloaming.games import games, rulebook
from gloaming.games.showdown.cards import DISCIPLINES, FIRST_ACE, NAMES, card_named
from gloaming.games.showdown.champions import champion
from gloaming.games.showdown.questions import ROSTER
from gloaming.kernel.errors import BadSetup
from gloaming.table import protocol as p
from gloaming.terminal.english import sentence
from gloaming.terminal.face import Scene, face_of, told
from gloaming.terminal.seating import INVENTED, Seating
from gloaming.terminal.showdown.decks import kinds_of, rules_text, trigger_text

DIST = Path(__file__).parent.parent / "dist"
CSP = "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'"
LEVELS = {
    "random": ("Leaf", "Plays whatever the wind turns up.", None),
    "careful": ("Lantern", "Follows good habits and makes few mistakes.", 0.81),
    "search": ("Owl", "Imagines hundreds of games before each choice.", 0.72),
}
ME = p.Person("me", "Robin")
PAUSE = 0.35


class Table:
    """A table in memory."""

    def __init__(self, id: str, wish: p.NewTable, seed: int | None = None) -> None:
        self.id, self.wish, self.seq = id, wish, 0
        self.game: Any = None
        self.heard: list[tuple[int, Any]] = []
        self.seats: list[p.SeatInfo] = []
        names = iter(Random(id).sample(INVENTED, 8))
        for seat, plan in enumerate(wish.seats):
            if plan.kind == "me":
                self.seats.append(p.SeatInfo(seat, "person", ME.name, "me"))
            elif plan.kind == "bot":
                self.seats.append(p.SeatInfo(seat, "bot", next(names), None, plan.level or "careful"))
            else:
                self.seats.append(p.SeatInfo(seat, "open", ""))
        self.sockets: dict[WebSocket, int] = {}
        self.said: list[p.Said] = []
        self.seed = seed
        self.next: str | None = None
        self.fork: list[tuple[int, str]] = []
        self.eyes: int | None | str = "own"
        if wish.start and all(seat.kind != "open" for seat in self.seats):
            self.start()

    def start(self) -> None:
        book = rulebook(self.wish.game)
        self.game = book.start(book.setting(len(self.seats), self.seed, self.wish.options), self.hear)
        for seat, token in self.fork:
            self.game.choose(seat, token)

    def hear(self, event: Any) -> None:
        self.heard.append((self.game.number if self.game is not None else 0, event))

    @property
    def mine(self) -> int | None:
        return next((seat.seat for seat in self.seats if seat.person == "me"), None)

    def info(self) -> p.TableInfo:
        phase = "gathering" if self.game is None else "over" if self.game.over else "playing"
        book = rulebook(self.wish.game)
        return p.TableInfo(
            self.id, self.wish.game, book.title, phase, self.wish.private, self.wish.rated, self.wish.open_hands,
            self.wish.lesson, "me", self.seats, self.wish.options, self.wish.clock, 2,
            0 if self.game is None else self.game.number, "9f3a5c" * 8, "7:salt" if phase == "over" else None, self.next,
        )  # fmt: skip

    def scene(self, game: Any, heard: list[tuple[int, Any]], eyes: int | None) -> Scene:
        names = ["You" if seat.seat == eyes else seat.name for seat in self.seats]
        seen = [facts for _, event in heard if (facts := event.seen_by(eyes)) is not None]
        decision = None if eyes is None else game.decision_of(eyes)
        scene = Scene(game.view(eyes), decision, Seating(names, [seat.level for seat in self.seats]),
                      game.setting.options, seen)  # fmt: skip
        return told(face_of(game.rulebook.name), scene)

    def sight(self, since: int = 0, game: Any = None, eyes: Any = "own", heard: Any = None) -> p.Sight:
        own = self.mine
        looking = own if eyes == "own" else eyes
        sight = p.Sight(self.seq, self.info(), own, looking)
        if self.game is None:
            sight.prompt = "Waiting for people to sit down."
            return sight
        live = game is None
        game, heard = game or self.game, self.heard if heard is None else heard
        scene = self.scene(game, heard, looking)
        face = face_of(game.rulebook.name)
        sight.view = msgspec.to_builtins(scene.view)
        sight.status, sight.prompt = face.status(scene), face.prompt(scene)
        sight.text = face.describe(scene)
        sight.sheet = [p.SheetRow(r.heading, r.cells, r.tone, r.line) for r in face.sheet(scene)]
        lines = []
        acts = [""] * len(self.seats)
        for at, event in heard:
            facts = event.seen_by(looking)
            if facts is not None:
                words = face.sentence(facts, scene)
                lines.append(p.LogLine(at, dict(facts), words))
                if isinstance(facts.get("seat"), int) and words and facts["seat"] >= 0:
                    acts[facts["seat"]] = words
        sight.log, sight.log_begins, sight.last_acts = lines[since:], since == 0, acts
        if scene.decision is not None and own == looking and live:
            offered = [
                p.OptionView(o.token, label(o, game), face.preview(scene, o.token), o.touches)
                for o in scene.decision.options
            ]
            sight.decision = p.DecisionView(
                scene.decision.number, sight.prompt, scene.decision.question.verb, offered
            )
            touched = {touch for option in offered for touch in option.touches}
            verb = {"score": "play"}.get(sight.decision.verb, sight.decision.verb)
            if verb in ("play", "feint", "strike", "react", "discard", "choose", "use"):
                for card in scene.view.hand:  # type: ignore[attr-defined]
                    if card not in touched:
                        sight.refusals[card] = face.refusal(scene, f"{verb if verb != 'use' else 'play'} {card}")
        mine_last = [n for n, (seat, _) in enumerate(game.choices) if seat == own]
        if live and mine_last and not game.over:
            last = mine_last[-1] == game.number - 1
            hidden = game.choices[mine_last[-1]][1].split()[0] in ("predict", "strike", "pick")
            sight.may_undo = "free" if last and hidden else "ask"
            sight.locked = bool(last and hidden and scene.decision is None)
        if self.wish.lesson and sight.decision:
            sight.lesson = "The first of your choices: set aside cards whose sum you believe you can win in points."
        return sight

    def texts(self) -> dict[str, Any]:
        if self.wish.game != "showdown" or self.game is None:
            return {}
        found: dict[str, Any] = {}
        view = self.game.view(self.mine)
        for seat, name in enumerate(view.champions):
            if name is not None:
                deck = champion(name)
                for card in NAMES:
                    number = card_named(card)
                    facts: dict[str, Any] = {}
                    if card == "red-joker":
                        facts = {"champion": deck.id, "epithet": deck.epithet}
                        words = " ".join(trigger_text(d, deck) for d in DISCIPLINES)
                    else:
                        words = rules_text(card, deck)
                        if number < FIRST_ACE or card.endswith("-edge"):
                            facts = {"value": deck.value(number), "discipline": DISCIPLINES[deck.discipline(number)]}
                        facts["kind"] = " ".join(kinds_of(card, deck))
                    found[f"{seat}:{card}"] = {"title": deck.titles[number], "facts": facts, "text": words}
        if view.phase == "setup":
            for name in ROSTER:
                deck = champion(name)
                found[f"champion:{name}"] = {
                    "title": deck.name,
                    "facts": {"epithet": deck.epithet, "pitch": deck.pitch,
                              **{d: deck.disciplines.count(n) for n, d in enumerate(DISCIPLINES)}},
                    "text": " ".join(trigger_text(d, deck) for d in DISCIPLINES),
                }  # fmt: skip
        return found

    async def tell(self) -> None:
        self.seq += 1
        for socket, since in list(self.sockets.items()):
            await self.show(socket, since)

    async def show(self, socket: WebSocket, since: int) -> None:
        eyes = "own" if self.eyes == "own" else self.eyes
        sight = self.sight(since, eyes=eyes)
        body = msgspec.to_builtins(sight)
        if since == 0:
            body["texts"] = self.texts()
        elif any(line.facts["event"] == "champions" for line in sight.log):
            body["texts"] = self.texts()
        self.sockets[socket] = since + len(sight.log)
        await socket.send_text(msgspec.json.encode(body).decode())

    async def bots(self) -> None:
        while self.game is not None and not self.game.over:
            asked = next((d for d in self.game.decisions if self.seats[d.seat].level), None)
            forced = None if asked else next(
                (d for d in self.game.decisions if len(d.options) == 1 and self.seats[d.seat].person), None)
            if asked is None and forced is None:
                return
            await asyncio.sleep(PAUSE)
            now = asked or forced
            if asked is not None:
                mind = bot(self.seats[asked.seat].level or "careful", self.wish.game, self.game.number)
                option = mind.choose(Eyes(self.game.clone(), asked.seat))
            else:
                option = now.options[0]
            self.game.choose(now.seat, option)
            await self.tell()


def label(option: Any, game: Any) -> str:
    return sentence(option.label) if option.token != "pass" else "Pass"


TABLES: dict[str, Table] = {}
NUMBERS = count(1)
FRESH = iter([])


def made(wish: p.NewTable, seed: int | None = None) -> Table:
    table = Table(f"table{next(NUMBERS):05d}", wish, seed)
    TABLES[table.id] = table
    return table


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def game_list(request: Request) -> Response:
    infos = []
    for name in games():
        book = rulebook(name)
        decks = [p.DeckInfo(n, champion(n).name, champion(n).pitch) for n in ROSTER] if name == "showdown" else []
        infos.append(
            p.GameInfo(
                name, book.title, book.pitch, book.minutes, book.seats.start, book.seats.stop - 1, book.usual_players,
                [p.OptionInfo(r.name, r.default, r.allowed, r.settles) for r in book.rulings], decks,
                [p.LevelInfo(n, t, w, b) for n, (t, w, b) in LEVELS.items()], name == "shadow-cards",
            )  # fmt: skip
        )
    return answer(infos)


async def me(request: Request) -> Response:
    if request.method == "PUT":
        ME.name = msgspec.json.decode(await request.body(), type=p.Naming).name
    return answer(ME)


async def account(request: Request) -> Response:
    wish = msgspec.json.decode(await request.body(), type=p.Credentials)
    if wish.login == "taken":
        return answer(p.Problem("This login is taken."), 409)
    ME.account = wish.login
    return answer(ME)


async def logout(request: Request) -> Response:
    ME.account = None
    return answer(ME)


async def ratings(request: Request) -> Response:
    return answer([p.Rating("shadow-cards", 26.4, 3.1, 18), p.Rating("showdown", 23.9, 5.2, 6)])


async def token(request: Request) -> Response:
    return answer(p.ApiToken("gloam_4f1c0d2b9a"))


async def tables(request: Request) -> Response:
    if request.method == "POST":
        wish = msgspec.json.decode(await request.body(), type=p.NewTable)
        try:
            table = made(wish)
        except BadSetup as error:
            return answer(p.Problem(str(error)), 400)
        return answer(p.TableMade(table.id))
    return answer([table.info() for table in TABLES.values()])


async def table_info(request: Request) -> Response:
    table = TABLES.get(request.path_params["id"])
    return answer(table.info()) if table else answer(p.Problem("There is no such table."), 404)


async def socket(ws: WebSocket) -> None:
    await ws.accept()
    table = TABLES.get(ws.path_params["id"])
    if table is None:
        await ws.close(4404, "There is no such table.")
        return
    await table.show(ws, 0)
    for said in table.said:
        await ws.send_text(msgspec.json.encode(said).decode())
    working = asyncio.create_task(table.bots())
    try:
        while True:
            wish = msgspec.json.decode(await ws.receive_text(), type=p.AnyRequest)
            reply = await carry_out(table, wish)
            await ws.send_text(msgspec.json.encode(reply).decode())
            if working.done():
                working = asyncio.create_task(table.bots())
    except WebSocketDisconnect:
        table.sockets.pop(ws, None)


async def carry_out(table: Table, wish: Any) -> Any:
    game, seat = table.game, table.mine
    if isinstance(wish, p.Choose):
        decision = game.decision_of(seat)
        if decision is None or decision.number != wish.number:
            return p.Refused(wish.ref, "stale", "This has been decided already.")
        game.choose(seat, wish.token)
    elif isinstance(wish, p.Chat):
        said = p.Said(len(table.said), ME.name, seat, wish.text, time.time())
        table.said.append(said)
        for each in table.sockets:
            await each.send_text(msgspec.json.encode(said).decode())
    elif isinstance(wish, p.Undo):
        numbers = [n for n, (who, _) in enumerate(game.choices) if who == seat]
        table.heard = []
        record = gloaming.kernel.record.Record.of(game)
        heard: list[Any] = []
        table.game = None
        table.game = gloaming.replay(record, numbers[-1], lambda e: heard.append(e))
        table.heard = rebuilt(record, numbers[-1])
        for each in table.sockets:
            table.sockets[each] = 0
    elif isinstance(wish, p.Hint):
        mind = SearchBot(instinct(table.wish.game), 1, 120, 1.5)
        found = mind.weigh(Eyes(game.clone(), seat))
        total = sum(each.tries for each in found) or 1
        return p.Hinted(wish.ref, game.decision_of(seat).number, "experience" if table.wish.game == "shadow-cards" else
                        "chance to win", [p.Advice(e.option.token, label(e.option, game), round(e.worth, 2),
                                                   e.tries / total) for e in found[:4]])  # fmt: skip
    elif isinstance(wish, p.Why):
        scene = table.scene(game, table.heard, seat)
        return p.Because(wish.ref, face_of(table.wish.game).refusal(scene, wish.token))
    elif isinstance(wish, p.Place):
        table.seats[wish.seat] = (
            p.SeatInfo(wish.seat, "bot", INVENTED[wish.seat], None, wish.level)
            if wish.level else p.SeatInfo(wish.seat, "open", "")
        )  # fmt: skip
    elif isinstance(wish, p.Stand) and seat is not None:
        table.seats[seat].level = "careful"
    elif isinstance(wish, p.Sit):
        table.seats[wish.seat] = p.SeatInfo(wish.seat, "person", ME.name, "me")
    elif isinstance(wish, p.Start):
        table.start()
    elif isinstance(wish, p.Rematch):
        table.wish.start = True
        table.next = made(table.wish).id
    elif isinstance(wish, p.Look):
        table.eyes = wish.eyes
        for each in table.sockets:
            table.sockets[each] = 0
    if not isinstance(wish, p.Ping | p.Chat):
        await table.tell()
    return p.Done(wish.ref, table.seq)


def rebuilt(record: Any, upto: int) -> list[tuple[int, Any]]:
    heard: list[tuple[int, Any]] = []
    for number in range(upto + 1):
        events: list[Any] = []
        gloaming.replay(record, number, events.append)
        heard += [(number, event) for event in events[len(heard) :]]
    return heard


RECORDS: dict[str, Table] = {}


def record_info(table: Table) -> p.RecordInfo:
    game = table.game
    return p.RecordInfo(table.id, table.wish.game, rulebook(table.wish.game).title, [s.name for s in table.seats],
                        list(game.scores), list(game.winners), game.number, time.time() - 3600, False)  # fmt: skip


async def records(request: Request) -> Response:
    return answer([record_info(table) for table in TABLES.values() if table.game is not None and table.game.over])


async def record_at(request: Request) -> Response:
    table = TABLES[request.path_params["id"]]
    if "n" not in request.path_params:
        return answer(record_info(table))
    at = min(int(request.path_params["n"]), table.game.number)
    eyes = request.query_params.get("eyes")
    record = gloaming.kernel.record.Record.of(table.game)
    game = gloaming.replay(record, at)
    heard = [(n, e) for n, e in table.heard if n <= at]
    sight = table.sight(0, game, None if eyes in (None, "", "none") else int(eyes), heard)
    body = msgspec.to_builtins(p.Replay(record_info(table), at, sight))
    body["sight"]["texts"] = table.texts()
    return answer(body)


async def download(request: Request) -> Response:
    return Response("a record\n", media_type="text/plain")


async def fork(request: Request) -> Response:
    old = TABLES[request.path_params["id"]]
    wish = msgspec.json.decode(await request.body(), type=p.Fork)
    plans = [p.SeatPlan("me") if n == wish.seat else p.SeatPlan("bot", "careful") for n in range(len(old.seats))]
    table = made(p.NewTable(old.wish.game, plans, old.wish.options), old.game.setting.seed)
    table.fork = old.game.choices[: wish.at]
    table.start()
    return answer(p.TableMade(table.id))


async def client(request: Request) -> Response:
    file = DIST / request.path_params["path"]
    found = file if file.is_file() else DIST / "index.html"
    return FileResponse(found, headers={"Content-Security-Policy": CSP})


def prepare() -> None:
    """Makes tables to look at: one gathering, one won, one at the end of a duel."""
    bots = [p.SeatPlan("bot", "careful"), p.SeatPlan("bot", "careful")]
    made(p.NewTable("shadow-cards", [p.SeatPlan("me"), p.SeatPlan("open"), *bots]))
    for game, players in (("shadow-cards", 4), ("showdown", 2)):
        plans = [p.SeatPlan("me"), *[p.SeatPlan("bot", "careful")] * (players - 1)]
        table = made(p.NewTable(game, plans, start=True), 11)
        mind = bot("careful", game, 5)
        while not table.game.over:
            decision = table.game.decisions[0]
            table.game.choose(decision.seat, mind.choose(Eyes(table.game.clone(), decision.seat)))
    for game, players, options in (
        ("shadow-cards", 4, {}), ("shadow-cards", 3, {"teaching": True}), ("showdown", 2, {}),
        ("showdown", 2, {"deck_0": "corvo", "deck_1": "ilse"}), ("shadow-cards", 2, {}), ("shadow-cards", 5, {}),
    ):  # fmt: skip
        plans = [p.SeatPlan("me"), *[p.SeatPlan("bot", "careful")] * (players - 1)]
        made(p.NewTable(game, plans, options, start=True), 7)


app = Starlette(
    routes=[
        Route("/api/games", game_list),
        Route("/api/me", me, methods=["GET", "PUT"]),
        Route("/api/me/ratings", ratings),
        Route("/api/account", account, methods=["POST"]),
        Route("/api/login", account, methods=["POST"]),
        Route("/api/logout", logout, methods=["POST"]),
        Route("/api/token", token, methods=["POST"]),
        Route("/api/tables", tables, methods=["GET", "POST"]),
        Route("/api/tables/{id}", table_info),
        WebSocketRoute("/api/tables/{id}/socket", socket),
        Route("/api/records", records),
        Route("/api/records/{id}", record_at),
        Route("/api/records/{id}/at/{n}", record_at),
        Route("/api/records/{id}/game.gloam", download),
        Route("/api/records/{id}/fork", fork, methods=["POST"]),
        Route("/{path:path}", client),
    ]
)

if __name__ == "__main__":
    prepare()
    uvicorn.run(app, port=int(sys.argv[1]) if len(sys.argv) > 1 else 8000, log_level="warning")
