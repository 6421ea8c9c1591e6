"""What is played: many games by one bot, with whatever must not be left to chance."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec

from gloaming.bots import Bot, Eyes, play_bots
from gloaming.games import package_of
from gloaming.kernel.balance import Balance
from gloaming.kernel.choices import Option
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue, Setting
from gloaming.lab.plan import Count, Planned, Played
from gloaming.lab.simulate import victories


class PlayedSide(msgspec.Struct, forbid_unknown_fields=True):
    """What is written down of one side of a game."""

    groups: list[str]
    won: Annotated[float, msgspec.Meta(ge=0, le=1)]
    began: bool
    length: Count
    cards: list[tuple[Count, bool, Count, Count, Count]]  # each card and its fate


class Measured(Played):
    """What is written down of a game that is measured."""

    sides: list[PlayedSide]


class Steered(Bot):
    """Plays like another bot, except for what the measurement settles."""

    def __init__(self, bot: Bot, balance: Balance, number: int) -> None:
        self.bot = bot
        self.balance = balance
        self.number = number  # of the game

    def choose(self, eyes: Eyes) -> Option:
        settled = self.balance.settles(self.number, eyes.decision)
        return self.bot.choose(eyes) if settled is None else settled


@dataclass(frozen=True)
class Plan(Planned):
    """Which game is measured, who plays it, and from which seed on."""

    kind: ClassVar[str] = "balance"
    written: ClassVar[tuple[str, ...]] = ("report.md",)
    reader: ClassVar[msgspec.json.Decoder[Measured]] = msgspec.json.Decoder(Measured)
    game: str
    bot: str
    games: int
    seed: int = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    players: int | None = None  # as many as usual

    @property
    def balance(self) -> Balance:
        """How the game is measured."""
        return self.book.balance

    @property
    def together(self) -> int:
        """How many games in a row treat all sides alike."""
        return self.balance.together

    def setting(self, number: int) -> Setting:
        """Returns the setting of a game by its number; each game has a seed of its own."""
        return self.book.setting(self.players, self.seed + number, {**self.options, **self.balance.options})

    def play(self, number: int) -> dict[str, Any]:
        """Plays a game and returns what came of it for each side."""
        setting = self.setting(number)
        game = self.book.fresh_game(setting)
        witness = self.balance.witness(game)
        game.listen(witness.hear)
        game.begin(self.book.first_chapter())
        bots = self.bots(setting.seed, game.players)
        play_bots(game, {seat: Steered(bots[seat], self.balance, number) for seat in bots})
        wins, groups, lengths, first = victories(game), witness.groups(), witness.lengths(), witness.first()
        cards = [(side, [card, *vars(fate).values()]) for (side, card), fate in witness.fates.items()]
        return {
            "seed": setting.seed,
            "sides": [
                {
                    "groups": groups[side],
                    "won": max(wins[seat] for seat in seats),
                    "began": side == first,
                    "length": lengths[side],
                    "cards": [fate for owner, fate in cards if owner == side],
                }
                for side, seats in enumerate(game.sides)
            ],
        }

    def can_be(self, found: Measured) -> bool:
        return (
            found.seed == self.seed + found.game
            and len(found.sides) == self.sides
            and all(self.can_be_side(side) for side in found.sides)
        )

    def can_be_side(self, side: PlayedSide) -> bool:
        """Tells whether a side of a game can belong to its groups, and its cards to it."""
        allowed = self.card_sides
        return all(map(str.isprintable, side.groups)) and all(
            card < len(allowed) and allowed[card] in ("", *side.groups) for card, *_ in side.cards
        )

    @cached_property
    def sides(self) -> int:
        """How many sides play."""
        setting = self.setting(0)
        return len(self.book.sides(setting.players, setting.options))

    @cached_property
    def card_sides(self) -> list[str]:
        """The only group whose sides can have each card, if there is one."""
        return [card.side for card in self.balance.cards(self.setting(0).options)]

    def check(self) -> None:
        """Refuses a plan that cannot be played, before the first game."""
        for name, value in self.balance.options.items():
            if self.options.get(name, value) != value:
                raise BadSetup(f"option {name} cannot be chosen here: the lab measures with {name}={value}")
        super().check()
        self.setting(0)
        self.setting(self.games - 1)

    def settings(self) -> dict[str, Any]:
        """Returns all that decides how each of the games goes."""
        return {**super().settings(), "players": self.setting(0).players}

    def card_hashes(self) -> dict[str, str]:
        """Returns a hash of the game's card files, and of cards that were brought along."""
        found = blake2b(json.dumps(dict(self.options)).encode(), digest_size=8)
        for source in sorted(Path(str(files(package_of(self.game)))).rglob("*.yaml")):
            found.update(source.read_bytes())
        return {"all": found.hexdigest()}

    def own_words(self) -> list[str]:
        """Returns how many play, if not as many as usual."""
        return [] if self.players in (None, self.book.usual_players) else [f"--players {self.players}"]

    def facts(self) -> dict[str, Any]:
        """Returns the plan as plain data."""
        setting = self.setting(0)
        options = {name: self.book.told(value) for name, value in setting.options.items()}
        chosen = {"bot": self.bot, "games": self.games, "seed": self.seed, "players": setting.players}
        return {"game": self.game, **chosen, "options": options}
