"""A game with people and bots around it: who acts next, what was heard, what can be undone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

import gloaming
from gloaming.bots import bot
from gloaming.bots.bot import Bot
from gloaming.bots.eyes import Eyes
from gloaming.kernel.beats import Beats
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.errors import BadRecord, BadSetup
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.spelling import for_shell
from gloaming.terminal import saves
from gloaming.words.foretelling import prospect
from gloaming.words.scene import Scene, Words
from gloaming.words.seating import Seating, against_bots

ROOM: Final = 220  # letters that have room below a question


class LiveGame:
    """A running game, its seating, everything heard so far and the file it is kept in, if any."""

    serious = False  # whether every choice stays and nobody is advised, as in a tournament

    def __init__(self, game: Game, seating: Seating, heard: list[Event], path: Path | None) -> None:
        self.game = game
        self.seating = seating
        self.heard = heard
        self.beats = Beats(game, heard)  # of the last choice
        self.path = path
        self.trouble = ""  # why the last choice could not be written to the file
        self.noted: bool | None = None  # whether the note says that the game is over, if it was written
        self.begun = any(seat == self.person for seat, _ in game.choices)  # whether there is something to keep
        self.bots = self.fresh_bots()
        self.sealed: Game | None = None  # the game as it was before the first of several choices at once

    @classmethod
    def start(
        cls,
        name: str,
        seating: Seating,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        path: Path | None = None,
    ) -> LiveGame:
        """Starts a game for a seating; it is kept from the person's first choice on."""
        heard: list[Event] = []
        book = gloaming.rulebook(name)
        game = book.start(book.setting(len(seating.names), seed, options), heard.append)
        return cls(game, seating, heard, path)

    @classmethod
    def resume(cls, path: Path) -> LiveGame:
        """Continues a game from its file; a record without a note seats a person at seat 0."""
        heard: list[Event] = []
        game = gloaming.load(path, listener=heard.append)
        if game.over:
            raise BadSetup(f"the game in {path} is over; replay it with: gloaming replay {for_shell(str(path))}")
        seating = saves.read_note(path, game.players) or against_bots(game.players, 0, None, game.setting.seed)
        if seating.bots.count(None) != 1:
            raise BadRecord(str(saves.note_of(path)), 1, "seats more or fewer people than the one who plays")
        try:
            return cls(game, seating, heard, path)
        except BadSetup as error:
            raise BadRecord(str(saves.note_of(path)), 1, str(error)) from error

    def again(self) -> LiveGame:
        """Starts another game with the same people, bots and options."""
        name = self.game.rulebook.name
        path = None if self.path is None else saves.fresh(name)
        return LiveGame.start(name, self.seating, options=self.game.setting.options, path=path)

    def fresh_bots(self) -> dict[Seat, Bot]:
        """Returns a bot for every seat that has one."""
        name, seed = self.game.rulebook.name, self.game.setting.seed + self.game.number
        return {seat: bot(kind, name, seed + seat) for seat, kind in enumerate(self.seating.bots) if kind is not None}

    @property
    def person(self) -> Seat | None:
        """The seat of the person, if one plays."""
        return self.seating.person

    @property
    def decision(self) -> Decision | None:
        """The question open to the person, who is not bothered with one that has a single answer."""
        asked = self.asked
        return None if asked is None or len(asked.options) == 1 else asked

    @property
    def asked(self) -> Decision | None:
        """The question open to the person, however few its answers are."""
        return None if self.person is None else self.game.decision_of(self.person)

    def answer_forced(self) -> bool:
        """Gives the person's answer where there is only one; tells whether it did."""
        asked = self.asked
        if asked is None or self.person is None or len(asked.options) > 1:
            return False
        self.beats.kept = []
        self.game.choose(self.person, asked.options[0])
        self.keep_if_possible()
        return True

    def would_be_heard(self, decision: Decision, option: Option) -> bool:
        """Tells whether anything would be noticed of a choice; a pass that only closes a question is not."""
        if decision not in self.game.decisions:
            return True
        heard: list[Event] = []
        imagined = self.game.clone()
        imagined.listen(heard.append)
        imagined.choose(decision.seat, option)
        return bool(heard)

    def waiting_bot(self) -> Decision | None:
        """Returns the next question that a bot has to answer."""
        person = -1 if self.person is None else self.person  # who may answer for a team with a bot in it
        asked = (decision for decision in self.game.decisions if decision.seat in self.bots)
        return next((decision for decision in asked if person not in decision.members), None)

    def think(self, seat: Seat) -> Option:
        """Returns what a bot chooses; it looks at a copy, so that any thread may ask it.

        Of seats that choose at the same time none is asked later than the others: a bot sees the game as it was when
        the first of them had not answered yet, or it would take their turn to be over and forget to be unpredictable.
        """
        asked = self.game.decision_of(seat)
        sealed = self.sealed
        together = sealed is not None and asked is not None and asked.number in numbers_of(sealed)
        return self.bots[seat].choose(Eyes((sealed if sealed and together else self.game).clone(), seat))

    def choose(self, seat: Seat, choice: Option | str) -> None:
        """Takes a choice and keeps the game."""
        before = self.game.clone() if self.sealed is None and len(self.game.decisions) > 1 else self.sealed
        self.beats.kept = []
        self.game.choose(seat, choice)
        self.sealed = before if before and numbers_of(before) & numbers_of(self.game) else None
        self.begun = self.begun or seat == self.person  # and stays so, even if the choice is undone
        self.keep_if_possible()

    def undo(self) -> bool:
        """Goes back to the last decision at which the person had a choice, if there was one and it does not stay."""
        if self.serious:
            return False
        mine = [number for number, (seat, _) in enumerate(self.game.choices) if seat == self.person]
        for number in reversed(mine):
            heard: list[Event] = []
            earlier = gloaming.rewind(self.game, number, heard.append)
            asked = None if self.person is None else earlier.decision_of(self.person)
            if asked is not None and len(asked.options) > 1:
                self.game, self.heard, self.sealed = earlier, heard, None
                self.beats = Beats(earlier, heard)
                self.bots = self.fresh_bots()
                self.keep_if_possible()
                return True
        return False

    def keep(self) -> None:
        """Writes the game to its file."""
        if self.path is not None and self.begun:
            gloaming.save(self.game, self.path)
            if self.noted is not self.game.over:
                saves.write_note(self.path, self.seating, self.game.over)
                self.noted = self.game.over

    def keep_if_possible(self) -> None:
        """Writes the game to its file; a full disk does not end the evening."""
        try:
            self.keep()
        except BadRecord as error:
            self.trouble = f"Not saved: {error}"
        else:
            self.trouble = ""

    def preview(self, words: Words, scene: Scene, option: Option) -> str:
        """Returns a choice of the person's and what it leads to."""
        assert self.person is not None
        ahead = prospect(words, scene, self.game, self.person, option, Random(self.game.number))
        return str(ahead.told_with(words.label(scene, option), None if scene.wide else ROOM))

    def refusal(self, words: Words, scene: Scene, token: str) -> str:
        """Returns why a choice that is not open to the person cannot be made."""
        assert self.person is not None
        return words.refusal(scene, self.game.reason_against(self.person, token))


def numbers_of(game: Game) -> set[int]:
    """Returns the numbers of the open questions."""
    return {decision.number for decision in game.decisions}
