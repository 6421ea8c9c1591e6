"""Answering what happens: what must answer it works by itself, what may is offered side by side until all pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.cards.using import PASS
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gloaming.kernel.cards.abilities import Ability
    from gloaming.kernel.cards.game import CardGame
    from gloaming.kernel.cards.happening import Happening, Item
    from gloaming.kernel.cards.moments import Moment
    from gloaming.kernel.cards.terms import When


class Answer:
    """An ability of a card, with one of the things that it answers."""

    def __init__(self, card: int, number: int, trigger: When) -> None:
        self.card = card
        self.number = number
        self.trigger = trigger


NO_ANSWERS: Final[list[Answer]] = []


class Answers:
    """All that some cards can answer, found once for all games."""

    def __init__(self, moments: Sequence[Moment], abilities: Sequence[Sequence[Ability]]) -> None:
        self.found: list[dict[str, list[Answer]]] = [{} for _ in moments]  # by moment, and kind of what happens
        names = [moment.name for moment in moments]
        for card, own in enumerate(abilities):
            for number, ability in enumerate(own):
                for trigger in ability.triggers:
                    found = self.found[names.index(trigger.moment)].setdefault(trigger.event, [])
                    found.append(Answer(card, number, trigger))

    def to(self, moment: i64, item: Item) -> list[Answer]:
        """Returns those to such things at a moment, in the order of the cards."""
        return self.found[moment].get(item.kind, NO_ANSWERS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Answering(Flow):
    """A moment of a happening at which abilities answer it."""

    steps: ClassVar[tuple[str, ...]] = ()

    moment: i64  # of the rulebook's
    place: i64  # where on the stack the happening lies

    def __init__(self, moment: i64 = 0, place: i64 = NOTHING) -> None:
        super().__init__()
        self.moment = moment
        self.place = place

    def happening(self, game: CardGame) -> Happening:
        """Returns what is answered."""
        return game.happening_at(self.place)


class Window(Answering):
    """The time to answer: each side in turn may use an ability or pass, until all sides have passed in a row.

    Whoever of a side has an answer is asked together with its mates, and the first answer closes the question.
    """

    steps: ClassVar[tuple[str, ...]] = ("offer",)

    turn: i64  # how many chances there were
    passes: i64  # of sides in a row
    done: list[Player]  # who of the side whose chance it is has passed

    def __init__(self, moment: i64 = 0, place: i64 = NOTHING) -> None:
        super().__init__(moment, place)
        self.turn = 0
        self.passes = 0
        self.done = []

    def offer(self, game: CardGame) -> Step:
        """Asks the next side that, as far as anyone can see, may have an answer; others pass unasked.

        Whether a player is asked must not tell what it holds, so one without an answer may be asked and can only pass.
        """
        sides = game.sides_in_turn()
        while self.passes < len(sides):
            members = self.members(game, sides[self.turn % len(sides)])
            if members:
                return game.decide_among(
                    members, [[*game.answers(player, self), PASS.options[0]] for player in members]
                )
            self.turn += 1
            self.passes += 1
            self.done = []
        return NEXT

    def members(self, game: CardGame, side: list[Player]) -> list[Player]:
        """Returns who of a side may have an answer and has not passed."""
        return [player for player in side if player not in self.done and game.might_answer(player, self)]

    def on_offer(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Takes the answer, or the pass, and goes on; a captain passes for its whole side."""
        sides = game.sides_in_turn()
        side = sides[self.turn % len(sides)]
        player = side[0] if len(side) == 1 else game.player_at(seat, self.members(game, side))
        if option.question is PASS:
            self.done.append(player)
            if game.speaks_for_side(player):
                self.done = side[:]
            return AGAIN
        self.turn += 1
        self.passes = 0
        self.done = []
        return game.enter_and_return(game.answer(player, option, self))


class Forced(Answering):
    """What must answer works by itself; if several do at the same moment, somebody says in which order."""

    steps: ClassVar[tuple[str, ...]] = ("work",)

    done: list[list[int]]  # what has worked: player, card, number of the ability, and the item that it answered

    def __init__(self, moment: i64 = 0, place: i64 = NOTHING) -> None:
        super().__init__(moment, place)
        self.done = []

    def work(self, game: CardGame) -> Step:
        """Asks which comes next, if several are left."""
        waiting = self.waiting(game)
        if not waiting:
            return NEXT
        player = game.orders(waiting)
        own = [each for each in waiting if game.orders([each]) == player]
        if game.in_fixed_order:
            return self.begin(game, own[0])
        options: list[Option] = []
        for each in own:
            if game.option_of(each) not in options:
                options.append(game.option_of(each))
        return game.decide(player, options) if len(options) > 1 else self.begin(game, own[0])

    def on_work(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Lets the one that was picked work."""
        return self.begin(game, next(each for each in self.waiting(game) if game.option_of(each) is option))

    def waiting(self, game: CardGame) -> list[list[int]]:
        """Returns what must answer and has not."""
        return [each for each in game.forced(self) if each not in self.done]

    def begin(self, game: CardGame, facts: list[int]) -> Step:
        """Lets an ability work, once for each item it answers."""
        self.done.append(facts)
        player, card, number, item = facts
        return game.enter_and_return(game.use_of(player, card, number, self.place, item))
