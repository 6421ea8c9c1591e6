"""Records written under rules that still hold replay to where they ended, however their cards are worded today."""

from __future__ import annotations

import re
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
OLDER = sorted((RECORDS / "older").glob("*.gloam"))  # played with other dice
NOW = ("careful-five", "asked-in-combat", "skill-at-work")


def test_every_record_is_played() -> None:
    assert {path.stem for path in RECORDS.glob("*.gloam")} == set(NOW)
    assert {path.read_text().split("\n", 1)[0] for path in OLDER} == {"gloam 1", "gloam 3"}


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_record_of_older_rules_says_why_it_cannot_be_replayed(path: Path) -> None:
    facts = dict(line.split(" ", 1) for line in path.read_text().splitlines()[1:4])
    book = gloaming.rulebook(facts["game"])
    told = f"under version {facts['rules']} of the rules of {book.title}; this Gloaming has version {book.version}"
    with pytest.raises(gloaming.BadRecord, match=re.escape(told)):
        gloaming.load(path)


@pytest.mark.parametrize("format", ["gloam 1", "gloam 2"])
@pytest.mark.parametrize("name", NOW)
def test_the_checksum_of_an_earlier_format_is_not_compared(name: str, format: str, tmp_path: Path) -> None:
    text = (RECORDS / f"{name}.gloam").read_text()
    checksum = text.split()[-1]
    earlier = tmp_path / "earlier.gloam"
    earlier.write_text(text.replace("gloam 3", format).replace(checksum, "0123456789abcdef"))
    gloaming.save(gloaming.load(earlier), tmp_path / "again.gloam")
    assert (tmp_path / "again.gloam").read_text() == text


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
