"""What a good duellist does without thinking long.

Strikes and feints are weighed against every card the opponent may hold, as far as the seat can tell. Everything else
is tried out on a copy of an imagined game, and the position it leads to is judged. All worths are in Aces.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from gloaming.games.showdown.instinct.outlook import AS_FEINT, USUAL_FEINT, Outlook, drawn_by
from gloaming.games.showdown.rules.cards import ACES, FIRST_ACE, NONE, Card, is_edge
from gloaming.games.showdown.rules.combat import Feint
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import (
    CHOOSE,
    DISCARD,
    EDGE,
    FEINT,
    HEAL,
    NAME,
    PICK,
    STRIKE,
    TRIGGER,
    TURN,
)
from gloaming.games.showdown.rules.turns import ActionPhase, HandLimit
from gloaming.kernel.cards.using import ACCEPT, PASS, Use
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
    hand = game.hands[seat]
    deck = game.deck_of(seat)
    mean = 0.0
    for card in hand:
        mean += quality(game, seat, card)
    mean = mean / float(len(hand)) if hand else 1.0
    return size_worth(len(hand)) * mean + 0.08 * float(len({deck.discipline(card) for card in hand}))


def size_worth(size: int) -> float:
    """Returns what so many cards in hand are worth."""
    return sum(MARGINAL[: min(size, len(MARGINAL))])


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
    worth += hand_worth(game, seat) - size_worth(len(game.hands[other])) - 0.2
    worth += SEEN * float(len(game.seen_hand[other]) - len(game.seen_hand[seat]))
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
    if game.strikes[seat] != NONE or not game.hands[seat] or not game.hands[1 - seat]:
        return 0.0
    outlook = Outlook(game, seat)
    feint = game.feints[seat]
    if feint == NONE and not game.lasting:
        return 0.0
    lead = outlook.lead()
    worths = sorted([outlook.worth(card, feint, lead) for card in game.hands[seat]], reverse=True)
    return stake(game, seat) * mixed(worths)


def mixed(worths: list[float]) -> float:
    """Returns what a choice among strikes is worth: not all of the best, for the best is what the opponent expects."""
    best = worths[:3]
    return 0.5 * best[0] + 0.5 * sum(best) / float(len(best))


class ShowdownInstinct:
    """Weighs strikes and feints against what may come, and tries abilities out."""

    game: ClassVar[str | None] = "showdown"
    beats: ClassVar[Mapping[str, float] | None] = {"wren": 0.86, "owl": 0.79}  # measured in docs/bots.md

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns what each answer is worth, in Aces."""
        assert isinstance(game, Showdown)
        question = decision.question
        if question is STRIKE:
            return judge_strikes(game, decision, rng)
        if question is FEINT:
            return judge_feints(game, decision, rng)
        if question in (DISCARD, CHOOSE, NAME, EDGE, TURN, HEAL):
            return judge_details(game, decision, rng)
        if question is PICK:
            return [rng.random() for _ in decision.options]  # the champions are equally good
        return [tried(game, decision, option, rng) for option in decision.options]

    def believe(self, game: Game, seat: Seat, rng: Random) -> None:
        """Leaves an imagined game as it is: hands tell little."""

    def habit(self, game: Game, decision: Decision, rng: Random) -> Option | None:
        """Returns what seems best at a glance: most choose that."""
        return self.pick(game, decision, rng)

    def play_on(self, game: Game, rng: Random, reckonings: int) -> None:
        """Plays on at a glance until scores are settled."""
        game.play_on(self.pick, rng, reckonings)

    def outcomes(self, game: Game) -> list[float]:
        """Returns how the duel stands: Aces, and the hands to go on with."""
        assert isinstance(game, Showdown)
        ahead = aces_worth(game, 0)
        if not game.over:
            ahead += hand_worth(game, 0) - hand_worth(game, 1) + usable_aces(game, 0) - usable_aces(game, 1)
        return [ahead, -ahead]

    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        """Returns the option that seems best at a glance; abilities are used half of the time they are offered."""
        assert isinstance(game, Showdown)
        options = decision.options
        if len(options) == 1:
            return options[0]
        question = decision.question
        if question is STRIKE:
            return best_of(options, judge_strikes(game, decision, rng))
        if question is FEINT:
            return best_of(options, judge_feints(game, decision, rng))
        if question in (DISCARD, CHOOSE, NAME, EDGE, TURN, HEAL):
            return best_of(options, judge_details(game, decision, rng))
        if question in (TRIGGER, ACCEPT):
            return options[0]
        return options[int(rng.random() * float(len(options) - 1))] if rng.random() < 0.5 else options[-1]


def best_of(options: list[Option], worths: list[float]) -> Option:
    """Returns the option of the highest worth."""
    best = 0
    for index in range(1, len(options)):
        if worths[index] > worths[best]:
            best = index
    return options[best]


def judge_strikes(game: Showdown, decision: Decision, rng: Random) -> list[float]:
    """Judges strikes by what may come against them and by what they would be worth in hand."""
    seat = decision.seat
    outlook = Outlook(game, seat)
    lead, feint = outlook.lead(), game.feints[seat]
    spent = MARGINAL[min(len(game.hands[seat]), len(MARGINAL)) - 1]
    return [
        stake(game, seat) * outlook.worth(option.value, feint, lead)
        - spent * quality(game, seat, option.value)
        + SECRECY * 2.0 * rng.random()
        for option in decision.options
    ]


def judge_feints(game: Showdown, decision: Decision, rng: Random) -> list[float]:
    """Judges feints by the strikes that are left after them."""
    seat = decision.seat
    outlook = Outlook(game, seat)
    deck, hand = game.deck_of(seat), game.hands[seat]
    behind = USUAL_FEINT - outlook.lead()  # as long as there is no feint of one's own
    worths = []
    spent = MARGINAL[min(len(hand), len(MARGINAL)) - 1]
    for option in decision.options:
        feint = option.value
        after = outlook.after(feint)
        lead = float(deck.value(feint)) - behind
        strikes = [card for card in hand if card != feint]
        results = sorted([after.worth(card, feint, lead) for card in strikes], reverse=True)
        worth = stake(game, seat) * (mixed(results) if results else -1.0)
        if not is_edge(feint):
            worth += spent * (drawn_by(game, seat, feint, AS_FEINT, None) - quality(game, seat, feint))
        worths.append(worth + 0.25 * SECRECY * rng.random())
    return worths


def judge_details(game: Showdown, decision: Decision, rng: Random) -> list[float]:
    """Judges what an effect asks for: keep good cards, get rid of others, name what is likely."""
    seat, question = decision.seat, decision.question
    values = [option.value for option in decision.options]
    if question in (DISCARD, CHOOSE):
        keep = question is CHOOSE and not from_hand(game, seat, values)
        return [(1.0 if keep else -1.0) * in_hand(game, seat, card) for card in values]
    if question is NAME and game.revealed:
        return [tried(game, decision, option, rng) for option in decision.options]
    if question is NAME:
        outlook = Outlook(game, seat)
        return [
            sum([outlook.chances[i] for i in range(len(outlook.chances)) if outlook.disciplines[i] == discipline])
            + 0.05 * rng.random()
            for discipline in values
        ]
    if question is EDGE:
        owner = edge_owner(game)
        sign = 1.0 if owner == seat else -1.0
        return [sign * float(game.deck_of(owner).edges[edge][0]) for edge in values]
    if question is TURN:
        return [ace_worth(game, seat, place) for place in values]
    return [-ace_worth(game, seat, place) for place in values]


def edge_owner(game: Showdown) -> Seat:
    """Returns whose Black Joker is being turned."""
    use = game.stack[-1]
    assert isinstance(use, Use)
    word = use.at_work(game)
    assert word is not None
    return word.about(game, use)


def from_hand(game: Showdown, seat: Seat, cards: list[Card]) -> bool:
    """Tells whether cards to choose from lie in one's own hand, so that choosing one means giving it up."""
    return all(card in game.hands[seat] for card in cards)


def in_hand(game: Showdown, seat: Seat, card: Card) -> float:
    """Returns how much a card adds to a hand: more if nothing else there is of its discipline."""
    deck = game.deck_of(seat)
    discipline = deck.discipline(card)
    alike = [other for other in game.hands[seat] if other != card and deck.discipline(other) == discipline]
    return quality(game, seat, card) + (0.0 if alike else 0.8)


def ace_worth(game: Showdown, seat: Seat, place: int) -> float:
    """Returns how welcome an Ace is face up: one that helps at once or lasts, before one that is not known."""
    if not game.placed[seat][place] and game.lies[seat][place] == 0:
        return 0.5
    ability = game.abilities_of(seat, FIRST_ACE + game.aces[seat][place])[0]
    return {"immediate": 0.7, "ongoing": 0.6}.get(ability.kind, 0.4)


def tried(game: Showdown, decision: Decision, option: Option, rng: Random) -> float:
    """Takes an option in a copy of the game, lets its effects run, and judges what has become of it."""
    world = game.clone()
    assert isinstance(world, Showdown)
    asked = world.decisions[game.decisions.index(decision)]
    world.take(asked, option)
    instinct = ShowdownInstinct()
    steps = 0
    while not settled(world) and steps < 30:
        open_one = world.decisions[0]
        if open_one.options[-1].question is PASS and open_one.question not in (TRIGGER, ACCEPT):
            world.take(open_one, open_one.options[-1])
        else:
            world.take(open_one, instinct.pick(world, open_one, rng))
        steps += 1
    bonus = 0.0 if option.question is PASS else 0.01  # of two ways that seem equal, rather do something
    return position_worth(world, decision.seat) + bonus


def settled(game: Showdown) -> bool:
    """Tells whether the game has come to one of the choices every turn is made of."""
    if game.over:
        return True
    top = game.stack[-1]
    return isinstance(top, ActionPhase | Feint | HandLimit | Together)
