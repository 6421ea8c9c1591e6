"""Clash: a made-up game in which two strike at once, small enough for its equilibria to be known.

Where a truce is on offer, one of the two says first whether to fight or to take it. A table says what seat 0 wins from
seat 1, or loses to it, for each pair of strikes, and a die for each of them may blur that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from msgspec import UNSET

from gloaming.kernel.choices import Option, Question
from gloaming.kernel.dealing import OneListOf, OneOf, Unknown
from gloaming.kernel.events import Event, Secret
from gloaming.kernel.flow import DONE, NEXT, Flow, Step, Together
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import Rulebook, Ruling, Setting
from gloaming.kernel.view import View

CALL = Question("call", ["fight", "truce"], "Fight, or take the truce", "Call for a {}")
STRIKE = Question("strike", ["high", "low", "feint"], "Strike in secret", "Strike {}")


class Clashed(Event, frozen=True, tag="clash"):
    """Both strikes are turned up."""

    reveals: ClassVar[bool] = True

    strikes: list[int]


class Struck(Event, frozen=True):
    """A seat has struck."""

    seat: int
    strike: Secret[int] = UNSET


@dataclass(frozen=True)
class Stakes:
    """What is fought for: what seat 0 wins for each pair of strikes, and which hands seat 1 may hold."""

    table: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    die: int = 1  # how many sides
    caller: int = 0
    truce: int | None = None


# Three strikes that beat each other in a ring, not all alike. Equilibrium: 1/4, 1/2, 1/4; nobody wins in the long run.
RING = Stakes(((0, -1, 2), (1, 0, -1), (-2, 1, 0)), ((0, 1, 2),))
BLURRED_RING = Stakes(RING.table, RING.hands, die=5)
# One hand in four can only strike high. Equilibrium: high 2/5, low 3/5, worth 1/5 to seat 0; who has the choice
# strikes high once in five. As if hands were open, seat 0 would strike high 1/4 + 3/4 * 2/5 = 11/20 of the time.
HIDDEN = Stakes(((2, -1), (-1, 1)), ((0,), (0, 1), (0, 1), (0, 1)))
# A fight is worth nothing to either, so seat 0 should not pay two points for a truce, and seat 1 should take them.
PAY_FOR_TRUCE = Stakes(((4, -4), (-4, 4)), ((0, 1),), caller=0, truce=-2)
BE_PAID_FOR_TRUCE = Stakes(((4, -4), (-4, 4)), ((0, 1),), caller=1, truce=-2)


class ClashView(View, kw_only=True):
    """What a seat sees: seat 0's hand, which holds every strike; its own hand and strike; and who has struck."""

    hands: list[list[int] | None]
    strike: int
    has_struck: list[bool]


class Clash(Game):
    """A running game of Clash."""

    def __init__(self, rulebook: ClashRulebook, setting: Setting) -> None:
        super().__init__(rulebook, setting, {"call": CALL, "strike": STRIKE})
        self.hands: list[list[int]] = [[], []]
        self.strikes = [-1, -1]

    @property
    def stakes(self) -> Stakes:
        assert isinstance(self.rulebook, ClashRulebook)
        return self.rulebook.stakes

    def twin(self) -> Clash:
        assert isinstance(self.rulebook, ClashRulebook)
        twin = Clash(self.rulebook, self.setting)
        twin.hands = [hand[:] for hand in self.hands]
        twin.strikes = self.strikes[:]
        return twin

    def seen_by(self, seat: int | None) -> ClashView:
        return ClashView(
            game="clash",
            seat=seat,
            players=2,
            over=self.over,
            scores=self.scores[:],
            winners=self.winners,
            waiting_for=sorted(decision.seat for decision in self.decisions),
            hands=[self.hands[0][:], self.hands[1][:] if seat == 1 else None],
            strike=-1 if seat is None else self.strikes[seat],
            has_struck=[strike >= 0 for strike in self.strikes],
        )

    def hidden_from(self, seat: int) -> list[Unknown]:
        other = 1 - seat
        hand: list[Unknown] = [OneListOf(self.stakes.hands, self.hands[1])] if seat == 0 else []
        struck = self.strikes[other] >= 0
        return [*hand, OneOf(self.hands[other], self.strikes, other)] if struck else hand

    def won_by(self) -> list[int]:
        return self.front_runners

    def win(self, points: int) -> None:
        """Gives points to seat 0, or to seat 1 what seat 0 loses."""
        self.scores[0 if points > 0 else 1] += abs(points)


class Encounter(Flow):
    """The whole game."""

    steps: ClassVar[tuple[str, ...]] = ("deal", "call", "clash", "reckon")

    def deal(self, game: Clash) -> Step:
        hands = game.stakes.hands
        game.hands = [list(range(len(game.stakes.table))), list(hands[game.setup_dice.below(len(hands))])]
        return NEXT

    def call(self, game: Clash) -> Step:
        return NEXT if game.stakes.truce is None else game.ask(game.stakes.caller, CALL.options)

    def on_call(self, game: Clash, seat: int, option: Option) -> Step:
        if option.token == "call fight":
            return NEXT
        assert game.stakes.truce is not None
        game.win(game.stakes.truce)
        game.reckonings += 1
        return DONE

    def clash(self, game: Clash) -> Step:
        return game.enter(Together([Strike(0), Strike(1)]))

    def reckon(self, game: Clash) -> Step:
        if game.heard:
            game.tell(Clashed(game.strikes[:]))
        game.win(game.stakes.table[game.strikes[0]][game.strikes[1]])
        luck = [game.dice.below(game.stakes.die) for _ in range(18)]  # two for each pair of strikes: none share theirs
        pair = 3 * game.strikes[0] + game.strikes[1]
        game.scores[0] += luck[2 * pair]
        game.scores[1] += luck[2 * pair + 1]
        game.reckonings += 1
        return NEXT


class Strike(Flow):
    """One seat's secret strike."""

    steps: ClassVar[tuple[str, ...]] = ("strike",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def strike(self, game: Clash) -> Step:
        return game.ask(self.seat, STRIKE.offer(game.hands[self.seat]))

    def on_strike(self, game: Clash, seat: int, option: Option) -> Step:
        game.strikes[seat] = option.value
        if game.heard:
            game.tell(Struck(seat, option.value))
        return NEXT


class ClashRulebook(Rulebook):
    """The rules of Clash."""

    name: ClassVar[str] = "clash"
    title: ClassVar[str] = "Clash"
    pitch: ClassVar[str] = "A toy."
    minutes: ClassVar[int] = 1
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    usual_players: ClassVar[int] = 2
    rulings: ClassVar[tuple[Ruling, ...]] = ()
    chapters: ClassVar[tuple[type[Flow], ...]] = (Encounter, Strike)

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes

    def fresh_game(self, setting: Setting) -> Clash:
        return Clash(self, setting)

    def first_chapter(self) -> Encounter:
        return Encounter()

    def hides(self, question: Question) -> bool:
        return question is STRIKE


def clash(stakes: Stakes) -> Game:
    """Starts a game of Clash."""
    book = ClashRulebook(stakes)
    return book.start(book.setting(seed=1))
