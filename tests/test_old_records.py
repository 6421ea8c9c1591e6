"""Records written under rules that still hold replay to where they ended, however their cards are worded today."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import gloaming
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.uses import CardUse
from gloaming.kernel.cards.reader import Reader
from gloaming.kernel.cards.terms import Effect, Term
from gloaming.kernel.view import Follows, View, Wording, facts_shown
from noticing import uncompiled

RECORDS = Path(__file__).with_name("records")
ENDS = {  # in the first format, whose checksum is not compared any more
    "two-stacks": ([167, 143], [0]),
    "four-and-all-tricks": ([30, 102, 80, 67], [1]),
    "lesson-of-three": ([73, 26, 64], [0]),
    "chosen-champions": ([0, 1], [1]),
    "corvo-against-any": ([2, 0], [0]),
    "sumo-rush": ([1, 0], [0]),
    "two-against-two": ([1, 0, 1, 0], [0, 2]),
    "surrendered-series": ([0, 3], [1]),
}
NOW = ("careful-five", "asked-in-combat", "skill-at-work")  # in today's format


def test_every_record_is_played() -> None:
    assert {path.stem for path in RECORDS.glob("*.gloam")} == {*ENDS, *NOW}


@pytest.mark.parametrize("name", ENDS)
def test_an_old_record_replays_to_its_end(name: str) -> None:
    path = RECORDS / f"{name}.gloam"
    assert path.read_text().startswith("gloam 1\n")
    game = gloaming.load(path)
    assert game.over
    assert (game.scores, game.winners) == ENDS[name]


@pytest.mark.parametrize("name", ENDS)
def test_saved_again_it_is_the_same_record_in_the_new_format(name: str, tmp_path: Path) -> None:
    old = (RECORDS / f"{name}.gloam").read_text()
    gloaming.save(gloaming.load(RECORDS / f"{name}.gloam"), tmp_path / "again.gloam")
    new = (tmp_path / "again.gloam").read_text()
    assert new.splitlines()[1:-1] == old.splitlines()[1:-1]
    assert gloaming.load(tmp_path / "again.gloam").choices == gloaming.load(RECORDS / f"{name}.gloam").choices


@pytest.mark.parametrize("name", NOW)
def test_a_record_of_today_is_written_again_as_it_was(name: str, tmp_path: Path) -> None:
    gloaming.save(gloaming.load(RECORDS / f"{name}.gloam"), tmp_path / "again.gloam")
    assert (tmp_path / "again.gloam").read_text() == (RECORDS / f"{name}.gloam").read_text()


@uncompiled
def test_a_record_outlives_the_wording_of_its_cards_and_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    path = RECORDS / "asked-in-combat.gloam"
    before = gloaming.load(path).view(0)
    said, asked = Term.worded, Effect.asks

    def worded(term: Term, words: str, to: Reader, **others: str) -> str:
        return said(term, words.replace("gets", "is worth"), to, **others)

    monkeypatch.setattr(Term, "worded", worded)
    monkeypatch.setattr(Effect, "asks", lambda effect, use: f"kindly {asked(effect, use)}")
    after = gloaming.load(path).view(0)
    assert after.lasting[0].text == before.lasting[0].text.replace("gets", "is worth")  # type: ignore[attr-defined]
    assert after.using.asks == f"kindly {before.using.asks}"  # type: ignore[attr-defined]


def test_a_record_outlives_the_name_of_a_skill() -> None:
    path = RECORDS / "skill-at-work.gloam"
    match = gloaming.load(path)
    assert isinstance(match, Syndicates)
    [use] = [frame for frame in match.stack if isinstance(frame, CardUse)]
    text = use.text(match)
    name = text.name
    text.name = f"{name} Deluxe"
    try:
        assert gloaming.load(path).view(0).using.name == f"{name} Deluxe"  # type: ignore[attr-defined]
    finally:
        text.name = name


class Told(msgspec.Struct):
    """A part of a view, as somebody else's game may have it."""

    card: str
    says: Wording
    hints: list[Wording]
    warning: Wording | None


class StrangerView(View, kw_only=True):
    """A view of somebody else's game."""

    count: Follows[int | None]
    told: dict[str, list[Told]]


def stranger(card: str, *words: str) -> StrangerView:
    told = Told(card, words[0], list(words), words[-1] if len(words) > 1 else None)
    return StrangerView(
        game="night",
        seat=0,
        players=1,
        over=False,
        scores=[0],
        winners=[],
        waiting_for=[0],
        count=len(words),
        told={"left": [told]},
    )


def test_wording_is_left_out_wherever_a_view_has_it() -> None:
    assert facts_shown(stranger("owl", "It hoots.")) == facts_shown(stranger("owl", "Hoo!", "Hoo!"))
    assert facts_shown(stranger("owl", "It hoots.")) != facts_shown(stranger("fox", "It hoots."))
