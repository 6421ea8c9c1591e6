"""What cards ask of the state of a duel."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from gloaming.games.showdown.rules.cards import DISCIPLINES, FEINTED, NONE, STRUCK, is_edge
from gloaming.games.showdown.rules.game import Showdown
from gloaming.kernel.cards.english import number
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.shared import Who, seats_of
from gloaming.kernel.cards.terms import Condition, Count
from gloaming.kernel.cards.using import Use

Discipline = Literal["physical", "intellect", "cunning", "named"]
Part = Literal["feint", "strike"]
One = Literal["you", "opponent"]


def part_of(part: Part) -> int:
    """Returns a part of an attack as the game counts it."""
    return FEINTED if part == "feint" else STRUCK


def whose(who: Who, to: Reader) -> str:
    """Returns the owner of a thing."""
    return {"you": to.your, "opponent": to.opponents, "both": "each player's"}[who]


def named(discipline: Discipline, use: Use) -> int:
    """Returns a discipline as the game counts it; `named` is the one the ability was aimed at."""
    return use.target if discipline == "named" else DISCIPLINES.index(discipline)


def discipline_text(discipline: Discipline) -> str:
    """Returns how a card speaks of a discipline."""
    return "of the named discipline" if discipline == "named" else discipline.capitalize()


def aim(discipline: str) -> str:
    """Returns the target that a card must have to speak of a discipline."""
    return "a-discipline" if discipline == "named" else ""


class Shows(Condition, frozen=True):
    """A feint or strike of a discipline."""

    discipline: Discipline
    part: Part = "strike"
    who: Who = "you"

    def text(self, to: Reader = OWNER) -> str:
        """Says whose card must be what."""
        return f"{whose(self.who, to)} {self.part} is {discipline_text(self.discipline)}"

    def reads_modifiers(self) -> bool:
        """Tells that it does."""
        return True

    def needs(self) -> str:
        """Returns the target that a named discipline needs."""
        return aim(self.discipline)

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is; a strike that lies face down shows nothing yet."""
        wanted, part = named(self.discipline, use), part_of(self.part)
        if part == STRUCK and not game.revealed:
            return False
        return all(
            game.played(seat, part) != NONE and game.discipline(seat, part) == wanted
            for seat in seats_of(self.who, game, use)
        )


class StrikesMatch(Condition, frozen=True):
    """Two strikes of the same discipline."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return "both strikes are of the same discipline"

    def reads_modifiers(self) -> bool:
        """Tells that it does."""
        return True

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether they are."""
        return game.revealed and game.strikes_match()


class StrikesDiffer(Condition, frozen=True):
    """Two strikes of different disciplines."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return "the strikes are of different disciplines"

    def reads_modifiers(self) -> bool:
        """Tells that it does."""
        return True

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether they are."""
        return game.revealed and not game.strikes_match()


class Lower(Condition, frozen=True):
    """A total below the opponent's."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"{to.your} total is lower"

    def weighs_totals(self) -> bool:
        """Tells that it does."""
        return True

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is."""
        return game.revealed and game.total(use.seat) < game.total(game.opponent(use.seat))


class Wounded(Condition, frozen=True):
    """At least this many Aces face up."""

    alone: ClassVar[str] = "at_least"
    at_least: Annotated[int, msgspec.Meta(ge=1, le=4)]

    def text(self, to: Reader = OWNER) -> str:
        """Says how many."""
        return f"at least {number(self.at_least)} of {to.your} Aces {'is' if self.at_least == 1 else 'are'} face up"

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether there are so many."""
        return game.wounds(use.seat) >= self.at_least


class Behind(Condition, frozen=True):
    """More Aces face up than the opponent."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"more of {to.your} Aces are face up than of {to.opponents_own}"

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is so."""
        return game.wounds(use.seat) > game.wounds(game.opponent(use.seat))


class Defending(Condition, frozen=True):
    """Being the defender."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"{to.you} are the defender"

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is so."""
        return game.attacker != use.seat


class Attacking(Condition, frozen=True):
    """Being the attacker."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"{to.you} are the attacker"

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is so."""
        return game.attacker == use.seat


class JokerFeint(Condition, frozen=True):
    """A feint with the Black Joker."""

    alone: ClassVar[str] = "who"
    who: One = "you"

    def text(self, to: Reader = OWNER) -> str:
        """Says whose."""
        return f"{whose(self.who, to)} feint is the Black Joker"

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is."""
        return all(is_edge(game.feints[seat]) for seat in seats_of(self.who, game, use))


class FewerCards(Condition, frozen=True):
    """A hand smaller than the opponent's."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"{to.you} hold fewer cards than {to.opponent}"

    def holds(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is so."""
        return len(game.hands[use.seat]) < len(game.hands[game.opponent(use.seat)])


class Wounds(Count, frozen=True):
    """How many of your Aces are face up."""

    alone: ClassVar[str] = "at_most"
    at_most: Annotated[int, msgspec.Meta(ge=1, le=4)] = 4

    def text(self, to: Reader = OWNER) -> str:
        """Says what is counted."""
        most = f" (at most {number(self.at_most)})" if self.at_most < 4 else ""
        return f"for each of {to.your} face-up Aces{most}"

    def of(self, game: Showdown, use: Use) -> int:
        """Counts them."""
        return min(self.at_most, game.wounds(use.seat))


CONDITIONS: Final = (
    Shows,
    StrikesMatch,
    StrikesDiffer,
    Lower,
    Wounded,
    Behind,
    Defending,
    Attacking,
    JokerFeint,
    FewerCards,
)
COUNTS: Final = (Wounds,)
