"""Card files that nobody would write in good faith: refused in a moment, with a line and a reason, and never run."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from duels import deck_text
from gloaming.games.showdown.rules.champions import deck_from_json, deck_in, read_deck
from gloaming.games.showdown.rules.game import Showdown
from gloaming.kernel.errors import BadCards

CHAMPIONS = Path(__file__).parents[2] / "src/gloaming/games/showdown/champions"
GOOD = (CHAMPIONS / "brannagh.yaml").read_text()
SIZE = 90_000  # characters, just short of what is too long


def refusal(text: str) -> str:
    """Returns what is said of a card file that is refused."""
    with pytest.raises(BadCards) as caught:
        read_deck("mine.yaml", text)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("champion:\n  " + "[" * 300 + "]" * 300, "mine.yaml, line 2: lists and mappings are nested more than 20 deep"),
        (
            "champion:\n  " + "{a: " * 300 + "}" * 300,
            "mine.yaml, line 2: lists and mappings are nested more than 20 deep",
        ),
        ("name: x\n" + "- " * 300, "mine.yaml, line 2: not YAML"),
        ("- " * 300, "mine.yaml, line 1: lists and mappings are nested more than 20 deep"),
        ("name: x\nepithet: *x", "mine.yaml, line 2: anchors (&name) and aliases (*name) are not used in card files"),
        ("name: x\nepithet: &x y", "mine.yaml, line 2: anchors (&name) and aliases (*name) are not used"),
        ("name: x\ncards: !!set {a, b}", "mine.yaml, line 2: tags (!name) are not used in card files"),
        ("name: x\nepithet: !odd y", "mine.yaml, line 2: tags (!name) are not used in card files"),
        ("name: x\nepithet: \0", r"mine.yaml, line 2: the character '\x00' is not allowed in text"),
        ("name: x\nepithet: \ud83d", r"mine.yaml, line 2: the character '\ud83d' is not allowed in text"),
        ("name: x\n---\nname: y", "mine.yaml, line 2: not YAML"),
        ("name: x\n[1]: y", "mine.yaml, line 2: expected a name, found a list"),
        ("name: x\n? {a: b}\n: y", "mine.yaml, line 2: expected a name, found a mapping"),
    ],
)
def test_what_no_card_file_holds_is_refused_with_its_line(text: str, said: str) -> None:
    assert said in refusal(text)


PIECES = (
    ["[", "{", "[[],", "[],", "a,", "{a: [", "{}", "- ", "? ", ": ", "a: b\n", "a:\n", "- a\n", "draw: 1\n", "<<: {"],
    ["&a ", "!a ", "%TAG !a a\n", '"', "'", "#", "|\n", " ", "\n", "\t", "---\n", "1:", "1", "cards: {", "\U0001f525"],
)


@pytest.mark.parametrize("piece", [piece for pieces in PIECES for piece in pieces])
def test_a_long_file_is_refused_as_fast_as_it_is_read(piece: str) -> None:
    start = time.process_time()
    for opening in ("", "[", "{", "cards: {", "cards:\n - "):
        refusal(opening + piece * (SIZE // len(piece)))
    assert time.process_time() - start < 10


def test_a_file_is_not_read_beyond_what_a_card_file_may_hold(tmp_path: Path) -> None:
    assert refusal(" " * 100_001) == "mine.yaml: too long; a card file has at most 100,000 characters"
    long = tmp_path / "long.yaml"
    long.write_text("[" * 400_000)
    with pytest.raises(BadCards, match="too long; a card file"):
        deck_in(long)
    with pytest.raises(BadCards, match="a device, not a file"):
        deck_in(Path("/dev/zero"))


def test_a_file_in_which_everything_is_wrong_is_not_recited() -> None:
    said = refusal("".join(f"wrong-{number}: 1\n" for number in range(2000))).splitlines()
    assert len(said) == 101
    assert said[-1] == "mine.yaml: only the first 100 problems are shown"


@pytest.mark.parametrize("number", ["1" * 5000, "-" + "1" * 5000, "0x" + "f" * 5000, "1:" * 2000 + "1"])
@pytest.mark.parametrize(
    "ability", ["[draw: {}]", "[flip: {}]", "[add: {{amount: {}}}]", "[{}]", "{{limit: {}, effects: [draw]}}"]
)
def test_a_long_number_is_not_repeated(ability: str, number: str) -> None:
    said = refusal(
        deck_text("").replace('"cards": {}', f'"cards": {{2-of-clubs: {{title: A, action: {ability.format(number)}}}}}')
    )
    assert "2-of-clubs" in said
    assert len(said) < 1500


@given(st.text(min_size=1, max_size=30))
@settings(max_examples=25)
def test_whatever_text_is_accepted_comes_back_when_the_deck_travels(text: str) -> None:
    deck = {**yaml.safe_load(deck_text("")), "name": text}
    for written in (yaml.safe_dump(deck, allow_unicode=True), yaml.safe_dump(deck), json.dumps(deck)):
        if text.isprintable() and text.strip():
            assert read_deck("mine.yaml", written).name == text
        else:
            refusal(written)


def test_an_emoji_travels_with_the_deck(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(deck_text("cards: {2P: {title: Splint \U0001f525, action: [draw]}}"), encoding="utf-8")
    carried = deck_in(mine)
    assert "Splint \U0001f525" in deck_from_json(carried).titles
    game = gloaming.start("showdown", seed=1, deck_0=carried, deck_1=json.dumps(json.loads(carried)))
    assert isinstance(game, Showdown)
    assert [game.deck_of(seat).titles[0] for seat in range(2)] == ["Splint \U0001f525"] * 2


@pytest.mark.parametrize(
    "effect", ["win-ties: ", "win-ties: ~", "win-ties: null", "add: 0x3", "add: 1_0", "flip: {keep-from: }"]
)
def test_what_is_written_oddly_travels_too(tmp_path: Path, effect: str) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(
        GOOD.replace("- flip: 8", f"- {effect}") if "flip" in effect else GOOD.replace("[win-ties]", f"[{effect}]")
    )
    assert deck_from_json(deck_in(mine)).abilities == read_deck("mine.yaml", mine.read_text()).abilities
