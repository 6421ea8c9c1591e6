"""Dice: repeatable, fair, and each stream on its own."""

from __future__ import annotations

from collections import Counter
from random import Random

from gloaming.kernel.dice import Dice, Luck
from gloaming.kernel.shuffling import shuffle


def test_the_same_key_rolls_the_same() -> None:
    assert Dice("7", "play").shuffled(60) == Dice("7", "play").shuffled(60)
    assert Dice("7", "play").shuffled(60) != Dice("8", "play").shuffled(60)
    assert Dice("7", "play").shuffled(60) != Dice("7", "setup").shuffled(60)


def test_a_clone_rolls_on_alike() -> None:
    dice = Dice("7", "play")
    dice.below(6)
    twin = dice.clone()
    assert [dice.below(6) for _ in range(20)] == [twin.below(6) for _ in range(20)]


def test_dice_read_back_in_the_middle_of_a_block_roll_on_alike() -> None:
    dice = Dice("7", "play")
    for drawn in range(500):  # across several blocks
        assert dice.drawn == drawn
        assert Dice(dice.key, dice.stream, dice.drawn).byte() == dice.byte()


def test_bytes_that_would_make_some_numbers_likelier_are_passed_over() -> None:
    raw, dice = Dice("7", "play"), Dice("7", "play")
    kept = [byte % 60 for byte in (raw.byte() for _ in range(3000)) if byte < 4 * 60]
    assert [dice.below(60) for _ in kept] == kept


def test_numbers_beyond_a_byte_are_fair() -> None:
    dice = Dice("1", "play")
    assert {dice.below(300) for _ in range(6000)} == set(range(300))
    assert max(dice.below(2**40) for _ in range(100)) > 2**38


def test_a_shuffle_is_a_permutation_of_any_size() -> None:
    for count in (0, 1, 2, 60, 300):
        assert sorted(Dice("1", "play").shuffled(count)) == list(range(count))


def test_dice_are_fair() -> None:
    dice = Dice("1", "play")
    rolls = Counter(dice.below(6) for _ in range(6000))
    assert set(rolls) == set(range(6))
    assert all(850 < count < 1150 for count in rolls.values())


def test_every_card_comes_to_every_place() -> None:
    dice = Dice("1", "play")
    tops = Counter(dice.shuffled(10)[0] for _ in range(5000))
    assert all(400 < tops[card] < 600 for card in range(10))


def test_every_imagined_card_comes_to_every_place() -> None:
    rng, tops, bottoms = Random(1), Counter[int](), Counter[int]()
    for _ in range(5000):
        cards = list(range(10))
        shuffle(cards, rng)
        assert sorted(cards) == list(range(10))
        tops[cards[0]] += 1
        bottoms[cards[-1]] += 1
    assert all(400 < counts[card] < 600 for counts in (tops, bottoms) for card in range(10))


def test_luck_is_fair_and_never_out_of_range() -> None:
    luck = Luck(Random(1))
    picks = Counter(luck.below(15) for _ in range(15_000))
    assert set(picks) == set(range(15))
    assert all(850 < count < 1150 for count in picks.values())
    assert {luck.below(1) for _ in range(1000)} == {0}


def test_known_rolls_stay_what_they_were() -> None:
    """Every saved game depends on these numbers."""
    dice = Dice("42", "play")
    assert dice.shuffled(12) == KNOWN_SHUFFLE
    assert [dice.below(100) for _ in range(5)] == KNOWN_ROLLS


KNOWN_SHUFFLE = [10, 3, 7, 1, 9, 6, 5, 8, 0, 2, 11, 4]
KNOWN_ROLLS = [21, 7, 16, 47, 14]
