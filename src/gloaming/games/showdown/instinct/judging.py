"""What a good duellist does without thinking long.

Strikes and feints are weighed against every card the opponent may hold, as far as the seat can tell. Everything else
is tried out on a copy of an imagined game, and the position it leads to is judged. All worths are in Aces.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from gloaming.bots.glance import Glance, best_of
from gloaming.games.showdown.instinct.outlook import USUAL_FEINT, Outlook, Strikes, drawn_by
from gloaming.games.showdown.rules.cards import ACES, FEINTED, FIRST_ACE, NONE, Card, is_edge
from gloaming.games.showdown.rules.combat import Feint
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import CHOOSE, DISCARD, EDGE, FEINT, HEAL, NAME, OFFERS, PICK, STRIKE, TURN
from gloaming.games.showdown.rules.turns import ActionPhase, HandLimit
from gloaming.kernel.cards.using import PASS, Use
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.flow import Together
from gloaming.kernel.game import Game

SEEN: Final = 0.02  # a card of the opponent's hand that one has seen
KEPT_ACE: Final = 0.08  # an open Ace that can still be used
SECRECY: Final = 0.08  # how far a strike may be from the best, so as not to be foreseen

# What one more card in hand is worth, by how many there are.
MARGINAL: Final = [0.5, 0.35, 0.2, 0.14, 0.1, 0.08, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]


def quality(game: Showdown, seat: Seat, card: Card) -> float:
    """Returns how good a card is to hold, one being usual."""
    worth = 0.62 + 0.05 * float(game.deck_of(seat).value(card))
    return worth + (0.12 if game.abilities_of(seat, card) else 0.0)


def hand_worth(game: Showdown, seat: Seat) -> float:
    """Returns what a hand is worth: its cards, and the choice of disciplines."""
    hand, deck = game.hand_of(seat), game.deck_of(seat)
    mean = sum([quality(game, seat, card) for card in hand]) / float(len(hand)) if hand else 1.0
    return size_worth(len(hand)) * mean + 0.08 * float(len({deck.discipline(card) for card in hand}))


def size_worth(size: int) -> float:
    """Returns what so many cards in hand are worth."""
    return sum(MARGINAL[:size])


def last_card(game: Showdown, seat: Seat) -> float:
    """Returns what a usual card adds to a hand."""
    return MARGINAL[min(len(game.hand_of(seat)), len(MARGINAL)) - 1]


def winning_chances(aces: int) -> list[list[float]]:
    """Returns the chance to win by own and the other's face-down Aces, if all combats were even."""
    chances = [[0.5] * (aces + 1) for _ in range(aces + 1)]
    for mine in range(aces + 1):
        for theirs in range(aces + 1):
            if mine == 0 or theirs == 0:
                chances[mine][theirs] = 0.5 + 0.5 * float((theirs == 0) - (mine == 0))
            else:
                chances[mine][theirs] = 0.5 * (chances[mine - 1][theirs] + chances[mine][theirs - 1])
    return chances


CHANCES: Final = winning_chances(ACES)
ACE: Final = 0.15  # the chance to win that one Ace is worth at the beginning


def aces_worth(game: Showdown, seat: Seat) -> float:
    """Returns what the Aces that are left mean for a seat: the last ones count more than the first."""
    if game.over:
        winners = game.winners
        return (float(seat in winners) - float(1 - seat in winners)) * 0.5 / ACE
    return (CHANCES[game.face_down(seat)][game.face_down(1 - seat)] - 0.5) / ACE


def stake(game: Showdown, seat: Seat) -> float:
    """Returns half of what lies between winning and losing a combat now."""
    mine, theirs = game.face_down(seat), game.face_down(1 - seat)
    return (CHANCES[mine][theirs - 1] - CHANCES[mine - 1][theirs]) * 0.5 / ACE


def position_worth(game: Showdown, seat: Seat) -> float:
    """Returns how good a position is for a seat, as far as it can tell."""
    other = 1 - seat
    worth = aces_worth(game, seat)
    if game.over:
        return worth
    worth += hand_worth(game, seat) - size_worth(len(game.hand_of(other))) - 0.2
    worth += SEEN * float(len(game.seen_in_hand(other)) - len(game.seen_in_hand(seat)))
    worth += usable_aces(game, seat) - usable_aces(game, other)
    return worth + combat_worth(game, seat)


def usable_aces(game: Showdown, seat: Seat) -> float:
    """Returns what Aces that are kept for later are worth."""
    deck = game.deck_of(seat)
    return KEPT_ACE * float(len([card for card in game.open_aces(seat) if deck.of_kind(card, "remove")]))


def combat_worth(game: Showdown, seat: Seat) -> float:
    """Returns what the combat on the table, or the next one, will bring."""
    if game.revealed:
        ahead = game.ahead()
        return 0.0 if ahead == NONE else (stake(game, seat) if ahead == seat else -stake(game, seat))
    if game.strike_of(seat) != NONE or not game.hand_of(seat) or not game.hand_of(1 - seat):
        return 0.0
    feint = game.feint_of(seat)
    if feint == NONE and not game.lasting:
        return 0.0
    outlook = Outlook(game, seat)
    lead = outlook.lead()
    return stake(game, seat) * mixed([outlook.worth(card, feint, lead) for card in game.hand_of(seat)])


def mixed(worths: list[float]) -> float:
    """Returns what a choice among strikes is worth: not all of the best, for the best is what the opponent expects."""
    ordered, total = worths[:], 0.0
    ordered.sort()
    for worth in reversed(ordered[-3:]):
        total += worth
    return 0.5 * ordered[-1] + 0.5 * total / float(min(len(worths), 3))


class ShowdownInstinct(Glance):
    """Weighs strikes and feints against what may come, and tries abilities out."""

    game: ClassVar[str | None] = "showdown"
    beats: ClassVar[Mapping[str, float] | None] = {"wren": 0.85, "owl": 0.74}  # measured in docs/bots.md

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns what each answer is worth, in Aces."""
        assert isinstance(game, Showdown)
        if decision.question is PICK:
            return [rng.random() for _ in decision.options]  # the champions are equally good
        return self.glance(game, decision, rng) or [tried(game, decision, option, rng) for option in decision.options]

    def glance(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns what each answer is worth, in Aces; nothing where that is only known by trying."""
        assert isinstance(game, Showdown)
        question = decision.question
        if question is STRIKE:
            return judge_strikes(game, decision, rng)
        if question is FEINT:
            return judge_feints(game, decision, rng)
        return judge_details(game, decision, rng) if question in (DISCARD, CHOOSE, NAME, EDGE, TURN, HEAL) else []

    def outcomes(self, game: Game) -> list[float]:
        """Returns how the duel stands: Aces, and the hands to go on with."""
        assert isinstance(game, Showdown)
        ahead = aces_worth(game, 0)
        if not game.over:
            ahead += hand_worth(game, 0) - hand_worth(game, 1) + usable_aces(game, 0) - usable_aces(game, 1)
        return [ahead, -ahead]

    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        """Returns the option that seems best at a glance; abilities are used half of the time they are offered."""
        options = decision.options
        if len(options) == 1 or decision.question in OFFERS:
            return options[0]
        worths = self.glance(game, decision, rng)
        if worths:
            return best_of(options, worths)
        return options[int(rng.random() * float(len(options) - 1))] if rng.random() < 0.5 else options[-1]


def judge_strikes(game: Showdown, decision: Decision, rng: Random) -> list[float]:
    """Judges strikes by what may come against them and by what they would be worth in hand."""
    seat = decision.seat
    outlook = Outlook(game, seat)
    lead, feint = outlook.lead(), game.feint_of(seat)
    return [
        stake(game, seat) * outlook.worth(option.value, feint, lead)
        - last_card(game, seat) * quality(game, seat, option.value)
        + SECRECY * 2.0 * rng.random()
        for option in decision.options
    ]


def judge_feints(game: Showdown, decision: Decision, rng: Random) -> list[float]:
    """Judges feints by the strikes that are left after them."""
    seat = decision.seat
    outlook = Outlook(game, seat)
    behind = USUAL_FEINT - outlook.lead()  # as long as there is no feint of one's own
    worths = []
    for option in decision.options:
        feint = option.value
        after = outlook.after(feint)
        lead = float(game.deck_of(seat).value(feint)) - behind
        strikes = [after.worth(card, feint, lead) for card in game.hand_of(seat) if card != feint]
        worth = stake(game, seat) * (mixed(strikes) if strikes else -1.0)
        if not is_edge(feint):
            drawn = drawn_by(game, seat, feint, FEINTED, None)
            worth += last_card(game, seat) * (drawn - quality(game, seat, feint))
        worths.append(worth + 0.25 * SECRECY * rng.random())
    return worths


def judge_details(game: Showdown, decision: Decision, rng: Random) -> list[float]:
    """Judges what an effect asks for: keep good cards, get rid of others, name what is likely."""
    seat, question = decision.seat, decision.question
    values = [option.value for option in decision.options]
    if question in (DISCARD, CHOOSE):
        given_up = question is DISCARD or all(card in game.hand_of(seat) for card in values)
        return [(-1.0 if given_up else 1.0) * in_hand(game, seat, card) for card in values]
    if question is NAME and game.revealed:
        return [tried(game, decision, option, rng) for option in decision.options]
    if question is NAME:
        strikes = Strikes(game, 1 - seat)
        return [strikes.chance(strikes.deck.cards_of[discipline]) + 0.05 * rng.random() for discipline in values]
    if question is EDGE:
        owner = edge_owner(game)
        sign = 1.0 if owner == seat else -1.0
        return [sign * float(game.deck_of(owner).edges[edge][0]) for edge in values]
    return [(1.0 if question is TURN else -1.0) * ace_worth(game, seat, place) for place in values]


def edge_owner(game: Showdown) -> Seat:
    """Returns whose Black Joker is being turned."""
    use = game.stack[-1]
    assert isinstance(use, Use)
    word = use.at_work(game)
    assert word is not None
    return word.about(game, use)


def in_hand(game: Showdown, seat: Seat, card: Card) -> float:
    """Returns how much a card adds to a hand: more if nothing else there is of its discipline."""
    deck = game.deck_of(seat)
    discipline = deck.discipline(card)
    alike = [other for other in game.hand_of(seat) if other != card and deck.discipline(other) == discipline]
    return quality(game, seat, card) + (0.0 if alike else 0.8)


def ace_worth(game: Showdown, seat: Seat, place: int) -> float:
    """Returns how welcome an Ace is face up: one that helps at once or lasts, before one that is not known."""
    if not game.placed[seat][place] and game.lies[seat][place] == 0:
        return 0.5
    kind = game.abilities_of(seat, FIRST_ACE + game.aces[seat][place])[0].kind
    return {"immediate": 0.7, "ongoing": 0.6}.get(kind, 0.4)


def tried(game: Showdown, decision: Decision, option: Option, rng: Random) -> float:
    """Takes an option in a copy of the game, lets its effects run, and judges what has become of it."""
    world = game.clone()
    assert isinstance(world, Showdown)
    world.take(world.decisions[game.decisions.index(decision)], option)
    instinct = ShowdownInstinct()
    steps = 0
    while not settled(world) and steps < 30:
        asked = world.decisions[0]
        passes = asked.options[-1].question is PASS and asked.question not in OFFERS
        world.take(asked, asked.options[-1] if passes else instinct.pick(world, asked, rng))
        steps += 1
    bonus = 0.0 if option.question is PASS else 0.01  # of two ways that seem equal, rather do something
    return position_worth(world, decision.seat) + bonus


def settled(game: Showdown) -> bool:
    """Tells whether the game has come to one of the choices every turn is made of."""
    return game.over or isinstance(game.stack[-1], ActionPhase | Feint | HandLimit | Together)
