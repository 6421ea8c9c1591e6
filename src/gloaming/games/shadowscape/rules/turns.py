"""Player turns, one after the other: the Action Phase and the Enemy Phase (SHS-TURN-1 to SHS-TURN-6)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.altering import AlteringFate
from gloaming.games.shadowscape.rules.attacking import Attacking
from gloaming.games.shadowscape.rules.boosting import CardAction
from gloaming.games.shadowscape.rules.claiming import Claiming
from gloaming.games.shadowscape.rules.ending import finish_game, lose_together
from gloaming.games.shadowscape.rules.enemies import EnemyPhase
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.healing import Healing, Performing
from gloaming.games.shadowscape.rules.moving import Moving
from gloaming.games.shadowscape.rules.offers import offers
from gloaming.games.shadowscape.rules.preparing import Preparing
from gloaming.games.shadowscape.rules.questions import END
from gloaming.games.shadowscape.rules.searching import Searching
from gloaming.games.shadowscape.rules.setup import Setup
from gloaming.games.shadowscape.rules.symbols import HEALING, PREPARING, SEARCHING, Hero
from gloaming.games.shadowscape.rules.tabletop import ACTIONS
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, DONE, NEXT, Flow, Step


class WholeGame(Flow):
    """The setup, and turns until the game is over (SHS-OVR-1)."""

    steps: ClassVar[tuple[str, ...]] = ("set_up", "take_turn", "pass_on")

    def set_up(self, game: Shadowscape) -> Step:
        """Sets the game up."""
        return game.enter(Setup())

    def take_turn(self, game: Shadowscape) -> Step:
        """Has the next Hero take its turn."""
        if game.turn:
            game.first = (game.first + 1) % game.heroes
        game.turn += 1
        return game.enter(PlayerTurn(game.first))

    def pass_on(self, game: Shadowscape) -> Step:
        """Goes on with the next turn, unless the game is over (SHS-END-1, SHS-END-3, B-53)."""
        following = (game.first + 1) % game.heroes
        last_round = not game.coop and game.round >= game.rulings.round_limit and following == game.starter
        if following == game.finisher or last_round:
            finish_game(game)
            return DONE
        self.at = self.steps.index("take_turn")
        return AGAIN


class PlayerTurn(Flow):
    """One turn of one Hero."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "act", "face_enemies", "finish")

    def __init__(self, hero: Hero = 0) -> None:
        super().__init__()
        self.hero = hero

    def begin(self, game: Shadowscape) -> Step:
        """Begins the Action Phase with two Actions and one Special Action of each kind (SHS-TURN-2, SHS-SPEC-2)."""
        game.actions_left = ACTIONS
        game.claims_left = 1
        game.fate_altered = False
        game.exhausted = []
        game.searched = []
        game.slain = []
        if game.lasting:
            game.forget_past()
        if game.uses_made:
            game.uses_made = [facts for facts in game.uses_made if facts[3] == 0]
        if game.heard:
            game.tell_of(events.TurnBegan, self.hero, game.turn, game.round)
        return game.let_answer("turn_began", self.hero)

    def act(self, game: Shadowscape) -> Step:
        """Asks for Actions and Special Actions, in any order, until the Action Phase is ended (SHS-SPEC-4, B-16)."""
        if game.ran_out:
            return lose_together(game)
        options = offers(game, self.hero)
        return game.ask_hero(self.hero, options) if options else NEXT

    def on_act(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Carries out what was chosen."""
        if option.question is END:
            return NEXT
        return game.enter_and_return(self.chosen(game, option))

    def chosen(self, game: Shadowscape, option: Option) -> Flow:
        """Returns the chapter of what a Hero does."""
        questions = game.box.questions
        question = option.question
        if question is questions.move:
            return Moving(self.hero, questions.move.first(option), questions.move.second(option))
        if question is questions.attack:
            return Attacking(self.hero, questions.attacker(option), questions.attack.first(option))
        if question is questions.claim:
            return Claiming(self.hero, option.value)
        if question is questions.alter:
            return AlteringFate(self.hero, option.value)
        if question is questions.use:
            return game.use_by_choice(self.hero, game.card_tapped(option.value))
        return action_with(self.hero, option.value, questions.by_kind.index(question))

    def face_enemies(self, game: Shadowscape) -> Step:
        """Concludes the Action Phase: the Enemy Phase follows (SHS-TURN-1)."""
        game.searched = []
        return game.enter(EnemyPhase(self.hero))

    def finish(self, game: Shadowscape) -> Step:
        """Ends the turn; whatever was drawn last has been carried out (B-24)."""
        game.reckonings += 1
        if game.ran_out:
            return lose_together(game)
        return game.let_answer("turn_ended", self.hero)


def action_with(hero: Hero, card: int, kind: int) -> CardAction:
    """Returns the chapter of an Action that names no more than its card."""
    if kind == SEARCHING:
        return Searching(hero, card)
    if kind == PREPARING:
        return Preparing(hero, card)
    return Healing(hero, card) if kind == HEALING else Performing(hero, card)
