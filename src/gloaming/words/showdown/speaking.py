"""Showdown as every table hears it."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Fact
from gloaming.words.scene import CardText, NamedCard, Scene, Words
from gloaming.words.sheets import Row
from gloaming.words.showdown import asking, labels, naming, previews, prompts, refusals, sentences
from gloaming.words.showdown.decks import deck_at, printed, view_of
from gloaming.words.showdown.describing import described
from gloaming.words.showdown.help import RULES
from gloaming.words.showdown.sheet import sheet
from gloaming.words.showdown.texts import texts


class ShowdownWords(Words):
    """The words of Showdown."""

    unscored = "No combat has been fought yet."
    unit = "Aces"

    def help(self, scene: Scene) -> str:
        """Returns the rules in short."""
        return RULES

    def sentence(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns what happened as a sentence."""
        return sentences.told(facts, scene)

    def cards_of(self, facts: Mapping[str, Fact], scene: Scene) -> list[NamedCard]:
        """Returns the cards something happened with."""
        return naming.cards_of(facts, scene)

    def status(self, scene: Scene) -> str:
        """Returns turn, phase and whose decision it is."""
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

    def ability(self, scene: Scene, option: Option) -> str:
        """Returns the React, Ace, trigger or optional text that an option uses."""
        return asking.answerable(scene, option)

    def refusal(self, scene: Scene, token: str) -> str:
        """Returns why a choice cannot be made."""
        return refusals.refusal(scene, token)

    def within_reach(self, scene: Scene) -> dict[str, str]:
        """Returns the hand and one's own Aces."""
        return refusals.within_reach(scene)

    def describe(self, scene: Scene) -> list[str]:
        """Returns the table in lines of text."""
        return described(scene)

    def card_text(self, scene: Scene, seat: Seat, card: str) -> CardText:
        """Returns title, worth and text of a card; of a champion that is not known yet only which card it is."""
        return printed(card, deck_at(scene, seat))

    def readable(self, scene: Scene) -> tuple[object, ...]:
        """Returns the champions that are known, and whether they are being chosen."""
        view = view_of(scene)
        return (*view.champions, view.phase == "setup")

    def texts(self, scene: Scene) -> dict[str, CardText]:
        """Returns all cards of the decks that are known, and the champions while they are chosen."""
        return texts(scene)

    def act(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns what a seat did, without the text of the card it did it with."""
        return sentences.told_briefly(facts, scene) if facts["event"] in sentences.ACTS else ""

    def sheet(self, scene: Scene) -> list[Row]:
        """Returns a row for each combat."""
        return sheet(scene)

    def sheet_title(self, lines: int) -> str:
        """Returns the title of the sheet."""
        return "Combats"

    def reckons(self, facts: Mapping[str, Fact]) -> bool:
        """Tells that the sheet is read out at the end."""
        return facts["event"] == "game_over"

    def reckonings(self, scene: Scene) -> int:
        """Tells that nobody has to stop for the sheet: the last combat stays in sight."""
        return 0
