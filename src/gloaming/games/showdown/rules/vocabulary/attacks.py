"""What cards do with feints, strikes and the Black Joker, and what they do to Aces."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from gloaming.games.showdown.rules import cards, events
from gloaming.games.showdown.rules.cards import FEINTED, FIRST_ACE, NAMES, NONE, STRUCK, Card, is_edge
from gloaming.games.showdown.rules.damage import PointsOfDamage
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import EDGE, HEAL
from gloaming.games.showdown.rules.vocabulary.choosing import Choosing, ChoosingFromHand
from gloaming.games.showdown.rules.vocabulary.conditions import One
from gloaming.kernel.cards.places import ALL_SEATS
from gloaming.kernel.cards.reader import Who
from gloaming.kernel.cards.shared import hand_left, players_of
from gloaming.kernel.cards.terms import Effect, Phrases
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Question, Seat
from gloaming.kernel.flow import NEXT, Step


class Exchange(ChoosingFromHand):
    """Takes back what you have played, for another card from your hand."""

    part: ClassVar[int]
    event: ClassVar[type[events.HandShown]]

    def choices(self, game: Showdown, use: Use) -> list[Card]:
        return game.hand_of(use.player) if game.played(use.player, self.part) != NONE else []

    def able(self, game: Showdown, use: Use) -> bool:
        """Tells whether there are a card to take back and a hand card, and one to spare for the strike."""
        played = game.played(use.player, self.part)
        enough = 1 if is_edge(played) else 0
        return played != NONE and hand_left(game, use) > enough

    def move(self, game: Showdown, use: Use, chosen: Card) -> None:
        """Exchanges the cards; the Black Joker just goes back to its place (B-41)."""
        seat = use.player
        old = game.played(seat, self.part)
        game.take_from_hand(seat, chosen, cards.FEINT_AREA if self.part == FEINTED else cards.STRIKE_AREA)
        if is_edge(old):
            game.put_on_discards(seat, old)
        else:
            game.add_to_hand(seat, [old], ALL_SEATS)
        game.report(self.event, seat, NAMES[chosen])


class SwapFeint(Exchange):
    """Takes your feint back for another card from your hand."""

    words: ClassVar[str] = "exchange {your} feint for a card from {your} hand"
    part: ClassVar[int] = FEINTED
    event: ClassVar[type[events.HandShown]] = events.FeintSwapped


class StrikeAgain(Exchange):
    """Takes your strike back for another card from your hand."""

    words: ClassVar[str] = "exchange {your} strike for a card from {your} hand"
    part: ClassVar[int] = STRUCK
    event: ClassVar[type[events.HandShown]] = events.StrikeSwapped


class TurnEdge(Choosing):
    """Turns a Black Joker that serves as a feint."""

    words: ClassVar[str] = "choose which edge of {who:'s} Black Joker counts"
    alone: ClassVar[bool] = False
    question: ClassVar[Question] = EDGE
    who: One = "you"

    def choices(self, game: Showdown, use: Use) -> list[int]:
        return [0, 1] if is_edge(game.feint_of(self.about(game, use))) else []

    def move(self, game: Showdown, use: Use, chosen: int) -> None:
        owner = self.about(game, use)
        game.places[owner].move(game.feint_of(owner), cards.JOKER_AREA)
        game.places[owner].move(cards.FIRST_EDGE + chosen, cards.FEINT_AREA)
        game.report(events.EdgeTurned, owner, NAMES[game.feint_of(owner)])

    def about(self, game: Showdown, use: Use) -> Seat:
        return players_of(self.who, game, use)[0]


# Damage and Aces.


class Hurt(Effect):
    """Deals damage."""

    words: ClassVar[str] = "{who:take} {count:number} damage"
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    who: Who = "opponent"

    def gives_up(self) -> bool:
        return self.who == "you"

    def begin(self, game: Showdown, use: Use) -> Step:
        """Deals it point by point; two who are hit are hit together, the attacker first (B-50)."""
        hit = players_of(self.who, game, use)
        seats = [seat for seat in (game.attacker, game.defender) if seat in hit]
        return game.enter_and_return(PointsOfDamage(seats, self.count))


class Heal(Choosing):
    """Turns your Aces face down again."""

    words: ClassVar[str] = "heal {other}{shuffle:, then shuffle {your} face-down Aces}"
    phrases: ClassVar[Phrases] = {True: "{count:number} of {your} other Aces", False: "{count:Ace}"}
    question: ClassVar[Question] = HEAL
    again: ClassVar[bool] = True
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    shuffle: bool = False
    other: bool = False  # only Aces other than the one whose effect this is

    def choices(self, game: Showdown, use: Use) -> list[int]:
        """Returns where Aces that can be healed lie (B-27); removed ones cannot be (SD-HEAL-3, B-28)."""
        lies, aces = game.lies[use.player], game.aces[use.player]
        spared = use.card - FIRST_ACE if self.other else NONE
        return [place for place in range(len(lies)) if lies[place] == cards.UP and aces[place] != spared]

    def begin(self, game: Showdown, use: Use) -> Step:
        step = super().begin(game, use)
        if step == NEXT and self.shuffle and use.done:
            game.shuffle_aces(use.player)
        return step

    def move(self, game: Showdown, use: Use, chosen: int) -> None:
        game.heal_ace(use.player, chosen)
