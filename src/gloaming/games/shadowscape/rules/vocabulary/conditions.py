"""What must be so: for abilities, and for whoever wants to claim a Whisper (SHS-CLW-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gloaming.games.shadowscape.rules.symbols import KINDS, NONE, SHRINES
from gloaming.games.shadowscape.rules.tabletop import CENTRE
from gloaming.games.shadowscape.rules.vocabulary.terms import FOE_TITLES, AnyFoe, GearKind, Shrine, foe_number
from gloaming.kernel.cards.english import some
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Condition, Few
from gloaming.kernel.cards.using import Use

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape


class InRoom(Condition):
    """You are in the room of this name."""

    words: ClassVar[str] = "{you} are in {room}"
    room: str

    def text(self, to: Reader = OWNER) -> str:
        return self.worded(self.words, to, room=self.room)

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.box.rooms.titles[game.at[use.player]] == self.room


class Searched(Condition):
    """You have searched the room of this name, or any room, since your last Action."""

    room: str = ""

    def text(self, to: Reader = OWNER) -> str:
        return f"{to.you} have just searched {self.room or 'a room'}"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        titles = game.box.rooms.titles
        return any(not self.room or titles[room] == self.room for room in game.searched)


class AtShrine(Condition):
    """You are in a room with a Shrine, any or one of a kind."""

    shrine: Shrine = "any"

    def text(self, to: Reader = OWNER) -> str:
        kind = "a Shrine" if self.shrine == "any" else f"the {self.shrine.capitalize()} Shrine"
        return f"{to.you} are in a room with {kind}" if self.shrine == "any" else f"{to.you} are at {kind}"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        shrine = game.shrine_at(use.player)
        return shrine != NONE and self.shrine in ("any", SHRINES[shrine])


class AtLair(Condition):
    """You are in a Lair, of any type or of one."""

    foe: AnyFoe = "any"

    def text(self, to: Reader = OWNER) -> str:
        return f"{to.you} are in {'a Lair' if self.foe == 'any' else 'a ' + FOE_TITLES[self.foe] + ' Lair'}".replace(
            "a Undead", "an Undead"
        )

    def holds(self, game: Shadowscape, use: Use) -> bool:
        lair = game.box.rooms.lairs[game.at[use.player]]
        return lair != NONE and foe_number(self.foe) in (NONE, lair)


class AtStart(Condition):
    """You are in a Hero Starting Room."""

    words: ClassVar[str] = "{you} are in a starting room"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.box.rooms.is_start(game.at[use.player])


class AtCentre(Condition):
    """You are in the room at the centre of the dungeon."""

    words: ClassVar[str] = "{you} are in the room at the centre"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.at[use.player] == game.cells[CENTRE]


class AtShard(Condition):
    """You are in a room with a Shadow Shard."""

    words: ClassVar[str] = "{you} are in a room with a Shadow Shard"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.box.rooms.shards[game.at[use.player]] > 0


class Alone(Condition):
    """There is no other Hero in your room."""

    words: ClassVar[str] = "there is no other Hero in {your} room"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return len(game.heroes_in(game.at[use.player])) == 1


class WithHero(Condition):
    """There is another Hero in your room."""

    words: ClassVar[str] = "there is another Hero in {your} room"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return len(game.heroes_in(game.at[use.player])) > 1


class EnemyHere(Condition):
    """There are at least so many Enemies in your room."""

    count: Few = 1

    def text(self, to: Reader = OWNER) -> str:
        if self.count == 1:
            return f"there is an Enemy in {to.your} room"
        return f"there are {self.count} Enemies or more in {to.your} room"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.foes[game.at[use.player]] >= self.count


class NoEnemyHere(Condition):
    """There is no Enemy in your room."""

    words: ClassVar[str] = "there is no Enemy in {your} room"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.foes[game.at[use.player]] == 0


class HasWounds(Condition):
    """You have at least so many Wounds."""

    count: Few = 1

    def text(self, to: Reader = OWNER) -> str:
        return f"{to.you} have {some(self.count, 'Wound')}" + (" or more" if self.count > 1 else "")

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.wounds_of(use.player) >= self.count


class Unhurt(Condition):
    """You have no Wounds."""

    words: ClassVar[str] = "{you} have no Wounds"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.wounds_of(use.player) == 0


class HasTrophies(Condition):
    """You have at least so many Trophies, of any type or of one."""

    count: Few = 1
    foe: AnyFoe = "any"

    def text(self, to: Reader = OWNER) -> str:
        kind = "Trophy" if self.foe == "any" else f"{FOE_TITLES[self.foe]} Trophy"
        return f"{to.you} have {some(self.count, kind)}".replace("Trophys", "Trophies")

    def holds(self, game: Shadowscape, use: Use) -> bool:
        foe = foe_number(self.foe)
        tokens = [token for token in game.trophies[use.player] if foe in (NONE, game.box.enemies.foes[token])]
        return len(tokens) >= self.count


class HasEachTrophy(Condition):
    """You have a Trophy of each type."""

    words: ClassVar[str] = "{you} have a Trophy of each type"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return len({game.box.enemies.foes[token] for token in game.trophies[use.player]}) == len(FOE_TITLES) - 1


class HasTreasures(Condition):
    """You have at least so many Treasures."""

    count: Few = 1

    def text(self, to: Reader = OWNER) -> str:
        return f"{to.you} have {some(self.count, 'Treasure')}"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return len(game.found[use.player]) >= self.count


class HasEquipment(Condition):
    """You have at least so many pieces of Equipment, of any kind or of one, whether you can use them or not."""

    kind: GearKind = "any"
    count: Few = 1

    def text(self, to: Reader = OWNER) -> str:
        names = {"any": "piece of Equipment", "weapon": "Weapon", "clothing": "piece of Clothing", "trinket": "Trinket"}
        text = f"{to.you} have {some(self.count, names[self.kind])}"
        return text.replace("Equipments", "Equipment").replace(
            "piece of", "pieces of" if self.count > 1 else "piece of"
        )

    def holds(self, game: Shadowscape, use: Use) -> bool:
        kinds = [KINDS[game.box.gear.kinds[gear]] for gear in game.gear[use.player]]
        return len([kind for kind in kinds if self.kind in ("any", kind)]) >= self.count


class HasGeneralAction(Condition):
    """You have a General Action."""

    words: ClassVar[str] = "{you} have a General Action"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return any(game.box.actions.owners[card] == NONE for card in game.areas[use.player])


class HoldsLord(Condition):
    """You have the token of the Lord of the Dungeon."""

    words: ClassVar[str] = "{you} have the Lord’s token"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.slayer == use.player


class Slew(Condition):
    """You have eliminated at least so many Enemies this turn."""

    count: Few = 1
    foe: AnyFoe = "any"

    def text(self, to: Reader = OWNER) -> str:
        kind = FOE_TITLES[self.foe]
        return f"{to.you} have eliminated {some(self.count, kind)} this turn".replace("Enemys", "Enemies")

    def holds(self, game: Shadowscape, use: Use) -> bool:
        foe = foe_number(self.foe)
        foes = game.box.enemies.foes
        slain = [token for token in game.slain if token < len(foes) and foe in (NONE, foes[token])]
        return game.first == use.player and len(slain) >= self.count


class EmptyHand(Condition):
    """You hold no Fate Cards."""

    words: ClassVar[str] = "{your} hand is empty"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return not game.hand(use.player)


class LordIsHere(Condition):
    """The Lord of the Dungeon is in the dungeon."""

    words: ClassVar[str] = "the Lord is in the dungeon"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.lord_at != NONE


class OwnTurn(Condition):
    """It is your turn."""

    words: ClassVar[str] = "it is {your} turn"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        return game.first == use.player


class KinHere(Condition):
    """Another Enemy of its type is in the Enemy's room."""

    words: ClassVar[str] = "another Enemy of its type is in its room"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        token = use.target
        if token == NONE or token >= len(game.enemy_at):
            return False
        foe, room = game.box.enemies.foes[token], game.enemy_at[token]
        return any(game.enemy_at[other] == room for other in game.box.enemies.of_foe[foe] if other != token)


class InItsLair(Condition):
    """The Enemy is in a Lair of its type."""

    words: ClassVar[str] = "it is in a Lair of its type"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        token = use.target
        if token == NONE or token >= len(game.enemy_at) or game.enemy_at[token] == NONE:
            return False
        return game.box.rooms.lairs[game.enemy_at[token]] == game.box.enemies.foes[token]


class InTheOpen(Condition):
    """The Enemy is in a room without a Lair."""

    words: ClassVar[str] = "it is in a room without a Lair"

    def holds(self, game: Shadowscape, use: Use) -> bool:
        token = use.target
        room = NONE if token == NONE else game.token_at(token)
        return room != NONE and game.box.rooms.lairs[room] == NONE
