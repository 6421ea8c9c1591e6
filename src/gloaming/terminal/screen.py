"""The frame around every game: status above, the game's own layout, the prompt, the keys."""

from __future__ import annotations

from typing import ClassVar, Protocol

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import Screen
from textual.visual import VisualType
from textual.widgets import Footer, Static

from gloaming.kernel.beats import Beat
from gloaming.kernel.choices import Decision, Seat
from gloaming.kernel.events import Event, seen
from gloaming.kernel.game import Game
from gloaming.rules import rule_of
from gloaming.terminal.bars import PromptBar, StatusLine
from gloaming.terminal.face import face_of
from gloaming.terminal.pages import Page, score_grid
from gloaming.words.scene import Scene, told
from gloaming.words.seating import Seating

SMALLEST = Size(80, 24)


class Played(Protocol):
    """A game that is shown, who sits there, and all that was heard of it."""

    game: Game
    seating: Seating
    heard: list[Event]


class TableScreen(Screen[None]):
    """A table seen through one pair of eyes."""

    keys_help: ClassVar[str] = ""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "sheet", "Sheet"),
        Binding("l", "log", "Log"),
        Binding("question_mark", "help", "Help", key_display="?"),
    ]

    def __init__(self, played: Played, eyes: Seat | None) -> None:
        super().__init__()
        self.played = played
        self.face = face_of(played.game.rulebook.name)
        self.words = self.face.words
        self.seating = played.seating
        self.eyes = eyes
        self.beat: Beat | None = None  # the moment on the way that is shown, before the game as it is
        self.layout_of_game = self.face.layout()
        for leaf in self.face.leaves:
            self._bindings.bind(leaf.key, f"leaf('{leaf.key}')", leaf.label)

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")
        yield StatusLine()
        yield self.layout_of_game
        yield PromptBar()
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Shows the table as it is."""
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        """Shows the table in its new size, or says how large it has to be."""
        small = event.size.width < SMALLEST.width or event.size.height < SMALLEST.height
        self.set_class(small, "-too-small")
        if small:
            self.query_one("#too-small", Static).update(
                f"The window is {event.size.width}x{event.size.height}; "
                f"the table needs at least {SMALLEST.width}x{SMALLEST.height}."
            )
        else:
            self.show()

    def current_game(self) -> Game:
        """Returns the game on the table, or as it was at the beat that is shown."""
        return self.played.game if self.beat is None else self.beat.game

    def seen(self) -> list[Event]:
        """Returns what these eyes have seen happen, up to the beat that is shown."""
        return seen(self.played.heard[: None if self.beat is None else self.beat.heard], self.eyes)

    def decision(self) -> Decision | None:
        """Returns the question these eyes may answer."""
        return None

    def scene(self) -> Scene:
        """Returns the moment as these eyes see it."""
        game = self.current_game()
        bare = Scene(game.view(self.eyes), self.decision(), self.seating, game.setting.options, self.seen())
        return told(self.words, bare)

    def tells(self, beat: Beat) -> bool:
        """Tells whether anything is said of what these eyes noticed at a beat."""
        happened = seen(self.played.heard[: beat.heard], self.eyes)
        scene = Scene(beat.game.view(self.eyes), None, self.seating, beat.game.setting.options, happened)
        return bool(self.words.sentence(happened[-1], scene))

    def show(self) -> None:
        """Shows the moment."""
        scene = self.scene()
        self.query_one(StatusLine).show(self.current_game().rulebook.title, self.words.status(scene))
        self.layout_of_game.show(scene)
        if self.beat is None:
            self.show_prompt(scene)
        else:
            self.tell_beat(scene)

    def tell_beat(self, scene: Scene) -> None:
        """Shows what has just happened, and the rule by which it did."""
        rule = rule_of(self.current_game().rulebook.name, scene.seen[-1].rule)
        note = "" if rule is None else f"{rule.text} ({rule.id})"
        self.query_one(PromptBar).show(scene.log[-1] if scene.log else "", note, False)

    def show_prompt(self, scene: Scene) -> None:
        """Shows what is asked."""
        self.query_one(PromptBar).show(self.words.prompt(scene), "", scene.decision is not None)

    def sheet_page(self, title: str, closing: str = "Enter close") -> Page:
        """Returns the score sheet as a page."""
        return Page(title, self.sheet(), closing)

    def sheet(self) -> VisualType:
        """Returns the score sheet, or says that nothing is on it yet."""
        rows = self.words.sheet(self.scene())
        return score_grid(rows) if len(rows) > 1 else self.words.unscored

    def action_sheet(self) -> None:
        """Shows the score sheet."""
        self.app.push_screen(self.sheet_page("Score sheet"))

    def action_log(self) -> None:
        """Shows everything that happened."""
        self.app.push_screen(Page("Log", "\n".join(self.scene().log), "Arrows scroll   Enter close", end=True))

    def action_leaf(self, key: str) -> None:
        """Shows one of the game's own pages."""
        title = next(leaf.title for leaf in self.face.leaves if leaf.key == key)
        self.app.push_screen(Page(title, self.face.leaf(key, self.scene()), "Arrows scroll   Enter close"))

    def help_with_keys(self) -> str:
        """Returns which keys do what."""
        return self.keys_help

    def action_help(self) -> None:
        """Shows the rules in short and the keys."""
        own = "".join(f"   {leaf.key} {leaf.title.lower()}" for leaf in self.face.leaves)
        keys = f"{self.help_with_keys()}\n  {own.strip()}" if own else self.help_with_keys()
        told = [keys, self.face.signs, self.words.help(self.scene())]
        self.app.push_screen(Page("How to play", "\n\n".join(part for part in told if part)))
