"""A champion's deck: who fights, and what is printed on the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.games.showdown.rules.cards import FIRST_EDGE, Card, rank_value
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.cards.using import Use

MOMENTS: Final = [moment.name for moment in CardGame.moments]


@dataclass(eq=False, repr=False)
class Deck:
    """One champion's fifty-four cards. Decks are shared by all games and never change."""

    id: str
    name: str
    epithet: str
    pitch: str
    titles: list[str]  # by card, the empty text for a card without one
    disciplines: list[int]  # of the forty-eight
    edges: list[tuple[int, int]]  # value and discipline of the Black Joker's two edges
    abilities: list[tuple[Ability, ...]]  # by card; the Red Joker's are its three triggers, by discipline

    def __post_init__(self) -> None:
        # By moment, before or after, and by event: the cards that answer it.
        self.answering: list[dict[str, list[Card]]] = [{} for _ in MOMENTS]
        self.lasting: list[tuple[Card, int]] = []  # the Aces whose effect holds as long as they lie open
        for card, abilities in enumerate(self.abilities):
            for number, ability in enumerate(abilities):
                for event, moment in ability.answers():
                    answering = self.answering[MOMENTS.index(moment)].setdefault(event, [])
                    if card not in answering:
                        answering.append(card)
                if ability.kind == "ongoing" and not ability.triggers:
                    self.lasting.append((card, number))
        # The same as each seat has them, with a use that is only read.
        self.standing = [
            [(card, self.abilities[card][number], Use(seat, card, number)) for card, number in self.lasting]
            for seat in range(2)
        ]

    def value(self, card: Card) -> int:
        """Returns the printed value of a card or an edge."""
        return self.edges[card - FIRST_EDGE][0] if card >= FIRST_EDGE else rank_value(card)

    def discipline(self, card: Card) -> int:
        """Returns the printed discipline of a card or an edge."""
        return self.edges[card - FIRST_EDGE][1] if card >= FIRST_EDGE else self.disciplines[card]

    def of_kind(self, card: Card, kind: str) -> list[int]:
        """Returns which of a card's abilities are of a kind."""
        return [number for number, ability in enumerate(self.abilities[card]) if ability.kind == kind]
