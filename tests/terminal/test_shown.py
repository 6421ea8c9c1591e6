"""What the table shows of cards, points and keys."""

from rich.text import Text

from gloaming.terminal.cards import CardRow
from gloaming.terminal.pages import Page
from gloaming.terminal.playing import PlayScreen
from gloaming.terminal.seats import Sitter
from terminal.tables import SMALL, late, play_to_page, press, screen, seated, settle


def test_the_newest_cards_stay_in_a_narrow_box() -> None:
    cards = [Text(f"▲{value}") for value in range(5, 15)]
    lines = Sitter("Wren", "random", False, lines=[Text("95 points")], cards=cards).text(16).plain.split("\n")
    assert lines[-1].endswith("▲13 ▲14")
    assert "…" in lines[-1]
    assert all(len(line) <= 16 for line in lines)


async def test_hurrying_stops_at_the_score_sheet() -> None:
    play = screen(late(50))
    async with seated(play).run_test(size=SMALL) as pilot:
        page = await play_to_page(pilot, play)
        await pilot.press("space", "space")
        assert isinstance(pilot.app.screen, Page)
        assert pilot.app.screen is page


async def test_the_winning_card_is_marked_while_points_are_chosen() -> None:
    play: PlayScreen = screen()
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        while (asked := play.decision()) is None or asked.question.verb != "score":
            await press(pilot, play, "1")
        row = play.query_one("#trick", CardRow)
        assert [spot.below for spot in row.spots].count("wins") == 1
        assert " wins" in str(row.render()).split("\n")[-1]
