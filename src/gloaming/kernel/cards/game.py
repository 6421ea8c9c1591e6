"""A game whose cards carry abilities."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace
from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.cards.answering import Answer, Answering, Forced, Window
from gloaming.kernel.cards.events import AbilityUsed
from gloaming.kernel.cards.happening import Happening, Item
from gloaming.kernel.cards.lasting import Lasting, left_by
from gloaming.kernel.cards.moments import AFTER, BEFORE, NOTHING, Moment, Player
from gloaming.kernel.cards.using import Use, ability_id
from gloaming.kernel.choices import Option, Question, Seat
from gloaming.kernel.events import Event
from gloaming.kernel.flow import NEXT, Flow, Step
from gloaming.kernel.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gloaming.kernel.cards.abilities import Ability
    from gloaming.kernel.cards.limits import Limit
    from gloaming.kernel.cards.terms import Modifier
    from gloaming.kernel.rulebook import Rulebook, Setting

Kinds = frozenset[str]  # of what happens, as their records are spelled


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game):
    """A running game with abilities. What its cards can answer is known from the start; nothing else is asked.

    A player is whoever plays: for most games a seat. A game in which a rule or the dice play, or a seat leads several,
    says so in `seat_of`, `decide` and `player_at`.
    """

    moments: ClassVar[tuple[Moment, ...]] = (BEFORE, AFTER)
    in_fixed_order: ClassVar[bool] = False  # whether nobody says in which order forced abilities work

    answered: list[Kinds]  # by moment, what some card of this game answers then
    lasting: list[Lasting]  # what uses have left behind
    uses_made: list[list[int]]  # limited abilities that were used: player, card, number, and in which period
    serial: i64  # how many effects were left behind so far

    def __init__(self, rulebook: Rulebook, setting: Setting, questions: dict[str, Question]) -> None:
        super().__init__(rulebook, setting, questions)
        self.answered = [frozenset() for _ in type(self).moments]
        self.lasting = []
        self.uses_made = []
        self.serial = 0

    # What a rulebook's game must answer.

    @abstractmethod
    def abilities_of(self, player: Player, card: int) -> tuple[Ability, ...]:
        """Returns the abilities of a player's card."""

    @abstractmethod
    def name_of(self, card: int) -> str:
        """Returns the name of a card, as events and options spell it."""

    # What a rulebook's game may answer otherwise.

    def stamp_of(self, period: str) -> int:
        """Returns which period of a kind it is, counted through the game."""
        return 0

    # Answers that are offered, in a game that has some.

    def might_answer(self, player: Player, window: Window) -> bool:
        """Tells whether a player may have an answer, as far as everyone can see."""
        return False

    def fits(self, player: Player, answer: Answer, item: Item) -> bool:
        """Tells whether an ability of a player's answers what happens, as far as everyone can see."""
        return not self.used_up(player, answer.card, answer.number) and answer.trigger.fits(self, player, item)

    def answers(self, player: Player, window: Window) -> list[Option]:
        """Returns the answers a player really has."""
        return []

    def answer(self, player: Player, option: Option, window: Window) -> Flow:
        """Returns the chapter in which an answer is carried out."""
        raise NotImplementedError

    # Hands, in a game that has some.

    def stock(self, use: Use, pile: str) -> int:
        """Returns how many cards a pile of the user's holds for costs, without the one whose ability is used."""
        return 0

    def draw(self, players: list[Player], count: int) -> Step:
        """Has players draw cards, all of them at once."""
        raise NotImplementedError

    def hand_of(self, player: Player) -> list[int]:
        """Returns the cards in a player's hand; the game's question `discard` has each of them as an answer."""
        return []

    def discard(self, player: Player, card: int) -> None:
        """Discards a card from a hand."""
        raise NotImplementedError

    # Abilities, and who has them.

    def ability_at(self, player: Player, card: int, number: int) -> Ability:
        """Returns an ability of a card by its number."""
        return self.abilities_of(player, card)[number]

    def seat_of(self, player: Player) -> Seat:
        """Returns the seat that plays for a player."""
        return player

    def player_at(self, seat: Seat, among: list[Player]) -> Player:
        """Returns which of some players has answered at a seat."""
        return next(player for player in among if self.seat_of(player) == seat)

    def sides_in_turn(self) -> list[list[Player]]:
        """Returns the sides in the order in which they may answer, each with its players."""
        return self.sides

    def opponents(self, player: Player) -> list[Player]:
        """Returns whom a player plays against."""
        return self.rivals(player)

    def speaks_for_side(self, player: Player) -> bool:
        """Tells whether a player's pass is that of its whole side."""
        return False

    def forced(self, moment: Forced) -> list[list[int]]:
        """Returns what must answer at a moment: player, card, number of the ability, and the item it answers."""
        return []

    def orders(self, waiting: list[list[int]]) -> Player:
        """Returns who says which of several abilities works first."""
        player = waiting[0][0]
        return player if player != NOTHING else self.sides_in_turn()[0][0]

    def option_of(self, facts: list[int]) -> Option:
        """Returns the option by which an ability is picked: its card."""
        return self.questions["first"].options[facts[1]]

    def come_to_pass(self, item: Item) -> None:
        """Does what an item of a batch says."""
        raise AssertionError(f"{item.kind} has no chapter of its own, and the game does not say what it does")

    def new_use(self, player: Player, card: int, number: int) -> Use:
        """Returns the chapter of a use; a game with an order of its own for its steps makes one of its own."""
        return Use(player, card, number)

    def use_of(self, player: Player, card: int, number: int, answers: i64 = NOTHING, item: i64 = 0) -> Use:
        """Returns the chapter in which an ability is used, with what it answers."""
        use = self.new_use(player, card, number)
        use.answers = answers
        use.item = item
        return use

    # Deciding.

    def decide(self, player: Player, options: list[Option]) -> Step:
        """Puts a decision to whoever decides for a player; the step's `on_` method is called with the answer."""
        return self.ask(self.seat_of(player), options)

    def decide_among(self, players: list[Player], options: list[list[Option]]) -> Step:
        """Puts a decision to several players of a side, each with options of its own: the first answer closes it."""
        if len(players) == 1:
            return self.decide(players[0], options[0])
        return self.ask_members([self.seat_of(player) for player in players], options)

    # What happens.

    def listen_to(self, abilities: Iterable[Ability]) -> None:
        """Finds out what the abilities of the cards that play can answer."""
        kinds: list[set[str]] = [set() for _ in self.moments]
        for ability in abilities:
            for event, moment in ability.answers():
                kinds[self.moment_named(moment)].add(event)
        self.answered = [frozenset(each) for each in kinds]

    def moment_named(self, name: str) -> int:
        """Returns the place of a moment among the rulebook's."""
        return next(at for at, moment in enumerate(self.moments) if moment.name == name)

    def moment_of(self, at: i64, place: i64) -> Flow:
        """Returns the chapter of a moment of the happening that lies at a place on the stack."""
        return Forced(at, place) if self.moments[at].forced else Window(at, place)

    def open_window(self) -> str:
        window = self.stack[-1] if self.stack else None
        if not isinstance(window, Window):
            return ""
        heard, items = self.answered[window.moment], window.happening(self).items
        kinds = [item.kind for item in items if item.kind in heard and not item.stopped] or [items[0].kind]
        return self.moments[window.moment].window(kinds[0])

    def windows(self) -> list[str]:
        offered = [at for at in range(len(self.answered)) if not self.moments[at].forced]
        return [self.moments[at].window(kind) for at in offered for kind in sorted(self.answered[at])]

    def happening_at(self, place: i64) -> Happening:
        """Returns the happening that lies at a place on the stack."""
        happening = self.stack[place]
        assert isinstance(happening, Happening)
        return happening

    def tell(self, event: Event) -> None:
        """Tells all listeners what happened, and by which ability."""
        ability = "" if isinstance(event, AbilityUsed) else self.ability_at_work()
        super().tell(replace(event, by=ability) if ability else event)

    def ability_at_work(self) -> str:
        """Returns the id of the ability that is paid or carried out, or nothing; what answers it is not by it."""
        for place in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[place]
            if isinstance(frame, Answering):
                break
            if isinstance(frame, Use) and frame.works:
                return ability_id(self.name_of(frame.card), frame.number)
        return ""

    # What uses leave behind.

    def let_last(self, use: Use, modifier: Modifier) -> Step:
        """Lets an effect hold from now on, during the period it names."""
        period, later = modifier.period(), 1 if modifier.waits() else 0
        self.lasting.append(left_by(use, use.path(), period, self.stamp_of(period) + later, self.serial))
        self.serial += 1
        self.changed = True
        return NEXT

    def holds(self, lasting: Lasting) -> bool:
        """Tells whether what a use has left behind holds now."""
        return lasting.stamp == self.stamp_of(lasting.period)

    def forget_past(self) -> None:
        """Forgets what has held in periods that are over."""
        self.lasting = [each for each in self.lasting if each.stamp >= self.stamp_of(each.period)]

    # How often.

    def note_use(self, use: Use) -> None:
        """Notes that an ability is used, where its uses are limited."""
        limit = self.limit_of(use.player, use.card, use.number)
        if limit is not None:
            self.uses_made.append([use.player, use.card, use.number, self.stamp_of(limit.period)])

    def limit_of(self, player: Player, card: int, number: int) -> Limit | None:
        """Returns how often an ability may be used, if there is a limit."""
        return self.ability_at(player, card, number).limit

    def used_up(self, player: Player, card: int, number: int) -> bool:
        """Tells whether a limited ability has been used as often as it may."""
        limit = self.limit_of(player, card, number)
        if limit is None:
            return False
        stamp, count = self.stamp_of(limit.period), 0
        for facts in self.uses_made:
            if facts[3] == stamp and facts[0] == player and self.counts(limit, facts, card, number):
                count += 1
        return count >= limit.count

    def counts(self, limit: Limit, facts: list[int], card: int, number: int) -> bool:
        """Tells whether a use counts towards the limit of an ability: of the same copy, or of any of them."""
        if limit.whose == "copy":
            return facts[1] == card and facts[2] == number
        return self.ability_at(facts[0], facts[1], facts[2]) == self.ability_at(facts[0], card, number)
