"""A running game of Shadow Cards: what lies on the table, and who may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from gloaming.games.shadow_cards.rules.cards import VALUES
from gloaming.games.shadow_cards.rules.hidden import hidden_from
from gloaming.games.shadow_cards.rules.prediction import PREDICT
from gloaming.games.shadow_cards.rules.refusing import why_not
from gloaming.games.shadow_cards.rules.rulings import Rulings
from gloaming.games.shadow_cards.rules.sheet import Line, read_line
from gloaming.games.shadow_cards.rules.tricks import PLAY, SCORE, winning
from gloaming.kernel.card_sets import CardSet
from gloaming.kernel.choices import Option, by_verb
from gloaming.kernel.dealing import Unknown
from gloaming.kernel.flow import Together
from gloaming.kernel.game import Game
from gloaming.kernel.reasons import Reason
from gloaming.kernel.rulebook import Rulebook, Setting

if TYPE_CHECKING:
    from gloaming.games.shadow_cards.rules.view import ShadowCardsView

QUESTIONS: Final = by_verb(PREDICT, PLAY, SCORE)


class ShadowCards(Game):
    """A running game of Shadow Cards."""

    shared: ClassVar[tuple[str, ...]] = ("rulings",)
    written_once: ClassVar[tuple[str, ...]] = ("sheet",)

    def __init__(self, rulebook: Rulebook, setting: Setting, rulings: Rulings) -> None:
        super().__init__(rulebook, setting, QUESTIONS)
        self.rulings = rulings
        self.starter = 0
        self.leader = 0  # who leads the trick on the table
        self.hands: list[CardSet] = []
        self.predictions: list[list[int]] = []
        self.trick: list[int] = []  # the cards of the trick on the table, in the order they were played
        self.played: list[int] = []  # the cards of the round's finished tricks, in the order they were played
        self.point_cards: list[list[int]] = []  # of each seat, in the order the tricks were won
        self.side: list[int] = []  # what nobody was dealt; with three players the side stack, top card last
        self.open_cards: list[int] = []  # three players: the cards turned up from it this round
        self.stacks: list[list[int]] = []  # two players: the stacks of the next round
        self.gone: list[int] = []  # two players: the cards played in the round before, from the same shuffle
        self.sheet: list[list[int]] = []  # a line a round, see sheet.py

    def clear_for_round(self) -> None:
        """Clears the table when a round has been dealt."""
        self.leader = self.starter  # SC-LEAD-2
        self.predictions = [[] for _ in range(self.players)]
        self.point_cards = [[] for _ in range(self.players)]
        self.played = []
        self.open_cards = []

    @property
    def starter_known(self) -> bool:
        """Whether everybody knows who starts the round."""
        rulings = self.rulings
        return rulings.announce_starter or rulings.first_starter >= 0 or len(self.sheet) > 0

    @property
    def predicting(self) -> bool:
        """Whether the predictions of the round are being made, all at once: until it goes on with the tricks."""
        return len(self.stack) > 0 and isinstance(self.stack[-1], Together)

    @property
    def trick_winner(self) -> int:
        """The seat that wins the trick on the table, as it is."""
        return (self.leader + winning(self.trick)) % self.players

    def cards_to_score(self) -> list[int]:
        """Returns the cards of the trick on the table from which its winner picks the points."""
        if self.open_cards:
            return [*self.trick, self.open_cards[-1]]
        return self.trick

    def cards_out(self) -> list[int]:
        """Returns the cards that everyone has seen leave the game since the last shuffle."""
        out = [*self.played, *self.trick, *self.open_cards, *self.gone]
        if self.gone and self.rulings.reveal_predictions:  # dealt from the same shuffle (SC-TWO-14)
            for cards in read_line(self.sheet[-1], self.players).predictions:
                out.extend(cards)
        return out

    def lines(self) -> list[Line]:
        """Returns the score sheet."""
        return [read_line(line, self.players) for line in self.sheet]

    def tricks(self) -> list[tuple[int, list[int]]]:
        """Returns the finished tricks of the round, each as its leader and its cards."""
        tricks = []
        leader = self.starter
        for first in range(0, len(self.played), self.players):
            cards = self.played[first : first + self.players]
            tricks.append((leader, cards))
            leader = (leader + winning(cards)) % self.players
        return tricks

    def voids(self) -> list[list[int]]:
        """Returns for each seat the suits it has shown to be out of."""
        voids: list[list[int]] = [[] for _ in range(self.players)]
        for leader, cards in [*self.tricks(), (self.leader, self.trick)]:
            for place in range(1, len(cards)):
                led, seat = cards[0] // VALUES, (leader + place) % self.players
                if cards[place] // VALUES != led and led not in voids[seat]:
                    voids[seat].append(led)
        return voids

    def view(self, seat: object) -> ShadowCardsView:
        return cast("ShadowCardsView", super().view(seat))

    def seen_by(self, seat: int | None) -> ShadowCardsView:
        from gloaming.games.shadow_cards.rules.view import view_for

        return view_for(self, seat)

    def hidden_from(self, seat: int) -> list[Unknown]:
        return hidden_from(self, seat)

    def won_by(self) -> list[int]:
        """Returns who has the most experience (SC-GOAL-1, SC-GOAL-4)."""
        return self.front_runners

    def why_not(self, seat: int, option: Option) -> Reason:
        return why_not(self, seat, option) or super().why_not(seat, option)
