"""The words of the court's cards that last, or wait."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.kernel.cards.changing import CONTROL, TEXT, Changing, Delayed
from gloaming.kernel.cards.moments import NOTHING
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Change, Effect, Phrases, amount_of
from gloaming.kernel.cards.using import Use
from gloaming.kernel.flow import Step
from kernel.court.card_words import WHAT
from kernel.court.game import Court

Until = Literal["clash", "contest", "audience", "round", "game", "stay"]
Which = Literal["this", "it", "them", "host", "others"]

UNTIL: Phrases = {
    "clash": "until the end of the clash",
    "contest": "until the end of the contest",
    "audience": "until the end of the audience",
    "round": "until the end of the round",
    "game": "for the rest of the game",
    "stay": "as long as this card stays in play",
}
WHICH: Phrases = {**WHAT, "host": "the courtier it lies on", "others": "each of {your} other courtiers"}


class CourtModifier(Changing):
    """A modifier at court."""

    phrases: ClassVar[Phrases] = {**WHICH, **UNTIL}
    what: Which = "it"
    until: Until = "round"

    def period(self) -> str:
        return self.until

    def needs(self) -> str:
        return "courtier" if self.what in ("it", "them") else ""

    def text(self, to: Reader = OWNER) -> str:
        return f"{super().text(to)} {self.worded('{until}', to)}"

    def standing_text(self, to: Reader = OWNER) -> str:
        return super().text(to)

    def cards(self, game: Court, use: Use) -> list[int]:
        if self.what == "this":
            return [use.card]
        if self.what == "host":
            return [game.hosts[use.card]] if game.hosts[use.card] != NOTHING else []
        return [card for cards in use.chosen for card in cards]

    def reaches(self, game: Court, use: Use, card: int) -> bool:
        if self.what != "others":
            return card in self.cards(game, use)
        return card != use.card and game.is_courtier(card) and game.controller(card) == use.player


class NumberModifier(CourtModifier):
    """A modifier of a number."""

    by: Change

    def changed(self, game: Court, use: Use, card: int, value: int) -> int:
        return value + amount_of(self.by, game, use)


class Might(NumberModifier):
    """Changes what courtiers count in contests."""

    words: ClassVar[str] = "{what} gets {by:+} might"
    changes: ClassVar[str] = "might"
    alone: ClassVar[bool] = False


class Vigor(NumberModifier):
    """Changes how many wounds courtiers bear."""

    words: ClassVar[str] = "{what} gets {by:+} vigor"
    changes: ClassVar[str] = "vigor"
    alone: ClassVar[bool] = False


class Blank(CourtModifier):
    """Blanks cards."""

    words: ClassVar[str] = "{what} is blank"
    changes: ClassVar[str] = TEXT

    def blanks(self) -> bool:
        return True


class GainAbility(CourtModifier):
    """Gives cards an ability."""

    words: ClassVar[str] = "{what} gains {ability}"
    changes: ClassVar[str] = TEXT
    alone: ClassVar[bool] = False
    ability: str

    def filling(self, name: str, form: str, to: Reader) -> str:
        return f"“{self.ability}”" if name == "ability" else super().filling(name, form, to)

    def gives(self, game: Court, use: Use) -> list[int]:
        return [game.deal.prints.shared[self.ability]]


class CopyAbilities(CourtModifier):
    """Has this card gain what is printed on another."""

    words: ClassVar[str] = "this card gains what is printed on {what}"
    changes: ClassVar[str] = TEXT

    def cards(self, game: Court, use: Use) -> list[int]:
        return [use.card]

    def gives(self, game: Court, use: Use) -> list[int]:
        copied = super().cards(game, use)
        return [place for card in copied for place in game.cards.printed[game.cards.kinds[card]]]


class TakeControl(CourtModifier):
    """Takes control of cards."""

    words: ClassVar[str] = "you control {what}"
    changes: ClassVar[str] = CONTROL


class AtTheEnd(Delayed):
    """Has effects wait for the end of a period."""

    words: ClassVar[str] = "at the end of the {of} {effects}"
    alone: ClassVar[bool] = False
    of: Literal["clash", "contest", "audience", "round"]
    effects: tuple[Effect, ...]

    def needs(self) -> str:
        return next((effect.needs() for effect in self.effects if effect.needs()), "")

    def period(self) -> str:
        return self.of

    def inner(self) -> tuple[Effect, ...]:
        return self.effects

    def filling(self, name: str, form: str, to: Reader) -> str:
        if name == "effects":
            return ", then ".join(effect.text(to) for effect in self.effects)
        return super().filling(name, form, to)

    def begin(self, game: Court, use: Use) -> Step:
        step: Step = game.let_last(use, self)
        return step
