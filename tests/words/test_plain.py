"""What is said of a game that has no words of its own: Night Ferry, and a few records that declare more or less."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest
from msgspec import UNSET

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event, GameOver, Secret
from gloaming.kernel.reasons import NoneLeft, NotInHand
from gloaming.kernel.rulebook import rulebook_of
from gloaming.kernel.view import View
from gloaming.words.fields import Shown, fields_of, hand_of, shown
from gloaming.words.foretelling import prospect
from gloaming.words.said import NamedCard, NamedNumber, NamedSeat
from gloaming.words.scene import Scene, Words, words_of
from gloaming.words.seating import YOU, Seating
from gloaming.words.telling import Teller
from kernel.beacon import beacon, dealt
from night_ferry.rules import CARDS, Boarded, Drew, NightFerryRulebook, Sailed, Sank, Waited
from words.scenes import last_acts, refused

BOOK = rulebook_of(NightFerryRulebook)
NAMES = [YOU, "Wren"]


@pytest.fixture
def words() -> Words:
    return words_of("night-ferry")


def scene(seed: int = 1) -> Scene:
    """Returns a game at its first decision, as seat 0 sees it, who is asked."""
    game = BOOK.start(BOOK.setting(2, seed))
    return Scene(game.view(0), game.decision_of(0), Seating(NAMES, [None, "careful"]))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Boarded(0, "red-7", 12), "You board the red 7: 12 aboard."),
        (Boarded(1, "red-7", 12), "Wren boards the red 7: 12 aboard."),
        (Waited(0), "You put out a lantern and wait."),
        (Waited(1), "Wren puts out a lantern and waits."),
        (Drew(0, "blue-1"), "You draw the blue 1."),
        (Drew(1), "Wren draws a card."),
        (Sailed(0, ["red-7", "blue-7", "red-1"], 5), "You fill the ferry with red 7, blue 7 and red 1 and score 5."),
        (Sank(1, 0, 2), "Wren sinks the ferry: you score 2."),
        (GameOver([7, 3], [0]), "You win with 7 points."),
        (GameOver([0, 1], [1]), "Wren wins with 1 point."),
        (GameOver([3, 3], [0, 1]), "You and Wren share the win with 3 points each."),
        (GameOver([0, 0], []), "Nobody wins."),
    ],
)
def test_a_record_says_its_sentence(words: Words, event: Event, said: str) -> None:
    assert str(words.sentence(event, scene())) == said


def test_a_sentence_knows_what_it_names(words: Words) -> None:
    parts = words.sentence(Boarded(1, "red-7", 12), scene()).parts
    assert [part for part in parts if not isinstance(part, str)] == [
        NamedSeat("Wren", 1),
        NamedCard("red 7", 1, "red-7"),
        NamedNumber("12", 12),
    ]


class Thrown(Event, frozen=True):
    """Declares no sentence."""

    seat: Seat
    card: str
    at: list[Seat]
    hits: bool


class Hidden(Event, frozen=True):
    """Declares no sentence, and keeps a secret."""

    seat: Seat
    card: Secret[str] = UNSET


class Nightfall(Event, frozen=True):
    """Has no facts at all."""


class Robbed(Event, frozen=True):
    """Names two people, and whose something is."""

    says: ClassVar[str] = "{thief:takes} {seat:'s} {card} and {thief:...passes}."

    thief: Seat
    seat: Seat
    card: str


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Thrown(1, "red-7", [0, 1], True), "Thrown: Wren, red 7, at You and Wren and hits yes."),
        (Thrown(1, "red-7", [], False), "Thrown: Wren, red 7, at nothing and hits no."),
        (Hidden(1), "Hidden: Wren."),
        (Nightfall(), "Nightfall."),
        (Robbed(1, 0, "red-7"), "Wren takes your red 7 and passes."),
        (Robbed(0, 1, "old-boot"), "You take Wren's old boot and pass."),
    ],
)
def test_any_record_makes_a_readable_sentence(event: Event, said: str) -> None:
    assert str(Teller("night-ferry", NAMES).tell(event)) == said


class Wide(View, kw_only=True):
    """A view with everything that can be shown, and something that cannot."""

    hand: list[str]
    piles: list[list[str]]
    bids: list[int | None]
    trump: str | None
    leader: Seat | None
    doubled: bool
    life: dict[str, int]
    deeper: dict[str, dict[str, int]]


def test_the_declaration_of_a_view_tells_what_can_be_shown() -> None:
    told = [(field.name, field.title, field.kind, field.by_seat, field.by_role) for field in fields_of(Wide)]
    assert told == [
        ("hand", "Hand", "cards", False, False),
        ("piles", "Piles", "cards", True, False),
        ("bids", "Bids", "number", True, False),
        ("trump", "Trump", "name", False, False),
        ("leader", "Leader", "seat", False, False),
        ("doubled", "Doubled", "truth", False, False),
        ("life", "Life", "number", False, True),
    ]


def wide(piles: list[list[str]]) -> Wide:
    return Wide(
        game="night-ferry",
        seat=0,
        players=2,
        over=False,
        scores=[3, 4],
        winners=[],
        waiting_for=[1],
        hand=["red-1"],
        piles=piles,
        bids=[None, 4],
        trump=None,
        leader=1,
        doubled=True,
        life={"old-king": 7},
        deeper={},
    )


def test_a_list_that_is_not_one_of_seats_is_numbered() -> None:
    assert [each for each in shown(wide([["red-7"], ["blue-1"], []])) if each.kind == "cards"] == [
        Shown("Piles 1", "cards", None, ["red-7"]),
        Shown("Piles 2", "cards", None, ["blue-1"]),
        Shown("Piles 3", "cards", None, []),
    ]


def test_everything_in_sight_is_described(words: Words) -> None:
    seen = Scene(wide([["red-7", "blue-1"], []]), None, Seating(NAMES, [None, "careful"]))
    assert words.describe(seen) == [
        "Old king's life 7 · Wren's turn",
        "Points. You: 3; Wren: 4.",
        "Piles. You: red 7 and blue 1; Wren: none.",
        "Bids. You: none; Wren: 4.",
        "Trump: none.",
        "Leader: Wren.",
        "Doubled.",
        "Your hand: red 1.",
    ]
    assert words.prompt(seen) == "Wren is thinking ..."


def test_a_name_that_ends_in_a_number_is_told_apart_from_the_points(words: Words) -> None:
    game = BOOK.start(BOOK.setting(3, 1))
    seen = Scene(game.view(0), None, Seating([YOU, "Wren", "Wren 2"], [None] * 3))
    assert words.describe(seen)[1] == "Points. You: 0; Wren: 0; Wren 2: 0."


def asked(words: Words) -> Scene:
    """Returns a scene in which seat 0 is asked."""
    return next(each for seed in range(9) if (each := scene(seed)).decision is not None)


def test_questions_phrase_prompts_and_labels(words: Words) -> None:
    seen = asked(words)
    assert seen.decision is not None
    option = seen.decision.options[-1]
    assert words.prompt(seen) == "Board a passenger. The ferry takes exactly 15."
    assert words.label(seen, option) == "Put out a lantern and wait"
    assert words.status(seen) == "Load 0 · Queue 18 · your turn"
    assert list(words.within_reach(seen).values()) == [each.token for each in seen.decision.options[:-1]]


def test_reasons_say_themselves() -> None:
    game = BOOK.start(BOOK.setting(2, 1))
    for _ in range(4):
        game.choose(game.decisions[0].seat, "wait ashore")
    seat = game.decisions[0].seat
    seen = Scene(game.view(seat), game.decision_of(seat), Seating(NAMES, [None, "careful"]))
    other = next(card for card in CARDS if card not in hand_of(seen.view))
    called = other.replace("-", " ")
    assert refused(game, seen, "wait ashore", seat) == (NoneLeft("lanterns"), "You have no lanterns left.")
    assert refused(game, seen, f"board {other}", seat) == (NotInHand(other), f"The {called} is not in your hand.")
    assert refused(game, seen, "fly away", seat)[1] == "Nothing here is called 'fly away'."


def test_the_help_is_the_rules_and_the_sheet_the_scores(words: Words) -> None:
    told = words.help(scene())
    assert told.startswith("The last ferries leave the pier")
    assert "\n\nTHE FERRY\nAs long as those aboard" in told
    assert "NF-" not in told
    assert [row.cells for row in words.sheet(scene())] == [["You", "Wren"], ["0", "0"]]


def test_the_last_act_of_a_seat_is_what_it_did_for_all_to_see() -> None:
    seen = [Boarded(1, "red-7", 7), Drew(1), Waited(0)]
    moment = Scene(scene().view, None, Seating(NAMES, [None, "careful"]), {}, [*seen])
    assert last_acts(moment) == ["You put out a lantern and wait.", "Wren boards the red 7: 7 aboard."]


# All on one side, and heroes that somebody leads.


def watch(players: int, mode: str = "together") -> Scene:
    """Returns a game that all win or lose together, as seat 0 sees it, who is asked."""
    game = dealt(beacon(players, heroes=2, mode=mode), "1223", "3333")
    seating = Seating([YOU, "Wren"][:players], [None, "careful"][:players])
    return Scene(game.view(0), game.decision_of(0), seating, game.setting.options)


@pytest.mark.parametrize(
    ("scene", "event", "said"),
    [
        (watch(1), GameOver([9], [0]), "You win with 9 points."),
        (watch(1), GameOver([9], []), "You lose with 9 points."),
        (watch(2), GameOver([9, 3], [0, 1]), "You and Wren win together."),
        (watch(2), GameOver([9, 3], []), "You and Wren lose together."),
        (watch(2, mode="sides"), GameOver([9, 3], []), "Nobody wins."),
        (watch(2, mode="sides"), GameOver([3, 3], [0, 1]), "You and Wren share the win with 3 points each."),
    ],
)
def test_one_side_wins_or_loses_together(scene: Scene, event: Event, said: str) -> None:
    assert str(words_of("beacon").sentence(event, scene)) == said


def test_a_question_says_for_which_hero_it_is_and_everything_whose_it_is() -> None:
    said = words_of("beacon")
    assert said.prompt(watch(1)) == "Knight: Lay a log in secret"
    assert said.describe(watch(1)) == [
        "Flame 2 · Hour 1 · your turn",
        "Points. You: 0.",
        "Knight's logs: log 1, log 2, log 2 and log 3.",
        "Seer's logs: log 3, log 3, log 3 and log 3.",
        "You lead the knight and the seer.",
    ]
    assert said.describe(watch(2))[-2:] == ["You lead the knight.", "Wren leads the seer."]


def test_a_preview_tells_what_is_chosen_with_its_facts_and_that_something_is_learned(words: Words) -> None:
    game = BOOK.start(BOOK.setting(2, 1))
    seat = game.decisions[0].seat
    names = [YOU if each == seat else "Wren" for each in range(2)]
    asked = Scene(game.view(seat), game.decision_of(seat), Seating(names, [None, None]))
    option = game.decisions[0].options[0]
    ahead = prospect(words, asked, game, seat, option, Random(1))
    card = option.touches[0].replace("-", " ")
    assert str(ahead.sure) == f"You board the {card}: {card[-1]} aboard."
    assert str(ahead.maybe) == "You draw a card."


def test_a_preview_says_nothing_of_what_dice_or_others_hidden_cards_make_of_it() -> None:
    game = dealt(beacon(1, heroes=2), "1223", "3333", flame=30)
    game.choose(0, game.decisions[0].options[0])
    asked = Scene(game.view(0), game.decision_of(0), Seating([YOU], [None]), game.setting.options)
    ahead = prospect(words_of("beacon"), asked, game, 0, game.decisions[0].options[0], Random(1))
    assert str(ahead.outcome) == ""


def test_what_a_bot_expects_is_a_lead_only_where_there_are_rivals() -> None:
    said = words_of("beacon")
    assert (said.measure(watch(2)), said.outlook(watch(2), 8.04)) == ("your points", "8.0 points")
    rivals = watch(2, mode="sides")
    assert (said.measure(rivals), said.outlook(rivals, 2.0)) == ("your lead over the others", "2.0 points ahead")
