"""Actions with an Action Card: boosting them, and what every one of them ends with (SHS-TURN-3 to SHS-TURN-6)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.box import SUCCESS, THEN, Side
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import FACES, NONE, Hero, Room
from gloaming.games.shadowscape.rules.vocabulary.deeds import Deed
from gloaming.kernel.cards.using import ENOUGH, Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step

ABILITIES: Final = 2  # of a side: what follows success, and what follows in any case


@mypyc_attr(allow_interpreted_subclasses=True)
class CardAction(Flow):
    """One Action with one Action Card."""

    steps: ClassVar[tuple[str, ...]] = ()

    def __init__(self, hero: Hero = 0, card: int = NONE) -> None:
        super().__init__()
        self.hero = hero
        self.card = card
        self.face = 0  # the side that is used
        self.boosts = 0  # what was generated beyond Shrines and cards that add by themselves
        self.succeeded = False
        self.followed = 0  # how many of the side's abilities have been carried out

    def side(self, game: Shadowscape) -> Side:
        """Returns the side in use."""
        return game.box.side(self.card, self.face)

    def deed(self, game: Shadowscape) -> Deed:
        """Returns what the side says its Action is."""
        return cast(Deed, self.side(game).deed)

    def announce(self, game: Shadowscape, what: str) -> None:
        """Notes which side is used, and that an Action begins."""
        self.face = game.faces[self.card]
        game.actions_left -= 1
        game.searched = []
        if game.heard:
            game.tell_of(events.ActionBegan, self.hero, game.box.actions.names[self.card], FACES[self.face], what)

    def base(self, game: Shadowscape, room: Room = NONE) -> int:
        """Returns what the side is worth before Fate Cards: with Skill Symbols, Shrines and cards (SHS-SKILL-4)."""
        symbol = self.side(game).boost
        return self.deed(game).worth(game, self.hero, self.card, room) + game.bonus(self.hero, symbol, room)

    # Steps that most Actions have.

    def symbol(self, game: Shadowscape) -> int:
        """Returns the symbol that boosts it: the one at the bottom of the side (SHS-BOOST-1, SHS-PLA-2)."""
        return self.side(game).boost

    def is_enough(self, game: Shadowscape) -> bool:
        """Tells whether, as everybody can see, a boost would change nothing."""
        return False

    def boost(self, game: Shadowscape) -> Step:
        """Asks for boosts, one by one, as many as one likes (SHS-BOOST-3, SHS-BOOST-4, SHS-BOOST-8)."""
        symbol = self.symbol(game)
        return NEXT if symbol == NONE or self.is_enough(game) else game.ask_boost(self.hero, symbol)

    def on_boost(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Adds the boost, or leaves it at that."""
        if option.question is ENOUGH:
            return NEXT
        self.boosts += game.boost(self.hero, option, self.symbol(game))
        return AGAIN

    def follow(self, game: Shadowscape) -> Step:
        """Carries out what else the side says: first what follows success."""
        while self.followed < ABILITIES:
            which = self.followed
            self.followed += 1
            if which == THEN or (which == SUCCESS and self.succeeded):
                use = self.use(game, which)
                if use is not None:
                    return game.enter_and_return(use)
        return NEXT

    def use(self, game: Shadowscape, which: int) -> Use | None:
        """Returns the use of one of the side's abilities, if there is one that could do something."""
        number = self.face * ABILITIES + which
        ability = game.box.abilities[self.card][number]
        use = game.use_of(self.hero, self.card, number)
        return use if ability.effects and ability.usable(game, use) else None

    def finish(self, game: Shadowscape) -> Step:
        """Turns the card over; it is exhausted for the rest of the turn (SHS-TURN-4, SHS-TURN-5)."""
        if self.card in game.areas[self.hero]:
            turn_over(game, self.hero, self.card)
            game.exhausted.append(self.card)
        return NEXT


def turn_over(game: Shadowscape, hero: Hero, card: int) -> None:
    """Turns an Action Card to its other side; Wounds stay on it (B-15)."""
    game.faces[card] = 1 - game.faces[card]
    if game.heard:
        game.tell_of(events.CardTurned, hero, game.box.actions.names[card], FACES[game.faces[card]])
