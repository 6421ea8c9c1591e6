"""A match: setting up, looking the teams over, and turns until a Leader falls."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.analysis import Analysis
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.questions import TAKE
from gloaming.games.syndicates.rules.sets import FACTIONS, NONE
from gloaming.games.syndicates.rules.tabletop import DECK, IN_PLAY, LEFT_OUT, Side
from gloaming.games.syndicates.rules.turns import Turn
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Flow, Step

MOST_TURNS: Final = 200  # of both sides together
MOST_TIMES: Final = 3  # that a position may occur
MOST_IDLE: Final = 4  # turns in a row in which nobody can do anything


class Match(Flow):
    """One match."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "roll_for_factions",
        "take_factions",
        "lay_out",
        "starter_looks",
        "other_looks",
        "take_turns",
        "finish",
    )

    def __init__(self) -> None:
        super().__init__()
        self.favoured = NONE  # the side that won the roll

    def begin(self, game: Syndicates) -> Step:
        """Clears the table; where factions are kept, whoever lost the last match of the series begins (A-1)."""
        kept = not game.rulings.fresh_roll and sum(game.matches) > 0
        if kept and game.winner != NONE:
            game.starter = 1 - game.winner
        if not kept:
            game.factions = [NONE, NONE]
        game.clear()
        game.match += 1
        game.report(events.Match, game.match)
        return NEXT

    def roll_for_factions(self, game: Syndicates) -> Step:
        """Rolls a die for each side until one is higher; the lower one will begin (SS-SETA-1, SS-SETA-2, SS-TURN-2)."""
        if game.factions[0] != NONE:
            return NEXT
        while self.favoured == NONE:
            dice = [game.setup_dice.below(6) + 1 for _ in range(2)]
            for side in range(2):
                game.report(events.Rolled, side=side, die=dice[side], why="factions")
            if dice[0] != dice[1]:
                self.favoured = 0 if dice[0] > dice[1] else 1
        game.starter = 1 - self.favoured
        return NEXT

    def take_factions(self, game: Syndicates) -> Step:
        """Asks the winner of the roll for a faction (SS-SETA-3)."""
        if game.factions[0] != NONE:
            return NEXT
        return game.ask_side(self.favoured, TAKE.offer([0, 1]))

    def on_take_factions(self, game: Syndicates, seat: Seat, option: Option) -> Step:
        """Gives the other side the other faction (SS-SETA-4)."""
        game.factions[self.favoured] = option.value
        game.factions[1 - self.favoured] = 1 - option.value
        return NEXT

    def lay_out(self, game: Syndicates) -> Step:
        """Lays out both sides."""
        game.report(events.Factions, [FACTIONS[faction] for faction in game.factions])
        for side in range(2):
            place_core(game, side)
            shuffle_decks(game, side)
            draw_supporters(game, side)
        return NEXT

    def starter_looks(self, game: Syndicates) -> Step:
        """Has the side that will begin look its team over; the other may answer to what it does."""
        return game.enter(Analysis(game.side_of(game.starter)))

    def other_looks(self, game: Syndicates) -> Step:
        """Has the other side look its team over; then both are ready (SS-TURN-1)."""
        return game.enter(Analysis(1 - game.side_of(game.starter)))

    def take_turns(self, game: Syndicates) -> Step:
        """Plays turns until the match is decided; one that goes round in circles is a draw (SS-TURN-3, A-16, A-49)."""
        if not game.decided:
            position = game.position()
            game.past.append(position)
            if game.idle == MOST_IDLE:
                game.end_without_winner("idle")
            elif game.past.count(position) == MOST_TIMES:
                game.end_without_winner("repetition")
            elif game.turn == MOST_TURNS:
                game.end_without_winner("length")
        if game.decided:
            return NEXT
        if game.turn == 0:
            game.report(events.First, game.starter)
        game.turn += 1
        return game.enter_and_return(Turn(game.seat_of_turn(game.turn)))

    def finish(self, game: Syndicates) -> Step:
        """Tells how it ended."""
        if game.winner != NONE:
            game.report(events.MatchWon, game.winner)
        return NEXT


def place_core(game: Syndicates, side: Side) -> None:
    """Places Leader and Family, who are not drawn (SS-SETA-6)."""
    faction = game.factions[side]
    for slot, card in (
        (game.format.leader, game.cards.leaders[faction]),
        (game.format.family, game.cards.families[faction]),
    ):
        game.characters[side].put(IN_PLAY, [card])
        game.enter_slot(side, slot, card)


def shuffle_decks(game: Syndicates, side: Side) -> None:
    """Shuffles characters and FX cards, and cuts the FX deck to its size (SS-SETB-1 to SS-SETB-3)."""
    faction, rarities = game.factions[side], game.rulings.rarities
    people, fx = game.cards.supporters_of(faction, rarities), game.cards.fx_of(faction, rarities)
    game.characters[side].put(DECK, [people[place] for place in game.setup_dice.shuffled(len(people))])
    shuffled = [fx[place] for place in game.setup_dice.shuffled(len(fx))]
    game.fx[side].put(DECK, shuffled[: game.format.fx])
    game.fx[side].put(LEFT_OUT, shuffled[game.format.fx :])
    game.report(events.Shuffled, side)
    game.report(events.FxCut, side, game.format.fx, len(fx) - game.format.fx)


def draw_supporters(game: Syndicates, side: Side) -> None:
    """Draws a Supporter for each slot, from the left: so the left mate draws first (SS-SETB-4, A-36)."""
    drawn = [game.turn_up(game.characters[side]) for _ in range(2 * game.format.flank)]
    game.report(events.DrewSupporters, side, game.cards.names_of(drawn))
    for number, card in enumerate(drawn):
        game.enter_slot(side, game.format.supporter_slot(number), card)
