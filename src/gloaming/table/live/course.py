"""A game at a table: its choices in order, what each pair of eyes saw of them, and what can be undone."""

from __future__ import annotations

from collections.abc import Mapping
from sys import intern
from typing import Literal, NamedTuple

import gloaming
from gloaming.kernel.beats import Beats
from gloaming.kernel.choices import Seat, read_token
from gloaming.kernel.errors import BadRecord, Refused
from gloaming.kernel.events import Event
from gloaming.kernel.flow import Together
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Setting
from gloaming.table.store.store import Choice

Eyes = Seat | None  # a seat's, or a spectator's
Undoing = Literal["no", "free", "ask"]


class Heard(NamedTuple):
    """Something that happened, and how many choices had been made by then."""

    at: int
    event: Event


class Course:
    """A running game, the choices that led to it, and the game as simultaneous choosers know it."""

    def __init__(self, name: str, setting: Setting, choices: list[Choice]) -> None:
        self.name = name
        self.setting = setting
        self.choices: list[Choice] = []
        self.free: list[bool] = []  # whether each of the choices was one among several options
        self.fresh: list[Event] = []  # what happened in the last change,
        self.places: list[int] = []  # and how many choices had been made by then
        self.together: Together | None = None  # the chapter in which several seats choose at once
        self.opened: Game | None = None  # the game when that chapter began
        self.opened_at = 0  # how many choices had been made by then
        self.game = self.restarted(choices)

    @classmethod
    def stepped(cls, name: str, setting: Setting, choices: list[Choice]) -> Course:
        """Returns a game after some choices, with what happened in the last of them."""
        course = cls(name, setting, choices[:-1])
        for choice in choices[-1:]:
            course.make(course.game, choice)
        return course

    @classmethod
    def begin(
        cls, name: str, players: int, seed: int, options: Mapping[str, OptionValue], choices: list[Choice]
    ) -> Course:
        """Begins a game, or goes on with one."""
        return cls(name, gloaming.rulebook(name).setting(players, seed, options), choices)

    def restarted(self, choices: list[Choice]) -> Game:
        """Plays the choices from the beginning and listens from there on."""
        game = gloaming.rulebook(self.name).start(self.setting, None)
        self.choices, self.free = [], []
        self.together = self.opened = None
        self.notice(game)
        for choice in choices:
            self.make(game, choice)
        self.follow(game)
        return game

    def follow(self, game: Game) -> None:
        """Listens to a game from here on."""
        self.fresh, self.places = [], []
        game.listen(self.hear)
        self.beats = Beats(game, self.fresh)  # of the last change

    def hear(self, event: Event) -> None:
        """Keeps what happens, with the choice that is being made."""
        self.fresh.append(event)
        self.places.append(len(self.choices) + 1)

    def make(self, game: Game, choice: Choice) -> None:
        """Makes a choice that was made before, and writes it down."""
        free = is_free(game, choice.seat, choice.token)
        self.step(game, choice)
        self.note(game, choice, free)

    def step(self, game: Game, choice: Choice) -> None:
        """Makes a choice that was made before."""
        try:
            game.choose(choice.seat, choice.token)
        except Refused as error:
            raise BadRecord("the table", 0, f"its moves no longer fit the rules: {error}") from error

    def note(self, game: Game, choice: Choice, free: bool) -> None:
        """Writes a choice down."""
        self.choices.append(choice)
        self.free.append(free)
        self.notice(game)

    def notice(self, game: Game) -> None:
        """Keeps the game as it is whenever several seats begin to choose at once."""
        now = game.stack[-1] if game.stack else None
        if not isinstance(now, Together):
            self.together = self.opened = None
        elif now is not self.together:
            self.together, self.opened, self.opened_at = now, game.clone(), len(self.choices)

    @property
    def asked(self) -> list[Seat]:
        """The seats whose turn it is."""
        return sorted({seat for decision in self.game.decisions for seat in decision.seats})

    def has_been_told(self) -> None:
        """Forgets what happened in the last change."""
        self.fresh.clear()
        self.places.clear()
        self.beats.kept.clear()

    def choose(self, seat: Seat, token: str, number: int | None, at: float) -> Choice:
        """Takes a choice; one that is refused changes nothing."""
        self.has_been_told()
        return self.choose_then(seat, token, number, at)

    def choose_then(self, seat: Seat, token: str, number: int | None, at: float) -> Choice:
        """Takes one more choice of the same change."""
        free = is_free(self.game, seat, token)
        self.game.choose(seat, token, number)
        choice = Choice(seat, intern(token), at)  # all tables share the few tokens there are
        self.note(self.game, choice, free)
        return choice

    def go_back(self, choices: list[Choice]) -> None:
        """Puts other choices in the place of those made."""
        self.game = self.restarted(choices)

    def history(self, eyes: Eyes, upto: int | None = None) -> list[Heard]:
        """Returns all that a pair of eyes has seen, from the first deal on."""
        seen: list[Heard] = []
        at = 0

        def hear(event: Event) -> None:
            shown = event.shown_to(eyes)
            if shown is not None:
                seen.append(Heard(at, shown))

        game = gloaming.rulebook(self.name).start(self.setting, hear)
        for choice in self.choices[:upto]:
            at += 1
            self.step(game, choice)
        return seen

    def news(self, eyes: Eyes) -> list[Heard]:
        """Returns what a pair of eyes saw of the last change."""
        heard = zip(self.places, self.fresh, strict=True)
        return [Heard(at, shown) for at, event in heard if (shown := event.shown_to(eyes)) is not None]

    def world_of(self, seat: Seat) -> Game:
        """Returns the game for a bot to look at.

        Of seats that choose at the same time none may choose later than others: it would take their turn to be over,
        and forget to be unpredictable. So a bot sees a game in which nobody but its own seat has chosen yet.
        """
        if self.opened is None:
            return self.game.clone()
        world = self.opened.clone()
        for choice in self.choices[self.opened_at :]:
            if choice.seat == seat:
                world.choose(seat, choice.token)
        return world

    # Undoing.

    def last_choice(self, seat: Seat) -> int | None:
        """Returns the place of a seat's last choice among several options."""
        places = range(len(self.choices) - 1, -1, -1)
        return next((place for place in places if self.choices[place].seat == seat and self.free[place]), None)

    def is_sealed(self, seat: Seat) -> bool:
        """Tells whether a seat's last choice is still covered, because others have yet to choose at the same time."""
        place = self.last_choice(seat)
        if self.opened is None or place is None or place < self.opened_at:
            return False
        made = [read_token(self.game.questions, choice.token) for choice in self.choices[self.opened_at :]]
        return all(option is not None and self.game.rulebook.hides(option.question) for option in made)

    def may_undo(self, seat: Seat, alone: bool, rated: bool) -> Undoing:
        """Tells whether a seat may undo its last choice: of its own accord, or if the table allows it."""
        if self.game.over or self.last_choice(seat) is None:
            return "no"
        if self.is_sealed(seat) or (alone and not rated):
            return "free"
        return "no" if rated else "ask"

    def undone(self, seat: Seat) -> list[Choice]:
        """Returns the choices without the seat's last one and all that came after it.

        While others choose at the same time, their covered choices stay.
        """
        place = self.last_choice(seat)
        if place is None:
            return self.choices
        if self.is_sealed(seat):
            return [*self.choices[:place], *(choice for choice in self.choices[place + 1 :] if choice.seat != seat)]
        return self.choices[:place]


def is_free(game: Game, seat: Seat, token: str) -> bool:
    """Tells whether a seat that makes a choice could make another one."""
    offered = [each.options for each in game.decisions if each.asks(seat) and each.find(token) is not None]
    return bool(offered) and len(offered[0]) > 1
