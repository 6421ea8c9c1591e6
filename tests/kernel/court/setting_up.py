"""Setting the court up as a position says it, in words such as `play knight-a guard-b!; hand parry-a; coins 3 2`."""

from __future__ import annotations

import re
from typing import Final

from gloaming.kernel.cards.moments import NOTHING
from kernel.court.game import Court

CARD: Final = re.compile(r"([a-z0-9-]+)(!?)(?:\*(\d))?(?:>([a-z0-9-]+))?")


def set_up(game: Court, position: str) -> None:
    """Puts every card where a position says: `!` is tired, `*1` wounded, `>` lies on; the rest are the decks."""
    names = {name: card for card, name in enumerate(game.deal.names)}
    placed: list[int] = []
    on_top: list[int] = []
    for part in position.split(";"):
        what, *words = part.split()
        if what == "play":
            placed += [arrive(game, names, word) for word in words]
        elif what in ("hand", "discards", "deck"):
            cards = [names[word] for word in words]
            placed += cards
            for card in cards if what != "deck" else []:
                (game.hands if what == "hand" else game.discards)[game.cards.owners[card]].append(card)
            on_top += cards if what == "deck" else []
        else:
            given = [int(word) for word in words]
            values = game.coins if what == "coins" else game.favour
            values[:] = [given[min(player, len(given) - 1)] for player in range(len(values))]
    for player in range(len(game.deciders)):
        owners = game.cards.owners
        rest = [card for card in range(len(owners)) if owners[card] == player and card not in placed]
        top = [card for card in reversed(on_top) if owners[card] == player]
        game.decks[player] = [rest[at] for at in game.setup_dice.shuffled(len(rest))] + top
    game.round = 1
    game.touch()


def arrive(game: Court, names: dict[str, int], word: str) -> int:
    """Puts a card into play as a word says."""
    found = CARD.fullmatch(word)
    assert found is not None, f"{word} is no card in play"
    card = names[found[1]]
    game.put_into_play(card, names[found[4]] if found[4] else NOTHING)
    if found[2]:
        game.tired.append(card)
    game.wounds[card] = int(found[3] or 0)
    return card
