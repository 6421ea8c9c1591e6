"""Randomness: unseen beforehand, by cutting or by a blind pick."""

from collections import Counter
from random import Random

from duels import showdown, started
from gloaming.games.showdown.cards import NAMES, rank_value
from rule import rule

ROBS = "cards: {6P: {action: [discard: {who: opponent, random: true}]}}"


@rule("SD-RAND-1")
def test_nobody_sees_a_random_outcome_beforehand() -> None:
    duel = showdown(hands="6P 7P | 2P 9I 13C", phase="action", deck_0=ROBS)
    outcomes = set()
    for seed in range(40):
        imagined = duel.game.imagine(1, Random(seed))  # the seat knows its hand, but not which card will go
        assert imagined.view(1).to_json() == duel.game.view(1).to_json()
        imagined.choose(0, "pass")
        twin = duel.game.imagine(1, Random(seed))
        if "play 6-of-clubs" in [option.token for option in twin.decisions[0].options]:
            twin.choose(0, "play 6-of-clubs")
            outcomes.add(tuple(twin.view(1).__getattribute__("hand")))
    assert len(outcomes) > 1


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
