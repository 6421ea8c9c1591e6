"""A set of cards: two factions, their characters, and the FX cards everybody plays with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.questions import Questions
    from gloaming.games.syndicates.rules.texts import Text
    from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
    from gloaming.games.syndicates.rules.vocabulary.effect import FieldEffect

Card = int  # its place in the set, counted from 0
NONE: Final = -1

FACTIONS: Final = ["green", "red"]
# From the most loyal (SS-LAY-2).
CHARACTERS: Final = ["leader", "family", "friend", "passionate", "reluctant", "altruist"]
CORE: Final = ("leader", "family")  # who are not drawn, and whose slots are theirs
FX_KINDS: Final = ["energy-boost", "mental-boost", "high-tech-stuff", "bungle-boost"]
RARITIES: Final = ["CO", "UC", "RA", "SR"]
SUPER_RARE: Final = "SR"


class CardSet:
    """All cards of a set, by their places. Sets are shared by all games and never change."""

    def __init__(self, id: str, name: str, pitch: str) -> None:
        self.id = id
        self.name = name
        self.pitch = pitch
        self.numbers: list[int] = []  # as printed
        self.names: list[str] = []  # as options and events spell them
        self.titles: list[str] = []  # as printed
        self.subtitles: list[str] = []
        self.factions: list[int] = []  # of characters, and of FX cards bound to one; NONE for all other FX cards
        self.kinds: list[str] = []
        self.rarities: list[str] = []
        self.kt: list[int] = []  # printed on characters, 0 on others
        self.duos: list[Card] = []  # the partner, or NONE
        self.helps: list[bool] = []  # the polarity of an FX card; characters help
        self.texts: list[Text | None] = []  # what a character can do, and what an FX card does at once
        self.other_faces: list[Text | None] = []  # of Leaders printed twice
        self.attachments: list[Attach | None] = []
        self.gone: list[Text | None] = []  # what follows when they are destroyed
        self.partners: list[Card] = []  # who must be in play for a character's text to hold, or NONE
        self.shields: list[list[Card]] = []  # the cards that make a character immune while they are in play
        self.leaves_if: list[list[Card]] = []  # in whose presence a character leaves
        self.duo_hits: list[int] = []  # what a duo's skill hits for, if that can stand for a standard attack
        self.leaders: list[Card] = [NONE, NONE]  # of each faction
        self.families: list[Card] = [NONE, NONE]
        self.questions: Questions
        self._fx: dict[str, list[Card]] = {}  # by faction and rarities

    def __len__(self) -> int:
        return len(self.names)

    def index(self) -> None:
        """Looks up once what is asked for often."""
        self._places: dict[str, Card] = {name: card for card, name in enumerate(self.names)}
        self._printed: dict[str, Card] = {title: card for card, title in enumerate(self.titles)}
        self._character: list[bool] = [kind in CHARACTERS for kind in self.kinds]
        self._core: list[bool] = [kind in CORE for kind in self.kinds]

    def card(self, name: str) -> Card:
        """Returns the card of a name as options spell it."""
        return self._places[name]

    def printed(self, title: str) -> Card:
        """Returns the card of a name as card texts spell it."""
        return self._printed[title]

    def names_of(self, cards: list[Card]) -> list[str]:
        """Returns cards as options and events spell them."""
        return [self.names[card] for card in cards]

    def is_character(self, card: Card) -> bool:
        """Tells whether a card is a character and not an FX card."""
        return self._character[card]

    def is_supporter(self, card: Card) -> bool:
        """Tells whether a character is neither Leader nor Family, wherever it stands (SS-GLO-6, A-12)."""
        return not self._core[card]

    def may_be_held(self, card: Card) -> bool:
        """Tells whether an FX card may be kept for later: a Super Rare that helps, or one that says so (SS-FX-7)."""
        text = self.texts[card]
        return (self.rarities[card] == SUPER_RARE and self.helps[card]) or (text is not None and text.may_wait)

    def follows(self, card: Card) -> tuple[FieldEffect, ...]:
        """Returns what follows when an attached FX card is destroyed."""
        gone = self.gone[card]
        return () if gone is None else gone.done

    def stays_active(self, card: Card) -> bool:
        """Tells whether an attached FX card leaves the character it lies on free to act (A-10)."""
        attach = self.attachments[card]
        return attach is not None and attach.stays_active

    def characters_of(self, faction: int) -> list[Card]:
        """Returns the characters of a faction."""
        return [card for card in range(len(self.names)) if self.is_character(card) and self.factions[card] == faction]

    def supporters_of(self, faction: int, rarities: list[str]) -> list[Card]:
        """Returns the Supporters of a faction among some rarities."""
        people = [card for card in self.characters_of(faction) if self.is_supporter(card)]
        return [card for card in people if self.rarities[card] in rarities]

    def fx_of(self, faction: int, rarities: list[str]) -> list[Card]:
        """Returns the FX cards a faction may use, without those bound to the other (SS-LAY-4, A-30)."""
        meant = " ".join([str(faction), *rarities])
        if meant not in self._fx:
            fx = [card for card in range(len(self.names)) if not self.is_character(card)]
            allowed = [card for card in fx if self.rarities[card] in rarities]
            self._fx[meant] = [card for card in allowed if self.factions[card] in (NONE, faction)]
        return self._fx[meant][:]
