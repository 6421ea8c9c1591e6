"""Whatever set of cards the checker lets pass can be played, ends, and reads like English."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import gloaming
from gloaming.games.syndicates.rules.library import SyndicatesLibrary
from gloaming.games.syndicates.rules.printing import read_card, read_set, set_in, texts_on
from gloaming.games.syndicates.rules.sets import CardSet
from gloaming.games.syndicates.rules.texts import KINDS, ONE_TIME, OTHER_FACE, ROLLS
from gloaming.games.syndicates.rules.vocabulary import VOCABULARY
from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.kernel.cards.reading import CardFile
from gloaming.kernel.cards.terms import Term, fields_of
from gloaming.kernel.errors import BadCards
from promises.games import play_randomly
from rules.syndicates.test_set_files import FILE

SEASON = json.loads(set_in(FILE))
SCHEMA = Draft202012Validator(SyndicatesLibrary().schema())
ODD = re.compile(r"\bone cards|\ban? (?:[0-9]|two)|  |: \.|\(\)|None|nothing")
PLAIN = {"name", "title", "faction", "kind", "rarity", "kt", "duo", "helps"}


class Scribbler:
    """Writes sets in which the same people and things do something else."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.faction = ""  # of the card that is being written

    def sound_set(self) -> dict[str, Any]:
        """Returns a set that the checker lets pass: whatever it refuses is written anew."""
        cards = {number: self.sound_card(number) for number in SEASON["cards"]}
        while True:
            written = {**SEASON, "cards": cards}
            try:
                read_set("scribbled", json.dumps(written))
                return written
            except BadCards as error:
                wrong = {found[1] for found in re.finditer(r"card (\d+):", str(error))}
                cards.update({number: self.sound_card(number) for number in wrong})

    def sound_card(self, number: str) -> dict[str, Any]:
        """Returns a card in which nothing is wrong but, perhaps, whom it names."""
        while True:
            card = self.card(number)
            file = CardFile("", json.dumps(card), VOCABULARY)
            assert file.root is not None
            read_card(file, int(number), file.root, CardSet("", "", ""))
            if not file.problems:
                return card

    def card(self, number: str) -> dict[str, Any]:
        """Returns a card with its own facts and any text, right or wrong."""
        printed = {key: value for key, value in SEASON["cards"][number].items() if key in PLAIN}
        self.faction = printed.get("faction", "")
        if "helps" in printed:
            waits = {"may-wait": True} if self.rng.random() < 0.2 else {}
            return {**printed, **waits, **self.fx()}
        kinds = [ONE_TIME, OTHER_FACE] if printed["kind"] == "leader" else [self.rng.choice(KINDS[:4])]
        return {**printed, **{kind: self.text() for kind in kinds}}

    def text(self) -> dict[str, Any]:
        """Returns a text of a character."""
        text: dict[str, Any] = {"name": "Something", "effects": self.effects()}
        if self.rng.random() < 0.3:
            text["while"] = self.anybody()
        return {**text, **self.roll()}

    def fx(self) -> dict[str, Any]:
        """Returns what an FX card does."""
        if self.rng.random() < 0.5:
            return {"effects": self.effects(), **self.roll()}
        return {"attach": self.values(Attach), **self.roll()}

    def roll(self) -> dict[str, str]:
        """Returns how the die must fall, if it is rolled."""
        return {"roll": self.rng.choice(list(ROLLS))} if self.rng.random() < 0.2 else {}

    def effects(self) -> list[Any]:
        """Returns some effects, of which the last may be that the character leaves."""
        found = [self.word() for _ in range(self.rng.choice((1, 1, 2, 3)))]
        return [*found, "leave"] if self.rng.random() < 0.3 else found

    def word(self) -> Any:
        """Returns an effect with values."""
        word = self.rng.choice(list(VOCABULARY.terms("effect").values()))
        values = self.values(word)
        return {word.name(): values} if values else word.name()

    def values(self, word: type[Term]) -> dict[str, Any]:
        """Returns what is said with a word."""
        hints = get_type_hints(word, include_extras=True)
        return {
            field.spelled: self.value(hints[field.name])
            for field in fields_of(word)
            if field.required or self.rng.random() < 0.4
        }

    def value(self, kind: Any) -> Any:
        """Returns a value of a field."""
        members = [member for member in get_args(kind) if member is not type(None)]
        if get_origin(kind) is Literal:
            return self.rng.choice(members)
        if get_origin(kind) is tuple:
            return [self.anybody()] if members[0] is str else [self.word()]
        if len(members) > 1 and get_origin(kind) is not None and not hasattr(kind, "__metadata__"):
            return self.value(self.rng.choice(members))
        if members and not hasattr(kind, "__metadata__"):
            return self.value(members[0])
        if kind is bool:
            return self.rng.random() < 0.5
        if kind is str:
            return "teammate" if self.rng.random() < 0.5 else self.anybody()
        return self.rng.choice((1, 2, 3, 10, 20, 30, 40, 60))

    def anybody(self) -> str:
        """Returns the name of somebody, most often of the same faction."""
        cards = [card for card in SEASON["cards"].values() if card.get("faction") == self.faction]
        name: str = self.rng.choice(cards or list(SEASON["cards"].values()))["name"]
        return name


@given(st.integers(0, 2**32))
@settings(max_examples=6)
def test_any_set_that_passes_can_be_played_to_the_end(seed: int) -> None:
    rng = Random(seed)
    written = Scribbler(rng).sound_set()
    carried = SyndicatesLibrary().carried("scribbled", json.dumps(written))
    found = read_set("scribbled", carried)
    lines = [line for card in range(len(found)) for line in texts_on(found, card)]
    assert [line for line in lines if ODD.search(line)] == []
    assert list(SCHEMA.iter_errors(written)) == []
    players = rng.choice((2, 4))
    for leader_face in ("out-of-concern", "bodyguard"):
        game = gloaming.start("syndicates", players, seed, card_set=carried, leader_face=leader_face)
        play_randomly(game, rng, 20_000)
        assert game.over
