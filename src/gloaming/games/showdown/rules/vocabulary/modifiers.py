"""Effects that last: they change how the cards of a combat are read."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from gloaming.games.showdown.rules.cards import DISCIPLINES, FEINTED, NONE, STRUCK, is_edge
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.vocabulary import conditions
from gloaming.games.showdown.rules.vocabulary.conditions import DISCIPLINE_PHRASES, NAMED, PARTS, Discipline, named
from gloaming.kernel.cards.reader import OWNER, Reader, Who
from gloaming.kernel.cards.shared import means
from gloaming.kernel.cards.terms import Change, Condition, Few, Modifier, Phrases, amount_of
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Seat

Until = Literal["combat", "next-combat"]
Combat = Literal["this combat", "the next combat", "each combat"]


def within(combat: Combat) -> str:
    """Returns in which combat something is so; what is so in each needs no time."""
    return "" if combat == "each combat" else f" in {combat}"


class CombatModifier(Modifier):
    """A modifier of a combat; each kind changes one of these readings and leaves the others as they are."""

    phrases: ClassVar[Phrases] = DISCIPLINE_PHRASES
    target: ClassVar[str] = conditions.A_DISCIPLINE
    target_value: ClassVar[str] = NAMED
    counts_for: ClassVar[str] = ""  # `you` or `opponent`, whose strike, total or trigger it may yet change
    wins_ties: ClassVar[bool] = False  # whether a tie is won
    wins_combat: ClassVar[bool] = False  # whether the combat is won whatever the totals are
    prevents: ClassVar[str] = ""  # `strike`, `joker` or `trigger`, which the opponent may not use at all

    def waits(self) -> bool:
        return getattr(self, "until", "combat") == "next-combat"

    def fleeting(self) -> bool:
        return not self.waits() and not self.span

    def says(self, to: Reader, combat: Combat) -> str:
        """Returns what the term says of the combat in which it holds, or of each."""
        return self.worded(self.words, to, combat=combat, within=within(combat))

    def text(self, to: Reader = OWNER) -> str:
        """Returns what the term says before its combat; when that comes, the next one is this one."""
        return self.says(to, "the next combat" if self.waits() else "this combat")

    def tells_when(self) -> bool:
        return self.says(OWNER, "this combat") != self.says(OWNER, "each combat")

    def standing_text(self, to: Reader = OWNER) -> str:
        return self.says(to, "each combat")

    def still_counts(self, own: bool) -> bool:
        """Tells whether it may yet change strike, total or trigger of its owner, or else of the owner's opponent.

        What it does to a feint on the table shows there already.
        """
        return self.counts_for == ("you" if own else "opponent")

    def feint_bases(self, game: Showdown, use: Use, bases: list[int]) -> list[int]:
        """Returns the base values of both feints, by seat, given what those used before it made of them (B-53)."""
        return bases

    def disciplines(self, game: Showdown, use: Use, shown: list[list[int]]) -> list[list[int]]:
        """Returns the disciplines of both feints and strikes, by seat and part, given the same (B-53)."""
        return shown

    def bonus(self, game: Showdown, use: Use, seat: Seat, part: int) -> int:
        """Returns what it adds to a feint or strike, on top of the base value, or to their sum."""
        return 0

    def match(self, match: bool) -> bool:
        """Tells whether the strikes count as the same discipline."""
        return match

    def limit(self, use: Use, seat: Seat, limit: int) -> int:
        """Returns how many cards a seat may hold."""
        return limit

    def bars(self, game: Showdown, use: Use, seat: Seat, discipline: int) -> bool:
        """Tells whether a seat may not use hand cards of a discipline."""
        return False

    def taxes(self, game: Showdown, use: Use, seat: Seat) -> bool:
        """Tells whether a seat's strike costs it a card."""
        return False


class Add(CombatModifier):
    """Raises or lowers a feint, a strike or a total."""

    words: ClassVar[str] = "{who:'s} {to} gets {amount:+}{when}{proviso}"
    amount: Change
    to: Literal["feint", "strike", "total"] = "total"
    who: Who = "you"
    only_if: Condition | None = None
    until: Until = "combat"

    def says(self, to: Reader, combat: Combat) -> str:
        when = within(combat) if self.waits() else ""
        return self.worded(self.words, to, when=when, proviso=self.proviso(to))

    def proviso(self, to: Reader) -> str:
        """Says under which condition; a card that is its own condition is not named twice."""
        condition = self.only_if
        if condition is None:
            return ""
        if isinstance(condition, conditions.Shows) and (condition.part, condition.who) == (self.to, self.who):
            return f" if it is {DISCIPLINE_PHRASES[condition.discipline]}"
        return f" if {condition.text(to)}"

    def wrong(self) -> str:
        if self.only_if is not None and self.only_if.weighs_totals():
            return "a total cannot depend on who has the lower one"
        return "0 changes nothing" if self.amount == 0 else ""

    def still_counts(self, own: bool) -> bool:
        """Tells whether it adds to more than a feint, or to a feint under a condition that may yet be met."""
        return means(self.who, own) and (self.to != "feint" or self.only_if is not None)

    def bonus(self, game: Showdown, use: Use, seat: Seat, part: int) -> int:
        meant = part == PARTS[self.to] and means(self.who, seat == use.player)
        applies = meant and (self.only_if is None or self.only_if.holds(game, use))
        return amount_of(self.amount, game, use) if applies else 0


class CountAs(CombatModifier):
    """Gives your feint or strike another discipline."""

    words: ClassVar[str] = "{your} {part} {discipline_of}"
    phrases: ClassVar[Phrases] = {
        **{discipline: f"counts as {discipline.capitalize()}" for discipline in DISCIPLINES},
        NAMED: "counts as the named discipline",
        "opponent-feint": "has the discipline of {opponents} feint",
    }
    discipline_of: Literal["physical", "intellect", "cunning", "named", "opponent-feint"]
    part: conditions.Part = "strike"

    def still_counts(self, own: bool) -> bool:
        return own and self.part == "strike"

    def able(self, game: Showdown, use: Use) -> bool:
        return game.played(use.player, PARTS[self.part]) != NONE

    def disciplines(self, game: Showdown, use: Use, shown: list[list[int]]) -> list[list[int]]:
        if self.discipline_of != "opponent-feint":
            discipline = named(self.discipline_of, use)
        elif game.feint_of(game.opponent(use.player)) != NONE:
            discipline = shown[game.opponent(use.player)][FEINTED]
        else:
            return shown
        changed = [each[:] for each in shown]
        changed[use.player][PARTS[self.part]] = discipline
        return changed


class ExchangeDisciplines(CombatModifier):
    """Exchanges the disciplines of your feint and strike."""

    words: ClassVar[str] = "exchange the disciplines of {your} feint and {your} strike"
    order: ClassVar[bool] = True
    counts_for: ClassVar[str] = "you"

    def able(self, game: Showdown, use: Use) -> bool:
        if NONE in (game.feint_of(use.player), game.strike_of(use.player)):
            return False
        return game.discipline(use.player, FEINTED) != game.discipline(use.player, STRUCK)

    def disciplines(self, game: Showdown, use: Use, shown: list[list[int]]) -> list[list[int]]:
        if game.feint_of(use.player) == NONE or not game.revealed:
            return shown
        return [each[::-1] if seat == use.player else each for seat, each in enumerate(shown)]


class FeintModifier(CombatModifier):
    """A modifier of the base values of feints."""

    def able(self, game: Showdown, use: Use) -> bool:
        if NONE in game.laid(FEINTED):
            return True
        bases = game.feint_bases()
        return self.feint_bases(game, use, bases) != bases


class BlankFeints(FeintModifier):
    """Sets the base values of both feints to 0."""

    words: ClassVar[str] = "both feints have a base value of 0"

    def feint_bases(self, game: Showdown, use: Use, bases: list[int]) -> list[int]:
        return [0, 0]


class ExchangeFeints(FeintModifier):
    """Exchanges the base values of the two feints."""

    words: ClassVar[str] = "exchange the base values of the two feints"
    order: ClassVar[bool] = True

    def feint_bases(self, game: Showdown, use: Use, bases: list[int]) -> list[int]:
        return bases if NONE in game.laid(FEINTED) else bases[::-1]


class CopyFeint(FeintModifier):
    """Gives your feint the base value of the opponent's."""

    words: ClassVar[str] = "{your} feint has the base value of {opponents} feint"

    def feint_bases(self, game: Showdown, use: Use, bases: list[int]) -> list[int]:
        return bases if NONE in game.laid(FEINTED) else [bases[game.opponent(use.player)]] * 2


class MatchStrikes(CombatModifier):
    """Decides whether the strikes count as the same discipline."""

    words: ClassVar[str] = "the strikes count as {same}"
    phrases: ClassVar[Phrases] = {True: "the same discipline", False: "different disciplines"}
    same: bool = True

    def able(self, game: Showdown, use: Use) -> bool:
        return NONE in game.laid(STRUCK) or game.strikes_match() != self.same

    def match(self, match: bool) -> bool:
        return self.same


class WinTies(CombatModifier):
    """Turns ties into wins."""

    words: ClassVar[str] = "{you} win ties"
    wins_ties: ClassVar[bool] = True


class WinCombat(CombatModifier):
    """Names the winner of the combat (B-44)."""

    words: ClassVar[str] = "{you} win the combat"
    wins_combat: ClassVar[bool] = True

    def tells_when(self) -> bool:
        return True


class BarStrike(CombatModifier):
    """Keeps the opponent from striking at all (B-42)."""

    words: ClassVar[str] = "{opponent} cannot strike{within}"
    prevents: ClassVar[str] = "strike"

    def able(self, game: Showdown, use: Use) -> bool:
        return game.strike_of(game.opponent(use.player)) == NONE


class SetHandLimit(CombatModifier):
    """Changes the hand limit."""

    words: ClassVar[str] = "{your} hand limit is {cards}"
    span: ClassVar[str] = "until the end of the turn"
    cards: Annotated[int, msgspec.Meta(ge=1, le=20)]

    @classmethod
    def name(cls) -> str:
        """Returns the term; the name of the class would be that of the chapter in which hands are cut down."""
        return "hand-limit"

    def limit(self, use: Use, seat: Seat, limit: int) -> int:
        return self.cards if seat == use.player else limit


class BarJoker(CombatModifier):
    """Keeps the opponent from feinting with the Black Joker."""

    words: ClassVar[str] = "{opponent} cannot feint with the Black Joker{within}"
    alone: ClassVar[bool] = False
    prevents: ClassVar[str] = "joker"
    until: Until = "combat"

    def able(self, game: Showdown, use: Use) -> bool:
        return self.waits() or game.feint_of(game.opponent(use.player)) == NONE


class Bar(CombatModifier):
    """Forbids the opponent cards of a discipline in combat; has no effect unless a ruling gives it one (B-49)."""

    words: ClassVar[str] = "{opponent} cannot use {discipline_of}{within}"
    phrases: ClassVar[Phrases] = {
        **{discipline: f"{discipline.capitalize()} cards" for discipline in DISCIPLINES},
        NAMED: "cards of the named discipline",
    }
    discipline_of: Discipline

    def able(self, game: Showdown, use: Use) -> bool:
        return game.rulings.bars_bind

    def bars(self, game: Showdown, use: Use, seat: Seat, discipline: int) -> bool:
        return seat != use.player and discipline == named(self.discipline_of, use)


class LockTrigger(CombatModifier):
    """Keeps the opponent from using a trigger."""

    words: ClassVar[str] = "{opponent} cannot use a trigger{within}"
    alone: ClassVar[bool] = False
    prevents: ClassVar[str] = "trigger"
    counts_for: ClassVar[str] = "opponent"
    until: Until = "combat"


class Tax(CombatModifier):
    """Makes a strike of a discipline cost the opponent a card."""

    words: ClassVar[str] = "{opponent:discard} a random card after {combat} if {their} strike is {discipline_of}"
    discipline_of: Discipline
    until: Until = "combat"

    def taxes(self, game: Showdown, use: Use, seat: Seat) -> bool:
        return seat != use.player and game.discipline(seat, STRUCK) == named(self.discipline_of, use)


class RaiseEdges(CombatModifier):
    """Raises your feint if it is the Black Joker."""

    words: ClassVar[str] = "{your} Black Joker gets {amount:+} as a feint{within}"
    amount: Few

    def able(self, game: Showdown, use: Use) -> bool:
        return game.feint_of(use.player) == NONE or is_edge(game.feint_of(use.player))

    def bonus(self, game: Showdown, use: Use, seat: Seat, part: int) -> int:
        meant = seat == use.player and part == FEINTED and is_edge(game.feint_of(seat))
        return self.amount if meant else 0
