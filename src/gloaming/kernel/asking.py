"""What is asked in a running game: nothing, one seat, or several at once.

A question to a single seat is a slot that is filled again and again: who is asked, what, and which values may answer.
It becomes a `Decision` only when somebody looks at it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.card_sets import NO_CARDS, CardSet, card_at, cards_of, count_of, holds
from gloaming.kernel.choices import (
    MAIN,
    NO_OPTIONS,
    NO_QUESTION,
    NO_VALUES,
    Decision,
    Option,
    Question,
    Seat,
)
from gloaming.kernel.flow import DONE, WAIT, Step

NOBODY: Final[i64] = -1
NOBODY_ASKED: Final[tuple[Decision, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """The questions of a running game."""

    questions: dict[str, Question]
    asked: i64
    _branch: i64
    _ended: bool
    _seat: i64  # the only one who is asked, or nobody
    _number: i64
    _question: Question
    _cards: CardSet  # what that seat may answer: the question with one of the cards,
    _values: list[int]  # or else with one of the values,
    _options: list[Option]  # or else with one of these
    _decisions: tuple[Decision, ...]  # the open questions to several, or what was asked as somebody has seen it
    settlements: i64  # how often a rule or the dice have answered; how they did may rest on what is hidden
    _settled: Option | None  # the answer that they have given just now

    def __init__(self, questions: dict[str, Question]) -> None:
        self.questions = questions
        self.asked = 0  # questions so far
        self._branch = MAIN
        self._ended = False
        self._seat = NOBODY
        self._number = 0
        self._question = NO_QUESTION
        self._cards = NO_CARDS
        self._values = NO_VALUES
        self._options = NO_OPTIONS
        self._decisions = NOBODY_ASKED
        self.settlements = 0
        self._settled = None

    # What is open.

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The questions that are open now."""
        if self._seat != NOBODY and not self._decisions:
            options = NO_OPTIONS if self._cards else self._offered()
            self._decisions = (Decision(self._seat, options, self._number, self._question, self._cards),)
        return self._decisions

    @property
    def _waits(self) -> bool:
        """Whether anybody is asked."""
        return self._seat != NOBODY or len(self._decisions) > 0

    def decision_of(self, seat: Seat) -> Decision | None:
        """Returns the question open to a seat, if there is one; the first if there are several."""
        for decision in self.decisions:
            if decision.asks(seat):
                return decision
        return None

    @property
    def to_act(self) -> Seat | None:
        """The seat that is asked, of several the first; None when the game is over."""
        if self._seat != NOBODY:
            return self._seat
        return self._decisions[0].seat if self._decisions else None

    def legal(self) -> list[int]:
        """Returns what the seat `to_act` may answer, as numbers; `act` takes the place of one of them.

        They are the values of the options of `decisions[0]`, in the same order; nothing when the game is over.
        """
        if self._seat == NOBODY:
            return self._decisions[0].values() if self._decisions else []
        if self._cards:
            return cards_of(self._cards)
        return self._values[:] if self._values else [option.value for option in self._options]

    def _offered(self) -> list[Option]:
        """Returns what the only seat that is asked may answer beside cards."""
        return self._question.offer(self._values) if self._values else self._options

    def _offers(self, option: Option) -> bool:
        """Tells whether the only seat that is asked may answer with an option."""
        if self._cards:
            return option.question is self._question and holds(self._cards, option.value)
        if self._values:
            return option.question is self._question and option.value in self._values
        return option in self._options

    def _any_offered(self, place: i64) -> Option:
        """Returns one of the options of the only seat that is asked, by its place among them."""
        if self._cards:
            return self._question.options[card_at(self._cards, place)]
        return self._question.options[self._values[place]] if self._values else self._options[place]

    def _count_offered(self) -> i64:
        """Returns how many options the only seat that is asked has."""
        if self._cards:
            return count_of(self._cards)
        return len(self._values) if self._values else len(self._options)

    # What the rules call.

    def ask(self, seat: Seat, options: list[Option]) -> Step:
        """Asks a seat; the step's `on_` method will be called with the option chosen."""
        assert options, f"seat {seat} is asked without anything to choose from"
        if self._ended:
            return DONE
        if self._branch == MAIN:
            self._cards = NO_CARDS
            self._values = NO_VALUES
            self._options = options
            return self._ask_one(seat)
        return self._ask_beside_others(Decision(seat, options, self.asked))

    def ask_cards(self, seat: Seat, question: Question, cards: CardSet) -> Step:
        """Asks a seat for one of a set of cards."""
        assert cards, f"seat {seat} is asked without anything to choose from"
        if self._ended:
            return DONE
        if self._branch == MAIN:
            self._question = question
            self._cards = cards
            return self._ask_one(seat)
        return self._ask_beside_others(Decision(seat, NO_OPTIONS, self.asked, question, cards))

    def ask_values(self, seat: Seat, question: Question, values: list[int]) -> Step:
        """Asks a seat for one of some values, in a list that nothing changes while the question is open."""
        if self._ended or self._branch != MAIN or not values:
            return self.ask(seat, question.offer(values))
        self._question = question
        self._cards = NO_CARDS
        self._values = values
        return self._ask_one(seat)

    def ask_team(self, team: list[Seat], options: list[Option]) -> Step:
        """Asks a team: any member may answer for all."""
        step = self.ask(team[0], options)
        if step == WAIT:
            self._as_decision().team = team
        return step

    def ask_members(self, team: list[Seat], options: list[list[Option]]) -> Step:
        """Asks the members of a team, each with options of its own, as hands are secret among mates.

        Those without options are not asked. The first answer closes the question for all.
        """
        if self._ended:
            return DONE
        able = [member for member in range(len(team)) if options[member]]
        assert able, f"team {team} is asked without anything to choose from"
        asked = []
        for member in able:
            decision = Decision(team[member], options[member], self.asked)
            decision.team = [team[each] for each in able]
            decision.own = True
            decision.branch = self._branch
            asked.append(decision)
        self.asked += 1
        before = self._decisions if self._branch != MAIN else NOBODY_ASKED
        self._seat = NOBODY
        self._decisions = (*before, *asked)
        return WAIT

    def settle(self, option: Option) -> Step:
        """Answers by rule or by dice what nobody is asked; the step's `on_` method will be called with the option."""
        self.settlements += 1
        self._settled = option
        return WAIT

    # The machine.

    def _ask_one(self, seat: i64) -> Step:
        self._seat = seat
        self._number = self.asked
        self._decisions = NOBODY_ASKED
        self.asked += 1
        return WAIT

    def _ask_beside_others(self, decision: Decision) -> Step:
        decision.branch = self._branch
        self.asked += 1
        self._decisions = (*self._decisions, decision)
        return WAIT

    def _as_decision(self) -> Decision:
        """Returns the question that was asked last as one that more can be said of than whom it asks for what."""
        decision = self.decisions[-1]
        self._seat = NOBODY
        self._cards, self._values, self._options = NO_CARDS, NO_VALUES, NO_OPTIONS  # which are open to nobody else
        return decision

    def _ask_nobody(self) -> None:
        self._seat = NOBODY
        self._decisions = NOBODY_ASKED

    def _ask_again(self, decisions: tuple[Decision, ...]) -> None:
        """Opens questions as they were."""
        self._ask_nobody()
        if len(decisions) == 1 and decisions[0].plain:
            self._cards, self._values, self._options = NO_CARDS, NO_VALUES, decisions[0].options
            self._seat, self._number = decisions[0].seat, decisions[0].number
        self._decisions = decisions

    def _ask_alike(self, other: Asking) -> None:
        """Opens the questions that are open in another game."""
        self._seat = other._seat
        self._number = other._number
        self._question = other._question
        self._cards = other._cards
        self._values = other._values
        self._options = other._options
        self._decisions = other._decisions
