"""Showdown: a duel of feints and strikes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.abilities import PlayAction, PlayReact, UseAce
from gloaming.games.showdown.rules.champions import deck_from_json, deck_in, deck_named
from gloaming.games.showdown.rules.combat import (
    CardsWork,
    Combat,
    Feint,
    FeintsStand,
    Strike,
    StrikesStand,
    Trigger,
    UnableToStrike,
    Verdict,
)
from gloaming.games.showdown.rules.damage import Damage, DamageLooms, DamageTaken, PointsOfDamage
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import PICK, ROSTER, STRIKE
from gloaming.games.showdown.rules.rulings import RULINGS, Rulings
from gloaming.games.showdown.rules.setup import Choosing, ChoosingInTurn, Duel, Shuffle
from gloaming.games.showdown.rules.turns import ActionPhase, DrawPhase, HandLimit, Turn
from gloaming.kernel.cards import events as card_events
from gloaming.kernel.cards.carrying import is_brought
from gloaming.kernel.cards.deck_box import DeckBox
from gloaming.kernel.cards.happening import Window
from gloaming.kernel.cards.library import Library
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Question
from gloaming.kernel.errors import BadCards, BadSetup
from gloaming.kernel.events import Event, declared_in
from gloaming.kernel.flow import Flow
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, Ruling, Setting
from gloaming.kernel.spelling import unknown


class ShowdownRulebook(Rulebook):
    """The rulebook of Showdown."""

    name: ClassVar[str] = "showdown"
    title: ClassVar[str] = "Showdown"
    pitch: ClassVar[str] = "Feint in the open, strike in the dark: the higher total wins, unless the strikes match."
    minutes: ClassVar[int] = 15
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 3)  # SD-SETUP-13
    usual_players: ClassVar[int] = 2
    rulings: ClassVar[tuple[Ruling, ...]] = RULINGS
    chapters: ClassVar[tuple[type[Flow], ...]] = (
        Duel,
        Choosing,
        ChoosingInTurn,
        Shuffle,
        Turn,
        ActionPhase,
        DrawPhase,
        HandLimit,
        Combat,
        Feint,
        FeintsStand,
        Strike,
        UnableToStrike,
        StrikesStand,
        Verdict,
        Trigger,
        CardsWork,
        Damage,
        DamageLooms,
        DamageTaken,
        PointsOfDamage,
        PlayAction,
        PlayReact,
        UseAce,
        Use,
        Window,
    )

    @cached_property
    def library(self) -> Library:
        """The champions' decks."""
        from gloaming.games.showdown.rules.library import ShowdownLibrary

        return ShowdownLibrary()

    @cached_property
    def events(self) -> dict[str, type[Event]]:
        """All that can happen."""
        return declared_in(events, card_events)

    def fresh_game(self, setting: Setting) -> Showdown:
        """Returns an empty table."""
        rulings = Rulings(setting.options)
        return Showdown(self, setting, rulings, roster(rulings))

    def told(self, value: OptionValue) -> OptionValue:
        """Returns a deck that somebody brought by its name alone."""
        return f"{deck_from_json(value).name} (custom deck)" if is_brought(value) else value

    def first_chapter(self) -> Duel:
        """Returns the chapter in which a game begins."""
        return Duel()

    def hides(self, question: Question) -> bool:
        """Tells that champions and strikes are chosen covered."""
        return question in (PICK, STRIKE)

    def summary(self, game: Game) -> dict[str, object]:
        """Returns who fought, who attacked first, and for how long; attackers take turns (SD-ROLE-2)."""
        assert isinstance(game, Showdown)
        first = (game.attacker + game.turn + 1) % 2
        return {"champions": [game.deck_of(seat).id for seat in range(2)], "first": first, "turns": game.turn}

    def read_decks(self, decks: Sequence[str]) -> dict[str, OptionValue]:
        """Returns the options for decks given as a champion's name or as a deck file."""
        if len(decks) > self.usual_players:
            raise BadSetup(f"a duel has two decks, not {len(decks)}")
        return {f"deck_{seat}": read_deck_word(word) for seat, word in enumerate(decks)}

    @cached_property
    def deck_box(self) -> DeckBox:
        """How the champions' decks are measured."""
        from gloaming.games.showdown.rules.deck_box import ShowdownDeckBox

        return ShowdownDeckBox()

    def check(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """Refuses a deck that cannot be read, and the same champion twice where that is not allowed."""
        decks = [str(options["deck_0"]), str(options["deck_1"])]
        for seat, deck in enumerate(decks):
            if is_brought(deck):
                try:
                    deck_from_json(deck)
                except BadCards as error:
                    raise BadSetup(f"option deck_{seat} is not a deck:\n{error}") from error
        if not options["mirror_allowed"] and decks[0] == decks[1] and decks[0] not in ("choose", "random"):
            raise BadSetup(f"both seats cannot play {decks[0]}: option mirror_allowed is false")


def read_deck_word(word: str) -> str:
    """Returns a champion's name as it is, and a deck file in the form in which it travels with a game."""
    path = Path(word)
    if word in ("choose", "random", *ROSTER):
        return word
    if not path.suffix and not path.exists():
        raise BadSetup(unknown("champion or deck file", word, ROSTER))
    return deck_in(path)


def roster(rulings: Rulings) -> list[Deck]:
    """Returns the champions that can be picked, and after them the decks the seats brought along."""
    decks = [deck_named(name) for name in ROSTER]
    for deck in rulings.decks:
        decks.append(deck_from_json(deck) if is_brought(deck) else decks[0])
    return decks
