"""The champions' decks as the lab measures them, and a count of what becomes of their cards in a duel."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import ClassVar, Final

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import DISCIPLINES, FIRST_ACE, FIRST_EDGE, NAMES, RED_JOKER, SECOND_EDGE
from gloaming.games.showdown.rules.champions import deck_named, text_of
from gloaming.games.showdown.rules.library import facts_of
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.kernel.cards.deck_box import CardWitness, DeckBox
from gloaming.kernel.cards.events import AbilityUsed
from gloaming.kernel.cards.library import Entry
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event
from gloaming.kernel.rulebook import OptionValue

TRIGGERS: Final = [f"{discipline}-trigger" for discipline in DISCIPLINES]
COUNTED: Final = [*NAMES[:RED_JOKER], *NAMES[FIRST_EDGE:], *TRIGGERS]  # the Red Joker is counted trigger by trigger
PLACES: Final = {name: place for place, name in enumerate(COUNTED)}
IN_COMBAT: Final = ("feint", "strike", "combat")  # kinds of abilities that work while the card lies on the table

HELD: Final = 0
FEINT: Final = 1
STRIKE: Final = 2
PLAIN: Final = 3
ABILITY: Final = 4
WAYS: Final = ("held", "feint", "strike", "plain", "ability")


class ShowdownDeckBox(DeckBox):
    """The decks of the champions that come with the game."""

    ways: ClassVar[tuple[str, ...]] = WAYS
    legend: ClassVar[str] = (
        "How often a card is held, played as feint or as strike, how many of these are plain because its text does "
        "nothing, and how often its ability is carried out. An Ace is held once it lies open, which it does above all "
        "in games that are lost."
    )
    usual_turns: ClassVar[tuple[int, int]] = (4, 12)

    def decks(self) -> list[str]:
        """Returns the champions."""
        return list(ROSTER)

    def title(self, deck: str) -> str:
        """Returns the champion's name."""
        return deck_named(deck).name

    def pitch(self, deck: str) -> str:
        """Returns how the champion fights."""
        return deck_named(deck).pitch

    def cards(self, deck: str) -> list[Entry]:
        """Returns what can be counted: the deck, the Aces, the Black Joker's edges and the three triggers."""
        printed = deck_named(deck)
        cards = [
            Entry(name, printed.titles[card], facts_of(printed, card), text_of(printed, card))
            for card, name in enumerate(NAMES[:RED_JOKER])
        ]
        edges = [Entry(NAMES[card], "Black Joker", facts_of(printed, card), []) for card in (FIRST_EDGE, SECOND_EDGE)]
        texts = text_of(printed, RED_JOKER)
        triggers = [Entry(name, "", "", [text]) for name, text in zip(TRIGGERS, texts, strict=True)]
        return [*cards, *edges, *triggers]

    def fingerprint(self, deck: str) -> str:
        """Returns a hash of all that the rules read of a deck."""
        printed = deck_named(deck)
        facts = repr((printed.disciplines, printed.edges, printed.abilities))
        return blake2b(facts.encode(), digest_size=8).hexdigest()

    def options(self, decks: Sequence[str]) -> dict[str, OptionValue]:
        """Returns the options that give each seat its champion."""
        return {"deck_0": decks[0], "deck_1": decks[1]}

    def witness(self, decks: Sequence[str]) -> DuelWitness:
        """Returns a witness of a duel."""
        return DuelWitness([always_working(deck) for deck in decks])


def always_working(deck: str) -> frozenset[str]:
    """Returns the Aces whose effect needs no use: it holds while they lie open."""
    abilities = deck_named(deck).abilities
    return frozenset(
        NAMES[card]
        for card in range(FIRST_ACE, RED_JOKER)
        if any(ability.kind == "ongoing" and ability.when is None for ability in abilities[card])
    )


class DuelWitness(CardWitness):
    """Counts for each card how often it came into its owner's hand and what it was used for.

    A feint or strike is plain when the card's own ability did nothing in that combat. An ability counts when it is
    carried out, not when it is announced and cancelled; an Ace is held once it lies open.
    """

    def __init__(self, always_working: list[frozenset[str]]) -> None:
        self.always_working = always_working
        self.counted = [[0] * (len(COUNTED) * len(WAYS)) for _ in range(2)]
        self.feints = ["", ""]
        self.strikes = ["", ""]
        self.worked: set[tuple[Seat, str]] = set()  # cards on the table that have done something

    def hear(self, event: Event) -> None:
        """Takes note of an event, if it is about cards."""
        match event:
            case events.Drew(seat, _, list(cards)):
                for card in cards:
                    self.add(seat, card, HELD)
            case events.Took(seat, _, str(card)):
                self.add(seat, card, HELD)
            case events.Flipped(seat, card, True) | events.Recovered(seat, card, "hand"):
                self.add(seat, card, HELD)
            case events.AceTurned():
                self.ace_turned(event.seat, event.card)
            case events.FirstPlayer():
                self.first = event.seat
            case events.Turn():
                self.turns = event.turn
            case _:
                self.hear_of_combat(event)

    def hear_of_combat(self, event: Event) -> None:
        """Takes note of what happens in a combat."""
        match event:
            case events.Feint() | events.FeintSwapped() | events.EdgeTurned():
                self.feint(event.seat, event.card)
            case events.Revealed():
                for seat, card in enumerate(event.strikes):
                    self.strike(seat, card)
            case events.StrikeSwapped():
                self.add(event.seat, self.strikes[event.seat], STRIKE, -1)
                self.strike(event.seat, event.card)
            case AbilityUsed():
                self.ability(event.seat, event.card, event.ability)
            case events.Cleared() | events.GameOver():
                self.clear()

    def add(self, seat: Seat, card: str, way: int, amount: int = 1) -> None:
        """Counts a card."""
        self.counted[seat][PLACES[card] * len(WAYS) + way] += amount

    def ace_turned(self, seat: Seat, card: str) -> None:
        """Counts an Ace, and its effect if it works from now on."""
        self.add(seat, card, HELD)
        if card in self.always_working[seat]:
            self.add(seat, card, ABILITY)

    def feint(self, seat: Seat, card: str) -> None:
        """Counts a feint; one that is taken back or turned was none."""
        if self.feints[seat]:
            self.add(seat, self.feints[seat], FEINT, -1)
        self.feints[seat] = card
        self.add(seat, card, FEINT)

    def strike(self, seat: Seat, card: str) -> None:
        """Counts a strike that is turned up."""
        self.strikes[seat] = card
        self.add(seat, card, STRIKE)

    def ability(self, seat: Seat, card: str, kind: str) -> None:
        """Counts an ability; a card on the table once a combat."""
        if kind in IN_COMBAT:
            if (seat, card) in self.worked:
                return
            self.worked.add((seat, card))
        self.add(seat, f"{kind}-trigger" if kind in DISCIPLINES else card, ABILITY)

    def clear(self) -> None:
        """Counts the plain cards of a combat that is over, also by the end of the duel."""
        for part in (self.feints, self.strikes):
            for seat in range(2):
                card = part[seat]
                if card and (seat, card) not in self.worked:
                    self.add(seat, card, PLAIN)
                part[seat] = ""
        self.worked.clear()

    def counts(self) -> list[list[int]]:
        """Returns the cards that were seen."""
        width = len(WAYS)
        return [
            [seat, place, *numbers]
            for seat in range(2)
            for place in range(len(COUNTED))
            if any(numbers := self.counted[seat][place * width : (place + 1) * width])
        ]
