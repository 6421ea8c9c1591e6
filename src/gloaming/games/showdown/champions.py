"""Reading champions' decks from card files."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import yaml

from gloaming.games.showdown.cards import (
    DECK,
    DISCIPLINES,
    FIRST_ACE,
    NAMES,
    RANKS,
    RED_JOKER,
    SUITS,
)
from gloaming.games.showdown.deck import Deck
from gloaming.games.showdown.vocabulary import VOCABULARY
from gloaming.kernel.cards.reading import CardFile, plain, read_text
from gloaming.kernel.cards.words import Ability
from gloaming.kernel.spelling import unknown

LETTERS: Final = {"P": 0, "I": 1, "C": 2}
WORDS: Final = ("champion", "name", "epithet", "pitch")
KEYS: Final = (*WORDS, "disciplines", "black-joker", "triggers", "aces", "cards")
CARD_KINDS: Final = ("action", "feint", "strike", "combat", "react")
ACE_KINDS: Final = ("remove", "immediate", "ongoing")


@cache
def champion(name: str) -> Deck:
    """Returns one of the champions that come with the game."""
    text = (files("gloaming.games.showdown") / "champions" / f"{name}.yaml").read_text(encoding="utf-8")
    return read_deck(f"{name}.yaml", text)


@cache
def deck_from_json(text: str) -> Deck:
    """Returns a deck that travels with a game, as an option of its setting."""
    return read_deck("the deck of this game", text)


def deck_named(name: str) -> Deck:
    """Returns a champion by its name, or a deck in the form in which it travels with a game."""
    return deck_from_json(name) if name.startswith("{") else champion(name)


def deck_in(path: Path) -> str:
    """Returns a user's deck file, checked, in the form in which it travels with a game."""
    text = read_text(path)
    read_deck(str(path), text)
    return json.dumps(plain(yaml.compose(text, Loader=yaml.CSafeLoader)), separators=(",", ":"))


def read_deck(source: str, text: str) -> Deck:
    """Returns the deck in a card file, or refuses the file with everything that is wrong with it."""
    file = CardFile(source, text, VOCABULARY)
    parts = file.mapping(file.root, KEYS, KEYS, "a champion")
    abilities: list[tuple[Ability, ...]] = [() for _ in NAMES]
    titles = [""] * len(NAMES)
    read_cards(file, parts.get("cards"), abilities, titles)
    read_aces(file, parts.get("aces"), abilities, titles)
    abilities[RED_JOKER] = read_triggers(file, parts.get("triggers"))
    words = {key: file.value(parts[key], str, "", key) for key in WORDS if key in parts}
    for key, word in words.items():
        if not word.strip():
            file.problem(parts[key], f"{key} says nothing")
    if "champion" in words and not re.fullmatch("[a-z0-9-]{0,40}", words["champion"]):
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
        letters = file.value(lines[suit], str, "", suit).split() if suit in lines else []
        if suit in lines and (len(letters) != len(RANKS) or not set(letters) <= set(LETTERS)):
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
        number, _, word = file.value(member, str, "", "an edge").partition(" ")
        if not re.fullmatch("[1-9]|1[0-3]", number) or word not in DISCIPLINES:
            file.problem(member, "an edge is a value from 1 to 13 and a discipline, such as '5 physical'")
        else:
            edges.append((int(number), DISCIPLINES.index(word)))
    return edges


def read_triggers(file: CardFile, node: yaml.Node | None) -> tuple[Ability, ...]:
    """Reads what the character does for each discipline (SD-CHAR-1)."""
    if node is None:
        return ()
    entries = file.mapping(node, DISCIPLINES, DISCIPLINES, "triggers")
    found = []
    for word in DISCIPLINES:
        with file.about(f"{word} trigger"):
            ability = file.ability_of_kind(word, entries[word]) if word in entries else None
            if ability is not None:
                found.append(ability)
    return tuple(found)


def read_aces(file: CardFile, node: yaml.Node | None, abilities: list[tuple[Ability, ...]], titles: list[str]) -> None:
    """Reads the four Aces, each with one Remove, Immediate or Ongoing effect."""
    if node is None:
        return
    entries = file.mapping(node, SUITS, SUITS, "aces")
    for suit, entry in entries.items():
        card = FIRST_ACE + SUITS.index(suit)
        with file.about(NAMES[card]):
            read_entry(file, entry, card, ACE_KINDS, abilities, titles)
            if len(abilities[card]) > 1:
                file.problem(entry, "an Ace has one effect")


def read_cards(file: CardFile, node: yaml.Node | None, abilities: list[tuple[Ability, ...]], titles: list[str]) -> None:
    """Reads the cards with abilities; all others are plain."""
    if node is None:
        return
    for name, entry in file.items(node, "cards"):
        if name not in NAMES[:DECK]:
            file.problem(entry, unknown("card", name, NAMES[:DECK]))
            continue
        card = NAMES.index(name)
        with file.about(name):
            if titles[card]:
                file.problem(entry, "stands there twice")
            read_entry(file, entry, card, CARD_KINDS, abilities, titles)


def read_entry(
    file: CardFile,
    entry: yaml.Node,
    card: int,
    kinds: tuple[str, ...],
    abilities: list[tuple[Ability, ...]],
    titles: list[str],
) -> None:
    """Reads a card's title and abilities."""
    parts = file.mapping(entry, ("title", *kinds), ("title",), NAMES[card])
    titles[card] = file.value(parts["title"], str, "", "title") if "title" in parts else ""
    if "title" in parts and not titles[card].strip():
        file.problem(parts["title"], "title says nothing")
    found = [file.ability_of_kind(kind, parts[kind]) for kind in kinds if kind in parts]
    if not found and not any(kind in parts for kind in kinds):
        file.problem(entry, f"{NAMES[card]} lacks an ability: {', '.join(kinds)}")
    abilities[card] = tuple(ability for ability in found if ability is not None)


def text_of(deck: Deck, card: int) -> list[str]:
    """Returns a card's rules text, a line for each ability."""
    return [ability.text() for ability in deck.abilities[card]]
