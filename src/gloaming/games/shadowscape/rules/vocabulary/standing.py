"""What holds by itself, always or until the end of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal

import msgspec
from mypy_extensions import mypyc_attr

from gloaming.games.shadowscape.rules.symbols import FOES, NONE, RAISED, SYMBOLS, Hero
from gloaming.games.shadowscape.rules.vocabulary.terms import BoxEffect, SymbolName, whom
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Count, amount_of
from gloaming.kernel.cards.using import Use
from gloaming.kernel.flow import NEXT, Step

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape

By = Annotated[int, msgspec.Meta(ge=-3, le=3)] | Count

TITLES: Final = {
    "battle": "Regular Attacks",
    "arcane": "Magic Attacks",
    "search": "Searches",
    "heal": "Heals",
    "move": "Moves",
    "defence": "Defence",
    "movement": "Movement",
    "hand-size": "Hand Size",
    "skill": "Skill Symbols",
    "foresight": "Fate Cards drawn and kept when preparing",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(BoxEffect):
    """Something that changes how things are read while it holds, and nothing else."""

    order: ClassVar[bool] = False
    span: ClassVar[str] = "this turn"

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return game.let_last(use, self)


class Raise(Standing):
    """Raises a reading of yours: what Actions with a symbol are worth, or Defence, Movement, Hand Size and so on."""

    target: ClassVar[str] = "a-hero"
    target_value: ClassVar[str] = "target"
    what: Literal[
        "battle", "arcane", "search", "heal", "move", "defence", "movement", "hand-size", "skill", "foresight"
    ]
    by: By = 1
    who: Literal["you", "here", "others-here", "target"] = "you"

    @property
    def place_raised(self) -> int:
        """The place of what it raises among all that can be."""
        return RAISED.index(self.what)

    def text(self, to: Reader = OWNER) -> str:
        whose = {
            "you": to.your,
            "here": "each Hero’s here",
            "others-here": "other Heroes’ here",
            "target": "that Hero’s",
        }
        by = self.by
        amount = f"{by:+d}" if isinstance(by, int) else f"+1 {by.text(to)}"
        verb = "gets" if self.what in ("defence", "movement", "hand-size") else "get"
        if self.who in ("here", "others-here"):
            who = "each Hero in this room" if self.who == "here" else "each other Hero in {your} room"
            return f"{who.format(your=to.your)} gets {amount} {TITLES[self.what]}"
        return f"{whose[self.who]} {TITLES[self.what]} {verb} {amount}"

    def raises(self, game: Shadowscape, use: Use, hero: Hero, what: int) -> int:
        if RAISED[what] != self.what:
            return 0
        owner: int = use.player
        if self.who == "you":
            fits = hero == owner
        elif self.who == "target":
            fits = use.target == game.hero_cards[hero]
        else:
            fits = game.at[hero] == game.at[owner] and (self.who == "here" or hero != owner)
        return amount_of(self.by, game, use) if fits else 0


class CountsAs(Standing):
    """Fate Cards with one symbol also count as another."""

    flag: ClassVar[str] = "counts-as"
    spelled: ClassVar[Mapping[str, str]] = {"counted": "as"}
    symbol: SymbolName
    counted: SymbolName

    def text(self, to: Reader = OWNER) -> str:
        return f"{to.your} Fate Cards with {self.symbol.upper()} also count as {self.counted.upper()}"

    def makes_fit(self, printed: int, symbol: int) -> bool:
        return SYMBOLS[printed] == self.symbol and SYMBOLS[symbol] == self.counted


class PassEnemies(Standing):
    """You need not stop where Enemies are."""

    words: ClassVar[str] = "{you} need not stop where Enemies are"
    flag: ClassVar[str] = "pass-enemies"


class Reach(Standing):
    """All your attacks reach into adjacent rooms as well."""

    words: ClassVar[str] = "{your} attacks also reach adjacent rooms"
    flag: ClassVar[str] = "reach"


class Hidden(Standing):
    """No Enemy has you in its range."""

    flag: ClassVar[str] = "hidden"

    def text(self, to: Reader = OWNER) -> str:
        return f"no Enemy has {whom(to)} in range"


class Generate(BoxEffect):
    """Generates a symbol for an Action or a Defence, as a Fate Card would; only as the first effect of a `use`."""

    symbol: SymbolName

    @property
    def symbol_number(self) -> int:
        """The symbol as a number."""
        return SYMBOLS.index(self.symbol)

    def text(self, to: Reader = OWNER) -> str:
        return f"generate one {self.symbol.upper()} without a Fate Card"

    def able(self, game: Shadowscape, use: Use) -> bool:
        return False  # on its own: it is offered where something is boosted

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return NEXT


Whom = Literal["it", "here", "all", "beast", "brigand", "undead", "target", "lord"]


class Strengthen(Standing):
    """Changes a value of Enemies: of the one whose card it is, those in its room, all, a type, or the one chosen."""

    target: ClassVar[str] = "an-enemy"
    target_value: ClassVar[str] = "target"
    what: Literal["attack", "defence", "steps"]
    by: By = 1
    whom: Whom = "it"

    def text(self, to: Reader = OWNER) -> str:
        whose = {
            "it": "its",
            "here": "each other Enemy’s",
            "all": "every Enemy’s",
            "target": "that Enemy’s",
            "lord": "the Lord’s",
            **{foe: f"every {foe.capitalize()}’s" for foe in FOES},
        }
        by = self.by
        amount = f"{by:+d}" if isinstance(by, int) else f"+1 {by.text(to)}"
        what = {"attack": "attack", "defence": "Defence", "steps": "first sign counts once more and its movement"}
        where = " in its room" if self.whom == "here" else ""
        if self.what == "steps":
            return f"{whose[self.whom]} first sign counts once more at the end of its movement"
        return f"{whose[self.whom]} {what[self.what]}{where} gets {amount}"

    def strengthens(self, game: Shadowscape, use: Use, token: int, what: str) -> int:
        if what != self.what or not self.means(game, use, token):
            return 0
        return amount_of(self.by, game, use)

    def means(self, game: Shadowscape, use: Use, token: int) -> bool:
        """Tells whether it is about an Enemy."""
        bearer = use.target
        is_lord = token >= len(game.enemy_at)
        if self.whom in ("it", "target"):
            return token == bearer
        if self.whom == "lord":
            return is_lord
        if is_lord:
            return False
        if self.whom == "here":  # the Enemy's room, or that of the Hero whose card it is
            room = game.token_at(bearer) if bearer != NONE else game.at[use.player]
            return token != bearer and game.token_at(token) == room
        return self.whom == "all" or FOES[game.box.enemies.foes[token]] == self.whom


class Ranged(Standing):
    """The Enemy attacks into adjacent rooms as well."""

    words: ClassVar[str] = "it also attacks into adjacent rooms"
    flag: ClassVar[str] = "ranged"


class Hold(Standing):
    """The Enemy that was chosen is not activated this turn."""

    words: ClassVar[str] = "that Enemy is not activated"
    flag: ClassVar[str] = "held"
    target: ClassVar[str] = "an-enemy"
