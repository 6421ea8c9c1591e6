"""What the terms of Shadowscape's cards have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal

import msgspec
from mypy_extensions import mypyc_attr

from gloaming.games.shadowscape.rules.symbols import FOES, NONE, Hero
from gloaming.kernel.cards.reader import Reader
from gloaming.kernel.cards.terms import Modifier
from gloaming.kernel.cards.using import Use

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape

Steps = Annotated[int, msgspec.Meta(ge=1, le=4)]
Points = Annotated[int, msgspec.Meta(ge=0, le=9)]
Foe = Literal["beast", "brigand", "undead"]
AnyFoe = Literal["any", "beast", "brigand", "undead"]
Shrine = Literal["any", "arcane", "battle", "health", "armour", "foresight", "hero"]
GearKind = Literal["any", "weapon", "clothing", "trinket"]
SymbolName = Literal["battle", "arcane", "search", "heal", "move", "defence"]

FOE_TITLES: Final = {"any": "Enemy", "beast": "Beast", "brigand": "Brigand", "undead": "Undead"}


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxEffect(Modifier):
    """Something that a card of the box does, or that holds by it."""

    order: ClassVar[bool] = True
    section: ClassVar[str] = "effect"
    place: ClassVar[str] = "under 'effects'"
    flag: ClassVar[str] = ""  # what kind of thing holds by it, if the rules ask for that

    def raises(self, game: Shadowscape, use: Use, hero: Hero, what: int) -> int:
        """Returns by how much it raises a reading of a Hero."""
        return 0

    def strengthens(self, game: Shadowscape, use: Use, token: int, what: str) -> int:
        """Returns by how much it changes a value of an Enemy."""
        return 0

    def makes_fit(self, printed: int, symbol: int) -> bool:
        """Tells whether one printed symbol counts as another by it."""
        return False


def whom(to: Reader) -> str:
    """Returns a card's owner as somebody to whom something happens.

    >>> from gloaming.kernel.cards.reader import OWNER, SPECTATOR
    >>> whom(OWNER), whom(SPECTATOR)
    ('you', 'them')
    """
    return "them" if to.you == "they" else to.you


def target_hero(game: Shadowscape, use: Use) -> Hero:
    """Returns the Hero who was chosen, or nobody."""
    card = use.target
    return NONE if card == NONE or card not in game.hero_cards else game.hero_cards.index(card)


def foe_number(foe: str) -> int:
    """Returns an Enemy type by its name, or none for any."""
    return FOES.index(foe) if foe in FOES else NONE


def mates_of(game: Shadowscape, hero: Hero) -> list[Hero]:
    """Returns the other Heroes, in turn order from the next one."""
    return [(hero + step) % game.heroes for step in range(1, game.heroes)]
