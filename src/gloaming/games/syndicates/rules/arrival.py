"""Characters who enter during the match, and those who leave because of them."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.questions import ENTER
from gloaming.games.syndicates.rules.sets import NONE
from gloaming.games.syndicates.rules.tabletop import OUT, Side, Slot
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, DONE, NEXT, Flow, SeatFlow, Step


class Arrival(SeatFlow):
    """A character is drawn and takes its place (SS-CHR-1 to SS-CHR-4)."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "take_place", "look_for_penalties")

    def __init__(self, seat: Seat = 0, to: str = "slot") -> None:
        super().__init__(seat)
        self.to = to  # family, bodyguard-of-leader, or slot
        self.card = NONE

    def draw(self, game: Syndicates) -> Step:
        """Draws the character, who does not even sit down if its own penalty is due (A-17, A-57)."""
        side = self.seat % 2
        if not game.decks[side]:
            return DONE
        self.card = game.turn_up(game.characters[side])
        game.past.clear()
        game.report(events.DrewCharacter, self.seat, game.cards.names[self.card])
        if not game.owes_penalty(side, self.card):
            return NEXT
        game.characters[side].move(self.card, OUT)
        game.report(events.Left, side, slot="", card=game.cards.names[self.card], why="penalty")
        return DONE

    def take_place(self, game: Syndicates) -> Step:
        """Lays the newcomer where the card says, in an empty Supporter slot, or else on somebody (A-50)."""
        side = self.seat % 2
        if self.to == "family":
            return self.enter_slot(game, game.format.family)  # SS-ONE-4
        if self.to == "bodyguard-of-leader":
            return self.enter_slot(game, game.format.leader)  # SS-CHR-3
        free = game.free_slots(side)
        if len(free) == 1:
            return self.enter_slot(game, free[0])
        if free:
            return game.ask(self.seat, ENTER.offer([game.format.number_of(slot) for slot in free]))
        tops = [game.top(side, slot) for slot in range(game.format.slots) if game.stacks[side][slot]]
        return game.ask(self.seat, game.cards.questions.guard.offer(tops))

    def on_take_place(self, game: Syndicates, seat: Seat, option: Option) -> Step:
        """Lays the newcomer where its owner wants it."""
        if option.question is ENTER:
            return self.enter_slot(game, game.format.supporter_slot(option.value))
        return self.enter_slot(game, game.slot_of(seat % 2, option.value))

    def enter_slot(self, game: Syndicates, slot: Slot) -> Step:
        """Lays the newcomer on a slot; as a Bodyguard it obeys whoever drew it (A-35)."""
        side = self.seat % 2
        if game.stacks[side][slot]:
            game.guards[self.seat].append(self.card)
        if slot == game.format.family:
            game.closed[side] = False  # the Family has just made room
        game.enter_slot(side, slot, self.card)
        return NEXT

    def look_for_penalties(self, game: Syndicates) -> Step:
        """Checks the penalties of all others (A-23)."""
        return game.enter(Penalties(self.seat % 2))


class Penalties(Flow):
    """Everybody whose penalty is due leaves, in the order the owner chooses (SS-PEN-2, SS-PEN-3, SS-PEN-6)."""

    steps: ClassVar[tuple[str, ...]] = ("look",)

    def __init__(self, side: Side = 0) -> None:
        super().__init__()
        self.side = side

    def look(self, game: Syndicates) -> Step:
        """Has the next one leave, or asks who that is; each departure may save another character."""
        due = game.penalised(self.side)
        if len(due) > 1:
            return game.ask_side(self.side, game.cards.questions.dismiss.offer(due))
        if not due:
            return NEXT
        game.leave(self.side, due[0], "penalty")
        return AGAIN

    def on_look(self, game: Syndicates, seat: Seat, option: Option) -> Step:
        """Has the chosen one leave, and looks again."""
        game.leave(self.side, option.value, "penalty")
        return AGAIN
