"""The points the printed rules leave open, settled once, each as an option with its default and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.kernel.cards.carrying import is_brought
from gloaming.kernel.rulebook import OptionValue, Ruling, one_of, yes_or_no
from gloaming.kernel.ruled import Ruled

UNSETTLED: Final = ("choose", "random")  # what leaves a deck to its player, or to the dice
DECK_WORDS: Final = f"'choose', 'random', a champion ({', '.join(ROSTER)}) or a whole deck as JSON"


def deck_ruling(seat: int) -> Ruling:
    """Returns the option that gives a seat its deck."""
    return Ruling(
        f"deck_{seat}",
        "choose",
        DECK_WORDS,
        (*UNSETTLED, *ROSTER),
        f"Which deck the player in the {('first', 'second')[seat]} seat plays.",
        "The book only says that each player selects one: both choose at the same time, in secret, unless the "
        "table has settled it beforehand.",
        label=f"Deck of seat {seat + 1}",
        also=is_brought,
        takes_deck=True,
    )


RULINGS: Final = (
    deck_ruling(0),
    deck_ruling(1),
    yes_or_no(
        "mirror_allowed",
        True,
        "Whether both players can choose the same champion.",
        "Nothing forbids it. Where it is not allowed, seat 0 chooses first and openly, so no choice is wasted.",
        label="Both may choose the same champion",
    ),
    one_of(
        "first_player",
        "cut",
        ("cut", "coin"),
        "How the first attacker is chosen.",
        "The book has both cut their decks, the higher card going first; equal cards are cut again.",
        label="First attacker",
    ),
    yes_or_no(
        "ask_opening_cut",
        False,
        "Whether the opponent is also asked to cut the deck after the opening shuffle.",
        "Every shuffle may be cut, but after a fair one a cut changes nothing; at the start the default answer is no.",
        label="Offer a cut after the opening shuffle",
    ),
    yes_or_no(
        "force_strike_if_able",
        True,
        "Whether the last card in hand must be kept for the strike.",
        "Players must feint and strike if they can, and the Black Joker makes both possible.",
        label="Keep the last card for the strike",
    ),
    one_of(
        "simultaneous_loss",
        "draw",
        ("draw", "attacker", "more-aces"),
        "What happens when both lose at the same moment.",
        "Neither holds the last Ace, so nobody has won.",
        label="If both lose at once",
    ),
    one_of(
        "ace_order",
        "choose",
        ("choose", "pile"),
        "Which face-down Ace damage reveals.",
        "The book says one of yours, so the owner chooses; it matters only after a heal. 'pile' reveals them in order.",
        label="Ace revealed by damage",
    ),
    yes_or_no(
        "bars_bind_hand_cards",
        False,
        "Whether card text can forbid cards from hand as feint or strike.",
        "The book says any card in hand may be used whatever else is printed, which is more specific than the general "
        "precedence of card text. Card text may tax the use instead.",
        label="Card text can forbid cards from hand in combat",
    ),
)


class Rulings(Ruled):
    """The rulings of one game, ready for the rules to read."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        super().__init__(options)
        self.decks = [str(options["deck_0"]), str(options["deck_1"])]
        self.mirror_allowed = bool(options["mirror_allowed"])
        self.cut_for_first = options["first_player"] == "cut"
        self.ask_opening_cut = bool(options["ask_opening_cut"])
        self.force_strike = bool(options["force_strike_if_able"])
        self.simultaneous_loss = str(options["simultaneous_loss"])
        self.aces_in_a_pile = options["ace_order"] == "pile"
        self.bars_bind = bool(options["bars_bind_hand_cards"])
