"""Examples for the help of commands, from the games that are installed; no rulebook is loaded for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from gloaming.games import FAILURES, home_of, registered

T = TypeVar("T", bound=Callable[..., object])

# The commands that every game has, and what stands behind its name there if the game offers no example of its own.
PLAIN: Final = {
    "play": ("",),
    "watch": ("",),
    "simulate": ("--seats careful,random",),
    "rules": ("",),
    "lab balance": ("--games 200",),
}


def examples(command: str) -> list[str]:
    """Returns the examples that the games offer for a command, our games' first."""
    return [
        " ".join(f"gloaming {command} {name} {words}".split())
        for name in registered()
        for words in offered(name, command)
    ]


def offered(name: str, command: str) -> tuple[str, ...]:
    """Returns what stands behind a game's name in its examples for a command; nothing for a game that fails to load."""
    try:
        own = home_of(name).examples
    except FAILURES:  # one that cannot be loaded must not keep others from being helped
        return ()
    return (own or PLAIN).get(command, ())


def with_examples(text: str, *lines: str) -> str:
    """Returns a help text followed by examples."""
    return "\n\n".join([text.strip(), *(f"Example: {line}" for line in lines)])


def exemplified(command: str, *others: str) -> Callable[[T], T]:
    """Has the help of a command end with the games' examples, and perhaps with some that name no game."""

    def complete(function: T) -> T:
        function.__doc__ = with_examples(function.__doc__ or "", *examples(command), *others)
        return function

    return complete
