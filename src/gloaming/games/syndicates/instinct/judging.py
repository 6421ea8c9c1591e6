"""What a good gang boss does without thinking long.

Attacks and FX cards are judged at a glance, skills and targets by trying them out on a copy of an imagined game. All
worths are in standard attacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from gloaming.bots.instinct import NO_BETTER
from gloaming.games.syndicates.instinct.race import (
    ANYBODY,
    DRAW_CHARACTER,
    DRAW_FX,
    FAMILY,
    GAIN,
    GIVE,
    HIT_ALL,
    HIT_ONE,
    HOLD_BACK,
    LEAVE,
    LOSE,
    OWN,
    OWN_WORDS,
    SHIELD,
    WON,
    Race,
    Taste,
    amount,
)
from gloaming.games.syndicates.rules.analysis import Analysis
from gloaming.games.syndicates.rules.arrival import Penalties
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.questions import DRAW, READY, SWAP, TAKE
from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.tabletop import FX, FX_KT, MOST_KT, STANDARD, Side, Slot
from gloaming.games.syndicates.rules.texts import OTHER_FACE, ROLLS
from gloaming.games.syndicates.rules.uses import Use
from gloaming.games.syndicates.rules.vocabulary.hitting import Hit
from gloaming.games.syndicates.rules.vocabulary.strengthening import Gain
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.dice import Dice
from gloaming.kernel.game import Game

ACTIONS: Final = ("attack", "use", "draw", "play", "move")


class SyndicatesInstinct:
    """A good player's judgement."""

    game: ClassVar[str | None] = "syndicates"
    beats: ClassVar[Mapping[str, float] | None] = {"owl": 1.0}  # measured in docs/bots.md
    taste: Taste
    turns: int  # that a search plays on before it judges

    def __init__(self, taste: Taste | None = None, turns: int = 4) -> None:
        self.taste = Taste() if taste is None else taste
        self.turns = turns

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns a worth for each of the decision's options, in standard attacks."""
        assert isinstance(game, Syndicates)
        race = Race(game, game.side_of(decision.seat), self.taste)
        question = decision.options[-1].question
        if question is TAKE:
            return [rng.random() for _ in decision.options]
        frame = game.stack[-1]
        if isinstance(frame, Analysis | Penalties):
            return [
                NO_BETTER if option.question is SWAP else self.tried(game, option, rng) for option in decision.options
            ]
        if decision.options[0].question.verb in ACTIONS:
            return self.judge_actions(race, decision.seat, decision.options, rng, True)
        return [self.tried(game, option, rng) for option in decision.options]

    def judge_actions(self, race: Race, seat: Seat, options: list[Option], rng: Random, thorough: bool) -> list[float]:
        """Returns what each action of a turn brings."""
        game = race.game
        questions = game.cards.questions
        found = judge_attacks(race, seat, options, rng)
        for index in range(len(found), len(options)):
            option = options[index]
            if option.question is DRAW:
                found.append(race.draw_worth() if thorough else race.draw_guess(rng))
            elif option.question is questions.use:
                found.append(self.use_worth(race, option, rng, thorough))
            elif option.question is questions.play:
                found.append(race.fx_worth(option.value) - self.taste.held)
            else:
                found.append(self.tried(game, option, rng) if thorough else -1.0)
        return found

    def use_worth(self, race: Race, option: Option, rng: Random, thorough: bool) -> float:
        """Returns what using a character's text brings now."""
        game, card = race.game, option.value
        effects = race.effects.of[card]
        text = game.text_of(card)
        assert text is not None
        if text.kind == OTHER_FACE:
            return self.taste.bodyguard
        draws = [effect for effect in effects if effect[0] in (DRAW_FX, DRAW_CHARACTER)]
        if draws and effects[0][0] != LEAVE:
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
        before = Race(game, side, self.taste).lead()
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
            if world.scores == game.scores:
                return -before  # a draw, which is played again
            return WON if world.scores[side] > game.scores[side] else -WON
        return Race(world, side, self.taste).lead() - before

    def believe(self, game: Game, seat: Seat, rng: Random) -> None:
        """Leaves an imagined game as it is: nothing is chosen in secret."""

    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        """Returns the option that seems best at a glance."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        assert isinstance(game, Syndicates)
        race = Race(game, game.side_of(decision.seat), self.taste)
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
        if options[0].question.verb in ACTIONS:
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
                found.append(self.taste.held)
            elif question is questions.guard:
                found.append(guard_worth(race, card))
            elif question is questions.discard or question is questions.dismiss:
                slot = game.slot_of(side, card)
                found.append(-race.use_of(side, slot, card, game.kt[side][slot]) + 0.2 * drives_away(game, side, card))
            elif question is READY:
                found.append(0.0)
            elif question is SWAP:
                found.append(NO_BETTER)
            elif question is questions.fetch:
                found.append(0.1)
            else:
                found.append(float(card))  # give as much as there is, and take any place
        return found

    def habit(self, game: Game, decision: Decision, rng: Random) -> Option | None:
        """Returns what seems best at a glance: most choose that."""
        return self.pick(game, decision, rng)

    def play_on(self, game: Game, rng: Random, reckonings: int) -> None:
        """Plays on for a few turns: who is ahead in the race then is told as well as by the end of the match."""
        assert isinstance(game, Syndicates)
        last = game.turn + self.turns
        while not game.over and game.reckonings < reckonings and game.turn < last:
            decision = game.decisions[0]
            game.take(decision, self.pick(game, decision, rng))

    def outcomes(self, game: Game) -> list[float]:
        """Returns by how much each seat is ahead in points, with its hopes for the match that goes on."""
        assert isinstance(game, Syndicates)
        margins = game.leads()
        if not game.over and game.turn > 0:
            hope = Race(game, 0, self.taste).hope()
            for seat in range(game.players):
                margins[seat] += hope if seat % 2 == 0 else -hope
        return margins


def judge_attacks(race: Race, seat: Seat, options: list[Option], rng: Random) -> list[float]:
    """Returns what the attacks among the options bring, which come first, target by target.

    It seldom matters who attacks, so only the best attacker on each target is taken seriously.
    """
    game, side = race.game, race.side
    if options[0].question is not game.cards.questions.attack:
        return []
    row = game.stacks[side]
    own = [slot for slot in range(len(row)) if game.is_active(side, slot) and game.commands(seat, slot)]
    found: list[float] = []
    for slot in game.targets(side, True):
        worths = attacks_on(race, slot, own)
        best = best_of(worths, rng)
        found.extend([worths[place] if place == best else NO_BETTER for place in range(len(own))])
    return found


def best_of(worths: list[float], rng: Random) -> int:
    """Returns the place of the highest worth, any of them if there are several."""
    most = max(worths)
    places = [place for place in range(len(worths)) if worths[place] == most]
    return places[int(rng.random() * len(places))]


def attacks_on(race: Race, slot: Slot, own: list[Slot]) -> list[float]:
    """Returns what an attack on an enemy slot brings, by each of the own ones, less what it costs them (A-41)."""
    game, side = race.game, race.side
    attached = game.attached[1 - side][slot]
    if not attached and not game.rulings.duo_attack_is_passive:
        return [race.hit_worth(1 - side, slot, STANDARD)] * len(own)
    found = []
    for each in own:
        kt = game.strength(side, each)
        worth = race.hit_worth(1 - side, slot, kt)
        for place in range(len(attached) - 1, -1, -1):
            facts = attached[place]
            if facts[FX_KT] > 0:
                if facts[FX_KT] <= kt:
                    worth -= answer_cost(race, facts[FX], each)
                break
        found.append(worth)
    return found


def answer_cost(race: Race, fx: Card, own: Slot) -> float:
    """Returns what it costs to destroy an attached FX card."""
    cost = 0.0
    for effect in race.attach_of(fx).gone:
        if isinstance(effect, Hit):
            slots = [own] if effect.who == "the-attacker" else race.game.fitting_slots(race.side, "team")
            cost += sum([race.hit_worth(race.side, slot, amount(effect.kt)) for slot in slots])
        elif isinstance(effect, Gain):
            rival = Race(race.game, 1 - race.side, race.taste)
            slots = race.game.own_slots(rival.side, effect.who)
            cost += sum([rival.gain_worth(slot, amount(effect.kt)) for slot in slots])
    return cost


def quick_use_worth(race: Race, card: Card) -> float:
    """Returns what using a character's text brings, at a glance."""
    game, side = race.game, race.side
    slot = game.slot_of(side, card)
    text = game.text_of(card)
    assert text is not None
    kt = game.kt[side][slot]
    worth = 0.0
    for kind, strength, who in race.effects.of[card]:
        kts = kt if strength == OWN else strength
        if kind == HIT_ONE:
            worth += max([race.hit_worth(1 - side, each, kts) for each in game.targets(side, True)])
        elif kind == HIT_ALL:
            worth += sum([race.hit_worth(1 - side, each, kts) for each in game.targets(side, True)])
        elif kind == GAIN:
            gains = [race.gain_worth(each, kts) for each in game.own_slots(side, OWN_WORDS[who]) if each != slot]
            worth += (max(gains) if who == ANYBODY else sum(gains)) if gains else 0.0
        elif kind == LEAVE and who == FAMILY:
            worth -= 4.0
        elif kind == LEAVE:
            worth -= race.loss_worth(slot, MOST_KT)
        elif kind == GIVE:
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
    kind, kt, _ = effect_in_use(race)
    if kind == GAIN:
        return race.gain_worth(slot, strength_in_use(race))
    if kind == LOSE:
        return -race.loss_worth(slot, kt)
    if kind == LEAVE:
        return -race.loss_worth(slot, MOST_KT)
    core = race.guarded(side, slot, 10, 0, len(game.stacks[side][slot]) - 1)
    if kind == SHIELD:
        return 1.0 if core > 0 else -race.use_of(side, slot, card, game.kt[side][slot])
    if kind == HOLD_BACK:
        return -1.0 if core > 0 else -race.use_of(side, slot, card, game.kt[side][slot])
    if kind == GIVE and in_use(race).giver == NONE:
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


def in_use(race: Race) -> Use:
    """Returns what is being carried out."""
    frame = race.game.stack[-1]
    assert isinstance(frame, Use)
    return frame


def effect_in_use(race: Race) -> tuple[int, int, int]:
    """Returns the effect that is being carried out."""
    frame = in_use(race)
    return race.effects.of[frame.card][frame.place]


def strength_in_use(race: Race) -> int:
    """Returns how many KT it is about."""
    _, kt, _ = effect_in_use(race)
    return in_use(race).user_kt(race.game) if kt == OWN else kt
