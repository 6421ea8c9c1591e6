"""Which cards a sentence names."""

from random import Random

import pytest

import gloaming
from gloaming.games.showdown.rules.events import Trigger
from gloaming.kernel.events import Event, Facts
from gloaming.words.said import NamedCard, Said
from gloaming.words.scene import words_of
from words.scenes import scene_of

# Not told, in numbers only, or of cards that the facts do not name.
UNNAMED = {"ability", "cleared", "dealt", "trick_won", "predictions_shown", "factions", "rolled"}


def cards_in(facts: Facts) -> list[object]:
    found = [
        facts.get("card"),
        facts.get("target"),
        facts.get("attacker"),
        *(facts.get("cards") or []),
        *(facts.get("strikes") or []),
    ]
    return [card for card in found if isinstance(card, str)]  # an attacker may be a seat


def named_in(said: Said) -> list[NamedCard]:
    return [part for part in said.parts if isinstance(part, NamedCard)]


@pytest.mark.parametrize("game", gloaming.games())
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_every_card_of_an_event_is_found_in_its_sentence(game: str, eyes: int | None) -> None:
    words = words_of(game)
    for seed in range(6):
        heard: list[Event] = []
        book, rng = gloaming.rulebook(game), Random(seed)
        played = book.start(book.setting(2, seed), heard.append)
        while not played.over:
            decision = rng.choice(played.decisions)
            played.choose(decision.seat, rng.choice(decision.options))
        scene = scene_of(played, heard, eyes)
        for event in scene.seen:
            sentence = words.sentence(event, scene)
            if event.kind not in UNNAMED and sentence:
                found = [named.card for named in named_in(sentence) if named.card != "red-joker"]
                assert found == cards_in(event.seen_by(eyes) or {}), sentence


def test_champions_and_triggers_lead_to_the_red_joker() -> None:
    book, heard = gloaming.rulebook("showdown"), list[Event]()
    game = book.start(book.setting(2, 1, {"deck_0": "corvo", "deck_1": "ilse"}), heard.append)
    scene, words = scene_of(game, heard), words_of("showdown")
    told = words.sentence(Trigger(seat=1, discipline="cunning"), scene)
    assert named_in(told) == [NamedCard("Cunning trigger", 1, "red-joker")]
