"""What a seat cannot know: the order of decks and piles, and hands it may not look into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.kernel.choices import Seat
from gloaming.kernel.dealing import Hidden, HiddenRow, HiddenWhole, Pool, Unknown

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.tabletop import Tabletop

HIGHEST = 3  # Shards on a Whisper


def hidden_from(game: Tabletop, seat: Seat) -> list[Unknown]:
    """Returns what could be something else, as far as a seat can tell."""
    found: list[Unknown] = [game.fate.hidden_from(seat)]
    if game.whisper_deck:
        found.append(whispers_hidden(game))
    for deck, under in ((game.gear_deck, game.gear_under), (game.action_deck, game.action_under)):
        if len(deck) - under > 1:
            found.append(Pool([HiddenRow(deck, list(range(under, len(deck))))]))
    found.extend([Pool([HiddenRow(pile)]) for pile in game.piles if len(pile) > 1])
    treasures: list[Hidden] = [HiddenRow(game.treasure_pile)]
    if game.unseen:
        treasures.append(HiddenRow(game.treasure_at, game.unseen[:]))
    found.append(Pool(treasures))
    return found


def whispers_hidden(game: Tabletop) -> Pool:
    """Returns the Whispers that nobody has seen: everybody knows how many Shards lie in which layer (SHS-SET-5)."""
    hidden: list[Hidden] = []
    first = 0
    for place in range(0, len(game.layers), 2):
        count = min(game.layers[place], len(game.whisper_deck) - first)
        if count <= 0:
            break
        row = HiddenRow(game.whisper_deck, list(range(first, first + count)))
        row.rooms[0].without = without(game.layers[place + 1])
        hidden.append(row)
        first += count
    if game.whisper_box:
        left = HiddenWhole(game.whisper_box, False)
        left.rooms[0].without = [HIGHEST]
        hidden.append(left)
    return Pool(hidden, game.box.whispers.shards)


def without(allowed: int) -> list[int]:
    """Returns the Shards that no card of a layer has.

    >>> without(0b0100)
    [1, 3]
    """
    return [shards for shards in range(1, HIGHEST + 1) if not allowed >> shards & 1]
