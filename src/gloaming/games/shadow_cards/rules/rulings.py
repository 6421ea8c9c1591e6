"""The points the printed rules leave open, settled once, each as an option with its default and the reason."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from gloaming.kernel.rulebook import OptionValue, Ruling, one_of, yes_or_no
from gloaming.kernel.ruled import Ruled

ZERO_REWARD: Final = re.compile(r"([0-9]{0,2})P|([0-9]{1,3})")


def zero_reward(value: OptionValue) -> tuple[int, int]:
    """Returns how often the prediction counts and what is added for a round without trick points."""
    match = ZERO_REWARD.fullmatch(str(value))
    assert match is not None
    times, fixed = match.groups()
    return (0, int(fixed)) if fixed is not None else (int(times or 1), 0)


RULINGS: Final = (
    yes_or_no(
        "teaching",
        False,
        "A first game introduces the scoring over three rounds.",
        "The book recommends it for a first game only, so every other game scores all rounds in full. With two "
        "players, the first two of the four rounds teach. It applies to the whole table, not to single players.",
        label="Teaching rounds that introduce the scoring step by step",
    ),
    yes_or_no(
        "short_rounds",
        False,
        "Everyone is dealt only six cards, and nobody sees the rest.",
        "Not in the book: it keeps a first, guided game down to two minutes and leaves everything else as it is.",
        label="Short rounds of six cards each",
    ),
    Ruling(
        "zero_reward",
        "2P",
        "'P', '2P', '3P', ... for a multiple of the prediction, or a number such as '20'",
        ("P", "2P", "3P"),
        "What a round without trick points is worth.",
        "The printed amount is lost; a public product text says the prediction is doubled, which fits well with "
        "the tripled exact hit. With a plain number, a prediction of 0 that comes true takes the larger amount.",
        label="Reward for no trick points",
        also=lambda value: isinstance(value, str) and ZERO_REWARD.fullmatch(value) is not None,
    ),
    Ruling(
        "exact_factor",
        3,
        "a whole number from 1 to 9",
        tuple(range(1, 10)),
        "How many times the prediction counts when it is hit exactly.",
        "The book names three times the prediction as what is received.",
        label="An exact hit pays",
    ),
    yes_or_no(
        "exact_adds_trick_points",
        False,
        "Whether an exact hit also adds the trick points.",
        "The triple is the whole reward in the book's sentence and in two public texts.",
        label="An exact hit also adds the trick points",
    ),
    Ruling(
        "over_bonus",
        "prediction",
        "'prediction' (prediction and trick points), 'none' (trick points) or 'only' (prediction)",
        ("prediction", "none", "only"),
        "What a player who goes over the prediction receives.",
        "Round two of a first game adds the trick points to what round one gave, which was the prediction.",
        label="Going over pays",
    ),
    yes_or_no(
        "most_keeps_prediction_bonus",
        False,
        "Whether the player with the most trick points still adds the prediction when over it.",
        "The book's example gives 27 as the entire result of a player who must have been over.",
        label="Whoever goes over with the most points still adds the prediction",
    ),
    yes_or_no(
        "matched_leader_cancels_most",
        True,
        "Whether an exact hit by one of those tied for the most cancels the rule for all of them.",
        "The book's last sentence speaks of the whole round and would otherwise repeat the one before it.",
        label="An exact hit among those tied for the most spares them all",
    ),
    Ruling(
        "round_floor",
        None,
        "none (no minimum) or 0",
        (None, 0),
        "The least a round can be worth.",
        "The printed arithmetic can go below zero and nothing forbids it.",
        label="Minimum for a round",
    ),
    Ruling(
        "first_starter",
        "random",
        "'random' or a seat, counting from 0",
        ("random", *range(5)),
        "Who starts the first round.",
        "The printed rule is a joke about visions; a seeded draw is neutral and repeatable.",
        label="First starter",
        names_seat=True,
    ),
    yes_or_no(
        "announce_starter_before_prediction",
        True,
        "Whether the first round's starter is known before the predictions.",
        "In every later round the starter is known anyway.",
        label="Name the starter before predictions",
    ),
    yes_or_no(
        "reveal_predictions",
        True,
        "Whether the prediction cards are turned up at scoring; the sum is written down either way.",
        "The other players must be able to check them.",
        label="Show prediction cards at scoring",
    ),
    one_of(
        "trick_history",
        "last",
        ("none", "last", "all"),
        "Which finished tricks of the round players can look at.",
        "Only the point cards are declared visible; the last trick is a courtesy.",
        label="Finished tricks players can look at",
    ),
)


class Rulings(Ruled):
    """The rulings of one game, ready for the rules to read."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        super().__init__(options)
        self.teaching = bool(options["teaching"])
        self.short_rounds = bool(options["short_rounds"])
        self.zero_multiple, self.zero_fixed = zero_reward(options["zero_reward"])
        self.exact_factor = int(options["exact_factor"] or 0)
        self.exact_adds_trick_points = bool(options["exact_adds_trick_points"])
        self.over_adds_prediction = options["over_bonus"] in ("prediction", "only")
        self.over_adds_trick_points = options["over_bonus"] in ("prediction", "none")
        self.most_keeps_prediction_bonus = bool(options["most_keeps_prediction_bonus"])
        self.matched_leader_cancels_most = bool(options["matched_leader_cancels_most"])
        self.floored = options["round_floor"] == 0
        starter = options["first_starter"]
        self.first_starter = starter if isinstance(starter, int) else -1
        self.announce_starter = bool(options["announce_starter_before_prediction"])
        self.reveal_predictions = bool(options["reveal_predictions"])
        self.trick_history = str(options["trick_history"])
