"""A champion's deck: who fights, and what is printed on the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from gloaming.games.showdown.rules.cards import DISCIPLINES, FIRST_EDGE, PARTS, Card, rank_value
from gloaming.kernel.card_sets import set_of
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.answering import Answers
from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.cards.terms import Effect
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Seat

if TYPE_CHECKING:
    from gloaming.games.showdown.rules.vocabulary.modifiers import CombatModifier


class Held:
    """A modifier that holds now, with the use that made it."""

    def __init__(self, modifier: Effect, use: Use) -> None:
        self.modifier = cast("CombatModifier", modifier)
        self.use = use


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
        self.answers = Answers(CardGame.moments, self.abilities)
        self.lasting = [  # the Aces whose effect holds as long as they lie open
            (card, number)
            for card, abilities in enumerate(self.abilities)
            for number, ability in enumerate(abilities)
            if ability.standing
        ]
        self.works = [  # by part and card, which of its abilities it has as a feint or strike
            [[number for number, each in enumerate(own) if each.kind in (part, "combat")] for own in self.abilities]
            for part in PARTS
        ]
        shown, each_one = self.disciplines, range(len(DISCIPLINES))
        self.cards_of = [set_of([card for card, is_of in enumerate(shown) if is_of == each]) for each in each_one]
        self.firsts = [shown.index(each) if each in shown else 0 for each in each_one]  # any card where there is none

    def value(self, card: Card) -> int:
        """Returns the printed value of a card or an edge."""
        return self.edges[card - FIRST_EDGE][0] if card >= FIRST_EDGE else rank_value(card)

    def discipline(self, card: Card) -> int:
        """Returns the printed discipline of a card or an edge."""
        return self.edges[card - FIRST_EDGE][1] if card >= FIRST_EDGE else self.disciplines[card]

    def standing(self, seat: Seat) -> list[Held]:
        """Returns what Aces do for a seat as long as they lie open."""
        uses = [(Use(seat, card, number), self.abilities[card][number]) for card, number in self.lasting]
        return [Held(effect, use) for use, ability in uses for effect in ability.effects]

    def of_kind(self, card: Card, kind: str) -> list[int]:
        """Returns which of a card's abilities are of a kind."""
        return [number for number, ability in enumerate(self.abilities[card]) if ability.kind == kind]
