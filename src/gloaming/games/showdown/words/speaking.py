"""Showdown as every table hears it."""

from __future__ import annotations

from gloaming.games.showdown.instinct.judging import ACE
from gloaming.games.showdown.rules import events
from gloaming.games.showdown.words import asking, combats, describing, foretelling, labels, lasting, prompts, sentences
from gloaming.games.showdown.words.decks import titled, view_of
from gloaming.games.showdown.words.help import RULES
from gloaming.games.showdown.words.texts import printed, texts
from gloaming.kernel.choices import Option
from gloaming.words.chapters import Chapters, WordsInChapters
from gloaming.words.outlooks import to_win
from gloaming.words.said import Quote
from gloaming.words.scene import Scene


class ShowdownWords(WordsInChapters):
    """The words of Showdown."""

    chapters = Chapters(sentences.SENTENCES, prompts, labels, asking, describing)
    unscored = "No combats yet."
    acts = sentences.ACTS
    uncovers = (events.StrikeTurned,)
    routine = (
        events.CutForFirst,
        events.CutOffered,
        events.Drew,
        events.FirstPlayer,
        events.Shuffled,
        events.StrikeTurned,
        events.Turn,
    )
    reckoned = (events.GameOver,)  # the sheet is read out at the end
    unknown = staticmethod(foretelling.unknown)
    afterwards = staticmethod(foretelling.afterwards)
    ability_titles = staticmethod(asking.ability_titles)
    card_text = staticmethod(printed)
    texts = staticmethod(texts)
    ongoing = staticmethod(lasting.ongoing)
    sheet = staticmethod(combats.sheet)

    def help(self, scene: Scene) -> str:
        return RULES

    def text_of(self, scene: Scene, option: Option) -> Quote | None:
        if option.question.verb != "accept":
            return None
        card, ability = asking.asked_about(scene)
        return Quote(ability.text(), view_of(scene).seat or 0, card)

    def measure(self, scene: Scene) -> str:
        return "your chance of winning the duel"

    def outlook(self, scene: Scene, worth: float) -> str:
        """Returns the chance to win, which the bot counts in Aces."""
        return to_win(0.5 + ACE * worth)

    def called(self, scene: Scene, card: str) -> str:
        return titled(card, asking.own_deck(scene))

    def readable(self, scene: Scene) -> tuple[object, ...]:
        view = view_of(scene)
        return (view.seat, *view.champions, view.phase == "setup")

    def sheet_title(self, lines: int) -> str:
        return "Combats"

    def reckonings(self, scene: Scene) -> int:
        """Tells that nobody has to stop for the sheet: the last combat stays in sight."""
        return 0
