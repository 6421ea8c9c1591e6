"""What cards do with feints, strikes and the Black Joker, and what they do to Aces."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

import msgspec

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import ACES, FIRST_ACE, FIRST_EDGE, NAMES, NONE, SECOND_EDGE, UP, is_edge
from gloaming.games.showdown.rules.damage import PointsOfDamage
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import CHOOSE, EDGE, HEAL
from gloaming.games.showdown.rules.vocabulary.conditions import One, whose
from gloaming.kernel.cards.english import number, some
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.shared import HAND, Who, does, seats_of
from gloaming.kernel.cards.terms import Effect
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step


class SwapFeint(Effect, frozen=True):
    """Takes your feint back for another hand card."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"exchange {to.your} feint for a card from {to.your} hand"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there are a feint and a hand card to spare for the strike."""
        enough = 1 if is_edge(game.feints[use.seat]) else 0
        return game.feints[use.seat] != NONE and use.ability(game).left(game, use, HAND) > enough

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks for the new feint."""
        there = game.feints[use.seat] != NONE and game.hands[use.seat]
        return game.ask(use.seat, CHOOSE.offer(game.hands[use.seat])) if there else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Exchanges the cards; the Black Joker just goes back to its place (B-41)."""
        old = game.feints[seat]
        game.take_from_hand(seat, option.value)
        game.feints[seat] = option.value
        if not is_edge(old):
            game.add_to_hand(seat, [old])
            game.show_in_hand(seat, [old])
        if game.heard:
            game.tell(events.FeintSwapped(seat, NAMES[option.value]))
        return NEXT


class StrikeAgain(Effect, frozen=True):
    """Takes your strike back for another hand card."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"exchange {to.your} strike for a card from {to.your} hand"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there are a strike and another card."""
        return game.strikes[use.seat] != NONE and use.ability(game).left(game, use, HAND) > 0

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks for the new strike."""
        there = game.strikes[use.seat] != NONE and game.hands[use.seat]
        return game.ask(use.seat, CHOOSE.offer(game.hands[use.seat])) if there else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Exchanges the cards; both are seen."""
        old = game.strikes[seat]
        game.take_from_hand(seat, option.value)
        game.strikes[seat] = option.value
        game.add_to_hand(seat, [old])
        game.show_in_hand(seat, [old])
        if game.heard:
            game.tell(events.StrikeSwapped(seat, NAMES[option.value]))
        return NEXT


class TurnEdge(Effect, frozen=True):
    """Turns a Black Joker that serves as a feint."""

    who: One = "you"

    def text(self, to: Reader = OWNER) -> str:
        """Says whose."""
        return f"choose which edge of {whose(self.who, to)} Black Joker counts"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is on the table."""
        return is_edge(game.feints[seats_of(self.who, game, use)[0]])

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which edge counts."""
        return game.ask(use.seat, EDGE.options) if self.able(game, use) else NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Turns it."""
        owner = seats_of(self.who, game, use)[0]
        game.feints[owner] = SECOND_EDGE if option.value else FIRST_EDGE
        if game.heard:
            game.tell(events.EdgeTurned(owner, NAMES[game.feints[owner]]))
        return NEXT

    def about(self, game: Showdown, use: Use) -> Seat:
        """Returns whose Black Joker it is."""
        return seats_of(self.who, game, use)[0]


# Damage and Aces.


class Hurt(Effect, frozen=True):
    """Deals damage."""

    alone: ClassVar[str] = "count"
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    who: Who = "opponent"

    def text(self, to: Reader = OWNER) -> str:
        """Says to whom."""
        return f"{does(self.who, 'receive', to)} {number(self.count)} damage"

    def is_order(self) -> bool:
        """Tells whether it is the owner who does."""
        return self.who == "you"

    def gives_up(self) -> bool:
        """Tells whether it is one's own Aces alone that are turned."""
        return self.who == "you"

    def begin(self, game: Showdown, use: Use) -> Step:
        """Deals it point by point; two who are hit are hit together, the attacker first (B-50)."""
        hit = seats_of(self.who, game, use)
        seats = [seat for seat in (game.attacker, game.defender) if seat in hit]
        return game.enter_and_return(PointsOfDamage(seats, self.count))


class Heal(Effect, frozen=True):
    """Turns your Aces face down again."""

    alone: ClassVar[str] = "count"
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    shuffle: bool = False
    other: bool = False  # only Aces other than the one whose effect this is

    def text(self, to: Reader = OWNER) -> str:
        """Says how many."""
        what = f"heal {number(self.count)} of {to.your} other Aces" if self.other else f"heal {some(self.count, 'Ace')}"
        return f"{what}, then shuffle {to.your} face-down Aces" if self.shuffle else what

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is an Ace to heal; removed ones cannot be (SD-HEAL-3, B-28)."""
        return bool(self.places(game, use))

    def places(self, game: Showdown, use: Use) -> list[int]:
        """Returns where Aces that can be healed lie."""
        lies, aces = game.lies[use.seat], game.aces[use.seat]
        spared = use.card - FIRST_ACE if self.other else NONE
        return [place for place in range(ACES) if lies[place] == UP and aces[place] != spared]

    def begin(self, game: Showdown, use: Use) -> Step:
        """Asks which (B-27)."""
        places = self.places(game, use)
        if places and use.done < self.count:
            return game.ask(use.seat, HEAL.offer(places))
        if self.shuffle and use.done:
            game.shuffle_aces(use.seat)
        return NEXT

    def answered(self, game: Showdown, use: Use, seat: Seat, option: Option) -> Step:
        """Turns it down."""
        game.heal_ace(seat, option.value)
        use.done += 1
        return self.begin(game, use)


ATTACKS: Final = (
    SwapFeint,
    StrikeAgain,
    TurnEdge,
    Hurt,
    Heal,
)
