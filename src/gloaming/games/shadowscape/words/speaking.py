"""Shadowscape as every table hears it."""

from __future__ import annotations

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.library import side_text
from gloaming.games.shadowscape.rules.symbols import FACES
from gloaming.games.shadowscape.words import asking, describing, foretelling, labels, prompts, sentences, texts
from gloaming.games.shadowscape.words.cards import box_of, titled, view_of
from gloaming.games.shadowscape.words.help import COMPETITIVE, COOP, RULES
from gloaming.games.shadowscape.words.heroes import own_card
from gloaming.kernel.choices import Option
from gloaming.kernel.events import Event
from gloaming.words.chapters import Chapters, WordsInChapters
from gloaming.words.outlooks import lead
from gloaming.words.said import Quote, Said, capital
from gloaming.words.scene import Scene
from gloaming.words.sheets import Row


class ShadowscapeWords(WordsInChapters):
    """The words of Shadowscape."""

    chapters = Chapters(sentences.SENTENCES, prompts, labels, asking, describing)
    unscored = "No Shadow Shards yet."
    acts = sentences.ACTS
    restates = (
        events.Boosted,
        events.Discarded,
        events.Dropped,
        events.Healed,
        events.HeroLed,
        events.Spent,
        events.Taken,
        events.Wounded,
    )
    routine = (events.CardTurned, events.EnemyPhaseBegan, events.FirstPlayer, events.RoomsLaid, events.TurnBegan)
    steps = staticmethod(labels.first_steps)
    step = staticmethod(labels.words_for)
    unknown = staticmethod(foretelling.unknown)
    ability_titles = staticmethod(asking.ability_titles)
    card_text = staticmethod(texts.printed)
    texts = staticmethod(texts.texts)

    def sentence(self, event: Event, scene: Scene) -> Said:
        return capital(super().sentence(event, scene))

    def called(self, scene: Scene, card: str) -> str:
        return titled(scene, card)

    def help(self, scene: Scene) -> str:
        return f"{RULES}{COOP if view_of(scene).mode == 'coop' else COMPETITIVE}"

    def text_of(self, scene: Scene, option: Option) -> Quote | None:
        """Returns what the side of an Action Card says that is used, if not only to move."""
        place = labels.CARD_AT.get(option.question.verb)
        card = None if place is None or option.question.verb == "move" else own_card(scene, option.touches[place])
        if card is None:
            return None
        box = box_of(scene)
        said = side_text(box, box.actions.names.index(card.card), FACES.index(card.side))
        return Quote(said, view_of(scene).seat or 0, card.card)

    def measure(self, scene: Scene) -> str:
        return "your lead over the others" if len(scene.sides) > 1 else "your Shadow Shards"

    def outlook(self, scene: Scene, worth: float) -> str:
        """Returns how far one is ahead, or how many Shards all have together."""
        return lead(worth, "Shards") if len(scene.sides) > 1 else f"{worth:.1f} Shards"

    def readable(self, scene: Scene) -> tuple[object, ...]:
        return (view_of(scene).seat,)

    def sheet(self, scene: Scene) -> list[Row]:
        """Returns the Heroes of every seat, and the Shards."""
        view = view_of(scene)
        heroes = [
            " and ".join(titled(scene, each.hero) for each in view.heroes if each.seat == seat and each.hero)
            for seat in range(view.players)
        ]
        return [
            Row("", scene.names, "names"),
            Row("Hero", heroes, "plain", 1),
            Row("Shadow Shards", [str(score) for score in view.scores], "loud", 1),
        ]

    def sheet_title(self, lines: int) -> str:
        return "Shadow Shards"

    def reckonings(self, scene: Scene) -> int:
        return 0
