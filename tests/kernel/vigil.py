"""Vigil: a made-up game with everything the kernel can do and Shadow Cards does not need.

Two teams of two. All bid in secret at once; the team with the higher sum names a victim; before the blow falls a
window opens in which every seat in turn may shield or pass, and a shield opens a window of its own, in which it may be
broken. A blow that is not shielded scores a point; two points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gloaming.kernel.choices import Option, Question
from gloaming.kernel.dealing import OneOf, Unknown
from gloaming.kernel.events import Event
from gloaming.kernel.flow import AGAIN, DONE, NEXT, REPEAT, Flow, Step, Together
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, Ruling, Setting
from gloaming.kernel.view import View, every_view

BID = Question("bid", ["0", "1", "2", "3"], "Bid in secret", "Bid {}")
NAME = Question("name", ["seat-0", "seat-1", "seat-2", "seat-3"], "Name a victim", "Strike {}")
SHIELD = Question("shield", ["yourself", "another"], "Shield, or pass", "Shield {}")
PASS = Question("pass", ["now"], "Pass", "Let it happen")


class HasBid(Event, frozen=True, tag="bid"):
    """A seat bids in secret."""

    private: ClassVar[bool] = True

    seat: int
    bid: int


class Bids(Event, frozen=True):
    """All bids are turned up."""

    reveals: ClassVar[bool] = True

    bids: list[int]


class Ready(Event, frozen=True):
    """A seat has bid."""

    seat: int


class VigilView(View, kw_only=True):
    """What a seat sees: its own bid, and everybody's once all are in."""

    bids: list[int | None]
    has_bid: list[bool]
    shields: list[int]
    story: list[str]


class Vigil(Game):
    """A running game of Vigil."""

    def __init__(self, rulebook: Rulebook, setting: Setting) -> None:
        super().__init__(rulebook, setting, {"bid": BID, "name": NAME, "shield": SHIELD, "pass": PASS})
        self.bids = [0, 0, 0, 0]
        self.has_bid = [False, False, False, False]
        self.shields = [1, 1, 1, 1]
        self.blocked = False
        self.story: list[str] = []

    def twin(self) -> Vigil:
        twin = Vigil(self.rulebook, self.setting)
        twin.bids = self.bids[:]
        twin.has_bid = self.has_bid[:]
        twin.shields = self.shields[:]
        twin.blocked = self.blocked
        twin.story = self.story[:]
        return twin

    @property
    def sealed(self) -> bool:
        return not all(self.has_bid)

    def seen_by(self, seat: int | None) -> VigilView:
        return VigilView(
            **every_view(self, seat),
            bids=[None if self.sealed and other != seat else bid for other, bid in enumerate(self.bids)],
            has_bid=self.has_bid[:],
            shields=self.shields[:],
            story=self.story[:],
        )

    def hidden_from(self, seat: int) -> list[Unknown]:
        return [OneOf(range(4), self.bids, other) for other in range(4) if self.sealed and other != seat]

    def won_by(self) -> list[int]:
        return self.front_runners


class Night(Flow):
    """Nights of bidding and striking until a team has two points."""

    steps: ClassVar[tuple[str, ...]] = ("bid", "reveal", "strike", "fall")

    def __init__(self) -> None:
        super().__init__()
        self.striker = 0

    def bid(self, game: Vigil) -> Step:
        if max(game.scores) == 2:
            return DONE
        game.bids = [0, 0, 0, 0]
        game.has_bid = [False, False, False, False]
        return game.enter(Together([Bid(seat) for seat in range(4)]))

    def reveal(self, game: Vigil) -> Step:
        if game.heard:
            game.tell(Bids(game.bids[:]))
        return NEXT

    def strike(self, game: Vigil) -> Step:
        team = [0, 2] if game.bids[0] + game.bids[2] >= game.bids[1] + game.bids[3] else [1, 3]
        return game.ask_team(team, NAME.offer([seat for seat in range(4) if seat not in team]))

    def on_strike(self, game: Vigil, seat: int, option: Option) -> Step:
        game.story.append(f"{seat} strikes {option.value}")
        self.striker = seat
        game.blocked = False
        return game.enter(Window(seat, 1))

    def fall(self, game: Vigil) -> Step:
        if not game.blocked:
            game.scores[self.striker] += 1
            game.scores[(self.striker + 2) % 4] += 1
        return REPEAT


class Bid(Flow):
    """One seat's secret bid: the sum of two numbers."""

    steps: ClassVar[tuple[str, ...]] = ("add", "add_more", "be_ready")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def add(self, game: Vigil) -> Step:
        return game.ask(self.seat, BID.options)

    def on_add(self, game: Vigil, seat: int, option: Option) -> Step:
        game.bids[seat] += option.value
        if game.heard:
            game.tell(HasBid(seat, option.value))
        return NEXT

    add_more = add
    on_add_more = on_add

    def be_ready(self, game: Vigil) -> Step:
        game.has_bid[self.seat] = True
        if game.heard:
            game.tell(Ready(self.seat))
        return NEXT


class Window(Flow):
    """Every seat in turn may shield, which turns the blow away unless a shield in the window it opens breaks it."""

    steps: ClassVar[tuple[str, ...]] = ("ask_in_turn", "close")

    def __init__(self, first: int = 0, depth: int = 0) -> None:
        super().__init__()
        self.first = first
        self.depth = depth
        self.asked = 0

    def ask_in_turn(self, game: Vigil) -> Step:
        while self.asked < 4:
            seat = (self.first + self.asked) % 4
            if game.shields[seat]:
                return game.ask(seat, [*SHIELD.options, *PASS.options])
            self.asked += 1
        return NEXT

    def on_ask_in_turn(self, game: Vigil, seat: int, option: Option) -> Step:
        self.asked += 1
        if option.question is PASS:
            return AGAIN
        game.shields[seat] -= 1
        game.blocked = not game.blocked
        game.story.append(f"{seat} shields at depth {self.depth}")
        return game.enter_and_return(Window((seat + 1) % 4, self.depth + 1))

    def close(self, game: Vigil) -> Step:
        game.story.append(f"window {self.depth} closes")
        return NEXT


class VigilRulebook(Rulebook):
    """The rules of Vigil."""

    name: ClassVar[str] = "vigil"
    title: ClassVar[str] = "Vigil"
    pitch: ClassVar[str] = "A toy."
    minutes: ClassVar[int] = 1
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(4, 5)
    usual_players: ClassVar[int] = 4
    rulings: ClassVar[tuple[Ruling, ...]] = ()
    chapters: ClassVar[tuple[type[Flow], ...]] = (Night, Bid, Window)

    def fresh_game(self, setting: Setting) -> Vigil:
        return Vigil(self, setting)

    def sides(self, players: int, options: Mapping[str, OptionValue]) -> list[list[int]]:
        return [[0, 2], [1, 3]]

    def first_chapter(self) -> Night:
        return Night()

    def hides(self, question: Question) -> bool:
        return question is BID


BOOK = VigilRulebook()
OPENING = [f"{seat} bid {bid}" for bid in (2, 1) for seat in (0, 1, 2, 3)]  # equal bids: seats 0 and 2 strike


def vigil(*choices: str) -> Vigil:
    """Starts a game of Vigil and makes choices such as `0 bid 3`."""
    game = BOOK.start(BOOK.setting(seed=1))
    assert isinstance(game, Vigil)
    for choice in choices:
        seat, token = choice.split(" ", 1)
        game.choose(int(seat), token)
    return game
