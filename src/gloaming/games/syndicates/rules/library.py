"""The cards of Shadows & Syndicates, for readers and authors."""

from __future__ import annotations

from typing import Any

from gloaming.games.syndicates.rules import printing
from gloaming.games.syndicates.rules.printing import set_named, texts_on
from gloaming.games.syndicates.rules.sets import FACTIONS, NONE, CardSet
from gloaming.games.syndicates.rules.vocabulary import VOCABULARY
from gloaming.kernel.cards.library import Entry, Library
from gloaming.kernel.cards.schema import card_file, line, mapping


class SyndicatesLibrary(Library):
    """The sets of cards."""

    vocabulary = VOCABULARY
    shelf = printing.SHELF
    is_shared = True

    def describe(self, deck: str) -> str:
        found = set_named(deck)
        return f"{found.name}: {len(found)} cards. {found.pitch}"

    def entries(self, deck: str) -> list[Entry]:
        found = set_named(deck)
        return [
            Entry(found.names[card], found.titles[card], facts_of(found, card), texts_on(found, card))
            for card in range(len(found))
        ]

    def schema(self) -> dict[str, Any]:
        either = [{"required": ["effects"]}, {"required": ["attach"]}]
        character = mapping(printing.CHARACTER, sorted(printing.CHARACTER_NEEDS, key=list(printing.CHARACTER).index))
        fx_card = mapping(printing.FX_CARD, printing.FX_NEEDS, oneOf=either)
        properties = {
            **{word: line(longest) for word, longest in printing.WORDS.items()},
            "set": line(printing.WORDS["set"], f"^{printing.SHORT_NAME}$"),
            "cards": {
                "type": "object",
                "propertyNames": {"pattern": f"^{printing.NUMBER}$"},
                "additionalProperties": {"anyOf": [character, fx_card]},
                "maxProperties": printing.MOST_CARDS,
            },
        }
        return card_file("A set of Shadows & Syndicates", VOCABULARY, properties, list(properties))


def spoken(kind: str) -> str:
    """Returns a kind of card as people write it.

    >>> spoken("energy-boost"), spoken("high-tech-stuff")
    ('energy boost', 'high-tech stuff')
    """
    return kind.replace("-", " ").replace("high tech", "high-tech")


def facts_of(found: CardSet, card: int) -> str:
    """Returns number, kind, rarity, KT and partner of a card."""
    facts = [f"{found.rarities[card]} {found.numbers[card]:02}/{len(found)}"]
    if found.factions[card] != NONE:
        facts.append(FACTIONS[found.factions[card]])
    facts.append(spoken(found.kinds[card]))
    if found.kt[card]:
        facts.append(f"{found.kt[card]} KT")
    if found.duos[card] != NONE:
        facts.append(f"duo with {found.titles[found.duos[card]]}")
    if not found.is_character(card):
        facts.append("helps" if found.helps[card] else "harms")
    return ", ".join(facts)
