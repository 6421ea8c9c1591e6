"""Which cards and seats a sentence names, and what the parts of the table in plain text are about."""

from random import Random

import pytest

import gloaming
from gloaming.games.showdown.rules.events import Trigger
from gloaming.kernel.events import Event, Facts
from gloaming.kernel.game import Game
from gloaming.words.said import NamedCard, NamedSeat, Said
from gloaming.words.scene import Scene, words_of
from words.scenes import scene_of

# Not told, in numbers only, or of cards that the facts do not name.
LONG = 10_000  # choices, more than any game takes
UNNAMED = {"ability", "cancelled", "cleared", "dealt", "trick_won", "predictions_shown", "factions", "rolled"}
THINGS = ("enemy", "enemies", "hero", "lord", "room", "rooms", "token")  # that sentences name besides cards


def played_on(game: str, seed: int, choices: int, eyes: int | None) -> tuple[Game, Scene]:
    """Returns a game after so many random choices, or at its end, and how it is seen."""
    heard: list[Event] = []
    book, rng = gloaming.rulebook(game), Random(seed)
    played = book.start(book.setting(2, seed), heard.append)
    for _ in range(choices):
        if not played.over:
            decision = rng.choice(played.decisions)
            played.choose(decision.seat, rng.choice(decision.options))
    return played, scene_of(played, heard, eyes)


def cards_in(facts: Facts) -> list[object]:
    found = [
        facts.get("card"),
        facts.get("target"),
        facts.get("attacker"),
        *(facts.get("cards") or []),
        *(facts.get("strikes") or []),
    ]
    return [card for card in found if isinstance(card, str)]  # an attacker may be a seat


def things_in(facts: Facts) -> list[object]:
    found = [facts.get(field) for field in THINGS]
    return [name for each in found for name in (each if isinstance(each, list) else [each])]


def named_in(said: Said) -> list[NamedCard]:
    return [part for part in said.parts if isinstance(part, NamedCard)]


@pytest.mark.parametrize("game", gloaming.games())
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_every_card_of_an_event_is_found_in_its_sentence(game: str, eyes: int | None) -> None:
    words = words_of(game)
    for seed in range(6):
        _, scene = played_on(game, seed, LONG, eyes)
        for event in scene.seen:
            sentence = words.sentence(event, scene)
            if event.kind not in UNNAMED and sentence:
                facts = event.seen_by(eyes) or {}
                found = [named.card for named in named_in(sentence) if named.card != "red-joker"]
                cards = cards_in(facts)
                assert [name for name in found if name in cards] == cards, sentence
                assert {*found} <= {*cards, *things_in(facts)}, sentence


def test_champions_and_triggers_lead_to_the_red_joker() -> None:
    book, heard = gloaming.rulebook("showdown"), list[Event]()
    game = book.start(book.setting(2, 1, {"deck_0": "corvo", "deck_1": "ilse"}), heard.append)
    scene, words = scene_of(game, heard), words_of("showdown")
    told = words.sentence(Trigger(seat=1, discipline="cunning"), scene)
    assert named_in(told) == [NamedCard("Cunning trigger", 1, "red-joker")]


@pytest.mark.parametrize("game", gloaming.games())
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_whoever_acted_last_is_named_first(game: str, eyes: int | None) -> None:
    for seed in range(6):
        _, scene = played_on(game, seed, 40 + seed, eyes)
        for seat, act in enumerate(words_of(game).last_acts(scene)):
            first = act.parts[0]
            assert isinstance(first, NamedSeat)
            assert first.seat == seat
            assert first.words.removesuffix("'s") in (scene.names[seat], "Your")


@pytest.mark.parametrize("game", gloaming.games())
def test_the_hand_is_a_part_of_its_own_in_plain_text(game: str) -> None:
    for seed, eyes in ((1, 0), (2, 1), (3, None)):
        _, scene = played_on(game, seed, 20, eyes)
        lines = {section.about: section.lines for section in words_of(game).sections(scene)}
        assert lines["status"] == [words_of(game).status(scene)]
        assert lines["table"]
        held = getattr(scene.view, "hand", [])
        assert bool(lines.get("hand")) == bool(held)
        assert all(str(card).split("-")[0] in lines["hand"][0] for card in held)
