"""The court's card file: its texts are told from it, and what is wrong in it is told with its line."""

from __future__ import annotations

import pytest

from gloaming.kernel.cards.reader import OPPONENT
from gloaming.kernel.cards.schema import definitions
from gloaming.kernel.errors import BadCards
from kernel.court.printing import prints_of, read_prints
from kernel.court.vocabulary import VOCABULARY

PRINTS = {each.name: each for each in prints_of(VOCABULARY).prints}


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("guard", "Interrupt: Before one of your courtiers is wounded, tire this card to cancel it."),
        ("mirror", "Forced: If one of your courtiers is wounded, instead the card that does it is wounded."),
        (
            "firebrand",
            "Action: Tire this card and pay a coin to choose up to three courtiers of an opponent, then wound them.",
        ),
        ("envoy", "Action: Tire this card to choose for each opponent a courtier of an opponent, then tire them."),
        ("singer", "Action: Gain a coin. Once per round, whichever copy is used."),
        (
            "poisoner",
            "Action: Tire this card to choose a courtier, then at the end of the round dismiss it.",
        ),
        ("leash", "Constant: You control the courtier it lies on."),
        (
            "parry",
            "Interrupt: While this card is in your hand, before an opponent's ability works, pay a coin to cancel it.",
        ),
        ("feast", "Action: While this card is in your hand, let each other player draw a card."),
    ],
)
def test_the_text_of_a_card(card: str, text: str) -> None:
    assert [ability.text() for ability in PRINTS[card].abilities] == [text]


def test_every_ability_has_a_text_for_everybody() -> None:
    assert len(PRINTS) > 40
    for card in PRINTS.values():
        for ability in card.abilities:
            assert ability.text().endswith(".")
            assert "{" not in ability.text() + ability.text(OPPONENT)


@pytest.mark.parametrize(
    ("abilities", "problem"),
    [
        ("- action: {from: attic, effects: [draw]}", "line 4, mine: unknown place 'attic'"),
        ("- reaction: {when: card-leaves, effects: [cancel]}", "line 4, mine: cancel has nothing to cancel here"),
        ("- action: [wound: it]", "line 4, mine: wound has no target: add 'target: courtier'"),
        ("- action: {cost: [dismiss: it], target: courtier, effects: [draw]}", "dismiss cannot be a cost"),
        ("- constant: [draw]", "draw does not last"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(abilities: str, problem: str) -> None:
    with pytest.raises(BadCards, match=problem):
        read_prints("mine.yaml", f"cards:\n  mine:\n    kind: courtier\n    abilities: [{abilities[2:]}]\n", VOCABULARY)


def test_a_schema_says_what_can_be_written() -> None:
    full = definitions(VOCABULARY)["ability"]["anyOf"][1]
    assert full["properties"]["from"] == {"enum": ["hand", "discards"]}
