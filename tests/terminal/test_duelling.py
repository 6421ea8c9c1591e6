"""A duel of a tournament in the terminal: announced, played in earnest, and followed by the tournament."""

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from gloaming.kernel.errors import BadRecord
from gloaming.kernel.events import seen
from gloaming.kernel.tournament.entrants import Entrant, person
from gloaming.terminal.duelling import AnnouncementPage, DuelScreen, ResultPage
from gloaming.terminal.live_duel import LiveDuel
from gloaming.terminal.pages import SurePage
from gloaming.tournament.playing import Choices, Sitting
from terminal.tables import LARGE, SMALL, press, seated, settle
from terminal.test_room import text_of

ENTRANTS = (person("You"), Entrant("Velvet Vinnie", "bot", "random"))


def duel(choices: Choices = (), keep: Callable[[Choices], None] | None = None) -> DuelScreen:
    options = {"format": "sumo-rush", "contest": "match"}
    table = LiveDuel.sit_down(Sitting("syndicates", ENTRANTS, 3, options, choices), keep)
    return DuelScreen(table, "Qualification, round 3 (Sumo Rush)", "You play Velvet Vinnie: one match.", pace=0)


async def surrender(pilot: Pilot[None], play: DuelScreen) -> None:
    await press(pilot, play, "x")
    await pilot.press("y")
    await settle(pilot, play)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_duel_is_announced_before_anything_is_asked(size: tuple[int, int]) -> None:
    play = duel()
    async with seated(play).run_test(size=size) as pilot:
        await settle(pilot, play)
        assert isinstance(pilot.app.screen, AnnouncementPage)
        shown = text_of(pilot.app)
        for words in ("Qualification, round 3 (Sumo Rush)", "You play Velvet Vinnie", "Enter sit down"):
            assert words in shown
        await press(pilot, play, "1")
        assert play.live.game.number == 0

        await press(pilot, play, "enter")

        assert play.is_current
        assert play.decision() is not None


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_who_leaves_at_the_announcement_has_played_nothing(key: str) -> None:
    play = duel()
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        await pilot.press(key)
    assert not pilot.app.is_running
    assert not play.live.game.over


async def test_nothing_is_taken_back_and_nobody_is_advised() -> None:
    play = duel()
    async with seated(play).run_test(size=LARGE) as pilot:
        await press(pilot, play, "enter", "1")
        made = list(play.live.game.choices)
        await press(pilot, play, "u", "h")

        assert play.live.game.choices == made
        assert play.hinted == ""
        shown = text_of(pilot.app)
        assert "Undo" not in shown
        assert "Hint" not in shown
        await press(pilot, play, "question_mark")
        assert "undo" not in text_of(pilot.app)
    assert not play.live.undo()


@pytest.mark.parametrize(
    ("keep", "told"), [(lambda choices: None, "You can resume this duel later."), (None, "It won't be saved.")]
)
async def test_leaving_in_the_middle_is_asked_about(keep: Callable[[Choices], None] | None, told: str) -> None:
    play = duel(keep=keep)
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "enter", "q")
        assert isinstance(pilot.app.screen, SurePage)
        assert told in text_of(pilot.app)
        await press(pilot, play, "n")
        assert play.is_current
        await press(pilot, play, "q")
        await pilot.press("y")
    assert not pilot.app.is_running
    assert not play.live.game.over


async def test_every_choice_is_kept_and_a_duel_that_was_left_goes_on_from_them() -> None:
    kept: list[Choices] = []
    first = duel(keep=lambda choices: kept.append(list(choices)))
    async with seated(first).run_test(size=SMALL) as pilot:
        await press(pilot, first, "enter", "1", "1", "1", "q")
        await pilot.press("y")
    assert kept[-1] == first.live.game.choices
    assert [len(choices) for choices in kept] == list(range(1, len(kept) + 1))

    later = duel(kept[-1])
    assert later.live.game == first.live.game
    assert seen(later.live.heard, 0) == seen(first.live.heard, 0)
    async with seated(later).run_test(size=SMALL) as pilot:
        await press(pilot, later, "enter")
        await surrender(pilot, later)
        assert isinstance(pilot.app.screen, ResultPage)
    assert later.live.game.choices[: len(kept[-1])] == kept[-1]


async def test_a_full_disk_is_told_of_and_does_not_end_a_duel() -> None:
    def full(choices: Choices) -> None:
        raise BadRecord("evening.json", 0, "cannot be written: No space left on device")

    play = duel(keep=full)
    async with seated(play).run_test(size=LARGE) as pilot:
        await press(pilot, play, "enter", "1")
        assert "Not saved: evening.json: cannot be written: No space left" in text_of(pilot.app)
        await surrender(pilot, play)
        assert isinstance(pilot.app.screen, ResultPage)


@pytest.mark.parametrize("keys", [["enter"], ["q"], ["escape", "q"], ["escape", "enter", "enter"]])
async def test_the_end_leads_back_to_the_tournament_and_to_no_other_game(keys: list[str]) -> None:
    play = duel()
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "enter")
        await surrender(pilot, play)
        assert isinstance(pilot.app.screen, ResultPage)
        assert "again" not in text_of(pilot.app)
        await press(pilot, play, "n", "u")
        assert play.live.game.over
        for key in keys[:-1]:
            await press(pilot, play, key)
        await pilot.press(keys[-1])
    assert not pilot.app.is_running
    assert tuple(play.live.game.scores) == (0, 1)
