"""Which cards the sentences about a match name, so that a reader can turn to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from gloaming.kernel.events import Fact
from gloaming.words.scene import NamedCard, Scene
from gloaming.words.syndicates.cards import set_of, text_on, titled


def cards_of(known: Mapping[str, Fact], scene: Scene) -> list[NamedCard]:
    """Returns the cards of an event with the first seat of their side, in the order in which its sentence has them."""
    facts = cast(Mapping[str, Any], known)
    side = facts["side"] if "side" in facts else facts.get("seat", 0) % 2
    if facts["event"] == "attacked":
        return [named(scene, 1 - side, facts["target"]), named(scene, side, facts["attacker"])]
    if facts["event"] == "factions":
        cards = set_of(scene)
        leaders = [cards.names[cards.leaders[0 if word == "green" else 1]] for word in facts["factions"]]
        return [named(scene, each, name) for each, name in enumerate(leaders)]
    if facts["event"] == "rolled":
        return [] if facts["why"] == "factions" else [by_deed(scene, side, facts["why"])]
    names = [facts["card"]] if "card" in facts else facts.get("cards", [])
    return [named(scene, side, name) for name in names]


def named(scene: Scene, side: int, name: str) -> NamedCard:
    """Returns a card by its printed name."""
    return NamedCard(titled(scene, name), side, name)


def by_deed(scene: Scene, side: int, name: str) -> NamedCard:
    """Returns a card by its skill, which a sentence about a throw names."""
    text = text_on(scene, name)
    return NamedCard(text.name if text is not None and text.name else titled(scene, name), side, name)
