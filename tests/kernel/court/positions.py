"""Positions at court in a line or two, and playing on from them under the eyes of a critic."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import gloaming
from gloaming.kernel.cards.answering import Window
from gloaming.kernel.cards.using import PASS
from gloaming.kernel.game import Game
from gloaming.kernel.record import Record
from gloaming.kernel.rulebook import OptionValue, opened
from kernel.court.game import Court
from kernel.court.printing import LETTERS
from kernel.court.rulebook import BOOK

opened["court"] = BOOK
NAME: Final = re.compile(r"([a-z-]+?)(-[a-h])?(2?)((?:!|\*\d)*)")  # of a card, with its owner and its marks


def court(
    *sides: str,
    hold: str = "",
    discards: str = "",
    deck: str = "",
    places: str = "",
    coins: str = "5",
    favour: str = "4",
    seats: int = 2,
    **options: OptionValue,
) -> Court:
    """Begins a game in a position: for each player what it has in play, in words such as `knight guard! sword>knight`.

    What others hold and what lies elsewhere is named with its owner: `parry-a ghost-b`.
    """
    in_play = [places, *(whole_names(words, LETTERS[player]) for player, words in enumerate(sides))]
    parts = {"play": " ".join(in_play), "hand": hold, "discards": discards, "deck": deck}
    told = [f"{what} {words}" for what, words in parts.items() if words.strip()]
    position = "; ".join([*told, f"coins {coins}", f"favour {favour}"])
    game = BOOK.start(BOOK.setting(seats, 1, {"position": position, **options}))
    assert isinstance(game, Court)
    return game


def whole_names(words: str, letter: str) -> str:
    """Returns the words for a player's cards with its letter: `guard!` and `sword>knight` are its own."""
    return " ".join(whole_name(word, letter) for word in words.split())


def whole_name(word: str, letter: str) -> str:
    """Returns a word for a card with the letter of its owner, where it does not say whose it is.

    >>> whole_name("guard!", "a"), whole_name("page2", "b"), whole_name("sword>knight-b", "a")
    ('guard-a!', 'page-b2', 'sword-a>knight-b')
    """
    card, on, host = word.partition(">")
    found = NAME.fullmatch(card)
    assert found is not None, f"{word} is no card"
    name, owner, copy, marks = found.groups()
    return f"{name}{owner or f'-{letter}'}{copy}{marks}{on}{whole_name(host, letter) if host else ''}"


def examine(game: Game) -> None:
    """Sees that a game is plain data, that its record leads to it, and that whoever imagines it sees and is asked the
    same.
    """
    assert game.clone() == game
    if game.over or game.number % (1 + game.number // 16) == 0:  # the longer the record, the less often
        assert gloaming.replay(Record.of(game)) == game
    assert gloaming.from_json(gloaming.to_json(game)) == game
    for seat in range(game.players):
        imagined = game.imagine(seat, Random(game.number))
        assert imagined.view(seat).to_json() == game.view(seat).to_json()
        assert imagined.clone() == imagined
        assert [each.number for each in imagined.decisions] == [each.number for each in game.decisions]
        own, known = imagined.decision_of(seat), game.decision_of(seat)
        assert (own is None) == (known is None)
        assert own is None or known is None or own.options == known.options


def play(game: Court, *choices: str) -> Court:
    """Makes choices such as `0 use guard-a`, each of which is examined; who can only pass in a window, does."""
    for choice in choices:
        examine(game)
        seat, token = choice.split(" ", 1)
        game.choose(int(seat), token)
        pass_windows(game)
    examine(game)
    return game


def pass_windows(game: Court) -> None:
    """Passes for whoever has no answer."""
    while game.stack and isinstance(game.stack[-1], Window):
        lone = [each for each in game.decisions if len(each.options) == 1]
        if not lone:
            return
        examine(game)
        game.choose(lone[0].seat, PASS.options[0])


def offered(game: Court, seat: int) -> list[str]:
    """Returns what a seat may answer now."""
    decision = game.decision_of(seat)
    return [] if decision is None else [option.token for option in decision.options]


def finish(game: Court, seed: int | None = None) -> Court:
    """Plays to the end, passing wherever one can, or by luck."""
    luck = Random(seed)
    while not game.over:
        examine(game)
        decision = luck.choice(game.decisions)
        option = next((each for each in decision.options if each.question is PASS), decision.options[0])
        game.choose(decision.seat, luck.choice(decision.options) if seed is not None else option)
    examine(game)
    return game
