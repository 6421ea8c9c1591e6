"""What a card says is quoted with the card that says it, so that nobody reads the same twice."""

from __future__ import annotations

from random import Random

import pytest

import gloaming
from gloaming.kernel.events import Event
from gloaming.words.foretelling import prospect
from gloaming.words.scene import words_of
from words.scenes import scene_of

FORESEEN = 120  # options


@pytest.mark.parametrize("game", ["showdown", "syndicates"])
def test_what_a_preview_quotes_can_be_read_on_the_card_it_names(game: str) -> None:
    words, rng, quoted = words_of(game), Random(4), 0
    for seed in range(4):
        heard: list[Event] = []
        book = gloaming.rulebook(game)
        played = book.start(book.setting(2, seed), heard.append)
        for _ in range(FORESEEN // 4):
            decision = rng.choice(played.decisions)
            option = rng.choice(decision.options)
            scene = scene_of(played, heard, decision.seat)
            ahead = prospect(words, scene, played, decision.seat, option, rng)
            if ahead.quote is not None and ahead.text:
                printed = words.texts(scene)[f"{ahead.quote.seat}:{ahead.quote.card}"]
                assert ahead.text.strip("“”") in printed.text
                quoted += 1
            played.choose(decision.seat, option)
            if played.over:
                break
    assert quoted > 0
