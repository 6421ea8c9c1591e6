"""What a good gang boss does without thinking long.

The match is a race: both sides count how many standard attacks the other still needs. Everything is worth as many
attacks as it saves or costs. Attacks and FX cards are judged at a glance, skills and targets by trying them out on a
copy of an imagined game.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gloaming.bots.instincts import margins_of
from gloaming.games.syndicates.analysis import Analysis
from gloaming.games.syndicates.arrival import Penalties
from gloaming.games.syndicates.deeds import Deed
from gloaming.games.syndicates.game import Syndicates
from gloaming.games.syndicates.imagining import unseen_fx
from gloaming.games.syndicates.questions import DRAW, READY, SWAP, TAKE
from gloaming.games.syndicates.sets import NONE, Card, CardSet
from gloaming.games.syndicates.table import FX, FX_KT, MOST_KT, Side, Slot
from gloaming.games.syndicates.texts import LAST_ACT, OTHER_FACE, ROLLS, SKILL
from gloaming.games.syndicates.vocabulary.attaching import Attach
from gloaming.games.syndicates.vocabulary.drawing import DrawCharacter, DrawFx
from gloaming.games.syndicates.vocabulary.hitting import Hit
from gloaming.games.syndicates.vocabulary.leaving import Leave, SkipTurn
from gloaming.games.syndicates.vocabulary.strengthening import Gain, Give, Lose
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.dice import Dice
from gloaming.kernel.game import Game

WON: Final = 60.0  # more than any race is long
PRESENCE: Final = 0.12  # of a Supporter, whoever it is
SUPPORTER_KT: Final = 0.03  # of ten KT on a Supporter without a use for them
HELD: Final = 2.2  # a Super Rare in reserve
UNREADY: Final = 0.6  # what is left of a skill's worth for each 10 KT it still lacks
INACTIVE: Final = 0.3  # what is left of a character's use under an FX card
FRESH_FX: Final = 0.75  # an FX card that a skill draws
BODYGUARD: Final = 3.2  # a newcomer in front of the Leader
IDLE_ATTACKER: Final = 5.0  # keeps search from trying the same attack by everybody

# What a text does, as numbers.
HIT_ONE, HIT_ALL, GAIN, LOSE, GIVE, DRAW_FX, DRAW_CHARACTER, LEAVE, SKIP, SHIELD, HOLD_BACK = range(11)
# Whom it means.
ONE_SUPPORTER, ANYBODY, EVERYBODY, LEADER, FAMILY, USER, NOBODY = range(7)
WHOM: Final = {
    "one-supporter": ONE_SUPPORTER,
    "supporter": ONE_SUPPORTER,
    "teammate": ANYBODY,
    "team": EVERYBODY,
    "leader": LEADER,
    "family": FAMILY,
    "user": USER,
}
OWN: Final = -1  # as many KT as the user has


class Effects:
    """What the cards of a set do, read once: deeds with their KT and whom they mean, and how likely they happen."""

    deeds: list[list[tuple[int, int, int]]]
    chances: list[float]
    loaded: list[Dice]  # for each number, dice that show it next

    def __init__(self, cards: CardSet) -> None:
        self.deeds = []
        self.chances = []
        for card in range(len(cards)):
            text = cards.texts[card]
            self.chances.append(1.0 if text is None else text.chance())
            self.deeds.append([] if text is None else [read(effect) for effect in text.effects])
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
        return (DRAW_FX, effect.count, NOBODY if effect.use is None else USER)
    if isinstance(effect, DrawCharacter):
        return (DRAW_CHARACTER, 0, LEADER if effect.to == "bodyguard-of-leader" else ANYBODY)
    if isinstance(effect, Leave):
        return (LEAVE, 0, WHOM[effect.who])
    if isinstance(effect, SkipTurn):
        return (SKIP, 0, NOBODY)
    if isinstance(effect, Attach):
        return (HOLD_BACK if effect.timeout else SHIELD, effect.kt or 0, WHOM[effect.to])
    return (
        LEAVE,
        0,
        FAMILY,
    )  # the one-time skill; standing effects are not used


def amount(kt: int | str) -> int:
    """Returns an amount of KT."""
    return kt if isinstance(kt, int) else OWN


def loaded_dice(number: int) -> Dice:
    """Returns dice whose next roll shows a number."""
    key = 0
    while Dice(str(key), "loaded").below(6) + 1 != number:
        key += 1
    return Dice(str(key), "loaded")


_effects: Final[dict[str, Effects]] = {}


def effects_of(cards: CardSet) -> Effects:
    """Returns what the cards of a set do."""
    key = f"{cards.id} {id(cards)}"
    found = _effects.get(key)
    if found is None:
        found = Effects(cards)
        _effects[key] = found
    return found


class Race:
    """How the two sides stand, as one of them sees it. All worths are in standard attacks."""

    game: Syndicates
    side: Side
    effects: Effects

    def __init__(self, game: Syndicates, side: Side) -> None:
        self.game = game
        self.side = side
        self.effects = effects_of(game.cards)

    # What there is.

    def lead(self) -> float:
        """Returns how far the side is ahead."""
        game = self.game
        if game.winner != NONE:
            return WON if game.winner == self.side else -WON
        return self.standing(self.side) - self.standing(1 - self.side)

    def standing(self, side: Side) -> float:
        """Returns what a side has: the attacks it can take, and what its people are good for."""
        game = self.game
        worth = HELD * len(game.reserves[side])
        for seat in range(side, game.players, 2):
            worth -= game.skips[seat]
        acting = False
        for slot in range(game.format.slots):
            if game.stacks[side][slot]:
                worth += self.slot_worth(side, slot, game.kt[side][slot], self.blocked(side, slot))
                acting = acting or game.is_active(side, slot)
        return worth if acting else worth - 0.8

    def blocked(self, side: Side, slot: Slot) -> int:
        """Returns how much the FX cards on a slot can stop."""
        return sum([facts[FX_KT] for facts in self.game.attached[side][slot]])

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
        if leader in stack or family in stack:
            deepest = min([stack.index(card) for card in (leader, family) if card in stack])
            return (blocked + kt + MOST_KT * (below - deepest)) / 10.0
        return 0.0

    def use_of(self, side: Side, slot: Slot, card: Card, kt: int) -> float:
        """Returns what a Supporter with some KT is good for."""
        game = self.game
        text = game.cards.texts[card]
        worth = PRESENCE + SUPPORTER_KT * kt / 10.0
        if text is None:
            return worth
        use = 0.0
        if text.kind == LAST_ACT and not game.rulings.last_act_is_skill:
            use = self.skill_worth(side, card, kt) - 1.0
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

    def skill_worth(self, side: Side, card: Card, kt: int) -> float:
        """Returns what using a character's text brings at any time, as far as that can be said."""
        worth = 0.0
        for deed, strength, who in self.effects.deeds[card]:
            kts = kt if strength == OWN else strength
            if deed == HIT_ONE:
                worth += 0.9 * kts / 10.0
            elif deed == HIT_ALL:
                worth += (1.0 + 0.08 * self.game.format.flank) * kts / 10.0
            elif deed == GAIN:
                worth += (0.8 if who == ANYBODY else 1.3) * kts / 10.0
            elif deed == DRAW_FX:
                worth += 2.0 if who == USER else FRESH_FX * kts
            elif deed == DRAW_CHARACTER:
                worth += BODYGUARD
            elif deed == GIVE:
                worth += 1.2
        return worth * self.effects.chances[card]

    # What deeds bring.

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
        for deed, kt, who in self.effects.deeds[card]:
            if deed == HIT_ONE:
                worth += max([self.hit_worth(1 - side, slot, kt) for slot in game.targets(side, False)])
            elif deed == HIT_ALL:
                worth += sum([self.hit_worth(1 - side, slot, kt) for slot in game.targets(side, False)])
            elif deed == SKIP:
                worth -= 1.0
            elif deed == DRAW_FX:
                worth += 2.0
            elif deed == DRAW_CHARACTER:
                worth += 1.2 if game.free_slots(side) else BODYGUARD
            elif deed == SHIELD:
                worth += kt / 10.0 if who == ANYBODY else 0.05
                worth += 0.25 * len(self.attach_of(card).gone)
            elif deed == HOLD_BACK:
                worth -= 0.8 if who == EVERYBODY else 0.15
            else:
                worth += self.own_worth(deed, kt, who)
        return worth * self.effects.chances[card]

    def drawn_worth(self, card: Card) -> float:
        """Returns what an FX card is worth that has just been drawn: a Super Rare that helps may be kept."""
        worth = self.fx_worth(card)
        return max(worth, HELD) if self.game.cards.may_be_held(card) else worth

    def attach_of(self, card: Card) -> Attach:
        """Returns how an FX card is attached."""
        attach = self.game.cards.attachments[card]
        assert attach is not None
        return attach

    def own_worth(self, deed: int, kt: int, who: int) -> float:
        """Returns what a change of own KT brings: those who may choose do so well."""
        slots = self.game.own_slots(self.side, OWN_WORDS[who])
        if not slots:
            return 0.0
        if deed == GAIN:
            gains = [self.gain_worth(slot, kt) for slot in slots]
            return max(gains) if who in (ONE_SUPPORTER, ANYBODY) else sum(gains)
        if deed == LOSE:
            losses = [self.loss_worth(slot, kt) for slot in slots]
            return -min(losses) if who in (ONE_SUPPORTER, ANYBODY) else -sum(losses)
        if deed == LEAVE:
            return -min([self.loss_worth(slot, MOST_KT) for slot in slots])
        spare = max([self.game.kt[self.side][slot] for slot in slots])
        receivers = self.game.own_slots(self.side, "teammate")
        return max([0.8 * self.gain_worth(slot, spare) for slot in receivers])

    def draw_worth(self, sample: int, rng: Random) -> float:
        """Returns what an unknown FX card is worth on average: of all that may be drawn, or of a few of them."""
        unseen = unseen_fx(self.game, self.side)
        if not unseen:
            return 0.0
        if sample and sample < len(unseen):
            unseen = rng.sample(unseen, sample)
        return sum([self.drawn_worth(card) for card in unseen]) / len(unseen)


OWN_WORDS: Final = ["one-supporter", "teammate", "team", "leader", "family", "one-supporter", "team"]


class SyndicatesInstinct:
    """A good player's judgement."""

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns a worth for each of the decision's options, in standard attacks."""
        assert isinstance(game, Syndicates)
        race = Race(game, game.side_of(decision.seat))
        question = decision.options[-1].question
        if question is TAKE:
            return [rng.random() for _ in decision.options]
        frame = game.stack[-1]
        if isinstance(frame, Analysis | Penalties):
            return [-9.0 if option.question is SWAP else self.tried(game, option, rng) for option in decision.options]
        if decision.options[0].question.verb in ("attack", "use", "draw", "play", "move"):
            return self.judge_actions(race, decision.seat, decision.options, rng, True)
        return [self.tried(game, option, rng) for option in decision.options]

    def judge_actions(self, race: Race, seat: Seat, options: list[Option], rng: Random, thorough: bool) -> list[float]:
        """Returns what each action of a turn brings."""
        game = race.game
        questions = game.cards.questions
        found: list[float] = []
        best: dict[int, float] = {}  # of the attacks on each target
        strikers: dict[int, int] = {}  # and where the best one stands
        for index in range(len(options)):
            option = options[index]
            if option.question is questions.attack:
                target = questions.attack.first(option)
                worth = attack_worth(race, target, questions.attack.second(option))
                if target not in best:
                    best[target] = worth
                    strikers[target] = index
                    found.append(worth)
                elif worth > best[target]:
                    found[strikers[target]] -= IDLE_ATTACKER
                    best[target] = worth
                    strikers[target] = index
                    found.append(worth)
                else:
                    found.append(worth - IDLE_ATTACKER)
            elif option.question is DRAW:
                found.append(race.draw_worth(0 if thorough else 6, rng))
            elif option.question is questions.use:
                found.append(self.use_worth(race, option, rng, thorough))
            elif option.question is questions.play:
                found.append(race.fx_worth(option.value) - HELD)
            else:
                found.append(self.tried(game, option, rng) if thorough else -1.0)
        return found

    def use_worth(self, race: Race, option: Option, rng: Random, thorough: bool) -> float:
        """Returns what using a character's text brings now."""
        game, card = race.game, option.value
        deeds = race.effects.deeds[card]
        text = game.text_of(card)
        assert text is not None
        if text.kind == OTHER_FACE:
            return BODYGUARD - 1.0
        draws = [deed for deed in deeds if deed[0] in (DRAW_FX, DRAW_CHARACTER)]
        if draws and deeds[0][0] != LEAVE:
            return use_draw_worth(race, card)
        if not thorough:
            return quick_use_worth(race, card)
        if not text.roll:
            return self.tried(game, option, rng)
        lucky = [number for number in range(1, 7) if number in ROLLS[text.roll][1]]
        unlucky = [number for number in range(1, 7) if number not in lucky]
        good = self.tried(game, option, rng, race.effects.loaded[lucky[0] - 1])
        bad = self.tried(game, option, rng, race.effects.loaded[unlucky[0] - 1])
        return text.chance() * good + (1.0 - text.chance()) * bad

    def tried(self, game: Syndicates, option: Option, rng: Random, dice: Dice | None = None) -> float:
        """Returns how much better a side stands after a choice, once all that belongs to it is done."""
        decision = game.decisions[0]
        side = game.side_of(decision.seat)
        before = Race(game, side).lead()
        world = game.clone()
        assert isinstance(world, Syndicates)
        if dice is not None:
            world.dice = dice.clone()
        turn, match, frames = world.turn, world.match, len(world.stack)
        world.take(world.decisions[0], option)
        while not world.over and world.match == match and world.turn == turn and world.decisions:
            top = world.stack[-1]
            if isinstance(top, Analysis) and (top.side != side or len(world.stack) < frames):
                break
            asked = world.decisions[0]
            world.take(asked, self.pick(world, asked, rng))
        if world.match != match or world.over:
            return WON if world.scores[side] > game.scores[side] else -WON
        return Race(world, side).lead() - before

    def believe(self, game: Game, seat: Seat, rng: Random) -> None:
        """Leaves an imagined game as it is: nothing is chosen in secret."""

    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        """Returns the option that seems best at a glance."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        assert isinstance(game, Syndicates)
        race = Race(game, game.side_of(decision.seat))
        worths = self.glance(race, decision, rng)
        best = 0
        for index in range(1, len(options)):
            if worths[index] > worths[best]:
                best = index
        return options[best]

    def glance(self, race: Race, decision: Decision, rng: Random) -> list[float]:
        """Returns how good the options seem without trying anything out."""
        game, side, options = race.game, race.side, decision.options
        questions = game.cards.questions
        if options[0].question.verb in ("attack", "use", "draw", "play", "move"):
            return self.judge_actions(race, decision.seat, options, rng, False)
        found: list[float] = []
        for option in options:
            question, card = option.question, int(option.value)
            if question is questions.hit:
                found.append(hit_choice_worth(race, card))
            elif question is questions.choose:
                found.append(own_choice_worth(race, card))
            elif question is questions.apply:
                found.append(race.fx_worth(card))
            elif question is questions.keep:
                found.append(HELD)
            elif question is questions.guard:
                found.append(guard_worth(race, card))
            elif question is questions.discard or question is questions.dismiss:
                slot = game.slot_of(side, card)
                found.append(-race.use_of(side, slot, card, game.kt[side][slot]) + 0.2 * drives_away(game, side, card))
            elif question is READY:
                found.append(0.0)
            elif question is SWAP:
                found.append(-9.0)
            elif question is questions.fetch:
                found.append(0.1)
            else:
                found.append(float(card))  # give as much as there is, and take any place
        return found

    def outcomes(self, game: Game) -> list[float]:
        """Returns by how much each seat is ahead."""
        return margins_of(game)


def attack_worth(race: Race, target: Card, attacker: Card) -> float:
    """Returns what a standard attack brings, less what the attacker may pay for it (A-41)."""
    game, side = race.game, race.side
    own = game.slot_of(side, attacker)
    slot = game.slot_of(1 - side, target)
    kt = game.strength(side, own)
    worth = race.hit_worth(1 - side, slot, kt)
    attached = game.attached[1 - side][slot]
    for place in range(len(attached) - 1, -1, -1):
        facts = attached[place]
        if facts[FX_KT] > 0:
            if facts[FX_KT] <= kt:
                worth -= answer_cost(race, facts[FX], own)
            break
    return worth


def answer_cost(race: Race, fx: Card, own: Slot) -> float:
    """Returns what it costs to destroy an attached FX card."""
    cost = 0.0
    for effect in race.attach_of(fx).gone:
        if isinstance(effect, Lose):
            cost += race.loss_worth(own, effect.kt)
        elif isinstance(effect, Hit):
            kt = amount(effect.kt)
            cost += sum([race.loss_worth(slot, kt) for slot in race.game.fitting_slots(race.side, "team")])
        elif isinstance(effect, Gain):
            cost += 1.2 * amount(effect.kt) / 10.0
    return cost


def quick_use_worth(race: Race, card: Card) -> float:
    """Returns what using a character's text brings, at a glance."""
    game, side = race.game, race.side
    slot = game.slot_of(side, card)
    text = game.text_of(card)
    assert text is not None
    kt = game.kt[side][slot]
    worth = 0.0
    for deed, strength, who in race.effects.deeds[card]:
        kts = kt if strength == OWN else strength
        if deed == HIT_ONE:
            worth += max([race.hit_worth(1 - side, each, kts) for each in game.targets(side, True)])
        elif deed == HIT_ALL:
            worth += sum([race.hit_worth(1 - side, each, kts) for each in game.targets(side, True)])
        elif deed == GAIN:
            gains = [race.gain_worth(each, kts) for each in game.own_slots(side, OWN_WORDS[who]) if each != slot]
            worth += (max(gains) if who == ANYBODY else sum(gains)) if gains else 0.0
        elif deed == LEAVE and who == FAMILY:
            worth -= 4.0
        elif deed == LEAVE:
            worth -= race.loss_worth(slot, MOST_KT)
        elif deed == GIVE:
            worth += 0.2
    worth *= race.effects.chances[card]
    return worth - race.loss_worth(slot, 10) if game.costs(text) else worth


def use_draw_worth(race: Race, card: Card) -> float:
    """Returns what a text brings that draws cards."""
    game, side = race.game, race.side
    slot = game.slot_of(side, card)
    text = game.text_of(card)
    assert text is not None
    worth = race.skill_worth(side, card, MOST_KT)
    if game.costs(text):
        return worth - race.loss_worth(slot, 10)
    return worth - race.loss_worth(slot, MOST_KT)


def hit_choice_worth(race: Race, card: Card) -> float:
    """Returns what it brings to hit somebody with what is in use."""
    game, side = race.game, race.side
    return race.hit_worth(1 - side, game.slot_of(1 - side, card), strength_in_use(race))


def own_choice_worth(race: Race, card: Card) -> float:
    """Returns what it brings to choose an own character for what is in use."""
    game, side = race.game, race.side
    slot = game.slot_of(side, card)
    deed, kt, _ = deed_in_use(race)
    if deed == GAIN:
        return race.gain_worth(slot, strength_in_use(race))
    if deed == LOSE:
        return -race.loss_worth(slot, kt)
    if deed == LEAVE:
        return -race.loss_worth(slot, MOST_KT)
    core = race.guarded(side, slot, 10, 0, len(game.stacks[side][slot]) - 1)
    if deed == SHIELD:
        return 1.0 if core > 0 else -race.use_of(side, slot, card, game.kt[side][slot])
    if deed == HOLD_BACK:
        return -1.0 if core > 0 else -race.use_of(side, slot, card, game.kt[side][slot])
    if deed == GIVE and in_use(race).giver == NONE:
        return -race.loss_worth(slot, MOST_KT) + 0.02 * game.kt[side][slot]
    return race.gain_worth(slot, MOST_KT)


def guard_worth(race: Race, card: Card) -> float:
    """Returns what it brings to have a newcomer protect somebody: who lies below recovers."""
    game, side = race.game, race.side
    slot = game.slot_of(side, card)
    core = race.guarded(side, slot, 10, 0, len(game.stacks[side][slot]) - 1)
    recovered = (MOST_KT - game.kt[side][slot]) / 10.0
    return (3.0 if core > 0 else 0.0) + recovered


def drives_away(game: Syndicates, side: Side, card: Card) -> float:
    """Returns how many others would leave because of a character."""
    return float(len([other for stack in game.stacks[side] for other in stack if card in game.cards.leaves_if[other]]))


def in_use(race: Race) -> Deed:
    """Returns what is being carried out."""
    frame = race.game.stack[-1]
    assert isinstance(frame, Deed)
    return frame


def deed_in_use(race: Race) -> tuple[int, int, int]:
    """Returns the effect that is being carried out."""
    frame = in_use(race)
    return race.effects.deeds[frame.card][frame.place]


def strength_in_use(race: Race) -> int:
    """Returns how many KT it is about."""
    _, kt, _ = deed_in_use(race)
    return in_use(race).user_kt(race.game) if kt == OWN else kt
