"""Damage, and the Aces it turns."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import ACES, DOWN, FIRST_ACE
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import TURN
from gloaming.kernel.cards.happening import Single
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step


class Damage(Flow):
    """One point of damage, to one seat or to both at the same time (SD-DMG-1, SD-STRK-4)."""

    steps: ClassVar[tuple[str, ...]] = ("ward", "choose", "turn", "work", "answer")

    def __init__(self, seats: list[Seat] | None = None) -> None:
        super().__init__()
        self.seats: list[Seat] = seats or []  # who is hit, the attacker first; those who ward it off are taken out
        self.warded: list[Seat] = []  # who did
        self.aces: list[int] = []  # the place of the Ace each of them turns
        self.next = 0

    def ward(self, game: Showdown) -> Step:
        """Lets damage be prevented before an Ace is turned (B-21)."""
        if self.next == len(self.seats):
            self.seats = [seat for seat in self.seats if seat not in self.warded]
            self.next = 0
            return NEXT
        self.next += 1
        return game.enter_and_return(DamageLooms(self.seats[self.next - 1]))

    def choose(self, game: Showdown) -> Step:
        """Asks which Ace to turn where the owner knows one of them (B-26)."""
        if len(self.aces) == len(self.seats):
            return NEXT
        seat = self.seats[len(self.aces)]
        down = [place for place in range(ACES) if game.lies[seat][place] == DOWN]
        known = [place for place in down if game.placed[seat][place]]
        if not known or len(down) == 1 or game.rulings.aces_in_a_pile:
            self.aces.append(down[0])
            return AGAIN
        unknown = [place for place in down if place not in known]
        return game.ask(seat, TURN.offer([*known, *unknown[:1]]))  # face-down Aces nobody knows are all alike

    def on_choose(self, game: Showdown, seat: Seat, option: Option) -> Step:
        """Notes the Ace."""
        self.aces.append(option.value)
        return AGAIN

    def turn(self, game: Showdown) -> Step:
        """Turns the Aces together; whoever turns the last one has lost on the spot (SD-DMG-2, B-50)."""
        for index in range(len(self.seats)):
            game.turn_ace(self.seats[index], self.aces[index])
        losers = [seat for seat in self.seats if game.face_down(seat) == 0]
        return game.lose(sorted(losers)) if losers else NEXT

    def work(self, game: Showdown) -> Step:
        """Carries out Immediate effects, the attacker's first (SD-ACE-2, B-29, B-50)."""
        while self.next < len(self.seats):
            seat, place = self.seats[self.next], self.aces[self.next]
            self.next += 1
            card = FIRST_ACE + game.aces[seat][place]
            for number in game.deck_of(seat).of_kind(card, "immediate"):
                if game.can_use(seat, card, number):
                    return game.enter_and_return(Use(seat, card, number))
        self.next = 0
        return NEXT

    def answer(self, game: Showdown) -> Step:
        """Lets the damage be answered."""
        if self.next == len(self.seats):
            return NEXT
        self.next += 1
        return game.enter_and_return(DamageTaken(self.seats[self.next - 1]))


class DamageLooms(Single):
    """Damage that is about to be received."""

    steps: ClassVar[tuple[str, ...]] = ("before", "happen")
    kind: ClassVar[str] = "damage"

    def happen(self, game: Showdown) -> Step:
        if self.stopped:
            damage = game.stack[-2]
            assert isinstance(damage, Damage)
            damage.warded.append(self.player)
            game.report(events.Prevented, self.player)
        return NEXT


class DamageTaken(Single):
    """Damage that was received."""

    steps: ClassVar[tuple[str, ...]] = ("after",)
    kind: ClassVar[str] = "damage_taken"


class PointsOfDamage(Flow):
    """Several points of damage, taken one by one (SD-DMG-3), by both at the same time where both are hit (B-50)."""

    steps: ClassVar[tuple[str, ...]] = ("wound",)

    def __init__(self, seats: list[Seat] | None = None, left: int = 0) -> None:
        super().__init__()
        self.seats: list[Seat] = seats or []
        self.left = left

    def wound(self, game: Showdown) -> Step:
        """Takes the next point."""
        if self.left == 0:
            return NEXT
        self.left -= 1
        return game.enter_and_return(Damage(self.seats[:]))
