"""Showdown as every table hears it."""

from __future__ import annotations

from gloaming.games.showdown.instinct.judging import ACE
from gloaming.games.showdown.rules.events import CutForFirst, CutOffered, Drew, FirstPlayer, GameOver, Shuffled, Turn
from gloaming.games.showdown.words import asking, describing, foretelling, labels, prompts, sentences
from gloaming.games.showdown.words.decks import titled, view_of
from gloaming.games.showdown.words.help import RULES
from gloaming.games.showdown.words.lasting import ongoing
from gloaming.games.showdown.words.sheet import sheet
from gloaming.games.showdown.words.texts import printed, texts
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Event
from gloaming.words.chapters import Chapters, WordsInChapters
from gloaming.words.outlooks import to_win
from gloaming.words.said import Said
from gloaming.words.scene import CardText, OngoingEffect, Scene
from gloaming.words.sheets import Row


class ShowdownWords(WordsInChapters):
    """The words of Showdown."""

    chapters = Chapters(sentences.SENTENCES, prompts, labels, asking, describing)
    unscored = "No combats yet."
    acts = sentences.ACTS
    routine = (CutForFirst, CutOffered, Drew, FirstPlayer, Shuffled, Turn)

    def help(self, scene: Scene) -> str:
        """Returns the rules in short."""
        return RULES

    def text_of(self, scene: Scene, option: Option) -> str:
        """Returns what an optional ability says."""
        return foretelling.text_of(scene, option)

    def unknown(self, event: Event, scene: Scene) -> Said:
        """Returns that strikes and Aces are revealed, or cards drawn and looked at."""
        return foretelling.unknown(event, scene)

    def afterwards(self, before: Scene, after: Scene) -> Said:
        """Returns what feint and strike add up to, and how far the turn is."""
        return foretelling.afterwards(before, after)

    def measure(self, scene: Scene) -> str:
        """Returns that the whole duel counts."""
        return "your chance of winning the duel"

    def outlook(self, scene: Scene, worth: float) -> str:
        """Returns the chance to win, which the bot counts in Aces."""
        return to_win(0.5 + ACE * worth)

    def ability_titles(self, scene: Scene) -> dict[str, str]:
        """Returns what Reacts, Aces, triggers and optional texts are called."""
        return asking.ability_titles(scene)

    def called(self, scene: Scene, card: str) -> str:
        """Returns a card of one's own with its title."""
        return titled(card, asking.own_deck(scene))

    def card_text(self, scene: Scene, seat: Seat, card: str) -> CardText:
        """Returns title, worth and text of a card; of a champion that is not known yet only which card it is."""
        return printed(scene, seat, card)

    def readable(self, scene: Scene) -> tuple[object, ...]:
        """Returns who reads, the champions that are known, and whether they are being chosen."""
        view = view_of(scene)
        return (view.seat, *view.champions, view.phase == "setup")

    def texts(self, scene: Scene) -> dict[str, CardText]:
        """Returns all cards of the decks that are known, and the champions while they are chosen."""
        return texts(scene)

    def ongoing(self, scene: Scene) -> list[OngoingEffect]:
        """Returns what Aces and played cards do to this combat or the next."""
        return ongoing(scene)

    def sheet(self, scene: Scene) -> list[Row]:
        """Returns a row for each combat."""
        return sheet(scene)

    def sheet_title(self, lines: int) -> str:
        """Returns the title of the sheet."""
        return "Combats"

    def reckons(self, event: Event) -> bool:
        """Tells that the sheet is read out at the end."""
        return isinstance(event, GameOver)

    def reckonings(self, scene: Scene) -> int:
        """Tells that nobody has to stop for the sheet: the last combat stays in sight."""
        return 0
