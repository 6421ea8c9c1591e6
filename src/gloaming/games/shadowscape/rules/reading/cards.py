"""Fate Cards, Equipment and Whispers."""

from __future__ import annotations

from typing import Final

import yaml

from gloaming.games.shadowscape.rules.box import Box
from gloaming.games.shadowscape.rules.reading.parts import abilities, number, slug, titled, word
from gloaming.games.shadowscape.rules.symbols import FOES, KINDS, NONE, PROFESSIONS, SYMBOLS, WEAPON
from gloaming.games.shadowscape.rules.vocabulary.conditions import HoldsLord, InRoom, Searched
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.reading import CardFile
from gloaming.kernel.cards.terms import Condition
from gloaming.kernel.spelling import unknown

TEXTS: Final = ("red", "green")
LORDS_SHARDS: Final = 3


def read_fates(file: CardFile, box: Box) -> list[tuple[Ability, ...]]:
    """Reads the Fate Cards, pair of texts by pair; returns both texts of each card."""
    parts = file.mapping(file.root, ("fates",), ("fates",), "the Fate Cards")
    fates = box.fates
    found: list[tuple[Ability, ...]] = []
    for title, entry in titled(file, parts.get("fates"), "Fate Cards", []):
        with file.about(title):
            facts = file.mapping(entry, (*TEXTS, "cards"), (*TEXTS, "cards"), "a Fate Card")
            texts = [file.ability_of_kind(kind, facts[kind]) for kind in TEXTS if kind in facts]
            both = tuple(text for text in texts if text is not None)
            place = len(box.text_titles)
            box.text_titles.append(title)
            for node in file.sequence(facts["cards"], "cards") if "cards" in facts else []:
                words = file.text(node, "a card").split()
                if len(words) != 2 or words[0] not in SYMBOLS or words[1] not in FOES:
                    file.problem(node, "a card has a symbol and an Enemy type, as in 'battle beast'")
                    continue
                name = f"{slug(title)}-{words[0]}"
                if name in fates.names:
                    file.problem(node, "two cards with the same texts have different symbols")
                fates.names.append(name)
                fates.titles.append(title)
                fates.symbols.append(SYMBOLS.index(words[0]))
                fates.foes.append(FOES.index(words[1]))
                fates.texts.append(place)
                found.append(both)
    return found


def read_equipment(file: CardFile, box: Box) -> list[tuple[Ability, ...]]:
    """Reads the Equipment; returns what it can do."""
    parts = file.mapping(file.root, ("equipment",), ("equipment",), "the Equipment")
    gear = box.gear
    found: list[tuple[Ability, ...]] = []
    keys = ("kind", "hands", "for", "shards", "ongoing", "use", "whenever")
    for title, entry in titled(file, parts.get("equipment"), "Equipment", gear.names):
        with file.about(title):
            facts = file.mapping(entry, keys, ("kind",), "a piece of Equipment")
            gear.names.append(slug(title))
            gear.titles.append(title)
            gear.kinds.append(word(file, facts, "kind", KINDS, 0))
            gear.hands.append(number(file, facts, "hands", 1, 2, 1) if gear.kinds[-1] == WEAPON else 0)
            gear.professions.append(word(file, facts, "for", PROFESSIONS))
            gear.shards.append(number(file, facts, "shards", 0, 1))
            found.append(tuple(abilities(file, facts)))
    return found


def read_whispers(file: CardFile, node: yaml.Node | None, box: Box) -> None:
    """Reads Whispers into the box."""
    whispers = box.whispers
    for title, entry in titled(file, node, "Whispers", whispers.names):
        with file.about(title):
            facts = file.mapping(entry, ("shards", "needs"), ("shards", "needs"), "a Whisper")
            needs = file.terms(facts["needs"], Condition) if "needs" in facts else ()
            if not needs and "needs" in facts:
                file.problem(facts["needs"], "a Whisper needs something")
            whispers.names.append(slug(title))
            whispers.titles.append(title)
            whispers.shards.append(number(file, facts, "shards", 1, LORDS_SHARDS, 1))
            whispers.needs.append(needs)
            check_whisper(file, entry, box, needs)


def check_whisper(file: CardFile, node: yaml.Node, box: Box, needs: tuple[Condition, ...]) -> None:
    """Notes a room that is not there, and a second Whisper of three Shards (B-11)."""
    whispers = box.whispers
    for need in needs:
        room = need.room if isinstance(need, InRoom | Searched) else ""
        if room and room not in box.rooms.titles:
            file.problem(node, unknown("room", room, box.rooms.titles))
    is_lords = any(isinstance(need, HoldsLord) for need in needs)
    if is_lords != (whispers.shards[-1] == LORDS_SHARDS):
        file.problem(node, "the one Whisper of 3 Shards needs the Lord's token, and no other does")
    if whispers.shards[-1] == LORDS_SHARDS:
        if whispers.lords != NONE:
            file.problem(node, "there is one Whisper of 3 Shards, the Lord's")
        whispers.lords = len(whispers.names) - 1
