"""The application that holds a table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from gloaming.faults import at_fault
from gloaming.terminal.cards import BIG
from gloaming.terminal.dusk import DUSK
from gloaming.terminal.screen import TableScreen


class GloamingApp(App[None]):
    """Gloaming in a terminal."""

    TITLE = "Gloaming"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (BIG.width, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (BIG.height, "-tall")]
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)]

    def __init__(self, first: TableScreen) -> None:
        super().__init__(css_path=["dusk.tcss", *first.face.styles()])
        self.first = first
        self.fault: BaseException | None = None  # of a stranger's game, which has ended the evening
        self.register_theme(DUSK)
        self.theme = DUSK.name

    def on_mount(self) -> None:
        """Sits down at the table."""
        self.push_screen(self.first)

    def open(self) -> None:
        """Runs until the table is left, and raises what a stranger's game has failed with."""
        self.run()
        if self.fault is not None:
            raise self.fault

    def _handle_exception(self, error: Exception) -> None:
        fault = error.error if isinstance(error, WorkerFailed) else error
        if at_fault(fault):
            self.fault = self.fault or fault
            self.exit()
        else:
            super()._handle_exception(error)
