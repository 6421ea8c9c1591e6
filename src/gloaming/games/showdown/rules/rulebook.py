"""Showdown: a duel of feints and strikes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from gloaming.games.showdown.rules import abilities, combat, damage, events, setup, turns
from gloaming.games.showdown.rules.champions import SHELF, deck_from_json, deck_named
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.deck_box import ShowdownDeckBox
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.library import ShowdownLibrary
from gloaming.games.showdown.rules.questions import PICK, ROSTER, STRIKE
from gloaming.games.showdown.rules.rulings import RULINGS, UNSETTLED, Rulings
from gloaming.kernel.cards import events as card_events
from gloaming.kernel.cards.answering import Window
from gloaming.kernel.cards.carrying import is_brought
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Question
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.events import declared_in
from gloaming.kernel.flow import Flow, chapters_in
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, Ruling, Setting


class ShowdownRulebook(Rulebook):
    """The rulebook of Showdown."""

    name: ClassVar[str] = "showdown"
    title: ClassVar[str] = "Showdown"
    pitch: ClassVar[str] = "Feint in the open, strike in the dark: the higher total wins, unless the strikes match."
    minutes: ClassVar[int] = 15
    version: ClassVar[int] = 3
    seats: ClassVar[range] = range(2, 3)  # SD-SETUP-13
    usual_players: ClassVar[int] = 2
    rulings: ClassVar[tuple[Ruling, ...]] = RULINGS
    chapters: ClassVar[tuple[type[Flow], ...]] = (*chapters_in(setup, turns, combat, damage, abilities), Use, Window)
    library = ShowdownLibrary()
    deck_box = ShowdownDeckBox()
    events = declared_in(events, card_events)

    def fresh_game(self, setting: Setting) -> Showdown:
        rulings = self.read_once(Rulings, setting)
        return Showdown(self, setting, rulings, roster(rulings))

    def hides(self, question: Question) -> bool:
        return question in (PICK, STRIKE)

    def summary(self, game: Game) -> dict[str, object]:
        """Returns who fought, who attacked first, and for how long; attackers take turns (SD-ROLE-2)."""
        assert isinstance(game, Showdown)
        first = (game.attacker + game.turn + 1) % 2
        return {"champions": [game.deck_of(seat).id for seat in range(2)], "first": first, "turns": game.turn}

    def read_decks(self, decks: Sequence[str]) -> dict[str, OptionValue]:
        if len(decks) > self.usual_players:
            raise BadSetup(f"a duel has two decks, not {len(decks)}")
        meant = [word if word in UNSETTLED else SHELF.meant(word, "champion or deck file") for word in decks]
        return {f"deck_{seat}": deck for seat, deck in enumerate(meant)}

    def check(self, players: int, options: Mapping[str, OptionValue]) -> None:
        deck, other = options["deck_0"], options["deck_1"]
        if not options["mirror_allowed"] and deck == other and deck not in UNSETTLED:
            twice = "the same champion twice is not allowed (option mirror_allowed)"
            raise BadSetup(f"only one seat can play {self.library.title(str(deck))}: {twice}")


def roster(rulings: Rulings) -> list[Deck]:
    """Returns the champions that can be picked, and after them the decks the seats brought along."""
    brought = [deck_from_json(deck) if is_brought(deck) else deck_named(ROSTER[0]) for deck in rulings.decks]
    return [*(deck_named(name) for name in ROSTER), *brought]
