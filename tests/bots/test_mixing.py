"""Search where several choose at once: it mixes, and nobody in its tree answers a sealed choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from bots.clash import BE_PAID_FOR_TRUCE, BLURRED_RING, HIDDEN, PAY_FOR_TRUCE, RING, Clash, Stakes, clash
from gloaming.bots import Bot, Eyes, SearchBot, play_bots
from gloaming.bots.instinct import PlainInstinct
from gloaming.bots.matrix import RISK
from gloaming.bots.search import PAIRS
from gloaming.kernel.choices import Decision, Option
from gloaming.kernel.game import Game
from kernel.vigil import vigil

SEEDS = range(20)


def searcher(seed: int, playouts: int = 400) -> SearchBot:
    return SearchBot(PlainInstinct(), seed, playouts)


def mix_of(stakes: Stakes, seed: int) -> list[float]:
    """Returns how likely seat 0 is to make each of the strikes."""
    weighed = searcher(seed).weigh(Eyes(clash(stakes), 0))
    return [each.chance for each in sorted(weighed, key=lambda each: each.option.value)]


def mean_of(mixes: list[list[float]]) -> list[float]:
    return [sum(chances) / len(mixes) for chances in zip(*mixes, strict=True)]


def assured(stakes: Stakes, mix: Sequence[float]) -> float:
    """Returns what seat 0 wins with a mix from one who knows it, and answers as well as its hand allows."""
    answers = [sum(map(float.__mul__, mix, map(float, column))) for column in zip(*stakes.table, strict=True)]
    return sum(min(answers[strike] for strike in hand) for hand in stakes.hands) / len(stakes.hands)


def test_whatever_is_sure_to_be_chosen_can_be_answered() -> None:
    """What is at stake: without a mix, a point or two."""
    assert [assured(RING, mix) for mix in ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0])] == [-1.0, -1.0, -2.0]


def test_knowing_the_mix_is_worth_next_to_nothing() -> None:
    mixes = [mix_of(RING, seed) for seed in SEEDS]
    assert min(assured(RING, mix) for mix in mixes) > -0.01


def test_luck_blurs_the_mix_a_little() -> None:
    """The dice stray as far as the highest stake, yet who knows the bot's program gains less than a tenth of a point.

    Who knew its seed as well, and so the mix itself, would gain less than a quarter.
    """
    mixes = [mix_of(BLURRED_RING, seed) for seed in SEEDS]
    assert assured(BLURRED_RING, mean_of(mixes)) > -0.1
    assert sum(assured(BLURRED_RING, mix) for mix in mixes) / len(mixes) > -0.25


def test_the_choices_follow_the_mix() -> None:
    game = clash(RING)
    bot = searcher(1, playouts=36)
    counts = Counter(bot.choose(Eyes(game, 0)).value for _ in range(300))
    assert [counts[strike] / 300 for strike in range(3)] == pytest.approx([1 / 4, 1 / 2, 1 / 4], abs=0.08)


def test_a_hidden_hand_is_not_played_against_as_if_it_were_open() -> None:
    """The equilibrium is worth 0.2; an average over open hands, 11/20 high, would come to less than half of that."""
    assert assured(HIDDEN, [0.55, 0.45]) == pytest.approx(0.0875)
    assert min(assured(HIDDEN, mix_of(HIDDEN, seed)) for seed in SEEDS) > 0.19


def test_a_hand_is_played_as_one_of_those_it_could_be() -> None:
    """Seat 1 has the choice. Seat 0 cannot know, so high once in five is enough; with an open hand it would be 2/5."""
    game = clash(HIDDEN)
    assert isinstance(game, Clash)
    game.hands[1] = [0, 1]
    game.ask_anew()
    for seed in SEEDS[:5]:
        chances = {each.option.token: each.chance for each in searcher(seed).weigh(Eyes(game, 1))}
        assert chances["strike high"] == pytest.approx(1 / 5, abs=0.1)


@pytest.mark.parametrize(("stakes", "call"), [(PAY_FOR_TRUCE, "call fight"), (BE_PAID_FOR_TRUCE, "call truce")])
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_nobody_answers_a_sealed_choice_further_down(stakes: Stakes, call: str, seed: int) -> None:
    """Were seat 1 to see what seat 0 strikes, a fight would be worth four points to it instead of nothing."""
    best, *_ = weighed = searcher(seed).weigh(Eyes(clash(stakes), stakes.caller))
    assert best.option.token == call
    assert {each.option.token: each.worth for each in weighed}["call fight"] == pytest.approx(0.0, abs=1.0)


def test_each_option_is_weighed_by_what_it_is_worth_against_the_mix() -> None:
    weighed = searcher(1).weigh(Eyes(clash(RING), 0))
    assert weighed[0].option.token == "strike low"
    assert [each.worth for each in weighed] == pytest.approx([0.0, 0.0, 0.0], abs=0.02)
    assert sum(each.tries for each in weighed) <= 400 * PAIRS


class Habitual(PlainInstinct):
    """Knows that everybody mostly makes one strike, where it can be made."""

    def __init__(self, strike: int) -> None:
        self.strike = strike

    def habit(self, game: Game, decision: Decision, rng: Random) -> Option:
        usual = [option for option in decision.options if option.value == self.strike]
        return usual[0] if usual else decision.options[0]


@pytest.mark.parametrize("habit", range(3))
def test_a_habit_is_answered_by_a_mix_that_is_safe_to_know(habit: int) -> None:
    """The answer alone would lose a point or two to one who foresees it."""
    weighed = SearchBot(Habitual(habit), 1).weigh(Eyes(clash(RING), 0))
    mix = [each.chance for each in sorted(weighed, key=lambda each: each.option.value)]
    assert assured(RING, mix) > -4 * RISK - 0.05
    assert max(mix) < 0.8


def test_a_habit_that_costs_its_owner_dear_is_gained_from() -> None:
    weighed = SearchBot(Habitual(2), 1).weigh(Eyes(clash(RING), 0))
    mix = {each.option.value: each.chance for each in weighed}
    assert 2 * mix[0] - mix[1] > 0.5  # what it wins from one who always feints; the equilibrium wins nothing


def test_time_ends_mixing_too() -> None:
    weighed = SearchBot(PlainInstinct(), 1, playouts=10**9, seconds=1e-9).weigh(Eyes(clash(RING), 0))
    assert [each.tries for each in weighed] == [3, 3, 3]


def test_more_than_two_at_once_choose_the_best_they_found() -> None:
    weighed = searcher(1, playouts=80).weigh(Eyes(vigil(), 1))
    assert [each.chance for each in weighed] == [1.0, 0.0, 0.0, 0.0]


def test_bots_that_are_asked_at_once_choose_before_any_answer_is_in() -> None:
    asked: list[list[int]] = []

    class First(Bot):
        def choose(self, eyes: Eyes) -> Option:
            asked.append(eyes.view.waiting_for)
            return eyes.decision.options[0]

    play_bots(clash(RING), {0: First(), 1: First()})
    assert asked == [[0, 1], [0, 1]]
