"""Numbers that depend on the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gloaming.games.shadowscape.rules.vocabulary.terms import FOE_TITLES, AnyFoe, foe_number
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Count
from gloaming.kernel.cards.using import Use

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape


class Skill(Count):
    """The Skill Symbols visible in your Hero Area."""

    words: ClassVar[str] = "for each of {your} Skill Symbols"

    def held(self, to: Reader = OWNER) -> str:
        return f"{to.you} have Skill Symbols"

    def of(self, game: Shadowscape, use: Use) -> int:
        return game.skill_of(use.player)


class WoundsOnYou(Count):
    """The Wounds in your Hero Area."""

    words: ClassVar[str] = "for each Wound in {your} Hero Area"

    def held(self, to: Reader = OWNER) -> str:
        return f"{to.you} have Wounds"

    def of(self, game: Shadowscape, use: Use) -> int:
        return game.wounds_of(use.player)


class Trophies(Count):
    """The Trophies in your Hero Area, of any type or of one."""

    words: ClassVar[str] = "for each {kind} Trophy {you} have"
    foe: AnyFoe = "any"

    def text(self, to: Reader = OWNER) -> str:
        return self.worded(self.words, to, kind=FOE_TITLES[self.foe]).replace("Enemy Trophy", "Trophy")

    def held(self, to: Reader = OWNER) -> str:
        return f"{to.you} have Trophies"

    def of(self, game: Shadowscape, use: Use) -> int:
        foe = foe_number(self.foe)
        return len([token for token in game.trophies[use.player] if foe in (-1, game.box.enemies.foes[token])])


class Treasures(Count):
    """The Treasures in your Hero Area."""

    words: ClassVar[str] = "for each Treasure {you} have"

    def held(self, to: Reader = OWNER) -> str:
        return f"{to.you} have Treasures"

    def of(self, game: Shadowscape, use: Use) -> int:
        return len(game.found[use.player])


class EnemiesHere(Count):
    """The Enemies in your room."""

    words: ClassVar[str] = "for each Enemy in {your} room"

    def held(self, to: Reader = OWNER) -> str:
        return f"there are Enemies in {to.your} room"

    def of(self, game: Shadowscape, use: Use) -> int:
        return game.foes[game.at[use.player]]


class HeroesNear(Count):
    """The other Heroes in your room and in those next to it."""

    words: ClassVar[str] = "for each other Hero in {your} or an adjacent room"

    def held(self, to: Reader = OWNER) -> str:
        return f"there are other Heroes in {to.your} or an adjacent room"

    def of(self, game: Shadowscape, use: Use) -> int:
        here = game.at[use.player]
        near = game.neighbours[here]
        return len([room for room in game.at if room == here or room in near]) - 1


class DisabledCards(Count):
    """Your disabled Action Cards."""

    words: ClassVar[str] = "for each of {your} disabled cards"

    def held(self, to: Reader = OWNER) -> str:
        return f"{to.you} have disabled cards"

    def of(self, game: Shadowscape, use: Use) -> int:
        return len([card for card in game.areas[use.player] if game.wounds[card] > 0])


class EquipmentWorn(Count):
    """Your pieces of Equipment."""

    words: ClassVar[str] = "for each piece of {your} Equipment"

    def held(self, to: Reader = OWNER) -> str:
        return f"{to.you} have pieces of Equipment"

    def of(self, game: Shadowscape, use: Use) -> int:
        return len(game.gear[use.player])


class WhispersHeard(Count):
    """The Whispers that you have claimed."""

    words: ClassVar[str] = "for each Whisper {you} have claimed"

    def held(self, to: Reader = OWNER) -> str:
        return f"{to.you} have claimed Whispers"

    def of(self, game: Shadowscape, use: Use) -> int:
        return len(game.heard_whispers[use.player])


class ExhaustedCards(Count):
    """Your exhausted Action Cards."""

    words: ClassVar[str] = "for each of {your} exhausted cards"

    def held(self, to: Reader = OWNER) -> str:
        return f"{to.you} have exhausted cards"

    def of(self, game: Shadowscape, use: Use) -> int:
        return len([card for card in game.areas[use.player] if card in game.exhausted])
