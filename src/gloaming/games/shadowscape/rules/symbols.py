"""The symbols of the game: what boosts, what lives in the dungeon, and what is printed on its rooms."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

Hero = int  # who plays, whoever leads the Hero: counted in turn order from seat 0
Room = int  # its place among the Room Cards
Symbol = int  # what boosts an Action
Foe = int  # an Enemy type

# Symbols that boost (SHS-BOOST-2); the first four can stand at the bottom of an Action Card.
BATTLE: Final = 0
ARCANE: Final = 1
SEARCH: Final = 2
HEAL: Final = 3
MOVE: Final = 4
DEFENCE: Final = 5
SYMBOLS: Final = ["battle", "arcane", "search", "heal", "move", "defence"]

FOES: Final = ["beast", "brigand", "undead"]  # SHS-CMP-4

# Shrines (SHS-SHR-1).
ARCANE_SHRINE: Final = 0
BATTLE_SHRINE: Final = 1
HEALTH_SHRINE: Final = 2
ARMOUR_SHRINE: Final = 3
FORESIGHT_SHRINE: Final = 4
HERO_SHRINE: Final = 5
SHRINES: Final = ["arcane", "battle", "health", "armour", "foresight", "hero"]
SHRINE_OF: Final = {BATTLE: BATTLE_SHRINE, ARCANE: ARCANE_SHRINE, HEAL: HEALTH_SHRINE}  # which shrine boosts what

# The ways out of a room, and the signs on its doors that guide Enemies (B-21).
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ["north", "east", "south", "west"]
SIGNS: Final = ["crown", "hand", "eye", "key"]

PROFESSIONS: Final = ["fighter", "cleric", "rogue", "wizard"]
WEAPON: Final = 0
CLOTHING: Final = 1
TRINKET: Final = 2
KINDS: Final = ["weapon", "clothing", "trinket"]  # of Equipment

# What an Action Card can be used for (SHS-PLA-1), beside a Move.
ATTACKING: Final = 0
SEARCHING: Final = 1
PREPARING: Final = 2
HEALING: Final = 3
SPECIAL: Final = 4

FACES: Final = ["a", "b"]

# What the readings of a Hero can be raised in by cards.
MOVEMENT_RAISED: Final = 6
HAND_SIZE_RAISED: Final = 7
SKILL_RAISED: Final = 8
FORESIGHT_RAISED: Final = 9
RAISED: Final = [
    "battle", "arcane", "search", "heal", "move", "defence", "movement", "hand-size", "skill", "foresight",
]  # fmt: skip
