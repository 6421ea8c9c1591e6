"""How a match of Shadows & Syndicates stands: a race in which both sides count the attacks the other still needs.

Everything is worth as many standard attacks as it saves or costs.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from functools import lru_cache
from math import atanh, comb, sqrt, tanh
from random import Random
from typing import Any, Final, Literal

from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.sets import NONE, Card, CardSet
from gloaming.games.syndicates.rules.tabletop import FX_KT, MOST_KT, Side, Slot
from gloaming.games.syndicates.rules.texts import LAST_ACT, SKILL
from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.games.syndicates.rules.vocabulary.drawing import DrawCharacter, DrawFx
from gloaming.games.syndicates.rules.vocabulary.kt import Gain, Give, Hit, Lose
from gloaming.games.syndicates.rules.vocabulary.leaving import Leave, SkipTurn
from gloaming.kernel.dice import Dice

MOST_SLOTS: Final = 8
LEVELS: Final = MOST_KT // 10 + 1  # of a die, which shows KT in tens
NOT_YET: Final = -1.0  # looked at
WON: Final = 60.0  # more than any race is long
HALF_A_TURN: Final = 0.5  # what it is worth to be the next to act
SUREST: Final = 0.9999
UNREADY: Final = 0.6  # what is left of a skill's worth for each 10 KT it still lacks
INACTIVE: Final = 0.3  # what is left of a character's use under an FX card

# What a text does.
Kind = Literal[
    "hit one", "hit all", "gain", "lose", "give", "draw fx", "draw character", "leave", "skip", "shield", "hold back"
]
Doing = tuple[Kind, int, str]  # of so many KT or cards, to somebody
# What ten KT are worth to somebody some day; those of one person may never lack them.
GOOD_FOR: Final = {"one-supporter": 0.3, "teammate": 0.8, "team": 1.3, "leader": 0.5, "family": 0.5}
OWN: Final = -1  # as many KT as the user has


@dataclass
class Taste:
    """What a player makes of things that do not count attacks by themselves."""

    presence: float = 0.12  # of a Supporter, whoever it is
    supporter_kt: float = 0.03  # of ten KT on a Supporter without a use for them
    held: float = 1.5  # a Super Rare in reserve
    bodyguard: float = 3.2  # a newcomer in front of the Leader
    fresh_fx: float = 0.75  # an FX card that a skill draws
    chosen_fx: float = 2.3  # and one that helps, chosen among several
    some_day: float = 0.6  # what is left of a chance to draw that is kept for later
    blow: float = 0.9  # each ten KT that a last act can spend
    nerve: float = 2.0  # the lead at which one is fairly sure of winning, just before the end

    def __reduce__(self) -> tuple[Any, ...]:
        return Taste, astuple(self)


class Effects:
    """What the cards of a set do, read once: effects with their KT and whom they mean, and how likely they happen."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.of = [[read(effect) for effect in text.effects] if text is not None else [] for text in cards.texts]
        self.chances = [1.0 if text is None else text.chance() for text in cards.texts]
        self.loaded = [loaded_dice(number) for number in range(1, 7)]  # that show the number next


def read(effect: object) -> Doing:
    """Returns what an effect does."""
    if isinstance(effect, Hit):
        return ("hit one" if effect.who == "one-enemy" else "hit all", amount(effect.kt), "")
    if isinstance(effect, Gain):
        return ("gain", amount(effect.kt), effect.who)
    if isinstance(effect, Lose):
        return ("lose", effect.kt, effect.who)
    if isinstance(effect, Give):
        return ("give", 0, effect.giver)
    if isinstance(effect, DrawFx):
        if effect.use is None:
            return ("draw fx", effect.count, "")
        return ("draw fx", round(10 * helping_among(effect.count, effect.use)), "user")
    if isinstance(effect, DrawCharacter):
        return ("draw character", 0, "")
    if isinstance(effect, Leave):
        return ("leave", MOST_KT, effect.who)
    if isinstance(effect, SkipTurn):
        return ("skip", 0, "")
    if isinstance(effect, Attach):
        return ("hold back" if effect.timeout else "shield", effect.kt or 0, effect.to)
    return ("leave", MOST_KT, "family")  # of the one-time skill; standing effects are not used


def helping_among(count: int, use: int) -> float:
    """Returns how many cards that help are used on average, if so many are chosen from some; every other one helps.

    >>> helping_among(3, 1)
    0.875
    """
    return sum([comb(count, helping) * min(helping, use) for helping in range(count + 1)]) / 2.0**count


def amount(kt: int | str) -> int:
    """Returns an amount of KT."""
    return kt if isinstance(kt, int) else OWN


def loaded_dice(number: int) -> Dice:
    """Returns dice whose next roll shows a number."""
    key = 0
    while Dice(str(key), "loaded").below(6) + 1 != number:
        key += 1
    return Dice(str(key), "loaded")


@lru_cache(maxsize=16)  # sets are remembered at once
def effects_of(cards: CardSet) -> Effects:
    """Returns what the cards of a set do."""
    return Effects(cards)


class Race:
    """How the two sides stand now, as one of them sees it. All worths are in standard attacks."""

    def __init__(self, game: Syndicates, side: Side, taste: Taste) -> None:
        self.game = game
        self.side = side
        self.effects = effects_of(game.cards)
        self.taste = taste
        self.slots: dict[str, list[Slot]] = {}  # what words mean, once somebody has asked
        self.worths = [NOT_YET] * (2 * MOST_SLOTS * LEVELS)  # of slots, likewise

    # What there is.

    def lead(self) -> float:
        """Returns how far the side is ahead."""
        game = self.game
        if game.winner != NONE:
            return WON if game.winner == self.side else -WON
        return self.strength(self.side) - self.strength(1 - self.side)

    def strength(self, side: Side) -> float:
        """Returns what a side has: the attacks it can take, and what its people are good for."""
        game = self.game
        worth = 0.0
        for seat in range(side, game.players, 2):
            worth += self.taste.held * len(game.reserves[seat]) - game.skips[seat]
        acting = False
        for slot in range(game.format.slots):
            if game.stacks[side][slot]:
                worth += self.slot_worth(side, slot, game.kt[side][slot])
                acting = acting or game.is_active(side, slot)
        return worth if acting else worth - 0.8

    def blocked(self, side: Side, slot: Slot) -> int:
        """Returns how much the FX cards on a slot can stop."""
        attached = self.game.attached[side][slot]
        return sum([facts[FX_KT] for facts in attached]) if attached else 0

    def slot_worth(self, side: Side, slot: Slot, kt: int) -> float:
        """Returns what a slot is worth with so many KT on its die."""
        place = (side * MOST_SLOTS + slot) * LEVELS + kt // 10
        worth = self.worths[place]
        if worth == NOT_YET:
            worth = self.worths[place] = self.worth_under(side, slot, kt, self.blocked(side, slot))
        return worth

    def worth_under(self, side: Side, slot: Slot, kt: int, blocked: int) -> float:
        """Returns what a slot is worth with so many KT on its die and so many on the FX cards above."""
        stack = self.game.stacks[side][slot]
        if kt <= 0 and len(stack) == 1:
            return 0.0
        below = len(stack) - 1
        if kt <= 0:  # the next one below comes up
            kt = MOST_KT
            below -= 1
        life = self.guarded(side, slot, kt, blocked, below)
        if life > 0:
            return life
        return self.use_of(side, slot, stack[below], kt) + 0.02 * blocked / 10.0

    def guarded(self, side: Side, slot: Slot, kt: int, blocked: int, below: int) -> float:
        """Returns how many attacks a slot takes before Leader or Family has fallen; 0 if it holds neither."""
        game = self.game
        stack = game.stacks[side][slot]
        faction = game.factions[side]
        leader, family = game.cards.leaders[faction], game.cards.families[faction]
        for depth in range(len(stack)):
            if stack[depth] == leader or stack[depth] == family:
                return (blocked + kt + MOST_KT * (below - depth)) / 10.0
        return 0.0

    def has_core(self, side: Side, slot: Slot) -> bool:
        """Tells whether a slot holds Leader or Family."""
        return self.guarded(side, slot, MOST_KT, 0, len(self.game.stacks[side][slot]) - 1) > 0

    def use_of(self, side: Side, slot: Slot, card: Card, kt: int) -> float:
        """Returns what a Supporter with some KT is good for."""
        game = self.game
        text = game.cards.texts[card]
        worth = self.taste.presence + self.taste.supporter_kt * kt / 10.0
        if text is None:
            return worth
        use = 0.0
        if text.kind == LAST_ACT and not game.rulings.final_blow_is_skill:
            drawing = self.effects.of[card][0][0] == "draw fx"  # what is drawn late helps less
            use = self.skill_worth(side, card, kt) * (self.taste.some_day if drawing else 1.0) - 1.0
        elif text.kind in (SKILL, LAST_ACT):
            partner = game.cards.partners[card]
            if partner == NONE or game.slot_of(side, partner) != NONE:
                use = max(0.0, self.skill_worth(side, card, MOST_KT - 10) - 1.1)
                for _ in range((MOST_KT - kt) // 10):  # what it lacks
                    use *= UNREADY
        if use > 0.0 and not game.is_active(side, slot):
            use *= INACTIVE
        return worth + max(0.0, use)

    def skill_worth(self, side: Side, card: Card, kt: int) -> float:
        """Returns what using a character's text brings at any time, as far as that can be said."""
        worth = 0.0
        for kind, strength, who in self.effects.of[card]:
            kts = kt if strength == OWN else strength
            if kind == "hit one":
                worth += self.taste.blow * kts / 10.0
            elif kind == "hit all":
                worth += (1.0 + 0.08 * self.game.format.flank) * kts / 10.0
            elif kind == "gain":
                worth += GOOD_FOR[who] * kts / 10.0
            elif kind == "draw fx":
                worth += self.drawing_worth(kts, who)
            elif kind == "draw character":
                worth += self.taste.bodyguard
            elif kind == "give":
                worth += 1.2
        return worth * self.effects.chances[card]

    # What that promises.

    def hope(self) -> float:
        """Returns how good the chances to win are, from -1 to 1: a lead is worth the more, the shorter the race."""
        acts = self.game.side_of(self.game.seat_of_turn(self.game.turn)) == self.side
        return tanh((self.lead() + (HALF_A_TURN if acts else -HALF_A_TURN)) / self.swing())

    def swing(self) -> float:
        """Returns how far the lead may still go either way: as always, with the root of what is to come."""
        return self.taste.nerve * sqrt(1.0 + min([self.life(side) for side in range(2)]))

    def life(self, side: Side) -> float:
        """Returns how many attacks a side takes before it has lost."""
        game = self.game
        life = 0.0
        for slot in range(game.format.slots):
            if game.stacks[side][slot]:
                below = len(game.stacks[side][slot]) - 1
                life += self.guarded(side, slot, game.kt[side][slot], self.blocked(side, slot), below)
        return life

    # What uses bring.

    def drawing_worth(self, drawn: int, who: str) -> float:
        """Returns what it brings to draw FX cards, and to use the best of them if there is a choice."""
        return self.taste.chosen_fx * drawn / 10.0 if who == "user" else self.taste.fresh_fx * drawn

    def hit_worth(self, side: Side, slot: Slot, kt: int) -> float:
        """Returns what a hit on a slot of a side costs that side."""
        blocker = self.top_blocker(side, slot)
        if blocker is None:
            return self.loss_worth(side, slot, kt)
        die, blocked = self.game.kt[side][slot], self.blocked(side, slot)
        return self.slot_worth(side, slot, die) - self.worth_under(side, slot, die, blocked - min(kt, blocker[FX_KT]))

    def top_blocker(self, side: Side, slot: Slot) -> list[int] | None:
        """Returns the uppermost FX card on a slot that can still stop anything."""
        for facts in reversed(self.game.attached[side][slot]):
            if facts[FX_KT] > 0:
                return facts
        return None

    def gain_worth(self, slot: Slot, kt: int) -> float:
        """Returns what more KT in an own slot bring."""
        die = self.game.kt[self.side][slot]
        return self.slot_worth(self.side, slot, min(MOST_KT, die + kt)) - self.slot_worth(self.side, slot, die)

    def loss_worth(self, side: Side, slot: Slot, kt: int) -> float:
        """Returns what fewer KT in a slot cost a side."""
        game = self.game
        die = game.kt[side][slot]
        if die <= kt and game.top(side, slot) == game.cards.leaders[game.factions[side]]:
            return WON
        return self.slot_worth(side, slot, die) - self.slot_worth(side, slot, max(0, die - kt))

    def hits_worth(self, kind: Kind, kt: int, by_attack: bool) -> float:
        """Returns what it brings to hit one enemy, whom it hurts most, or all of them."""
        enemy = 1 - self.side
        worths = [self.hit_worth(enemy, slot, kt) for slot in self.game.targets(self.side, by_attack)]
        return max(worths) if kind == "hit one" else sum(worths)

    def fx_worth(self, card: Card) -> float:
        """Returns what an FX card does for the side that uses it now."""
        worth = 0.0
        for kind, kt, who in self.effects.of[card]:
            if kind in ("hit one", "hit all"):
                worth += self.hits_worth(kind, kt, False)
            elif kind == "skip":
                worth -= 1.0
            elif kind == "draw fx":
                worth += self.drawing_worth(kt, who)
            elif kind == "draw character":
                worth += 1.2 if self.game.free_slots(self.side) else self.taste.bodyguard
            elif kind == "shield":
                worth += kt / 10.0 if who == "teammate" else 0.05
                worth += self.answer_worth(card)
            elif kind == "hold back":
                worth -= 0.8 if who == "team" else 0.15
            else:
                worth += self.own_worth(kind, kt, who)
        return worth * self.effects.chances[card]

    def drawn_worth(self, card: Card) -> float:
        """Returns what an FX card is worth that has just been drawn, and perhaps may be kept."""
        worth = self.fx_worth(card)
        return max(worth, self.taste.held) if self.game.cards.may_be_held(card) else worth

    def answer_worth(self, card: Card) -> float:
        """Returns what an attached card brings when it is destroyed, if that comes to pass."""
        worth = 0.0
        for effect in self.game.cards.follows(card):
            if isinstance(effect, Hit):
                worth += (0.03 if effect.who == "the-attacker" else 0.12) * amount(effect.kt)
            elif isinstance(effect, Gain):
                worth += 0.08 * amount(effect.kt)
        return worth

    def own_worth(self, kind: Kind, kt: int, who: str) -> float:
        """Returns what a change of own KT brings: those who may choose do so well."""
        game, side = self.game, self.side
        slots = self.own_slots("one-supporter" if who == "user" else who)
        if not slots:
            return 0.0
        if kind in ("gain", "lose"):
            changes = [self.gain_worth(at, kt) if kind == "gain" else -self.loss_worth(side, at, kt) for at in slots]
            return max(changes) if who in ("one-supporter", "teammate") else sum(changes)
        if kind == "leave":
            return -min([self.loss_worth(side, slot, kt) for slot in slots])
        spare = max([game.kt[side][slot] for slot in slots])
        return max([0.8 * self.gain_worth(slot, spare) for slot in self.own_slots("teammate")])

    def own_slots(self, who: str) -> list[Slot]:
        """Returns the own slots a word means whose KT a card can change."""
        if who not in self.slots:
            self.slots[who] = self.game.own_slots(self.side, who)
        return self.slots[who]

    def draw_worth(self) -> float:
        """Returns what an unknown FX card is worth, which may be any that has not been seen."""
        return self.gamble([self.drawn_worth(card) for card in self.game.unseen_fx(self.side)])

    def draw_guess(self, rng: Random) -> float:
        """Returns the same at a glance: from two cards of an imagined deck."""
        deck = self.game.fx_decks[self.side]
        chance = rng.random()
        shares = (chance, (chance * 7919.0) % 1.0)
        return self.gamble([self.drawn_worth(deck[int(share * len(deck))]) for share in shares])

    def gamble(self, worths: list[float]) -> float:
        """Returns the sure worth that is as good as one of several by chance.

        What counts is the chance to win. So who is ahead shuns a gamble, who is behind seeks it, and the more of the
        race is left, the less that matters.
        """
        lead = self.lead() - HALF_A_TURN
        swing = self.swing()
        hope = sum([tanh((lead + worth) / swing) for worth in worths]) / len(worths)
        return swing * atanh(max(-SUREST, min(SUREST, hope))) - lead
