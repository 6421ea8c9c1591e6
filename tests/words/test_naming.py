"""Which cards a sentence names."""

from collections.abc import Mapping
from random import Random

import pytest

import gloaming
from gloaming.kernel.events import Event, Fact
from gloaming.words.scene import NamedCard, words_of
from words.scenes import scene_of

# Not told, in numbers only, or of cards that the facts do not name.
UNNAMED = {"ability", "cleared", "dealt", "trick_won", "predictions_shown", "factions", "rolled"}


def cards_in(facts: Mapping[str, Fact]) -> list[object]:
    found = [
        facts.get("card"),
        facts.get("target"),
        facts.get("attacker"),
        *(facts.get("cards") or []),
        *(facts.get("strikes") or []),
    ]  # type: ignore[misc]
    return [card for card in found if isinstance(card, str)]  # an attacker may be a seat


@pytest.mark.parametrize("game", ["shadow-cards", "showdown", "syndicates"])
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
        for facts in scene.seen:
            sentence = words.sentence(facts, scene)
            found = words.named_in(sentence, facts, scene)
            if facts["event"] not in UNNAMED and sentence:
                assert [named.card for named in found if named.card != "red-joker"] == cards_in(facts), sentence
            assert all(named.words in sentence for named in found)


def test_champions_and_triggers_lead_to_the_red_joker() -> None:
    book, heard = gloaming.rulebook("showdown"), list[Event]()
    game = book.start(book.setting(2, 1, {"deck_0": "corvo", "deck_1": "ilse"}), heard.append)
    scene, words = scene_of(game, heard), words_of("showdown")
    facts: dict[str, Fact] = {"event": "trigger", "seat": 1, "discipline": "cunning"}
    assert words.named_in(words.sentence(facts, scene), facts, scene) == [
        NamedCard("Cunning trigger", 1, "red-joker"),
    ]
