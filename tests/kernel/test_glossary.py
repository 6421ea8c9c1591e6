"""The list of words for people who write cards."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Literal

from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.kernel.cards import glossary
from gloaming.kernel.cards.terms import Amount, Condition, Effect
from gloaming.kernel.cards.vocabulary import Vocabulary

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"
BEGIN = "<!-- terms: written by `gloaming cards terms showdown --markdown` -->\n"
END = "\n<!-- end of terms -->"


class RingBell(Effect):
    """Rings a bell.

    Nobody needs to know more.
    """

    how_often: Amount
    loud: bool = False
    who: Literal["you", "opponent"] = "you"
    only_if: Condition | None = None


class Several(Condition):
    """Several at once."""

    alone: ClassVar[bool] = False
    conditions: tuple[Condition, ...]


def test_a_word_is_listed_with_everything_that_may_be_said_with_it() -> None:
    listed = glossary.listing(Vocabulary([RingBell, Several], [])).split("\n")
    assert listed == [
        "Effects",
        "  ring-bell  Rings a bell.",
        "      how-often: a whole number from 1 to 20 or a count; may be written alone",
        "      loud: true or false; default false",
        "      who: you or opponent; default you",
        "      only-if: a condition; optional",
        "",
        "Conditions",
        "  several  Several at once.",
        "      conditions: one or more conditions",
    ]


def test_every_word_has_a_meaning() -> None:
    for words in VOCABULARY.sections.values():
        assert all(glossary.meaning(word).endswith(".") for word in words.values())


def test_the_page_about_cards_has_the_current_words() -> None:
    page = PAGE.read_text(encoding="utf-8")
    written = page.partition(BEGIN)[2].partition(END)[0]
    assert written == glossary.markdown(VOCABULARY)
