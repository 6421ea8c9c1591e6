"""A turn: the Action phase, the Combat phase and the Draw phase, each followed by the hand limit."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.abilities import PlayAction, UseAce
from gloaming.games.showdown.rules.combat import Combat
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import DISCARD, PLAY, USE
from gloaming.kernel.cards.happening import Single
from gloaming.kernel.cards.using import PASS
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step

CARDS_A_TURN: Final = 2
MOST_OPPORTUNITIES: Final = 200  # in one Action phase, in case cards make a loop (B-43)


class Turn(Flow):
    """One turn (SD-TURN-1)."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "action_phase",
        "cut_hands",
        "combat_phase",
        "cut_hands",
        "draw_phase",
        "cut_hands",
    )

    def begin(self, game: Showdown) -> Step:
        """Announces the attacker."""
        game.answers_given = 0
        game.forget_past()
        game.report(events.Turn, game.turn, game.attacker)
        return NEXT

    def action_phase(self, game: Showdown) -> Step:
        """Begins with Actions."""
        game.phase = "action"
        return game.enter(ActionPhase())

    def combat_phase(self, game: Showdown) -> Step:
        """Goes on to the combat."""
        game.phase = "combat"
        return game.enter(Combat())

    def draw_phase(self, game: Showdown) -> Step:
        """Ends with the draw."""
        game.phase = "draw"
        return game.enter(DrawPhase())

    def cut_hands(self, game: Showdown) -> Step:
        """Cuts the hands down at the end of each phase (SD-TURN-2)."""
        return game.enter(HandLimit())


class DrawPhase(Single):
    """Both draw two cards at once; who cannot has lost (SD-DRAW-1, SD-DRAW-2, B-16)."""

    kind: ClassVar[str] = "draw"

    def happen(self, game: Showdown) -> Step:
        return game.draw([game.attacker, game.defender], CARDS_A_TURN)


class ActionPhase(Flow):
    """Opportunities in turn, from the attacker on, until both pass in a row (SD-ACT-1, SD-ACT-3)."""

    steps: ClassVar[tuple[str, ...]] = ("opportunity",)

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.passes = 0

    def opportunity(self, game: Showdown) -> Step:
        """Asks for an Action or a pass (SD-ACT-2, SD-ACT-6); an Ace may be used as a free extra (B-10)."""
        if self.passes == 2 or self.turn == MOST_OPPORTUNITIES:
            return NEXT
        seat = game.speaker(self.turn)
        actions = [PLAY.options[card] for card in game.hand_of(seat) if playable(game, seat, card, "action")]
        aces = [USE.options[card] for card in game.open_aces(seat) if playable(game, seat, card, "remove")]
        return game.ask(seat, [*actions, *aces, PASS.options[0]])

    def on_opportunity(self, game: Showdown, seat: Seat, option: Option) -> Step:
        """Takes the Action or the pass; a pass is not final (SD-ACT-4), an Ace leaves the opportunity (B-9)."""
        if option.question is USE:
            return game.enter_and_return(UseAce(seat, option.value))
        self.turn += 1
        if option.question is PASS:
            self.passes += 1
            if game.heard:
                game.tell(events.Passed(seat))
            return AGAIN
        self.passes = 0
        return game.enter_and_return(PlayAction(seat, option.value))


def playable(game: Showdown, seat: Seat, card: int, kind: str) -> bool:
    """Tells whether a card has an ability of a kind, free to use and good for something now."""
    for number, ability in enumerate(game.abilities_of(seat, card)):
        if ability.kind == kind and not ability.triggers and game.can_use(seat, card, number):
            return True
    return False


class HandLimit(Flow):
    """Discarding down to seven cards, the attacker first (SD-LIM-1, B-37)."""

    steps: ClassVar[tuple[str, ...]] = ("discard", "discard")

    def discard(self, game: Showdown) -> Step:
        """Asks a seat with too many cards which one to discard (SD-LIM-3)."""
        seat = game.speaker(self.at)
        hand = game.hand_of(seat)
        return game.ask(seat, DISCARD.offer(hand)) if len(hand) > game.limit(seat) else NEXT

    def on_discard(self, game: Showdown, seat: Seat, option: Option) -> Step:
        """Discards it, and looks again."""
        game.discard(seat, option.value)
        return AGAIN
