"""Shadow Cards as every table hears it."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.events import Dealt, Experience, Predicted, RoundBegins, Starter
from gloaming.games.shadow_cards.words import describing, foretelling, prompts, sentences
from gloaming.games.shadow_cards.words.cards import printed, view_of
from gloaming.games.shadow_cards.words.guide import guide
from gloaming.games.shadow_cards.words.help import help_in
from gloaming.games.shadow_cards.words.sheet import sheet
from gloaming.kernel.choices import Seat
from gloaming.words.chapters import Chapters, WordsInChapters
from gloaming.words.outlooks import lead
from gloaming.words.scene import CardText, Scene


class ShadowCardsWords(WordsInChapters):
    """The words of Shadow Cards."""

    chapters = Chapters(sentences.SENTENCES, prompts, prompts, prompts, describing)
    unscored = "No scores yet."
    acts = sentences.ACTS
    routine = (Predicted, RoundBegins, Starter, Dealt)
    reckoned = (Experience,)
    afterwards = staticmethod(foretelling.afterwards)
    guide = staticmethod(guide)
    sheet = staticmethod(sheet)

    def help(self, scene: Scene) -> str:
        return help_in(view_of(scene).scoring)

    def measure(self, scene: Scene) -> str:
        return "your lead over the others after this round"

    def outlook(self, scene: Scene, worth: float) -> str:
        return lead(worth, "experience")

    def card_text(self, scene: Scene, seat: Seat, card: str) -> CardText:
        return printed(card)

    def sheet_title(self, lines: int) -> str:
        return f"After round {lines}"

    def reckonings(self, scene: Scene) -> int:
        return len(view_of(scene).sheet)
