"""Judgement for Shadow Cards: how a round will end for a seat, from its hand, its points and the cards still out.

Everything rests on two estimates: the chance of a card to win a trick, from counting the higher cards that are still
out; and the experience to expect, from the prediction, the points so far and the sum of those chances.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass
from itertools import combinations
from math import exp, log, sqrt
from random import Random
from typing import Any, ClassVar, Final

from gloaming.bots.glance import Glance
from gloaming.games.shadow_cards.rules.cards import DECK, TRUMP, VALUES, beats, sum_of
from gloaming.games.shadow_cards.rules.experience import cards_kept, lesson_of, round_experience
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.games.shadow_cards.rules.hidden import unseen_by
from gloaming.games.shadow_cards.rules.prediction import PREDICT, prediction_size
from gloaming.games.shadow_cards.rules.tricks import PLAY, winning
from gloaming.kernel.card_sets import cards_of, set_of
from gloaming.kernel.choices import Decision
from gloaming.kernel.game import Game


@dataclass
class Temper:
    """The constants of the judgement for one number of players, tuned by self-play (bench/tune_instinct.py)."""

    least: float  # the points of a trick won against one's will
    most: float  # the points of a trick won for points
    luck: float  # how far the number of won tricks strays from what was expected
    aim: float  # the chance to land exactly on a prediction well within reach
    duck: float  # how much an expected win endangers a prediction that is met
    shun: float  # the same for a round without points
    short: float  # what is left of the prediction when it is missed
    growth: float  # the points a trick adds to the best rival
    blur: float  # how uncertain that is
    trump_power: float  # how much rivals weaken a trump in hand
    power: float  # how much rivals weaken another card in hand
    trumped: float  # the risk of a card in hand to be trumped, for each rival
    void_trumps: float  # the chance of a rival without the led suit to trump
    covers: float  # the chance of a rival with a higher card to play it
    ruffs: float  # the chance of a rival to be out of the led suit and trump

    def __reduce__(self) -> tuple[Any, ...]:
        return Temper, astuple(self)


TEMPERS: Final = {
    2: Temper(3.846, 7.258, 1.308, 0.287, 0.313, 0.761, 0.468, 4.509, 1.215, 0.386, 1.0, 0.067, 0.249, 0.907, 0.047),
    3: Temper(0.739, 13.401, 1.105, 0.394, 0.356, 0.909, 0.596, 1.704, 1.664, 0.436, 1.062, 0.235, 0.196, 1.127, 0.026),
    4: Temper(1.76, 10.399, 1.075, 0.464, 0.499, 0.708, 0.634, 1.661, 1.475, 0.429, 1.084, 0.158, 0.293, 0.955, 0.042),
    5: Temper(1.507, 11.459, 1.018, 0.658, 0.541, 0.614, 0.681, 0.799, 1.239, 0.363, 1.007, 0.162, 0.336, 0.952, 0.057),
}


class Outlook:
    """What a seat knows and is after: its prediction, its point cards and the best rival's points."""

    def __init__(self, game: ShadowCards, seat: int, temper: Temper) -> None:
        self.temper = temper
        self.rulings = game.rulings
        self.lesson = lesson_of(game.rulings, len(game.sheet))
        self.prediction = float(sum_of(game.predictions[seat]))
        self.points = float(sum_of(game.point_cards[seat]))
        self.rival = float(max([sum_of(game.point_cards[other]) for other in range(game.players) if other != seat]))
        ranked = sorted([card % VALUES for card in game.point_cards[seat]], reverse=True)
        self.won = len(ranked)
        self.kept = cards_kept(game.players)
        best = ranked[: self.kept]
        self.as_most_now = float(sum(best) - sum(ranked[self.kept :]))
        self.least_kept = float(best[-1]) if best else 0.0

    def worth(self, picked: int, wins: float, tricks: int) -> float:
        """Returns the experience to expect with one more point card, or none (-1), and so many wins to come."""
        temper = self.temper
        points = self.points + (float(picked) if picked > 0 else 0.0)
        need = self.prediction - points
        spread = temper.luck * sqrt(0.3 + wins)
        forced = temper.least * wins
        enough = surely((wins * temper.most - need) / (temper.most * spread + 0.5))
        if self.lesson == 1:
            return self.prediction if need <= 0.0 else self.prediction * enough
        if need > 0.5:
            not_too_much = surely((need - forced) / (temper.least * spread + 0.5))
            exact = temper.aim * enough * not_too_much
            under = temper.short * self.prediction + (1.0 - temper.short) * points
            over = self.over(picked, points, max(forced, need), tricks)
            missed = enough * over + (1.0 - enough) * under
            aimed = exact * self.exact() + (1.0 - exact) * missed
        elif need > -0.5:
            exact = exp(-temper.duck * wins)
            aimed = exact * self.exact() + (1.0 - exact) * self.over(picked, points, forced, tricks)
        else:
            aimed = self.over(picked, points, forced, tricks)
        if points < 0.5 and self.lesson == 0:
            nothing = exp(-temper.shun * wins)
            spared = nothing * self.zero() + (1.0 - nothing) * temper.short * self.prediction
            return max(aimed, spared)
        return aimed

    def exact(self) -> float:
        """Returns the experience of a prediction met exactly."""
        factor = self.rulings.exact_factor + (1 if self.rulings.exact_adds_trick_points else 0)
        return float(factor) * self.prediction

    def zero(self) -> float:
        """Returns the experience of a round without points."""
        return float(self.rulings.zero_multiple) * self.prediction + float(self.rulings.zero_fixed)

    def over(self, picked: int, points: float, gain: float, tricks: int) -> float:
        """Returns the experience to expect above the prediction: less when nobody else will have more points."""
        temper = self.temper
        not_most = self.prediction if self.rulings.over_adds_prediction else 0.0
        if self.rulings.over_adds_trick_points:
            not_most += points + gain
        if self.lesson == 2:
            return not_most
        rival = self.rival + temper.growth * float(tricks)
        spared = surely((rival - points - gain) / (1.0 + temper.blur * float(tricks)))
        return spared * not_most + (1.0 - spared) * self.as_most(picked, gain)

    def as_most(self, picked: int, gain: float) -> float:
        """Returns the experience of having the most points: the best cards count, the others are subtracted."""
        worth = self.as_most_now + (self.prediction if self.rulings.most_keeps_prediction_bonus else 0.0)
        won = self.won
        if picked >= 0:
            won += 1
            if won <= self.kept:
                worth += float(picked)
            elif float(picked) > self.least_kept:
                worth += float(picked) - 2.0 * self.least_kept
            else:
                worth -= float(picked)
        return worth + gain if won < self.kept else worth - gain


def surely(margin: float) -> float:
    """Returns the chance of a normal variable to stay below a margin given in standard deviations."""
    if margin > 6.0:
        return 1.0
    if margin < -6.0:
        return 0.0
    return 1.0 / (1.0 + exp(-1.7 * margin))


class Count:
    """The cards that may still be out against a seat: how many of each suit, and how many above each card."""

    def __init__(self, game: ShadowCards, seat: int) -> None:
        unseen = [True] * DECK
        for card in [*cards_of(game.hands[seat]), *game.predictions[seat], *game.cards_out()]:
            unseen[card] = False
        self.above = [0] * DECK
        self.out: list[int] = []
        for suit in range(4):
            count = 0
            for card in range(suit * VALUES + VALUES - 1, suit * VALUES - 1, -1):
                self.above[card] = count
                if unseen[card]:
                    count += 1
            self.out.append(count)

    def share_above(self, card: int) -> float:
        """Returns which part of a card's suit that is still out would beat it."""
        return float(self.above[card]) / float(self.out[card // VALUES] + 1)

    def win_chances(self, hand: list[int], players: int, temper: Temper) -> list[float]:
        """Returns the chance of each card of a hand to win a trick at some time."""
        rivals = float(players - 1)
        chances = []
        for card in hand:
            suit = card // VALUES
            alone = log(1.0 - self.share_above(card))
            if suit == TRUMP:
                chances.append(exp(alone * temper.trump_power * rivals))
            else:
                trumped = temper.trumped * rivals if self.out[TRUMP] > 0 else 0.0
                chances.append(exp(alone * temper.power * rivals) * (1.0 - trumped))
        return chances

    def chance_to_hold(self, game: ShadowCards, card: int, voids: list[list[int]], temper: Temper) -> float:
        """Returns the chance that a card laid now wins the trick against the seats still to play."""
        trick = game.trick
        if trick and not beats(card, trick[winning(trick)]):
            return 0.0
        led = trick[0] // VALUES if trick else card // VALUES
        suit = card // VALUES
        trumps = self.out[TRUMP]
        covered = temper.covers * self.share_above(card)
        hold = 1.0
        for place in range(len(trick) + 1, game.players):
            void = voids[(game.leader + place) % game.players]
            if led in void:
                beaten = temper.void_trumps if trumps > 0 and TRUMP not in void else 0.0
                if suit == TRUMP:
                    beaten = beaten * self.share_above(card)
            else:
                beaten = covered if suit == led else 0.0
                if suit != TRUMP and trumps > 0:
                    beaten += temper.ruffs
            hold *= 1.0 - beaten
        return hold


LUCKY: Final = 0.08  # the chance to end with just as many points as somebody else without having aimed at them
LIKING: Final = 0.28  # how much likelier a card lies in a prediction than one of the next lower value, as a logarithm
LIKELIHOOD: Final = [exp(LIKING * value) for value in range(VALUES)]


def exchange(prediction: list[int], slot: int, piles: list[list[int]], rng: Random) -> None:
    """Exchanges one prediction card for a hidden one, the likelier the higher that is, or leaves it."""
    card = prediction[slot]
    total = LIKELIHOOD[card % VALUES]
    for pile in piles:
        for hidden in pile:
            total += LIKELIHOOD[hidden % VALUES]
    ticket = rng.random() * total - LIKELIHOOD[card % VALUES]
    if ticket < 0.0:
        return
    for pile in piles:
        for place in range(len(pile)):
            ticket -= LIKELIHOOD[pile[place] % VALUES]
            if ticket < 0.0:
                prediction[slot], pile[place] = pile[place], card
                return


class ShadowCardsInstinct(Glance):
    """Plans the prediction, then ducks or grabs to hit it exactly."""

    game: ClassVar[str | None] = "shadow-cards"
    beats: ClassVar[Mapping[str, float] | None] = {"wren": 0.69, "fox": 0.93, "owl": 0.64}  # measured in docs/bots.md

    def __init__(self, tempers: dict[int, Temper] | None = None) -> None:
        self.tempers = TEMPERS if tempers is None else tempers

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns the experience to expect from each answer."""
        assert isinstance(game, ShadowCards)
        temper = self.tempers[game.players]
        if decision.question is PREDICT:
            return judge_prediction(game, decision.seat, temper)
        cards = [option.value for option in decision.options]
        if decision.question is PLAY:
            return judge_play(game, decision.seat, cards, temper)
        return judge_points(game, decision.seat, cards, temper)

    def glance(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        return self.judge(game, decision, rng)

    def believe(self, game: Game, seat: int, rng: Random) -> None:
        """Puts the high cards that good players set aside into the others' predictions.

        Each card of these is drawn again, from all cards hidden from the seat that can change places.
        """
        assert isinstance(game, ShadowCards)
        voids = game.voids()
        hands = [cards_of(hand) for hand in game.hands]
        for other in range(game.players):
            prediction = game.predictions[other]
            if other == seat or len(prediction) < prediction_size(game.players):
                continue
            for slot in range(len(prediction)):
                suit = prediction[slot] // VALUES
                takers = [hands[each] for each in range(game.players) if each != seat and suit not in voids[each]]
                exchange(prediction, slot, [game.side, *game.stacks, *takers], rng)
            prediction.sort()
        game.hands = [set_of(hand) for hand in hands]
        game.ask_anew()


def judge_prediction(game: ShadowCards, seat: int, temper: Temper) -> list[float]:
    """Judges each card of the hand by the best prediction that can be made with it."""
    hand = cards_of(game.hands[seat])
    missing = prediction_size(game.players) - len(game.predictions[seat])
    chances = Count(game, seat).win_chances(hand, game.players, temper)
    outlook = Outlook(game, seat, temper)
    predicted, expected = outlook.prediction, sum(chances)
    worths = [-1000.0] * len(hand)  # of the best prediction found with each card
    for aside in combinations(range(len(hand)), missing):
        outlook.prediction, wins = predicted, expected
        for index in aside:
            outlook.prediction += float(hand[index] % VALUES)
            wins -= chances[index]
        worth = outlook.worth(-1, max(wins, 0.0), len(hand) - missing)
        for index in aside:
            worths[index] = max(worths[index], worth)
    return worths


def judge_play(game: ShadowCards, seat: int, cards: list[int], temper: Temper) -> list[float]:
    """Judges cards to play: the trick may be won, and the card is gone from the hand."""
    hand = cards_of(game.hands[seat])
    outlook = Outlook(game, seat, temper)
    count = Count(game, seat)
    chances = count.win_chances(hand, game.players, temper)
    wins = sum(chances)
    tricks = len(hand) - 1
    on_table = game.cards_to_score()
    last = len(game.trick) + 1 == game.players
    voids: list[list[int]] = [] if last else game.voids()
    worths = []
    for card in cards:
        rest = max(wins - chances[hand.index(card)], 0.0)
        hold = count.chance_to_hold(game, card, voids, temper)
        lost = outlook.worth(-1, rest, tricks)
        if hold > 0.0:
            won = best_points(outlook, [*on_table, card], last, rest, tricks)
            worths.append(hold * won + (1.0 - hold) * lost)
        else:
            worths.append(lost)
    return worths


def best_points(outlook: Outlook, cards: list[int], last: bool, wins: float, tricks: int) -> float:
    """Returns the worth of winning a trick with these cards, and more to come unless it is the last one's turn."""
    best = -1000.0
    for card in cards:
        best = max(best, outlook.worth(card % VALUES, wins, tricks))
    if not last:
        middling = outlook.worth(6, wins, tricks)
        if middling > best:
            return 0.5 * (best + middling)
    return best


def judge_points(game: ShadowCards, seat: int, cards: list[int], temper: Temper) -> list[float]:
    """Judges the cards of a won trick as points."""
    hand = cards_of(game.hands[seat])
    if not hand:
        return [last_experience(game, seat, card, temper) for card in cards]
    outlook = Outlook(game, seat, temper)
    wins = sum(Count(game, seat).win_chances(hand, game.players, temper))
    return [outlook.worth(card % VALUES, wins, len(hand)) for card in cards]


def last_experience(game: ShadowCards, seat: int, picked: int, temper: Temper) -> float:
    """Returns the experience to expect of a round that ends with this point card.

    All point cards lie open, so this is what the rules say. Only a rival who has just as many points may change it, by
    having predicted them (SC-MOST-9), and that is a secret.
    """
    points = [[card % VALUES for card in cards] for cards in game.point_cards]
    points[seat].append(picked % VALUES)
    total = sum(points[seat])
    predictions = [-1] * game.players
    predictions[seat] = sum_of(game.predictions[seat])
    rivals = [other for other in range(game.players) if other != seat and sum(points[other]) == total]
    missed = round_experience(game.rulings, len(game.sheet), predictions, points)[seat]
    for other in rivals:
        predictions[other] = total
    met = round_experience(game.rulings, len(game.sheet), predictions, points)[seat]
    if met == missed:
        return float(missed)
    all_missed = (1.0 - chance_to_have_predicted(game, seat, total, temper)) ** len(rivals)
    return all_missed * float(missed) + (1.0 - all_missed) * float(met)


def chance_to_have_predicted(game: ShadowCards, seat: int, points: int, temper: Temper) -> float:
    """Returns how likely a rival predicted the points it has: any of the hidden cards may lie in a prediction.

    Whoever predicted them aimed at them, and all others have come to them by luck.
    """
    sums = [sum_of(list(cards)) for cards in combinations(unseen_by(game, seat), prediction_size(game.players))]
    fitting = float(sums.count(points)) / float(len(sums))
    aimed = fitting * temper.aim
    return aimed / (aimed + (1.0 - fitting) * LUCKY)
