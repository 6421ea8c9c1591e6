"""What several card files have in common: names, words, numbers and abilities."""

from __future__ import annotations

import re
from typing import Final

import yaml

from gloaming.games.shadowscape.rules.box import Box
from gloaming.games.shadowscape.rules.symbols import NONE
from gloaming.games.shadowscape.rules.vocabulary.standing import Generate, Standing
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.limits import Limit
from gloaming.kernel.cards.reading import CardFile
from gloaming.kernel.cards.schema import Schema
from gloaming.kernel.cards.tree import is_name
from gloaming.kernel.spelling import LONG, unknown

Parts = dict[str, yaml.Node]
ABILITIES: Final = ("ongoing", "use", "whenever")
AN_ABILITY: Final[Schema] = {"$ref": "#/$defs/ability"}


def slug(title: str) -> str:
    """Returns a name as options spell it.

    >>> slug("Widow's Well")
    'widows-well'
    """
    return re.sub("[^a-z0-9]+", "-", title.lower().replace("'", "").replace("’", "")).strip("-")


def titled(file: CardFile, node: yaml.Node | None, what: str, names: list[str]) -> list[tuple[str, yaml.Node]]:
    """Returns the cards of a mapping by their titles, each with a name of its own."""
    if node is None:
        return []
    if not isinstance(node, yaml.MappingNode):
        file.problem(node, f"expected a mapping of titles to {what}")
        return []
    found: list[tuple[str, yaml.Node]] = []
    taken = names[:]
    for key, entry in node.value:
        title = file.text(key, "a title") if is_name(key) else ""
        if not title:
            if not is_name(key):
                file.problem(key, f"{what} stand under their titles")
        elif not slug(title) or slug(title) in taken:
            file.problem(key, f"{title!r} has no name of its own among {what}")
        else:
            taken.append(slug(title))
            found.append((title, entry))
    return found


def word(file: CardFile, parts: Parts, key: str, known: list[str], default: int = NONE) -> int:
    """Returns the place of a word among those it can be, or a default."""
    if key not in parts:
        return default
    text = file.text(parts[key], key)
    if text and text not in known:
        file.problem(parts[key], unknown(key, text[:LONG], known))
    return known.index(text) if text in known else default


def number(file: CardFile, parts: Parts, key: str, lowest: int, highest: int, default: int = 0) -> int:
    """Returns a number within bounds, or a default."""
    if key not in parts:
        return default
    found = file.value(parts[key], int, default, key)
    if not lowest <= found <= highest:
        file.problem(parts[key], f"{key} goes from {lowest} to {highest}, so it cannot be {found}")
        return default
    return found


def line(file: CardFile, parts: Parts, key: str, longest: int = 60) -> str:
    """Returns a line of text, or nothing."""
    return file.text(parts[key], key, longest) if key in parts else ""


def abilities(file: CardFile, parts: Parts, allowed: tuple[str, ...] = ABILITIES) -> list[Ability]:
    """Returns the abilities of a card; one that is used by choice can be used once a turn unless it says otherwise."""
    found: list[Ability] = []
    for kind in allowed:
        if kind in parts:
            ability = file.ability_of_kind(kind, parts[kind])
            if ability is not None:
                check_ability(file, parts[kind], ability)
                if kind == "use" and ability.limit is None:
                    ability.limit = Limit("turn")
                found.append(ability)
    return found


def check_ability(file: CardFile, node: yaml.Node, ability: Ability) -> None:
    """Notes what does not go together in an ability of this game."""
    for place, effect in enumerate(ability.effects):
        if ability.standing and not isinstance(effect, Standing):
            file.problem(node, f"{effect.name()} does not last: ongoing takes only what holds by itself")
        if isinstance(effect, Generate) and (ability.kind != "use" or place > 0 or len(ability.effects) > 1):
            file.problem(node, "generate stands alone in a 'use'")


def text_of(file: CardFile, parts: Parts, kind: str, empty: Ability) -> Ability:
    """Returns a text of a card, one that does nothing if there is none."""
    if kind not in parts:
        return empty
    ability = file.ability_of_kind(kind, parts[kind])
    if ability is None:
        return empty
    check_ability(file, parts[kind], ability)
    return ability


def add(box: Box, card_abilities: tuple[Ability, ...]) -> None:
    """Adds the abilities of the next card."""
    box.abilities.append(card_abilities)
