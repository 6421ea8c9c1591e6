"""Effects that last: they change how the cards of a combat are read."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from gloaming.games.showdown.rules.cards import FEINTED, NONE, STRUCK, is_edge
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.vocabulary.conditions import (
    Discipline,
    Part,
    Shows,
    aim,
    discipline_text,
    named,
    part_of,
    whose,
)
from gloaming.kernel.cards.english import signed
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.shared import Who, seats_of
from gloaming.kernel.cards.terms import Change, Condition, Few, Modifier, amount_of
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Seat

Until = Literal["combat", "next-combat"]
Combat = Literal["this combat", "the next combat", "each combat"]


def within(combat: Combat) -> str:
    """Returns in which combat something is so; what is so in each needs no time."""
    return "" if combat == "each combat" else f" in {combat}"


class CombatModifier(Modifier, frozen=True):
    """A modifier of a combat; each kind changes one of these readings and leaves the others as they are."""

    def needs(self) -> str:
        """Returns the target that a named discipline needs."""
        return aim(getattr(self, "discipline_of", "")) or super().needs()

    def waits(self) -> bool:
        """Tells whether the next combat is meant, where a card can say that."""
        return getattr(self, "until", "combat") == "next-combat"

    def fleeting(self) -> bool:
        """Tells whether it holds to the end of the combat, and no longer."""
        return not self.waits()

    def says(self, to: Reader, combat: Combat) -> str:
        """Returns what the term says of the combat in which it holds, or of each."""
        raise NotImplementedError

    def text(self, to: Reader = OWNER) -> str:
        """Returns what the term says before its combat; when that comes, the next one is this one."""
        return self.says(to, "the next combat" if self.waits() else "this combat")

    def tells_when(self) -> bool:
        """Tells whether it says something else of each combat."""
        return self.says(OWNER, "this combat") != self.says(OWNER, "each combat")

    def standing_text(self, to: Reader = OWNER) -> str:
        """Returns what the term says where it holds in every combat."""
        return self.says(to, "each combat")

    def still_counts(self, own: bool) -> bool:
        """Tells whether it may yet change strike, total or trigger of its owner, or else of the owner's opponent.

        What it does to a feint on the table shows there already.
        """
        return False

    def feint_bases(self, game: Showdown, use: Use, bases: list[int]) -> list[int]:
        """Returns the base values of both feints, by seat, given what those used before it made of them (B-53)."""
        return bases

    def disciplines(self, game: Showdown, use: Use, shown: list[list[int]]) -> list[list[int]]:
        """Returns the disciplines of both feints and strikes, by seat and part, given the same (B-53)."""
        return shown

    def bonus(self, game: Showdown, use: Use, seat: Seat, part: int) -> int:
        """Returns what it adds to a feint or strike, on top of the base value."""
        return 0

    def total_bonus(self, game: Showdown, use: Use, seat: Seat) -> int:
        """Returns what it adds to the sum of a seat's feint and strike."""
        return 0

    def match(self, match: bool) -> bool:
        """Tells whether the strikes count as the same discipline."""
        return match

    def wins_ties(self) -> bool:
        """Tells whether a tie is won."""
        return False

    def wins_combat(self) -> bool:
        """Tells whether the combat is won whatever the totals are."""
        return False

    def bars_strike(self, use: Use, seat: Seat) -> bool:
        """Tells whether a seat may not strike at all."""
        return False

    def limit(self, use: Use, seat: Seat, limit: int) -> int:
        """Returns how many cards a seat may hold."""
        return limit

    def bars_joker(self, use: Use, seat: Seat) -> bool:
        """Tells whether a seat may not feint with the Black Joker."""
        return False

    def bars(self, game: Showdown, use: Use, seat: Seat, discipline: int) -> bool:
        """Tells whether a seat may not use hand cards of a discipline."""
        return False

    def locks_trigger(self, use: Use, seat: Seat) -> bool:
        """Tells whether a seat may not use its trigger."""
        return False

    def taxes(self, game: Showdown, use: Use, seat: Seat) -> bool:
        """Tells whether a seat's strike costs it a card."""
        return False


class Add(CombatModifier, frozen=True):
    """Raises or lowers a feint, a strike or a total."""

    alone: ClassVar[str] = "amount"
    amount: Change
    to: Literal["feint", "strike", "total"] = "total"
    who: Who = "you"
    only_if: Condition | None = None
    until: Until = "combat"

    def says(self, to: Reader, combat: Combat) -> str:
        """Says what gets how much."""
        amount = signed(self.amount) if isinstance(self.amount, int) else f"+1 {self.amount.text(to)}"
        when = within(combat) if self.waits() else ""
        return f"{whose(self.who, to)} {self.to} gets {amount}{when}{self.proviso(to)}"

    def proviso(self, to: Reader) -> str:
        """Says under which condition; a card that is its own condition is not named twice."""
        condition = self.only_if
        if condition is None:
            return ""
        if isinstance(condition, Shows) and (condition.part, condition.who) == (self.to, self.who):
            return f" if it is {discipline_text(condition.discipline)}"
        return f" if {condition.text(to)}"

    def wrong(self) -> str:
        """Refuses a total that would depend on itself."""
        if self.only_if is not None and self.only_if.weighs_totals():
            return "a total cannot depend on who has the lower one"
        return "0 changes nothing" if self.amount == 0 else ""

    def still_counts(self, own: bool) -> bool:
        """Tells whether it adds to more than a feint, or to a feint under a condition that may yet be met."""
        meant = self.who == "both" or (self.who == "you") is own
        return meant and (self.to != "feint" or self.only_if is not None)

    def applies(self, game: Showdown, use: Use, seat: Seat) -> bool:
        """Tells whether a seat's cards are meant, now."""
        meant = seat in seats_of(self.who, game, use)
        return meant and (self.only_if is None or self.only_if.holds(game, use))

    def bonus(self, game: Showdown, use: Use, seat: Seat, part: int) -> int:
        """Adds to a feint or strike."""
        meant = self.to != "total" and part == part_of(self.to) and self.applies(game, use, seat)
        return amount_of(self.amount, game, use) if meant else 0

    def total_bonus(self, game: Showdown, use: Use, seat: Seat) -> int:
        """Adds to a total."""
        return amount_of(self.amount, game, use) if self.to == "total" and self.applies(game, use, seat) else 0


class CountAs(CombatModifier, frozen=True):
    """Gives your feint or strike another discipline."""

    alone: ClassVar[str] = "discipline_of"
    discipline_of: Literal["physical", "intellect", "cunning", "named", "opponent-feint"]
    part: Part = "strike"

    def says(self, to: Reader, combat: Combat) -> str:
        """Says what counts as what."""
        if self.discipline_of == "opponent-feint":
            return f"{to.your} {self.part} has the discipline of {to.opponents} feint"
        what = "the named discipline" if self.discipline_of == "named" else self.discipline_of.capitalize()
        return f"{to.your} {self.part} counts as {what}"

    def still_counts(self, own: bool) -> bool:
        """Tells whether it is about the strike."""
        return own and self.part == "strike"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there is a card that would change."""
        return game.played(use.seat, part_of(self.part)) != NONE

    def disciplines(self, game: Showdown, use: Use, shown: list[list[int]]) -> list[list[int]]:
        """Gives the other discipline."""
        if self.discipline_of != "opponent-feint":
            discipline = named(self.discipline_of, use)
        elif game.feints[game.opponent(use.seat)] != NONE:
            discipline = shown[game.opponent(use.seat)][FEINTED]
        else:
            return shown
        changed = [each[:] for each in shown]
        changed[use.seat][part_of(self.part)] = discipline
        return changed


class ExchangeDisciplines(CombatModifier, frozen=True):
    """Exchanges the disciplines of your feint and strike."""

    order: ClassVar[bool] = True

    def says(self, to: Reader, combat: Combat) -> str:
        """Says so."""
        return f"exchange the disciplines of {to.your} feint and {to.your} strike"

    def still_counts(self, own: bool) -> bool:
        """Tells that the strike is touched."""
        return own

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether they differ."""
        if NONE in (game.feints[use.seat], game.strikes[use.seat]):
            return False
        return game.discipline(use.seat, FEINTED) != game.discipline(use.seat, STRUCK)

    def disciplines(self, game: Showdown, use: Use, shown: list[list[int]]) -> list[list[int]]:
        """Exchanges them, once both cards are seen."""
        if game.feints[use.seat] == NONE or not game.revealed:
            return shown
        return [each[::-1] if seat == use.seat else each for seat, each in enumerate(shown)]


class BlankFeints(CombatModifier, frozen=True):
    """Sets the base values of both feints to 0."""

    def says(self, to: Reader, combat: Combat) -> str:
        """Says so."""
        return "both feints have a base value of 0"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether one counts, or may yet."""
        return NONE in game.feints or game.feint_bases() != [0, 0]

    def feint_bases(self, game: Showdown, use: Use, bases: list[int]) -> list[int]:
        """Counts both as nothing."""
        return [0, 0]


class ExchangeFeints(CombatModifier, frozen=True):
    """Exchanges the base values of the two feints."""

    order: ClassVar[bool] = True

    def says(self, to: Reader, combat: Combat) -> str:
        """Says so."""
        return "exchange the base values of the two feints"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether they differ, or may yet."""
        return feints_may_differ(game)

    def feint_bases(self, game: Showdown, use: Use, bases: list[int]) -> list[int]:
        """Exchanges them, once both feints lie there."""
        return bases if NONE in game.feints else bases[::-1]


class CopyFeint(CombatModifier, frozen=True):
    """Gives your feint the base value of the opponent's."""

    def says(self, to: Reader, combat: Combat) -> str:
        """Says so."""
        return f"{to.your} feint has the base value of {to.opponents} feint"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether they differ, or may yet."""
        return feints_may_differ(game)

    def feint_bases(self, game: Showdown, use: Use, bases: list[int]) -> list[int]:
        """Copies it, once both feints lie there."""
        return bases if NONE in game.feints else [bases[game.opponent(use.seat)]] * 2


def feints_may_differ(game: Showdown) -> bool:
    """Tells whether the feints have different base values, as far as they lie there."""
    return NONE in game.feints or len(set(game.feint_bases())) > 1


class MatchStrikes(CombatModifier, frozen=True):
    """Decides whether the strikes count as the same discipline."""

    alone: ClassVar[str] = "same"
    same: bool = True

    def says(self, to: Reader, combat: Combat) -> str:
        """Says which."""
        return f"the strikes count as {'the same discipline' if self.same else 'different disciplines'}"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether that would change anything."""
        return NONE in game.strikes or game.strikes_match() != self.same

    def match(self, match: bool) -> bool:
        """Fixes it."""
        return self.same


class WinTies(CombatModifier, frozen=True):
    """Turns ties into wins."""

    def says(self, to: Reader, combat: Combat) -> str:
        """Says so."""
        return f"{to.you} win ties"

    def wins_ties(self) -> bool:
        """Wins them."""
        return True


class WinCombat(CombatModifier, frozen=True):
    """Names the winner of the combat (B-44)."""

    def says(self, to: Reader, combat: Combat) -> str:
        """Says so."""
        return f"{to.you} win the combat"

    def tells_when(self) -> bool:
        """Tells that it does."""
        return True

    def wins_combat(self) -> bool:
        """Wins it."""
        return True


class BarStrike(CombatModifier, frozen=True):
    """Keeps the opponent from striking at all (B-42)."""

    def says(self, to: Reader, combat: Combat) -> str:
        """Says so."""
        return f"{to.opponent} cannot strike{within(combat)}"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether the opponent has still to strike."""
        return game.strikes[game.opponent(use.seat)] == NONE

    def bars_strike(self, use: Use, seat: Seat) -> bool:
        """Bars the opponent's."""
        return seat != use.seat


class SetHandLimit(CombatModifier, frozen=True):
    """Changes the hand limit."""

    alone: ClassVar[str] = "cards"
    cards: Annotated[int, msgspec.Meta(ge=1, le=20)]

    @classmethod
    def name(cls) -> str:
        """Returns the term; the name of the class would be that of the chapter in which hands are cut down."""
        return "hand-limit"

    def says(self, to: Reader, combat: Combat) -> str:
        """Says to what."""
        return f"{to.your} hand limit is {self.cards}"

    def fleeting(self) -> bool:
        """Tells that it holds beyond the combat."""
        return False

    def span(self) -> str:
        """Says until when."""
        return "until the end of the turn"

    def limit(self, use: Use, seat: Seat, limit: int) -> int:
        """Sets it."""
        return self.cards if seat == use.seat else limit


class BarJoker(CombatModifier, frozen=True):
    """Keeps the opponent from feinting with the Black Joker."""

    until: Until = "combat"

    def says(self, to: Reader, combat: Combat) -> str:
        """Says so."""
        return f"{to.opponent} cannot feint with the Black Joker{within(combat)}"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether the opponent has still to feint."""
        return self.waits() or game.feints[game.opponent(use.seat)] == NONE

    def bars_joker(self, use: Use, seat: Seat) -> bool:
        """Bars the opponent's."""
        return seat != use.seat


class Bar(CombatModifier, frozen=True):
    """Forbids the opponent hand cards of a discipline; has no effect unless a ruling gives it one (B-49)."""

    alone: ClassVar[str] = "discipline_of"
    discipline_of: Discipline

    def says(self, to: Reader, combat: Combat) -> str:
        """Says which."""
        named = self.discipline_of == "named"
        cards = "cards of the named discipline" if named else f"{discipline_text(self.discipline_of)} cards"
        return f"{to.opponent} cannot use {cards}{within(combat)}"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether the ruling gives it force."""
        return game.rulings.bars_bind

    def bars(self, game: Showdown, use: Use, seat: Seat, discipline: int) -> bool:
        """Bars the opponent's."""
        return seat != use.seat and discipline == named(self.discipline_of, use)


class LockTrigger(CombatModifier, frozen=True):
    """Keeps the opponent from using a trigger."""

    until: Until = "combat"

    def says(self, to: Reader, combat: Combat) -> str:
        """Says so."""
        return f"{to.opponent} cannot use a trigger{within(combat)}"

    def still_counts(self, own: bool) -> bool:
        """Tells that the opponent's trigger is touched."""
        return not own

    def locks_trigger(self, use: Use, seat: Seat) -> bool:
        """Locks the opponent's."""
        return seat != use.seat


class Tax(CombatModifier, frozen=True):
    """Makes a strike of a discipline cost the opponent a card."""

    alone: ClassVar[str] = "discipline_of"
    discipline_of: Discipline
    until: Until = "combat"

    def says(self, to: Reader, combat: Combat) -> str:
        """Says which."""
        what = discipline_text(self.discipline_of)
        return f"{to.opponent_does('discard')} a random card after {combat} if {to.their} strike is {what}"

    def taxes(self, game: Showdown, use: Use, seat: Seat) -> bool:
        """Taxes the opponent's."""
        return seat != use.seat and game.discipline(seat, STRUCK) == named(self.discipline_of, use)


class RaiseEdges(CombatModifier, frozen=True):
    """Raises your feint if it is the Black Joker."""

    alone: ClassVar[str] = "amount"
    amount: Few

    def says(self, to: Reader, combat: Combat) -> str:
        """Says by how much."""
        return f"{to.your} Black Joker gets {signed(self.amount)} as a feint{within(combat)}"

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether it is one's feint, or may yet be."""
        return game.feints[use.seat] == NONE or is_edge(game.feints[use.seat])

    def bonus(self, game: Showdown, use: Use, seat: Seat, part: int) -> int:
        """Raises it."""
        meant = seat == use.seat and part == FEINTED and is_edge(game.feints[seat])
        return self.amount if meant else 0


MODIFIERS: Final = (
    Add,
    CountAs,
    ExchangeDisciplines,
    BlankFeints,
    ExchangeFeints,
    CopyFeint,
    MatchStrikes,
    WinTies,
    WinCombat,
    BarStrike,
    SetHandLimit,
    BarJoker,
    Bar,
    LockTrigger,
    Tax,
    RaiseEdges,
)
