"""Who plays a card game in which players are not seats: sides have players, and somebody or something decides for each.

A seat may lead several players. A player without a seat is an automaton: a rule decides for it, or the dice do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.choices import MAIN, Option, Question, Seat
from gloaming.kernel.flow import Step
from gloaming.kernel.rulebook import Rulebook, Setting

# Who decides for a player that has no seat.
BY_RULE: Final = -1
BY_DICE: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Peopled(CardGame):
    """A running card game of sides of players."""

    teams: list[list[Player]]  # the sides, each with its players
    deciders: list[int]  # for each player the seat that leads it, or what decides for it
    first: Player  # whose side comes first, and who decides what nobody else does

    def __init__(
        self,
        rulebook: Rulebook,
        setting: Setting,
        questions: dict[str, Question],
        teams: list[list[Player]],
        deciders: list[int],
    ) -> None:
        super().__init__(rulebook, setting, questions)
        self.teams = teams
        self.deciders = deciders
        self.first = 0

    def by_rule(self, player: Player, options: list[Option]) -> Option:
        """Returns what an automaton does."""
        return options[0]

    def role_of(self, player: Player) -> str:
        """Returns the name of a player as a role of its seat; none where every seat leads one player."""
        return ""

    # Sides.

    def everybody(self) -> list[Player]:
        """Returns all players, in the order in which they act: side by side, the first side first."""
        return [player for side in self.sides_in_turn() for player in side]

    def side_of(self, player: Player) -> int:
        """Returns the side of a player, or nothing for what belongs to nobody."""
        for side in range(len(self.teams)):
            if player in self.teams[side]:
                return side
        return NOTHING

    def opponents(self, player: Player) -> list[Player]:
        return [other for side in self.sides_in_turn() if player not in side for other in side]

    def mates(self, player: Player) -> list[Player]:
        """Returns the others on a player's side."""
        return [other for side in self.teams if player in side for other in side if other != player]

    def sides_in_turn(self) -> list[list[Player]]:
        at = max(0, self.side_of(self.first))
        return self.teams[at:] + self.teams[:at]

    # Deciding.

    def seat_of(self, player: Player) -> Seat:
        return NOTHING if player == NOTHING else max(NOTHING, self.deciders[player])

    def orders(self, waiting: list[list[int]]) -> Player:
        """Returns who orders what must be done at one moment: the first player, whoever controls the cards."""
        return self.first

    def decide(self, player: Player, options: list[Option]) -> Step:
        who = self.first if player == NOTHING else player
        decider = self.deciders[who]
        if decider == BY_RULE:
            return self.settle(self.by_rule(who, options))
        if decider == BY_DICE:
            return self.settle(options[self.dice.below(len(options))])
        if self._branch != MAIN and self.role_of(who):
            return self.ask_role(self.role_of(who), options)
        return self.ask(decider, options)

    def decide_among(self, players: list[Player], options: list[list[Option]]) -> Step:
        """Puts a decision to several players of a side: those with seats first, one for each seat, then the others."""
        seats: list[Seat] = []
        offered: list[list[Option]] = []
        last: i64 = 0
        for at in range(len(players)):
            seat = self.seat_of(players[at])
            if seat != NOTHING and seat not in seats:
                seats.append(seat)
                offered.append(options[at])
                last = at
        if not seats:
            return self.decide(players[0], options[0])
        return self.decide(players[last], offered[0]) if len(seats) == 1 else self.ask_members(seats, offered)
