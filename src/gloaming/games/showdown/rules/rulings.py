"""The points the printed rules leave open, settled once, each as an option with its default and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.kernel.cards.carrying import is_brought
from gloaming.kernel.rulebook import OptionValue, Ruling

DECK_WORDS: Final = f"'choose', 'random', a champion ({', '.join(ROSTER)}) or a whole deck as JSON"


def deck_ruling(seat: int) -> Ruling:
    """Returns the option that gives a seat its deck."""
    return Ruling(
        f"deck_{seat}",
        "choose",
        DECK_WORDS,
        ("choose", "random", *ROSTER),
        f"Which deck the player in the {('first', 'second')[seat]} seat plays.",
        "The book only says that each player selects one: both choose at the same time, in secret, unless the "
        "table has settled it beforehand.",
        also=is_brought,
        takes_deck=True,
    )


RULINGS: Final = (
    deck_ruling(0),
    deck_ruling(1),
    Ruling(
        "mirror_allowed",
        True,
        "true or false",
        (True, False),
        "Whether both players can choose the same champion.",
        "Nothing forbids it. Where it is not allowed, seat 0 chooses first and openly, so no choice is wasted.",
    ),
    Ruling(
        "first_player",
        "cut",
        "'cut' or 'coin'",
        ("cut", "coin"),
        "How the first attacker is chosen.",
        "The book has both cut their decks, the higher card going first; equal cards are cut again.",
    ),
    Ruling(
        "ask_opening_cut",
        False,
        "true or false",
        (True, False),
        "Whether the opponent is also asked to cut the deck after the opening shuffle.",
        "Every shuffle may be cut, but after a fair one a cut changes nothing; at the start the default answer is no.",
    ),
    Ruling(
        "force_strike_if_able",
        True,
        "true or false",
        (True, False),
        "Whether the last card in hand must be kept for the strike.",
        "Players must feint and strike if they can, and the Black Joker makes both possible.",
    ),
    Ruling(
        "simultaneous_loss",
        "draw",
        "'draw', 'attacker' or 'more-aces'",
        ("draw", "attacker", "more-aces"),
        "What happens when both lose at the same moment.",
        "Neither holds the last Ace, so nobody has won.",
    ),
    Ruling(
        "ace_order",
        "choose",
        "'choose' or 'pile'",
        ("choose", "pile"),
        "Which face-down Ace damage reveals.",
        "The book says one of yours, so the owner chooses; it matters only after a heal. 'pile' reveals them in order.",
    ),
    Ruling(
        "bars_bind_hand_cards",
        False,
        "true or false",
        (True, False),
        "Whether card text can forbid the use of hand cards as feint or strike.",
        "The book says any card in hand may be used whatever else is printed, which is more specific than the general "
        "precedence of card text. Card text may tax the use instead.",
    ),
)


class Rulings:
    """The rulings of one game, ready for the rules to read."""

    decks: list[str]
    mirror_allowed: bool
    cut_for_first: bool
    ask_opening_cut: bool
    force_strike: bool
    simultaneous_loss: str
    aces_in_a_pile: bool
    bars_bind: bool

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.decks = [str(options["deck_0"]), str(options["deck_1"])]
        self.mirror_allowed = bool(options["mirror_allowed"])
        self.cut_for_first = options["first_player"] == "cut"
        self.ask_opening_cut = bool(options["ask_opening_cut"])
        self.force_strike = bool(options["force_strike_if_able"])
        self.simultaneous_loss = str(options["simultaneous_loss"])
        self.aces_in_a_pile = options["ace_order"] == "pile"
        self.bars_bind = bool(options["bars_bind_hand_cards"])
