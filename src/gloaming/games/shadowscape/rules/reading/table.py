"""Rooms, Enemies, Lords and Treasures."""

from __future__ import annotations

from typing import Final

import yaml

from gloaming.games.shadowscape.rules.box import ORDINARY, ROOMS, Box
from gloaming.games.shadowscape.rules.reading.parts import abilities, line, number, slug, titled, word
from gloaming.games.shadowscape.rules.symbols import FOES, SHRINES, SIGNS
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.reading import CardFile
from gloaming.kernel.spelling import unknown

MOST_STEPS: Final = 4


def read_rooms(file: CardFile, box: Box) -> None:
    """Reads the Room Cards: 21 ordinary ones, and four starting rooms with two sides each (SHS-SET-1)."""
    parts = file.mapping(file.root, ("rooms", "starting"), ("rooms", "starting"), "the rooms")
    rooms = box.rooms
    for title, entry in titled(file, parts.get("rooms"), "rooms", rooms.names):
        with file.about(title):
            facts = file.mapping(entry, ("doors", "lair", "treasure", "shards", "shrine"), ("doors",), "a room")
            rooms.names.append(slug(title))
            rooms.titles.append(title)
            rooms.signs.append(read_signs(file, facts.get("doors"), 4))
            rooms.lairs.append(word(file, facts, "lair", FOES))
            rooms.treasures.append(
                file.value(facts["treasure"], bool, False, "treasure") if "treasure" in facts else False
            )
            rooms.shards.append(number(file, facts, "shards", 0, 1))
            rooms.shrines.append(word(file, facts, "shrine", SHRINES))
    for title, entry in titled(file, parts.get("starting"), "rooms", rooms.names):
        with file.about(title):
            facts = file.mapping(entry, ("a", "b"), ("a", "b"), "a starting room")
            rooms.names.append(slug(title))
            rooms.titles.append(title)
            rooms.signs.append(read_signs(file, facts.get("a"), 2) + read_signs(file, facts.get("b"), 2))
            rooms.lairs.append(-1)
            rooms.treasures.append(False)
            rooms.shards.append(0)
            rooms.shrines.append(-1)
    if len(rooms.names) != ROOMS or len(box.rooms.signs[ORDINARY - 1]) != len(SIGNS):
        file.problem(file.root, f"there are {ROOMS} rooms, four of them starting rooms, found {len(rooms.names)}")


def read_signs(file: CardFile, node: yaml.Node | None, count: int) -> list[int]:
    """Reads the signs on doors, or those an Enemy follows."""
    if node is None:
        return []
    found: list[int] = []
    for each in file.sequence(node, "signs"):
        text = file.text(each, "a sign")
        if text and text not in SIGNS:
            file.problem(each, unknown("sign", text, SIGNS))
        found.append(SIGNS.index(text) if text in SIGNS else 0)
    if count and (len(found) != count or len(set(found)) != count):
        file.problem(node, f"there are {count} doors with different signs, found {len(found)}")
    return found


def read_enemies(file: CardFile, box: Box) -> list[tuple[Ability, ...]]:
    """Reads the Enemies, kind by kind, each with its tokens; returns what their Enemy Cards say."""
    parts = file.mapping(file.root, ("enemies",), ("enemies",), "the Enemies")
    enemies = box.enemies
    found: list[tuple[Ability, ...]] = []
    keys = ("foe", "attack", "defence", "ranged", "tokens", "ongoing", "whenever")
    for title, entry in titled(file, parts.get("enemies"), "Enemies", enemies.kind_names):
        with file.about(title):
            facts = file.mapping(entry, keys, ("foe", "attack", "defence", "tokens"), "an Enemy")
            kind, foe = len(enemies.kind_names), word(file, facts, "foe", FOES, 0)
            enemies.kind_names.append(slug(title))
            enemies.kind_titles.append(title)
            attack, defence = number(file, facts, "attack", 1, 9, 1), number(file, facts, "defence", 1, 9, 1)
            ranged = file.value(facts["ranged"], bool, False, "ranged") if "ranged" in facts else False
            nodes = file.sequence(facts["tokens"], "tokens") if "tokens" in facts else []
            for place, node in enumerate(nodes):
                steps = read_signs(file, node, 0)
                if not 1 <= len(steps) <= MOST_STEPS:
                    file.problem(node, f"an Enemy follows one to {MOST_STEPS} signs")
                enemies.of_foe[foe].append(len(enemies.names))
                enemies.names.append(f"{slug(title)}-{place + 1}")
                enemies.kinds.append(kind)
                enemies.foes.append(foe)
                enemies.ranged.append(ranged)
                enemies.attack.append(attack)
                enemies.defence.append(defence)
                enemies.steps.append(steps)
            found.append(tuple(abilities(file, facts, ("ongoing", "whenever"))))
    return found


def read_lords(file: CardFile, box: Box) -> list[tuple[Ability, ...]]:
    """Reads the Lords of the Dungeon, each with two sides (SHS-CMP-7); returns their abilities."""
    parts = file.mapping(file.root, ("lords",), ("lords",), "the Lords")
    lords = box.lords
    found: list[tuple[Ability, ...]] = []
    sides = ("competitive", "coop")
    for title, entry in titled(file, parts.get("lords"), "Lords", lords.names):
        with file.about(title):
            facts = file.mapping(entry, ("pitch", *sides), ("pitch", *sides), "a Lord")
            lords.names.append(slug(title))
            lords.titles.append(title)
            lords.pitches.append(line(file, facts, "pitch", 200))
            lords.attack.append([])
            lords.defence.append([])
            lords.numbers.append([])
            own: list[Ability] = []
            for side in sides:
                printed = file.mapping(
                    facts.get(side),
                    ("attack", "defence", "ongoing", "whenever"),
                    ("attack", "defence"),
                    "a Lord's side",
                )
                lords.attack[-1].append(number(file, printed, "attack", 1, 12, 1))
                lords.defence[-1].append(number(file, printed, "defence", 1, 15, 1))
                texts = abilities(file, printed, ("ongoing", "whenever"))
                lords.numbers[-1].append(list(range(len(own), len(own) + len(texts))))
                own += texts
            found.append(tuple(own))
    return found


def read_tokens(file: CardFile, box: Box) -> None:
    """Reads the Search values of the Treasures, and what the Player Aid says."""
    parts = file.mapping(file.root, ("treasures", "aid"), ("treasures", "aid"), "the tokens")
    for node in file.sequence(parts.get("treasures"), "treasures"):
        box.treasures.append(number(file, {"value": node}, "value", 1, 9, 1))
    box.aid = [file.text(node, "aid", 200) for node in file.sequence(parts.get("aid"), "aid")]
