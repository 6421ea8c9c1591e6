"""The points the printed rules leave open, settled once, each as an option with its default and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gloaming.kernel.cards.carrying import is_brought
from gloaming.kernel.rulebook import OptionValue, Ruling, yes_or_no
from gloaming.kernel.ruled import Ruled

COMPETITIVE: Final = "competitive"
COOP: Final = "coop"
BASE: Final = "base"  # the name of the cards that come with the game

# How many Fate Cards are discarded before the game begins (SHS-DIFF-3).
DIFFICULTIES: Final = {"normal": 0, "challenging": 5, "difficult": 10, "very-difficult": 15}

LONGEST_GAME: Final = 200  # rounds


def is_round_limit(value: OptionValue) -> bool:
    """Tells whether a competitive game can be limited to so many rounds."""
    return type(value) is int and 1 <= value <= LONGEST_GAME


RULINGS: Final = (
    Ruling(
        "mode",
        COMPETITIVE,
        "'competitive' or 'coop'",
        (COMPETITIVE, COOP),
        "Whether everybody plays for themselves or all against the dungeon.",
        "The book explains the competitive game first; whoever sits there alone plays the cooperative one (B-2).",
        label="Mode",
        comes_first=True,
        only_for={COMPETITIVE: (2, 3, 4)},
    ),
    Ruling(
        "heroes",
        None,
        "2, 3, 4 or nothing",
        (None, 2, 3, 4),
        "How many Heroes go into the dungeon in a cooperative game; nothing means one for each seat, and at least two.",
        "Alone one leads two Heroes or more; the Heroes are given to the seats in turn (B-2).",
        label="Heroes",
    ),
    Ruling(
        "difficulty",
        "normal",
        "'normal', 'challenging', 'difficult' or 'very-difficult'",
        tuple(DIFFICULTIES),
        "How many Fate Cards a cooperative game begins without: none, 5, 10 or 15.",
        "The book names the three harder levels.",
        label="Difficulty",
    ),
    yes_or_no(
        "two_fates",
        False,
        "Whether two Fate Cards are drawn in every Enemy Phase of a cooperative game.",
        "The book offers it to those who want it harder (B-39).",
        label="Two Fate Cards in each Enemy Phase",
    ),
    yes_or_no(
        "advanced",
        False,
        "Whether Enemies have the special abilities of their Enemy Cards.",
        "The book leaves the Enemy Cards to those who know the game (B-38).",
        label="Advanced game, with Enemy Cards",
    ),
    yes_or_no(
        "deal_heroes",
        False,
        "Whether Heroes are dealt at random instead of being chosen.",
        "The book lets players choose; dealt Heroes suit those who want to be surprised, and measure Heroes fairly.",
        label="Deal the Heroes at random",
    ),
    yes_or_no(
        "short_coop",
        False,
        "Whether the Whispers of a cooperative game are layered as in a competitive one, the others below them.",
        "The book removes no Whispers and says nothing of their order; the long deck keeps the Lord at its end (B-10).",
        label="Short cooperative game",
    ),
    yes_or_no(
        "open_hands",
        True,
        "Whether all see the Fate Cards in all hands in a cooperative game.",
        "Players win or lose as a team, and the book forbids no talk (B-54).",
        label="Open hands in a cooperative game",
    ),
    yes_or_no(
        "hidden_treasures",
        False,
        "Whether Treasures lie face down until somebody searches their room.",
        "They are laid out by the same procedure as Enemies, which lie face up (B-3).",
        label="Treasures lie face down",
    ),
    yes_or_no(
        "one_general_action",
        False,
        "Whether a Hero can have only one General Action; another one replaces it.",
        "The page on claiming Action Cards is lost, and nothing that is left names a limit (B-5).",
        label="One General Action a Hero",
    ),
    yes_or_no(
        "one_weapon",
        False,
        "Whether a Hero can have only one Weapon.",
        "The text allows two; the example fits it if a bow takes both hands (B-7).",
        label="One Weapon a Hero",
    ),
    Ruling(
        "round_limit",
        30,
        f"a number of rounds from 1 to {LONGEST_GAME}",
        (10, 20, 30, 40, 60),
        "After which round a competitive game is scored as it stands.",
        "If nobody slays the Lord, or claims its Whisper, the game would not end (B-53).",
        label="Last round",
        also=is_round_limit,
    ),
    Ruling(
        "cards",
        BASE,
        "'base' or a whole file of Heroes and Whispers as JSON",
        (BASE,),
        "Which Heroes and Whispers there are beside those in the box.",
        "The box has thirteen Heroes and nineteen Whispers; a card file of one's own adds to them.",
        label="Cards",
        also=is_brought,
        takes_deck=True,
    ),
)


class Rulings(Ruled):
    """The rulings of one game, ready for the rules to read."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        super().__init__(options)
        self.coop = options["mode"] == COOP
        self.discarded = DIFFICULTIES[str(options["difficulty"])]
        self.fates_drawn = 2 if options["two_fates"] else 1
        self.advanced = bool(options["advanced"])
        self.deal_heroes = bool(options["deal_heroes"])
        self.short_coop = bool(options["short_coop"])
        self.open_hands = self.coop and bool(options["open_hands"])
        self.hidden_treasures = bool(options["hidden_treasures"])
        self.one_general_action = bool(options["one_general_action"])
        self.one_weapon = bool(options["one_weapon"])
        limit = options["round_limit"]
        self.round_limit = limit if isinstance(limit, int) else 30
        self.cards = str(options["cards"])


def heroes_of(players: int, options: Mapping[str, OptionValue]) -> int:
    """Returns how many Heroes play (B-2)."""
    heroes = options["heroes"]
    if options["mode"] == COMPETITIVE:
        return players
    return heroes if isinstance(heroes, int) else max(2, players)
