"""What is asked in a running game: nothing, one seat, or several at once.

A question to a single seat is a few facts, and becomes a `Decision` only when somebody looks at it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.card_sets import NO_CARDS, CardSet, card_at, count_of, holds, lowest
from gloaming.kernel.choices import MAIN, Decision, Option, Question, Seat
from gloaming.kernel.flow import DONE, WAIT, Step

NOBODY: Final[i64] = -1
NOBODY_ASKED: Final[tuple[Decision, ...]] = ()
NO_OPTIONS: Final[list[Option]] = []
NO_QUESTION: Final = Question("", [], "", "")


def options_among(question: Question, cards: CardSet) -> list[Option]:
    """Returns the answers to a question that are cards of a set."""
    options = question.options
    found: list[Option] = []
    while cards:
        found.append(options[lowest(cards)])
        cards &= cards - 1
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """The questions of a running game."""

    questions: dict[str, Question]
    asked: i64
    _branch: i64
    _ended: bool
    _seat: i64  # the only one who is asked, or nobody
    _number: i64
    _options: list[Option]  # what that seat may answer; else it answers the question with one of the cards
    _question: Question
    _cards: CardSet
    _decisions: tuple[Decision, ...]  # the open questions to several, or what was asked as somebody has seen it
    _settled: Option | None  # the answer of whoever is asked, where a rule or the dice have given it

    def __init__(self, questions: dict[str, Question]) -> None:
        self.questions = questions
        self.asked = 0  # questions so far
        self._branch = MAIN
        self._ended = False
        self._seat = NOBODY
        self._number = 0
        self._options = NO_OPTIONS
        self._question = NO_QUESTION
        self._cards = NO_CARDS
        self._decisions = NOBODY_ASKED
        self._settled = None

    # What is open.

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The questions that are open now."""
        if self._seat != NOBODY and not self._decisions:
            self._decisions = (Decision(self._seat, self._offered(), self._number),)
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

    def _offered(self) -> list[Option]:
        """Returns what the only seat that is asked may answer."""
        return options_among(self._question, self._cards) if self._cards else self._options

    def _offers(self, option: Option | None) -> bool:
        """Tells whether the only seat that is asked may answer with an option."""
        if option is None or not self._cards:
            return option in self._options
        return option.question is self._question and holds(self._cards, option.value)

    def _any_offered(self, place: i64) -> Option:
        """Returns one of the options of the only seat that is asked, by its place among them."""
        return self._question.options[card_at(self._cards, place)] if self._cards else self._options[place]

    def _count_offered(self) -> i64:
        """Returns how many options the only seat that is asked has."""
        return count_of(self._cards) if self._cards else len(self._options)

    # What the rules call.

    def ask(self, seat: Seat, options: list[Option]) -> Step:
        """Asks a seat; the step's `on_` method will be called with the option chosen."""
        assert options, f"seat {seat} is asked without anything to choose from"
        if self._ended:
            return DONE
        if self._branch == MAIN:
            self._options = options
            return self._ask_one(seat, NO_CARDS)
        return self._ask_beside_others(seat, options)

    def ask_cards(self, seat: Seat, question: Question, cards: CardSet) -> Step:
        """Asks a seat for one of a set of cards."""
        assert cards, f"seat {seat} is asked without anything to choose from"
        if self._ended:
            return DONE
        if self._branch == MAIN:
            self._question = question
            return self._ask_one(seat, cards)
        return self._ask_beside_others(seat, options_among(question, cards))

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
        self._settled = option
        return WAIT

    # The machine.

    def _ask_one(self, seat: i64, cards: CardSet) -> Step:
        self._seat = seat
        self._cards = cards
        self._number = self.asked
        self._decisions = NOBODY_ASKED
        self.asked += 1
        return WAIT

    def _ask_beside_others(self, seat: Seat, options: list[Option]) -> Step:
        decision = Decision(seat, options, self.asked)
        decision.branch = self._branch
        self.asked += 1
        self._decisions = (*self._decisions, decision)
        return WAIT

    def _as_decision(self) -> Decision:
        """Returns the question that was asked last as one that more can be said of than whom it asks for what."""
        decision = self.decisions[-1]
        self._seat = NOBODY
        return decision

    def _ask_nobody(self) -> None:
        self._seat = NOBODY
        self._decisions = NOBODY_ASKED

    def _ask_again(self, decisions: tuple[Decision, ...]) -> None:
        """Opens questions as they were."""
        self._ask_nobody()
        self._decisions = decisions
        if len(decisions) == 1 and decisions[0].plain:
            self._seat, self._options, self._cards = decisions[0].seat, decisions[0].options, NO_CARDS
            self._number = decisions[0].number

    def _ask_alike(self, other: Asking) -> None:
        """Opens the questions that are open in another game."""
        self._seat = other._seat
        self._number = other._number
        self._options = other._options
        self._question = other._question
        self._cards = other._cards
        self._decisions = other._decisions
