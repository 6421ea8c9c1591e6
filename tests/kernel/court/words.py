"""The words of the court's cards: what they answer, aim at and do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from gloaming.kernel.cards.english import some
from gloaming.kernel.cards.happening import AHEAD, Item
from gloaming.kernel.cards.in_play import within
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.cards.periods import PeriodEnds
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Condition, Effect, Few, Phrases, Target, When
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option
from gloaming.kernel.flow import AGAIN, NEXT, Step
from kernel.court.chapters import Round
from kernel.court.contests import Auction, Contest, Council
from kernel.court.game import Court
from kernel.court.table import ROUND

Whose = Literal["any", "yours", "opponents", "this"]
Whom = Literal["you", "each-opponent", "each-other-player", "each-player", "each-mate"]
What = Literal["this", "it", "them"]

WHOSE: Mapping[str, str] = {"any": "{a}", "yours": "one of {your} {thing}s", "opponents": "an opponent's {thing}"}
WHOM: Phrases = {
    "you": "{you}",
    "each-opponent": "each opponent",
    "each-other-player": "each other player",
    "each-player": "each player",
    "each-mate": "each mate of {yours}",
}
WHAT: Phrases = {"this": "this card", "it": "it", "them": "them"}


def people(whom: Whom, game: Court, use: Use) -> list[Player]:
    """Returns the players that a card means, in the order in which they act."""
    if whom == "you":
        return [use.player]
    if whom == "each-opponent":
        return game.opponents(use.player)
    if whom == "each-mate":
        return game.mates(use.player)
    return [player for player in game.everybody() if whom == "each-player" or player != use.player]


def meant(what: What, use: Use) -> list[int]:
    """Returns the cards that are meant: this one, or those that were chosen."""
    return [use.card] if what == "this" else [card for cards in use.chosen for card in cards]


# Moments.


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


# Conditions.


class FavourAtMost(Condition):
    """Your favour is low."""

    words: ClassVar[str] = "{your} favour is at most {count:number}"
    count: Few

    def holds(self, game: Court, use: Use) -> bool:
        return game.favour[use.player] <= self.count


class NoAttachment(Condition):
    """Nothing lies on this card."""

    words: ClassVar[str] = "nothing lies on this card"

    def holds(self, game: Court, use: Use) -> bool:
        return not game.attached_to(use.card)


# Targets.


class Courtier(Target):
    """Courtiers in play: one, exactly or up to so many, or one of each opponent."""

    words: ClassVar[str] = "choose {number}{of}"
    phrases: ClassVar[Phrases] = {
        "anyone": "",
        "you": " of {your} own",
        "others": " of {your} own, not this one",
        "opponents": " of an opponent",
    }
    of: Literal["anyone", "you", "others", "opponents"] = "anyone"
    count: Few = 1
    up_to: bool = False
    one_each: bool = False

    def filling(self, name: str, form: str, to: Reader) -> str:
        if name == "number":
            if self.one_each:
                return "for each opponent a courtier"
            return f"{'up to ' if self.up_to else ''}{some(self.count, 'courtier')}"
        return super().filling(name, form, to)

    def owners(self, game: Court, use: Use) -> list[Player]:
        """Returns whose courtiers may be chosen."""
        if self.of == "anyone":
            return game.everybody()
        return game.opponents(use.player) if self.of == "opponents" else [use.player]

    def fitting(self, game: Court, use: Use) -> list[int]:
        """Returns what may be chosen at all."""
        found = game.courtiers(self.owners(game, use))
        return [card for card in found if card != use.card] if self.of == "others" else found

    def options(self, game: Court, use: Use) -> list[Option]:
        chosen = use.chosen[use.place] if use.chosen else []
        taken = [game.controller(card) for card in chosen] if self.one_each else []
        fitting = self.fitting(game, use)
        return game.questions["pick"].offer(
            [card for card in fitting if card not in chosen and game.controller(card) not in taken]
        )

    def least(self, game: Court, use: Use) -> int:
        if self.one_each:
            return len({game.controller(card) for card in self.fitting(game, use)})
        if self.up_to:
            return 0
        return self.count

    def most(self, game: Court, use: Use) -> int:
        return len(game.opponents(use.player)) if self.one_each else self.count

    def still_fits(self, game: Court, use: Use, chosen: int) -> bool:
        return chosen in self.fitting(game, use)


# What is done, and paid.


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

    words: ClassVar[str] = "{who} {gain} {coins:coin}"
    phrases: ClassVar[Phrases] = {**WHOM, "you": "", True: "lose", False: "gain"}
    order: ClassVar[bool] = True
    coins: Few
    who: Whom = "you"
    lose: bool = False

    def text(self, to: Reader = OWNER) -> str:
        verb = "lose" if self.lose else "gain"
        coins = f"{self.coins} coin{'s' if self.coins > 1 else ''}"
        return f"{verb} {coins}" if self.who == "you" else f"let {self.who.replace('-', ' ')} {verb} {coins}"

    def begin(self, game: Court, use: Use) -> Step:
        for player in people(self.who, game, use):
            change = -min(self.coins, game.coins[player]) if self.lose else self.coins
            game.coins[player] += change
        game.touch()
        return NEXT


class Deal(Effect):
    """Has players draw, all at once."""

    words: ClassVar[str] = "let {who} draw {count:card}"
    phrases: ClassVar[Phrases] = WHOM
    count: Few
    who: Whom

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

    words: ClassVar[str] = "lose {amount} favour"
    amount: Few
    who: Whom = "you"

    def text(self, to: Reader = OWNER) -> str:
        said = f"lose {self.amount} favour"
        return said if self.who == "you" else f"let {self.who.replace('-', ' ')} {said}"

    def gives_up(self) -> bool:
        return self.who == "you"

    def begin(self, game: Court, use: Use) -> Step:
        players = people(self.who, game, use)
        return game.happens([Item("favour_lost", NOTHING, player, self.amount, use.card) for player in players])


class CardEffect(Effect):
    """Something that is done to cards in play."""

    phrases: ClassVar[Phrases] = WHAT
    what: What = "it"

    def needs(self) -> str:
        return "" if self.what == "this" else "courtier"

    def gives_up(self) -> bool:
        return self.what == "this"

    def there(self, game: Court, use: Use) -> list[int]:
        """Returns the cards that are meant and in play."""
        return [card for card in meant(self.what, use) if card in game.in_play]

    def able(self, game: Court, use: Use) -> bool:
        return self.what != "this" or use.card in game.in_play


class Tire(CardEffect):
    """Tires courtiers."""

    words: ClassVar[str] = "tire {what}"

    def able(self, game: Court, use: Use) -> bool:
        return super().able(game, use) and (self.what != "this" or use.card not in game.tired)

    def begin(self, game: Court, use: Use) -> Step:
        return game.happens(game.items("tired", self.there(game, use), use.card))


class Wound(CardEffect):
    """Wounds courtiers."""

    words: ClassVar[str] = "wound {what}{amount}"
    amount: Few = 1

    def filling(self, name: str, form: str, to: Reader) -> str:
        if name == "amount":
            return f" {self.amount} times" if self.amount > 1 else ""
        return super().filling(name, form, to)

    def begin(self, game: Court, use: Use) -> Step:
        return game.happens(game.items("wounded", self.there(game, use), use.card, self.amount))


class Dismiss(CardEffect):
    """Takes cards out of play, with all that lies on them."""

    words: ClassVar[str] = "dismiss {what}"

    def takes_its_card(self) -> bool:
        return self.what == "this"

    def begin(self, game: Court, use: Use) -> Step:
        cards = self.there(game, use)
        return game.enter_and_return(game.leaving(cards, use.card)) if cards else AGAIN


class Halve(Effect):
    """Makes what happens smaller by one, or nothing of it."""

    words: ClassVar[str] = "make it one less"
    stops: ClassVar[bool] = True

    def begin(self, game: Court, use: Use) -> Step:
        item = use.answered_item(game)
        assert item is not None
        item.amount -= 1
        return NEXT


class Instead(Effect):
    """Puts something else in the place of what would happen."""

    words: ClassVar[str] = "instead {done}"
    phrases: ClassVar[Phrases] = {
        "wound-its-cause": "the card that does it is wounded",
        "wound-this": "this card is wounded",
        "tire-it": "it is tired",
        "dismiss-this": "this card leaves play",
    }
    stops: ClassVar[bool] = True
    done: Literal["wound-its-cause", "wound-this", "tire-it", "dismiss-this"]

    def able(self, game: Court, use: Use) -> bool:
        item = use.answered_item(game)
        if item is None or item.fate != AHEAD:
            return False
        if self.done == "wound-its-cause":
            return item.cause in game.in_play and game.is_courtier(item.cause)
        return item.card != use.card

    def begin(self, game: Court, use: Use) -> Step:
        happening = game.happening_at(use.answers)
        item = happening.items[use.item]
        card = item.cause if self.done == "wound-its-cause" else item.card if self.done == "tire-it" else use.card
        kind = {"tire-it": "tired", "dismiss-this": "left_play"}.get(self.done, "wounded")
        other = Item(kind, card, game.controller(card), item.amount, use.card)
        happening.items.append(item.instead(other, use.card))
        game.touch()
        return NEXT


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
