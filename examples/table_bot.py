"""A bot that plays at a table over the network: it takes the first option, whatever it is asked.

Run it against a server that is open: `python examples/table_bot.py http://127.0.0.1:8000 shadow-cards`.
"""

import json
import sys
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


class TableBot:
    """Somebody with a token, at one server."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.token = ""
        self.token = self.ask("POST", "/api/token")["token"]
        self.ask("PUT", "/api/me", {"name": "First Option"})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Returns the answer of the server to a request."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.server + path, data, headers, method=method)) as answer:
            return json.load(answer)

    def make_table(self, game: str, bots: int) -> str:
        """Makes a table with some bots, starts the game, and returns the table's id."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "moth"} for _ in range(bots))]
        request = {"game": game, "seats": seats, "start": True}
        made: str = self.ask("POST", "/api/tables", request)["id"]
        return made

    def play(self, table: str) -> None:
        """Plays until the game is over. A line that is cut is opened again: the first sight tells all there is."""
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/socket?texts=false"
        headers = {"Authorization": f"Bearer {self.token}"}
        while True:
            try:
                with connect(address, additional_headers=headers) as line:
                    self.answer_all(line)
                    return
            except (ConnectionClosed, OSError):
                time.sleep(1)

    def answer_all(self, line: ClientConnection) -> None:
        """Answers every question that comes over a line."""
        request: dict[str, Any] = {"number": -1}
        for text in line:
            message = json.loads(text)
            if message["type"] == "refused" and message["kind"] == "busy":
                time.sleep(0.5)  # too fast, or the disk is slow: nothing has changed, so the same choice will do
                line.send(json.dumps(request))
            if message["type"] != "sight":
                continue
            if message["table"]["phase"] != "playing":
                return
            decision = message["decision"]
            if decision is not None and decision["number"] != request["number"]:
                first = decision["options"][0]["token"]
                request = {"type": "choose", "ref": 1, "number": decision["number"], "token": first}
                line.send(json.dumps(request))


if __name__ == "__main__":
    server, game = (*sys.argv[1:], *("http://127.0.0.1:8000", "shadow-cards")[len(sys.argv) - 1 :])
    try:
        bot = TableBot(server.rstrip("/"))
        table = bot.make_table(game, bots=1)
    except HTTPError as error:
        sys.exit(f"The table at {server} refuses: {json.load(error)['reason']}")
    except URLError as error:
        sys.exit(f"No table answers at {server} ({error.reason}): open one with gloaming serve")
    bot.play(table)
    record = bot.ask("GET", f"/api/records/{table}")
    winners = " and ".join(record["names"][seat] for seat in record["winners"]) or "nobody"
    print(*record["names"], "-", *record["scores"], "- won by", winners)
    print(f"The game to keep: {server}/api/records/{table}/game.gloam")
