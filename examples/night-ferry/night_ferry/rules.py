"""The rules of Night Ferry, in the order of its book."""

from __future__ import annotations

from msgspec import UNSET

from gloaming.kernel.choices import Option, Question, Seat
from gloaming.kernel.dealing import HiddenHand, HiddenRow, Pool, Unknown
from gloaming.kernel.events import Event, Secret
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step
from gloaming.kernel.game import Game
from gloaming.kernel.reasons import NoneLeft, NotInHand, Reason
from gloaming.kernel.rulebook import Rulebook, Setting
from gloaming.kernel.view import View, every_view

COLOURS = ("red", "yellow", "green", "blue")
HEAVIEST = 7
CARDS = [f"{colour}-{weight}" for colour in COLOURS for weight in range(1, HEAVIEST + 1)]  # NF-DECK-1
FULL, HAND, LANTERNS = 15, 5, 2

BOARD = Question("board", CARDS, f"Board a passenger. The ferry takes exactly {FULL}.", "Board the {}")
HOLD = Question("wait", ["ashore"], "Put out a lantern and wait.", "Put out a lantern and wait")


class Boarded(Event, frozen=True):
    """A seat boards a passenger."""

    says = "{seat:boards} the {card}: {load} aboard."
    seat: Seat
    card: str
    load: int


class Waited(Event, frozen=True):
    """A seat lets its turn go by."""

    says = "{seat:puts} out a lantern and {seat:...waits}."
    seat: Seat


class Drew(Event, frozen=True):
    """A seat draws a passenger."""

    says = "{seat:draws} {card:the}."
    seat: Seat
    card: Secret[str] = UNSET


class Sailed(Event, frozen=True):
    """A seat fills the ferry."""

    says = "{seat:fills} the ferry with {cards} and {seat:...scores} {points}."
    seat: Seat
    cards: list[str]
    points: int


class Sank(Event, frozen=True):
    """A seat sinks the ferry, and another is paid."""

    says = "{seat:sinks} the ferry: {paid:scores} {points}."
    seat: Seat
    paid: Seat
    points: int


class NightFerryView(View, kw_only=True):
    """What a seat sees."""

    hand: list[str]
    aboard: list[str]
    load: int
    queue: int
    in_hand: list[int]
    lanterns: list[int]


class NightFerry(Game):
    """A running game. A card is a number: its place among CARDS."""

    def __init__(self, rulebook: Rulebook, setting: Setting) -> None:
        super().__init__(rulebook, setting, {"board": BOARD, "wait": HOLD})
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.queue: list[int] = []  # the next one last
        self.aboard: list[int] = []
        self.boarder = 0  # who boarded last
        self.gone: list[int] = []
        self.lanterns = [LANTERNS] * self.players  # NF-DECK-3
        self.turn = 0

    @property
    def load(self) -> int:
        """How much those aboard weigh together."""
        return sum(card % HEAVIEST + 1 for card in self.aboard)

    def seen_by(self, seat: Seat | None) -> NightFerryView:
        """Returns what a seat may see: its own hand, and how many cards the others hold."""
        return NightFerryView(
            **every_view(self, seat),
            hand=[] if seat is None else [CARDS[card] for card in self.hands[seat]],
            aboard=[CARDS[card] for card in self.aboard],
            load=self.load,
            queue=len(self.queue),
            in_hand=[len(hand) for hand in self.hands],
            lanterns=self.lanterns[:],
        )

    def hidden_from(self, seat: Seat) -> list[Unknown]:
        """Returns the cards that could lie elsewhere, as far as a seat can tell: the other hands and the queue."""
        others = [HiddenHand(hand) for other, hand in enumerate(self.hands) if other != seat]
        return [Pool([*others, HiddenRow(self.queue)])]

    def won_by(self) -> list[Seat]:
        """Returns who has the most points (NF-END-2)."""
        return self.front_runners

    def why_not(self, seat: Seat, option: Option) -> Reason:
        """Returns what stands against an option (NF-TURN-2, NF-TURN-3)."""
        return NoneLeft("lanterns") if option.question is HOLD else NotInHand(CARDS[option.value])


class Night(Flow):
    """The whole game: a deal, and turns until all hands are empty."""

    steps = ("deal", "take_turns")

    def deal(self, game: NightFerry) -> Step:
        """Shuffles and deals (NF-DECK-2), and draws who begins (NF-TURN-1)."""
        game.queue = game.setup_dice.shuffled(len(CARDS))
        game.turn = game.setup_dice.below(game.players)
        for seat in range(game.players):
            game.hands[seat] = sorted(game.queue.pop() for _ in range(HAND))
        return NEXT

    def take_turns(self, game: NightFerry) -> Step:
        """Asks the next seat that holds a passenger; without one the night is over (NF-END-1, NF-TURN-5)."""
        for step in range(game.players):
            seat = (game.turn + step) % game.players
            if game.hands[seat]:
                return game.ask(seat, BOARD.offer(game.hands[seat]) + (HOLD.options if game.lanterns[seat] else []))
        return NEXT

    def on_take_turns(self, game: NightFerry, seat: Seat, option: Option) -> Step:
        """Boards a passenger and draws another (NF-TURN-2, NF-TURN-4), or waits (NF-TURN-3)."""
        game.turn = (seat + 1) % game.players
        if option.question is HOLD:
            game.lanterns[seat] -= 1
            game.tell(Waited(seat))
            return AGAIN
        self.board(game, seat, option.value)
        if game.queue:
            card = game.queue.pop()
            game.hands[seat] = sorted([*game.hands[seat], card])
            game.tell(Drew(seat, CARDS[card]))
        return AGAIN

    def board(self, game: NightFerry, seat: Seat, card: int) -> None:
        """Brings a passenger aboard; a ferry with 15 or more leaves the pier (NF-FERRY-1)."""
        before, game.boarder = game.boarder, seat
        game.hands[seat].remove(card)
        game.aboard.append(card)
        game.tell(Boarded(seat, CARDS[card], game.load))
        if game.load < FULL:
            return
        if game.load == FULL:
            alike = [other for other in game.aboard if other // HEAVIEST == card // HEAVIEST]
            paid, points = seat, len(game.aboard) + len(alike)  # NF-FERRY-2, NF-FERRY-3
            game.tell(Sailed(seat, [CARDS[each] for each in game.aboard], points))
        else:
            paid, points = before, len(game.aboard) - 1 if before != seat else 0  # NF-FERRY-4, NF-FERRY-5
            game.tell(Sank(seat, paid, points))
        game.scores[paid] += points
        game.reckonings += 1
        game.gone += game.aboard  # NF-FERRY-6
        game.aboard = []


class NightFerryRulebook(Rulebook):
    """The rulebook of Night Ferry."""

    name = "night-ferry"
    title = "Night Ferry"
    pitch = "Fill the ferry to exactly fifteen, or leave it so that somebody else must sink it."
    minutes = 2
    version = 1
    seats = range(2, 5)
    usual_players = 3
    chapters = (Night,)

    def fresh_game(self, setting: Setting) -> NightFerry:
        """Returns an empty table."""
        return NightFerry(self, setting)
