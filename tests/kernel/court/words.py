"""What the court's cards do to players, and to how the game goes on."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.kernel.cards.english import some
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.in_play import within
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.cards.periods import PeriodEnds
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Effect, Few
from gloaming.kernel.cards.using import Use
from gloaming.kernel.flow import NEXT, Step
from kernel.court.chapters import Round
from kernel.court.contests import Auction, Contest, Council
from kernel.court.game import Court
from kernel.court.table import ROUND

Whom = Literal["you", "each-opponent", "each-other-player", "each-player", "each-mate"]


def spoken(whom: Whom) -> str:
    """Returns players in words."""
    return whom.replace("-", " ")


def people(whom: Whom, game: Court, use: Use) -> list[Player]:
    """Returns the players that a card means, in the order in which they act."""
    if whom == "you":
        return [use.player]
    if whom == "each-opponent":
        return game.opponents(use.player)
    if whom == "each-mate":
        return game.mates(use.player)
    return [player for player in game.everybody() if whom == "each-player" or player != use.player]


class Pay(Effect):
    """Pays coins."""

    words: ClassVar[str] = "pay {coins:coin}"
    coins: Few

    def gives_up(self) -> bool:
        return True

    def able(self, game: Court, use: Use) -> bool:
        return game.coins[use.player] >= self.coins

    def begin(self, game: Court, use: Use) -> Step:
        game.coins[use.player] -= self.coins
        game.touch()
        return NEXT


class Coins(Effect):
    """Gives or takes coins."""

    coins: Few
    who: Whom = "you"
    lose: bool = False

    def text(self, to: Reader = OWNER) -> str:
        said = f"{'lose' if self.lose else 'gain'} {some(self.coins, 'coin')}"
        return said if self.who == "you" else f"let {spoken(self.who)} {said}"

    def begin(self, game: Court, use: Use) -> Step:
        for player in people(self.who, game, use):
            change = -min(self.coins, game.coins[player]) if self.lose else self.coins
            game.coins[player] += change
        game.touch()
        return NEXT


class Deal(Effect):
    """Has players draw, all at once."""

    count: Few
    who: Whom

    def text(self, to: Reader = OWNER) -> str:
        return f"let {spoken(self.who)} draw {some(self.count, 'card')}"

    def begin(self, game: Court, use: Use) -> Step:
        return game.draw(people(self.who, game, use), self.count)


class Favour(Effect):
    """Gains favour."""

    words: ClassVar[str] = "gain {amount} favour"
    amount: Few

    def begin(self, game: Court, use: Use) -> Step:
        return game.happens([Item("favour_gained", use.card, use.player, self.amount, use.card)])


class LoseFavour(Effect):
    """Has players lose favour, all at once."""

    amount: Few
    who: Whom = "you"

    def text(self, to: Reader = OWNER) -> str:
        said = f"lose {self.amount} favour"
        return said if self.who == "you" else f"let {spoken(self.who)} {said}"

    def gives_up(self) -> bool:
        return self.who == "you"

    def begin(self, game: Court, use: Use) -> Step:
        players = people(self.who, game, use)
        return game.happens([Item("favour_lost", NOTHING, player, self.amount, use.card) for player in players])


class StartContest(Effect):
    """Starts a contest with this card, in the midst of whatever goes on."""

    words: ClassVar[str] = "challenge the other side with this card"

    def able(self, game: Court, use: Use) -> bool:
        return use.card in game.in_play and use.card not in game.tired

    def begin(self, game: Court, use: Use) -> Step:
        return game.enter_and_return(Contest(use.player, use.card))


class HoldAuction(Effect):
    """Has everybody bid in secret for favour."""

    words: ClassVar[str] = "let all players bid in secret; whoever bids most gains {favour} favour"
    favour: Few

    def begin(self, game: Court, use: Use) -> Step:
        return game.enter_and_return(Auction(self.favour))


class HoldCouncil(Effect):
    """Has the side discard a card."""

    words: ClassVar[str] = "{your} side discards a card, whichever player names one first"
    order: ClassVar[bool] = False

    def begin(self, game: Court, use: Use) -> Step:
        return game.enter_and_return(Council(use.player))


class EndTheRound(Effect):
    """Ends the round, and with it every contest."""

    words: ClassVar[str] = "end the round at once"

    def begin(self, game: Court, use: Use) -> Step:
        while not isinstance(game.stack[-1], Round):
            game.stack.pop()
        game.stack[-1].at = 4  # its end
        return game.enter_and_return(PeriodEnds(ROUND))


class TakeBack(Effect):
    """Returns this card from the discards to the hand."""

    words: ClassVar[str] = "return this card to {your} hand"

    def begin(self, game: Court, use: Use) -> Step:
        game.discards[use.player].remove(use.card)
        game.hands[use.player].append(use.card)
        game.touch()
        return NEXT


class IfDone(Effect):
    """Goes on only if nothing that was done so far was prevented."""

    words: ClassVar[str] = "if nothing of that was prevented, {effects}"
    effects: tuple[Effect, ...]

    def inner(self) -> tuple[Effect, ...]:
        return self.effects

    def filling(self, name: str, form: str, to: Reader) -> str:
        return ", then ".join(effect.text() for effect in self.effects)

    def begin(self, game: Court, use: Use) -> Step:
        from gloaming.kernel.cards.initiating import BoardUse

        assert isinstance(use, BoardUse)
        return NEXT if use.prevented else game.enter_and_return(within(use, use.path()))
