"""The points the printed rules leave open, settled once, each as an option with its default and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from gloaming.games.syndicates.rules.formats import FORMATS, OF_TEAMS
from gloaming.games.syndicates.rules.sets import RARITIES
from gloaming.kernel.cards.carrying import is_brought
from gloaming.kernel.rulebook import OptionValue, Ruling, one_of, yes_or_no
from gloaming.kernel.ruled import Ruled

MIXES: Final = tuple("+".join(mix) for count in range(len(RARITIES), 0, -1) for mix in combinations(RARITIES, count))
TOO_FEW: Final = ("RA", "SR")  # leave too few cards of the first season for any format

RULINGS: Final = (
    Ruling(
        "format",
        "controlled",
        "'sumo-rush', 'controlled' or 'fiasco'",
        tuple(FORMATS),
        "How large a match is.",
        "The book offers all three; the middle one shows the whole game in half an hour.",
        label="Format",
        comes_first=True,
        only_for={name: (2,) for name in FORMATS if name not in OF_TEAMS},
    ),
    Ruling(
        "contest",
        "match",
        "'match', 'best-of-3' or 'casual'",
        ("match", "best-of-3", "casual"),
        "How many matches are played.",
        "Casual play in the book is eight matches of Sumo Rush, or three best-of-three duels, for teams as well; "
        "one match alone is the quickest way to play (A-2, A-4).",
        label="Length",
        comes_first=True,
    ),
    Ruling(
        "rarities",
        MIXES[0],
        "rarities joined by + in the order CO, UC, RA, SR, such as 'CO+UC' or 'CO+SR'",
        tuple(mix for mix in MIXES if mix not in TOO_FEW),
        "Which rarities are used.",
        "Players may agree on any mix that leaves enough cards for the format (A-53).",
        label="Rarities",
        also=lambda value: value in MIXES,  # a set of one's own may have enough of any rarity
    ),
    Ruling(
        "card_set",
        "season-1",
        "'season-1' or a whole set as JSON",
        ("season-1",),
        "Which card set is used.",
        "The book comes with one set and announces more.",
        label="Card set",
        also=is_brought,
        takes_deck=True,
    ),
    yes_or_no(
        "fresh_roll",
        True,
        "Whether every match of a series starts with a new roll for factions.",
        "The book sets up each match this way. Otherwise factions stay, and whoever lost goes first in the next (A-1).",
        label="Roll for factions before every match",
    ),
    one_of(
        "leader_face",
        "out-of-concern",
        ("out-of-concern", "bodyguard"),
        "Which of their two printed one-time skills the Leaders have.",
        "The book explains Out of Concern, and both Leaders have it; the other is printed only once (A-20).",
        label="Leaders’ one-time skill",
    ),
    yes_or_no(
        "duo_attack_is_passive",
        False,
        "Whether a duo skill that attacks for more works on every standard attack, at any KT and for free.",
        "The card is labelled as a skill where others say that they are passive; the label decides (A-19).",
        label="Duo skills strengthen every standard attack, free and at any KT",
    ),
    yes_or_no(
        "final_blow_is_skill",
        False,
        "Whether last acts need 60 KT and cost 10 like skills.",
        "The cards are not labelled as skills, and their current KT would not matter if it were always 50 (A-18).",
        label="Last acts need 60 KT and cost 10",
    ),
    yes_or_no(
        "boosts_pass_under_attachments",
        False,
        "Whether cards of its own side can change the KT of a character that an FX card keeps from acting.",
        "Whoever lies under an FX card cannot use FX cards (A-13).",
        label="Your cards can change an inactive character’s KT",
    ),
    yes_or_no(
        "bodyguard_may_step_down",
        False,
        "Whether a Bodyguard may move to an empty Supporter slot.",
        "The book only sends it to another character or Bodyguard (A-44).",
        label="Bodyguards may move to an empty slot",
    ),
)


class Rulings(Ruled):
    """The rulings of one game, ready for the rules to read."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        super().__init__(options)
        self.format = str(options["format"])
        self.contest = str(options["contest"])
        self.rarities = str(options["rarities"]).split("+")
        self.card_set = str(options["card_set"])
        self.fresh_roll = bool(options["fresh_roll"])
        self.bodyguard_face = options["leader_face"] == "bodyguard"
        self.duo_attack_is_passive = bool(options["duo_attack_is_passive"])
        self.final_blow_is_skill = bool(options["final_blow_is_skill"])
        self.boosts_pass_under_attachments = bool(options["boosts_pass_under_attachments"])
        self.bodyguard_may_step_down = bool(options["bodyguard_may_step_down"])
