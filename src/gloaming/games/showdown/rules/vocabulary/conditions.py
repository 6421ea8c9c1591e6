"""What cards ask of the state of a duel."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from gloaming.games.showdown.rules.cards import DISCIPLINES, FEINTED, NONE, STRUCK, TOTAL, is_edge
from gloaming.games.showdown.rules.game import Showdown
from gloaming.kernel.cards.english import number
from gloaming.kernel.cards.reader import OWNER, Reader, Who
from gloaming.kernel.cards.shared import players_of
from gloaming.kernel.cards.terms import Condition, Count, Phrases
from gloaming.kernel.cards.using import Use

Discipline = Literal["physical", "intellect", "cunning", "named"]
Part = Literal["feint", "strike"]
One = Literal["you", "opponent"]

PARTS: Final = {"feint": FEINTED, "strike": STRUCK, "total": TOTAL}  # as the game counts them

A_DISCIPLINE: Final = "a-discipline"  # the target that a card must have to speak of
NAMED: Final = "named"  # the discipline that was
DISCIPLINE_PHRASES: Final[Phrases] = {
    NAMED: "of the named discipline",
    **{discipline: discipline.capitalize() for discipline in DISCIPLINES},
}


def named(discipline: Discipline, use: Use) -> int:
    """Returns a discipline as the game counts it; `named` is the one the ability was aimed at."""
    return use.target if discipline == NAMED else DISCIPLINES.index(discipline)


class Shows(Condition):
    """A feint or strike of a discipline."""

    words: ClassVar[str] = "{who:'s} {part} is {discipline}"
    phrases: ClassVar[Phrases] = DISCIPLINE_PHRASES
    target: ClassVar[str] = A_DISCIPLINE
    target_value: ClassVar[str] = NAMED
    alone: ClassVar[bool] = False
    of_modified: ClassVar[bool] = True
    discipline: Discipline
    part: Part = "strike"
    who: Who = "you"

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is; a strike that lies face down shows nothing yet."""
        wanted, part = named(self.discipline, use), PARTS[self.part]
        if part == STRUCK and not game.revealed:
            return False
        return all(
            game.played(seat, part) != NONE and game.discipline(seat, part) == wanted
            for seat in players_of(self.who, game, use)
        )


class StrikesMatch(Condition):
    """Two strikes of the same discipline."""

    words: ClassVar[str] = "both strikes are of the same discipline"
    of_modified: ClassVar[bool] = True

    def holds(self, game: Showdown, use: Use) -> bool:
        return game.revealed and game.strikes_match()


class StrikesDiffer(Condition):
    """Two strikes of different disciplines."""

    words: ClassVar[str] = "the strikes are of different disciplines"
    of_modified: ClassVar[bool] = True

    def holds(self, game: Showdown, use: Use) -> bool:
        return game.revealed and not game.strikes_match()


class Lower(Condition):
    """A total below the opponent's."""

    words: ClassVar[str] = "{your} total is lower"
    of_totals: ClassVar[bool] = True

    def holds(self, game: Showdown, use: Use) -> bool:
        return game.revealed and game.total(use.player) < game.total(game.opponent(use.player))


class Wounded(Condition):
    """At least this many Aces face up."""

    at_least: Annotated[int, msgspec.Meta(ge=1, le=4)]

    def text(self, to: Reader = OWNER) -> str:
        return f"at least {number(self.at_least)} of {to.your} Aces {'is' if self.at_least == 1 else 'are'} face up"

    def holds(self, game: Showdown, use: Use) -> bool:
        return game.wounds(use.player) >= self.at_least


class Behind(Condition):
    """More Aces face up than the opponent."""

    words: ClassVar[str] = "{you} have more face-up Aces than {opponent}"

    def holds(self, game: Showdown, use: Use) -> bool:
        return game.wounds(use.player) > game.wounds(game.opponent(use.player))


class Defending(Condition):
    """Being the defender."""

    words: ClassVar[str] = "{you} are the defender"

    def holds(self, game: Showdown, use: Use) -> bool:
        return game.attacker != use.player


class Attacking(Condition):
    """Being the attacker."""

    words: ClassVar[str] = "{you} are the attacker"

    def holds(self, game: Showdown, use: Use) -> bool:
        return game.attacker == use.player


class JokerFeint(Condition):
    """A feint with the Black Joker."""

    words: ClassVar[str] = "{who:'s} feint is the Black Joker"
    who: One = "you"

    def holds(self, game: Showdown, use: Use) -> bool:
        return all(is_edge(game.feint_of(seat)) for seat in players_of(self.who, game, use))


class FewerCards(Condition):
    """A hand smaller than the opponent's."""

    words: ClassVar[str] = "{you} hold fewer cards than {opponent}"

    def holds(self, game: Showdown, use: Use) -> bool:
        return len(game.hand_of(use.player)) < len(game.hand_of(game.opponent(use.player)))


class Wounds(Count):
    """How many of your Aces are face up."""

    at_most: Annotated[int, msgspec.Meta(ge=1, le=4)] = 4

    def text(self, to: Reader = OWNER) -> str:
        return f"for each of {to.your} face-up Aces{self.most}"

    def held(self, to: Reader = OWNER) -> str:
        return f"{to.you} have face-up Aces{self.most}"

    @property
    def most(self) -> str:
        """The greatest number, where it matters."""
        return f" (at most {number(self.at_most)})" if self.at_most < 4 else ""

    def of(self, game: Showdown, use: Use) -> int:
        return min(self.at_most, game.wounds(use.player))
