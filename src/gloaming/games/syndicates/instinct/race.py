"""How a match of Shadows & Syndicates stands: a race in which both sides count the attacks the other still needs.

Everything is worth as many standard attacks as it saves or costs.
"""

from __future__ import annotations

from math import atanh, comb, sqrt, tanh
from random import Random
from typing import Final

from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.imagining import unseen_fx
from gloaming.games.syndicates.rules.sets import NONE, Card, CardSet
from gloaming.games.syndicates.rules.tabletop import FX_KT, MOST_KT, Side, Slot
from gloaming.games.syndicates.rules.texts import LAST_ACT, SKILL
from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.games.syndicates.rules.vocabulary.drawing import DrawCharacter, DrawFx
from gloaming.games.syndicates.rules.vocabulary.hitting import Hit
from gloaming.games.syndicates.rules.vocabulary.leaving import Leave, SkipTurn
from gloaming.games.syndicates.rules.vocabulary.strengthening import Gain, Give, Lose
from gloaming.kernel.dice import Dice

WON: Final = 60.0  # more than any race is long
HALF_A_TURN: Final = 0.5  # what it is worth to be the next to act
SUREST: Final = 0.9999
UNREADY: Final = 0.6  # what is left of a skill's worth for each 10 KT it still lacks
INACTIVE: Final = 0.3  # what is left of a character's use under an FX card

# What a text does, as numbers.
HIT_ONE: Final = 0
HIT_ALL: Final = 1
GAIN: Final = 2
LOSE: Final = 3
GIVE: Final = 4
DRAW_FX: Final = 5
DRAW_CHARACTER: Final = 6
LEAVE: Final = 7
SKIP: Final = 8
SHIELD: Final = 9
HOLD_BACK: Final = 10
# Whom it means.
ONE_SUPPORTER: Final = 0
ANYBODY: Final = 1
EVERYBODY: Final = 2
LEADER: Final = 3
FAMILY: Final = 4
USER: Final = 5
NOBODY: Final = 6
WHOM: Final = {
    "one-supporter": ONE_SUPPORTER,
    "supporter": ONE_SUPPORTER,
    "teammate": ANYBODY,
    "team": EVERYBODY,
    "leader": LEADER,
    "family": FAMILY,
    "user": USER,
}
# What ten KT are worth to somebody some day; those of one person may never lack them.
GOOD_FOR: Final = [0.3, 0.8, 1.3, 0.5, 0.5, 0.0, 0.0]
OWN_WORDS: Final = ["one-supporter", "teammate", "team", "leader", "family", "one-supporter", "team"]
OWN: Final = -1  # as many KT as the user has


class Taste:
    """What a player makes of things that do not count attacks by themselves."""

    presence: float  # of a Supporter, whoever it is
    supporter_kt: float  # of ten KT on a Supporter without a use for them
    held: float  # a Super Rare in reserve
    bodyguard: float  # a newcomer in front of the Leader
    fresh_fx: float  # an FX card that a skill draws
    chosen_fx: float  # and one that helps, chosen among several
    some_day: float  # what is left of a chance to draw that is kept for later
    blow: float  # each ten KT that a last act can spend
    nerve: float  # the lead at which one is fairly sure of winning, just before the end

    def __init__(self) -> None:
        self.presence = 0.12
        self.supporter_kt = 0.03
        self.held = 1.5
        self.bodyguard = 3.2
        self.fresh_fx = 0.75
        self.chosen_fx = 2.3
        self.some_day = 0.6
        self.blow = 0.9
        self.nerve = 2.0


class Effects:
    """What the cards of a set do, read once: effects with their KT and whom they mean, and how likely they happen."""

    cards: CardSet
    of: list[list[tuple[int, int, int]]]
    chances: list[float]
    loaded: list[Dice]  # for each number, dice that show it next

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.of = []
        self.chances = []
        for card in range(len(cards)):
            text = cards.texts[card]
            self.chances.append(1.0 if text is None else text.chance())
            self.of.append([] if text is None else [read(effect) for effect in text.effects])
        self.loaded = [loaded_dice(number) for number in range(1, 7)]


def read(effect: object) -> tuple[int, int, int]:
    """Returns an effect as numbers."""
    if isinstance(effect, Hit):
        return (HIT_ONE if effect.who == "one-enemy" else HIT_ALL, amount(effect.kt), NOBODY)
    if isinstance(effect, Gain):
        return (GAIN, amount(effect.kt), WHOM[effect.who])
    if isinstance(effect, Lose):
        return (LOSE, effect.kt, WHOM.get(effect.who, NOBODY))
    if isinstance(effect, Give):
        return (GIVE, 0, USER if effect.giver == "user" else ONE_SUPPORTER)
    if isinstance(effect, DrawFx):
        if effect.use is None:
            return (DRAW_FX, effect.count, NOBODY)
        return (DRAW_FX, round(10 * helping_among(effect.count, effect.use)), USER)
    if isinstance(effect, DrawCharacter):
        return (DRAW_CHARACTER, 0, LEADER if effect.to == "bodyguard-of-leader" else ANYBODY)
    if isinstance(effect, Leave):
        return (LEAVE, 0, WHOM[effect.who])
    if isinstance(effect, SkipTurn):
        return (SKIP, 0, NOBODY)
    if isinstance(effect, Attach):
        return (HOLD_BACK if effect.timeout else SHIELD, effect.kt or 0, WHOM[effect.to])
    return (LEAVE, 0, FAMILY)  # of the one-time skill; standing effects are not used


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


MOST_SETS: Final = 16  # remembered at once
_effects: Final[dict[int, Effects]] = {}  # by the identity of the set, which each of them holds on to


def effects_of(cards: CardSet) -> Effects:
    """Returns what the cards of a set do."""
    found = _effects.get(id(cards))
    if found is None:
        if len(_effects) == MOST_SETS:
            _effects.clear()
        found = Effects(cards)
        _effects[id(cards)] = found
    return found


class Race:
    """How the two sides stand, as one of them sees it. All worths are in standard attacks."""

    game: Syndicates
    side: Side
    effects: Effects
    taste: Taste

    def __init__(self, game: Syndicates, side: Side, taste: Taste) -> None:
        self.game = game
        self.side = side
        self.effects = effects_of(game.cards)
        self.taste = taste

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
                worth += self.slot_worth(side, slot, game.kt[side][slot], self.blocked(side, slot))
                acting = acting or game.is_active(side, slot)
        return worth if acting else worth - 0.8

    def blocked(self, side: Side, slot: Slot) -> int:
        """Returns how much the FX cards on a slot can stop."""
        attached = self.game.attached[side][slot]
        return sum([facts[FX_KT] for facts in attached]) if attached else 0

    def slot_worth(self, side: Side, slot: Slot, kt: int, blocked: int) -> float:
        """Returns what a slot is worth with so many KT on its die and so many on the FX cards above."""
        game = self.game
        stack = game.stacks[side][slot]
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
        if len(stack) == 1:
            return (blocked + kt) / 10.0 if stack[0] == leader or stack[0] == family else 0.0
        if leader in stack or family in stack:
            deepest = min([stack.index(card) for card in (leader, family) if card in stack])
            return (blocked + kt + MOST_KT * (below - deepest)) / 10.0
        return 0.0

    def use_of(self, side: Side, slot: Slot, card: Card, kt: int) -> float:
        """Returns what a Supporter with some KT is good for."""
        game = self.game
        text = game.cards.texts[card]
        worth = self.taste.presence + self.taste.supporter_kt * kt / 10.0
        if text is None:
            return worth
        use = 0.0
        if text.kind == LAST_ACT and not game.rulings.final_blow_is_skill:
            use = self.skill_worth(side, card, kt) * self.kept_worth(card) - 1.0
        elif text.kind in (SKILL, LAST_ACT):
            partner = game.cards.partners[card]
            if partner == NONE or game.slot_of(side, partner) != NONE:
                use = max(0.0, self.skill_worth(side, card, MOST_KT - 10) - 1.1)
                lacking = (MOST_KT - kt) // 10
                for _ in range(lacking):
                    use *= UNREADY
        if use > 0.0 and not game.is_active(side, slot):
            use *= INACTIVE
        return worth + max(0.0, use)

    def kept_worth(self, card: Card) -> float:
        """Returns what is left of a last act that is kept for later: what is drawn late helps less."""
        return self.taste.some_day if self.effects.of[card][0][0] == DRAW_FX else 1.0

    def skill_worth(self, side: Side, card: Card, kt: int) -> float:
        """Returns what using a character's text brings at any time, as far as that can be said."""
        worth = 0.0
        for kind, strength, who in self.effects.of[card]:
            kts = kt if strength == OWN else strength
            if kind == HIT_ONE:
                worth += self.taste.blow * kts / 10.0
            elif kind == HIT_ALL:
                worth += (1.0 + 0.08 * self.game.format.flank) * kts / 10.0
            elif kind == GAIN:
                worth += GOOD_FOR[who] * kts / 10.0
            elif kind == DRAW_FX:
                worth += self.drawing_worth(kts, who)
            elif kind == DRAW_CHARACTER:
                worth += self.taste.bodyguard
            elif kind == GIVE:
                worth += 1.2
        return worth * self.effects.chances[card]

    # What that promises.

    def hope(self) -> float:
        """Returns how good the chances to win are, from -1 to 1: a lead is worth the more, the shorter the race."""
        head_start = (
            HALF_A_TURN if self.game.side_of(self.game.seat_of_turn(self.game.turn)) == self.side else -HALF_A_TURN
        )
        return tanh((self.lead() + head_start) / self.swing())

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

    def drawing_worth(self, drawn: int, who: int) -> float:
        """Returns what it brings to draw FX cards, and to use the best of them if there is a choice."""
        return self.taste.chosen_fx * drawn / 10.0 if who == USER else self.taste.fresh_fx * drawn

    def hit_worth(self, side: Side, slot: Slot, kt: int) -> float:
        """Returns what a hit on a slot of a side costs that side."""
        game = self.game
        die, blocked = game.kt[side][slot], self.blocked(side, slot)
        before = self.slot_worth(side, slot, die, blocked)
        if blocked:
            top = self.top_blocker(side, slot)
            return before - self.slot_worth(side, slot, die, blocked - min(kt, top))
        if die <= kt and game.stacks[side][slot][-1] == game.cards.leaders[game.factions[side]]:
            return WON
        return before - self.slot_worth(side, slot, max(0, die - kt), 0)

    def top_blocker(self, side: Side, slot: Slot) -> int:
        """Returns how much the uppermost FX card that stops anything can still stop."""
        for facts in reversed(self.game.attached[side][slot]):
            if facts[FX_KT] > 0:
                return facts[FX_KT]
        return 0

    def gain_worth(self, slot: Slot, kt: int) -> float:
        """Returns what more KT in an own slot bring."""
        die, blocked = self.game.kt[self.side][slot], self.blocked(self.side, slot)
        after = self.slot_worth(self.side, slot, min(MOST_KT, die + kt), blocked)
        return after - self.slot_worth(self.side, slot, die, blocked)

    def loss_worth(self, slot: Slot, kt: int) -> float:
        """Returns what fewer KT in an own slot cost."""
        game = self.game
        die, blocked = game.kt[self.side][slot], self.blocked(self.side, slot)
        if die <= kt and game.top(self.side, slot) == game.cards.leaders[game.factions[self.side]]:
            return WON
        before = self.slot_worth(self.side, slot, die, blocked)
        return before - self.slot_worth(self.side, slot, max(0, die - kt), blocked)

    def fx_worth(self, card: Card) -> float:
        """Returns what an FX card does for the side that uses it now."""
        game, side = self.game, self.side
        worth = 0.0
        for kind, kt, who in self.effects.of[card]:
            if kind == HIT_ONE:
                worth += max([self.hit_worth(1 - side, slot, kt) for slot in game.targets(side, False)])
            elif kind == HIT_ALL:
                worth += sum([self.hit_worth(1 - side, slot, kt) for slot in game.targets(side, False)])
            elif kind == SKIP:
                worth -= 1.0
            elif kind == DRAW_FX:
                worth += self.drawing_worth(kt, who)
            elif kind == DRAW_CHARACTER:
                worth += 1.2 if game.free_slots(side) else self.taste.bodyguard
            elif kind == SHIELD:
                worth += kt / 10.0 if who == ANYBODY else 0.05
                worth += self.answer_worth(card)
            elif kind == HOLD_BACK:
                worth -= 0.8 if who == EVERYBODY else 0.15
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
        for effect in self.attach_of(card).gone:
            if isinstance(effect, Hit):
                worth += (0.03 if effect.who == "the-attacker" else 0.12) * amount(effect.kt)
            elif isinstance(effect, Gain):
                worth += 0.08 * amount(effect.kt)
        return worth

    def attach_of(self, card: Card) -> Attach:
        """Returns how an FX card is attached."""
        attach = self.game.cards.attachments[card]
        assert attach is not None
        return attach

    def own_worth(self, kind: int, kt: int, who: int) -> float:
        """Returns what a change of own KT brings: those who may choose do so well."""
        slots = self.game.own_slots(self.side, OWN_WORDS[who])
        if not slots:
            return 0.0
        if kind == GAIN:
            gains = [self.gain_worth(slot, kt) for slot in slots]
            return max(gains) if who in (ONE_SUPPORTER, ANYBODY) else sum(gains)
        if kind == LOSE:
            losses = [self.loss_worth(slot, kt) for slot in slots]
            return -min(losses) if who in (ONE_SUPPORTER, ANYBODY) else -sum(losses)
        if kind == LEAVE:
            return -min([self.loss_worth(slot, MOST_KT) for slot in slots])
        spare = max([self.game.kt[self.side][slot] for slot in slots])
        receivers = self.game.own_slots(self.side, "teammate")
        return max([0.8 * self.gain_worth(slot, spare) for slot in receivers])

    def draw_worth(self) -> float:
        """Returns what an unknown FX card is worth, which may be any that has not been seen."""
        return self.gamble([self.drawn_worth(card) for card in unseen_fx(self.game, self.side)])

    def draw_guess(self, rng: Random) -> float:
        """Returns the same at a glance: from two cards of an imagined deck."""
        deck = self.game.fx_decks[self.side]
        chance = rng.random()
        one = deck[int(chance * len(deck))]
        other = deck[int((chance * 7919.0) % 1.0 * len(deck))]
        return self.gamble([self.drawn_worth(one), self.drawn_worth(other)])

    def gamble(self, worths: list[float]) -> float:
        """Returns the sure worth that is as good as one of several by chance.

        What counts is the chance to win. So who is ahead shuns a gamble, who is behind seeks it, and the more of the
        race is left, the less that matters.
        """
        lead = self.lead() - HALF_A_TURN
        swing = self.swing()
        hope = sum([tanh((lead + worth) / swing) for worth in worths]) / len(worths)
        return swing * atanh(max(-SUREST, min(SUREST, hope))) - lead
