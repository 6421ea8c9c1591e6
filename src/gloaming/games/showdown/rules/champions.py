"""Reading champions' decks from card files."""

from __future__ import annotations

import re
from typing import Final

import yaml

from gloaming.games.showdown.rules.cards import DECK, DISCIPLINES, NAMES, RANKS, RED_JOKER, SUITS
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.reading import LONGEST_TITLE, CardFile
from gloaming.kernel.cards.shelf import Shelf
from gloaming.kernel.spelling import LONG

LETTERS: Final = {"P": 0, "I": 1, "C": 2}
WORDS: Final = {"champion": 40, "name": LONGEST_TITLE, "epithet": LONGEST_TITLE, "pitch": 200}  # and their lengths
SHORT_NAME: Final = "[a-z0-9-]+"
EDGE: Final = f"([1-9]|1[0-3]) ({'|'.join(DISCIPLINES)})"
KEYS: Final = (*WORDS, "disciplines", "black-joker", "triggers", "aces", "cards")
CARD_KINDS: Final = ("action", "feint", "strike", "combat", "react")
ACE_KINDS: Final = ("remove", "immediate", "ongoing")

# By section of the file: the names there, those that must not be missing, what a card's own name begins with, and the
# kinds of abilities. All other cards are plain.
PRINTED: Final[dict[str, tuple[list[str], list[str], str, tuple[str, ...]]]] = {
    "cards": (NAMES[:DECK], [], "", CARD_KINDS),
    "aces": (SUITS, SUITS, "ace-of-", ACE_KINDS),
}


def read_deck(source: str, text: str) -> Deck:
    """Returns the deck in a card file, or refuses the file with everything that is wrong with it."""
    file = CardFile(source, text, VOCABULARY)
    parts = file.mapping(file.root, KEYS, KEYS, "a champion")
    abilities: list[tuple[Ability, ...]] = [() for _ in NAMES]
    titles = [""] * len(NAMES)
    for section in PRINTED:
        if section in parts:
            read_cards(file, section, parts[section], abilities, titles)
    abilities[RED_JOKER] = read_triggers(file, parts["triggers"]) if "triggers" in parts else ()
    words = {key: file.text(parts[key], key, longest) if key in parts else "" for key, longest in WORDS.items()}
    if words["champion"] and not re.fullmatch(SHORT_NAME, words["champion"]):
        file.problem(parts["champion"], "a champion's short name is made of small letters, digits and hyphens")
    titles[RED_JOKER] = words["name"]
    deck = Deck(
        words["champion"],
        words["name"],
        words["epithet"],
        words["pitch"],
        titles,
        read_disciplines(file, parts["disciplines"]) if "disciplines" in parts else [],
        read_edges(file, parts["black-joker"]) if "black-joker" in parts else [],
        abilities,
    )
    file.finish()
    return deck


def read_disciplines(file: CardFile, node: yaml.Node) -> list[int]:
    """Reads a line of letters for each suit, from the 2 to the king (SD-CARD-1)."""
    found: list[int] = []
    lines = file.mapping(node, SUITS, SUITS, "disciplines")
    for suit in SUITS:
        letters = file.text(lines[suit], suit).split() if suit in lines else []
        if letters and (len(letters) != len(RANKS) or not set(letters) <= set(LETTERS)):
            file.problem(lines[suit], f"{suit} needs {len(RANKS)} letters P, I or C, from the 2 to the king")
            letters = []
        found.extend([LETTERS[letter] for letter in letters] or [0] * len(RANKS))
    return found[:DECK]


def read_edges(file: CardFile, node: yaml.Node) -> list[tuple[int, int]]:
    """Reads the two edges of the Black Joker, such as `5 physical` (SD-BJ-3)."""
    edges: list[tuple[int, int]] = []
    members = file.sequence(node, "black-joker")
    if len(members) != 2:
        file.problem(node, f"the Black Joker has two edges, found {len(members)}")
    for member in members:
        text = file.text(member, "an edge")
        edge = re.fullmatch(EDGE, text)
        if edge is not None:
            edges.append((int(edge[1]), DISCIPLINES.index(edge[2])))
        elif text:
            file.problem(member, "an edge is a value from 1 to 13 and a discipline, such as '5 physical'")
    return edges


def read_triggers(file: CardFile, node: yaml.Node) -> tuple[Ability, ...]:
    """Reads what the champion does for each discipline (SD-CHAR-1)."""
    found = {}
    for word, entry in file.entries(node, DISCIPLINES, DISCIPLINES, "triggers"):
        with file.about(f"{word[:LONG]} trigger"):
            found[word] = file.ability_of_kind(word if word in DISCIPLINES else DISCIPLINES[0], entry)
    abilities = [found.get(word) for word in DISCIPLINES]
    return tuple(ability for ability in abilities if ability is not None)


def read_cards(
    file: CardFile, section: str, node: yaml.Node, abilities: list[tuple[Ability, ...]], titles: list[str]
) -> None:
    """Reads the cards with abilities, or the four Aces, each with one Remove, Immediate or Ongoing effect."""
    known, required, prefix, kinds = PRINTED[section]
    for key, entry in file.entries(node, known, required, section, "card" if section == "cards" else ""):
        name = f"{prefix}{key[:LONG]}"
        with file.about(name):
            title, found = read_entry(file, entry, name, kinds)
            if section == "aces" and len(found) > 1:
                file.problem(entry, "an Ace has one effect")
        if key in known:
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


SHELF: Final = Shelf("gloaming.games.showdown", "champions", ROSTER, "deck", read_deck, most=256)
champion, deck_from_json, deck_named = SHELF.printed, SHELF.brought, SHELF.named
deck_in, carried_deck = SHELF.in_file, SHELF.carried
