"""Whatever the checker lets pass can be played, ends, and reads like English."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import NamedTemporaryFile
from typing import Any, Literal, get_args, get_origin, get_type_hints

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import gloaming
from gloaming.bots import bot, play_bots
from gloaming.games.showdown.rules.cards import DISCIPLINES
from gloaming.games.showdown.rules.champions import ACE_KINDS, CARD_KINDS, deck_from_json, deck_in, read_deck, text_of
from gloaming.games.showdown.rules.library import ShowdownLibrary
from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.reading import CardFile
from gloaming.kernel.cards.terms import Count, Term, fields_of
from promises.games import play_randomly

PLAIN = yaml.safe_load(
    """
champion: anybody
name: Anybody
epithet: at all
pitch: Nobody knows what comes next.
disciplines:
  clubs: P C C C I I I P P P C I
  diamonds: I I I C C C P I C P P P
  hearts: C P P I P C C C I I P P
  spades: P P P P P P C P C C I C
black-joker: [5 physical, 6 cunning]
cards: {}
"""
)
SCHEMA = Draft202012Validator(ShowdownLibrary().schema())
ODD = re.compile(r"\bto your |may your |may the |\bone cards|\ban? (?:[0-9]|two)|  |: \.|\(\)|None|nothing")


class Scribbler:
    """Writes abilities with any words and any values."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def deck(self) -> dict[str, Any]:
        """Returns a champion whose cards all say something."""
        aces = {suit: self.entry((self.rng.choice(ACE_KINDS),)) for suit in PLAIN["disciplines"]}
        kinds = [self.rng.sample(CARD_KINDS, self.rng.choice((1, 1, 2))) for _ in range(9)]
        cards = {f"{rank}-of-clubs": self.entry(kinds[rank - 2]) for rank in range(2, 11)}
        triggers = {discipline: self.sound_ability(discipline) for discipline in DISCIPLINES}
        return {**PLAIN, "triggers": triggers, "aces": aces, "cards": cards}

    def entry(self, kinds: Sequence[str]) -> dict[str, Any]:
        """Returns a card with an ability of each kind."""
        return {"title": self.title(), **{kind: self.sound_ability(kind) for kind in kinds}}

    def title(self) -> str:
        """Returns a title of any characters that can be printed."""
        letters = [chr(self.rng.randrange(0x20, 0x20000)) for _ in range(20)]
        return "A" + "".join(letter for letter in letters if letter.isprintable())

    def sound_ability(self, kind: str) -> dict[str, Any]:
        """Returns an ability of a kind that the checker lets pass."""
        while True:
            ability = self.ability()
            file = CardFile("", yaml.safe_dump(ability), VOCABULARY)
            assert file.root is not None
            file.ability_of_kind(kind, file.root)
            if not file.problems:
                return ability

    def ability(self) -> dict[str, Any]:
        """Returns an ability, right or wrong."""
        written: dict[str, Any] = {"effects": [self.word("effect") for _ in range(self.rng.choice((1, 1, 2, 3)))]}
        for part, section, chance in (("when", "moment", 0.5), ("if", "condition", 0.2), ("target", "target", 0.3)):
            if self.rng.random() < chance:
                written[part] = self.word(section)
        if self.rng.random() < 0.2:
            written["cost"] = [self.cost() for _ in range(self.rng.choice((1, 2, 2)))]
        if self.rng.random() < 0.5:
            written["limit"] = self.rng.choice(("combat", "turn", "game"))
        if self.rng.random() < 0.1:
            written["optional"] = True
        return written

    def cost(self) -> Any:
        """Returns an effect, most often one that can be a cost."""
        costs = ("discard", "discard-hand", "put-back", "flip", "remove-from-game", {"remove-from-game": "hand"})
        return self.rng.choice((*costs, {"discard": 2}, {"hurt": {"who": "you"}}, self.word("effect")))

    def word(self, section: str, depth: int = 0) -> Any:
        """Returns a word with values."""
        word = self.rng.choice(list(VOCABULARY.terms(section).values()))
        hints = get_type_hints(word, include_extras=True)
        values = {
            field.spelled: self.value(hints[field.name], depth)
            for field in fields_of(word)
            if field.required or self.rng.random() < 0.4
        }
        return {word.name(): values} if values else word.name()

    def value(self, kind: Any, depth: int) -> Any:
        """Returns a value of a field."""
        words = [each for each in get_args(kind) if isinstance(each, type) and issubclass(each, Term)]
        if get_origin(kind) is Literal:
            return self.rng.choice(get_args(kind))
        if get_origin(kind) is tuple:
            return [self.word(words[0].section, depth + 1) for _ in range(2)] if depth < 2 else ["attacking"]
        if words and words[0] is not Count:
            return self.word(words[0].section, depth + 1) if depth < 2 else "attacking"
        if kind is bool:
            return self.rng.random() < 0.5
        return self.rng.choice((-3, -1, 1, 1, 2, 2, 3, 4, 7)) if not words or self.rng.random() < 0.8 else "wounds"


def test_the_same_words_do_the_same() -> None:
    """Abilities of one effect each are short enough for many of them to read alike."""
    scribbler, read = Scribbler(Random(7)), dict[str, Ability]()
    for kind in ("action", "strike", "ongoing", "physical") * 150:
        written = {"effects": [scribbler.word("effect")], "target": "a-discipline"}
        file = CardFile("", yaml.safe_dump(written), VOCABULARY)
        assert file.root is not None
        ability = file.ability_of_kind(kind, file.root)
        if ability is not None and not file.problems:
            assert read.setdefault(ability.text(), ability) == ability
    assert len(read) > 100


def travelled(text: str) -> str:
    """Returns a deck as the checker sends it on its way."""
    with NamedTemporaryFile("w", suffix=".yaml", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        carried = deck_in(Path(file.name))
    sent, kept = deck_from_json(carried), read_deck("scribbled", text)
    assert (sent.titles, sent.abilities) == (kept.titles, kept.abilities)
    return carried


@given(st.integers(0, 2**32))
@settings(max_examples=25)
def test_any_deck_that_passes_can_be_played_to_the_end(seed: int) -> None:
    rng = Random(seed)
    decks = [yaml.safe_dump(Scribbler(rng).deck()) for _ in range(2)]
    for text in decks:
        deck = read_deck("scribbled", text)
        lines = [line for card in range(len(deck.abilities)) for line in text_of(deck, card)]
        assert [line for line in lines if ODD.search(line)] == []
        assert list(SCHEMA.iter_errors(yaml.safe_load(text))) == []
    carried = [travelled(text) for text in decks]
    game = gloaming.start("showdown", seed=seed, deck_0=carried[0], deck_1=carried[1])
    play_randomly(game, rng, 3000)
    assert game.over
    game = gloaming.start("showdown", seed=seed, deck_0=carried[0], deck_1=carried[1])
    play_bots(game, {seat: bot("careful", "showdown", seed + seat) for seat in range(2)})
    assert game.over
