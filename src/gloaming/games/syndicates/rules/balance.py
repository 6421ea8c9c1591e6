"""Factions and cards as the lab measures them, and a count of what becomes of the cards in a match."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import ClassVar

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.printing import set_named
from gloaming.games.syndicates.rules.questions import TAKE
from gloaming.games.syndicates.rules.rulings import Rulings
from gloaming.games.syndicates.rules.sets import FACTIONS, NONE, Card
from gloaming.games.syndicates.rules.tabletop import Side
from gloaming.kernel.balance import Balance, Fate, Measured, SideWitness
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue


class SyndicatesBalance(Balance):
    """Green against red."""

    options: ClassVar[Mapping[str, OptionValue]] = {"contest": "match"}
    together: ClassVar[int] = 2
    counted: ClassVar[str] = "actions"
    usual_length: ClassVar[tuple[int, int] | None] = (8, 40)
    design: ClassVar[str] = (
        "Whoever wins the roll takes green in every other match and red in the rest, so that both factions start "
        "equally often. A match that is drawn is played again and does not count."
    )

    def cards(self, options: Mapping[str, OptionValue]) -> list[Measured]:
        """Returns the cards of the set; those of rarities that are not played with never come up."""
        cards = set_named(Rulings(options).card_set)
        return [
            Measured(
                cards.names[card],
                cards.titles[card],
                FACTIONS[cards.factions[card]] if cards.factions[card] != NONE else "",
                (text := cards.texts[card]) is not None and text.chosen,
                not cards.is_character(card),
                cards.helps[card],
            )
            for card in range(len(cards))
        ]

    def witness(self, game: Game) -> MatchWitness:
        assert isinstance(game, Syndicates)
        return MatchWitness(game)

    def settles(self, number: int, decision: Decision) -> Option | None:
        return decision.options[number % 2] if decision.options[0].question is TAKE else None


class MatchWitness(SideWitness):
    """Counts what becomes of the cards, from the first turn of a match on; a new match begins a new count."""

    game: Syndicates

    def __init__(self, game: Syndicates) -> None:
        super().__init__(game)
        self.begin()

    def begin(self) -> None:
        """Forgets a match that was drawn."""
        self.actions = [0, 0]
        self.fates = defaultdict(Fate)

    def hear(self, event: Event) -> None:
        match event:
            case events.Match():
                self.begin()
            case events.First():
                for side in range(2):
                    people: list[Card] = [card for stack in self.game.stacks[side] for card in stack]
                    for card in [*people, *self.game.fx_decks[side]]:
                        self.fates[side, card].present = True
            case events.Turn():
                self.actions[self.game.side_of(event.seat)] += 1
            case events.Skipped() | events.Passed():
                self.actions[self.game.side_of(event.seat)] -= 1
            case events.Attacked():
                self.fate(event.seat, event.attacker).attacked += 1
            case events.Skill() | events.FxApplied():
                self.fate(event.seat, event.card).used += 1
            case events.DrewFx():
                self.fate(event.seat, event.card).drawn += 1

    def fate(self, seat: Seat, card: str) -> Fate:
        """Returns what has become of a seat's card."""
        return self.fates[self.game.side_of(seat), self.game.cards.card(card)]

    def groups(self) -> list[list[str]]:
        return [[FACTIONS[faction]] for faction in self.game.factions]

    def first(self) -> Side:
        return self.game.starter

    def lengths(self) -> list[int]:
        return self.actions
