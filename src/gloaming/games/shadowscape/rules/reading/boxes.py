"""Putting a box together: what comes with the game, and maybe Heroes and Whispers of somebody's own."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from gloaming.games.shadowscape.rules.box import Box
from gloaming.games.shadowscape.rules.questions import Questions
from gloaming.games.shadowscape.rules.reading.cards import read_equipment, read_fates, read_whispers
from gloaming.games.shadowscape.rules.reading.heroes import HeroPages, read_actions, read_heroes
from gloaming.games.shadowscape.rules.reading.table import read_enemies, read_lords, read_rooms, read_tokens
from gloaming.games.shadowscape.rules.rulings import BASE
from gloaming.games.shadowscape.rules.vocabulary.grammar import VOCABULARY
from gloaming.kernel.cards.reading import CardFile
from gloaming.kernel.cards.shelf import Shelf

PACKAGE: Final = "gloaming.games.shadowscape"
FOLDER: Final = "box"
WORDS: Final = {"box": 40, "name": 60, "pitch": 200}  # and their lengths
SHORT_NAME: Final = "[a-z0-9-]+"
MOST_HEROES: Final = 40
MOST_WHISPERS: Final = 60


def page(name: str) -> CardFile:
    """Opens one of the card files that come with the game."""
    source = f"{name}.yaml"
    return CardFile(source, (files(PACKAGE) / FOLDER / source).read_text(encoding="utf-8"), VOCABULARY)


def read_box(source: str, text: str) -> Box:
    """Returns the box with what a card file adds to it, or refuses the file with everything that is wrong with it."""
    file = CardFile(source, text, VOCABULARY)
    parts = file.mapping(file.root, (*WORDS, "heroes", "whispers"), tuple(WORDS), "a card file")
    words = {key: file.text(parts[key], key, longest) for key, longest in WORDS.items() if key in parts}
    if words.get("box") and not re.fullmatch(SHORT_NAME, words["box"]):
        file.problem(parts["box"], "a short name is made of small letters, digits and hyphens")
    box = Box(words.get("box", ""), words.get("name", ""), words.get("pitch", ""))
    pages = HeroPages()
    rooms, enemies, lords, tokens = page("rooms"), page("enemies"), page("lords"), page("tokens")
    heroes, actions, fates, gear, whispers = (
        page(name) for name in ("heroes", "actions", "fate", "equipment", "whispers")
    )
    read_rooms(rooms, box)
    read_heroes(heroes, heroes.mapping(heroes.root, ("heroes",), ("heroes",), "the Heroes").get("heroes"), box, pages)
    read_heroes(file, parts.get("heroes"), box, pages)
    read_actions(
        actions, actions.mapping(actions.root, ("actions",), ("actions",), "the actions").get("actions"), box, pages
    )
    texts = read_fates(fates, box)
    worn = read_equipment(gear, box)
    read_whispers(
        whispers, whispers.mapping(whispers.root, ("whispers",), ("whispers",), "the Whispers").get("whispers"), box
    )
    read_whispers(file, parts.get("whispers"), box)
    kinds = read_enemies(enemies, box)
    of_lords = read_lords(lords, box)
    read_tokens(tokens, box)
    if len(box.heroes.names) > MOST_HEROES or len(box.whispers.names) > MOST_WHISPERS:
        file.problem(file.root, f"there can be {MOST_HEROES} Heroes and {MOST_WHISPERS} Whispers in all")
    for each in (rooms, heroes, actions, fates, gear, whispers, enemies, lords, tokens, file):
        each.finish()
    box.abilities = [*pages.of_cards, *pages.of_heroes, *texts, *worn, *kinds, *of_lords]
    box.number_cards()
    box.index()
    box.questions = Questions(box)
    return box


SHELF: Final = Shelf(PACKAGE, FOLDER, [BASE], "card file", read_box, most=16)
box_named = SHELF.named
