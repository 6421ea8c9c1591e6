"""What a "whenever" can wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from gloaming.games.shadowscape.rules.symbols import NONE
from gloaming.games.shadowscape.rules.vocabulary.terms import FOE_TITLES, AnyFoe, foe_number, whom
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import When
from gloaming.kernel.cards.using import Use

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape


@mypyc_attr(allow_interpreted_subclasses=True)
class YouWhen(When):
    """Something that happens to the Hero whose card it is."""

    def heard(self, game: Shadowscape, use: Use, item: Item) -> bool:
        return item.player == use.player


class YouEliminate(YouWhen):
    """You eliminate an Enemy, of any type or of one."""

    event: ClassVar[str] = "eliminated"
    foe: AnyFoe = "any"

    def text(self, to: Reader = OWNER) -> str:
        return f"{to.you} eliminate {'an' if self.foe in ('any', 'undead') else 'a'} {FOE_TITLES[self.foe]}"

    def heard(self, game: Shadowscape, use: Use, item: Item) -> bool:
        foe, foes = foe_number(self.foe), game.box.enemies.foes
        fits = foe == NONE or (item.card < len(foes) and foes[item.card] == foe)
        return item.player == use.player and fits


class YouFind(YouWhen):
    """You take a Treasure from a room."""

    words: ClassVar[str] = "{you} take a Treasure from a room"
    event: ClassVar[str] = "found"


class YouSearch(YouWhen):
    """You search a room."""

    words: ClassVar[str] = "{you} search a room"
    event: ClassVar[str] = "searched"


class YouAreAttacked(YouWhen):
    """An Enemy attacks you; this comes before the damage."""

    event: ClassVar[str] = "attacked"

    def text(self, to: Reader = OWNER) -> str:
        return f"an Enemy attacks {whom(to)}"


class YouAreWounded(YouWhen):
    """You take Wounds."""

    words: ClassVar[str] = "{you} take Wounds"
    event: ClassVar[str] = "wounded"


class YouWardOff(YouWhen):
    """You cancel all damage of an attack."""

    words: ClassVar[str] = "{you} cancel all damage of an attack"
    event: ClassVar[str] = "warded"


class YouEnter(YouWhen):
    """You end a Move in another room."""

    words: ClassVar[str] = "{you} move into a room"
    event: ClassVar[str] = "entered"


class YouPrepare(YouWhen):
    """You prepare."""

    words: ClassVar[str] = "{you} prepare"
    event: ClassVar[str] = "prepared"


class YouHeal(YouWhen):
    """You remove Wounds."""

    words: ClassVar[str] = "{you} remove Wounds"
    event: ClassVar[str] = "healed"


class YouClaim(YouWhen):
    """You claim a card."""

    words: ClassVar[str] = "{you} claim a card"
    event: ClassVar[str] = "claimed"


class YouAlterFate(YouWhen):
    """You alter fate."""

    words: ClassVar[str] = "{you} alter fate"
    event: ClassVar[str] = "altered"


class TurnBegins(YouWhen):
    """Your turn begins."""

    words: ClassVar[str] = "{your} turn begins"
    event: ClassVar[str] = "turn_began"


class TurnEnds(YouWhen):
    """Your turn ends."""

    words: ClassVar[str] = "{your} turn ends"
    event: ClassVar[str] = "turn_ended"


@mypyc_attr(allow_interpreted_subclasses=True)
class EnemyWhen(When):
    """Something that the Enemy or the Lord does whose card it is; the Hero concerned is meant by `you`."""

    def heard(self, game: Shadowscape, use: Use, item: Item) -> bool:
        return item.card != NONE and game.card_of_token(item.card) == use.card


class ItHits(EnemyWhen):
    """The Enemy hurts a Hero."""

    event: ClassVar[str] = "hit"

    def text(self, to: Reader = OWNER) -> str:
        return f"it hurts {whom(to)}"


class ItIsWarded(EnemyWhen):
    """A Hero cancels all damage of the Enemy."""

    words: ClassVar[str] = "{you} cancel all its damage"
    event: ClassVar[str] = "warded"


class ItAttacks(EnemyWhen):
    """The Enemy attacks a Hero; this comes before the damage."""

    event: ClassVar[str] = "attacked"

    def text(self, to: Reader = OWNER) -> str:
        return f"it attacks {whom(to)}"


class ItFalls(EnemyWhen):
    """The Enemy is eliminated."""

    words: ClassVar[str] = "{you} eliminate it"
    event: ClassVar[str] = "eliminated"


class ItFindsNobody(EnemyWhen):
    """The Lord acts, and nobody is in its room."""

    words: ClassVar[str] = "it acts in {your} turn and nobody is in its room"
    event: ClassVar[str] = "lord_acted"
