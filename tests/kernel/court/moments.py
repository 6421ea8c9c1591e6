"""What the court's cards answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from gloaming.kernel.cards.english import some
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.reader import Reader
from gloaming.kernel.cards.terms import When
from gloaming.kernel.cards.using import Use
from kernel.court.game import Court

Whose = Literal["any", "yours", "opponents", "this"]

WHOSE: Mapping[str, str] = {"any": "{a}", "yours": "one of {your} {thing}s", "opponents": "an opponent's {thing}"}


class CourtWhen(When):
    """Something that happens at court, to somebody."""

    thing: ClassVar[str] = "courtier"
    whose: Whose = "any"

    def filling(self, name: str, form: str, to: Reader) -> str:
        if name != "whose":
            return super().filling(name, form, to)
        words = WHOSE.get(self.whose, "this {thing}")
        return words.format(a=some(1, self.thing), thing=self.thing, your=to.your)

    def heard(self, game: Court, use: Use, item: Item) -> bool:
        if self.whose == "any":
            return True
        if self.whose == "this":
            return item.card == use.card
        mine = item.player == use.player
        return mine if self.whose == "yours" else item.player in game.opponents(use.player)


class CourtierWounded(CourtWhen):
    """A courtier is wounded."""

    words: ClassVar[str] = "{whose} is wounded"
    event: ClassVar[str] = "wounded"


class CourtierTired(CourtWhen):
    """A courtier is tired."""

    words: ClassVar[str] = "{whose} is tired"
    event: ClassVar[str] = "tired"


class CardLeaves(CourtWhen):
    """A card leaves play."""

    thing: ClassVar[str] = "card"
    words: ClassVar[str] = "{whose} leaves play"
    event: ClassVar[str] = "left_play"


class AbilityWorks(CourtWhen):
    """An ability works."""

    thing: ClassVar[str] = "ability"
    words: ClassVar[str] = "{whose} works"
    event: ClassVar[str] = "ability"


class CourtierChallenges(CourtWhen):
    """A courtier challenges."""

    words: ClassVar[str] = "{whose} challenges"
    event: ClassVar[str] = "challenged"


class ContestClashes(CourtWhen):
    """A contest comes to its clash."""

    thing: ClassVar[str] = "challenge"
    words: ClassVar[str] = "{whose} comes to the clash"
    event: ClassVar[str] = "clash"


class ContestWon(CourtWhen):
    """A contest is won."""

    thing: ClassVar[str] = "contest"
    words: ClassVar[str] = "{whose} is won"
    event: ClassVar[str] = "contest_won"


class FavourLost(CourtWhen):
    """Somebody loses favour."""

    thing: ClassVar[str] = "favour"
    words: ClassVar[str] = "{whose} is lost"
    event: ClassVar[str] = "favour_lost"


class CardDrawn(CourtWhen):
    """Somebody draws a card."""

    thing: ClassVar[str] = "draw"
    words: ClassVar[str] = "{whose} is made"
    event: ClassVar[str] = "drawn"
