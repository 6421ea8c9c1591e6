"""Shadows & Syndicates as every table hears it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Fact
from gloaming.words.chapters import Chapters, WordsInChapters
from gloaming.words.outlooks import lead, to_win
from gloaming.words.scene import CardText, Scene
from gloaming.words.sheets import Row
from gloaming.words.syndicates import (
    cards,
    describing,
    labels,
    naming,
    previews,
    prompts,
    refusals,
    sentences,
    sheet,
    steps,
)
from gloaming.words.syndicates.cards import rulings_of, view_of
from gloaming.words.syndicates.help import RULES, TEAMS

SINGLE: Final = "match"  # the contest that is over with its first match


class SyndicatesWords(WordsInChapters):
    """The words of Shadows & Syndicates."""

    chapters = Chapters(sentences, naming, prompts, previews, labels, refusals, describing)
    unscored = "No matches yet."

    def help(self, scene: Scene) -> str:
        """Returns the rules in short."""
        return RULES + (TEAMS if view_of(scene).players > 2 else "")

    def measure(self, scene: Scene) -> str:
        """Returns that a single match is won or lost, and that points count in a longer contest."""
        whose = "your team's" if view_of(scene).players > 2 else "your"
        if rulings_of(scene).contest == SINGLE:
            return f"{whose} chance of winning the match"
        return f"{whose} lead after this match"

    def outlook(self, scene: Scene, worth: float) -> str:
        """Returns the chance to win, for the bot between a point behind and one ahead; else the points one is ahead."""
        return to_win((1 + worth) / 2) if rulings_of(scene).contest == SINGLE else lead(worth, "points")

    def steps(self, scene: Scene) -> dict[str, list[Option]]:
        """Returns what is done alone, and each character and slot with all that can be done there."""
        return {} if scene.decision is None else steps.first_steps(scene, scene.decision)

    def step(self, scene: Scene, step: str) -> str:
        """Returns what a character can do, or that somebody is moved."""
        return steps.words_for(scene, step, self.steps(scene)[step])

    def card_text(self, scene: Scene, seat: Seat, card: str) -> CardText:
        """Returns name, facts and text of a card."""
        return cards.printed(scene, card, seat % 2)

    def readable(self, scene: Scene) -> tuple[object, ...]:
        """Returns who reads."""
        return (view_of(scene).seat,)

    def texts(self, scene: Scene) -> dict[str, CardText]:
        """Returns all cards of the set."""
        return cards.texts(scene)

    def last_acts(self, scene: Scene) -> list[str]:
        """Returns for every seat the last thing it did, or its team did before the match."""
        last = [""] * len(scene.names)
        for facts in reversed(scene.seen):
            if all(last):
                break
            done = self.act(facts, scene)
            side = facts.get("side", -1)
            seats = [facts["seat"]] if "seat" in facts else [seat for seat in range(len(last)) if seat % 2 == side]
            for seat in seats:
                if isinstance(seat, int) and not last[seat]:
                    last[seat] = done
        return last

    def sheet(self, scene: Scene) -> list[Row]:
        """Returns who won which match, and the points."""
        return sheet.sheet(scene)

    def sheet_title(self, lines: int) -> str:
        """Returns the title of the sheet."""
        return "After 1 match" if lines == 1 else f"After {lines} matches"

    def reckons(self, facts: Mapping[str, Fact]) -> bool:
        """Tells whether something that happened ended a match."""
        return sheet.reckons(facts)

    def reckonings(self, scene: Scene) -> int:
        """Returns how many matches were over before the last one; the end has a page of its own."""
        played = len(sheet.matches(scene.seen))
        return max(0, played - 1) if view_of(scene).over else played
