"""A turn: exactly one action."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.questions import DRAW
from gloaming.games.syndicates.rules.tabletop import ENDS, FX
from gloaming.games.syndicates.rules.uses import CardUse, DrawnFx
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, SeatFlow, Step


class Turn(SeatFlow):
    """One seat's turn (SS-TURN-3, SS-TURN-4)."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "act", "end")

    def __init__(self, seat: Seat = 0) -> None:
        super().__init__(seat)
        self.skipped = False

    def begin(self, game: Syndicates) -> Step:
        """Announces the turn, which may be one that is skipped (A-15)."""
        if game.heard:
            game.tell(events.Turn(game.turn, self.seat))
        if game.skips[self.seat] > 0:
            game.skips[self.seat] -= 1
            self.skipped = True
            game.report(events.Skipped, self.seat)
        return NEXT

    def act(self, game: Syndicates) -> Step:
        """Asks for the action; whoever can do nothing passes without being asked (SS-ACT-1, A-16)."""
        if self.skipped:
            return NEXT
        actions = game.actions(self.seat)
        if actions:
            return game.ask(self.seat, actions)
        game.idle += 1
        game.report(events.Passed, self.seat)
        return NEXT

    def on_act(self, game: Syndicates, seat: Seat, option: Option) -> Step:
        """Takes the action."""
        game.idle = 0
        questions = game.cards.questions
        if option.question is questions.attack:
            attack(game, seat, option)
        elif option.question is questions.use:
            return game.enter(CardUse(seat, option.value))
        elif option.question is DRAW:
            return game.enter(DrawnFx(seat))  # SS-TURN-6
        elif option.question is questions.play:
            return play_held(game, seat, option)
        else:
            move_bodyguard(game, seat, option)
        return NEXT

    def end(self, game: Syndicates) -> Step:
        """Takes off the Timeouts that are over (SS-TIME-3, A-14, A-54)."""
        side = self.seat % 2
        for slot, lying in enumerate(game.attached[side]):
            for facts in [each for each in lying if each[ENDS] == game.turn]:
                lying.remove(facts)
                game.tell_of(events.TimeoutOver, side, slot, facts[FX], 0)
                game.put_away(side, facts[FX])
        return NEXT


def attack(game: Syndicates, seat: Seat, option: Option) -> None:
    """A standard attack: free, and 10 KT off the target unless a card says otherwise (SS-ATK-1 to SS-ATK-3)."""
    side = seat % 2
    question = game.cards.questions.attack
    target, attacker = question.first(option), question.second(option)
    kt = game.strength(side, game.slot_of(side, attacker))
    if game.heard:
        game.tell(events.Attacked(seat, game.cards.names[attacker], game.cards.names[target], kt))
    game.hit(1 - side, [game.slot_of(1 - side, target)], kt, attacker)


def play_held(game: Syndicates, seat: Seat, option: Option) -> Step:
    """Plays an FX card that was kept (SS-ACT-5, SS-SR-4)."""
    game.reserves[seat].remove(option.value)
    game.past.clear()
    game.report(events.PlayedFx, seat, game.cards.names[option.value])
    return game.enter(CardUse(seat, option.value))


def move_bodyguard(game: Syndicates, seat: Seat, option: Option) -> None:
    """Moves a Bodyguard to another slot; who lay beneath is uncovered with 60 KT (SS-BG-6 to SS-BG-9, SS-BG-14)."""
    side = seat % 2
    question = game.cards.questions.move
    card, goal = question.first(option), question.second(option)
    start = game.slot_of(side, card)
    people = len(question.firsts)
    slot = game.slot_of(side, goal) if goal < people else game.format.supporter_slot(goal - people)
    kt = game.kt[side][start]
    game.stacks[side][start].pop()
    game.report(events.Moved, seat, game.cards.names[card], game.format.name_of(start), game.format.name_of(slot))
    game.uncover(side, start)
    game.stacks[side][slot].append(card)
    game.kt[side][slot] = kt
