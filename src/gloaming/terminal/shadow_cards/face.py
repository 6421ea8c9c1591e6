"""Shadow Cards as the terminal's shared parts know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from rich.text import Text

from gloaming.games.shadow_cards.view import ShadowCardsView
from gloaming.kernel.events import Fact
from gloaming.terminal.face import Face, Scene
from gloaming.terminal.seating import YOU
from gloaming.terminal.shadow_cards import sentences, words
from gloaming.terminal.shadow_cards.help import help_in
from gloaming.terminal.shadow_cards.refusals import refusal
from gloaming.terminal.shadow_cards.sentences import brief
from gloaming.terminal.shadow_cards.sheet import sheet
from gloaming.terminal.sheets import Row

if TYPE_CHECKING:
    from gloaming.terminal.layout import Layout


class ShadowCardsFace(Face):
    """The look and the words of Shadow Cards."""

    unscored = "No round has been scored yet."

    def help(self, scene: Scene) -> str:
        """Returns the rules in short, with the scoring of this round."""
        return help_in(cast(ShadowCardsView, scene.view).scoring)

    def sentence(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns what happened as a sentence."""
        return sentences.told(facts, scene.names)

    def status(self, scene: Scene) -> str:
        """Returns round, phase, lesson and whose turn it is."""
        view = cast(ShadowCardsView, scene.view)
        acting = [scene.names[seat] for seat in view.waiting_for]
        turn = "your turn" if YOU in acting else f"{acting[0]}'s turn" if len(acting) == 1 else ""
        return " · ".join([*words.status(view), *([turn] if turn else [])])

    def prompt(self, scene: Scene) -> str:
        """Returns what is asked, or who is waited for."""
        view = cast(ShadowCardsView, scene.view)
        if scene.decision is None:
            return words.waiting(view, scene.names)
        return words.question(view, scene.decision)

    def preview(self, scene: Scene, token: str) -> str:
        """Returns what a choice would do."""
        return words.preview(cast(ShadowCardsView, scene.view), scene.names, token)

    def refusal(self, scene: Scene, token: str) -> str:
        """Returns why a choice cannot be made."""
        return refusal(cast(ShadowCardsView, scene.view), scene.decision, scene.names, token)

    def describe(self, scene: Scene) -> list[str]:
        """Returns the trick, the prediction and the hand in lines of text."""
        view = cast(ShadowCardsView, scene.view)
        lines = [self.status(scene)]
        lines.append("   ".join(f"{scene.names[seat]} {view.trick_points[seat]}" for seat in range(view.players)))
        if view.open_card is not None:
            lines.append(f"Open card: {brief(view.open_card)}")
        if view.trick:
            lines.append("Trick: " + ", ".join(f"{scene.names[laid.seat]} {brief(laid.card)}" for laid in view.trick))
        if view.seat is not None:
            if view.prediction_cards:
                aside = " + ".join(brief(card) for card in view.prediction_cards)
                lines.append(f"Prediction: {aside} = {view.prediction}")
            lines.append("Hand: " + " ".join(brief(card) for card in view.hand))
        return lines

    def sheet(self, scene: Scene) -> list[Row]:
        """Returns the score sheet, four rows a round."""
        return sheet(cast(ShadowCardsView, scene.view), scene.names, scene.options)

    def sheet_title(self, lines: int) -> str:
        """Returns after which round the score sheet lies on the table."""
        return f"After round {lines}"

    def reckons(self, facts: Mapping[str, Fact]) -> bool:
        """Tells whether a round was scored."""
        return facts["event"] == "experience"

    def reckonings(self, scene: Scene) -> int:
        """Returns how many rounds have been scored."""
        return len(cast(ShadowCardsView, scene.view).sheet)

    def leaf(self, key: str, scene: Scene) -> Text:
        """Refuses: there are no pages besides the shared ones."""
        raise KeyError(key)

    def layout(self) -> Layout:
        """Returns a fresh widget that shows the table."""
        from gloaming.terminal.shadow_cards.layout import ShadowCardsLayout

        return ShadowCardsLayout()
