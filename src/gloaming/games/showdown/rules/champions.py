"""Reading champions' decks from card files."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import yaml

from gloaming.games.showdown.rules.cards import (
    DECK,
    DISCIPLINES,
    NAMES,
    RANKS,
    RED_JOKER,
    SUITS,
)
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.kernel.cards.carrying import is_brought
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.reading import LONGEST_TITLE, CardFile
from gloaming.kernel.cards.terms import Ability
from gloaming.kernel.cards.tree import carried, read_text
from gloaming.kernel.spelling import LONG

LETTERS: Final = {"P": 0, "I": 1, "C": 2}
WORDS: Final = {"champion": 40, "name": LONGEST_TITLE, "epithet": LONGEST_TITLE, "pitch": 200}  # and their lengths
SHORT_NAME: Final = "[a-z0-9-]+"
EDGE: Final = f"([1-9]|1[0-3]) ({'|'.join(DISCIPLINES)})"
KEYS: Final = (*WORDS, "disciplines", "black-joker", "triggers", "aces", "cards")
CARD_KINDS: Final = ("action", "feint", "strike", "combat", "react")
ACE_KINDS: Final = ("remove", "immediate", "ongoing")


@cache
def champion(name: str) -> Deck:
    """Returns one of the champions that come with the game."""
    text = (files("gloaming.games.showdown") / "champions" / f"{name}.yaml").read_text(encoding="utf-8")
    return read_deck(f"{name}.yaml", text)


@lru_cache(maxsize=256)
def deck_from_json(text: str) -> Deck:
    """Returns a deck that travels with a game, as an option of its setting."""
    return read_deck("the deck of this game", text)


def deck_named(name: str) -> Deck:
    """Returns a champion by its name, or a deck in the form in which it travels with a game."""
    return deck_from_json(name) if is_brought(name) else champion(name)


def deck_in(path: Path) -> str:
    """Returns a user's deck file, checked, in the form in which it travels with a game."""
    return carried_deck(str(path), read_text(path))


def carried_deck(source: str, text: str) -> str:
    """Returns the deck in a card file, checked, in the form in which it travels with a game."""
    return carried(source, text, read_deck)


def read_deck(source: str, text: str) -> Deck:
    """Returns the deck in a card file, or refuses the file with everything that is wrong with it."""
    file = CardFile(source, text, VOCABULARY)
    parts = file.mapping(file.root, KEYS, KEYS, "a champion")
    abilities: list[tuple[Ability, ...]] = [() for _ in NAMES]
    titles = [""] * len(NAMES)
    read_cards(file, parts.get("cards"), abilities, titles)
    read_aces(file, parts.get("aces"), abilities, titles)
    abilities[RED_JOKER] = read_triggers(file, parts.get("triggers"))
    words = {key: file.text(parts[key], key, longest) for key, longest in WORDS.items() if key in parts}
    if words.get("champion") and not re.fullmatch(SHORT_NAME, words["champion"]):
        file.problem(parts["champion"], "a champion's short name is made of small letters, digits and hyphens")
    titles[RED_JOKER] = words.get("name", "")
    deck = Deck(
        words.get("champion", ""),
        words.get("name", ""),
        words.get("epithet", ""),
        words.get("pitch", ""),
        titles,
        read_disciplines(file, parts.get("disciplines")),
        read_edges(file, parts.get("black-joker")),
        abilities,
    )
    file.finish()
    return deck


def read_disciplines(file: CardFile, node: yaml.Node | None) -> list[int]:
    """Reads a line of letters for each suit, from the 2 to the king (SD-CARD-1)."""
    found: list[int] = []
    if node is None:
        return found
    lines = file.mapping(node, SUITS, SUITS, "disciplines")
    for suit in SUITS:
        letters = file.text(lines[suit], suit).split() if suit in lines else []
        if letters and (len(letters) != len(RANKS) or not set(letters) <= set(LETTERS)):
            file.problem(lines[suit], f"{suit} needs {len(RANKS)} letters P, I or C, from the 2 to the king")
            letters = []
        found.extend([LETTERS[letter] for letter in letters] or [0] * len(RANKS))
    return found[:DECK]


def read_edges(file: CardFile, node: yaml.Node | None) -> list[tuple[int, int]]:
    """Reads the two edges of the Black Joker, such as `5 physical` (SD-BJ-3)."""
    edges: list[tuple[int, int]] = []
    members = file.sequence(node, "black-joker") if node is not None else []
    if node is not None and len(members) != 2:
        file.problem(node, f"the Black Joker has two edges, found {len(members)}")
    for member in members:
        text = file.text(member, "an edge")
        edge = re.fullmatch(EDGE, text)
        if edge is not None:
            edges.append((int(edge[1]), DISCIPLINES.index(edge[2])))
        elif text:
            file.problem(member, "an edge is a value from 1 to 13 and a discipline, such as '5 physical'")
    return edges


def read_triggers(file: CardFile, node: yaml.Node | None) -> tuple[Ability, ...]:
    """Reads what the champion does for each discipline (SD-CHAR-1)."""
    if node is None:
        return ()
    found = {}
    for word, entry in file.entries(node, DISCIPLINES, DISCIPLINES, "triggers"):
        with file.about(f"{word[:LONG]} trigger"):
            found[word] = file.ability_of_kind(word if word in DISCIPLINES else DISCIPLINES[0], entry)
    abilities = [found.get(word) for word in DISCIPLINES]
    return tuple(ability for ability in abilities if ability is not None)


def read_aces(file: CardFile, node: yaml.Node | None, abilities: list[tuple[Ability, ...]], titles: list[str]) -> None:
    """Reads the four Aces, each with one Remove, Immediate or Ongoing effect."""
    if node is None:
        return
    for suit, entry in file.entries(node, SUITS, SUITS, "aces"):
        name = f"ace-of-{suit[:LONG]}"
        with file.about(name):
            title, found = read_entry(file, entry, name, ACE_KINDS)
            if len(found) > 1:
                file.problem(entry, "an Ace has one effect")
        if suit in SUITS:
            titles[NAMES.index(name)], abilities[NAMES.index(name)] = title, found


def read_cards(file: CardFile, node: yaml.Node | None, abilities: list[tuple[Ability, ...]], titles: list[str]) -> None:
    """Reads the cards with abilities; all others are plain."""
    if node is None:
        return
    for name, entry in file.entries(node, NAMES[:DECK], (), "cards", "card"):
        with file.about(name[:LONG]):
            title, found = read_entry(file, entry, name[:LONG], CARD_KINDS)
        if name in NAMES[:DECK]:
            titles[NAMES.index(name)], abilities[NAMES.index(name)] = title, found


def read_entry(file: CardFile, entry: yaml.Node, name: str, kinds: tuple[str, ...]) -> tuple[str, tuple[Ability, ...]]:
    """Reads a card's title and abilities."""
    parts = file.mapping(entry, ("title", *kinds), ("title",), name)
    title = file.text(parts["title"], "title") if "title" in parts else ""
    found = [file.ability_of_kind(kind, parts[kind]) for kind in kinds if kind in parts]
    if parts and not found:
        file.problem(entry, f"{name} has no ability: {', '.join(kinds)}")
    return title, tuple(ability for ability in found if ability is not None)


def text_of(deck: Deck, card: int, to: Reader = OWNER) -> list[str]:
    """Returns a card's rules text, a line for each ability."""
    return [ability.text(to) for ability in deck.abilities[card]]
