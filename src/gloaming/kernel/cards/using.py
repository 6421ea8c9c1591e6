"""Using an ability: choose what it is aimed at, pay, take the effects one by one, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.cards.events import AbilityUsed
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.choices import Option, Question, Seat
from gloaming.kernel.flow import AGAIN, DONE, NEXT, WAIT, Flow, Step

if TYPE_CHECKING:
    from gloaming.kernel.cards.abilities import Ability
    from gloaming.kernel.cards.game import CardGame
    from gloaming.kernel.cards.happening import Item
    from gloaming.kernel.cards.terms import Effect

NONE_CHOSEN: Final[list[list[int]]] = []  # never changed: a use that chooses has lists of its own
NO_OPTIONS: Final[list[Option]] = []
BEFOREHAND: Final = ("announce", "consider", "aim", "commit")  # steps in which a use does nothing yet


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
ENOUGH: Final = SingleWord("enough", ["enough"], "Choose one more, or stop", "No more")


def ability_id(card: str, number: int) -> str:
    """Returns the name of an ability: its card, and which of the card's it is.

    >>> ability_id("7-of-clubs", 0)
    '7-of-clubs/1'
    """
    return f"{card}/{number + 1}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Flow):
    """One use of one ability of one card: what it answers, what was chosen for it, and how far it has come.

    The steps stand in the order in which most games aim and pay. A game in which one pays first has a use of its own,
    with the same steps in another order.
    """

    steps: ClassVar[tuple[str, ...]] = ("consider", "aim", "commit", "pay", "take_effect")

    player: Player
    card: int
    number: int  # which of the card's abilities
    answers: i64  # where on the stack lies what it answers, or nowhere
    item: i64  # which item of that
    chosen: list[list[int]]  # for each target that the ability names, what was chosen
    place: int  # which of the targets, costs or effects comes next
    done: int  # how much of it has been done

    def __init__(self, player: Player = 0, card: int = 0, number: int = 0) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.number = number
        self.answers = NOTHING
        self.item = 0
        self.chosen = NONE_CHOSEN
        self.place = 0
        self.done = 0

    def ability(self, game: CardGame) -> Ability:
        """Returns the ability that is used."""
        return game.ability_at(self.player, self.card, self.number)

    def at_work(self, game: CardGame) -> Effect | None:
        """Returns the cost or the effect that is being carried out."""
        step = self.steps[self.at]
        terms = self.ability(game).cost if step == "pay" else self.effects(game) if step == "take_effect" else ()
        return terms[self.place] if self.place < len(terms) else None

    def effects(self, game: CardGame) -> tuple[Effect, ...]:
        """Returns the effects that it takes."""
        return self.ability(game).effects

    def path(self) -> int:
        """Returns where the effect that is being carried out stands on the card: its place among the effects."""
        return self.place

    @property
    def works(self) -> bool:
        """Whether it is being paid or carried out, so that what happens is by it."""
        return self.at < len(self.steps) and self.steps[self.at] not in BEFOREHAND

    @property
    def target(self) -> int:
        """What was chosen first of all, or nothing."""
        return self.chosen[0][0] if self.chosen and self.chosen[0] else NOTHING

    def answered_item(self, game: CardGame) -> Item | None:
        """Returns the item that it answers, if it answers any."""
        return None if self.answers == NOTHING else game.happening_at(self.answers).items[self.item]

    # The steps.

    def consider(self, game: CardGame) -> Step:
        """Asks whether an ability that works by itself, but need not, shall."""
        return game.decide(self.player, [ACCEPT.options[0], PASS.options[0]]) if self.ability(game).optional else NEXT

    def on_consider(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Goes on, or leaves it."""
        return DONE if option.question is PASS else NEXT

    def aim(self, game: CardGame) -> Step:
        """Asks what the ability is aimed at, target by target and pick by pick."""
        targets = self.ability(game).targets
        if targets and not self.chosen:
            self.chosen = [[] for _ in targets]
        while self.place < len(targets):
            target, picked = targets[self.place], len(self.chosen[self.place])
            enough = picked >= target.least(game, self)
            options = target.options(game, self) if picked < target.most(game, self) else NO_OPTIONS
            if options:
                stop = [ENOUGH.options[0]] if enough else NO_OPTIONS
                return game.decide(target.chooser(game, self), [*options, *stop])
            if not enough and not self.is_paid:
                return DONE
            self.place += 1
        self.place = 0
        return NEXT

    def on_aim(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Remembers it, aloud."""
        if option.question is ENOUGH:
            self.place += 1
            return AGAIN
        target = self.ability(game).targets[self.place]
        self.chosen[self.place].append(target.value(option))
        if game.heard:
            target.announce(game, self)
        return AGAIN

    @property
    def is_paid(self) -> bool:
        """Whether the costs are paid, so that it goes on even if there is too little to aim at."""
        return "pay" in self.steps[: self.at]

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
            game.tell(AbilityUsed(game.seat_of(self.player), game.name_of(self.card), self.ability(game).kind))
        return step

    def on_pay(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Goes on paying."""
        return self.go_on(game, self.ability(game).cost, seat, option)

    def look_again(self, game: CardGame) -> Step:
        """Forgets what was chosen and is no target any more; the costs stay paid."""
        targets = self.ability(game).targets
        self.chosen = [
            [card for card in self.chosen[at] if targets[at].still_fits(game, self, card)]
            for at in range(len(self.chosen))
        ]
        return NEXT

    def take_effect(self, game: CardGame) -> Step:
        """Takes the effects in order (each as far as it is possible)."""
        return self.go_through(game, self.effects(game))

    def on_take_effect(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Goes on with an effect that asked."""
        return self.go_on(game, self.effects(game), seat, option)

    def go_through(self, game: CardGame, effects: tuple[Effect, ...]) -> Step:
        """Does the effects that are left, until one of them asks or enters a chapter."""
        while self.place < len(effects) and not self.is_stopped(game):
            step = effects[self.place].begin(game, self)
            if step == WAIT:
                return WAIT
            self.place += 1
            self.done = 0
            if step == AGAIN or not game.stack:  # an effect may have ended the game
                return AGAIN
        self.place = 0
        return NEXT

    def is_stopped(self, game: CardGame) -> bool:
        """Tells whether nothing more of it is done."""
        return False

    def go_on(self, game: CardGame, effects: tuple[Effect, ...], seat: Seat, option: Option) -> Step:
        """Gives an effect its answer."""
        if effects[self.place].answered(game, self, seat, option) == WAIT:
            return WAIT
        self.place += 1
        self.done = 0
        return AGAIN
