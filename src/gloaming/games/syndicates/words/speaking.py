"""Shadows & Syndicates as every table hears it."""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.words import cards, describing, labels, prompts, sentences
from gloaming.games.syndicates.words.cards import rulings_of, view_of
from gloaming.games.syndicates.words.foretelling import Foretelling
from gloaming.games.syndicates.words.help import RULES, TEAMS
from gloaming.games.syndicates.words.sheet import ContestSheet
from gloaming.games.syndicates.words.tournament import SyndicatesTournamentWords
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event
from gloaming.words.chapters import Chapters, WordsInChapters
from gloaming.words.outlooks import lead, to_win
from gloaming.words.scene import CardText, Scene

SINGLE: Final = "match"  # the contest that is over with its first match


class SyndicatesWords(Foretelling, ContestSheet, WordsInChapters):
    """The words of Shadows & Syndicates."""

    chapters = Chapters(sentences.SENTENCES, prompts, labels, prompts, describing)
    acts = sentences.ACTS
    restates = (events.Discarded, events.FxApplied)
    routine = (events.First, events.FxCut, events.Match, events.Ready, events.Shuffled, events.Turn)
    steps = staticmethod(labels.first_steps)
    called = staticmethod(cards.titled)
    tournament = SyndicatesTournamentWords()

    def help(self, scene: Scene) -> str:
        return RULES + (TEAMS if view_of(scene).players > 2 else "")

    def measure(self, scene: Scene) -> str:
        """Returns that a single match is won or lost, and that points count in a longer contest."""
        whose = "your team's" if view_of(scene).players > 2 else "your"
        single = rulings_of(scene).contest == SINGLE
        return f"{whose} {'chance of winning the match' if single else 'lead after this match'}"

    def outlook(self, scene: Scene, worth: float) -> str:
        """Returns the chance to win, for the bot between a point behind and one ahead; else the points one is ahead."""
        return to_win((1 + worth) / 2) if rulings_of(scene).contest == SINGLE else lead(worth, "points")

    def step(self, scene: Scene, step: str) -> str:
        return labels.words_for(scene, step, labels.first_steps(scene)[step])

    def card_text(self, scene: Scene, seat: Seat, card: str) -> CardText:
        return cards.printed(scene, card, seat % 2)

    def readable(self, scene: Scene) -> tuple[object, ...]:
        return (view_of(scene).seat,)

    def texts(self, scene: Scene) -> dict[str, CardText]:
        return {
            f"{side}:{name}": cards.printed(scene, name, side)
            for side in range(2)
            for name in cards.set_of(scene).names
        }

    def actors(self, event: Event, scene: Scene) -> list[Seat]:
        if isinstance(event, events.SideEvent):
            return [seat for seat in range(len(scene.names)) if seat % 2 == event.side]
        return super().actors(event, scene)
