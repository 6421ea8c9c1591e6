"""The champions' decks as the lab measures them, and a count of what becomes of their cards in a duel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from hashlib import blake2b
from typing import ClassVar, Final, Literal, get_args

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import DISCIPLINES, FIRST_EDGE, NAMES, RED_JOKER, SECOND_EDGE
from gloaming.games.showdown.rules.champions import SHELF, deck_named, text_of
from gloaming.games.showdown.rules.library import ShowdownLibrary, facts_of
from gloaming.kernel.cards.deck_box import CardWitness, DeckBox
from gloaming.kernel.cards.events import AbilityUsed
from gloaming.kernel.cards.library import Entry
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event
from gloaming.kernel.rulebook import OptionValue

TRIGGERS: Final = [f"{discipline}-trigger" for discipline in DISCIPLINES]
COUNTED: Final = [*NAMES[:RED_JOKER], *NAMES[FIRST_EDGE:], *TRIGGERS]  # the Red Joker is counted trigger by trigger
IN_COMBAT: Final = ("feint", "strike", "combat")  # kinds of abilities that work while the card lies on the table

Way = Literal["held", "feint", "strike", "plain", "ability"]

WAYS: Final[tuple[Way, ...]] = get_args(Way)


class ShowdownDeckBox(ShowdownLibrary, DeckBox):
    """The decks of the champions that come with the game."""

    ways: ClassVar[tuple[str, ...]] = WAYS
    finer: ClassVar[tuple[str, ...]] = ("feint", "strike")
    legend: ClassVar[str] = (
        "How often a card is held, played as feint or as strike, how many of these are plain because its text does "
        "nothing, and how often its ability is carried out. An Ace is held once it is face up, which happens above all "
        "in games that are lost."
    )
    usual_turns: ClassVar[tuple[int, int]] = (4, 12)

    def cards(self, deck: str) -> list[Entry]:
        """Returns what can be counted: the deck, the Aces, the Black Joker's edges and the three triggers."""
        printed = deck_named(deck)
        edges = [Entry(NAMES[card], "Black Joker", facts_of(printed, card), []) for card in (FIRST_EDGE, SECOND_EDGE)]
        texts = text_of(printed, RED_JOKER)
        triggers = [Entry(name, "", "", [text]) for name, text in zip(TRIGGERS, texts, strict=True)]
        return [*self.entries(deck)[:RED_JOKER], *edges, *triggers]

    def fingerprint(self, deck: str) -> str:
        return blake2b(SHELF.luggage(deck).encode(), digest_size=8).hexdigest()

    def options(self, decks: Sequence[str]) -> dict[str, OptionValue]:
        return {"deck_0": decks[0], "deck_1": decks[1]}

    def witness(self, decks: Sequence[str]) -> DuelWitness:
        return DuelWitness([{NAMES[card] for card, _ in deck_named(deck).lasting} for deck in decks])


class DuelWitness(CardWitness):
    """Counts for each card how often it came into its owner's hand and what it was used for.

    A feint or strike is plain when the card's own ability did nothing in that combat. An ability counts when it is
    carried out, not when it is announced and cancelled; an Ace is held once it lies open.
    """

    def __init__(self, always_working: Sequence[Set[str]]) -> None:
        self.always_working = always_working  # of each seat, the Aces whose effect needs no use
        self.counted: Counter[tuple[Seat, str, Way]] = Counter()
        self.played: dict[Way, list[str]] = {"feint": ["", ""], "strike": ["", ""]}
        self.worked: set[tuple[Seat, str]] = set()  # cards on the table that have done something

    def hear(self, event: Event) -> None:
        match event:
            case events.Drew(seat, _, list(cards)):
                for card in cards:
                    self.counted[seat, card, "held"] += 1
            case events.Took(seat, _, str(card)):
                self.counted[seat, card, "held"] += 1
            case events.Flipped(seat, card, True) | events.Recovered(seat, card, "hand"):
                self.counted[seat, card, "held"] += 1
            case events.AceTurned(seat, card):
                self.counted[seat, card, "held"] += 1
                if card in self.always_working[seat]:
                    self.counted[seat, card, "ability"] += 1
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
                self.play(event.seat, event.card, "feint")
            case events.Revealed():
                for seat, card in enumerate(event.strikes):
                    self.play(seat, card, "strike")
            case events.StrikeSwapped():
                self.play(event.seat, event.card, "strike")
            case AbilityUsed():
                self.ability(event.seat, event.card, event.ability)
            case events.Cleared() | events.GameOver():
                self.clear()

    def play(self, seat: Seat, card: str, way: Way) -> None:
        """Counts a feint, or a strike that is turned up; one that is taken back or turned was none."""
        before = self.played[way][seat]
        if before:
            self.counted[seat, before, way] -= 1
        self.played[way][seat] = card
        self.counted[seat, card, way] += 1

    def ability(self, seat: Seat, card: str, kind: str) -> None:
        """Counts an ability; a card on the table once a combat."""
        if kind in IN_COMBAT:
            if (seat, card) in self.worked:
                return
            self.worked.add((seat, card))
        self.counted[seat, f"{kind}-trigger" if kind in DISCIPLINES else card, "ability"] += 1

    def clear(self) -> None:
        """Counts the plain cards of a combat that is over, also by the end of the duel."""
        for part in self.played.values():
            for seat, card in enumerate(part):
                if card and (seat, card) not in self.worked:
                    self.counted[seat, card, "plain"] += 1
                part[seat] = ""
        self.worked.clear()

    def counts(self) -> list[list[int]]:
        rows = [
            [seat, place, *(self.counted[seat, card, way] for way in WAYS)]
            for seat in range(2)
            for place, card in enumerate(COUNTED)
        ]
        return [row for row in rows if any(row[2:])]
