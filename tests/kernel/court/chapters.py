"""The rounds at court: dawn, audience and dusk."""

from __future__ import annotations

from typing import ClassVar

from gloaming.kernel.cards.batches import Batch
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.cards.periods import PeriodEnds
from gloaming.kernel.cards.using import PASS
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, DONE, NEXT, Flow, Step
from kernel.court import events
from kernel.court.contests import Contest
from kernel.court.game import Court
from kernel.court.setting_up import set_up
from kernel.court.table import AUDIENCE, ROUND

ROUNDS = 3
HAND = 4
COINS = 2


class Reign(Flow):
    """The whole game."""

    steps: ClassVar[tuple[str, ...]] = ("deal", "play", "end")

    def deal(self, game: Court) -> Step:
        """Shuffles the decks; a herald and the places are in play from the start."""
        game.listen_to(game.catalogue)
        cards = game.cards
        if game.setting.options["position"]:
            set_up(game, str(game.setting.options["position"]))
            return NEXT
        for card in range(len(cards.owners)):
            if cards.owners[card] == NOTHING or game.print_of(card).name == "herald":
                game.put_into_play(card)
        for player in range(len(game.deciders)):
            deck = [
                card for card in range(len(cards.owners)) if cards.owners[card] == player and card not in game.in_play
            ]
            game.decks[player] = [deck[at] for at in game.setup_dice.shuffled(len(deck))]
            for _ in range(HAND):
                game.hands[player].append(game.decks[player].pop())
        game.round = 1
        game.touch()
        return NEXT

    def play(self, game: Court) -> Step:
        """Plays the rounds; the first of a position begins with its audience."""
        round = Round()
        if game.round == 1 and game.setting.options["position"]:
            round.at = 2
        return game.enter(round)

    def end(self, game: Court) -> Step:
        """Goes on to the next round, or ends the game."""
        if game.round == ROUNDS:
            game.finish()
            return DONE
        game.round += 1
        game.first = game.opponents(game.first)[0]
        game.touch()
        self.at = 1  # the next round
        return AGAIN


class Round(Flow):
    """One round."""

    steps: ClassVar[tuple[str, ...]] = ("dawn", "draw", "hold_audience", "dusk", "end")

    def dawn(self, game: Court) -> Step:
        """Readies everybody, and pays."""
        game.tired = []
        game.coins = [coins + COINS for coins in game.coins]
        game.touch()
        return NEXT

    def draw(self, game: Court) -> Step:
        """Everybody draws a card."""
        return game.enter(Batch([Item("drawn", NOTHING, player) for player in game.everybody()]))

    def hold_audience(self, game: Court) -> Step:
        """Lets the sides act in turn."""
        return game.enter(Audience())

    def dusk(self, game: Court) -> Step:
        """Ends what held for the round."""
        if game.heard:
            game.tell(events.RoundEnds(game.round))
        return game.enter(PeriodEnds(ROUND))

    def end(self, game: Court) -> Step:
        """Rests."""
        game.reckonings += 1
        return NEXT


class Audience(Flow):
    """The sides act in turn until both have passed in a row; whoever of a side answers first, acts."""

    steps: ClassVar[tuple[str, ...]] = ("act", "end")

    turn: int
    passes: int
    done: list[Player]

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.passes = 0
        self.done = []

    def act(self, game: Court) -> Step:
        """Asks those of a side who have not passed."""
        sides = game.sides_in_turn()
        while self.passes < len(sides):
            side = sides[self.turn % len(sides)]
            left = [player for player in side if player not in self.done]
            if left:
                return game.decide_among(left, [self.options(game, player) for player in left])
            self.turn += 1
            self.passes += 1
            self.done = []
        return NEXT

    def options(self, game: Court, player: Player) -> list[Option]:
        """Returns what a player may do."""
        playable = [card for card in game.hands[player] if self.can_play(game, player, card)]
        here = {"hand": game.hands[player], "discards": game.discards[player]}
        return [
            *game.questions["play"].offer(playable),
            *game.actions(player, here),
            *game.questions["challenge"].offer(game.ready(player)),
            PASS.options[0],
        ]

    def can_play(self, game: Court, player: Player, card: int) -> bool:
        """Tells whether a player can pay for a courtier, or a gift that somebody could be given."""
        print = game.print_of(card)
        if game.coins[player] < print.cost or print.kind == "event":
            return False
        return print.kind == "courtier" or any(game.is_courtier(each) for each in game.in_play)

    def on_act(self, game: Court, seat: Seat, option: Option) -> Step:
        """Plays, challenges, uses an ability, or passes."""
        sides = game.sides_in_turn()
        left = [player for player in sides[self.turn % len(sides)] if player not in self.done]
        player = game.player_at(seat, left)
        if option.question is PASS:
            self.done.append(player)
            if game.speaks_for_side(player):
                self.done = left + self.done
            return AGAIN
        self.turn += 1
        self.passes = 0
        self.done = []
        if option.question is game.questions["play"]:
            return game.enter_and_return(Play(player, option.value))
        if option.question is game.questions["challenge"]:
            return game.enter_and_return(Contest(player, option.value))
        card, number = game.used_by(option)
        return game.enter_and_return(game.use_of(player, card, number))

    def end(self, game: Court) -> Step:
        """Ends what held for the audience."""
        return game.enter(PeriodEnds(AUDIENCE))


class Play(Flow):
    """Playing a courtier, or giving a courtier a gift."""

    steps: ClassVar[tuple[str, ...]] = ("show", "choose", "arrive")

    player: Player
    card: int
    host: int

    def __init__(self, player: Player = 0, card: int = NOTHING) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.host = NOTHING

    def show(self, game: Court) -> Step:
        """Pays, and shows the card."""
        game.coins[self.player] -= game.print_of(self.card).cost
        game.show(self.player, self.card, True)
        return NEXT

    def choose(self, game: Court) -> Step:
        """Asks who is given the gift."""
        if game.print_of(self.card).kind == "courtier":
            return NEXT
        return game.decide(
            self.player, game.questions["on"].offer([each for each in game.in_play if game.is_courtier(each)])
        )

    def on_choose(self, game: Court, seat: Seat, option: Option) -> Step:
        """Notes it."""
        self.host = option.value
        return NEXT

    def arrive(self, game: Court) -> Step:
        """Puts the card into play."""
        game.put_into_play(self.card, self.host)
        return NEXT
