"""The table of the court: what lies where, and how the cards in play are read."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from gloaming.kernel.cards.board import Board
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.moments import NOTHING, Moment, Player
from gloaming.kernel.choices import Question
from gloaming.kernel.flow import Flow
from gloaming.kernel.rulebook import Rulebook, Setting
from kernel.court.printing import Deal, Print

MOMENTS: Final = (
    Moment("would", before=True, forced=True),
    Moment("forced-interrupt", before=True, forced=True),
    Moment("interrupt", before=True),
    Moment("forced-reaction", before=False, forced=True),
    Moment("reaction", before=False),
)
PERIODS: Final = ("clash", "contest", "audience", "round", "game")
CLASH: Final = 0
CONTEST: Final = 1
AUDIENCE: Final = 2
ROUND: Final = 3
MOST_BID: Final = 2
FAVOUR: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Board):
    """What lies on the table at court."""

    moments: ClassVar[tuple[Moment, ...]] = MOMENTS
    periods: ClassVar[tuple[str, ...]] = PERIODS

    deal: Deal
    captains: bool
    round: int
    decks: list[list[int]]  # by player, the top card last
    hands: list[list[int]]
    discards: list[list[int]]
    favour: list[int]
    coins: list[int]
    bids: list[int]
    sealed: bool
    tired: list[int]  # the cards in play that are
    wounds: list[int]  # by card

    def __init__(
        self,
        rulebook: Rulebook,
        setting: Setting,
        questions: dict[str, Question],
        teams: list[list[Player]],
        deciders: list[int],
        deal: Deal,
    ) -> None:
        super().__init__(rulebook, setting, questions, teams, deciders, deal.cards)
        people = len(deciders)
        self.deal = deal
        self.captains = setting.options["captains"] is True
        self.round = 0
        self.decks = [[] for _ in range(people)]
        self.hands = [[] for _ in range(people)]
        self.discards = [[] for _ in range(people)]
        self.favour = [FAVOUR] * people
        self.coins = [0] * people
        self.bids = [NOTHING] * people
        self.sealed = False
        self.tired = []
        self.wounds = [0] * len(deal.names)

    def print_of(self, card: int) -> Print:
        """Returns how a card is printed."""
        return self.deal.prints.prints[self.cards.kinds[card]]

    def might(self, card: int) -> int:
        """Returns what a courtier counts in a contest."""
        return self.number_of("might", card, self.print_of(card).might)

    def vigor(self, card: int) -> int:
        """Returns how many wounds a courtier falls from."""
        return self.number_of("vigor", card, self.print_of(card).vigor)

    def is_courtier(self, card: int) -> bool:
        """Tells whether a card is a courtier."""
        return self.print_of(card).kind == "courtier"

    def courtiers(self, players: list[Player]) -> list[int]:
        """Returns the courtiers in play under the control of some players."""
        return [card for card in self.in_play if self.is_courtier(card) and self.controller(card) in players]

    def ready(self, player: Player) -> list[int]:
        """Returns a player's courtiers that are not tired."""
        return [card for card in self.courtiers([player]) if card not in self.tired]

    def most_to_bid(self, player: Player) -> int:
        """Returns the highest bid that a player can pay."""
        return min(MOST_BID, self.coins[player])

    def fallen(self) -> list[int]:
        """Returns the courtiers with as many wounds as make them fall."""
        wounds = self.wounds
        return [card for card in self.in_play if wounds[card] > 0 and wounds[card] >= self.vigor(card)]

    def look_after_change(self) -> Flow | None:
        orphans = super().look_after_change()
        if orphans is not None:
            return orphans
        if not self.stack or self.round == 0:
            return None
        lost = [side for side in range(2) if any(self.favour[player] <= 0 for player in self.teams[side])]
        if lost:
            self.finish()
            return None
        fallen = [card for card in self.fallen() if not self.is_going(card)]
        return self.leaving(fallen) if fallen else None

    def finish(self) -> None:
        """Ends the game at once."""
        for seat in range(self.players):
            led = [player for player in range(len(self.deciders)) if self.deciders[player] == seat]
            self.scores[seat] = sum(max(0, self.favour[player]) for player in led)
        self.reckonings += 1
        self.end()

    def side_favour(self, side: int) -> int:
        """Returns the favour of a side, none if one of its players has lost it all."""
        favours = [self.favour[player] for player in self.teams[side]]
        return sum(favours) if min(favours) > 0 else 0

    def won_by(self) -> list[int]:
        totals = [self.side_favour(side) for side in range(2)]
        best = max(totals)
        winning = [player for side in range(2) if totals[side] == best and best > 0 for player in self.teams[side]]
        return sorted({self.deciders[player] for player in winning if self.deciders[player] >= 0})

    def items(self, kind: str, cards: list[int], cause: int, amount: int = 1) -> list[Item]:
        """Returns a batch of something that happens to cards."""
        return [Item(kind, card, self.controller(card), amount, cause) for card in cards]
