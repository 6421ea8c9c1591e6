"""What must be so of the whole box, and of every dungeon that is laid out from it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gloaming.games.shadowscape.rules.box import ORDINARY, ROOMS, Box
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.library import side_text, texts_of
from gloaming.games.shadowscape.rules.symbols import FOES, HEALING, NONE, PREPARING, SHRINES, SYMBOLS
from gloaming.games.shadowscape.rules.vocabulary.conditions import (
    AtLair,
    AtShard,
    AtShrine,
    HasEquipment,
    HasTreasures,
    HasTrophies,
    InRoom,
    Searched,
)

MOST_ALIKE: Final = 4  # sides that two Heroes share
LEAST_TEXTS: Final = 30  # pairs of texts on Fate Cards
MOST_TOKENS: Final = 3


def problems(box: Box) -> list[str]:
    """Returns what is wrong with a box beside what its files are refused for."""
    return [*wrong_fates(box), *wrong_rooms(box), *wrong_heroes(box), *wrong_whispers(box), *wrong_enemies(box)]


def wrong_fates(box: Box) -> list[str]:
    """Returns what is wrong with the Fate Cards: ten of each symbol, twenty of each type, thirty pairs of texts."""
    fates = box.fates
    found = []
    if sorted(Counter(fates.symbols).values()) != [10] * len(SYMBOLS):
        found.append("each symbol stands on ten Fate Cards")
    if sorted(Counter(fates.foes).values()) != [20] * len(FOES):
        found.append("each Enemy type stands on twenty Fate Cards")
    pairs = {tuple(texts_of(box, box.from_fate + card)) for card in range(len(fates.names))}
    if len(pairs) < LEAST_TEXTS or any(len(pair) != len(FOES) - 1 for pair in pairs):
        found.append(f"there are {len(pairs)} pairs of texts on Fate Cards, and there should be {LEAST_TEXTS}")
    return found


def wrong_rooms(box: Box) -> list[str]:
    """Returns what is wrong with the rooms: five Lairs of each type, seven Treasures, four Shards, nine Shrines."""
    rooms = box.rooms
    found = []
    lairs = Counter(lair for lair in rooms.lairs if lair != NONE)
    counts = (sorted(lairs.values()), sum(rooms.treasures), sum(rooms.shards))
    if counts != ([5, 5, 5], 7, 4) or len([shrine for shrine in rooms.shrines if shrine != NONE]) != 9:
        found.append("the rooms have not the features of the box")
    if {shrine for shrine in rooms.shrines if shrine != NONE} != set(range(len(SHRINES))):
        found.append("some kind of Shrine is missing")
    if len({tuple(signs) for signs in rooms.signs[:ORDINARY]}) != ORDINARY:
        found.append("two rooms have the same signs on their doors")
    return found


def wrong_heroes(box: Box) -> list[str]:
    """Returns what is wrong with the Heroes: abilities that are shared, sides that are, no way to draw or to heal."""
    heroes, found = box.heroes, []
    said = Counter("".join(texts_of(box, box.from_hero + card)) for card in range(len(heroes.names)))
    found += [f"two Heroes have the ability {text!r}" for text, count in said.items() if count > 1]
    sides = [sides_of(box, card) for card in range(len(heroes.names))]
    for one in range(len(sides)):
        alike = [len(sides[one] & sides[other]) for other in range(one)]
        found += [
            f"{heroes.titles[one]} shares {count} sides with another Hero" for count in alike if count > MOST_ALIKE
        ]
    for card in range(len(heroes.names)):
        kinds = {side.kind for action in heroes.cards[card] for side in box.actions.sides[action]}
        found += [f"{heroes.titles[card]} can never heal or prepare"] if not {HEALING, PREPARING} & kinds else []
    return found


def sides_of(box: Box, card: int) -> set[tuple[str, int]]:
    """Returns the sides of a Hero's cards, each as what it says and what boosts it."""
    actions = box.heroes.cards[card]
    return {(side_text(box, action, face), box.side(action, face).boost) for action in actions for face in range(2)}


def wrong_whispers(box: Box) -> list[str]:
    """Returns what is wrong with the Whispers: too few of a value, or more tokens than anybody can hold."""
    whispers = box.whispers
    counts = Counter(whispers.shards)
    found = [] if counts[1] >= 7 and counts[2] >= 6 and counts[3] == 1 else ["there are too few Whispers of some value"]
    for card, needs in enumerate(whispers.needs):
        tokens = sum(need.count for need in needs if isinstance(need, HasTrophies | HasTreasures))
        if tokens > MOST_TOKENS:
            found.append(f"{whispers.titles[card]} needs {tokens} tokens, and nobody holds more than {MOST_TOKENS}")
        places = [need for need in needs if isinstance(need, InRoom | AtShrine | AtLair | AtShard)]
        if len(places) > 1:
            found.append(f"{whispers.titles[card]} names two places")
    rooms = [
        need.room for needs in whispers.needs for need in needs if isinstance(need, InRoom | Searched) and need.room
    ]
    found += [f"two Whispers name {room}" for room, count in Counter(rooms).items() if count > 1]
    gear = [need for needs in whispers.needs for need in needs if isinstance(need, HasEquipment)]
    return found + ["a Whisper needs more Equipment than one can wear" for need in gear if need.count > MOST_TOKENS + 1]


def wrong_enemies(box: Box) -> list[str]:
    """Returns what is wrong with the Enemies: ten tokens of each type, kinds that are worth as much as others."""
    enemies = box.enemies
    found = [] if [len(tokens) for tokens in enemies.of_foe] == [10, 10, 10] else ["each type has ten tokens"]
    for token in range(len(enemies.names)):
        worth = enemies.attack[token] + enemies.defence[token] + len(enemies.steps[token]) + enemies.ranged[token]
        if not 8 <= worth <= 11:
            found.append(f"{enemies.names[token]} is worth {worth}, and should be worth 8 to 11")
    return found


def wrong_dungeon(game: Shadowscape) -> list[str]:
    """Returns what is wrong with a dungeon: rooms that nobody can reach, or Whispers that cannot be fulfilled there."""
    reached = [game.cells[0]]
    for room in reached:
        reached += [beyond for beyond in game.neighbours[room] if beyond not in reached]
    found = [] if len(reached) == ROOMS else [f"only {len(reached)} rooms can be reached"]
    doors = sum(len(near) for near in game.neighbours)
    return found if doors == 80 else [*found, f"{doors} doors lead somewhere, and should be 80"]
