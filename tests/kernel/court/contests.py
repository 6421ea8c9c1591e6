"""A contest: a courtier challenges the other side, both are seconded by sealed bids, and the weaker loses favour."""

from __future__ import annotations

from typing import ClassVar

from gloaming.kernel.cards.batches import Batch
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.cards.periods import PeriodEnds
from gloaming.kernel.cards.using import PASS
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Flow, Step, Together
from kernel.court import events
from kernel.court.game import Court
from kernel.court.table import CLASH, CONTEST


class Contest(Flow):
    """One contest."""

    steps: ClassVar[tuple[str, ...]] = (
        "challenge",
        "defend",
        "clash",
        "bid",
        "reveal",
        "end_clash",
        "decide",
        "end",
    )

    player: Player
    courtier: int
    defender: Player
    defending: int

    def __init__(self, player: Player = 0, courtier: int = NOTHING) -> None:
        super().__init__()
        self.player = player
        self.courtier = courtier
        self.defender = NOTHING
        self.defending = NOTHING

    def challenge(self, game: Court) -> Step:
        """Tires the courtier, which may be answered."""
        game.touch()
        batch = [Item("challenged", self.courtier, self.player), Item("tired", self.courtier, self.player)]
        return game.enter(Batch(batch))

    def defend(self, game: Court) -> Step:
        """Asks the other side for a courtier; whoever of it answers first, answers for all."""
        able = [player for player in game.opponents(self.player) if game.ready(player)]
        if not able:
            self.defender = game.opponents(self.player)[0]
            return NEXT
        options = [[*game.questions["defend"].offer(game.ready(player)), PASS.options[0]] for player in able]
        return game.decide_among(able, options)

    def on_defend(self, game: Court, seat: Seat, option: Option) -> Step:
        """Notes who defends; nobody does if somebody passes for the side."""
        if option.question is PASS:
            self.defender = game.opponents(self.player)[0]
        else:
            self.defending = option.value
            self.defender = game.controller(option.value)
            game.tired.append(option.value)
        game.touch()
        return NEXT

    def clash(self, game: Court) -> Step:
        """Lets both sides answer before they bid."""
        return game.enter(Batch([Item("clash", self.courtier, self.player)]))

    def bid(self, game: Court) -> Step:
        """Has everybody bid in secret."""
        return game.enter(Bidding())

    def reveal(self, game: Court) -> Step:
        """Counts: whoever has more might and bids, the defender if both have as much."""
        mine, theirs = (
            self.strength(game, self.player, self.courtier),
            self.strength(game, self.defender, self.defending),
        )
        won = mine > theirs
        winner, loser = (self.player, self.defender) if won else (self.defender, self.player)
        card = self.courtier if won else self.defending
        self.player, self.defender = winner, loser  # from now on in this order
        self.courtier = card
        return NEXT

    def strength(self, game: Court, player: Player, card: int) -> int:
        """Returns what a side counts."""
        there = card != NOTHING and card in game.in_play
        bids = sum(game.bids[each] for side in game.teams if player in side for each in side)
        return (game.might(card) if there else 0) + bids

    def end_clash(self, game: Court) -> Step:
        """Ends what held for the clash."""
        return game.enter(PeriodEnds(CLASH))

    def decide(self, game: Court) -> Step:
        """The winner has won, and the loser loses favour, both at once."""
        return game.enter(
            Batch([Item("contest_won", self.courtier, self.player), Item("favour_lost", NOTHING, self.defender, 1)])
        )

    def end(self, game: Court) -> Step:
        """Ends what held for the contest."""
        return game.enter(PeriodEnds(CONTEST))


class Bidding(Flow):
    """Everybody bids in secret, at the same time."""

    steps: ClassVar[tuple[str, ...]] = ("bid", "reveal")

    def bid(self, game: Court) -> Step:
        """Opens a branch for each player."""
        game.bids = [NOTHING] * len(game.bids)
        game.sealed = True
        return game.enter(Together([Bid(player) for player in game.everybody()]))

    def reveal(self, game: Court) -> Step:
        """Turns the bids up; they are paid."""
        game.sealed = False
        for player in range(len(game.bids)):
            game.coins[player] -= game.bids[player]
        if game.heard:
            game.tell(events.Bids(game.bids[:]))
        game.touch()
        return NEXT


class Bid(Flow):
    """The bid of one player."""

    steps: ClassVar[tuple[str, ...]] = ("bid",)

    player: Player

    def __init__(self, player: Player = 0) -> None:
        super().__init__()
        self.player = player

    def bid(self, game: Court) -> Step:
        """Asks for it."""
        return game.decide(self.player, game.questions["bid"].offer(list(range(game.most_to_bid(self.player) + 1))))

    def on_bid(self, game: Court, seat: Seat, option: Option) -> Step:
        """Notes it."""
        game.bids[self.player] = option.value
        if game.heard:
            game.tell(events.Bid(self.player, seat, option.value))
        return NEXT


class Auction(Flow):
    """A sealed bid inside an ability: whoever bids most gains favour; of several, whoever is asked first."""

    steps: ClassVar[tuple[str, ...]] = ("bid", "award")

    favour: int

    def __init__(self, favour: int = 0) -> None:
        super().__init__()
        self.favour = favour

    def bid(self, game: Court) -> Step:
        """Has everybody bid."""
        return game.enter(Bidding())

    def award(self, game: Court) -> Step:
        """Gives the favour to the highest bidder."""
        winner = max(game.everybody(), key=lambda player: game.bids[player])
        return game.enter(Batch([Item("favour_gained", NOTHING, winner, self.favour)]))


class Council(Flow):
    """A side discards a card: whoever of it answers first."""

    steps: ClassVar[tuple[str, ...]] = ("discard",)

    player: Player

    def __init__(self, player: Player = 0) -> None:
        super().__init__()
        self.player = player

    def discard(self, game: Court) -> Step:
        """Asks all of the side who hold cards, each for one of its own."""
        able = [player for player in [self.player, *game.mates(self.player)] if game.hands[player]]
        if not able:
            return NEXT
        return game.decide_among(able, [game.questions["discard"].offer(game.hands[player]) for player in able])

    def on_discard(self, game: Court, seat: Seat, option: Option) -> Step:
        """Discards the card."""
        game.discard(game.cards.owners[option.value], option.value)
        return NEXT
