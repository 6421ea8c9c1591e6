"""What a good gang boss does without thinking long.

Attacks and FX cards are judged at a glance, skills and targets by trying them out on a copy of an imagined game. All
worths are in standard attacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from gloaming.bots.glance import Glance
from gloaming.bots.instinct import NO_BETTER
from gloaming.games.syndicates.instinct.race import OWN, WON, Kind, Race, Taste, amount
from gloaming.games.syndicates.rules.analysis import Analysis
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.questions import DRAW, READY, SWAP, TAKE
from gloaming.games.syndicates.rules.refusing import ACTIONS
from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.tabletop import FX, FX_KT, MOST_KT, STANDARD, Slot
from gloaming.games.syndicates.rules.texts import OTHER_FACE, ROLLS, Text
from gloaming.games.syndicates.rules.uses import CardUse
from gloaming.games.syndicates.rules.vocabulary.kt import Gain, Hit
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.dice import Dice
from gloaming.kernel.game import Game


class SyndicatesInstinct(Glance):
    """A good player's judgement."""

    game: ClassVar[str | None] = "syndicates"
    beats: ClassVar[Mapping[str, float] | None] = {"owl": 0.99}  # measured in docs/bots.md

    def __init__(self, taste: Taste | None = None, turns: int = 4) -> None:
        self.taste = Taste() if taste is None else taste
        self.turns = turns  # that a search plays on before it judges

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns a worth for each of the decision's options, in standard attacks."""
        assert isinstance(game, Syndicates)
        options = decision.options
        if options[-1].question is TAKE:
            return [rng.random() for _ in options]
        race = Race(game, game.side_of(decision.seat), self.taste)
        if options[0].question.verb in ACTIONS:
            return self.judge_actions(race, decision.seat, options, rng, True)
        return [NO_BETTER if option.question is SWAP else self.tried(race, option, rng) for option in options]

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
                found.append(self.tried(race, option, rng) if thorough else -1.0)
        return found

    def use_worth(self, race: Race, option: Option, rng: Random, thorough: bool) -> float:
        """Returns what using a character's text brings now."""
        game, card = race.game, option.value
        text = game.text_of(card)
        assert text is not None
        if text.kind == OTHER_FACE:
            return self.taste.bodyguard
        kinds = [kind for kind, _, _ in race.effects.of[card]]
        if ("draw fx" in kinds or "draw character" in kinds) and kinds[0] != "leave":
            spent = 10 if game.costs(text) else MOST_KT
            slot = game.slot_of(race.side, card)
            return race.skill_worth(race.side, card, MOST_KT) - race.loss_worth(race.side, slot, spent)
        if not thorough:
            return quick_use_worth(race, card, text)
        if not text.roll:
            return self.tried(race, option, rng)
        lucky = ROLLS[text.roll][1]
        unlucky = [number for number in range(1, 7) if number not in lucky]
        good = self.tried(race, option, rng, race.effects.loaded[lucky[0] - 1])
        bad = self.tried(race, option, rng, race.effects.loaded[unlucky[0] - 1])
        return text.chance() * good + (1.0 - text.chance()) * bad

    def tried(self, race: Race, option: Option, rng: Random, dice: Dice | None = None) -> float:
        """Returns how much better a side stands after a choice, once all that belongs to it is done."""
        game, side, before = race.game, race.side, race.lead()
        world = game.clone()
        assert isinstance(world, Syndicates)
        if dice is not None:
            world.dice = dice.clone()
        turn, match, frames = world.turn, world.match, len(world.stack)
        world.take(world.decisions[0], option)
        while not world.over and world.match == match and world.turn == turn and world.decisions:
            top, asked = world.stack[-1], world.decisions[0]
            if isinstance(top, Analysis) and (top.side != side or len(world.stack) < frames):
                break
            world.take(asked, self.pick(world, asked, rng))
        if world.match != match or world.over:
            if world.scores == game.scores:
                return -before  # a draw, which is played again
            return WON if world.scores[side] > game.scores[side] else -WON
        return Race(world, side, self.taste).lead() - before

    def glance(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        assert isinstance(game, Syndicates)
        race = Race(game, game.side_of(decision.seat), self.taste)
        if decision.options[0].question.verb in ACTIONS:
            return self.judge_actions(race, decision.seat, decision.options, rng, False)
        return [choice_worth(race, option) for option in decision.options]

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
    own = [slot for slot in range(len(game.stacks[side])) if game.is_active(side, slot) and game.commands(seat, slot)]
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
    if not game.attached[1 - side][slot] and not game.rulings.duo_attack_is_passive:
        return [race.hit_worth(1 - side, slot, STANDARD)] * len(own)
    blocker = race.top_blocker(1 - side, slot)
    found = []
    for each in own:
        kt = game.strength(side, each)
        worth = race.hit_worth(1 - side, slot, kt)
        if blocker is not None and blocker[FX_KT] <= kt:
            worth -= answer_cost(race, blocker[FX], each)
        found.append(worth)
    return found


def answer_cost(race: Race, fx: Card, own: Slot) -> float:
    """Returns what it costs to destroy an attached FX card."""
    cost = 0.0
    for effect in race.game.cards.follows(fx):
        if isinstance(effect, Hit):
            slots = [own] if effect.who == "the-attacker" else race.game.fitting_slots(race.side, "team")
            cost += sum([race.hit_worth(race.side, slot, amount(effect.kt)) for slot in slots])
        elif isinstance(effect, Gain):
            rival = Race(race.game, 1 - race.side, race.taste)
            slots = race.game.own_slots(rival.side, effect.who)
            cost += sum([rival.gain_worth(slot, amount(effect.kt)) for slot in slots])
    return cost


def quick_use_worth(race: Race, card: Card, text: Text) -> float:
    """Returns what using a character's text brings, at a glance."""
    game, side = race.game, race.side
    slot = game.slot_of(side, card)
    worth = 0.0
    for kind, strength, who in race.effects.of[card]:
        kts = game.kt[side][slot] if strength == OWN else strength
        if kind in ("hit one", "hit all"):
            worth += race.hits_worth(kind, kts, True)
        elif kind == "gain":
            gains = [race.gain_worth(each, kts) for each in race.own_slots(who) if each != slot]
            worth += (max(gains) if who == "teammate" else sum(gains)) if gains else 0.0
        elif kind == "leave":
            worth -= 4.0 if who == "family" else race.loss_worth(side, slot, MOST_KT)
        elif kind == "give":
            worth += 0.2
    worth *= race.effects.chances[card]
    return worth - race.loss_worth(side, slot, 10) if game.costs(text) else worth


def choice_worth(race: Race, option: Option) -> float:
    """Returns how good it seems to choose a card or a place for what is done now."""
    game, side = race.game, race.side
    questions, question, card = game.cards.questions, option.question, int(option.value)
    if question is questions.hit:
        _, _, kt = in_use(race)
        return race.hit_worth(1 - side, game.slot_of(1 - side, card), kt)
    if question is questions.choose:
        return own_choice_worth(race, card)
    if question is questions.apply:
        return race.fx_worth(card)
    if question is questions.keep:
        return race.taste.held
    if question is questions.guard:  # who lies below recovers
        slot = game.slot_of(side, card)
        return (3.0 if race.has_core(side, slot) else 0.0) + (MOST_KT - game.kt[side][slot]) / 10.0
    if question is questions.discard or question is questions.dismiss:
        driven_away = [other for stack in game.stacks[side] for other in stack if card in game.cards.leaves_if[other]]
        return -supporter_worth(race, card) + 0.2 * float(len(driven_away))
    if question is READY:
        return 0.0
    if question is SWAP:
        return NO_BETTER
    return 0.1 if question is questions.fetch else float(card)  # give as much as there is, and take any place


def own_choice_worth(race: Race, card: Card) -> float:
    """Returns what it brings to choose an own character for what is in use."""
    game, side = race.game, race.side
    slot = game.slot_of(side, card)
    use, kind, kt = in_use(race)
    if kind == "gain":
        return race.gain_worth(slot, kt)
    if kind in ("lose", "leave"):
        return -race.loss_worth(side, slot, kt)
    if kind in ("shield", "hold back"):
        core = 1.0 if kind == "shield" else -1.0
        return core if race.has_core(side, slot) else -supporter_worth(race, card)
    if kind == "give" and use.giver == NONE:
        return -race.loss_worth(side, slot, MOST_KT) + 0.02 * game.kt[side][slot]
    return race.gain_worth(slot, MOST_KT)


def supporter_worth(race: Race, card: Card) -> float:
    """Returns what an own Supporter is good for."""
    game, side = race.game, race.side
    slot = game.slot_of(side, card)
    return race.use_of(side, slot, card, game.kt[side][slot])


def in_use(race: Race) -> tuple[CardUse, Kind, int]:
    """Returns what is being carried out: the kind of its effect, and how many KT that is about."""
    use = race.game.stack[-1]
    assert isinstance(use, CardUse)
    kind, kt, _ = race.effects.of[use.card][use.place]
    return use, kind, use.user_kt(race.game) if kt == OWN else kt
