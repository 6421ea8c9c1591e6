"""Setup: choosing decks, laying out the play areas, finding who goes first."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import DRAW_DECK, NAMES, NONE
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import CUT, PICK, ROSTER
from gloaming.games.showdown.rules.turns import Turn
from gloaming.kernel.cards.using import PASS
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Flow, SeatFlow, Step, Together

OPENING_HAND: Final = 5


class Duel(Flow):
    """A whole game."""

    steps: ClassVar[tuple[str, ...]] = (
        "choose_decks",
        "show_decks",
        "lay_out",
        "shuffle_deck",
        "shuffle_deck",
        "draw_hands",
        "find_first_player",
        "take_turns",
    )

    def choose_decks(self, game: Showdown) -> Step:
        """Gives each seat its deck, or has both choose one at the same time, unseen (SD-SETUP-1, B-3)."""
        decks = game.rulings.decks
        for seat in range(2):
            if decks[seat] not in ("choose", "random"):
                named = decks[seat] in ROSTER
                game.picks[seat] = ROSTER.index(decks[seat]) if named else len(ROSTER) + seat
        for seat in range(2):
            if decks[seat] == "random":
                others = [pick for pick in range(len(ROSTER)) if game.rulings.mirror_allowed or pick not in game.picks]
                game.picks[seat] = others[game.setup_dice.below(len(others))]
        choosing: list[Flow] = [Choosing(seat) for seat in range(2) if decks[seat] == "choose"]
        if len(choosing) == 2 and not game.rulings.mirror_allowed:
            return game.enter(ChoosingInTurn())
        return game.enter(Together(choosing)) if choosing else NEXT

    def show_decks(self, game: Showdown) -> Step:
        """Shows the champions (SD-SETUP-3)."""
        game.listen_for_cards()
        game.report(events.Champions, [game.deck_of(seat).name for seat in range(2)])
        return NEXT

    def lay_out(self, game: Showdown) -> Step:
        """Lays the Aces face down, unseen, beside the champion (SD-SETUP-2, SD-SETUP-4, SD-SETUP-5)."""
        game.lay_out()
        return NEXT

    def shuffle_deck(self, game: Showdown) -> Step:
        """Shuffles seat 0's deck, then seat 1's (SD-SETUP-8)."""
        return game.enter(Shuffle(self.at - self.steps.index("shuffle_deck"), True))

    def draw_hands(self, game: Showdown) -> Step:
        """Draws the opening hands; there is no second chance (SD-SETUP-9, SD-SETUP-12)."""
        for seat in range(2):
            game.drawn(seat, OPENING_HAND)
        return NEXT

    def find_first_player(self, game: Showdown) -> Step:
        """Finds the first attacker by cutting the decks, or by a coin (SD-SETUP-10, SD-RAND-2, SD-ROLE-3)."""
        game.attacker = NONE if game.rulings.cut_for_first else game.setup_dice.below(2)
        while game.attacker == NONE:
            game.attacker = cut_for_first(game)
        game.report(events.FirstPlayer, game.attacker)
        return NEXT

    def take_turns(self, game: Showdown) -> Step:
        """Plays turns until somebody has lost (SD-ROLE-2)."""
        if game.turn > 0:
            game.attacker = game.defender
        game.turn += 1
        return game.enter_and_return(Turn())


def cut_for_first(game: Showdown) -> Seat:
    """Has both cut their decks: the dice pick a card of each, the higher value wins (SD-RAND-2, B-4)."""
    cut = [game.draw_deck(seat)[game.setup_dice.below(len(game.draw_deck(seat)))] for seat in range(2)]
    values = [game.deck_of(seat).value(cut[seat]) for seat in range(2)]
    game.report(events.CutForFirst, [NAMES[card] for card in cut])
    if values[0] == values[1]:
        return NONE
    return 0 if values[0] > values[1] else 1


class Choosing(SeatFlow):
    """One seat's choice of a champion, while the other may be choosing too."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)

    def choose(self, game: Showdown) -> Step:
        """Asks for a champion."""
        taken = [] if game.rulings.mirror_allowed else game.picks
        return game.ask(self.seat, PICK.offer([pick for pick in range(len(ROSTER)) if pick not in taken]))

    def on_choose(self, game: Showdown, seat: Seat, option: Option) -> Step:
        """Keeps the choice covered until both have chosen."""
        game.picks[seat] = option.value
        game.report(events.Chose, seat, ROSTER[option.value])
        return NEXT


class ChoosingInTurn(Flow):
    """Both choose, one after the other, where they may not choose the same."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "choose")

    def choose(self, game: Showdown) -> Step:
        """Has seat 0 choose, then seat 1."""
        return game.enter(Choosing(self.at))


class Shuffle(SeatFlow):
    """Shuffling a deck, which the opponent may then cut (SD-DECK-6)."""

    steps: ClassVar[tuple[str, ...]] = ("shuffle", "offer_cut")

    def __init__(self, seat: Seat = 0, opening: bool = False) -> None:
        super().__init__(seat)
        self.opening = opening

    def shuffle(self, game: Showdown) -> Step:
        """Shuffles, and tells whether the opponent may cut."""
        order = game.dice.shuffled(len(game.draw_deck(self.seat)))
        game.places[self.seat].shuffle(DRAW_DECK, order)
        game.report(events.Shuffled, self.seat)
        game.report(events.CutOffered, game.opponent(self.seat), self.asks_for_cut(game))
        return NEXT

    def asks_for_cut(self, game: Showdown) -> bool:
        """Tells whether the opponent is asked to cut; at the opening the answer may be preset (B-6)."""
        return not self.opening or game.rulings.ask_opening_cut

    def offer_cut(self, game: Showdown) -> Step:
        """Offers the cut."""
        options = [CUT.options[0], PASS.options[0]]
        return game.ask(game.opponent(self.seat), options) if self.asks_for_cut(game) else NEXT

    def on_offer_cut(self, game: Showdown, seat: Seat, option: Option) -> Step:
        """Lifts off as many cards as the dice say and puts them below the rest."""
        cards = len(game.draw_deck(self.seat))
        if option.question is CUT and cards:
            game.places[self.seat].cut(DRAW_DECK, game.dice.below(cards))
        game.report(events.Cut, seat, option.question is CUT)
        return NEXT
