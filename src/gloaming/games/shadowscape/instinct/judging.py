"""What a good explorer does without thinking long.

Actions are weighed by what they change in what a Hero has and can hope for; what a text does is tried out on a copy of
an imagined game. All worths are in Shadow Shards.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from gloaming.bots.glance import Glance
from gloaming.games.shadowscape.instinct.acting import UNKNOWN, Acting
from gloaming.games.shadowscape.instinct.answering import Answering
from gloaming.games.shadowscape.instinct.outlook import ACTION, Outlook, team_worth
from gloaming.games.shadowscape.rules.enemies import EnemyAttack
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.questions import END
from gloaming.games.shadowscape.rules.symbols import Hero
from gloaming.games.shadowscape.rules.turns import PlayerTurn
from gloaming.kernel.cards.using import ACCEPT
from gloaming.kernel.choices import Decision, Option
from gloaming.kernel.game import Game

WON: Final = 10.0
MOST_STEPS: Final = 30
RIVALS: Final = 0.4  # how much it counts what becomes of the others


class ShadowscapeInstinct(Glance):
    """Weighs Actions by the Whispers they lead to, and tries texts out."""

    game: ClassVar[str | None] = "shadowscape"
    beats: ClassVar[Mapping[str, float] | None] = None

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns what each answer is worth, in Shadow Shards."""
        assert isinstance(game, Shadowscape)
        options = decision.options
        if options[0].question is game.box.questions.pick:
            return [rng.random() for _ in options]  # the Heroes are equally good
        hero = asked_hero(game)
        outlook = Outlook(game, hero)
        if game.coop and game.turn > 0:
            for mate in range(len(game.deciders)):
                if mate != hero:
                    outlook.share_with(Outlook(game, mate))
        acts = options[-1].question is END
        if acts:
            worths = Acting(outlook).judge(options)
        else:
            worths = Answering(outlook).judge(options)
            if not is_text(game, options):
                return worths
        before = prospects(game, hero)
        for place in range(len(options)):
            if not acts or worths[place] == UNKNOWN or is_goods(game, options[place]):
                worths[place] = self.tried(game, hero, decision, options[place], rng) - before
        return worths

    def tried(self, game: Shadowscape, hero: Hero, decision: Decision, option: Option, rng: Random) -> float:
        """Takes an option in a copy of the game, lets its effects run, and judges what has become of it."""
        world = game.clone()
        assert isinstance(world, Shadowscape)
        left = game.actions_left
        if option.question in game.box.questions.deeds:
            left -= 1  # the Action is spent in any case
        world.take(world.decisions[game.decisions.index(decision)], option)
        steps = 0
        while not settled(world, game.turn) and steps < MOST_STEPS:
            asked = world.decisions[0]
            world.take(asked, self.pick(world, asked, rng))
            steps += 1
        worth = prospects(world, hero)
        return worth if world.turn > game.turn else worth + ACTION * float(world.actions_left - left)

    def glance(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns how good each answer seems at once."""
        assert isinstance(game, Shadowscape)
        options = decision.options
        if options[0].question is game.box.questions.pick:
            return [0.0] * len(options)
        outlook = Outlook(game, asked_hero(game))
        if options[-1].question is END:
            return Acting(outlook).judge(options)
        return Answering(outlook).judge(options)

    def outcomes(self, game: Game) -> list[float]:
        """Returns by how much each seat is ahead, in Shadow Shards and the hope for more; a team has it together."""
        assert isinstance(game, Shadowscape)
        players = int(game.players)
        if game.coop:
            if game.over:
                return [3.0 * WON if game.won else -WON] * players
            return [team_worth(game)] * players
        if game.over:
            winners = game.winners
            lead = game.leads()
            return [lead[seat] + (WON if seat in winners else 0.0) / float(len(winners)) for seat in range(players)]
        worths = [Outlook(game, hero).worth() for hero in range(players)]
        return [ahead(worths, seat) for seat in range(players)]


def ahead(worths: list[float], seat: int) -> float:
    """Returns by how much one is ahead of the mean of the others and of the best of them."""
    total, best = 0.0, -1000.0
    for other in range(len(worths)):
        if other != seat:
            total += worths[other]
            best = max(best, worths[other])
    return worths[seat] - 0.5 * total / float(len(worths) - 1) - 0.5 * best


def asked_hero(game: Shadowscape) -> Hero:
    """Returns which Hero is asked: the one that the open chapter is about, or whose turn it is."""
    decision = game.decisions[0]
    if decision.role:
        return int(decision.role[-1]) - 1
    return int(decision.seat)


def is_text(game: Shadowscape, options: list[Option]) -> bool:
    """Tells whether a question belongs to a text whose effects are only known by trying."""
    questions = game.box.questions
    question = options[0].question
    if question is ACCEPT or question is questions.enemy or question is questions.shift or question is questions.lead:
        return True
    if question is questions.flip or question is questions.ready or question is questions.hand:
        return True
    return question is questions.hero and not isinstance(game.stack[-1], EnemyAttack)


def is_goods(game: Shadowscape, option: Option) -> bool:
    """Tells whether a team could claim something that may help against the Lord."""
    questions = game.box.questions
    return game.coop and option.question is questions.claim and option.value < questions.claim_whispers


def settled(game: Shadowscape, turn: int) -> bool:
    """Tells whether the game has come to one of the choices that every turn is made of."""
    return game.over or game.turn > turn or isinstance(game.stack[-1], PlayerTurn)


def prospects(game: Shadowscape, hero: Hero) -> float:
    """Returns what a position is worth for a Hero, with what it means that others do well or badly."""
    if game.coop:
        if game.over:
            return 3.0 * WON if game.won else -WON
        return team_worth(game)
    own, others = 0.0, 0.0
    for each in range(len(game.deciders)):
        worth = Outlook(game, each).worth()
        if each == hero:
            own = worth
        else:
            others += worth
    if game.over:
        own += WON if hero in game.winners else 0.0
    return own - RIVALS * others / float(len(game.deciders) - 1)
