"""Beacon: a made-up game that all win or lose together, and in which a seat may lead several heroes.

Two to four heroes, led by one to four seats, keep a beacon alight for three hours. Every hour each hero lays one of its
logs in secret, all at once; then the wind takes what a die says. If the beacon goes out, all have lost. In the other
mode the seats are two sides, and whoever lays more wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gloaming.kernel.choices import Option, Question, Seat
from gloaming.kernel.dealing import OneOf, SomeOf, Unknown
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.events import Event
from gloaming.kernel.flow import DONE, NEXT, REPEAT, Flow, Step, Together
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, Ruling, Setting
from gloaming.kernel.view import View, every_view

HEROES = ("knight", "seer", "thief", "bard")
HOURS = 3

LAY = Question("lay", ["log-1", "log-2", "log-3"], "Lay a log in secret", "Lay the {}")


class Laid(Event, frozen=True):
    """The logs of an hour are turned up."""

    says: ClassVar[str] = "{logs} are laid, and the wind takes {wind}."
    reveals: ClassVar[bool] = True

    logs: list[str]
    wind: int


class BeaconView(View, kw_only=True):
    """What a seat sees: the logs of its own heroes."""

    flame: int
    hour: int
    laid: dict[str, bool]
    logs: dict[str, list[str]]


class Beacon(Game):
    """A running game of Beacon."""

    def __init__(self, rulebook: Rulebook, setting: Setting) -> None:
        super().__init__(rulebook, setting, {"lay": LAY})
        self.logs: list[list[int]] = []  # of each hero
        self.laid: list[int] = []  # by each hero in this hour, -1 before it has
        self.flame = 2
        self.hour = 0

    def leaders(self) -> list[Seat]:
        return list(self.roles.values())

    def seen_by(self, seat: int | None) -> BeaconView:
        return BeaconView(
            **every_view(self, seat),
            flame=self.flame,
            hour=self.hour,
            laid={HEROES[hero]: log >= 0 for hero, log in enumerate(self.laid)},
            logs={
                HEROES[hero]: [LAY.names[log] for log in self.logs[hero]]
                for hero, leader in enumerate(self.leaders())
                if leader == seat
            },
        )

    def hidden_from(self, seat: int) -> list[Unknown]:
        others = [hero for hero, leader in enumerate(self.leaders()) if leader != seat]
        found: list[Unknown] = [SomeOf(range(3), self.logs[hero]) for hero in others]
        found.extend([OneOf(range(3), self.laid, hero) for hero in others if self.laid[hero] >= 0])
        return found

    def won_by(self) -> list[int]:
        if self.flame <= 0:
            return []
        if len(self.sides) == 1:
            return list(range(self.players))
        points = [sum(self.scores[seat] for seat in side) for side in self.sides]
        return sorted(seat for side in range(2) if points[side] == max(points) for seat in self.sides[side])


class Watch(Flow):
    """Three hours, or fewer if the beacon goes out."""

    steps: ClassVar[tuple[str, ...]] = ("deal", "lay", "burn")

    def deal(self, game: Beacon) -> Step:
        if game.hour == 0:
            game.logs = [sorted([0, 1, 2, game.setup_dice.below(3)]) for _ in game.roles]
            game.hour = 1
        game.laid = [-1] * len(game.roles)
        return NEXT

    def lay(self, game: Beacon) -> Step:
        return game.enter(Together([Laying(hero) for hero in range(len(game.roles))]))

    def burn(self, game: Beacon) -> Step:
        wind = len(game.roles) * 2 + game.dice.below(3) + int(game.setting.options["difficulty"] or 0) - 1
        game.flame += sum(log + 1 for log in game.laid) - wind
        for hero, leader in enumerate(game.leaders()):
            game.scores[leader] += game.laid[hero] + 1
        game.reckonings += 1
        if game.heard:
            game.tell(Laid([LAY.names[log] for log in game.laid], wind))
        if game.flame <= 0 or game.hour == HOURS:
            return DONE
        game.hour += 1
        return REPEAT


class Laying(Flow):
    """One hero lays a log."""

    steps: ClassVar[tuple[str, ...]] = ("lay",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def lay(self, game: Beacon) -> Step:
        return game.ask_role(HEROES[self.hero], LAY.offer(sorted(set(game.logs[self.hero]))))

    def on_lay(self, game: Beacon, seat: int, option: Option) -> Step:
        game.logs[self.hero].remove(option.value)
        game.laid[self.hero] = option.value
        return NEXT


class BeaconRulebook(Rulebook):
    """The rules of Beacon."""

    name: ClassVar[str] = "beacon"
    title: ClassVar[str] = "Beacon"
    pitch: ClassVar[str] = "A toy that all lose together."
    minutes: ClassVar[int] = 1
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 5)
    usual_players: ClassVar[int] = 1
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling(
            "mode",
            "together",
            "'together' or 'sides'",
            ("together", "sides"),
            "Whether all play together.",
            "It is a toy.",
            comes_first=True,
            only_for={"sides": (2, 4)},
        ),
        Ruling(
            "heroes",
            4,
            "2 to 4",
            (2, 3, 4),
            "How many heroes there are.",
            "It is a toy.",
            only_for={2: (1, 2), 3: (1, 2, 3)},
        ),
        Ruling("difficulty", 1, "1 to 3", (1, 2, 3), "How strong the wind is.", "It is a toy."),
    )
    chapters: ClassVar[tuple[type[Flow], ...]] = (Watch, Laying)

    def fresh_game(self, setting: Setting) -> Beacon:
        return Beacon(self, setting)

    def sides(self, players: int, options: Mapping[str, OptionValue]) -> list[list[Seat]]:
        if options["mode"] == "together":
            return [list(range(players))]
        return [list(range(side, players, 2)) for side in range(2)]

    def roles(self, players: int, options: Mapping[str, OptionValue]) -> dict[str, Seat]:
        return {HEROES[hero]: hero % players for hero in range(int(options["heroes"] or 0))}

    def check(self, players: int, options: Mapping[str, OptionValue]) -> None:
        for ruling in self.rulings:
            if options[ruling.name] not in ruling.choices_for(players):
                raise BadSetup(f"{players} players cannot play with {ruling.name}={options[ruling.name]}")

    def hides(self, question: Question) -> bool:
        return question is LAY

    def summary(self, game: Game) -> dict[str, object]:
        return {"first": 0}


BOOK = BeaconRulebook()


def beacon(players: int = 1, seed: int = 1, **options: OptionValue) -> Beacon:
    """Starts a game."""
    game = BOOK.start(BOOK.setting(players, seed, options))
    assert isinstance(game, Beacon)
    return game


def dealt(game: Beacon, *logs: str, flame: int = 2) -> Beacon:
    """Gives each hero the logs of a word such as `1223`."""
    game.logs = [sorted(int(log) - 1 for log in word) for word in logs]
    game.flame = flame
    game.ask_anew()
    return game
