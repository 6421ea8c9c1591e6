"""A menu in little room."""

from textual.app import App, ComposeResult

from gloaming.terminal.cards import Spot
from gloaming.terminal.menu import Menu
from terminal.tables import SMALL
from terminal.test_room import text_of


class Choices(App[None]):
    """Nothing but a menu, in little room."""

    CSS = "Menu { height: 4; }"

    def compose(self) -> ComposeResult:
        yield Menu(id="menu")

    def on_mount(self) -> None:
        self.query_one(Menu).show(
            [Spot(None, below=f"Choice {number}", token=f"t{number}", lit=True) for number in range(42)]
        )


async def test_what_has_no_room_at_all_is_hinted_at() -> None:
    async with Choices().run_test(size=SMALL) as pilot:
        choices = pilot.app.query_one(Menu)
        await pilot.pause()
        assert "↓ more below" in text_of(pilot.app)
        choices.point_at("t41")
        await pilot.pause()
        assert "↓ more below" not in text_of(pilot.app)
        assert "Choice 41" in text_of(pilot.app)
