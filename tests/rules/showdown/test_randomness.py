"""Randomness: unseen beforehand, by cutting or by a blind pick."""

from collections import Counter
from random import Random

import pytest

from duels import showdown, started
from gloaming.games.showdown.rules.cards import NAMES, rank_value
from gloaming.games.showdown.rules.game import Showdown
from rule import rule

ROBS = "cards: {6P: {action: [discard: {who: opponent, random: true}]}}"


@rule("SD-RAND-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_a_random_outcome_beforehand(seat: int) -> None:
    text = "triggers: {physical: [discard: {who: opponent, random: true}]}"
    duel = showdown(hands="7P 8P | 5C 6C 2P 9I 13C", deck_0=text).fight("7P | 5C", "8P | 6C")
    lost = set()
    for seed in range(40):
        imagined = duel.game.imagine(seat, Random(seed))
        assert isinstance(imagined, Showdown)
        assert imagined.view(seat).to_json() == duel.game.view(seat).to_json()
        imagined.choose(0, "trigger physical")
        lost.add(imagined.view(None).areas[1].discards[0])
    assert len(lost) >= 3
    if seat == 1:  # who knows the hand, but not which card of it will go
        assert lost == {"2-of-clubs", "9-of-diamonds", "king-of-hearts"}


@rule("SD-RAND-2")
def test_the_higher_cut_goes_first() -> None:
    for seed in range(60):
        duel = started(seed)
        *ties, cut = [facts["cards"] for facts in duel.told("cut_for_first")]
        assert isinstance(cut, list)
        values = [rank_value(NAMES.index(str(card))) for card in cut]
        assert duel.game.attacker == values.index(max(values))
        for tie in ties:
            assert isinstance(tie, list)
            assert len({rank_value(NAMES.index(str(card))) for card in tie}) == 1
        assert duel.told("first_player") == [{"seat": duel.game.attacker}]


@rule("SD-RAND-2")
def test_equal_cards_are_cut_again() -> None:
    assert max(len(started(seed).told("cut_for_first")) for seed in range(60)) > 1


@rule("SD-RAND-3")
def test_every_card_is_as_likely_as_any_other() -> None:
    lost: Counter[str] = Counter()
    for seed in range(300):
        duel = showdown(hands="6P 7P | 2P 9I 13C", phase="action", deck_0=ROBS, seed=seed).play("0 play 6P")
        lost[duel.discards(1)] += 1
    assert set(lost) == {"2P", "9I", "13C"}
    assert min(lost.values()) > 75
