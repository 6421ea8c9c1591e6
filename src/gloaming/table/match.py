"""A game at a table: its choices in order, what each pair of eyes saw of them, and what can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from sys import intern
from typing import Literal, NamedTuple

import gloaming
from gloaming.kernel.choices import MAIN, Question, Seat
from gloaming.kernel.errors import BadRecord, Refused
from gloaming.kernel.events import Event, Fact
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Setting
from gloaming.table.store.store import Move

Eyes = Seat | None  # a seat's, or a spectator's
Undoing = Literal["no", "free", "ask"]


class Heard:
    """Something that happened, and how many choices had been made by then."""

    def __init__(self, at: int, event: Event) -> None:
        self.at = at
        self.event = event
        self.openly = event.seen_by(None)  # what all see of it who are told nothing more; they share it

    def seen_by(self, eyes: Eyes) -> dict[str, Fact] | None:
        """Returns what a pair of eyes saw of it, or None for nothing."""
        return self.event.seen_by(eyes) if eyes in self.event.audience else self.openly


class Seen(NamedTuple):
    """What one pair of eyes saw of something that happened."""

    at: int
    facts: dict[str, Fact]


class Match:
    """A running game, the choices that led to it, and the game as simultaneous choosers know it."""

    def __init__(self, name: str, setting: Setting, moves: list[Move]) -> None:
        self.name = name
        self.setting = setting
        self.moves: list[Move] = []
        self.fresh: list[Heard] = []  # what happened in the last change
        self.sealed: Game | None = None  # as it was before the first of several choices at once
        self.game = self.restarted(moves)

    @classmethod
    def begin(cls, name: str, players: int, seed: int, options: Mapping[str, OptionValue], moves: list[Move]) -> Match:
        """Begins a game, or goes on with one."""
        return cls(name, gloaming.rulebook(name).setting(players, seed, options), moves)

    def restarted(self, moves: list[Move]) -> Game:
        """Plays the choices from the beginning and listens from there on."""
        game = gloaming.rulebook(self.name).start(self.setting, None)
        self.game = game
        for move in moves:
            before = game.clone() if self.sealed is None and len(game.decisions) > 1 else self.sealed
            self.step(game, move)
            self.sealed = before if before and numbers_of(before) & numbers_of(game) else None
        self.moves = list(moves)
        game.listen(self.hear)
        return game

    def step(self, game: Game, move: Move) -> None:
        """Makes a choice that was made before."""
        try:
            game.choose(move.seat, move.token)
        except Refused as error:
            raise BadRecord("the table", 0, f"its choices do not fit these rules any more: {error}") from error

    def hear(self, event: Event) -> None:
        """Notes what happens."""
        self.fresh.append(Heard(len(self.moves) + 1, event))

    def choose(self, seat: Seat, token: str, number: int | None, at: float) -> Move:
        """Takes a choice; one that is refused changes nothing."""
        before = self.game.clone() if self.sealed is None and len(self.game.decisions) > 1 else self.sealed
        self.fresh = []
        self.game.choose(seat, token, number)
        self.sealed = before if before and numbers_of(before) & numbers_of(self.game) else None
        move = Move(seat, intern(token), at)  # all tables share the few tokens there are
        self.moves.append(move)
        return move

    def go_back(self, moves: list[Move]) -> None:
        """Puts other choices in the place of those made."""
        self.sealed = None
        self.fresh = []
        self.game = self.restarted(moves)

    def history(self, eyes: Eyes, upto: int | None = None) -> list[Seen]:
        """Returns all that a pair of eyes has seen, from the first deal on."""
        seen: list[Seen] = []
        at = 0

        def hear(event: Event) -> None:
            facts = event.seen_by(eyes)
            if facts is not None:
                seen.append(Seen(at, facts))

        game = gloaming.rulebook(self.name).start(self.setting, hear)
        for move in self.moves[:upto]:
            at += 1
            self.step(game, move)
        return seen

    def news(self, eyes: Eyes) -> list[Seen]:
        """Returns what a pair of eyes saw of the last change."""
        return [Seen(heard.at, facts) for heard in self.fresh if (facts := heard.seen_by(eyes)) is not None]

    def world_of(self, seat: Seat, number: int) -> Game:
        """Returns the game for a bot to look at.

        Of seats that choose at the same time none may choose later than others: it would take their turn to be over,
        and forget to be unpredictable. So a bot sees the game as it was when the first of them had not answered yet.
        """
        if self.sealed is not None and number in numbers_of(self.sealed):
            return self.sealed.clone()
        return self.game.clone()

    # Taking back.

    def last_choice(self, seat: Seat) -> int | None:
        """Returns the place of a seat's last choice among several options."""
        for place in range(len(self.moves) - 1, -1, -1):
            if self.moves[place].seat == seat:
                asked = gloaming.rewind(self.game, place).decision_of(seat)
                if asked is not None and len(asked.options) > 1:
                    return place
        return None

    def is_sealed(self, seat: Seat) -> bool:
        """Tells whether a seat's last choice is still covered, because others have yet to choose at the same time."""
        decisions = self.game.decisions
        if self.sealed is None or not decisions or decisions[0].branch == MAIN:
            return False
        since = self.sealed.number
        hides = self.game.rulebook.hides
        later = self.game.choices[since:]
        return any(who == seat for who, _ in later) and all(hides(self.question(token)) for _, token in later)

    def question(self, token: str) -> Question:
        """Returns the question that a token answers."""
        for question in self.game.questions.values():
            if question.read(token) is not None:
                return question
        raise KeyError(token)

    def may_undo(self, seat: Seat, alone: bool, rated: bool) -> Undoing:
        """Tells whether a seat may take its last choice back: of its own accord, or if the table allows it."""
        if self.game.over or not any(move.seat == seat for move in self.moves):
            return "no"
        if self.is_sealed(seat) or (alone and not rated):
            return "free"
        return "no" if rated else "ask"

    def undone(self, seat: Seat) -> list[Move]:
        """Returns the choices without the seat's last one and all that came after it.

        While others choose at the same time, their covered choices stay.
        """
        place = self.last_choice(seat)
        if place is None:
            return self.moves
        if self.is_sealed(seat):
            return [*self.moves[:place], *(move for move in self.moves[place + 1 :] if move.seat != seat)]
        return self.moves[:place]


def numbers_of(game: Game) -> set[int]:
    """Returns the numbers of the open questions."""
    return {decision.number for decision in game.decisions}
