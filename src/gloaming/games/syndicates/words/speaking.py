"""Shadows & Syndicates as every table hears it."""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.events import MatchDrawn, MatchWon, SideEvent
from gloaming.games.syndicates.rules.refusing import EmptyDeck, KeptByMate, NotOurs, OneTimeUsed
from gloaming.games.syndicates.words import (
    asking,
    cards,
    describing,
    foretelling,
    labels,
    prompts,
    sentences,
    sheet,
    steps,
)
from gloaming.games.syndicates.words.cards import rulings_of, view_of
from gloaming.games.syndicates.words.help import RULES, TEAMS
from gloaming.games.syndicates.words.tournament import SyndicatesTournamentWords
from gloaming.kernel.choices import Option, Question, Seat
from gloaming.kernel.events import Event
from gloaming.words.chapters import Chapters, WordsInChapters
from gloaming.words.outlooks import lead, to_win
from gloaming.words.said import Said
from gloaming.words.scene import CardText, Scene
from gloaming.words.sheets import Row

SINGLE: Final = "match"  # the contest that is over with its first match


class SyndicatesWords(WordsInChapters):
    """The words of Shadows & Syndicates."""

    chapters = Chapters(sentences.SENTENCES, prompts, labels, asking, describing)
    unscored = "No matches yet."
    acts = sentences.ACTS
    restates = (events.Discarded, events.FxApplied)
    routine = (events.First, events.FxCut, events.Match, events.Ready, events.Shuffled, events.Turn)
    reasons = {
        EmptyDeck: "your FX deck is empty, and used cards do not come back",
        KeptByMate: "{card} belongs to {mate}, who drew it",
        NotOurs: "{card} is not on your field",
        OneTimeUsed: "your faction card is black: the one-time skill is used",
    }
    tournament = SyndicatesTournamentWords()

    def help(self, scene: Scene) -> str:
        """Returns the rules in short."""
        return RULES + (TEAMS if view_of(scene).players > 2 else "")

    def questions(self, scene: Scene) -> dict[str, Question]:
        """Returns the questions about the cards of the set."""
        return cards.set_of(scene).questions.by_verb

    def all_foretold(self, events: list[Event], scene: Scene) -> list[Said]:
        """Returns what would happen, with the KT that are left, and who falls told together."""
        told = foretelling.together(events, scene)
        return [told[place] if place in told else self.foretold(event, scene) for place, event in enumerate(events)]

    def text_of(self, scene: Scene, option: Option) -> str:
        """Returns what a drawn FX card says."""
        return foretelling.text_of(scene, option)

    def unknown(self, event: Event, scene: Scene) -> Said:
        """Returns that a card is drawn, or a die rolled."""
        return foretelling.unknown(event, scene)

    def afterwards(self, before: Scene, after: Scene) -> Said:
        """Returns who is no longer immune, can act no longer, or has to leave."""
        return foretelling.afterwards(before, after)

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

    def called(self, scene: Scene, card: str) -> str:
        """Returns a card as it is printed."""
        return cards.titled(scene, card)

    def card_text(self, scene: Scene, seat: Seat, card: str) -> CardText:
        """Returns name, facts and text of a card."""
        return cards.printed(scene, card, seat % 2)

    def readable(self, scene: Scene) -> tuple[object, ...]:
        """Returns who reads."""
        return (view_of(scene).seat,)

    def texts(self, scene: Scene) -> dict[str, CardText]:
        """Returns all cards of the set."""
        return cards.texts(scene)

    def actors(self, event: Event, scene: Scene) -> list[Seat]:
        """Returns who did something: a seat, or a whole side before the match."""
        if isinstance(event, SideEvent):
            return [seat for seat in range(len(scene.names)) if seat % 2 == event.side]
        return super().actors(event, scene)

    def sheet(self, scene: Scene) -> list[Row]:
        """Returns who won which match, and the points."""
        return sheet.sheet(scene)

    def sheet_title(self, lines: int) -> str:
        """Returns the title of the sheet."""
        return "After 1 match" if lines == 1 else f"After {lines} matches"

    def reckons(self, event: Event) -> bool:
        """Tells whether something that happened ended a match."""
        return isinstance(event, MatchWon | MatchDrawn)

    def reckonings(self, scene: Scene) -> int:
        """Returns how many matches were over before the last one; the end has a page of its own."""
        played = len(sheet.matches(scene.seen))
        return max(0, played - 1) if view_of(scene).over else played
