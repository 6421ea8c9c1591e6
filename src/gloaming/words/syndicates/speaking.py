"""Shadows & Syndicates as every table hears it."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Fact
from gloaming.words.scene import CardText, NamedCard, Scene, Words
from gloaming.words.sheets import Row
from gloaming.words.syndicates import cards, labels, naming, previews, prompts, refusals, sentences, sheet, steps
from gloaming.words.syndicates.cards import view_of
from gloaming.words.syndicates.describing import described
from gloaming.words.syndicates.help import RULES, TEAMS


class SyndicatesWords(Words):
    """The words of Shadows & Syndicates."""

    unscored = "No match has been decided yet."
    unit = "points"

    def help(self, scene: Scene) -> str:
        """Returns the rules in short."""
        return RULES + (TEAMS if view_of(scene).players > 2 else "")

    def sentence(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns what happened as a sentence."""
        return sentences.told(facts, scene)

    def cards_of(self, facts: Mapping[str, Fact], scene: Scene) -> list[NamedCard]:
        """Returns the cards something happened with."""
        return naming.cards_of(facts, scene)

    def status(self, scene: Scene) -> str:
        """Returns format, match, turn and whose decision it is."""
        return prompts.status(scene)

    def prompt(self, scene: Scene) -> str:
        """Returns what is asked, or who is waited for."""
        return prompts.waiting(scene) if scene.decision is None else prompts.question(scene, scene.decision)

    def preview(self, scene: Scene, token: str) -> str:
        """Returns what a choice would do."""
        return previews.preview(scene, token)

    def label(self, scene: Scene, option: Option) -> str:
        """Returns what comes of an option in a few words."""
        return labels.label(scene, option.token)

    def steps(self, scene: Scene) -> dict[str, list[Option]]:
        """Returns what is done alone, and each character and slot with all that can be done there."""
        return {} if scene.decision is None else steps.first_steps(scene, scene.decision)

    def step(self, scene: Scene, step: str) -> str:
        """Returns what a character can do, or that somebody is moved."""
        return steps.words_for(scene, step, self.steps(scene)[step])

    def refusal(self, scene: Scene, token: str) -> str:
        """Returns why a choice cannot be made."""
        return refusals.refusal(scene, token)

    def within_reach(self, scene: Scene) -> dict[str, str]:
        """Returns all characters and the cards that were kept."""
        return refusals.within_reach(scene)

    def describe(self, scene: Scene) -> list[str]:
        """Returns the table in lines of text."""
        return described(scene)

    def card_text(self, scene: Scene, seat: Seat, card: str) -> CardText:
        """Returns name, facts and text of a card."""
        return cards.printed(scene, card)

    def texts(self, scene: Scene) -> dict[str, CardText]:
        """Returns all cards of the set."""
        return cards.texts(scene)

    def act(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns what a seat did, without the text of the card it did it with."""
        return sentences.told_briefly(facts, scene) if facts["event"] in sentences.ACTS else ""

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
