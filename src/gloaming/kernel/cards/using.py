"""Using an ability: choose what it is aimed at, pay, take the effects one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gloaming.kernel.cards.events import AbilityUsed
from gloaming.kernel.choices import Option, Question, Seat
from gloaming.kernel.flow import AGAIN, DONE, NEXT, WAIT, Flow, Step

if TYPE_CHECKING:
    from gloaming.kernel.cards.game import CardGame
    from gloaming.kernel.cards.terms import Ability, Effect

NO_TARGET: Final = -1


class SingleWord(Question):
    """A question whose one answer is a single word."""

    def token(self, value: int) -> str:
        return self.verb

    def label(self, value: int) -> str:
        return self.phrase

    def touches(self, value: int) -> list[str]:
        return []


PASS: Final = SingleWord("pass", ["pass"], "Answer, or pass", "Pass")
ACCEPT: Final = SingleWord("accept", ["accept"], "Use the ability, or pass", "Use it")


def ability_id(card: str, number: int) -> str:
    """Returns the name of an ability: its card, and which of the card's it is.

    >>> ability_id("7-of-clubs", 0)
    '7-of-clubs/1'
    """
    return f"{card}/{number + 1}"


class Use(Flow):
    """One use of one ability of one card. Effects keep what they must remember here."""

    steps: ClassVar[tuple[str, ...]] = ("consider", "choose_target", "commit", "pay", "take_effect")

    seat: Seat
    card: int
    number: int  # which of the card's abilities
    target: int
    place: int  # which of the costs or effects comes next
    done: int  # how much of it has been done

    def __init__(self, seat: Seat = 0, card: int = 0, number: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.number = number
        self.target = NO_TARGET
        self.place = 0
        self.done = 0

    def ability(self, game: CardGame) -> Ability:
        """Returns the ability that is used."""
        return game.abilities_of(self.seat, self.card)[self.number]

    def at_work(self, game: CardGame) -> Effect | None:
        """Returns the cost or the effect that is being carried out."""
        step = self.steps[self.at]
        ability = self.ability(game)
        terms = ability.cost if step == "pay" else ability.effects if step == "take_effect" else ()
        return terms[self.place] if self.place < len(terms) else None

    def consider(self, game: CardGame) -> Step:
        """Asks whether an ability that works by itself, but need not, shall."""
        return game.ask(self.seat, [ACCEPT.options[0], PASS.options[0]]) if self.ability(game).optional else NEXT

    def on_consider(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Goes on, or leaves it."""
        return DONE if option.question is PASS else NEXT

    def choose_target(self, game: CardGame) -> Step:
        """Asks what the ability is aimed at."""
        target = self.ability(game).target
        if target is None:
            return NEXT
        options = target.options(game, self)
        return game.ask(self.seat, options) if options else DONE

    def on_choose_target(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Remembers it, aloud."""
        self.target = option.value
        target = self.ability(game).target
        if game.heard and target is not None:
            target.announce(game, self)
        return NEXT

    def commit(self, game: CardGame) -> Step:
        """Counts the ability as used, unless an answer to it has taken away what it costs."""
        if not self.ability(game).payable(game, self):
            return DONE
        game.note_use(self)
        return NEXT

    def pay(self, game: CardGame) -> Step:
        """Pays the costs in order; from then on the ability is carried out."""
        step = self.go_through(game, self.ability(game).cost)
        if step == NEXT and game.heard:
            game.tell(AbilityUsed(self.seat, game.name_of(self.card), self.ability(game).kind))
        return step

    def on_pay(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Goes on paying."""
        return self.go_on(game, self.ability(game).cost, seat, option)

    def take_effect(self, game: CardGame) -> Step:
        """Takes the effects in order (each as far as it is possible)."""
        return self.go_through(game, self.ability(game).effects)

    def on_take_effect(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Goes on with an effect that asked."""
        return self.go_on(game, self.ability(game).effects, seat, option)

    def go_through(self, game: CardGame, effects: tuple[Effect, ...]) -> Step:
        """Does the effects that are left, until one of them asks or enters a chapter."""
        while self.place < len(effects):
            step = effects[self.place].begin(game, self)
            if step == WAIT:
                return WAIT
            self.place += 1
            self.done = 0
            if step == AGAIN or not game.stack:  # an effect may have ended the game
                return AGAIN
        self.place = 0
        return NEXT

    def go_on(self, game: CardGame, effects: tuple[Effect, ...], seat: Seat, option: Option) -> Step:
        """Gives an effect its answer."""
        if effects[self.place].answered(game, self, seat, option) == WAIT:
            return WAIT
        self.place += 1
        self.done = 0
        return AGAIN
