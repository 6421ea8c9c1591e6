"""Arguments that several commands take, and that a shell can complete."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gloaming.games import games

NameOfGame = Annotated[str, Parameter(completer=lambda _: list(games()))]
