"""A game whose cards carry abilities."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gloaming.kernel.cards.happening import Window
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Question, Seat
from gloaming.kernel.flow import Flow, Step
from gloaming.kernel.game import Game

if TYPE_CHECKING:
    from gloaming.kernel.cards.terms import Ability, Modifier
    from gloaming.kernel.rulebook import Rulebook, Setting


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game):
    """A running game with abilities. What its cards can answer is known from the start; nothing else is asked."""

    answered_before: frozenset[str]  # the kinds of occurrences that some card of this game can answer
    answered_after: frozenset[str]

    def __init__(self, rulebook: Rulebook, setting: Setting, questions: dict[str, Question]) -> None:
        super().__init__(rulebook, setting, questions)
        self.answered_before = frozenset()
        self.answered_after = frozenset()

    @abstractmethod
    def abilities_of(self, seat: Seat, card: int) -> tuple[Ability, ...]:
        """Returns the abilities of a seat's card."""

    @abstractmethod
    def name_of(self, card: int) -> str:
        """Returns the name of a card, as events and options spell it."""

    @abstractmethod
    def speaker(self, turn: int) -> Seat:
        """Returns whose chance it is in a window, counted from its opening."""

    @abstractmethod
    def might_answer(self, seat: Seat, window: Window) -> bool:
        """Tells whether a seat may have an answer, as far as everyone can see."""

    @abstractmethod
    def answers(self, seat: Seat, window: Window) -> list[Option]:
        """Returns the answers a seat really has."""

    @abstractmethod
    def answer(self, seat: Seat, option: Option) -> Flow:
        """Returns the chapter in which an answer is carried out."""

    @abstractmethod
    def let_last(self, use: Use, modifier: Modifier) -> Step:
        """Lets a modifier hold from now on."""

    @abstractmethod
    def note_use(self, use: Use) -> None:
        """Notes that an ability is used, where its uses are limited."""

    @abstractmethod
    def stock(self, use: Use, pile: str) -> int:
        """Returns how many cards a pile of the user's holds for costs, without the one whose ability is used."""

    @abstractmethod
    def draw(self, seats: list[Seat], count: int) -> Step:
        """Has seats draw cards, all of them at once."""

    @abstractmethod
    def hand_of(self, seat: Seat) -> list[int]:
        """Returns the cards in a seat's hand; the game's question `discard` has each of them as an answer."""

    @abstractmethod
    def discard(self, seat: Seat, card: int) -> None:
        """Discards a card from a hand."""
