"""The printed cards of the court, read from their file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import yaml

from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.catalogue import Catalogue
from gloaming.kernel.cards.moments import NOTHING
from gloaming.kernel.cards.reading import CardFile
from gloaming.kernel.cards.tree import plain
from gloaming.kernel.cards.vocabulary import Vocabulary

FILE: Final = Path(__file__).with_name("cards.yaml")
LETTERS: Final = "abcdefgh"  # of the players, as their cards are named
PLAIN: Final = ("kind", "cost", "might", "vigor", "copies")


class Print:
    """A card as it is printed."""

    def __init__(self, name: str, kind: str, cost: int, might: int, vigor: int, copies: int) -> None:
        self.name = name
        self.kind = kind  # courtier, gift, event or place
        self.cost = cost
        self.might = might
        self.vigor = vigor
        self.copies = copies  # in each player's deck; of a place there is one for all
        self.abilities: list[Ability] = []


class Prints:
    """All printed cards, and the abilities that cards may gain."""

    def __init__(self, prints: list[Print], shared: dict[str, Ability]) -> None:
        self.prints = prints
        self.abilities: list[Ability] = list(shared.values())
        self.shared = {name: place for place, name in enumerate(shared)}
        self.printed: list[list[int]] = []
        for each in prints:
            first = len(self.abilities)
            self.abilities.extend(each.abilities)
            self.printed.append(list(range(first, len(self.abilities))))


def read_prints(source: str, text: str, vocabulary: Vocabulary) -> Prints:
    """Reads the file of cards, or tells everything that is wrong with it."""
    file = CardFile(source, text, vocabulary)
    parts = file.mapping(file.root, ("shared", "cards"), ("cards",), "the court")
    shared: dict[str, Ability] = {}
    for name, node in named(parts.get("shared")):
        for ability in abilities(file, node):
            shared[name] = ability
    prints: list[Print] = []
    for name, node in named(parts["cards"]):
        with file.about(name):
            said = file.mapping(node, (*PLAIN, "abilities"), ("kind",), "a card")
            values = {fact: int(plain(said[fact])) for fact in PLAIN[1:] if fact in said}
            card = Print(
                name,
                file.text(said.get("kind"), "kind"),
                values.get("cost", 0),
                values.get("might", 0),
                values.get("vigor", 1),
                values.get("copies", 1),
            )
            card.abilities = abilities(file, said["abilities"]) if "abilities" in said else []
            prints.append(card)
    file.finish()
    return Prints(prints, shared)


def named(node: yaml.Node | None) -> list[tuple[str, yaml.Node]]:
    """Returns the entries of a mapping of any names."""
    assert node is None or isinstance(node, yaml.MappingNode)
    return [] if node is None else [(key.value, value) for key, value in node.value]


def abilities(file: CardFile, node: yaml.Node) -> list[Ability]:
    """Reads abilities, each under its kind."""
    found: list[Ability] = []
    kinds = file.vocabulary.kinds
    for each in file.sequence(node, "abilities"):
        for kind, body in file.entries(each, list(kinds), (), "an ability", "kind of ability"):
            ability = file.ability_of_kind(kind, body) if kind in kinds else None
            if ability is not None:
                found.append(ability)
    return found


@cache
def prints_of(vocabulary: Vocabulary) -> Prints:
    """Returns the printed cards."""
    return read_prints(FILE.name, FILE.read_text(encoding="utf-8"), vocabulary)


class Deal:
    """The cards of a game for so many players: the places first, then deck by deck."""

    def __init__(self, prints: Prints, players: int) -> None:
        self.prints = prints
        self.names: list[str] = []
        kinds: list[int] = []
        owners: list[int] = []
        for owner in range(NOTHING, players):
            for kind, each in enumerate(prints.prints):
                if (owner == NOTHING) == (each.kind == "place"):
                    for copy in range(each.copies):
                        kinds.append(kind)
                        owners.append(owner)
                        letter = "" if owner == NOTHING else f"-{LETTERS[owner]}"
                        self.names.append(f"{each.name}{letter}{copy + 1 if copy else ''}")
        self.cards = Catalogue(prints.abilities, prints.printed, kinds, owners)
