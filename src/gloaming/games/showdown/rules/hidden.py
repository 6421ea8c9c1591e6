"""What could be something else to a seat: the other hand, both decks, the Aces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.showdown.rules.cards import ACES, DOWN, HAND, NONE
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.kernel.cards.places import NO_COUNTS
from gloaming.kernel.dealing import HiddenRow, OneOf, Pool, Unknown

if TYPE_CHECKING:
    from gloaming.games.showdown.rules.game import Showdown
    from gloaming.kernel.choices import Seat


def hidden_from(game: Showdown, seat: Seat) -> list[Unknown]:
    """Returns what a seat cannot know."""
    if not game.draw_deck(0):  # the champions are still being chosen
        return [
            OneOf(range(len(ROSTER)), game.picks, each) for each in range(2) if champion_is_hidden(game, seat, each)
        ]
    found: list[Unknown] = []
    for each in range(2):
        # How many cards of a discipline are held, where that was told.
        told = {HAND: game.told[each]} if any(count != NONE for count in game.told[each]) else NO_COUNTS
        found.append(game.places[each].hidden_from(seat, game.deck_of(each).disciplines, told))
        unknown = [place for place in range(ACES) if game.lies[each][place] == DOWN and not game.placed[each][place]]
        found.append(Pool([HiddenRow(game.aces[each], unknown)]))
    return found


def champion_is_hidden(game: Showdown, seat: Seat | None, other: Seat) -> bool:
    """Tells whether a champion has been chosen that a seat, or a spectator, does not see."""
    deck = game.rulings.decks[other]
    return game.picks[other] != NONE and game.covered and (deck == "random" or (deck == "choose" and seat != other))
