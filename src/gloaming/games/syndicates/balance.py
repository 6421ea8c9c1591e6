"""Factions and cards as the lab measures them, and a count of what becomes of the cards in a match."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import ClassVar

from gloaming.games.syndicates.game import Syndicates
from gloaming.games.syndicates.printing import set_named
from gloaming.games.syndicates.questions import TAKE
from gloaming.games.syndicates.rulings import Rulings
from gloaming.games.syndicates.sets import FACTIONS, NONE, Card
from gloaming.games.syndicates.texts import USED
from gloaming.kernel.cards.balance import Balance, Fate, Measured, Witness
from gloaming.kernel.choices import Decision, Option
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue


class SyndicatesBalance(Balance):
    """Green against red."""

    sides: ClassVar[tuple[str, str]] = ("green", "red")
    options: ClassVar[Mapping[str, OptionValue]] = {"contest": "match"}
    usual_actions: ClassVar[tuple[int, int]] = (8, 40)
    design: ClassVar[str] = (
        "Whoever wins the roll takes green in every other match and red in the rest, so that both factions begin "
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
                (text := cards.texts[card]) is not None and text.kind in USED,
                not cards.is_character(card),
                cards.helps[card],
            )
            for card in range(len(cards))
        ]

    def witness(self, game: Game) -> MatchWitness:
        """Returns a witness of the match that counts."""
        assert isinstance(game, Syndicates)
        return MatchWitness(game)

    def settles(self, number: int, decision: Decision) -> Option | None:
        """Returns the faction that the winner of the roll has to take."""
        return decision.options[number % 2] if decision.options[0].question is TAKE else None


class MatchWitness(Witness):
    """Counts what becomes of the cards, from the first turn of a match on; a new match begins a new count."""

    def __init__(self, game: Syndicates) -> None:
        self.game = game
        self.begin()
        self.counted: dict[str, Callable[[Fate], None]] = {
            "attacked": count_attack,
            "skill": count_use,
            "fx_applied": count_use,
            "drew_fx": count_draw,
        }

    def begin(self) -> None:
        """Forgets a match that was drawn."""
        self.actions = [0, 0]
        self.fates = defaultdict(Fate)

    def hear(self, event: Event) -> None:
        """Takes note of an event."""
        facts = event.open or {}
        if event.kind == "match":
            self.begin()
        elif event.kind == "first":
            self.look_around()
        elif event.kind == "turn":
            self.actions[self.seat(facts["seat"])] += 1
        elif event.kind in ("skipped", "passed"):
            self.actions[self.seat(facts["seat"])] -= 1
        elif event.kind in self.counted:
            name = facts["attacker" if event.kind == "attacked" else "card"]
            card = self.game.cards.card(str(name))
            self.counted[event.kind](self.fates[self.seat(facts["seat"]), card])

    def seat(self, fact: object) -> int:
        """Returns the seat that a fact names."""
        assert isinstance(fact, int)
        return fact

    def look_around(self) -> None:
        """Notes who stands where, and what lies in the FX decks, before the first turn."""
        game = self.game
        self.first = game.starter
        self.sides = [FACTIONS[faction] for faction in game.factions]
        for side in range(2):
            people: list[Card] = [card for stack in game.stacks[side] for card in stack]
            for card in [*people, *game.fx_decks[side]]:
                self.fates[side, card].present = True


def count_attack(fate: Fate) -> None:
    """Counts a standard attack by a character."""
    fate.attacked += 1


def count_use(fate: Fate) -> None:
    """Counts that a text was carried out."""
    fate.used += 1


def count_draw(fate: Fate) -> None:
    """Counts that an FX card was drawn."""
    fate.drawn += 1
