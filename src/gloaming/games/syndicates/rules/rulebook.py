"""Shadows & Syndicates: two gangs, one action a turn, and a Leader to bring down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from gloaming.games.syndicates.rules import analysis, arrival, contests, events, matches, turns, uses
from gloaming.games.syndicates.rules.balance import SyndicatesBalance
from gloaming.games.syndicates.rules.formats import FORMATS, OF_TEAMS, Format
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.library import SyndicatesLibrary
from gloaming.games.syndicates.rules.printing import SHELF, set_named
from gloaming.games.syndicates.rules.rulings import RULINGS, Rulings
from gloaming.games.syndicates.rules.sets import FACTIONS, CardSet
from gloaming.games.syndicates.rules.tournament.tournament import SyndicatesTournament
from gloaming.kernel.cards.answering import Forced
from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.events import declared_in
from gloaming.kernel.flow import Flow, chapters_in
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, Ruling, Setting

SPARE_SUPPORTERS = 2  # that must be left in a deck besides those drawn


class SyndicatesRulebook(Rulebook):
    """The rulebook of Shadows & Syndicates."""

    name: ClassVar[str] = "syndicates"
    title: ClassVar[str] = "Shadows & Syndicates"
    pitch: ClassVar[str] = "Two gangs, one action a turn: wear down the Family, then take out the Leader."
    minutes: ClassVar[int] = 25
    youngest: ClassVar[int] = 16  # years of age (SS-GEN-1, A-45)
    version: ClassVar[int] = 3
    seats: ClassVar[range] = range(2, 5, 2)
    usual_players: ClassVar[int] = 2
    hands: ClassVar[bool] = False
    rulings: ClassVar[tuple[Ruling, ...]] = RULINGS
    chapters: ClassVar[tuple[type[Flow], ...]] = (
        *chapters_in(contests, matches, analysis, turns, uses, arrival),
        Forced,
    )
    library = SyndicatesLibrary()
    balance = SyndicatesBalance()
    tournament = SyndicatesTournament
    events = declared_in(events)

    def fresh_game(self, setting: Setting) -> Syndicates:
        rulings = self.read_once(Rulings, setting)
        game = Syndicates(self, setting, rulings, set_named(rulings.card_set), format_of(setting.players, rulings))
        game.clear()
        return game

    def sides(self, players: int, options: Mapping[str, OptionValue]) -> list[list[Seat]]:
        """Returns the two sides; of four players, those who sit opposite each other are a team (SS-2V2-1)."""
        return [[0, 2], [1, 3]] if players == 4 else super().sides(players, options)

    def summary(self, game: Game) -> dict[str, object]:
        assert isinstance(game, Syndicates)
        factions = [FACTIONS[faction] for faction in game.factions]
        return {"factions": factions, "first": game.starter, "turns": game.turn, "matches": game.match}

    def read_decks(self, decks: Sequence[str]) -> dict[str, OptionValue]:
        """Returns the option for a set given by its name or as a card file; both sides play with it."""
        if len(decks) > 1:
            raise BadSetup(f"both sides play with one card set, not {len(decks)}")
        return {"card_set": SHELF.meant(decks[0], "set of cards or card file")} if decks else {}

    def check(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """Refuses formats that teams do not play, and rarities that are too few (A-53)."""
        rulings = Rulings(options)
        if players > 2 and rulings.format not in OF_TEAMS:
            raise BadSetup("two against two play Sumo Rush or Controlled: there is no Fiasco for teams (SS-2V2-15)")
        check_rarities(set_named(rulings.card_set), format_of(players, rulings), rulings.rarities)


def check_rarities(cards: CardSet, format: Format, rarities: list[str]) -> None:
    """Refuses a mix of rarities from which the format cannot be set up (SS-MIX-3, A-53)."""
    mix = "+".join(rarities)
    for faction, word in enumerate(FACTIONS):
        people, fx = cards.supporters_of(faction, rarities), cards.fx_of(faction, rarities)
        needed = (("Supporters", people, 2 * format.flank + SPARE_SUPPORTERS), ("FX cards", fx, format.fx))
        for what, found, wanted in needed:
            if len(found) < wanted:
                has = f"{word} has {len(found)} of the {wanted} {what} that {format.title} needs"
                raise BadSetup(f"with only {mix} cards, {has}")


def format_of(players: int, rulings: Rulings) -> Format:
    """Returns the format that is played."""
    return (FORMATS if players == 2 else OF_TEAMS)[rulings.format]
