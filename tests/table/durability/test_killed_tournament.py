"""A server is killed in the middle of a tournament, and started again: it goes on to its champion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from gloaming.table.live.tournaments.facts import facts_of
from gloaming.table.store.opening import store_at
from table.durability.evening import PATIENCE, Server

KILLED_BEFORE, KILLED_AFTER = (2, 9), (5,)  # duels of the host: 0 to 7 are the qualification, 9 is the semifinal


class Entrant:
    """Somebody who plays in a tournament without a socket, and gives up every match when they are asked."""

    def __init__(self, server: Server) -> None:
        self.line = httpx.AsyncClient(base_url=f"http://{server.host}", timeout=PATIENCE)

    async def arrives(self) -> None:
        token = (await self.line.post("/api/token")).json()["token"]
        self.line.headers["Authorization"] = f"Bearer {token}"

    async def asks(self, path: str, request: dict[str, Any] | None = None) -> Any:
        answer = await self.line.post(path, json=request) if request is not None else await self.line.get(path)
        answer.raise_for_status()
        return answer.json()

    async def surrenders(self, table: str) -> dict[str, Any]:
        """Gives a match up, and returns how the table stands then."""
        sight = await self.asks(f"/api/tables/{table}/sight")
        if sight["table"]["phase"] == "playing":
            request = {"type": "interject", "ref": 1, "number": sight["anytime"]["number"], "token": "surrender"}
            await self.asks(f"/api/tables/{table}/requests", request)
        told: dict[str, Any] = await self.asks(f"/api/tables/{table}")
        return told

    async def next_duel(self, id: str, last: str | None) -> dict[str, Any]:
        """Waits until there is another duel to play than the last one, or a champion."""
        version = 0
        while True:
            told: dict[str, Any] = await self.asks(f"/api/tournaments/{id}?after={version}")
            if told["phase"] == "over" or told["table"] not in (None, last):
                return told
            version = told["version"]


def results(told: dict[str, Any]) -> dict[str, list[int]]:
    duels = [duel for stage in told["stages"] for round in stage["rounds"] for duel in round["duels"]]
    return {duel["id"]: duel["points"] for duel in duels if duel["points"] is not None}


async def test_a_tournament_survives_a_killed_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/gloaming.db"
    server = Server(tmp_path, database)
    await server.start()
    host = Entrant(server)
    await host.arrives()
    request = {"name": "Dusk Cup", "entrants": 4, "level": "moth", "options": {"series_bonus_counts": True}}
    id = (await host.asks("/api/tournaments", request))["id"]
    await host.asks(f"/api/tournaments/{id}/begin", {})

    duels, known, table = 0, dict[str, list[int]](), None
    while (told := await host.next_duel(id, table))["phase"] != "over":
        assert known.items() <= results(told).items()  # what was told once stays so
        known = results(told)
        table = told["table"]
        if duels in KILLED_BEFORE:
            await server.kill()
            await server.start()
            assert (await host.asks(f"/api/tournaments/{id}"))["table"] == table
        while (await host.surrenders(table))["phase"] == "playing":
            pass
        if duels in KILLED_AFTER:  # whether or not the tournament has heard of the result
            await server.kill()
            await server.start()
        duels += 1

    await host.line.aclose()
    await server.stop()
    assert duels == 8 + 1 + 1
    assert told["champion"] not in (None, told["you"])
    assert told["options"] == {"as_printed": False, "series_bonus_counts": True, "single_elimination": False}
    store = store_at(database)
    await store.open()
    saved = await store.tournament(id)
    await store.close()
    assert saved is not None
    counted = [result.duel for result in facts_of(saved.facts).results]
    assert sorted(counted) == sorted(results(told))  # each of them once


async def test_a_tournament_is_called_off_through_the_door(tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite:///{tmp_path}/gloaming.db")
    await server.start()
    host, guest = Entrant(server), Entrant(server)
    for entrant in (host, guest):
        await entrant.arrives()
    id = (await host.asks("/api/tournaments", {"name": "Dusk Cup", "entrants": 4}))["id"]
    await guest.asks(f"/api/tournaments/{id}/join", {})

    assert (await guest.line.post(f"/api/tournaments/{id}/call-off")).status_code == 403
    assert (await host.asks(f"/api/tournaments/{id}/call-off", {}))["phase"] == "called off"
    await server.kill()
    await server.start()

    told = await guest.asks(f"/api/tournaments/{id}?after=0")
    assert (told["phase"], told["you"]) == ("called off", 1)
    assert (await guest.line.post(f"/api/tournaments/{id}/leave")).status_code == 409
    assert [line["phase"] for line in await guest.asks("/api/tournaments")] == ["called off"]
    nonsense = {"name": "Dusk Cup", "entrants": 4, "options": {"single_elimination": "perhaps"}}
    refused = await host.line.post("/api/tournaments", json=nonsense)
    assert (refused.status_code, "it takes true or false" in refused.json()["reason"]) == (400, True)
    for entrant in (host, guest):
        await entrant.line.aclose()
    await server.stop()
