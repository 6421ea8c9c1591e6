"""Shadow Cards as every table hears it."""

from __future__ import annotations

from typing import cast

from gloaming.games.shadow_cards.rules.events import Dealt, Experience, Predicted, RoundBegins, Starter
from gloaming.games.shadow_cards.rules.refusing import FollowSuit, InPrediction
from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words import describing, foretelling, labels, prompts, sentences
from gloaming.games.shadow_cards.words.cards import printed
from gloaming.games.shadow_cards.words.guide import guide
from gloaming.games.shadow_cards.words.help import help_in
from gloaming.games.shadow_cards.words.sheet import sheet
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Event
from gloaming.words.outlooks import lead
from gloaming.words.said import Said
from gloaming.words.scene import CardText, Scene, Section, Words
from gloaming.words.sheets import Row


def view_of(scene: Scene) -> ShadowCardsView:
    """Returns what is seen of the game."""
    return cast(ShadowCardsView, scene.view)


class ShadowCardsWords(Words):
    """The words of Shadow Cards."""

    unscored = "No scores yet."
    acts = sentences.ACTS
    routine = (Predicted, RoundBegins, Starter, Dealt)
    reasons = {
        FollowSuit: "{led} was led and you have {led} in hand",
        InPrediction: "{card} lies in your prediction",
    }

    def help(self, scene: Scene) -> str:
        """Returns the rules in short, with the scoring of this round."""
        return help_in(view_of(scene).scoring)

    def guide(self, scene: Scene) -> str:
        """Returns what a newcomer should hear now."""
        return guide(view_of(scene), scene.decision)

    def sentence(self, event: Event, scene: Scene) -> Said:
        """Returns what happened as a sentence."""
        return sentences.SENTENCES.told(event, scene.names)

    def status(self, scene: Scene) -> str:
        """Returns round, phase, lesson and whose turn it is."""
        return prompts.status(view_of(scene), scene.names)

    def prompt(self, scene: Scene) -> str:
        """Returns what is asked, or who is waited for."""
        if scene.decision is None:
            return prompts.waiting(view_of(scene), scene.names)
        return prompts.question(view_of(scene), scene.decision)

    def label(self, scene: Scene, option: Option) -> str:
        """Returns what an option does in a few words."""
        return labels.label(view_of(scene), option)

    def afterwards(self, before: Scene, after: Scene) -> Said:
        """Returns prediction, points and who holds the trick."""
        return foretelling.afterwards(view_of(before), view_of(after), before.names)

    def measure(self, scene: Scene) -> str:
        """Returns that the experience after this round counts."""
        return "your lead over the others after this round"

    def outlook(self, scene: Scene, worth: float) -> str:
        """Returns how much experience one is ahead."""
        return lead(worth, "experience")

    def within_reach(self, scene: Scene) -> dict[str, str]:
        """Returns the hand."""
        decision = scene.decision
        return {} if decision is None else {card: f"{decision.question.verb} {card}" for card in view_of(scene).hand}

    def sections(self, scene: Scene) -> list[Section]:
        """Returns the trick, the prediction and the hand in lines of text."""
        return [
            Section("status", [self.status(scene)]),
            Section("table", describing.table(view_of(scene), scene.names)),
            Section("hand", describing.hand(view_of(scene))),
        ]

    def card_text(self, scene: Scene, seat: Seat, card: str) -> CardText:
        """Returns suit and number of a card."""
        return printed(card)

    def sheet(self, scene: Scene) -> list[Row]:
        """Returns the score sheet, four rows a round."""
        return sheet(view_of(scene), scene.names, scene.options)

    def sheet_title(self, lines: int) -> str:
        """Returns after which round the score sheet lies on the table."""
        return f"After round {lines}"

    def reckons(self, event: Event) -> bool:
        """Tells whether a round was scored."""
        return isinstance(event, Experience)

    def reckonings(self, scene: Scene) -> int:
        """Returns how many rounds have been scored."""
        return len(view_of(scene).sheet)
