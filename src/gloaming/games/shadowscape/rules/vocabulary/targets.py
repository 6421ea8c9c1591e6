"""What is chosen before a card does what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from gloaming.games.shadowscape.rules.symbols import NONE
from gloaming.games.shadowscape.rules.vocabulary.terms import FOE_TITLES, AnyFoe, foe_number, mates_of
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Target
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape

WHERE: Final = {
    "here": " in {your} room",
    "next": " in an adjacent room",
    "near": " in {your} or an adjacent room",
    "any": "",
}


class AnEnemy(Target):
    """An Enemy in your room, an adjacent one (`next`), either (`near`) or any; the Lord only if that is said."""

    reach: Literal["here", "next", "near", "any"] = "any"
    foe: AnyFoe = "any"
    lord: bool = False

    def text(self, to: Reader = OWNER) -> str:
        article = "an" if self.foe in ("any", "undead") else "a"
        lord = " or the Lord" if self.lord else ""
        return f"choose {article} {FOE_TITLES[self.foe]}{lord}{WHERE[self.reach].format(your=to.your)}"

    def options(self, game: Shadowscape, use: Use) -> list[Option]:
        foe, here = foe_number(self.foe), game.at[use.player]
        near = game.neighbours[here] if self.reach in ("next", "near") else []
        found: list[int] = []
        for token in range(len(game.enemy_at) + (1 if self.lord else 0)):
            which = token if token < len(game.enemy_at) else game.lord_token
            room = game.token_at(which)
            if room == NONE or (which < len(game.enemy_at) and foe not in (NONE, game.box.enemies.foes[which])):
                continue
            if self.reach == "any" or room in near or (room == here and self.reach != "next"):
                found.append(which)
        return game.box.questions.enemy.offer(found)


class AHero(Target):
    """A Hero: another one or any, in your room, near it or anywhere."""

    who: Literal["another", "any"] = "another"
    reach: Literal["here", "next", "near", "any"] = "any"
    wounded: bool = False

    def text(self, to: Reader = OWNER) -> str:
        what = "another" if self.who == "another" else "a"
        wounded = " wounded" if self.wounded else ""
        return f"choose {what}{wounded} Hero{WHERE[self.reach].format(your=to.your)}"

    def options(self, game: Shadowscape, use: Use) -> list[Option]:
        here = game.at[use.player]
        near = game.neighbours[here] if self.reach in ("next", "near") else []
        found: list[int] = []
        for hero in ([use.player] if self.who == "any" else []) + mates_of(game, use.player):
            room = game.at[hero]
            fits = self.reach == "any" or room in near or (room == here and self.reach != "next")
            if fits and (not self.wounded or game.wounds_of(hero) > 0):
                found.append(game.hero_cards[hero])
        return game.box.questions.hero.offer(found)
