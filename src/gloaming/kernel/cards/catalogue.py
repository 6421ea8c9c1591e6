"""The cards and abilities of a game, which never change, and the numbers by which cards have abilities."""

from __future__ import annotations

from typing import Final

from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.changing import CONTROL, TEXT, Changing
from gloaming.kernel.cards.moments import Player

CATALOGUE: Final = 4096  # at most so many abilities are there in a game


def gained_number(source: int, place: int) -> int:
    """Returns the number of an ability that is not printed: who gives it, and its place in the catalogue.

    What gives it is the serial of a lasting effect, or a card in play, counted down from -2.

    >>> gained_number(3, 5) % CATALOGUE, gained_number(-2, 5) % CATALOGUE
    (5, 5)
    """
    return (source + 1) * CATALOGUE + place


def is_printed(number: int) -> bool:
    """Tells whether an ability of that number is printed on its card."""
    return 0 <= number < CATALOGUE


class Catalogue:
    """All cards and abilities of a game, which never change."""

    abilities: list[Ability]  # all that cards have or may gain
    printed: list[list[int]]  # for each kind of card, which of them are printed on it
    numbers: list[list[int]]  # for each kind of card, the numbers of those
    stands: list[bool]  # for each kind of card, whether something on it holds by itself
    rules: list[bool]  # for each kind of card, whether that changes texts, or who controls cards
    elsewhere: dict[str, dict[str, list[tuple[int, int]]]]  # what answers from other places, by moment and kind
    kinds: list[int]  # of the cards
    owners: list[Player]  # of the cards, or nobody

    def __init__(
        self, abilities: list[Ability], printed: list[list[int]], kinds: list[int], owners: list[Player]
    ) -> None:
        self.abilities = abilities
        self.printed = printed
        self.numbers = [list(range(len(places))) for places in printed]
        self.stands = [any(abilities[place].standing for place in places) for places in printed]
        standing = [[abilities[place] for place in places if abilities[place].standing] for places in printed]
        self.rules = [any(rules(ability) for ability in each) for each in standing]
        self.kinds = kinds
        self.owners = owners
        self.elsewhere = {}
        for card, kind in enumerate(kinds):
            for number, place in enumerate(printed[kind]):
                for event, moment in abilities[place].answered if abilities[place].place else []:
                    self.elsewhere.setdefault(moment, {}).setdefault(event, []).append((card, number))


def rules(ability: Ability) -> bool:
    """Tells whether a standing ability changes the texts of cards, or who controls them."""
    return any(isinstance(effect, Changing) and effect.changes in (TEXT, CONTROL) for effect in ability.effects)
