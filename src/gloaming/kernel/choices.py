"""What a seat is asked and what it may answer.

Inside the rules an answer is a number; options, tokens and labels are made only when somebody looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.card_sets import NO_CARDS, CardSet, among, card_at, cards_of, count_of, holds

if TYPE_CHECKING:
    from gloaming.kernel.rulebook import Rulebook, Setting

SEAT: Final = "a seat"
Seat = Annotated[int, SEAT]  # marked, so that words made from a declaration can tell it from other numbers

NO_TEAM: Final[list[Seat]] = []
MAIN: Final[i64] = -1  # the branch of a decision that was not asked inside a Together


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One kind of thing a game asks, with the names of everything that can answer it.

    >>> PLAY = Question("play", ["red-0", "red-1"], "Play a card", "Play the {}")
    >>> PLAY.options[1].token
    'play red-1'
    """

    verb: str
    names: list[str]
    prompt: str
    phrase: str
    options: list[Option]
    home: tuple[Rulebook, Setting] | None  # how to set up a game that asks it, for a copy in another process
    _values: dict[str, int]

    def __init__(self, verb: str, names: list[str], prompt: str, phrase: str) -> None:
        self.verb = verb
        self.names = names
        self.prompt = prompt
        self.phrase = phrase
        self.options = [Option(self, value) for value in range(len(names))]  # one object for each answer, ever
        self.home = None
        self._values = {}

    def token(self, value: int) -> str:
        """Returns the stable readable form of an answer."""
        return f"{self.verb} {self.names[value]}"

    def label(self, value: int) -> str:
        """Returns the answer as a person would read it on a button."""
        return self.phrase.format(self.names[value].replace("-", " "))

    def touches(self, value: int) -> list[str]:
        """Returns the ids of what the answer touches."""
        return [self.names[value]]

    def read(self, token: str) -> Option | None:
        """Returns the option a token stands for, if it is one of this question's."""
        if not self._values:
            self._values = {self.token(value): value for value in range(len(self.names))}
        value = self._values.get(token, -1)
        return self.options[value] if value >= 0 else None

    def offer(self, values: list[int]) -> list[Option]:
        """Returns the options for some of the answers."""
        options = self.options
        return [options[value] for value in values]

    def __copy__(self) -> Question:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Question:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.home is None:
            raise TypeError(f"the question {self.verb!r} cannot be pickled before a game has asked it")
        return asked_in, (*self.home, self.verb)


def asked_in(rulebook: Rulebook, setting: Setting, verb: str) -> Question:
    """Returns a question of a game, always the same object."""
    return rulebook.fresh_game(setting).questions[verb]


def by_verb(*questions: Question) -> dict[str, Question]:
    """Returns all that a game asks, by its verb."""
    return {question.verb: question for question in questions}


def read_token(questions: dict[str, Question], token: str) -> Option | None:
    """Returns the option a token stands for, if it is one of these questions', by their verbs."""
    question = questions.get(token.split(" ", 1)[0])
    return None if question is None else question.read(token)


class Option:
    """One answer to a question. Inside the rules it is a number, its value."""

    question: Question
    value: i64

    def __init__(self, question: Question, value: i64) -> None:
        self.question = question
        self.value = value

    @property
    def token(self) -> str:
        """The option as records and programs write it, such as `play red-7`."""
        return self.question.token(self.value)

    @property
    def label(self) -> str:
        """The option as people read it, such as `Play the red 7`."""
        return self.question.label(self.value)

    @property
    def touches(self) -> list[str]:
        """The ids of the things the option touches."""
        return self.question.touches(self.value)

    def __str__(self) -> str:
        return self.token

    def __repr__(self) -> str:
        return f"<Option {self.token!r}>"

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Option:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return option_of, (self.question, self.value)


def option_of(question: Question, value: int) -> Option:
    """Returns the option of an answer, always the same object."""
    return question.options[value]


NO_OPTIONS: Final[list[Option]] = []
NO_VALUES: Final[list[int]] = []
NO_QUESTION: Final = Question("", [], "", "")


class Choices:
    """The choices made in a game, in order: who, and what."""

    def __init__(self, seats: list[Seat], options: list[Option]) -> None:
        self.seats = seats
        self.options = options

    def clone(self) -> Choices:
        """Returns a copy that goes its own way."""
        return Choices(self.seats[:], self.options[:])

    def tokens(self) -> list[tuple[Seat, str]]:
        """Returns the choices as seat and token."""
        return [(seat, option.token) for seat, option in zip(self.seats, self.options, strict=True)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question that is open now: who may answer it, and how. Never changes once asked."""

    seat: Seat
    number: i64
    team: list[Seat] = NO_TEAM
    own: bool = False  # whether the options are this seat's only, and its mates have theirs
    role: str = ""  # which of the roles its seat leads is asked, in a game that has roles
    branch: i64 = MAIN
    _options: list[Option]  # cards as an answer to one question: only once somebody has looked
    _question: Question
    _cards: CardSet

    def __init__(
        self,
        seat: Seat,
        options: list[Option],
        number: i64,
        question: Question = NO_QUESTION,
        cards: CardSet = NO_CARDS,
    ) -> None:
        self.seat = seat
        self.number = number
        self._options = options
        self._question = question
        self._cards = cards

    @property
    def options(self) -> list[Option]:
        """What may be answered."""
        if self._cards and not self._options:
            self._options = among(self._question.options, self._cards)
        return self._options

    def offers(self, option: Option) -> bool:
        """Tells whether an option is one of these."""
        if not self._cards:
            return option in self._options
        return option.question is self._question and holds(self._cards, option.value)

    def count(self) -> i64:
        """Returns how many options there are."""
        return count_of(self._cards) if self._cards else len(self._options)

    def option_at(self, place: i64) -> Option:
        """Returns one of the options by its place among them."""
        return self._question.options[card_at(self._cards, place)] if self._cards else self._options[place]

    def values(self) -> list[int]:
        """Returns what the options stand for, as numbers."""
        return cards_of(self._cards) if self._cards else [option.value for option in self._options]

    @property
    def seats(self) -> list[Seat]:
        """All who may answer with these options: one seat, or the members of a team."""
        return [self.seat] if self.own or not self.team else list(self.team)

    @property
    def plain(self) -> bool:
        """Whether nothing more can be said of it than which seat is asked for what."""
        return self.branch == MAIN and not self.team and not self.role

    @property
    def members(self) -> list[Seat]:
        """All who may answer, with these options or with their own: the first answer closes the question."""
        return list(self.team) if self.team else [self.seat]

    def asks(self, seat: Seat) -> bool:
        """Tells whether a seat may answer with these options."""
        return seat == self.seat or (seat in self.team and not self.own)

    @property
    def question(self) -> Question:
        """What is asked first of all; some options may answer another question, such as to pass."""
        return self._question if self._cards else self._options[0].question

    @property
    def prompt(self) -> str:
        """The question in one sentence."""
        return self.question.prompt

    def find(self, token: str) -> Option | None:
        """Returns the option with this token, if it is offered."""
        for option in self.options:
            if option.token == token:
                return option
        return None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        alike = self.seat == other.seat and self.number == other.number and self.branch == other.branch
        alike = alike and self.team == other.team and self.own == other.own and self.role == other.role
        return alike and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.seat, self.number))

    def __copy__(self) -> Decision:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Decision:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return asked, (self.seat, self.options, self.number, self.team, self.own, self.branch, self.role)

    def __repr__(self) -> str:
        who = f"team {self.team}" if self.team else f"seat {self.seat}"
        who = f"{self.role} of {who}" if self.role else who
        return f"<Decision {self.number} for {who}: {self.question.verb}, {len(self.options)} options>"


def asked(
    seat: Seat, options: list[Option], number: int, team: list[Seat], own: bool, branch: int, role: str
) -> Decision:
    """Returns a decision as it was asked."""
    decision = Decision(seat, options, number)
    decision.team = team
    decision.own = own
    decision.branch = branch
    decision.role = role
    return decision
