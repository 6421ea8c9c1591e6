"""Making up what a seat cannot know: the order of the decks, and which FX cards are in them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from gloaming.games.syndicates.rules.drawn_fx import DrawnFx
from gloaming.games.syndicates.rules.sets import NONE
from gloaming.games.syndicates.rules.tabletop import FX, Side
from gloaming.games.syndicates.rules.uses import Use

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.game import Syndicates
    from gloaming.kernel.choices import Seat


def resample(game: Syndicates, seat: Seat, rng: Random) -> None:
    """Shuffles both character decks, and deals both FX decks anew from all cards that nobody has seen."""
    if game.factions[0] == NONE:
        return
    for side in range(2):
        deck = sorted(game.decks[side])  # so that nothing is left of how it really lies
        rng.shuffle(deck)
        game.decks[side] = deck
        unseen = unseen_fx(game, side)
        rng.shuffle(unseen)
        game.fx_decks[side] = unseen[: len(game.fx_decks[side])]


def unseen_fx(game: Syndicates, side: Side) -> list[int]:
    """Returns the FX cards of a side that lie in its deck or were put aside."""
    seen = set(game.fx_used[side])
    for seat in game.team(side):
        seen.update(game.reserves[seat])
    seen.update(facts[FX] for slot in game.attached[side] for facts in slot)
    for frame in game.stack:
        if isinstance(frame, DrawnFx) and frame.seat % 2 == side:
            seen.update(frame.cards)
        elif isinstance(frame, Use) and frame.side == side:
            seen.add(frame.card)
    return [card for card in game.cards.fx_of(game.factions[side], game.rulings.rarities) if card not in seen]
