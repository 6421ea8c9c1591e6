"""A position as one Hero sees it: what it can hope for, what it has, and what threatens it.

All worths are in Shadow Shards. What lies ahead is counted in Actions, and worth the less the more of them it takes.
Things can be supposed: a counter of the outlook is changed, a worth is asked for, and the counter is put back.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from gloaming.games.shadowscape.instinct.worths import Wish, Worths, worths_of
from gloaming.games.shadowscape.rules.box import ROOMS, Side
from gloaming.games.shadowscape.rules.setup import LEFT_OVER
from gloaming.games.shadowscape.rules.symbols import (
    ARCANE,
    ATTACKING,
    BATTLE,
    DEFENCE,
    HEAL,
    HEALING,
    MOVE,
    NONE,
    PREPARING,
    SEARCHING,
    SYMBOLS,
    Hero,
    Room,
)
from gloaming.games.shadowscape.rules.tabletop import CENTRE, DECK, MOST_TOKENS
from gloaming.kernel.cards.using import Use

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape
    from gloaming.games.shadowscape.rules.vocabulary.deeds import Attack, Deed

WIDTH: Final = 5
CELLS: Final = 25
DISTANCES: Final = [
    abs(one // WIDTH - other // WIDTH) + abs(one % WIDTH - other % WIDTH)
    for one in range(CELLS)
    for other in range(CELLS)
]
FAR: Final = 9.0  # Actions: about as good as never
PATIENCE: Final = 0.2  # how much less a hope is worth for each Action that it takes
HEARD: Final = 1.2  # a Whisper that can be claimed at once: nobody else will, and another one is turned up
BEST: Final = 0.4  # how much the best hope counts beside the sum of all
TOUGHEST: Final = 11  # Defence, and above all others that of the Lord
MOST_SEARCHED: Final = 6

# What things are worth in Shadow Shards.
TROPHY: Final = 0.16
TREASURE: Final = 0.22
WOUND: Final = 0.05
ACTION: Final = 0.12
GENERAL: Final = 0.6  # the share of its sides' worth that a General Action adds to four cards
LORD: Final = 6.0  # slaying it together
CLAIM: Final = 1.0  # together
CLOCK: Final = 0.2  # a card of the Fate deck, together
CAUTION: Final = 0.5  # how much dangers count
SHARED: Final = 0.6  # what a Whisper still promises that another Hero is nearer to
LONG_WAY: Final = 0.15  # how much each Whisper before it takes from what the Lord is worth
SAVED: Final = 0.22  # a Fate Card that makes the attack on the Lord stronger, which is there
SAVED_TOGETHER: Final = 0.5
FEW_CARDS: Final = [1.6, 0.9, 0.4, 0.12, 0.0]  # by how many can be used


class Outlook:
    """A position as one Hero sees it."""

    def __init__(self, game: Shadowscape, hero: Hero) -> None:
        self.game = game
        self.hero = hero
        self.worths: Worths = worths_of(game.box)
        self.coop: bool = game.coop
        self.cell = [0] * ROOMS
        for cell in range(ROOMS):
            self.cell[game.cells[cell]] = cell
        foes = game.box.enemies.foes
        self.have = [0, 0, 0]
        for token in game.trophies[hero]:
            self.have[foes[token]] += 1
        self.trophies: i64 = len(game.trophies[hero])
        self.treasures: i64 = len(game.found[hero])
        self.gear = [0, 0, 0]
        for each in game.gear[hero]:
            self.gear[game.box.gear.kinds[each]] += 1
        self.general = False
        for card in game.areas[hero]:
            if game.box.actions.owners[card] == NONE:
                self.general = True
        own_turn = game.first == hero
        self.slain: i64 = len([token for token in game.slain if token < len(foes)]) if own_turn else 0
        self.searched: list[Room] = game.searched[:] if own_turn else []
        self.wounds: i64 = game.wounds_of(hero)
        self.stride: float = float(max(1, game.movement_of(hero)))
        self.raised = [game.raised(hero, symbol) for symbol in range(HEAL + 1)]
        self.fits = [0] * len(SYMBOLS)
        self.taps = [0] * len(SYMBOLS)
        self.fate_worths = [0.03] * len(SYMBOLS)
        self.reach: i64 = 0
        self.kills = [FAR] * TOUGHEST  # Actions for an attack that deals so much, by Defence
        self.finds = [FAR] * MOST_SEARCHED
        self.best_symbol = NONE  # which boosts the best attack on the Lord
        self.nearness = nearness(game) if self.coop else 0.0  # of the Lord
        self.read_hand()
        self.read_cards()
        self.shares = [1.0] * len(game.whisper_row)  # of what the open Whispers promise, if others are nearer to them
        self.enemies: list[int] = [token for token in range(len(game.enemy_at)) if game.enemy_at[token] != NONE]
        self.plain = not game.rulings.advanced and game.lord_at == NONE and not game.lasting
        self.dangers = [0.0] * ROOMS
        self.read_dangers()
        self.near = [0.0, 0.0, 0.0, 0.0]  # Actions for a Trophy of each type, and for a Treasure
        self.looked_from: Room = NONE

    # The Hero.

    def read_hand(self) -> None:
        """Counts what fits which symbol, in hand and without a card."""
        game, hero = self.game, self.hero
        symbols = game.box.fates.symbols
        for card in game.hand(hero):
            self.fits[symbols[card]] += 1
        for effect in game.holding(hero, "counts-as"):
            for printed in range(len(SYMBOLS)):
                for symbol in range(len(SYMBOLS)):
                    if printed != symbol and effect.makes_fit(printed, symbol):
                        self.fits[symbol] += self.fits[printed]
        for card in game.own_cards(hero):
            for number, symbol in game.box.generating[card]:
                if game.can_tap(hero, card, number):
                    self.taps[symbol] += 1

    def read_cards(self) -> None:
        """Finds out what it takes to eliminate Enemies and to find Treasures, and what Fate Cards are good for."""
        game, hero, box = self.game, self.hero, self.game.box
        if game.holding(hero, "reach"):
            self.reach = 1
        worths = self.fate_worths
        worths[MOVE], worths[DEFENCE] = 0.06, 0.08
        for card in game.areas[hero]:
            for face in range(2):
                side = box.side(card, face)
                if side.boost != NONE:
                    usual = 0.14 if side.kind == ATTACKING else 0.1 if side.kind == SEARCHING else 0.05
                    worths[side.boost] = max(worths[side.boost], usual)
                if side.kind == ATTACKING or side.kind == SEARCHING:
                    self.read_side(card, face, side)
        if self.coop:
            worths[BATTLE] *= 1.3
            worths[ARCANE] *= 1.3
        if self.best_symbol != NONE and self.coop:
            worths[self.best_symbol] += SAVED_TOGETHER * self.nearness
        elif self.best_symbol != NONE and game.lord_at != NONE:
            worths[self.best_symbol] += SAVED

    def read_side(self, card: int, face: int, side: Side) -> None:
        """Notes what an attack or a Search can do."""
        game, hero = self.game, self.hero
        deed = cast("Deed", side.deed)
        base, more = deed.worth(game, hero, card), 0
        if side.boost != NONE:
            base += self.raised[side.boost]
            more = self.fits[side.boost] + self.taps[side.boost]
        delay = 1.0 if game.wounds[card] > 0 else 0.0
        if face != game.faces[card]:
            delay += 0.7
        elif card in game.exhausted and game.first == hero:
            delay += 0.4
        if side.kind == SEARCHING:
            improve(self.finds, base, more, delay)
            return
        if cast("Attack", deed).reaches_next:
            self.reach = 1
        defence = self.lord_defence()
        before = self.kills[defence]
        improve(self.kills, base, more, delay)
        if self.kills[defence] < before:
            self.best_symbol = side.boost

    def lord_defence(self) -> int:
        """Returns the Defence of the Lord, as far as it is counted."""
        return min(self.game.enemy_defence(self.game.lord_token), TOUGHEST - 1)

    def lord_hope(self, room: Room) -> float:
        """Returns what it promises together to slay the Lord, who may be still to come."""
        return LORD * self.nearness * exp(-PATIENCE * self.lord_cost(room))

    def has_symbol(self, symbol: int) -> bool:
        """Tells whether a symbol boosts anything the Hero has."""
        return self.fate_worths[symbol] > 0.1

    def defence_of(self, token: int) -> int:
        """Returns the Defence of an Enemy or the Lord."""
        return self.game.box.enemies.defence[token] if self.plain else self.game.enemy_defence(token)

    # Distances.

    def moves(self, start: Room, goal: Room, less: int) -> float:
        """Returns about how many Actions it takes to get somewhere, or so many rooms short of it."""
        away = DISTANCES[self.cell[start] * CELLS + self.cell[goal]] - less
        if away <= 0:
            return 0.0
        exact = float(away) / self.stride
        whole = float(int(exact))
        return 0.5 * exact + 0.5 * (whole if whole == exact else whole + 1.0)

    def look_from(self, room: Room, without: int) -> None:
        """Finds out how far the next Trophies and Treasures are from a room."""
        if self.looked_from == room and without == NONE:
            return
        game, near = self.game, self.near
        foes, enemy_at = game.box.enemies.foes, game.enemy_at
        near[0] = near[1] = near[2] = near[3] = FAR
        short: i64 = self.reach
        for token in self.enemies:
            if token != without:
                toll = self.kills[min(self.defence_of(token), TOUGHEST - 1)] + self.moves(room, enemy_at[token], short)
                if toll < near[foes[token]]:
                    near[foes[token]] = toll
        values, treasure_at = game.box.treasures, game.treasure_at
        for place in range(ROOMS):
            treasure = treasure_at[place]
            if treasure != NONE and first_treasure(game) + treasure != without:
                value = 3 if place in game.unseen else values[treasure]
                toll = self.finds[min(value, MOST_SEARCHED - 1)] + self.moves(room, place, 0)
                if toll < near[3]:
                    near[3] = toll
        self.looked_from = room if without == NONE else NONE

    # Hopes.

    def cost(self, wish: Wish, room: Room) -> float:
        """Returns about how many Actions it takes to fulfil what a Whisper asks for; `look_from` the room first."""
        near = self.near
        cost = 0.0
        if wish.lord:
            return self.lord_cost(room)
        missing: i64 = wish.trophies - self.trophies
        for foe in range(3):
            lacking = wish.of_foe[foe] - self.have[foe]
            if lacking > 0:
                cost += near[foe] + 2.0 * float(lacking - 1)
                missing -= lacking
        if missing > 0:
            cost += min(near[0], near[1], near[2]) + 2.0 * float(missing - 1)
        if wish.treasures > self.treasures:
            cost += near[3] + 2.5 * float(wish.treasures - self.treasures - 1)
        if wish.gear > 0:
            cost += self.gear_cost(wish)
        if wish.general and not self.general:
            cost += 1.5 if self.trophies > 0 else 1.5 + min(near[0], near[1], near[2])
        if wish.slain > self.slain:
            cost += min(near[0], near[1], near[2]) + 1.5 * float(wish.slain - self.slain) - 1.0
        if wish.unhurt and self.wounds > 0:
            cost += 0.8 + 0.3 * float(self.wounds)
        for need in wish.others:
            if not need.holds(self.game, Use(self.hero, NONE, 0)):
                cost += 3.0
        return cost + self.way_cost(wish, room, cost)

    def gear_cost(self, wish: Wish) -> float:
        """Returns about how many Actions it takes to get the Equipment for a Whisper."""
        kind = wish.gear_kind
        owned = self.gear[0] + self.gear[1] + self.gear[2] if kind == NONE else self.gear[kind]
        if owned >= wish.gear:
            return 0.0
        cost = 1.5 if self.treasures > 0 else 1.5 + self.near[3]
        if kind != NONE:
            kinds = self.game.box.gear.kinds
            if not [each for each in self.game.gear_row if kinds[each] == kind]:
                cost += 3.0
        return cost + 4.0 * float(wish.gear - owned - 1)

    def way_cost(self, wish: Wish, room: Room, before: float) -> float:
        """Returns about how many Actions it takes to get where a Whisper is heard, after some others."""
        if not wish.placed:
            return 0.0
        if wish.searches:
            for place in self.searched:
                if place in wish.rooms:
                    return 0.0
        way = FAR
        if wish.at_centre:
            way = self.moves(room, self.game.cells[CENTRE], 0)
        for place in wish.rooms:
            way = min(way, self.moves(room, place, 0))
        if before > 0.0:  # one will come from elsewhere
            way = 0.6 * way + 0.5
        return way + 1.0 if wish.searches else way

    def lord_cost(self, room: Room) -> float:
        """Returns about how many Actions it takes to slay the Lord."""
        game = self.game
        if game.slayer == self.hero:
            return 0.0
        if game.lord_at == NONE and not self.coop:
            return FAR
        cost = self.kills[self.lord_defence()]
        return cost if game.lord_at == NONE else cost + self.moves(room, game.lord_at, self.reach)

    def hope(self, wish: Wish, room: Room) -> float:
        """Returns what a Whisper promises from a room; `look_from` it first."""
        worth = wish.shards
        if self.coop:
            worth = 0.0 if wish.lord else CLAIM
        cost = self.cost(wish, room)
        if cost <= 0.0 and self.game.claims_left > 0 and self.game.first == self.hero:
            return HEARD * worth
        return 0.92 * worth * exp(-PATIENCE * cost)

    def promise(self, room: Room, without: int) -> float:
        """Returns what the open Whispers and the Lord promise from a room, with some token gone from the board."""
        game = self.game
        self.look_from(room, without)
        total, best = 0.0, 0.0
        row = game.whisper_row
        for place in range(len(row)):
            hope = self.hope(self.worths.wishes[row[place]], room) * self.shares[place]
            total += hope
            if hope > best:
                best = hope
        total = (1.0 - BEST) * total + BEST * best
        return total + self.lord_hope(room) if self.coop else total

    def share_with(self, mate: Outlook) -> None:
        """Leaves Whispers to a mate who is nearer to them."""
        game = self.game
        row = game.whisper_row
        here, there = game.at[self.hero], game.at[mate.hero]
        self.look_from(here, NONE)
        mate.look_from(there, NONE)
        for place in range(len(row)):
            wish = self.worths.wishes[row[place]]
            if mate.cost(wish, there) + 0.3 < self.cost(wish, here):
                self.shares[place] *= SHARED

    # Dangers.

    def read_dangers(self) -> None:
        """Finds out in which rooms Wounds are to be expected before the Hero's next turn."""
        game, hero = self.game, self.hero
        defence = game.defence_of(hero)
        phases = CAUTION * (1.0 + 0.5 * float(len(game.deciders) - 1))
        sting = self.sting()
        attacks = game.box.enemies.attack
        for token in self.enemies:
            wounds = (attacks[token] if self.plain else game.enemy_attack(token)) - defence
            if wounds > 0:
                danger = float(wounds) * sting * phases / 3.0
                for room in self.covered(token):
                    self.dangers[room] += danger
        if game.lord_at != NONE:
            wounds = game.enemy_attack(game.lord_token) - defence
            if wounds > 0:
                self.dangers[game.lord_at] += float(wounds) * sting * phases

    def sting(self) -> float:
        """Returns what the next Wounds cost, each."""
        game, hero = self.game, self.hero
        free = game.box.heroes.slots[game.hero_cards[hero]] - game.hurt[hero]
        return 0.06 if free > 2 else 0.1 if free > 0 else 0.15

    def covered(self, token: int) -> list[int]:
        """Returns the rooms in which an Enemy can attack when it is activated: those on its way, or next to it."""
        game = self.game
        room = game.enemy_at[token]
        way = [room]
        for sign in game.box.enemies.steps[token]:
            beyond = game.ways[room * 4 + sign]
            if beyond != NONE and beyond not in way:
                way.append(beyond)
                room = beyond
        if not game.box.enemies.ranged[token]:
            return way
        found = way[:]
        for room in way:
            for beyond in game.neighbours[room]:
                if beyond not in found:
                    found.append(beyond)
        return found

    def relief(self, token: int, room: Room) -> float:
        """Returns how much less danger there is for the Hero in a room without an Enemy."""
        game = self.game
        if token >= len(game.enemy_at):
            return 0.0
        wounds = game.enemy_attack(token) - game.defence_of(self.hero)
        if wounds <= 0 or room not in self.covered(token):
            return 0.0
        return float(wounds) * self.sting() * CAUTION * (1.0 + 0.5 * float(len(game.deciders) - 1)) / 3.0

    # Worths.

    def place_worth(self, room: Room) -> float:
        """Returns what it is worth to be in a room."""
        game = self.game
        worth = self.promise(room, NONE) - self.dangers[room]
        if not self.coop and (game.finisher != NONE or game.round >= game.rulings.round_limit):
            worth += float(game.box.rooms.shards[room])  # SHS-SCO-3
        return worth

    def wounded_worth(self) -> float:
        """Returns what Wounds cost."""
        game, hero = self.game, self.hero
        cost = WOUND * float(game.hurt[hero]) * (1.0 + 0.15 * float(game.hurt[hero]))
        usable: i64 = 0
        for card in game.areas[hero]:
            if game.wounds[card] > 0:
                cost += self.disabled_worth(card) + 0.8 * WOUND * float(game.wounds[card])
            else:
                usable += 1
        return cost + FEW_CARDS[min(usable, 4)]

    def disabled_worth(self, card: int) -> float:
        """Returns what is lost while an Action Card cannot be used."""
        faces = self.worths.faces[card]
        return 0.4 * max(faces[0], faces[1])

    def face_worth(self, card: int, face: int) -> float:
        """Returns what a side of an Action Card is good for now: a Prepare if the hand is empty, a Heal if wounded."""
        game = self.game
        worth = self.worths.faces[card][face]
        kind = game.box.side(card, face).kind
        if kind == PREPARING:
            size = game.box.heroes.hand_size[game.hero_cards[self.hero]]
            worth += 0.3 * float(max(0, size - len(game.hand(self.hero)))) / float(size)
        elif kind == HEALING:
            worth += 0.05 * float(self.wounds)
        return worth

    def gear_worth(self, gear: int) -> float:
        """Returns what a piece of Equipment is good for."""
        game, worths = self.game, self.worths
        worth = 0.0 if self.coop else float(game.box.gear.shards[gear])
        if not game.can_use(self.hero, gear):
            return worth + 0.03
        symbol = worths.gear_symbols[gear]
        if symbol != NONE and not self.has_symbol(symbol):
            return worth + 0.03 if symbol != DEFENCE else worth + worths.gear[gear]
        return worth + worths.gear[gear]

    def action_worth(self, card: int) -> float:
        """Returns what a General Action is good for."""
        faces = self.worths.faces[card]
        worth = 0.0 if self.coop else float(self.game.box.actions.shards[card])
        return worth + GENERAL * (max(faces[0], faces[1]) + 0.4 * min(faces[0], faces[1]))

    def hand_worth(self) -> float:
        """Returns what the Fate Cards in hand are worth."""
        symbols, worths = self.game.box.fates.symbols, self.fate_worths
        total = 0.0
        for card in self.game.hand(self.hero):
            total += worths[symbols[card]]
        return total

    def goods_worth(self) -> float:
        """Returns what belongs to the Hero, wherever it is: with its Shards, if they count."""
        game, hero = self.game, self.hero
        worth = self.hand_worth() - self.wounded_worth()
        worth += TROPHY * float(self.trophies) + TREASURE * float(self.treasures)
        for gear in game.gear[hero]:
            worth += self.gear_worth(gear)
        for card in game.areas[hero]:
            if game.box.actions.owners[card] == NONE:
                worth += self.action_worth(card)
        if not self.coop:
            for card in game.heard_whispers[hero]:
                worth += self.worths.wishes[card].shards
        return worth

    def worth(self) -> float:
        """Returns what the position is worth for the Hero alone."""
        return self.place_worth(self.game.at[self.hero]) + self.goods_worth()


def improve(costs: list[float], base: int, more: int, delay: float) -> None:
    """Notes what one side of a card can do, by what it is up against, where that is better than before."""
    for needed in range(len(costs)):
        lacking = needed - base
        cost = 1.0 + delay
        if lacking > more:
            cost += 0.2 * float(more) + 1.2 * float(lacking - more)
        elif lacking > 0:
            cost += 0.2 * float(lacking)
        if cost < costs[needed]:
            costs[needed] = cost


def first_treasure(game: Shadowscape) -> int:
    """Returns where Treasures begin among what can be kept."""
    return game.box.questions.first_treasure


def nearness(game: Shadowscape) -> float:
    """Returns how near the coming of the Lord is: 1 if it is there."""
    if game.lord_at != NONE:
        return 1.0
    under = game.layers[0] if game.layers and game.layers[1] == LEFT_OVER else 0
    return 1.0 / (1.0 + LONG_WAY * float(max(0, len(game.whisper_deck) - under - 1)))


def team_worth(game: Shadowscape) -> float:
    """Returns how well all Heroes together are doing: what each has, and what the best of them can hope for."""
    total, best = 0.0, 0.0
    hopes = [0.0] * len(game.whisper_row)
    for hero in range(len(game.deciders)):
        outlook = Outlook(game, hero)
        room = game.at[hero]
        total += outlook.goods_worth() - outlook.dangers[room]
        outlook.look_from(room, NONE)
        for place in range(len(hopes)):
            hope = outlook.hope(outlook.worths.wishes[game.whisper_row[place]], room)
            total += 0.3 * hope
            hopes[place] = max(hopes[place], 0.7 * hope)
        hope = outlook.lord_hope(room)
        total += 0.3 * hope
        best = max(best, 0.7 * hope)
        total += CLAIM * float(len(game.heard_whispers[hero]))
    return total + sum(hopes) + best + CLOCK * float(len(game.fate.cards[DECK]))


def is_full(outlook: Outlook) -> bool:
    """Tells whether another token would make one of four go (SHS-ATK-6)."""
    return outlook.trophies + outlook.treasures >= MOST_TOKENS
