"""Shadowscape: a dungeon of cards, whispers that lead into it, and its Lord at the bottom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from gloaming.games.shadowscape.rules import (
    altering,
    attacking,
    claiming,
    doing,
    enemies,
    events,
    game,
    healing,
    moving,
    preparing,
    searching,
    setup,
    spawning,
    tokens,
    treasures,
    turns,
    wounds,
)
from gloaming.games.shadowscape.rules.boosting import CardAction
from gloaming.games.shadowscape.rules.game import ROLES, Shadowscape
from gloaming.games.shadowscape.rules.library import ShadowscapeLibrary
from gloaming.games.shadowscape.rules.reading.boxes import SHELF, box_named
from gloaming.games.shadowscape.rules.rulings import COMPETITIVE, COOP, RULINGS, Rulings, heroes_of
from gloaming.kernel.cards import events as card_events
from gloaming.kernel.cards.answering import Forced
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.events import GameOver, declared_in
from gloaming.kernel.flow import Flow, chapters_in
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, Ruling, Setting

ONLY_COOP: Final = ("difficulty", "two_fates", "short_coop")


class ShadowscapeRulebook(Rulebook):
    """The rulebook of Shadowscape."""

    name: ClassVar[str] = "shadowscape"
    title: ClassVar[str] = "Shadowscape"
    pitch: ClassVar[str] = "Follow the Whispers through a dungeon of cards, alone or together, and slay its Lord."
    minutes: ClassVar[int] = 60
    youngest: ClassVar[int] = 13
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 5)
    usual_players: ClassVar[int] = 3
    rulings: ClassVar[tuple[Ruling, ...]] = RULINGS
    chapters: ClassVar[tuple[type[Flow], ...]] = (
        turns.WholeGame,
        turns.PlayerTurn,
        *[
            chapter
            for chapter in chapters_in(
                altering,
                attacking,
                claiming,
                doing,
                enemies,
                game,
                healing,
                moving,
                preparing,
                searching,
                setup,
                spawning,
                tokens,
                treasures,
                wounds,
            )
            if chapter is not CardAction
        ],
        Forced,
        Use,
    )
    library = ShadowscapeLibrary()
    events = {"game_over": GameOver, **declared_in(card_events, events)}

    def fresh_game(self, setting: Setting) -> Shadowscape:
        rulings = self.read_once(Rulings, setting)
        box = box_named(rulings.cards)
        heroes = list(range(heroes_of(setting.players, setting.options)))
        teams = [heroes] if rulings.coop else [[hero] for hero in heroes]
        deciders = [hero % setting.players for hero in heroes]
        fresh = Shadowscape(self, setting, box.questions.by_verb, teams, deciders, rulings, box)
        fresh.answered = [frozenset(box.listeners)]
        return fresh

    def settled(self, players: int, asked: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
        """Returns all options; whoever sits there alone plays the cooperative game (B-2)."""
        return super().settled(players, {**asked, "mode": COOP} if players == 1 and "mode" not in asked else asked)

    def sides(self, players: int, options: Mapping[str, OptionValue]) -> list[list[Seat]]:
        """Returns the sides: all together in the cooperative game (SHS-OVR-5)."""
        return [list(range(players))] if options["mode"] == COOP else super().sides(players, options)

    def roles(self, players: int, options: Mapping[str, OptionValue]) -> dict[str, Seat]:
        """Returns the Heroes as roles where some seat leads several, given to the seats in turn (B-2)."""
        heroes = heroes_of(players, options)
        return {ROLES[hero]: hero % players for hero in range(heroes)} if heroes > players else {}

    def check(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """Refuses what belongs to the other mode, and Heroes that nobody leads (B-2)."""
        heroes = options["heroes"]
        if options["mode"] == COMPETITIVE:
            for name in ONLY_COOP:
                if options[name] != self.defaults[name]:
                    raise BadSetup(f"{name}={options[name]} is for the cooperative game: say mode={COOP}")
            if heroes is not None and heroes != players:
                raise BadSetup(f"in the competitive game everybody plays one Hero, so heroes cannot be {heroes}")
        elif isinstance(heroes, int) and heroes < players:
            raise BadSetup(f"{players} players need at least {players} Heroes, so heroes cannot be {heroes}")
        box = box_named(str(options["cards"]))
        if len(box.heroes.names) < heroes_of(players, options):
            raise BadSetup("there are not enough Heroes")

    def summary(self, game: Game) -> dict[str, object]:
        assert isinstance(game, Shadowscape)
        return {
            "heroes": [game.name(hero) for hero in range(game.heroes)],
            "lord": game.box.lords.names[game.lord],
            "first": game.starter,
            "turns": game.turn,
            "rounds": game.round,
            "slain": game.slayer >= 0,
            "finished": game.finisher >= 0 or game.coop,
        }

    def read_decks(self, decks: Sequence[str]) -> dict[str, OptionValue]:
        """Returns the option for a card file with Heroes and Whispers; all play with it."""
        if len(decks) > 1:
            raise BadSetup(f"a game takes one card file of Heroes and Whispers, not {len(decks)}")
        return {"cards": SHELF.meant(decks[0], "card file")} if decks else {}
