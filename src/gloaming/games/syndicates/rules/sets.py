"""A set of cards: two factions, their characters, and the FX cards everybody plays with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.questions import Questions
    from gloaming.games.syndicates.rules.texts import Text
    from gloaming.games.syndicates.rules.vocabulary.attaching import Attach

Card = int  # its place in the set, counted from 0
NONE: Final = -1

FACTIONS: Final = ["green", "red"]
CHARACTERS: Final = [
    "leader",
    "family",
    "friend",
    "passionate",
    "reluctant",
    "altruist",
]  # from the most loyal (SS-LAY-2)
FX_KINDS: Final = ["energy-boost", "mental-boost", "high-tech-stuff", "bungle-boost"]
RARITIES: Final = ["CO", "UC", "RA", "SR"]
SUPER_RARE: Final = "SR"


class CardSet:
    """All cards of a set, by their places. Sets are shared by all games and never change."""

    id: str
    name: str
    pitch: str
    numbers: list[int]  # as printed
    names: list[str]  # as options and events spell them
    titles: list[str]  # as printed
    subtitles: list[str]
    factions: list[int]  # of characters, and of FX cards bound to one; NONE for all other FX cards
    kinds: list[str]
    rarities: list[str]
    kt: list[int]  # printed on characters, 0 on others
    duos: list[Card]  # the partner, or NONE
    helps: list[bool]  # the polarity of an FX card; characters help
    texts: list[Text | None]  # what a character can do, and what an FX card does at once
    other_faces: list[Text | None]  # of Leaders printed twice
    attachments: list[Attach | None]
    partners: list[Card]  # who must be in play for a character's text to hold, or NONE
    shields: list[list[Card]]  # the cards that make a character immune while they are in play
    leaves_if: list[list[Card]]  # in whose presence a character leaves
    duo_hits: list[int]  # what a duo's skill hits for, if that can stand for a standard attack
    leaders: list[Card]  # of each faction
    families: list[Card]
    questions: Questions
    _places: dict[str, Card]
    _printed: dict[str, Card]

    def __init__(self, id: str, name: str, pitch: str) -> None:
        self.id = id
        self.name = name
        self.pitch = pitch
        self.numbers = []
        self.names = []
        self.titles = []
        self.subtitles = []
        self.factions = []
        self.kinds = []
        self.rarities = []
        self.kt = []
        self.duos = []
        self.helps = []
        self.texts = []
        self.other_faces = []
        self.attachments = []
        self.partners = []
        self.shields = []
        self.leaves_if = []
        self.duo_hits = []
        self.leaders = [NONE, NONE]
        self.families = [NONE, NONE]
        self._places = {}
        self._printed = {}

    def __len__(self) -> int:
        return len(self.names)

    def index(self) -> None:
        """Looks up once what is asked for often."""
        self._places = {self.names[card]: card for card in range(len(self.names))}
        self._printed = {self.titles[card]: card for card in range(len(self.names))}

    def card(self, name: str) -> Card:
        """Returns the card of a name as options spell it."""
        return self._places[name]

    def printed(self, title: str) -> Card:
        """Returns the card of a name as card texts spell it."""
        return self._printed[title]

    def is_character(self, card: Card) -> bool:
        """Tells whether a card is a character and not an FX card."""
        return self.kinds[card] in CHARACTERS

    def is_supporter(self, card: Card) -> bool:
        """Tells whether a character is neither Leader nor Family, wherever it stands (SS-GLO-6, A-12)."""
        return card not in self.leaders and card not in self.families

    def may_be_held(self, card: Card) -> bool:
        """Tells whether an FX card may be kept for later: a Super Rare that helps, or one that says so (SS-FX-7)."""
        text = self.texts[card]
        return (self.rarities[card] == SUPER_RARE and self.helps[card]) or (text is not None and text.may_wait)

    def stays_active(self, card: Card) -> bool:
        """Tells whether an attached FX card leaves the character it lies on free to act (A-10)."""
        attach = self.attachments[card]
        return attach is not None and attach.stays_active

    def supporters_of(self, faction: int, rarities: list[str]) -> list[Card]:
        """Returns the Supporters of a faction among some rarities."""
        return [
            card
            for card in range(len(self.names))
            if self.is_character(card)
            and self.factions[card] == faction
            and self.is_supporter(card)
            and self.rarities[card] in rarities
        ]

    def fx_of(self, faction: int, rarities: list[str]) -> list[Card]:
        """Returns the FX cards a faction may use, without those bound to the other (SS-LAY-4, A-30)."""
        return [
            card
            for card in range(len(self.names))
            if not self.is_character(card)
            and self.factions[card] in (NONE, faction)
            and self.rarities[card] in rarities
        ]
