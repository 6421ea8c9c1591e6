"""What a seat is asked and what it may answer.

Inside the rules an answer is a number; options, tokens and labels are made only when somebody looks.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

Seat = int


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One kind of thing a game asks, with the names of everything that can answer it.

    >>> PLAY = Question("play", ["red-0", "red-1"], "Play a card", "Play the {}")
    >>> PLAY.option(1).token
    'play red-1'
    """

    verb: str
    names: list[str]
    prompt: str
    phrase: str
    _options: dict[int, Option]
    _values: dict[str, int]

    def __init__(self, verb: str, names: list[str], prompt: str, phrase: str) -> None:
        self.verb = verb
        self.names = names
        self.prompt = prompt
        self.phrase = phrase
        self._options = {}
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

    def read(self, token: str) -> int:
        """Returns the answer a token stands for, or -1."""
        if not self._values:
            self._values = {self.token(value): value for value in range(len(self.names))}
        return self._values.get(token, -1)

    def option(self, value: int) -> Option:
        """Returns the option for an answer, always the same object."""
        option = self._options.get(value)
        if option is None:
            option = Option(self, value)
            self._options[value] = option
        return option

    def options(self, values: list[int]) -> list[Option]:
        """Returns the options for several answers."""
        known = self._options
        try:
            return [known[value] for value in values]
        except KeyError:
            return [self.option(value) for value in values]


class Option:
    """One answer to a question."""

    question: Question
    value: int

    def __init__(self, question: Question, value: int) -> None:
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


class Choices:
    """The choices made in a game, in order: who, which question, which answer."""

    seats: list[Seat]
    questions: list[Question]
    values: list[int]

    def __init__(self) -> None:
        self.seats = []
        self.questions = []
        self.values = []

    def add(self, seat: Seat, question: Question, value: int) -> None:
        """Writes a choice down."""
        self.seats.append(seat)
        self.questions.append(question)
        self.values.append(value)

    def clone(self) -> Choices:
        """Returns a copy that goes its own way."""
        twin = Choices()
        twin.seats = self.seats[:]
        twin.questions = self.questions[:]
        twin.values = self.values[:]
        return twin

    def tokens(self) -> list[tuple[Seat, str]]:
        """Returns the choices as seat and token."""
        return [
            (seat, question.token(value))
            for seat, question, value in zip(self.seats, self.questions, self.values, strict=True)
        ]


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question that is open now: who may answer it, and how. Never changes once asked."""

    seat: Seat
    team: list[Seat]
    question: Question
    values: list[int]
    number: int
    branch: int

    def __init__(
        self, seat: Seat, team: list[Seat], question: Question, values: list[int], number: int, branch: int
    ) -> None:
        self.seat = seat
        self.team = team
        self.question = question
        self.values = values
        self.number = number
        self.branch = branch

    @property
    def seats(self) -> list[Seat]:
        """All who may answer: one seat, or the members of a team."""
        return list(self.team) if self.team else [self.seat]

    @property
    def options(self) -> list[Option]:
        """What may be answered."""
        return self.question.options(self.values)

    @property
    def prompt(self) -> str:
        """The question in one sentence."""
        return self.question.prompt

    def answered_by(self, seat: Seat) -> bool:
        """Tells whether this seat may answer."""
        return seat == self.seat or seat in self.team

    def find(self, token: str) -> Option | None:
        """Returns the option with this token, if it is offered."""
        value = self.question.read(token)
        return self.question.option(value) if value in self.values else None

    def __repr__(self) -> str:
        who = f"team {self.team}" if self.team else f"seat {self.seat}"
        return f"<Decision {self.number} for {who}: {self.question.verb}, {len(self.values)} options>"
