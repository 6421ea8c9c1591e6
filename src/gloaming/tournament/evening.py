"""An evening: a tournament with the game it is played in, and the file in which both are kept."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from gloaming.bots import bot
from gloaming.games import rulebook
from gloaming.kernel import files
from gloaming.kernel.errors import BadRecord, BadSetup, GloamingError, Refused
from gloaming.kernel.kept import understood
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.spelling import LONG
from gloaming.kernel.tournament.duels import Duel
from gloaming.kernel.tournament.entrants import Number
from gloaming.kernel.tournament.tournament import Tournament
from gloaming.tournament.bracket import bracket
from gloaming.tournament.kept import KeptEvening, RunningDuel
from gloaming.tournament.kinds import kind_of, players_of
from gloaming.tournament.playing import Choices, Sitting, options_in, sides_in, sitting, started


@dataclass
class Evening:
    """A tournament, the game it is played in, the options of that game, and the person's duel if it was begun."""

    tournament: Tournament
    game: str
    options: Mapping[str, OptionValue]
    running: RunningDuel | None = None
    anew: list[str] = field(default_factory=list)  # duels begun by other rules, each as often as it began anew
    players: int | None = None  # of a duel; the fewest who are two sides if nobody said
    decks: list[str] = field(default_factory=list)  # of each entrant, where not all play with the same

    def check(self) -> None:
        """Refuses what cannot be played, before the first duel."""
        if self.decks and len(self.decks) != len(self.tournament.entrants):
            raise BadSetup(f"there are {len(self.decks)} decks for {len(self.tournament.entrants)} entrants")
        for stage in self.tournament.every_stage:
            players = players_of(self.game, options_in(stage, self.options), self.players)
            for decks in set(combinations(sorted(self.decks), 2)) or [()]:
                options = self.options_with(decks, players)
                rulebook(self.game).setting(players, 0, options_in(stage, options))
        for name in {entrant.bot for entrant in self.tournament.entrants if not entrant.is_person}:
            bot(name, self.game, 0)

    @property
    def person(self) -> Number | None:
        """The person who plays, if there is one."""
        return next((number for number, one in enumerate(self.tournament.entrants) if one.is_person), None)

    def seat(self, duel: Duel) -> Sitting:
        """Returns a duel as a game to be played, from its first choice or from where it was left."""
        found = sitting(self.tournament, duel, self.game, self.options, self.players)
        decks = [self.decks[entrant] for entrant in duel.entrants] if self.decks else []
        found = replace(found, options=options_in(duel.stage, self.options_with(decks, found.players)))
        choices = self.running.choices if self.running is not None and self.running.duel == duel.id else []
        return replace(found, seed=duel.seed + self.anew.count(duel.id), choices=choices)

    def options_with(self, decks: Sequence[str], players: int) -> dict[str, OptionValue]:
        """Returns the options of a duel between two decks, or with whatever all play."""
        box = rulebook(self.game).deck_box
        if not decks or box is None:
            return dict(self.options)
        sides = sides_in(self.game, players, self.options)
        brought = [deck for seat in range(players) for side, deck in zip(sides, decks, strict=True) if seat in side]
        return {**self.options, **box.options(brought)}

    def note(self, duel: str, choices: Choices) -> None:
        """Notes how far the person's duel is."""
        self.running = RunningDuel(duel, rulebook(self.game).version, list(choices))

    def resume_duel(self) -> None:
        """Makes sure that the person's duel can go on; if the rules have changed, it begins anew, with other dice."""
        if self.running is None:
            return
        duel = next((duel for duel in self.tournament.open if duel.id == self.running.duel), None)
        if duel is None or self.person not in duel.entrants:
            raise BadSetup(f"{self.running.duel[:LONG]!r} is not a duel that a person is playing")
        if self.running.rules != rulebook(self.game).version:
            self.anew.append(duel.id)
            self.running = None
            return
        try:
            started(self.seat(duel))
        except Refused as error:
            raise BadSetup(f"the duel {duel.id} cannot be continued: {error}") from error

    def as_json(self) -> dict[str, Any]:
        """Returns all there is to know as plain data, with the bracket for whoever shows it."""
        return {
            "game": self.game,
            "game_options": dict(self.options),
            "players": self.players,
            "decks": self.decks,
            **self.tournament.as_json(),
            **self.duel_as_json(),
            "bracket": bracket(self.tournament),
        }

    def duel_as_json(self) -> dict[str, Any]:
        """Returns what is noted of the person's duels, as plain data."""
        return {"running": msgspec.to_builtins(self.running), "anew": self.anew}


def read(file: Path) -> Evening:
    """Reads a tournament from the file in which it was kept, or says in one line why that cannot be done."""
    try:
        facts = files.read_json(file)
        kept = understood(facts, KeptEvening, "a tournament")
        tournament = kind_of(kept.game, kept.players).from_json(facts)
        evening = Evening(tournament, kept.game, kept.game_options, kept.running, kept.anew, kept.players, kept.decks)
        evening.check()
        evening.resume_duel()
    except BadRecord:
        raise
    except GloamingError as error:
        raise BadRecord(str(file), 0, f"cannot be continued: {error}") from error
    return evening


def write(facts: Mapping[str, Any], file: Path) -> None:
    """Writes a tournament down, whole or not at all."""
    files.write(file, json.dumps(facts, indent=1) + "\n")
